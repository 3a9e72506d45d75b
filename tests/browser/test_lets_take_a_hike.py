"""Let's Take a Hike in the browser: packing by click and drag, whole games by mouse and keyboard, every screen."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from baluchon.kernel.registry import game_by_id
from baluchon.texts import Texts
from tests.browser.driving import PHONE, Guest, speeds

pytestmark = pytest.mark.browser

GAME = "lets-take-a-hike"
HERE = {"kind": "here", "name": "Ana"}
BOTS = [{"kind": "bot", "level": "novice", "name": name} for name in ("Otto", "Mila", "Jonas", "Kim")]
MOST = 300
IN_A_ROW = 4
"""Answers by mouse, then by keyboard: both have some of the seven cards to pack, and of every later question."""
HAND = ".hand button.may"
PACK = ".board .mine"
PLACE = f"{PACK} button.may:not(.on)"
ROW = ".row button.may:not(.on)"
SIGN = ".sign:not(.closed), .pile.may"
NAMES = "(all) => all.map((each) => (each.matches('.pile') ? '.pile' : `.sign.${each.classList[1]}`))"
ANSWERS = "#prompt .button:not(.quiet)"
THINGS = "[role=tabpanel] .things"
BY_INTENT = "(touched) => performance.now() - touched > 300"
"""A second touch sooner than that is a trembling finger, and counts for nothing."""
LONGEST = 48
"""Characters of a sentence that stands beside a button."""
MEANT = "#prompt .button.primary"
SAID = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) found.push([walk.currentNode.parentElement, walk.currentNode.textContent]);
  for (const name of ['aria-label', 'title'])
    for (const each of document.querySelectorAll(`[${name}]`)) found.push([each, each.getAttribute(name)]);
  const others = found.filter(([at]) => !at.closest('.kinds, .odds, .hand, .mine, #prompt'));
  return others.map(([, text]) => text.trim()).join(' | ');
}"""
"""All that is said on the page, but for the own things and for what could come, where every kind is named."""


def table(ana: Guest, seats: int = 3, **options: Any) -> str:
    opened = ana.open(GAME, [HERE, *BOTS[: seats - 1]], options=options)
    ana.wait_asked()
    ana.page.wait_for_selector(".hike")
    return opened


def ready(ana: Guest) -> None:
    press(ana, ana.page.locator(".sign.ready"))


def press(ana: Guest, button: Locator) -> None:
    """Press what answers, and wait for the next question."""
    before = ana.decision
    button.click()
    ana.wait_asked(other_than=before)


def play_meant(ana: Guest) -> None:
    press(ana, ana.page.locator(MEANT).last)


def glowing(ana: Guest, selector: str, chance: random.Random) -> Locator | None:
    found = ana.page.locator(selector)
    return found.nth(chance.randrange(found.count())) if found.count() > 0 else None


def place_a_card(ana: Guest, chance: random.Random) -> bool:
    """Touch a card of the hand, and a place that takes it too or the button: two touches."""
    card = glowing(ana, HAND, chance)
    if card is None:
        return False
    ana.touch(card)
    place = glowing(ana, PLACE, chance) if chance.random() < 0.5 else None
    if place is not None:
        press(ana, place)
    else:
        play_meant(ana)
    return True


def soon(ana: Guest, chance: random.Random) -> str:
    """One of the signs, often the pile, which brings the end nearer."""
    names: list[str] = ana.page.locator(SIGN).evaluate_all(NAMES)
    return chance.choice([*names, *(3 * [name for name in names if name == ".pile"])])


