"""Compiled or plain, the rules play the same games: after every move, in every imagined world, to the last score.

The two runs also have two different PYTHONHASHSEEDs, so that no order of a set or dict can reach the rules of either.
"""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import baluchon
from baluchon.kernel.declaration import Game
from baluchon.testing import settings
from baluchon.testing.digests import Digests
from baluchon.testing.goldens import golden_file
from tests.conformance.ours import OURS

ROOT = Path(__file__).parents[1]
GOLDENS = ROOT / "tests" / "goldens"


def digests(game: str, path: Path | None, hash_seed: int) -> Digests | None:
    """What the rules give in a process of their own: those in a folder, or those installed (None if there are none)."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["PYTHONHASHSEED"] = str(hash_seed)
    if path is not None:
        environment["PYTHONPATH"] = os.pathsep.join([str(path), str(ROOT / "build" / "metadata")])
    command = [sys.executable, "-m", "baluchon.testing.digests", game]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0 and "No module named 'baluchon'" in done.stderr and path is None:
        return None
    assert done.returncode == 0, done.stderr
    return msgspec.json.decode(done.stdout, type=Digests)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_compiled_and_plain_rules_play_the_same_games(game: Game) -> None:
    plain = digests(game.id, ROOT / "src", hash_seed=1)
    installed = digests(game.id, None, hash_seed=2)
    assert plain is not None
    assert not plain.compiled
    # Where nothing is compiled for want of a C compiler, plain rules are still held to the golden games.
    assert (installed is not None and installed.compiled) or not baluchon.__compiled__
    other = installed or digests(game.id, ROOT / "src", hash_seed=2)
    assert other is not None
    for run in (plain, other):
        for table, lines in plain.trails.items():
            assert run.trails[table] == lines, table
        for setting in [setting for version in game.versions for setting in settings(version)]:
            file = golden_file(GOLDENS, setting)
            assert file.is_file(), f"{setting} has no golden playthrough: pytest --update-goldens"
            assert run.goldens[str(setting)] == file.read_text(encoding="utf-8")
