"""Whose turn it is to have a worker process think: play before hints before analyses, and one person after the other.

There are two lanes. Bots that answer at once have a process of their own, so that they answer beside anything; what
takes a quarter of a second and more shares the others. Nobody who asks waits for ever: a question that has waited for
long is refused.
"""

import asyncio
import sys
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from enum import IntEnum
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from baluchon.server.logs import log
from baluchon.server.refusals import Refused
from baluchon.server.workers import begin, source

T = TypeVar("T")
QUICK = frozenset({"random", "novice", "casual", "swift"})
"""Bots that need about a millisecond."""
MOST_WAITING = 64
"""How many questions of people (hints, analyses, replays) may wait; there is no limit for bots' moves."""
PATIENCE = 12.0
"""Seconds after which a question that has not been answered is refused."""


class Kind(IntEnum):
    """What is waited for, the more pressing the earlier."""

    PLAY = 0
    """A bot at a table with people."""
    HINT = 1
    LOOK_BACK = 2
    WATCHED = 3
    """A table of nothing but bots that somebody looks at."""
    UNATTENDED = 4


OF_PEOPLE = frozenset({Kind.PLAY, Kind.HINT, Kind.LOOK_BACK})
"""What people wait for. Bots among themselves leave a worker free for it, if there is more than one."""


class Turn(NamedTuple):
    """What someone waits for, and for whom it counts."""

    kind: Kind
    owner: str


class _Waiting:
    """Those who wait: by kind, and in each kind one owner after the other."""

    def __init__(self) -> None:
        self._queues: dict[Kind, OrderedDict[str, deque[asyncio.Future[None]]]] = {kind: OrderedDict() for kind in Kind}

    def __len__(self) -> int:
        return sum(len(queue) for owners in self._queues.values() for queue in owners.values())

    def add(self, turn: Turn) -> asyncio.Future[None]:
        """Wait; the future is done when it is the turn."""
        begins: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues[turn.kind].setdefault(turn.owner, deque()).append(begins)
        return begins

    def next(self, *, people_only: bool) -> asyncio.Future[None] | None:
        """Whose turn it is now."""
        for kind, owners in self._queues.items():
            while owners and (kind in OF_PEOPLE or not people_only):
                owner, queue = owners.popitem(last=False)
                begins = queue.popleft()
                if queue:
                    owners[owner] = queue
                if not begins.done():  # not given up meanwhile
                    return begins
        return None


def _own_process() -> Executor:
    return ProcessPoolExecutor(1, get_context("spawn"), begin)


class _Worker:
    """One process, begun when it is first needed. A broken one is replaced."""

    def __init__(self, make: Callable[[], Executor]) -> None:
        self._make = make
        self._made: Executor | None = None
        self._leaving: list[Executor] = []
        """Exchanged for others; each ends when what it does is done."""

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Run a function; once more if the process dies."""
        for last_try in (False, True):
            if self._made is None:
                self._made = self._make()
            process = self._made
            try:
                return await asyncio.get_running_loop().run_in_executor(process, work, *args)
            except BrokenProcessPool:
                if process is self._made:
                    process.shutdown(wait=False, cancel_futures=True)
                    self._made = None
                if last_try:
                    raise Refused("busy", "the worker died; try again") from None
        raise AssertionError

    async def exchange(self, folder: Path) -> None:
        """Have a new process take over, once it has the package from this folder; the old one ends what it does."""
        fresh = self._make()
        try:
            found = await asyncio.get_running_loop().run_in_executor(fresh, source)
            if not Path(found).is_relative_to(folder):
                raise FileNotFoundError(f"a worker found the package in {found} instead of {folder}")
        except BaseException:
            _end(fresh)
            raise
        if self._made is not None:
            self._made.shutdown(wait=False)
            self._leaving.append(self._made)
        self._made = fresh

    def close(self) -> None:
        for process in (*self._leaving, self._made):
            if process is not None:
                _end(process)


def _end(pool: Executor) -> None:
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.terminate()
    pool.shutdown(wait=True, cancel_futures=True)


class Lane:
    """Some workers and those who wait for them."""

    def __init__(self, processes: int, make: Callable[[], Executor] = _own_process) -> None:
        self._workers = [_Worker(make) for _ in range(processes)]
        self._idle = list(self._workers)
        """Whoever was busy last comes last, and is taken first: a process that is not needed is not begun."""
        self._free = processes
        self._spare = int(processes > 1)
        self._waiting = _Waiting()

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def run(self, turn: Turn, work: Callable[..., T], *args: Any) -> T:
        """Run a function in a worker when it is its turn."""
        await self._take(turn)
        worker = self._idle.pop()
        try:
            return await worker.run(work, *args)
        finally:
            self._idle.append(worker)
            self._give()

    async def exchange(self, folder: Path) -> None:
        """Exchange the workers, one after the other, for such as have the package from this folder."""
        for worker in self._workers:
            await worker.exchange(folder)

    async def _take(self, turn: Turn) -> None:
        if self._free > (turn.kind not in OF_PEOPLE and self._spare):
            self._free -= 1
            return
        begins = self._waiting.add(turn)
        try:
            await begins
        except asyncio.CancelledError:
            if begins.done() and not begins.cancelled():
                self._give()  # it was given up at the moment in which it was its turn
            raise

    def _give(self) -> None:
        begins = self._waiting.next(people_only=self._free < self._spare)
        if begins is None:
            self._free += 1
        else:
            begins.set_result(None)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()


class Workers:
    """All worker processes."""

    def __init__(self, processes: int) -> None:
        self._quick, self._deep = Lane(1), Lane(processes)
        self.asked = 0
        """Questions of people that are not answered yet."""

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return len(self._quick) + len(self._deep)

    def lane(self, *, quick: bool) -> Lane:
        return self._quick if quick else self._deep

    async def exchange(self, folder: Path) -> None:
        """Have new workers take over that run the package as it lies in this folder: the same, but compiled.

        They look for it where this process does. Whatever is loaded here stays: a package that is loaded knows its
        folder.
        """
        sys.path.insert(0, str(folder))
        try:
            for lane in (self._quick, self._deep):
                await lane.exchange(folder)
        except (BrokenProcessPool, OSError) as error:
            sys.path.remove(str(folder))
            log.warning("workers stay as they were", extra={"folder": str(folder), "reason": str(error)})

    async def think(self, turn: Turn, level: str, work: Callable[..., T], *args: Any) -> T:
        """Let a bot of this level think."""
        return await self.lane(quick=level in QUICK).run(turn, work, *args)

    async def ask(self, turn: Turn, lane: Lane, work: Callable[..., T], *args: Any) -> T:
        """Answer a question of a person in time, or refuse it."""
        if self.asked >= MOST_WAITING:
            raise Refused("busy", "all workers are busy; try again in a moment")
        self.asked += 1
        try:
            async with asyncio.timeout(PATIENCE):
                return await lane.run(turn, work, *args)
        except TimeoutError:
            raise Refused("busy", "all workers were busy for long; try again in a moment") from None
        finally:
            self.asked -= 1

    def close(self) -> None:
        self._quick.close()
        self._deep.close()
