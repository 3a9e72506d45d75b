"""Looking back at a finished game: which decisions turned it, which cost most, and why.

A turning point is an own decision by which the chance to win (`chances.py`) surely changed: the intervals before and
after it do not overlap. That holds for somebody who sees all cards, and luck has its part in it. So each one is also
judged by what its seat could know: a bot weighs the same position and compares what was done with what it would have
done, and says by which lines of the score sheet the two would differ in the end.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from baluchon.arena.chances import Chances, Moment
from baluchon.bots.base import Considered, ExpectedLine
from baluchon.bots.expert import new_search
from baluchon.bots.forecast import with_forecast
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.position import Position

TURNING_POINTS = 3
"""Told of each seat, at most."""
LEAST_COST = 0.01
"""Shares of one win that are worth telling."""
_SEED = 20_260_000
"""Any: the same record gets the same analysis."""
_FORECASTS = 8
"""Forecasts that reasons are the average of: one alone follows few games."""
_REASONS = 4
_LEAST_REASON = 0.5
"""Points by which a line of the sheet has to differ to be a reason."""


class Judged(msgspec.Struct, frozen=True):
    """A decision with a choice, and what the bot thinks of it."""

    n: int
    """Of its entry in the log, from 1."""
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

    @property
    def better(self) -> Considered | None:
        """What would have been better, if anything would by an amount worth telling."""
        return self.best if self.cost >= LEAST_COST else None


class Turn(msgspec.Struct, frozen=True):
    """A turning point: how the chance changed by a decision, and what the bot thinks of that."""

    judged: Judged
    before: float
    after: float
    reasons: tuple[ExpectedLine, ...]
    """By how much the better move would have changed lines of the final score sheet; none if there is no better one,
    or it is not better by points."""

    @property
    def change(self) -> float:
        return self.after - self.before


def decisions(game: Game, moments: Sequence[Moment]) -> Iterator[int]:
    """The places of the moments that came about by a decision with a choice."""
    for place, moment in enumerate(moments):
        if moment.entry is not None and len(game.rules.legal(moments[place - 1].state, moment.entry.seat)) > 1:
            yield place


def turning_places(game: Game, moments: Sequence[Moment], chances: Chances) -> list[int]:
    """Where the game turned: of each seat's own decisions those by which its chance surely changed most."""
    found: dict[int, list[tuple[float, int]]] = {}
    for place in decisions(game, moments):
        entry = moments[place].entry
        assert entry is not None
        before, after = (chances.own(each, entry.seat) for each in (place - 1, place))
        if not before.overlaps(after):  # nothing is known of states that were not played on
            found.setdefault(entry.seat, []).append((-abs(after.chance - before.chance), place))
    largest = [place for changes in found.values() for _, place in sorted(changes)[:TURNING_POINTS]]
    return sorted(largest)


def closer_looks(game: Game, moments: Sequence[Moment], chances: Chances, turns: Sequence[int]) -> list[int]:
    """The places within those turns by which the chance of somebody who decided there surely changed most."""
    found: dict[int, list[tuple[float, range]]] = {}
    deciders = {place: entry.seat for place in decisions(game, moments) if (entry := moments[place].entry)}
    for first, last in pairwise(turns):
        for seat in {deciders[place] for place in range(first + 1, last + 1) if place in deciders}:
            before, after = (chances.own(each, seat) for each in (first, last))
            if not before.overlaps(after):
                found.setdefault(seat, []).append((-abs(after.chance - before.chance), range(first + 1, last)))
    largest = [within for changes in found.values() for _, within in sorted(changes, key=_by_change)[:TURNING_POINTS]]
    return sorted({place for within in largest for place in within})


def _by_change(turn: tuple[float, range]) -> tuple[float, int]:
    change, within = turn
    return change, within.start


def judge(game: Game, moments: Sequence[Moment], place: int, iterations: int) -> Judged:
    """What a search thinks of the decision that led to a moment."""
    entry = moments[place].entry
    assert entry is not None
    position = Position(game, moments[place - 1].state, entry.seat)
    search = new_search(position, FastChance(_SEED + place))
    search.think(iterations, 0.0)
    weighed = [Considered(tried, value, visits) for tried, visits, value in search.weighed()]
    values = {considered.move: considered.value for considered in weighed}
    # A move that the search has not even tried is worth no more than the worst of those it has.
    value = values.get(entry.move, min(values.values()))
    return Judged(moments[place].n, entry.seat, entry.move, value, weighed[0])


def turn(game: Game, moments: Sequence[Moment], chances: Chances, place: int, iterations: int) -> Turn:
    """The turning point at a place."""
    judged = judge(game, moments, place, iterations)
    before, after = (chances.own(each, judged.seat).chance for each in (place - 1, place))
    reasons: tuple[ExpectedLine, ...] = ()
    if judged.better is not None:
        reasons = _reasons(Position(game, moments[place - 1].state, judged.seat), judged, place)
    return Turn(judged, before, after, reasons)


def _reasons(position: Position, judged: Judged, place: int) -> tuple[ExpectedLine, ...]:
    """By which lines the better move and the one that was made would differ, those of most points first."""
    both = (judged.best, Considered(judged.move, judged.value, 0))
    points: dict[str, float] = {}
    for n in range(_FORECASTS):
        better, made = with_forecast(both, position, FastChance(_SEED + place * _FORECASTS + n))
        for lines, sign in ((better.lines, 1), (made.lines, -1)):
            for line in lines:
                points[line.id] = points.get(line.id, 0.0) + sign * line.points / _FORECASTS
    if sum(points.values()) * (-1 if position.game.fewest_wins else 1) <= 0:
        return ()
    telling = [ExpectedLine(id, each) for id, each in points.items() if abs(each) >= _LEAST_REASON]
    return tuple(sorted(telling, key=lambda line: -abs(line.points))[:_REASONS])
