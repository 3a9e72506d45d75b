"""Bots are fair: whose turn it is to have a worker think, and that nobody who asks waits for ever."""

import asyncio
import sys
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from shutil import copytree, ignore_patterns
from threading import Event
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

import baluchon
from baluchon.kernel.match import Match
from baluchon.kernel.registry import game_by_id
from baluchon.server import lanes, workers
from baluchon.server.lanes import Kind, Lane, Turn, Workers
from baluchon.server.protocol import NewSeat
from baluchon.server.refusals import Refused
from tests.server.serving import FAST, HERE, PATIENCE, serving, until

GAME = "road-trip-europa"


class InThreads(Lane):
    """A lane whose workers are threads of this process, so that a test can hold them."""

    def __init__(self, processes: int = 1) -> None:
        super().__init__(processes, lambda: ThreadPoolExecutor(1))


async def _order(turns: list[tuple[str, Turn]]) -> list[str]:
    """In which order those are served who wait while the only worker is busy."""
    served: list[str] = []
    lane, hold = InThreads(), Event()

    async def one(name: str, turn: Turn) -> None:
        await lane.run(turn, served.append, name)

    busy = asyncio.create_task(lane.run(Turn(Kind.PLAY, "first"), hold.wait, PATIENCE))
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(one(*each)) for each in turns]
    await until(lambda: len(lane) == len(turns))
    hold.set()
    await asyncio.gather(busy, *waiting)
    lane.close()
    return served


def test_play_comes_before_hints_before_analyses_before_tables_of_bots_alone() -> None:
    turns = [
        ("unattended", Turn(Kind.UNATTENDED, "a")),
        ("watched", Turn(Kind.WATCHED, "a")),
        ("analysis", Turn(Kind.LOOK_BACK, "a")),
        ("hint", Turn(Kind.HINT, "a")),
        ("play", Turn(Kind.PLAY, "a")),
    ]
    assert asyncio.run(_order(turns)) == ["play", "hint", "analysis", "watched", "unattended"]


def test_one_person_after_the_other() -> None:
    turns = [(f"eve {n}", Turn(Kind.PLAY, "eve")) for n in range(4)]
    turns += [("ana 0", Turn(Kind.PLAY, "ana")), ("ben 0", Turn(Kind.PLAY, "ben")), ("ana 1", Turn(Kind.PLAY, "ana"))]
    assert asyncio.run(_order(turns)) == ["eve 0", "ana 0", "ben 0", "eve 1", "ana 1", "eve 2", "eve 3"]


def test_bots_among_themselves_leave_a_worker_free_for_people() -> None:
    async def story() -> None:
        lane, hold = InThreads(2), Event()
        turns = [Turn(Kind.UNATTENDED, "eve"), Turn(Kind.WATCHED, "eve"), Turn(Kind.UNATTENDED, "eve")]
        bots = [asyncio.create_task(lane.run(turn, hold.wait, PATIENCE)) for turn in turns]
        await until(lambda: len(lane) == 2)
        for kind in (Kind.PLAY, Kind.HINT, Kind.LOOK_BACK):
            assert await lane.run(Turn(kind, "ana"), abs, -1) == 1
        assert len(lane) == 2
        hold.set()
        await asyncio.gather(*bots)
        lane.close()

    asyncio.run(story())


def test_who_gives_up_loses_nobody_a_worker() -> None:
    async def story() -> None:
        lane, hold = InThreads(), Event()
        busy = asyncio.create_task(lane.run(Turn(Kind.PLAY, "a"), hold.wait, PATIENCE))
        await asyncio.sleep(0)
        gone = [asyncio.create_task(lane.run(Turn(Kind.PLAY, "a"), abs, -1)) for _ in range(3)]
        last = asyncio.create_task(lane.run(Turn(Kind.PLAY, "a"), abs, -1))
        await until(lambda: len(lane) == 4)
        for task in gone:
            task.cancel()
        hold.set()
        assert await last == 1
        await busy
        assert await lane.run(Turn(Kind.PLAY, "a"), abs, -2) == 2
        lane.close()

    asyncio.run(story())


def test_a_question_is_answered_or_refused_in_time() -> None:
    async def story() -> None:
        workers, lane, hold = Workers(1), InThreads(), Event()
        busy = asyncio.create_task(lane.run(Turn(Kind.PLAY, "a"), hold.wait, PATIENCE))
        await asyncio.sleep(0)
        with patch.object(lanes, "PATIENCE", 0.01), pytest.raises(Refused, match="busy for long"):
            await workers.ask(Turn(Kind.HINT, "b"), lane, abs, -1)
        assert lanes.PATIENCE < 15
        hold.set()
        await busy
        assert await workers.ask(Turn(Kind.HINT, "b"), lane, abs, -1) == 1
        assert workers.asked == 0
        lane.close()

    asyncio.run(story())


