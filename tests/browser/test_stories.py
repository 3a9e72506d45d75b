"""Stories: the guide, a card turned over at the table, the travel journal; in each language, on desk and phone."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from baluchon.kernel.registry import all_games, game_by_id
from baluchon.stories import has_stories, stories_of
from tests.browser.driving import DESKTOP, PHONE, Guest
from tests.sampling import sample

pytestmark = pytest.mark.browser

Come = Callable[..., Guest]
LOCALE = Path(__file__).parents[2] / "web" / "src" / "locale"
GAMES = [game.id for game in all_games() if has_stories(game)]
SCREENS = [(DESKTOP, "fr"), (PHONE, "de")]
JOURNALS = GAMES[:2]
"""One on a desk, in French and by day, and one on a phone, in German and by night."""
BOTS: list[dict[str, Any]] = [{"kind": "bot", "level": "casual", "name": name} for name in ("Ben", "Chiyo")]


def said(id: str, language: str) -> str:
    """What the client says."""
    found = re.search(rf"^{id} = (.*)$", (LOCALE / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def titles(language: str) -> dict[str, str]:
    return {f"{story.game}/{story.id}": story.title for game in all_games() for story in stories_of(game, language)}


@pytest.mark.parametrize(("size", "language"), SCREENS, ids=["desk-fr", "phone-de"])
def test_the_guide_tells_everything(guest: Come, size: tuple[int, int], language: str) -> None:
    ana = guest(size=size, language=language)
    page = ana.page
    told = titles(language)
    ana.go("guide")
    expect(page.locator(".games a").first).to_contain_text(str(len(told)))
    page.get_by_role("searchbox").fill("samrkand" if language == "de" else "samrcande")
    found = page.locator(".results a")
    expect(found.filter(has_text=told["trekking-the-world/registan"])).to_be_visible()
    assert ana.violations() == []
    found.filter(has_text=told["trekking-the-world/registan"]).click()
    expect(page).to_have_url(re.compile("#/guide/trekking-the-world/registan$"))
    expect(page.get_by_role("heading", name=told["trekking-the-world/registan"])).to_be_visible()
    page.locator(".question summary").click()
    expect(page.locator(".question p")).to_be_visible()
    assert ana.violations() == []
    assert ana.overflow() <= 0
    # By map, timeline, dates and list; each story has an address of its own.
    ana.go("guide")
    page.get_by_role("searchbox").fill("")
    ana.go("guide/trekking-through-history")
    modes = page.locator(".modes button")
    expect(modes).to_have_count(4)
    for number in range(4):
        modes.nth(number).click()
        assert ana.violations() == []
        assert ana.overflow() <= 0
    ana.go("guide/nowhere/at-all")
    expect(page.locator(".entry .none")).to_be_visible()
    # The quiz asks, tells and counts.
    ana.go("quiz/lets-take-a-hike")
    question = page.locator(".quiz h2")
    asked = question.inner_text()
    page.locator(".quiz .button.primary").click()
    expect(page.locator(".quiz .answer")).to_be_visible()
    assert ana.violations() == []
    assert ana.overflow() <= 0
    page.locator(".quiz .button.primary").click()
    expect(question).not_to_have_text(asked)


KEPT = """async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const addresses = kept.flat().map((request) => request.url);
  const told = addresses.filter((each) => each.includes('/stories')).length;
  const loaded = performance.getEntriesByType('resource').map((each) => each.name);
  const files = ['GuidePage', 'QuizPage', 'countries-110m', ...loaded.filter((each) => each.includes('/assets/'))];
  return navigator.serviceWorker.controller !== null && told >= 5 &&
    files.every((file) => addresses.some((each) => each.includes(file)));
}"""
"""Until the device has kept the guide and the stories of all games."""


def test_the_guide_can_be_read_without_a_server(guest: Come) -> None:
    ana = guest(keep=True)
    page = ana.page
    ana.home()
    page.evaluate("localStorage.setItem('baluchon-known', 'yes')")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/countries-110m*.json", hold)
    ana.go("guide/trekking-the-world/registan")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    for route in held:  # on its way when the worker came, which has not seen it
        route.continue_()
    title = titles("en")["trekking-the-world/registan"]
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    ana.wait_until(KEPT)
    ana.patient = True
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    page.get_by_role("searchbox").fill("iguazu")
    page.locator(".results a").first.click()
    expect(page).to_have_url(re.compile("#/guide/trekking-the-world/iguazu"))
    ana.go("quiz")
    expect(page.locator(".quiz article h2")).to_be_visible()
    # Where a server is needed, the page says that there is none.
    ana.go("")
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_card_is_turned_over_at_the_table(guest: Come) -> None:
    ana = guest()
    page = ana.page
    ana.open("road-trip-europa", [{"kind": "here"}, *BOTS])
    ana.wait_asked()
    expect(page.locator("#tab-story")).to_be_visible()
    card = page.locator("section.board [data-ref^='card:']").first
    country = (card.get_attribute("data-ref") or "").removeprefix("card:")
    card.click(button="right")
    title = titles("en")[f"road-trip-europa/{country}"]
    expect(page.locator("#story-card-title")).to_have_text(title)
    assert ana.violations() == []
    page.locator(".back").click()
    expect(page.locator("#panel-body li button").filter(has_text=title)).to_be_visible()
    card.focus()
    page.keyboard.press("t")
    expect(page.locator("#story-card-title")).to_have_text(title)
    # Turned back it lies where it was; its corner turns it over again, and touches nothing else.
    page.get_by_role("button", name="Turn back").click()
    expect(page.locator("#panel-body")).to_have_count(0)
    expect(card).to_be_focused()
    box = card.bounding_box()
    assert box is not None
    card.click(position={"x": box["width"] - 8, "y": 8})
    expect(page.locator("#story-card-title")).to_have_text(title)
    expect(card).to_have_attribute("aria-pressed", "false")


def test_what_is_taken_sends_a_postcard_unless_it_is_switched_off(guest: Come) -> None:
    ana = guest(size=PHONE, language="fr")
    page = ana.page
    ana.open("road-trip-europa", [{"kind": "here"}, *BOTS])
    ana.wait_asked()
    # Kept where it is seen, however soon it is gone again.
    page.evaluate(
        """() => {
          window.postcards = [];
          const look = () => {
            const line = document.querySelector('.place figcaption')?.innerText;
            if (line && !window.postcards.includes(line)) window.postcards.push(line);
          };
          new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
        }"""
    )
    ana.answer_by_mouse()
    ana.answer_by_mouse()
    ana.wait_until("async () => window.postcards.length > 0")
    title, line = page.evaluate("window.postcards[0].split('\\n')")
    story = next(each for each in stories_of(game_by_id("road-trip-europa"), "fr") if each.title == title)
    assert line == story.line
    ana.menu("settings")
    page.get_by_label(said("postcards", "fr")).uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(".place figure")).to_have_count(0)
    page.evaluate("window.postcards.length = 0")
    ana.answer_by_mouse()
    ana.answer_by_mouse()
    assert page.evaluate("window.postcards") == []


def test_a_touch_puts_a_postcard_away_on_a_phone(guest: Come) -> None:
    ana = guest(size=PHONE)
    ana.open("trekking-through-history", [{"kind": "here"}, *BOTS])
    ana.wait_asked()
    assert ana.goes_at_a_touch(".place figure", playing=3)


def test_a_story_leads_to_its_place(guest: Come) -> None:
    ana = guest(size=PHONE, language="fr")
    page = ana.page
    ana.open("trekking-the-world", [{"kind": "here"}, *BOTS])
    ana.wait_asked()
    ana.answer_by_mouse()
    poster = page.locator("section.board [data-ref^='destination:']").first
    place = (poster.get_attribute("data-ref") or "").replace("destination:", "place:")
    _press_long(page, poster)
    expect(poster).not_to_have_attribute("aria-pressed", "true")
    assert ana.violations() == []
    page.get_by_role("button", name="Sur la carte").click()
    expect(page.locator("#panel-body")).to_have_count(0)
    expect(page.locator(f"section.board [data-ref='{place}']").first).to_be_focused()


def _press_long(page: Page, what: Locator) -> None:
    """Rest a finger on something until its story is there, and leave."""
    box = what.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.locator("#story-card-title")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", sample(GAMES, keep=JOURNALS))
def test_a_finished_game_leaves_a_journal(guest: Come, game: str) -> None:
    size, language = SCREENS[GAMES.index(game) % 2]
    ana = guest(size=size, language=language, theme="dark" if size == PHONE else "light")
    page = ana.page
    table = ana.open(game, BOTS)
    page.locator(f".end a[href='#/journal/{table}']").click()
    expect(page.locator("#journal-title")).to_be_visible()
    expect(page.locator(".highlights li").first).to_be_visible()
    # Whoever went nowhere is told so.
    nothing = page.get_by_text(said("journal-nothing", language))
    expect(page.locator(".columns article").or_(nothing).first).to_be_visible()
    assert page.locator(".highlights li").count() == 3 or page.locator(".columns article").count() < 3
    assert ana.violations() == []
    assert ana.overflow() <= 0
    shared = page.locator("svg.share").text_content() or ""
    assert not any(name in shared for name in ("Ben", "Chiyo")), "the picture names nobody"
    assert _picture_size(page) == (1200, 630)
    # On paper: light, without what can only be touched, and no wider than the sheet.
    page.emulate_media(media="print")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator(".doing")).to_be_hidden()
    expect(page.locator("#journal-title")).to_be_visible()
    assert ana.overflow() <= 0


def _picture_size(page: Page) -> tuple[int, int]:
    with page.expect_download() as saved:
        page.locator(".doing .button.primary").click()
    data = saved.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])
