"""Every component is in exactly one place, after every move."""

from collections import Counter
from typing import Any

import baluchon
from baluchon.testing.setting import Setting, walk

GAMES = 50 if baluchon.__compiled__ else 10
"""How many games, where nothing else is asked for: plain rules are the same rules, and slower."""


def components_are_conserved(setting: Setting, games: int = GAMES) -> None:
    """The inventory holds the same components after every move of many games."""
    seeds = setting.some(games)
    expected: Counter[str] = Counter()
    for seed in seeds:
        for moment in walk(setting, seed, guided=False):
            found = _everything(setting, moment.state)
            if not expected:
                expected = Counter(found)
                every = sorted(expected.elements())
            elif sorted(found) != every:
                lost, gained = expected - Counter(found), Counter(found) - expected
                setting.fail(
                    f"before decision {moment.number} (seed {seed}) "
                    f"lost: {sorted(lost.elements())}, too many: {sorted(gained.elements())}"
                )
    setting.require(bool(expected), "the inventory is empty: it must say where every component is")


def _everything(setting: Setting, state: Any) -> list[str]:
    found: list[str] = []
    for held in setting.game.inventory(state).values():
        found += held
    return found
