"""What the fields of a view mean, said in their types.

A view is a msgspec Struct. Its fields are annotated where their type alone does not tell what they hold:

    class Traveller(msgspec.Struct, frozen=True):
        seat: Seat
        hand: list[Annotated[str, ref("card")]]
        food: Annotated[list[int], points("food")]
        score: Annotated[int, TOTAL]

    class Public(msgspec.Struct, frozen=True):
        phase: Phase                              # a Literal: one of some words
        turn: Seat | None
        deck: Annotated[int, upto(36)]
        travellers: Annotated[list[Traveller], BY_SEAT]
        round: Annotated[int, stage("round", of="rounds")]
        rounds: Annotated[int, PRINTED]

A meaning stands where it belongs: that of a card at the entries of a hand, that of points or of an order at the list. A
list by seat may hold structs, as here, or the points or totals themselves. From all this follow the TypeScript types,
the general boards of browser and terminal, the running scores and the default encoding (`shapes.py`,
`baluchon.envs.derived`).
"""

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

MeaningKind: TypeAlias = Literal[
    "seat", "ref", "named", "points", "total", "by-seat", "in-order", "printed", "preview", "stage"
]


@dataclass(frozen=True)
class Meaning:
    """What a field of a view holds."""

    kind: MeaningKind
    of: str = ""
    out_of: int | str = ""
    """Of a stage: how many there are, or the field that says it."""


Seat: TypeAlias = Annotated[int, Meaning("seat")]
"""A seat, from 0."""

TOTAL: Final = Meaning("total")
"""All points of a seat so far, as far as everyone may know them."""
BY_SEAT: Final = Meaning("by-seat")
"""A list with one entry for each seat, from seat 0 on."""
IN_ORDER: Final = Meaning("in-order")
"""A list of components or seats whose order matters; with `atmost` if one of them may be in it twice."""
PRINTED: Final = Meaning("printed")
"""Shown for convenience: it never changes or follows from other fields, so an encoding leaves it out."""
PREVIEW: Final = Meaning("preview")
"""What a choice would bring, made by trying the rules: shown to people, left out of encodings."""


def ref(kind: str) -> Meaning:
    """The reference of a component of this kind, such as `card:france`."""
    return Meaning("ref", kind)


def named(kind: str) -> Meaning:
    """A number that has a name as a component, such as the year 1903: `year:1903`."""
    return Meaning("named", kind)


def points(line: str) -> Meaning:
    """Points for a line of the score sheet: one number, a list by round, or numbers by component."""
    return Meaning("points", line)


def stage(kind: str, of: int | str = "") -> Meaning:
    """Where the game stands, such as the number of the round, from 1; `of` is how many there are, or the field with it.

    The bar over a table, the marks of a review and the terminal say it by the message `stage-KIND`, `stage-KIND-of`
    or, for a word, `stage-KIND-WORD`. A flag is said if it is so, and of a list how long it is.
    """
    return Meaning("stage", kind, of)


def upto(most: int, least: int = 0) -> msgspec.Meta:
    """A number between bounds."""
    return msgspec.Meta(ge=least, le=most)


def atmost(length: int) -> msgspec.Meta:
    """A list of at most so many entries: what an encoding must know of a list of numbers or structs."""
    return msgspec.Meta(max_length=length)
