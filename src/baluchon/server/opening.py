"""How a table is opened: as somebody wants it, for a lesson, a deal of the day, a challenge or a rematch.

Each of these makes the first entry of a table; `House.open_table` stores it.
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from baluchon.bots import bot_codes
from baluchon.bots.levels import CASUAL
from baluchon.daily import LEVEL, Daily
from baluchon.kernel.bits import BIT
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.match import Entry
from baluchon.kernel.options import Value
from baluchon.kernel.registry import game_by_id
from baluchon.lessons import COMPANIONS, lesson_of
from baluchon.server import challenges
from baluchon.server.entries import Moved, Opened, Seat, Started, TableEntry, TakenBack
from baluchon.server.protocol import Given, NewSeat, NewTable, Pace, TableSettings
from baluchon.server.refusals import Refused, refusal_of
from baluchon.server.store import Person
from baluchon.server.table import Table
from baluchon.server.writing import distinct, plain, plain_name

_HOST = NewSeat("here")


def wanted_table(wanted: NewTable, person: Person, seed: bytes) -> Opened:
    """A table as someone wants it; refused if the game cannot be played like that."""
    game, settings = _game(wanted.game), checked_settings(wanted.settings)
    if settings.lesson:
        return _lesson_table(game, settings, person)
    options = _settled(game, len(wanted.seats), wanted.options)
    return _opened(game, options, wanted.seats, settings, person, seed)


def _lesson_table(game: Game, settings: TableSettings, person: Person) -> Opened:
    """A lesson brings its own deal: the host learns, and bots have the other seats."""
    try:
        lesson = lesson_of(game)
    except BaluchonError as error:
        raise refusal_of(error) from None
    seats = lesson.script.seats
    wanted = [_HOST, *(NewSeat("bot", name, CASUAL) for name in COMPANIONS[: seats - 1])]
    settings = replace(settings, listed=False, locked=True, move_limit=None)
    return _opened(game, _settled(game, seats, lesson.script.options), wanted, settings, person, lesson.seed)


def daily_table(daily: Daily, person: Person, pace: Pace, *, counts: bool) -> Opened:
    """A table at which somebody plays the deal of a day."""
    settings = TableSettings(
        locked=True, spectators=False, chat=False, pace=pace, hints=None if counts else CASUAL, take_backs=not counts
    )
    wanted = [_HOST, *(NewSeat("bot", name, LEVEL) for name in daily.others)]
    given = Given(day=str(daily.day), counts=counts)
    options = _settled(daily.game, daily.seats, {})
    return _opened(daily.game, options, wanted, settings, person, daily.seed, given)


def challenge_table(table: Table, seat: int, person: Person, pace: Pace, at: int = 0) -> Opened:
    """A table at which a challenge is taken up, or a game goes on after so many entries; bots have all other seats."""
    told = challenges.info_of(table, seat)
    company = iter([name for name in COMPANIONS if name not in [each.name for each in table.seats]])
    wanted: list[NewSeat] = []
    for n, each in enumerate(table.seats):
        if n == seat:
            wanted.append(_HOST)
        elif each.kind == "bot":
            wanted.append(NewSeat("bot", each.name, each.level))
        else:
            wanted.append(NewSeat("bot", next(company, None), CASUAL))
    settings = TableSettings(locked=True, pace=pace, hints=CASUAL)
    given = Given(of=table.id, name=told.name, score=told.score, at=at)
    return _opened(table.game, table.options, wanted, settings, person, table.playing.seed, given)


def table_from_here(table: Table, entry: int, person: Person, pace: Pace) -> tuple[Opened, list[TableEntry]]:
    """A table at which a finished game is as before one of its decisions: its first entry, and all others."""
    challenges.check(table)
    match, at = table.playing, entry - 1
    decided = match.log[at] if at < len(match.log) else None
    if not isinstance(decided, Entry):
        raise Refused("bad-request", "the log has no such decision")
    entries: list[TableEntry] = [Started(match.seed.hex())]
    seen = [0] * at
    for viewer, places in enumerate(table.shown):
        for place in places:
            if place < at:
                seen[place] |= BIT[viewer]
    for logged, mask in zip(match.log, seen, strict=False):
        if isinstance(logged, Entry):
            entries.append(Moved(logged.seat, logged.move, mask))
        else:
            entries.append(TakenBack(logged.seat, logged.of if logged.by_consent else None, mask))
    return challenge_table(table, decided.seat, person, pace, at), entries


def rematch_table(table: Table, seed: bytes) -> Opened:
    """The table of a rematch: everyone moves on by one seat, and to the newest version of the rules."""
    seats = [
        Seat() if table.moderation.is_removed(seat.person) else replace(seat, away=False, gone=False)
        for seat in table.seats
    ]
    game = _game(table.game_id)
    known = {option.id for option in game.options}
    options = _settled(game, len(seats), {id: value for id, value in table.options.items() if id in known})
    settings = replace(table.settings, lesson=False)
    return Opened(game.id, game.version, options, seats[-1:] + seats[:-1], settings, table.host, seed.hex())


def _opened(
    game: Game,
    options: dict[str, Value],
    wanted: Sequence[NewSeat],
    settings: TableSettings,
    person: Person,
    seed: bytes,
    given: Given | None = None,
) -> Opened:
    """The first entry of a table that a person hosts, with seats set up one after the other."""
    seats: list[Seat] = []
    for each in wanted:
        seats.append(new_seat(each, person.id, person.nickname, seats))
    return Opened(game.id, game.version, options, seats, settings, person.id, seed.hex(), given)


def _game(id: str) -> Game:
    try:
        return game_by_id(id)
    except BaluchonError as error:
        raise refusal_of(error) from None


def _settled(game: Game, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
    try:
        return game.settle(seats, options)
    except BaluchonError as error:
        raise refusal_of(error) from None


# ------------------------------------------------------------------------------------- seats and settings


def new_seat(wanted: NewSeat, person: str, nickname: str, others: Sequence[Seat]) -> Seat:
    """A seat set up as the host wants it, beside these others."""
    if wanted.kind == "open":
        return Seat()
    if wanted.kind == "here":
        return Seat("person", name_among(wanted.name or nickname, others), person)
    if wanted.level is None:
        raise Refused("bad-request", "a seat for a bot needs the bot's level")
    check_level(wanted.level)
    if wanted.name is None:  # bots of one level may have the same name: that of the level
        others = [other for other in others if other.kind != "bot"]
    return Seat("bot", name_among(wanted.name or wanted.level, others), level=wanted.level)


def name_among(name: str, others: Iterable[Seat]) -> str:
    """A name for someone at a table at which nobody else has one like it."""
    return distinct(plain_name(name), (other.name for other in others if other.kind != "open"))


def check_level(level: str) -> None:
    """Refuse bots that are not on offer: one with a limit of its own could keep a worker from everyone else."""
    if level not in bot_codes():
        raise Refused("unknown-bot", f"there is no bot {level!r} here; choose one of {', '.join(bot_codes())}")


def checked_settings(settings: TableSettings) -> TableSettings:
    """Settings as they are stored; refused if they name a bot which is not on offer."""
    check_level(settings.stand_in)
    if settings.hints is not None:
        check_level(settings.hints)
    return replace(settings, name=plain(settings.name))
