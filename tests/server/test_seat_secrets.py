"""A seat's secrets follow its person: keys, takeovers, chat, forgotten devices, agreement, presence."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from baluchon.client import Client, ServerRefused
from baluchon.server import house as house_module
from baluchon.server import presence
from baluchon.server.entries import Row
from baluchon.server.people import hash_of
from baluchon.server.protocol import (
    AnswerSettings,
    ArrangeSeats,
    ChangeSeat,
    ChangeSettings,
    ChatLine,
    Command,
    Err,
    Frame,
    Leave,
    Look,
    NewSeat,
    Ping,
    Presence,
    Say,
    StandIn,
    Start,
    TableChanged,
    TableSettings,
)
from baluchon.server.store import StoreFailing, Token
from baluchon.server.store.base import Said
from tests.server.client_end import ClientEnd
from tests.server.serving import FAST, HERE, OPEN, PATIENCE, Served, serving, until

GAME = "road-trip-europa"
BOT = NewSeat("bot", "Otto", "random")


async def code_of(wanted: Awaitable[object]) -> str:
    """The code with which something is refused."""
    with pytest.raises(ServerRefused) as error:
        await wanted
    return error.value.failure.code


def run(tmp_path: Path, story: Callable[[Served, Client, Client], Awaitable[None]]) -> None:
    """A story with Ana, Ben and a server."""

    async def told() -> None:
        async with (
            serving(tmp_path / "db") as served,
            await served.person("Ana") as ana,
            await served.person("Ben") as ben,
        ):
            await story(served, ana, ben)

    asyncio.run(told())


async def seated(ana: Client, ben: Client, settings: TableSettings = FAST) -> str:
    """A table at which Ana, the host, and Ben sit."""
    opened = await ana.open(GAME, [HERE, OPEN], settings=settings)
    assert opened.invitation is not None
    await ben.join(opened.table.id, opened.invitation.key)
    return opened.table.id


# ------------------------------------------------------------------------------------------------------ seat keys


@pytest.mark.parametrize("before", [OPEN, BOT])
def test_a_host_keeps_no_key_to_a_seat_that_someone_took(before: NewSeat, tmp_path: Path) -> None:
    async def story(served: Served, ana: Client, ben: Client) -> None:
        opened = await ana.open(GAME, [HERE, before], settings=FAST)
        table = opened.table.id
        assert opened.invitation is not None
        kept = (await ana.invite(table, seat=1)).key
        await ana.command(table, ChangeSeat(1, OPEN))
        also = (await ana.invite(table, seat=1)).key
        await ben.join(table, opened.invitation.key)
        async with served.client() as accomplice:
            for key in (kept, also):
                assert await code_of(accomplice.join(table, key, "Eve")) == "wrong-key"
            await ana.command(table, Start())
            for key in (kept, also):
                assert await code_of(accomplice.join(table, key, "Eve")) == "wrong-key"
            assert accomplice.token is None
        assert await ben.view(table, 1) is not None

    run(tmp_path, story)


def test_bots_seats_are_locked_at_the_start(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client, ben: Client) -> None:
        table = (await ana.open(GAME, [HERE, BOT], settings=FAST)).table.id
        key = (await ana.invite(table, seat=1)).key
        await ana.command(table, Start())
        assert await code_of(ben.join(table, key)) == "wrong-key"
        assert await code_of(ana.invite(table, seat=1)) == "wrong-status"
        assert (await ana.table(table)).seats[1].kind == "bot"

    run(tmp_path, story)


def test_a_seat_moves_to_one_other_device_and_no_further(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client, ben: Client) -> None:
        table = await seated(ana, ben)
        await ana.command(table, Start())
        first = (await ben.invite(table, seat=1)).key
        second = (await ben.invite(table, seat=1)).key
        async with served.client() as phone, served.client() as third:
            assert await code_of(third.join(table, first, "Eve")) == "wrong-key"  # a newer one was made
            assert (await phone.join(table, second, "Ben's phone")).you.seats == [1]
            for key in (first, second):
                assert await code_of(third.join(table, key, "Eve")) == "wrong-key"
            assert (await phone.join(table, second)).you.seats == [1]  # the same device, which asks again
            assert await code_of(ben.view(table, 1)) == "not-your-seat"

    run(tmp_path, story)


def test_of_two_who_have_a_seats_key_one_gets_it(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client, ben: Client) -> None:
        table = (await ana.open(GAME, [HERE, OPEN], settings=FAST)).table.id
        key = (await ana.invite(table, seat=1)).key
        async with await served.person("Cleo") as cleo:
            results = await asyncio.gather(ben.join(table, key), cleo.join(table, key), return_exceptions=True)
        refused = [result for result in results if isinstance(result, ServerRefused)]
        assert [error.failure.code for error in refused] == ["wrong-key"]

    run(tmp_path, story)


def test_a_seats_key_goes_where_its_seat_goes(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client, ben: Client) -> None:
        table = (await ana.open(GAME, [HERE, BOT, OPEN], settings=FAST)).table.id
        to_the_open_one = (await ana.invite(table, seat=2)).key
        to_the_bots = (await ana.invite(table, seat=1)).key
        await ana.command(table, ArrangeSeats([2, 0, OPEN]))
        assert await code_of(ben.join(table, to_the_bots)) == "wrong-key"  # its seat is gone
        assert (await ben.join(table, to_the_open_one)).you.seats == [0]

    run(tmp_path, story)


def test_a_seats_key_is_short_lived(tmp_path: Path) -> None:
    async def story() -> None:
        now = 1_000_000.0
        async with (
            serving(tmp_path / "db", clock=lambda: now, seat_key_minutes=5) as served,
            await served.person("Ana") as ana,
            served.client() as ben,
        ):
            table = (await ana.open(GAME, [HERE, OPEN])).table.id
            key = (await ana.invite(table, seat=1)).key
            now += 301.0
            assert await code_of(ben.join(table, key, "Ben")) == "wrong-key"
            key = (await ana.invite(table, seat=1)).key
            now += 299.0
            assert (await ben.join(table, key, "Ben")).you.seats == [1]

    asyncio.run(story())


def test_keys_for_seats_have_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baluchon.server.conduct.MOST_SEAT_KEYS", 2)

    async def story(served: Served, ana: Client, ben: Client) -> None:
        table = (await ana.open(GAME, [HERE, OPEN])).table.id
        for _ in range(2):
            await ana.invite(table, seat=1)
        assert await code_of(ana.invite(table, seat=1)) == "limit"

    run(tmp_path, story)


def test_a_bot_that_stood_in_for_someone_gone_hands_the_seat_back_when_they_come(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client, ben: Client) -> None:
        table = await seated(ana, ben)
        await ana.command(table, Start())
        served.house.began -= 61.0
        async with served.socket(table, ana) as watching:
            await ana.command(table, StandIn(1))
            async with asyncio.timeout(PATIENCE):  # all at the table are told
                async for message in watching:
                    if isinstance(message, TableChanged) and message.table.seats[1].away:
                        break
        assert await ben.view(table, 1) is not None
        assert not (await ana.table(table)).seats[1].away
        await ben.command(table, Leave())  # but who leaves comes back only when they say so
        assert await ben.view(table, 1) is not None
        assert (await ana.table(table)).seats[1].away

    run(tmp_path, story)


# ----------------------------------------------------------------------------------------------------------- chat


def test_chat_without_spectators_is_for_those_at_the_table(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client, ben: Client) -> None:
        table = await seated(ana, ben, TableSettings(pace="instant", spectators=False))
        await ana.command(table, Say("before"))
        async with await served.person("Eve") as eve:
            ends = [ClientEnd(served.house, table, token) for token in (None, eve.token, ben.token)]
            for end in ends:
                end.say(msgspec.json.encode(Command("p", Ping())))
                await end.until(1)
            await ana.command(table, Say("after"))
            for end in ends:
                end.say(msgspec.json.encode(Command("q", Ping())))
                await end.until(2)
            heard = ["".join(end.heard) for end in ends]
            assert [("before" in text, "after" in text) for text in heard] == [(False, False)] * 2 + [(True, True)]
            for end in ends:
                await end.cut()

    run(tmp_path, story)


def test_spectators_who_are_no_longer_allowed_see_nothing_more(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client, ben: Client) -> None:
        opened = await ana.open(GAME, [HERE, HERE], settings=FAST, start=True)
        table = opened.table.id
        async with served.socket(table) as stranger:
            await stranger.attach()
            await ana.command(table, ChangeSettings(TableSettings(pace="instant", spectators=False)))
            for seat in (0, 1):
                frame = await ana.view(table, seat)
                assert frame is not None
                await ana.play(table, frame, frame.legal[0])
            await stranger.command(Ping())
            heard = []
            while not stranger._pushed.empty():
                heard.append(stranger._pushed.get_nowait())
            assert [message.v for message in heard if isinstance(message, Frame)] == [0]

    run(tmp_path, story)


# ---------------------------------------------------------------------------------------------- forgotten devices


async def _ends(served: Served, table: str, token: str | None, forget: Callable[[], Awaitable[object]]) -> None:
    """A WebSocket and a stream of this device end when it is forgotten, and it cannot come again."""
    async with served.client(token) as device:
        end = ClientEnd(served.house, table, token)
        end.say(msgspec.json.encode(Command("p", Ping())))
        await end.until(1)
        waiting = asyncio.create_task(device.view(table, 0, since=10_000, wait=14))
        await until(lambda: len(served.house.room(table).wires) == 2)
        await forget()
        async with asyncio.timeout(PATIENCE):
            await end._task
            assert await code_of(waiting) == "no-person"
        assert end.closed == 1008
        assert msgspec.json.decode(end.heard[-1], type=Err).code == "no-person"
        assert not served.house.room(table).wires
        again = ClientEnd(served.house, table, token)
        again.say(msgspec.json.encode(Command("m", Ping())))
        await again.until(1)
        assert '"seats":[]' in again.heard[0]
        await again.cut()


def test_a_forgotten_device_is_cut_off_at_once(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client, ben: Client) -> None:
        table = (await ana.open(GAME, [HERE, HERE], settings=FAST, start=True)).table.id
        await _ends(served, table, ana.token, lambda: ana.request("POST", "/api/me/forget"))

    run(tmp_path, story)


@pytest.mark.postgres
def test_a_node_that_lost_its_database_cuts_forgotten_devices_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also if the database fails again at that moment; and it takes in what else went unheard."""
    monkeypatch.setattr(house_module, "CATCH_UP_SECONDS", 0.01)

    async def story(served: Served, ana: Client, ben: Client) -> None:
        table = (await ana.open(GAME, [HERE, OPEN])).table.id
        assert ana.token is not None
        ends = [ClientEnd(served.house, table, token) for token in (ana.token, ben.token)]
        await until(lambda: len(served.house.room(table).wires) == 2)
        store, lost = served.house.store, hash_of(ana.token)
        await store.spend_token(lost)  # at another node, unheard of here
        tries = 0

        async def away(hash: bytes) -> Token | None:
            nonlocal tries
            tries += 1
            if tries <= 3:
                raise StoreFailing("away again")
            return await looked_up(hash)

        async def unread(first: str, *_: object) -> list[Row]:
            nonlocal tries
            tries += 1
            if tries <= 8:
                raise StoreFailing("away once more")
            return await rows(first)

        looked_up, rows = store.token, store.rows
        with patch.object(store, "token", away), patch.object(store, "rows", unread):
            served.house._missed()
            await until(lambda: ends[0].closed == 1008)
            await until(lambda: tries > 8)
        assert ends[1].closed is None
        assert "Traceback" not in caplog.text
        await until(lambda: not served.house._gap.is_set())
        await ends[1].cut()

    run(tmp_path, story)


