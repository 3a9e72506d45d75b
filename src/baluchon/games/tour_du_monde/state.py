"""The state of a game of Le jeu du tour du monde: fields, copy, dump and load."""

from typing import Any, Final, Literal, get_args

from mypy_extensions import i64

from baluchon.games.tour_du_monde.components import (
    CARD_IDS,
    HALF,
    OPENS_HIGH,
    OPENS_LOW,
    STOPS,
    high_mask,
    low_mask,
)
from baluchon.kernel.bits import BIT, members
from baluchon.kernel.game import State

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

NO_CARD: Final[i64] = -1
NO_SEAT: Final[i64] = -1
START_OPTIONS: Final = ["random", "choose"]

# Kinds of facts, with what a and b mean.
ROUND_BEGINS: Final = 0  # round from 1, cards dealt to each
TOUR_STARTS: Final = 1  # card, whether the seat has chosen it
DREW: Final = 2  # card; for the seat only
DREW_EXTRA: Final = 3  # card; for the seat only
NOTHING_TO_DRAW: Final = 4
RESHUFFLED: Final = 5  # cards in the new pile
LAID: Final = 6  # card
CHARTERED: Final = 7  # card, joker
DISCARDED: Final = 8  # card
NAMED: Final = 9  # the seat that draws
ROUND_ENDS: Final = 10  # how, round from 1
CAUGHT: Final = 11  # the hand's lower and upper mask
DOUBLED: Final = 12  # points added
GAME_ENDS: Final = 13


class TourState(State):
    """Sets of cards are pairs of masks, low and high; in lists the two stand side by side.

    The lists are made by `blank` or `copy`, so that a copy does not first make empty ones.
    """

    hands: list[int]  # by seat
    newest: list[int]  # by seat: the card drawn last, known to its owner only
    tour: list[int]  # in the order laid; a joker stands before the card it brings
    held_over: list[int]  # see `hidden`: by reshuffle, the cards that were in hands then and may still be
    points: list[int]  # by seat and round, without what doubling adds
    doubled: list[int]  # by seat and round: what doubling adds (TM-E3)
    caught: list[int]  # by seat: the hands when the last round ended

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
        self.top: i64 = NO_CARD  # the last discard, if it was not shuffled in since
        self.ended: i64 = NOT_ENDED  # how the last round ended …
        self.out: i64 = NO_SEAT  # … and who went out
        self.pile_low: i64 = 0
        self.pile_high: i64 = 0
        self.discards_low: i64 = 0
        self.discards_high: i64 = 0
        # Follow from the tour:
        self.tour_low: i64 = 0
        self.tour_high: i64 = 0
        self.open_low: i64 = 0  # what the tour connects to, and the secondary destinations of its countries
        self.open_high: i64 = 0


def blank(seats: i64, rounds: i64) -> TourState:
    """A state before the first round."""
    s = TourState(seats)
    s.rounds = rounds
    s.hands = [0] * (2 * seats)
    s.newest = [NO_CARD] * seats
    s.tour = []
    s.held_over = []
    s.points = [0] * (seats * rounds)
    s.doubled = [0] * (seats * rounds)
    s.caught = [0] * (2 * seats)
    return s


def copy(s: TourState) -> TourState:
    """An independent copy, without the facts."""
    c = TourState(s.seats)
    c.rounds = s.rounds
    c.choosing = s.choosing
    c.phase = s.phase
    c.round = s.round
    c.turn = s.turn
    c.entered = s.entered
    c.added = s.added
    c.dry = s.dry
    c.top = s.top
    c.ended = s.ended
    c.out = s.out
    c.pile_low = s.pile_low
    c.pile_high = s.pile_high
    c.discards_low = s.discards_low
    c.discards_high = s.discards_high
    c.tour_low = s.tour_low
    c.tour_high = s.tour_high
    c.open_low = s.open_low
    c.open_high = s.open_high
    c.hands = s.hands[:]
    c.newest = s.newest[:]
    c.tour = s.tour[:]
    c.held_over = s.held_over[:]
    c.points = s.points[:]
    c.doubled = s.doubled[:]
    c.caught = s.caught[:]
    return c


def clear_tour(s: TourState) -> None:
    """Take all cards out of the tour."""
    s.tour = []
    s.tour_low = 0
    s.tour_high = 0
    s.open_low = 0
    s.open_high = 0


