"""Baluchon's random play beside that of well-known peers, measured in one run, as ratios.

Peers live in an environment of their own (build/peers-venv, made on the first run) and are
played by `random_play.py`; Baluchon measures itself with `baluchon bench`. What is compared is
measured side by side, several times over, and the median ratio counts: machines are noisy.
How to read the report: bench/README.md.
"""

import argparse
import json
import os
import subprocess
import sys
import venv
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEERS_VENV = ROOT / "build" / "peers-venv"
PEERS_PYTHON = PEERS_VENV / "bin" / "python"
PINS = (
    "open_spiel==2.0.2",
    "rlcard==1.2.0",
    "catanatron==3.2.1",
    "networkx==3.6.1",  # catanatron's only dependency
    "numpy==2.4.6",  # OpenSpiel's and RLCard's Python games spend part of their time in it
)
SEATS = 4
TIMEOUT = 600

PEER_NAMES = {
    "goofspiel": "OpenSpiel goofspiel, C++ driven from Python, 4 seats",
    "liars-poker": "OpenSpiel python_liars_poker, pure Python, 2 seats",
    "uno": "RLCard uno, its environment stepped, 2 seats",
    "catanatron": "catanatron, four RandomPlayers",
}
FIGURE_NAMES = {
    "us_decision_python": "loop in Python",
    "us_decision_playout": "playout",
    "us_copy": "copy",
}


class RunError(Exception):
    """Something keeps the run from going on; the text says what to do about it."""


@dataclass(frozen=True)
class Requirement:
    """`figure` of `game` is at least `target` times faster than one decision of `peer`."""

    game: str
    compiled: bool
    figure: str
    peer: str
    target: float


REQUIREMENTS = (
    Requirement("road-trip-europa", True, "us_decision_python", "goofspiel", 2),
    Requirement("road-trip-europa", True, "us_decision_playout", "goofspiel", 5),
    Requirement("road-trip-europa", True, "us_copy", "goofspiel", 2),
    Requirement("road-trip-europa", False, "us_decision_python", "liars-poker", 3),
    Requirement("road-trip-europa", False, "us_decision_python", "uno", 5),
    Requirement("road-trip-europa", False, "us_decision_python", "catanatron", 5),
    Requirement("trekking-through-history", True, "us_decision_playout", "goofspiel", 2),
    Requirement("trekking-through-history", True, "us_copy", "goofspiel", 0.5),
    Requirement("trekking-the-world", True, "us_decision_playout", "goofspiel", 1),
    Requirement("trekking-the-world", True, "us_copy", "goofspiel", 0.5),
    Requirement("lets-take-a-hike", True, "us_decision_playout", "goofspiel", 2),
    Requirement("lets-take-a-hike", True, "us_copy", "goofspiel", 0.5),
    Requirement("tour-du-monde", True, "us_decision_playout", "goofspiel", 2),
    Requirement("tour-du-monde", True, "us_copy", "goofspiel", 0.5),
)
GAMES = tuple(dict.fromkeys(each.game for each in REQUIREMENTS))


@dataclass
class Measured:
    """Everything seen in the run, one entry per round."""

    ratios: dict[Requirement, list[float]] = field(default_factory=dict)
    peers: dict[str, list[float]] = field(default_factory=dict)
    games: dict[tuple[str, bool, str], list[float]] = field(default_factory=dict)


