"""A run of many games: played in processes or on a cluster, kept in a file to go on from, counted and drawn.

    campaign = Campaign(Plan("road-trip-europa", 3, 500, lineups(["casual", "random", "random"]), seed="0"))
    tally = campaign.run()

A report needs a plan that is `detailed`.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

from baluchon.arena.cluster import play_on_cluster
from baluchon.arena.results import Results
from baluchon.arena.runner import Plan, Played, Portion, play_all
from baluchon.arena.statistics import Tally


class Campaign:
    """What is played, by how many, and where the results go."""

    def __init__(
        self, plan: Plan, workers: int = 1, *, out: Path | None = None, ray: str | None = None, keep: bool = False
    ) -> None:
        """Games are kept in memory only if they are asked for; `ray` is the address of a cluster."""
        self.plan = plan
        self.workers = workers
        self.out = out
        self.ray = ray
        self.tally = Tally()
        self.games: list[Played] = []
        """All games, in order, once they are played, if they are kept."""
        self.left_over = 0
        """Games that the file holds beyond those of the plan; they do not count."""
        self._keep = keep

    def run(self, tell: Callable[[int], None] = lambda done: None) -> Tally:
        """Play what is not played yet, and count everything; tell how many games are done, again and again."""
        results = Results(self.plan, self.out) if self.out is not None else None
        try:
            known = self._known(results)
            tell(known)
            for portion in self._portions(range(known)):
                if results:
                    results.add(portion.games)
                self._count(portion.games)
                self.tally.add_thought(portion.thought)
                tell(self.tally.games)
        finally:
            if results:
                results.close()
        self.games.sort(key=lambda game: game.number)
        return self.tally

    def report(self, language: str = "en") -> str:
        """What came out as a page (HTML)."""
        from baluchon.arena.report import draw

        return draw(self.plan, self.games, self.tally, language)

    def _known(self, results: Results | None) -> int:
        """How many games the file holds already."""
        known = results.games[: self.plan.games] if results else []
        self.left_over = len(results.games) - len(known) if results else 0
        self._count(known)
        return len(known)

    def _count(self, games: list[Played]) -> None:
        self.tally.add(games)
        if self._keep:
            self.games += games

    def _portions(self, done: range) -> Iterator[Portion]:
        if self.ray is not None:
            return play_on_cluster(self.plan, self.ray, done)
        return play_all(self.plan, self.workers, done)
