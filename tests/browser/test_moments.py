"""What happens is seen: scenes and ceremonies, skipped by touch and key, calm for those who want nothing to move."""

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.driving import CEREMONY, DESKTOP, PHONE, Guest
from tests.browser.looking import play_on
from tests.sampling import sample

HERE = {"kind": "here"}
BOTS = [{"kind": "bot", "level": "novice", "name": name} for name in ("Jonas", "Chloé", "Maximilienne")]
AGAIN = {"en": "Again", "fr": "Revoir", "de": "Noch einmal"}
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


def tell_all(ana: Guest) -> None:
    """All lines of a ceremony at once, unless they are told already."""
    told = "(ceremony) => ceremony.querySelector('ol .total') ?? ceremony.querySelector('.primary').click()"
    ana.page.locator(".ceremony").evaluate(f"(all) => void ({told})(all)")


def brought(ceremony: Locator) -> list[int]:
    """What a round brought to each seat, which is what its lines add up to."""
    sums = ceremony.evaluate(
        """(all) => [...all.querySelectorAll('tbody tr.told')].map((row) =>
          [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('·', '0'))))"""
    )
    totals = [int(text) for text in ceremony.locator("tfoot td").all_inner_texts()]
    assert [sum(column) for column in zip(*sums, strict=True)] == totals
    return totals


@pytest.mark.parametrize(("size", "language"), sample([PHONE, DESKTOP, (844, 390)], ["fr", "en", "de"], keep=1))
def test_a_round_is_scored_line_by_line_and_nothing_is_dealt_before(
    guest: Callable[..., Guest], size: tuple[int, int], language: str
) -> None:
    ana = guest(size=size, language=language, speed="slow", guide=size == PHONE)
    ana.page.remove_locator_handler(ana.page.locator(CEREMONY))
    until_scored(ana)
    ceremony = ana.page.locator(".ceremony")
    expect(ana.page.locator(".coach")).to_have_count(0)  # a tip that was left open lies over no button
    expect(ceremony.locator("thead th")).to_have_count(4)
    button = ceremony.locator(".primary")
    expect(button).to_be_focused()
    tell_all(ana)
    expect(ceremony.locator("ol .total")).to_have_count(4)  # the standing
    standing = [int(text) for text in ceremony.locator("ol .total").all_inner_texts()]
    expect(ceremony.locator(".said .place")).to_be_visible()  # what it did for the reader
    ceremony.get_by_role("button", name=AGAIN[language], exact=True).click()
    expect(ceremony.locator("ol .total")).to_have_count(0)  # from the first line on
    tell_all(ana)
    expect(ceremony.locator("ol .total")).to_have_count(4)
    assert ana.misfits(".ceremony :not(.hidden-text)") == []
    if size != DESKTOP:
        ceremony.locator(".quiet").click()  # the lines again
    expect(ceremony.locator("tfoot tr.told td")).to_have_count(4)
    assert sorted(brought(ceremony), reverse=True) == standing
    expect(ana.page.locator("section.board [data-ref^='culture:']").first).to_be_visible()  # the old round, still
    # A question for whoever wants one: it is asked, and answered when all have guessed.
    ceremony.locator(".asked > summary").click()
    ceremony.locator(".question summary").click()
    expect(ceremony.locator(".question p")).to_be_visible()
    assert ana.violations() == []
    ceremony.locator(".asked > summary").click()
    assert ana.misfits(".ceremony :not(.hidden-text)") == []
    button.click()
    expect(ceremony).to_have_count(0)
    expect(ana.page.locator("section.board [data-ref^='culture:']")).to_have_count(0)


def test_escape_leaves_a_ceremony_and_an_answer_may_be_given_at_once(guest: Callable[..., Guest]) -> None:
    ana = guest(speed="slow")
    ana.page.remove_locator_handler(ana.page.locator(CEREMONY))
    until_scored(ana)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".ceremony")).to_have_count(0)
    ana.answer_by_mouse()


