"""Plays the scenes and ceremonies of many games, and says what was wrong in which: `python -m tools.scenes --help`.

The games are played here, as fast as they go; the client's tests of scenes are given each of their moves as the first
seat saw it. Game 17 is the same every time: `python -m tools.scenes trekking-the-world --first 17 --games 1`.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from baluchon.kernel.declaration import Game
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.testing import Setting, settings
from tools.building import NpmFailed, npm
from tools.played_frames import frames, moves

GAMES = 200
AT_ONCE = 20
"""Games that are looked at together: all of their moves are in memory."""
TESTS = "tests/scenes.test.ts"


@dataclass(frozen=True)
class Finding:
    """Something wrong in a game."""

    game: str
    number: int
    what: str
    """The test that failed, and how."""

    def __str__(self) -> str:
        again = f"python -m tools.scenes {self.game} --first {self.number} --games 1"
        return f"{self.game}, game {self.number}: {self.what}\n  again: {again}"


def explore(game: Game, numbers: range) -> Iterator[Finding]:
    """What is wrong in these games."""
    for first in range(0, len(numbers), AT_ONCE):
        with TemporaryDirectory() as folder:
            some = numbers[first : first + AT_ONCE]
            for number in some:
                played = frames(game, list(moves(table_of(game, number), number)))
                Path(folder, f"{game.id.replace('-', '_')}-{number}.json").write_bytes(played)
            yield from _found(game, Path(folder))


def table_of(game: Game, number: int) -> Setting:
    """Where a game is played: every number of seats and every option comes in turn."""
    tables = settings(game)
    return tables[number % len(tables)]


def _found(game: Game, folder: Path) -> Iterator[Finding]:
    with TemporaryDirectory() as place:
        said, report = "", Path(place, "report.json")
        command = ("test", "--", TESTS, "--reporter=json", f"--outputFile={report}")
        try:
            npm(*command, environment={"BALUCHON_FRAMES": str(folder)}, with_checks=True)
        except NpmFailed as error:
            said = f"{error.said}{error}"
        if not report.exists():
            raise RuntimeError(f"the tests of the client did not run: {said}")
        results = json.loads(report.read_text(encoding="utf-8"))
    tests = [test for file in results["testResults"] for test in file["assertionResults"]]
    if not tests:
        raise RuntimeError(f"the client has no test of these games: {said}")
    for test in tests:
        if test["status"] != "passed":
            number = int(test["ancestorTitles"][0].rpartition("-")[2])
            yield Finding(game.id, number, f"{test['title']}: {_first_lines(test['failureMessages'])}")


def _first_lines(messages: Sequence[str]) -> str:
    """What differed, without where the test stands."""
    return "\n".join(messages).partition("\n    at ")[0][:600]


def main(words: Sequence[str] | None = None) -> int:
    """Explore; the exit code tells whether anything was found."""
    parser = argparse.ArgumentParser("python -m tools.scenes", description=(__doc__ or "").split("\n", 1)[0])
    names = [game.id for game in all_games()]
    parser.add_argument("game", nargs="*", choices=[*names, []], help=f"all of them if none is named: {names}")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (default: 0)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many of each (default: {GAMES})")
    chosen = parser.parse_args(words)
    if chosen.first < 0 or chosen.games < 1 or chosen.first + chosen.games > 256:
        parser.error("games are numbered from 0 to 255: ask for fewer, or begin earlier")
    found = 0
    for name in chosen.game or names:
        numbers = range(chosen.first, chosen.first + chosen.games)
        findings = list(explore(game_by_id(name), numbers))
        found += len(findings)
        print("\n".join(map(str, findings)) or f"{name}: {len(numbers)} games, nothing wrong", flush=True)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
