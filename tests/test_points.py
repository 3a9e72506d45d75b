"""Every change of points is told by an event, or belongs to a part of the score that no event tells.

The client lets the latter rise from the name of their seat.
"""

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games

SCENES = Path(__file__).parents[1] / "web/src/games"
TELLS_POINTS = re.compile(r'"(event-[\w-]+)": \{[^}]*?points: "(\w+)"')
UNTOLD = {
    "road-trip-europa": ("countries",),
    "trekking-through-history": ("trek_points", "crystal_points"),
    "trekking-the-world": ("set_points", "tile_points"),
    "lets-take-a-hike": (),
    "tour-du-monde": (),
}
"""The parts of a seat's score that no event has points for."""
GAMES = [game for game in all_games() if game.id in UNTOLD]
A_FEW, MANY = range(4), range(4, 100)


def scores(match: Match) -> list[dict[str, Any]]:
    public = msgspec.to_builtins(match.game.public(match.state))
    seats: list[dict[str, Any]] = next(public[name] for name in ("travellers", "trekkers", "hikers") if name in public)
    return seats


def told(match: Match, first: int, points: dict[str, str]) -> list[int]:
    """What the events since a log entry say that each seat has won."""
    won = [0] * match.seats
    for event in match.events(None, first):
        number = event.args.get(points.get(event.id, ""))
        if isinstance(number, int):
            won[int(str(event.args["seat"]).removeprefix("seat:"))] += number
    return won


@pytest.mark.parametrize("seeds", [A_FEW, pytest.param(MANY, marks=pytest.mark.soak)], ids=["a few", "many"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_points_in_events_are_the_change_of_the_score(game: Game, seeds: range) -> None:
    points = dict(TELLS_POINTS.findall((SCENES / game.id.replace("-", "_") / "moments.ts").read_text()))
    assert points
    for seed in seeds:
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        match, dice = Match(game, seats, game.settle(seats), seed=seed.to_bytes(32, "big")), random.Random(seed)
        before = scores(match)
        while not match.is_over:
            seat = dice.choice(match.to_act)
            match.play(seat, dice.choice(match.legal(seat)))
            after = scores(match)
            won = told(match, len(match.log) - 1, points)
            for was, now, by_events in zip(before, after, won, strict=True):
                quietly = sum(now[part] - was[part] for part in UNTOLD[game.id])
                assert now["score"] - was["score"] == by_events + quietly, match.events(None, len(match.log) - 1)
            before = after