def test_nothing_moves_for_those_who_want_it_so_and_the_same_is_said(guest: Callable[..., Guest]) -> None:
    """Reduced motion keeps rings and ceremonies; what is animated has no transform."""
    ana = guest(speed="normal")
    ana.page.emulate_media(reduced_motion="reduce")
    ana.page.remove_locator_handler(ana.page.locator(CEREMONY))
    ana.page.add_init_script(
        """
          window.moved = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, ...rest) {
            if (JSON.stringify(frames).match(/transform|translate|scale/)) window.moved.push(this.className);
            return animate.call(this, frames, ...rest);
          };
        """
    )
    until_scored(ana)
    assert ana.page.evaluate("() => window.moved") == []
    tell_all(ana)
    expect(ana.page.locator(".ceremony tfoot tr.told")).to_be_visible()
    ana.page.locator(".ceremony .primary").click()
    expect(ana.page.locator(".ceremony")).to_have_count(0)


def test_rings_go_when_something_is_touched(guest: Callable[..., Guest]) -> None:
    """What is touched may move the board, and a ring lies where something was."""
    ana = guest()
    ana.open("trekking-the-world", [HERE, *BOTS])
    ana.wait_asked()
    assert ana.goes_at_a_touch(".moments .ring", playing=3)


def test_a_ceremony_that_was_left_by_a_reload_comes_back_with_its_button(guest: Callable[..., Guest]) -> None:
    ana = guest(speed="slow")
    ana.page.remove_locator_handler(ana.page.locator(CEREMONY))
    until_scored(ana)
    ana.page.reload()
    ceremony = ana.page.locator(".ceremony.alone")
    expect(ceremony.locator("tfoot tr.told")).to_be_visible()
    ceremony.locator(".primary").click()
    expect(ana.page.locator(".ceremony")).to_have_count(0)
    ana.answer_by_mouse()


NOTE_SCENES = """() => {
  window.shown = new Set();
  window.rises = [];
  window.beside = [];
  const risen = new WeakSet();
  const look = () => {
    for (const each of document.querySelectorAll('[data-ref]')) window.shown.add(each.dataset.ref);
    for (const kind of ['.moments .ring', 'p.past']) if (document.querySelector(kind)) window.shown.add(kind);
    for (const each of document.querySelectorAll('.moments use'))
      window.shown.add(`drawing:${each.getAttribute('href')}`);
    for (const each of document.querySelectorAll('.moments .figure')) {
      if (risen.has(each)) continue;
      risen.add(each);
      const [x, y] = [parseFloat(each.style.left), parseFloat(each.style.top)];
      const words = each.querySelector('.points'), {from} = words.dataset;
      const {left, right} = words.getBoundingClientRect();
      window.beside.push(Math.abs((left + right) / 2 - x));
      const far = [...document.querySelectorAll(`[data-ref="${from}"], [data-place="${from}"]`)]
        .map((thing) => thing.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map((box) => Math.hypot(
          Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)));
      if (far.length > 0) window.rises.push(Math.min(...far));
    }
  };
  const watched = {subtree: true, childList: true, attributes: true, attributeFilter: ['data-ref', 'href']};
  new MutationObserver(look).observe(document.body, watched);
}"""
"""Whenever the page changes: which components it names, and how far from what earned them points begin to rise."""


def test_scenes_show_what_the_seat_was_sent(guest: Callable[..., Guest]) -> None:
    ana = guest(speed="normal")
    sent: list[str] = []
    ana.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: sent.append(str(text))))
    ana.open("road-trip-europa", [HERE, *BOTS])
    ana.wait_asked()
    ana.page.evaluate(NOTE_SCENES)
    for _ in range(CARDS + 3):  # a whole trip, what it brings, and the next one's first cards
        ana.answer_by_mouse()
        shown = ana.page.evaluate("() => [...window.shown]")
        told = "".join(sent)
        assert [ref for ref in shown if ref.startswith("card:") and f'"{ref}"' not in told] == []
    ana.page.wait_for_function("() => window.shown.has('drawing:#b-back')")  # cards do turn over


NOTE_DOUBLES = """() => {
  window.doubles = new Set();
  const seen = (where) => [...document.querySelectorAll(`${where} [data-ref^="card:"]`)]
    .filter((each) => each.checkVisibility({visibilityProperty: true, opacityProperty: true}))
    .map((each) => each.dataset.ref);
  const look = () => {
    const laid = new Set(seen('section.board .road'));
    for (const ref of seen('section.board .hand')) if (laid.has(ref)) window.doubles.add(ref);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Frame by frame: which cards are seen in hand and on the road."""


