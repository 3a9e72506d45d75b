"""Golden playthroughs of every game, number of seats and option; `pytest --update-goldens` writes them anew."""

from pathlib import Path

import pytest

from baluchon.kernel.declaration import Game
from baluchon.testing import Setting, settings
from baluchon.testing.goldens import check_golden, golden_file
from tests.conformance.ours import OURS, SETTINGS

GOLDENS = Path(__file__).parents[1] / "goldens"


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_playthrough(setting: Setting, update_goldens: bool) -> None:
    check_golden(GOLDENS, setting, update=update_goldens)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_no_golden_is_left_over(game: Game) -> None:
    kept = set((GOLDENS / game.id).glob("*"))
    assert kept <= {golden_file(GOLDENS, setting) for setting in settings(game)}
