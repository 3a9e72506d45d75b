"""Each kind of flood that `bench/floods.py` measures: it is refused, and whoever plays beside it goes on."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from baluchon.server import buckets, connections, guard, socket
from baluchon.server.metrics import Metrics
from bench import flood_kinds
from bench.flood_kinds import FLOODS, Flood
from tests.server.serving import PATIENCE, Served, newer_view, open_game, serving, until

GAME = "road-trip-europa"
MOVES = 12
MANY = 200
FOR_EVER = float("inf")
Sign = Callable[[Metrics], bool]


def _status(code: int) -> Sign:
    return lambda metrics: metrics.requests[code] > 0


def _said(kind: str) -> Sign:
    return lambda metrics: sum(count for (each, _), count in metrics.commands.items() if each == kind) >= MANY


SIGNS: dict[Flood, Sign] = {
    flood_kinds.description: _status(429),
    flood_kinds.requests: _status(429),
    flood_kinds.files: _status(429),
    flood_kinds.cookies: _status(429),
    flood_kinds.foreign_names: _status(429),
    flood_kinds.newcomers: _status(429),
    flood_kinds.codes: _status(429),
    flood_kinds.keys: _status(429),
    flood_kinds.renames: _status(429),
    flood_kinds.recoveries: _status(429),
    flood_kinds.listed_tables: _status(429),
    flood_kinds.from_here: _status(429),
    flood_kinds.replays: _status(429),
    flood_kinds.settings: _said("settings"),
    flood_kinds.chat: _said("chat"),
    flood_kinds.views: _said("attach"),
    flood_kinds.messages: _said("ping"),
    flood_kinds.pings: _status(429),
    flood_kinds.pongs: _status(429),
    flood_kinds.fragments: _status(429),
    flood_kinds.handshakes: _status(429),
}
"""By which one sees that a flood has used up what it may have, or is there at least."""
ELSEWHERE = {
    flood_kinds.nothing: "there is none",
    flood_kinds.long_heads: "test_heads.py: refused before it is a request, so that nothing is counted",
    flood_kinds.halves: "test_limits.py: never a request",
    flood_kinds.ten_bots: "test_lanes.py: whose bot thinks next",
    flood_kinds.bots: "test_lanes.py: whose bot thinks next",
}


def test_every_flood_is_tried_here_or_elsewhere() -> None:
    assert SIGNS.keys() | ELSEWHERE.keys() == set(FLOODS)
    assert not SIGNS.keys() & ELSEWHERE.keys()


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was used up stays so, and nobody waits for a refusal."""
    monkeypatch.setattr(buckets, "monotonic", lambda: 0.0)
    monkeypatch.setattr(guard, "PENALTY_SECONDS", 0.0)
    monkeypatch.setattr(socket, "PENALTY_SECONDS", 0.0)
    monkeypatch.setattr(connections, "FRAMES_REST_SECONDS", 0.001)


async def _play(served: Served, ana: Any, table: str) -> None:
    """So many moves, each acknowledged and seen."""
    frame = await ana.view(table, 0)
    for _ in range(MOVES):
        await ana.play(table, frame, frame.legal[0])
        other = await ana.view(table, 1)
        if other is not None and other.legal:
            await ana.play(table, other, other.legal[0])
        frame = await newer_view(ana, table, 0, frame.v)
        while not frame.legal:
            frame = await newer_view(ana, table, 0, frame.v)


@pytest.mark.parametrize("flood", SIGNS, ids=[flood.__name__ for flood in SIGNS])
def test_a_flood_is_refused_and_play_goes_on_beside_it(flood: Flood, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db", rate=30.0) as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            flooding = asyncio.create_task(flood(served.url, table, FOR_EVER))
            try:
                async with asyncio.timeout(PATIENCE):
                    await until(lambda: SIGNS[flood](served.house.metrics))
                    assert not flooding.done()
                    await _play(served, ana, table)
            finally:
                flooding.cancel()
                await asyncio.gather(flooding, return_exceptions=True)
            assert not served.house.metrics.requests[500]

    asyncio.run(story())
