"""The deal of the day in the browser: from home to the result, and handed on as a challenge."""

import json
import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Route, expect

from baluchon.daily import Daily, today
from baluchon.kernel.registry import game_by_id
from tests.browser.driving import PHONE, Guest
from tests.browser.looking import play_on
from tests.luck import NOON

pytestmark = pytest.mark.browser

GAME = "road-trip-europa"
DESK = (1440, 900)


def hurry(route: Route) -> None:
    """The bots answer at once."""
    if route.request.method != "POST":
        return route.continue_()
    return route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), "pace": "instant"}))


def test_todays_deal_is_played_once_and_compared(guest: Callable[..., Guest]) -> None:
    ana = guest(size=DESK)
    page = ana.page
    page.route(re.compile(r"/api/daily/[a-z-]+$"), hurry)
    ana.home()
    page.get_by_role("button", name="Play today’s deal").click()
    page.wait_for_selector("main.table .zones")
    table = page.url.rsplit("/", 1)[1]
    seen = page.evaluate("async (id) => (await fetch(`api/tables/${id}/view?seat=0`)).json()", table)
    info = page.evaluate("async (id) => (await fetch(`api/tables/${id}`)).json()", table)
    assert info["given"]["day"] == str(today(NOON))
    dealt = Daily(game_by_id(GAME), today(NOON)).begin().view(0)
    assert seen["view"]["private"] == msgspec.to_builtins(dealt.private)  # the same as in the terminal

    play_on(ana, table, 1_000)
    page.wait_for_selector("#end-title")
    end = page.url
    page.locator(".end").get_by_role("link", name="Replay").click()
    sides = page.get_by_label("Seen by")
    expect(page.get_by_role("slider")).not_to_have_attribute("max", "0")  # the own seat is shown, without a word
    shown = sides.locator("option").all_inner_texts()
    assert shown == ["Everyone", info["seats"][0]["name"]]  # nobody else's hand until the day is over
    assert sides.input_value() == "0"
    page.goto(end)
    page.wait_for_selector("#end-title")
    page.locator(".end").get_by_role("link", name="Deal of the day").click()
    expect(page.get_by_text(re.compile(r"^Your try: \d+ points"))).to_be_visible()
    expect(page.get_by_text(re.compile("^A casual bot in your seat"))).to_be_visible()
    expect(page.locator(".calendar .done")).to_have_count(1)
    page.get_by_role("button", name="Copy to share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert f"#/daily/{GAME}/" in page.evaluate("() => navigator.clipboard.readText()")
    assert ana.violations() == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert ana.overflow() <= 0
    assert ana.misfits(".daily p, .daily a, .daily button") == []
    ana.home()
    page.get_by_role("link", name="Deal of the day").click()
    expect(page.get_by_role("button", name="Practise it")).to_be_visible()


def test_a_finished_game_is_handed_on_by_a_link(guest: Callable[..., Guest]) -> None:
    ana, bo = guest(), guest(size=PHONE, language="de")
    ana.open(GAME, [{"kind": "here"}, {"kind": "bot", "level": "novice", "name": "Otto"}], moves=1_000)
    ana.page.wait_for_selector("#end-title")
    ana.page.get_by_role("button", name="Hand the deal on").click()
    expect(ana.page.get_by_text("Link copied")).to_be_visible()
    bo.page.goto(ana.page.evaluate("() => navigator.clipboard.readText()"))
    expect(bo.page.get_by_role("heading", name="Ana fordert dich heraus")).to_be_visible()
    assert bo.violations() == []
    assert bo.misfits(".challenge p, .challenge h2") == []
    bo.page.get_by_role("button", name="Annehmen").click()
    bo.page.wait_for_selector("main.table .zones")
    mine, theirs = (
        page.evaluate(
            "async (id) => (await (await fetch(`api/tables/${id}`)).json()).seats", page.url.rsplit("/", 1)[1]
        )
        for page in (ana.page, bo.page)
    )
    assert [(seat["kind"], seat["level"]) for seat in mine] == [(seat["kind"], seat["level"]) for seat in theirs]