def test_a_forgotten_device_is_cut_off_at_every_node(postgres_url: str) -> None:
    async def story() -> None:
        async with serving(postgres_url) as one, serving(postgres_url) as two, await one.person("Ana") as ana:
            table = (await ana.open(GAME, [HERE, HERE], settings=FAST, start=True)).table.id
            await _ends(two, table, ana.token, lambda: ana.request("POST", "/api/me/forget"))

    asyncio.run(story())


@pytest.mark.postgres
def test_a_node_that_was_deaf_looks_which_devices_were_forgotten(postgres_url: str) -> None:
    async def story() -> None:
        async with serving(postgres_url) as one, serving(postgres_url) as two, await one.person("Ana") as ana:
            table = (await ana.open(GAME, [HERE, HERE], settings=FAST, start=True)).table.id

            async def forget_unheard() -> None:
                assert ana.token is not None
                await one.house.people.forget(hash_of(ana.token))
                two.house._missed()

            await _ends(two, table, ana.token, forget_unheard)

    asyncio.run(story())


# -------------------------------------------------------------------------------------------------------- settings


SLOW = TableSettings(pace="instant", move_limit=600)


@pytest.mark.parametrize(
    "wanted",
    [
        TableSettings(pace="instant", move_limit=10),
        TableSettings(pace="instant", move_limit=600, stand_in="random"),
        TableSettings(pace="instant", move_limit=600, hints="casual"),
        TableSettings(pace="instant", move_limit=600, take_backs=False),
        TableSettings(pace="instant", move_limit=600, spectators=False),
    ],
)
def test_a_running_game_is_changed_by_all_who_play_it(wanted: TableSettings, tmp_path: Path) -> None:
    async def story(served: Served, ana: Client, ben: Client) -> None:
        table = await seated(ana, ben, SLOW)
        await ana.command(table, Start())
        await ana.command(table, ChangeSettings(wanted))
        info = await ben.table(table)
        assert info.settings == SLOW
        assert info.proposal is not None
        assert (info.proposal.settings, info.proposal.waiting_for) == (wanted, [1])
        async with await served.person("Eve") as eve:
            assert await code_of(eve.command(table, AnswerSettings(info.proposal.n, agree=True))) == "not-your-seat"
        await ben.command(table, AnswerSettings(info.proposal.n, agree=False))
        assert (await ben.table(table)).proposal is None
        await ana.command(table, ChangeSettings(wanted))
        # An answer is to what was proposed when it was given.
        assert await code_of(ben.command(table, AnswerSettings(info.proposal.n, agree=True))) == "nothing-asked"
        second = (await ben.table(table)).proposal
        assert second is not None
        await ben.command(table, AnswerSettings(second.n, agree=True))
        info = await ben.table(table)
        assert (info.settings, info.proposal) == (wanted, None)

    run(tmp_path, story)


