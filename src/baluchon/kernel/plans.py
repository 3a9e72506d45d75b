"""Compound choices: the moves that carry one through, proposed by the rules and played in one go.

Decisions are small, so what a person means by one choice may be several: a card and the crystals spent for it, a way
and the cards that pay. A game says in `plans.py` which moves it proposes for a first one, given what is wished for:

    def propose(s, seat, move, wish):
        return [move, *…]  # as much of the wish as is possible

A wish is a list of moves that shall be among those that follow. What does not fit is left out or replaced, so that a
plan can always be played. All its moves are the seat's own, none but the last draws or reveals anything, and all of
them follow from what the seat may know. `baluchon.testing` holds this.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from baluchon.kernel.chance import FastChance
from baluchon.kernel.game import Rules
from baluchon.kernel.previews import WORLDS, Preview, gains_between
from baluchon.kernel.sheets import Sheet

Propose: TypeAlias = Callable[[Any, int, int, Sequence[int]], Sequence[int]]
"""The moves that carry a choice through: by state, seat, first move and wish."""


class Plan(msgspec.Struct, frozen=True):
    """A compound choice."""

    moves: tuple[int, ...]
    brings: Preview
    """All of it together."""


def tried_plan(
    rules: Rules[Any], pencil: Callable[[Any, int], Sheet], s: Any, seat: int, moves: Sequence[int]
) -> Preview | None:
    """What a plan brings that neither draws nor reveals anything, found by trying it; None: that cannot be known."""
    found = set()
    for n in range(WORLDS):
        world, chance = rules.imagine(s, seat, FastChance(n)), FastChance(0)
        before = pencil(world, seat).lines
        for move in moves:
            rules.play(world, seat, move, chance)
        found.add(None if chance.stamp else gains_between(before, [pencil(world, seat).lines]))
    certain = found.pop()
    return None if found or certain is None else Preview(certain)
