"""How a game may end after a move: score sheets averaged over games that the policy plays on.

Nothing is decided by these averages; they tell a person where the points of a move would come from.
"""

from collections.abc import Callable, Sequence

import msgspec

from baluchon.bots.base import Considered, ExpectedLine
from baluchon.kernel.chance import SPAN, Chance, FastChance
from baluchon.kernel.playout import guided_playout
from baluchon.kernel.position import Position
from baluchon.kernel.sheets import Sheet

_WORDS = 2**32
BEST = 3
"""Moves whose ends are foreseen."""
_GAMES = 16
_FEWEST_GAMES = 4
"""Where there was no time for as many, nothing is foreseen."""


def with_forecast(weighed: Sequence[Considered], position: Position, chance: Chance) -> list[Considered]:
    """The same list, the first few moves with the score sheets they lead to."""
    luck = chance.below(SPAN)
    best = [_foreseen(each, position, luck) for each in weighed[:BEST]]
    return [*best, *weighed[BEST:]]


def _foreseen(considered: Considered, position: Position, luck: int) -> Considered:
    """Every move is followed into the same worlds with the same luck, so that moves differ by their own merit."""
    seat = position.seat
    lines: dict[str, int] = {}
    scores = [0] * position.seats
    for n in range(_GAMES):
        sheets = _played_on(position, considered.move, luck + n * _WORDS)
        for line in sheets[seat].lines:
            lines[line.id] = lines.get(line.id, 0) + line.points
        for sheet in sheets:
            scores[sheet.seat] += sheet.total
    return msgspec.structs.replace(
        considered,
        lines=tuple(ExpectedLine(id, points / _GAMES) for id, points in lines.items()),
        scores=tuple(score / _GAMES for score in scores),
    )


def foreseen_lines(
    moves: Sequence[int], position: Position, chance: Chance, is_late: Callable[[], bool]
) -> dict[int, tuple[ExpectedLine, ...]]:
    """The seat's own sheet in the end after each of these moves, all followed into the same worlds until it is late.

    Nothing if there was time for a few worlds only.
    """
    luck = chance.below(SPAN)
    sums: dict[int, dict[str, int]] = {move: {} for move in moves}
    games = 0
    while games < _GAMES and not is_late():
        for move, lines in sums.items():
            for line in _played_on(position, move, luck + games * _WORDS)[position.seat].lines:
                lines[line.id] = lines.get(line.id, 0) + line.points
        games += 1
    if games < _FEWEST_GAMES:
        return {}
    return {move: tuple(ExpectedLine(id, points / games) for id, points in sums[move].items()) for move in moves}


def _played_on(position: Position, move: int, luck: int) -> Sequence[Sheet]:
    """The score sheets at the end of one game that the policy plays on after a move."""
    game, chance = position.game, FastChance(luck)
    s = position.imagine(chance)
    game.rules.play(s, position.seat, move, chance)
    guided_playout(game.rules, s, chance, game.most_decisions(position.seats))
    return game.sheets(s)
