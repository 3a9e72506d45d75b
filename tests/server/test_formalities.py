"""At a server, people are not asked what everyone can see to have one answer."""

import pytest

from baluchon.kernel.chance import FastChance
from baluchon.kernel.forced import forced_move, steps_back
from baluchon.kernel.registry import game_by_id
from baluchon.server import conduct
from baluchon.server.entries import Moved, Opened, Row, Seat, Started, TakenBack
from baluchon.server.protocol import AnswerTakeBack, Body, Command, TableSettings, TakeBackMove
from baluchon.server.sitting import Change, Sitting
from baluchon.server.table import Table
from tests.server.test_secrecy import AT, PEOPLE

HIKE = game_by_id("lets-take-a-hike")
SEATS = 5
GAMES = 4


def sitting(number: int, options: dict[str, bool], bots: int = 0) -> Sitting:
    """A table of the Hike that has just been started; the last seats are bots'."""
    people = [Seat("person", f"P{seat}", PEOPLE[seat]) for seat in range(SEATS - bots)]
    seats = [*people, *(Seat("bot", "casual", level="casual") for _ in range(bots))]
    opened = Opened(HIKE.id, HIKE.version, HIKE.settle(SEATS, options), seats, TableSettings(), PEOPLE[0])
    made = Sitting(Table.from_rows("t", [Row(0, AT, opened, PEOPLE[0], "open")]))
    made.apply(Started(bytes([number] * 32).hex()), AT)
    return made


def play(made: Sitting, chance: FastChance) -> Change:
    """A random move of somebody, as a person's command makes it."""
    match = made.table.playing
    seat = match.to_act[chance.below(len(match.to_act))]
    legal = match.legal(seat)
    change = Change(made, AT, f"{PEOPLE[0]} {seat}", f"{len(match.log)}")
    conduct.play_for(change, seat, legal[chance.below(len(legal))], made.table.decisions[seat])
    return change


def command(seat: int, body: Body) -> Command:
    return Command("c", body, seat, None)


def test_a_formality_is_stored_with_the_move_that_led_to_it() -> None:
    together = 0
    for number in range(GAMES):
        made, chance = sitting(number, {}), FastChance(number)
        while made.table.status == "playing":
            change = play(made, chance)
            together += len(change.rows) - 1
            match = made.table.playing
            assert all(forced_move(match, seat) is None for seat in match.to_act)
            assert [row.command is not None for row in change.rows] == [True, *[False] * (len(change.rows) - 1)]
            assert [row.n for row in change.rows] == list(range(made.table.n - len(change.rows), made.table.n))
    assert together > 0


def test_what_only_the_seat_knows_is_asked_and_bots_decide_for_themselves() -> None:
    for number in range(GAMES):
        for made in (sitting(number, {"hidden-packs": True}), sitting(number, {}, bots=SEATS)):
            chance = FastChance(number)
            while made.table.status == "playing":
                assert len(play(made, chance).rows) == 1


def after_a_formality(*, asking: bool) -> tuple[Sitting, int, int]:
    """A table where a person has just chosen and the rest was played for them; who; and how many entries stood before.

    With `asking` the choice cannot be taken back unless the others agree.
    """
    for number in range(10 * GAMES):
        made, chance = sitting(number, {}), FastChance(number)
        while made.table.status == "playing":
            change = play(made, chance)
            moved = [row.entry for row in change.rows if isinstance(row.entry, Moved)]
            match = made.table.playing
            if len(moved) == 2 and moved[0].seat == moved[1].seat and made.table.status == "playing":
                seat = moved[0].seat
                if isinstance(steps_back(match, seat), int) != asking:
                    return made, seat, len(match.entries) - 2
    raise AssertionError("there was no such moment")


@pytest.mark.parametrize("asking", [False, True])
def test_a_take_back_leads_to_the_last_question_that_was_put(asking: bool) -> None:
    made, seat, place = after_a_formality(asking=asking)
    match = made.table.playing
    change = Change(made, AT, PEOPLE[seat], "back")
    conduct.take_back(change, PEOPLE[seat], command(seat, TakeBackMove()))
    if asking:
        for other in range(SEATS):
            if made.table.asked is not None and other != seat:
                conduct.answer_take_back(change, PEOPLE[other], command(other, AnswerTakeBack(agree=True)))
    taken = [row.entry for row in change.rows if isinstance(row.entry, TakenBack)]
    assert len(taken) == 2
    assert len(match.entries) == place
    assert seat in match.to_act
    assert forced_move(match, seat) is None
