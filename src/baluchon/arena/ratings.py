"""How strong bots are, from games in which they met: OpenSkill ratings and who finished ahead of whom.

OpenSkill is in the extra `report`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from baluchon.arena.runner import Played
from baluchon.arena.statistics import NORMAL_95, wilson
from baluchon.bots.random import RANDOM
from baluchon.extras import how_to_install
from baluchon.kernel.errors import BaluchonError


class NoOpenSkill(BaluchonError):
    """The library for ratings is missing."""

    code = "no-openskill"


@dataclass(frozen=True)
class Rating:
    """A bot's strength: 25 is the start of everyone, the interval holds the true one in 95 of 100 cases."""

    bot: str
    mean: float
    low: float
    high: float


@dataclass
class Pairing:
    """How often one bot finished ahead of another when both sat at a table; shared places count half."""

    meetings: int = 0
    ahead: Fraction = field(default_factory=Fraction)

    @property
    def rate(self) -> float:
        return float(self.ahead / self.meetings)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(float(self.ahead), self.meetings)


def ratings(games: Iterable[Played]) -> list[Rating]:
    """The ratings after these games, the strongest first; the games are taken in order of their numbers.

    Bots do not learn, so nothing is added to the uncertainty from game to game. A bot with several seats at a
    table moves by the average of what its seats earn.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NoOpenSkill(f"ratings need OpenSkill; install it with: {how_to_install('report')}") from None
    model = PlackettLuce(tau=0.0)
    known: dict[str, tuple[float, float]] = {}
    for played in sorted(games, key=lambda game: game.number):
        teams = []
        for bot in played.bots:
            mean, deviation = known.get(bot, (model.mu, model.sigma))
            teams.append([model.rating(mu=mean, sigma=deviation)])
        rated = model.rate(teams, ranks=[float(place) for place in played.outcome.ranking])
        for bot in dict.fromkeys(played.bots):
            own = [team[0] for team, seated in zip(rated, played.bots, strict=True) if seated == bot]
            known[bot] = (sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own))
    found = [
        Rating(bot, mean, mean - NORMAL_95 * deviation, mean + NORMAL_95 * deviation)
        for bot, (mean, deviation) in known.items()
    ]
    return sorted(found, key=lambda rating: (-rating.mean, rating.bot))


def anchored(found: list[Rating]) -> list[Rating]:
    """The same ratings, moved so that `random`, if it took part, has 0: so those of different runs can be compared."""
    anchor = next((each.mean for each in found if each.bot == RANDOM), 0.0)
    return [Rating(each.bot, each.mean - anchor, each.low - anchor, each.high - anchor) for each in found]


def pairings(games: Iterable[Played]) -> dict[tuple[str, str], Pairing]:
    """By bot and other bot: how they finished when they met."""
    found: dict[tuple[str, str], Pairing] = {}
    for played in games:
        for seat, bot in enumerate(played.bots):
            for other_seat, other in enumerate(played.bots):
                if bot == other:
                    continue
                pairing = found.setdefault((bot, other), Pairing())
                pairing.meetings += 1
                place, other_place = played.outcome.ranking[seat], played.outcome.ranking[other_seat]
                if place < other_place:
                    pairing.ahead += 1
                elif place == other_place:
                    pairing.ahead += Fraction(1, 2)
    return found