def answer_by_mouse(ana: Guest, chance: random.Random) -> str:
    """Answer what is asked, by touching what is drawn; what was done."""
    page = ana.page
    if page.locator(".sign.ready").count() > 0:
        if place_a_card(ana, chance):
            return "place"
        ready(ana)
        return "ready"
    if page.locator(".pile.may").count() > 0 and chance.random() < 0.3 and place_a_card(ana, chance):
        return "place"
    if page.locator(SIGN).count() > 0:
        expect(page.locator(ANSWERS)).to_have_count(0)  # what stands on a sign stands there only
        sign = soon(ana, chance)
        press(ana, page.locator(sign))
        return sign
    taken = glowing(ana, ROW, chance)
    touched = taken or glowing(ana, PLACE, chance) or glowing(ana, HAND, chance)
    assert touched is not None, page.locator("#prompt").inner_text()
    if taken is not None:  # to take nothing is possible, and not what the eye falls on
        expect(page.locator(f".sign, {MEANT}")).to_have_count(0)
        language = page.locator("html").get_attribute("lang") or ""
        expect(page.locator(ANSWERS)).to_have_text(Texts(language, game_by_id(GAME)).say("move-leave"))
    ana.touch(touched)
    play_meant(ana)
    return "take" if taken is not None else "touch"


WHERE = """(selector) => {
  const at = document.activeElement;
  if (at.matches(selector)) return 'here';
  const follows = (each) => at.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [...document.querySelectorAll(selector)].some(follows) ? 'Tab' : 'Shift+Tab';
}"""


def tab_to(ana: Guest, selector: str) -> None:
    """Go to one of these with Tab, in the direction it lies in."""
    for _ in range(60):
        where = ana.page.evaluate(WHERE, selector)
        if where == "here":
            return
        ana.page.keyboard.press(where)
    raise AssertionError(f"Tab does not lead to {selector}")


def answer_by_keyboard(ana: Guest, chance: random.Random) -> str:
    """The same with Tab and Enter alone: the focus comes back to the question by itself."""
    page = ana.page
    before = ana.decision
    assert page.evaluate("() => document.activeElement !== document.body"), "the focus is lost"
    placing = page.locator(".sign.ready").count() > 0 or (
        page.locator(".pile.may").count() > 0 and chance.random() < 0.3
    )
    done = "sign"
    if placing and page.locator(HAND).count() > 0:
        done = "place"
        tab_to(ana, HAND)
        page.keyboard.press("Enter")
    elif page.locator(SIGN).count() == 0:
        done = "touch"
        tab_to(ana, f"{ROW}, {PLACE}, {HAND}")
        page.keyboard.press("Enter")
    if done == "sign":
        tab_to(ana, soon(ana, chance))
    else:
        tab_to(ana, MEANT)
    page.keyboard.press("Enter")
    ana.wait_asked(other_than=before)
    return done


# ------------------------------------------------------------------------------------------------ whole games


@speeds(GAME)
def test_a_whole_game_by_mouse_and_keyboard(guest: Callable[..., Guest], speed: str) -> None:
    """Where nothing moves, mouse and keyboard take turns."""
    ana, chance = guest(speed=speed), random.Random(3)
    table(ana, seats=5)
    by_mouse: set[str] = set()
    by_keyboard: set[str] = set()
    for number in range(MOST):
        if ana.is_over:
            break
        turn, nth = divmod(number, IN_A_ROW)
        if speed != "off" or turn % 2 == 0:
            by_mouse.add(answer_by_mouse(ana, chance))
            continue
        if nth == 0:
            ana.page.locator("#prompt").focus()
        by_keyboard.add(answer_by_keyboard(ana, chance))
    expect(ana.page.locator("#end-title")).to_be_visible()
    expect(ana.page.locator(".ranking li")).to_have_count(5)
    assert "place" in by_mouse
    assert any(done.startswith(".") for done in by_mouse), "no sign was pressed"
    assert speed != "off" or {"place", "sign"} <= by_keyboard


def test_who_presses_twice_answers_once(guest: Callable[..., Guest]) -> None:
    ana = guest()
    table(ana)
    before = ana.decision
    ana.page.locator(".sign.ready").evaluate("(sign) => { sign.click(); sign.click(); }")
    ana.wait_asked(other_than=before)
    expect(ana.page.locator("#prompt .notice")).to_have_count(0)


