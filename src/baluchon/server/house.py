"""The house: all tables, whether in memory or only in the store, and everything they share."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from baluchon.kernel.bits import count, lowest
from baluchon.kernel.errors import UnknownGame, WrongVersion
from baluchon.kernel.fingerprint import fingerprint_of
from baluchon.kernel.registry import closed_games, game_by_id
from baluchon.server import workers
from baluchon.server.announcements import Announcements
from baluchon.server.backups import Backups
from baluchon.server.entries import Opened, Row, Seat, TableEntry
from baluchon.server.guard import LOOK_SECONDS, Pending
from baluchon.server.lanes import QUICK, Kind, Turn, Workers
from baluchon.server.limits import Limits
from baluchon.server.logs import log
from baluchon.server.luck import ID_LENGTH, Luck
from baluchon.server.metrics import Metrics
from baluchon.server.networks import origin_of
from baluchon.server.people import DAY, People
from baluchon.server.presence import CALL_SECONDS, NOBODY, REPEAT_SECONDS, Elsewhere, calls
from baluchon.server.protocol import Appraisal, Considered, Tables
from baluchon.server.records import is_whole, record_of, record_so_far
from baluchon.server.refusals import Refused
from baluchon.server.room import Room
from baluchon.server.settings import ServerSettings
from baluchon.server.store import Store, StoreFailing
from baluchon.server.table import BOT_GRACE, Table
from baluchon.server.told import to_update
from baluchon.server.watched import Watched
from baluchon.server.wires import FORGOTTEN, Wire

_TABLE_ID = re.compile("[0-9a-z]{1,40}")
SWEEP_SECONDS = 1.0
SWEEP_PEOPLE_SECONDS = 6 * 3_600.0
"""From one look for people who never did anything to the next."""
COMPILED_SECONDS = 1.0
"""Between two looks whether the package has been compiled."""
CATCH_UP_SECONDS = 1.0
"""After which a node tries again to find out what it has not heard."""
MOST_TIDIED = 1_000
"""Tables closed in an hour since nothing happened at them."""
MOST_ANALYSES = 100
"""Kept in memory; those that are whole are in the store."""
MOST_ADVISED = 60
"""Finished games that are looked through for what would help somebody most: a second's work or less."""
MOST_LISTED = 200
MOST_LISTED_FROM = 30
"""Tables that can be found, of one neighbourhood."""
LIST_SECONDS = 0.5
"""For which the list of open tables is kept as it was sent, unless a table opens or changes its people."""


class Looked(NamedTuple):
    """How far the look back at a game has come."""

    state: bytes | None
    """From which a worker goes on."""
    told: bytes
    """The answer to whoever asks."""
    step: int
    whole: bool