def test_what_concerns_only_the_hall_stays_with_the_host(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client, ben: Client) -> None:
        table = await seated(ana, ben, SLOW)
        await ana.command(table, Start())
        quiet = msgspec.structs.replace(SLOW, chat=False, name="Sunday", pace="human")
        await ana.command(table, ChangeSettings(quiet))
        assert (await ben.table(table)).settings == quiet
        await ana.command(table, ChangeSettings(msgspec.structs.replace(quiet, hints="casual")))
        await ana.command(table, AnswerSettings((await ana.table(table)).proposal.n, agree=False))  # type: ignore[union-attr]
        assert (await ana.table(table)).proposal is None
        await ana.command(table, ChangeSettings(msgspec.structs.replace(quiet, hints="casual")))
        await ben.command(table, Leave())  # whoever is away is not asked
        assert (await ana.table(table)).settings.hints == "casual"

    run(tmp_path, story)


# -------------------------------------------------------------------------------------------------------- presence


def test_others_are_told_who_still_looks_at_what_a_round_brought(tmp_path: Path) -> None:
    async def story(served: Served, ana: Client, ben: Client) -> None:
        table = await seated(ana, ben)
        async with served.socket(table, ana) as here, asyncio.timeout(PATIENCE):

            async def until_looking(seats: list[int]) -> None:
                async for message in here:
                    if isinstance(message, Presence) and message.looking == seats:
                        return

            async with served.socket(table, ben) as there:
                await there.command(Look(True), seat=1)
                await until_looking([1])
                await there.command(Look(False), seat=1)
                await until_looking([])
                assert await code_of(there.command(Look(True), seat=0)) == "not-your-seat"
                await there.command(Look(True), seat=1)
                await until_looking([1])
            await until_looking([])  # who is gone looks at nothing

    run(tmp_path, story)


