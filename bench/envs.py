"""Baluchon's environments beside those of well-known libraries: random play, measured in one run, as ratios.

    python bench/envs.py              # everything
    python bench/envs.py --quick      # a glance
    python bench/envs.py --json > figures.json

Baluchon has to be installed in its compiled form, with the extra `rl`, in the Python that runs this. The peers live
in an environment of their own (build/envs-venv, made on the first run); one that does not install is left out and
named. What is compared is measured side by side, several times over, in processor time, and the median ratio counts.
A batch is measured twice: in one process, and spread over all cores, where the time that passes counts; of this it is
asked how many times as fast as the AEC loop it is.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import venv
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEERS_VENV = ROOT / "build" / "envs-venv"
PEERS_PYTHON = PEERS_VENV / "bin" / "python"
PINS = (
    ("pettingzoo==1.27.0", "pygame==2.6.1", "shimmy==2.0.1", "open_spiel==2.0.2", "numpy==2.4.6"),
    ("pgx==2.6.0",),
)
"""Installed group by group, so that one that cannot be had keeps none of the others out."""
GAMES = ("road-trip-europa", "trekking-through-history", "trekking-the-world", "lets-take-a-hike", "tour-du-monde")
BATCH = 1024
TIMEOUT = 600
SPREAD = "spread-batch"
"""The loop whose time is the time that passes: it has several processes."""

Play = Callable[[], int]
"""Plays for a moment and returns how many decisions were made."""


def aec(env: Any, masked: Callable[[Any, Any], Any]) -> Play:
    """The loop that PettingZoo's documentation shows, with a random legal action; `masked` finds the mask."""
    env.reset(seed=1)
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)

    def play() -> int:
        decisions = 0
        env.reset()
        for agent in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(masked(observation, info)))
            decisions += 1
        return decisions

    return play


def baluchon_aec(game: str) -> Play:
    env = import_module("baluchon.envs.pettingzoo").env(game)
    return aec(env, lambda _, info: info["action_mask"])


def pettingzoo(name: str) -> Play:
    env = import_module(f"pettingzoo.classic.{name}").env()
    return aec(env, lambda observation, _: observation["action_mask"])


def open_spiel(name: str) -> Play:
    """OpenSpiel's own loop: legal actions, one of them; chance outcomes as likely as they are."""
    pyspiel = import_module("pyspiel")
    import_module("baluchon.envs.openspiel" if name.startswith("baluchon") else "open_spiel.python.games")
    game = pyspiel.load_game(name)

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                decisions += 1
        return decisions

    return play


def baluchon_open_spiel(game: str) -> Play:
    return open_spiel(f"baluchon_{game.replace('-', '_')}")


def batch(game: str, workers: int = 1) -> Play:
    games = import_module("baluchon.envs").batch(game, n=BATCH, workers=workers)
    games.reset(1)

    def play() -> int:
        for _ in range(10):
            games.step(games.random_moves())
        return 10 * BATCH

    return play


def spread_batch(game: str) -> Play:
    return batch(game, os.cpu_count() or 1)


def pgx(name: str) -> Play:
    """1,024 games on the processor, stepped by one compiled function that also picks the actions."""
    jax, library = import_module("jax"), import_module("pgx")
    env = library.make(name)
    step = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def random_step(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype("float32"))
        one, other = jax.random.split(key)
        actions = jax.random.categorical(one, logits, axis=-1)
        return jax.vmap(step)(state, actions, jax.random.split(other, BATCH))

    stepped = jax.jit(random_step)
    kept = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH)), jax.random.PRNGKey(1)]

    def play() -> int:
        state, key = kept
        for _ in range(10):
            key, used = jax.random.split(key)
            state = stepped(state, used)
        kept[:] = [jax.block_until_ready(state), key]
        return 10 * BATCH

    return play


LOOPS: dict[str, Callable[[str], Play]] = {
    "aec": baluchon_aec,
    "open-spiel": baluchon_open_spiel,
    "batch": batch,
    SPREAD: spread_batch,
    "pettingzoo": pettingzoo,
    "openspiel": open_spiel,
    "pgx": pgx,
}
PEERS = ("pettingzoo", "openspiel", "pgx")


@dataclass(frozen=True)
class Comparison:
    """One loop of ours, named KIND:GAME, beside another loop, and how many times faster it is to be."""

    ours: str
    beside: str
    target: float | None


