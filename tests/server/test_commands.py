"""Commands that need more than the table: chat, stand-ins, rematches, hints, and those for the wire alone."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from baluchon.client import Client, ServerRefused
from baluchon.server import chat
from baluchon.server.protocol import (
    AnswerTakeBack,
    ArrangeSeats,
    Attach,
    Body,
    ChangeSeat,
    ChangeSettings,
    ChatLine,
    Close,
    ComeBack,
    Command,
    Detach,
    HandOver,
    Hint,
    Leave,
    Look,
    NewSeat,
    Ping,
    PlayMove,
    Rematch,
    Say,
    StandIn,
    Start,
    TableSettings,
    TakeBackMove,
    WhyNot,
)
from baluchon.server.store import Conflict, StoreFailing
from baluchon.server.store.base import Said
from tests.server.client_end import ClientEnd
from tests.server.serving import FAST, HERE, OPEN, Served, open_game, serving, until

GAME = "road-trip-europa"


def run(tmp_path: Path, story: Callable[[Served, Client], Coroutine[Any, Any, None]], **settings: Any) -> None:
    """A story with a server and a person called Ana."""

    async def begin() -> None:
        async with serving(tmp_path / "db", **settings) as served, await served.person("Ana") as ana:
            await story(served, ana)

    asyncio.run(begin())


async def refused(client: Client, table: str, body: Body, *, seat: int | None = None) -> str:
    """The code with which a command is refused."""
    with pytest.raises(ServerRefused) as error:
        await client.command(table, body, seat=seat)
    return error.value.failure.code


async def _ben_too(served: Served, ana: Client, settings: TableSettings = FAST) -> tuple[Client, str]:
    """A table with Ana and Ben, waiting."""
    ben = await served.person("Ben")
    opened = await ana.open(GAME, [HERE, OPEN], settings=settings)
    assert opened.invitation is not None
    await ben.join(opened.table.id, opened.invitation.key)
    return ben, opened.table.id


# ------------------------------------------------------------------------------------------------------ wires


def test_commands_for_a_wire_are_refused_without_one(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        table = (await open_game(ana, GAME, 2)).table.id
        for body in (Attach(), Detach(), Look(True), Ping()):
            assert await refused(ana, table, body, seat=0) == "bad-request"

    run(tmp_path, story)


def test_a_wire_that_is_detached_gets_no_more_frames(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        table = (await open_game(ana, GAME, 2)).table.id
        end = ClientEnd(served.house, table, ana.token)
        for n, command in enumerate(
            (
                Command("a", Attach(), 0),
                Command("b", Attach()),
                Command("c", Attach(), 1),
                Command("d", Detach(), 0),
                Command("e", Detach()),
            ),
            1,
        ):
            end.say(msgspec.json.encode(command))
            await end.until(n)
        end.heard.clear()
        for seat in (0, 1):
            frame = await ana.view(table, seat)
            assert frame is not None
            await ana.play(table, frame, frame.legal[0])
        end.say(msgspec.json.encode(Command("f", Ping())))
        await end.until(1)
        views = [message for message in map(msgspec.json.decode, end.heard) if message["type"] == "view"]
        assert {view["seat"] for view in views} == {1}
        await end.cut()

    run(tmp_path, story)


def test_who_attaches_before_the_start_gets_the_first_frame_with_it(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        table = (await ana.open(GAME, [HERE, HERE], settings=FAST)).table.id
        async with served.socket(table, ana) as socket:
            await socket.attach(1)
            assert (await ana.events(table, 1)).events == []
            await ana.command(table, Start())
            frame = await socket.frame()
            assert (frame.seat, frame.v, frame.events) == (1, 0, [])

    run(tmp_path, story)


def test_a_seat_that_changes_hands_is_shown_to_its_new_holder_alone(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        ben, table = await _ben_too(served, ana)
        await ana.command(table, Start())
        key = (await ben.invite(table, seat=1)).key
        end = ClientEnd(served.house, table, ben.token)
        end.say(msgspec.json.encode(Command("a", Attach(), 1)))
        await end.until(1)
        async with served.client() as phone:
            await phone.join(table, key, "Ben's phone")
            end.heard.clear()
            for client, seat in ((ana, 0), (phone, 1)):
                frame = await client.view(table, seat)
                assert frame is not None
                await client.play(table, frame, frame.legal[0])
        end.say(msgspec.json.encode(Command("b", Ping())))
        await end.until(1)
        assert not [text for text in end.heard if '"view"' in text]
        await end.cut()
        await ben.__aexit__()

    run(tmp_path, story)


def test_a_command_that_breaks_is_answered_and_the_next_one_too(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        table = (await open_game(ana, GAME, 2)).table.id
        end = ClientEnd(served.house, table, ana.token)
        with patch("baluchon.server.conduct.why_not", side_effect=ZeroDivisionError):
            end.say(msgspec.json.encode(Command("a", WhyNot(0), 0)))
            (answer,) = await end.until(1)
            assert answer["code"] == "broken"
            with pytest.raises(ServerRefused) as error:
                await ana.why_not(table, 0, 0)
            assert (error.value.status, error.value.failure.code) == (500, "broken")
        end.say(msgspec.json.encode(Command("b", WhyNot(0), 0)))
        assert (await end.until(2))[1]["type"] == "answer"
        await end.cut()

    run(tmp_path, story)


# ------------------------------------------------------------------------------------------------------- chat


def test_who_may_say_something(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        ben, table = await _ben_too(served, ana)
        async with served.client() as nobody, await served.person("Cleo") as cleo:
            assert await refused(nobody, table, Say("hello")) == "no-person"
            assert await refused(ben, table, Say("hello"), seat=0) == "not-your-seat"
            await cleo.command(table, Say("I am watching"))
            await ben.command(table, Say("welcome"), seat=1)
            assert [(line.seat, line.name) for line in await ana.chat(table)] == [(None, "Cleo"), (1, "Ben")]
            await ana.command(table, ChangeSettings(TableSettings(spectators=False)))
            assert await refused(cleo, table, Say("still here")) == "no-spectators"
        await ben.__aexit__()

    run(tmp_path, story)


def test_a_new_wire_hears_the_latest_lines_or_those_it_asks_for(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        table = (await open_game(ana, GAME, 2)).table.id
        for n in range(4):
            await ana.command(table, Say(f"line {n + 1}"), seat=0)
        with patch("baluchon.server.socket.LATEST", 2):
            for query, expected in ((b"", [3, 4]), (b"chat=1", [2, 3, 4]), (b"chat=x", [3, 4])):
                end = ClientEnd(served.house, table, ana.token, query=query)
                end.say(msgspec.json.encode(Command("a", Ping())))
                await end.until(1)
                lines = [message for message in map(msgspec.json.decode, end.heard) if message["type"] == "chat"]
                assert [line["k"] for line in lines] == expected
                await end.cut()

    run(tmp_path, story)


def test_a_line_that_cannot_be_stored_is_refused(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        table = (await open_game(ana, GAME, 2)).table.id
        with patch.object(served.house.store, "say", side_effect=StoreFailing("disk full")):
            assert await refused(ana, table, Say("hello"), seat=0) == "store-failing"
        with patch.object(served.house.store, "say", side_effect=Conflict("another node")):
            assert await refused(ana, table, Say("hello"), seat=0) == "busy"
        await ana.command(table, Say("hello"), seat=0)
        assert [line.k for line in await ana.chat(table)] == [1]

    run(tmp_path, story)


def test_lines_of_other_nodes_are_told_once_even_if_the_table_was_read_again_meanwhile(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        table = (await open_game(ana, GAME, 2)).table.id
        room = served.house.room(table)
        async with served.socket(table, ana) as socket:
            for n in range(chat.PAGE + 3):
                # As another node does it, which this one has not heard of yet.
                said = Said(table, ChatLine(n + 1, None, "Ben", f"line {n + 1}", 0.0), "ben", f"c{n}")
                await served.house.store.say(said)
            await room.do(room.catch_up_all)
            await room.do(lambda: room.catch_up(-1))
            await ana.command(table, Say("the last one"), seat=0)
            heard = []
            async for message in socket:
                if isinstance(message, ChatLine):
                    heard.append(message.k)
                    if message.text == "the last one":
                        break
            assert heard == list(range(1, chat.PAGE + 5))

    run(tmp_path, story)


# ---------------------------------------------------------------------------------------------- people who left


def test_a_host_lets_a_bot_stand_in_for_someone_who_has_been_gone(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        ben, table = await _ben_too(served, ana)
        assert await refused(ana, table, StandIn(1)) == "wrong-status"
        await ana.command(table, Start())
        assert await refused(ana, table, StandIn(7)) == "bad-request"
        assert await refused(ana, table, StandIn(1)) == "not-gone"
        served.house.began -= 61.0  # nobody has seen Ben since the server began
        async with served.socket(table, ben):
            assert await refused(ana, table, StandIn(1)) == "not-gone"
        room = served.house.room(table)
        await until(lambda: bool(room._left))
        assert await refused(ana, table, StandIn(1)) == "not-gone"
        room._left = {person: at - 61.0 for person, at in room._left.items()}
        await ana.command(table, StandIn(1))
        assert (await ana.table(table)).seats[1].away
        assert await refused(ana, table, ComeBack()) == "not-away"
        await ben.command(table, ComeBack())
        await ben.__aexit__()

    run(tmp_path, story)


def test_who_leaves_a_waiting_table_frees_the_seat_and_hands_on_the_table(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        ben, table = await _ben_too(served, ana)
        await ana.command(table, Leave())
        info = await ben.table(table)
        assert [(seat.kind, seat.host) for seat in info.seats] == [("open", False), ("person", True)]
        await ben.command(table, Leave())
        assert (await ben.table(table)).status == "closed"
        await ben.__aexit__()

    run(tmp_path, story)


def test_seats_are_given_to_those_who_may_have_them(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        ben, table = await _ben_too(served, ana, TableSettings(listed=True))
        assert (await ben.join(table)).you.seats == [1]
        assert (await ben.join(table, seat=1)).you.seats == [1]
        async with await served.person("Cleo") as cleo:
            for seat, code in ((None, "seat-taken"), (0, "seat-taken"), (9, "bad-request")):
                with pytest.raises(ServerRefused) as error:
                    await cleo.join(table, seat=seat)
                assert error.value.failure.code == code
        async with served.client() as nobody:
            with pytest.raises(ServerRefused) as error:
                await nobody.join(table)
            assert error.value.failure.code == "no-person"
        assert await refused(ana, table, ChangeSeat(1, NewSeat("bot"))) == "bad-request"
        await ana.command(table, ChangeSeat(1, NewSeat("here", name="Ana too")))
        assert await refused(ana, table, Leave()) == "bad-request"
        assert await refused(ben, table, Leave()) == "not-your-seat"
        with pytest.raises(ServerRefused) as error:
            await ana.invite(table, seat=9)
        assert error.value.failure.code == "bad-request"
        await ana.command(table, ChangeSeat(1, NewSeat("bot", level="random")))
        key = (await ana.invite(table, seat=1)).key
        assert (await ben.join(table, key)).you.seats == [1]
        assert (await ben.table(table)).seats[1].name == "Ben"
        await ben.__aexit__()

    run(tmp_path, story)


def test_seats_are_added_removed_and_moved(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        ben, table = await _ben_too(served, ana, TableSettings(listed=True))
        bot = NewSeat("bot", "Otto", "random")
        await ana.command(table, ArrangeSeats([1, bot, 0, NewSeat()]))
        assert [seat.name for seat in (await ana.table(table)).seats] == ["Ben", "Otto", "Ana", ""]
        assert (await ben.join(table)).you.seats == [0]
        assert await refused(ben, table, ArrangeSeats([0, 1])) == "not-host"
        for wrong, code in (([0, 0], "bad-request"), ([0, 9], "bad-request"), ([0], "bad-option")):
            assert await refused(ana, table, ArrangeSeats(list(wrong))) == code
        assert len((await ana.table(table)).seats) == 4
        await ana.command(table, ArrangeSeats([2, 1]))
        assert [seat.name for seat in (await ana.table(table)).seats] == ["Ana", "Otto"]
        assert await refused(ben, table, Leave()) == "not-your-seat"
        await ana.command(table, Start())
        assert await refused(ana, table, ArrangeSeats([1, 0])) == "wrong-status"
        assert (await ana.view(table, 0)) is not None
        await ben.__aexit__()

    run(tmp_path, story)


def test_options_go_with_the_number_of_seats(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        """RT-D5: the change of direction is for three and more."""
        seats = [HERE, NewSeat("bot", level="random"), NewSeat("bot", level="random")]
        table = (await ana.open("road-trip-europa", seats, options={"change-of-direction": True})).table.id
        await ana.command(table, ArrangeSeats([2, 1, 0]))
        assert (await ana.table(table)).options == {"change-of-direction": True}
        await ana.command(table, ArrangeSeats([0, 1]))
        assert (await ana.table(table)).options == {"change-of-direction": False}

    run(tmp_path, story)


def test_the_host_hands_over_and_locks(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        ben, table = await _ben_too(served, ana, TableSettings(listed=True))
        await ana.command(table, ArrangeSeats([0, 1, NewSeat()]))
        await ana.command(table, ChangeSettings(TableSettings(listed=True, locked=True)))
        async with await served.person("Cleo") as cleo:
            with pytest.raises(ServerRefused) as error:
                await cleo.join(table)
            assert error.value.failure.code == "locked"
        assert await refused(ana, table, HandOver(2)) == "bad-request"
        assert await refused(ben, table, HandOver(1)) == "not-host"
        await ana.command(table, HandOver(1))
        assert [seat.host for seat in (await ben.table(table)).seats] == [False, True, False]
        assert await refused(ana, table, Start()) == "not-host"
        await ben.command(table, ArrangeSeats([1, 0]))
        await ben.command(table, Start())
        await ben.__aexit__()

    run(tmp_path, story)


# ------------------------------------------------------------------------------------- the game and its settings


def test_what_the_settings_switch_off(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        off = TableSettings(pace="instant", take_backs=False)
        table = (await ana.open(GAME, [HERE, HERE], settings=off, start=True)).table.id
        frame = await ana.view(table, 0)
        assert frame is not None
        await ana.play(table, frame, frame.legal[0])
        assert await refused(ana, table, TakeBackMove(), seat=0) == "take-backs-off"
        assert await refused(ana, table, Hint(), seat=1) == "hints-off"
        on = TableSettings(pace="instant", hints="random")
        await ana.command(table, ChangeSettings(on))
        assert await refused(ana, table, Hint(), seat=0) == "not-your-turn"
        assert await refused(ana, table, TakeBackMove(), seat=1) == "cannot-take-back"
        assert await refused(ana, table, AnswerTakeBack(agree=True), seat=1) == "nothing-asked"
        assert await refused(ana, table, ChangeSettings(on, {"change-of-direction": True})) == "wrong-status"
        with patch("baluchon.server.conduct.MOST_TAKE_BACKS", 0):
            assert await refused(ana, table, TakeBackMove(), seat=0) == "limit"
        assert await refused(ana, table, Rematch()) == "wrong-status"
        assert await refused(ana, table, WhyNot(999_999), seat=1) == "illegal"
        assert await refused(ana, table, PlayMove("nonsense"), seat=1) == "unparseable"
        await ana.command(table, Close())
        assert await refused(ana, table, Close()) == "wrong-status"

    run(tmp_path, story)


def test_a_coach_is_for_those_who_play_against_bots_alone(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        bot = NewSeat("bot", level="random")
        hints = TableSettings(pace="instant", hints="casual")
        alone = (await ana.open(GAME, [HERE, bot], settings=hints, start=True)).table.id
        frame = await ana.view(alone, 0)
        assert frame is not None
        told = (await ana.hint(alone, 0, coach=True)).coach
        assert told is not None
        assert sorted(each.move for each in told.moves) == frame.legal
        assert told.best.reasons
        assert all(each.cost >= 0 for each in told.moves)
        await ana.command(alone, ChangeSettings(TableSettings(pace="instant", hints="random")))
        assert (await ana.hint(alone, 0, coach=True)).coach is None
        await ana.command(alone, ChangeSettings(FAST))
        assert await refused(ana, alone, Hint(coach=True), seat=0) == "hints-off"
        for others in ([HERE, HERE], [HERE, OPEN]):
            opened = await ana.open(GAME, others, settings=hints, start=others[1] is HERE)
            if others[1] is OPEN:
                assert opened.invitation is not None
                async with await served.person("Ben") as ben:
                    await ben.join(opened.table.id, opened.invitation.key)
                await ana.command(opened.table.id, Start())
            assert await refused(ana, opened.table.id, Hint(coach=True), seat=0) == "not-alone"

    run(tmp_path, story)


def test_a_second_take_back_waits_for_the_first_and_bots_agree(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        ben, table = await _ben_too(served, ana)
        await ana.command(table, Start())
        for client, seat in ((ana, 0), (ben, 1)):
            frame = await client.view(table, seat)
            assert frame is not None
            await client.play(table, frame, frame.legal[0])
        await ana.command(table, TakeBackMove())
        assert await refused(ben, table, TakeBackMove()) == "wrong-status"
        await ben.command(table, Leave())  # a bot stands in for Ben, and bots agree
        assert (await ana.table(table)).take_back is None
        frame = await ana.view(table, 0)
        assert frame is not None
        assert frame.decision == 2
        await ben.__aexit__()

    run(tmp_path, story)


def test_a_table_that_cannot_be_is_not_opened(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        for wanted, code in (
            (ana.open("chess", [HERE, HERE]), "unknown-game"),
            (ana.request("POST", "/api/tables", {"game": "chess"}), "unknown-game"),  # before its seats are missed
            (ana.request("POST", "/api/tables", {"game": GAME}), "bad-option"),
            (ana.open(GAME, [HERE] * 9), "bad-option"),
            (ana.open(GAME, [HERE, HERE], {"nonsense": True}), "bad-option"),
            (ana.open(GAME, [HERE, OPEN], start=True), "seats-open"),
        ):
            with pytest.raises(ServerRefused) as error:
                await wanted
            assert error.value.failure.code == code
        table = (await ana.open(GAME, [HERE, OPEN])).table.id
        assert await refused(ana, table, ChangeSettings(FAST, {"nonsense": True})) == "bad-option"
        with patch.object(served.house.store, "append", side_effect=StoreFailing("disk full")):
            with pytest.raises(ServerRefused) as error:
                await ana.open(GAME, [HERE, OPEN])
            assert error.value.failure.code == "store-failing"

    run(tmp_path, story)


def test_a_person_has_another_name_at_the_next_table(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client) -> None:
        await ana.request("POST", "/api/me/nickname", {"nickname": "Anna"})
        assert (await ana.me()).nickname == "Anna"
        assert (await ana.open(GAME, [HERE, OPEN])).table.seats[0].name == "Anna"

    run(tmp_path, story)
