"""Plays many games.

Each game's luck comes from the seed and its number alone, so that the results are the same whatever the number of
processes, and a game can be played by any machine.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from time import perf_counter

import msgspec

from baluchon.arena.clairvoyant import OpenPosition, is_clairvoyant, searcher
from baluchon.arena.elsewhere import game_played_by
from baluchon.arena.lineup import Lineup
from baluchon.arena.pool import pool_of
from baluchon.bots import Bot, bot_by_code
from baluchon.bots.random import RANDOM
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.fingerprint import Fingerprint, fingerprint_of
from baluchon.kernel.match import Match
from baluchon.kernel.options import Value
from baluchon.kernel.playout import random_playout
from baluchon.kernel.registry import game_by_id
from baluchon.kernel.sheets import Outcome, Sheet

_CHUNK_OF_RANDOM = 500
_CHUNK = 4
_WAITING_PER_WORKER = 4
"""Chunks handed out ahead: enough that nobody is idle, few enough that stopping is quick."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played; plain values, so that it can go to another process."""

    game: str
    seats: int
    games: int
    lineups: tuple[Lineup, ...]
    """Who sits where, by turns from game to game."""
    seed: str
    options: dict[str, Value] = {}
    detailed: bool = False
    """Whether sheets and moves are noted, for reports."""
    fingerprint: Fingerprint | None = None
    """By what they are played: what is here where the plan is made, and has to be wherever they are played."""

    def __post_init__(self) -> None:
        if self.fingerprint is None:
            msgspec.structs.force_setattr(self, "fingerprint", fingerprint_of(game_by_id(self.game)))

    def bots_of(self, number: int) -> Lineup:
        """Who sits where in a game."""
        return self.lineups[number % len(self.lineups)]

    @property
    def bots(self) -> list[str]:
        """Who takes part."""
        return list(dict.fromkeys(code for lineup in self.lineups for code in lineup))

    @property
    def is_random(self) -> bool:
        """Whether nobody thinks, so that the compiled loop can play."""
        return self.bots == [RANDOM]


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of one game."""

    number: int
    bots: Lineup
    outcome: Outcome
    decisions: int
    lines: tuple[dict[str, int], ...] = ()
    """In a detailed plan: the lines of each seat's sheet."""
    moves: tuple[tuple[int, ...], ...] = ()
    """In a detailed plan: the moves that each seat made, each once, ascending."""


class Portion(msgspec.Struct, frozen=True):
    """Some games, and how long the bots thought about them."""

    games: list[Played]
    thought: dict[str, tuple[int, float]]
    """By bot: decisions with a choice, and seconds. No part of the result: it differs from run to run."""


def play_all(plan: Plan, workers: int = 1, done: Iterable[int] = ()) -> Iterator[Portion]:
    """Play the games of a plan that are not done yet, giving the results in portions and in no certain order."""
    todo = chunks(plan, done)
    workers = min(workers, len(todo))
    if workers <= 1:
        return (play_some(plan, chunk) for chunk in todo)
    return _play_in_processes(plan, todo, workers)


def chunks(plan: Plan, done: Iterable[int] = ()) -> list[list[int]]:
    """The numbers of the games still to be played, in portions for one process each."""
    missing = sorted(set(range(plan.games)).difference(done))
    size = _CHUNK_OF_RANDOM if plan.is_random else _CHUNK
    return [missing[first : first + size] for first in range(0, len(missing), size)]


def play_some(plan: Plan, numbers: Iterable[int]) -> Portion:
    """Play the games of these numbers; refused where they would be other games."""
    assert plan.fingerprint is not None
    game = game_played_by(plan.game, plan.fingerprint)
    if plan.is_random:
        return Portion([_play_random(plan, game, number) for number in numbers], {})
    bots = {code: _seated(code) for code in plan.bots}
    games = [_play_match(plan, game, bots, number) for number in numbers]
    return Portion(games, {code: (bot.decisions, bot.seconds) for code, bot in bots.items() if bot.decisions})


def seed_of(plan: Plan, number: int, purpose: str) -> bytes:
    """The 32 bytes that a purpose in a game gets."""
    return hashlib.sha256(f"baluchon {plan.game} {plan.seed} {number} {purpose}".encode()).digest()


def _fast_chance(plan: Plan, number: int, purpose: str) -> FastChance:
    return FastChance(int.from_bytes(seed_of(plan, number, purpose)[:12], "big"))


def _seated(code: str) -> "_Timed":
    if is_clairvoyant(code):
        return _Timed(searcher(code), sees_all=True)
    return _Timed(bot_by_code(code))


class _Timed:
    """A bot on the clock; decisions without a choice do not count."""

    def __init__(self, bot: Bot, sees_all: bool = False) -> None:
        self.bot = bot
        self._sees_all = sees_all
        self.decisions = 0
        self.seconds = 0.0

    def play(self, match: Match, seat: int, chance: FastChance) -> None:
        position = OpenPosition(match.game, match.state, seat) if self._sees_all else match.position(seat)
        begin = perf_counter()
        move = self.bot.choose(position, chance)
        if len(position.legal) > 1:
            self.seconds += perf_counter() - begin
            self.decisions += 1
        match.play(seat, move)


def _play_random(plan: Plan, game: Game, number: int) -> Played:
    chance = _fast_chance(plan, number, "table")
    state = game.start(plan.seats, plan.options, chance)
    made: list[tuple[int, int]] | None = [] if plan.detailed else None
    decisions = random_playout(game.rules, state, chance, made)
    played = Played(number, plan.bots_of(number), game.outcome(state), decisions)
    return played if made is None else _detailed(played, game.sheets(state), made)


def _play_match(plan: Plan, game: Game, bots: dict[str, _Timed], number: int) -> Played:
    match = Match(game, plan.seats, plan.options, seed=seed_of(plan, number, "table"))
    seated = plan.bots_of(number)
    chances = [_fast_chance(plan, number, f"bot {seat}") for seat in range(plan.seats)]
    while not match.is_over:
        for seat in match.to_act:
            bots[seated[seat]].play(match, seat, chances[seat])
    played = Played(number, seated, match.outcome(), len(match.log))
    made = [(entry.seat, entry.move) for entry in match.entries]
    return _detailed(played, match.sheets(), made) if plan.detailed else played


def _detailed(played: Played, sheets: Sequence[Sheet], made: Iterable[tuple[int, int]]) -> Played:
    """The same game with its sheets and moves noted."""
    lines = tuple({line.id: line.points for line in sheet.lines} for sheet in sheets)
    moves: list[set[int]] = [set() for _ in played.bots]
    for seat, move in made:
        moves[seat].add(move)
    return msgspec.structs.replace(played, lines=lines, moves=tuple(tuple(sorted(each)) for each in moves))


def _play_in_processes(plan: Plan, todo: list[list[int]], workers: int) -> Iterator[Portion]:
    waiting: set[Future[Portion]] = set()
    rest = iter(todo)
    with pool_of(workers) as pool:
        while True:
            for chunk in rest:
                waiting.add(pool.submit(play_some, plan, chunk))
                if len(waiting) >= workers * _WAITING_PER_WORKER:
                    break
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
