"""How likely each seat was to win in the course of a finished game: roughly at first, then ever more surely.

Where the game has a net, what it says of every state is there at once (`Learned`): what each seat may hope for by what
it knows itself. Then the chances become those of somebody who sees all cards (`PlayedOn`): from each state that came
about, the game's own policy plays on with new luck. How often a seat wins then lies within an interval that holds the
true share 95 times in 100 (Wilson 1927), and a state is played on until that interval reaches no further than three
points to either side.

Not every state is played on: what somebody decides in a row, and what all choose at the same time, belongs together,
and only the states before and after it are (`turns_of`). Those between are told by the nearest of them, unless somebody
asks for a closer look.

Until a state is sure, neighbours help: one that was played on a few times only is told by the average of those around
it, as many as it takes. A sudden change looks gentler than it was as long as that is so; in the end each state stands
for itself. The luck of each game played on follows from the state's place and its number alone, so the same game has
the same chances every time.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Protocol

from baluchon.bots.judge import Judge
from baluchon.kernel.chance import FastChance, SealedChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Entry, Match
from baluchon.kernel.playout import guided_playout, utility

SURELY = 0.03
"""How far the interval of a chance may reach to either side."""
CONFIDENCE = 0.95
"""How often an interval holds the true share …"""
_ERRORS = 1.96
"""… and how many standard errors to either side that takes."""
_HELPED = 256
"""Games that a state is told by at least, its neighbours' included, while it does not stand for itself."""
_REACH = 16
"""Places to either side that may help, unless even they know nothing."""
_SEED = 20_260_000 << 64
_PLACE = 1 << 32


class Value(Protocol):
    """What says how much of a win a state is worth to each seat."""

    @property
    def is_exact(self) -> bool:
        """Whether it always says the same of a state, so that asking once is enough."""
        ...

    def shares(self, game: Game, state: Any, luck: int) -> Sequence[float]: ...


class PlayedOn:
    """The end of one game that the policy plays on with this luck."""

    is_exact = False

    def shares(self, game: Game, state: Any, luck: int) -> Sequence[float]:
        trial, out = game.rules.copy(state), [0.0] * state.seats
        guided_playout(game.rules, trial, FastChance(luck), game.most_decisions(state.seats))
        utility(game.rules, trial, out)
        return out


class Learned:
    """What a net says: each seat by what it knows, and all together one win."""

    is_exact = True

    def __init__(self, net: Judge) -> None:
        self._net = net

    def shares(self, game: Game, state: Any, luck: int) -> Sequence[float]:
        out = [0.0] * state.seats
        self._net.shares(state, out)
        return out


@dataclass(frozen=True)
class Moment:
    """A state that came about, and the decision that led to it."""

    n: int
    """Of its entry in the log, from 1; 0 is the set-up."""
    state: Any
    entry: Entry | None


def moments_of(match: Match) -> list[Moment]:
    """The set-up, and the state after each decision that stands."""
    game, chance = match.game, SealedChance(match.seed)
    state = game.start(match.seats, match.options, chance)
    moments = [Moment(0, game.rules.copy(state), None)]
    for n, entry in enumerate(match.log, 1):
        if isinstance(entry, Entry) and entry.alive:
            chance.position = entry.position  # entries taken back have drawn too
            game.rules.play(state, entry.seat, entry.move, chance)
            moments.append(Moment(n, game.rules.copy(state), entry))
    return moments


@dataclass(frozen=True)
class Interval:
    """What a chance is taken for, and within what it surely lies."""

    chance: float
    low: float
    high: float

    def overlaps(self, other: "Interval") -> bool:
        return self.low <= other.high and other.low <= self.high

    @property
    def is_sure(self) -> bool:
        return self.high - self.chance <= SURELY and self.chance - self.low <= SURELY


