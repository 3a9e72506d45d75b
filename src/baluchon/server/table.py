"""A table: everything about it, as the fold of its entries. No I/O, no clock, no connections.

How it is told and stored is in `told.py`.
"""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from baluchon.kernel.bits import BIT, members
from baluchon.kernel.deal import Deal
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BaluchonError, OtherData, UnknownGame, WrongVersion
from baluchon.kernel.fingerprint import fingerprint_of
from baluchon.kernel.match import Match
from baluchon.kernel.options import Value
from baluchon.kernel.registry import game_by_id
from baluchon.lessons import LEARNER, Course, Place, has_lesson, lesson_of
from baluchon.server.bounds import Tally
from baluchon.server.entries import (
    Answered,
    Arranged,
    Asked,
    Closed,
    Continued,
    Hosted,
    Keyed,
    Moved,
    Noticed,
    Opened,
    Promised,
    Proposed,
    Restrained,
    Revealed,
    Revealing,
    Row,
    Seat,
    Seated,
    Settled,
    Started,
    TableEntry,
    TakenBack,
    Weighed,
)
from baluchon.server.folds import Dealing, Moderation, SeatKeys, Votes
from baluchon.server.protocol import SeatInfo, Status, TableSettings

BOT_GRACE = 30.0
"""Seconds after which another node, or this one after a restart, makes the move that a bot still owes."""


