"""The state of a game of Road Trip Europa: what each seat has and what all share. No rules live here."""

from typing import Final, Literal, final, get_args

from mypy_extensions import i64

from baluchon.games.road_trip_europa import components as c
from baluchon.kernel import rows
from baluchon.kernel.bits import below, plus
from baluchon.kernel.game import NONE, State

DRAFT: Final[i64] = 0
CULTURE_CHOICE: Final[i64] = 1
OVER: Final[i64] = 2
Phase = Literal["draft", "culture", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


@final
class Traveller:
    """What one seat has: sets are masks, rows and bags as the kernel has them."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.hand: i64 = 0  # a set of cards
        self.choice: i64 = NONE  # a card or what to name, until all have chosen
        self.row: i64 = 0  # the trip: a row of cards in the order laid, the first one face down
        self.food_in_row: i64 = 0  # the sum of its food values
        self.transport_in_row: i64 = 0  # a bag
        self.culture_in_row: i64 = 0  # a bag
        self.nameable: i64 = 0  # the kinds of culture that the seat may name now
        self.named: i64 = 0  # the kinds of culture that it has named
        self.culture: i64 = 0  # a row: what each kind scored
        self.start_end: i64 = 0  # a row: points by round
        self.food: i64 = 0  # likewise
        self.transport: i64 = 0  # likewise
        self.visited: i64 = 0  # the countries marked, a set of cards
        self.stars: i64 = 0  # the regions whose star it took
        self.passport: i64 = 0  # its bonus

    def lay(self, place: i64, card: i64) -> None:
        """Lay a card at an empty place of the row."""
        self.row = rows.lay(self.row, place, card)
        self.food_in_row += c.FOOD_VALUE[card]
        self.transport_in_row += c.TRANSPORT_BAG[card]
        self.culture_in_row += c.CULTURE_BAG[card]

    def lift(self, place: i64) -> None:
        """Take a card out of the row."""
        card = rows.thing_at(self.row, place)
        self.row = rows.lay(self.row, place, NONE)
        self.food_in_row -= c.FOOD_VALUE[card]
        self.transport_in_row -= c.TRANSPORT_BAG[card]
        self.culture_in_row -= c.CULTURE_BAG[card]

    def clear_row(self) -> None:
        """Begin a new trip."""
        self.row = 0
        self.food_in_row = 0
        self.transport_in_row = 0
        self.culture_in_row = 0

    def cards_laid(self, first: i64, until: i64) -> i64:
        """The set of the cards at some places of the row, from `first` to before `until`."""
        cards: i64 = 0
        for place in range(first, until):
            cards = plus(cards, rows.thing_at(self.row, place))
        return cards

    def cards_in_hand(self) -> list[int]:
        """The cards of the hand, ascending: `members`, several times as fast.

        The hand is a set within the deck. Its three thirds are looked up in lists of all their subsets:

            LAST_CARDS  |  MIDDLE_CARDS  |  FIRST_CARDS
             ......1.   |   ...1....1.   |   .1......1.
        """
        held = self.hand
        cards = c.FIRST_CARDS[held & c.IN_THIRD] + c.MIDDLE_CARDS[held >> c.THIRD & c.IN_THIRD]
        cards += c.LAST_CARDS[held >> 2 * c.THIRD]
        return cards

    # Written by `make states` from the attributes above.
    def copy(self) -> "Traveller":
        """An independent copy."""
        c = Traveller()
        c.seat = self.seat
        c.hand = self.hand
        c.choice = self.choice
        c.row = self.row
        c.food_in_row = self.food_in_row
        c.transport_in_row = self.transport_in_row
        c.culture_in_row = self.culture_in_row
        c.nameable = self.nameable
        c.named = self.named
        c.culture = self.culture
        c.start_end = self.start_end
        c.food = self.food
        c.transport = self.transport
        c.visited = self.visited
        c.stars = self.stars
        c.passport = self.passport
        return c

    # End of what is written.


@final
class RoadTripState(State):
    """The travellers and what they share; the list is made by `blank` or `copy`."""

    travellers: list[Traveller]

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.turning: i64 = 0  # option "change of direction"
        self.phase: i64 = DRAFT
        self.round: i64 = 0
        self.pick: i64 = 0
        self.undecided: i64 = 0  # the seats whose choice is awaited
        self.aside: i64 = 0  # the cards that sit out this round
        self.returning: i64 = 0  # 3 seats: the seven that sat out the round before (RT-S3)
        self.stars_left: i64 = below(c.REGIONS)  # the regions whose star nobody took
        self.passport_places: i64 = 0  # how many of the passport values are gone

    def hand_size(self) -> i64:
        """How many cards every seat holds."""
        return c.HAND - self.pick

    def direction(self) -> i64:
        """RT-D5: 1 if hands go to the next seat in this round, -1 if to the one before."""
        return -1 if self.turning != 0 and self.round % 2 == 1 else 1

    def dealt_to(self, holder: i64) -> i64:
        """The seat that the hand now at `holder` was dealt to: it has been passed on with every pick."""
        return (holder - self.direction() * self.pick) % self.seats

    # Written by `make states` from the attributes above.
    def copy(self) -> "RoadTripState":
        """An independent copy, without the facts."""
        c = RoadTripState(self.seats)
        c.travellers = [each.copy() for each in self.travellers]
        c.turning = self.turning
        c.phase = self.phase
        c.round = self.round
        c.pick = self.pick
        c.undecided = self.undecided
        c.aside = self.aside
        c.returning = self.returning
        c.stars_left = self.stars_left
        c.passport_places = self.passport_places
        return c

    # End of what is written.


def blank(seats: i64) -> RoadTripState:
    """A state before the first deal."""
    s = RoadTripState(seats)
    s.travellers = [Traveller() for _ in range(seats)]
    for seat in range(seats):
        s.travellers[seat].seat = seat
    return s
