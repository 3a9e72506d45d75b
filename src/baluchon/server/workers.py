"""What runs in worker processes: bots think there, and games are looked back at. They get plain JSON, never a table.

`lanes.py` says whose turn it is.
"""

import os
import signal
import threading
from contextlib import suppress
from datetime import date
from multiprocessing import parent_process
from pathlib import Path

import msgspec

import baluchon
from baluchon import bots
from baluchon.bots import bot_by_code, coach
from baluchon.bots.reasons import with_reasons
from baluchon.daily import LEVEL, Daily
from baluchon.kernel.chance import FastChance, SealedChance
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.match import Entry, Match
from baluchon.kernel.position import Position
from baluchon.kernel.record import Record, replay_entry
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.server.protocol import (
    Appraisal,
    Appraised,
    Considered,
    Draws,
    LinePoints,
    Replay,
    ReplayFrame,
)
from baluchon.server.views import seen_from, seen_openly


def begin() -> None:
    """Leave Ctrl-C to the server, and the processor to people's moves before bots' thoughts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    all_games()


def _end_with_the_server() -> None:
    """End when the server does: one that is killed cannot end its workers."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def source() -> str:
    """Where the package lies that this worker runs."""
    return str(Path(baluchon.__file__).parent)


def think(level: str, position: bytes, seed: int) -> int:
    """The move a bot chooses."""
    return bot_by_code(level).choose(Position.load(msgspec.json.decode(position)), FastChance(seed))


def weigh(level: str, position: bytes, seed: int) -> list[Considered]:
    """The moves a bot considers, the best first."""
    at, chance = Position.load(msgspec.json.decode(position)), FastChance(seed)
    bot = bot_by_code(level)
    weighed = bot.explain(at, chance) or with_reasons([bots.Considered(bot.choose(at, chance), 0.0, 0)], at)
    return [_told(each) for each in weighed]


def _told(each: bots.Considered) -> Considered:
    return Considered(each.move, each.value, each.visits, list(each.reasons), list(each.prospects))


def appraise(level: str, position: bytes, seed: int) -> Appraisal | None:
    """What a bot thinks of all choices, for whoever wants a coach; none if it has nothing to say."""
    found = coach.appraise(level, Position.load(msgspec.json.decode(position)), FastChance(seed))
    if found is None:
        return None
    moves = [
        Appraised(
            move=each.move,
            value=round(each.value, 4),
            cost=round(each.cost, 4),
            weight=each.weight,
            lines=[LinePoints(line.id, round(line.points, 1)) for line in each.lines],
        )
        for each in found.moves
    ]
    return Appraisal(_told(found.best), moves)


def _begin_again(record: Record) -> Match:
    assert record.seed is not None
    seed = bytes.fromhex(record.seed)
    game = game_by_id(record.game, record.rules)
    return Match(game, record.seats, record.options, seed=seed, players=record.players, deal=record.deal)


def analyse(data: bytes, progress: bytes | None) -> tuple[bytes, bytes, bool]:
    """Find out more about a finished game: how far that is, what is known now, and whether that is all."""
    # Loaded where it is used: a server starts without it.
    from baluchon.server.looking_back import find_out_more

    return find_out_more(_played_again(data), progress)


def same_seat(game: str, day: str) -> tuple[int, int]:
    """What a bot scores in the person's seat of a deal of the day, and its place."""
    from baluchon.arena.same_seat import played_by_bots

    return played_by_bots(Daily(game_by_id(game), date.fromisoformat(day)).begin(), LEVEL)


def _played_again(data: bytes) -> Match:
    record = msgspec.json.decode(data, type=Record)
    match = _begin_again(record)
    for n in range(len(record.log)):
        replay_entry(match, record, n)
    return match


def advise(games: list[tuple[int, bytes]]) -> bytes:
    """What would help somebody most who sat in these seats, game by game."""
    from baluchon.server.looking_back import advice_on

    played: list[tuple[Match, int]] = []
    for seat, data in games:
        with suppress(BaluchonError):  # a game or version that is not here any more
            played.append((_played_again(data), seat))
    return msgspec.json.encode(advice_on(played))


def draws(data: bytes) -> bytes:
    """What the set-up and each entry of the log drew."""
    record = msgspec.json.decode(data, type=Record)
    match = _begin_again(record)
    stream, words = SealedChance(match.seed), list[str]()
    for n in range(len(record.log) + 1):
        if n > 0:
            replay_entry(match, record, n - 1)
        words.append("".join(f"{stream.word():08x}" for _ in range(match.drawn - stream.position)))
    return msgspec.json.encode(Draws(words))


def replay(data: bytes, seat: int | None, open: bool, first: int, count: int, entry: int | None = None) -> bytes:
    """Some frames of a finished game, as a viewer saw them, or with everything open; from an entry on, if given."""
    record = msgspec.json.decode(data, type=Record)
    match = _begin_again(record)
    look = _open_frame if open else _frame
    frames = [look(match, seat, 0)]
    for n in range(len(record.log)):
        replay_entry(match, record, n)
        frame = look(match, seat, len(frames))
        if open or frame.events or bytes(frame.view) != bytes(frames[-1].view):
            frames.append(frame)
    if entry is not None:
        first = max(place for place, frame in enumerate(frames) if frame.entry <= entry)
    chosen = frames[first : first + count]
    return msgspec.json.encode(Replay(record.game, seat, open, len(frames), first, chosen))


MOST_MISSED = 200
"""Frames: what happened before is read in the log."""


def missed(data: bytes, seat: int) -> bytes:
    """What a seat of a game that goes on has seen since it decided last, beginning with the view it had then.

    With it comes the view in which the stage of that decision began: after the last event that closes one.
    """
    record = msgspec.json.decode(data, type=Record)
    match = _begin_again(record)
    decided = max((n for n, (actor, _) in enumerate(record.log) if actor == seat), default=None)
    frames: list[ReplayFrame] = []
    scored = _frame(match, seat, 0)
    for n in range(len(record.log)):
        replay_entry(match, record, n)
        early = decided is None or n <= decided
        if early and any(match.game.happenings.closes(event) for event in match.events(seat, n)):
            scored = _frame(match, seat, 0)
        if decided is None or n < decided:
            continue
        frame = _frame(match, seat, len(frames))
        if not frames or frame.events or bytes(frame.view) != bytes(frames[-1].view):
            frames.append(frame)
    chosen = frames[-MOST_MISSED:]
    first = len(frames) - len(chosen)
    return msgspec.json.encode(Replay(record.game, seat, False, len(frames), first, chosen, scored))


def _frame(match: Match, seat: int | None, n: int) -> ReplayFrame:
    events = match.events(seat, len(match.log) - 1) if match.log else []
    view = msgspec.Raw(seen_from(match.game, match.state, seat))
    return ReplayFrame(n, view, events, match.to_act, entry=len(match.log))


def _open_frame(match: Match, seat: int | None, n: int) -> ReplayFrame:
    view = msgspec.Raw(seen_openly(match.game, match.state, match.seats))
    if not match.log:
        return ReplayFrame(n, view, [], match.to_act)
    last, events = match.log[-1], match.events(None, n - 1)
    move = last.move if isinstance(last, Entry) else None
    text = "take-back" if move is None else match.game.moves.text(move)
    return ReplayFrame(n, view, events, match.to_act, last.seat, text, n, move)
