"""Puzzles in the browser: from the list to the real board, an answer with its reason, and the next one."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from baluchon.kernel.registry import all_games, game_by_id
from baluchon.puzzles import puzzles_of
from tests.browser.driving import PHONE, Guest

pytestmark = pytest.mark.browser

GAME = "road-trip-europa"
GAMES = [game.id for game in all_games() if puzzles_of(game)]


def test_a_puzzle_is_solved_on_the_board(guest: Callable[..., Guest]) -> None:
    ana = guest()
    page = ana.page
    game = game_by_id(GAME)
    number, best = next(
        (number, game.moves[each.best])
        for number, each in enumerate(puzzles_of(game), 1)
        if game.moves[each.best].verb == "pick"
    )
    ana.home()
    ana.go(f"puzzles/{GAME}")
    expect(page.get_by_text(re.compile(r"^0 of \d+ solved"))).to_be_visible()
    assert ana.violations() == []
    page.get_by_role("link", name="Solve the next one").click()
    expect(page.get_by_role("heading", name=re.compile("puzzle 1$"))).to_be_visible()
    ana.go(f"puzzles/{GAME}/{number}")
    page.locator(f".hand button[data-ref='{best.refs[0]}']").click()
    page.get_by_role("button", name="This one").click()
    expect(page.get_by_role("status").filter(has_text="Right:")).to_be_visible()
    expect(page.get_by_text("One in a row")).to_be_visible()
    assert ana.violations() == []
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_role("heading", name=re.compile(f"puzzle {number + 1}$"))).to_be_visible()
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text(re.compile(r"^1 of \d+ solved"))).to_be_visible()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert ana.misfits(".puzzles p, .puzzles h2") == []


def test_an_address_leads_from_a_puzzle_to_one_of_another_game(guest: Callable[..., Guest]) -> None:
    """The board of the one game is never drawn from a position of the other."""
    ana = guest()
    ana.home()
    for game in GAMES:
        ana.go(f"puzzles/{game}/1")
        heading = ana.page.get_by_role("heading", name=re.compile("puzzle 1$"))
        expect(heading).to_contain_text(game_by_id(game).titles["en"])
        ana.page.wait_for_selector(".puzzle .zones")
        ana.wait_drawn()


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [PHONE, (844, 390), (1280, 720)])
def test_a_puzzle_of_every_game_fits_the_screen(guest: Callable[..., Guest], game: str, size: tuple[int, int]) -> None:
    ana = guest(size=size, language="de")
    count = len(puzzles_of(game_by_id(game)))
    for number in (1, (count + 1) // 2, count):
        ana.home()
        ana.go(f"puzzles/{game}/{number}")
        ana.page.wait_for_selector(".puzzle .zones")
        ana.page.get_by_text("Finde die beste Wahl.").wait_for()
        assert ana.misfits() == []
