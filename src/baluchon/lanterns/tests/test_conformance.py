"""What holds for every game: every check at every table, the clauses, and the golden playthroughs."""

from pathlib import Path

import pytest

from baluchon.lanterns import GAME
from baluchon.testing import CHECKS, GAME_CHECKS, Check, GameCheck, Setting, name_of, settings
from baluchon.testing.clauses import clauses_have_tests
from baluchon.testing.goldens import check_golden

HERE = Path(__file__).parent


@pytest.mark.parametrize("check", GAME_CHECKS, ids=name_of)
def test_declaration(check: GameCheck) -> None:
    check(GAME)


@pytest.mark.parametrize("setting", settings(GAME), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=name_of)
def test_play(check: Check, setting: Setting) -> None:
    check(setting)


def test_every_clause_has_a_test() -> None:
    clauses_have_tests(GAME, HERE)


@pytest.mark.parametrize("setting", settings(GAME), ids=str)
def test_playthrough(setting: Setting, update_goldens: bool) -> None:
    """Written by `pytest --update-goldens`; review the difference whenever you write them anew."""
    check_golden(HERE / "goldens", setting, update=update_goldens)
