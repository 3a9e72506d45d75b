"""Iterations per second of the tree search, compiled and plain, beside OpenSpiel's ISMCTS bot in the same run.

Run it with the Python that has Baluchon installed in its compiled form; the plain form is taken from `src`.
OpenSpiel (the extra `rl`) plays hearts: four seats, hidden hands, 52 decisions, its rollouts random to the end.
Baluchon's iterations go to the expert's horizon, by the game's own policy; beside them those of a search that
asks the game's net a shorter way ahead, and how many times as many these are. What is measured is
processor time, so that a busy machine disturbs little; how punctual the expert is, is real time.

    .venv/bin/python bench/search.py
    .venv/bin/python bench/search.py --seconds 0.5 --games tour-du-monde --json
    .venv/bin/python bench/search.py --this-form --seats 2 --seconds 0.2      # with and without the net
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
POSITIONS = 6
EXPERT_SECONDS = 0.25


def positions(game: Any, seats: int = SEATS) -> list[Any]:
    """Positions from the whole course of a game that the policy plays, each with a choice."""
    from baluchon.kernel.bits import lowest
    from baluchon.kernel.chance import FastChance
    from baluchon.kernel.position import Position

    seats = min(seats, game.max_seats)
    chance, rules = FastChance(1), game.rules
    state = game.start(seats, None, chance)
    found = []
    while mask := rules.to_act(state):
        seat = lowest(mask)
        legal = rules.legal(state, seat)
        if len(legal) > 1:
            found.append(Position(game, state, seat))
        rules.play(state, seat, rules.suggest(state, seat, legal, chance), chance)
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def measure(games: list[str], seconds: float, seats: int) -> list[dict[str, Any]]:
    """One row for each game in the form that this process runs."""
    import baluchon
    from baluchon.bots import bot_by_code
    from baluchon.bots.expert import search_by
    from baluchon.bots.judges import net_of
    from baluchon.kernel.chance import FastChance
    from baluchon.kernel.registry import all_games

    rows = []
    for game in all_games():
        if games and game.id not in games:
            continue
        rates: dict[bool, list[float]] = {False: [], True: []}
        lateness = []
        for position in positions(game, seats):
            net = net_of(game, position.seats)
            for guided in (False, True) if net else (False,):
                search = search_by(net if guided else None, position, FastChance(2), position.legal[0])
                begin = process_time()
                search.think(0, seconds)
                rates[guided].append(int(search.iterations) / (process_time() - begin))
            started = perf_counter()
            bot_by_code("expert").choose(position, FastChance(3))
            lateness.append((perf_counter() - started) / EXPERT_SECONDS)
        rows.append(
            {
                "game": game.id,
                "compiled": baluchon.__compiled__,
                "iterations_per_second": round(median(rates[False])),
                "low": round(min(rates[False])),
                "high": round(max(rates[False])),
                "with_net": round(median(rates[True])) if rates[True] else None,
                "expert_time_worst": round(max(lateness), 3),
            }
        )
    return rows


def openspiel(seconds: float) -> float | None:
    """Simulations per second of OpenSpiel's bot at the first choice in hearts; None if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    state = pyspiel.load_game("hearts").new_initial_state()
    dealt = 0
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[dealt * 7 % len(state.legal_actions())])
        dealt += 1
    simulations = 500
    times: list[float] = []
    while sum(times) < seconds:
        evaluator = pyspiel.RandomRolloutEvaluator(1, len(times))
        last = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(len(times), evaluator, 1.4, simulations, -1, last, False, False)
        begin = process_time()
        bot.step(state)
        times.append(process_time() - begin)
    return simulations / median(times)


def plain_rows(arguments: list[str]) -> list[dict[str, Any]]:
    """The same measured by another process that runs the sources."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, __file__, *arguments, "--this-form", "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    rows: list[dict[str, Any]] = json.loads(done.stdout)["rows"]
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each position")
    parser.add_argument("--games", nargs="*", default=[], help="only these")
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--this-form", action="store_true", help="only the form that is imported")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    rows = measure(chosen.games, chosen.seconds, chosen.seats)
    peer = None if chosen.this_form else openspiel(chosen.seconds)
    if not chosen.this_form:
        games = ["--games", *chosen.games] if chosen.games else []
        rows += plain_rows(["--seconds", str(chosen.seconds), "--seats", str(chosen.seats), *games])
    if chosen.json:
        print(json.dumps({"rows": rows, "openspiel_hearts": peer}, indent=2))
        return
    titles = f"{'game':26}{'form':10}{'iterations/s':>14}{'low – high':>20}{'with the net':>20}"
    print(f"{titles}{'expert, worst time':>20}{'of OpenSpiel':>14}")
    for row in rows:
        form = "compiled" if row["compiled"] else "plain"
        spread = f"{row['low']} – {row['high']}"
        ratio = f"{row['iterations_per_second'] / peer:.2f}×" if peer else ""
        late = f"{row['expert_time_worst']:.1%}"
        rate, guided = row["iterations_per_second"], row["with_net"]
        asked = f"{guided} ({guided / rate:.2f}×)" if guided else "–"
        print(f"{row['game']:26}{form:10}{rate:>14}{spread:>20}{asked:>20}{late:>20}{ratio:>14}")
    if peer:
        from baluchon.extras import how_to_install

        print(f"OpenSpiel ISMCTSBot, hearts: {peer:.0f} simulations/s")
    elif not chosen.this_form:
        print(f"OpenSpiel is not installed here: {how_to_install('rl')}")


if __name__ == "__main__":
    main()
