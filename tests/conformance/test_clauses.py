"""Every rule clause of every game of ours has a test that cites it."""

from pathlib import Path

import pytest

from baluchon.kernel.declaration import Game
from baluchon.testing.clauses import clauses_have_tests
from tests.conformance.ours import OURS

TESTS = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_clause_has_a_test(game: Game) -> None:
    clauses_have_tests(game, TESTS / game.id.replace("-", "_"))