COMPARISONS = (
    *(
        Comparison(f"aec:{game}", f"pettingzoo:{peer}", 3)
        for game in GAMES
        for peer in ("connect_four_v3", "hanabi_v5")
    ),
    *(
        Comparison(f"open-spiel:{game}", f"openspiel:{peer}", 1)
        for game in GAMES
        for peer in ("python_tic_tac_toe", "python_liars_poker")
    ),
    *(Comparison(f"batch:{game}", f"aec:{game}", None) for game in GAMES),
    *(Comparison(f"{SPREAD}:{game}", f"aec:{game}", 10) for game in GAMES),
    *(Comparison(f"batch:{game}", "pgx:sparrow_mahjong", None) for game in GAMES),
)


def measure(loop: str, seconds: float) -> float:
    """Microseconds for one decision; the fastest of five stretches, after a first one."""
    kind, name = loop.split(":")
    clock = perf_counter if kind == SPREAD else process_time
    random.seed(1)
    play = LOOPS[kind](name)
    play()
    found = []
    for _ in range(5):
        begun, decisions = clock(), 0
        while clock() - begun < seconds / 5:
            decisions += play()
        found.append((clock() - begun) / decisions * 1e6)
    return min(found)


def ask(loop: str, seconds: float) -> float | str:
    """What `measure` finds in a process of its own; a text if it cannot be run."""
    python = PEERS_PYTHON if loop.partition(":")[0] in PEERS else Path(sys.executable)
    command = [str(python), "-W", "ignore", __file__, "--measure", loop, "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT)
    if done.returncode != 0:
        return (done.stderr.strip().splitlines() or ["it failed without a word"])[-1]
    return float(done.stdout)


def make_venv() -> None:
    if PEERS_PYTHON.exists():
        return
    print(f"Installing the peers into {PEERS_VENV} …", file=sys.stderr)
    venv.create(PEERS_VENV, with_pip=True)
    for group in PINS:
        command = [str(PEERS_PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check", *group]
        if subprocess.run(command).returncode != 0:
            print(f"{', '.join(group)} could not be installed; what needs it is left out", file=sys.stderr)


def run(rounds: int, seconds: float) -> tuple[dict[str, list[float]], dict[str, str]]:
    """Microseconds by loop and round, and why a loop could not be run."""
    found: dict[str, list[float]] = {}
    missing: dict[str, str] = {}
    loops = dict.fromkeys(loop for each in COMPARISONS for loop in (each.beside, each.ours))
    for _ in range(rounds):
        for loop in loops:
            if loop in missing:
                continue
            asked = ask(loop, seconds)
            if isinstance(asked, str):
                missing[loop] = asked
            else:
                found.setdefault(loop, []).append(asked)
    return found, missing


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="one short round")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    parser.add_argument("--measure", metavar="KIND:NAME", help="one loop only; prints microseconds per decision")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each loop is measured")
    chosen = parser.parse_args()
    if chosen.measure:
        print(measure(chosen.measure, chosen.seconds))
        return 0
    if not import_module("baluchon").__compiled__:
        print("Baluchon is not compiled here: install it with a C compiler at hand (make wheel)", file=sys.stderr)
        return 1
    make_venv()
    found, missing = run(1 if chosen.quick else 3, 0.5 if chosen.quick else chosen.seconds)
    rows = []
    for each in COMPARISONS:
        if each.ours in found and each.beside in found:
            pairs = zip(found[each.beside], found[each.ours], strict=True)
            ratio = median(theirs / ours for theirs, ours in pairs)
            rows.append(asdict(each) | {"ratio": ratio, "ok": each.target is None or ratio >= each.target})
    if chosen.json:
        print(json.dumps({"us": found, "missing": missing, "ratios": rows}, indent=1))
    else:
        report(found, missing, rows)
    return 0 if all(row["ok"] for row in rows) and len(rows) == len(COMPARISONS) else 1


def report(found: dict[str, list[float]], missing: dict[str, str], rows: list[dict[str, Any]]) -> None:
    print(f"{'microseconds for one decision':<45}{'median':>9}{'lowest':>9}{'highest':>9}")
    for loop, values in found.items():
        print(f"{loop:<45}{median(values):>9.2f}{min(values):>9.2f}{max(values):>9.2f}")
    print(f"\n{'how many times faster':<45}{'than':<34}{'ratio':>7}{'wanted':>8}")
    for row in rows:
        wanted = "" if row["target"] is None else f"{row['target']}×"
        print(f"{row['ours']:<45}{row['beside']:<34}{row['ratio']:>6.1f}×{wanted:>8}{'' if row['ok'] else '  missed'}")
    for loop, why in missing.items():
        print(f"\n{loop} could not be run: {why}")


if __name__ == "__main__":
    sys.exit(main())
