"""Two servers on one PostgreSQL database."""

import asyncio
import random
from contextlib import suppress
from typing import Any

import pytest

from baluchon.client import Client, ServerRefused, Socket
from baluchon.server.entries import Moved
from baluchon.server.protocol import ChatLine, Frame, Say, Start, TableChanged
from baluchon.server.store import open_store
from tests.server.serving import FAST, HERE, OPEN, PATIENCE, process, serving

pytestmark = pytest.mark.postgres
GAME = "road-trip-europa"


async def _play(url: str, table: str, client: Client, seat: int, dice: random.Random) -> Any:
    """One person plays their seat to the end of the game."""
    async with Socket(url, table, client.token) as socket:
        await socket.attach(seat)
        async for message in socket:
            if isinstance(message, Frame) and message.legal:
                with suppress(ServerRefused):  # stale: the decision was answered meanwhile
                    await socket.play(message, dice.choice(message.legal))
            if isinstance(message, TableChanged) and message.table.status == "finished":
                return message.table.result
    raise AssertionError


def test_two_processes_play_one_table_from_both_sides(postgres_url: str) -> None:
    async def story(one: str, two: str) -> None:
        async with Client(one) as ana, Client(two) as ben:
            await ana.come_in("Ana")
            opened = await ana.open(GAME, [HERE, OPEN], settings=FAST)
            table = opened.table.id
            assert opened.invitation is not None
            await ben.join(table, opened.invitation.key, "Ben")
            await ana.command(table, Start())
            dice = random.Random(1)
            async with asyncio.timeout(PATIENCE):
                results = await asyncio.gather(_play(one, table, ana, 0, dice), _play(two, table, ben, 1, dice))
            assert results[0] == results[1]
            assert results[0] is not None
            await ben.command(table, Say("good game"))
            assert [line.text for line in await ana.chat(table)] == ["good game"]
            store = open_store(postgres_url)
            await store.open()
            rows = await store.rows(table)
            await store.close()
            assert [row.n for row in rows] == list(range(len(rows)))
            assert sum(isinstance(row.entry, Moved) for row in rows) >= 48

    with process(postgres_url) as one, process(postgres_url) as two:
        asyncio.run(story(one.url, two.url))


def test_of_two_who_are_fast_one_is_first(postgres_url: str) -> None:
    """The same decision answered at both nodes at once: one is carried out, the other is stale or the same."""

    async def story() -> None:
        async with serving(postgres_url) as one, serving(postgres_url) as two, await one.person("Ana") as ana:
            table = (await ana.open(GAME, [HERE, HERE], settings=FAST, start=True)).table.id
            also = two.client(ana.token)
            refused = 0
            for n in range(40):
                frames = [await client.view(table, seat) for client in (ana, also) for seat in (0, 1)]
                frame = next((frame for frame in frames if frame is not None and frame.legal), None)
                if frame is None:
                    continue
                same = n % 2 == 0
                tries = [
                    client.play(table, frame, frame.legal[0], f"c{n}" if same else f"c{n}{at}")
                    for at, client in enumerate((ana, also))
                ]
                results = await asyncio.gather(*tries, return_exceptions=True)
                errors = [result for result in results if isinstance(result, BaseException)]
                assert len(errors) == (0 if same else 1)
                for error in errors:
                    assert isinstance(error, ServerRefused)
                    assert error.failure.code == "stale"
                    refused += 1
            assert refused > 5
            rows = await one.house.store.rows(table)
            assert [row.n for row in rows] == list(range(len(rows)))
            await also.__aexit__()

    asyncio.run(story())


def test_a_line_at_one_node_hears_what_is_said_at_the_other(postgres_url: str) -> None:
    async def story() -> None:
        async with serving(postgres_url) as one, serving(postgres_url) as two, await one.person("Ana") as ana:
            table = (await ana.open(GAME, [HERE, HERE], settings=FAST, start=True)).table.id
            async with Client(two.url, ana.token) as also, one.socket(table, ana) as socket:
                await socket.attach(0)
                await also.command(table, Say("hello"), seat=1)
                async with asyncio.timeout(PATIENCE):
                    async for message in socket:
                        if isinstance(message, ChatLine):
                            assert message.text == "hello"
                            break

    asyncio.run(story())


def test_a_node_that_has_not_heard_looks_before_it_refuses(postgres_url: str) -> None:
    async def deaf(n: int) -> None:
        """News that do not come."""

    async def story() -> None:
        async with serving(postgres_url) as one, serving(postgres_url) as two, await one.person("Ana") as ana:
            opened = await ana.open(GAME, [HERE, OPEN], settings=FAST)
            assert opened.invitation is not None
            one.house.room(opened.table.id).catch_up = deaf  # type: ignore[method-assign]
            async with two.client() as ben:
                await ben.join(opened.table.id, opened.invitation.key, "Ben")
            await ana.command(opened.table.id, Start())
            assert (await ana.table(opened.table.id)).status == "playing"

    asyncio.run(story())
