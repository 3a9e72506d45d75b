"""What a net sees: the entries of observations, under names that hold for every number of seats.

One net plays with two seats and with five. What an observation says of the own seat, of the next one and of the one
before has inputs of its own; what it says of those between is added up. The number of seats is an input, too, and so
is what the game's own estimate says.
"""

import re
from dataclasses import dataclass

from baluchon.envs.encoding import Encoding
from baluchon.kernel.declaration import Game

HUNCH = "the game's own estimate"
OWN, NEXT, PREVIOUS, OTHER = "own", "next", "previous", "other"
_STEPS = re.compile(r"\+(\d+)")
_WHOSE = re.compile(r"(.*) (own|\+\d+)")


def role(whose: str, seats: int) -> str:
    """What a seat, named by its distance as in `+2`, is to the one that looks; other words stay as they are."""
    found = _STEPS.fullmatch(whose)
    if found is None:
        return whose
    steps = int(found[1])
    if steps == 1:
        return NEXT
    return PREVIOUS if steps == seats - 1 else OTHER


def names(encoding: Encoding) -> list[str]:
    """The input that each entry of an observation belongs to."""
    found = []
    for field in encoding.fields:
        split = _WHOSE.fullmatch(field.name)
        name = f"{split[1]} {role(split[2], encoding.seats)}" if split else field.name
        found += [f"{name}: {role(entry, encoding.seats)}" for entry in field.entries or ("",)]
    return found


def seats_name(seats: int) -> str:
    """The input that says how many seats there are."""
    return f"seats: {seats}"


@dataclass(frozen=True)
class Gather:
    """Where the inputs are found in observations with one number of seats."""

    encoding: Encoding
    entries: tuple[int, ...]
    """By entry of an observation, its input."""
    seats_at: int
    """The input that is 1 with this number of seats."""
    hunch_at: int
    """The input that says what the game's own estimate is."""


class Inputs:
    """The inputs of a game's net."""

    def __init__(self, game: Game) -> None:
        self.game = game
        numbers = range(game.min_seats, game.max_seats + 1)
        encodings = {seats: Encoding(game, seats) for seats in numbers}
        listed = {name: None for encoding in encodings.values() for name in names(encoding)}
        listed |= {seats_name(seats): None for seats in numbers}
        listed[HUNCH] = None
        self.names = tuple(listed)
        places = {name: at for at, name in enumerate(self.names)}
        self.gathers = {seats: _gather(encoding, places) for seats, encoding in encodings.items()}

    @property
    def size(self) -> int:
        return len(self.names)


def _gather(encoding: Encoding, places: dict[str, int]) -> Gather:
    entries = tuple(places[name] for name in names(encoding))
    return Gather(encoding, entries, places[seats_name(encoding.seats)], places[HUNCH])
