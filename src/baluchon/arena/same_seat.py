"""Bots play a deal that people play too, for comparison: one of them in the person's seat."""

from baluchon.bots import Bot, bot_by_code
from baluchon.daily import PERSON, luck_of
from baluchon.kernel.chance import FastChance
from baluchon.kernel.match import Match


def decide(match: Match, bots: dict[int, Bot]) -> list[tuple[int, int]]:
    """What the bots that are to act choose, none knowing of the others' choices."""
    return [
        (seat, bots[seat].choose(match.position(seat), FastChance(luck_of(match, seat))))
        for seat in match.to_act
        if seat in bots
    ]


def played_by_bots(match: Match, level: str) -> tuple[int, int]:
    """Play a match to its end with bots of a level in all seats: score and place of the person's seat."""
    bots: dict[int, Bot] = dict.fromkeys(range(match.seats), bot_by_code(level))
    while not match.is_over:
        for seat, move in decide(match, bots):
            match.play(seat, move)
    outcome = match.outcome()
    return outcome.scores[PERSON], outcome.ranking[PERSON]
