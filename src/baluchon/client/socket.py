"""The server over a WebSocket that reconnects by itself.

Commands that were unanswered when the connection broke are sent again with their ids: each is carried out once.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Self
from uuid import uuid4

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from baluchon.client.deal import Part
from baluchon.client.http import ServerRefused
from baluchon.kernel.errors import BaluchonError
from baluchon.server.protocol import (
    Ack,
    Answer,
    Attach,
    Body,
    Command,
    Err,
    Failure,
    Frame,
    PlayMove,
    PlayPlan,
    Push,
    TableChanged,
    TableInfo,
    You,
)

CONNECT_SECONDS = 20.0
RETRY_SECONDS = 0.25
PATIENCE = 30.0
_decoder: msgspec.json.Decoder[Push | list[Push]] = msgspec.json.Decoder(Push | list[Push])


class SocketClosed(BaluchonError):
    """The connection is lost for good."""

    code = "socket-closed"


class Socket:
    """A connection to one table. Use it as an async context manager; iterate over it for what the server sends."""

    def __init__(
        self,
        url: str,
        table: str,
        token: str | None = None,
        *,
        patience: float = PATIENCE,
        part: Part | None = None,
        previews: bool = False,
    ) -> None:
        """A connection that is not open yet.

        With a `part` it has a hand in the deal of a game that has not begun; with `previews` frames say what choices
        would bring.
        """
        base = url.rstrip("/").replace("http", "ws", 1)
        self._address = f"{base}/api/tables/{table}/socket"
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._patience = patience
        self._part = part
        self._previews = previews
        self._table: TableInfo | None = None
        self._seats: list[int] = []
        self._parting: set[asyncio.Task[None]] = set()
        self._connection: ClientConnection | None = None
        self._pushed: asyncio.Queue[Push | None] = asyncio.Queue()
        self._unanswered: dict[str, tuple[bytes, asyncio.Future[Ack | Answer]]] = {}
        self._attached: dict[int | None, int | None] = {}
        self._chat = 0
        self._problem = "the connection to the server is lost"
        self._keeper: asyncio.Task[None] | None = None
        self.resumed: list[float] = []
        """How long each lost connection was away, in seconds."""

    async def __aenter__(self) -> Self:
        try:
            self._connection = await self._connect()
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise SocketClosed(f"no connection to the server: {error}") from None
        self._keeper = asyncio.create_task(self._keep())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._keeper is not None
        self._keeper.cancel()
        for task in self._parting:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await self._keeper
        if self._connection is not None:
            await self._connection.close()
            self._connection.transport.abort()

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
        """Ask for the frames of a seat (None: the spectator's) from now on."""
        self._attached[seat] = since
        await self.command(Attach(since), seat=seat)

    async def play(self, frame: Frame, move: int | str) -> None:
        """Answer the decision of a frame."""
        await self.command(PlayMove(move), seat=frame.seat, decision=frame.decision)

    async def play_plan(self, frame: Frame, moves: Sequence[int]) -> None:
        """Answer the decision of a frame and those that follow from it, all or none."""
        await self.command(PlayPlan(list(moves)), seat=frame.seat, decision=frame.decision)

    async def command(
        self, body: Body, *, seat: int | None = None, decision: int | None = None, id: str | None = None
    ) -> Ack | Answer:
        """Send any command and wait for its answer; raises ServerRefused."""
        command = Command(id or uuid4().hex, body, seat, decision)
        data = msgspec.json.encode(command)
        answered: asyncio.Future[Ack | Answer] = asyncio.get_running_loop().create_future()
        self._unanswered[command.id] = (data, answered)
        try:
            if self._connection is not None:
                with suppress(ConnectionClosed):
                    await self._connection.send(data.decode())
            return await answered
        finally:
            self._unanswered.pop(command.id, None)

    # ------------------------------------------------------------------------------------- the connection

    async def _connect(self) -> ClientConnection:
        try:
            return await connect(
                f"{self._address}?lists=true"
                + ("&previews=true" if self._previews else "")
                + (f"&chat={self._chat}" if self._chat else ""),
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
        """Read what comes, and reconnect when the connection breaks."""
        while self._connection is not None:
            with suppress(ConnectionClosed):
                async for text in self._connection:
                    heard = _decoder.decode(text)
                    for message in heard if isinstance(heard, list) else [heard]:
                        self._hear(message)
            self._connection = await self._again()
        for _, answered in self._unanswered.values():
            if not answered.done():
                answered.set_exception(SocketClosed(self._problem))
        self._pushed.put_nowait(None)

    async def _again(self) -> ClientConnection | None:
        loop = asyncio.get_running_loop()
        broke = loop.time()
        while loop.time() - broke < self._patience:
            try:
                connection = await self._connect()
                await self._resume(connection)
            except ServerRefused as refused:
                self._problem = f"the server refused to resume: {refused}"
                if refused.status < 500:
                    return None
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                self._problem = f"the server could not be reached for {self._patience:.0f} s: {error!r}"
            else:
                self.resumed.append(loop.time() - broke)
                return connection
            await asyncio.sleep(RETRY_SECONDS * random.uniform(0.5, 1.5))  # not everyone at the same moment
        return None

    async def _resume(self, connection: ClientConnection) -> None:
        """Ask for what the lost connection did not bring."""
        try:
            for seat, since in self._attached.items():
                attach = Command(uuid4().hex, Attach(since), seat)
                await connection.send(msgspec.json.encode(attach).decode())
            for data, _ in list(self._unanswered.values()):
                await connection.send(data.decode())
        except BaseException:
            connection.transport.abort()
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
                self._take_part(message)
                if isinstance(message, Frame):
                    self._attached[message.seat] = message.v
                elif message.__struct_config__.tag == "chat":
                    self._chat = message.k  # type: ignore[union-attr]
                self._pushed.put_nowait(message)

    def _take_part(self, message: Push) -> None:
        """Promise a number for the deal, and tell it when it is asked for."""
        if isinstance(message, You):
            self._seats = message.seats
        elif isinstance(message, TableChanged):
            self._table = message.table
        else:
            return
        answer = None if self._part is None or self._table is None else self._part.answer(self._table, self._seats)
        if answer is not None:
            task = asyncio.create_task(self._say(answer))
            self._parting.add(task)
            task.add_done_callback(self._parting.discard)

    async def _say(self, body: Body) -> None:
        with suppress(ServerRefused, SocketClosed):  # then the game begins without it, and the record says so
            await self.command(body)
