"""The board of Trekking the World: whole games by touching, phones, themes, languages, what others may see."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.driving import DESKTOP, PHONE, Guest, speeds

pytestmark = pytest.mark.browser

GAME = "trekking-the-world"
HERE = {"kind": "here"}
BOTS = [{"kind": "bot", "level": "novice", "name": name} for name in ("Otto", "Mila", "Jonas", "Chloé")]
MOST = 300

# What is touched first when several things glow: a shortcut, a visit, a way to go, cards, and what phones hide.
GLOWING = (
    ".more .button",
    ".waive.may:not(.on)",
    ".posters button.may:not(.on)",
    ".spot.may:not(.on)",
    ".hand button.may:not(.on)",
    "button.may:not(.on)",
    ".turn.calls",
)
FIRST_GLOWING = """(selectors) => {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(`section.board ${selector}`)];
    const worth = found.filter((each) => /\\(/.test(each.ariaLabel ?? ""));  // a place with a cube
    const best = (worth.length > 0 ? worth : found)[Math.floor((worth.length || found.length) / 2)];
    if (best) { best.dataset.next = "yes"; return selector; }
  }
  return null;
}"""


def touch_next(ana: Guest) -> bool:
    """Touch the next thing that glows; whether there was one."""
    page = ana.page
    page.evaluate("() => document.querySelectorAll('[data-next]').forEach((each) => delete each.dataset.next)")
    if page.evaluate(FIRST_GLOWING, list(GLOWING)) is None:
        return False
    ana.touch(page.locator("[data-next]"))
    return True


def answer(ana: Guest) -> None:
    """Answer a question by touching the board; the prompt's button only confirms, or answers what nothing else does."""
    before = ana.decision
    for _ in range(8):
        ana.wait_drawn()  # a touch may have set out on several moves
        if ana.decision != before or ana.is_over:
            break
        confirm = ana.page.locator("#prompt .button.primary")
        if confirm.count() > 0:
            confirm.last.click()
            break
        if not touch_next(ana):
            ana.page.locator("#prompt .button:not(.quiet)").last.click()
            break
    ana.wait_asked(other_than=before)


def play(ana: Guest, answers: int) -> None:
    ana.wait_asked()
    for _ in range(answers):
        if ana.is_over:
            return
        answer(ana)


def screens(ana: Guest, seats: int) -> Iterator[str]:
    """The table as it comes up, each time with something touched, and with four posters."""
    ana.open(GAME, [HERE, *BOTS[: seats - 1]], options={"open-destinations": 4})
    for answers in (1, 2, 3):
        play(ana, answers)
        touch_next(ana)
        yield f"{answers} answers later"


@speeds(GAME)
def test_a_whole_game_by_mouse(guest: Callable[..., Guest], speed: str) -> None:
    ana = guest(speed=speed)
    ana.open(GAME, [HERE, *BOTS])
    play(ana, MOST)
    expect(ana.page.locator("#end-title")).to_be_visible()
    expect(ana.page.locator(".ranking li")).to_have_count(5)
    ana.page.get_by_role("button", name="Show the board").click()
    expect(ana.page.locator(".world .spot")).to_have_count(54)
    expect(ana.page.locator(".world button.may")).to_have_count(0)


