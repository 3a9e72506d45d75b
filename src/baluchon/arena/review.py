"""A finished game being looked back at, a bit at a time: the chances first and roughly, then surely, then why.

Where the game has a net the first chances are its own, at once.

What is known so far is a plain value that can be put away, sent to another process and gone on from. Work stops
where it is when its time is up; in the end the same game has the same review, however it was cut into pieces: how much
is played on follows from the game alone.
"""

from collections.abc import Callable
from functools import cached_property

import msgspec

import baluchon
from baluchon.arena.analysis import Turn, closer_looks, turn, turning_places
from baluchon.arena.chances import Chances, Learned, Moment, moments_of, turns_of
from baluchon.bots.judges import net_of
from baluchon.kernel.match import Match
from baluchon.kernel.stages import main_stage

STAGES = (16, 64, 256)
"""Games played on from each state, after which the chances are worth showing; then on until they are sure."""
PLAYOUTS = 1_200
"""More than any state needs to be sure."""
_WORK = 12_000_000 if baluchon.__compiled__ else 200_000
"""Decisions that are played on for a review at most: then the chances stay as they are, and say how sure they are."""
_LEAST = 24
"""Games played on from each state even if that is more work."""
ITERATIONS = 1_000
"""How hard a turning point is thought about."""


class Known(msgspec.Struct, frozen=True):
    """What is known of a game so far."""

    times: list[int] = []
    """How often each state was played on."""
    totals: list[list[float]] = []
    """What each seat won by that, in shares of a win."""
    turns: list[Turn] = []
    """The turning points, in the order of the game; found once the chances are sure."""
    is_whole: bool = False
    """Whether nothing is left to find out."""


class Mark(msgspec.Struct, frozen=True):
    """Where a round, a day or a hike begins."""

    at: int
    """The place of its first state."""
    what: str
    """The stage, such as `round`."""
    number: int


class Review:
    """The work on one game."""

    def __init__(self, match: Match, known: Known | None = None, playouts: int | None = None) -> None:
        self.match = match
        self.moments: list[Moment] = moments_of(match)
        self._turns = turns_of(match.game, self.moments)
        self._playouts = playouts or self._affordable()
        known = known or Known()
        self.chances = Chances(match.game, self.moments, known.times, known.totals, places=self._turns)
        self.turns = list(known.turns)
        self.is_whole = known.is_whole

    @property
    def has_net(self) -> bool:
        """Whether there are chances before anything is played on."""
        return net_of(self.match.game, self.match.seats) is not None

    @property
    def is_learned(self) -> bool:
        """Whether `shown` is what the net says: until each turn was played on often enough to be worth showing."""
        first = min(STAGES[0], self._playouts)
        unsure = set(self.chances.unsure).intersection(self._turns)
        return self.has_net and any(self.chances.times[place] < first for place in unsure)

    @cached_property
    def learned(self) -> Chances:
        """What the net says."""
        net = net_of(self.match.game, self.match.seats)
        assert net is not None
        chances = Chances(self.match.game, self.moments, value=Learned(net))
        chances.sharpen(1, lambda: False)
        return chances

    @property
    def shown(self) -> Chances:
        """The best that is known now."""
        return self.learned if self.is_learned else self.chances

    @property
    def known(self) -> Known:
        return Known(self.chances.times, self.chances.totals, self.turns, self.is_whole)

    def _affordable(self) -> int:
        """How often each state is played on at most: a long game is as long from most of its states."""
        once = sum(len(self.moments) - place for place in self._turns)
        return max(_LEAST, min(PLAYOUTS, _WORK // once))

    def go_on(self, is_late: Callable[[], bool]) -> None:
        """Find out more: up to the next stage, or until it gets late."""
        if not self._unsure:
            self.chances.look_closer(closer_looks(self.match.game, self.moments, self.chances, self._turns))
        stage = next((stage for stage in STAGES if min(self._unsure, default=stage) < stage), self._playouts)
        if self._unsure:
            self.chances.sharpen(min(stage, self._playouts), is_late)
        else:
            self.explain(is_late)

    def explain(self, is_late: Callable[[], bool]) -> None:
        """Judge the turning points, with chances as they are now."""
        game = self.match.game
        for place in turning_places(game, self.moments, self.chances)[len(self.turns) :]:
            if is_late():
                return
            self.turns.append(turn(game, self.moments, self.chances, place, ITERATIONS))
        self.is_whole = True

    @property
    def _unsure(self) -> list[int]:
        """How often those states were played on that have to be played on more."""
        times = [self.chances.times[place] for place in self.chances.unsure]
        return [each for each in times if each < self._playouts]

    @property
    def marks(self) -> list[Mark]:
        """Where rounds, days or hikes begin: those that the game's public view counts."""
        game, found = self.match.game, list[Mark]()
        stage = main_stage(game)
        if stage is None:
            return found
        kind, field = stage
        for place, moment in enumerate(self.moments):
            number: int = getattr(game.public(moment.state), field)
            if number > 0 and (not found or number != found[-1].number):
                found.append(Mark(place, kind, number))
        return found