def progress(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def output(command: Sequence[str], environment: dict[str, str], what: str) -> str:
    try:
        done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        raise RunError(f"{what} did not finish within {TIMEOUT} s") from None
    if done.returncode:
        said = "\n".join((done.stderr or done.stdout).strip().splitlines()[-15:])
        raise RunError(f"{what} failed (exit code {done.returncode}):\n{said}")
    return done.stdout


def json_output(command: Sequence[str], environment: dict[str, str], what: str) -> Any:
    text = output(command, environment, what)
    try:
        return json.loads(text)
    except ValueError:
        raise RunError(f"{what} did not print JSON but: {text[:200]!r}") from None


def environment(compiled: bool = True) -> dict[str, str]:
    """Baluchon as installed, or, from `src`, its plain form."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if not compiled:
        variables["PYTHONPATH"] = str(ROOT / "src")
    return variables


def prepare_peers() -> None:
    """Make the peers' environment unless it stands complete: the stamp is written last."""
    stamp = PEERS_VENV / "pins.txt"
    wanted = "\n".join((sys.version, *PINS))
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    progress(f"Installing {', '.join(PINS[:3])} into {PEERS_VENV.relative_to(ROOT)} (once) …")
    venv.create(PEERS_VENV, clear=True, with_pip=True)
    pip = [str(PEERS_PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    output([*pip, *PINS], environment(), "installing the peers")
    stamp.write_text(wanted)


def peer_us(peer: str, seconds: float) -> float:
    script = ROOT / "bench" / "random_play.py"
    command = [str(PEERS_PYTHON), "-I", str(script), peer, str(seconds)]
    return float(json_output(command, environment(), f"random play of {peer}")["us_decision"])


def registered_games() -> list[str]:
    command = [sys.executable, "-m", "baluchon", "games", "--json"]
    return [game["id"] for game in json_output(command, environment(), "baluchon games")]


def game_row(game: str, compiled: bool) -> dict[str, Any]:
    """The four-seat row of `baluchon bench`, which has to be of the form asked for."""
    command = [sys.executable, "-m", "baluchon", "bench", game, "--json"]
    rows = json_output(command, environment(compiled), f"baluchon bench {game}")
    for row in rows:
        if row["game"] == game and row["seats"] == SEATS:
            if compiled and not row["compiled"]:
                raise RunError("the installed Baluchon is plain Python: install the wheel of `make wheel`")
            if row["compiled"] and not compiled:
                raise RunError("src holds compiled modules (.so): remove them, it has to be plain")
            return dict(row)
    raise RunError(f"baluchon bench {game} gave no row for {SEATS} seats")


def measure(requirements: Sequence[Requirement], rounds: int, seconds: float) -> Measured:
    measured = Measured()
    sides = list(dict.fromkeys((each.game, each.compiled) for each in requirements))
    for n in range(rounds):
        for game, compiled in sides:
            form = "compiled" if compiled else "plain"
            progress(f"Round {n + 1} of {rounds}: {game}, {form}, beside its peers …")
            here = [each for each in requirements if (each.game, each.compiled) == (game, compiled)]
            peers = {peer: peer_us(peer, seconds) for peer in {each.peer: None for each in here}}
            row = game_row(game, compiled)
            for peer, us in peers.items():
                measured.peers.setdefault(peer, []).append(us)
            for figure in FIGURE_NAMES:
                measured.games.setdefault((game, compiled, figure), []).append(row[figure])
            for each in here:
                ratio = peers[each.peer] / row[each.figure]
                measured.ratios.setdefault(each, []).append(ratio)
    return measured


def measure_peers(rounds: int, seconds: float) -> Measured:
    measured = Measured()
    for n in range(rounds):
        progress(f"Round {n + 1} of {rounds}: peers …")
        for peer in PEER_NAMES:
            measured.peers.setdefault(peer, []).append(peer_us(peer, seconds))
    return measured


def spread(values: Sequence[float]) -> dict[str, float]:
    return {"median": median(values), "low": min(values), "high": max(values)}


def report(measured: Measured, rounds: int) -> dict[str, Any]:
    requirements = [
        {**asdict(each), "ratio": spread(ratios), "ok": median(ratios) >= each.target}
        for each, ratios in measured.ratios.items()
    ]
    return {
        "pins": list(PINS),
        "rounds": rounds,
        "peers": [{"peer": peer, "us_decision": spread(values)} for peer, values in measured.peers.items()],
        "games": [
            {"game": game, "compiled": compiled, "figure": figure, "us": spread(values)}
            for (game, compiled, figure), values in measured.games.items()
        ],
        "requirements": requirements,
        "ok": all(each["ok"] for each in requirements),
    }


def form_and_figure(entry: dict[str, Any]) -> str:
    return f"{'compiled' if entry['compiled'] else 'plain'}, {FIGURE_NAMES[entry['figure']]}"


def printed_spread(values: dict[str, float]) -> str:
    return f"{values['median']:8.2f}  ({values['low']:.2f} to {values['high']:.2f})"


def print_report(found: dict[str, Any]) -> None:
    print(f"\nPeers, µs per decision: median (lowest to highest) of {found['rounds']} rounds")
    for peer in found["peers"]:
        print(f"  {PEER_NAMES[peer['peer']]:<52}{printed_spread(peer['us_decision'])}")
    if not found["requirements"]:
        return
    print(f"\nBaluchon, {SEATS} seats, µs per decision or copy")
    for game in found["games"]:
        print(f"  {game['game']:<26}{form_and_figure(game):<26}{printed_spread(game['us'])}")
    print("\nTimes faster than one decision of the peer")
    for each in found["requirements"]:
        verdict = "ok" if each["ok"] else "missed"
        print(
            f"  {each['game']:<26}{form_and_figure(each):<26}{each['peer']:<12}"
            f"{each['ratio']['median']:7.2f}×  target ≥ {each['target']:g}×  {verdict}"
        )
    missed = sum(not each["ok"] for each in found["requirements"])
    print(f"\n{missed} missed" if missed else "\nAll met")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Random play of Baluchon beside OpenSpiel, RLCard and catanatron, as ratios.",
        epilog="""examples:
  .venv/bin/python bench/peers.py                           all games
  .venv/bin/python bench/peers.py --quick --games road-trip-europa
  .venv/bin/python bench/peers.py --json > figures.json
  .venv/bin/python bench/peers.py --peers-only              the peers' own figures, no Baluchon

exit code: 0 all targets met, 1 one was missed or the run could not be made, 2 wrong usage""",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--json", action="store_true", help="print JSON on stdout, nothing else")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds: a glance")
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument("--games", metavar="ID,ID", help=f"some of {', '.join(GAMES)}")
    chosen.add_argument("--peers-only", action="store_true", help="measure only the peers")
    given = parser.parse_args()
    given.games = given.games.split(",") if given.games is not None else list(GAMES)
    unknown = [game for game in given.games if game not in GAMES]
    if unknown:
        parser.error(f"no targets for {', '.join(unknown)!r}; choose from {', '.join(GAMES)}")
    return given


def run(given: argparse.Namespace) -> int:
    rounds, seconds = (3, 0.3) if given.quick else (5, 1.0)
    if given.peers_only:
        prepare_peers()
        measured = measure_peers(rounds, seconds)
    else:
        registered = registered_games()
        requirements = [each for each in REQUIREMENTS if each.game in given.games and each.game in registered]
        for game in given.games:
            if game not in registered:
                progress(f"{game} is not registered: left out")
        if not requirements:
            raise RunError("none of these games is registered: nothing to measure")
        prepare_peers()
        measured = measure(requirements, rounds, seconds)
    found = report(measured, rounds)
    if given.json:
        print(json.dumps(found, indent=2))
    else:
        print_report(found)
    return 0 if found["ok"] else 1


def main() -> int:
    given = arguments()
    try:
        return run(given)
    except (RunError, OSError, subprocess.CalledProcessError) as error:
        progress(f"error: {error}")
        return 1
    except KeyboardInterrupt:
        progress("stopped")
        return 130


if __name__ == "__main__":
    sys.exit(main())
