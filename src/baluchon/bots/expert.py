"""The bots that search, and how much they may: so many iterations or so many seconds for each decision."""

from dataclasses import dataclass
from time import perf_counter

from baluchon.bots.base import Considered
from baluchon.bots.forecast import with_forecast
from baluchon.bots.greedy import GreedyBot
from baluchon.bots.judge import Judge
from baluchon.bots.judges import judge_of, net_of
from baluchon.bots.reasons import with_reasons
from baluchon.bots.search import Search
from baluchon.kernel.chance import Chance
from baluchon.kernel.position import Position

# Found by matches against `casual` in all games; lab/notes/strength.md has the figures.
_HORIZON_BY_SEAT = 8
_EXPLORATION = 0.7
_WIDENING = 2.0
_SURELY = 3.0
_SHORTEST = 0.001  # seconds; no time at all would mean no limit
_GUIDED_HORIZON_BY_SEAT = 3
_FORESEEN_SEATS = 2  # what several others seal takes as long to foresee as all the rest of a search
_LOOK_AHEAD = GreedyBot("look-ahead", worlds=4)
_GUIDED_LOOK_AHEAD = GreedyBot("guided look-ahead", worlds=4, judge=judge_of)


@dataclass(frozen=True)
class Limit:
    """How long a bot may think: iterations make it reproducible, seconds make it punctual. 0: not limited so."""

    iterations: int = 0
    seconds: float = 0.0


def new_search(position: Position, chance: Chance, guided: bool = False) -> Search:
    """A search that has not begun yet; its favourite is what one look ahead finds.

    Guided, it asks the game's net, if there is one, what states are worth a short way ahead.
    """
    net = net_of(position.game, position.seats) if guided else None
    look_ahead = _LOOK_AHEAD if net is None else _GUIDED_LOOK_AHEAD
    return search_by(net, position, chance, look_ahead.choose(position, chance))


def search_by(net: Judge | None, position: Position, chance: Chance, favourite: int) -> Search:
    """A search that asks this net what states are worth a short way ahead, or none."""
    horizon = (_HORIZON_BY_SEAT if net is None else _GUIDED_HORIZON_BY_SEAT) * position.seats
    judge = Judge(position.game.rules) if net is None else net
    foresees = net is not None and position.seats <= _FORESEEN_SEATS
    return Search(position, chance, favourite, horizon, _EXPLORATION, _WIDENING, _SURELY, judge, foresees)


class SearchBot:
    """Picks the move that a tree search has tried most often."""

    def __init__(self, code: str, limit: Limit, guided: bool = True) -> None:
        self.code = code
        self.limit = limit
        self._guided = guided

    def within(self, seconds: float) -> "SearchBot":
        """The same bot with so many seconds at most."""
        most = min(self.limit.seconds, seconds) if self.limit.seconds else seconds
        return SearchBot(self.code, Limit(self.limit.iterations, most), self._guided)

    def choose(self, position: Position, chance: Chance) -> int:
        if len(position.legal) == 1:
            return position.legal[0]
        return self._weigh(position, chance)[0].move

    def explain(self, position: Position, chance: Chance) -> list[Considered]:
        return with_reasons(with_forecast(self._weigh(position, chance), position, chance), position)

    def _weigh(self, position: Position, chance: Chance) -> list[Considered]:
        begin = perf_counter()
        search = new_search(position, chance, self._guided)
        left = self.limit.seconds - (perf_counter() - begin)
        search.think(self.limit.iterations, max(left, _SHORTEST) if self.limit.seconds else 0.0)
        return [Considered(move, value, visits) for move, visits, value in search.weighed()]
