"""What a choice would bring, before it is made: gains by line of the score sheet, and notes where it is not points.

A preview says only what follows from what the seat itself may know; where hidden things or its own further choices
decide, it says a range. Points are counted on the seat's *pencilled* sheet: the referee's sheet, with what is under way
counted as if it were scored now.

A game says this in `previews.py`, and nowhere else: boards, the terminal, the list view and bots read it. For a game
that does not, the rules are tried here.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from baluchon.kernel.bits import BIT
from baluchon.kernel.chance import FastChance
from baluchon.kernel.game import Rules
from baluchon.kernel.sheets import Line, Sheet
from baluchon.kernel.words import Message


class Gain(msgspec.Struct, frozen=True):
    """Points for a line of the own pencilled sheet; with equal bounds they are certain."""

    line: str
    least: int
    most: int
    refs: tuple[str, ...] = ()
    """The components they would arise from."""

    @property
    def is_certain(self) -> bool:
        return self.least == self.most


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move would bring, once it is carried out with all that the seat has to choose for it.

    Where several choose at the same time: once all have chosen.
    """

    gains: tuple[Gain, ...] = ()
    """Lines that are not named here stay as they are."""
    notes: tuple[Message, ...] = ()
    """What it does besides: what it opens, what changes hands, who else is after it."""
    detail: Any = None
    """What else the game shows of it before it is made: its own struct, `Detail` in `previews.py`."""
    plan: tuple[int, ...] = ()
    """The moves that the rules propose to carry it through, this one first; empty if it is one move."""

    @property
    def least(self) -> int:
        return sum(gain.least for gain in self.gains)

    @property
    def most(self) -> int:
        return sum(gain.most for gain in self.gains)


class Foreseen(msgspec.Struct, frozen=True):
    """What a seat may see of its own future."""

    pencil: tuple[Line, ...] = ()
    """Its sheet, with what is under way counted as if it were scored now."""
    previews: Mapping[int, Preview] = {}
    """By its legal moves; empty if it is not to act."""


NOTHING = Foreseen()
"""What a spectator foresees."""


def gains_between(
    before: Sequence[Line], after: Sequence[Sequence[Line]], refs: Mapping[str, tuple[str, ...]] | None = None
) -> tuple[Gain, ...]:
    """The gains that lead from a sheet to one of several that are possible; all have the same lines."""
    found: list[Gain] = []
    for n, line in enumerate(before):
        changes = [lines[n].points - line.points for lines in after]
        least, most = min(changes), max(changes)
        if least or most:
            found.append(Gain(line.id, least, most, (refs or {}).get(line.id, ())))
    return tuple(found)


WORLDS = 2
"""Imagined worlds in which a move is tried."""


def tried(
    rules: Rules[Any], pencil: Callable[[Any, int], Sheet], s: Any, seat: int, moves: Sequence[int]
) -> dict[int, Preview]:
    """What comes of moves that neither draw nor reveal anything, found by trying the rules in imagined worlds.

    Such a move shows a seat nothing that it does not know, so what it does to the own sheet is known too. Of the other
    moves nothing is said, and of none where others choose at the same time.
    """
    found: dict[int, Preview] = {}
    worlds = [rules.imagine(s, seat, FastChance(n)) for n in range(WORLDS)]
    if any(rules.to_act(world) != BIT[seat] for world in worlds):
        return found
    before = [pencil(world, seat).lines for world in worlds]
    for move in moves:
        gains = {_quietly(rules, pencil, *each, seat, move) for each in zip(worlds, before, strict=True)}
        if len(gains) == 1 and (certain := gains.pop()) is not None:
            found[move] = Preview(certain)
    return found


def _quietly(
    rules: Rules[Any], pencil: Callable[[Any, int], Sheet], world: Any, before: Sequence[Line], seat: int, move: int
) -> tuple[Gain, ...] | None:
    after, chance = rules.copy(world), FastChance(0)
    rules.play(after, seat, move, chance)
    return None if chance.stamp else gains_between(before, [pencil(after, seat).lines])
