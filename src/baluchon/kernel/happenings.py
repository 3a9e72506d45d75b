"""What is told of facts: a table from kinds of facts to messages, from which `Game.events` follows.

    EVENTS = Happenings(
        told(USES, "event-uses", seat=SEAT, itinerary=first(ITINERARY_REFS)),
        told(DREW, "event-drew", to=OWNER, seat=SEAT, card=first(CARD_REFS)),
        told(BURIED, "event-buried", seat=SEAT, card=first(CARD_REFS), hidden={"card": always("card:face-down")}),
        told(GAME_ENDS, "event-game-ends"),
    )
    events = EVENTS.events

A fact is a kind, a seat and two numbers. An argument of its message is made from them: `SEAT` is the reference of
the seat, `FIRST` and `SECOND` are the numbers, `first(refs)` and `second(refs)` what they number in a list of
references. Underscores in the names of arguments become hyphens.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

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


def either(some: str, none: str) -> Callable[[Fact], str]:
    """The message of a fact whose first number is not 0, or else the other."""
    return lambda fact: some if fact[2] else none


def always(argument: Argument) -> Maker:
    """The same in every message."""
    return lambda fact: argument


@dataclass(frozen=True)
class Happening:
    """How a kind of fact is told."""

    kind: int
    id: str | Callable[[Fact], str]
    """The message, or which one it is by the fact's numbers."""
    to: str
    args: Mapping[str, Maker]
    others: str | None
    """What all but the owner are told instead, without what only the owner knows; None: the same."""
    hidden: Mapping[str, Maker]
    """The arguments that are made otherwise for others; a maker that gives "" leaves the argument out."""


def told(
    kind: int,
    id: str | Callable[[Fact], str],
    *,
    to: str = ALL,
    others: str | None = None,
    hidden: Mapping[str, Maker] | None = None,
    **args: Maker,
) -> Happening:
    """A row of the table. `hidden` replaces arguments for everybody but the seat that the fact is about."""
    return Happening(kind, id, to, {_hyphened(name): maker for name, maker in args.items()}, others, hidden or {})


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
        self._made = lru_cache(_KEPT)(self._make)

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
