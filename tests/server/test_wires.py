"""Wires to slow clients: nothing is lost or out of order, others do not wait, and nothing piles up without end."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from baluchon.server.wires import MOST_UNSENT, SocketWire
from tests.server.serving import PATIENCE


class SlowClient:
    """What a server sends, taken only while the client is willing."""

    def __init__(self) -> None:
        self.willing = asyncio.Event()
        self.heard: list[str] = []
        self.closed: int | None = None
        self.gone = False

    async def send(self, message: Any) -> None:
        await self.willing.wait()
        if self.gone:
            raise OSError("gone")
        if message["type"] == "websocket.close":
            self.closed = message["code"]
        else:
            self.heard.append(message["text"])


def run(story: Callable[[SlowClient], Coroutine[Any, Any, None]]) -> None:
    async def begin() -> None:
        async with asyncio.timeout(PATIENCE):
            await story(SlowClient())

    asyncio.run(begin())


async def rounds(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def test_what_is_pushed_together_is_sent_together() -> None:
    async def story(client: SlowClient) -> None:
        client.willing.set()
        wire = SocketWire(None, client.send, in_lists=True)
        for text in ("1", "2", "3"):
            wire.push(text)
        await rounds()
        wire.push("4")
        await rounds()
        assert client.heard == ["[1,2,3]", "4"]

    run(story)


@pytest.mark.parametrize(("in_lists", "expected"), [(False, ["1", "2", "3", "4"]), (True, ["1", "[2,3]", "4"])])
def test_a_slow_client_gets_everything_in_order(in_lists: bool, expected: list[str]) -> None:
    async def story(client: SlowClient) -> None:
        wire = SocketWire(None, client.send, in_lists=in_lists)
        wire.push("1")
        await rounds()
        wire.push("2")
        await rounds()
        wire.push("3")
        assert client.heard == []
        client.willing.set()
        await rounds(10)
        wire.push("4")
        await rounds()
        assert client.heard == expected

    run(story)


def test_a_client_that_takes_nothing_is_let_go() -> None:
    async def story(client: SlowClient) -> None:
        wire = SocketWire(None, client.send, in_lists=False)
        wire.push("first")
        await rounds()
        for n in range(MOST_UNSENT + 50):
            wire.push(str(n))
        client.willing.set()
        await rounds(10)
        assert client.closed == 1013
        assert client.heard == ["first", *map(str, range(MOST_UNSENT))]
        wire.push("too late")
        await rounds()
        assert client.heard[-1] == str(MOST_UNSENT - 1)

    run(story)


def test_a_client_that_is_gone_disturbs_nobody() -> None:
    async def story(client: SlowClient) -> None:
        wire = SocketWire(None, client.send, in_lists=True)
        wire.push("1")
        await rounds()
        client.gone = True
        client.willing.set()
        await rounds()
        wire.push("2")
        await rounds()
        assert client.heard == []

    run(story)
