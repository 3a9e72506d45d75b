"""Some of the games of a batch: stepped here or in a process of their own, in arrays that are shared."""

import multiprocessing
import signal
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from math import prod
from multiprocessing.connection import Connection
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from baluchon.envs.encoding import Encoding
from baluchon.envs.rewards import Reward, final_rewards
from baluchon.envs.stepping import Stepper
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.options import Options
from baluchon.kernel.registry import game_by_id
from baluchon.kernel.words import Reason

Memory = Any
"""Something with a buffer, or None: memory of this process alone."""
_ALIGNED = 64


@dataclass(frozen=True)
class Plan:
    """What all parts of a batch must know. It goes to other processes."""

    game: str
    seats: int
    options: Options
    reward: Reward
    n: int


class Arrays:
    """What a batch of games gives and takes, game by game."""

    def __init__(self, encoding: Encoding, n: int, memory: Memory = None) -> None:
        self._memory = memory
        self._used = 0
        self.observations: NDArray[np.float32] = self._array(np.float32, n, encoding.size)
        self.legal: NDArray[np.int8] = self._array(np.int8, n, encoding.moves)
        self.seats: NDArray[np.int64] = self._array(np.int64, n)
        self.rewards: NDArray[np.float32] = self._array(np.float32, n, encoding.seats)
        self.dones: NDArray[np.bool_] = self._array(np.bool_, n)
        self.moves: NDArray[np.int32] = self._array(np.int32, n)
        self.size = self._used
        """The bytes all of them take."""

    def _array(self, kind: Any, *shape: int) -> NDArray[Any]:
        begin = self._used
        self._used += -(-prod(shape) * np.dtype(kind).itemsize // _ALIGNED) * _ALIGNED
        if self._memory is None:
            return np.zeros(shape, kind)
        return np.frombuffer(self._memory, kind, prod(shape), begin).reshape(shape)


class Games:
    """The games from number `first` to before `last`, which write into their rows of the arrays."""

    def __init__(self, plan: Plan, encoding: Encoding, arrays: Arrays, first: int, last: int) -> None:
        self._game = encoding.game
        self._encoding = encoding
        self._reward = plan.reward
        rows = slice(first, last)
        self._observations, self._legal = arrays.observations[rows], arrays.legal[rows]
        self._seats, self._moves = arrays.seats[rows], arrays.moves[rows]
        self._rewards, self._dones = arrays.rewards[rows], arrays.dones[rows]
        options = [option.encode(encoding.options[option.id]) for option in self._game.options]
        self._stepper = Stepper(
            self._game.rules, encoding.encoder, encoding.moves, plan.seats, options, first, last - first
        )

    def reset(self, seed: int) -> None:
        self._stepper.start(seed)
        self._settle()
        self._look()

    def step(self) -> None:
        self._stepper.step(self._moves.tobytes())
        self._settle()
        self._look()

    def random_moves(self) -> None:
        self._moves[:] = np.frombuffer(self._stepper.random_moves(), np.int32)

    def why_not(self, game: int, seat: int, move: int) -> Reason:
        return self._game.why_not(self._stepper.state(game), seat, move)

    def _settle(self) -> None:
        """Give the rewards of the games that ended."""
        self._rewards[:] = 0
        self._dones[:] = False
        ended = self._stepper.ended
        if ended:
            self._rewards[ended] = [final_rewards(self._reward, self._game, state) for state in self._stepper.ends]
            self._dones[ended] = True

    def _look(self) -> None:
        stepper = self._stepper
        self._encoding.scale_all(stepper.observations.getvalue(), stepper.upper.getvalue(), self._observations)
        self._legal[:] = np.frombuffer(stepper.masks.getvalue(), np.int8).reshape(self._legal.shape)
        self._seats[:] = np.frombuffer(stepper.seats.getvalue(), np.uint8)


class Part(Protocol):
    """Some of the games, wherever they are."""

    first: int
    last: int

    def ask(self, what: str, *args: int) -> None:
        """Have something done, by the name of a method of `Games`."""
        ...

    def answer(self) -> Any:
        """What came of it, once it is done."""
        ...

    def close(self) -> None: ...


class Here:
    """All games in this process."""

    def __init__(self, plan: Plan, encoding: Encoding, arrays: Arrays) -> None:
        self.first, self.last = 0, plan.n
        self._games = Games(plan, encoding, arrays, 0, plan.n)
        self._answer: Any = None

    def ask(self, what: str, *args: int) -> None:
        self._answer = getattr(self._games, what)(*args)

    def answer(self) -> Any:
        return self._answer

    def close(self) -> None:
        """There is nothing to end."""


class Elsewhere:
    """Games in a process of their own, which ends when nobody is left to ask it."""

    def __init__(self, plan: Plan, memory: Memory, first: int, last: int) -> None:
        self.first, self.last = first, last
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(target=_work, args=(other, plan, memory, first, last), daemon=True)
        self._process.start()
        other.close()
        self._unanswered = 0

    def ask(self, what: str, *args: int) -> None:
        while self._unanswered:  # whoever asked before was interrupted
            self.answer()
        try:
            self._line.send((what, args))
        except OSError:
            raise _gone() from None
        self._unanswered += 1

    def answer(self) -> Any:
        try:
            answer = self._line.recv()
        except (EOFError, OSError):
            raise _gone() from None
        self._unanswered -= 1
        return answer

    def close(self) -> None:
        self._line.close()
        self._process.join()


def _gone() -> BaluchonError:
    return BaluchonError("a worker of the batch has ended: make a new batch")


def _work(line: Connection, plan: Plan, memory: Memory, first: int, last: int) -> None:
    """The other process: does what it is asked until the line ends. Ctrl-C is for the one who asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    encoding = Encoding(game_by_id(plan.game), plan.seats, plan.options)
    games = Games(plan, encoding, Arrays(encoding, plan.n, memory), first, last)
    with suppress(EOFError, OSError):
        while True:
            what, args = line.recv()
            line.send(getattr(games, what)(*args))


def spread(plan: Plan, encoding: Encoding, workers: int) -> tuple[Arrays, list[Part]]:
    """The games in so many processes, each with its share of them; one: this process."""
    if workers == 1:
        arrays = Arrays(encoding, plan.n)
        return arrays, [Here(plan, encoding, arrays)]
    memory = multiprocessing.get_context("spawn").RawArray("b", Arrays(encoding, plan.n).size)
    bounds = [plan.n * worker // workers for worker in range(workers + 1)]
    parts: list[Part] = [Elsewhere(plan, memory, first, last) for first, last in pairwise(bounds)]
    return Arrays(encoding, plan.n, memory), parts