def test_with_hidden_packs_the_others_are_seen_from_behind(guest: Callable[..., Guest]) -> None:
    ana, chance = guest(), random.Random(7)
    table(ana, seats=5, **{"hidden-packs": True})
    while answer_by_mouse(ana, chance) != "ready":
        expect(ana.page.locator(".others .tile")).to_have_count(0)
        assert ana.page.locator(f"{PACK} .unseen").count() == ana.page.locator(f"{PACK} .tile").count()
    for _ in range(8):
        if ana.is_over:
            break
        unknown = ana.page.locator(".others > li:has(.back) > button .weight")
        assert all(text.strip() == "?" for text in unknown.all_inner_texts())
        answer_by_mouse(ana, chance)


def test_a_finished_game_is_replayed_from_every_side(guest: Callable[..., Guest]) -> None:
    ana = guest()
    opened = ana.open(GAME, [*BOTS, {**BOTS[0], "name": "Eva"}], options={"hidden-packs": True})
    ana.page.wait_for_selector("#end-title")
    ana.go(f"replay/{opened}/30")
    page = ana.page
    expect(page.locator(".hike .hand")).to_have_count(1)
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(f"{PACK} h3")).to_have_text("Your pack")
    page.get_by_label("Seen by").select_option("all")
    expect(page.locator(".hike .hand")).to_have_count(0)
    expect(page.locator(".others > li")).to_have_count(5)


# --------------------------------------------------------------------------------------------- touching things


def test_a_card_lies_on_trial_in_the_pack_and_is_packed_by_a_second_touch(guest: Callable[..., Guest]) -> None:
    ana = guest()
    table(ana)
    page = ana.page
    cards = page.locator(".hand li")
    whole = cards.count()

    def try_it() -> str:
        card = page.locator(HAND).first
        name, _, places = (card.get_attribute("aria-label") or "").partition(", ")
        ana.touch(card)
        expect(page.locator(f"{PACK} .ghost")).to_have_count(1)
        expect(page.locator(f"{PACK} .weight")).to_contain_text("→")
        sentence = page.locator("#prompt .sentence").inner_text()
        assert sentence.startswith(f"{name} →")
        assert len(sentence) <= LONGEST
        lit = page.locator(f"{PACK} button.may").all()
        assert all((place.get_attribute("aria-label") or "").partition(":")[0] in places for place in lit)  # LH-C2
        return name

    name = try_it()
    before = ana.decision
    page.locator(".sign.ready").click()  # must not lose the card unseen
    expect(page.locator("#prompt .sentence")).to_contain_text("First pack")
    expect(page.locator(f"{PACK} .ghost")).to_have_count(1)
    assert ana.decision == before
    press(ana, page.locator(f"{PACK} button:has(.ghost)"))
    expect(cards).to_have_count(whole - 1)
    assert name in (page.locator(f"{PACK} li:has(.tile) button").get_attribute("aria-label") or "")
    page.get_by_role("button", name="Take back").click()
    expect(cards).to_have_count(whole)
    ana.wait_drawn()
    try_it()
    page.wait_for_function(BY_INTENT, arg=page.evaluate("() => performance.now()"))
    press(ana, page.locator(".hand button.on"))
    expect(cards).to_have_count(whole - 1)
    expect(page.locator(f"{PACK} .tile")).to_have_count(1)


