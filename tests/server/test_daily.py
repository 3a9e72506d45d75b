"""The deal of the day: the same at two servers and in the terminal, one try, sealed until the day is over."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest

from baluchon.arena.same_seat import decide, played_by_bots
from baluchon.bots import bot_by_code
from baluchon.client import Client, ServerRefused
from baluchon.daily import LEVEL, PERSON, Daily
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.record import digest
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.server.protocol import (
    Analysis,
    BotScore,
    ChangeSettings,
    DailyDeal,
    Invitation,
    Leave,
    NewDaily,
    NewInvitation,
    PlayMove,
    Replay,
    TableInfo,
    TableSettings,
    TurningPoint,
    Welcome,
)
from baluchon.server.writing import likeness
from tests.server.serving import Served, newer_view, serving, until

ROAD_TRIP = "road-trip-europa"
DAY = "2026-11-17"
NOON = 1794916800.0
"""On that day."""
TRY = NewDaily(pace="instant")
PRACTICE = NewDaily(pace="instant", practice=True)


class Clock:
    """Stands still until somebody turns it."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


async def opened(client: Client, game: str, wanted: NewDaily = TRY) -> TableInfo:
    return msgspec.json.decode((await client.request("POST", f"/api/daily/{game}", wanted)).content, type=Welcome).table


async def deal(client: Client, game: str, day: str | None = None) -> DailyDeal:
    return msgspec.json.decode((await client.request("GET", f"/api/daily/{game}", day=day)).content, type=DailyDeal)


async def refusal(asked: Awaitable[Any]) -> str:
    with pytest.raises(ServerRefused) as refused:
        await asked
    return refused.value.failure.code


async def play_first(client: Client, table: str, most: int = 10_000) -> None:
    """Always choose the first move, until the game is over or so many have been made."""
    frame = await client.view(table, PERSON)
    assert frame is not None
    for _ in range(most):
        while not frame.legal:
            if (await client.table(table)).status != "playing":
                return
            frame = await newer_view(client, table, PERSON, frame.v)
        await client.command(table, PlayMove(frame.legal[0]), seat=PERSON)
        if (await client.table(table)).status != "playing":
            return
        frame = await newer_view(client, table, PERSON, frame.v)


def run(tmp_path: Path, story: Callable[[Served, Clock], Awaitable[None]]) -> None:
    async def told() -> None:
        clock = Clock()
        async with serving(str(tmp_path / "daily.sqlite"), clock=clock) as served:
            await story(served, clock)

    asyncio.run(told())


def test_the_seed_follows_from_day_and_game_and_nothing_else() -> None:
    daily = Daily(game_by_id(ROAD_TRIP), date(2026, 11, 17))
    assert daily.number == 16
    assert daily.seed == hashlib.sha256(b"baluchon daily 2026-11-17 road-trip-europa").digest()
    assert daily.commit == hashlib.sha256(daily.seed).hexdigest()


def in_terminal(game: Game, moves: int) -> Match:
    """The deal as the terminal plays it, whose person always chooses the first move."""
    match = Daily(game, date.fromisoformat(DAY)).begin()
    bots = {seat: bot_by_code(LEVEL) for seat in range(1, match.seats)}
    while moves and not match.is_over:
        for seat, move in decide(match, bots):
            match.play(seat, move)
        if PERSON in match.to_act:
            match.play(PERSON, match.legal(PERSON)[0])
            moves -= 1
    return match


def by_seat(match: Match) -> list[list[int]]:
    """What each seat has done."""
    return [[entry.move for entry in match.entries if entry.seat == seat] for seat in range(match.seats)]


GAMES = all_games()


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_two_servers_and_the_terminal_deal_alike(game: Game, tmp_path: Path) -> None:
    async def story() -> None:
        begun: list[str] = []
        for name in ("one", "two"):
            async with serving(str(tmp_path / f"{name}.sqlite"), clock=Clock()) as served:
                ana = await served.person(f"Ana of {name}")
                table = await opened(ana, game.id)
                assert table.commit == Daily(game, date.fromisoformat(DAY)).commit
                assert [seat.name for seat in table.seats[1:]] == ["Jonas", "Chloé", "Otto"]
                begun.append(await _start_of(served, table.id))
        terminal = Daily(game, date.fromisoformat(DAY)).begin()
        assert begun == [digest(game, terminal.state)] * 2

    asyncio.run(story())


