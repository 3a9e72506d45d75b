"""Several people at one table: by invitation, over a restart of the server, and on one device."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import IN_THE_HOUSE
from tests.browser.driving import CEREMONY, PHONE, PLAY_ON, Guest
from tests.server.serving import Process, free_port, seeded

pytestmark = pytest.mark.browser


def invite(host: Guest) -> str:
    """Open a table with friends; the link for them."""
    host.home()
    host.page.get_by_role("button", name="Play with friends").click()
    link = host.page.locator("input[readonly]")
    expect(link).to_be_visible()
    return link.input_value()


def seat_together(host: Guest, friend: Guest) -> None:
    friend.page.goto(invite(host))
    friend.page.get_by_label("Your name").fill("Ben")
    friend.page.get_by_role("button", name="Take a seat").click()
    expect(friend.page.get_by_text("Waiting for the host to start.")).to_be_visible()
    expect(host.page.locator(".lobby")).to_contain_text("Ben")
    remove_open_seats(host)
    host.page.get_by_role("button", name="Start the game").click()
    host.wait_asked()
    friend.wait_asked()


def remove_open_seats(host: Guest) -> None:
    seats = host.page.locator(".lobby li")
    while host.page.locator(".lobby li .free").count() > 0:
        before = seats.count()
        host.page.get_by_role("button", name=f"Remove seat {before}").click()
        expect(seats).to_have_count(before - 1)


def both_answer(first: Guest, second: Guest) -> None:
    """A round of choices that are made at the same time."""
    before = first.decision, second.decision
    for each in (first, second):
        each.touch_until_meant()
        each.page.locator("#prompt .primary").click()
    first.wait_asked(other_than=before[0])
    second.wait_asked(other_than=before[1])


def see_who_still_looks(host: Guest, friend: Guest) -> None:
    """A trip is played to its end after its second card; who has chosen the next card is told why the host has not."""
    table = host.page.url.split("/")[-1]
    host.page.remove_locator_handler(host.page.locator(CEREMONY))
    friend.page.evaluate(f"(asked) => void ({PLAY_ON})(asked)", [table, 9, 1])
    host.page.evaluate(f"(asked) => void ({PLAY_ON})(asked)", [table, 5])  # four cards and the culture
    ceremony = host.page.locator(".ceremony")
    expect(ceremony).to_be_visible()
    expect(friend.page.locator("#prompt")).to_contain_text("is still looking at the scores")
    while ceremony.count() > 0:
        host.page.evaluate("(button) => document.querySelector(button)?.click()", CEREMONY)
    expect(friend.page.locator("#prompt")).to_contain_text("Waiting for")


@contextmanager
def one_after_the_other(database: Path) -> Iterator[Callable[[], Process]]:
    """Starts servers at one address and for one database; none of them outlives the test."""
    port = free_port()
    with ExitStack() as stack:
        yield lambda: stack.enter_context(seeded(database, port))


def test_a_desktop_and_a_phone_play_on_after_the_server_was_killed(guest: Callable[..., Guest], database: Path) -> None:
    with one_after_the_other(database) as start:
        first = start()
        host, friend = guest(first.url, speed="normal"), guest(first.url, size=PHONE)
        seat_together(host, friend)
        both_answer(host, friend)
        for each in (host, friend):
            each.patient = True
            each.page.evaluate("() => { window.stayed = true }")
        first.end()
        for each in (host, friend):
            expect(each.page.get_by_text("Reconnecting")).to_be_visible()
        start()
        for each in (host, friend):
            expect(each.page.get_by_text("Reconnecting")).to_have_count(0)
        both_answer(host, friend)
        assert all(each.page.evaluate("() => window.stayed") for each in (host, friend))
        see_who_still_looks(host, friend)


def test_a_move_made_while_the_server_is_away_arrives_once_it_is_back(
    guest: Callable[..., Guest], database: Path
) -> None:
    with one_after_the_other(database) as start:
        first = start()
        ana = guest(first.url)
        ana.open("road-trip-europa", [{"kind": "here"}, {"kind": "bot", "level": "novice"}])
        ana.wait_asked()
        before = ana.decision
        ana.touch_until_meant()
        ana.patient = True
        first.end()
        expect(ana.page.get_by_text("Reconnecting")).to_be_visible()
        ana.page.locator("#prompt .primary").click()
        start()
        ana.wait_asked(other_than=before)


def test_on_one_device_the_curtain_hides_everything_of_every_seat(guest: Callable[..., Guest]) -> None:
    ana = guest()
    ana.open("road-trip-europa", [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Ben"}])
    names = ana.page.evaluate(
        "async () => (await (await fetch('/api/games/road-trip-europa?language=en')).json()).names"
    )
    regions = " ".join(name for ref, name in names.items() if ref.startswith("region:"))
    # Ireland and Poland are named by their regions, the United Kingdom as open in the smallest of them.
    told = f"{regions} United Kingdom"
    countries = [name for ref, name in names.items() if ref.startswith("card:") and name not in told]
    assert len(countries) == 25

    def shown() -> list[str]:
        html = ana.page.locator("body").inner_html()
        return [name for name in countries if name in html]

    hands: list[set[str]] = []
    for player in ("Ana", "Ben"):
        expect(ana.page.get_by_text(f"Pass the device to {player}")).to_be_visible()
        assert shown() == []
        ana.page.get_by_role("button", name=f"I’m {player}").click()
        ana.wait_asked()
        ana.menu("list-view")
        hands.append(set(shown()))
        assert 4 <= len(hands[-1]) <= 7
        ana.menu("board-view")
        ana.touch_until_meant()
        ana.page.locator("#prompt .primary").click()
    expect(ana.page.get_by_text("Pass the device to Ana")).to_be_visible()
    assert shown() == []
    assert hands[0].isdisjoint(hands[1])


def test_a_spectator_watches_and_chats(guest: Callable[..., Guest]) -> None:
    ana, eve = guest(), guest()
    table = ana.open("road-trip-europa", [{"kind": "here"}, {"kind": "bot", "level": "novice"}])
    eve.go(f"table/{table}")
    expect(eve.page.get_by_label("You are watching")).to_be_visible()
    expect(ana.page.get_by_label("1 person is watching")).to_be_visible()
    expect(eve.page.locator("section.board button.may")).to_have_count(0)
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_label("Say something").fill("Bon voyage!")
    ana.page.get_by_role("button", name="Send").click()
    eve.page.get_by_role("tab", name="Chat").click()
    expect(eve.page.get_by_role("tabpanel")).to_contain_text("Bon voyage!")


def test_a_table_in_the_house_works_without_https(guest: Callable[..., Guest], server: Process) -> None:
    """Ids, copying and invitations do not need what browsers give to safe addresses only."""
    url = server.url.replace("127.0.0.1", IN_THE_HOUSE)
    host, friend = guest(url), guest(url, size=PHONE)
    link = invite(host)
    assert link.startswith(url)
    assert host.page.evaluate("isSecureContext") is False
    host.page.get_by_role("button", name="Copy link").click()
    expect(host.page.get_by_role("button", name="Copied")).to_be_visible()
    name = host.page.get_by_label("Name in seat 1")
    name.fill("")
    name.press("Control+V")
    assert name.input_value() == link[:24]
    name.fill("Ana")
    name.press("Enter")
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill("Ben")
    friend.page.get_by_role("button", name="Take a seat").click()
    expect(host.page.locator(".lobby")).to_contain_text("Ben")
    remove_open_seats(host)
    host.page.get_by_role("button", name="Start the game").click()
    host.wait_asked()
    friend.wait_asked()
    both_answer(host, friend)
    ben = host.page.locator(".chips .chip").nth(1)
    expect(ben).to_have_accessible_name(re.compile("^Ben, .*here, on another device$"))
    friend.home()
    expect(ben).to_have_accessible_name(re.compile("^Ben, .*not here just now$"))


def test_a_device_shakes_when_it_becomes_ones_turn_out_of_sight(guest: Callable[..., Guest]) -> None:
    host, friend = guest(), guest()
    seat_together(host, friend)
    expect(host.page).to_have_title("Your turn · Baluchon")
    host.page.evaluate(
        """() => {
          navigator.vibrate = (pattern) => { window.shaken = pattern; };
          Object.defineProperty(document, 'hidden', {value: true});
        }"""
    )
    before = host.decision
    host.touch_until_meant()
    host.page.locator("#prompt .primary").click()
    expect(host.page).to_have_title("Baluchon")
    friend.touch_until_meant()
    friend.page.locator("#prompt .primary").click()
    host.wait_asked(other_than=before)
    expect(host.page).to_have_title("Your turn · Baluchon")
    host.page.wait_for_function("() => window.shaken?.length === 3")


def test_people_are_asked_for_a_take_back_and_can_refuse_it_on_a_phone(guest: Callable[..., Guest]) -> None:
    host, friend = guest(), guest(size=PHONE)
    seat_together(host, friend)
    both_answer(host, friend)
    host.menu("ask-undo")
    expect(host.page.locator("#prompt")).to_contain_text("You asked Ben for a take-back.")
    for name in ("Agree", "Refuse"):
        expect(friend.page.locator("#prompt").get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    friend.page.get_by_role("button", name="Refuse").click()
    expect(host.page.locator("#prompt")).not_to_contain_text("You asked Ben")
    host.menu("ask-undo")
    before = friend.decision
    friend.page.get_by_role("button", name="Agree").click()
    friend.wait_asked(other_than=before)
    expect(friend.page.locator(".zone-hand li")).to_have_count(7)


def test_among_bots_a_choice_is_taken_back_after_it_has_shown_theirs(guest: Callable[..., Guest]) -> None:
    ana = guest()
    ana.open("road-trip-europa", [{"kind": "here"}, {"kind": "bot", "level": "novice"}])
    ana.wait_asked()
    hand = ana.page.locator("section.board button.may")
    before = sorted(each.get_attribute("aria-label") or "" for each in hand.all())
    ana.answer_by_mouse()
    expect(hand).not_to_have_count(len(before))
    decision = ana.decision
    ana.menu("bots-undo")
    ana.wait_asked(other_than=decision)
    expect(hand).to_have_count(len(before))
    assert sorted(each.get_attribute("aria-label") or "" for each in hand.all()) == before


def test_a_lobby_takes_every_number_of_seats(guest: Callable[..., Guest]) -> None:
    host = guest()
    host.home()
    host.page.get_by_role("button", name="Same device").click()
    seats = host.page.locator(".lobby li")
    expect(seats).to_have_count(4)
    host.page.get_by_label("Name in seat 2").fill("Ben")
    host.page.get_by_label("Name in seat 2").press("Enter")
    host.page.get_by_role("button", name="Move seat 2 up").click()
    expect(host.page.get_by_label("Name in seat 1")).to_have_value("Ben")
    host.page.get_by_role("button", name="Remove seat 4").click()
    expect(seats).to_have_count(3)
    host.page.get_by_label("Player 3", exact=True).select_option("casual")
    expect(host.page.get_by_label("Name in seat 3")).to_have_value("Jonas")
    expect(host.page.get_by_role("button", name="Remove seat 3")).to_be_enabled()
    host.page.get_by_role("button", name="Remove seat 3").click()
    expect(seats).to_have_count(2)
    expect(host.page.get_by_role("button", name="Remove seat 2")).to_be_disabled()
    host.page.get_by_role("button", name="Shuffle the order").click()
    host.page.get_by_role("button", name="Start the game").click()
    expect(host.page.get_by_role("button", name="I’m ")).to_be_visible()
    # Ben, who has said who he is, sits down again the next time; the others are numbers until they do.
    host.home()
    host.page.get_by_role("button", name="Same device").click()
    expect(host.page.get_by_label("Name in seat 2")).to_have_value("Ben")
    expect(host.page.get_by_label("Name in seat 3")).to_have_value("Player 3")
    host.page.get_by_label("Name in seat 2").fill("Cleo")
    host.page.get_by_label("Name in seat 2").press("Enter")
    expect(host.page.locator("#known-names option[value=Ben]")).to_be_attached()