def add_to_tour(s: TourState, card: i64) -> None:
    """Put a card into the tour, with what it opens if it is a stop."""
    s.tour.append(card)
    if card < HALF:
        s.tour_low |= BIT[card]
    else:
        s.tour_high |= BIT[card - HALF]
    if card < STOPS:
        s.open_low |= OPENS_LOW[card]
        s.open_high |= OPENS_HIGH[card]


def is_in(card: i64, low: i64, high: i64) -> bool:
    """Whether a card is in a set."""
    if card < HALF:
        return low & BIT[card] != 0
    return high & BIT[card - HALF] != 0


def cards_in(low: i64, high: i64) -> list[int]:
    """The cards of a set in ascending order."""
    cards = members(low)
    for card in members(high):
        cards.append(HALF + card)
    return cards


def _ids(low: i64, high: i64) -> list[str]:
    return [CARD_IDS[card] for card in cards_in(low, high)]


def _pairs(masks: list[int]) -> list[list[str]]:
    return [_ids(masks[i], masks[i + 1]) for i in range(0, len(masks), 2)]


def _masks(sets: list[list[str]]) -> list[int]:
    masks: list[int] = []
    for ids in sets:
        cards = [CARD_IDS.index(id) for id in ids]
        masks += [low_mask(cards), high_mask(cards)]
    return masks


def _id(card: i64) -> str | None:
    return None if card == NO_CARD else CARD_IDS[card]


def _number(id: str | None) -> int:
    return NO_CARD if id is None else CARD_IDS.index(id)


def _by_seat(values: list[int], rounds: i64) -> list[list[int]]:
    width = int(rounds)
    return [values[i : i + width] for i in range(0, len(values), width)]


def dump(s: TourState) -> dict[str, Any]:
    """The whole state as plain JSON with names."""
    return {
        "seats": int(s.seats),
        "rounds": int(s.rounds),
        "start": START_OPTIONS[s.choosing],
        "phase": PHASES[s.phase],
        "round": int(s.round) + 1,
        "turn": int(s.turn),
        "entered": int(s.entered),
        "added": int(s.added),
        "dry": int(s.dry),
        "hands": _pairs(s.hands),
        "newest": [_id(card) for card in s.newest],
        "pile": _ids(s.pile_low, s.pile_high),
        "discards": _ids(s.discards_low, s.discards_high),
        "top": _id(s.top),
        "tour": [CARD_IDS[card] for card in s.tour],
        "held-over": _pairs(s.held_over),
        "points": _by_seat(s.points, s.rounds),
        "doubled": _by_seat(s.doubled, s.rounds),
        "ended": ENDINGS[s.ended],
        "out": None if s.out == NO_SEAT else int(s.out),
        "caught": _pairs(s.caught),
    }


def load(dumped: dict[str, Any]) -> TourState:
    """The state that `dump` wrote."""
    s = blank(dumped["seats"], dumped["rounds"])
    s.choosing = START_OPTIONS.index(dumped["start"])
    s.phase = PHASES.index(dumped["phase"])
    s.round = dumped["round"] - 1
    s.turn = dumped["turn"]
    s.entered = dumped["entered"]
    s.added = dumped["added"]
    s.dry = dumped["dry"]
    s.hands = _masks(dumped["hands"])
    s.newest = [_number(id) for id in dumped["newest"]]
    piles = _masks([dumped["pile"], dumped["discards"]])
    s.pile_low, s.pile_high, s.discards_low, s.discards_high = piles[0], piles[1], piles[2], piles[3]
    s.top = _number(dumped["top"])
    for id in dumped["tour"]:
        add_to_tour(s, CARD_IDS.index(id))
    s.held_over = _masks(dumped["held-over"])
    s.points = [points for row in dumped["points"] for points in row]
    s.doubled = [points for row in dumped["doubled"] for points in row]
    s.ended = ENDINGS.index(dumped["ended"])
    s.out = NO_SEAT if dumped["out"] is None else dumped["out"]
    s.caught = _masks(dumped["caught"])
    return s


def inventory(s: TourState) -> dict[str, list[str]]:
    """Where every card is."""
    places = {f"hand {seat}": _ids(s.hands[2 * seat], s.hands[2 * seat + 1]) for seat in range(s.seats)}
    places["tour"] = [CARD_IDS[card] for card in s.tour]
    places["discards"] = _ids(s.discards_low, s.discards_high)
    places["pile"] = _ids(s.pile_low, s.pile_high)
    return places
