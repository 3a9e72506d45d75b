"""Makes puzzles: plays games between bots that search, and cuts out decisions with one choice that is clearly best.

Clearly: by a tenth of a win at least, found by a search and again, with other luck, by one of four times its size.
Each game's luck comes from the seed and its number alone, so the puzzles are the same whatever the number of cores.
"""

import hashlib
from collections.abc import Generator
from itertools import count

from baluchon.arena.elsewhere import game_played_by
from baluchon.arena.pool import pool_of
from baluchon.bots import bot_by_code
from baluchon.bots.base import Considered
from baluchon.bots.expert import new_search
from baluchon.bots.forecast import with_forecast
from baluchon.bots.levels import CASUAL, EXPERT, NOVICE, SWIFT
from baluchon.bots.random import RANDOM
from baluchon.bots.reasons import with_reasons
from baluchon.bots.search import Search
from baluchon.kernel.chance import FastChance, seed_from_text
from baluchon.kernel.declaration import Game
from baluchon.kernel.fingerprint import Fingerprint, fingerprint_of
from baluchon.kernel.match import Match
from baluchon.kernel.position import Position
from baluchon.puzzles import Puzzle

CLEARLY = 0.1
"""Of a win: by so much the best choice is better than the next."""
GLANCE = 200
"""Iterations by which games are played; where the lead looks too small for a puzzle, that is all."""
HOPE = 0.06
"""Of a win: the lead after a glance that is worth a closer look."""
SEARCH = 800
"""Iterations by which puzzles are found."""
AGAIN = 4
"""How many times as large the search is that has to agree."""
MOST_OF_ONE_GAME = 3
"""So that the puzzles come from many games."""
_FEWEST_CHOICES = 3
_WISHED = 0.2
"""Of a win: what is clearer is often obvious, what is closer is often not stable."""
_MOST_SEATS = 4
_TRIES = {NOVICE: 20, CASUAL: 20, SWIFT: 5, EXPERT: 2}
"""How often each level tries a puzzle; `random` needs no trying."""
_EXPERT = "search:2000"
"""Stands for `expert`, whose limit is a time: the same puzzle is rated alike on every machine."""


def weighed(position: Position, luck: int, iterations: int) -> list[Considered]:
    """What a search thinks of the choices, its own first."""
    search = new_search(position, FastChance(luck))
    search.think(iterations, 0.0)
    return _told(search)


def _told(search: Search) -> list[Considered]:
    return [Considered(move, value, visits) for move, visits, value in search.weighed()]


def lead(found: list[Considered]) -> float:
    """By how much the first is better than the best of the others."""
    return found[0].value - max(each.value for each in found[1:])


def is_sound(game: Game, puzzle: Puzzle, iterations: int) -> bool:
    """Whether a search finds what the puzzle says."""
    found = weighed(Position(game, puzzle.match(game).state, puzzle.seat), _luck(puzzle.seed, "again"), iterations)
    return found[0].move == puzzle.best and lead(found) >= CLEARLY


def make_puzzles(game: Game, seed: str, workers: int = 1) -> Generator[list[Puzzle], None, None]:
    """The puzzles of one game after the other, without end."""
    played_by = fingerprint_of(game)
    if workers <= 1:
        yield from (cut(game.id, played_by, seed, number) for number in count())
        return
    with pool_of(workers) as pool:
        ahead = [pool.submit(cut, game.id, played_by, seed, number) for number in range(2 * workers)]
        for number in count(len(ahead)):
            ahead.append(pool.submit(cut, game.id, played_by, seed, number))
            yield ahead.pop(0).result()


def cut(game_id: str, fingerprint: Fingerprint, seed: str, number: int) -> list[Puzzle]:
    """Play a game and cut its clearest decisions out."""
    game = game_played_by(game_id, fingerprint)
    most = min(game.max_seats, _MOST_SEATS)
    seats = game.min_seats + number % (most - game.min_seats + 1)
    text = f"puzzles {game_id} {seed} {number}"
    match = Match(game, seats, seed=seed_from_text(text))
    found: list[tuple[float, Puzzle]] = []
    while not match.is_over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        if len(legal) == 1:
            match.play(seat, legal[0])
            continue
        thought = _thought(match.position(seat), _luck(text, f"{len(match.log)}"))
        if len(legal) >= _FEWEST_CHOICES and lead(thought) >= CLEARLY:
            log = [(entry.seat, entry.move) for entry in match.entries]
            found.append((lead(thought), Puzzle(seats, text, log, seat, thought[0].move, 0.0, 0.0, [], {})))
        match.play(seat, thought[0].move)
    puzzles: list[Puzzle] = []
    for _, candidate in sorted(found, key=lambda each: abs(each[0] - _WISHED)):
        if len(puzzles) == MOST_OF_ONE_GAME:
            break
        puzzle = _proved(game, candidate, easy=not any(map(_is_easy, puzzles)))
        if puzzle is not None:
            puzzles.append(puzzle)
    return [puzzle for puzzle in puzzles if puzzle.reasons]


def _thought(position: Position, luck: int) -> list[Considered]:
    """What a search thinks: more closely where one choice seems to be clearly the best."""
    search = new_search(position, FastChance(luck))
    search.think(GLANCE, 0.0)
    if lead(_told(search)) >= HOPE:
        search.think(SEARCH, 0.0)
    return _told(search)


def _is_easy(puzzle: Puzzle) -> bool:
    """Whether one look ahead always finds it: one such puzzle of a game is enough."""
    return puzzle.solved[CASUAL] == 1.0


def _proved(game: Game, candidate: Puzzle, *, easy: bool) -> Puzzle | None:
    """The puzzle with what is to be told of it, if the larger search agrees; an easy one only if it may be."""
    position = Position(game, candidate.match(game).state, candidate.seat)
    if not easy and _solved(position, candidate, CASUAL) == 1.0:
        return None
    found = weighed(position, _luck(candidate.seed, "again"), AGAIN * SEARCH)
    if found[0].move != candidate.best or lead(found) < CLEARLY:
        return None
    solved = {level: _solved(position, candidate, level) for level in (RANDOM, *_TRIES)}
    explained = with_reasons(with_forecast(found, position, FastChance(_luck(candidate.seed, "why"))), position)[0]
    return Puzzle(
        candidate.seats,
        candidate.seed,
        candidate.log,
        candidate.seat,
        candidate.best,
        round(found[0].value, 3),
        round(found[0].value - lead(found), 3),
        [*explained.reasons, *explained.prospects],
        solved,
    )


def _solved(position: Position, puzzle: Puzzle, level: str) -> float:
    """How often bots of a level find the best choice."""
    if level == RANDOM:
        return round(1 / len(position.legal), 3)
    bot, tries = bot_by_code(_EXPERT if level == EXPERT else level), _TRIES[level]
    lucks = (FastChance(_luck(puzzle.seed, f"{level} {n}")) for n in range(tries))
    return round(sum(bot.choose(position, luck) == puzzle.best for luck in lucks) / tries, 3)


def _luck(text: str, purpose: str) -> int:
    return int.from_bytes(hashlib.sha256(f"{text} {purpose}".encode()).digest()[:12], "big")
