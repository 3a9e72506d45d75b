"""Many games of one kind stepped together, compiled: `batches.py` gives it its NumPy arrays."""

from typing import Any, Final

from librt.strings import BytesWriter, read_i32_le, write_i32_le
from mypy_extensions import i32, i64, u8

from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.encoder import AnyEncoder
from baluchon.kernel.game import Rules

BATCH_SEED_BITS: Final = 64
"""The number of a game stands above the seed of all in its own seed."""
_CHOOSER: Final = 2**95
"""Sets the seeds of those who choose at random apart from those of the games."""
_MOVE_BYTES: Final[i64] = 4


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
        self._no_moves: bytes = bytes(moves)
        self._states: list[Any] = []
        self._chances: list[Chance] = []
        self._choosers: list[Chance] = []
        """The luck of random moves, which is apart from that of the games."""
        self.observations: BytesWriter = BytesWriter()
        """What the seats to act know, game by game …"""
        self.upper: BytesWriter = BytesWriter()
        """… and the upper bytes of large numbers in it."""
        self.masks: BytesWriter = BytesWriter()
        """A byte for every move, 1 for their legal ones, game by game."""
        self.seats: BytesWriter = BytesWriter()
        """A byte for the seat that is to act, game by game."""
        self.random_moves: BytesWriter = BytesWriter()
        """A random one of its legal moves, as a number of four bytes, game by game."""
        self.ended: list[int] = []
        """The games that ended with the last step …"""
        self.ends: list[Any] = []
        """… and the states in which they did."""

    def start(self, seed: int) -> None:
        """Begin all games anew."""
        self._clear()
        self._chances = []
        self._choosers = []
        self._states = []
        number: int = self._first  # not an i64: the seeds are too large for one
        while number < self._first + self._games:
            own: int = (number << BATCH_SEED_BITS) + seed
            chance = FastChance(own)
            chooser = FastChance(_CHOOSER + own)
            s = self._rules.start(self._seats, self._options, chance)
            self._chances.append(chance)
            self._choosers.append(chooser)
            self._states.append(s)
            self._ask(s, self._rules.to_act(s), chooser)
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
            self._ask(s, to_act, self._choosers[game])

    def state(self, game: int) -> Any:
        """The state of a game."""
        return self._states[game]

    def _clear(self) -> None:
        self.observations.truncate(0)
        self.upper.truncate(0)
        self.masks.truncate(0)
        self.seats.truncate(0)
        self.random_moves.truncate(0)
        self.ended = []
        self.ends = []

    def _ask(self, s: Any, to_act: i64, chooser: Chance) -> None:
        """Write down what the seat to act knows and may do, as long as the state is at hand: memory is slow."""
        seat = lowest(to_act)
        self.seats.append(u8(seat))
        self._encoder.observe(s, seat, self.observations, self.upper)
        moves = self._rules.legal(s, seat)
        masks = self.masks
        first: i64 = len(masks)
        masks.write(self._no_moves)
        count: i64 = len(moves)
        for i in range(count):
            move: i64 = moves[i]
            masks[first + move] = 1
        chosen: i64 = moves[chooser.below(count)]
        write_i32_le(self.random_moves, i32(chosen))
