"""A run of many games with all that belongs to it: progress, a file to go on from, a report."""

from collections.abc import Iterator
from pathlib import Path

from baluchon.arena.cluster import play_on_cluster
from baluchon.arena.results import Results
from baluchon.arena.runner import Plan, Played, Portion, play_all
from baluchon.arena.statistics import Tally
from baluchon.cli.files import check_page_place, check_place, write_page
from baluchon.cli.progress import progress_bar
from baluchon.cli.screen import remarks


class Campaign:
    """What is played, by how many, and where the results go."""

    def __init__(
        self,
        plan: Plan,
        workers: int,
        *,
        out: Path | None = None,
        report: Path | None = None,
        ray: str | None = None,
        keep: bool = False,
    ) -> None:
        self.plan = plan
        self.workers = workers
        self.out = out
        self.report = report
        self.ray = ray
        self.games: list[Played] = []
        """All games, in order, once they are played; only kept where they are asked for."""
        self._keep = keep or report is not None
        if out is not None:
            check_place(out)
        if report is not None:
            check_page_place(report)

    def run(self) -> Tally:
        """Play what is not played yet, and count everything."""
        if self.report is not None:
            from baluchon.arena.report import check_libraries

            check_libraries()
        tally = Tally()
        results = Results(self.plan, self.out) if self.out is not None else None
        known = results.games[: self.plan.games] if results else []
        tally.add(known)
        if self._keep:
            self.games += known
        if results and len(known) < len(results.games):
            remarks().print(f"{self.out} holds more games; the first {self.plan.games} count.")
        try:
            self._play(tally, results, len(known))
        finally:
            if results:
                results.close()
        self.games.sort(key=lambda game: game.number)
        if self.report is not None:
            from baluchon.arena.report import draw

            write_page(self.report, draw(self.plan, self.games, tally))
        return tally

    def _play(self, tally: Tally, results: Results | None, known: int) -> None:
        with progress_bar() as progress:
            task = progress.add_task(self.plan.game, total=self.plan.games, completed=known)
            for portion in self._portions(range(known)):
                tally.add(portion.games)
                tally.add_thought(portion.thought)
                if results:
                    results.add(portion.games)
                if self._keep:
                    self.games += portion.games
                progress.advance(task, len(portion.games))

    def _portions(self, done: range) -> Iterator[Portion]:
        if self.ray is not None:
            return play_on_cluster(self.plan, self.ray, done)
        return play_all(self.plan, self.workers, done)

    def tell_files(self) -> None:
        """Say where the files are."""
        for path in (self.out, self.report):
            if path is not None:
                remarks().print(f"written: {path}", markup=False, soft_wrap=True)
