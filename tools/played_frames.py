"""Writes the frames that the tests of scenes read: `python -m tools.played_frames`, into `web/tests/frames`.

Games are played, every other one at random, and of what the first seat sees a few moves are kept in which everything
happens once, also to a thing to which something else has just happened: the view before, the view after, the events.
"""

import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games
from baluchon.kernel.shapes import view_shape
from baluchon.kernel.words import Message
from baluchon.testing import Setting

INTO = Path(__file__).parents[1] / "web" / "tests" / "frames"
SEATS = 3
GAMES = 40
"""Games in which something new is looked for."""
_ME = 0
_SENSIBLE = 0.9
"""How often a game that is not played at random is played well."""
_AHEAD = {"places", "lacks", "cards", "columns", "outlook", "could_come", "next_pile", "not_here", "known"}
"""What a view says about choices, cards that are counted and places: no scene looks at it, and it is long."""


def seen(match: Match) -> dict[str, Any]:
    """What the first seat sees."""
    view = match.view(_ME)
    return {
        "public": _shorter(msgspec.to_builtins(view.public)),
        "private": _shorter(msgspec.to_builtins(view.private)),
    }


def _shorter(view: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in view.items() if field not in _AHEAD}


def moves(setting: Setting, seed: int) -> Iterator[dict[str, Any]]:
    """What the first seat saw before and after each move of a game, and what it was told."""
    game = setting.game
    match = Match(game, setting.seats, dict(setting.options), seed=bytes([seed] * 32))
    dice = random.Random(seed)
    chance = FastChance(seed)
    before = seen(match)
    while not match.is_over:
        seat = dice.choice(match.to_act)
        legal = match.legal(seat)
        is_sensible = seed % 2 and dice.random() < _SENSIBLE
        match.play(seat, game.rules.suggest(match.state, seat, legal, chance) if is_sensible else dice.choice(legal))
        after = seen(match)
        yield {"before": before, "after": after, "events": match.events(_ME, len(match.log) - 1)}
        before = after


def happenings(events: Sequence[Message]) -> Iterator[str]:
    """What happened, and what happened one after the other to the same thing."""
    before: dict[str, str] = {}
    for event in events:
        yield event.id
        for value in event.args.values():
            if isinstance(value, str) and ":" in value and not value.startswith("seat:"):
                if value in before:
                    yield f"{before[value]} {event.id}"
                before[value] = event.id


def frames(game: Game, moves: Sequence[dict[str, Any]]) -> bytes:
    """A file of moves, with the shape of what is seen, which says what a score is, and what events mean."""
    told = {"shape": view_shape(game).public, "happenings": game.happenings.consequences}
    return msgspec.json.encode({**told, "moves": moves}) + b"\n"


def chosen(game: Game) -> list[dict[str, Any]]:
    """The moves by which something happened for the first time."""
    kept: list[dict[str, Any]] = []
    known: set[str] = set()
    for seed in range(GAMES):
        for move in moves(Setting(game, SEATS), seed):
            happened = set(happenings(move["events"]))
            if not happened <= known:
                known |= happened
                kept.append(move)
    return kept


def main() -> None:
    INTO.mkdir(exist_ok=True)
    for game in all_games():
        if not sys.argv[1:] or game.id in sys.argv[1:]:
            (INTO / f"{game.id.replace('-', '_')}.json").write_bytes(frames(game, chosen(game)))


if __name__ == "__main__":
    main()