def test_a_card_that_is_laid_has_left_the_hand_in_the_same_frame(guest: Callable[..., Guest]) -> None:
    ana = guest(speed="normal")
    ana.open("road-trip-europa", [HERE, *BOTS])
    ana.wait_asked()
    ana.page.evaluate(NOTE_DOUBLES)
    for _ in range(4):
        ana.answer_by_mouse()
    expect(ana.page.locator("section.board .road [data-ref^='card:']")).not_to_have_count(0)
    assert ana.page.evaluate("() => [...window.doubles]") == []


def test_points_rise_from_what_earned_them(guest: Callable[..., Guest]) -> None:
    ana = guest(speed="normal")
    ana.open("trekking-through-history", [HERE, *BOTS[:1]])
    ana.wait_asked()
    ana.page.evaluate(NOTE_SCENES)
    while not (rises := ana.page.evaluate("() => window.rises")):
        assert not ana.is_over
        ana.answer_by_mouse()
        expect(ana.page.locator(".moments[data-playing=true]")).to_have_count(0)  # who answers at once sees less
    assert max(rises) <= 40
    assert max(ana.page.evaluate("() => window.beside")) < 1, "figures are centred"


NOTE_POINTS = """() => {
  window.points = [];
  const risen = new WeakSet();
  new MutationObserver(() => {
    for (const each of document.querySelectorAll('.moments .points.won')) {
      if (!risen.has(each)) window.points.push([each.dataset.from, each.textContent.trim()]);
      risen.add(each);
    }
    if (document.querySelector('.moments[data-playing=true]')) window.played = true;
  }).observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-playing']});
}"""
TAKINGS = """async (table) => {
  const {frames} = await (await fetch(`/api/tables/${table}/replay?seat=0&count=200`)).json();
  const lay = (card, n) => frames[n - 1].view.public.row.some((each) => each.card === card) ? card : 'trail';
  const of = ({events}, n) =>
    events.filter(({id}) => id === 'event-took').map(({args}) => [lay(args.card, n), `+${args.boots}`]);
  return frames.map((frame, n) => [n, of(frame, n)]).find(([, took]) => took.length > 0);
}"""
"""The first moment at which somebody takes something home, and what that brings from where."""


def test_points_rise_once(guest: Callable[..., Guest]) -> None:
    ana = guest(speed="normal")
    table = ana.open("lets-take-a-hike", [HERE, *BOTS], moves=1_000)
    ana.page.wait_for_selector("#end-title")
    n, took = ana.page.evaluate(TAKINGS, table)
    ana.go(f"replay/{table}/{n - 1}/0")
    expect(ana.page.locator("[data-place=trail]").first).to_be_visible()
    ana.page.evaluate(NOTE_POINTS)
    ana.page.keyboard.press("ArrowRight")
    ana.wait_until("() => window.played")
    expect(ana.page.locator(".moments[data-playing=true]")).to_have_count(0)
    rises = [tuple(rise) for rise in ana.page.evaluate("() => window.points")]
    assert rises
    assert Counter(rises) <= Counter(tuple(each) for each in took)


GAININGS = """async (table) => {
  const gained = ({events}) => events.filter(({id}) => id === 'event-gained');
  for (let first = 0, total = 1; first < total; first += 200) {
    const part = await (await fetch(`/api/tables/${table}/replay?seat=0&first=${first}&count=200`)).json();
    const found = part.frames.find((frame) => gained(frame).length > 0);
    if (found) return [found.n, gained(found).map(({args}) => [args.seat, `+${args.points}`])];
    total = part.total;
  }
  return null;
}"""
"""The first moment at which a seat gains points that come from nothing on the table."""


SLOW_FRAMES = """() => {
  const ask = requestAnimationFrame;
  window.requestAnimationFrame = (draw) => ask(() => setTimeout(() => draw(performance.now()), 300));
}"""


@pytest.mark.parametrize(("size", "frames"), sample([DESKTOP, PHONE], ["fast", "slow"], keep=[(DESKTOP, "slow")]))
def test_points_that_only_a_seat_has_rise_from_its_score_in_the_replay(
    guest: Callable[..., Guest], size: tuple[int, int], frames: str
) -> None:
    ana = guest(speed="normal", size=size)
    for _ in range(10):  # there are games in which nobody does
        table = ana.open("trekking-the-world", [HERE, *BOTS], moves=1_000)
        ana.page.wait_for_selector("#end-title")
        found = ana.page.evaluate(GAININGS, table)
        if found:
            break
    n, gained = found
    ana.go(f"replay/{table}/{n - 1}/0")
    expect(ana.page.locator(".replay .scores li")).to_have_count(4)
    if frames == "slow":
        ana.page.evaluate(SLOW_FRAMES)
    ana.page.evaluate(NOTE_POINTS)
    ana.page.keyboard.press("ArrowRight")
    ana.wait_until("() => window.played")
    expect(ana.page.locator(".moments[data-playing=true]")).to_have_count(0)
    assert Counter(map(tuple, gained)) <= Counter(map(tuple, ana.page.evaluate("() => window.points")))
    assert ana.overflow() <= 0


