"""Every bot against every other one on duplicate deals, so that all can be rated on one scale.

At each table two bots sit by turns, and every deal is played twice: once with either of them on the first seat. Pairs
with a bot that searches play fewer deals, spread over those of the others.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations

import msgspec

from baluchon.arena.pool import pool_of
from baluchon.arena.ratings import Rating, anchored, ratings
from baluchon.arena.runner import Plan, Played, play_some
from baluchon.bots import bot_by_code
from baluchon.bots.expert import SearchBot
from baluchon.kernel.fingerprint import Fingerprint, fingerprint_of
from baluchon.kernel.registry import game_by_id


class Meeting(msgspec.Struct, frozen=True):
    """Two bots and a deal; plain values, so that it can go to another process."""

    game: str
    seats: int
    bots: tuple[str, str]
    """By the codes they are rated under."""
    codes: tuple[str, str]
    """By the codes that play."""
    seed: str
    fingerprint: Fingerprint
    """By what they play."""


def meetings(game: str, seats: int, bots: Mapping[str, str], deals: int, few: int, seed: str) -> list[Meeting]:
    """All that is played. `bots` tells by level who plays in its place; `few` is how many deals searching ones have."""
    fingerprint = fingerprint_of(game_by_id(game))
    searching = {level for level, code in bots.items() if isinstance(bot_by_code(code), SearchBot)}
    step = max(1, deals // few)
    found = []
    for deal in range(deals):
        for pair in combinations(bots, 2):
            if not searching.isdisjoint(pair) and (deal % step or deal // step >= few):
                continue
            codes = bots[pair[0]], bots[pair[1]]
            found.append(Meeting(game, seats, pair, codes, f"{seed} {deal}", fingerprint))
    return found


def play_meeting(meeting: Meeting) -> list[Played]:
    """The two games of a deal."""
    games = []
    for first in range(2):
        places = [(first + seat) % 2 for seat in range(meeting.seats)]
        seated = tuple(meeting.codes[place] for place in places)
        plan = Plan(meeting.game, meeting.seats, 1, (seated,), meeting.seed, fingerprint=meeting.fingerprint)
        played = play_some(plan, [0]).games[0]
        games.append(msgspec.structs.replace(played, bots=tuple(meeting.bots[place] for place in places)))
    return games


def play_meetings(todo: list[Meeting], workers: int) -> Iterator[list[Played]]:
    """The games of each meeting, in order."""
    if workers <= 1:
        yield from map(play_meeting, todo)
        return
    with pool_of(min(workers, len(todo))) as pool:
        yield from pool.map(play_meeting, todo)


def rated(played: list[Played]) -> list[Rating]:
    """The ratings after these games in this order, the strongest first; `random`, if it took part, has 0."""
    numbered = [msgspec.structs.replace(game, number=number) for number, game in enumerate(played)]
    return anchored(ratings(numbered))
