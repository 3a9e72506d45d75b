"""A table with people around it: changes it, one thing after the other, and tells everyone.

Nothing is acknowledged or shown before it is stored. If storing fails, the table in memory is thrown away and read
again: the store alone is true. Which command may do what is not decided here (`commands.py`, `conduct.py`).
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from baluchon.server import conduct, dealing, rights
from baluchon.server.chat import Chat
from baluchon.server.entries import Closed, Noticed, Row
from baluchon.server.logs import log
from baluchon.server.presence import NOBODY, Company
from baluchon.server.protocol import Acting, ChatLine, Presence, TableChanged, TableInfo, You
from baluchon.server.refusals import Refused
from baluchon.server.renaming import renaming_of
from baluchon.server.sitting import Change, Sitting
from baluchon.server.store import Conflict, StoreFailing
from baluchon.server.store.base import MOST_RACES
from baluchon.server.table import Table
from baluchon.server.thinking import Thinking
from baluchon.server.told import Surroundings, surroundings_of, to_info, to_update
from baluchon.server.wires import FORGOTTEN, Wire

if TYPE_CHECKING:
    from baluchon.server.house import House

T = TypeVar("T")
MOST_STRANGERS = 300
"""Wires of people without a seat, at one table. Players have places of their own."""
PRESENCE_SECONDS = 0.5
"""From one news of who is here to the next: each goes to everyone, so that many who come and go cost their square."""
ALARM_SPREAD = 0.1
"""Seconds within which the nodes that serve a table ring, not all at the same moment."""
MOST_OWN_WIRES = 50
"""Wires of one player at one table."""
_encode = msgspec.json.Encoder().encode


class Room:
    """A table in memory."""

    def __init__(self, house: "House", id: str) -> None:
        self.house = house
        self.id = id
        self.wires: set[Wire] = set()
        self.used = time.monotonic()
        self.chat = Chat(house.store, id, self._tell_line)
        self._sitting: Sitting | None = None
        self._turn = asyncio.Lock()
        self._thinking = Thinking(self)
        self._alarm: asyncio.TimerHandle | None = None
        self._arranged: tuple[Any, ...] = ()
        """By what it is seen that the table may be another one than everyone was told."""
        self._told: Surroundings | None = None
        """What everyone was last told about the table."""
        self._acting: tuple[Any, ...] = ()
        """What everyone was last told about who is to act."""
        self._pausing: asyncio.TimerHandle | None = None
        """As long as it runs, no news of who is here are told."""
        self._presence_due = False
        self._left: dict[str, float] = {}
        """When a wire of each person last ended."""

    # --------------------------------------------------------------------------------------- one at a time

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do something while nobody else does anything to the table. Jobs run in the order in which they came."""
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
        return not self.wires and not self._turn.locked() and not self._thinking.busy

    async def close(self) -> None:
        """Leave memory, once everything that was asked for is done."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._thinking.close()
        with suppress(Exception):
            await self.do(_nothing)
        self._sitting = None

    async def load(self) -> Sitting:
        """The table, read from the store unless it is in memory."""
        if self._sitting is None:
            try:
                rows = await self.house.store.rows(self.id)
                await self.chat.begin()
            except StoreFailing as error:
                raise self.failing(error) from None
            if not rows:
                self.house.drop(self)
                raise Refused("not-found", "there is no such table")
            self._sitting = Sitting(Table.from_rows(self.id, rows))
            self._sync()
        return self._sitting

    def failing(self, error: Exception) -> Refused:
        """What everyone is told while the store fails."""
        self.house.metrics.store_failures += 1
        log.error("store failing", extra={"table": self.id, "error": str(error)})
        return Refused("store-failing", "the server cannot store anything now; nothing was changed, try again later")

    async def catch_up(self, n: int) -> None:
        """Take in what another node has stored: entries up to number `n`, or, if that is negative, a line of chat."""
        if n < 0:
            await self.load()  # who may hear it depends on the table
            await self.chat.catch_up()
        elif self._sitting is None or self._sitting.table.n < n:
            self._sitting = None
            await self.load()

    async def catch_up_all(self) -> None:
        """Take in whatever other nodes have stored."""
        self._sitting = None
        await self.load()
        try:
            await self.chat.catch_up()
        except StoreFailing as error:
            raise self.failing(error) from None

    async def look_again(self) -> None:
        """Read the table anew, of which something earlier than its last entry has changed; tell whoever is here."""
        self._sitting, self._arranged = None, ()
        if self.wires:
            await self.load()

    async def rename(self, person: str, name: str, was: str | None) -> None:
        """Give somebody another name in all that is stored of the table; see `renaming.py`."""
        store = self.house.store
        for _ in range(MOST_RACES):
            rows = await store.rows(self.id)
            if not rows:
                return
            renaming = renaming_of(self.id, rows, await store.record(self.id), person, name, was)
            try:
                await store.rename_at(renaming)
            except Conflict:
                continue
            await self.look_again()
            return
        raise Refused("busy", "others are faster at this table; try again")

    async def delete(self) -> None:
        """Remove the table for good; nobody is at it any more."""
        await self.house.store.delete_table(self.id)
        self.end()

    def end(self) -> None:
        """The table is there no more."""
        self._sitting = None
        if self._alarm is not None:
            self._alarm.cancel()
        self._thinking.close()
        self.cut(lambda _: True, Refused("not-found", "there is no such table"))
        self.house.drop(self)

    # -------------------------------------------------------------------------------------------- changes

    async def change(self, actor: str, command: str | None, act: Callable[[Change], T]) -> T | None:
        """Change the table, store that and tell everyone; None if this command was carried out before."""
        for _ in range(MOST_RACES):
            sitting = await self.load()
            table = sitting.table
            if command is not None and (actor, command) in table.commands:
                return None
            known = table.n
            change = Change(sitting, self.house.clock(), self.house.luck, actor, command)
            try:
                result = act(change)
            except BaseException as error:
                if change.rows:
                    self._sitting = None
                if isinstance(error, Refused) and await self._is_behind(known):
                    self._sitting = None
                    continue
                raise
            if not change.rows:
                return result
            try:
                await self._store(table, change.rows)
            except Conflict:
                self.house.metrics.conflicts += 1
                self._sitting = None
                continue
            except StoreFailing as error:
                self._sitting = None
                raise self.failing(error) from None
            self._sync()
            return result
        raise Refused("busy", "others are faster at this table; try again")

    async def _is_behind(self, known: int) -> bool:
        """Whether another node has stored more entries than this one knows of: then a refusal may be wrong."""
        try:
            return self.house.store.shared and bool(await self.house.store.rows(self.id, known))
        except StoreFailing as error:
            raise self.failing(error) from None

    async def _store(self, table: Table, rows: list[Row]) -> None:
        await self.house.store.append(to_update(table, rows))
        self.house.metrics.entries += len(rows)

    async def say(self, actor: str, command: str, seat: int | None, name: str, text: str) -> None:
        """Add a line to the chat."""
        try:
            await self.chat.say(actor, command, seat, name, text, self.house.clock())
        except StoreFailing as error:
            raise self.failing(error) from None

    async def bot_move(self, seat: int, decision: int, move: int) -> None:
        """Make the move a bot has decided on."""

        def act(change: Change) -> None:
            if change.table.status != "playing" or change.table.bot_in(seat) is None:
                raise Refused("stale", "no bot is to act there")
            conduct.play_for(change, seat, move, decision)

        await self.do(lambda: self.change(f"bot {seat}", None, act))
        self.house.metrics.bot_moves += 1

    # --------------------------------------------------------------------------------------------- wires

    async def enter(self, wire: Wire) -> None:
        """A client connects, and hears what the table is."""

        async def job() -> None:
            table = (await self.load()).table
            if self.house.people.has_forgotten(wire.token) or self.house.people.is_banned(wire.person):
                raise Refused("no-person", FORGOTTEN)
            self._check_place(table, wire)
            self.wires.add(wire)
            if wire.person is not None and any(table.seats[seat].gone for seat in table.seats_of(wire.person)):
                person = wire.person
                with suppress(Refused):  # whoever comes can still look, and come back later
                    await self.change(person, None, lambda change: conduct.hand_back(change, person))
                table = (await self.load()).table
            if table.ends is not None and table.status == "playing" and table.seats_of(wire.person):
                with suppress(Refused):  # someone looks after the game: it stays
                    await self.change("clock", None, lambda change: change.apply(Noticed(None)))
                table = (await self.load()).table
            wire.push(_encode(_you(table, wire)).decode())
            wire.push(_encode(TableChanged(to_info(table))).decode())
            self._company_changed()

        await self.do(job)

    def _check_place(self, table: Table, wire: Wire) -> None:
        if table.seats_of(wire.person) or wire.person == table.host:
            if sum(other.person == wire.person for other in self.wires) >= MOST_OWN_WIRES:
                raise Refused("too-many", "you have too many connections to this table; close some first")
            return
        players = table.people
        if sum(other.person not in players for other in self.wires) >= MOST_STRANGERS:
            raise Refused("too-many", "too many people are looking at this table")

    def leave(self, wire: Wire) -> None:
        """A client is gone."""
        if wire in self.wires:
            self.wires.discard(wire)
            self.used = time.monotonic()
            if wire.person is not None:
                self._left[wire.person] = self.used
            self._company_changed()

    def cut(self, goes: Callable[[Wire], bool], why: Refused) -> None:
        """End some wires."""
        for wire in [each for each in self.wires if goes(each)]:
            wire.cut(why)
            self.leave(wire)

    def absence(self, person: str | None) -> float:
        """For how many seconds a person has had no wire, here or at any other node."""
        if person is None:
            return time.monotonic() - self.house.began
        elsewhere = self.house.elsewhere
        if any(wire.person == person for wire in self.wires) or person in elsewhere.people(self.id):
            return 0.0
        seen = max(self._left.get(person, 0.0), elsewhere.left(self.id, person), self.house.began)
        return time.monotonic() - seen

    async def attach(self, wire: Wire, seat: int | None, since: int | None, *, only_newer: bool = False) -> None:
        """Send a wire the frames of a viewer from now on."""

        def job(sitting: Sitting) -> None:
            viewer = rights.viewer_of(sitting.table, wire.person, seat)
            if sitting.sights is None:
                wire.viewers[viewer] = -1
                return
            newest = sitting.table.version(viewer)
            wire.viewers[viewer] = newest
            if not (only_newer and since is not None and since >= newest):
                wire.push(sitting.sights.text(viewer, since, ahead=wire.ahead), newest)

        await self.read(job)

    async def detach(self, wire: Wire, seat: int | None) -> None:
        """Send a wire no more frames of a viewer."""
        spectator = await self.read(lambda sitting: len(sitting.table.seats))
        wire.viewers.pop(spectator if seat is None else seat, None)

    # -------------------------------------------------------------------------------------------- telling

    def _company_changed(self) -> None:
        """Someone came or left: all who are connected hear of it, and other nodes do."""
        self.tell_presence()
        self.house.company_changed(self.id)

    @property
    def company(self) -> Company:
        """Who is connected here."""
        if not self.wires:
            return NOBODY
        known = [] if self._told is None else self._told.seats
        seats = known if self._sitting is None else self._sitting.table.seats
        seated = {seat.person for seat in seats if seat.person is not None}
        connected = seated & {wire.person for wire in self.wires}
        away = () if self._sitting is None else self._sitting.table.moderation.restrained
        spectators = sum(1 for wire in self.wires if wire.person not in seated and wire.person not in away)
        looking = {wire.looking for wire in self.wires if wire.looking is not None}
        return Company(sorted(connected), spectators, sorted(looking))

    @property
    def has_company(self) -> bool:
        """Whether a game goes on here and somebody is connected to it."""
        return bool(self.wires) and self._sitting is not None and self._sitting.table.status == "playing"

    def look(self, wire: Wire, seat: int | None) -> None:
        """A seat looks at what a round brought; None: nobody does any more at this wire."""
        if wire.looking != seat:
            wire.looking = seat
            self._company_changed()

    def tell_presence(self) -> None:
        """Tell everyone who is connected, here and at other nodes; if that changes again and again, at a pace."""
        if self._sitting is None or self._pausing is not None:
            self._presence_due = True
            return
        self._presence_due = False
        self._pausing = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._presence_again)
        table, company, elsewhere = self._sitting.table, self.company, self.house.elsewhere
        people = {*company.people, *elsewhere.people(self.id)}
        connected = [number for number, seat in enumerate(table.seats) if seat.person in people]
        looking = sorted({*company.looking, *elsewhere.looking(self.id)})
        self._broadcast(Presence(connected, company.spectators + elsewhere.spectators(self.id), looking))

    def _presence_again(self) -> None:
        self._pausing = None
        if self._presence_due and self.wires:
            self.tell_presence()

    def may_watch(self, wire: Wire) -> bool:
        """Whether a wire may hear what spectators hear: the chat, and the public part of the game."""
        return self._sitting is not None and rights.may_watch(self._sitting.table, wire.person)

    def _tell_line(self, line: ChatLine) -> None:
        text = _encode(line).decode()
        for wire in self.wires:
            if self.may_watch(wire):
                wire.push(text)

    def _broadcast(self, message: msgspec.Struct) -> None:
        if self.wires:
            text = _encode(message).decode()
            for wire in self.wires:
                wire.push(text)

    def _sync(self) -> None:
        """Tell every wire what it does not know yet; set bots and alarms going."""
        sitting = self._sitting
        assert sitting is not None
        table = sitting.table
        arranged = (table.arrangements, table.status, table.ends, table.votes.asked)
        if arranged != self._arranged:  # seldom: a move leaves all of this as it was
            self._arranged = arranged
            self._sync_table(table)
        acting = (table.to_act, table.deadlines)
        if acting != self._acting:
            self._acting = acting
            if self.house.watched.anyone:
                self.house.watched.stir(table.people)
            if table.match is not None:
                deadlines = {str(seat): at for seat, at in acting[1].items()}
                self._broadcast(Acting(acting[0], deadlines))
        self._tell_views(sitting)
        self._thinking.wake(table)
        self._set_alarm(table)

    def _sync_table(self, table: Table) -> None:
        """Tell everyone what the table is now, if that is not what they know."""
        told, before = surroundings_of(table), self._told
        if told == before:
            return
        same_people = before is not None and told.has_people_of(before)
        seats = table.seats if before is None else before.seats
        self._tell_table(table, seats_before=None if same_people else len(seats))
        self.house.lists_changed()
        self.house.watched.stir({*table.people, *(seat.person for seat in seats if seat.person is not None)})
        self._told = told

    def _tell_table(self, table: Table, *, seats_before: int | None) -> None:
        """Tell what the table is now and, if seats or the host changed, who everyone is at it."""
        self._broadcast(TableChanged(to_info(table)))
        if not table.settings.spectators or table.moderation.restrained:
            for wire in self.wires:
                if not rights.may_watch(table, wire.person):
                    wire.viewers.clear()
        if seats_before is None:
            return
        for wire in self.wires:
            wire.push(_encode(_you(table, wire)).decode())
            mine = table.seats_of(wire.person)
            kept = {viewer: seen for viewer, seen in wire.viewers.items() if viewer < seats_before and viewer in mine}
            if seats_before in wire.viewers:  # the spectator's number is the one after the last seat
                kept[len(table.seats)] = wire.viewers[seats_before]
            wire.viewers = kept
        self.house.company_changed(self.id)

    def _tell_views(self, sitting: Sitting) -> None:
        if sitting.sights is None:
            return
        for wire in self.wires:
            for viewer, seen in wire.viewers.items():
                newest = sitting.table.version(viewer)
                if seen < newest:
                    text = sitting.sights.text(viewer, seen if seen >= 0 else None, ahead=wire.ahead)
                    wire.push(text, newest)
                    wire.viewers[viewer] = newest

    # --------------------------------------------------------------------------------------------- clocks

    def _set_alarm(self, table: Table) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if table.alarms:
            wait = max(0.0, min(table.alarms) - self.house.clock())
            self._alarm = asyncio.get_running_loop().call_later(
                wait + self.house.luck.seconds(0.0, ALARM_SPREAD), self._ring
            )

    def _ring(self) -> None:
        self.house.background(self.overdue())

    async def overdue(self) -> None:
        """Let bots stand in for everyone whose time is up, deal without those who are late, end what nobody plays."""

        def act(change: Change) -> None:
            if change.table.dealing.revealing is not None and change.table.dealing.revealing <= change.at:
                dealing.deal(change)
            if change.table.ends is not None and change.table.ends <= change.at and change.table.status == "playing":
                change.apply(Closed(abandoned=True))
            for seat, deadline in change.table.deadlines.items():
                if deadline <= change.at:
                    conduct.stand_in(change, seat, gone=self.absence(change.table.seats[seat].person) > 0)

        async def job() -> None:
            await self.change("clock", None, act)
            self._set_alarm((await self.load()).table)

        await self.do(job)

    async def expire(self, before: float) -> None:
        """Close the table if it still waits to begin, nobody is here and nothing has happened since."""

        def act(change: Change) -> None:
            if change.table.status == "waiting" and change.table.changed < before and not self.wires:
                change.apply(Closed())

        await self.do(lambda: self.change("clock", None, act))

    async def abandon(self, before: float, notice: float) -> None:
        """Tell that a game ends by itself in which nobody has played since; an alarm ends it."""

        def act(change: Change) -> None:
            table = change.table
            forsaken = table.status == "playing" and table.changed < before and table.due is None
            if forsaken and not self._has_players(table):
                change.apply(Noticed(change.at + notice))

        await self.do(lambda: self.change("clock", None, act))

    def _has_players(self, table: Table) -> bool:
        people = {*(wire.person for wire in self.wires), *self.house.elsewhere.people(self.id)}
        return any(seat.person in people for seat in table.seats if seat.person is not None)

    # -------------------------------------------------------------------------------------------- reading

    async def read(self, work: Callable[[Sitting], T]) -> T:
        """Read something from the table as it is stored."""

        async def job() -> T:
            return work(await self.load())

        return await self.do(job)

    async def info(self) -> TableInfo:
        return await self.read(lambda sitting: to_info(sitting.table))


def _you(table: Table, wire: Wire) -> You:
    mine = table.seats_of(wire.person)
    return rights.you_of(table, wire.person, table.seats[mine[0]].name if mine else None)


async def _nothing() -> None:
    """A job that is done when all before it are."""
