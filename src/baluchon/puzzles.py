"""Puzzles: a position out of a game, seen from one seat, in which one choice is clearly the best.

A game that has some ships them as `puzzles.json`, made by `baluchon puzzles`. A puzzle is told by a seed and the moves
up to the decision; what is asked is built from what the seat may know. Nothing here searches, draws or asks.
"""

import hashlib

import msgspec
from msgspec import Struct

from baluchon.kernel.chance import seed_from_text
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.fingerprint import Fingerprint, fingerprint_of
from baluchon.kernel.match import Match
from baluchon.kernel.words import Message

_FILE = "puzzles.json"


class NoPuzzle(BaluchonError):
    """A game has no such puzzle."""

    code = "not-found"


class Puzzle(Struct, frozen=True):
    """A decision whose best choice is known."""

    seats: int
    seed: str
    log: list[tuple[int, int]]
    """The moves before it: seat and move."""
    seat: int
    best: int
    value: float
    """What the best choice is worth, as a share of one win."""
    second: float
    """What the next best one is worth."""
    reasons: list[Message]
    """What speaks for the best choice."""
    solved: dict[str, float]
    """By level of bot: how often one finds it, from 0 to 1."""

    def match(self, game: Game) -> Match:
        """The game in which it comes up, at that moment."""
        match = Match(game, self.seats, seed=seed_from_text(self.seed))
        for seat, move in self.log:
            match.play(seat, move)
        return match

    @property
    def key(self) -> str:
        """By which it is known however many others there are."""
        return hashlib.sha256(f"{self.seed} {len(self.log)}".encode()).hexdigest()[:12]

    @property
    def hardness(self) -> float:
        """From 0 (bots of all levels find it) to 1 (none does)."""
        return 1.0 - sum(self.solved.values()) / len(self.solved)


class Puzzles(Struct, frozen=True):
    """What `puzzles.json` holds: the easiest first."""

    rules: int
    """The version of the rules they were made with."""
    puzzles: list[Puzzle]
    fingerprint: Fingerprint | None = None
    """By what they were made; nothing in files of earlier versions."""

    def are_for(self, game: Game) -> bool:
        """Whether they come about in this game as it is here."""
        if self.fingerprint is not None and self.fingerprint.data != fingerprint_of(game).data:
            return False
        return self.rules == game.version


def puzzles_of(game: Game) -> list[Puzzle]:
    """The puzzles of a game; none if it ships none, or only for other rules or other data than these."""
    kept = _kept(game)
    return kept.puzzles if kept.are_for(game) else []


_read: dict[str, Puzzles] = {}
"""By the package of the game."""


def _kept(game: Game) -> Puzzles:
    package = game.package
    if package not in _read:
        try:
            _read[package] = msgspec.json.decode(game.resource(_FILE).read_bytes(), type=Puzzles)
        except FileNotFoundError:
            _read[package] = Puzzles(game.version, [])
    return _read[package]


def puzzle_of(game: Game, number: int) -> Puzzle:
    """A puzzle by its number, from 1."""
    found = puzzles_of(game)
    if not 1 <= number <= len(found):
        raise NoPuzzle(f"{game.id} has no puzzle {number}; it has {len(found)}")
    return found[number - 1]


def encode_puzzles(game: Game, found: list[Puzzle]) -> bytes:
    """The file of a game's puzzles: a line for each, the easiest first."""
    lines = b",\n".join(msgspec.json.encode(each) for each in sorted(found, key=lambda each: each.hardness))
    made_by = msgspec.json.encode(fingerprint_of(game))
    return b'{"rules":%d,"fingerprint":%b,"puzzles":[\n%b\n]}\n' % (game.version, made_by, lines)