@pytest.mark.postgres
def test_nobody_is_gone_who_is_connected_to_another_node(postgres_url: str) -> None:
    async def story() -> None:
        async with (
            serving(postgres_url) as one,
            serving(postgres_url) as two,
            await one.person("Ana") as ana,
            await two.person("Ben") as ben,
        ):
            table = await seated(ana, ben)
            await ana.command(table, Start())
            async with one.socket(table, ana) as here, asyncio.timeout(PATIENCE):
                async with two.socket(table, ben) as there, two.socket(table):
                    async for message in here:
                        if isinstance(message, Presence) and message == Presence([0, 1], 1):
                            break
                    await there.command(Look(True), seat=1)
                    async for message in here:
                        if isinstance(message, Presence) and message.looking:
                            assert message == Presence([0, 1], 1, [1])
                            break
                    one.house.began -= 1_000.0
                    assert await code_of(ana.command(table, StandIn(1))) == "not-gone"
                async for message in here:
                    if isinstance(message, Presence) and message == Presence([0], 0):
                        break
                assert await code_of(ana.command(table, StandIn(1))) == "not-gone"  # only just
                one.house.elsewhere._left = {key: at - 61 for key, at in one.house.elsewhere._left.items()}
                await ana.command(table, StandIn(1))

    asyncio.run(story())


