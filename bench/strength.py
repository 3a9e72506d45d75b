"""How strong the bots are: one bot against copies of another, seats rotated, as the table of docs/bots.md.

Fast bots play 2,000 games a row. A row of a search bot stops when its 95 % interval clears the bar (or lies below it),
after 200 games at the latest. Games are kept in build/strength, so a run that was stopped goes on.

    .venv/bin/python bench/strength.py                        # all rows
    .venv/bin/python bench/strength.py --rows casual          # those whose first bot begins so
    .venv/bin/python bench/strength.py --game tour-du-monde --expert expert:2000
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

from baluchon.arena.lineup import lineups
from baluchon.arena.results import Results
from baluchon.arena.runner import Plan, Played, play_some
from baluchon.arena.statistics import wilson

KEPT = Path(__file__).resolve().parent.parent / "build" / "strength"
LUCKY = ("lets-take-a-hike", "tour-du-monde")
GAMES = ("road-trip-europa", "trekking-through-history", "trekking-the-world", *LUCKY)
SWIFT_BARS = dict(zip(GAMES, (0.75, 0.75, 0.75, 0.65, 0.58), strict=True))
"""What `swift` should win against `casual`."""
YARDSTICK = "search:0.25s"
"""The search without a net, with as much time as `expert` has."""
FAST = {"random", "casual", "swift"}
FAST_GAMES = 2000
SEARCH_GAMES = 200
FEWEST = 12
"""Games before a row may stop early."""


@dataclass(frozen=True)
class Row:
    """A bot, its opponents and the share of wins it should reach."""

    game: str
    seats: int
    bot: str
    others: str
    bar: float

    @property
    def most(self) -> int:
        return FAST_GAMES if {self.bot, self.others} <= FAST else SEARCH_GAMES


def rows(expert: str, master: str) -> list[Row]:
    found = []
    for game in GAMES:
        lucky = game in LUCKY
        found.append(Row(game, 2, "casual", "random", 0.80 if lucky else 0.90))
        found.append(Row(game, 4, "casual", "random", 0.55 if lucky else 0.70))
        found.append(Row(game, 2, "swift", "casual", SWIFT_BARS[game]))
        found.append(Row(game, 2, "swift", YARDSTICK, 0.50))
        found.append(Row(game, 2, expert, YARDSTICK, 0.60))
        found.append(Row(game, 4, expert, YARDSTICK, 0.33))
        found.append(Row(game, 2, expert, "casual", 0.60 if lucky else 0.70))
        found.append(Row(game, 4, expert, "casual", 0.35 if lucky else 0.45))
        found.append(Row(game, 2, master, expert, 0.50))
    return found


def share_of(games: list[Played], bot: str) -> float:
    """The wins of a bot that sits once at each table; a win shared by k counts 1/k."""
    wins = 0.0
    for played in games:
        winners = played.outcome.winners
        if played.bots.index(bot) in winners:
            wins += 1 / len(winners)
    return wins


def play(row: Row) -> list[Played]:
    """Games of a row until it is decided."""
    seated = [row.bot, *[row.others] * (row.seats - 1)]
    plan = Plan(row.game, row.seats, row.most, lineups(seated), "strength")
    KEPT.mkdir(parents=True, exist_ok=True)
    name = f"{row.game}-{row.seats}-{row.bot}-{row.others}".replace(":", "_")
    results = Results(plan, KEPT / f"{name}.jsonl")
    try:
        while len(results.games) < row.most and not decided(row, results.games):
            results.add(play_some(plan, [len(results.games)]).games)
    finally:
        results.close()
    return results.games


def decided(row: Row, games: list[Played]) -> bool:
    if row.most == FAST_GAMES or len(games) < FEWEST:
        return False
    low, high = wilson(share_of(games, row.bot), len(games))
    return low > row.bar or high < row.bar


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--rows", default="", metavar="BOT", help="only rows of bots whose code begins so")
    parser.add_argument("--expert", default="expert", metavar="CODE", help="who plays the expert's rows")
    parser.add_argument("--master", default="master", metavar="CODE", help="who plays the master's rows")
    chosen = parser.parse_args()
    print(
        "| game | seats | bot | against | wins | 95 % interval | games | bar | |\n|---|---|---|---|---|---|---|---|---|"
    )
    for row in rows(chosen.expert, chosen.master):
        if chosen.game not in (None, row.game) or not row.bot.startswith(chosen.rows):
            continue
        games = play(row)
        wins = share_of(games, row.bot)
        low, high = wilson(wins, len(games))
        met = "met" if wins / len(games) >= row.bar else "missed"
        print(
            f"| {row.game} | {row.seats} | `{row.bot}` | {row.seats - 1} × `{row.others}` | {wins / len(games):.1%} "
            f"| {low:.1%} – {high:.1%} | {len(games)} | {row.bar:.0%} | {met} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
