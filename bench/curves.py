"""The first curve of a finished game: how long it takes, and how far it is from the curve that games played on give.

For each game some matches of `swift`, with the fewest seats and with the most; by net, and by 16 games played on from
each turn, as a game without a net has it. Both are held against as many games from each turn as `--games` says (mean
absolute difference over turns and seats, in points). Times are the processor's, those of the longest match.

    .venv/bin/python bench/curves.py
    .venv/bin/python bench/curves.py --matches 2 --games 0     # times only
"""

import argparse
from collections.abc import Sequence
from statistics import fmean
from time import process_time

from baluchon.arena.chances import Chances
from baluchon.arena.review import STAGES, Review
from baluchon.bots import bot_by_code
from baluchon.kernel.chance import FastChance, seed_from_text
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games


def played(game: Game, seats: int, number: int) -> Match:
    """A match of `swift` with itself."""
    match, chance = Match(game, seats, seed=seed_from_text(f"curve {number}")), FastChance(number)
    bot = bot_by_code("swift")
    while not match.is_over:
        for seat in match.to_act:
            match.play(seat, bot.choose(match.position(seat), chance))
    return match


def told(chances: Chances, places: Sequence[int]) -> list[float]:
    return [each.chance for place in places for each in chances.at(place)]


def row(game: Game, seats: int, matches: int, games: int) -> str:
    """What was found for a game, as a line of a table."""
    longest, times, off = 0, {"net": 0.0, "games": 0.0}, {"net": list[float](), "games": list[float]()}
    for number in range(matches):
        review = Review(played(game, seats, number), playouts=max(games, STAGES[0]))
        places = [place for place, moment in enumerate(review.moments) if game.rules.to_act(moment.state)]
        longest = max(longest, len(review.moments))
        found = {}
        if review.has_net:
            begin = process_time()
            found["net"] = told(review.learned, places)
            times["net"] = max(times["net"], process_time() - begin)
        begin = process_time()
        review.chances.sharpen(STAGES[0], lambda: False)
        found["games"] = told(review.chances, places)
        times["games"] = max(times["games"], process_time() - begin)
        if games > STAGES[0]:
            review.chances.sharpen(games, lambda: False)
            sure = told(review.chances, places)
            for by, curve in found.items():
                off[by] += [abs(a - b) for a, b in zip(curve, sure, strict=True)]
    cells = [f"{1000 * times[by]:.0f} ms" if times[by] else "–" for by in times]
    cells += [f"{100 * fmean(each):.1f}" if each else "–" for each in off.values()]
    return " | ".join([f"| {game.titles['en']} | {seats} | {longest}", *cells]) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--games", type=int, default=300, help="from each turn, to compare with; 0: do not compare")
    chosen = parser.parse_args()
    print("| game | seats | states | by the net | 16 games | net off | 16 games off |\n|---|---|---|---|---|---|---|")
    for game in all_games():
        for seats in (game.min_seats, game.max_seats):
            print(row(game, seats, chosen.matches, chosen.games), flush=True)


if __name__ == "__main__":
    main()
