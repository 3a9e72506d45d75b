"""Trekking Through History in the browser: a whole game, previews, who sees what, every screen."""

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.driving import PHONE, Guest, speeds

pytestmark = pytest.mark.browser

GAME = "trekking-through-history"
HERE = {"kind": "here", "name": "Ana"}
BOTS = [{"kind": "bot", "level": "novice", "name": name} for name in ("Otto", "Mila", "Jonas")]
MOST = 120
TOO_LOW = """(all) => all.filter((each) => {
  each.scrollIntoView({ block: 'center', inline: 'center' });
  const box = each.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const there = document.elementFromPoint(x, y);
  if (there?.closest('#prompt') && !each.closest('#prompt')) return false;  // on the apron, under the open strip
  // What counts is where a touch is taken for this one: more than what is drawn of a space of the itinerary.
  return [-21, 21].some((by) => !each.contains(document.elementFromPoint(x, y + by)));
}).map((each) => each.outerHTML.slice(0, 120))"""
LONG = re.compile("^[345]$")
"""The hours of a journey that crystals shorten."""
BOXES = """() => ['.zone-board', '.zone-strip', '.zone-hand', '.zone-aside'].map((each) => {
  const box = document.querySelector(each)?.getBoundingClientRect();
  return box ? [box.x, box.y, box.width, box.height] : null;
})"""
GLOWS = "section.board button.may:not(.on):not([aria-pressed=true])"
MEANT = "#prompt .button.primary"


def table(ana: Guest, seats: int = 3, first_game: bool = False) -> str:
    opened = ana.open(GAME, [HERE, *BOTS[: seats - 1]], options={"first-game": first_game})
    ana.wait_asked()
    ana.page.wait_for_selector(".history")
    return opened


def answer(ana: Guest, chance: random.Random) -> str:
    """Touch what glows, and play what is meant; the words on the button."""
    page = ana.page
    before = ana.decision
    glowing = page.locator(GLOWS)
    if page.locator(MEANT).count() == 0:
        glowing.nth(chance.randrange(glowing.count())).click()
    played = page.locator(MEANT).inner_text()
    page.locator(MEANT).click()
    ana.wait_asked(other_than=before)
    return played


@speeds(GAME)
def test_a_whole_game_by_mouse(guest: Callable[..., Guest], speed: str) -> None:
    ana, chance = guest(speed=speed), random.Random(1)
    table(ana, seats=4)
    moves = 0
    for _ in range(MOST):
        if ana.is_over:
            break
        answer(ana, chance)
        moves += 1
    expect(ana.page.locator("#end-title")).to_be_visible()
    expect(ana.page.locator(".ranking li")).to_have_count(4)
    assert moves >= 3 * 4  # three days: an itinerary and at least three cards each, for no card takes over four hours


def test_a_card_is_previewed_before_it_is_taken(guest: Callable[..., Guest]) -> None:
    ana, chance = guest(), random.Random(2)
    table(ana, seats=2)
    answer(ana, chance)
    page = ana.page
    card = page.locator(".slots .slot button").nth(1)
    watches = page.locator(".face svg g[transform]")
    before = watches.count()
    expect(page.locator(".treks .fan .ghost")).to_have_count(0)
    boxes = page.evaluate(BOXES)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert watches.count() > before  # where the watch lands
    expect(page.locator(".treks .fan .ghost")).to_have_count(1)
    expect(page.locator(".ticket")).to_contain_text("Arrival")
    expect(page.locator(MEANT)).to_have_text("Take")
    assert page.evaluate(BOXES) == boxes  # a try moves nothing
    page.keyboard.press("Escape")
    expect(page.locator(".treks .fan .ghost")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, (844, 390)])
