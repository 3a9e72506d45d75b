"""The list view is a way to play: by keyboard and by what is read aloud, in every game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.driving import Guest
from tests.sampling import sample

pytestmark = pytest.mark.browser

BOT = {"kind": "bot", "level": "novice", "name": "Otto"}
HERE = {"kind": "here"}
MOST = 600
FEW = 4
GAMES = {
    "lets-take-a-hike": {},
    "road-trip-europa": {},
    "tour-du-monde": {"rounds": 1},
    "trekking-the-world": {},
    "trekking-through-history": {},
}
TO_THE_END = "road-trip-europa"
"""The game that `make test` plays to its end; whole games of others take up to two minutes."""
BEGUN = [(game, FEW) for game in GAMES if game != TO_THE_END]


def sit(ana: Guest, game: str) -> None:
    ana.open(game, [HERE, BOT], options=GAMES[game])
    ana.wait_asked()
    ana.menu("list-view")
    expect(ana.page.locator(".list .told p").first).to_be_visible()


def all_is_said(ana: Guest) -> None:
    """Keys say the table, the choices and what is new."""
    page, said = ana.page, ana.page.locator("[data-saying] p")
    page.keyboard.press("b")
    expect(said).to_have_text(page.locator(".list .told p").all_text_contents())
    page.keyboard.press("c")
    expect(said).to_have_text([text.strip() for text in page.locator(".list li button").all_text_contents()])
    page.keyboard.press("n")
    expect(said.first).to_be_attached()
    assert (ana.violations(), ana.misfits()) == ([], [])
    ana.menu("board-view")
    page.keyboard.press("b")
    expect(said.nth(3)).to_be_attached()
    # From the menu too, for whoever's screen reader keeps letters for itself.
    before = said.all_text_contents()
    ana.menu("say-choices")
    expect(said).not_to_have_text(before)


@pytest.mark.parametrize(("game", "most"), sample(list(GAMES), [FEW, MOST], keep=[*BEGUN, (TO_THE_END, MOST)]))
def test_a_game_is_played_in_the_list_by_keyboard_alone(guest: Callable[..., Guest], game: str, most: int) -> None:
    ana = guest()
    sit(ana, game)
    assert len(ana.page.locator(".list .told").inner_text()) <= 4000
    for number in range(1, most + 1):
        ana.answer_in_list()
        if ana.is_over:
            break
        if number == FEW:
            all_is_said(ana)
            ana.menu("list-view")
    assert ana.is_over == (most == MOST)


def test_letters_that_are_typed_say_nothing(guest: Callable[..., Guest]) -> None:
    ana = guest()
    sit(ana, "road-trip-europa")
    ana.tab("chat")
    field = ana.page.locator("#panel-body input, #panel-body textarea").first
    field.press_sequentially("bcn")
    expect(field).to_have_value("bcn")
    expect(ana.page.locator("[data-saying] p")).to_have_count(0)
