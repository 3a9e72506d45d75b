"""Every screen: accessible in both themes, complete in every language, within a phone's width."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from baluchon.kernel.registry import all_games
from tests.browser.driving import PHONE, Guest, found_on
from tests.sampling import sample

pytestmark = pytest.mark.browser

BOT = {"kind": "bot", "level": "novice", "name": "Otto"}
HERE = {"kind": "here"}


def finished(ana: Guest) -> str:
    """A table at which bots have played to the end."""
    table = ana.open("road-trip-europa", [BOT, {**BOT, "name": "Mila"}])
    ana.page.wait_for_selector("#end-title")
    return table


GAMES = [game.id for game in all_games()]
HOUSE = "house"
"""The screens that belong to no game."""
NOWHERE_ELSE = (HOUSE, "road-trip-europa", "tour-du-monde")
"""What test_boards.py does not look at; the other games have the same drawers."""


def tour(ana: Guest, part: str) -> Iterator[str]:
    """Go through every screen of a game, or of none; the name of each when it is there."""
    return around_the_house(ana) if part == HOUSE else around_a_table(ana, part)


def around_the_house(ana: Guest) -> Iterator[str]:
    page = ana.page
    ana.home()
    yield "home"
    page.locator("header button.more").click()
    page.wait_for_selector("dialog[open]")
    yield "settings"
    ana.go("daily")
    page.wait_for_selector(".daily .calendar")
    yield "deal of the day"
    lobby = ana.open("trekking-through-history", [HERE, {"kind": "open"}], start=False)
    page.wait_for_selector(".lobby")
    yield "lobby"
    ana.open("tour-du-monde", [HERE, BOT])
    ana.wait_asked()
    ana.menu("rules")
    for name in ("log", "chat"):
        ana.tab(name)
        yield f"tab {name}"
    ana.shut()
    page.locator(".bar nav button").last.click()
    page.wait_for_selector("dialog[open] [data-item]")
    yield "menu"
    ana.open("road-trip-europa", [HERE, HERE])
    page.wait_for_selector(".curtain")
    yield "curtain"
    table = finished(ana)
    yield "end"
    ana.go(f"replay/{table}/5")
    page.wait_for_selector(".replay .zones")
    yield "replay"
    ana.go("recover/abc")
    page.wait_for_selector(".recover")
    yield "recover"
    page.context.clear_cookies()
    page.evaluate("() => localStorage.removeItem('baluchon-known')")
    ana.go(f"table/{lobby}/{'x' * 26}")
    page.reload()
    page.wait_for_selector(".join")
    yield "invitation"


def around_a_table(ana: Guest, game: str) -> Iterator[str]:
    page = ana.page
    ana.open(game, [HERE, BOT])
    ana.wait_asked()
    yield "table"
    page.evaluate("() => document.querySelector('.coach .hide')?.click()")  # a tip may lie over what is touched
    ana.answer_by_mouse()
    yield "table, a move later"
    ana.menu("list-view")
    page.wait_for_selector(".list")
    yield "list"
    ana.menu("board-view")
    ana.menu("rules")
    page.wait_for_selector("#panel-body table")
    yield "rules"
    ana.tab("things")
    yield "things"
    ana.tab("scores")
    yield "scores"


RULES = "#panel-body table, #panel-body th, #panel-body td, #panel-body dd, #panel-body .contents, .coach"
"""What must not be wider than its place in the drawer of rules."""


@pytest.mark.parametrize("part", sample([HOUSE, *GAMES], keep=NOWHERE_ELSE))
def test_every_screen_is_accessible_in_both_themes(guest: Callable[..., Guest], part: str) -> None:
    ana = guest(guide=True)
    some = (screen for screen in tour(ana, part) if screen != "table, a move later")
    found = {screen: ana.violations_in_both_themes(part_of(screen)) for screen in some}
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


def part_of(screen: str) -> str | None:
    """The part of a screen that is new: under a panel lies the table, which has been looked at."""
    return "#panel-body" if screen in ("rules", "things", "scores") else None


@pytest.mark.parametrize(("part", "language"), sample([HOUSE, *GAMES], ["fr", "de"], keep=6))
def test_every_text_is_there_and_fits_a_phone(guest: Callable[..., Guest], part: str, language: str) -> None:
    ana = guest(size=PHONE, language=language, guide=True)

    def misfits() -> list[Any]:
        assert ana.page.locator("html").get_attribute("lang") == language
        return ana.misfits(RULES)

    assert found_on(tour(ana, part), misfits) == {}


def test_the_replay_steps_through_and_links_to_a_moment(guest: Callable[..., Guest]) -> None:
    ana = guest()
    table = finished(ana)
    ana.page.get_by_role("link", name="Replay").click()
    ana.page.wait_for_selector(".replay .zones")
    ana.page.get_by_role("button", name="Next", exact=True).click()
    at = ana.page.get_by_role("slider", name=re.compile("^Moment 1 of"))
    expect(at).to_be_visible()
    assert ana.page.url.endswith(f"#/replay/{table}/1")
    ana.page.get_by_role("button", name="Copy link to this moment").click()
    link = ana.page.evaluate("() => navigator.clipboard.readText()")
    ana.page.goto(link)
    expect(at).to_be_visible()
    ana.page.locator("body").press("ArrowRight")
    expect(ana.page.get_by_role("slider", name=re.compile("^Moment 2 of"))).to_be_visible()
    ana.page.locator("body").press("End")
    expect(ana.page.get_by_role("slider", name=re.compile(r"^Moment (\d+) of \1$"))).to_be_visible()
    ana.page.locator("body").press("PageUp")  # by turns
    expect(ana.page.get_by_role("slider", name=re.compile(r"^Moment (\d+) of \1$"))).to_have_count(0)
    ana.page.locator("body").press("Home")
    expect(ana.page.get_by_role("slider", name=re.compile("^Moment 0 of"))).to_be_visible()


def test_an_open_replay_is_staged_step_by_step(guest: Callable[..., Guest]) -> None:
    """Through a whole round, in which cards lie face down that somebody knows: whoever watches holds none."""
    ana = guest()
    table = finished(ana)
    ana.go(f"replay/{table}/0")
    ana.page.wait_for_selector(".replay .zones")
    for moment in range(1, 16):
        ana.page.locator("body").press("ArrowRight")
        expect(ana.page.get_by_role("slider", name=re.compile(f"^Moment {moment} of"))).to_be_visible()


def test_an_address_without_a_table_says_so(guest: Callable[..., Guest]) -> None:
    ana = guest()
    ana.home()
    ana.patient = True  # the browser reports the refusal, too
    ana.go("table/nowhere")
    expect(ana.page.get_by_role("alert")).to_have_text("This table can’t be opened.")


def test_settings_are_kept(guest: Callable[..., Guest]) -> None:
    ana = guest()
    ana.home()
    ana.page.get_by_role("button", name="DE", exact=True).click()
    expect(ana.page.get_by_text("Wohin heute?")).to_be_visible()
    ana.page.reload()
    expect(ana.page.get_by_text("Wohin heute?")).to_be_visible()
