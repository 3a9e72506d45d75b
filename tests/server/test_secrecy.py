"""A hidden card is never sent: every byte on the wire follows from what the viewer may know.

Pairs of tables that look the same to a viewer, and differ in everything else, must say the same to it.
"""

import asyncio
import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from baluchon.client import ServerRefused
from baluchon.kernel.chance import Chance, FastChance, SealedChance, seed_from_text
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.record import encode as encode_record
from baluchon.kernel.record import to_record
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.kernel.words import Message
from baluchon.server import conduct, workers
from baluchon.server.calls import Call, Caller
from baluchon.server.entries import Moved, Opened, Row, Seat, Started
from baluchon.server.protocol import Frame, PlayMove, Replay, ReplayFrame, TableSettings, WhyNot
from baluchon.server.refusals import Refused
from baluchon.server.sitting import Change, Sitting
from baluchon.server.table import Table
from baluchon.server.told import to_card, to_info
from tests.luck import SeededLuck
from tests.server.serving import FAST, fewest, open_game, serving

GAMES = all_games()
PEOPLE = [f"person {seat}" for seat in range(16)]
AT = 1_000.0
ASKED = 5
"""Illegal moves each seat asks about at each moment."""


def new_sitting(game: Game, seats: int, seed: int) -> Sitting:
    """A started table with a person in each seat."""
    sitting = Sitting(_opened(game, seats))
    sitting.apply(Started(seed.to_bytes(32, "big").hex()), AT)
    return sitting


def _opened(game: Game, seats: int) -> Table:
    settings = TableSettings(move_limit=60, hints="random")
    people = [Seat("person", f"P{seat}", PEOPLE[seat]) for seat in range(seats)]
    opened = Opened(game.id, game.version, game.settle(seats), people, settings, PEOPLE[0])
    return Table.from_rows("t", [Row(0, AT, opened)])


def twin(sitting: Sitting, viewer: int, state: Any, chance: Chance) -> Sitting:
    """A table with another truth behind the same appearance."""
    table = sitting.table
    copy = Table.from_rows("t", [Row(0, AT, _opened_again(table))])
    copy.match = type(table.playing)(table.game, len(table.seats), table.options, seed=bytes(32))
    copy.match.log = list(table.playing.log)
    copy.match._state = state
    copy.shown = [places[:] for places in table.shown]
    copy.decisions = table.decisions[:]
    copy.acting_since = table.acting_since[:]
    copy.changed, copy.touched = table.changed, table.touched
    copy.match._chance = SealedChance(table.playing.seed)
    return Sitting(copy)


def _opened_again(table: Table) -> Opened:
    return Opened(table.game.id, table.game.version, table.options, table.seats, table.settings, table.host)


