"""Every board on every screen: nothing scrolls, lies outside or under something else, no text is cut or broken.

Board and hand have their share of a phone, and stay where they are.
"""

from collections.abc import Callable

import pytest

from baluchon.kernel.registry import all_games
from tests.browser.driving import Guest
from tests.browser.looking import PHONES, SIZES, looks, play_on

pytestmark = pytest.mark.browser

GAMES = {game.id: game for game in all_games()}
MOMENTS = (0, 9, 25)
"""Own decisions before each look: early, middle and late."""
OTHERS = [
    {"kind": "bot", "level": "novice", "name": name}
    for name in ("Maximilienne-Alexandrine", "Jonas", "Chloé", "Otto", "Bo")
]


@pytest.mark.parametrize("game", GAMES)
def test_a_board_fits_every_screen(guest: Callable[..., Guest], game: str) -> None:
    """With as many seats as there may be, once with as few; in the language of the longest words, with a long name."""
    ana = guest(language="de")
    found: dict[str, list[str]] = {}
    places: dict[str, dict[str, list[int]]] = {}

    def look(when: str, sizes: tuple[tuple[int, int], ...] = SIZES) -> bool:
        ana.page.reload()
        ana.page.wait_for_selector("main.table .zones")
        if over := ana.is_over:
            ana.page.locator(".end header .quiet").click()
        for seen in looks(ana, sizes):
            if places.setdefault(seen.size, seen.places) != seen.places:
                seen.wrongs.append(f"places moved from {places[seen.size]} to {seen.places}")
            for wrong in seen.wrongs:
                found.setdefault(wrong, []).append(f"{seen.size} {when}")
        return over

    table = ana.open(game, [{"kind": "here"}, *OTHERS[: GAMES[game].max_seats - 1]])
    for moves in MOMENTS:
        play_on(ana, table, moves)
        if look(f"after {moves}"):
            break
    places.clear()
    table = ana.open(game, [{"kind": "here"}, *OTHERS[: GAMES[game].min_seats - 1]])
    play_on(ana, table, MOMENTS[1])
    look("with few seats", ((1280, 720), *PHONES))
    assert not found, "\n".join(f"{wrong}: {', '.join(where)}" for wrong, where in found.items())
