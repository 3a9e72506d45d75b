"""What a seat may see: the table, its own hand and secrets, and what its next choices would bring.

Parts that come again in view after view are kept by the few numbers they follow from; such parts hold tuples.
"""

from functools import cache, lru_cache

import msgspec

from baluchon.games.trekking_the_world import actions, bags, moving, scoring
from baluchon.games.trekking_the_world.components import (
    AIRPORT_MASK,
    BONUS_FROM_RIGHT,
    CARD_PLACE,
    CARD_VP,
    COLOURS,
    COST,
    DRY_TURNS,
    EFFECTS,
    END_TOKENS,
    END_VISITS,
    FIVE,
    JOURNEY_LINES,
    JOURNEY_NUMBERS,
    KINDS,
    MAJORITY_VP,
    MOST_LINKS,
    MOVE_LINE,
    PLACE_REGION,
    REGION_MASK,
    REGIONS,
    SET_VP,
    SYMBOLS,
    THREE,
    VALUE,
    VALUES,
    VISIT_LINE,
    WORLD,
    Effect,
)
from baluchon.games.trekking_the_world.moves import (
    DESTINATION_REFS,
    JOURNEY_REFS,
    PLACE_REFS,
    REGION_REFS,
    SOUVENIR_REFS,
    SYMBOL_REFS,
    TREK_REFS,
)
from baluchon.games.trekking_the_world.state import (
    DRAWING,
    EMPTY,
    JOURNEY_PLAN,
    LINE,
    MOVE,
    NO_PLAN,
    NOBODY,
    NOWHERE,
    OVER,
    PHASES,
    PLANS,
    TREK,
    TURN,
    Phase,
    PlanKind,
    WorldState,
    hand_size,
    open_card,
    open_cards,
    open_kinds,
    place_of,
    row_size,
    tile_holder,
    token_holder,
    tokens_taken,
    trekker_places,
)
from baluchon.kernel.bits import BIT, count, lowest, members
from baluchon.kernel.lanes import lane

Counts = dict[str, int]
"""How many of each, by reference; none are left out."""


class Place(msgspec.Struct, frozen=True):
    """A place of the map."""

    place: str
    region: str
    airport: bool
    cube: str | None
    trekker: int | None


class Destination(msgspec.Struct, frozen=True):
    """An open destination card."""

    destination: str
    place: str
    cost: Counts
    points: int
    bonus: int
    """The VP token that comes with it now."""


class JourneyLine(msgspec.Struct, frozen=True):
    """What one line of a journey card allows, such as `move` and 3."""

    effect: Effect
    number: int


class Journey(msgspec.Struct, frozen=True):
    """An open journey card."""

    journey: str
    lines: tuple[JourneyLine, ...]


class Tile(msgspec.Struct, frozen=True):
    """A majority tile and who holds it."""

    souvenir: str
    points: int
    holder: int | None


class Region(msgspec.Struct, frozen=True):
    """What is left in a region and who took its token; the value is shown at the end."""

    region: str
    cubes: int
    holder: int | None
    value: int | None


class Trekker(msgspec.Struct, frozen=True):
    """What all see of one seat."""

    seat: int
    place: str | None
    hand_size: int
    known: Counts
    """Cards all have seen it take and not play."""
    suitcase: Counts
    sets: int
    set_points: int
    tiles: list[str]
    destinations: list[str]
    threes: int
    fives: int
    vp_points: int
    """What its VP tokens are worth."""
    tokens: int
    """How many region tokens it holds."""
    score: int
    """All points so far, without region tokens before the end."""


