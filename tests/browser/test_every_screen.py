"""Every board on every screen: nothing scrolls, nothing lies outside or under something else, no text is cut."""

from collections.abc import Callable

import pytest

from baluchon.kernel.registry import all_games
from tests.browser.driving import Guest
from tests.browser.looking import misfits, play_on

pytestmark = pytest.mark.browser

GAMES = {game.id: game for game in all_games()}
MOMENTS = (0, 9, 25)
"""Own decisions before each look: early, middle and late."""


@pytest.mark.parametrize("game", GAMES)
def test_a_board_fits_every_screen(guest: Callable[..., Guest], game: str) -> None:
    """With as many seats as there may be, in the language with the longest words, and with a long name."""
    ana = guest(language="de")
    others = [
        {"kind": "bot", "level": "novice", "name": name}
        for name in ("Maximilienne-Alexandrine", "Jonas", "Chloé", "Otto", "Bo")
    ]
    table = ana.open(game, [{"kind": "here"}, *others[: GAMES[game].max_seats - 1]])
    found: dict[str, list[str]] = {}
    for moves in MOMENTS:
        play_on(ana, table, moves)
        ana.page.reload()
        ana.page.wait_for_selector("main.table .zones")
        if over := ana.is_over:
            ana.page.locator(".end header .button").click()
        for size, wrongs in misfits(ana):
            for wrong in wrongs:
                found.setdefault(wrong, []).append(f"{size} after {moves}")
        if over:
            break
    assert not found, "\n".join(f"{wrong}: {', '.join(where)}" for wrong, where in found.items())
