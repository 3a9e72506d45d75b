"""Road Trip Europa on its board: try and lay, look at anybody, choose a culture; nothing moves meanwhile."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.driving import Guest

pytestmark = pytest.mark.browser

GAME = "road-trip-europa"
HERE = {"kind": "here", "name": "Ana"}
BOTS = [{"kind": "bot", "level": "novice", "name": name} for name in ("Jonas", "Chloé", "Otto")]
BOXES = """() => [...document.querySelectorAll('.zone-board, .zone-strip, .zone-hand, .zone-aside, .road-trip > *')]
  .map((each) => [each.className, ...Object.values(each.getBoundingClientRect().toJSON())])"""
HAND = ".zone-hand .hand button"


def test_a_card_is_tried_in_place_and_laid_by_the_second_touch(guest: Callable[..., Guest]) -> None:
    ana = guest(size=(390, 844))
    ana.open(GAME, [HERE, *BOTS])
    ana.wait_asked()
    page = ana.page
    cards = page.locator(HAND)
    expect(cards).to_have_count(7)
    for n in range(7):
        box = cards.nth(n).bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["width"] >= 44
    before = page.evaluate(BOXES)
    name = (cards.nth(2).get_attribute("aria-label") or "").split(":")[0]
    ana.touch(cards.nth(2))
    expect(page.locator(".road .ghost")).to_have_count(1)
    expect(page.locator(".map .country.tried").first).to_be_attached()
    expect(page.locator("#prompt .sentence")).to_contain_text(name)
    gains = [int(text) for text in page.locator("#prompt .gain b").all_inner_texts()]
    assert cards.nth(2).locator(".tag").inner_text() == f"+{sum(gains)}", "a first card brings its country, and food"
    assert page.evaluate(BOXES) == before
    decision = ana.decision
    ana.page.wait_for_function("(since) => performance.now() - since > 300", arg=page.evaluate("performance.now()"))
    cards.nth(2).click()
    ana.wait_asked(other_than=decision)
    expect(cards).to_have_count(6)
    expect(page.locator(".road .secret")).to_be_visible()


def test_anybody_is_looked_at_with_one_touch_and_the_hand_stays(guest: Callable[..., Guest]) -> None:
    ana = guest(size=(1280, 720))
    ana.open(GAME, [HERE, *BOTS], moves=8)  # one round and a card: sheets have something on them
    ana.wait_asked()
    page = ana.page
    otto = page.get_by_role("button", name="Otto: map, trip and score sheet")
    otto.click()
    expect(otto).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".map .ribbon")).to_contain_text("Otto")
    sheet = page.locator(".zone-aside")
    for line in ("Start and end", "Local food", "Transport", "Culture", "Passport", "Countries", "Region stars"):
        expect(sheet.get_by_text(line, exact=False).first).to_be_visible()
    assert page.locator(HAND).count() > 0
    page.keyboard.press("Escape")
    expect(otto).to_have_attribute("aria-pressed", "false")
    page.set_viewport_size({"width": 390, "height": 844})
    otto.click()
    things = page.locator("#panel-body .things")
    expect(things.locator(".map svg").first).to_be_visible()
    expect(things.get_by_text("Countries", exact=True).first).to_be_visible()
    expect(things.locator("ol > li")).to_have_count(7)
