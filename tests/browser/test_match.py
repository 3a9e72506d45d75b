"""“Match me”: how a game ends on this device says how strong the bots are next time, and home says so."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.driving import Guest

pytestmark = pytest.mark.browser

GAME = "road-trip-europa"
KEPT = "() => JSON.parse(localStorage.getItem('baluchon-match') ?? '{}')['road-trip-europa']?.level ?? null"


def test_the_end_of_a_game_moves_the_level_that_home_picks(guest: Callable[..., Guest]) -> None:
    ana = guest()
    ana.open(GAME, [{"kind": "here"}, {"kind": "bot", "level": "casual"}], moves=200)
    expect(ana.page.locator("#end-title")).to_be_visible()
    places = [int(place) for place in ana.page.locator(".ranking .place").all_inner_texts()]
    won = ana.page.locator("#end-title").inner_text() == "You win!"
    level = "casual" if places == [1, 1] else "swift" if won else "novice"
    ana.page.wait_for_function(f"({KEPT})() === '{level}'")
    ana.page.reload()
    expect(ana.page.locator("#end-title")).to_be_visible()
    assert ana.page.evaluate(KEPT) == level, "a table counts once"
    ana.go("")
    picked = ana.page.get_by_role("group", name="Level")
    picked.get_by_role("button", name="match me").click()
    expect(picked).to_contain_text(f"{level} now")