def test_an_item_can_be_dragged_to_its_place_and_nowhere_else(guest: Callable[..., Guest]) -> None:
    ana = guest()
    table(ana)
    page = ana.page
    cards = page.locator(HAND)
    choosy = [card for card in cards.all() if "granola" not in (card.get_attribute("aria-label") or "").lower()]
    card = choosy[0]

    def drag(to: Locator) -> None:
        start, end = card.bounding_box(), to.bounding_box()
        assert start is not None
        assert end is not None
        page.mouse.move(start["x"] + 20, start["y"] + 30)
        page.mouse.down()
        page.mouse.move(start["x"], start["y"], steps=3)
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)

    ana.touch(card)
    barred = page.locator(f"{PACK} li button:not(.may)").first.get_attribute("data-place")
    taking = page.locator(f"{PACK} button:has(.ghost)").get_attribute("data-place")
    page.keyboard.press("Escape")
    drag(page.locator(f"[data-place='{barred}']"))
    page.mouse.up()
    expect(page.locator("#prompt .notice")).to_contain_text("does not go there")
    expect(page.locator(f"{PACK} .tile")).to_have_count(0)
    before = ana.decision
    drag(page.locator(f"[data-place='{taking}']"))
    expect(page.locator(".carried").last).to_be_visible()
    page.mouse.up()
    ana.wait_asked(other_than=before)
    expect(page.locator(f"{PACK} .tile")).to_have_count(1)


def test_what_cannot_be_done_says_why_not(guest: Callable[..., Guest]) -> None:
    ana = guest()
    table(ana, seats=2)
    page = ana.page
    notice = page.locator("#prompt .notice")
    page.locator(".pile").click()
    expect(notice).to_contain_text("Pack first")
    card = next(each for each in page.locator(HAND).all() if "Granola" not in (each.get_attribute("aria-label") or ""))
    card.click()
    page.locator(f"{PACK} li button:not(.may)").first.click()
    expect(notice).to_contain_text("does not go there")
    page.keyboard.press("Escape")
    ready(ana)
    for _ in range(MOST):
        if page.locator(".sign.hike.closed").count() > 0:
            break
        answer_by_mouse(ana, random.Random(1))
    page.locator(".sign.hike.closed").click()
    expect(notice).to_have_count(1)


def test_the_odds_add_up_and_a_label_opens_all_of_another_hiker(guest: Callable[..., Guest]) -> None:
    ana, chance = guest(), random.Random(2)
    table(ana)
    while answer_by_mouse(ana, chance) != "ready":
        pass
    page = ana.page
    odds = page.locator(".odds").first
    shares = [int(text.rstrip("%")) for text in odds.locator(".chance b").all_inner_texts()]
    assert 98 <= sum(shares) <= 102
    box = odds.bounding_box()
    odds.click()
    counts = [int(text) for text in odds.locator(".kind b").all_inner_texts()]
    assert len(counts) == 16
    assert f" {sum(counts)}" in (odds.get_attribute("aria-label") or "")
    assert odds.bounding_box() == box
    page.locator(".others button").first.click()
    things = page.locator(THINGS).first
    expect(things).to_contain_text("Pack of Otto")
    expect(things.locator(".rucksack li")).to_have_count(7)
    expect(things.locator(".kind")).to_have_count(16)


def test_the_first_game_is_guided(guest: Callable[..., Guest]) -> None:
    ana = guest(guide=True)
    table(ana)
    texts = Texts("en", game_by_id(GAME))
    coach = ana.page.locator(".coach")
    expect(coach.locator("p")).to_contain_text(texts.say("tip-start"))
    coach.get_by_role("button", name="Read the rules on this").click()
    expect(ana.page.locator("#clause-LH-T1")).to_be_in_viewport()
    expect(ana.page.locator("dl .on")).to_have_count(2)
    coach.get_by_role("button", name="Got it").click()
    expect(coach.locator("p")).to_contain_text(texts.say("tip-prompt-packing"))


# ----------------------------------------------------------------------------------------------- who sees what