BOXES = """() => ['.zone-board', '.zone-strip', '.zone-hand', '.pane'].map((each) => {
  const box = document.querySelector(each).getBoundingClientRect();
  return [box.x, box.y, box.width, box.height];
})"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_walk_takes_two_touches_and_moves_nothing(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    """The first shows way, cards and gain in place, the second (or the strip's button) pays and goes in one."""
    ana = guest(size=size)
    ana.open(GAME, [HERE, BOTS[0]])
    ana.wait_asked()
    ana.page.get_by_role("button", name="Frankfurt, airport").click()
    ana.page.get_by_role("button", name="Begin here").click()
    expect(ana.page.locator(".hand button")).to_have_count(3)
    expect(ana.page.locator(".spot.may").first).to_be_visible()
    before = ana.page.evaluate(BOXES)
    way = ana.page.locator(".spot.may[aria-label*='link']:not([aria-label*='airport'])").first
    name = way.get_attribute("title") or ""
    way.click()
    expect(ana.page.locator(".hand .fare").first).to_be_visible()
    expect(ana.page.locator("path.route").first).to_be_attached()
    expect(ana.page.locator("#prompt .act")).to_have_text("Go there")
    sentence = ana.page.locator("#prompt .sentence").inner_text()
    assert len(sentence) <= 48, sentence
    assert ana.page.evaluate(BOXES) == before
    ana.page.locator("#prompt .act").click()
    expect(ana.page.locator("#prompt")).to_contain_text("Draw cards, visit, or make a journey?")
    expect(ana.page.locator(".spot[aria-label*=', Ana']")).to_have_attribute("title", name)


def test_a_flight_takes_two_touches_and_a_walk_to_the_airport_is_offered_beside_it(
    guest: Callable[..., Guest],
) -> None:
    ana = guest()
    ana.open(GAME, [HERE, BOTS[0]])
    ana.wait_asked()
    ana.page.get_by_role("button", name="Kinshasa, airport").click()
    ana.page.get_by_role("button", name="Begin here").click()
    ana.page.wait_for_selector(".hand button")
    airport = ana.page.locator(".spot.may[aria-label*='airport']").first
    name = airport.get_attribute("title")
    links = re.search(r"(one|\d+) links? away", airport.get_attribute("aria-label") or "")
    airport.click()
    expect(ana.page.locator("#prompt .act")).to_have_text("Fly there")
    on_foot = ana.page.locator(".more .alt", has_text="On foot")
    expect(on_foot).to_have_count(int(links is not None))
    if links is not None:
        expect(on_foot).to_have_text(re.compile(rf"^On foot: {links[1]} links?$"))
    ana.page.locator("#prompt .act").click()
    expect(ana.page.locator(".spot[aria-label*=', Ana']")).to_have_attribute("title", name or "")
    ana.page.locator(".spot[aria-label*=', Ana']").click()
    expect(ana.page.locator("#prompt .notice")).to_contain_text("A move must end somewhere else")


def test_a_phone_shows_one_thing_beside_the_map_and_fits(guest: Callable[..., Guest]) -> None:
    ana = guest(size=PHONE)
    ana.open(GAME, [HERE, BOTS[0]], options={"open-destinations": 4})
    play(ana, 6)
    for page in ("Show cards and journeys", "Show the destinations") * 2:
        turn = ana.page.get_by_role("button", name=page)
        if turn.count() > 0:
            turn.click()
        assert ana.overflow() == 0, page
    pane = ana.page.get_by_role("region", name="Map of the world")
    wide = pane.evaluate("(pane) => pane.scrollWidth / pane.clientWidth")
    assert wide > 2
    small = ana.page.evaluate(
        """() => [...document.querySelectorAll('.world button')].filter((each) => {
          const box = each.getBoundingClientRect();
          return box.height > 0 && Math.min(box.width, box.height) < 44;
        }).map((each) => `${each.ariaLabel ?? each.textContent} ${each.getBoundingClientRect().height}`)"""
    )
    assert small == []
    ana.page.get_by_role("button", name="Smaller").click()
    ana.page.get_by_role("button", name="Larger").wait_for()
    assert pane.evaluate("(pane) => pane.scrollWidth - pane.clientWidth") == 0


def test_a_spectator_sees_the_table_and_no_hand(guest: Callable[..., Guest]) -> None:
    ana, eve = guest(), guest()
    table = ana.open(GAME, [HERE, BOTS[0]], moves=2)
    eve.go(f"table/{table}")
    expect(eve.page.locator(".world .spot")).to_have_count(54)
    expect(eve.page.locator(".world button.may")).to_have_count(0)
    expect(eve.page.locator(".hand button")).to_have_count(0)
    eve.page.locator(".others button").first.click()
    expect(eve.page.locator("#panel-body")).to_contain_text("what all have seen")


def test_on_one_device_the_curtain_hides_both_hands(guest: Callable[..., Guest]) -> None:
    ana = guest()
    ana.open(GAME, [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Ben"}])
    hands: list[list[str]] = []
    for player in ("Ana", "Ben", "Ana"):
        expect(ana.page.get_by_text(f"Pass the device to {player}")).to_be_visible()
        expect(ana.page.locator(".world")).to_have_count(0)
        expect(ana.page.locator(".trek")).to_have_count(0)
        ana.page.get_by_role("button", name=f"I’m {player}").click()
        ana.wait_asked()
        hands.append(ana.page.locator(".hand button").evaluate_all("(all) => all.map((each) => each.ariaLabel)"))
        if len(hands) == 3:
            break
        touch_next(ana)
        ana.page.locator("#prompt .primary").click()
    assert [len(hand) for hand in hands] == [0, 0, 3]
    ana.page.locator(".others").get_by_role("button", name="Ben").click()
    expect(ana.page.locator(".known .back")).to_have_count(3)
    expect(ana.page.locator(".known .trek")).to_have_count(0)
