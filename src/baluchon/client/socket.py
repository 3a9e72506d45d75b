"""The server over a WebSocket that comes back by itself.

Commands that were not answered when the line broke are sent again with their ids: each is carried out once.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Self
from uuid import uuid4

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from baluchon.client.http import ServerRefused
from baluchon.kernel.errors import BaluchonError
from baluchon.server.protocol import Ack, Answer, Attach, Body, Command, Err, Failure, Frame, PlayMove, Push

CONNECT_SECONDS = 20.0
RETRY_SECONDS = 0.25
PATIENCE = 30.0
_decoder: msgspec.json.Decoder[Push | list[Push]] = msgspec.json.Decoder(Push | list[Push])


class SocketClosed(BaluchonError):
    """The line is gone and does not come back."""

    code = "socket-closed"


class Socket:
    """One line to one table. Use as an async context manager; iterate over it for what the server sends."""

    def __init__(self, url: str, table: str, token: str | None = None, *, patience: float = PATIENCE) -> None:
        base = url.rstrip("/").replace("http", "ws", 1)
        self._address = f"{base}/api/tables/{table}/socket"
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._patience = patience
        self._line: ClientConnection | None = None
        self._pushed: asyncio.Queue[Push | None] = asyncio.Queue()
        self._unanswered: dict[str, tuple[bytes, asyncio.Future[Ack | Answer]]] = {}
        self._attached: dict[int | None, int | None] = {}
        self._chat = 0
        self._problem = "the line to the server is gone"
        self._keeper: asyncio.Task[None] | None = None
        self.resumed: list[float] = []
        """How long each broken line was away, in seconds."""

    async def __aenter__(self) -> Self:
        try:
            self._line = await self._connect()
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise SocketClosed(f"no line to the server: {error}") from None
        self._keeper = asyncio.create_task(self._keep())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._keeper is not None
        self._keeper.cancel()
        with suppress(asyncio.CancelledError):
            await self._keeper
        if self._line is not None:
            await self._line.close()
            self._line.transport.abort()

    def __aiter__(self) -> AsyncIterator[Push]:
        return self._messages()

    async def _messages(self) -> AsyncIterator[Push]:
        while True:
            message = await self._pushed.get()
            if message is None:
                raise SocketClosed(self._problem)
            yield message

    async def frame(self) -> Frame:
        """The next view."""
        async for message in self:
            if isinstance(message, Frame):
                return message
        raise AssertionError

    # ------------------------------------------------------------------------------------------- commands

    async def attach(self, seat: int | None = None, since: int | None = None) -> None:
        """Have the frames of a seat (None: the spectator's) sent."""
        self._attached[seat] = since
        await self.command(Attach(since), seat=seat)

    async def play(self, frame: Frame, move: int | str) -> None:
        """Answer the decision of a frame."""
        await self.command(PlayMove(move), seat=frame.seat, decision=frame.decision)

    async def command(
        self, body: Body, *, seat: int | None = None, decision: int | None = None, id: str | None = None
    ) -> Ack | Answer:
        """Any command; returns when the server has answered it, raises ServerRefused if it refuses."""
        command = Command(id or uuid4().hex, body, seat, decision)
        data = msgspec.json.encode(command)
        answered: asyncio.Future[Ack | Answer] = asyncio.get_running_loop().create_future()
        self._unanswered[command.id] = (data, answered)
        try:
            if self._line is not None:
                with suppress(ConnectionClosed):
                    await self._line.send(data.decode())
            return await answered
        finally:
            self._unanswered.pop(command.id, None)

    # ------------------------------------------------------------------------------------------- the line

    async def _connect(self) -> ClientConnection:
        try:
            return await connect(
                f"{self._address}?lists=true" + (f"&chat={self._chat}" if self._chat else ""),
                additional_headers=self._headers,
                compression=None,
                max_size=None,
                open_timeout=CONNECT_SECONDS,
                proxy=None,
            )
        except InvalidStatus as error:
            body = error.response.body or b""
            try:
                failure = msgspec.json.decode(body, type=Failure)
            except msgspec.DecodeError:
                failure = Failure("bad-answer", f"the server answered {error.response.status_code}")
            raise ServerRefused(error.response.status_code, failure) from None

    async def _keep(self) -> None:
        """Read the line, and make a new one when it breaks."""
        while self._line is not None:
            with suppress(ConnectionClosed):
                async for text in self._line:
                    heard = _decoder.decode(text)
                    for message in heard if isinstance(heard, list) else [heard]:
                        self._hear(message)
            self._line = await self._again()
        for _, answered in self._unanswered.values():
            if not answered.done():
                answered.set_exception(SocketClosed(self._problem))
        self._pushed.put_nowait(None)

    async def _again(self) -> ClientConnection | None:
        loop = asyncio.get_running_loop()
        broke = loop.time()
        while loop.time() - broke < self._patience:
            try:
                line = await self._connect()
                await self._resume(line)
            except ServerRefused as refused:
                self._problem = f"the server refused to resume: {refused}"
                if refused.status < 500:
                    return None
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                self._problem = f"the server was not reached for {self._patience:.0f} s: {error!r}"
            else:
                self.resumed.append(loop.time() - broke)
                return line
            await asyncio.sleep(RETRY_SECONDS)
        return None

    async def _resume(self, line: ClientConnection) -> None:
        """Ask a new line for what the old one did not bring."""
        try:
            for seat, since in self._attached.items():
                attach = Command(uuid4().hex, Attach(since), seat)
                await line.send(msgspec.json.encode(attach).decode())
            for data, _ in list(self._unanswered.values()):
                await line.send(data.decode())
        except BaseException:
            line.transport.abort()
            raise

    def _hear(self, message: Push) -> None:
        match message:
            case Ack(id) | Answer(id):
                waiting = self._unanswered.get(id)
                if waiting is not None and not waiting[1].done():
                    waiting[1].set_result(message)
            case Err():
                waiting = self._unanswered.get(message.id or "")
                if waiting is not None and not waiting[1].done():
                    failure = Failure(message.code, message.message, message.clause, message.args)
                    waiting[1].set_exception(ServerRefused(409, failure))
                elif message.id is None:
                    self._pushed.put_nowait(message)
            case _:
                if isinstance(message, Frame):
                    self._attached[message.seat] = message.v
                elif message.__struct_config__.tag == "chat":
                    self._chat = message.k  # type: ignore[union-attr]
                self._pushed.put_nowait(message)
