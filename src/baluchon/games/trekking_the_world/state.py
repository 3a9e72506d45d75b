"""The state of a game of Trekking the World: fields, copy, dump and load."""

from typing import Any, Final, Literal, get_args

from mypy_extensions import i64

from baluchon.games.trekking_the_world.components import (
    ALL_CARDS,
    CARD_IDS,
    COLOUR_IDS,
    COLOURS,
    COPIES,
    CUBES,
    FIVES,
    JOURNEY_IDS,
    KIND_IDS,
    KINDS,
    OPEN_TREKS,
    PLACE_IDS,
    REGION_IDS,
    REGIONS,
    SYMBOL,
    SYMBOL_IDS,
    SYMBOLS,
    THREES,
    TOKEN_COPIES,
    TOKEN_VALUES,
    TREK_CARDS,
    VALUE,
    VALUES,
)
from baluchon.kernel.bits import count, mask_of, members
from baluchon.kernel.game import State

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


class WorldState(State):
    """Lists by seat, by seat and kind or colour, or by place in a row; sets as masks; piles as counts by kind.

    The lists are made by `blank` or `copy`, so that a copy does not first make empty ones.
    """

    trekkers: list[int]
    cubes: list[int]  # by colour: the places where one lies
    suitcases: list[int]
    tiles: list[int]  # by colour: who holds the majority tile
    hands: list[int]
    values: list[int]  # by seat and value: how many cards of the hand have it; kept along with the hands
    symbols: list[int]  # by seat and symbol, likewise
    known: list[int]  # cards all have seen going into a hand and not coming out (TW-V1)
    pile: list[int]
    discards: list[int]
    open: list[int]
    row: list[int]  # open destination cards, from left to right
    visited: list[int]
    threes: list[int]
    fives: list[int]
    bag: list[int]  # region tokens nobody has taken, by value; which lies where is open until one is taken
    tokens: list[int]  # by region: the value, once taken
    holders: list[int]  # by region: who took the token
    paid: list[int]  # cards picked out of the hand for the plan; they are still in the hand
    need: list[int]  # symbols of a visit still to be paid or waived
    journeys: list[int]

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
        self.lengths: i64 = 0  # a trek: the numbers of links that fit both map and hand
        self.links: i64 = 0  # a trek: how many the cards picked so far pay
        self.rest_ones: i64 = 0  # a trek: cards of value 1 not picked yet
        self.rest_twos: i64 = 0
        self.rest_threes: i64 = 0
        self.waives: i64 = 0  # a visit: how many symbols are still to be waived
        self.draws: i64 = 0  # how many cards are still to be drawn
        self.journey: i64 = EMPTY
        self.line: i64 = 0
        self.pile_size: i64 = 0
        self.top: i64 = EMPTY  # the destination card that can be seen on the pile
        self.unseen: i64 = 0  # those under it
        self.threes_left: i64 = 0
        self.fives_left: i64 = 0
        self.ending: i64 = NOT_ENDED


def blank(seats: i64) -> WorldState:
    """A state before the first airport is chosen."""
    s = WorldState(seats)
    s.pile_size = TREK_CARDS
    s.unseen = ALL_CARDS
    s.threes_left = THREES
    s.fives_left = FIVES
    s.trekkers = [NOWHERE] * seats
    s.cubes = [0] * COLOURS
    s.suitcases = [0] * (seats * COLOURS)
    s.tiles = [NOBODY] * COLOURS
    s.hands = [0] * (seats * KINDS)
    s.values = [0] * (seats * VALUES)
    s.symbols = [0] * (seats * SYMBOLS)
    s.known = [0] * (seats * KINDS)
    s.pile = COPIES[:]
    s.discards = [0] * KINDS
    s.open = [EMPTY] * OPEN_TREKS
    s.row = []
    s.visited = [0] * seats
    s.threes = [0] * seats
    s.fives = [0] * seats
    s.bag = TOKEN_COPIES[:]
    s.tokens = [0] * REGIONS
    s.holders = [NOBODY] * REGIONS
    s.paid = [0] * KINDS
    s.need = [0] * SYMBOLS
    s.journeys = []
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
    c.lengths = s.lengths
    c.links = s.links
    c.rest_ones = s.rest_ones
    c.rest_twos = s.rest_twos
    c.rest_threes = s.rest_threes
    c.waives = s.waives
    c.draws = s.draws
    c.journey = s.journey
    c.line = s.line
    c.pile_size = s.pile_size
    c.top = s.top
    c.unseen = s.unseen
    c.threes_left = s.threes_left
    c.fives_left = s.fives_left
    c.ending = s.ending
    c.trekkers = s.trekkers[:]
    c.cubes = s.cubes[:]
    c.suitcases = s.suitcases[:]
    c.tiles = s.tiles[:]
    c.hands = s.hands[:]
    c.values = s.values[:]
    c.symbols = s.symbols[:]
    c.known = s.known[:]
    c.pile = s.pile[:]
    c.discards = s.discards[:]
    c.open = s.open[:]
    c.row = s.row[:]
    c.visited = s.visited[:]
    c.threes = s.threes[:]
    c.fives = s.fives[:]
    c.bag = s.bag[:]
    c.tokens = s.tokens[:]
    c.holders = s.holders[:]
    c.paid = s.paid[:]
    c.need = s.need[:]
    c.journeys = s.journeys[:]
    return c


