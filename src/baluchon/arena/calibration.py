"""Whether a net means what it says: of positions it calls worth 70 %, are 70 of 100 won?

Positions come from games of a bot that no net has learned from, and the same bot plays each of them on some times. What
the net says of a seat is held against the share of these games that the seat won, in ten bins, and the average distance
weighed by how many fall into each bin is the expected calibration error. Where it is large a correction of two whole
numbers is fitted to the logit, which never turns the order of two positions around.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from statistics import fmean

import msgspec

from baluchon.bots import bot_by_code
from baluchon.bots.base import Bot
from baluchon.bots.net import Net
from baluchon.bots.weights import LOGIT, TRUE, Correction
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import Chance, FastChance, seed_from_text
from baluchon.kernel.declaration import Game
from baluchon.kernel.playout import utility
from baluchon.kernel.position import Position

BINS = 10
POSITIONS = 4
"""Taken from each game."""
_STEPS = 30
"""Of Newton's method: many more than it takes."""
_RESAMPLES = 400


class Sample(msgspec.Struct, frozen=True):
    """A position of a held-out game."""

    deal: int
    logits: list[int]
    """By seat, what the net says of its own chances, in units of 1/1024."""
    won: list[float]
    """By seat, the share of the games that were played on."""


class Bin(msgspec.Struct, frozen=True):
    """Seats that the net gave about the same chance."""

    count: int
    said: float
    won: float


def samples_of(game: Game, seats: int, net: Net, code: str, deal: int, times: int) -> list[Sample]:
    """Positions of one game between bots of this code, each played on so many times by them."""
    bot, rules = bot_by_code(code), game.rules
    luck = FastChance(int.from_bytes(seed_from_text(f"calibration {game.id} {seats} {deal}"), "big"))
    state = game.start(seats, None, luck)
    turns, asked = [], 0
    while now := int(rules.to_act(state)):
        if now & ~asked:  # somebody is asked who was not asked before: only there the net is used to be asked
            turns.append(rules.copy(state))
        asked = now
        _decide(game, state, bot, luck)
    found = []
    for place in sorted(Random(deal).sample(range(len(turns)), min(POSITIONS, len(turns)))):
        won = [0.0] * seats
        for _ in range(times):
            trial, out = rules.copy(turns[place]), [0.0] * seats
            while rules.to_act(trial):
                _decide(game, trial, bot, luck)
            utility(rules, trial, out)
            won = [total + share / times for total, share in zip(won, out, strict=True)]
        found.append(Sample(deal, [net.goals(turns[place], seat)[0] for seat in range(seats)], won))
    return found


def _decide(game: Game, state: object, bot: Bot, luck: Chance) -> None:
    seat = lowest(game.rules.to_act(state))
    game.rules.play(state, seat, bot.choose(Position(game, state, seat), luck), luck)


def said(sample: Sample, correction: Correction = TRUE) -> list[float]:
    """What the net says of all seats together: one win."""
    shares = [_share(correction.of(logit)) for logit in sample.logits]
    return [share / sum(shares) for share in shares]


def bins_of(samples: Sequence[Sample], correction: Correction = TRUE) -> list[Bin]:
    """The ten bins; one into which nothing falls is left out."""
    fallen: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for sample in samples:
        for chance, won in zip(said(sample, correction), sample.won, strict=True):
            fallen[min(int(chance * BINS), BINS - 1)].append((chance, won))
    return [Bin(len(each), fmean(a for a, _ in each), fmean(b for _, b in each)) for each in fallen if each]


def error_of(samples: Sequence[Sample], correction: Correction = TRUE) -> float:
    """The expected calibration error."""
    found = bins_of(samples, correction)
    return sum(each.count * abs(each.said - each.won) for each in found) / sum(each.count for each in found)


def error_interval(samples: Sequence[Sample], correction: Correction = TRUE) -> tuple[float, float]:
    """What holds that error in 95 of 100 cases, from games drawn anew out of those there are.

    The positions of a game are kin. Luck alone makes some error, so the lower end of a net that is right is above 0.
    """
    by_deal: dict[int, list[Sample]] = {}
    for sample in samples:
        by_deal.setdefault(sample.deal, []).append(sample)
    deals, luck = list(by_deal.values()), Random(0)
    errors = sorted(
        error_of([sample for deal in luck.choices(deals, k=len(deals)) for sample in deal], correction)
        for _ in range(_RESAMPLES)
    )
    return errors[_RESAMPLES // 40], errors[-_RESAMPLES // 40]


def luck_of(samples: Sequence[Sample], times: int, correction: Correction = TRUE) -> float:
    """The error that a net would seem to have which is right about every one of these positions."""
    luck, errors = Random(0), []
    for _ in range(20):
        right = []
        for sample in samples:
            chances = said(sample, correction)
            winners = luck.choices(range(len(chances)), chances, k=times)
            right.append(
                Sample(sample.deal, sample.logits, [winners.count(seat) / times for seat in range(len(chances))])
            )
        errors.append(error_of(right, correction))
    return fmean(errors)


def fitted(samples: Sequence[Sample]) -> Correction:
    """The correction by which these positions are likeliest, seat by seat (logistic regression by Newton's method)."""
    points = [(logit / LOGIT, won) for sample in samples for logit, won in zip(sample.logits, sample.won, strict=True)]
    gain, bias = 1.0, 0.0
    for _ in range(_STEPS):
        slope_gain = slope_bias = gains = both = biases = 0.0
        for logit, won in points:
            share = 1 / (1 + exp(-(gain * logit + bias)))
            off, weight = won - share, share * (1 - share)
            slope_gain += off * logit
            slope_bias += off
            gains += weight * logit * logit
            both += weight * logit
            biases += weight
        whole = gains * biases - both * both
        if whole <= 0:
            break
        gain += (slope_gain * biases - slope_bias * both) / whole
        bias += (slope_bias * gains - slope_gain * both) / whole
    return Correction(max(1, round(gain * TRUE.gain)), round(bias * LOGIT))


def _share(logit: int) -> float:
    return 1.0 / (1.0 + exp(-logit / LOGIT))
