"""Who says what a state is worth to its seats: the game's own estimate, or a net that has learned the game.

This module compiles.
"""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from baluchon.kernel.game import Rules
from baluchon.kernel.playout import utility


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Believes the game's own estimate."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules: Rules[Any] = rules

    def shares(self, s: Any, out: list[float]) -> None:
        """Write the share of a win that each seat may hope for, which is what it got if the game is over."""
        utility(self.rules, s, out)

    def shares_for(self, s: Any, seat: i64, out: list[float]) -> None:
        """The same, as quickly as can be for one seat that wants to know."""
        utility(self.rules, s, out)

    def worth(self, s: Any, seat: i64, out: list[float]) -> float:
        """What one seat would have as large as it can be: its share, which stands in `out`, and what else may count."""
        utility(self.rules, s, out)
        return out[seat]