def said_to(sitting: Sitting, viewer: int) -> Iterator[bytes]:
    """Everything the server would say to a viewer at this moment."""
    table, sights = sitting.table, sitting.sights
    assert sights is not None
    yield sights.text(viewer, None).encode()
    # The seed's hash is the table's own; who is to act is table status, which imagined worlds do not keep.
    yield msgspec.json.encode(msgspec.structs.replace(to_info(table), commit=None, to_act=[], deadlines={}))
    yield msgspec.json.encode(msgspec.structs.replace(to_card(table), to_act=[]))
    if viewer not in table.to_act:
        return
    yield msgspec.json.encode(table.playing.position(viewer).dump())
    caller = Caller(PEOPLE[viewer], None)
    moves = len(table.game.moves)
    legal = set(table.playing.legal(viewer))
    for move in range(viewer, moves, 1 + moves // ASKED):
        yield msgspec.json.encode(conduct.why_not(table, Call(caller, WhyNot(move), viewer)))
        if move not in legal:
            yield _refusal(sitting, Call(caller, PlayMove(move), viewer, table.decisions[viewer]))
    for decision in (0, table.decisions[viewer] + 1):
        yield _refusal(sitting, Call(caller, PlayMove(moves), viewer, decision))


def _refusal(sitting: Sitting, call: Call[PlayMove]) -> bytes:
    with pytest.raises(Refused) as refused:
        conduct.play(Change(sitting, AT, SeededLuck("secrecy"), "p"), call)
    return msgspec.json.encode(refused.value.failure)


def check_game(game: Game, seats: int, seed: int, *, every: int, worlds: bool) -> int:
    """One random game; at every so many moves choices are compared, and perhaps worlds that look the same to a viewer.

    `test_wire_secrecy.py` compares such worlds from the outside.
    """
    sitting = new_sitting(game, seats, seed)
    chance = FastChance(seed)
    moves = 0
    while not sitting.table.playing.is_over:
        at = AT + moves
        seat = sitting.table.to_act[chance.below(len(sitting.table.to_act))]
        if moves % every == 0:
            if worlds:
                check_moment(sitting, chance)
            check_secret_choices(sitting, seat, chance, at)
        legal = sitting.table.playing.legal(seat)
        sitting.apply(Moved(seat, legal[chance.below(len(legal))]), at)
        moves += 1
    return moves


def check_moment(sitting: Sitting, chance: Chance) -> None:
    """Imagined worlds say the same."""
    table, rules = sitting.table, sitting.table.game.rules
    everyone = table.playing.state
    for viewer in range(len(table.seats)):
        world = rules.imagine(table.playing.state, viewer, chance)
        everyone = rules.imagine(everyone, viewer, chance)
        if not table.playing.is_over:
            assert list(said_to(sitting, viewer)) == list(said_to(twin(sitting, viewer, world, chance), viewer))
    if not table.playing.is_over:
        spectator = len(table.seats)
        assert list(said_to(sitting, spectator)) == list(said_to(twin(sitting, spectator, everyone, chance), spectator))


def check_secret_choices(sitting: Sitting, seat: int, chance: Chance, at: float) -> None:
    """Two choices that look the same to a viewer are told the same way: as many frames, equal to the byte."""
    table, rules = sitting.table, sitting.table.game.rules
    legal = table.playing.legal(seat)
    one, other = (twin(sitting, seat, rules.copy(table.playing.state), chance) for _ in range(2))
    for world in (one, other):
        world.apply(Moved(seat, legal[chance.below(len(legal))]), at)
    if one.table.to_act != other.table.to_act or one.table.status != "playing":
        return  # that is table status, which all may know
    for viewer in range(len(table.seats) + 1):
        if viewer != seat and _looks(one, viewer) == _looks(other, viewer):
            assert list(said_to(one, viewer)) == list(said_to(other, viewer))
            assert _newest(one, viewer) == _newest(other, viewer)


def _looks(sitting: Sitting, viewer: int) -> bytes:
    match = sitting.table.playing
    seat = None if viewer == match.seats else viewer
    legal = [] if seat is None else match.legal(seat)
    return msgspec.json.encode([match.view(seat), match.events(seat, len(match.log) - 1), legal])


def _newest(sitting: Sitting, viewer: int) -> str:
    sights = sitting.sights
    assert sights is not None
    return sights.text(viewer, sitting.table.version(viewer) - 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_choices_that_look_the_same_sound_the_same(game: Game) -> None:
    for seats in {game.min_seats, game.max_seats}:
        check_game(game, seats, seed=seats, every=7, worlds=False)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_ten_thousand_moves_tell_nothing(game: Game) -> None:
    moves, seed = 0, 0
    while moves < 10_000:
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        moves += check_game(game, seats, seed, every=1, worlds=True)
        seed += 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_replay_shows_what_was_sent_and_no_more(game: Game, tmp_path: Path) -> None:
    async def story() -> None:
        seats, dice = fewest(game.id), random.Random(1)
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await open_game(ana, game.id, seats, FAST)).table.id
            sent: dict[int | None, list[Frame]] = {}
            async with served.socket(table, ana) as socket:
                for viewer in (None, *range(seats)):
                    await socket.attach(viewer)
                async for message in socket:
                    if isinstance(message, Frame):
                        sent.setdefault(message.seat, []).append(message)
                        if message.legal:
                            await socket.play(message, dice.choice(message.legal))
                    if getattr(getattr(message, "table", None), "status", "") == "finished":
                        break
            for viewer, frames in sent.items():
                replayed: list[ReplayFrame] = []
                total = 1
                while len(replayed) < total:
                    replay = await ana.replay(table, viewer, first=len(replayed), count=200)
                    total = replay.total
                    replayed += replay.frames
                # A frame may also come for a new offer of moves alone, which a replay does not show.
                seen = [frame for before, frame in pairwise(frames) if frame.events or frame.view != before.view]
                shown = _steps_shown(seen, replayed[1:])
                assert shown >= len(replayed) - 2  # the last one may not have been waited for

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_was_missed_is_what_was_sent_since_the_last_decision(game: Game, tmp_path: Path) -> None:
    async def story() -> None:
        seats, dice = fewest(game.id), random.Random(2)
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await open_game(ana, game.id, seats, FAST)).table.id
            assert (await ana.missed(table, 0)).frames == []  # nothing is decided yet
            decided = compared = 0
            async with served.socket(table, ana) as socket:
                for viewer in range(seats):
                    await socket.attach(viewer)
                async for message in socket:
                    if compared == 3:
                        break
                    if not isinstance(message, Frame) or not message.legal:
                        continue
                    if message.seat == 0 and decided:
                        frames = (await ana.missed(table, 0)).frames
                        compared += bytes(message.view) in [bytes(frame.view) for frame in frames]
                    decided += message.seat == 0
                    assert compared >= decided - 2, "a seat is not told what it was sent since it decided"
                    await socket.play(message, dice.choice(message.legal))
            async with await served.person("Eve") as eve:
                with pytest.raises(ServerRefused, match="not yours"):
                    await eve.missed(table, 0)

    asyncio.run(story())


