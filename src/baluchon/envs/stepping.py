"""Many games of one kind stepped together, compiled: `batches.py` gives it its NumPy arrays."""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from baluchon.envs.encodings.encoder import AnyEncoder
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.game import Rules

_SEED_BITS: Final = 64
"""The number of a game stands above the seed of all in its own seed."""


class Stepper:
    """Games of one kind, each with a chance of its own; one that ends begins anew at once."""

    def __init__(self, rules: Rules[Any], encoder: AnyEncoder, seats: int, options: list[int], games: int) -> None:
        self._rules = rules
        self._encoder = encoder
        self._seats: i64 = seats
        self._options = options
        self._games: i64 = games
        self._states: list[Any] = []
        self._chances: list[Chance] = []
        self._legal: list[list[int]] = []
        self.acting: list[int] = [0] * games
        """By game, the seat that is to act."""
        self.ended: list[int] = []
        """The games that ended with the last step …"""
        self.ends: list[Any] = []
        """… and the states in which they did."""

    def start(self, seed: int) -> None:
        """Begin all games anew."""
        number: int = 0  # not an i64: the seeds are too large for one
        self._chances = []
        self._states = []
        self._legal = []
        while number < self._games:
            chance = FastChance((number << _SEED_BITS) + seed)
            self._chances.append(chance)
            self._states.append(self._rules.start(self._seats, self._options, chance))
            self._legal.append([])
            number += 1
        self.ended = []
        self.ends = []
        for game in range(self._games):
            self._ask(game)

    def _ask(self, game: i64) -> None:
        s = self._states[game]
        seat = lowest(self._rules.to_act(s))
        self.acting[game] = seat
        self._legal[game] = self._rules.legal(s, seat)

    def state(self, game: int) -> Any:
        """The state of a game."""
        return self._states[game]

    def step(self, moves: list[int]) -> None:
        """Make a legal move in every game."""
        rules = self._rules
        self.ended = []
        self.ends = []
        for game in range(self._games):
            s = self._states[game]
            chance = self._chances[game]
            seat: i64 = self.acting[game]
            rules.play(s, seat, moves[game], chance)
            mask = rules.to_act(s)
            if mask == 0:
                self.ended.append(game)
                self.ends.append(s)
                s = rules.start(self._seats, self._options, chance)
                self._states[game] = s
                mask = rules.to_act(s)
            seat = lowest(mask)
            self.acting[game] = seat
            self._legal[game] = rules.legal(s, seat)

    def random_moves(self, chance: Chance) -> list[int]:
        """A random legal move for every game."""
        moves: list[int] = [0] * self._games
        for game in range(self._games):
            legal = self._legal[game]
            moves[game] = legal[chance.below(len(legal))]
        return moves

    def observe(self, out: BytesWriter) -> None:
        """Append what the seats to act know, game by game."""
        for game in range(self._games):
            self._encoder.observe(self._states[game], self.acting[game], out)

    def mask(self, out: BytesWriter, zeros: bytes) -> None:
        """Append a byte for every move, 1 for legal ones, game by game."""
        first: i64 = 0
        width: i64 = len(zeros)
        for game in range(self._games):
            out.write(zeros)
            legal = self._legal[game]
            i: i64 = 0
            moves: i64 = len(legal)
            while i < moves:
                move: i64 = legal[i]
                out[first + move] = 1
                i += 1
            first += width