class Never(Executor):
    """A worker that never comes to an end."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        return Future()


def test_a_casual_bot_answers_beside_anything(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            deep = served.house._workers.lane(quick=False)
            with patch.object(deep._workers[0], "_made", Never()):
                masters = [NewSeat("bot", level="master")] * 2
                for _ in range(3):
                    await ana.open(GAME, masters, settings=FAST, start=True)
                await until(lambda: served.house.thoughts_waiting > 0)
                casual = [HERE, NewSeat("bot", level="casual")]
                table = (await ana.open(GAME, casual, settings=FAST, start=True)).table.id
                while True:
                    info = await ana.table(table)
                    if info.status == "finished":
                        break
                    if 0 in info.to_act:
                        frame = await ana.view(table, 0)
                        assert frame is not None
                        await ana.play(table, frame, frame.legal[0])
                    else:
                        await until(lambda: not served.house.room(table)._thinking.busy)

    asyncio.run(story())


def _copied(into: Path) -> Path:
    """A folder with the package that runs here, as `make play` makes one: a change to it is a change of folders."""
    package = Path(baluchon.__file__).parent
    copytree(package, into / "made" / package.name, ignore=ignore_patterns("__pycache__", "static"))
    return into / "made"


def _positions() -> list[bytes]:
    match = Match(game_by_id(GAME), seats=2, seed=bytes(32))
    positions: list[bytes] = []
    for n in range(12):
        seat = match.to_act[0]
        positions.append(msgspec.json.encode(match.position(seat).dump()))
        legal = match.legal(seat)
        match.play(seat, legal[n % len(legal)])
    return positions


def test_workers_change_to_a_folder_that_appears_and_answer_alike(tmp_path: Path) -> None:
    here = str(Path(baluchon.__file__).parent)
    later = tmp_path / "compiled"

    async def story() -> None:
        async with serving(tmp_path / "db", workers_from=str(later)) as served:
            house = served.house
            lanes_there = [house._workers.lane(quick=quick) for quick in (True, False)]

            async def sources() -> list[str]:
                return [await lane.run(Turn(Kind.PLAY, "a"), workers.source) for lane in lanes_there]

            async def answers() -> list[int]:
                asked = [(level, at) for level in ("casual", "swift") for at in _positions()]
                return [await house.think(Turn(Kind.PLAY, "a"), level, at, 7) for level, at in asked]

            assert await sources() == [here, here]
            before = await answers()
            await asyncio.to_thread(lambda: _copied(tmp_path).rename(later))
            there = str(later / "baluchon")

            async def all_there() -> bool:
                return await sources() == [there, there]

            await until(all_there)
            assert await answers() == before

    asyncio.run(story())
    assert sys.path[0] == str(later)
    sys.path.remove(str(later))


def test_what_a_worker_does_is_done_before_it_goes(tmp_path: Path) -> None:
    async def story() -> None:
        folder, lane = _copied(tmp_path), Lane(1)
        with patch.object(sys, "path", [str(folder), *sys.path]):
            last = asyncio.create_task(lane.run(Turn(Kind.PLAY, "a"), sum, range(20_000_000)))
            await until(lambda: lane._workers[0]._made is not None)
            await lane.exchange(folder)
            assert await last == sum(range(20_000_000))
            assert await lane.run(Turn(Kind.PLAY, "a"), workers.source) == str(folder / "baluchon")
        lane.close()

    asyncio.run(story())


@pytest.mark.parametrize("spoilt", ["no package in it", "broken package"])
def test_workers_stay_if_the_folder_is_no_good(tmp_path: Path, spoilt: str) -> None:
    (tmp_path / "made" / ("baluchon" if spoilt == "broken package" else "other")).mkdir(parents=True)
    if spoilt == "broken package":
        (tmp_path / "made" / "baluchon" / "__init__.py").write_text("raise RuntimeError")

    async def story() -> None:
        many, path = Workers(1), list(sys.path)
        await many.exchange(tmp_path / "made")
        assert sys.path == path
        lane = many.lane(quick=True)
        assert await lane.run(Turn(Kind.PLAY, "a"), workers.source) == str(Path(baluchon.__file__).parent)
        many.close()

    asyncio.run(story())