def test_a_node_that_ends_without_a_word_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000.0
    monkeypatch.setattr(presence, "monotonic", lambda: now)
    elsewhere = presence.Elsewhere()
    people = [f"person{n:010}" for n in range(16)]
    told = [(f"table{n}", presence.Company(people, n, [n % 16])) for n in range(100)]
    texts = list(presence.calls(told))
    assert len(texts) > 1
    assert all(len(text) < 7_500 for text in texts)
    for text in texts:
        elsewhere.hear("other", text)
    assert elsewhere.people("table99") == set(people)
    assert elsewhere.spectators("table99") == 99
    assert elsewhere.looking("table99") == {3}
    assert elsewhere.hear("other", "[nonsense") == []
    now += presence.STALE_SECONDS + 1
    assert elsewhere.hear("third", texts[0]) != []
    assert "table99" in elsewhere.tidy()
    assert elsewhere.people("table99") == set()
    assert elsewhere.left("table99", people[0]) == now
    assert elsewhere.people("table0") == set(people)


def test_lines_reach_those_at_the_table_even_after_it_left_memory(tmp_path: Path) -> None:
    """Who may hear a line depends on the table, so a room that has thrown it away reads it again first."""

    async def story(served: Served, ana: Client, ben: Client) -> None:
        table = await seated(ana, ben, TableSettings(pace="instant", spectators=False))
        room = served.house.room(table)
        async with served.socket(table, ben) as socket, asyncio.timeout(PATIENCE):
            room._sitting = None
            room.chat._last = 0
            line = ChatLine(1, 0, "Ana", "hello", 0.0)
            await served.house.store.say(Said(table, line, "elsewhere", "c1"))
            await room.do(lambda: room.catch_up(-1))
            async for message in socket:
                if isinstance(message, ChatLine):
                    assert message.text == "hello"
                    break

    run(tmp_path, story)
