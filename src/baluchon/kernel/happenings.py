"""What is told of facts: a table from kinds of facts to messages, from which `Game.events` follows.

    EVENTS = Happenings(
        told(USES, "event-uses", seat=SEAT, itinerary=first(ITINERARY_REFS)),
        told(DREW, "event-drew", to=OWNER, seat=SEAT, card=first(CARD_REFS)),
        told(BURIED, "event-buried", seat=SEAT, card=first(CARD_REFS), hidden={"card": always("card:face-down")}),
        told(STAR, "event-star", seat=SEAT, region=first(REGION_REFS), points=SECOND, line="stars"),
        told(TAKES, "event-takes", seat=SEAT, card=first(CARD_REFS), leads=takes("card")),
        told(GAME_ENDS, "event-game-ends", closes=GAME),
    )
    events = EVENTS.events

A fact is a kind, a seat and two numbers. An argument of its message is made from them: `SEAT` is the reference of
the seat, `FIRST` and `SECOND` are the numbers, `first(refs)` and `second(refs)` what they number in a list of
references. Underscores in the names of arguments become hyphens.

A row also says what everybody asks of a happening, and what travels with the game's texts by the id of its message:
the `line` of the score sheet that its points count for, the seat that it `concerns`, where it `leads`, and the stage
that it `closes` (`views.stage`). Ceremonies, figures that rise, travel journals and what was missed follow from it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal, TypeAlias

import msgspec

from baluchon.kernel.game import Fact
from baluchon.kernel.words import Argument, Message, seat_ref

Maker: TypeAlias = Callable[[Fact], Argument]
"""Makes an argument of a message from a fact."""

ALL: Final = "all"
OWNER: Final = "owner"
"""Only the seat that the fact is about is told."""
_KEPT: Final = 4096
"""Messages that are kept: every viewer is told the same of most facts."""


def SEAT(fact: Fact) -> Argument:  # noqa: N802, it reads as a value in tables
    """The seat that the fact is about."""
    return seat_ref(fact[1])


def FIRST(fact: Fact) -> Argument:  # noqa: N802
    """The first number of the fact."""
    return int(fact[2])


def SECOND(fact: Fact) -> Argument:  # noqa: N802
    """The second number of the fact."""
    return int(fact[3])


def first(refs: Sequence[str]) -> Maker:
    """What the first number stands for in a list of references."""
    return lambda fact: refs[fact[2]]


def second(refs: Sequence[str]) -> Maker:
    """What the second number stands for in a list of references."""
    return lambda fact: refs[fact[3]]


@dataclass(frozen=True)
class OneOf:
    """One of several messages, by the fact's numbers."""

    ids: Sequence[str]
    which: Callable[[Fact], int]
    """The place of the message in the list."""

    def __call__(self, fact: Fact) -> str:
        return self.ids[self.which(fact)]


def either(some: str, none: str) -> OneOf:
    """The message of a fact whose first number is not 0, or else the other."""
    return OneOf((none, some), lambda fact: fact[2] != 0)


def always(argument: Argument) -> Maker:
    """The same in every message."""
    return lambda fact: argument


class Lead(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a happening carries its seat on its journey through the game."""

    way: Literal["takes", "passes", "anew"]
    """A component becomes the seat's; the seat comes by one; or another journey begins, for all."""
    to: str = ""
    """The argument that names the component."""


def takes(argument: str) -> Lead:
    """The component that an argument names becomes the seat's."""
    return Lead("takes", argument)


def passes(argument: str) -> Lead:
    """The seat comes by the component that an argument names."""
    return Lead("passes", argument)


ANEW: Final = Lead("anew")
"""Another journey begins: what comes after it is not connected with what was before."""
GAME: Final = "game"
"""What the last happening of a game closes; the other stages are those that the view names."""


class Consequences(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a happening means beyond its sentence."""

    points: str = ""
    """The argument that says how many points its seat wins."""
    line: str = ""
    """The line of the score sheet that they count for; `{argument}` stands for a number of the message."""
    concerns: str = ""
    """The argument that names the seat to which it is done by somebody or something else."""
    leads: Lead | None = None
    closes: str = ""
    """The stage that ends with it, such as `round`, or `game`."""


@dataclass(frozen=True)
class Happening:
    """How a kind of fact is told."""

    kind: int
    id: str | OneOf
    """The message, or which one it is by the fact's numbers."""
    to: str
    args: Mapping[str, Maker]
    others: str | None
    """What all but the owner are told instead, without what only the owner knows; None: the same."""
    hidden: Mapping[str, Maker]
    """The arguments that are made otherwise for others; a maker that gives "" leaves the argument out."""
    consequences: Consequences = field(default_factory=Consequences)

    @property
    def ids(self) -> list[str]:
        """The messages that may tell it."""
        ids = [self.id] if isinstance(self.id, str) else list(self.id.ids)
        return ids if self.others is None else [*ids, self.others]


def told(
    kind: int,
    id: str | OneOf,
    *,
    to: str = ALL,
    others: str | None = None,
    hidden: Mapping[str, Maker] | None = None,
    line: str = "",
    counts: str = "points",
    concerns: str = "",
    leads: Lead | None = None,
    closes: str = "",
    **args: Maker,
) -> Happening:
    """A row of the table.

    `hidden` replaces arguments for everybody but the seat that the fact is about. With a `line` of the score sheet,
    the argument that `counts` says how many points the seat wins for it.
    """
    made = {_hyphened(name): maker for name, maker in args.items()}
    named = {"counts": line and counts, "concerns": concerns, "leads": leads and leads.to}
    for option, argument in named.items():
        if argument and argument not in made:
            raise ValueError(f"{option} of fact {kind} names the argument {argument!r}; it has {', '.join(made)}")
    consequences = Consequences(line and counts, line, concerns, leads, closes)
    return Happening(kind, id, to, made, others, hidden or {}, consequences)


def _hyphened(name: str) -> str:
    return name.replace("_", "-")


class Happenings:
    """All that can happen in a game, and how it is told."""

    def __init__(self, *happenings: Happening) -> None:
        self.by_kind: dict[int, Happening] = {}
        for each in happenings:
            if each.kind in self.by_kind:
                raise ValueError(f"fact {each.kind} is told twice: {self.by_kind[each.kind].id} and {each.id}")
            self.by_kind[each.kind] = each
        self.consequences: dict[str, Consequences] = {
            id: each.consequences for each in happenings if each.consequences != Consequences() for id in each.ids
        }
        """By message, of those that have any."""
        self._made = lru_cache(_KEPT)(self._make)

    def closes(self, event: Message) -> str:
        """The stage that ends with an event; empty: none does."""
        means = self.consequences.get(event.id)
        return means.closes if means else ""

    def message(self, fact: Fact, viewer: int | None) -> Message | None:
        """What a viewer (None: a spectator) is told of a fact, if anything."""
        return self._made(fact, fact[1] == viewer)

    def _make(self, fact: Fact, own: bool) -> Message | None:
        row = self.by_kind[fact[0]]
        if row.to == OWNER and not own:
            return None
        makers = row.args if own else {**row.args, **row.hidden}
        args = {name: made for name, maker in makers.items() if (made := maker(fact)) != ""}
        if not own and row.others is not None:
            return Message(row.others, args)
        return Message(row.id if isinstance(row.id, str) else row.id(fact), args)

    def events(self, facts: Iterable[Fact], viewer: int | None) -> list[Message]:
        """What a viewer sees happen."""
        return [message for fact in facts if (message := self.message(fact, viewer)) is not None]
