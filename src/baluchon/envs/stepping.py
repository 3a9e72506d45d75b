"""Many games of one kind stepped together, compiled: `batches.py` gives it its NumPy arrays."""

from typing import Any, Final

from librt.strings import BytesWriter, read_i32_le, read_i64_le, write_i32_le
from mypy_extensions import i32, i64, u8

from baluchon.envs.encodings.encoder import AnyEncoder
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.game import Rules

BATCH_SEED_BITS: Final = 64
"""The number of a game stands above the seed of all in its own seed."""
_CHOOSER: Final = 2**95
"""Sets the seeds of those who choose at random apart from those of the games."""
_MOVE_BYTES: Final[i64] = 4
_AT_ONCE: Final[i64] = 8
"""Moves of a mask that are looked at together."""


def mask_bytes(moves: int) -> int:
    """How many bytes the mask of a game with so many moves takes: it is read eight by eight."""
    return -(-moves // 8) * 8


class Stepper:
    """Games of one kind, each with a chance of its own; one that ends begins anew at once."""

    def __init__(
        self,
        rules: Rules[Any],
        encoder: AnyEncoder,
        moves: int,
        seats: int,
        options: list[int],
        first: int,
        games: int,
    ) -> None:
        self._rules = rules
        self._encoder = encoder
        self._seats: i64 = seats
        self._options = options
        self._first = first
        """The number of the first of the games among all."""
        self._games: i64 = games
        self._no_moves: bytes = bytes(mask_bytes(moves))
        self._states: list[Any] = []
        self._chances: list[Chance] = []
        self.observations: BytesWriter = BytesWriter()
        """What the seats to act know, game by game …"""
        self.upper: BytesWriter = BytesWriter()
        """… and the upper bytes of large numbers in it."""
        self.masks: BytesWriter = BytesWriter()
        """A byte for every move, 1 for their legal ones, game by game: `mask_bytes` of them."""
        self.seats: BytesWriter = BytesWriter()
        """A byte for the seat that is to act, game by game."""
        self.ended: list[int] = []
        """The games that ended with the last step …"""
        self.ends: list[Any] = []
        """… and the states in which they did."""

    def start(self, seed: int) -> None:
        """Begin all games anew."""
        self._clear()
        self._chances = []
        self._states = []
        number: int = self._first  # not an i64: the seeds are too large for one
        while number < self._first + self._games:
            chance = FastChance((number << BATCH_SEED_BITS) + seed)
            s = self._rules.start(self._seats, self._options, chance)
            self._chances.append(chance)
            self._states.append(s)
            self._ask(s, self._rules.to_act(s))
            number += 1

    def step(self, moves: bytes) -> None:
        """Make a legal move in every game; they are numbers of four bytes."""
        rules = self._rules
        acting = self.seats.getvalue()
        self._clear()
        for game in range(self._games):
            s = self._states[game]
            chance = self._chances[game]
            rules.play(s, acting[game], i64(read_i32_le(moves, game * _MOVE_BYTES)), chance)
            to_act = rules.to_act(s)
            if to_act == 0:
                self.ended.append(game)
                self.ends.append(s)
                s = rules.start(self._seats, self._options, chance)
                self._states[game] = s
                to_act = rules.to_act(s)
            self._ask(s, to_act)

    def state(self, game: int) -> Any:
        """The state of a game."""
        return self._states[game]

    def _clear(self) -> None:
        self.observations.truncate(0)
        self.upper.truncate(0)
        self.masks.truncate(0)
        self.seats.truncate(0)
        self.ended = []
        self.ends = []

    def _ask(self, s: Any, to_act: i64) -> None:
        """Write down what the seat to act knows and may do, as long as the state is at hand: memory is slow."""
        seat = lowest(to_act)
        self.seats.append(u8(seat))
        self._encoder.observe(s, seat, self.observations, self.upper)
        moves = self._rules.legal(s, seat)
        masks = self.masks
        first: i64 = len(masks)
        masks.write(self._no_moves)
        for i in range(len(moves)):
            masks[first + moves[i]] = 1


class Choosers:
    """Those who choose at random, one for each game, with luck that is apart from that of the games."""

    def __init__(self, moves: int, games: int, seed: int) -> None:
        self._bytes: i64 = mask_bytes(moves)
        self._chances: list[Chance] = []
        number: int = 0  # not an i64: the seeds are too large for one
        while number < games:
            self._chances.append(FastChance(_CHOOSER + (number << BATCH_SEED_BITS) + seed))
            number += 1

    def moves(self, masks: bytes) -> bytes:
        """A legal move for every game, as numbers of four bytes."""
        chosen = BytesWriter()
        chances = self._chances
        first: i64 = 0
        for game in range(len(chances)):
            last = first + self._bytes
            count: i64 = 0
            for at in range(first, last, _AT_ONCE):
                count += _ones(read_i64_le(masks, at))
            write_i32_le(chosen, i32(_place(masks, first, chances[game].below(count)) - first))
            first = last
        return chosen.getvalue()


def _ones(entries: i64) -> i64:
    """How many of eight entries, a byte for each, are 1; the others are 0."""
    entries += entries >> 32
    entries += entries >> 16
    return (entries + (entries >> 8)) & 15


def _place(masks: bytes, at: i64, before: i64) -> i64:
    """Where the 1 stands that has so many others before it, from a place on."""
    ones = _ones(read_i64_le(masks, at))
    while before >= ones:
        before -= ones
        at += _AT_ONCE
        ones = _ones(read_i64_le(masks, at))
    while before > 0 or masks[at] == 0:
        before -= masks[at]
        at += 1
    return at