def test_the_table_stays_in_sight_until_somebody_wants_to_know_who_won(guest: Callable[..., Guest]) -> None:
    ana = guest(speed="normal")
    ana.page.remove_locator_handler(ana.page.locator(CEREMONY))
    table = ana.open("road-trip-europa", [HERE, *BOTS[:1]])
    ana.wait_asked()
    play_on(ana, table, 4 * (CARDS + 1) - 1)  # but for the last kind of culture
    ana.page.reload()
    ana.wait_asked()
    ana.touch_until_meant()
    if ana.page.locator("#prompt .primary").count() > 0:
        ana.page.locator("#prompt .primary").click()
    ceremony = ana.page.locator(".ceremony")
    expect(ceremony).to_be_visible()
    expect(ana.page.locator("section.board [data-ref^='culture:']").first).to_be_visible()
    expect(ana.page.locator("#end-title")).to_have_count(0)
    tell_all(ana)
    won = [int(text) for text in ceremony.locator("ol .won").all_inner_texts()]
    assert sorted(won) == sorted(brought(ceremony))  # of the fourth trip; the standing has all four
    assert sum(won) < sum(int(text) for text in ceremony.locator("ol .total").all_inner_texts())
    ceremony.get_by_role("button", name="See who won").click()
    expect(ana.page.locator("#end-title")).to_be_visible()
    expect(ceremony).to_have_count(0)
    expect(ana.page.locator(".feat")).to_be_visible()  # a true sentence
    wins = ana.page.locator("#end-title").inner_text() == "You win!"
    expect(ana.page.locator(".confetti")).to_have_count(1 if wins else 0)  # nobody's first game is their best


SKIP_REPLAY = """(() => {
  window.replays = 0;
  new MutationObserver(() => {
    const replay = document.querySelector('p.past');
    if (!replay?.textContent.includes('This is a replay')) return;
    window.replays += 1;
    replay.querySelector('button').click();
  }).observe(document, {subtree: true, childList: true});
})()"""
"""As soon as what was missed is shown, it is skipped: by the page itself, however busy the machine is."""


def test_who_comes_back_sees_what_happened_since_and_can_skip_it(guest: Callable[..., Guest]) -> None:
    ana = guest(speed="slow")
    table = ana.open("tour-du-monde", [HERE, *BOTS])
    ana.wait_asked()
    asks = f"async () => (await (await fetch('/api/tables/{table}/missed?seat=0')).json()).frames.length"
    while ana.page.evaluate(asks) < 2:  # until the others have had their turns
        ana.answer_by_mouse()
    # As on a device that has not seen them: said when the page begins, for the one that is left may still note them.
    ana.page.add_init_script("localStorage.setItem('baluchon-seen', '[]')")
    ana.page.add_init_script(SKIP_REPLAY)
    ana.page.reload()
    ana.wait_until("() => window.replays > 0")
    expect(ana.page.locator("p.past")).to_have_count(0)
    ana.answer_by_mouse()


def test_what_happened_since_ones_turn_is_shown_again(guest: Callable[..., Guest]) -> None:
    ana = guest()
    ana.open("road-trip-europa", [HERE, *BOTS])
    ana.wait_asked()
    for _ in range(2):
        ana.answer_by_mouse()
    ana.tab("log")
    page = ana.page
    page.evaluate(NOTE_SCENES)
    page.get_by_role("button", name="Show again").click()
    ana.wait_until("() => window.shown.has('p.past') && window.shown.has('.moments .ring')")
    ana.tab("log")
    page.get_by_role("group", name="Whose lines").get_by_role("button", name="Jonas").click()
    expect(page.locator("#panel-body ol").get_by_text("Chloé ")).to_have_count(0)
    assert page.locator("#panel-body ol").get_by_text("Jonas ").count() > 0
