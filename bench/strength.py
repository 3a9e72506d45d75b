"""How strong the bots are: one bot against copies of another, as the table of lab/notes/strength.md.

Duplicate deals: each is played once from every seat. A row ends when its share of wins is three standard errors off its
bar, or after 200 deals of fast bots and 60 of those that search. Seconds of a bot are the processor's, so other work on
the machine does not change who wins. Deals are kept in build/strength, so a run that was stopped goes on. A row whose
bar is missed, and that of `master`, is followed by the luck ceiling if `--ceiling` is given: what a search wins that
sees all hands.

    .venv/bin/python bench/strength.py                        # all rows
    .venv/bin/python bench/strength.py --rows casual          # those whose first bot begins so
    .venv/bin/python bench/strength.py --game tour-du-monde --expert expert:2000 --yardstick search:2000
    .venv/bin/python bench/strength.py --minutes 20           # no new deal after that; what there is is printed
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, process_time
from unittest.mock import patch

from baluchon.arena.clairvoyant import above, is_clairvoyant
from baluchon.arena.duels import Duel
from baluchon.kernel.registry import game_by_id

KEPT = Path(__file__).resolve().parent.parent / "build" / "strength"
LUCKY = ("lets-take-a-hike", "tour-du-monde")
GAMES = ("road-trip-europa", "trekking-through-history", "trekking-the-world", *LUCKY)
SWIFT_BARS = dict(zip(GAMES, (0.75, 0.75, 0.75, 0.65, 0.58), strict=True))
"""What `swift` should win against `casual`."""
FAST = {"random", "novice", "casual", "swift"}
FAST_DEALS = 200
SEARCH_DEALS = 60


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
        return FAST_DEALS if {self.bot, self.others} <= FAST else SEARCH_DEALS


def rows(expert: str, master: str, yardstick: str) -> list[Row]:
    """What is asked of the bots; an even share is a bar that has to be passed for certain."""
    found = []
    for game in GAMES:
        lucky = game in LUCKY
        found.append(Row(game, 2, "casual", "random", 0.80 if lucky else 0.90))
        found.append(Row(game, 4, "casual", "random", 0.55 if lucky else 0.70))
        found.append(Row(game, 2, "swift", "casual", SWIFT_BARS[game]))
        found.append(Row(game, 2, "swift", yardstick, 0.50))
        found.append(Row(game, 2, expert, yardstick, 0.60))
        found.append(Row(game, 4, expert, yardstick, 0.33))
        found.append(Row(game, 2, expert, "casual", 0.60 if lucky else 0.70))
        found.append(Row(game, 4, expert, "casual", 0.35 if lucky else 0.45))
        found.append(Row(game, 2, master, expert, 0.50))
    return found


def play(row: Row, until: float) -> Duel:
    """Deals of a row until it is decided or time is up; those played before count."""
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{row.game}-{row.seats}-{row.bot}-{row.others}.json".replace(":", "_")
    shares = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else []
    duel = Duel(row.game, row.seats, row.bot, row.others, "strength", shares, row.bar)
    with (
        patch("baluchon.bots.expert.perf_counter", process_time),
        patch("baluchon.bots.search.perf_counter", process_time),
    ):
        while monotonic() < until and len(duel.shares) < row.most and not duel.is_decided:
            duel.play(len(duel.shares) + 1)
            kept.write_text(json.dumps(duel.shares), encoding="utf-8")
    return duel


def told(row: Row, duel: Duel) -> str:
    """The row as a line of the table."""
    title = game_by_id(row.game).titles["en"]
    bot = "all hands seen" if is_clairvoyant(row.bot) else f"`{row.bot}`"
    others = f"`{row.others}`" if row.seats == 2 else f"{row.seats - 1} × `{row.others}`"
    who = f"| {title} | {row.seats} | {bot} | {others} "
    if not duel.shares:
        return f"{who}| not played | | 0 | {row.bar:.0%} | |"
    low, high = duel.interval
    met = "met" if duel.share >= row.bar else "missed"
    sure = "" if duel.is_decided else ", not sure"
    return f"{who}| {duel.share:.1%} | {low:.1%} – {high:.1%} | {len(duel.shares)} | {row.bar:.0%} | {met}{sure} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--rows", default="", metavar="BOT", help="only rows of bots whose code begins so")
    parser.add_argument("--against", default="", metavar="BOT", help="only rows against bots whose code begins so")
    parser.add_argument("--seats", type=int, help="only rows with so many seats")
    parser.add_argument("--expert", default="expert", metavar="CODE", help="who plays the expert's rows")
    parser.add_argument("--master", default="master", metavar="CODE", help="who plays the master's rows")
    parser.add_argument("--yardstick", default="search:0.25s", metavar="CODE", help="the search without a net")
    parser.add_argument("--ceiling", action="store_true", help="also what seeing all hands would win, where it matters")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="no new deal after so many")
    chosen = parser.parse_args()
    until = monotonic() + 60 * chosen.minutes
    print(
        "| game | seats | bot | against | wins | 95 % interval | deals | bar | |\n|---|---|---|---|---|---|---|---|---|"
    )
    for row in rows(chosen.expert, chosen.master, chosen.yardstick):
        if chosen.game not in (None, row.game) or chosen.seats not in (None, row.seats):
            continue
        if not (row.bot.startswith(chosen.rows) and row.others.startswith(chosen.against)):
            continue
        duel = play(row, until)
        print(told(row, duel), flush=True)
        missed = bool(duel.shares) and duel.share < row.bar
        if chosen.ceiling and (missed or row.bot == chosen.master):
            room = Row(row.game, row.seats, above(row.bot), row.bot, 1 / row.seats)
            print(told(room, play(room, until)), flush=True)


if __name__ == "__main__":
    main()
