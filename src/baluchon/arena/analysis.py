"""Looking back at a finished game: how likely each seat was to win as it went on, and which decisions cost most.

The chances are those of somebody who sees all cards: from each state that came about, the game's own policy plays
on many times with new luck. A decision, though, is judged by what its seat could know: a bot weighs the same
position and compares what was done with what it would have done.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from baluchon.bots.base import Considered
from baluchon.bots.expert import new_search
from baluchon.kernel.chance import FastChance, SealedChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.playout import guided_playout, utility
from baluchon.kernel.position import Position

_SEED = 20_260_000
"""Any: the same record gets the same analysis."""


@dataclass(frozen=True)
class Judged:
    """A decision with a choice, and what the bot thinks of it."""

    number: int
    """Of the decision, from 1, among those that stand."""
    seat: int
    move: int
    value: float
    """What the move was worth, as a share of one win."""
    best: Considered
    """What the bot would have done."""

    @property
    def cost(self) -> float:
        """What was lost by it, as a share of one win; 0 if the bot would have done the same."""
        return 0.0 if self.move == self.best.move else max(0.0, self.best.value - self.value)


@dataclass(frozen=True)
class Step:
    """The game after a decision (or before the first one)."""

    number: int
    chances: tuple[float, ...]
    """How likely each seat is to win."""
    judged: Judged | None


def analyse(match: Match, iterations: int, playouts: int) -> Iterator[Step]:
    """The steps of a match, one after the other: one before the first decision, and one after each that stands."""
    game, rules = match.game, match.game.rules
    chance = SealedChance(match.seed)
    state = game.start(match.seats, match.options, chance)
    yield Step(0, chances(game, state, playouts), None)
    for number, entry in enumerate(match.entries, 1):
        judged = _judge(Position(game, state, entry.seat), entry.move, number, iterations)
        chance.position = entry.position  # entries taken back have drawn too
        rules.play(state, entry.seat, entry.move, chance)
        yield Step(number, chances(game, state, playouts), judged)


def chances(game: Game, state: Any, playouts: int) -> tuple[float, ...]:
    """How likely each seat is to win from a state."""
    out = [0.0] * state.seats
    sums = [0.0] * state.seats
    chance = FastChance(_SEED)
    times = playouts if game.rules.to_act(state) else 1
    for _ in range(times):
        trial = game.rules.copy(state)
        guided_playout(game.rules, trial, chance, game.most_decisions(state.seats))
        utility(game.rules, trial, out)
        sums = [total + share for total, share in zip(sums, out, strict=True)]
    return tuple(total / times for total in sums)


def _judge(position: Position, move: int, number: int, iterations: int) -> Judged | None:
    """What a search thinks of a move; nothing if it was the only one."""
    if len(position.legal) == 1:
        return None
    search = new_search(position, FastChance(_SEED + number))
    search.think(iterations, 0.0)
    weighed = [Considered(tried, value, visits) for tried, visits, value in search.weighed()]
    values = {considered.move: considered.value for considered in weighed}
    # A move that the search has not even tried is worth no more than the worst of those it has.
    value = values.get(move, min(values.values()))
    return Judged(number, position.seat, move, value, weighed[0])
