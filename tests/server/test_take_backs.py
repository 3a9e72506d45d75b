"""Taking back among bots, in every game: at once as long as nothing hidden was shown, else the bots agree to it."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from baluchon.client import Client
from baluchon.kernel.match import Match, TakeBack
from baluchon.kernel.record import digest
from baluchon.kernel.registry import all_games
from baluchon.server.protocol import Frame, NewSeat, TakeBackMove
from tests.server.serving import FAST, HERE, Served, newer_view, serving, until

BOT = NewSeat("bot", level="random")
MOST = 300


class Bots:
    """Holds the bots back while a person takes back, so that it is known what they have done."""

    def __init__(self, served: Served) -> None:
        self.may_move = asyncio.Event()
        served.house.pause = self._wait

    async def _wait(self, _: float) -> None:
        await self.may_move.wait()


async def _match(served: Served, table: str) -> Match:
    found: Match = await served.house.room(table).read(lambda sitting: sitting.table.playing)
    return found


async def _asked(client: Client, table: str) -> Frame:
    frame = await client.view(table, 0)
    while frame is not None and not frame.legal:
        frame = await newer_view(client, table, 0, frame.v)
    assert frame is not None
    return frame


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_among_bots_every_decision_can_be_taken_back(game: str, tmp_path: Path) -> None:
    chance = random.Random(3)

    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            bots = Bots(served)
            table = (await ana.open(game, [HERE, BOT], settings=FAST, start=True)).table.id
            if (await ana.table(table)).to_act == [1]:
                bots.may_move.set()
            ways: set[bool] = set()
            for _ in range(MOST):
                frame = await _asked(ana, table)
                bots.may_move.clear()
                by_consent = await take_back_one(served, ana, table, frame)
                ways.add(by_consent)
                if ways == {True, False}:
                    return
                frame = await _asked(ana, table)
                await ana.play(table, frame, chance.choice(frame.legal))
                bots.may_move.set()
            raise AssertionError(f"taking back by consent, or without: only {ways} was seen")

    async def take_back_one(served: Served, ana: Client, table: str, frame: Frame) -> bool:
        match = await _match(served, table)
        before: Any = digest(match.game, match.state)
        together = match.to_act
        await ana.play(table, frame, chance.choice(frame.legal))
        after = await ana.view(table, 0)
        assert after is not None
        await ana.command(table, TakeBackMove())
        assert (await ana.table(table)).take_back is None  # nobody is left to be asked
        again = await ana.view(table, 0)
        assert again is not None
        assert (again.legal, again.prompt) == (frame.legal, frame.prompt)
        match = await _match(served, table)
        last = match.log[-1]
        assert isinstance(last, TakeBack)
        assert last.by_consent is not after.take_back
        if not last.by_consent:
            assert digest(match.game, match.state) == before
        assert set(together) <= set(match.to_act)
        return last.by_consent

    asyncio.run(story())


def test_what_bots_had_sealed_is_sealed_again(tmp_path: Path) -> None:
    """In Road Trip Europa the last choice shows all of them: taken back, everyone chooses anew."""

    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            bots = Bots(served)
            bots.may_move.set()
            table = (await ana.open("road-trip-europa", [HERE, BOT, BOT], settings=FAST, start=True)).table.id

            async def only_ana_is_left() -> bool:
                return (await ana.table(table)).to_act == [0]

            await until(only_ana_is_left)
            frame = await _asked(ana, table)
            bots.may_move.clear()
            await ana.play(table, frame, frame.legal[0])
            shown = await ana.view(table, 0)
            assert shown is not None
            assert not shown.take_back
            await ana.command(table, TakeBackMove())
            assert (await ana.table(table)).to_act == [0, 1, 2]
            bots.may_move.set()
            await until(only_ana_is_left)
            again = await _asked(ana, table)
            assert again.legal == frame.legal

    asyncio.run(story())
