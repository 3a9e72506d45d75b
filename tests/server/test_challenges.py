"""A finished game handed on: same deal, same seats, bots where bots or others sat."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from baluchon.client import Client, ServerRefused
from baluchon.kernel.match import Match
from baluchon.kernel.record import digest
from baluchon.server.protocol import ChallengeInfo, NewSeat, Past, PlayMove, Replay, Start, TableSettings
from baluchon.server.refusals import Refused
from tests.sampling import sample
from tests.server.serving import FAST, HERE, OPEN, Served, newer_view, serving

GAME = "road-trip-europa"


async def play_on(clients: dict[int, Client], table: str) -> None:
    """Let people always choose the first move, until the game is over."""
    any_client = next(iter(clients.values()))
    while (info := await any_client.table(table)).status == "playing":
        for seat in info.to_act:
            if seat in clients:
                frame = await clients[seat].view(table, seat)
                if frame is not None and frame.legal:
                    await clients[seat].command(table, PlayMove(frame.legal[0]), seat=seat)
                    break
        else:
            seat, client = next(iter(clients.items()))
            frame = await client.view(table, seat)
            assert frame is not None
            now = await client.table(table)
            if now.status == "playing" and not clients.keys() & set(now.to_act):
                await newer_view(client, table, seat, frame.v)


async def dealt(served: Served, table: str) -> str:
    def work(sitting: Any) -> str:
        match = sitting.table.playing
        return digest(match.game, Match(match.game, match.seats, match.options, seed=match.seed).state)

    return await served.house.room(table).read(work)


def test_a_game_is_handed_on_with_its_deal_seats_and_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "challenge.sqlite")) as served:
            ana, bo, cleo = [await served.person(name) for name in ("Ana", "Bo", "Cleo")]
            first = await ana.open(GAME, [OPEN, HERE, NewSeat("bot", "Jonas", "novice")], settings=FAST)
            table = first.table.id
            assert first.invitation is not None
            await bo.join(table, first.invitation.key)
            with pytest.raises(ServerRefused) as refused:
                await ana.challenge(table)
            assert refused.value.failure.code == "wrong-status"
            await ana.command(table, Start())
            await play_on({0: bo, 1: ana}, table)
            with pytest.raises(ServerRefused) as refused:
                await cleo.challenge(table)
            assert refused.value.failure.code == "not-your-seat"
            handed = await ana.challenge(table)
            assert handed.link.endswith(f"/#/challenge/{table}/{handed.key}")
            answer = await cleo.request("GET", f"/api/tables/{table}/challenge", key=handed.key)
            told = msgspec.json.decode(answer.content, type=ChallengeInfo)
            result = (await ana.table(table)).result
            assert result is not None
            assert (told.seat, told.name, told.score) == (1, "Ana", result.outcome.scores[1])
            assert told.levels == ["casual", None, "novice"]
            again = (await cleo.take_challenge(table, handed.key)).table
            assert again.status == "playing"
            assert [(seat.kind, seat.level) for seat in again.seats] == [
                ("bot", "casual"),
                ("person", None),
                ("bot", "novice"),
            ]
            assert again.seats[1].name == "Cleo"
            assert again.given is not None
            assert (again.given.of, again.given.name, again.given.score) == (table, "Ana", told.score)
            assert await dealt(served, again.id) == await dealt(served, table)
            for key in ("0" * 26, first.invitation.key):
                with pytest.raises(ServerRefused) as refused:
                    await cleo.take_challenge(table, key)
                assert refused.value.failure.code == "wrong-key"

    asyncio.run(story())


def test_a_challenge_opens_nothing_else(tmp_path: Path) -> None:
    """Neither the table it comes from, nor a server by invitation; and a table's key is no challenge."""

    async def story() -> None:
        async with serving(str(tmp_path / "challenge.sqlite")) as served:
            ana = await served.person("Ana")
            opened = await ana.open(GAME, [HERE, NewSeat("bot", "Jonas", "novice")], settings=FAST, start=True)
            await play_on({0: ana}, opened.table.id)
            handed, other = await ana.challenge(opened.table.id), await ana.open(GAME, [HERE, OPEN])
            people = served.house.people
            assert not await people.is_invited(handed.key)
            assert other.invitation is not None
            assert await people.is_invited(other.invitation.key)
            with pytest.raises(Refused, match="does not open"):
                await people.key_token(handed.key, opened.table.id)
            with pytest.raises(Refused, match="no challenge"):
                await people.challenged_seat(other.invitation.key, other.table.id)
            assert await people.challenged_seat(handed.key, opened.table.id) == 0

    asyncio.run(story())


def test_a_lesson_is_not_handed_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "challenge.sqlite")) as served:
            ana = await served.person("Ana")
            lesson = TableSettings(pace="instant", lesson=True)
            table = (await ana.open(GAME, [HERE], settings=lesson)).table
            with pytest.raises(ServerRefused) as refused:
                await ana.challenge(table.id)
            assert refused.value.failure.code == "wrong-status"

    asyncio.run(story())


@pytest.mark.parametrize("game", sample(["road-trip-europa", "trekking-through-history", "tour-du-monde"], keep=1))
def test_a_game_goes_on_from_any_of_its_decisions(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "from-here.sqlite")) as served:
            ana, bo, cleo = [await served.person(name) for name in ("Ana", "Bo", "Cleo")]
            first = await ana.open(game, [OPEN, HERE, NewSeat("bot", "Jonas", "novice")], settings=FAST)
            table = first.table.id
            assert first.invitation is not None
            await bo.join(table, first.invitation.key)
            await ana.command(table, Start())
            with pytest.raises(ServerRefused) as refused:
                await ana.play_from(table, 1)
            assert refused.value.failure.code == "wrong-status"
            await play_on({0: bo, 1: ana}, table)
            played = await served.house.room(table).read(lambda sitting: sitting.table.playing)
            for entry in (1, len(played.log) // 2, len(played.log)):
                decided = played.log[entry - 1]
                again = (await cleo.play_from(table, entry)).table
                assert again.given is not None
                assert (again.given.of, again.given.at) == (table, entry - 1)
                assert [seat.name for seat in again.seats if seat.kind == "person"] == ["Cleo"]
                assert again.seats[decided.seat].name == "Cleo"
                before = Match(played.game, played.seats, played.options, seed=played.seed)
                for logged in played.log[: entry - 1]:
                    before.repeat(logged)
                frame = await cleo.view(again.id, decided.seat)
                assert frame is not None
                assert frame.legal == before.legal(decided.seat)
                old = await ana.request(
                    "GET", f"/api/tables/{table}/replay", seat=decided.seat, entry=entry - 1, count=1
                )
                shown = msgspec.json.decode(old.content, type=Replay).frames[0]
                public = msgspec.json.decode(shown.view)["public"]
                assert msgspec.json.decode(frame.view)["public"] == public
                await play_on({decided.seat: cleo}, again.id)
                past = await cleo.request("GET", "/api/me/past", game=game)
                tables = [each.table for each in msgspec.json.decode(past.content, type=Past).games]
                assert (again.id in tables) == (entry == 1)
            for entry in (0, len(played.log) + 1):
                with pytest.raises(ServerRefused) as refused:
                    await cleo.play_from(table, entry)
                assert refused.value.failure.code == "bad-request"

    asyncio.run(story())
