"""What lies on the table in a game of Le jeu du tour du monde, and the small changes everything is made of."""

from typing import Any, Final, Literal, final, get_args

from mypy_extensions import i64, mypyc_attr

from baluchon.games.tour_du_monde import components as c
from baluchon.games.tour_du_monde.cards import Cards
from baluchon.kernel.bits import has
from baluchon.kernel.game import NONE, State

CHOOSING_START: Final[i64] = 0
PLAYING: Final[i64] = 1
DISCARDING: Final[i64] = 2
GIVING: Final[i64] = 3
OVER: Final[i64] = 4
Phase = Literal["start", "play", "discard", "give", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# How a round ended.
NOT_ENDED: Final[i64] = 0
LAID_ALL: Final[i64] = 1
DISCARDED_LAST: Final[i64] = 2
DISCARDED_JOKER: Final[i64] = 3
DISCARDED_PLUS_ONE: Final[i64] = 4
RAN_DRY: Final[i64] = 5
Ending = Literal["laid-all", "discarded-last", "discarded-joker", "discarded-plus-one", "ran-dry"]
ENDINGS: Final[tuple[Any, ...]] = ("none", *get_args(Ending))

START_OPTIONS: Final = ["random", "choose"]


@final
@mypyc_attr(acyclic=True)
class Traveller:
    """What belongs to one seat."""

    hand: Cards

    def __init__(self) -> None:
        self.newest: i64 = NONE  # the card drawn last, known to its owner only
        self.caught: tuple[int, ...] = ()  # its hand when the last round ended
        self.points: tuple[int, ...] = ()  # of the rounds scored so far, without what doubling adds

    # Written by `make states` from the attributes above.
    def copy(self) -> "Traveller":
        """An independent copy."""
        c = Traveller()
        c.hand = self.hand.copy()
        c.newest = self.newest
        c.caught = self.caught
        c.points = self.points
        return c

    # End of what is written.


@final
class TourState(State):
    """The tour in the middle of the table, two piles, and the travellers around it."""

    travellers: list[Traveller]
    pile: Cards  # in no order
    discards: Cards
    tour: list[int]  # in the order laid; a joker stands before the card it brings
    held_over: list[Cards]  # see `hidden`: by reshuffle, the cards that were in hands then and may still be
    # These follow from the tour.
    laid: Cards
    open: Cards  # what the tour connects to, and the secondary destinations of its countries

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.rounds: i64 = 0  # option
        self.choosing: i64 = 0  # option: the first seat of a round chooses where the tour starts
        self.phase: i64 = CHOOSING_START
        self.round: i64 = 0
        self.turn: i64 = 0
        self.entered: i64 = 0  # stops laid in this turn (TM-T5)
        self.added: i64 = 0  # destinations laid in this turn
        self.dry: i64 = 0  # turns in a row in which nothing was laid (TM-E6)
        self.top: i64 = NONE  # the last discard, if it was not shuffled in since
        self.ended: i64 = NOT_ENDED  # how the last round ended …
        self.out: i64 = NONE  # … and who went out
        self.doubled: i64 = 0  # the rounds whose points count twice (TM-E3)

    # Written by `make states` from the attributes above.
    def copy(self) -> "TourState":
        """An independent copy, without the facts."""
        c = TourState(self.seats)
        c.travellers = [each.copy() for each in self.travellers]
        c.pile = self.pile.copy()
        c.discards = self.discards.copy()
        c.tour = self.tour[:]
        c.held_over = [each.copy() for each in self.held_over]
        c.laid = self.laid.copy()
        c.open = self.open.copy()
        c.rounds = self.rounds
        c.choosing = self.choosing
        c.phase = self.phase
        c.round = self.round
        c.turn = self.turn
        c.entered = self.entered
        c.added = self.added
        c.dry = self.dry
        c.top = self.top
        c.ended = self.ended
        c.out = self.out
        c.doubled = self.doubled
        return c

    # End of what is written.


def blank(seats: i64, rounds: i64) -> TourState:
    """A state before the first round."""
    s = TourState(seats)
    s.rounds = rounds
    s.travellers = [_new_traveller() for _ in range(seats)]
    s.pile = Cards()
    s.discards = Cards()
    s.tour = []
    s.held_over = []
    s.laid = Cards()
    s.open = Cards()
    return s


def _new_traveller() -> Traveller:
    own = Traveller()
    own.hand = Cards()
    return own


def clear_tour(s: TourState) -> None:
    """Take all cards out of the tour."""
    s.tour = []
    s.laid.clear()
    s.open.clear()


def has_entered(s: TourState) -> bool:
    """TM-T5: whoever's turn it is has entered a country; nobody has while the start of a round is chosen."""
    return s.phase != CHOOSING_START and s.entered >= c.STOPS_PER_TURN


def add_to_tour(s: TourState, card: i64) -> None:
    """Put a card into the tour, with what it opens if it is a stop."""
    s.tour.append(card)
    s.laid.add(card)
    if card < c.STOPS:
        s.open.add_all(c.OPENS[card])


def doubling(s: TourState, own: Traveller, round: i64) -> i64:
    """TM-E3: what doubling adds to a seat's points of a round that has been scored."""
    return own.points[round] if has(s.doubled, round) else 0
