"""A finished game played again in one of its seats, handed on or from a decision; bots have all others."""

from baluchon.bots.levels import CASUAL
from baluchon.kernel.bits import BIT
from baluchon.kernel.match import Entry
from baluchon.lessons import COMPANIONS
from baluchon.server.conduct import new_seat
from baluchon.server.entries import Moved, Opened, Seat, Started, TableEntry, TakenBack
from baluchon.server.protocol import ChallengeInfo, Given, NewSeat, Pace, TableSettings
from baluchon.server.refusals import Refused
from baluchon.server.rights import needs
from baluchon.server.store import Person
from baluchon.server.table import Table


def check(table: Table) -> None:
    """Refuse a game that cannot be handed on."""
    needs(table, "finished")
    if table.settings.lesson:
        raise Refused("wrong-status", "a lesson is the same for everyone: it needs no challenge")


def info_of(table: Table, seat: int) -> ChallengeInfo:
    """What one is challenged to."""
    check(table)
    outcome = table.playing.outcome()
    levels = [None if n == seat else each.level or CASUAL for n, each in enumerate(table.seats)]
    return ChallengeInfo(
        game=table.game_id,
        rules=table.rules,
        seat=seat,
        name=table.seats[seat].name,
        score=outcome.scores[seat],
        place=outcome.ranking[seat],
        levels=levels,
    )


def table_for(table: Table, seat: int, person: Person, pace: Pace, at: int = 0) -> Opened:
    """The first entry of a table at which a challenge is taken up, or a game goes on after so many entries."""
    told = info_of(table, seat)
    company = iter([name for name in COMPANIONS if name not in [each.name for each in table.seats]])
    seats: list[Seat] = []
    for n, each in enumerate(table.seats):
        if n == seat:
            wanted = NewSeat("here")
        elif each.kind == "bot":
            wanted = NewSeat("bot", each.name, each.level)
        else:
            wanted = NewSeat("bot", next(company, None), CASUAL)
        seats.append(new_seat(wanted, person.id, person.nickname, seats))
    settings = TableSettings(locked=True, pace=pace, hints=CASUAL)
    given = Given(of=table.id, name=told.name, score=told.score, at=at)
    seed = table.playing.seed.hex()
    return Opened(table.game_id, table.rules, table.options, seats, settings, person.id, seed, given)


def from_here(table: Table, entry: int, person: Person, pace: Pace) -> tuple[Opened, list[TableEntry]]:
    """A table at which a finished game is as before one of its decisions: its first entry, and all others."""
    check(table)
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
    return table_for(table, decided.seat, person, pace, at), entries
