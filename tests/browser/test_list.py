"""The list view is a way to play: by keyboard and by what is read aloud, in every game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.driving import Guest

pytestmark = pytest.mark.browser

BOT = {"kind": "bot", "level": "novice", "name": "Otto"}
HERE = {"kind": "here"}
MOST = 600
FEW = 4
LONG = ("lets-take-a-hike", "trekking-the-world")
"""Whole games of these take half a minute and two minutes."""
GAMES = {
    "lets-take-a-hike": {},
    "road-trip-europa": {},
    "tour-du-monde": {"rounds": 1},
    "trekking-the-world": {},
    "trekking-through-history": {},
}


def sit(ana: Guest, game: str) -> None:
    ana.open(game, [HERE, BOT], options=GAMES[game])
    ana.wait_asked()
    ana.menu("list-view")
    expect(ana.page.locator(".list .told p").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_keys_say_the_table_the_choices_and_what_is_new(guest: Callable[..., Guest], game: str) -> None:
    ana = guest()
    sit(ana, game)
    page, said = ana.page, ana.page.locator("[data-saying] p")
    assert len(page.locator(".list .told").inner_text()) <= 4000
    for _ in range(FEW):
        ana.answer_in_list()
        if ana.is_over:
            return
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


@pytest.mark.parametrize(
    "game", [pytest.param(each, marks=[pytest.mark.soak] if each in LONG else []) for each in GAMES]
)
def test_a_whole_game_in_the_list_by_keyboard_alone(guest: Callable[..., Guest], game: str) -> None:
    ana = guest()
    sit(ana, game)
    for _ in range(MOST):
        if ana.is_over:
            break
        ana.answer_in_list()
    expect(ana.page.locator("#end-title")).to_be_visible()


def test_letters_that_are_typed_say_nothing(guest: Callable[..., Guest]) -> None:
    ana = guest()
    sit(ana, "road-trip-europa")
    ana.tab("chat")
    field = ana.page.locator("#panel-body input, #panel-body textarea").first
    field.press_sequentially("bcn")
    expect(field).to_have_value("bcn")
    expect(ana.page.locator("[data-saying] p")).to_have_count(0)
