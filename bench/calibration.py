"""Whether the nets mean what they say: their value held against games that are played on, see lab/notes/strength.md.

Positions come from games of `swift` whose seeds no net has learned from, four of each game, and `swift` plays each of
them on some times. 400 games by `expert` for each of 2,000 positions would tell more: at 0.25 s a decision and some 100
decisions left that is 2,000 × 400 × 100 × 0.25 s = 2 × 10⁷ s, most of a year of one core. So it is a bot that needs a
millisecond, and a few games. What is found is kept in build/calibration, so a run that was stopped goes on; a new net
begins anew.

    .venv/bin/python bench/calibration.py                  # all games with a net, two seats, the picture too
    .venv/bin/python bench/calibration.py --minutes 10     # what there is by then
    .venv/bin/python bench/calibration.py --write          # also what corrects the nets that are off by 3 points
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import matplotlib as mpl
import msgspec
from matplotlib.figure import Figure

from baluchon.arena.calibration import (
    POSITIONS,
    Sample,
    bins_of,
    error_interval,
    error_of,
    fitted,
    luck_of,
    samples_of,
)
from baluchon.bots.judges import net_of
from baluchon.bots.weights import CALIBRATION, TRUE, Calibration, Correction, correction_of, digest_of
from baluchon.cli.progress import progress_bar
from baluchon.kernel.declaration import Game
from baluchon.kernel.registry import all_games

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "calibration"
PICTURE = ROOT / "lab" / "notes" / "calibration.svg"
ALLOWED = 0.03
"""What a net may be off before it is corrected."""
FEWEST = 100
"""Positions that are worth a picture or a correction."""
COLOURS = ("#0072B2", "#D55E00")
INK = "#22303c"


@dataclass
class Job:
    """A game and a number of seats, and what was sampled so far."""

    game: Game
    seats: int
    by: str
    times: int
    samples: list[Sample]
    deals: int

    @property
    def kept(self) -> Path:
        return KEPT / f"{self.game.id}-{self.seats}-{self.by}-{self.times}.jsonl".replace(":", "_")

    @property
    def head(self) -> str:
        return json.dumps({"weights": digest_of(self.game), "rules": self.game.version})

    def resume(self) -> None:
        """Take what was kept of this very net."""
        lines = self.kept.read_text(encoding="utf-8").splitlines() if self.kept.exists() else []
        if not lines or lines[0] != self.head:
            KEPT.mkdir(parents=True, exist_ok=True)
            self.kept.write_text(f"{self.head}\n", encoding="utf-8")
            return
        for line in lines[1:]:
            self.samples += msgspec.json.decode(line, type=list[Sample])
            self.deals += 1

    def go_on(self) -> None:
        """One game more."""
        net = net_of(self.game, self.seats)
        assert net is not None
        found = samples_of(self.game, self.seats, net, self.by, self.deals, self.times)
        with self.kept.open("a", encoding="utf-8") as file:
            file.write(msgspec.json.encode(found).decode() + "\n")
        self.samples += found
        self.deals += 1


def told(job: Job) -> str:
    """The job as a line of the table."""
    title = job.game.titles["en"]
    if not job.samples:
        return f"| {title} | {job.seats} | not sampled | | | |"
    low, high = error_interval(job.samples)
    luck = luck_of(job.samples, job.times)
    shipped = correction_of(job.game, job.seats)
    after = "–" if shipped == TRUE else f"{100 * error_of(job.samples, shipped):.1f}"
    return (
        f"| {title} | {job.seats} | {len(job.samples):,} × {job.times} | {100 * error_of(job.samples):.1f} "
        f"({100 * low:.1f} – {100 * high:.1f}) | {100 * luck:.1f} | {after} |"
    )


def correction_found(job: Job) -> tuple[Correction, float, float]:
    """Fitted on the games with even numbers, and the error without and with it on the others."""
    learned, held = ([each for each in job.samples if each.deal % 2 == side] for side in (0, 1))
    found = fitted(learned)
    return found, error_of(held), error_of(held, found)


def draw(jobs: list[Job]) -> None:
    """A reliability diagram for each job, on a ground of its own so that it can be read on any page."""
    with mpl.rc_context({"svg.hashsalt": "baluchon", "font.family": ["DejaVu Sans"], "svg.fonttype": "none"}):
        figure = Figure(figsize=(3.1 * len(jobs), 3.6), layout="constrained", facecolor="#fdfcf9")
        for place, job in enumerate(jobs):
            axes = figure.add_subplot(1, len(jobs), place + 1)
            axes.plot([0, 100], [0, 100], color=INK, linewidth=1, linestyle=":")
            shipped = correction_of(job.game, job.seats)
            kinds = [("as it says", TRUE)] if shipped == TRUE else [("as learned", TRUE), ("corrected", shipped)]
            for (label, correction), colour, mark in zip(kinds, COLOURS, "os", strict=False):
                found = bins_of(job.samples, correction)
                most = max(each.count for each in found)
                axes.plot([100 * b.said for b in found], [100 * b.won for b in found], color=colour, linewidth=1.5)
                axes.scatter(
                    [100 * b.said for b in found],
                    [100 * b.won for b in found],
                    s=[12 + 60 * b.count / most for b in found],
                    color=colour,
                    marker=mark,
                    label=label,
                    zorder=3,
                )
            axes.set(xlim=(0, 100), ylim=(0, 100), xlabel="the net says, %", aspect="equal")
            if place == 0:
                axes.set_ylabel("games won, %")
            axes.set_title(f"{job.game.titles['en']}, {job.seats} seats", fontsize=9, color=INK)
            axes.set_facecolor("#ffffff")
            axes.grid(alpha=0.3)
            axes.legend(frameon=False, fontsize=8, loc="upper left")
        figure.savefig(PICTURE, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=[], help="only these")
    parser.add_argument("--seats", type=int, nargs="*", default=[2])
    parser.add_argument("--positions", type=int, default=2000, help="of each game and number of seats")
    parser.add_argument("--times", type=int, default=4, help="how often each position is played on")
    parser.add_argument("--by", default="swift", metavar="CODE", help="who plays")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="no new game after so many")
    parser.add_argument("--write", action="store_true", help="write what corrects nets that are off")
    parser.add_argument("--no-picture", action="store_true")
    chosen = parser.parse_args()
    until = monotonic() + 60 * chosen.minutes
    jobs = [
        Job(game, seats, chosen.by, chosen.times, [], 0)
        for game in all_games()
        for seats in chosen.seats
        if (not chosen.games or game.id in chosen.games) and net_of(game, seats) is not None
    ]
    for job in jobs:
        job.resume()
    deals = -(-chosen.positions // POSITIONS)
    with progress_bar("game") as bar:
        tasks = [bar.add_task(f"{job.game.id}, {job.seats} seats", total=deals, completed=job.deals) for job in jobs]
        for deal in range(deals):  # all games grow alike, so that a short run tells something of each
            for job, task in zip(jobs, tasks, strict=True):
                if job.deals <= deal and monotonic() < until:
                    job.go_on()
                    bar.update(task, completed=job.deals)
    corrections: dict[str, dict[int, Correction]] = {}
    telling = [job for job in jobs if len(job.samples) >= FEWEST]
    for job in telling:
        if error_of(job.samples) > ALLOWED:
            found, without, with_it = correction_found(job)
            print(f"{job.game.id}, {job.seats} seats: {found}, {without:.3f} without, {with_it:.3f} with it on others")
            if with_it < without:
                corrections.setdefault(job.game.id, {})[job.seats] = found
    for game in {job.game.id: job.game for job in jobs}.values():
        if chosen.write and game.id in corrections:
            written = Calibration(digest_of(game), corrections[game.id])
            place = ROOT / "src" / Path(*game.package.split(".")) / CALIBRATION
            place.write_bytes(msgspec.json.format(msgspec.json.encode(written), indent=1) + b"\n")
            print(f"→ {place}")
    print("| game | seats | positions × games | error (95 %), points | by luck alone | corrected |")
    print("|---|---|---|---|---|---|")
    for job in jobs:
        print(told(job))
    if telling and not chosen.no_picture:
        draw(telling)


if __name__ == "__main__":
    main()
