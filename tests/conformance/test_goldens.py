"""Golden playthroughs of every version, number of seats and option of a game; `pytest --update-goldens` writes them."""

from pathlib import Path

import pytest

from baluchon.kernel.declaration import Game
from baluchon.testing import Setting, settings
from baluchon.testing.goldens import check_golden, golden_file
from tests.conformance.ours import VERSIONS

GOLDENS = Path(__file__).parents[1] / "goldens"


@pytest.mark.parametrize("setting", [table for game in VERSIONS for table in settings(game)], ids=str)
def test_playthrough(setting: Setting, update_goldens: bool) -> None:
    check_golden(GOLDENS, setting, update=update_goldens)


@pytest.mark.parametrize("game", VERSIONS, ids=lambda game: f"{game.id}@{game.version}")
def test_no_golden_is_left_over(game: Game) -> None:
    files = {golden_file(GOLDENS, setting) for setting in settings(game)}
    (folder,) = {file.parent for file in files}
    assert set(folder.glob("*")) <= files


def test_no_folder_of_goldens_is_left_over() -> None:
    assert {each.name for each in GOLDENS.iterdir()} == {settings(game)[0].table_of for game in VERSIONS}