class WorldPublic(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    phase: Phase
    turn: int
    """The seat on turn; at the end, the one that had the last turn."""
    number: int
    """Of the turn, from 1."""
    draws: int
    """How many cards are still to be drawn."""
    journey: str | None
    line: JourneyLine | None
    """The journey that is being made, and the line that is due."""
    places: tuple[Place, ...]
    row: list[Destination]
    """From left to right."""
    next: str | None
    """The destination on top of the pile."""
    destination_pile: int
    open: list[str | None]
    trek_pile: int
    discards: Counts
    journeys: list[Journey]
    tiles: list[Tile]
    regions: list[Region]
    trekkers: list[Trekker]
    threes_left: int
    fives_left: int
    set_points: list[int]
    """What so many complete sets are worth, from none on."""
    tokens_taken: int
    end_tokens: int
    end_visits: int
    dry: int
    end_dry: int
    """Turns in a row without a gain, and how many of them end the game."""


class Reach(msgspec.Struct, frozen=True):
    """A place the seat may go to now, and what that brings."""

    place: str
    links: int
    """Of the shortest way that can be paid exactly."""
    way: list[str]
    """Such a way, without the start."""
    cube: str | None
    sets: int
    set_points: int
    """With that cube in the suitcase."""
    tile: bool
    """Whether the cube brings a majority tile."""
    token: bool
    """Whether it is the last cube of its region."""
    visit: bool
    """Whether the hand can pay the way and then the open card of the place."""


class Lack(msgspec.Struct, frozen=True):
    """The symbols of an open destination card that a hand lacks."""

    destination: str
    missing: Counts


class Plan(msgspec.Struct, frozen=True):
    """What the seat has begun to pay for; nobody else sees it yet."""

    kind: PlanKind
    goal: str
    picked: Counts
    links: int
    """A trek: how many links the picked cards pay …"""
    lengths: list[int]
    """… and which numbers of links fit map and hand."""
    way: list[str]
    """A trek: a way of as many links as are picked, or else of the shortest length that fits."""
    waives: int
    need: Counts
    """A visit: symbols still to be ignored and to be paid."""


class WorldPrivate(msgspec.Struct, frozen=True):
    """What only its owner knows, and what its next choices would bring."""

    seat: int
    hand: Counts
    tokens: Counts
    """The values of the own region tokens, by region."""
    score: int
    """All points so far, own region tokens included."""
    plan: Plan | None
    reach: list[Reach]
    lacks: list[Lack]


def public(s: WorldState) -> WorldPublic:
    """What lies open on the table."""
    due = s.phase == LINE
    return WorldPublic(
        phase=PHASES[s.phase],
        turn=s.turn,
        number=s.turns + (s.phase != OVER),
        draws=s.draws if s.phase == DRAWING else 0,
        journey=JOURNEY_REFS[s.journey] if due else None,
        line=_journey(s.journey).lines[s.line] if due else None,
        places=_places(_colours(s), tuple(trekker_places(s))),
        row=[_destination(s, i) for i in range(row_size(s))],
        next=None if s.top == EMPTY else DESTINATION_REFS[s.top],
        destination_pile=count(s.unseen) + (s.top != EMPTY),
        open=[None if kind == EMPTY else TREK_REFS[kind] for kind in open_kinds(s)],
        trek_pile=s.pile_size,
        discards=_counts(s.discards, TREK_REFS),
        journeys=[_journey(card) for card in members(s.journeys)],
        tiles=[Tile(ref, MAJORITY_VP[s.seats], _seat(tile_holder(s, i))) for i, ref in enumerate(SOUVENIR_REFS)],
        regions=_regions(s),
        trekkers=[_trekker(s, seat) for seat in range(s.seats)],
        threes_left=s.threes_left,
        fives_left=s.fives_left,
        set_points=list(SET_VP[s.seats]),
        tokens_taken=tokens_taken(s),
        end_tokens=END_TOKENS,
        end_visits=END_VISITS,
        dry=s.dry,
        end_dry=DRY_TURNS * s.seats,
    )


def private(s: WorldState, seat: int) -> WorldPrivate:
    """What only this seat knows."""
    return WorldPrivate(
        seat=seat,
        hand=_counts(s.luggage[seat].hand, TREK_REFS),
        tokens={ref: bags.digit(s.tokens, r) for r, ref in enumerate(REGION_REFS) if token_holder(s, r) == seat},
        score=scoring.total(s, seat),
        plan=_plan(s, seat) if seat == s.turn and s.plan != NO_PLAN else None,
        reach=_reach(s, seat) if seat == s.turn and s.plan == NO_PLAN else [],
        lacks=_lacks(s, seat),
    )


_COSTS = [
    [(i, ref, n) for i, (ref, n) in enumerate(zip(SYMBOL_REFS, COST[at : at + SYMBOLS], strict=True)) if n]
    for at in range(0, len(COST), SYMBOLS)
]
"""By destination card: the symbols it asks for, and how many of each."""


def _lacks(s: WorldState, seat: int) -> list[Lack]:
    """The symbols of the open destination cards that a hand lacks."""
    held = [bags.of_symbol(s.luggage[seat].hand, symbol) for symbol in range(SYMBOLS)]
    return [
        Lack(DESTINATION_REFS[card], {ref: n - held[symbol] for symbol, ref, n in _COSTS[card] if n > held[symbol]})
        for card in open_cards(s)
    ]


def token_for(s: WorldState, place: int) -> int:
    """TW-A3: the VP token that comes with the card at a place of the row now."""
    from_right = row_size(s) - 1 - place
    value = BONUS_FROM_RIGHT[from_right] if from_right < len(BONUS_FROM_RIGHT) else 0
    if value == FIVE and s.fives_left > 0:
        return value
    return THREE if value and s.threes_left > 0 else 0


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _counts(bag: int, refs: list[str]) -> Counts:
    return {ref: n for ref, n in zip(refs, bags.counts(bag, len(refs)), strict=True) if n}


def _suitcase(s: WorldState, seat: int) -> list[int]:
    return [lane(s.luggage[seat].suitcase, colour) for colour in range(COLOURS)]


@cache
def _journey(card: int) -> Journey:
    lines = zip(JOURNEY_LINES[card], JOURNEY_NUMBERS[card], strict=True)
    return Journey(JOURNEY_REFS[card], tuple(JourneyLine(EFFECTS[effect], number) for effect, number in lines))


def _colours(s: WorldState) -> tuple[int, ...]:
    """By place: the colour of its cube, or EMPTY."""
    return _colours_of(s.lying, s.colours_low, s.colours_high)


@lru_cache(1024)
def _colours_of(lying: int, low: int, high: int) -> tuple[int, ...]:
    found = [int(EMPTY)] * len(PLACE_REFS)
    for place in members(lying):
        found[place] = (low >> place & 1) + 2 * (high >> place & 1)
    return tuple(found)


@lru_cache(1024)
def _places(cubes: tuple[int, ...], trekkers: tuple[int, ...]) -> tuple[Place, ...]:
    seats = {place: seat for seat, place in enumerate(trekkers)}
    return tuple(_place(place, cube, seats.get(place)) for place, cube in enumerate(cubes))


@cache
def _place(place: int, cube: int, trekker: int | None) -> Place:
    return Place(
        place=PLACE_REFS[place],
        region=REGION_REFS[PLACE_REGION[place]],
        airport=bool(AIRPORT_MASK & BIT[place]),
        cube=None if cube == EMPTY else SOUVENIR_REFS[cube],
        trekker=trekker,
    )


def _destination(s: WorldState, place: int) -> Destination:
    card = open_card(s, place)
    return Destination(
        destination=DESTINATION_REFS[card],
        place=PLACE_REFS[CARD_PLACE[card]],
        cost={ref: n for _, ref, n in _COSTS[card]},
        points=CARD_VP[card],
        bonus=token_for(s, place),
    )


def _regions(s: WorldState) -> list[Region]:
    over = s.phase == OVER
    return [
        _region(r, count(s.lying & mask), token_holder(s, r), bags.digit(s.tokens, r) if over else None)
        for r, mask in enumerate(REGION_MASK)
    ]


@cache
def _region(region: int, cubes: int, holder: int, value: int | None) -> Region:
    if holder == NOBODY:
        return Region(REGION_REFS[region], cubes, None, None)
    return Region(REGION_REFS[region], cubes, holder, value)


def _trekker(s: WorldState, seat: int) -> Trekker:
    place = place_of(s, seat)
    return Trekker(
        seat=seat,
        place=None if place == NOWHERE else PLACE_REFS[place],
        hand_size=hand_size(s, seat),
        known=_counts(s.luggage[seat].known, TREK_REFS),
        suitcase=dict(zip(SOUVENIR_REFS, _suitcase(s, seat), strict=True)),
        sets=scoring.sets(s, seat),
        set_points=scoring.suitcase_points(s, seat),
        tiles=[ref for colour, ref in enumerate(SOUVENIR_REFS) if tile_holder(s, colour) == seat],
        destinations=[DESTINATION_REFS[card] for card in members(s.luggage[seat].visited)],
        threes=lane(s.threes, seat),
        fives=lane(s.fives, seat),
        vp_points=scoring.vp_token_points(s, seat),
        tokens=sum(token_holder(s, region) == seat for region in range(REGIONS)),
        score=scoring.total(s, seat) if s.phase == OVER else scoring.open_total(s, seat),
    )


def _plan(s: WorldState, seat: int) -> Plan:
    goals = PLACE_REFS if s.plan == TREK else JOURNEY_REFS if s.plan == JOURNEY_PLAN else DESTINATION_REFS
    way: list[int] = []
    if s.plan == TREK:
        links = s.links if s.lengths & BIT[s.links] else lowest(s.lengths)
        way = WORLD.way(place_of(s, seat), s.goal, moving.barred(s, seat), links)
    return Plan(
        kind=PLANS[s.plan],
        goal=goals[s.goal],
        picked=_counts(s.paid, TREK_REFS),
        links=s.links,
        lengths=members(s.lengths),
        way=[PLACE_REFS[place] for place in way],
        waives=s.waives,
        need={ref: n for i, ref in enumerate(SYMBOL_REFS) if (n := bags.of_symbol(s.need, i))},
    )


def _reach(s: WorldState, seat: int) -> list[Reach]:
    start = place_of(s, seat)
    barred = moving.barred(s, seat)
    if s.phase in (TURN, MOVE):
        lengths = moving.hand_sums(s, seat)
        ends = WORLD.ends(start, barred, lengths)
    elif s.phase == LINE and JOURNEY_LINES[s.journey][s.line] == MOVE_LINE:
        most = JOURNEY_NUMBERS[s.journey][s.line]
        lengths = BIT[most + 1] - 1
        ends = WORLD.within(start, barred, most)
    else:
        return []
    places, numbers = members(ends), members(lengths & ~1)
    cubes = _colours(s)
    gains = {cube: _gain(s, seat, cube) for cube in {cubes[place] for place in places}}
    cards = {CARD_PLACE[card]: card for card in open_cards(s)}
    found: list[Reach] = []
    for place in places:
        links = next(n for n in numbers if WORLD.lengths(start, place, barred, BIT[n]))
        cube = cubes[place]
        sets, set_points, tile = gains[cube]
        found.append(
            Reach(
                place=PLACE_REFS[place],
                links=links,
                way=[PLACE_REFS[passed] for passed in WORLD.way(start, place, barred, links)],
                cube=None if cube == EMPTY else SOUVENIR_REFS[cube],
                sets=sets,
                set_points=set_points,
                tile=tile,
                token=s.lying & REGION_MASK[PLACE_REGION[place]] == BIT[place],
                visit=place in cards and _pays_both(s, seat, cards[place], place, lengths),
            )
        )
    return found


def _gain(s: WorldState, seat: int, cube: int) -> tuple[int, int, bool]:
    """What one more cube of a colour (EMPTY: none) makes of the sets and their points; whether it brings the tile."""
    after, tile = _suitcase(s, seat), False
    if cube != EMPTY:
        after[cube] += 1
        others = [lane(s.luggage[other].suitcase, cube) for other in range(s.seats) if other != seat]
        tile = tile_holder(s, cube) != seat and moving.wins_tile(after[cube], max(others))  # TW-K2
    sets = min(*after, len(SET_VP[s.seats]) - 1)
    return sets, SET_VP[s.seats][sets], tile


def _pays_both(s: WorldState, seat: int, card: int, place: int, lengths: int) -> bool:
    """Whether some cards pay the way to a place and others the visit there."""
    if s.phase == LINE:
        return actions.missing(bags.symbols(s.luggage[seat].hand), card) <= _coming_waives(s)
    hand = bags.counts(s.luggage[seat].hand, KINDS)
    sums = 1
    for symbol in range(SYMBOLS):
        held = hand[symbol * VALUES : (symbol + 1) * VALUES]
        spare = sum(held) - COST[card * SYMBOLS + symbol]
        if spare < 0:
            return False
        sums = _with_spare(sums, held, symbol, spare)
    payable = sums & lengths & ~1
    return bool(WORLD.lengths(place_of(s, seat), place, moving.barred(s, seat), payable)) if payable else False


def _coming_waives(s: WorldState) -> int:
    """How many symbols a visit later on this journey ignores; -1 if there is none."""
    coming = _journey(s.journey).lines[s.line + 1 :]
    return next((line.number for line in coming if line.effect == EFFECTS[VISIT_LINE]), -1)


def _with_spare(sums: int, held: list[int], symbol: int, spare: int) -> int:
    """The sums that can be made when at most so many of a symbol's cards may be used as well."""
    made = {(0, 0)}
    for i, copies in enumerate(held):
        value = VALUE[symbol * VALUES + i]
        made |= {(used + n, total + n * value) for used, total in made for n in range(1, copies + 1)}
    found = 0
    for used, total in made:
        if used <= spare and total <= MOST_LINKS:
            found |= sums * BIT[total]
    return found & (BIT[MOST_LINKS + 1] - 1)
