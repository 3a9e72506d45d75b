"""The bot that looks twice: at every move to the end of the turn, at the best ones a round further.

A net judges or, where there is none, the game's own estimate. The second look lets the game's policy play the others'
turns and the own one after them, in worlds of its own, and asks there. What it says of two moves is the more a matter
of luck the fewer worlds there are, so it counts by how much it varies beside what the first look said.
"""

from collections.abc import Callable
from typing import Final

from baluchon.bots.base import Considered
from baluchon.bots.greedy import GreedyBot
from baluchon.bots.judge import Judge
from baluchon.kernel.chance import SPAN, Chance, FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.playout import play_round
from baluchon.kernel.position import Position

# Found by matches against `casual`; lab/notes/strength.md has the figures.
_WORLDS: Final = 4
_MOVES: Final = 6
"""Looked at twice, at most."""
_MOST_WORLDS: Final = 24
_FEWEST_WORLDS: Final = 8
"""Of the second look."""
_DECISIONS: Final = 1000
"""Of the policy, after which the second look has worlds enough: some games take longer for a round than others."""
_MANY: Final = 12
"""Moves of a decision beyond which half of the worlds have to do: it takes long enough."""
_BEHIND: Final = 0.1
"""What a move may be behind the best at first, in shares of a win, to be looked at again."""
_MISJUDGED: Final = 0.06
"""By how much the first look is usually wrong about the difference of two moves."""
_WHIM: Final = 2**64  # above all luck of a world


class SwiftBot(GreedyBot):
    """Picks the move that is best by both looks."""

    def __init__(self, code: str, judge: Callable[[Game, int], Judge]) -> None:
        """`judge` finds who judges a game with so many seats."""
        super().__init__(code, _WORLDS, judge=judge)

    def _weigh(self, position: Position, chance: Chance) -> list[Considered]:
        halved = 2 if len(position.legal) > _MANY else 1
        worlds = _WORLDS // halved
        looks = self._look(position, chance, worlds)
        best = looks[0]
        again = [look for look in looks[:_MOVES] if look.worth > best.worth - _BEHIND]
        leads, further = {best.move: 0.0}, 0
        if len(again) > 1:
            later = self._look_further(position, [look.move for look in again], chance, _MOST_WORLDS // halved)
            further = len(later[0])
            for look, values in zip(again, later, strict=True):
                leads[look.move] = _lead(look.worth - best.worth, values, later[0])
        weighed = [
            Considered(move, min(max(best.share + leads[move], 0.0), 1.0), worlds + further)
            for move in sorted(leads, key=lambda move: -leads[move])
        ]
        return [*weighed, *(Considered(look.move, look.share, worlds) for look in looks[len(again) :])]

    def _look_further(self, position: Position, moves: list[int], chance: Chance, most: int) -> list[list[float]]:
        """By move, what it is worth after a round in each of some worlds, so many at most."""
        rules, seat = position.game.rules, position.seat
        judge = self._judge(position.game, position.seats)
        later: list[list[float]] = [[] for _ in moves]
        out = [0.0] * position.seats
        decisions = worlds = 0
        while worlds < most and (worlds < _FEWEST_WORLDS or decisions < _DECISIONS):
            worlds += 1
            world = position.imagine(chance)
            luck = chance.below(SPAN)
            for move, values in zip(moves, later, strict=True):
                after = rules.copy(world)
                decisions += play_round(rules, after, seat, move, FastChance(luck), FastChance(luck + _WHIM))
                worth = judge.worth(after, seat, out)
                values.append(worth if rules.to_act(after) else out[seat])
        return later


def _lead(at_first: float, values: list[float], favourite: list[float]) -> float:
    """How much better than the favourite a move is: by the first look, and by worlds that vary."""
    differences = [value - other for value, other in zip(values, favourite, strict=True)]
    mean = sum(differences) / len(differences)
    variance = sum((each - mean) ** 2 for each in differences) / (len(differences) - 1) / len(differences)
    trust = _MISJUDGED**2 / (_MISJUDGED**2 + variance)
    return at_first + trust * (mean - at_first)
