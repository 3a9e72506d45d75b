"""Many games stepped together, with one array for what all of them give: made for learning.

    games = baluchon.envs.batch("road-trip-europa", seats=2, n=1024)
    games.reset(seed=1)
    while True:
        games.step(policy(games.observations, games.masks))
        learn(games.rewards, games.dones)

In every game one seat is to act; `seats` says which. Seats that choose at the same time are asked one after another.
A game that ends gives its rewards, is marked as done and begins anew at once.
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from baluchon.envs.encoding import Encoding
from baluchon.envs.rewards import Reward, check_reward, final_rewards
from baluchon.envs.seeds import check_seed
from baluchon.envs.stepping import Stepper
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BaluchonError, IllegalMove
from baluchon.kernel.options import Options
from baluchon.kernel.registry import game_by_id

_SEED_BITS = 64
_CHOOSER = 2**95
"""Set apart from the seeds of the games, which have their number in the bits above the seed of all."""


class Batch:
    """n games of one kind."""

    def __init__(self, game: Game, seats: int, n: int, *, options: Options | None, reward: Reward) -> None:
        check_reward(reward)
        if n < 1:
            raise BaluchonError(f"a batch has at least one game, not {n}")
        self.game = game
        self.n = n
        self.encoding = Encoding(game, seats, options)
        self.reward: Reward = reward
        self.observations: NDArray[np.float32] = np.zeros((n, self.encoding.size), np.float32)
        """What the seat to act knows, by game."""
        self.masks: NDArray[np.int8] = np.zeros((n, self.encoding.moves), np.int8)
        """1 for its legal moves."""
        self.seats: NDArray[np.int64] = np.zeros(n, np.int64)
        """The seat that is to act."""
        self.rewards: NDArray[np.float32] = np.zeros((n, seats), np.float32)
        """By game and seat, for games that ended with the last step; else 0."""
        self.dones: NDArray[np.bool_] = np.zeros(n, np.bool_)
        """Which games ended with the last step; what is observed is of the next game already."""
        chosen = [option.encode(self.encoding.options[option.id]) for option in game.options]
        self._stepper = Stepper(game.rules, self.encoding.encoder, self.encoding.moves, seats, chosen, n)
        self._games = np.arange(n)
        self._legal = self.masks.copy()
        self._chance: Chance = FastChance(0)
        self._begun = False

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew: the same seed and the same moves give the same games."""
        number = check_seed(seed)
        if number >= 2**_SEED_BITS:
            raise BaluchonError(f"the seed of a batch is below 2**{_SEED_BITS}, not {number}")
        self._stepper.start(number)
        self._chance = FastChance(_CHOOSER + number)
        self.rewards[:] = 0
        self.dones[:] = False
        self._begun = True
        self._look()

    def step(self, moves: ArrayLike) -> None:
        """Make a move in every game, then look at all of them. An illegal one is refused and nothing changes."""
        chosen = self._checked(moves)
        self._stepper.step(chosen)
        self._settle()
        self._look()

    def random_moves(self) -> NDArray[np.int64]:
        """A random legal move for every game."""
        self._require_begun()
        return np.frombuffer(self._stepper.random_moves(self._chance), np.int32).astype(np.int64)

    def _require_begun(self) -> None:
        if not self._begun:
            raise BaluchonError("the games have not begun: call reset() first")

    def _checked(self, moves: ArrayLike) -> bytes:
        self._require_begun()
        given = np.asarray(moves)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise BaluchonError(f"a batch of {self.n} games takes {self.n} whole numbers, one move for each")
        outside = (given < 0) | (given >= self.encoding.moves)
        if outside.any():
            game = int(outside.argmax())
            raise BaluchonError(f"game {game}: moves are 0 to {self.encoding.moves - 1}, not {given[game]}")
        legal = self._legal[self._games, given]
        if not legal.all():
            game = int(legal.argmin())
            state, seat, move = self._stepper.state(game), self._stepper.seats[game], int(given[game])
            raise IllegalMove(self.game.moves.text(move), self.game.why_not(state, seat, move))
        return given.astype(np.int32).tobytes()

    def _settle(self) -> None:
        """Give the rewards of the games that ended."""
        self.rewards[:] = 0
        self.dones[:] = False
        ended = self._stepper.ended
        if ended:
            self.rewards[ended] = [final_rewards(self.reward, self.game, state) for state in self._stepper.ends]
            self.dones[ended] = True

    def _look(self) -> None:
        stepper = self._stepper
        self.encoding.scale_all(stepper.observations.getvalue(), stepper.upper.getvalue(), self.observations)
        self._legal = np.frombuffer(stepper.masks.getvalue(), np.int8).reshape(self.masks.shape)
        self.masks[:] = self._legal
        self.seats[:] = np.frombuffer(stepper.seats.getvalue(), np.uint8)


def batch(
    game: str, seats: int | None = None, n: int = 1, *, options: Options | None = None, reward: Reward = "rank"
) -> Batch:
    """n games stepped together; without a number of seats, the fewest the game takes."""
    declared = game_by_id(game)
    return Batch(declared, seats if seats is not None else declared.min_seats, n, options=options, reward=reward)
