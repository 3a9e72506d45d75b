"""Looking back at a game in the browser: curve, turning points, replay and fairness, by keyboard and on a phone."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.driving import PHONE, Guest

HERE = {"kind": "here"}
BOT = {"kind": "bot", "level": "casual", "name": "Jonas"}
LONG = 300_000
"""Milliseconds: without compiled rules being sure takes minutes."""

TURNS = """(() => {
  const ask = window.fetch;
  window.fetch = async (address, how) => {
    const answer = await ask(address, how);
    if (!String(address).includes('/analysis') || !answer.ok) return answer;
    const found = await answer.json();
    if (found.whole && !found.turning.some(({seat}) => seat === 0)) {
      const replay = await (await ask(String(address).replace(/analysis.*/, 'replay?open=true&count=50'))).json();
      const {n, move} = replay.frames.find(({n, seat}) => seat === 0 && found.moments.includes(n));
      found.turning.push({n, seat: 0, move, before: 0.5, after: 0.6, value: 0.5, better: null, best: 0.5, reasons: []});
    }
    return new Response(JSON.stringify(found), {headers: {'Content-Type': 'application/json'}});
  };
})()"""
"""Not every game turns at a decision: then one does all the same."""


def test_a_game_is_looked_back_at(guest: Callable[..., Guest]) -> None:
    ana = guest(language="fr")
    page = ana.page
    page.add_init_script(TURNS)
    table = ana.open("road-trip-europa", [HERE, BOT], moves=1_000)
    page.wait_for_selector("#end-title")
    review = page.get_by_role("region", name="Chances de gagner")
    review.scroll_into_view_if_needed()
    curve = review.get_by_role("slider")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"Jonas\s: \d"))  # a first one, before it is sure

    curve.press("Home")
    expect(curve).to_have_attribute("aria-valuenow", "0")
    curve.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    curve.press("PageDown")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"^Manche 2, .*\(de \d+\s%"))
    expect(review).to_have_attribute("aria-busy", "false", timeout=LONG)
    expect(review.get_by_role("heading", name="Vos tournants")).to_be_visible()
    picture = review.locator(".wood")
    expect(picture.locator(".hand")).to_be_visible()  # as the seat saw it before the first of them
    assert picture.evaluate("(each) => each.closest('[inert]') !== null")
    assert ana.violations() == []

    fairness = page.locator("details")
    fairness.locator("summary").click()
    expect(fairness).to_contain_text("nombres ont été tirés pendant la partie")
    expect(fairness.locator(".fine")).not_to_have_count(0)
    expect(fairness).not_to_have_class(re.compile("wrong"))

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert ana.overflow() <= 0
    assert ana.misfits(".end button, .end li, .end p") == []
    assert ana.misfits("figure, figure > p, figure button") == []
    review.get_by_role("button", name="Jonas").click()
    expect(review.get_by_role("heading", name=re.compile(r"Tournants\s: Jonas"))).to_be_visible()
    assert ana.violations() == []

    curve.press("End")
    review.get_by_role("link", name="Voir ce moment").first.click()
    expect(page).to_have_url(re.compile(rf"#/replay/{table}/[1-9]\d*/0$"))
    moment = page.get_by_role("slider", name=re.compile(r"(\d+)\D+\1$"))  # the last one
    expect(moment).to_be_visible()
    assert moment.evaluate("(each) => each.value === each.max")
    page.get_by_label("Vu par").select_option("open")
    expect(moment).to_be_visible()  # the same moment from another side
    ana.home()
    ana.go(f"replay/{table}/e3")
    expect(page.get_by_role("slider", name=re.compile("^Moment 3 sur"))).to_have_js_property("value", "3")


def test_a_game_is_tried_again_from_where_it_turned(guest: Callable[..., Guest]) -> None:
    ana = guest()
    page = ana.page
    page.add_init_script(TURNS)
    table = ana.open("lets-take-a-hike", [HERE, BOT], moves=1_000)
    page.wait_for_selector("#end-title")
    review = page.get_by_role("region", name="Chances of winning")
    review.scroll_into_view_if_needed()
    expect(review).to_have_attribute("aria-busy", "false", timeout=LONG)
    turns = review.locator("ol button.what")
    turns.last.click()
    expect(turns.last).to_have_attribute("aria-pressed", "true")
    review.get_by_role("button", name="Try it from here").click()
    expect(page).not_to_have_url(re.compile(table))
    ana.wait_asked()
    ana.answer_by_mouse()
