"""Some of the games of a batch: stepped here or in a process of their own, in arrays that are shared."""

import multiprocessing
import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from itertools import count, pairwise
from math import prod
from multiprocessing.connection import Connection
from time import perf_counter
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
_PATIENCE = 0.0005
"""Seconds in which a message is waited for awake: steps are short, and a process takes long to wake up."""
_QUESTIONS, _ANSWERS = 0, 1


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
        self.masks: NDArray[np.int8] = self._array(np.int8, n, encoding.moves)
        self.legal: NDArray[np.int8] = self._array(np.int8, n, encoding.moves)
        """The masks again, for the batch alone: what others write into theirs is not asked."""
        self.seats: NDArray[np.int64] = self._array(np.int64, n)
        self.rewards: NDArray[np.float32] = self._array(np.float32, n, encoding.seats)
        self.dones: NDArray[np.bool_] = self._array(np.bool_, n)
        self.moves: NDArray[np.int32] = self._array(np.int32, n)
        self.random_moves: NDArray[np.int32] = self._array(np.int32, n)
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
        self._observations, self._seats = arrays.observations[rows], arrays.seats[rows]
        self._masks, self._legal, self._moves = arrays.masks[rows], arrays.legal[rows], arrays.moves[rows]
        self._rewards, self._dones = arrays.rewards[rows], arrays.dones[rows]
        self._random_moves = arrays.random_moves[rows]
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
        self._masks[:] = self._legal
        self._seats[:] = np.frombuffer(stepper.seats.getvalue(), np.uint8)
        self._random_moves[:] = np.frombuffer(stepper.random_moves.getvalue(), np.int32)


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
    """Games in this process."""

    def __init__(self, plan: Plan, encoding: Encoding, arrays: Arrays, first: int, last: int) -> None:
        self.first, self.last = first, last
        self._games = Games(plan, encoding, arrays, first, last)
        self._answer: Any = None

    def ask(self, what: str, *args: int) -> None:
        self._answer = getattr(self._games, what)(*args)

    def answer(self) -> Any:
        return self._answer

    def close(self) -> None:
        """There is nothing to end."""


class Elsewhere:
    """Games in a process of their own, which ends when nobody is left to ask it."""

    def __init__(self, plan: Plan, memory: Memory, first: int, last: int, patience: float) -> None:
        self.first, self.last = first, last
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._sent = context.RawArray("q", 2)
        self._patience = patience
        args = (other, self._sent, patience, plan, memory, first, last)
        self._process = context.Process(target=_work, args=args, daemon=True)
        self._process.start()
        other.close()
        self._unanswered = 0
        self._answered = 0

    def ask(self, what: str, *args: int) -> None:
        while self._unanswered:  # whoever asked before was interrupted
            self.answer()
        try:
            self._line.send((what, args))
        except OSError:
            raise _gone() from None
        self._sent[_QUESTIONS] += 1
        self._unanswered += 1

    def answer(self) -> Any:
        _stay_awake(self._sent, _ANSWERS, self._answered, self._patience)
        try:
            answer = self._line.recv()
        except (EOFError, OSError):
            raise _gone() from None
        self._unanswered -= 1
        self._answered += 1
        return answer

    def close(self) -> None:
        self._line.close()
        self._process.join()


def _gone() -> BaluchonError:
    return BaluchonError("a worker of the batch has ended: make a new batch")


def _stay_awake(sent: Memory, which: int, received: int, patience: float) -> None:
    """Until a message has been sent, but not for long."""
    until = perf_counter() + patience
    while sent[which] == received and perf_counter() < until:
        pass


def _work(line: Connection, sent: Memory, patience: float, plan: Plan, memory: Memory, first: int, last: int) -> None:
    """The other process: does what it is asked until the line ends. Ctrl-C is for the one who asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    encoding = Encoding(game_by_id(plan.game), plan.seats, plan.options)
    games = Games(plan, encoding, Arrays(encoding, plan.n, memory), first, last)
    with suppress(EOFError, OSError):
        for received in count():
            _stay_awake(sent, _QUESTIONS, received, patience)
            what, args = line.recv()
            line.send(getattr(games, what)(*args))
            sent[_ANSWERS] += 1


def spread(plan: Plan, encoding: Encoding, workers: int) -> tuple[Arrays, list[Part]]:
    """The games in so many processes, each with its share; this one is asked last, when the others are at work."""
    memory = None
    if workers > 1:
        memory = multiprocessing.get_context("spawn").RawArray("b", Arrays(encoding, plan.n).size)
    arrays = Arrays(encoding, plan.n, memory)
    bounds = [plan.n * worker // workers for worker in range(workers + 1)]
    *others, (first, last) = pairwise(bounds)
    patience = _PATIENCE if workers <= (os.cpu_count() or 1) else 0.0
    elsewhere = [Elsewhere(plan, memory, *share, patience) for share in others]
    return arrays, [*elsewhere, Here(plan, encoding, arrays, first, last)]
