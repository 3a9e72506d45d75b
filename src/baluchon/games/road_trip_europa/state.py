"""The state of a game of Road Trip Europa: fields, copy, dump and load."""

from typing import Any, Final, Literal, get_args

from mypy_extensions import i64

from baluchon.games.road_trip_europa.components import (
    CARD_IDS,
    CULTURE_IDS,
    CULTURES,
    FIRST_CARDS,
    HAND,
    IN_THIRD,
    LAST_CARDS,
    MIDDLE_CARDS,
    REGION_IDS,
    ROUNDS,
    SYMBOLS_BITS,
    SYMBOLS_MASK,
    TALLY,
    THIRD,
)
from baluchon.kernel.bits import BIT, mask_of, members
from baluchon.kernel.game import State

DRAFT: Final[i64] = 0
CULTURE_CHOICE: Final[i64] = 1
OVER: Final[i64] = 2
Phase = Literal["draft", "culture", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

UNDECIDED: Final[i64] = -1
EMPTY: Final[i64] = -1
NO_CULTURE: Final[i64] = len(CULTURE_IDS)
NO_CULTURE_ID: Final = "none"

# Kinds of facts, with what a and b mean.
CHOSE: Final = 0  # card; for its owner only, until all have chosen
LAID_FACE_DOWN: Final = 1  # card; for its owner only
LAID: Final = 2  # card
TURNED_UP: Final = 3  # card
START_END: Final = 4  # points
FOOD_POINTS: Final = 5  # points
TRANSPORT_POINTS: Final = 6  # points
STAR_TAKEN: Final = 7  # region, points
PASSPORT_TAKEN: Final = 8  # points
WILL_NAME: Final = 9  # kind of culture; for its owner only, until all have named
NAMED: Final = 10  # kind of culture, points
ROUND_BEGINS: Final = 11  # round from 1
GAME_ENDS: Final = 12


# Fields of packed numbers: choices, passport bonuses and kinds of culture by seat, the takers of stars by region.
CHOICE_BITS: Final[i64] = 6
CHOICE_MASK: Final[i64] = 63
TAKERS_BITS: Final[i64] = 4
TAKERS_MASK: Final[i64] = 15
PASSPORT_BITS: Final[i64] = 4
PASSPORT_MASK: Final[i64] = 15
KINDS_BITS: Final[i64] = 4
KINDS_MASK: Final[i64] = 15

# The three kinds of points that a row scores, as parts of `points`.
START_END_PART: Final[i64] = 0
FOOD_PART: Final[i64] = 1
TRANSPORT_PART: Final[i64] = 2
PARTS: Final[i64] = 3


class RoadTripState(State):
    """Cards as numbers, sets as masks; what is small and by seat is packed in one number, so copies are cheap.

    The lists are made by `blank` or `copy`, so that a copy does not first make empty ones.
    """

    hands: list[int]  # sets of cards, by the seat that holds them now
    rows: list[int]  # by seat and place
    visited: list[int]  # sets of cards, by seat
    points: list[int]  # by seat, round and part
    culture: list[int]  # by seat and kind, once named

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.turning: i64 = 0  # option "change of direction"
        self.phase: i64 = DRAFT
        self.round: i64 = 0
        self.pick: i64 = 0
        self.undecided: i64 = 0  # the seats that have not chosen yet
        self.choices: i64 = 0  # packed: a card or a kind of culture, 0 while undecided
        self.nameable: i64 = 0  # packed: the kinds of culture each seat may name now
        self.symbols: i64 = 0  # packed: how many of each kind of culture lie before each seat, once the rows are full
        self.aside: i64 = 0
        self.returning: i64 = 0  # 3 seats: the seven that sat out the round before (RT-S3)
        self.stars: i64 = 0  # packed: the seats that took each star
        self.passports: i64 = 0  # packed: the bonus of each seat
        self.passport_places: i64 = 0  # how many of the passport values are gone


def blank(seats: i64) -> RoadTripState:
    """A state before the first deal."""
    s = RoadTripState(seats)
    s.hands = [0] * seats
    s.rows = [EMPTY] * (seats * HAND)
    s.visited = [0] * seats
    s.points = [0] * (seats * ROUNDS * PARTS)
    s.culture = [UNDECIDED] * (seats * CULTURES)
    return s


def copy(s: RoadTripState) -> RoadTripState:
    """An independent copy, without the facts."""
    c = RoadTripState(s.seats)
    c.turning = s.turning
    c.phase = s.phase
    c.round = s.round
    c.pick = s.pick
    c.undecided = s.undecided
    c.choices = s.choices
    c.nameable = s.nameable
    c.symbols = s.symbols
    c.aside = s.aside
    c.returning = s.returning
    c.stars = s.stars
    c.passports = s.passports
    c.passport_places = s.passport_places
    c.hands = s.hands[:]
    c.rows = s.rows[:]
    c.visited = s.visited[:]
    c.points = s.points[:]
    c.culture = s.culture[:]
    return c


def choice(s: RoadTripState, seat: i64) -> i64:
    """What a seat has chosen and not yet shown: a card, a kind of culture, or undecided."""
    if s.undecided & BIT[seat]:
        return UNDECIDED
    return s.choices >> (seat * CHOICE_BITS) & CHOICE_MASK


def choose(s: RoadTripState, seat: i64, chosen: i64) -> None:
    """Note what an undecided seat has chosen."""
    s.choices |= chosen << (seat * CHOICE_BITS)
    s.undecided &= ~BIT[seat]


def forget_choice(s: RoadTripState, seat: i64) -> None:
    """Make a seat that has chosen undecided again."""
    s.choices ^= choice(s, seat) << (seat * CHOICE_BITS)
    s.undecided |= BIT[seat]


def nameable(s: RoadTripState, seat: i64) -> i64:
    """The kinds of culture a seat may name now."""
    return s.nameable >> (seat * KINDS_BITS) & KINDS_MASK


def star_takers(s: RoadTripState, region: i64) -> i64:
    """The seats that took the star of a region."""
    return s.stars >> (region * TAKERS_BITS) & TAKERS_MASK


def passport(s: RoadTripState, seat: i64) -> i64:
    """The passport bonus of a seat, 0 for none."""
    return s.passports >> (seat * PASSPORT_BITS) & PASSPORT_MASK


def points_by_round(s: RoadTripState, seat: i64, part: i64) -> list[int]:
    """The points of one part in every round."""
    return [s.points[(seat * ROUNDS + round) * PARTS + part] for round in range(ROUNDS)]


def direction(s: RoadTripState) -> i64:
    """RT-D5: 1 if hands go to the next seat in this round, -1 if to the one before."""
    return -1 if s.turning != 0 and s.round % 2 == 1 else 1


def dealt_to(s: RoadTripState, holder: i64) -> i64:
    """The seat that the hand now at `holder` was dealt to: it has been passed on with every pick."""
    return (holder - direction(s) * s.pick) % s.seats


def hand_size(s: RoadTripState) -> i64:
    """How many cards every seat holds."""
    return HAND - s.pick


def hand(s: RoadTripState, seat: i64) -> list[int]:
    """The cards a seat holds, ascending."""
    held: i64 = s.hands[seat]
    cards = FIRST_CARDS[held & IN_THIRD] + MIDDLE_CARDS[held >> THIRD & IN_THIRD]
    cards += LAST_CARDS[held >> 2 * THIRD]
    return cards


def card_names(mask: i64) -> list[str]:
    """The ids of a set of cards."""
    return [CARD_IDS[card] for card in members(mask)]


def card_mask(ids: list[str]) -> i64:
    """The set of the cards with these ids."""
    return mask_of([CARD_IDS.index(id) for id in ids])


def dump(s: RoadTripState) -> dict[str, Any]:
    """The whole state as plain JSON with names."""
    seats = range(s.seats)
    return {
        "seats": int(s.seats),
        "change-of-direction": bool(s.turning),
        "phase": PHASES[s.phase],
        "round": int(s.round) + 1,
        "pick": int(s.pick) + 1,
        "hands": [[CARD_IDS[card] for card in hand(s, seat)] for seat in seats],
        "aside": card_names(s.aside),
        "returning": card_names(s.returning),
        "choices": [_choice_name(s, seat) for seat in seats],
        "nameable": [[CULTURE_IDS[kind] for kind in members(nameable(s, seat))] for seat in seats],
        "rows": [
            [CARD_IDS[card] for card in s.rows[seat * HAND : (seat + 1) * HAND] if card != EMPTY] for seat in seats
        ],
        "visited": [card_names(visited) for visited in s.visited],
        "start-end": [points_by_round(s, seat, START_END_PART) for seat in seats],
        "food": [points_by_round(s, seat, FOOD_PART) for seat in seats],
        "transport": [points_by_round(s, seat, TRANSPORT_PART) for seat in seats],
        "culture": [
            {
                kind: points
                for kind, points in zip(CULTURE_IDS, s.culture[seat * CULTURES :], strict=False)
                if points != UNDECIDED
            }
            for seat in seats
        ],
        "stars": {id: members(star_takers(s, region)) for region, id in enumerate(REGION_IDS)},
        "passports": [int(passport(s, seat)) for seat in seats],
        "passport-places": int(s.passport_places),
    }


def load(dumped: dict[str, Any]) -> RoadTripState:
    """The state that `dump` wrote."""
    seats: int = dumped["seats"]
    s = blank(seats)
    s.turning = int(dumped["change-of-direction"])
    s.phase = PHASES.index(dumped["phase"])
    s.round = dumped["round"] - 1
    s.pick = dumped["pick"] - 1
    s.aside = card_mask(dumped["aside"])
    s.returning = card_mask(dumped["returning"])
    s.hands = [card_mask(hand) for hand in dumped["hands"]]
    for seat in range(seats):
        if s.phase != OVER:
            s.undecided |= BIT[seat]
        if dumped["choices"][seat] is not None:
            choose(s, seat, _choice_number(dumped["choices"][seat]))
        kinds = mask_of([CULTURE_IDS.index(kind) for kind in dumped["nameable"][seat]])
        s.nameable |= kinds << (seat * KINDS_BITS)
        for place, id in enumerate(dumped["rows"][seat]):
            card: i64 = CARD_IDS.index(id)
            s.rows[seat * HAND + place] = card
            if s.phase == CULTURE_CHOICE:
                s.symbols += (TALLY[card] & SYMBOLS_MASK) << (seat * SYMBOLS_BITS)
        for kind, points in dumped["culture"][seat].items():
            s.culture[seat * CULTURES + CULTURE_IDS.index(kind)] = points
        for part, name in enumerate(("start-end", "food", "transport")):
            for round, points in enumerate(dumped[name][seat]):
                s.points[(seat * ROUNDS + round) * PARTS + part] = points
        s.passports |= dumped["passports"][seat] << (seat * PASSPORT_BITS)
    s.visited = [card_mask(visited) for visited in dumped["visited"]]
    for region, id in enumerate(REGION_IDS):
        s.stars |= mask_of(dumped["stars"][id]) << (region * TAKERS_BITS)
    s.passport_places = dumped["passport-places"]
    return s


def inventory(s: RoadTripState) -> dict[str, list[str]]:
    """Where every card is."""
    places = {f"hand {seat}": [CARD_IDS[card] for card in hand(s, seat)] for seat in range(s.seats)}
    for seat in range(s.seats):
        row = s.rows[seat * HAND : (seat + 1) * HAND]
        places[f"row {seat}"] = [CARD_IDS[card] for card in row if card != EMPTY]
    places["aside"] = card_names(s.aside)
    return places


def _choice_name(s: RoadTripState, seat: i64) -> str | None:
    chosen = choice(s, seat)
    if chosen == UNDECIDED or s.phase == OVER:
        return None
    if s.phase == DRAFT:
        return CARD_IDS[chosen]
    return NO_CULTURE_ID if chosen == NO_CULTURE else CULTURE_IDS[chosen]


def _choice_number(name: str) -> int:
    if name == NO_CULTURE_ID:
        return NO_CULTURE
    return CARD_IDS.index(name) if name in CARD_IDS else CULTURE_IDS.index(name)
