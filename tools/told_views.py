"""Writes the views that the tests of the list view read: `python -m tools.told_views`, into `web/tests/views`.

Bots play a game of each with as many seats as it has, and a few positions that offer different choices are kept: the
view of whoever is to act, what may be done, the names of what is in it, and what its fields mean.
"""

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from baluchon.bots.levels import CASUAL, bot_by_code
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games
from baluchon.kernel.shapes import view_shape

INTO = Path(__file__).parents[1] / "web" / "tests" / "views"
PLAYERS = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn"]
VIEWS = 4
"""So many views of each game."""
_FEW = 60
"""Kinds with no more names than that are kept whole."""
_REF = re.compile(r'"([a-z-]+:[\w-]+)"')


def positions(game: Game, seed: int) -> list[dict[str, Any]]:
    """What each seat saw that was to act, from the first decision to the last."""
    seats = game.max_seats
    match = Match(game, seats, seed=bytes([seed] * 32), players=PLAYERS[:seats])
    bot, chance = bot_by_code(CASUAL), FastChance(seed)
    found = []
    while not match.is_over:
        seat = match.to_act[0]
        legal = [game.moves[move] for move in match.legal(seat)]
        view, ahead = match.view(seat), game.foreseen(match.state, seat)
        seen = {"public": view.public, "private": view.private, "pencil": ahead.pencil, "previews": ahead.previews}
        found.append({"seat": seat, "players": match.players, "view": seen, "legal": legal})
        match.play(seat, bot.choose(match.position(seat), chance))
    return found


def chosen(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Few positions that offer as many verbs as possible, late ones first: there is most to tell then."""
    kept: list[dict[str, Any]] = []
    known: set[str] = set()
    late = found[len(found) * 2 // 3 :][::-1] + found[: len(found) * 2 // 3][::-1]
    while len(kept) < VIEWS:
        best = max(late, key=lambda each: len({move.verb for move in each["legal"]} - known))
        verbs = {move.verb for move in best["legal"]}
        if kept and verbs <= known:
            break
        kept.append(best)
        known |= verbs
    return kept


def names(game: Game, written: str) -> dict[str, dict[str, str]]:
    """The names of what is referred to, and of kinds that have few, in each language."""
    used = set(_REF.findall(written))
    kinds = [ref.split(":")[0] for ref in game.names]
    refs = [ref for ref in game.names if ref in used or kinds.count(ref.split(":")[0]) <= _FEW or ref[:4] == "year"]
    return {
        language: {ref: game.names[ref].get(language, game.names[ref]["en"]) for ref in refs} for language in LANGUAGES
    }


def main() -> None:
    INTO.mkdir(exist_ok=True)
    for game in all_games():
        if sys.argv[1:] and game.id not in sys.argv[1:]:
            continue
        views = chosen(positions(game, seed=7))
        written = msgspec.json.encode(views).decode()
        told = {"shape": view_shape(game), "happenings": game.happenings.consequences}
        text = msgspec.json.encode({"names": names(game, written), **told, "views": views})
        (INTO / f"{game.id.replace('-', '_')}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