def test_on_one_device_nothing_of_another_seat_is_in_the_page(guest: Callable[..., Guest]) -> None:
    ana = guest()
    ana.open(GAME, [HERE, {"kind": "here", "name": "Ben"}], options={"hidden-packs": True})
    page = ana.page
    words = page.evaluate(f"async () => (await (await fetch('/api/games/{GAME}?language=en')).json()).names")
    cards = [name for ref, name in words.items() if ref.startswith("card:") and ref != "card:face-down"]
    assert len(cards) == 16

    def named(text: str) -> list[str]:
        return [name for name in cards if name in text]

    def pass_to(player: str) -> None:
        expect(page.get_by_text(f"Pass the device to {player}")).to_be_visible()
        expect(page.locator(".hike, .hand, .rucksack, .side")).to_have_count(0)
        assert named(page.locator("body").inner_html()) == []
        page.get_by_role("button", name=f"I’m {player}").click()
        ana.wait_asked()
        page.wait_for_selector(".hike")

    pass_to("Ana")
    hidden = []
    for _ in range(2):
        card = page.locator(HAND).first
        hidden.append((card.get_attribute("aria-label") or "").partition(",")[0])
        ana.touch(card)
        play_meant(ana)
    page.locator(".sign.ready").click()
    pass_to("Ben")
    assert named(page.evaluate(SAID)) == []
    expect(page.locator(".hand li")).to_have_count(7)
    expect(page.locator(".others .tile")).to_have_count(0)  # secret until all are ready
    before = ana.decision
    page.locator(".sign.ready").click()
    page.wait_for_function(
        """(before) => {
          const now = document.querySelector('#prompt')?.dataset.decision;
          return document.querySelector('.curtain') !== null || (now && now !== before);
        }""",
        arg=before,
    )
    if page.locator(".curtain").count() > 0:
        pass_to("Ana")
    if page.locator(f"{PACK} .tile").count() == 0:  # Ben has packed nothing: these are his things
        assert [name for name in hidden if name in page.evaluate(SAID)] == []
        expect(page.locator(".others .tile.back")).to_have_count(2)
        expect(page.locator(".hand li")).to_have_count(7)
    else:
        expect(page.locator(f"{PACK} .tile")).to_have_count(2)
        expect(page.locator(".hand li")).to_have_count(5)


def test_a_spectator_sees_the_table_and_no_hand(guest: Callable[..., Guest]) -> None:
    ana, eve = guest(), guest()
    opened = table(ana)
    while answer_by_mouse(ana, random.Random(2)) != "ready":
        pass
    eve.go(f"table/{opened}")
    expect(eve.page.locator(".others li:has(> button)")).to_have_count(3)
    expect(eve.page.locator(".hand, .sign, .chances")).to_have_count(0)
    expect(eve.page.locator("section.board button.may")).to_have_count(0)
    eve.page.locator(".others button").first.click()
    expect(eve.page.get_by_label("You are watching")).to_be_visible()
    expect(eve.page.locator(THINGS).first.locator(".kind")).to_have_count(16)


# ------------------------------------------------------------------------------------------------- every screen


def screens(ana: Guest, seats: int) -> Iterator[str]:
    """The table when packing, and after some moves."""
    chance = random.Random(4)
    table(ana, seats=seats)
    yield "packing"
    ana.touch(ana.page.locator(HAND).first)
    yield "a card that would be packed"
    ana.page.keyboard.press("Escape")
    for n in range(9):
        if ana.is_over:
            break
        yield f"{n}: {answer_by_mouse(ana, chance)}"


def test_on_a_phone_everything_can_be_touched_with_a_thumb(guest: Callable[..., Guest]) -> None:
    ana, chance = guest(size=PHONE), random.Random(6)
    table(ana, seats=4)
    for _ in range(12):
        if ana.is_over:
            break
        assert ana.overflow() == 0
        small = ana.page.locator("section.board button").evaluate_all(
            """(all) => all.filter((each) => each.getBoundingClientRect().height < 44)
              .map((each) => each.outerHTML.slice(0, 90))"""
        )
        assert small == []
        answer_by_mouse(ana, chance)
