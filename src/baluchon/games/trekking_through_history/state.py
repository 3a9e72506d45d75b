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
    ITINERARY_IDS,
    PLACES,
    YEAR,
    trek_points,
)
from baluchon.kernel.bits import count, mask_of, members
from baluchon.kernel.game import State

CHOOSE_ITINERARY: Final[i64] = 0
CHOOSE_CARD: Final[i64] = 1
SPEND_CRYSTALS: Final[i64] = 2
PLACE_WILD: Final[i64] = 3
OVER: Final[i64] = 4
Phase = Literal["itinerary", "card", "crystals", "wild", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

NONE: Final[i64] = -1
BEFORE_ALL: Final[i64] = -1000000  # the year of a trek without a card: anything may come after it

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
    """Lists by seat, or by seat and day; cards and itineraries as numbers, sets as masks.

    The lists are made by `blank` or `copy`, so that a copy does not first make empty ones.
    """

    hands: list[int]  # itineraries not used yet
    used: list[int]  # itineraries used so far, that of the day included
    itinerary: list[int]  # that of the day
    choices: list[int]  # the itinerary chosen while others have not
    covered: list[int]  # the cells of the day's itinerary that hold a token
    crystals: list[int]
    hours: list[int]  # on the clock: 0 at the start of a day, HOURS when done
    order: list[int]  # seats in the order of play: least hour first, top of the stack first
    offer: list[int]  # the cards on offer by place, the top of the deck first
    taken: list[int]  # every card taken, as card * seats + seat, each seat's in the order taken
    trek_cards: list[int]  # cards in the trek under way
    trek_year: list[int]  # year of its last card
    trek_scored: list[int]  # points of the finished treks
    itinerary_points: list[int]
    punctual_points: list[int]

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.phase: i64 = CHOOSE_ITINERARY
        self.day: i64 = 0
        self.deck: i64 = 0  # the day's cards nobody has seen yet, by their place in the day's list
        self.ancestors: i64 = 0
        self.turn: i64 = NONE  # the seat whose turn it is
        self.chosen: i64 = NONE  # the card it has chosen and not yet laid
        self.place: i64 = NONE  # where that card lies in the departure row
        self.wilds: i64 = 0  # wild tokens it still has to place


def blank(seats: i64) -> HistoryState:
    """A state before the first deal."""
    s = HistoryState(seats)
    s.hands = [0] * seats
    s.used = [0] * seats
    s.itinerary = [NONE] * seats
    s.choices = [NONE] * seats
    s.covered = [0] * seats
    s.crystals = [0] * seats
    s.hours = [0] * seats
    s.order = list(range(seats))
    s.offer = [NONE] * PLACES
    s.taken = []
    s.trek_cards = [0] * seats
    s.trek_year = [BEFORE_ALL] * seats
    s.trek_scored = [0] * seats
    s.itinerary_points = [0] * (seats * DAYS)
    s.punctual_points = [0] * (seats * DAYS)
    return s


def copy(s: HistoryState) -> HistoryState:
    """An independent copy, without the facts."""
    c = HistoryState(s.seats)
    c.phase = s.phase
    c.day = s.day
    c.deck = s.deck
    c.ancestors = s.ancestors
    c.turn = s.turn
    c.chosen = s.chosen
    c.place = s.place
    c.wilds = s.wilds
    c.hands = s.hands[:]
    c.used = s.used[:]
    c.itinerary = s.itinerary[:]
    c.choices = s.choices[:]
    c.covered = s.covered[:]
    c.crystals = s.crystals[:]
    c.hours = s.hours[:]
    c.order = s.order[:]
    c.offer = s.offer[:]
    c.taken = s.taken[:]
    c.trek_cards = s.trek_cards[:]
    c.trek_year = s.trek_year[:]
    c.trek_scored = s.trek_scored[:]
    c.itinerary_points = s.itinerary_points[:]
    c.punctual_points = s.punctual_points[:]
    return c


def treks(s: HistoryState, seat: i64) -> list[list[int]]:
    """TH-T7, TH-T8: a seat's treks in the order begun, each with its cards; the last is under way."""
    found: list[list[int]] = []
    year: i64 = BEFORE_ALL
    for entry in s.taken:
        if entry % s.seats != seat:
            continue
        card = entry // s.seats
        if len(found) == 0 or (card != ANCESTOR and YEAR[card] < year):
            found.append([])
        found[len(found) - 1].append(card)
        if card != ANCESTOR:
            year = YEAR[card]
    return found


def lay(s: HistoryState, seat: i64, card: i64) -> i64:
    """TH-T7, TH-T8: put a card into a seat's trek; how many cards the trek had that this ends, else 0."""
    finished: i64 = 0
    s.taken.append(card * s.seats + seat)
    cards: i64 = s.trek_cards[seat]
    if card == ANCESTOR:
        s.trek_cards[seat] = cards + 1
        return finished
    year: i64 = YEAR[card]
    last: i64 = s.trek_year[seat]
    if year >= last:
        s.trek_cards[seat] = cards + 1
    else:
        finished = cards
        scored: i64 = s.trek_scored[seat]
        s.trek_scored[seat] = scored + trek_points(finished)
        s.trek_cards[seat] = 1
    s.trek_year[seat] = year
    return finished


def undealt(s: HistoryState) -> i64:
    """The itineraries that nobody was dealt."""
    left: i64 = ALL_ITINERARIES
    for seat in range(s.seats):
        left &= ~(s.hands[seat] | s.used[seat])
    return left


def dump(s: HistoryState) -> dict[str, Any]:
    """The whole state as plain JSON with names."""
    return {
        "seats": int(s.seats),
        "phase": PHASES[s.phase],
        "day": int(s.day) + 1,
        "offer": [_card_name(card) for card in s.offer],
        "deck": _deck_names(s),
        "ancestors": int(s.ancestors),
        "turn": None if s.turn == NONE else int(s.turn),
        "chosen": _card_name(s.chosen),
        "place": None if s.place == NONE else int(s.place),
        "wilds": int(s.wilds),
        "order": list(s.order),
        "hours": list(s.hours),
        "crystals": list(s.crystals),
        "hands": [_itinerary_names(hand) for hand in s.hands],
        "used": [_itinerary_names(used) for used in s.used],
        "itinerary": [_itinerary_name(itinerary) for itinerary in s.itinerary],
        "choices": [_itinerary_name(choice) for choice in s.choices],
        "tokens": [_tokens(s, seat) for seat in range(s.seats)],
        "treks": [[[CARD_IDS[card] for card in trek] for trek in treks(s, seat)] for seat in range(s.seats)],
        "itinerary-points": _by_seat(s.itinerary_points, s.seats),
        "punctual-points": _by_seat(s.punctual_points, s.seats),
    }


def load(dumped: dict[str, Any]) -> HistoryState:
    """The state that `dump` wrote."""
    seats: int = dumped["seats"]
    s = blank(seats)
    s.phase = PHASES.index(dumped["phase"])
    s.day = dumped["day"] - 1
    s.offer = [_card_number(card) for card in dumped["offer"]]
    s.deck = mask_of([CARD_IDS.index(id) - int(s.day * DECK) for id in dumped["deck"]])
    s.ancestors = dumped["ancestors"]
    s.turn = NONE if dumped["turn"] is None else dumped["turn"]
    s.chosen = _card_number(dumped["chosen"])
    s.place = NONE if dumped["place"] is None else dumped["place"]
    s.wilds = dumped["wilds"]
    s.order = list(dumped["order"])
    s.hours = list(dumped["hours"])
    s.crystals = list(dumped["crystals"])
    s.hands = [mask_of([ITINERARY_IDS.index(id) for id in hand]) for hand in dumped["hands"]]
    s.used = [mask_of([ITINERARY_IDS.index(id) for id in used]) for used in dumped["used"]]
    s.itinerary = [_itinerary_number(id) for id in dumped["itinerary"]]
    s.choices = [_itinerary_number(id) for id in dumped["choices"]]
    for seat in range(seats):
        for column, tokens in enumerate(dumped["tokens"][seat].values()):
            spaces = members(COLUMN[s.itinerary[seat] * EXPERIENCES + column])
            s.covered[seat] |= mask_of(spaces[:tokens])
        for trek in dumped["treks"][seat]:
            for id in trek:
                lay(s, seat, CARD_IDS.index(id))
    s.itinerary_points = [points for row in dumped["itinerary-points"] for points in row]
    s.punctual_points = [points for row in dumped["punctual-points"] for points in row]
    return s


def inventory(s: HistoryState) -> dict[str, list[str]]:
    """Where every card and itinerary is; tokens and crystals never run out (TH-C4)."""
    places: dict[str, list[str]] = {}
    laid: set[int] = set()
    for seat in range(s.seats):
        own = [card for trek in treks(s, seat) for card in trek]
        laid.update(own)
        places[f"treks {seat}"] = [CARD_IDS[card] for card in own]
        places[f"itineraries {seat}"] = _itinerary_names(s.hands[seat])
        places[f"itineraries used {seat}"] = _itinerary_names(s.used[seat])
    places["itineraries in the box"] = _itinerary_names(undealt(s))
    places["departures"] = [CARD_IDS[card] for card in s.offer if card != NONE]
    places["deck"] = _deck_names(s)
    places["discarded"] = [CARD_IDS[card] for card in range(s.day * DECK) if card not in laid]
    places["decks to come"] = [CARD_IDS[card] for card in range((s.day + 1) * DECK, CARDS)]
    places["ancestors"] = [CARD_IDS[ANCESTOR]] * s.ancestors
    return places


def _tokens(s: HistoryState, seat: i64) -> dict[str, int]:
    """How many tokens lie in each column of the day's itinerary: they always fill it from the top."""
    if s.itinerary[seat] == NONE:
        return {}
    first = s.itinerary[seat] * EXPERIENCES
    return {id: int(count(s.covered[seat] & COLUMN[first + column])) for column, id in enumerate(EXPERIENCE_IDS)}


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


def _by_seat(values: list[int], seats: i64) -> list[list[int]]:
    width = len(values) // int(seats)
    return [values[i : i + width] for i in range(0, len(values), width)]
