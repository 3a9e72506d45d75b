"""At a server, people are not asked what everyone can see to have one answer."""

import asyncio
import random
from pathlib import Path

import pytest

from baluchon.client import Client
from baluchon.kernel.chance import FastChance
from baluchon.kernel.forced import forced_move, steps_back
from baluchon.kernel.registry import game_by_id
from baluchon.server import conduct
from baluchon.server.calls import B, Call, Caller
from baluchon.server.entries import Moved, Opened, Row, Seat, Started, TakenBack
from baluchon.server.protocol import AnswerTakeBack, Frame, TableSettings, TakeBackMove
from baluchon.server.sitting import Change, Sitting
from baluchon.server.table import Table
from tests.luck import SeededLuck
from tests.server.serving import FAST, Served, open_game, serving
from tests.server.test_secrecy import AT, PEOPLE

HIKE = game_by_id("lets-take-a-hike")
SEATS = 5
GAMES = 4
MOST_GAMES = 10


def sitting(number: int, options: dict[str, bool], bots: int = 0) -> Sitting:
    """A table of the Hike that has just been started; the last seats are bots'."""
    people = [Seat("person", f"P{seat}", PEOPLE[seat]) for seat in range(SEATS - bots)]
    seats = [*people, *(Seat("bot", "casual", level="casual") for _ in range(bots))]
    opened = Opened(HIKE.id, HIKE.version, HIKE.settle(SEATS, options), seats, TableSettings(), PEOPLE[0])
    made = Sitting(Table.from_rows("t", [Row(0, AT, opened, PEOPLE[0], "open")]))
    made.apply(Started(bytes([number] * 32).hex()), AT)
    return made


def play(made: Sitting, chance: FastChance) -> list[Moved]:
    """A random move of somebody and what is played for people after it, all of it one change."""
    match = made.table.playing
    seat = match.to_act[chance.below(len(match.to_act))]
    legal = match.legal(seat)
    change = Change(made, AT, SeededLuck("formalities"), f"{PEOPLE[0]} {seat}", f"{len(match.log)}")
    conduct.play_for(change, seat, legal[chance.below(len(legal))], made.table.decisions[seat])
    assert [row.command is not None for row in change.rows] == [True, *[False] * (len(change.rows) - 1)]
    return [row.entry for row in change.rows if isinstance(row.entry, Moved)]


def call(seat: int, body: B) -> Call[B]:
    return Call(Caller(PEOPLE[seat], None), body, seat)


def test_people_are_not_asked_what_all_can_see() -> None:
    unasked = 0
    for number in range(GAMES):
        made, chance = sitting(number, {}), FastChance(number)
        while made.table.status == "playing":
            unasked += len(play(made, chance)) - 1
            match = made.table.playing
            assert all(forced_move(match, seat) is None for seat in match.to_act)
    assert unasked > 0


def test_what_only_the_seat_knows_is_asked_and_bots_decide_for_themselves() -> None:
    for number in range(GAMES):
        for made in (sitting(number, {"hidden-packs": True}), sitting(number, {}, bots=SEATS)):
            chance = FastChance(number)
            while made.table.status == "playing":
                assert len(play(made, chance)) == 1


def after_a_formality(*, asking: bool) -> tuple[Sitting, int, int]:
    """A table where a person has just chosen and the rest was played for them; who; and how many entries stood before.

    With `asking` the choice cannot be taken back unless the others agree.
    """
    for number in range(10 * GAMES):
        made, chance = sitting(number, {}), FastChance(number)
        while made.table.status == "playing":
            moved = play(made, chance)
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
    change = Change(made, AT, SeededLuck("formalities"), PEOPLE[seat], "back")
    conduct.take_back(change, call(seat, TakeBackMove()))
    if asking:
        for other in range(SEATS):
            if made.table.votes.asked is not None and other != seat:
                conduct.answer_take_back(change, call(other, AnswerTakeBack(agree=True)))
    taken = [row.entry for row in change.rows if isinstance(row.entry, TakenBack)]
    assert len(taken) == 2
    assert len(match.entries) == place
    assert seat in match.to_act
    assert forced_move(match, seat) is None


def test_a_game_at_a_server_in_which_nobody_is_asked_a_formality(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            for _ in range(MOST_GAMES):
                if await unasked(served, ana):
                    return
            raise AssertionError("there was no formality")

    asyncio.run(story())


async def unasked(served: Served, ana: Client) -> int:
    """Play a game of five for all seats, as fast as a program can; how many moves nobody was asked for.

    In the record the moves that were sent stand in their order, with those between them.
    """
    dice, sent = random.Random(1), list[tuple[int, str]]()
    table = (await open_game(ana, HIKE.id, SEATS, FAST)).table.id
    async with served.socket(table, ana) as socket:
        for seat in range(SEATS):
            await socket.attach(seat)
        async for message in socket:
            if isinstance(message, Frame) and message.legal:
                move = dice.choice(message.legal)
                await socket.play(message, move)
                assert message.seat is not None
                sent.append((message.seat, HIKE.moves.text(move)))
            if getattr(getattr(message, "table", None), "status", "") == "finished":
                break
    log = (await ana.record(table)).log
    left = iter(log)
    assert all(each in left for each in sent)
    return len(log) - len(sent)
