"""How fast a game's rules run here: random play without checks, and the calls that search makes most."""

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import msgspec

import baluchon
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.game import Rules
from baluchon.kernel.playout import random_playout

_SLICES = 5
_SAMPLES = 100
"""Positions, spread over random games, on which copy and imagine are measured."""

Work = Callable[[], int]
"""Does something some times and says how many times."""


class Row(msgspec.Struct, frozen=True):
    """The figures of a game with so many seats; times in microseconds."""

    game: str
    seats: int
    compiled: bool
    us_decision_python: float
    us_decision_playout: float
    us_copy: float
    us_imagine: float
    decisions_per_game: float


def measure(game: Game, seats: int, seconds: float) -> Row:
    """Measure one row in about so much time."""
    each = seconds / 4
    per_game: list[int] = []
    python = _microseconds(_games(game, seats, python_playout, per_game), each)
    playout = _microseconds(_games(game, seats, random_playout, per_game), each)
    sampled = _positions(game, seats)
    return Row(
        game=game.id,
        seats=seats,
        compiled=baluchon.__compiled__,
        us_decision_python=round(python, 3),
        us_decision_playout=round(playout, 3),
        us_copy=round(_microseconds(_copies(game, sampled), each), 3),
        us_imagine=round(_microseconds(_imagined(game, sampled), each), 3),
        decisions_per_game=round(sum(per_game) / len(per_game), 2),
    )


def python_playout(rules: Rules[Any], s: Any, chance: Chance) -> int:
    """The loop of `random_playout`, never compiled: what a script pays that drives the contract itself."""
    to_act, legal, play, below = rules.to_act, rules.legal, rules.play, chance.below
    decisions = 0
    while mask := to_act(s):
        seat = lowest(mask)
        moves = legal(s, seat)
        play(s, seat, moves[below(len(moves))], chance)
        decisions += 1
    return decisions


def _games(game: Game, seats: int, playout: Callable[[Rules[Any], Any, Chance], int], per_game: list[int]) -> Work:
    """Whole games, set-up included."""
    chance = FastChance(1)
    options = game.settle(seats)
    encoded = [option.encode(options[option.id]) for option in game.options]

    def play() -> int:
        decisions = playout(game.rules, game.rules.start(seats, encoded, chance), chance)
        per_game.append(decisions)
        return decisions

    return play


def _positions(game: Game, seats: int) -> list[tuple[Any, int]]:
    """States with a seat that is to act, from all stages of random games."""
    chance = FastChance(2)
    found: list[tuple[Any, int]] = []
    while len(found) < _SAMPLES:
        s = game.start(seats, None, chance)
        while mask := game.rules.to_act(s):
            seat = lowest(mask)
            found.append((game.rules.copy(s), seat))
            moves = game.rules.legal(s, seat)
            game.rules.play(s, seat, moves[chance.below(len(moves))], chance)
    return found[:: len(found) // _SAMPLES]


def _copies(game: Game, sampled: list[tuple[Any, int]]) -> Work:
    copy = game.rules.copy

    def work() -> int:
        for s, _ in sampled:
            copy(s)
        return len(sampled)

    return work


def _imagined(game: Game, sampled: list[tuple[Any, int]]) -> Work:
    imagine, chance = game.rules.imagine, FastChance(3)

    def work() -> int:
        for s, seat in sampled:
            imagine(s, seat, chance)
        return len(sampled)

    return work


def _microseconds(work: Work, seconds: float) -> float:
    """The median over some slices of processor time: a busy machine disturbs little, and then one slice."""
    work()
    slices: list[float] = []
    for _ in range(_SLICES):
        times = 0
        begin = end = process_time()
        while end - begin < seconds / _SLICES:
            times += work()
            end = process_time()
        slices.append((end - begin) / times * 1e6)
    return median(slices)
