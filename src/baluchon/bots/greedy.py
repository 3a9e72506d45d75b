"""Bots that look one decision ahead, and trust the game's own estimate or a net about what they see there.

Each legal move is tried in the same few imagined worlds, with the same luck in each of them, so that moves
differ by their own merit. Others who decide at the same time, and the rest of the own turn, go by the game's
playout policy; then it is judged. A novice overlooks some of its moves.
"""

from collections.abc import Callable
from typing import NamedTuple

from baluchon.bots.base import Considered
from baluchon.bots.forecast import with_forecast
from baluchon.bots.judge import Judge
from baluchon.bots.reasons import with_reasons
from baluchon.kernel.chance import SPAN, Chance, FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.playout import play_turn
from baluchon.kernel.position import Position

_PERCENT = 100


class Look(NamedTuple):
    """What a move leads to, on average over the imagined worlds."""

    move: int
    worth: float
    """What is to be as large as can be."""
    share: float
    """Of the win."""


def own_estimate(game: Game, seats: int) -> Judge:
    """The judge that knows what the game says of itself."""
    return Judge(game.rules)


class GreedyBot:
    """Picks the move with the best average over some imagined worlds, among those it does not overlook."""

    def __init__(
        self, code: str, worlds: int, overlooks: int = 0, judge: Callable[[Game, int], Judge] = own_estimate
    ) -> None:
        """`judge` finds who judges a game with so many seats."""
        self.code = code
        self._judge = judge
        self._worlds = worlds
        self._overlooks = overlooks
        """In per cent of the moves."""

    def choose(self, position: Position, chance: Chance) -> int:
        if len(position.legal) == 1:
            return position.legal[0]
        return self._weigh(position, chance)[0].move

    def explain(self, position: Position, chance: Chance) -> list[Considered]:
        return with_reasons(with_forecast(self._weigh(position, chance), position, chance), position)

    def _weigh(self, position: Position, chance: Chance) -> list[Considered]:
        return [Considered(look.move, look.share, self._worlds) for look in self._look(position, chance, self._worlds)]

    def _look(self, position: Position, chance: Chance, worlds: int) -> list[Look]:
        """What each move that is not overlooked leads to in so many worlds, the best first."""
        rules, seat = position.game.rules, position.seat
        judge = self._judge(position.game, position.seats)
        worths = dict.fromkeys(self._seen(position.legal, chance), 0.0)
        shares = dict.fromkeys(worths, 0.0)
        out = [0.0] * position.seats
        for _ in range(worlds):
            world = position.imagine(chance)
            luck = chance.below(SPAN)
            for move in worths:
                after = rules.copy(world)
                play_turn(rules, after, seat, move, FastChance(luck))
                worths[move] += judge.worth(after, seat, out)
                shares[move] += out[seat]
        looks = [Look(move, worth / worlds, shares[move] / worlds) for move, worth in worths.items()]
        return sorted(looks, key=lambda look: (-look.worth, look.move))

    def _seen(self, legal: list[int], chance: Chance) -> list[int]:
        if self._overlooks == 0:
            return legal
        seen = [move for move in legal if chance.below(_PERCENT) >= self._overlooks]
        return seen or [legal[chance.below(len(legal))]]
