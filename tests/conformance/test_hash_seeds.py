"""The same game under every PYTHONHASHSEED: no order of a set or dict reaches the rules."""

import os
import subprocess
import sys

import pytest

from tests.conformance.ours import OURS


def digests(game: str, hash_seed: str) -> bytes:
    command = [sys.executable, "-m", "baluchon.testing.digests", game]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=environment, check=True, capture_output=True).stdout


@pytest.mark.parametrize("game", [game.id for game in OURS])
def test_the_same_games_under_two_hash_seeds(game: str) -> None:
    assert digests(game, "1") == digests(game, "2")
