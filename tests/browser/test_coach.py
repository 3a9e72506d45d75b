"""The coach in the browser: it asks before a costly choice, and says afterwards what would have been better."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from baluchon.kernel.registry import game_by_id
from tests.browser.driving import DESKTOP, Guest

pytestmark = pytest.mark.browser

Come = Callable[..., Guest]
MOVES = game_by_id("road-trip-europa").moves


def test_a_coach_asks_before_a_costly_choice_and_says_what_was_better(guest: Come) -> None:
    """What the coach thinks is made so that every choice but the best costs much; whatever is dealt, it is the same."""
    ana = guest(size=DESKTOP)
    best: list[int] = []

    def worse(message: str | bytes) -> str | bytes:
        push: dict[str, Any] = json.loads(message)
        if push.get("coach"):
            best[:] = [push["coach"]["best"]["move"]]
            for each in push["coach"]["moves"]:
                if each["move"] not in best:
                    each |= {"weight": "grave", "lines": [{"id": "food", "points": -4.2}]}
        return json.dumps(push)

    def between(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        server.on_message(lambda message: wire.send(worse(message)))

    ana.page.route_web_socket("**/socket*", between)
    ana.open("road-trip-europa", [{"kind": "here"}, {"kind": "bot", "level": "casual"}])
    ana.wait_asked()
    page, coach = ana.page, ana.page.locator(".coach")
    ana.menu("coach")
    page.locator("dialog[open]").get_by_role("button", name="Quiet", exact=True).click()
    page.keyboard.press("Escape")

    def thinks() -> None:
        """Until the coach has thought about what is asked."""
        expect(page.locator(f"[data-coach='{ana.decision}']")).to_have_count(1)

    thinks()
    first = ana.decision
    hand = page.locator("section.board .hand [data-ref].may")
    legal = [hand.nth(n).get_attribute("data-ref") or "" for n in range(hand.count())]
    costly = next(ref for ref in legal if ref not in MOVES[best[0]].refs)

    def choose(ref: str) -> None:
        page.locator(f"section.board .hand [data-ref='{ref}']").click()
        page.locator("#prompt .primary").last.click()

    choose(costly)
    expect(coach).to_contain_text("Sure?")
    expect(coach).to_contain_text("Difference by the end, about: Local food −4.")
    take_back = coach.get_by_role("button", name="Take it back")
    expect(take_back).to_be_focused()
    assert ana.violations_in_both_themes() == []
    take_back.click()
    expect(coach).to_have_count(0)
    assert ana.decision == first, "nothing was made"
    choose(costly)
    coach.get_by_role("button", name="Play it all the same").click()
    ana.wait_asked(other_than=first)
    expect(coach).to_contain_text("Better: Pick ")
    coach.get_by_role("button").click()
    expect(coach).to_have_count(0)
    thinks()
    second = ana.decision
    choose(MOVES[best[0]].refs[0])
    ana.wait_asked(other_than=second)  # the best choice is made at once
    page.reload()
    ana.wait_asked()
    thinks()  # the table remembers who sits beside it
    assert ana.problems == []
