"""Puzzles at a server: asked without the answer, answered once."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from baluchon.client import Client, ServerRefused
from baluchon.kernel.registry import game_by_id
from baluchon.puzzles import puzzles_of
from baluchon.server.protocol import PuzzleAnswer, PuzzleAsked, PuzzleChoice, PuzzleList
from tests.server.serving import serving

GAME = "road-trip-europa"


async def answered(client: Client, number: int, move: int) -> PuzzleAnswer:
    told = await client.request("POST", f"/api/puzzles/{GAME}/{number}", PuzzleChoice(move))
    return msgspec.json.decode(told.content, type=PuzzleAnswer)


def test_a_puzzle_is_asked_and_the_first_answer_counts(tmp_path: Path) -> None:
    puzzles = puzzles_of(game_by_id(GAME))

    async def story() -> None:
        async with serving(str(tmp_path / "puzzles.sqlite")) as served:
            ana, stranger = await served.person("Ana"), served.client()
            told = await ana.request("GET", f"/api/puzzles/{GAME}/1")
            asked = msgspec.json.decode(told.content, type=PuzzleAsked)
            assert puzzles[0].best in asked.legal
            assert "best" not in msgspec.json.decode(told.content)
            other = next(move for move in asked.legal if move != puzzles[0].best)
            assert (await answered(stranger, 1, puzzles[0].best)).right
            assert (await answered(ana, 2, puzzles[1].best)).right
            assert (await answered(ana, 3, puzzles[2].best)).right
            assert not (await answered(ana, 1, other)).right
            assert (await answered(ana, 4, puzzles[3].best)).right
            assert (await answered(ana, 1, puzzles[0].best)).right  # too late to count
            listed = msgspec.json.decode((await ana.request("GET", f"/api/puzzles/{GAME}")).content, type=PuzzleList)
            assert len(listed.hardness) == len(puzzles)
            assert {each.number: each.right for each in listed.tries} == {1: False, 2: True, 3: True, 4: True}
            assert listed.streak == 1
            for path, code in ((f"{GAME}/9999", "not-found"), ("no-such-game", "not-found")):
                with pytest.raises(ServerRefused) as refused:
                    await ana.request("GET", f"/api/puzzles/{path}")
                assert refused.value.failure.code == code
            with pytest.raises(ServerRefused) as refused:
                await answered(ana, 1, 999_999)
            assert refused.value.failure.code == "illegal"

    asyncio.run(story())
