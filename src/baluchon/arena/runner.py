"""Plays many games. Each game's luck comes from the seed and its number alone, so that the results are the same
whatever the number of processes.
"""

import hashlib
import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from threading import Thread

from baluchon.arena.lineup import rotated
from baluchon.bots import Bot, bot_by_code
from baluchon.bots.random import RANDOM
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.options import Value
from baluchon.kernel.playout import random_playout
from baluchon.kernel.registry import game_by_id
from baluchon.kernel.sheets import Outcome

_CHUNK_OF_RANDOM = 500
_CHUNK = 4
_WAITING_PER_WORKER = 4
"""Chunks handed out ahead: enough that nobody is idle, few enough that stopping is quick."""


@dataclass(frozen=True)
class Plan:
    """What is to be played; plain values, so that it can go to another process."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    """One for each seat."""
    seed: str
    options: dict[str, Value] = field(default_factory=dict)
    fixed_seats: bool = False

    def bots_of(self, number: int) -> list[str]:
        """Who sits where in a game."""
        return list(self.bots) if self.fixed_seats else rotated(self.bots, number)


@dataclass(frozen=True, slots=True)
class Played:
    """The result of one game."""

    number: int
    bots: list[str]
    outcome: Outcome
    decisions: int


def play_all(plan: Plan, workers: int = 1) -> Iterator[list[Played]]:
    """Play the games of a plan, giving the results in portions and in no certain order."""
    size = _CHUNK_OF_RANDOM if set(plan.bots) == {RANDOM} else _CHUNK
    chunks = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    workers = min(workers, len(chunks))
    if workers <= 1:
        return (play_some(plan, chunk) for chunk in chunks)
    return _play_in_processes(plan, chunks, workers)


def play_some(plan: Plan, numbers: range) -> list[Played]:
    """Play the games of these numbers."""
    game = game_by_id(plan.game)
    if set(plan.bots) == {RANDOM}:
        return [_play_random(plan, game, number) for number in numbers]
    bots = {code: bot_by_code(code) for code in plan.bots}
    return [_play_match(plan, game, bots, number) for number in numbers]


def seed_of(plan: Plan, number: int, purpose: str) -> bytes:
    """The 32 bytes that a purpose in a game gets."""
    return hashlib.sha256(f"baluchon {plan.game} {plan.seed} {number} {purpose}".encode()).digest()


def _fast_chance(plan: Plan, number: int, purpose: str) -> FastChance:
    return FastChance(int.from_bytes(seed_of(plan, number, purpose)[:12], "big"))


def _play_random(plan: Plan, game: Game, number: int) -> Played:
    chance = _fast_chance(plan, number, "table")
    state = game.start(plan.seats, plan.options, chance)
    decisions = random_playout(game.rules, state, chance)
    return Played(number, plan.bots_of(number), game.outcome(state), decisions)


def _play_match(plan: Plan, game: Game, bots: dict[str, Bot], number: int) -> Played:
    match = Match(game, plan.seats, plan.options, seed=seed_of(plan, number, "table"))
    seated = plan.bots_of(number)
    chances = [_fast_chance(plan, number, f"bot {seat}") for seat in range(plan.seats)]
    while not match.is_over:
        for seat in match.to_act:
            match.play(seat, bots[seated[seat]].choose(match.position(seat), chances[seat]))
    return Played(number, seated, match.outcome(), len(match.log))


def _play_in_processes(plan: Plan, chunks: list[range], workers: int) -> Iterator[list[Played]]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_end_with_parent)
    waiting: set[Future[list[Played]]] = set()
    todo = iter(chunks)
    try:
        while True:
            for chunk in todo:
                waiting.add(pool.submit(play_some, plan, chunk))
                if len(waiting) >= workers * _WAITING_PER_WORKER:
                    break
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
        pool.shutdown()
    except BaseException:
        # Interrupted, or nobody wants the rest: what is being played now is not worth waiting for.
        children = multiprocessing.active_children()
        pool.shutdown(wait=False, cancel_futures=True)
        for child in children:
            child.terminate()
        raise


def _end_with_parent() -> None:
    """Ctrl-C ends a worker silently, and no worker outlives the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
