"""The challenge that a finished game is: to play it again in one of its seats, for its score."""

from baluchon.bots.levels import CASUAL
from baluchon.server.protocol import ChallengeInfo
from baluchon.server.refusals import Refused
from baluchon.server.rights import needs
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
