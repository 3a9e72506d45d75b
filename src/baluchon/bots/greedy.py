"""The bot that looks one decision ahead and trusts the game's own judgement of what it sees there.

Each legal move is tried in the same few imagined worlds, with the same luck in each of them, so that moves
differ by their own merit. Others who decide at the same time, and the rest of the own turn, go by the game's
playout policy; then the game's estimate counts. A novice overlooks some of its moves.
"""

from typing import Any

from baluchon.bots.base import Considered
from baluchon.bots.forecast import with_forecast
from baluchon.bots.reasons import with_reasons
from baluchon.kernel.bits import BIT, count
from baluchon.kernel.chance import SPAN, Chance, FastChance
from baluchon.kernel.game import Rules
from baluchon.kernel.playout import guided_playout, utility
from baluchon.kernel.position import Position

_PERCENT = 100
_LONGEST_TURN = 40
"""Decisions after which a turn that does not end is judged as it stands."""


class GreedyBot:
    """Picks the move with the best average over some imagined worlds, among those it does not overlook."""

    def __init__(self, code: str, worlds: int, overlooks: int = 0) -> None:
        self.code = code
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
        rules, seat = position.game.rules, position.seat
        sums = dict.fromkeys(self._seen(position.legal, chance), 0.0)
        out = [0.0] * position.seats
        for _ in range(self._worlds):
            world = position.imagine(chance)
            luck = chance.below(SPAN)
            for move in sums:
                after = rules.copy(world)
                _play_on(rules, after, seat, move, FastChance(luck))
                utility(rules, after, out)
                sums[move] += out[seat]
        weighed = [Considered(move, total / self._worlds, self._worlds) for move, total in sums.items()]
        return sorted(weighed, key=lambda considered: (-considered.value, considered.move))

    def _seen(self, legal: list[int], chance: Chance) -> list[int]:
        if self._overlooks == 0:
            return legal
        seen = [move for move in legal if chance.below(_PERCENT) >= self._overlooks]
        return seen or [legal[chance.below(len(legal))]]


def _play_on(rules: Rules[Any], s: Any, seat: int, move: int, chance: Chance) -> None:
    """Make the move, then let the others who are choosing too and the rest of the own turn follow."""
    others = rules.to_act(s) & ~BIT[seat]
    rules.play(s, seat, move, chance)
    guided_playout(rules, s, chance, count(others))
    decisions = 0
    while rules.to_act(s) == BIT[seat] and decisions < _LONGEST_TURN:
        decisions += guided_playout(rules, s, chance, 1)
