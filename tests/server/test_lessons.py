"""Lessons at a server: a table like every other, with a deal and a script of its own."""

import asyncio
from pathlib import Path

import pytest

from baluchon.client import Client, ServerRefused
from baluchon.kernel.declaration import Game
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.lessons import LEARNER, Place, lesson_of
from baluchon.server.protocol import ChangeSettings, Frame, PlayMove, TableSettings, TakeBackMove
from tests.server.serving import FAST, HERE, Served, newer_view, serving

LESSON = TableSettings(pace="instant", lesson=True)
ROAD_TRIP = "road-trip-europa"


async def asked(client: Client, table: str, since: int) -> Frame:
    """The next frame in which the learner is asked something."""
    frame = await newer_view(client, table, LEARNER, since)
    while frame.prompt is None:
        frame = await newer_view(client, table, LEARNER, frame.v)
    return frame


GAMES = all_games()


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_lesson_runs_by_its_script_and_ends_in_a_game(game: Game, tmp_path: Path) -> None:
    lesson = lesson_of(game)

    async def walk(served: Served) -> None:
        ana = await served.person("Ana")
        table = (await ana.open(lesson.game.id, [HERE], settings=LESSON)).table
        assert table.status == "playing"
        assert len(table.seats) == lesson.script.seats
        frame = await ana.view(table.id, LEARNER)
        assert frame is not None
        met: list[int] = []
        while True:
            if frame.prompt is None:
                frame = await asked(ana, table.id, frame.v)
            place = frame.lesson
            if place == Place(len(lesson.best), strayed=False):
                break
            best: list[int] = []
            if place is not None:
                met.append(place.decision)
                best = lesson.best[place.decision]
            await ana.command(table.id, PlayMove((best or frame.legal)[0]), seat=LEARNER)
            frame = await asked(ana, table.id, frame.v)
        assert met == list(range(len(lesson.best)))
        settings = (await ana.table(table.id)).settings
        assert settings.lesson
        await ana.command(table.id, ChangeSettings(FAST))
        frame = await ana.view(table.id, LEARNER)
        assert frame is not None
        assert frame.lesson is None
        with pytest.raises(ServerRefused) as refused:
            await ana.command(table.id, ChangeSettings(LESSON))
        assert refused.value.failure.code == "bad-request"

    async def story() -> None:
        async with serving(str(tmp_path / "lesson.sqlite")) as served:
            await walk(served)

    asyncio.run(story())


def test_a_lesson_survives_a_restart_and_goes_back_with_a_take_back(tmp_path: Path) -> None:
    url = str(tmp_path / "lesson.sqlite")
    lesson = lesson_of(game_by_id(ROAD_TRIP))

    async def story() -> None:
        async with serving(url) as served:
            ana = await served.person("Ana")
            table = (await ana.open(ROAD_TRIP, [HERE], settings=LESSON)).table
            other = lesson.game.moves.parse("pick france")
            await ana.command(table.id, PlayMove(other), seat=LEARNER)
            frame = await asked(ana, table.id, 0)
            assert frame.lesson == Place(1, strayed=True)
            token = ana.token
        async with serving(url) as served:
            ana = served.client(token)
            again = await ana.view(table.id, LEARNER)
            assert again is not None
            assert again.lesson == Place(1, strayed=True)
            await ana.command(table.id, TakeBackMove(), seat=LEARNER)
            frame = await asked(ana, table.id, again.v)
            assert frame.lesson == Place(0, strayed=False)

    asyncio.run(story())


def test_a_game_without_a_lesson_has_none_to_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "lesson.sqlite")) as served:
            ana = await served.person("Ana")
            with pytest.raises(ServerRefused) as refused:
                await ana.open("no-such-game", [HERE], settings=LESSON)
            assert refused.value.failure.code == "unknown-game"

    asyncio.run(story())