class House:
    """The server without its network: rooms, people, store, workers and figures."""

    def __init__(
        self, settings: ServerSettings, store: Store, clock: Callable[[], float] = time.time, luck: Luck | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.luck = luck or Luck()
        self.pause: Callable[[float], Awaitable[None]] = asyncio.sleep
        """How a bot at a human pace lets seconds pass."""
        self.people = People(store, clock, self.luck)
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.backups = Backups(settings, self.metrics, clock)
        self.watched = Watched()
        self.pending = Pending()
        self.announcements = Announcements(store, clock, self.luck, self.watched.stir_all)
        self.draining = False
        """Whether no new tables are opened, so that the server can soon be stopped without disturbing anybody."""
        self.since = clock()
        """When it was started."""
        self.began = time.monotonic()
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self._workers = Workers(settings.workers)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._analyses: dict[str, Looked] = {}
        self._looking: dict[str, asyncio.Task[Looked]] = {}
        """By table: what is being found out about its game."""
        self._same_seat: dict[tuple[str, str], asyncio.Task[tuple[int, int]]] = {}
        """By game and day: what a bot scores in the person's seat, and its place."""
        self._list: tuple[bytes, float] | None = None
        """The list of open tables, and when it was read."""
        self._list_changes = 0
        self._gap = asyncio.Event()
        """Set as long as something may have gone unheard that other nodes have stored or called out."""
        self.elsewhere = Elsewhere()
        self._changed_company: set[str] = set()
        """Tables at which people came or went, which other nodes have not been told."""

    async def open(self) -> None:
        """Open the store, then look after whatever is due."""
        for game, sentence in closed_games().items():
            log.error("game closed", extra={"game": game, "error": sentence})
        await self.store.open()
        await self.people.learn_standings()
        await self.announcements.load()
        self.store.listen(self._heard, self._called, self._missed)
        self.store.wrote = self.metrics.stored
        self.background(self._sweep())
        self.background(self._look_at_the_clock())
        self.background(self._catch_up())
        if self.store.shared:
            self.background(self._tell_company())
        if self.settings.workers_from:
            self.background(self._change_to(Path(self.settings.workers_from)))

    async def close(self) -> None:
        """Take on no new work, and end when everything that was asked for is stored."""
        self.closing = True
        for task in [*self._tasks, *self._same_seat.values()]:
            task.cancel()
        for room in list(self._rooms.values()):
            await room.close()
        self._workers.close()
        await self.store.close()

    def background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Start something that nobody waits for."""

        async def guarded() -> None:
            try:
                await work
            except Refused:
                pass
            except Exception:
                log.exception("background work failed")

        def done(task: asyncio.Task[Any]) -> None:
            self._tasks.discard(task)
            work.close()  # it may have been cancelled before it began

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(done)

    def report_defect(self, where: str) -> None:
        """Log the exception being handled; a client is told only that something is wrong."""
        log.exception("defect", extra={"where": where})

    # --------------------------------------------------------------------------------------------- tables

    def room(self, id: str) -> Room:
        """The room of a table. Whether the table exists turns out when the room is used."""
        room = self._rooms.get(id)
        if room is None:
            if not _TABLE_ID.fullmatch(id):
                raise Refused("not-found", "there is no such table")
            if self.closing:
                raise Refused("busy", "the server is stopping")
            room = self._rooms[id] = Room(self, id)
            self.metrics.tables = len(self._rooms)
        return room

    def drop(self, room: Room) -> None:
        """A room whose table does not exist is not kept: anyone can ask for any number of those."""
        if self._rooms.get(room.id) is room and not room.wires:
            del self._rooms[room.id]

    async def check_quota(self, person: str) -> None:
        """Refuse another table to a person who has very many that are not over."""
        most = self.settings.tables_per_person
        if await self.store.going_on(person) >= most:
            raise Refused("limit", f"you have {most} tables that are not over: finish, leave or close some first")

    async def check_listed(self, origin: int | None) -> None:
        """Refuse to list another table of an origin that has very many in the list."""
        if origin is not None and await self.store.listed_from(origin) >= MOST_LISTED_FROM:
            raise Refused(
                "limit", f"{MOST_LISTED_FROM} tables from around here can be found already; this one needs its link"
            )

    async def open_table(self, opened: Opened, *entries: TableEntry, address: str | None = None) -> str:
        """Store a new table, which is opened from an address and at which this has happened already; its id."""
        if self.draining:
            raise Refused("draining", "this server is about to stop and opens no new tables; games that go on are kept")
        await self.check_quota(opened.host)
        origin = None if address is None else origin_of(address)
        if opened.settings.listed:
            await self.check_listed(origin)
        id, now = self.luck.text("table", ID_LENGTH), self.clock()
        with suppress(UnknownGame, WrongVersion):  # the table is told why it cannot be played
            opened = msgspec.structs.replace(opened, fingerprint=fingerprint_of(game_by_id(opened.game, opened.rules)))
        rows = [Row(n, now, entry) for n, entry in enumerate((opened, *entries))]
        try:
            await self.store.append(replace(to_update(Table.from_rows(id, rows), rows), origin=origin))
        except StoreFailing as error:
            self.metrics.store_failures += 1
            log.error("store failing", extra={"error": str(error)})
            raise Refused("store-failing", "the server cannot store anything now; try again later") from None
        self.metrics.entries += len(rows)
        self.lists_changed()
        self.watched.stir(each.person for each in (*opened.seats, Seat(person=opened.host)) if each.person)
        return id

    async def open_tables(self) -> bytes:
        """The tables that anyone can find; encoded once for all who ask at the same time."""
        if self._list is not None and time.monotonic() - self._list[1] <= LIST_SECONDS:
            return self._list[0]
        changes = self._list_changes
        found = msgspec.json.encode(Tables(await self.store.listed(MOST_LISTED)))
        if changes == self._list_changes:  # nothing changed while it was read
            self._list = (found, time.monotonic())
        return found

    def lists_changed(self) -> None:
        """A table is new, or has other people or another status."""
        self._list = None
        self._list_changes += 1

    def _heard(self, table: str, n: int) -> None:
        """Another node has stored something."""
        room = self._rooms.get(table)
        if room is not None:
            self.background(room.do(lambda: room.catch_up(n)))

    def _called(self, node: str, kind: str, text: str) -> None:
        """Another node has called something out."""
        if kind == "forgotten":
            self._cut(bytes.fromhex(text))
        elif kind == "company":
            self._tell_presence(self.elsewhere.hear(node, text))
        elif kind == "who":
            self._changed_company.update(self._rooms)
        elif kind == "announcement":
            self.announcements.hear(text)
        elif kind == "standing":
            self.background(self._learn_standing(text))
        elif kind == "rewritten" and (room := self._rooms.get(text)) is not None:
            self.background(room.do(room.look_again))
        elif kind == "deleted" and (room := self._rooms.get(text)) is not None:
            room.end()

    def _missed(self) -> None:
        """Other nodes may have stored or called out anything without being heard."""
        self.began = time.monotonic()  # whoever was not seen since may have been elsewhere
        self.people.unlearn_all()
        self._gap.set()

    async def _catch_up(self) -> None:
        """After each gap find out what went unheard; the database may fail again meanwhile, so until that is done."""
        while True:
            await self._gap.wait()
            self._gap.clear()
            try:
                await self._check_tokens()
                await self.people.learn_standings()
                await self.store.call_out("who", "-")
                await self._catch_up_rooms()
                continue
            except StoreFailing as error:
                log.warning("what went unheard is not known yet", extra={"error": str(error)})
            except Exception:
                log.exception("background work failed")
            self._gap.set()
            await asyncio.sleep(CATCH_UP_SECONDS)

    async def _catch_up_rooms(self) -> None:
        rooms = [room.do(room.catch_up_all) for room in self._rooms.values()]
        for error in await asyncio.gather(*rooms, return_exceptions=True):
            if isinstance(error, Refused) and error.code == "store-failing":
                raise StoreFailing(str(error))

    # --------------------------------------------------------------------------------------------- people

    async def forget(self, token: bytes) -> None:
        """Make a token invalid, and end every connection that came by it, at every node."""
        await self.people.forget(token)
        self._cut(token)
        await self.store.call_out("forgotten", token.hex())

    def _cut(self, token: bytes) -> None:
        self.people.unlearn(token)
        self._cut_wires(lambda wire: wire.token == token)

    def _cut_wires(self, goes: Callable[[Wire], bool]) -> None:
        """End connections of somebody who may not come that way any more."""
        for room in self._rooms.values():
            room.cut(goes, Refused("no-person", FORGOTTEN))

    def shut_out(self, person: str) -> None:
        """End every connection of somebody, whose tokens are good no more."""
        self.people.unlearn_person(person)
        self._cut_wires(lambda wire: wire.person == person)
        self.watched.stir([person])

    async def _learn_standing(self, person: str) -> None:
        """Another node has muted or banned somebody, deleted or renamed them, or taken that back."""
        await self.people.learn_standings()
        if self.people.is_banned(person) or await self.store.person(person) is None:
            self.shut_out(person)
        else:
            self.people.unlearn_all()

    async def _check_tokens(self) -> None:
        """End connections by tokens that were forgotten while nobody here heard of it."""
        tokens = {wire.token for room in self._rooms.values() for wire in room.wires}
        for token in tokens - {None}:
            assert token is not None
            if not await self.people.is_person(token):
                self._cut(token)

    @property
    def rooms(self) -> dict[str, Room]:
        """The tables in memory, by id."""
        return self._rooms

    def company_changed(self, table: str) -> None:
        """Someone came to a table or left it."""
        if self.store.shared:
            self._changed_company.add(table)

    async def _tell_company(self) -> None:
        """Keep other nodes informed of who is connected here."""
        repeated = 0.0
        while True:
            if time.monotonic() - repeated > REPEAT_SECONDS:
                repeated = time.monotonic()
                self._changed_company.update(id for id, room in self._rooms.items() if room.wires)
                self._tell_presence(self.elsewhere.tidy())
            changed, self._changed_company = self._changed_company, set()
            companies = [(id, room.company if (room := self._rooms.get(id)) else NOBODY) for id in changed]
            for text in calls(companies):
                with suppress(StoreFailing):
                    await self.store.call_out("company", text)
            await asyncio.sleep(CALL_SECONDS)

    def _tell_presence(self, tables: list[str]) -> None:
        for id in tables:
            if (room := self._rooms.get(id)) is not None:
                room.tell_presence()

    async def _look_at_the_clock(self) -> None:
        """Twice a second: how late is the event loop, and whatever should be answered by now?"""
        while True:
            expected = time.monotonic() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            self.metrics.lag = max(self.metrics.lag, time.monotonic() - expected)
            self.pending.look()

    async def _sweep(self) -> None:
        """Once a second: wake tables that are due and let unused ones go; once an hour: forget expired tokens."""
        ahead = 0.0 if self.store.shared else BOT_GRACE  # the only node: there is nobody to wait for
        forgot, swept = 0.0, time.monotonic()
        while True:
            with suppress(StoreFailing, Refused):
                if self.store.problem is not None:
                    await self.store.try_writing()
                now = self.clock()
                for id in await self.store.claim_due(now + ahead, now + BOT_GRACE + ahead):
                    self.background(self.room(id).info())
                ahead = 0.0
                if time.monotonic() - forgot > 3600.0:
                    forgot = time.monotonic()
                    await self.store.sweep(now)
                    await self.tidy(now)
            if time.monotonic() - swept > SWEEP_PEOPLE_SECONDS:
                swept = time.monotonic()
                self.background(self._sweep_people())
            if self.backups.is_due:
                self.background(self._back_up())
            await self._rest()
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep_people(self) -> None:
        with suppress(StoreFailing):  # there is time until the next time
            await self.people.sweep()

    async def _back_up(self) -> None:
        with suppress(StoreFailing):  # it is told in the log, in the figures and as health
            await self.backups.make()

    async def tidy(self, now: float) -> None:
        """Close tables that have waited to begin for very long; end games that nobody plays, long after saying so."""
        settings = self.settings
        if settings.waiting_days:
            before = now - settings.waiting_days * DAY
            for id in await self.store.waiting_since(before, MOST_TIDIED):
                with suppress(Refused):
                    await self.room(id).expire(before)
        if settings.abandoned_days:
            notice = settings.notice_days * DAY
            before = now - max(0.0, settings.abandoned_days * DAY - notice)
            for id in await self.store.playing_since(before, MOST_TIDIED):
                with suppress(Refused):
                    await self.room(id).abandon(before, notice)

    async def _rest(self) -> None:
        """Let tables that nobody has used for a while leave memory."""
        now = time.monotonic()
        for id, room in list(self._rooms.items()):
            if room.is_idle and now - room.used > self.settings.rest_after:
                del self._rooms[id]
                await room.close()
        self.metrics.tables = len(self._rooms)
        self.metrics.wires = sum(len(room.wires) for room in self._rooms.values())

    # -------------------------------------------------------------------------------------------- workers

    @property
    def thoughts_waiting(self) -> int:
        """How many bots, hints and looks back wait for a worker."""
        return self._workers.waiting

    async def _change_to(self, folder: Path) -> None:
        """Wait for the compiled package, which takes a minute to be made, and have workers run it."""
        while not folder.is_dir():
            await asyncio.sleep(COMPILED_SECONDS)
        await self._workers.exchange(folder)

    async def think(self, turn: Turn, level: str, position: bytes, seed: int) -> int:
        return await self._workers.think(turn, level, workers.think, level, position, seed)

    async def weigh(self, owner: str, level: str, position: bytes) -> list[Considered]:
        lane = self._workers.lane(quick=level in QUICK)
        return await self._workers.ask(
            Turn(Kind.HINT, owner), lane, workers.weigh, level, position, self.luck.thought(position)
        )

    async def appraise(self, owner: str, level: str, position: bytes) -> Appraisal | None:
        """What a coach thinks of all choices; it takes longer than a quick bot's move and must not hold one up."""
        turn, lane = Turn(Kind.HINT, owner), self._workers.lane(quick=False)
        return await self._workers.ask(turn, lane, workers.appraise, level, position, self.luck.thought(position))

    async def replay(
        self, owner: str, room: Room, seat: int | None, open: bool, first: int, count: int, entry: int | None
    ) -> bytes:
        turn, lane, record = Turn(Kind.LOOK_BACK, owner), self._workers.lane(quick=True), await record_of(room)
        return await self._workers.ask(turn, lane, workers.replay, record, seat, open, first, count, entry)

    async def missed(self, owner: str, room: Room, seat: int) -> bytes:
        turn, lane = Turn(Kind.LOOK_BACK, owner), self._workers.lane(quick=True)
        return await self._workers.ask(turn, lane, workers.missed, await record_so_far(room), seat)

    async def advice(self, person: str) -> bytes:
        """What a person's latest finished games have in common; those in which they held one seat."""
        games = await self.store.finished_games(person, MOST_ADVISED)
        own = [(lowest(seats), record) for seats, card, record in games if count(seats) == 1 and is_whole(card)]
        turn, lane = Turn(Kind.LOOK_BACK, person), self._workers.lane(quick=False)
        return await self._workers.ask(turn, lane, workers.advise, own)

    async def draws(self, owner: str, room: Room) -> bytes:
        turn, lane = Turn(Kind.LOOK_BACK, owner), self._workers.lane(quick=True)
        return await self._workers.ask(turn, lane, workers.draws, await record_of(room))

    async def same_seat(self, owner: str, game: str, day: str) -> tuple[int, int]:
        """What a bot scores in the person's seat of a deal of the day, and its place; found out once for all."""
        task = self._same_seat.get((game, day))
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            while len(self._same_seat) >= MOST_ANALYSES:
                self._same_seat.pop(next(iter(self._same_seat)))
            turn, lane = Turn(Kind.LOOK_BACK, owner), self._workers.lane(quick=False)
            task = asyncio.create_task(lane.run(turn, workers.same_seat, game, day))
            self._same_seat[game, day] = task
        return await asyncio.shield(task)

    async def analysis(self, owner: str, room: Room, after: int) -> bytes:
        """The analysis of a finished game, later than step `after` unless it is whole. It is kept with the game."""
        if room.id not in self._analyses:
            await self._recall_analysis(room)
        looked = self._analyses.get(room.id)
        if looked is None or (looked.step <= after and not looked.whole):
            task = self._looking.get(room.id)
            if task is None:
                task = self._looking[room.id] = asyncio.create_task(self._look_back(owner, room, looked))
                task.add_done_callback(lambda _: self._looking.pop(room.id))
            looked = await asyncio.shield(task)
        return looked.told

    async def _recall_analysis(self, room: Room) -> None:
        with suppress(StoreFailing):
            kept = await self.store.analysis(room.id)
            if kept is not None:
                self._keep(room, Looked(None, kept, 0, whole=True))

    async def _look_back(self, owner: str, room: Room, looked: Looked | None) -> Looked:
        """One step further, for all who wait for it."""
        turn, lane = Turn(Kind.LOOK_BACK, owner), self._workers.lane(quick=False)
        before = None if looked is None else looked.state
        state, told, whole = await self._workers.ask(turn, lane, workers.analyse, await record_of(room), before)
        now = self._keep(room, Looked(state, told, 1 + (looked.step if looked else 0), whole))
        if whole:
            with suppress(StoreFailing):
                await self.store.keep_analysis(room.id, told)
        return now

    def _keep(self, room: Room, looked: Looked) -> Looked:
        self._analyses.pop(room.id, None)
        while len(self._analyses) >= MOST_ANALYSES:
            self._analyses.pop(next(iter(self._analyses)))
        self._analyses[room.id] = looked
        return looked
