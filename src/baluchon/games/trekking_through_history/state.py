"""The state of a game of Trekking Through History: fields, copy, dump and load."""

from typing import Any, Final, Literal, get_args

from mypy_extensions import i64

from baluchon.games.trekking_through_history.components import (
    ALL_ITINERARIES,
    ANCESTOR,
    CARD_IDS,
    CARDS,
    COLUMN,
    DAYS,
    DECK,
    EXPERIENCE_IDS,
    EXPERIENCES,
    HOURS,
    ITINERARY_IDS,
    MAX_SEATS,
    PLACES,
    PUNCTUALITY,
    RANK,
    YEARS,
    trek_points,
)
from baluchon.kernel.bits import BIT, below, count, mask_of, members
from baluchon.kernel.game import State
from baluchon.kernel.lanes import lane, lanes_of, numbers_in, raised, with_lane

CHOOSE_ITINERARY: Final[i64] = 0
CHOOSE_CARD: Final[i64] = 1
SPEND_CRYSTALS: Final[i64] = 2
PLACE_WILD: Final[i64] = 3
OVER: Final[i64] = 4
Phase = Literal["itinerary", "card", "crystals", "wild", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

NONE: Final[i64] = -1
TREKS_EVEN: Final[i64] = 128  # stands for no points: lanes hold nothing below 0, and treks score from -108 to 108

_WIDE: Final[i64] = 24
_WIDE_MASK: Final[i64] = 2**24 - 1
_ALL_DAYS: Final[i64] = below(DAYS)
_MOST_CARDS: Final[i64] = DAYS * HOURS  # of a seat: each takes an hour at least
_WHOSE: Final[list[bytes]] = [bytes((seat, card)) for seat in range(MAX_SEATS) for card in range(CARDS + 1)]
_WHERE: Final[list[bytes]] = [
    bytes((trek, place)) for trek in range(_MOST_CARDS + 1) for place in range(_MOST_CARDS + 1)
]
"""What a card adds to `taken`: first its seat and itself, then its trek and its place there."""
TAKEN_BYTES: Final[i64] = 4
"""How many there are in `taken` for each card."""

# Kinds of facts, with what a and b mean.
WILL_USE: Final = 0  # itinerary; for its owner only, until all have chosen
USES: Final = 1  # itinerary
TAKES: Final = 2  # card, place in the departure row
SPENDS: Final = 3  # crystals
ARRIVES: Final = 4  # hour, hours moved
PUNCTUAL: Final = 5  # points
STOPPED: Final = 6  # hours that did not count
GAINS_CRYSTALS: Final = 7  # crystals
COVERS: Final = 8  # experience, cell
LOSES: Final = 9  # experience or wild
SPACE_PAYS: Final = 10  # points, crystals
ROW_PAYS: Final = 11  # points, crystals
TREK_GROWS: Final = 12  # cards in it, its last year
TREK_BEGINS: Final = 13  # cards in the trek that this finishes (0: there was none), year of the new one
NEW_CARD: Final = 14  # card
NOTHING_LEFT: Final = 15
DAY_BEGINS: Final = 16  # day from 1
GAME_ENDS: Final = 17


class HistoryState(State):
    """Cards and itineraries as numbers, sets as masks; what there is for each seat side by side, seat 0 lowest.

    Numbers by seat are in lanes. What takes 24 bits for each seat has functions of its own below: it stands in
    two numbers, seats 0 and 1 in that called low.
    """

    taken: bytes  # each seat's cards in the order taken: the seat, the card, its trek and its place there, from 1

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.phase: i64 = CHOOSE_ITINERARY
        self.day: i64 = 0
        self.deck: i64 = 0  # the day's cards nobody has seen yet, by their place in the day's list
        self.offer: i64 = 0  # lanes by place, the top of the deck first: the card on offer + 1, 0 for none
        self.ancestors: i64 = 0
        self.turn: i64 = NONE  # the seat whose turn it is
        self.chosen: i64 = NONE  # the card it has chosen and not yet laid
        self.place: i64 = NONE  # where that card lies in the departure row
        self.wilds: i64 = 0  # wild tokens it still has to place
        self.order: i64 = 0  # lanes: seats in the order of play, least hour first, top of the stack first
        self.hours: i64 = 0  # lanes: on the clock, 0 at the start of a day, HOURS when done
        self.crystals: i64 = 0  # lanes
        self.itinerary: i64 = 0  # lanes: that of the day + 1, 0 for none
        self.choices: i64 = 0  # lanes: the itinerary chosen while others have not + 1, 0 for none
        self.trek: i64 = 0  # lanes: the number of the trek under way, from 1
        self.trek_cards: i64 = 0  # lanes: cards in it
        self.trek_rank: i64 = 0  # lanes: rank of its last year, 0 if any may come
        self.trek_scored: i64 = 0  # lanes: points of the finished treks + TREKS_EVEN
        self.punctual: i64 = 0  # whether a seat was, a bit for each seat and day
        self.hands_low: i64 = 0
        self.hands_high: i64 = 0
        self.used_low: i64 = 0
        self.used_high: i64 = 0
        self.covered_low: i64 = 0
        self.covered_high: i64 = 0
        self.itinerary_points_low: i64 = 0
        self.itinerary_points_high: i64 = 0


def blank(seats: i64) -> HistoryState:
    """A state before the first deal."""
    s = HistoryState(seats)
    s.order = lanes_of(list(range(seats)))
    s.trek_scored = lanes_of([TREKS_EVEN] * seats)
    s.taken = b""
    return s


def copy(s: HistoryState) -> HistoryState:
    """An independent copy, without the facts."""
    c = HistoryState(s.seats)
    c.phase = s.phase
    c.day = s.day
    c.deck = s.deck
    c.offer = s.offer
    c.ancestors = s.ancestors
    c.turn = s.turn
    c.chosen = s.chosen
    c.place = s.place
    c.wilds = s.wilds
    c.order = s.order
    c.hours = s.hours
    c.crystals = s.crystals
    c.itinerary = s.itinerary
    c.choices = s.choices
    c.trek = s.trek
    c.trek_cards = s.trek_cards
    c.trek_rank = s.trek_rank
    c.trek_scored = s.trek_scored
    c.punctual = s.punctual
    c.hands_low = s.hands_low
    c.hands_high = s.hands_high
    c.used_low = s.used_low
    c.used_high = s.used_high
    c.covered_low = s.covered_low
    c.covered_high = s.covered_high
    c.itinerary_points_low = s.itinerary_points_low
    c.itinerary_points_high = s.itinerary_points_high
    c.taken = s.taken
    return c


def _wide(low: i64, high: i64, seat: i64) -> i64:
    """The 24 bits of a seat."""
    return (low if seat < 2 else high) >> ((seat & 1) * _WIDE) & _WIDE_MASK


def _with_wide(two: i64, seat: i64, bits: i64) -> i64:
    """The number of two seats with other bits for one of them."""
    shift = (seat & 1) * _WIDE
    return two ^ ((two >> shift & _WIDE_MASK) ^ bits) << shift


def hand(s: HistoryState, seat: i64) -> i64:
    """The itineraries a seat has not used yet."""
    return _wide(s.hands_low, s.hands_high, seat)


def set_hand(s: HistoryState, seat: i64, itineraries: i64) -> None:
    """Give a seat these itineraries instead."""
    if seat < 2:
        s.hands_low = _with_wide(s.hands_low, seat, itineraries)
    else:
        s.hands_high = _with_wide(s.hands_high, seat, itineraries)


def used(s: HistoryState, seat: i64) -> i64:
    """The itineraries a seat has used so far, that of the day included."""
    return _wide(s.used_low, s.used_high, seat)


def set_used(s: HistoryState, seat: i64, itineraries: i64) -> None:
    """Say that these are the ones."""
    if seat < 2:
        s.used_low = _with_wide(s.used_low, seat, itineraries)
    else:
        s.used_high = _with_wide(s.used_high, seat, itineraries)


def covered(s: HistoryState, seat: i64) -> i64:
    """The cells of a seat's itinerary of the day that hold a token."""
    return _wide(s.covered_low, s.covered_high, seat)


def set_covered(s: HistoryState, seat: i64, cells: i64) -> None:
    """Say that these are the ones."""
    if seat < 2:
        s.covered_low = _with_wide(s.covered_low, seat, cells)
    else:
        s.covered_high = _with_wide(s.covered_high, seat, cells)


def itinerary_points(s: HistoryState, seat: i64) -> i64:
    """The points a seat's itineraries have paid, in lanes by day."""
    return _wide(s.itinerary_points_low, s.itinerary_points_high, seat)


def set_itinerary_points(s: HistoryState, seat: i64, points: i64) -> None:
    """Say that these are the ones."""
    if seat < 2:
        s.itinerary_points_low = _with_wide(s.itinerary_points_low, seat, points)
    else:
        s.itinerary_points_high = _with_wide(s.itinerary_points_high, seat, points)


def days_punctual(s: HistoryState, seat: i64) -> i64:
    """The days on which a seat arrived exactly at 12."""
    return s.punctual >> (seat * DAYS) & _ALL_DAYS


def punctual_points(s: HistoryState, seat: i64) -> list[int]:
    """What that was worth, by day."""
    return [PUNCTUALITY if days_punctual(s, seat) & BIT[day] != 0 else 0 for day in range(DAYS)]


def trek_year(s: HistoryState, seat: i64) -> i64:
    """The year of the last card of a seat's trek; it must have one."""
    return YEARS[lane(s.trek_rank, seat) - 1]


def treks(s: HistoryState, seat: i64) -> list[list[int]]:
    """TH-T7, TH-T8: a seat's treks in the order begun, each with its cards; the last is under way."""
    found: list[list[int]] = [[] for _ in range(lane(s.trek, seat))]
    for i in range(0, len(s.taken), TAKEN_BYTES):
        if s.taken[i] == seat:
            found[s.taken[i + 2] - 1].append(s.taken[i + 1])
    return found


def lay(s: HistoryState, seat: i64, card: i64) -> i64:
    """TH-T7, TH-T8: put a card into a seat's trek; how many cards the trek had that this ends, else 0."""
    finished: i64 = 0
    cards = lane(s.trek_cards, seat)
    if card != ANCESTOR:
        rank: i64 = RANK[card]
        if rank < lane(s.trek_rank, seat):
            finished = cards
            cards = 0
            s.trek_scored = raised(s.trek_scored, seat, trek_points(finished))
        s.trek_rank = with_lane(s.trek_rank, seat, rank)
    if cards == 0:
        s.trek = raised(s.trek, seat, 1)
    cards += 1
    s.trek_cards = with_lane(s.trek_cards, seat, cards)
    entry = _WHOSE[seat * (CARDS + 1) + card] + _WHERE[lane(s.trek, seat) * (_MOST_CARDS + 1) + cards]
    s.taken = s.taken + entry
    return finished


def undealt(s: HistoryState) -> i64:
    """The itineraries that nobody was dealt."""
    left: i64 = ALL_ITINERARIES
    for seat in range(s.seats):
        left &= ~(hand(s, seat) | used(s, seat))
    return left


def dump(s: HistoryState) -> dict[str, Any]:
    """The whole state as plain JSON with names."""
    seats = range(s.seats)
    return {
        "seats": int(s.seats),
        "phase": PHASES[s.phase],
        "day": int(s.day) + 1,
        "offer": [_card_name(card - 1) for card in numbers_in(s.offer, PLACES)],
        "deck": _deck_names(s),
        "ancestors": int(s.ancestors),
        "turn": None if s.turn == NONE else int(s.turn),
        "chosen": _card_name(s.chosen),
        "place": None if s.place == NONE else int(s.place),
        "wilds": int(s.wilds),
        "order": numbers_in(s.order, s.seats),
        "hours": numbers_in(s.hours, s.seats),
        "crystals": numbers_in(s.crystals, s.seats),
        "hands": [_itinerary_names(hand(s, seat)) for seat in seats],
        "used": [_itinerary_names(used(s, seat)) for seat in seats],
        "itinerary": [_itinerary_name(itinerary - 1) for itinerary in numbers_in(s.itinerary, s.seats)],
        "choices": [_itinerary_name(choice - 1) for choice in numbers_in(s.choices, s.seats)],
        "tokens": [_tokens(s, seat) for seat in seats],
        "treks": [[[CARD_IDS[card] for card in trek] for trek in treks(s, seat)] for seat in seats],
        "itinerary-points": [numbers_in(itinerary_points(s, seat), DAYS) for seat in seats],
        "punctual-points": [punctual_points(s, seat) for seat in seats],
    }


def load(dumped: dict[str, Any]) -> HistoryState:
    """The state that `dump` wrote."""
    seats: int = dumped["seats"]
    s = blank(seats)
    s.phase = PHASES.index(dumped["phase"])
    s.day = dumped["day"] - 1
    s.offer = lanes_of([_card_number(card) + 1 for card in dumped["offer"]])
    s.deck = mask_of([CARD_IDS.index(id) - int(s.day * DECK) for id in dumped["deck"]])
    s.ancestors = dumped["ancestors"]
    s.turn = NONE if dumped["turn"] is None else dumped["turn"]
    s.chosen = _card_number(dumped["chosen"])
    s.place = NONE if dumped["place"] is None else dumped["place"]
    s.wilds = dumped["wilds"]
    s.order = lanes_of(dumped["order"])
    s.hours = lanes_of(dumped["hours"])
    s.crystals = lanes_of(dumped["crystals"])
    s.itinerary = lanes_of([_itinerary_number(id) + 1 for id in dumped["itinerary"]])
    s.choices = lanes_of([_itinerary_number(id) + 1 for id in dumped["choices"]])
    for seat in range(seats):
        set_hand(s, seat, mask_of([ITINERARY_IDS.index(id) for id in dumped["hands"][seat]]))
        set_used(s, seat, mask_of([ITINERARY_IDS.index(id) for id in dumped["used"][seat]]))
        for column, tokens in enumerate(dumped["tokens"][seat].values()):
            spaces = members(COLUMN[(lane(s.itinerary, seat) - 1) * EXPERIENCES + column])
            set_covered(s, seat, covered(s, seat) | mask_of(spaces[:tokens]))
        for trek in dumped["treks"][seat]:
            for id in trek:
                lay(s, seat, CARD_IDS.index(id))
        set_itinerary_points(s, seat, lanes_of(dumped["itinerary-points"][seat]))
        for day, points in enumerate(dumped["punctual-points"][seat]):
            if points > 0:
                s.punctual |= BIT[seat * DAYS + day]
    return s


def inventory(s: HistoryState) -> dict[str, list[str]]:
    """Where every card and itinerary is; tokens and crystals never run out (TH-C4)."""
    places: dict[str, list[str]] = {}
    laid: set[int] = set()
    for seat in range(s.seats):
        own = [card for trek in treks(s, seat) for card in trek]
        laid.update(own)
        places[f"treks {seat}"] = [CARD_IDS[card] for card in own]
        places[f"itineraries {seat}"] = _itinerary_names(hand(s, seat))
        places[f"itineraries used {seat}"] = _itinerary_names(used(s, seat))
    places["itineraries in the box"] = _itinerary_names(undealt(s))
    places["departures"] = [CARD_IDS[card - 1] for card in numbers_in(s.offer, PLACES) if card != 0]
    places["deck"] = _deck_names(s)
    places["discarded"] = [CARD_IDS[card] for card in range(s.day * DECK) if card not in laid]
    places["decks to come"] = [CARD_IDS[card] for card in range((s.day + 1) * DECK, CARDS)]
    places["ancestors"] = [CARD_IDS[ANCESTOR]] * s.ancestors
    return places


def _tokens(s: HistoryState, seat: i64) -> dict[str, int]:
    """How many tokens lie in each column of the day's itinerary: they always fill it from the top."""
    itinerary = lane(s.itinerary, seat) - 1
    if itinerary == NONE:
        return {}
    first = itinerary * EXPERIENCES
    return {id: int(count(covered(s, seat) & COLUMN[first + column])) for column, id in enumerate(EXPERIENCE_IDS)}


def _deck_names(s: HistoryState) -> list[str]:
    return [CARD_IDS[s.day * DECK + card] for card in members(s.deck)]


def _itinerary_names(mask: i64) -> list[str]:
    return [ITINERARY_IDS[itinerary] for itinerary in members(mask)]


def _itinerary_name(itinerary: i64) -> str | None:
    return None if itinerary == NONE else ITINERARY_IDS[itinerary]


def _itinerary_number(id: str | None) -> int:
    return NONE if id is None else ITINERARY_IDS.index(id)


def _card_name(card: i64) -> str | None:
    return None if card == NONE else CARD_IDS[card]


def _card_number(id: str | None) -> int:
    return NONE if id is None else CARD_IDS.index(id)
