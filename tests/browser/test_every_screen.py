"""Every board on every screen: nothing scrolls, lies outside or under something else, no text is cut or broken.

Board and hand have their share of a phone, and stay where they are.
"""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from baluchon.kernel.registry import all_games
from tests.browser.driving import Guest
from tests.browser.looking import PHONES, SIZES, TELLING, looks, play_on
from tests.sampling import sample

pytestmark = pytest.mark.browser

GAMES = {game.id: game for game in all_games()}


class Scope(NamedTuple):
    """How much is looked at."""

    sizes: tuple[tuple[int, int], ...]
    moments: tuple[int, ...]
    """Own decisions before each look."""
    few_seats: bool
    """Whether a table of few is looked at, too, which has more room."""


TELLING_SCOPE = Scope(TELLING, (0, 25), few_seats=False)
WHOLE_SCOPE = Scope(SIZES, (0, 9, 25), few_seats=True)
OTHERS = [
    {"kind": "bot", "level": "novice", "name": name}
    for name in ("Maximilienne-Alexandrine", "Jonas", "Chloé", "Otto", "Bo")
]


@pytest.mark.parametrize(
    "scope", [TELLING_SCOPE, pytest.param(WHOLE_SCOPE, marks=pytest.mark.soak)], ids=["telling", "all"]
)
@pytest.mark.parametrize("game", GAMES)
def test_a_board_fits_every_screen(guest: Callable[..., Guest], game: str, scope: Scope) -> None:
    """With as many seats as there may be, once with as few; in the language of the longest words, with a long name."""
    ana = guest(language="de")
    found: dict[str, list[str]] = {}
    places: dict[str, dict[str, list[int]]] = {}

    def look(when: str) -> bool:
        ana.page.wait_for_selector("main.table .zones")
        ana.wait_asked()
        if over := ana.is_over:
            ana.page.locator(".end header .quiet").click()
        for seen in looks(ana, scope.sizes):
            if places.setdefault(seen.size, seen.places) != seen.places:
                seen.wrongs.append(f"places moved from {places[seen.size]} to {seen.places}")
            for wrong in seen.wrongs:
                found.setdefault(wrong, []).append(f"{seen.size} {when}")
        return over

    first, *later = scope.moments
    table = ana.open(game, [{"kind": "here"}, *OTHERS[: GAMES[game].max_seats - 1]], moves=first)
    over = look(f"after {first}")
    for moves in later:
        if over:
            break
        play_on(ana, table, moves)
        ana.page.reload()
        over = look(f"after {moves}")
    if scope.few_seats:
        places.clear()
        ana.open(game, [{"kind": "here"}, *OTHERS[: GAMES[game].min_seats - 1]], moves=9)
        look("with few seats")
    assert not found, "\n".join(f"{wrong}: {', '.join(where)}" for wrong, where in found.items())


def test_the_end_and_the_replay_fit_a_phone(guest: Callable[..., Guest]) -> None:
    ana = guest(language="fr")
    table = ana.open("road-trip-europa", OTHERS[:4])
    ana.page.wait_for_selector("#end-title")
    for width, height in PHONES:
        ana.page.set_viewport_size({"width": width, "height": height})
        scores = ana.page.locator(".end .scroll")
        assert scores.evaluate("(each) => each.scrollWidth - each.clientWidth") <= 0, f"columns at {width}x{height}"
        assert ana.overflow() <= 0
    ana.go(f"replay/{table}/5")
    ana.page.wait_for_selector(".replay .zones")
    assert {seen.size: seen.wrongs for seen in looks(ana, PHONES) if seen.wrongs} == {}


ENOUGH = 6
"""Decisions by touch for each game: the first ones are of every kind that phones have little room for."""
NOT_A_JOKER = "button.may:not(.on):not(:has(.joker))"
"""What can be touched first; with a joker one more card is chosen, which is a decision more."""
BUTTON = "#prompt .button:not(.quiet)"
ANSWERED_OR_TRIED = """([button, before]) => document.querySelector('section.board[aria-busy=true]') === null
  && (document.querySelector('#prompt')?.dataset.decision !== before || document.querySelector(button) !== null)"""


@pytest.mark.parametrize("game", sample(list(GAMES), keep=2))
def test_at_twice_the_size_a_decision_takes_one_or_two_taps(guest: Callable[..., Guest], game: str) -> None:
    """At 200 % a laptop's screen is one of 640 × 360: what was tried and the button that does it are both in sight."""
    ana = guest(size=(640, 360), language="fr", scale=2)
    ana.open(game, [{"kind": "here"}, *OTHERS[:1]])
    ana.wait_asked()
    page = ana.page
    for _ in range(ENOUGH):
        before = ana.decision
        for place in (".zone-hand", "section.board"):
            if (first := page.locator(f"{place} {NOT_A_JOKER}").first).count() > 0:
                ana.touch(first)
                break
        page.wait_for_function(ANSWERED_OR_TRIED, arg=[BUTTON, before])
        if ana.decision == before:
            answer = page.locator(BUTTON).last
            expect(answer).to_be_in_viewport(ratio=1)
            answer.click()
        ana.wait_asked(other_than=before)
