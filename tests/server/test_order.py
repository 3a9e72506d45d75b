"""Keeping order at a table: people are muted and removed, and let in again."""

import asyncio
from pathlib import Path

import pytest

from baluchon.client import Client, ServerRefused
from baluchon.server import order
from baluchon.server.protocol import (
    AnswerSettings,
    Body,
    ComeBack,
    HandOver,
    Hint,
    Join,
    Mute,
    Remove,
    Say,
    Start,
    TableInfo,
    TakeBackMove,
    You,
)
from tests.server.serving import FAST, HERE, OPEN, Served, serving, until

GAME = "road-trip-europa"


async def code_of(client: Client, table: str, body: Body) -> str:
    with pytest.raises(ServerRefused) as error:
        await client.command(table, body)
    return error.value.failure.code


async def _three(served: Served, *, start: bool) -> tuple[Client, Client, Client, str, str]:
    """Ana, who is the host, Ben and Cleo at a table; the table and the key of its link."""
    ana, ben, cleo = [await served.person(name) for name in ("Ana", "Ben", "Cleo")]
    opened = await ana.open(GAME, [HERE, OPEN, OPEN], settings=FAST)
    assert opened.invitation is not None
    for other in (ben, cleo):
        await other.join(opened.table.id, opened.invitation.key)
    if start:
        await ana.command(opened.table.id, Start())
    return ana, ben, cleo, opened.table.id, opened.invitation.key


async def _sees(client: Client, table: str, seat: int | None) -> str:
    """What becomes of looking at a seat, or at the table as a spectator."""
    try:
        await client.view(table, seat)
    except ServerRefused as refused:
        return refused.failure.code
    return "seen"


def _flags(info: TableInfo, seat: int) -> tuple[bool, bool, bool]:
    it = info.seats[seat]
    return it.away, it.muted, it.removed


def test_a_host_mutes_players_and_spectators(store_url: str) -> None:
    async def story() -> None:
        async with serving(store_url) as served:
            ana, ben, cleo, table, _ = await _three(served, start=True)
            dan = await served.person("Dan")
            async with ana, ben, cleo, dan:
                await dan.command(table, Say("buy my boots"))
                line = (await ana.chat(table))[-1].k
                for nobody in (ben, dan):
                    assert await code_of(nobody, table, Mute(0)) == "not-host"
                    assert await code_of(nobody, table, Mute(line=line)) == "not-host"
                for nothing in (Mute(), Mute(line=line + 1), Mute(7)):
                    assert await code_of(ana, table, nothing) == "bad-request"
                assert await code_of(ana, table, Mute(0)) == "bad-request"  # oneself

                await ana.command(table, Mute(1))
                await ana.command(table, Mute(line=line))
                assert await code_of(ben, table, Say("I")) == await code_of(dan, table, Say("me")) == "muted"
                info = await cleo.table(table)
                assert _flags(info, 1) == (False, True, False)  # and plays on
                assert [(it.name, it.line, it.removed) for it in info.restrained] == [("Dan", line, False)]
                assert await _sees(dan, table, None) == await _sees(ben, table, 1) == "seen"

                await ana.command(table, Mute(1, muted=False))
                await ana.command(table, Mute(line=line, muted=False))
                await ben.command(table, Say("thank you"))
                await dan.command(table, Say("so do I"))
                assert (await cleo.table(table)).restrained == []

    asyncio.run(story())


def test_a_spectator_who_is_removed_sees_and_says_nothing_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served:
            ana, ben, cleo, table, key = await _three(served, start=True)
            dan = await served.person("Dan")
            async with ana, ben, cleo, dan, served.socket(table, dan) as socket:
                await socket.attach(None)
                await socket.frame()
                await dan.command(table, Say("buy my boots"))
                line = (await ana.chat(table))[-1].k
                assert await code_of(ben, table, Remove(line=line)) == "not-host"
                await ana.command(table, Remove(line=line))
                assert [(it.name, it.removed) for it in (await ben.table(table)).restrained] == [("Dan", True)]
                async for message in socket:
                    if isinstance(message, You):
                        assert message.removed or message.seats == []
                        if message.removed:
                            break
                room = served.house.room(table)
                assert [wire.viewers for wire in room.wires if wire.person is not None] == [{}]
                assert await _sees(dan, table, None) == await code_of(dan, table, Say("me")) == "removed"
                for path in ("chat", "events"):
                    with pytest.raises(ServerRefused, match="removed"):
                        await dan.request("GET", f"/api/tables/{table}/{path}")
                with pytest.raises(ServerRefused, match="removed"):
                    await dan.request("POST", f"/api/tables/{table}/join", Join(key=key))
                assert await code_of(ana, table, Mute(line=line)) == "removed"
                await ana.command(table, Remove(line=line, removed=False))
                await dan.command(table, Say("thank you"))
                assert await _sees(dan, table, None) == "seen"

    asyncio.run(story())


