"""What people do at tables, from opening one to the rematch."""

import asyncio
from pathlib import Path

import pytest

from baluchon.client import Client, ServerRefused
from baluchon.kernel.record import from_record
from baluchon.kernel.registry import all_games
from baluchon.server.protocol import (
    AnswerTakeBack,
    ChangeSeat,
    ChangeSettings,
    Close,
    ComeBack,
    Frame,
    Leave,
    NewSeat,
    PlayMove,
    Presence,
    Rematch,
    Say,
    StandIn,
    Start,
    TableChanged,
    TableSettings,
    TakeBackMove,
)
from tests.server.serving import FAST, HERE, OPEN, Served, fewest, open_game, play_out, serving

GAMES = [game.id for game in all_games()]
ROAD_TRIP = "road-trip-europa"


def refusal(error: pytest.ExceptionInfo[ServerRefused]) -> str:
    return error.value.failure.code


# What a store keeps does not depend on the game: all of them on one store, one of them on the other.
@pytest.mark.parametrize(
    ("game", "store_url"),
    [*((game, "sqlite") for game in GAMES), pytest.param(ROAD_TRIP, "postgresql", marks=pytest.mark.postgres)],
    indirect=["store_url"],
)
def test_a_game_from_the_link_to_the_rematch(game: str, store_url: str) -> None:
    async def story() -> None:
        async with serving(store_url) as served:
            ana, ben = await served.person("Ana"), served.client()
            opened = await ana.open(game, [HERE, OPEN], settings=FAST)
            table, invitation = opened.table.id, opened.invitation
            assert invitation is not None
            assert invitation.link.endswith(f"/#/table/{table}/{invitation.key}")
            joined = await ben.join(table, invitation.key, "Ben")
            assert joined.you.seats == [1]
            await ana.command(table, Start())
            commit = (await ben.table(table)).commit
            await play_out(served, table, [ana, ben], lambda frame: frame.legal[len(frame.legal) // 2])

            info = await ben.table(table)
            assert (info.status, info.to_act) == ("finished", [])
            assert info.result is not None
            assert [sheet.total for sheet in info.result.sheets] == list(info.result.outcome.scores)
            record = await ben.record(table)
            assert record.commit == commit
            assert record.seed == info.result.seed
            match = from_record(record)
            assert record.players == ["Ana", "Ben"]

            for client, seat in ((ana, None), (ana, 0), (ben, 1)):
                assert 1 < (await ana.replay(table, seat)).total <= (await client.events(table, seat)).v + 1
            open_replay = await ana.replay(table, open=True, first=len(match.log))
            assert [frame.n for frame in open_replay.frames] == [len(match.log)]
            seen = (await ana.replay(table, 0)).frames
            assert [frame.entry for frame in open_replay.frames] == [len(match.log)]
            assert [frame.entry for frame in seen] == sorted({frame.entry for frame in seen})
            assert seen[0].entry == 0
            analysis = await ana.analysis(table)
            chances = analysis.chances
            assert analysis.moments == list(range(len(match.log) + 1))
            assert len(chances) == len(analysis.low) == len(analysis.high) == len(match.log) + 1
            assert (analysis.step, analysis.marks[0].number) == (1, 1)
            winners = info.result.winners
            assert [seat for seat, chance in enumerate(chances[-1]) if chance > 0] == winners

            await ben.command(table, Rematch())
            following = (await ana.table(table)).next
            assert following is not None
            assert [seat.name for seat in (await ana.table(following)).seats] == ["Ben", "Ana"]
            await ana.command(table, Rematch())
            assert (await ana.table(table)).next == following
            for client in (ana, ben):
                await client.__aexit__()

    asyncio.run(story())


def test_pass_and_play_needs_one_device(store_url: str) -> None:
    async def story() -> None:
        async with serving(store_url) as served, await served.person("Ana") as ana:
            seats = [HERE, NewSeat("here", name="Ben")]
            opened = await ana.open(ROAD_TRIP, seats, settings=FAST, start=True)
            assert opened.you.seats == [0, 1]
            assert [seat.name for seat in opened.table.seats] == ["Ana", "Ben"]
            first, second = await ana.view(opened.table.id, 0), await ana.view(opened.table.id, 1)
            assert first is not None
            assert second is not None
            assert bytes(first.view) != bytes(second.view)
            with pytest.raises(ServerRefused) as error:
                await ana.command(opened.table.id, PlayMove(first.legal[0]))
            assert refusal(error) == "bad-request"
            await ana.play(opened.table.id, second, second.legal[0])
            assert (await ana.table(opened.table.id)).to_act == [0]

    asyncio.run(story())


def test_what_only_the_host_may(store_url: str) -> None:
    async def story() -> None:
        async with serving(store_url) as served, await served.person("Ana") as ana, await served.person("Ben") as ben:
            opened = await ana.open(ROAD_TRIP, [HERE, OPEN, OPEN], settings=TableSettings(listed=True))
            table = opened.table.id
            assert [card.id for card in await ben.tables()] == [table]
            await ben.join(table)
            for body in (Start(), ChangeSeat(2, OPEN), ChangeSettings(FAST), Close(), StandIn(0)):
                with pytest.raises(ServerRefused) as error:
                    await ben.command(table, body)
                assert refusal(error) == "not-host"
            with pytest.raises(ServerRefused) as error:
                await ana.command(table, Start())
            assert refusal(error) == "seats-open"
            await ana.command(table, ChangeSeat(2, NewSeat("bot", level="random")))
            await ana.command(
                table, ChangeSettings(TableSettings(listed=False, chat=False), {"change-of-direction": True})
            )
            info = await ben.table(table)
            assert info.options == {"change-of-direction": True}
            assert [seat.kind for seat in info.seats] == ["person", "person", "bot"]
            assert await ben.tables() == []
            with pytest.raises(ServerRefused) as error:
                await ben.command(table, Say("hello"))
            assert refusal(error) == "chat-off"
            await ana.command(table, Close())
            with pytest.raises(ServerRefused) as error:
                await ana.command(table, Start())
            assert refusal(error) == "wrong-status"

    asyncio.run(story())


@pytest.mark.parametrize("level", ["master:60s", "search:500", "expert:1s", "nobody"])
def test_only_bots_that_are_offered_play(level: str, tmp_path: Path) -> None:
    """A bot with a limit of its own could keep a worker from everyone else for a minute."""

    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await ana.open(ROAD_TRIP, [HERE, OPEN])).table.id
            bot = NewSeat("bot", level=level)
            for wanted in (
                ana.open(ROAD_TRIP, [HERE, bot]),
                ana.open(ROAD_TRIP, [HERE, OPEN], settings=TableSettings(hints=level)),
                ana.command(table, ChangeSeat(1, bot)),
                ana.command(table, ChangeSettings(TableSettings(stand_in=level))),
            ):
                with pytest.raises(ServerRefused) as error:
                    await wanted
                assert refusal(error) == "unknown-bot"
                assert "casual" in error.value.failure.message
            assert (await ana.table(table)).seats[1].kind == "open"

    asyncio.run(story())


def test_keys_open_only_what_they_are_for(store_url: str) -> None:
    async def story() -> None:
        async with serving(store_url) as served, await served.person("Ana") as ana, await served.person("Ben") as ben:
            one = await ana.open(ROAD_TRIP, [HERE, OPEN])
            two = await ana.open(ROAD_TRIP, [HERE, OPEN])
            assert one.invitation is not None
            for key in (None, "0" * 26, one.invitation.key):
                with pytest.raises(ServerRefused) as error:
                    await ben.join(two.table.id, key)
                assert refusal(error) == "wrong-key"
            await ben.join(one.table.id, one.invitation.key)
            with pytest.raises(ServerRefused) as error:
                await ben.invite(one.table.id)
            assert refusal(error) == "not-host"
            with pytest.raises(ServerRefused) as error:
                await ana.invite(one.table.id, seat=1)
            assert refusal(error) == "not-your-seat"
            # Ben moves his own seat to a device that is nobody yet.
            moved = await ben.invite(one.table.id, seat=1)
            async with served.client() as phone:
                assert (await phone.join(one.table.id, moved.key, "Ben's phone")).you.seats == [1]
            assert (await ana.table(one.table.id)).seats[1].name == "Ben"
            with pytest.raises(ServerRefused) as error:
                await ben.view(one.table.id, 1)
            assert refusal(error) == "not-your-seat"

    asyncio.run(story())


def test_a_recovery_code_works_once(store_url: str) -> None:
    async def story() -> None:
        async with serving(store_url) as served, await served.person("Ana") as ana, served.client() as phone:
            opened = await ana.open(ROAD_TRIP, [HERE, OPEN])
            code = (await ana.recovery()).code
            assert (await phone.recover(code)).tables[0].id == opened.table.id
            assert phone.token != ana.token
            async with served.client() as thief:
                with pytest.raises(ServerRefused) as error:
                    await thief.recover(code)
                assert refusal(error) == "wrong-key"
            await phone.request("POST", "/api/me/forget")
            with pytest.raises(ServerRefused) as error:
                await phone.me()
            assert refusal(error) == "no-person"
            assert (await ana.me()).nickname == "Ana"

    asyncio.run(story())


def test_expired_tokens_are_good_for_nothing(store_url: str) -> None:
    async def story() -> None:
        now = 1_000_000.0
        async with serving(store_url, clock=lambda: now) as served, await served.person("Ana") as ana:
            code = (await ana.recovery()).code
            opened = await ana.open(ROAD_TRIP, [HERE, OPEN])
            assert opened.invitation is not None
            now += 601.0
            with pytest.raises(ServerRefused) as error:
                await ana.recover(code)
            assert refusal(error) == "wrong-key"
            now += 401 * 86_400.0
            for wanted in (ana.me(), ana.join(opened.table.id, opened.invitation.key)):
                with pytest.raises(ServerRefused) as error:
                    await wanted
                assert refusal(error) in ("no-person", "wrong-key")

    asyncio.run(story())


async def _two_at_a_table(served: Served, settings: TableSettings) -> tuple[Client, Client, str]:
    ana, ben = await served.person("Ana"), await served.person("Ben")
    opened = await ana.open(ROAD_TRIP, [HERE, OPEN], settings=settings)
    assert opened.invitation is not None
    await ben.join(opened.table.id, opened.invitation.key)
    await ana.command(opened.table.id, Start())
    return ana, ben, opened.table.id


async def _play_first(client: Client, table: str, seat: int) -> Frame:
    frame = await client.view(table, seat)
    assert frame is not None
    await client.play(table, frame, frame.legal[0])
    return frame


def test_a_secret_choice_is_taken_back_without_asking(store_url: str) -> None:
    async def story() -> None:
        async with serving(store_url) as served:
            ana, ben, table = await _two_at_a_table(served, FAST)
            before = await _play_first(ana, table, 0)
            others = await ben.view(table, 1)
            assert others is not None
            await ana.command(table, TakeBackMove())
            again = await ana.view(table, 0)
            assert again is not None
            assert again.legal == before.legal
            assert again.decision != before.decision
            with pytest.raises(ServerRefused) as error:
                await ana.play(table, before, before.legal[0])
            assert refusal(error) == "stale"
            # Ben was asked all the while: his decision is the same one.
            await ben.play(table, others, others.legal[0])
            for client in (ana, ben):
                await client.__aexit__()

    asyncio.run(story())


def test_a_take_back_after_a_reveal_needs_consent(store_url: str) -> None:
    async def story() -> None:
        async with serving(store_url) as served:
            ana, ben, table = await _two_at_a_table(served, FAST)
            await _play_first(ana, table, 0)
            await _play_first(ben, table, 1)
            frame = await ben.view(table, 1)
            assert frame is not None
            await ana.command(table, TakeBackMove())
            request = (await ben.table(table)).take_back
            assert request is not None
            assert (request.seat, request.waiting_for) == (0, [1])
            await ben.command(table, AnswerTakeBack(agree=False))
            assert (await ben.table(table)).take_back is None
            with pytest.raises(ServerRefused) as error:
                await ben.command(table, AnswerTakeBack(agree=True))
            assert refusal(error) == "nothing-asked"
            await ana.command(table, TakeBackMove())
            await ben.command(table, AnswerTakeBack(agree=True))
            with pytest.raises(ServerRefused) as error:
                await ben.play(table, frame, frame.legal[0])
            assert refusal(error) == "stale"
            assert (await ben.table(table)).to_act == [0, 1]
            for client in (ana, ben):
                await client.__aexit__()

    asyncio.run(story())


def test_who_leaves_is_stood_in_for_and_may_come_back(store_url: str) -> None:
    async def story() -> None:
        async with serving(store_url) as served:
            ana, ben, table = await _two_at_a_table(served, FAST)
            await ben.command(table, Leave())
            await _play_first(ana, table, 0)
            async with served.socket(table, ana) as socket:
                await socket.attach(0)
                async for message in socket:
                    # The bot has chosen too, so Ana is asked for her second card.
                    if isinstance(message, Frame) and message.decision == 1:
                        break
            assert (await ana.table(table)).seats[1].away
            with pytest.raises(ServerRefused) as error:
                await ben.command(table, PlayMove(0))
            assert refusal(error) == "away"
            await ben.command(table, ComeBack())
            assert not (await ana.table(table)).seats[1].away
            for client in (ana, ben):
                await client.__aexit__()

    asyncio.run(story())


def test_a_bot_stands_in_when_the_limit_has_passed(store_url: str) -> None:
    async def story() -> None:
        now = 1_000_000.0
        settings = TableSettings(pace="instant", move_limit=10)
        async with serving(store_url, clock=lambda: now) as served:
            ana, ben, table = await _two_at_a_table(served, settings)
            await _play_first(ana, table, 0)
            info = await ana.table(table)
            assert info.deadlines == {"1": now + 10.0}
            now += 9.0
            await served.house.room(table).overdue()
            assert not (await ana.table(table)).seats[1].away
            now += 2.0
            await served.house.room(table).overdue()
            async with served.socket(table, ana) as socket:
                await socket.attach(0)
                async for message in socket:
                    if isinstance(message, Frame) and message.decision == 1:
                        break
            assert (await ana.table(table)).seats[1].away
            for client in (ana, ben):
                await client.__aexit__()

    asyncio.run(story())


def test_spectators_see_the_public_part_or_nothing(store_url: str) -> None:
    async def story() -> None:
        async with serving(store_url) as served, await served.person("Ana") as ana, served.client() as nobody:
            opened = await open_game(ana, ROAD_TRIP, 2)
            frame = await nobody.view(opened.table.id)
            assert frame is not None
            assert bytes(frame.view).endswith(b'"private":null}')
            assert (frame.legal, frame.decision, frame.prompt) == ([], None, None)
            for seat in (0, 1):
                with pytest.raises(ServerRefused) as error:
                    await nobody.view(opened.table.id, seat)
                assert refusal(error) == "not-your-seat"
            async with served.socket(opened.table.id) as watching, served.socket(opened.table.id, ana) as playing:
                async for message in playing:
                    if isinstance(message, Presence) and message == Presence([0, 1], 1):
                        break
                await watching.attach()
            await ana.command(opened.table.id, ChangeSettings(TableSettings(spectators=False)), seat=0)
            with pytest.raises(ServerRefused) as error:
                await nobody.view(opened.table.id)
            assert refusal(error) == "no-spectators"

    asyncio.run(story())


def test_chat_is_stored_and_said_once(store_url: str) -> None:
    async def story() -> None:
        async with serving(store_url) as served:
            ana, ben, table = await _two_at_a_table(served, FAST)
            for _ in range(2):
                await ana.command(table, Say("hello"), id="once")
            await ben.command(table, Say("hi"))
            lines = await ben.chat(table)
            assert [(line.k, line.name, line.text) for line in lines] == [(1, "Ana", "hello"), (2, "Ben", "hi")]
            assert [line.k for line in await ben.chat(table, since=1)] == [2]
            for client in (ana, ben):
                await client.__aexit__()

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_bots_in_all_other_seats_play_to_the_end(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            bots = [NewSeat("bot", level="random")] * (fewest(game) - 1)
            settings = TableSettings(pace="instant", hints="random")
            opened = await ana.open(game, [HERE, *bots], settings=settings, start=True)
            hinted = False
            async with served.socket(opened.table.id, ana) as socket:
                await socket.attach(0)
                async for message in socket:
                    if isinstance(message, Frame) and message.legal:
                        if not hinted:
                            hint = (await ana.hint(opened.table.id)).hint
                            assert hint is not None
                            assert hint[0].move in message.legal
                            answer = await ana.hint(opened.table.id, candidates=True)
                            assert answer.hint is None
                            assert answer.candidates is not None
                            assert {each.move for each in answer.candidates} <= set(message.legal)
                            hinted = True
                        await socket.play(message, message.legal[-1])
                    if isinstance(message, TableChanged) and message.table.status == "finished":
                        break

    asyncio.run(story())