class Table:
    """A table, made of its entries."""

    def __init__(self, id: str, opened: Opened, at: float, missing: BaluchonError | None = None) -> None:
        self.id = id
        self.game_id = opened.game
        self.rules = opened.rules
        self.missing = missing
        """Why the game cannot be played by this program, if it cannot: a version of its rules that is not here any
        more. Everything around the game is as it was; the game itself stands still, and its log stays stored."""
        self._game = None if missing is not None else game_by_id(opened.game, opened.rules)
        self._begun = False
        self.options: dict[str, Value] = opened.options
        self.seats: list[Seat] = list(opened.seats)
        self.settings: TableSettings = opened.settings
        self.host = opened.host
        self.given = opened.given
        """If the deal is not the table's own: where it comes from."""
        self.was_helped = False
        """Whether a bot stood in for someone: then a try does not count."""
        self.created = at
        self.changed = at
        """When everyone could last see a change: what a seat does in secret leaves no trace here."""
        self.touched = at
        self.closed = False
        self.ends: float | None = None
        """When the game ends by itself, or has ended, since nobody plays."""
        self.abandoned = False
        self.next: str | None = None
        self.match: Match | None = None
        self.course: Course | None = None
        """In a lesson: how far it is."""
        self.votes = Votes()
        self.dealing = Dealing(bytes.fromhex(opened.seed) or None)
        self.moderation = Moderation()
        self.keys = SeatKeys()
        self.shown: list[list[int]]
        """For each viewer, the places in the match's log that changed its view. The spectator comes last."""
        self.decisions: list[int]
        """The number of the decision each seat is asked for now, or will be asked for next."""
        self.acting_since: list[float]
        self._make_room(at)
        self.take_backs = 0
        self.tally = Tally()
        """How often what can be done again and again has been done."""
        self.arrangements = 0
        """How often something was arranged around the match that all can see."""
        self.n = 1
        """How many entries there are."""
        self._infos: list[SeatInfo] | None = None
        self.commands: set[tuple[str, str]] = set()
        """Every command that was carried out, as (actor, command id)."""

    @staticmethod
    def from_rows(id: str, rows: Iterable[Row]) -> "Table":
        """The table that these rows tell of. If its game cannot be played any more, it is a table all the same."""
        rows = list(rows)
        try:
            return Table._fold(id, rows, None)
        except BaluchonError as error:
            return Table._fold(id, rows, _why_missing(rows[0].entry, error))

    @staticmethod
    def _fold(id: str, rows: list[Row], missing: BaluchonError | None) -> "Table":
        each = iter(rows)
        first = next(each)
        if not isinstance(first.entry, Opened):
            raise ValueError(f"table {id} does not begin by being opened")
        table = Table(id, first.entry, first.at, missing)
        table._note_command(first)
        for row in each:
            table.add(row)
        return table

    def _make_room(self, at: float) -> None:
        """For what is counted by seat; nothing has been counted before the game begins."""
        self.shown = [[] for _ in range(len(self.seats) + 1)]
        self.decisions = [0] * len(self.seats)
        self.acting_since = [at] * len(self.seats)

    # ------------------------------------------------------------------------------------------- the fold

    def add(self, row: Row, look: Callable[[], int] | None = None) -> Row:
        """Carry out one more entry, stored or fresh; returns the row as it is to be stored.

        A step of the match notes whose view it changed. A stored row knows; for a fresh one `look` finds out, once
        the match has moved on. The match checks a move, and raises; everything else was checked before it came here.
        """
        if row.n != self.n:
            raise ValueError(f"table {self.id}: entry {row.n} after {self.n} entries")
        entry = row.entry
        if isinstance(entry, Moved | TakenBack):
            if self.missing is not None:
                self.n += 1
                self.touched = row.at
                return row
            self._step(entry, row.at)
            self.ends = None
            seen = entry.seen if look is None else look()
            self._show(seen, entry.seat, row.at)
            if seen != entry.seen:
                row = replace(row, entry=replace(entry, seen=seen))
        else:
            self._arrange(entry, row.at)
        self.touched = row.at
        self.n += 1
        self._note_command(row)
        return row

    def _note_command(self, row: Row) -> None:
        if row.command is not None:
            self.commands.add((row.actor, row.command))

    def _step(self, entry: Moved | TakenBack, at: float) -> None:
        """Take the match one step on."""
        match entry:
            case Moved(seat, move):
                self._move(seat, move, at)
            case TakenBack(seat, by_consent):
                self._take_back(seat, by_consent, at)

    def _arrange(self, entry: TableEntry, at: float) -> None:
        """Carry out what happens around the match, for everyone to see."""
        match entry:
            case Seated(seat, by):
                self._count(seat, by)
                if self.seats[seat].away and not by.away:
                    self.acting_since[seat] = at
                if self.seats[seat].person != by.person or by.kind != "person":
                    self.keys.void(seat)
                    self.votes.drop_removal(seat)
                self.seats[seat] = by
                self.was_helped = self.was_helped or by.away
            case Arranged(seats, options, order):
                self.tally.note("seats")
                self.seats, self.options = list(seats), options
                self.keys.move(order)
                self._make_room(at)
            case Keyed():
                self.keys.add(entry)
                return
            case Hosted(person):
                self.tally.note("seats")
                self.host = person
            case Settled(settings, options):
                self.tally.note("settings")
                if settings.move_limit != self.settings.move_limit:
                    self.acting_since = [at] * len(self.seats)
                self.settings, self.options = settings, options
                self.votes.proposed = None
                if not settings.lesson:
                    self.course = None
            case Promised() | Revealing() | Revealed():
                self.dealing.add(entry)
            case Started(seed, dealt):
                self._begun = True
                self.dealing.end()
                names = [seat.name for seat in self.seats]
                deal = self.deal if dealt else None
                if self.missing is None:
                    self.match = Match(
                        self.game, len(self.seats), self.options, seed=bytes.fromhex(seed), players=names, deal=deal
                    )
                    if self.settings.lesson and has_lesson(self.game):
                        self.course = Course(lesson_of(self.game))
                self.acting_since = [at] * len(self.seats)
                self.keys.void_all()
            case Asked(seat):
                self.tally.note("asking", seat)
                self.votes.add(entry, self.n, self.host)
            case Proposed():
                self.tally.note("settings")
                self.votes.add(entry, self.n, self.host)
            case Answered() | Weighed():
                self.votes.add(entry, self.n, self.host)
            case Restrained(person):
                self.moderation.add(entry)
                if entry.removed:
                    for seat in self.seats_of(person):
                        self.keys.void(seat)
                        self.votes.drop_removal(seat)
            case Continued(next):
                self.next = next
            case Noticed(ends):
                self.ends = ends
                if ends is not None:
                    return  # nothing has happened
            case Closed(abandoned):
                self.closed, self.abandoned = True, abandoned
                if not abandoned:
                    self.ends = None
                self.dealing.end()
                self.votes.end()
            case _:
                raise ValueError(f"table {self.id} is opened twice")
        self.changed = at
        self.arrangements += 1
        self._infos = None

    def _count(self, seat: int, by: Seat) -> None:
        """Count that a seat changes hands."""
        was = self.seats[seat]
        if self.match is None:
            self.tally.note("seats")
            if by.person not in (None, was.person):
                self.tally.note("sitting down", by.person)
        elif by.away and not was.away:
            self.tally.note("coming back", seat)
            if not by.gone:
                self.tally.note("leaving", seat)

    def _show(self, seen: int, seat: int, at: float) -> None:
        """Note whose view the last step changed."""
        place = len(self.playing.log) - 1
        for viewer in members(seen):
            self.shown[viewer].append(place)
        if seen & BIT[len(self.seats)]:
            self.changed = self.acting_since[seat] = at

    @property
    def game(self) -> Game:
        """The game by the rules of its version; raises if they are missing."""
        if self._game is None:
            assert self.missing is not None
            raise self.missing
        return self._game

    @property
    def playing(self) -> Match:
        """The match of a table that has been started."""
        assert self.match is not None
        return self.match

    def _mask(self) -> int:
        return int(self.game.rules.to_act(self.playing.state))

    def _move(self, seat: int, move: int, at: float) -> None:
        before = self._mask()
        if self.course is not None and seat == LEARNER:
            self.course.note(self.playing, move)
        self.playing.play(seat, move)
        self.decisions[seat] += 1
        self.votes.asked = None
        for acting in members(self._mask()):
            if not before & BIT[acting]:
                self.acting_since[acting] = at

    def _take_back(self, seat: int, by_consent: int | None, at: float) -> None:
        before = self._mask()
        if by_consent is None:
            self.playing.take_back(seat)
        else:
            self.playing.take_back_by_consent(seat, by_consent)
        if self.course is not None:
            self.course.go_back(self.playing)
        self.votes.asked = None
        self.take_backs += 1
        still = before & self._mask()
        for other in range(len(self.seats)):
            # A decision that went on being asked all the while is the same one; any other is gone.
            if other == seat or by_consent is not None or not still & BIT[other]:
                self.decisions[other] += 1
                self.acting_since[other] = at

    # ---------------------------------------------------------------------------------------- what it is

    @property
    def status(self) -> Status:
        if self.closed or (self.missing is not None and self._begun):
            return "closed"
        if self.match is None:
            return "waiting"
        return "finished" if self.match.is_over else "playing"

    @property
    def to_act(self) -> list[int]:
        """Who must decide now; nobody at a table that is not playing."""
        if self.match is None or self.closed:
            return []
        return self.match.to_act

    @property
    def people(self) -> dict[str, int]:
        """Everyone who belongs to the table, with the mask of their seats."""
        people = {self.host: 0}
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                people[seat.person] = people.get(seat.person, 0) | BIT[number]
        return people

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person holds."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def bot_in(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now, if one does."""
        sitting = self.seats[seat]
        if sitting.kind == "bot":
            return sitting.level
        return self.settings.stand_in if sitting.away else None

    @property
    def deadlines(self) -> dict[int, float]:
        """When a bot stands in, for people who are to act under a limit."""
        limit = self.settings.move_limit
        if limit is None:
            return {}
        return {seat: self.acting_since[seat] + limit for seat in self.to_act if self.bot_in(seat) is None}

    @property
    def alarms(self) -> list[float]:
        """When something happens by itself: bots stand in, cards are dealt without those who are late, a game ends."""
        times = list(self.deadlines.values()) if self.settings.move_limit is not None else []
        if self.dealing.revealing is not None:
            times.append(self.dealing.revealing)
        if self.ends is not None and self.status == "playing":
            times.append(self.ends)
        return times

    @property
    def deal(self) -> Deal:
        """What the players give to the deal, as far as it is known."""
        people = [seat.person or "" for seat in self.seats]
        promises, nonces = self.dealing.promises, self.dealing.nonces
        return Deal(self.id, [promises.get(it) for it in people], [nonces.get(it) for it in people])

    @property
    def due(self) -> float | None:
        """When the table must be looked after even if nobody is connected."""
        times = self.alarms
        if any(self.bot_in(seat) is not None for seat in self.to_act):
            times.append(self.touched + BOT_GRACE)
        return min(times, default=None)

    def version(self, viewer: int) -> int:
        """How often a viewer's view has changed."""
        return len(self.shown[viewer])

    def log_since(self, viewer: int, version: int) -> int:
        """The place in the match's log where everything newer than this version of a viewer's view begins."""
        places = self.shown[viewer]
        return places[version] if version < len(places) else len(self.playing.log)

    def lesson_place(self, viewer: int) -> Place | None:
        """Where whoever learns is in the lesson; None for everyone else, and where it says nothing."""
        return self.course.place(self.playing) if self.course is not None and viewer == LEARNER else None

    def scripted(self, seat: int) -> int | None:
        """What a lesson lets a bot do now; None if the bot is to think."""
        return None if self.course is None else self.course.lesson.scripted(self.playing, seat)

    @property
    def seat_infos(self) -> list[SeatInfo]:
        if self._infos is None:
            self._infos = [self._seat_info(number, seat) for number, seat in enumerate(self.seats)]
        return self._infos

    def _seat_info(self, number: int, seat: Seat) -> SeatInfo:
        return SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            level=self.bot_in(number),
            away=seat.away,
            host=seat.person == self.host,
            muted=self.moderation.is_muted(seat.person),
            removed=self.moderation.is_removed(seat.person),
        )

    def waiting_for(self) -> list[int]:
        """The seats that have not yet agreed to a take-back; bots always agree."""
        return [seat for seat in range(len(self.seats)) if self.bot_in(seat) is None and seat not in self.votes.agreed]

    @property
    def to_go(self) -> str | None:
        """Who is to go if everyone else agrees."""
        seat = None if self.votes.proposed is None else self.votes.proposed.remove
        return None if seat is None else self.seats[seat].person

    def undecided(self) -> list[int]:
        """The seats of people who have not yet agreed to what is proposed; bots are not asked, nor who is to go."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person not in (None, self.to_go, *self.votes.in_favour) and not seat.away
        ]


def _why_missing(opened: TableEntry, error: BaluchonError) -> BaluchonError:
    """Why a game cannot be played on: the error, unless it comes from other data than the game was begun with."""
    begun = opened.fingerprint if isinstance(opened, Opened) else None
    if begun is None or isinstance(error, UnknownGame | WrongVersion):
        return error
    assert isinstance(opened, Opened)
    here = fingerprint_of(game_by_id(opened.game, opened.rules))
    if begun.data == here.data:
        return error
    return OtherData(
        f"this table was begun with other data of {opened.game} than what the server has now, and cannot go on "
        f"without it: {begun} then, {here} now"
    )