async def _start_of(served: Served, table: str) -> str:
    """A fingerprint of what was dealt, before the first move."""

    def work(sitting: Any) -> str:
        match = sitting.table.playing
        again = Match(match.game, match.seats, match.options, seed=match.seed)
        return digest(match.game, again.state)

    return await served.house.room(table).read(work)


@pytest.mark.parametrize("game", ["trekking-through-history", "trekking-the-world", "tour-du-monde"])
def test_who_chooses_alike_meets_the_same_answers_everywhere(game: str, tmp_path: Path) -> None:
    """What each seat does is the same, in whatever order they choose who choose at the same time."""
    decisions = 6

    async def story(served: Served, _: Clock) -> None:
        ana = await served.person("Ana")
        table = await opened(ana, game)
        await play_first(ana, table.id, decisions)
        await until(lambda: served.house.room(table.id).read(lambda it: it.table.to_act == [PERSON]))
        here = await served.house.room(table.id).read(lambda it: by_seat(it.table.playing))
        there = by_seat(in_terminal(game_by_id(game), decisions))
        for mine, theirs in zip(here, there, strict=True):
            assert len(theirs) > 1
            assert mine[: len(theirs)] == theirs

    run(tmp_path, story)


def test_one_try_counts_and_is_gone_on_with(tmp_path: Path) -> None:
    async def story(served: Served, _: Clock) -> None:
        ana = await served.person("Ana")
        assert await refusal(opened(ana, ROAD_TRIP, PRACTICE)) == "wrong-status"
        table = await opened(ana, ROAD_TRIP)
        assert (await opened(ana, ROAD_TRIP)).id == table.id
        assert await refusal(opened(ana, ROAD_TRIP, PRACTICE)) == "wrong-status"
        with_hints = TableSettings(hints="casual", take_backs=False)
        assert await refusal(ana.command(table.id, ChangeSettings(with_hints))) == "bad-request"
        await play_first(ana, table.id)
        told = await deal(ana, ROAD_TRIP)
        outcome = (await ana.table(table.id)).result
        assert outcome is not None
        assert told.mine is not None
        assert told.mine.score == outcome.outcome.scores[PERSON]
        assert (told.played, told.middle, told.better, told.streak) == (1, told.mine.score, 0, 1)
        assert [(each.name, each.you) for each in told.best] == [("Ana", True)]
        again = await opened(ana, ROAD_TRIP, PRACTICE)
        assert again.id != table.id
        assert again.given is not None
        assert not again.given.counts
        bo = await served.person("Bo")
        for_bo = await deal(bo, ROAD_TRIP)
        assert for_bo.mine is None
        assert [(each.name, each.you) for each in for_bo.best] == [("Ana", False)]

    run(tmp_path, story)


def test_the_seed_is_told_when_the_day_is_over(tmp_path: Path) -> None:
    async def story(served: Served, clock: Clock) -> None:
        ana = await served.person("Ana")
        table = await opened(ana, ROAD_TRIP)
        await play_first(ana, table.id)
        seed = Daily(game_by_id(ROAD_TRIP), date.fromisoformat(DAY)).seed.hex()
        answers = [
            (await ana.request("GET", path)).text
            for path in (f"/api/daily/{ROAD_TRIP}", f"/api/tables/{table.id}", "/api/me", f"/api/daily/{ROAD_TRIP}/bot")
        ]
        assert not any(seed in answer for answer in answers)
        for path in ("record", "draws"):
            assert await refusal(ana.request("GET", f"/api/tables/{table.id}/{path}")) == "wrong-status"
        clock.now += 86_400.0
        assert (await deal(ana, ROAD_TRIP)).seed is None
        assert (await deal(ana, ROAD_TRIP, DAY)).seed == seed
        assert seed in (await ana.request("GET", f"/api/tables/{table.id}/record")).text
        assert await refusal(deal(ana, ROAD_TRIP, "2026-11-19")) == "bad-day"
        assert await refusal(deal(ana, ROAD_TRIP, "yesterday")) == "bad-day"
        assert await refusal(deal(ana, "no-such-game")) == "not-found"

    run(tmp_path, story)


