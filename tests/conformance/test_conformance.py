"""The suites of `baluchon.testing` over every registered game, every number of seats and every option."""

import pytest

from baluchon.kernel.declaration import Game
from baluchon.testing import CHECKS, GAME_CHECKS, Check, GameCheck, Setting, name_of
from tests.conformance.ours import EARLIER, OURS, SETTINGS


@pytest.mark.parametrize("check", GAME_CHECKS, ids=name_of)
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_declaration(game: Game, check: GameCheck) -> None:
    check(game)


ALONE = {"encodings_hold", "previews_come_true", "previews_name_what_is_there"}
"""Checks that reach what no other test does; the rest play the same rules again, and are quicker untraced."""
MEASURED = [pytest.param(each, marks=[] if name_of(each) in ALONE else pytest.mark.no_cover) for each in CHECKS]


@pytest.mark.parametrize("check", MEASURED, ids=name_of)
@pytest.mark.parametrize("setting", [*SETTINGS, *EARLIER], ids=str)
def test_play(setting: Setting, check: Check) -> None:
    check(setting)