def test_a_player_goes_if_everyone_else_agrees_and_can_come_back(store_url: str) -> None:
    async def story() -> None:
        async with serving(store_url) as served:
            ana, ben, cleo, table, _ = await _three(served, start=True)
            async with ana, ben, cleo, served.socket(table, ben) as socket:
                await socket.attach(1)
                link = await ben.invite(table, 1)  # to another device, or to a friend
                assert await code_of(cleo, table, Remove(1)) == "not-host"
                await ana.command(table, Remove(1))
                proposal = (await ben.table(table)).proposal
                assert proposal is not None
                assert (proposal.remove, proposal.waiting_for) == (1, [2])
                for agree in (True, False):  # it is not Ben's to decide
                    assert await code_of(ben, table, AnswerSettings(proposal.n, agree)) == "not-your-seat"
                await cleo.command(table, AnswerSettings(proposal.n, agree=False))
                info = await ben.table(table)
                assert (info.proposal, _flags(info, 1)) == (None, (False, False, False))

                await ana.command(table, Remove(1))
                proposal = (await ben.table(table)).proposal
                assert proposal is not None
                await cleo.command(table, AnswerSettings(proposal.n, agree=True))
                info = await cleo.table(table)
                assert (info.proposal, info.seats[1].kind, _flags(info, 1)) == (None, "person", (True, True, True))
                async for message in socket:
                    if isinstance(message, You) and message.removed:
                        assert message.seats == [1]
                        break
                assert await _sees(ben, table, 1) == await _sees(ben, table, None) == "removed"
                for body in (ComeBack(), Say("why?"), TakeBackMove(), Hint()):
                    assert await code_of(ben, table, body) == "removed"
                assert await code_of(ana, table, HandOver(1)) == "bad-request"
                with pytest.raises(ServerRefused, match="removed"):
                    await ben.invite(table, 1)
                async with served.client() as friend:
                    with pytest.raises(ServerRefused, match="used or void"):
                        await friend.join(table, link.key, "Ben's friend")
                await until(lambda: served.house.metrics.bot_moves > 0)  # a bot plays the seat

                await ana.command(table, Remove(1, removed=False))
                assert _flags(await ben.table(table), 1) == (True, False, False)
                await ben.command(table, ComeBack())
                assert _flags(await ben.table(table), 1) == (False, False, False)
                assert await _sees(ben, table, 1) == "seen"

    asyncio.run(story())


def test_who_is_removed_before_the_game_cannot_sit_down_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served:
            ana, ben, cleo, table, key = await _three(served, start=False)
            async with ana, ben, cleo:
                await ana.command(table, Remove(1))
                info = await cleo.table(table)
                assert (info.seats[1].kind, info.seats[2].name) == ("open", "Cleo")
                with pytest.raises(ServerRefused, match="removed"):
                    await ben.join(table, key)
                assert table not in [card.id for card in (await ben.me()).tables]

    asyncio.run(story())


def test_muting_and_removing_have_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(order, "MOST_RESTRAINTS", 2)

    async def story() -> None:
        async with serving(tmp_path / "db") as served:
            ana, ben, cleo, table, _ = await _three(served, start=True)
            async with ana, ben, cleo:
                await ana.command(table, Mute(1))
                await ana.command(table, Mute(1))  # nothing changes
                await ana.command(table, Mute(1, muted=False))
                assert await code_of(ana, table, Mute(1)) == "limit"

    asyncio.run(story())
