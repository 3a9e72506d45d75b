"""What is to be learned, and how far it has come."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Course:
    """What is to be learned, and how long."""

    game: str
    seats: tuple[int, ...]
    minutes: float
    """Of the processor's time; with `rounds` it does not matter."""
    seed: int = 1
    rounds: int = 0
    """0: as many as the time allows."""
    games: int = 192
    decisions: int = 60_000
    """With a choice, in each round."""
    labels: int = 500
    """Of these, how many a search judges, once it does."""
    iterations: int = 300
    """Of such a search."""
    improves: bool = False
    """Whether it begins with the net that the game ships."""
    looks: int = 12
    """How often to measure the strength on the way."""
    deals: int = 50
    """Deals of a measurement for each number of seats."""


@dataclass(frozen=True)
class Point:
    """How strong the net was at some time: its share of wins against `casual` by number of seats."""

    minutes: float
    decisions: int
    wins: dict[int, float]


@dataclass
class Progress:
    """How far learning has come."""

    round: int = 0
    seconds: float = 0.0
    decisions: int = 0
    labels: int = 0
    """Decisions that a search has judged."""
    curve: list[Point] = field(default_factory=list)