def test_a_seat_that_comes_back_is_told_where_its_round_began() -> None:
    match = Match(game_by_id("road-trip-europa"), 2, seed=seed_from_text("a round"))

    def told() -> tuple[int, int]:
        found = msgspec.json.decode(workers.missed(encode_record(to_record(match)), 0), type=Replay)
        assert found.scored is not None
        board = msgspec.json.decode(found.scored.view)["public"]
        return board["round"], board["pick"]

    assert told() == (1, 1)
    while match.state.round < 2:  # counted from 0
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert match.log[-1].seat == 1
    assert told() == (2, 1)  # seat 0 has not decided since: what it missed begins in the second round
    for _ in range(2):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert told() == (3, 1)


def _steps_shown(sent: list[Frame], replayed: list[ReplayFrame]) -> int:
    """Hold the steps of a replay to the frames that were sent; how many of them those were.

    A frame is one step, or a move with the formalities that were played for people after it.
    """
    shown = 0
    for frame in sent[: len(replayed)]:
        steps = replayed[shown : shown + 1]
        while bytes(steps[-1].view) != bytes(frame.view) or _events(steps) != frame.events:
            assert len(steps) < frame.v - frame.since, "the replay shows something else"
            steps.append(replayed[shown + len(steps)])
        shown += len(steps)
        if shown == len(replayed):
            break
    return shown


def _events(steps: list[ReplayFrame]) -> list[Message]:
    return [event for step in steps for event in step.events]


def check_replays(game: Game, seats: int, seed: int) -> int:
    """One random game: the replay of each viewer is made of what was sent to it, byte for byte; its moves."""
    sitting, chance = new_sitting(game, seats, seed), FastChance(seed)
    sights = sitting.sights
    assert sights is not None
    sent: list[list[Frame]] = [[] for _ in range(seats + 1)]
    while True:
        for viewer, frames in enumerate(sent):
            newest = sitting.table.version(viewer)
            if not frames or newest > frames[-1].v:
                frames.append(msgspec.json.decode(sights.text(viewer, newest - 1, ahead=False), type=Frame))
        if sitting.table.playing.is_over:
            break
        seat = sitting.table.to_act[chance.below(len(sitting.table.to_act))]
        legal = sitting.table.playing.legal(seat)
        sitting.apply(Moved(seat, legal[chance.below(len(legal))]), AT)
    record = encode_record(to_record(sitting.table.playing))
    for viewer, frames in enumerate(sent):
        data = workers.replay(record, None if viewer == seats else viewer, False, 0, 1_000_000)
        replayed = msgspec.json.decode(data, type=Replay).frames
        # A frame may also come for a new offer of moves alone, which a replay does not show.
        seen = frames[:1] + [frame for before, frame in pairwise(frames) if frame.events or frame.view != before.view]
        assert [(bytes(frame.view), frame.events) for frame in seen] == [
            (bytes(frame.view), frame.events) for frame in replayed
        ]
    return len(sitting.table.playing.log)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_replay_is_made_of_what_was_sent(game: Game) -> None:
    check_replays(game, game.min_seats + 1, 2)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_replays_of_ten_thousand_moves(game: Game) -> None:
    moves = seed = 0
    while moves < 10_000:
        moves += check_replays(game, game.min_seats + seed % (game.max_seats - game.min_seats + 1), seed)
        seed += 1
