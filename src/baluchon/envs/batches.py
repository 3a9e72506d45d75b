"""Many games stepped together, with one array for what all of them give: made for learning.

    games = baluchon.envs.batch("road-trip-europa", seats=2, n=1024)
    games.reset(seed=1)
    while True:
        games.step(policy(games.observations, games.masks))
        learn(games.rewards, games.dones)

In every game one seat is to act; `seats` says which. Seats that choose at the same time are asked one after another.
A game that ends gives its rewards, is marked as done and begins anew at once. With `workers` the games are spread
over so many processes; what they give is the same.
"""

import weakref
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from baluchon.envs.encoding import Encoding
from baluchon.envs.parts import Part, Plan, spread
from baluchon.envs.rewards import Reward, check_reward
from baluchon.envs.seeds import check_seed
from baluchon.envs.stepping import BATCH_SEED_BITS
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BaluchonError, IllegalMove
from baluchon.kernel.options import Options
from baluchon.kernel.registry import game_by_id


class Batch:
    """n games of one kind."""

    def __init__(
        self, game: Game, seats: int, n: int, *, options: Options | None, reward: Reward, workers: int = 1
    ) -> None:
        check_reward(reward)
        if n < 1:
            raise BaluchonError(f"a batch has at least one game, not {n}")
        if not 1 <= workers <= n:
            raise BaluchonError(f"a batch of {n} has from one worker to one for each game, not {workers}")
        self.game = game
        self.n = n
        self.encoding = Encoding(game, seats, options)
        plan = Plan(game.id, seats, self.encoding.options, reward, n)
        arrays, self._parts = spread(plan, self.encoding, workers)
        self.observations: NDArray[np.float32] = arrays.observations
        """What the seat to act knows, by game."""
        self.masks: NDArray[np.int8] = arrays.masks
        """1 for its legal moves."""
        self.seats: NDArray[np.int64] = arrays.seats
        """The seat that is to act."""
        self.rewards: NDArray[np.float32] = arrays.rewards
        """By game and seat, for games that ended with the last step; else 0."""
        self.dones: NDArray[np.bool_] = arrays.dones
        """Which games ended with the last step; what is observed is of the next game already."""
        self._arrays = arrays
        self._legal = arrays.legal.reshape(-1)
        self._rows = np.arange(n) * self.encoding.moves
        """Where the legal moves of each game begin there."""
        self._begun = False
        self.close = weakref.finalize(self, _close, self._parts)
        """End the workers, if there are any; forgetting the batch does so, too."""

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew: the same seed and the same moves give the same games."""
        number = check_seed(seed)
        if number >= 2**BATCH_SEED_BITS:
            raise BaluchonError(f"the seed of a batch is below 2**{BATCH_SEED_BITS}, not {number}")
        self._all("reset", number)
        self._begun = True

    def step(self, moves: ArrayLike) -> None:
        """Make a move in every game, then look at all of them. An illegal one is refused and nothing changes."""
        self._arrays.moves[:] = self._checked(moves)
        self._all("step")

    def random_moves(self) -> NDArray[np.int64]:
        """A random legal move for every game, drawn anew with every step."""
        self._require_begun()
        return self._arrays.random_moves.astype(np.int64)

    def _all(self, what: str, *args: int) -> None:
        for part in self._parts:
            part.ask(what, *args)
        for part in self._parts:
            part.answer()

    def _require_begun(self) -> None:
        if not self._begun:
            raise BaluchonError("the games have not begun: call reset() first")

    def _checked(self, moves: ArrayLike) -> NDArray[Any]:
        self._require_begun()
        given = np.asarray(moves)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise BaluchonError(f"a batch of {self.n} games takes {self.n} whole numbers, one move for each")
        if given.min() < 0 or given.max() >= self.encoding.moves:
            game = int(((given < 0) | (given >= self.encoding.moves)).argmax())
            raise BaluchonError(f"game {game}: moves are 0 to {self.encoding.moves - 1}, not {given[game]}")
        legal = self._legal[self._rows + given.astype(np.int64, copy=False)]
        if not legal.all():
            raise self._illegal(int(legal.argmin()), given)
        return given

    def _illegal(self, game: int, given: NDArray[Any]) -> IllegalMove:
        move = int(given[game])
        part = next(part for part in self._parts if game < part.last)
        part.ask("why_not", game - part.first, int(self.seats[game]), move)
        return IllegalMove(self.game.moves.text(move), part.answer())


def _close(parts: list[Part]) -> None:
    for part in parts:
        part.close()


def batch(
    game: str,
    seats: int | None = None,
    n: int = 1,
    *,
    options: Options | None = None,
    reward: Reward = "rank",
    workers: int = 1,
) -> Batch:
    """n games stepped together, in so many processes; without a number of seats, the fewest the game takes."""
    declared = game_by_id(game)
    fewest = seats if seats is not None else declared.min_seats
    return Batch(declared, fewest, n, options=options, reward=reward, workers=workers)
