"""A table's log has a bound, whatever is done around its game again and again; and who plays goes on playing."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from baluchon.client import Client, ServerRefused
from baluchon.server import bounds
from baluchon.server.entries import Moved, TakenBack
from baluchon.server.protocol import (
    AnswerSettings,
    AnswerTakeBack,
    ArrangeSeats,
    ChangeSeat,
    ChangeSettings,
    ComeBack,
    HandOver,
    Leave,
    Mute,
    NewInvitation,
    NewSeat,
    PromiseNonce,
    Remove,
    Start,
    TableSettings,
    TakeBackMove,
)
from tests.server.serving import FAST, HERE, OPEN, Served, serving, until

GAME = "road-trip-europa"
MOST = 4
TIMES = 12
BOT = NewSeat("bot", level="random")


class Story:
    """A table of Ana's, with others who play."""

    def __init__(self, served: Served, table: str, ana: Client, ben: Client, *others: Client) -> None:
        self.served = served
        self.table = table
        self.ana = ana
        self.ben = ben
        self.players = (ana, ben, *others)
        self.refused: set[str] = set()

    async def do(self, who: Client, body: Any, seat: int | None = None) -> None:
        try:
            await who.command(self.table, body, seat=seat)
        except ServerRefused as refused:
            self.refused.add(refused.failure.code)

    @property
    async def entries(self) -> int:
        """How many there are but for moves."""
        rows = await self.served.house.store.rows(self.table)
        return sum(not isinstance(row.entry, Moved | TakenBack) for row in rows)

    async def play(self) -> None:
        """Everybody chooses once, so that all see it."""
        for seat, client in enumerate(self.players):
            frame = await client.view(self.table, seat)
            assert frame is not None
            if frame.legal:
                await client.play(self.table, frame, frame.legal[0])


async def renamed(story: Story, n: int) -> None:
    await story.do(story.ana, ChangeSettings(TableSettings(name=f"Table {n}")))


async def proposed(story: Story, n: int) -> None:
    await story.do(story.ana, ChangeSettings(TableSettings(move_limit=60 + n)))
    proposal = (await story.ana.table(story.table)).proposal
    if proposal is not None:
        await story.do(story.ben, AnswerSettings(proposal.n, agree=False))


async def seats_changed(story: Story, n: int) -> None:
    await story.do(story.ana, ChangeSeat(2, OPEN if n % 2 else BOT))


async def arranged(story: Story, n: int) -> None:
    await story.do(story.ana, ArrangeSeats([0, 1] if n % 2 else [0, 1, OPEN]))


async def handed_over(story: Story, n: int) -> None:
    await story.do(*((story.ben, HandOver(0)) if n % 2 else (story.ana, HandOver(1))))


async def joined_and_left(story: Story, n: int) -> None:
    await story.do(story.ben, Leave())
    try:
        await story.ben.join(story.table)
    except ServerRefused as refused:
        story.refused.add(refused.failure.code)


async def left_and_back(story: Story, n: int) -> None:
    await story.do(story.ben, Leave())
    await story.do(story.ben, ComeBack())


async def asked(story: Story, n: int) -> None:
    await story.do(story.ben, TakeBackMove())
    await story.do(story.ben, AnswerTakeBack(agree=False))


async def muted(story: Story, n: int) -> None:
    await story.do(story.ana, Mute(target=1, muted=n % 2 == 0))


async def removal_proposed(story: Story, n: int) -> None:
    await story.do(story.ana, Remove(target=1, removed=True))
    proposal = (await story.ana.table(story.table)).proposal
    if proposal is not None:
        await story.do(story.ana, AnswerSettings(proposal.n, agree=False))


async def keys_made(story: Story, n: int) -> None:
    try:
        await story.ana.request("POST", f"/api/tables/{story.table}/invitations", NewInvitation(0))
    except ServerRefused as refused:
        story.refused.add(refused.failure.code)