def test_a_card_with_crystals_takes_two_taps(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    ana = guest(size=size)
    table(ana, seats=2, first_game=True)
    page = ana.page
    long = page.locator(".slots .slot:not(.ancestors) button").filter(has=page.locator("b", has_text=LONG)).first
    boxes = page.evaluate(BOXES)
    long.click()
    chips = page.locator("#prompt .more .button")
    expect(chips.first).to_be_visible()
    assert page.evaluate(BOXES)[:1] == boxes[:1]  # the board is as large as before
    before = ana.decision
    label = chips.last.get_attribute("aria-label") or ""
    chips.last.click()
    ana.wait_asked(other_than=before)
    spent = label.split(",")[0].removeprefix("Spend ")
    page.get_by_role("button", name="Log").first.click()
    expect(page.get_by_text(f"You spend {spent}.")).to_be_visible()


def test_an_itinerary_can_be_chosen_by_keyboard_and_by_two_clicks(guest: Callable[..., Guest]) -> None:
    ana = guest()
    table(ana, seats=2)
    page = ana.page
    page.locator("#prompt").focus()
    for _ in range(60):
        if page.evaluate("(glows) => document.activeElement.matches(glows)", GLOWS):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(MEANT)).to_be_visible()
    before = ana.decision
    while not page.evaluate("(meant) => document.activeElement.matches(meant)", MEANT):
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    ana.wait_asked(other_than=before)
    before = ana.decision
    page.locator(".slots .slot button.may").first.dblclick()
    ana.wait_asked(other_than=before)


def test_another_label_opens_all_that_lies_before_that_traveller(guest: Callable[..., Guest]) -> None:
    ana, chance = guest(), random.Random(3)
    table(ana)
    answer(ana, chance)
    page = ana.page
    page.get_by_role("button", name=re.compile("^Otto: ")).click()
    things = page.get_by_role("tabpanel")
    expect(things).to_contain_text("Today’s itinerary")
    expect(things).to_contain_text("Points by day")
    expect(page.locator(".treks h2")).to_have_text("Your trek")


def test_on_one_device_the_itineraries_of_another_seat_are_not_in_the_page(guest: Callable[..., Guest]) -> None:
    ana = guest()
    ana.open(GAME, [HERE, {"kind": "here", "name": "Ben"}])
    page = ana.page
    hands: list[set[str]] = []
    for player in ("Ana", "Ben"):
        expect(page.get_by_text(f"Pass the device to {player}")).to_be_visible()
        expect(page.locator(".history, section.hand, .side")).to_have_count(0)
        page.get_by_role("button", name=f"I’m {player}").click()
        ana.wait_asked()
        page.wait_for_selector("section.hand")
        html = page.locator("body").inner_html()
        hands.append(set(page.locator("section.hand .name").all_inner_texts()))
        assert len(hands[-1]) == 4
        assert not any(name in html for name in hands[0] - hands[-1])
        page.locator(GLOWS).first.click()
        page.locator(MEANT).click()
    assert hands[0].isdisjoint(hands[1])


def test_a_spectator_sees_the_table_and_no_itinerary_in_hand(guest: Callable[..., Guest]) -> None:
    ana, eve = guest(), guest()
    opened = table(ana)
    eve.go(f"table/{opened}")
    expect(eve.page.locator(".history")).to_be_visible()
    expect(eve.page.locator("section.hand")).to_have_count(0)
    expect(eve.page.locator("section.board button.may")).to_have_count(0)
    answer(ana, random.Random(4))
    answer(ana, random.Random(4))
    expect(eve.page.locator(".treks")).to_be_visible()
    expect(eve.page.locator(".slots .slot")).to_have_count(7)


def screens(ana: Guest, seats: int, first_game: bool = False) -> Iterator[str]:
    """The table when an itinerary is chosen, with a card looked at, and after some moves."""
    chance = random.Random(5)
    table(ana, seats, first_game)
    if not first_game:
        yield "itineraries"
        answer(ana, chance)
    ana.page.locator(".slots .slot button.may").first.click()
    yield "a card that is looked at"
    for n in range(4):
        if ana.is_over:
            break
        yield f"{n}: {answer(ana, chance)}"


def test_on_a_phone_everything_can_be_touched_with_a_thumb(guest: Callable[..., Guest]) -> None:
    ana = guest(size=PHONE)
    small: dict[str, list[str]] = {}
    for screen in screens(ana, 4, first_game=True):
        assert ana.overflow() == 0
        found = ana.page.locator("section.board button").evaluate_all(TOO_LOW)
        if found:
            small[screen] = found
    assert small == {}
