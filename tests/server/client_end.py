"""A WebSocket without a network: the server's own code, with the messages in the hands of the test."""

import asyncio
from typing import Any

import msgspec

from baluchon.server.app import build
from baluchon.server.guard import App
from baluchon.server.house import House
from tests.server.serving import PATIENCE


class ClientEnd:
    """The client's end of a wire. What the server sends is kept in `heard`, as texts."""

    def __init__(
        self,
        house: House,
        table: str,
        token: str | None,
        origin: str | None = None,
        query: bytes = b"",
        host: str = "127.0.0.1",
    ) -> None:
        bearer = [(b"authorization", f"Bearer {token}".encode())] if token else []
        named = [(b"origin", origin.encode())] if origin else []
        self._scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/socket",
            "query_string": query,
            "headers": [(b"host", host.encode()), *bearer, *named],
        }
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self.heard: list[str] = []
        self._something = asyncio.Event()
        self.status: int | None = None
        self.closed: int | None = None
        self._task = asyncio.create_task(self._serve(build(house)))

    async def _serve(self, app: App) -> None:
        await app(self._scope, self._inbox.get, self._send)

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message["text"])
            self._something.set()
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
        elif message["type"] == "websocket.http.response.start":
            self.status = message["status"]

    def say(self, data: bytes | str) -> None:
        key = "text" if isinstance(data, str) else "bytes"
        self._inbox.put_nowait({"type": "websocket.receive", key: data})

    def answers(self) -> list[dict[str, Any]]:
        """All acks, errs and answers, in order."""
        heard = [msgspec.json.decode(text) for text in self.heard]
        return [message for message in heard if message["type"] in ("ack", "err", "answer")]

    async def until(self, count: int) -> list[dict[str, Any]]:
        """Wait until this many answers have come."""
        async with asyncio.timeout(PATIENCE):
            while len(self.answers()) < count:
                self._something.clear()
                await self._something.wait()
        return self.answers()

    async def cut(self) -> None:
        """Break the connection."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await self._task
