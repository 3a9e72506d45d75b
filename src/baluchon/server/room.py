"""A table with people around it: does what is asked, one thing after the other, and tells everyone.

Nothing is acknowledged or shown before it is stored. If storing fails, the table in memory is thrown away and
read again from the store, which alone is true.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.record import encode as encode_record
from baluchon.kernel.record import to_record
from baluchon.server import conduct
from baluchon.server import protocol as wire
from baluchon.server.conduct import Sitting
from baluchon.server.entries import Hosted, Row, Seated
from baluchon.server.logs import log
from baluchon.server.protocol import Ack, Answer, ChatLine, Command, Presence, Reply, TableInfo, You
from baluchon.server.refusals import Refused, refusal_of
from baluchon.server.store import Batch, Conflict, StoreFailing
from baluchon.server.store.base import Said
from baluchon.server.table import Table
from baluchon.server.thinking import Thinking

if TYPE_CHECKING:
    from baluchon.server.house import House

T = TypeVar("T")
GONE = 60.0
"""Seconds without a connection after which the host may let a bot stand in."""
MOST_TRIES = 8
"""Of a change that other nodes were faster with."""
MOST_CHAT_LINES = 5_000
MOST_LINES = 500
"""Connections to one table."""
_encode = msgspec.json.Encoder().encode


class Line(Protocol):
    """A connection to a table."""

    person: str | None
    viewers: dict[int, int]
    """The viewers it is attached to, with the version it has; -1: none yet."""

    def push(self, text: str) -> None: ...


class Room:
    """A table in memory."""

    def __init__(self, house: "House", id: str) -> None:
        self.house = house
        self.id = id
        self.lines: set[Line] = set()
        self.used = time.monotonic()
        self._sitting: Sitting | None = None
        self._turn = asyncio.Lock()
        self._thinking = Thinking(self)
        self._alarm: asyncio.TimerHandle | None = None
        self._chat_lines = 0
        self._told: tuple[Any, ...] = ()
        self._acting: tuple[Any, ...] = ()
        self._here: dict[str, float] = {}
        """When people were last seen to leave."""

    # --------------------------------------------------------------------------------------- one at a time

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do something while nobody else does anything to the table; those who wait come in their order."""
        self.used = time.monotonic()
        async with self._turn:
            try:
                return await job()
            except Refused:
                raise
            except BaseException as error:
                # It may be half done: the store alone is true.
                self._sitting = None
                if isinstance(error, Exception):
                    log.exception("job failed", extra={"table": self.id})
                raise

    @property
    def is_idle(self) -> bool:
        return not self.lines and not self._turn.locked() and not self._thinking.busy

    async def close(self) -> None:
        """Leave memory; what was asked before is still done."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._thinking.close()
        with suppress(Exception):
            await self.do(_nothing)
        self._sitting = None

    async def load(self) -> Sitting:
        """The table, read from the store if it is not in memory."""
        if self._sitting is None:
            try:
                rows = await self.house.store.rows(self.id)
                self._chat_lines = await self._count_chat()
            except StoreFailing as error:
                raise self._failing(error) from None
            if not rows:
                raise Refused("not-found", "there is no such table")
            try:
                self._sitting = Sitting(Table.from_rows(self.id, rows))
            except BaluchonError as error:
                raise refusal_of(error) from None
            self._sync()
        return self._sitting

    async def _count_chat(self) -> int:
        last = await self.house.store.chat(self.id, -1, 1)
        return last[0].k if last else 0

    def _failing(self, error: Exception) -> Refused:
        self.house.metrics.store_failures += 1
        log.error("store failing", extra={"table": self.id, "error": str(error)})
        return Refused("store-failing", "the server cannot store anything now; nothing was changed, try again later")

    async def catch_up(self, n: int) -> None:
        """Take in what another node has stored."""
        if n < 0:
            lines = await self.house.store.chat(self.id, self._chat_lines, 200)
            for line in lines:
                self._chat_lines = line.k
                self._broadcast(line)
        elif self._sitting is None or self._sitting.table.n < n:
            self._sitting = None
            await self.load()

    async def catch_up_all(self) -> None:
        """Take in whatever other nodes have stored."""
        self._sitting = None
        await self.load()
        await self.catch_up(-1)

    # -------------------------------------------------------------------------------------------- changes

    async def change(self, actor: str, command: str | None, act: Callable[[Sitting, float], T]) -> T | None:
        """Do something to the table and store it; None if this command was carried out before."""
        for _ in range(MOST_TRIES):
            sitting = await self.load()
            table = sitting.table
            if command is not None and (actor, command) in table.commands:
                return None
            now = self.house.clock()
            try:
                result = act(sitting, now)
            except BaseException as error:
                if sitting.fresh:
                    self._sitting = None
                if isinstance(error, Refused) and await self._is_behind(table):
                    self._sitting = None
                    continue
                raise
            if not sitting.fresh:
                return result
            rows = [
                Row(table.n + i, now, entry, actor, None if i else command) for i, entry in enumerate(sitting.fresh)
            ]
            sitting.fresh = []
            try:
                await self._store(table, rows)
            except Conflict:
                self.house.metrics.conflicts += 1
                self._sitting = None
                continue
            except StoreFailing as error:
                self._sitting = None
                raise self._failing(error) from None
            table.n += len(rows)
            table.note(rows[0])
            self._sync()
            return result
        raise Refused("busy", "others are faster at this table; try again")

    async def _is_behind(self, table: Table) -> bool:
        """Whether another node has stored what this one has not heard of yet: then a refusal may be wrong."""
        try:
            return self.house.store.shared and bool(await self.house.store.rows(self.id, table.n))
        except StoreFailing as error:
            raise self._failing(error) from None

    async def _store(self, table: Table, rows: list[Row]) -> None:
        seats_changed = any(isinstance(row.entry, Seated | Hosted) for row in rows)
        batch = Batch(
            table=self.id,
            rows=rows,
            card=table.card(),
            listed=table.settings.listed,
            due=table.due,
            people=table.people if seats_changed else None,
        )
        await self.house.store.append(batch)
        self.house.metrics.entries += len(rows)

    async def command(self, person: str | None, nickname: str | None, command: Command) -> Reply:
        """Carry out what a client asks; raises Refused."""
        body = command.body
        if type(body) in conduct.CHANGES:
            actor = conduct.actor_of(person, command)
            await self.do(
                lambda: self.change(actor, command.id, lambda s, at: conduct.carry_out(s, person, command, at))
            )
            return Ack(command.id)
        match body:
            case wire.Say():
                await self.do(lambda: self._say(person, nickname, command, body.text))
            case wire.WhyNot():
                return await self.do(lambda: self._why_not(person, command))
            case wire.Hint():
                return await self._hint(person, command)
            case wire.Rematch():
                await self.do(lambda: self._rematch(person, command))
            case wire.StandIn():
                await self.do(lambda: self._stand_in(person, command, body.target))
            case _:
                raise Refused("bad-request", "this command is for a WebSocket")
        return Ack(command.id)

    async def _why_not(self, person: str | None, command: Command) -> Answer:
        return conduct.why_not(await self.load(), person, command)

    async def _hint(self, person: str | None, command: Command) -> Answer:
        async def position() -> tuple[str, bytes]:
            table = (await self.load()).table
            seat = conduct.own_seat(table, person, command.seat)
            conduct.needs(table, "playing")
            if table.settings.hints is None:
                raise Refused("hints-off", "this table plays without hints")
            if seat not in table.to_act:
                raise Refused("not-your-turn", "you are not to act now")
            return table.settings.hints, msgspec.json.encode(table.playing.position(seat).dump())

        level, dump = await self.do(position)
        return Answer(command.id, hint=await self.house.weigh(level, dump))

    async def _say(self, person: str | None, nickname: str | None, command: Command, text: str) -> None:
        table = (await self.load()).table
        if not table.settings.chat:
            raise Refused("chat-off", "the chat of this table is off")
        if person is None or nickname is None:
            raise Refused("no-person", "say who you are first")
        mine = table.seats_of(person)
        if command.seat is not None:
            mine = [conduct.own_seat(table, person, command.seat)]
        if not mine and not table.settings.spectators:
            raise Refused("no-spectators", "this table is without spectators")
        if self._chat_lines >= MOST_CHAT_LINES:
            raise Refused("limit", f"{MOST_CHAT_LINES} lines are enough for one table")
        seat = mine[0] if mine else None
        name = nickname if seat is None else table.seats[seat].name
        actor = conduct.actor_of(person, command)
        try:
            for _ in range(MOST_TRIES):
                line = ChatLine(self._chat_lines + 1, seat, name, text, self.house.clock())
                try:
                    await self.house.store.say(Said(self.id, line, actor, command.id))
                except Conflict:
                    if await self.house.store.said(self.id, actor, command.id):
                        return
                    await self.catch_up(-1)
                    continue
                self._chat_lines = line.k
                self._broadcast(line)
                return
        except StoreFailing as error:
            raise self._failing(error) from None
        raise Refused("busy", "others are faster at this table; try again")

    async def _rematch(self, person: str | None, command: Command) -> None:
        table = (await self.load()).table
        conduct.own_seat(table, person, table.seats_of(person)[0] if table.seats_of(person) else command.seat)
        if table.next is not None:
            return
        conduct.needs(table, "finished")
        next = await self.house.open_table(conduct.rematch_of(table))
        actor = conduct.actor_of(person, command)
        await self.change(actor, command.id, lambda s, at: conduct.go_on(s, next, at))

    async def _stand_in(self, person: str | None, command: Command, target: int) -> None:
        table = (await self.load()).table
        conduct.needs_host(table, person)
        conduct.needs(table, "playing")
        conduct.check_seat(table, target)
        gone = time.monotonic() - self._here.get(table.seats[target].person or "", self.house.began)
        if target not in table.to_act or target in self._connected(table) or gone < GONE:
            raise Refused("not-gone", "a bot stands in only for someone to act who has been gone for a minute")
        actor = conduct.actor_of(person, command)
        await self.change(actor, command.id, lambda s, at: conduct.stand_in(s, target, at))

    async def bot_move(self, seat: int, decision: int, move: int) -> None:
        """A bot has decided."""

        def act(sitting: Sitting, at: float) -> None:
            if sitting.table.status != "playing" or sitting.table.bot_in(seat) is None:
                raise Refused("stale", "no bot is to act there")
            conduct.play_for(sitting, seat, move, decision, at)

        await self.do(lambda: self.change(f"bot {seat}", None, act))
        self.house.metrics.bot_moves += 1

    # --------------------------------------------------------------------------------------- connections

    async def enter(self, line: Line) -> None:
        """A connection begins: it hears what the table is."""

        async def job() -> None:
            table = (await self.load()).table
            if len(self.lines) >= MOST_LINES:
                raise Refused("too-many", "too many people look at this table")
            self.lines.add(line)
            line.push(_encode(self._you(table, line)).decode())
            line.push(_encode(wire.TableChanged(table.info())).decode())
            self._tell_presence()

        await self.do(job)

    def leave(self, line: Line) -> None:
        """A connection ends."""
        if line in self.lines:
            self.lines.discard(line)
            if line.person is not None:
                self._here[line.person] = time.monotonic()
            self.used = time.monotonic()
            self._tell_presence()

    async def attach(self, line: Line, seat: int | None, since: int | None, *, only_newer: bool = False) -> None:
        """Send a viewer's frames from now on."""

        async def job() -> None:
            sitting = await self.load()
            viewer = self.viewer(sitting.table, line.person, seat)
            if sitting.sights is None:
                line.viewers[viewer] = -1
                return
            newest = sitting.sights.versions[viewer]
            line.viewers[viewer] = newest
            if not (only_newer and since is not None and since >= newest):
                line.push(sitting.sights.text(viewer, since))

        await self.do(job)

    def viewer(self, table: Table, person: str | None, seat: int | None) -> int:
        """The viewer someone may be: an own seat, or the spectator."""
        mine = table.seats_of(person)
        if seat is None:
            if not (table.settings.spectators or mine or person == table.host):
                raise Refused("no-spectators", "this table is without spectators")
            return len(table.seats)
        if seat not in mine:
            raise Refused("not-your-seat", f"seat {seat} is not yours")
        return seat

    def you(self, table: Table, person: str | None, nickname: str | None) -> You:
        return You(table.seats_of(person), person is not None and person == table.host, nickname)

    def _you(self, table: Table, line: Line) -> You:
        mine = table.seats_of(line.person)
        return self.you(table, line.person, table.seats[mine[0]].name if mine else None)

    def _connected(self, table: Table) -> list[int]:
        return sorted({seat for line in self.lines for seat in table.seats_of(line.person)})

    def _tell_presence(self) -> None:
        if self._sitting is None:
            return
        table = self._sitting.table
        spectators = sum(1 for line in self.lines if not table.seats_of(line.person))
        self._broadcast(Presence(self._connected(table), spectators))

    def _broadcast(self, message: msgspec.Struct) -> None:
        if self.lines:
            text = _encode(message).decode()
            for line in self.lines:
                line.push(text)

    def _sync(self) -> None:
        """Tell every connection what it does not know yet; set bots and alarms going."""
        sitting = self._sitting
        assert sitting is not None
        table = sitting.table
        asked = None if table.asked is None else (table.asked, *table.waiting_for())
        told = (table.seats[:], table.settings, table.options, table.host, table.status, table.next, asked)
        if told != self._told:
            self._tell_table(table, seats_too=not self._told or told[0] != self._told[0])
            self._told = told
        acting = (table.to_act, table.deadlines)
        if acting != self._acting:
            self._acting = acting
            if table.match is not None:
                deadlines = {str(seat): at for seat, at in acting[1].items()}
                self._broadcast(wire.Acting(acting[0], deadlines))
        if sitting.sights is not None:
            versions = sitting.sights.versions
            for line in self.lines:
                for viewer, seen in line.viewers.items():
                    if seen < versions[viewer]:
                        line.push(sitting.sights.text(viewer, seen if seen >= 0 else None))
                        line.viewers[viewer] = versions[viewer]
        self._thinking.wake(table)
        self._set_alarm(table)

    def _tell_table(self, table: Table, *, seats_too: bool) -> None:
        self._broadcast(wire.TableChanged(table.info()))
        if not seats_too:
            return
        for line in self.lines:
            line.push(_encode(self._you(table, line)).decode())
            for viewer in [v for v in line.viewers if v < len(table.seats)]:
                if viewer not in table.seats_of(line.person):
                    del line.viewers[viewer]

    # --------------------------------------------------------------------------------------------- clocks

    def _set_alarm(self, table: Table) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if table.deadlines:
            wait = max(0.0, min(table.deadlines.values()) - self.house.clock())
            self._alarm = asyncio.get_running_loop().call_later(wait + random.random() / 10, self._ring)

    def _ring(self) -> None:
        self.house.background(self.overdue())

    async def overdue(self) -> None:
        """Let bots stand in for those whose time is over."""

        def act(sitting: Sitting, at: float) -> None:
            for seat, deadline in sitting.table.deadlines.items():
                if deadline <= at:
                    conduct.stand_in(sitting, seat, at)

        async def job() -> None:
            await self.change("clock", None, act)
            self._set_alarm((await self.load()).table)

        await self.do(job)

    # -------------------------------------------------------------------------------------------- reading

    async def info(self) -> TableInfo:
        async def job() -> TableInfo:
            return (await self.load()).table.info()

        return await self.do(job)

    async def read(self, work: Callable[[Sitting], T]) -> T:
        """Something read from the table as it is stored."""

        async def job() -> T:
            return work(await self.load())

        return await self.do(job)

    async def record(self) -> bytes:
        """The record of a finished game."""

        def work(sitting: Sitting) -> bytes:
            table = sitting.table
            if table.match is None or not table.match.is_over:
                raise Refused("wrong-status", "the record is given out when the game is over")
            return encode_record(to_record(table.match))

        return await self.read(work)


async def _nothing() -> None:
    """A job that is done when all before it are."""
