"""Draws the terminal pictures of the docs: `python tools/pictures.py`. Look at them before committing them."""

from pathlib import Path

from baluchon.boards.pictures import board, to_svg
from baluchon.kernel.chance import FastChance, seed_from_text
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
PLAYERS = ["Ana", "Bruno", "Clara", "David", "Emma", "Farid"]
WIDTH = 110


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
        drawn = board(game, match.view(0), 0, players=match.players)
        svg = to_svg(drawn, f"baluchon play {game.id}", width=WIDTH)
        (FOLDER / f"terminal-{game.id}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
