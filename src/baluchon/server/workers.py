"""What runs in worker processes: bots think there, and games are looked back at. They get plain JSON, never a table.

`lanes.py` says whose turn it is.
"""

import os
import signal
import threading
from multiprocessing import parent_process
from secrets import randbits
from time import monotonic
from typing import Any

import msgspec

from baluchon import bots
from baluchon.bots import bot_by_code
from baluchon.bots.reasons import with_reasons
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.game import Rules
from baluchon.kernel.match import Entry, Match
from baluchon.kernel.playout import guided_playout, utility
from baluchon.kernel.position import Position
from baluchon.kernel.record import Record, replay_entry
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.server.protocol import Analysis, Considered, Replay, ReplayFrame

ANALYSIS_SECONDS = 4.0
MOST_PLAYOUTS = 16


def begin() -> None:
    """Leave Ctrl-C to the server, and the processor to people's moves before bots' thoughts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    all_games()


def _end_with_the_server() -> None:
    """End when the server does: one that is killed cannot end its workers."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(level: str, position: bytes, seed: int) -> int:
    """The move a bot chooses."""
    return bot_by_code(level).choose(Position.load(msgspec.json.decode(position)), FastChance(seed))


def weigh(level: str, position: bytes, seed: int) -> list[Considered]:
    """The moves a bot considers, the best first."""
    at, chance = Position.load(msgspec.json.decode(position)), FastChance(seed)
    bot = bot_by_code(level)
    weighed = bot.explain(at, chance) or with_reasons([bots.Considered(bot.choose(at, chance), 0.0, 0)], at)
    return [
        Considered(each.move, each.value, each.visits, list(each.reasons), list(each.prospects)) for each in weighed
    ]


def _begin_again(record: Record) -> Match:
    assert record.seed is not None
    seed = bytes.fromhex(record.seed)
    game = game_by_id(record.game, record.rules)
    return Match(game, record.seats, record.options, seed=seed, players=record.players, deal=record.deal)


def analyse(data: bytes) -> bytes:
    """Everyone's chances to win in the course of a finished game, found by playing out each position."""
    record = msgspec.json.decode(data, type=Record)
    match = _begin_again(record)
    rules, chance, began = match.game.rules, FastChance(randbits(96)), monotonic()
    bound = match.game.most_decisions(match.seats)
    states = [rules.copy(match.state)]
    for n in range(len(record.log)):
        replay_entry(match, record, n)
        states.append(rules.copy(match.state))
    sums = [[0.0] * match.seats for _ in states]
    playouts = 0
    while playouts < MOST_PLAYOUTS and (shares := _played_on(rules, states, chance, bound, began)):
        sums = [[a + b for a, b in zip(*both, strict=True)] for both in zip(sums, shares, strict=True)]
        playouts += 1
    if playouts == 0:
        sums = [_shares(rules, state) for state in states]
    chances = [[round(share / max(1, playouts), 4) for share in total] for total in sums]
    return msgspec.json.encode(Analysis(chances, playouts))


def _played_on(rules: Rules[Any], states: list[Any], chance: Chance, bound: int, began: float) -> list[list[float]]:
    """Each position played out once: the seats' shares of the win. Empty if the time ran out."""
    ends = []
    for state in states:
        if monotonic() - began > ANALYSIS_SECONDS:
            return []
        end = rules.copy(state)
        guided_playout(rules, end, chance, bound)
        ends.append(_shares(rules, end))
    return ends


def _shares(rules: Rules[Any], state: Any) -> list[float]:
    out = [0.0] * state.seats
    utility(rules, state, out)
    return out


def replay(data: bytes, seat: int | None, open: bool, first: int, count: int) -> bytes:
    """Some frames of a finished game, as a viewer saw them, or with everything open."""
    record = msgspec.json.decode(data, type=Record)
    match = _begin_again(record)
    look = _open_frame if open else _frame
    frames = [look(match, seat, 0)]
    for n in range(len(record.log)):
        replay_entry(match, record, n)
        frame = look(match, seat, len(frames))
        if open or frame.events or bytes(frame.view) != bytes(frames[-1].view):
            frames.append(frame)
    chosen = frames[first : first + count]
    return msgspec.json.encode(Replay(record.game, seat, open, len(frames), first, chosen))


def _frame(match: Match, seat: int | None, n: int) -> ReplayFrame:
    events = match.events(seat, len(match.log) - 1) if match.log else []
    return ReplayFrame(n, msgspec.Raw(msgspec.json.encode(match.view(seat))), events, match.to_act)


def _open_frame(match: Match, seat: int | None, n: int) -> ReplayFrame:
    privates = [match.game.private(match.state, each) for each in range(match.seats)]
    view = msgspec.Raw(msgspec.json.encode({"public": match.game.public(match.state), "privates": privates}))
    if not match.log:
        return ReplayFrame(n, view, [], match.to_act)
    last = match.log[-1]
    text = match.game.moves.text(last.move) if isinstance(last, Entry) else "take-back"
    return ReplayFrame(n, view, match.events(last.seat, len(match.log) - 1), match.to_act, last.seat, text)
