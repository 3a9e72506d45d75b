"""The same as `test_secrecy.py` from the outside: what leaves a running server, over both protocols, and its logs.

Two worlds that look the same to a viewer are put behind the same table, one after the other. The viewer asks
everything there is to ask; every frame, body, refusal and log line must be equal to the byte.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import pytest

from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.declaration import Game
from baluchon.server.app import build
from baluchon.server.entries import Moved
from baluchon.server.house import House
from baluchon.server.logs import JsonFormatter
from baluchon.server.people import hash_of
from baluchon.server.protocol import Attach, Command, Hint, Ping, PlayMove, TakeBackMove, WhyNot
from baluchon.server.settings import ServerSettings
from baluchon.server.sitting import Sitting
from baluchon.server.store import Person, StoreFailing, Token, open_store
from tests.luck import SeededLuck
from tests.server.client_end import ClientEnd
from tests.server.serving import PATIENCE
from tests.server.test_secrecy import AT, GAMES, PEOPLE, new_sitting, twin

TABLE = "t"
ASKED = 3
"""Moves asked about at each moment."""
BODIES = ("", "/view", "/events", "/chat", "/record", "/replay", "/draws", "/analysis")


class Logs(logging.Handler):
    """The lines of the log, without their time and without how many others like them were spared by the time."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonFormatter())
        self.lines: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = msgspec.json.decode(self.format(record))
        del line["at"]
        line.pop("left_out", None)
        self.lines.append(msgspec.json.encode(line))


@contextmanager
def logs() -> Iterator[Logs]:
    handler, loggers = Logs(), [logging.getLogger(name) for name in ("baluchon.server", "uvicorn", "litestar")]
    for logger in loggers:
        logger.addHandler(handler)
    try:
        yield handler
    finally:
        for logger in loggers:
            logger.removeHandler(handler)


@asynccontextmanager
async def house_with_people(folder: Path) -> AsyncIterator[House]:
    """A house that knows everyone; their tokens are their ids."""
    settings, store = ServerSettings(str(folder / "db"), rate=1e9), open_store(str(folder / "db"))
    house = House(settings, store, lambda: AT, SeededLuck("wires"))
    await house.open()
    for person in PEOPLE:
        token = Token(hash_of(person), "person", AT + 1e9, person)
        await house.store.add_person(Person(person, person), token, AT)
    yield house
    await house.close()


