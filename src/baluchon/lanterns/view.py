"""What a seat may see. The types say what the fields mean: boards, scores and encodings follow from them."""

from typing import Annotated, TypeAlias

import msgspec

from baluchon.kernel.bits import count, members
from baluchon.kernel.game import NONE
from baluchon.kernel.views import BY_SEAT, PRINTED, TOTAL, Seat, points, ref, stage, upto
from baluchon.lanterns.components import CARDS, REFS
from baluchon.lanterns.scoring import buried_points
from baluchon.lanterns.state import LIGHTING, OVER, LanternState, Phase

Lantern: TypeAlias = Annotated[str, ref("lantern")]


class KeeperView(msgspec.Struct, frozen=True):
    """What all see of one seat."""

    seat: Seat
    hand_size: Annotated[int, upto(CARDS)]
    buried: Annotated[int, upto(CARDS)]
    dug_up: list[Lantern]
    """What was buried, once the game is over."""
    lights: Annotated[int, points("lights"), upto(CARDS)]
    buried_points: Annotated[int, points("buried"), upto(CARDS)]
    score: Annotated[int, TOTAL, upto(CARDS)]


class Public(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    phase: Phase
    winner: Seat
    keepers: Annotated[list[KeeperView], BY_SEAT]
    bag: Annotated[int, upto(CARDS)]
    lit: list[Lantern]
    light: Annotated[int, stage("light"), PRINTED]
    """Which light it is, from 1."""


class Private(msgspec.Struct, frozen=True):
    """What only its owner knows."""

    hand: list[Lantern]
    buried: list[Lantern]
    choice: Lantern | None


def refs(cards: int) -> list[str]:
    """The references of a set of lanterns."""
    return [REFS[card] for card in members(cards)]


def public(s: LanternState) -> Public:
    """What all may see."""
    lights = count(s.lit) // s.seats + (s.phase == LIGHTING)
    keepers = [_keeper(s, seat) for seat in range(s.seats)]
    return Public(s.phase, s.winner, keepers, count(s.bag), refs(s.lit), lights)


def _keeper(s: LanternState, seat: int) -> KeeperView:
    own = s.keepers[seat]
    dug_up = own.buried if s.phase == OVER else 0
    found = buried_points(s, seat) if s.phase == OVER else 0
    return KeeperView(seat, count(own.hand), count(own.buried), refs(dug_up), own.points, found, own.points + found)


def private(s: LanternState, seat: int) -> Private:
    """What a seat knows beyond that."""
    own = s.keepers[seat]
    return Private(refs(own.hand), refs(own.buried), None if own.choice == NONE else REFS[own.choice])
