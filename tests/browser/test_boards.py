"""Boards in the middle of a game: accessible in both themes, complete in every language, within every screen."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from tests.browser import test_lets_take_a_hike as hike
from tests.browser import test_trekking_the_world as world
from tests.browser import test_trekking_through_history as history
from tests.browser.driving import DESKTOP, PHONE, Guest

pytestmark = pytest.mark.browser


class Board(NamedTuple):
    game: str
    screens: Callable[[Guest, int], Iterator[str]]
    """Plays on, and stops wherever there is something new to be seen."""
    seats: int
    """As many as there may be: the least room."""
    tight: str = ""
    """What a text must not be wider than, on a desktop."""


BOARDS = [
    Board(hike.GAME, hike.screens, seats=5),
    Board(history.GAME, history.screens, seats=4),
    Board(world.GAME, world.screens, seats=5, tight=".world button, .world th, .world h3"),
]


@pytest.mark.parametrize("language", ["fr", pytest.param("de", marks=pytest.mark.soak)])
@pytest.mark.parametrize("board", BOARDS, ids=[board.game for board in BOARDS])
def test_a_table_in_play_is_whole(guest: Callable[..., Guest], board: Board, language: str) -> None:
    """One walk, and at every stop all that can be wrong; in German test_every_screen looks at tables in play, too."""
    ana = guest(size=PHONE, language=language)
    found: dict[str, list[Any]] = {}
    for n, screen in enumerate(board.screens(ana, board.seats)):
        found[f"{screen}, phone"] = ana.misfits()
        ana.show_at(DESKTOP)
        found[f"{screen}, desktop"] = ana.misfits(board.tight)
        if n <= 2 or n % 3 == 0:
            found[f"{screen}, for everyone"] = ana.violations_in_both_themes()
        ana.show_at(PHONE)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}
