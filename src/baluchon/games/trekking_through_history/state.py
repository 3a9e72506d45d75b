"""The state of a game of Trekking Through History: the table, and what lies before each seat."""

from typing import Final, Literal, final, get_args

from mypy_extensions import i64, mypyc_attr

from baluchon.games.trekking_through_history.components import (
    ANCESTOR,
    BESIDE,
    CARD_IDS,
    HOUR_COST,
    RANK,
    SPACES,
    YEARS,
    trek_points,
)
from baluchon.kernel import rows
from baluchon.kernel.bits import is_several, lowest, plus, rest
from baluchon.kernel.game import NONE, State

CHOOSE_ITINERARY: Final[i64] = 0
CHOOSE_CARD: Final[i64] = 1
SPEND_CRYSTALS: Final[i64] = 2
PLACE_WILD: Final[i64] = 3
OVER: Final[i64] = 4
Phase = Literal["itinerary", "card", "crystals", "wild", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

_ONE: Final[list[bytes]] = [bytes([card]) for card in range(len(CARD_IDS))]
"""By card, what it adds to the cards of a seat."""


@final
@mypyc_attr(acyclic=True)
class Traveller:
    """What lies before one seat. Itineraries and cells are sets; points by day are rows."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.hour: i64 = 0  # on the clock: 0 at the start of a day, HOURS when done
        self.crystals: i64 = 0
        self.hand: i64 = 0  # itineraries not used yet
        self.choice: i64 = NONE  # the itinerary chosen while others have not
        self.used: i64 = 0  # itineraries used so far, that of the day included
        self.itinerary: i64 = NONE  # that of the day
        self.covered: i64 = 0  # cells of it that hold a token
        self.itinerary_points: i64 = 0  # by day
        self.punctual_points: i64 = 0  # by day, for arriving exactly at 12
        self.cards: bytes = b""  # of all its treks, in the order taken
        self.begun: i64 = 0  # which of them, counted in that order, begin a trek
        self.finished_points: i64 = 0  # what the finished treks score
        self.trek_cards: i64 = 0  # cards in the trek under way
        self.trek_rank: i64 = 0  # rank of its last year, 0 if any may come

    # Written by `make states` from the attributes above.
    def copy(self) -> "Traveller":
        """An independent copy."""
        c = Traveller()
        c.seat = self.seat
        c.hour = self.hour
        c.crystals = self.crystals
        c.hand = self.hand
        c.choice = self.choice
        c.used = self.used
        c.itinerary = self.itinerary
        c.covered = self.covered
        c.itinerary_points = self.itinerary_points
        c.punctual_points = self.punctual_points
        c.cards = self.cards
        c.begun = self.begun
        c.finished_points = self.finished_points
        c.trek_cards = self.trek_cards
        c.trek_rank = self.trek_rank
        return c

    # End of what is written.

    def free(self) -> i64:
        """The spaces of the day's itinerary that have no token."""
        return SPACES[self.itinerary] & ~self.covered

    def most_crystals(self, card: i64) -> i64:
        """TH-T2: how many crystals the seat may spend on a card: those it has, and those that take an hour off."""
        useful: i64 = HOUR_COST[card] - 1
        return self.crystals if self.crystals < useful else useful

    def lay(self, card: i64) -> i64:
        """TH-T7, TH-T8: put a card into the trek; how many cards the trek had that this ends, else 0."""
        finished: i64 = 0
        if card != ANCESTOR:
            rank: i64 = RANK[card]
            if rank < self.trek_rank:
                finished = self.trek_cards
                self.finished_points += trek_points(finished)
                self.trek_cards = 0
            self.trek_rank = rank
        if self.trek_cards == 0:
            self.begun = plus(self.begun, len(self.cards))
        self.trek_cards += 1
        self.cards = self.cards + _ONE[card]
        return finished

    def trek_year(self) -> i64:
        """The year of the last card of the trek; there must be one."""
        return YEARS[self.trek_rank - 1]

    def trek_lengths(self) -> list[int]:
        """How many cards the treks have, in the order begun."""
        lengths: list[int] = []
        begun = self.begun
        while is_several(begun):
            lengths.append(lowest(rest(begun)) - lowest(begun))
            begun = rest(begun)
        if begun != 0:
            lengths.append(self.trek_cards)
        return lengths

    def treks(self) -> list[list[int]]:
        """TH-T7, TH-T8: the treks in the order begun, each with its cards; the last is under way."""
        found: list[list[int]] = []
        first = 0
        for length in self.trek_lengths():
            found.append(list(self.cards[first : first + length]))
            first += length
        return found


@final
class HistoryState(State):
    """Cards and itineraries as numbers, sets of them as masks; the day's cards by their place in the day's list."""

    travellers: list[Traveller]  # by seat

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.phase: i64 = CHOOSE_ITINERARY
        self.day: i64 = 0
        self.deck: i64 = 0  # the day's cards that nobody has seen yet
        self.offer: i64 = 0  # row: the cards on offer, the top of the deck first
        self.offered: i64 = 0  # the same cards as a set, which every choice of a card asks for
        self.ancestors: i64 = 0
        self.turn: i64 = NONE  # the seat whose turn it is
        self.chosen: i64 = NONE  # the card it has chosen and not yet laid
        self.place: i64 = NONE  # where that card lies in the departure row
        self.wilds: i64 = 0  # wild tokens it still has to place
        self.order: i64 = 0  # row: seats in the order of play, least hour first, top of the stack first

    # Written by `make states` from the attributes above.
    def copy(self) -> "HistoryState":
        """An independent copy, without the facts."""
        c = HistoryState(self.seats)
        c.travellers = [each.copy() for each in self.travellers]
        c.phase = self.phase
        c.day = self.day
        c.deck = self.deck
        c.offer = self.offer
        c.offered = self.offered
        c.ancestors = self.ancestors
        c.turn = self.turn
        c.chosen = self.chosen
        c.place = self.place
        c.wilds = self.wilds
        c.order = self.order
        return c

    # End of what is written.

    def place_of(self, card: i64) -> i64:
        """Where a card on offer lies: in the row, or beside it if it is an ancestor."""
        return BESIDE if card == ANCESTOR else rows.find(self.offer, card)


def blank(seats: i64) -> HistoryState:
    """A state before the first deal."""
    s = HistoryState(seats)
    s.order = rows.row_of(list(range(seats)))
    s.travellers = []
    for seat in range(seats):
        own = Traveller()
        own.seat = seat
        s.travellers.append(own)
    return s
