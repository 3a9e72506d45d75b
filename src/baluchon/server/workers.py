"""Where bots think: worker processes, which get positions and records as plain JSON, never a table.

The functions at the top run in the workers.
"""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from secrets import randbits
from time import monotonic
from typing import Any, TypeVar

import msgspec

from baluchon.bots import bot_by_code
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.game import Rules
from baluchon.kernel.match import Entry, Match
from baluchon.kernel.playout import guided_playout, utility
from baluchon.kernel.position import Position
from baluchon.kernel.record import Record, replay_entry
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.server.protocol import Analysis, Considered, Replay, ReplayFrame
from baluchon.server.refusals import Refused

T = TypeVar("T")

MOST_WAITING = 64
"""How many questions of people (hints, analyses, replays) may wait; there is no limit for bots' moves."""
ANALYSIS_SECONDS = 4.0
MOST_PLAYOUTS = 16


# ------------------------------------------------------------------------------------------ in the workers


def _begin() -> None:
    """Leave Ctrl-C to the server, and the processor to people's moves before bots' thoughts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    all_games()


def _end_with_the_server() -> None:
    """End when the server does: one that is killed cannot end its workers."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(level: str, position: bytes, seed: int) -> int:
    """The move a bot chooses."""
    return bot_by_code(level).choose(Position.load(msgspec.json.decode(position)), FastChance(seed))


def weigh(level: str, position: bytes, seed: int) -> list[Considered]:
    """The moves a bot considers, the best first."""
    at, chance = Position.load(msgspec.json.decode(position)), FastChance(seed)
    bot = bot_by_code(level)
    weighed = [Considered(each.move, each.value, each.visits) for each in bot.explain(at, chance)]
    return weighed or [Considered(bot.choose(at, chance), 0.0, 0)]


def _begin_again(record: Record) -> Match:
    assert record.seed is not None
    seed = bytes.fromhex(record.seed)
    game = game_by_id(record.game, record.rules)
    return Match(game, record.seats, record.options, seed=seed, players=record.players)


def analyse(data: bytes) -> bytes:
    """Everyone's chances to win in the course of a finished game, found by playing out each position."""
    record = msgspec.json.decode(data, type=Record)
    match = _begin_again(record)
    rules, chance, began = match.game.rules, FastChance(randbits(96)), monotonic()
    bound = match.game.most_decisions(match.seats)
    states = [rules.copy(match.state)]
    for n in range(len(record.log)):
        replay_entry(match, record, n)
        states.append(rules.copy(match.state))
    sums = [[0.0] * match.seats for _ in states]
    playouts = 0
    while playouts < MOST_PLAYOUTS and (shares := _played_on(rules, states, chance, bound, began)):
        sums = [[a + b for a, b in zip(*both, strict=True)] for both in zip(sums, shares, strict=True)]
        playouts += 1
    if playouts == 0:
        sums = [_shares(rules, state) for state in states]
    chances = [[round(share / max(1, playouts), 4) for share in total] for total in sums]
    return msgspec.json.encode(Analysis(chances, playouts))


def _played_on(rules: Rules[Any], states: list[Any], chance: Chance, bound: int, began: float) -> list[list[float]]:
    """Each position played out once: the seats' shares of the win. Empty if the time ran out."""
    ends = []
    for state in states:
        if monotonic() - began > ANALYSIS_SECONDS:
            return []
        end = rules.copy(state)
        guided_playout(rules, end, chance, bound)
        ends.append(_shares(rules, end))
    return ends


def _shares(rules: Rules[Any], state: Any) -> list[float]:
    out = [0.0] * state.seats
    utility(rules, state, out)
    return out


def replay(data: bytes, seat: int | None, open: bool, first: int, count: int) -> bytes:
    """Some frames of a finished game, as a viewer saw them, or with everything open."""
    record = msgspec.json.decode(data, type=Record)
    match = _begin_again(record)
    look = _open_frame if open else _frame
    frames = [look(match, seat, 0)]
    for n in range(len(record.log)):
        replay_entry(match, record, n)
        frame = look(match, seat, len(frames))
        if open or frame.events or bytes(frame.view) != bytes(frames[-1].view):
            frames.append(frame)
    chosen = frames[first : first + count]
    return msgspec.json.encode(Replay(record.game, seat, open, len(frames), first, chosen))


def _frame(match: Match, seat: int | None, n: int) -> ReplayFrame:
    events = match.events(seat, len(match.log) - 1) if match.log else []
    return ReplayFrame(n, msgspec.Raw(msgspec.json.encode(match.view(seat))), events, match.to_act)


def _open_frame(match: Match, seat: int | None, n: int) -> ReplayFrame:
    privates = [match.game.private(match.state, each) for each in range(match.seats)]
    view = msgspec.Raw(msgspec.json.encode({"public": match.game.public(match.state), "privates": privates}))
    if not match.log:
        return ReplayFrame(n, view, [], match.to_act)
    last = match.log[-1]
    text = match.game.moves.text(last.move) if isinstance(last, Entry) else "take-back"
    return ReplayFrame(n, view, match.events(last.seat, len(match.log) - 1), match.to_act, last.seat, text)


# ------------------------------------------------------------------------------------------- in the server


class Workers:
    """The worker processes. A broken pool is replaced."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._made: ProcessPoolExecutor | None = None
        self.waiting = 0

    @property
    def _pool(self) -> ProcessPoolExecutor:
        if self._made is None:
            self._made = self._new_pool()
        return self._made

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, get_context("spawn"), _begin)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Run a function in a worker; try once more if the worker dies."""
        self.waiting += 1
        try:
            for last_try in (False, True):
                pool = self._pool
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
                except BrokenProcessPool:
                    if pool is self._made:
                        pool.shutdown(wait=False, cancel_futures=True)
                        self._made = None
                    if last_try:
                        raise Refused("busy", "the worker died; try again") from None
            raise AssertionError
        finally:
            self.waiting -= 1

    async def ask(self, work: Callable[..., T], *args: Any) -> T:
        """Run a function in a worker unless too many are waiting."""
        if self.waiting >= MOST_WAITING:
            raise Refused("busy", "all workers are busy; try again in a moment")
        return await self.run(work, *args)

    def close(self) -> None:
        if self._made is not None:
            for process in list((self._made._processes or {}).values()):
                process.terminate()
            self._made.shutdown(wait=True, cancel_futures=True)
