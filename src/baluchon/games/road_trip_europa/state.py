"""The state of a game of Road Trip Europa: fields, copy, dump and load."""

from typing import Any, Final

from mypy_extensions import i64

from baluchon.games.road_trip_europa.components import (
    CARD_IDS,
    CULTURE_IDS,
    CULTURES,
    HAND,
    REGION_IDS,
    REGIONS,
    ROUNDS,
)
from baluchon.kernel.bits import mask_of, members
from baluchon.kernel.game import State

DRAFT: Final[i64] = 0
CULTURE_CHOICE: Final[i64] = 1
OVER: Final[i64] = 2
PHASES: Final = ["draft", "culture", "over"]

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


class RoadTripState(State):
    """Lists by seat, by seat and place in the row, or by seat and round; cards as numbers, sets as masks.

    The lists are made by `blank` or `copy`, so that a copy does not first make empty ones.
    """

    hands: list[int]
    choices: list[int]  # a card, a kind of culture, or undecided
    rows: list[int]
    visited: list[int]
    start_end: list[int]
    food: list[int]
    transport: list[int]
    culture: list[int]  # points by kind, once named
    stars: list[int]  # the seats that took each star
    passports: list[int]

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.turning: i64 = 0  # option "change of direction"
        self.phase: i64 = DRAFT
        self.round: i64 = 0
        self.pick: i64 = 0
        self.aside: i64 = 0
        self.returning: i64 = 0  # 3 seats: the seven that sat out the round before (RT-S3)
        self.passport_places: i64 = 0  # how many of the passport values are gone


def blank(seats: i64) -> RoadTripState:
    """A state before the first deal."""
    s = RoadTripState(seats)
    s.hands = [0] * seats
    s.choices = [UNDECIDED] * seats
    s.rows = [EMPTY] * (seats * HAND)
    s.visited = [0] * seats
    s.start_end = [0] * (seats * ROUNDS)
    s.food = [0] * (seats * ROUNDS)
    s.transport = [0] * (seats * ROUNDS)
    s.culture = [UNDECIDED] * (seats * CULTURES)
    s.stars = [0] * REGIONS
    s.passports = [0] * seats
    return s


def copy(s: RoadTripState) -> RoadTripState:
    """An independent copy, without the facts."""
    c = RoadTripState(s.seats)
    c.turning = s.turning
    c.phase = s.phase
    c.round = s.round
    c.pick = s.pick
    c.aside = s.aside
    c.returning = s.returning
    c.passport_places = s.passport_places
    c.hands = s.hands[:]
    c.choices = s.choices[:]
    c.rows = s.rows[:]
    c.visited = s.visited[:]
    c.start_end = s.start_end[:]
    c.food = s.food[:]
    c.transport = s.transport[:]
    c.culture = s.culture[:]
    c.stars = s.stars[:]
    c.passports = s.passports[:]
    return c


def card_names(mask: i64) -> list[str]:
    """The ids of a set of cards."""
    return [CARD_IDS[card] for card in members(mask)]


def card_mask(ids: list[str]) -> i64:
    """The set of the cards with these ids."""
    return mask_of([CARD_IDS.index(id) for id in ids])


def dump(s: RoadTripState) -> dict[str, Any]:
    """The whole state as plain JSON with names."""
    return {
        "seats": int(s.seats),
        "change-of-direction": bool(s.turning),
        "phase": PHASES[s.phase],
        "round": int(s.round) + 1,
        "pick": int(s.pick) + 1,
        "hands": [card_names(hand) for hand in s.hands],
        "aside": card_names(s.aside),
        "returning": card_names(s.returning),
        "choices": [_choice_name(s, choice) for choice in s.choices],
        "rows": [
            [CARD_IDS[card] for card in s.rows[seat * HAND : (seat + 1) * HAND] if card != EMPTY]
            for seat in range(s.seats)
        ],
        "visited": [card_names(visited) for visited in s.visited],
        "start-end": _by_seat(s.start_end, s.seats),
        "food": _by_seat(s.food, s.seats),
        "transport": _by_seat(s.transport, s.seats),
        "culture": [
            {kind: points for kind, points in zip(CULTURE_IDS, row, strict=True) if points != UNDECIDED}
            for row in _by_seat(s.culture, s.seats)
        ],
        "stars": {region: members(takers) for region, takers in zip(REGION_IDS, s.stars, strict=True)},
        "passports": list(s.passports),
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
    s.hands = [card_mask(hand) for hand in dumped["hands"]]
    s.aside = card_mask(dumped["aside"])
    s.returning = card_mask(dumped["returning"])
    s.choices = [_choice_number(choice) for choice in dumped["choices"]]
    for seat in range(seats):
        for place, id in enumerate(dumped["rows"][seat]):
            s.rows[seat * HAND + place] = CARD_IDS.index(id)
        for kind, points in dumped["culture"][seat].items():
            s.culture[seat * CULTURES + CULTURE_IDS.index(kind)] = points
    s.visited = [card_mask(visited) for visited in dumped["visited"]]
    s.start_end = [points for row in dumped["start-end"] for points in row]
    s.food = [points for row in dumped["food"] for points in row]
    s.transport = [points for row in dumped["transport"] for points in row]
    s.stars = [mask_of(dumped["stars"][region]) for region in REGION_IDS]
    s.passports = list(dumped["passports"])
    s.passport_places = dumped["passport-places"]
    return s


def inventory(s: RoadTripState) -> dict[str, list[str]]:
    """Where every card is."""
    places = {f"hand {seat}": card_names(s.hands[seat]) for seat in range(s.seats)}
    for seat in range(s.seats):
        row = s.rows[seat * HAND : (seat + 1) * HAND]
        places[f"row {seat}"] = [CARD_IDS[card] for card in row if card != EMPTY]
    places["aside"] = card_names(s.aside)
    return places


def _by_seat(values: list[int], seats: i64) -> list[list[int]]:
    width = len(values) // int(seats)
    return [values[i : i + width] for i in range(0, len(values), width)]


def _choice_name(s: RoadTripState, choice: i64) -> str | None:
    if choice == UNDECIDED:
        return None
    if s.phase == DRAFT:
        return CARD_IDS[choice]
    return NO_CULTURE_ID if choice == NO_CULTURE else CULTURE_IDS[choice]


def _choice_number(name: str | None) -> int:
    if name is None:
        return UNDECIDED
    if name == NO_CULTURE_ID:
        return NO_CULTURE
    return CARD_IDS.index(name) if name in CARD_IDS else CULTURE_IDS.index(name)