def test_nobody_else_plays_the_try_of_a_person(tmp_path: Path) -> None:
    """A key to the seat would let somebody better play it under the person's name."""

    async def story(served: Served, _: Clock) -> None:
        ana, bo = await served.person("Ana"), await served.person("Bo")
        table = await opened(ana, ROAD_TRIP)
        to_the_seat = NewInvitation(PERSON)
        assert await refusal(ana.request("POST", f"/api/tables/{table.id}/invitations", to_the_seat)) == "wrong-status"
        answer = await ana.request("POST", f"/api/tables/{table.id}/invitations", NewInvitation())
        key = msgspec.json.decode(answer.content, type=Invitation).key
        assert await refusal(bo.join(table.id, key)) in ("locked", "seat-taken", "wrong-status")
        await play_first(ana, table.id)
        again = await opened(ana, ROAD_TRIP, PRACTICE)
        await ana.request("POST", f"/api/tables/{again.id}/invitations", to_the_seat)

    run(tmp_path, story)


def test_open_hands_are_seen_when_the_day_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(served: Served, clock: Clock) -> None:
        ana = await served.person("Ana")
        table = await opened(ana, ROAD_TRIP)
        await play_first(ana, table.id)
        replay = f"/api/tables/{table.id}/replay"
        own = (await ana.request("GET", replay, seat=PERSON)).content
        assert msgspec.json.decode(own, type=Replay).frames
        await ana.request("GET", replay)  # what all have seen
        for hidden in ({"open": "true"}, {"seat": PERSON + 1}, {"seat": PERSON, "open": "true"}):
            assert await refusal(ana.request("GET", replay, **hidden)) == "wrong-status"
        turns = [TurningPoint(1, seat, 0, 0.5, 0.6, 0.5, None, 0.5, []) for seat in range(4)]

        async def analysis(*_: object) -> bytes:
            return msgspec.json.encode(Analysis(1, True, [0], [[]], [[]], [[]], 1, 0.1, [], turns))

        monkeypatch.setattr(served.house, "analysis", analysis)

        async def told() -> list[int]:
            looked = (await ana.request("GET", f"/api/tables/{table.id}/analysis")).content
            return [turn.seat for turn in msgspec.json.decode(looked, type=Analysis).turning]

        assert await told() == [PERSON]
        clock.now += 86_400.0
        assert await told() == [0, 1, 2, 3]
        for hidden in ({"open": "true"}, {"seat": PERSON + 1}):
            await ana.request("GET", replay, **hidden)

    run(tmp_path, story)


def test_names_on_the_board_are_told_apart(tmp_path: Path) -> None:
    async def story(served: Served, _: Clock) -> None:
        people = [await served.person(name) for name in ("Ana", "ANA", "Аna", "Bo")]  # the third one is Cyrillic
        for person in people:
            table = await opened(person, ROAD_TRIP)
            await play_first(person, table.id)
        names = [each.name for each in (await deal(people[0], ROAD_TRIP)).best]
        assert len({likeness(name) for name in names}) == len(names) == 4
        assert sorted(name.endswith(("(2)", "(3)")) for name in names) == [False, False, True, True]
        assert [each.name for each in (await deal(people[1], ROAD_TRIP)).best] == names

    run(tmp_path, story)


def test_a_try_in_which_a_bot_stood_in_does_not_count(tmp_path: Path) -> None:
    async def story(served: Served, _: Clock) -> None:
        ana = await served.person("Ana")
        table = await opened(ana, ROAD_TRIP)
        await ana.command(table.id, Leave(), seat=PERSON)

        async def is_over() -> bool:
            return (await ana.table(table.id)).status == "finished"

        await until(is_over)
        told = await deal(ana, ROAD_TRIP)
        assert told.played == 0
        assert told.mine is not None
        assert told.mine.score is None
        assert (await opened(ana, ROAD_TRIP, PRACTICE)).id != table.id

    run(tmp_path, story)


def test_a_bot_plays_the_same_seat(tmp_path: Path) -> None:
    async def story(served: Served, _: Clock) -> None:
        ana = await served.person("Ana")
        answer = await ana.request("GET", f"/api/daily/{ROAD_TRIP}/bot")
        found = msgspec.json.decode(answer.content, type=BotScore)
        score, place = played_by_bots(Daily(game_by_id(ROAD_TRIP), date.fromisoformat(DAY)).begin(), LEVEL)
        assert found == BotScore(LEVEL, score, place)

    run(tmp_path, story)
