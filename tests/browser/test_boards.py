"""Boards in the middle of a game: accessible in both themes, complete in every language, within every screen."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from tests.browser import test_lets_take_a_hike as hike
from tests.browser import test_trekking_the_world as world
from tests.browser import test_trekking_through_history as history
from tests.browser.driving import DESKTOP, PHONE, Guest, found_on

pytestmark = pytest.mark.browser


class Board(NamedTuple):
    game: str
    screens: Callable[[Guest, int], Iterator[str]]
    """Plays on, and stops wherever there is something new to be seen."""
    some: int
    """Seats for a look at everything."""
    most: int
    """Seats for little room."""
    tight: str = ""
    """What a text must not be wider than, on a desktop."""


BOARDS = [
    Board(hike.GAME, hike.screens, some=4, most=5),
    Board(history.GAME, history.screens, some=3, most=4),
    Board(world.GAME, world.screens, some=3, most=5, tight=".world button, .world th, .world h3"),
]
every_board = pytest.mark.parametrize("board", BOARDS, ids=[board.game for board in BOARDS])


@every_board
def test_a_table_in_play_is_accessible_in_both_themes(guest: Callable[..., Guest], board: Board) -> None:
    ana = guest()
    some = (screen for n, screen in enumerate(board.screens(ana, board.some)) if n <= 2 or n % 3 == 0)
    assert found_on(some, ana.violations_in_both_themes) == {}


@every_board
@pytest.mark.parametrize(
    ("language", "size"),
    [
        ("fr", PHONE),
        ("de", DESKTOP),  # longer words: on phones test_every_screen looks at them
        pytest.param("de", PHONE, marks=pytest.mark.soak),
        pytest.param("fr", DESKTOP, marks=pytest.mark.soak),
    ],
)
def test_every_text_is_there_and_fits(
    guest: Callable[..., Guest], board: Board, language: str, size: tuple[int, int]
) -> None:
    ana = guest(size=size, language=language)
    tight = board.tight if size == DESKTOP else ""
    assert found_on(board.screens(ana, board.most), lambda: ana.misfits(tight)) == {}