def hand_size(s: WorldState, seat: i64) -> i64:
    """How many trek cards a seat holds."""
    return s.values[seat * VALUES] + s.values[seat * VALUES + 1] + s.values[seat * VALUES + 2]


def count_hand(s: WorldState, seat: i64) -> None:
    """Count a hand's values and symbols anew."""
    for value in range(VALUES):
        s.values[seat * VALUES + value] = 0
    for symbol in range(SYMBOLS):
        s.symbols[seat * SYMBOLS + symbol] = 0
    for kind in range(KINDS):
        n = s.hands[seat * KINDS + kind]
        s.values[seat * VALUES + VALUE[kind] - 1] += n
        s.symbols[seat * SYMBOLS + SYMBOL[kind]] += n


def count_rest(s: WorldState, seat: i64) -> None:
    """For a trek: count what is picked and what is left to pick, as if nothing were picked yet."""
    s.links = 0
    s.rest_ones = s.values[seat * VALUES]
    s.rest_twos = s.values[seat * VALUES + 1]
    s.rest_threes = s.values[seat * VALUES + 2]


def note_pick(s: WorldState, value: i64) -> None:
    """For a trek: a card of this value is picked."""
    s.links += value
    if value == 1:
        s.rest_ones -= 1
    elif value == 2:
        s.rest_twos -= 1
    else:
        s.rest_threes -= 1


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
        "need": {SYMBOL_IDS[symbol]: n for symbol, n in enumerate(s.need) if n},
        "draws": int(s.draws),
        "journeys": [JOURNEY_IDS[card] for card in s.journeys],
        "journey": None if s.journey == EMPTY else JOURNEY_IDS[s.journey],
        "line": int(s.line),
        "trekkers": [None if place == NOWHERE else PLACE_IDS[place] for place in s.trekkers],
        "cubes": {id: [PLACE_IDS[p] for p in members(s.cubes[c])] for c, id in enumerate(COLOUR_IDS)},
        "suitcases": [dict(zip(COLOUR_IDS, row, strict=True)) for row in _by_seat(s.suitcases, s.seats)],
        "tiles": {id: None if s.tiles[c] == NOBODY else s.tiles[c] for c, id in enumerate(COLOUR_IDS)},
        "hands": [_kinds(row) for row in _by_seat(s.hands, s.seats)],
        "known": [_kinds(row) for row in _by_seat(s.known, s.seats)],
        "pile": _kinds(s.pile),
        "discards": _kinds(s.discards),
        "open": [None if kind == EMPTY else KIND_IDS[kind] for kind in s.open],
        "row": [CARD_IDS[card] for card in s.row],
        "top": None if s.top == EMPTY else CARD_IDS[s.top],
        "unseen": [CARD_IDS[card] for card in members(s.unseen)],
        "visited": [[CARD_IDS[card] for card in members(cards)] for cards in s.visited],
        "threes": list(s.threes),
        "fives": list(s.fives),
        "threes-left": int(s.threes_left),
        "fives-left": int(s.fives_left),
        "bag": {_token_id(value): n for value, n in zip(TOKEN_VALUES, s.bag, strict=True)},
        "tokens": {id: _token_id(s.tokens[r]) if s.tokens[r] else None for r, id in enumerate(REGION_IDS)},
        "holders": {id: None if s.holders[r] == NOBODY else s.holders[r] for r, id in enumerate(REGION_IDS)},
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
    s.paid = _counts(dumped["paid"])
    s.need = [dumped["need"].get(symbol, 0) for symbol in SYMBOL_IDS]
    s.draws = dumped["draws"]
    s.journeys = [JOURNEY_IDS.index(id) for id in dumped["journeys"]]
    s.journey = EMPTY if dumped["journey"] is None else JOURNEY_IDS.index(dumped["journey"])
    s.line = dumped["line"]
    s.trekkers = [NOWHERE if id is None else PLACE_IDS.index(id) for id in dumped["trekkers"]]
    s.cubes = [mask_of([PLACE_IDS.index(id) for id in dumped["cubes"][colour]]) for colour in COLOUR_IDS]
    s.suitcases = [row[colour] for row in dumped["suitcases"] for colour in COLOUR_IDS]
    s.tiles = [NOBODY if dumped["tiles"][id] is None else dumped["tiles"][id] for id in COLOUR_IDS]
    s.hands = [n for row in dumped["hands"] for n in _counts(row)]
    s.known = [n for row in dumped["known"] for n in _counts(row)]
    if any(seen > held for seen, held in zip(s.known, s.hands, strict=True)):
        raise ValueError("a hand lacks a card that all have seen it take")
    s.pile = _counts(dumped["pile"])
    s.pile_size = sum(s.pile)
    s.discards = _counts(dumped["discards"])
    s.open = [EMPTY if id is None else KIND_IDS.index(id) for id in dumped["open"]]
    s.row = [CARD_IDS.index(id) for id in dumped["row"]]
    s.top = EMPTY if dumped["top"] is None else CARD_IDS.index(dumped["top"])
    s.unseen = mask_of([CARD_IDS.index(id) for id in dumped["unseen"]])
    s.visited = [mask_of([CARD_IDS.index(id) for id in cards]) for cards in dumped["visited"]]
    s.threes = list(dumped["threes"])
    s.fives = list(dumped["fives"])
    s.threes_left = dumped["threes-left"]
    s.fives_left = dumped["fives-left"]
    s.bag = [dumped["bag"].get(_token_id(value), 0) for value in TOKEN_VALUES]
    values = {_token_id(value): value for value in TOKEN_VALUES}
    s.tokens = [0 if dumped["tokens"][id] is None else values[dumped["tokens"][id]] for id in REGION_IDS]
    s.holders = [NOBODY if dumped["holders"][id] is None else dumped["holders"][id] for id in REGION_IDS]
    s.ending = ENDINGS.index(dumped["ending"])
    for seat in range(s.seats):
        count_hand(s, seat)
    if s.plan == TREK:
        count_rest(s, s.turn)
        for kind, n in enumerate(s.paid):
            for _ in range(n):
                note_pick(s, VALUE[kind])
    return s


