"""What happens is seen: scenes and ceremonies, skipped by touch and key, calm for those who want nothing to move."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.driving import DESKTOP, PHONE, Guest

HERE = {"kind": "here"}
BOTS = [{"kind": "bot", "level": "novice", "name": name} for name in ("Jonas", "Chloé", "Maximilienne")]
CARDS = 6
"""That are chosen for a trip of Road Trip Europa; the seventh is left over, and then the culture is named."""


def until_scored(ana: Guest) -> str:
    """Play until the first trip is scored; the question that comes after it."""
    ana.open("road-trip-europa", [HERE, *BOTS])
    ana.wait_asked()
    for _ in range(CARDS):
        ana.answer_by_mouse()
    ana.touch_until_meant()
    before = ana.decision
    if ana.page.locator("#prompt .primary").count() > 0:
        ana.page.locator("#prompt .primary").click()
    expect(ana.page.locator(".ceremony")).to_be_visible()
    return before or ""


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "fr"), ((844, 390), "de")])
def test_a_round_is_scored_line_by_line_and_nothing_is_dealt_before(
    guest: Callable[..., Guest], size: tuple[int, int], language: str
) -> None:
    ana = guest(size=size, language=language, speed="slow")
    ana.page.remove_locator_handler(ana.page.locator(".ceremony .button"))
    until_scored(ana)
    ceremony = ana.page.locator(".ceremony")
    expect(ceremony.locator("thead th")).to_have_count(4)
    button = ceremony.get_by_role("button")
    expect(button).to_be_focused()
    button.click()  # all lines at once
    expect(ceremony.locator("tfoot tr.told td")).to_have_count(4)
    sums = ceremony.evaluate(
        """(all) => [...all.querySelectorAll('tbody tr.told')].map((row) =>
          [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('·', '0'))))"""
    )
    totals = [int(text) for text in ceremony.locator("tfoot td").all_inner_texts()]
    assert [sum(column) for column in zip(*sums, strict=True)] == totals
    expect(ana.page.locator("section.board [data-ref^='culture:']").first).to_be_visible()  # the old round, still
    # A question for whoever wants one: it is asked, and answered when all have guessed.
    ceremony.locator(".asked > summary").click()
    ceremony.locator(".question summary").click()
    expect(ceremony.locator(".question p")).to_be_visible()
    assert ana.violations() == []
    ceremony.locator(".asked > summary").click()
    assert ana.misfits(".ceremony *") == []
    button.click()
    expect(ceremony).to_have_count(0)
    expect(ana.page.locator("section.board [data-ref^='culture:']")).to_have_count(0)


def test_escape_leaves_a_ceremony_and_an_answer_may_be_given_at_once(guest: Callable[..., Guest]) -> None:
    ana = guest(speed="slow")
    ana.page.remove_locator_handler(ana.page.locator(".ceremony .button"))
    until_scored(ana)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".ceremony")).to_have_count(0)
    ana.answer_by_mouse()


def test_nothing_moves_for_those_who_want_it_so_and_the_same_is_said(guest: Callable[..., Guest]) -> None:
    """Reduced motion keeps rings and ceremonies; what is animated has no transform."""
    ana = guest(speed="normal")
    ana.page.emulate_media(reduced_motion="reduce")
    ana.page.remove_locator_handler(ana.page.locator(".ceremony .button"))
    ana.page.evaluate(
        """() => {
          window.moved = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, ...rest) {
            if (JSON.stringify(frames).match(/transform|translate|scale/)) window.moved.push(this.className);
            return animate.call(this, frames, ...rest);
          };
        }"""
    )
    until_scored(ana)
    assert ana.page.evaluate("() => window.moved ?? []") == []
    ana.page.locator(".ceremony").get_by_role("button").click()
    expect(ana.page.locator(".ceremony tfoot tr.told")).to_be_visible()
    ana.page.locator(".ceremony").get_by_role("button").click()
    expect(ana.page.locator(".ceremony")).to_have_count(0)


def test_what_happened_since_ones_turn_is_shown_again(guest: Callable[..., Guest]) -> None:
    ana = guest()
    ana.open("road-trip-europa", [HERE, *BOTS])
    ana.wait_asked()
    for _ in range(2):
        ana.answer_by_mouse()
    ana.tab("log")
    page = ana.page
    page.get_by_role("button", name="Show again").click()
    expect(page.locator(".moments .ring, .moments .points").first).to_be_attached()
    ana.tab("log")
    page.get_by_role("group", name="Whose lines").get_by_role("button", name="Jonas").click()
    expect(page.locator("#panel-body ol").get_by_text("Chloé ")).to_have_count(0)
    assert page.locator("#panel-body ol").get_by_text("Jonas ").count() > 0