async def promised(story: Story, n: int) -> None:
    await story.do(story.ben, PromiseNonce(f"{n:064x}"))


Doing = Callable[[Story, int], Awaitable[None]]
ONLY = {**dict.fromkeys(bounds.MOST, MOST), "coming back": 10 * MOST}
WAITING: tuple[Doing, ...] = (
    renamed,
    seats_changed,
    arranged,
    handed_over,
    joined_and_left,
    muted,
    keys_made,
    promised,
)
PLAYING: tuple[Doing, ...] = (renamed, proposed, handed_over, left_and_back, asked, muted, removal_proposed, keys_made)


@pytest.mark.parametrize(
    ("doing", "playing"),
    [*((doing, False) for doing in WAITING), *((doing, True) for doing in PLAYING)],
    ids=lambda each: {True: "playing", False: "waiting"}.get(each) or each.__name__,
)
def test_whatever_is_done_again_and_again_a_tables_log_has_a_bound(
    doing: Doing, playing: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "MOST", ONLY)
    for module, bound in (
        ("conduct", "MOST_SEAT_KEYS"),
        ("dealing", "MOST_PROMISES"),
        ("order", "MOST_RESTRAINTS"),
    ):
        monkeypatch.setattr(f"baluchon.server.{module}.{bound}", MOST)

    async def story() -> None:
        async with (
            serving(tmp_path / "db") as served,
            await served.person("Ana") as ana,
            await served.person("Ben") as ben,
            await served.person("Cleo") as cleo,
        ):
            settings = TableSettings(pace="instant", listed=True)
            opened = await ana.open(GAME, [HERE, OPEN, OPEN], settings=settings)
            await ben.join(opened.table.id)
            told = Story(served, opened.table.id, ana, ben, cleo)
            if playing:
                await cleo.join(told.table)
                await ana.command(told.table, Start())
                await told.play()
            for n in range(TIMES):
                await doing(told, n)
            before = await told.entries
            for n in range(TIMES, 2 * TIMES):
                await doing(told, n)
            assert await told.entries == before
            assert "limit" in told.refused
            if playing:
                await told.play()

    asyncio.run(story())


def test_settings_that_are_so_already_leave_no_trace(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            opened = await ana.open(GAME, [HERE, HERE], settings=FAST, start=True)
            before = await served.house.store.rows(opened.table.id)
            for _ in range(3):
                await ana.command(opened.table.id, ChangeSettings(FAST))
            assert await served.house.store.rows(opened.table.id) == before

    asyncio.run(story())


def test_nobody_uses_up_what_others_need(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for take-backs, or comes and goes, has so many; the other one has as many as before."""
    monkeypatch.setattr(bounds, "MOST", ONLY)

    async def story() -> None:
        async with (
            serving(tmp_path / "db") as served,
            await served.person("Ana") as ana,
            await served.person("Ben") as ben,
        ):
            opened = await ana.open(GAME, [HERE, OPEN], settings=TableSettings(pace="instant", listed=True))
            await ben.join(opened.table.id)
            await ana.command(opened.table.id, Start())
            told = Story(served, opened.table.id, ana, ben)
            await told.play()
            for n in range(TIMES):
                await asked(told, n)
                await left_and_back(told, n)
            assert told.refused >= {"limit"}
            await ana.command(told.table, Leave())
            await ana.command(told.table, ComeBack())
            await told.play()
            await ana.command(told.table, TakeBackMove())

    asyncio.run(story())


def test_a_bot_that_has_stood_in_very_often_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST", {**bounds.MOST, "coming back": 2})

    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await ana.open(GAME, [HERE, BOT], settings=FAST, start=True)).table.id
            await ana.command(table, Leave())
            await ana.command(table, ComeBack())
            await ana.command(table, Leave())
            with pytest.raises(ServerRefused, match="plays on to the end"):
                await ana.command(table, ComeBack())

            async def is_over() -> bool:
                return (await ana.table(table)).status == "finished"

            await until(is_over)

    asyncio.run(story())