def questions(sitting: Sitting, viewer: int) -> Iterator[Command]:
    """Everything a viewer may ask that leaves the table as it is, allowed or not."""
    table = sitting.table
    seat = None if viewer == len(table.seats) else viewer
    moves = len(table.game.moves)
    legal = set() if seat is None else set(table.playing.legal(seat))
    decision = 0 if seat is None else table.decisions[seat]
    yield Command("look", Attach(), seat)
    yield Command("look back", Attach(0), seat)
    for other in range(len(table.seats)):
        if other != seat:
            yield Command(f"look at {other}", Attach(), other)
    for n, move in enumerate(range(viewer, moves, 1 + moves // ASKED)):
        yield Command(f"why {n}", WhyNot(move), seat)
        if move not in legal:
            yield Command(f"play {n}", PlayMove(move), seat, decision)
    yield Command("stale", PlayMove(0), seat, decision + 1)
    yield Command("text", PlayMove("nonsense"), seat, decision)
    if seat is None:
        yield Command("back", TakeBackMove(), seat)
        yield Command("hint", Hint(), seat)
    yield Command("ping", Ping(), seat)


async def told(house: House, http: httpx.AsyncClient, sitting: Sitting, viewer: int) -> list[bytes]:
    """Every byte that leaves the server for a viewer, and every line of its logs."""
    house._rooms.pop(TABLE, None)  # who came before says nothing about this one
    room = house.room(TABLE)
    room._sitting = sitting
    seats = len(sitting.table.seats)
    person = None if viewer == seats else PEOPLE[viewer]
    wanted = {"previews": "true", **({} if viewer == seats else {"seat": str(viewer)})}
    headers = {} if person is None else {"Authorization": f"Bearer {person}"}
    said: list[bytes] = []
    acts = viewer in sitting.table.to_act
    with logs() as logged, patch("baluchon.server.room.PRESENCE_SECONDS", PATIENCE):  # told once, not now and then
        wire = ClientEnd(house, TABLE, person, query=b"previews=true")
        asked = list(questions(sitting, viewer))
        for command in asked:
            wire.say(msgspec.json.encode(command).decode())
        wire.say("nonsense")
        await wire.until(len(asked) + 1)
        await wire.cut()
        said += [text.encode() for text in wire.heard]
        for path in BODIES:
            answer = await http.get(f"/api/tables/{TABLE}{path}", params=wanted, headers=headers)
            said += [path.encode(), str(answer.status_code).encode(), answer.content, str(answer.headers).encode()]
        for command in asked:
            body = msgspec.json.encode(command)
            answer = await http.post(f"/api/tables/{TABLE}/commands", content=body, headers=headers)
            said += [str(answer.status_code).encode(), answer.content]
        if acts:
            said += await _told_when_storing_fails(house, sitting, viewer)
    assert any(b"store failing" in line for line in logged.lines) == acts
    return said + logged.lines


async def _told_when_storing_fails(house: House, sitting: Sitting, viewer: int) -> list[bytes]:
    """A move that is refused because the disk is full: the one thing here that is logged."""
    wire = ClientEnd(house, TABLE, PEOPLE[viewer])
    move = PlayMove(sitting.table.playing.legal(viewer)[0])
    with patch.object(house.store, "append", side_effect=StoreFailing("disk full")):
        wire.say(msgspec.json.encode(Command("full", move, viewer, sitting.table.decisions[viewer])).decode())
        await wire.until(1)
    await wire.cut()
    return [text.encode() for text in wire.heard]


async def check_moment(house: House, http: httpx.AsyncClient, sitting: Sitting, chance: Chance) -> int:
    """All viewers, each before the truth and before a world that looks the same to it; how many worlds differed."""
    table, rules, game = sitting.table, sitting.table.game.rules, sitting.table.game
    differed = 0
    everyone = rules.copy(table.playing.state)
    for viewer in range(len(table.seats) + 1):
        if viewer < len(table.seats):
            world = rules.imagine(table.playing.state, viewer, chance)
            everyone = rules.imagine(everyone, viewer, chance)
        else:
            world = everyone
        if rules.to_act(world) != rules.to_act(table.playing.state):
            continue  # who has chosen already is table status, which imagined worlds do not keep
        differed += game.dump(world) != game.dump(table.playing.state)
        truth = _in_the_same_place(sitting, viewer, rules.copy(table.playing.state), chance)
        other = _in_the_same_place(sitting, viewer, world, chance)
        assert await told(house, http, truth, viewer) == await told(house, http, other, viewer)
    return differed


def _in_the_same_place(sitting: Sitting, viewer: int, state: Any, chance: Chance) -> Sitting:
    copy = twin(sitting, viewer, state, chance)
    copy.table.playing.seed = sitting.table.playing.seed
    return copy


async def check_game(game: Game, seats: int, seed: int, folder: Path, *, every: int) -> tuple[int, int]:
    """One random game, looked at every so many moves; its moves, and how many of the worlds differed."""
    sitting, chance = new_sitting(game, seats, seed), FastChance(seed)
    moves = differed = 0
    async with house_with_people(folder) as house:
        transport = httpx.ASGITransport(app=build(house))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
            while not sitting.table.playing.is_over:
                if moves % every == every // 2:
                    differed += await check_moment(house, http, sitting, chance)
                seat = sitting.table.to_act[chance.below(len(sitting.table.to_act))]
                legal = sitting.table.playing.legal(seat)
                sitting.apply(Moved(seat, legal[chance.below(len(legal))]), AT + moves)
                moves += 1
    return moves, differed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_worlds_that_look_the_same_leave_the_same_bytes(game: Game, tmp_path: Path) -> None:
    _, differed = asyncio.run(check_game(game, game.min_seats + 1, 5, tmp_path, every=61))
    assert differed > 0


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_ten_thousand_moves_leave_the_same_bytes(game: Game, tmp_path: Path) -> None:
    moves = differed = seed = 0
    while moves < 10_000:
        folder = tmp_path / str(seed)
        folder.mkdir()
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        played, found = asyncio.run(check_game(game, seats, seed, folder, every=25))
        moves, differed, seed = moves + played, differed + found, seed + 1
    print(f"{game.id}: {moves} moves of {seed} games, {differed} pairs of worlds that differ, nothing told")
