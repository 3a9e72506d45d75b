"""The state of a game of Trekking the World, and the small verbs that everything else is made of."""

from typing import Any, Final, Literal, final, get_args

from mypy_extensions import i64

from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world.figures import WorldFigures
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import BIT, count, has
from baluchon.kernel.game import NONE, State

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

# Why a game ended.
NOT_ENDED: Final[i64] = 0
BY_TOKENS: Final[i64] = 1
BY_VISITS: Final[i64] = 2
BY_DROUGHT: Final[i64] = 3
ENDINGS: Final = ["none", "tokens", "visits", "drought"]

if len(c.COLOUR_IDS) > 4:
    raise ValueError("the colour of a cube does not fit into two bits")


@final
class Trekker:
    """What one seat has, and where its trekker stands."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.place: i64 = NONE
        self.hand: i64 = 0  # a bag of trek cards
        self.known: i64 = 0  # those of them that all have seen being taken (TW-V1)
        self.suitcase: i64 = 0  # a row: how many souvenirs of each colour
        self.visited: i64 = 0  # the set of its destination cards
        self.threes: i64 = 0  # VP tokens
        self.fives: i64 = 0
        self.tiles: i64 = 0  # the set of colours whose majority tile it holds
        self.regions: i64 = 0  # the set of regions whose token it took

    # Written by `make states` from the attributes above.
    def copy(self) -> "Trekker":
        """An independent copy."""
        c = Trekker()
        c.seat = self.seat
        c.place = self.place
        c.hand = self.hand
        c.known = self.known
        c.suitcase = self.suitcase
        c.visited = self.visited
        c.threes = self.threes
        c.fives = self.fives
        c.tiles = self.tiles
        c.regions = self.regions
        return c

    # End of what is written.


@final
class Cubes:
    """The cubes on the map: a set of places, and the colour of each cube in two bits.

    place    3 2 1 0
    lying    1 0 1 1    places 0, 1 and 3 have a cube
    _low     1 0 0 1    the lower bit of its colour …
    _high    1 0 1 0    … and the higher one: colour 1 on place 0, 2 on place 1, 3 on place 3
    """

    def __init__(self) -> None:
        self.lying: i64 = 0
        self._low: i64 = 0
        self._high: i64 = 0

    def lay(self, place: i64, colour: i64) -> None:
        """Put a cube on a place that has none."""
        cube: i64 = BIT[place]
        self.lying |= cube
        if has(colour, 0):
            self._low |= cube
        if has(colour, 1):
            self._high |= cube

    def take(self, place: i64) -> None:
        """Take the cube of a place away."""
        others: i64 = ~BIT[place]
        self.lying &= others
        self._low &= others
        self._high &= others

    def on(self, place: i64) -> i64:
        """The colour of the cube on a place that has one."""
        return (self._low >> place & 1) + 2 * (self._high >> place & 1)

    def of(self, colour: i64) -> i64:
        """The places with a cube of a colour."""
        low = self._low if has(colour, 0) else ~self._low
        high = self._high if has(colour, 1) else ~self._high
        return self.lying & low & high

    # Written by `make states` from the attributes above.
    def copy(self) -> "Cubes":
        """An independent copy."""
        c = Cubes()
        c.lying = self.lying
        c._low = self._low
        c._high = self._high
        return c

    # End of what is written.


class WorldState(State):
    """The table. The lists are made by `blank` or `copy`, so that a copy does not first make empty ones."""

    figures: WorldFigures  # of the version of the rules that is played
    trekkers: list[Trekker]  # by seat
    cubes: Cubes

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
        self.goal: i64 = NONE
        self.paid: i64 = 0  # a bag of the cards picked for the plan; they are still in the hand
        self.lengths: i64 = 0  # a trek: the numbers of links that fit both map and hand
        self.need: i64 = 0  # a visit: the symbols still to be paid or waived, as `treks.symbols` counts them
        self.waives: i64 = 0  # a visit: how many symbols are still to be waived
        self.draws: i64 = 0  # how many cards are still to be drawn
        self.journeys: i64 = 0  # the set of those that lie open
        self.journey: i64 = NONE  # the one that is being made
        self.line: i64 = 0
        self.pile: i64 = 0  # a bag of trek cards: they have no order
        self.discards: i64 = 0  # a bag
        self.open: i64 = 0  # a row of trek cards
        self.row: i64 = 0  # the open destination cards from left to right
        self.top: i64 = NONE  # the destination card that can be seen on the pile
        self.unseen: i64 = 0  # the set of those under it
        self.threes_left: i64 = c.THREES  # VP tokens in the supply
        self.fives_left: i64 = c.FIVES
        self.bag: i64 = 0  # of region tokens nobody has taken; which lies where is open until one is taken
        self.tokens: i64 = 0  # a row by region: the value of the token, once taken
        self.ending: i64 = NOT_ENDED

    # Written by `make states` from the attributes above.
    def copy(self) -> "WorldState":
        """An independent copy, without the facts."""
        c = WorldState(self.seats)
        c.figures = self.figures
        c.trekkers = [each.copy() for each in self.trekkers]
        c.cubes = self.cubes.copy()
        c.row_length = self.row_length
        c.first_game = self.first_game
        c.phase = self.phase
        c.turn = self.turn
        c.turns = self.turns
        c.dry = self.dry
        c.gained = self.gained
        c.plan = self.plan
        c.goal = self.goal
        c.paid = self.paid
        c.lengths = self.lengths
        c.need = self.need
        c.waives = self.waives
        c.draws = self.draws
        c.journeys = self.journeys
        c.journey = self.journey
        c.line = self.line
        c.pile = self.pile
        c.discards = self.discards
        c.open = self.open
        c.row = self.row
        c.top = self.top
        c.unseen = self.unseen
        c.threes_left = self.threes_left
        c.fives_left = self.fives_left
        c.bag = self.bag
        c.tokens = self.tokens
        c.ending = self.ending
        return c

    # End of what is written.


def blank(seats: i64, figures: WorldFigures) -> WorldState:
    """A state before the first airport is chosen, by the figures of a version."""
    s = WorldState(seats)
    s.figures = figures
    s.pile = treks.DECK
    s.unseen = c.ALL_CARDS
    s.bag = c.TOKEN_BAG
    s.cubes = Cubes()
    s.trekkers = []
    for seat in range(seats):
        own = Trekker()
        own.seat = seat
        s.trekkers.append(own)
    return s


def row_size(s: WorldState) -> i64:
    """How many destination cards lie open: none before the table is laid out."""
    return s.row_length if s.row != 0 else 0


def open_cards(s: WorldState) -> list[int]:
    """The open destination cards, from left to right."""
    return rows.things_in(s.row, row_size(s))


def tokens_taken(s: WorldState) -> i64:
    """How many region tokens have been taken."""
    return c.TOKENS - bags.size(s.bag)


def most_visits(s: WorldState) -> i64:
    """How many destinations the seat that has most has visited."""
    most: i64 = 0
    for trekker in s.trekkers:
        visits = count(trekker.visited)
        if visits > most:
            most = visits
    return most


def links_paid(s: WorldState) -> i64:
    """How many links the cards picked for a trek pay."""
    return treks.worth(treks.values(s.paid))


def drop_plan(s: WorldState) -> None:
    """Nothing is being paid for any more."""
    s.plan = NO_PLAN
    s.goal = NONE
    s.paid = 0
    s.lengths = 0
    s.need = 0
    s.waives = 0