def inventory(s: WorldState) -> dict[str, list[str]]:
    """Where every card, cube and token is. Cubes go without their colour, which TW-J6 changes."""
    on_map = sum(int(count(places)) for places in s.cubes)
    laid_out = s.phase != AIRPORT
    places = {
        "trek pile": _copies(s.pile),
        "discards": _copies(s.discards),
        "open trek cards": [KIND_IDS[kind] for kind in s.open if kind != EMPTY],
        "destination pile": [CARD_IDS[card] for card in members(s.unseen)],
        "destination on top": [] if s.top == EMPTY else [CARD_IDS[s.top]],
        "open destinations": [CARD_IDS[card] for card in s.row],
        "map": ["cube"] * on_map,
        "cube bag": [] if laid_out else ["cube"] * sum(CUBES[s.seats]),
        "token bag": [_token_id(v) for v, n in zip(TOKEN_VALUES, s.bag, strict=True) for _ in range(n)],
        "supply": ["three"] * int(s.threes_left) + ["five"] * int(s.fives_left),
        "tiles": [f"tile {id}" for c, id in enumerate(COLOUR_IDS) if s.tiles[c] == NOBODY],
    }
    for seat in range(int(s.seats)):
        places[f"hand {seat}"] = _copies(s.hands[seat * KINDS : (seat + 1) * KINDS])
        places[f"suitcase {seat}"] = ["cube"] * sum(s.suitcases[seat * COLOURS : (seat + 1) * COLOURS])
        places[f"before {seat}"] = (
            [CARD_IDS[card] for card in members(s.visited[seat])]
            + ["three"] * s.threes[seat]
            + ["five"] * s.fives[seat]
            + [_token_id(s.tokens[region]) for region, holder in enumerate(s.holders) if holder == seat]
            + [f"tile {id}" for c, id in enumerate(COLOUR_IDS) if s.tiles[c] == seat]
        )
    return places


def _by_seat(values: list[int], seats: i64) -> list[list[int]]:
    width = len(values) // int(seats)
    return [values[i : i + width] for i in range(0, len(values), width)]


def _kinds(counts: list[int]) -> dict[str, int]:
    return {KIND_IDS[kind]: n for kind, n in enumerate(counts) if n}


def _counts(kinds: dict[str, int]) -> list[int]:
    return [kinds.get(id, 0) for id in KIND_IDS]


def _token_id(value: int) -> str:
    return f"token-{value}"


def _copies(counts: list[int]) -> list[str]:
    return [KIND_IDS[kind] for kind, n in enumerate(counts) for _ in range(n)]


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
