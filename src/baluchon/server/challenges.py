"""A finished game handed on: somebody else plays the same deal in the same seat, bots have all others."""

from baluchon.bots.levels import CASUAL
from baluchon.lessons import COMPANIONS
from baluchon.server.conduct import new_seat
from baluchon.server.entries import Opened, Seat
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


def table_for(table: Table, seat: int, person: Person, pace: Pace) -> Opened:
    """The first entry of a table at which a challenge is taken up."""
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
    given = Given(of=table.id, name=told.name, score=told.score)
    seed = table.playing.seed.hex()
    return Opened(table.game_id, table.rules, table.options, seats, settings, person.id, seed, given)
