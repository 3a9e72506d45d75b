"""Draws the terminal pictures of the docs: `python tools/pictures.py`. Look at them before committing them."""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from baluchon.boards import board_of
from baluchon.kernel.chance import FastChance, seed_from_text
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games
from baluchon.texts import Texts

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
PLAYERS = ["Ana", "Bruno", "Clara", "David", "Emma", "Farid"]
WIDTH = 110
# The pictures load nothing from elsewhere: the terminal font is whatever the reader has.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.S)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in all_games():
        seats = min(3, game.max_seats)
        match = Match(game, seats, seed=seed_from_text("picture"), players=PLAYERS[:seats])
        chance = FastChance(4)
        for _ in range(18 * seats):
            seat = match.to_act[0]
            match.play(seat, game.rules.suggest(match.state, seat, match.legal(seat), chance))
        while match.to_act[0] != 0:
            seat = match.to_act[0]
            match.play(seat, game.rules.suggest(match.state, seat, match.legal(seat), chance))
        console = Console(record=True, width=WIDTH, force_terminal=True, file=io.StringIO())
        console.print(board_of(game).draw(match.view(0), Texts("en", game, match.players, 0), 0))
        svg = console.export_svg(title=f"baluchon play {game.id}", code_format=FORMAT)
        (FOLDER / f"terminal-{game.id}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