def interval(total: float, times: int) -> Interval:
    """The interval of a share that came to `total` in so many games; anything is possible before the first."""
    if times == 0:
        return Interval(0.5, 0.0, 1.0)
    share, square = total / times, _ERRORS * _ERRORS
    middle = (share + square / (2 * times)) / (1 + square / times)
    reach = _ERRORS / (1 + square / times) * sqrt(share * (1 - share) / times + square / (4 * times * times))
    return Interval(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def turns_of(game: Game, moments: Sequence[Moment]) -> list[int]:
    """The places of the set-up, of the end, and of every state in which somebody is asked who was not asked before."""
    asked = [int(game.rules.to_act(moment.state)) for moment in moments]
    return [place for place, now in enumerate(asked) if place == 0 or not now or now & ~asked[place - 1]]


class Chances:
    """The chances of all seats at each moment of a match, as surely as they are known so far."""

    def __init__(
        self,
        game: Game,
        moments: Sequence[Moment],
        times: Sequence[int] = (),
        totals: Sequence[Sequence[float]] = (),
        value: Value | None = None,
        places: Sequence[int] | None = None,
    ) -> None:
        """Begin, or go on from what `times` and `totals` were before; only some `places` are played on."""
        self._game = game
        self._states = [moment.state for moment in moments]
        self._value: Value = value or PlayedOn()
        self.times = list(times) or [0] * len(moments)
        """How often each state was played on."""
        self.totals = [list(total) for total in totals] or [[0.0] * self.seats for _ in moments]
        """What each seat won by that, in shares of a win."""
        begun = [place for place, times in enumerate(self.times) if times]
        self._places = sorted({*(range(len(moments)) if places is None else places), *begun})
        for place, state in enumerate(self._states):
            if self.times[place] == 0 and not game.rules.to_act(state):
                self._play_on(place)  # the game is over there: nothing is left to play

    @property
    def seats(self) -> int:
        return int(self._states[0].seats)

    @property
    def is_sure(self) -> bool:
        """Whether each state that is played on stands for itself."""
        return not self.unsure

    @property
    def playouts(self) -> int:
        """How often a state was played on, on average."""
        return sum(self.times) // len(self._places)

    @property
    def reach(self) -> float:
        """How far the widest interval of all reaches to either side."""
        told = [each for place in self._places for each in self.at(place)]
        return max(max(each.high - each.chance, each.chance - each.low) for each in told)

    def look_closer(self, places: Iterable[int]) -> None:
        """Play these on as well."""
        self._places = sorted({*self._places, *places})

    @property
    def unsure(self) -> list[int]:
        """The places that have to be played on more."""
        return [place for place in self._places if not self._is_sure(place)]

    def sharpen(self, times: int, is_late: Callable[[], bool]) -> None:
        """Play each of the states on until it was so often, is sure, or it gets late."""
        waiting = sorted(self.unsure, key=_spread_out)
        while waiting and (so_often := min(self.times[place] for place in waiting) + 1) <= times:
            for place in waiting:
                if self.times[place] < so_often:
                    if is_late():
                        return
                    self._play_on(place)
            waiting = [place for place in waiting if not self._is_sure(place)]

    def own(self, place: int, seat: int) -> Interval:
        """A seat's chance by the games from this state alone."""
        if self._is_known(place):
            chance = self.totals[place][seat] / self.times[place]
            return Interval(chance, chance, chance)
        return interval(self.totals[place][seat], self.times[place])

    def at(self, place: int) -> list[Interval]:
        """Every seat's chance, with the help of neighbours if the state does not stand for itself."""
        place = self._nearest(place)
        if self._is_sure(place):
            return [self.own(place, seat) for seat in range(self.seats)]
        reach, times, totals = 0, self.times[place], self.totals[place]
        while times < _HELPED and (reach < _REACH or times == 0):
            reach += 1
            for near in (place - reach, place + reach):
                if 0 <= near < len(self.times):
                    times += self.times[near]
                    totals = [a + b for a, b in zip(totals, self.totals[near], strict=True)]
        return [interval(total, times) for total in totals]

    def _nearest(self, place: int) -> int:
        """The nearest place that is played on; of two the earlier one."""
        at = bisect_left(self._places, place)
        return min(self._places[max(0, at - 1) : at + 1], key=lambda each: (abs(each - place), each))

    def _is_known(self, place: int) -> bool:
        """Whether once was enough: the game is over there, or the value says the same each time."""
        return self.times[place] > 0 and (self._value.is_exact or not self._game.rules.to_act(self._states[place]))

    def _is_sure(self, place: int) -> bool:
        return all(self.own(place, seat).is_sure for seat in range(self.seats))

    def _play_on(self, place: int) -> None:
        luck = _SEED + place * _PLACE + self.times[place]
        shares = self._value.shares(self._game, self._states[place], luck)
        self.totals[place] = [total + share for total, share in zip(self.totals[place], shares, strict=True)]
        self.times[place] += 1


def _spread_out(place: int) -> tuple[int, int]:
    """An order in which the first few places lie all over the game: every 16th, then every 8th and so on."""
    return -(place & -place if place else 1 << 30), place
