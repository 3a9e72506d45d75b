"""A compound choice at a server: proposed, adjusted, and played in one change."""

import asyncio
from pathlib import Path

import pytest

from baluchon.client import Client, ServerRefused
from baluchon.kernel.registry import game_by_id
from baluchon.server.protocol import Answer, Body, Frame, PlayPlan, ProposePlan
from tests.server.serving import open_game, serving

GAME = game_by_id("trekking-through-history")
NONE, ONE = GAME.moves.parse("spend 0"), GAME.moves.parse("spend 1")


async def at_the_first_card(ana: Client, table: str) -> Frame:
    """The frame of the seat that is to take the first card."""
    for seat in (0, 1):
        frame = await ana.view(table, seat)
        assert frame is not None
        await ana.play(table, frame, frame.legal[0])
    frames = [await ana.view(table, seat) for seat in (0, 1)]
    return next(frame for frame in frames if frame is not None and frame.legal)


async def refused(ana: Client, table: str, body: Body, frame: Frame) -> str:
    with pytest.raises(ServerRefused) as failure:
        await ana.command(table, body, seat=frame.seat, decision=frame.decision)
    return failure.value.failure.code


def test_a_plan_is_proposed_and_played_whole_or_not_at_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "plans.sqlite")) as served:
            ana = await served.person("Ana")
            table = (await open_game(ana, GAME.id, 2)).table.id
            frame = await at_the_first_card(ana, table)
            take = frame.legal[0]
            answer = await ana.command(table, ProposePlan(take, [ONE]), seat=frame.seat)
            assert isinstance(answer, Answer)
            assert answer.plan is not None
            assert answer.plan.moves == (take, ONE)
            assert await refused(ana, table, PlayPlan([take, take]), frame) == "illegal"
            assert await ana.view(table, frame.seat) == frame, "nothing has changed"
            await ana.command(table, PlayPlan(list(answer.plan.moves)), seat=frame.seat, decision=frame.decision)
            after = await ana.view(table, frame.seat, since=frame.v)
            assert after is not None
            told = {event.id for event in after.events}
            assert {"event-takes", "event-spends", "event-arrives"} <= told
            assert await refused(ana, table, PlayPlan([take]), frame) == "stale"

    asyncio.run(story())


def test_what_is_no_plan_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "plans.sqlite")) as served:
            ana = await served.person("Ana")
            table = (await open_game(ana, GAME.id, 2)).table.id
            frame = await at_the_first_card(ana, table)
            assert frame.seat is not None
            assert await refused(ana, table, ProposePlan(NONE), frame) == "illegal"
            assert await refused(ana, table, ProposePlan(999_999), frame) == "illegal"
            assert await refused(ana, table, ProposePlan(frame.legal[0], [999_999]), frame) == "illegal"
            with pytest.raises(ServerRefused) as failure:
                await ana.command(table, ProposePlan(frame.legal[0]), seat=1 - frame.seat)
            assert failure.value.failure.code == "not-your-turn"

    asyncio.run(story())
