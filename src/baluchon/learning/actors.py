"""Who plays the games that are learned from: this process, others on this machine, or a Ray cluster.

Each actor has tables of its own, with luck of its own, and plays on when it is told how the net looks by now. What
they bring is taken in their order, so the same seed and the same number of actors give the same net.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from time import process_time
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from baluchon.arena.cluster import connected
from baluchon.arena.elsewhere import game_played_by
from baluchon.arena.pool import pool_of
from baluchon.bots.judge import Judge as Adviser
from baluchon.bots.judges import to_net
from baluchon.kernel.fingerprint import Fingerprint, fingerprint_of
from baluchon.kernel.registry import game_by_id
from baluchon.learning.export import to_weights
from baluchon.learning.inputs import Inputs
from baluchon.learning.labels import Labelled, Labels
from baluchon.learning.network import Judge
from baluchon.learning.selfplay import Courage, Seen, Tables

THREADS = 1
"""More would not help so small a net, and the order of sums would differ from machine to machine."""
Learned = Mapping[str, NDArray[np.float32]]
"""The arrays of a net by name."""
_LUCK_OF_ACTORS = 7919


@dataclass(frozen=True)
class Places:
    """The tables of an actor."""

    game: str
    games: Mapping[int, int]
    """By number of seats."""
    points: Mapping[int, float]
    """By number of seats, a margin that counts in full."""
    seed: int
    fingerprint: Fingerprint
    """By what they play."""


@dataclass(frozen=True)
class Order:
    """What is to be played."""

    decisions: Mapping[int, int]
    """By number of seats, those with a choice."""
    judge: Learned
    past: Learned
    watches: bool
    """Whether the policy plays, and the net only looks."""
    courage: Courage
    label_every: int
    """Of so many decisions a search judges one; 0: none."""
    iterations: int
    """Of such a search."""
    guided: bool
    """Whether the net is asked in it."""


@dataclass(frozen=True)
class Brought:
    """What was seen with one number of seats."""

    seats: int
    seen: Seen
    labelled: Labelled | None


class Actor:
    """Plays games with every number of seats."""

    def __init__(self, places: Places) -> None:
        torch.set_num_threads(THREADS)
        self._inputs = Inputs(game_played_by(places.game, places.fingerprint))
        self._tables = {
            seats: Tables(self._inputs.gathers[seats], games, places.seed, places.points[seats])
            for seats, games in places.games.items()
        }

    def play(self, order: Order) -> tuple[list[Brought], float]:
        """What was seen, and the seconds of the processor that it took."""
        begun = process_time()
        judge, past = self._judge(order.judge), self._judge(order.past)
        found = []
        for seats, tables in self._tables.items():
            labels = None
            if order.label_every:
                adviser = self._adviser(order.judge, seats) if order.guided else None
                labels = Labels(tables.gather, order.iterations, order.label_every, adviser)
            seen = tables.play(order.decisions[seats], None if order.watches else judge, past, order.courage, labels)
            found.append(Brought(seats, seen, None if labels is None else labels.gathered()))
        return found, process_time() - begun

    def _judge(self, learned: Learned) -> Judge:
        judge = Judge(self._inputs.size)
        judge.load_state_dict({name: torch.from_numpy(array) for name, array in learned.items()})
        return judge

    def _adviser(self, learned: Learned, seats: int) -> Adviser | None:
        return to_net(self._inputs.game, seats, to_weights(self._inputs, dict(learned)))


class Actors:
    """One actor, in this process."""

    count = 1

    def begin(self, places: Sequence[Places]) -> None:
        """Sit down, an actor at each of these places."""
        (only,) = places
        self._actor = Actor(only)

    def play(self, order: Order) -> tuple[list[list[Brought]], float]:
        """What each actor saw, and the seconds of other processors that it took."""
        return [self._actor.play(order)[0]], 0.0


class _Processes(Actors):
    def __init__(self, pools: Sequence[Any]) -> None:
        self._pools = pools
        self.count = len(pools)

    def begin(self, places: Sequence[Places]) -> None:
        for waiting in [pool.submit(_sit, place) for pool, place in zip(self._pools, places, strict=True)]:
            waiting.result()

    def play(self, order: Order) -> tuple[list[list[Brought]], float]:
        return _together([waiting.result() for waiting in [pool.submit(_play, order) for pool in self._pools]])


class _Cluster(Actors):
    def __init__(self, ray: Any, count: int) -> None:
        self._ray = ray
        self.count = count

    def begin(self, places: Sequence[Places]) -> None:
        make = self._ray.remote(num_cpus=1)(Actor)
        self._remote = [make.remote(place) for place in places]

    def play(self, order: Order) -> tuple[list[list[Brought]], float]:
        shared = self._ray.put(order)
        return _together(self._ray.get([actor.play.remote(shared) for actor in self._remote]))


@contextmanager
def actors(workers: int, ray: str | None) -> Iterator[Actors]:
    """So many actors (0 or 1: this process), on the cluster at an address if there is one."""
    if ray is not None:
        cluster = connected(ray)
        try:
            yield _Cluster(cluster, workers or max(1, int(cluster.cluster_resources().get("CPU", 1))))
        finally:
            cluster.shutdown()
    elif workers > 1:
        with ExitStack() as stack:
            yield _Processes([stack.enter_context(pool_of(1)) for _ in range(workers)])
    else:
        yield Actors()


def places_of(game: str, count: int, games: Mapping[int, int], points: Mapping[int, float], seed: int) -> list[Places]:
    """Share the tables out among so many actors."""
    shared = {seats: max(1, round(number / count)) for seats, number in games.items()}
    played_by = fingerprint_of(game_by_id(game))
    return [Places(game, shared, points, seed + _LUCK_OF_ACTORS * n, played_by) for n in range(count)]


def _together(answers: Sequence[tuple[list[Brought], float]]) -> tuple[list[list[Brought]], float]:
    return [found for found, _ in answers], sum(seconds for _, seconds in answers)


_sitting: list[Actor] = []
"""The actor of this process, if it works for another one."""


def _sit(places: Places) -> None:
    _sitting[:] = [Actor(places)]


def _play(order: Order) -> tuple[list[Brought], float]:
    return _sitting[0].play(order)
