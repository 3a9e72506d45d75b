"""The state of a game of Trekking the World: fields, copy, dump and load."""

from typing import Any, Final, Literal, get_args

from mypy_extensions import i64

from baluchon.games.trekking_the_world import bags
from baluchon.games.trekking_the_world.components import (
    ALL_CARDS,
    CARD_IDS,
    COLOUR_IDS,
    COLOURS,
    CUBES,
    FIVES,
    JOURNEY_IDS,
    KIND_IDS,
    KINDS,
    OPEN_TREKS,
    PLACE_IDS,
    REGION_IDS,
    REGIONS,
    SYMBOL_IDS,
    THREES,
    TOKEN_COPIES,
    TOKEN_VALUES,
    TREK_CARDS,
    VALUES,
)
from baluchon.kernel.bits import BIT, count, mask_of, members
from baluchon.kernel.game import State
from baluchon.kernel.lanes import lane, lanes_of, raised

# What all see the seat on turn to be doing.
AIRPORT: Final[i64] = 0  # puts the trekker on an airport (TW-S1)
TURN: Final[i64] = 1  # flies or moves (TW-F1)
MOVE: Final[i64] = 2  # moves
ACTION: Final[i64] = 3
DRAWING: Final[i64] = 4  # has drawn and draws again (TW-A1)
LINE: Final[i64] = 5  # carries out a line of a journey card (TW-A5)
TURN_ENDS: Final[i64] = 6  # within a step only
OVER: Final[i64] = 7
Phase = Literal["airport", "turn", "move", "action", "drawing", "line", "turn-ends", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# What the seat on turn has begun to pay for. Nobody else sees it before it is paid: it is like cards pulled
# out of a hand but not yet laid down, and shows only what is then done.
NO_PLAN: Final[i64] = 0
TREK: Final[i64] = 1  # goal: a place
VISIT_PLAN: Final[i64] = 2  # goal: a destination card
JOURNEY_PLAN: Final[i64] = 3  # goal: a journey card
PlanKind = Literal["trek", "visit", "journey"]
PLANS: Final[tuple[Any, ...]] = ("none", *get_args(PlanKind))

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1
EMPTY: Final[i64] = -1

# Why a game ended.
NOT_ENDED: Final[i64] = 0
BY_TOKENS: Final[i64] = 1
BY_VISITS: Final[i64] = 2
BY_DROUGHT: Final[i64] = 3
ENDINGS: Final = ["none", "tokens", "visits", "drought"]

# Kinds of facts, with what a and b mean.
BEGAN: Final = 0  # place
FLEW: Final = 1  # place
PLANNED_TREK: Final = 2  # place; this and the next four for the seat itself only
PLANNED_VISIT: Final = 3  # destination card
PLANNED_JOURNEY: Final = 4  # journey card
PICKED: Final = 5  # kind of trek card
WAIVED: Final = 6  # symbol
TREKKED: Final = 7  # place, links
STAYED: Final = 8
PAID: Final = 9  # kind, how many
CUBE_TAKEN: Final = 10  # colour, place
TILE_TAKEN: Final = 11  # colour
TILE_RETURNED: Final = 12  # colour
TOKEN_TAKEN: Final = 13  # region, value; the value for the seat itself only
TOOK: Final = 14  # kind
DREW: Final = 15  # kind; for the seat itself only
DREW_NOTHING: Final = 16
TURNED_UP: Final = 17  # kind
RESHUFFLED: Final = 18  # how many cards
VISITED: Final = 19  # destination card, victory points
GAINED: Final = 20  # value of a VP token
OPENED: Final = 21  # destination card
JOURNEYED: Final = 22  # journey card
MOVED: Final = 23  # place, on a journey
RECOLOURED: Final = 24  # colour, colour
SKIPPED: Final = 25
LAID_OUT: Final = 26
GAME_ENDS: Final = 27  # ending
TOKEN_SHOWN: Final = 28  # region, value
TURN_BEGINS: Final = 29  # number of the turn

if len(COLOUR_IDS) > 4:
    raise ValueError("the colour of a cube does not fit into two bits")


class Luggage:
    """What a seat has with it."""

    def __init__(self) -> None:
        self.hand: i64 = 0  # a bag
        self.known: i64 = 0  # a bag of the cards all have seen going into the hand and not coming out (TW-V1)
        self.suitcase: i64 = 0  # souvenirs, lanes by colour
        self.visited: i64 = 0  # destination cards

    def copy(self) -> "Luggage":
        """The same once more."""
        own = Luggage()
        own.hand = self.hand
        own.known = self.known
        own.suitcase = self.suitcase
        own.visited = self.visited
        return own


class WorldState(State):
    """Sets as masks; cards and counts as in `bags.py`.

    The lists are made by `blank` or `copy`, so that a copy does not first make empty ones.
    """

    luggage: list[Luggage]  # by seat

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.row_length: i64 = 0  # option "open destinations"
        self.first_game: i64 = 0  # option "first game"
        self.phase: i64 = AIRPORT
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.dry: i64 = 0  # turns in a row without a gain (TW-E4)
        self.gained: i64 = 0  # whether this turn has brought one
        self.plan: i64 = NO_PLAN
        self.goal: i64 = NOWHERE
        self.paid: i64 = 0  # a bag of the cards picked for the plan; they are still in the hand
        self.lengths: i64 = 0  # a trek: the numbers of links that fit both map and hand
        self.links: i64 = 0  # a trek: how many the cards picked so far pay
        self.rest: i64 = 0  # a trek: the values of the cards not picked yet, as `bags.values` counts them
        self.need: i64 = 0  # a visit: symbols still to be paid or waived
        self.waives: i64 = 0  # a visit: how many symbols are still to be waived
        self.draws: i64 = 0  # how many cards are still to be drawn
        self.journeys: i64 = 0  # those that lie open
        self.journey: i64 = EMPTY  # the one that is being made
        self.line: i64 = 0
        self.trekkers: i64 = 0  # lanes by seat: place + 1
        self.lying: i64 = 0  # the places with a cube
        self.colours_low: i64 = 0  # of the two bits of its colour the lower one, as far as a cube lies there …
        self.colours_high: i64 = 0  # … and the higher one
        self.pile: i64 = 0  # a bag: no order
        self.pile_size: i64 = 0
        self.discards: i64 = 0  # a bag
        self.open: i64 = 0  # open trek cards, a digit for each place: kind + 1
        self.tiles: i64 = 0  # majority tiles, a digit for each colour: holder + 1
        self.row: i64 = 0  # open destination cards from left to right, lanes: card + 1
        self.top: i64 = EMPTY  # the destination card that can be seen on the pile
        self.unseen: i64 = 0  # those under it
        self.threes: i64 = 0  # VP tokens, lanes by seat
        self.fives: i64 = 0
        self.threes_left: i64 = 0
        self.fives_left: i64 = 0
        self.bag: i64 = 0  # region tokens nobody has taken, by value; which lies where is open until one is taken
        self.tokens: i64 = 0  # a digit for each region: the value, once taken
        self.holders: i64 = 0  # a digit for each region: who took the token + 1
        self.ending: i64 = NOT_ENDED


def blank(seats: i64) -> WorldState:
    """A state before the first airport is chosen."""
    s = WorldState(seats)
    s.pile = bags.DECK
    s.pile_size = TREK_CARDS
    s.unseen = ALL_CARDS
    s.threes_left = THREES
    s.fives_left = FIVES
    s.bag = bags.from_counts(TOKEN_COPIES)
    s.luggage = [Luggage() for _ in range(seats)]
    return s


def copy(s: WorldState) -> WorldState:
    """An independent copy, without the facts."""
    c = WorldState(s.seats)
    c.row_length = s.row_length
    c.first_game = s.first_game
    c.phase = s.phase
    c.turn = s.turn
    c.turns = s.turns
    c.dry = s.dry
    c.gained = s.gained
    c.plan = s.plan
    c.goal = s.goal
    c.paid = s.paid
    c.lengths = s.lengths
    c.links = s.links
    c.rest = s.rest
    c.need = s.need
    c.waives = s.waives
    c.draws = s.draws
    c.journeys = s.journeys
    c.journey = s.journey
    c.line = s.line
    c.trekkers = s.trekkers
    c.lying = s.lying
    c.colours_low = s.colours_low
    c.colours_high = s.colours_high
    c.pile = s.pile
    c.pile_size = s.pile_size
    c.discards = s.discards
    c.open = s.open
    c.tiles = s.tiles
    c.row = s.row
    c.top = s.top
    c.unseen = s.unseen
    c.threes = s.threes
    c.fives = s.fives
    c.threes_left = s.threes_left
    c.fives_left = s.fives_left
    c.bag = s.bag
    c.tokens = s.tokens
    c.holders = s.holders
    c.ending = s.ending
    c.luggage = [own.copy() for own in s.luggage]
    return c


def place_of(s: WorldState, seat: i64) -> i64:
    """Where a trekker stands, or NOWHERE."""
    return ((s.trekkers >> (8 * seat)) & 255) - 1


def trekker_places(s: WorldState) -> list[int]:
    """The same, seat by seat."""
    return [place_of(s, seat) for seat in range(s.seats)]


def stand(s: WorldState, seat: i64, place: i64) -> None:
    """Put a trekker on a place."""
    s.trekkers = raised(s.trekkers, seat, place - place_of(s, seat))


def lay_cube(s: WorldState, place: i64, colour: i64) -> None:
    """Put a cube on a place that has none."""
    s.lying |= BIT[place]
    if colour & 1:
        s.colours_low |= BIT[place]
    if colour & 2:
        s.colours_high |= BIT[place]


def take_cube(s: WorldState, place: i64) -> None:
    """Take the cube of a place away."""
    cube: i64 = BIT[place]
    s.lying &= ~cube
    s.colours_low &= ~cube
    s.colours_high &= ~cube


def cube_on(s: WorldState, place: i64) -> i64:
    """The colour of the cube on a place that has one."""
    return ((s.colours_low >> place) & 1) + 2 * ((s.colours_high >> place) & 1)


def cube_places(s: WorldState, colour: i64) -> i64:
    """The places with a cube of a colour."""
    low = s.colours_low if colour & 1 else ~s.colours_low
    high = s.colours_high if colour & 2 else ~s.colours_high
    return s.lying & low & high


def hand_size(s: WorldState, seat: i64) -> i64:
    """How many trek cards a seat holds."""
    return bags.size(s.luggage[seat].hand)


def open_cards(s: WorldState) -> list[int]:
    """The open destination cards, from left to right."""
    return [open_card(s, place) for place in range(row_size(s))]


def open_card(s: WorldState, place: i64) -> i64:
    """One of them."""
    return lane(s.row, place) - 1


def row_size(s: WorldState) -> i64:
    """How many there are."""
    return s.row_length if s.row != 0 else 0


def open_kind(s: WorldState, place: i64) -> i64:
    """The trek card at an open place, or EMPTY."""
    return bags.digit(s.open, place) - 1


def open_kinds(s: WorldState) -> list[int]:
    """All of them, place by place."""
    return [open_kind(s, place) for place in range(OPEN_TREKS)]


def tile_holder(s: WorldState, colour: i64) -> i64:
    """Who has the majority tile of a colour, or NOBODY."""
    return bags.digit(s.tiles, colour) - 1


def token_holder(s: WorldState, region: i64) -> i64:
    """Who took the token of a region, or NOBODY."""
    return bags.digit(s.holders, region) - 1


def tokens_taken(s: WorldState) -> i64:
    """How many region tokens have been taken."""
    return count(bags.kinds(s.holders))


def dump(s: WorldState) -> dict[str, Any]:
    """The whole state as plain JSON with names."""
    return {
        "seats": int(s.seats),
        "open-destinations": int(s.row_length),
        "first-game": bool(s.first_game),
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "turns": int(s.turns),
        "dry": int(s.dry),
        "gained": bool(s.gained),
        "plan": PLANS[s.plan],
        "goal": _goal_id(s),
        "lengths": members(s.lengths),
        "waives": int(s.waives),
        "paid": _kinds(s.paid),
        "need": {id: n for i, id in enumerate(SYMBOL_IDS) if (n := int(bags.of_symbol(s.need, i)))},
        "draws": int(s.draws),
        "journeys": [JOURNEY_IDS[card] for card in members(s.journeys)],
        "journey": None if s.journey == EMPTY else JOURNEY_IDS[s.journey],
        "line": int(s.line),
        "trekkers": [None if place == NOWHERE else PLACE_IDS[place] for place in trekker_places(s)],
        "cubes": {id: [PLACE_IDS[p] for p in members(cube_places(s, c))] for c, id in enumerate(COLOUR_IDS)},
        "suitcases": [{id: int(lane(own.suitcase, c)) for c, id in enumerate(COLOUR_IDS)} for own in s.luggage],
        "tiles": {id: _seat(tile_holder(s, c)) for c, id in enumerate(COLOUR_IDS)},
        "hands": [_kinds(own.hand) for own in s.luggage],
        "known": [_kinds(own.known) for own in s.luggage],
        "pile": _kinds(s.pile),
        "discards": _kinds(s.discards),
        "open": [None if kind == EMPTY else KIND_IDS[kind] for kind in open_kinds(s)],
        "row": [CARD_IDS[card] for card in open_cards(s)],
        "top": None if s.top == EMPTY else CARD_IDS[s.top],
        "unseen": [CARD_IDS[card] for card in members(s.unseen)],
        "visited": [[CARD_IDS[card] for card in members(own.visited)] for own in s.luggage],
        "threes": [int(lane(s.threes, seat)) for seat in range(s.seats)],
        "fives": [int(lane(s.fives, seat)) for seat in range(s.seats)],
        "threes-left": int(s.threes_left),
        "fives-left": int(s.fives_left),
        "bag": {_token_id(value): int(bags.digit(s.bag, i)) for i, value in enumerate(TOKEN_VALUES)},
        "tokens": {id: _token_id(v) if (v := bags.digit(s.tokens, r)) else None for r, id in enumerate(REGION_IDS)},
        "holders": {id: _seat(token_holder(s, r)) for r, id in enumerate(REGION_IDS)},
        "ending": ENDINGS[s.ending],
    }


def load(dumped: dict[str, Any]) -> WorldState:
    """The state that `dump` wrote."""
    s = blank(dumped["seats"])
    s.row_length = dumped["open-destinations"]
    s.first_game = int(dumped["first-game"])
    s.phase = PHASES.index(dumped["phase"])
    s.turn = dumped["turn"]
    s.turns = dumped["turns"]
    s.dry = dumped["dry"]
    s.gained = int(dumped["gained"])
    s.plan = PLANS.index(dumped["plan"])
    s.goal = _goal_number(s.plan, dumped["goal"])
    s.lengths = mask_of(dumped["lengths"])
    s.waives = dumped["waives"]
    s.paid = _bag(dumped["paid"])
    for symbol, id in enumerate(SYMBOL_IDS):
        s.need += bags.cards(symbol * VALUES, dumped["need"].get(id, 0))
    s.draws = dumped["draws"]
    s.journeys = mask_of([JOURNEY_IDS.index(id) for id in dumped["journeys"]])
    s.journey = EMPTY if dumped["journey"] is None else JOURNEY_IDS.index(dumped["journey"])
    s.line = dumped["line"]
    s.trekkers = lanes_of([0 if id is None else PLACE_IDS.index(id) + 1 for id in dumped["trekkers"]])
    for colour, id in enumerate(COLOUR_IDS):
        for place in dumped["cubes"][id]:
            lay_cube(s, PLACE_IDS.index(place), colour)
    for seat in range(s.seats):
        own = s.luggage[seat]
        own.hand = _bag(dumped["hands"][seat])
        own.known = _bag(dumped["known"][seat])
        own.suitcase = lanes_of([dumped["suitcases"][seat][id] for id in COLOUR_IDS])
        own.visited = mask_of([CARD_IDS.index(id) for id in dumped["visited"][seat]])
        if bags.without(own.known, own.hand):
            raise ValueError("a hand lacks a card that all have seen it take")
    s.tiles = _holders([dumped["tiles"][id] for id in COLOUR_IDS])
    s.pile = _bag(dumped["pile"])
    s.pile_size = bags.size(s.pile)
    s.discards = _bag(dumped["discards"])
    s.open = bags.from_counts([0 if id is None else KIND_IDS.index(id) + 1 for id in dumped["open"]])
    s.row = lanes_of([CARD_IDS.index(id) + 1 for id in dumped["row"]])
    s.top = EMPTY if dumped["top"] is None else CARD_IDS.index(dumped["top"])
    s.unseen = mask_of([CARD_IDS.index(id) for id in dumped["unseen"]])
    s.threes = lanes_of(dumped["threes"])
    s.fives = lanes_of(dumped["fives"])
    s.threes_left = dumped["threes-left"]
    s.fives_left = dumped["fives-left"]
    s.bag = bags.from_counts([dumped["bag"].get(_token_id(value), 0) for value in TOKEN_VALUES])
    values = {_token_id(value): value for value in TOKEN_VALUES}
    tokens = [dumped["tokens"][id] for id in REGION_IDS]
    s.tokens = bags.from_counts([0 if token is None else values[token] for token in tokens])
    s.holders = _holders([dumped["holders"][id] for id in REGION_IDS])
    s.ending = ENDINGS.index(dumped["ending"])
    if s.plan == TREK:
        s.links = bags.worth(bags.values(s.paid))
        s.rest = bags.values(s.luggage[s.turn].hand - s.paid)
    return s


def inventory(s: WorldState) -> dict[str, list[str]]:
    """Where every card, cube and token is. Cubes go without their colour, which TW-J6 changes."""
    laid_out = s.phase != AIRPORT
    found = {
        "trek pile": _copies(s.pile),
        "discards": _copies(s.discards),
        "open trek cards": [KIND_IDS[kind] for kind in open_kinds(s) if kind != EMPTY],
        "destination pile": [CARD_IDS[card] for card in members(s.unseen)],
        "destination on top": [] if s.top == EMPTY else [CARD_IDS[s.top]],
        "open destinations": [CARD_IDS[card] for card in open_cards(s)],
        "map": ["cube"] * int(count(s.lying)),
        "cube bag": [] if laid_out else ["cube"] * sum(CUBES[s.seats]),
        "token bag": [_token_id(v) for i, v in enumerate(TOKEN_VALUES) for _ in range(bags.digit(s.bag, i))],
        "supply": ["three"] * int(s.threes_left) + ["five"] * int(s.fives_left),
        "tiles": [f"tile {id}" for c, id in enumerate(COLOUR_IDS) if tile_holder(s, c) == NOBODY],
    }
    for seat in range(int(s.seats)):
        found[f"hand {seat}"] = _copies(s.luggage[seat].hand)
        found[f"suitcase {seat}"] = ["cube"] * sum(int(lane(s.luggage[seat].suitcase, c)) for c in range(COLOURS))
        found[f"before {seat}"] = (
            [CARD_IDS[card] for card in members(s.luggage[seat].visited)]
            + ["three"] * int(lane(s.threes, seat))
            + ["five"] * int(lane(s.fives, seat))
            + [_token_id(bags.digit(s.tokens, r)) for r in range(REGIONS) if token_holder(s, r) == seat]
            + [f"tile {id}" for c, id in enumerate(COLOUR_IDS) if tile_holder(s, c) == seat]
        )
    return found


def _kinds(bag: i64) -> dict[str, int]:
    return {KIND_IDS[kind]: n for kind, n in enumerate(bags.counts(bag, KINDS)) if n}


def _bag(kinds: dict[str, int]) -> i64:
    return bags.from_counts([kinds.get(id, 0) for id in KIND_IDS])


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _holders(seats: list[int | None]) -> i64:
    return bags.from_counts([0 if seat is None else seat + 1 for seat in seats])


def _token_id(value: int) -> str:
    return f"token-{value}"


def _copies(bag: i64) -> list[str]:
    return [KIND_IDS[kind] for kind in range(KINDS) for _ in range(bags.digit(bag, kind))]


def _goal_id(s: WorldState) -> str | None:
    if s.plan == TREK:
        return PLACE_IDS[s.goal]
    if s.plan == VISIT_PLAN:
        return CARD_IDS[s.goal]
    return JOURNEY_IDS[s.goal] if s.plan == JOURNEY_PLAN else None


def _goal_number(plan: i64, id: str | None) -> int:
    if id is None:
        return NOWHERE
    if plan == TREK:
        return PLACE_IDS.index(id)
    return CARD_IDS.index(id) if plan == VISIT_PLAN else JOURNEY_IDS.index(id)
