"""The slowest moves of Trekking the World: what are the legal moves, and go, over random positions.

Each position is asked about once; the slowest of them again, several times, and their best time counts, since
whatever else a machine does makes single calls look slow. Time is that of the processor. The first call for each
start, which lists its short ways, is measured on its own. The exit code is 1 if a call takes longer than the
limit: run it on the compiled package (bench/README.md).

    .venv/bin/python bench/routes.py
    .venv/bin/python bench/routes.py --positions 10000 --json
"""

import argparse
import json
import sys
from collections.abc import Callable
from time import thread_time
from typing import Any

import baluchon
from baluchon.games.trekking_the_world.components import COPIES, KINDS, LINKS, MOST_LINKS, PLACES, WORLD
from baluchon.games.trekking_the_world.routes import Routes
from baluchon.games.trekking_the_world.state import MOVE
from baluchon.kernel.bags import from_counts
from baluchon.kernel.bits import members
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.registry import game_by_id

LIMIT_MS = 2.0
AGAIN = 400
TRIES = 7
GAME = game_by_id("trekking-the-world")
RULES = GAME.rules


def position(chance: Chance, cards: int, near: int) -> Any:
    """Some seats, trekkers anywhere (or the others near the first), and so many cards in the first hand."""
    seats = 2 + chance.below(4)
    s: Any = GAME.start(seats, {}, chance)
    for _ in range(seats):
        RULES.play(s, s.turn, RULES.legal(s, s.turn)[0], chance)
    place = chance.below(PLACES)
    around = [other for other in members(WORLD.within(place, 0, near or MOST_LINKS)) if other != place]
    taken = []
    for trekker in s.trekkers:
        trekker.place = place
        taken.append(place)
        place = around.pop(chance.below(len(around)))
        if not around:
            around = [other for other in range(PLACES) if other not in taken and other != place]
    deck = [kind for kind in range(KINDS) for _ in range(COPIES[kind])]
    chance.shuffle(deck)
    s.trekkers[0].hand = from_counts([deck[:cards].count(kind) for kind in range(KINDS)])
    s.phase = MOVE
    return s


def slowest(states: list[Any], call: Callable[[Any], object]) -> tuple[float, float]:
    """The slowest call in milliseconds, and the average in microseconds."""
    times = []
    for n, s in enumerate(states):
        began = thread_time()
        call(s)
        times.append((thread_time() - began, n))
    average = sum(time for time, _ in times) / len(times)
    worst = 0.0
    for _, n in sorted(times, reverse=True)[:AGAIN]:
        best = 1.0
        for _ in range(TRIES):
            began = thread_time()
            call(states[n])
            best = min(best, thread_time() - began)
        worst = max(worst, best)
    return worst * 1e3, average * 1e6


def legal(s: Any) -> object:
    return RULES.legal(s, 0)


def farthest(s: Any) -> object:
    """Go to a place that may be reached: all lengths that fit are worked out."""
    moves = RULES.legal(s, 0)
    after = RULES.copy(s)
    RULES.play(after, 0, moves[len(moves) // 2], FastChance(1))
    return after


def first_calls() -> float:
    """The slowest first call for a start, in milliseconds, over fresh maps."""
    worst = 0.0
    for start in range(PLACES):
        best = 1.0
        for _ in range(3):
            fresh = Routes(PLACES, LINKS, MOST_LINKS)
            began = thread_time()
            fresh.ends(start, 0, 2)
            best = min(best, thread_time() - began)
        worst = max(worst, best)
    return worst * 1e3


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    if wanted.positions < 1:
        parser.error("--positions: at least 1")
    chance = FastChance(7)
    rows: list[dict[str, Any]] = [{"what": "first call for a start", "ms": round(first_calls(), 3), "us": None}]
    kinds = [("1 to 15 cards", 0, 0), ("20 cards", 20, 0), ("1 to 15 cards, others near", 0, 3)]
    for name, cards, near in kinds:
        states = [position(chance, cards or 1 + chance.below(15), near) for _ in range(wanted.positions)]
        for what, call, some in (
            ("legal", legal, states),
            ("legal and go", farthest, states[: wanted.positions // 5 + 1]),
        ):
            worst, average = slowest(some, call)
            rows.append({"what": f"{what}, {name}", "ms": round(worst, 3), "us": round(average, 2)})
    ok = all(row["ms"] < LIMIT_MS for row in rows)
    if wanted.json:
        print(json.dumps({"compiled": baluchon.__compiled__, "positions": wanted.positions, "rows": rows, "ok": ok}))
    else:
        print(f"{'compiled' if baluchon.__compiled__ else 'plain'}, {wanted.positions} positions each")
        for row in rows:
            average = "" if row["us"] is None else f"  average {row['us']:8.2f} µs"
            print(f"{row['what']:40} slowest {row['ms']:7.3f} ms{average}")
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
