"""Whole games in the browser, by mouse and by keyboard alone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from baluchon.kernel.registry import game_by_id
from baluchon.texts import Texts
from tests.browser.driving import DESKTOP, PAINTED_TWICE, PHONE, SPEEDS, Guest
from tests.sampling import sample

pytestmark = pytest.mark.browser

BOT = {"kind": "bot", "level": "novice", "name": "Otto"}
HERE = {"kind": "here"}
MOST = 400
OPTIONS = {"road-trip-europa": {}, "tour-du-monde": {"rounds": 1}}
"""Games without a board of their own to be tested, as short as they can be."""


def test_two_clicks_lead_from_home_to_the_own_first_move(guest: Callable[..., Guest]) -> None:
    ana = guest()
    ana.home()
    ana.page.get_by_role("button", name="Road Trip Europa").click()
    ana.page.get_by_role("button", name="Play now").click()
    ana.wait_asked()
    expect(ana.page.locator("#prompt")).to_contain_text("Round 1")
    ana.answer_by_mouse()


@pytest.mark.soak
@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("game", OPTIONS)
def test_a_whole_game_by_mouse(guest: Callable[..., Guest], speed: str, game: str) -> None:
    ana = guest(speed=speed)
    ana.open(game, [HERE, BOT], options=OPTIONS[game])
    ana.wait_asked()
    for _ in range(MOST):
        if ana.is_over:
            break
        ana.answer_by_mouse()
    expect(ana.page.locator("#end-title")).to_be_visible()
    expect(ana.page.locator(".ranking li")).to_have_count(2)


def test_a_game_is_ended_by_keyboard_alone(guest: Callable[..., Guest]) -> None:
    """The last of four trips, which has every kind of question, and the end."""
    ana = guest()
    ana.open("road-trip-europa", [HERE, BOT], moves=21)
    ana.wait_asked()
    for _ in range(MOST):
        if ana.is_over:
            break
        ana.answer_by_keyboard()
    expect(ana.page.locator("#end-title")).to_be_visible()


def tip(topic: str, game: str = "road-trip-europa", language: str = "en") -> str:
    return Texts(language, game_by_id(game)).say(f"tip-{topic}")


def test_the_first_game_explains_what_comes_up_for_the_first_time(guest: Callable[..., Guest]) -> None:
    ana = guest(guide=True)
    ana.open("road-trip-europa", [HERE, BOT])
    ana.wait_asked()
    coach = ana.page.locator(".coach")
    expect(coach).to_have_count(1)
    expect(coach.locator("p")).to_contain_text(tip("start"))
    coach.get_by_role("button", name="Got it").click()
    expect(coach.locator("p")).to_contain_text(tip("prompt-first-card"))
    expect(coach.locator("p")).not_to_contain_text("RT-")
    coach.get_by_role("button", name="Read the rules on this").click()
    expect(ana.page.locator("#clause-RT-D1")).to_be_in_viewport()
    expect(ana.page.locator("#clause-RT-D1")).to_have_class(re.compile("on"))
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_have_count(0)
    ana.answer_by_mouse()
    expect(coach.locator("p")).to_contain_text(tip("prompt-next-card"))
    coach.get_by_role("button", name=re.compile("Hide explanations")).click()
    expect(coach).to_have_count(0)


def test_a_tip_is_never_shown_twice_even_if_it_was_left_open(guest: Callable[..., Guest]) -> None:
    ana = guest(guide=True)
    ana.open("road-trip-europa", [HERE, BOT])
    ana.wait_asked()
    words = ana.page.locator(".coach p")
    expect(words).to_contain_text(tip("start"))
    ana.answer_by_mouse()  # whoever decides has read it, or does not want to
    expect(words).to_contain_text(tip("prompt-next-card"))
    ana.page.reload()
    ana.wait_asked()
    expect(words).to_contain_text(tip("prompt-next-card"))
    ana.answer_by_mouse()
    expect(words).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_drawer_of_rules_opens_in_short_and_shows_every_card(
    guest: Callable[..., Guest], size: tuple[int, int]
) -> None:
    ana = guest(size=size)
    ana.open("road-trip-europa", [HERE, BOT])
    ana.wait_asked()
    page = ana.page
    ana.menu("rules")
    drawer = page.get_by_role("tabpanel")
    expect(drawer.get_by_role("heading", name="In short")).to_be_in_viewport()
    sign = drawer.get_by_role("button", name="ruling").first
    sign.click()
    expect(drawer.get_by_role("note")).to_contain_text("◇ marks our ruling")
    sign.click()
    expect(drawer.get_by_role("note")).to_have_count(0)
    top = page.evaluate("() => scrollY")
    drawer.get_by_text("Contents").click()
    drawer.get_by_role("button", name="Regions and their stars").click()
    stars = drawer.get_by_role("table", name="Regions and their stars")
    expect(stars).to_be_in_viewport()
    expect(stars.get_by_role("row")).to_have_count(8)
    assert page.evaluate("() => scrollY") == top, "the table behind the drawer has moved"
    drawer.get_by_role("searchbox").fill("greece")
    expect(drawer.get_by_role("table")).to_have_count(1)
    expect(drawer.get_by_role("cell", name="Greece")).to_be_visible()
    assert ana.overflow() == 0


def test_a_line_of_the_diary_leads_back_to_its_moment(guest: Callable[..., Guest]) -> None:
    ana = guest()
    ana.open("road-trip-europa", [HERE, BOT])
    ana.wait_asked()
    for _ in range(2):
        ana.answer_by_mouse()
    stage = ana.page.locator(".bar .stage")
    expect(stage).to_contain_text("card 3 of 7")
    ana.tab("log")
    ana.page.get_by_role("tabpanel").get_by_role("list").get_by_role("button").first.click()
    expect(ana.page.get_by_text("You are looking at an earlier moment.")).to_be_visible()
    expect(stage).to_contain_text(re.compile("card [12] of 7"))  # 2 if the bot had chosen before
    expect(ana.page.locator("section.board button.may")).to_have_count(0)
    ana.page.get_by_role("button", name="Back to now").click()
    expect(stage).to_contain_text("card 3 of 7")
    expect(ana.page.locator("section.board button.may").first).to_be_visible()


def test_after_the_end_a_line_of_the_diary_leads_to_its_moment_in_the_replay(guest: Callable[..., Guest]) -> None:
    ana = guest()
    table = ana.open("road-trip-europa", [BOT, {**BOT, "name": "Mila"}])
    ana.page.wait_for_selector("#end-title")
    ana.page.get_by_role("button", name="Show the board").click()
    ana.tab("log")
    lines = ana.page.get_by_role("tabpanel").get_by_role("list").get_by_role("button")
    line = lines.nth(lines.count() // 2)
    words = line.inner_text()
    line.click()
    expect(ana.page).to_have_url(re.compile(rf"#/replay/{table}/[1-9]\d*/all$"))
    expect(ana.page.get_by_text(words, exact=True)).to_be_visible()


def test_a_hint_selects_the_move_and_says_why(guest: Callable[..., Guest]) -> None:
    ana = guest()
    page = ana.page
    ana.open("road-trip-europa", [HERE, BOT])
    ana.wait_asked()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#prompt .notice")).to_contain_text("Hint: ")
    expect(page.locator("#prompt .primary")).to_be_visible()
    expect(page.locator("#prompt .gains li").filter(has_text="Countries +1")).to_be_visible()
    ana.menu("candidates")
    candidates = page.locator("dialog[open] li button")
    expect(candidates).to_have_count(3)
    name = candidates.nth(1).locator("b").inner_text().removeprefix("Pick ")
    candidates.nth(1).click()
    expect(page.locator(".zone-hand button.on")).to_have_attribute("aria-label", re.compile(f"^{name}"))


FOCUSABLE_WHERE_IT_OVERFLOWS = """() => {
  const gains = document.querySelector('#prompt .gains');
  return (gains.scrollHeight > gains.clientHeight) === (gains.tabIndex === 0);
}"""


def test_gains_are_a_stop_of_the_keyboard_only_where_they_overflow(guest: Callable[..., Guest]) -> None:
    ana = guest()
    ana.open("road-trip-europa", [HERE, BOT])
    ana.wait_asked()
    ana.page.get_by_role("button", name="Hint").click()
    gains = ana.page.locator("#prompt .gains")
    expect(gains).to_be_visible()
    expect(gains).not_to_have_attribute("tabindex", "0")
    gains.evaluate("({firstElementChild: list}) => { list.style.fontSize = '400px'; }")
    expect(gains).to_have_attribute("tabindex", "0")
    assert ana.violations(part="#prompt") == []
    gains.evaluate("({firstElementChild: list}) => { list.style.fontSize = ''; }")
    expect(gains).not_to_have_attribute("tabindex", "0")
    ana.show_at((360, 640))
    ana.wait_until(FOCUSABLE_WHERE_IT_OVERFLOWS)
    assert ana.violations(part="#prompt") == []


CUT = """() => [...document.querySelectorAll('#prompt .gains')].flatMap((place) => {
  const {bottom, right} = place.getBoundingClientRect();
  const isCut = (line) => line.bottom > bottom + 1 || line.right > right + 1;
  return [...place.querySelectorAll('li:not(.hidden-text)')]
    .filter((each) => [...each.getClientRects()].some(isCut))
    .map((each) => each.textContent);
})"""
"""Reasons of which only a part can be read."""


@pytest.mark.parametrize("game", sample(["road-trip-europa", "trekking-through-history", "trekking-the-world"], keep=1))
def test_no_reason_of_a_hint_is_cut(guest: Callable[..., Guest], game: str) -> None:
    ana = guest(size=(1280, 720), language="fr")
    ana.open(game, [HERE, BOT], moves=3)
    ana.wait_asked()
    ana.page.get_by_role("button", name="Suggestion").click()
    expect(ana.page.locator("#prompt .notice")).to_be_visible()
    for width in ("none", "220px"):
        ana.page.evaluate("(width) => { document.querySelector('#prompt .said').style.maxWidth = width; }", width)
        ana.page.evaluate(PAINTED_TWICE)
        assert ana.page.evaluate(CUT) == [], width


BEYOND = """() => [...document.querySelectorAll('#prompt button')]
  .filter((each) => each.getBoundingClientRect().right > innerWidth)
  .map((each) => each.textContent)"""
"""Buttons that run off at the side."""


@pytest.mark.parametrize(
    ("game", "size"), sample(["trekking-the-world", "tour-du-monde"], [(360, 640), (844, 390)], keep=2)
)
def test_a_hint_is_in_reach_at_every_decision_on_a_phone(
    guest: Callable[..., Guest], game: str, size: tuple[int, int]
) -> None:
    ana = guest(size=size, language="fr")
    ana.open(game, [HERE, BOT])
    ana.wait_asked()
    for _ in range(6):
        ana.wait_drawn()
        expect(ana.page.locator("#prompt").get_by_role("button", name="Suggestion")).to_be_visible()
        assert ana.page.evaluate(BEYOND) == []
        ana.answer_by_mouse()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_greyed_thing_says_why_not_and_leads_to_the_clause(
    guest: Callable[..., Guest], size: tuple[int, int]
) -> None:
    ana = guest(size=size)
    greyed = ana.page.locator("section.board .hand button.not")
    for _ in range(10):  # with a joker in hand every country can be brought: deal until there is none
        ana.open("tour-du-monde", [HERE, BOT])
        ana.wait_asked()
        greyed.first.wait_for()  # the board comes after the prompt
        if ana.page.locator("section.board .hand .joker").count() == 0:
            break
    before = ana.decision
    greyed.filter(has_not_text="+1").first.click()
    notice = ana.page.locator("#prompt .notice")
    clause = notice.get_by_role("button", name="rule", exact=True)
    expect(clause).to_be_visible()
    assert len(notice.inner_text()) > len(clause.inner_text()) + 20, "a reason in words"
    clause.click()
    expect(ana.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    shown = ana.page.locator("[id^=clause-TM-].on")
    expect(shown).to_be_in_viewport()
    assert ana.decision == before, "asking changes nothing"
    ana.shut()  # on a phone the sheet lies over the strip
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
