"""What a seat may see: the table, its own hand and secrets, and what its next choices would bring.

Parts that come again in view after view are kept by the few numbers they follow from; such parts hold tuples.
"""

from functools import cache, lru_cache
from typing import Annotated, TypeAlias

import msgspec

from baluchon.games.trekking_the_world import actions, moves, moving, scoring, state
from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world.figures import MOST_OF_A_SYMBOL
from baluchon.games.trekking_the_world.state import WorldState, links_paid, open_cards, tokens_taken
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import below, count, has, lowest, members, minus, plus
from baluchon.kernel.game import NONE
from baluchon.kernel.views import (
    BY_SEAT,
    IN_ORDER,
    PREVIEW,
    PRINTED,
    TOTAL,
    Seat,
    atmost,
    points,
    ref,
    stage,
    upto,
)

PlaceRef: TypeAlias = Annotated[str, ref("place")]
RegionRef: TypeAlias = Annotated[str, ref("region")]
TrekRef: TypeAlias = Annotated[str, ref("trek")]
DestinationRef: TypeAlias = Annotated[str, ref("destination")]
JourneyRef: TypeAlias = Annotated[str, ref("journey")]
SymbolRef: TypeAlias = Annotated[str, ref("symbol")]
SouvenirRef: TypeAlias = Annotated[str, ref("souvenir")]

# How many of each; none are left out.
Treks: TypeAlias = dict[TrekRef, Annotated[int, upto(max(c.COPIES))]]
Symbols: TypeAlias = dict[SymbolRef, Annotated[int, upto(MOST_OF_A_SYMBOL)]]

_MOST_CUBES = max(sum(cubes) for cubes in c.CUBES)
_MOST_LENGTH = max(c.OPEN_DESTINATIONS)
_LARGEST_NUMBER = max(number for numbers in c.JOURNEY_NUMBERS for number in numbers)


class Place(msgspec.Struct, frozen=True):
    """A place of the map."""

    place: PlaceRef
    region: Annotated[RegionRef, PRINTED]
    airport: Annotated[bool, PRINTED]
    cube: SouvenirRef | None
    trekker: Seat | None


class Destination(msgspec.Struct, frozen=True):
    """An open destination card."""

    destination: DestinationRef
    place: Annotated[PlaceRef, PRINTED]
    cost: Annotated[Symbols, PRINTED]
    points: Annotated[int, PRINTED]
    bonus: Annotated[int, PREVIEW]
    """The VP token that comes with it now."""


class JourneyLine(msgspec.Struct, frozen=True):
    """What one line of a journey card allows, such as `move` and 3."""

    effect: c.Effect
    number: Annotated[int, upto(_LARGEST_NUMBER)]


class Journey(msgspec.Struct, frozen=True):
    """An open journey card."""

    journey: JourneyRef
    lines: Annotated[tuple[JourneyLine, ...], PRINTED]


class Tile(msgspec.Struct, frozen=True):
    """A majority tile and who holds it."""

    souvenir: SouvenirRef
    points: Annotated[int, PRINTED]
    holder: Seat | None


class Region(msgspec.Struct, frozen=True):
    """What is left in a region and who took its token; the value is shown at the end."""

    region: RegionRef
    cubes: Annotated[int, upto(_MOST_CUBES)]
    holder: Seat | None
    value: Annotated[int, upto(max(c.TOKEN_VALUES))] | None


class Trekker(msgspec.Struct, frozen=True):
    """What all see of one seat."""

    seat: Seat
    place: PlaceRef | None
    hand_size: Annotated[int, upto(c.TREK_CARDS)]
    known: Treks
    """Cards all have seen it take and not play."""
    suitcase: dict[SouvenirRef, Annotated[int, upto(_MOST_CUBES)]]
    sets: Annotated[int, PRINTED]
    set_points: Annotated[int, points("suitcase")]
    tiles: list[SouvenirRef]
    tile_points: Annotated[int, points("majorities")]
    destinations: list[DestinationRef]
    destination_points: Annotated[int, points("destinations")]
    threes: Annotated[int, upto(c.THREES)]
    fives: Annotated[int, upto(c.FIVES)]
    vp_points: Annotated[int, points("vp-tokens")]
    """What its VP tokens are worth."""
    tokens: Annotated[int, PRINTED]
    """How many region tokens it holds."""
    token_points: Annotated[int, points("region-tokens")]
    """What they are worth: 0 before the end, since only their holder knows."""
    score: Annotated[int, TOTAL]
    """All points so far, without region tokens before the end."""


class WorldPublic(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    phase: state.Phase
    turn: Seat
    """The seat on turn; at the end, the one that had the last turn."""
    number: int
    """Of the turn, from 1."""
    round: Annotated[int, stage("round"), PRINTED]
    """Everyone has one turn in each."""
    draws: Annotated[int, upto(c.DRAWS)]
    """How many cards are still to be drawn."""
    journey: JourneyRef | None
    line: JourneyLine | None
    """The journey that is being made, and the line that is due."""
    places: tuple[Place, ...]
    row: Annotated[list[Destination], IN_ORDER, atmost(_MOST_LENGTH)]
    """From left to right."""
    next: DestinationRef | None
    """The destination on top of the pile."""
    destination_pile: Annotated[int, upto(len(c.CARD_IDS))]
    open: Annotated[list[TrekRef | None], IN_ORDER, atmost(c.OPEN_TREKS)]
    trek_pile: Annotated[int, upto(c.TREK_CARDS)]
    discards: Treks
    journeys: Annotated[list[Journey], atmost(len(c.DECKS))]
    tiles: list[Tile]
    regions: list[Region]
    trekkers: Annotated[list[Trekker], BY_SEAT]
    threes_left: Annotated[int, upto(c.THREES)]
    fives_left: Annotated[int, upto(c.FIVES)]
    set_points: Annotated[list[int], PRINTED]
    """What complete sets are worth: none, one, two …"""
    tokens_taken: Annotated[int, PRINTED]
    end_tokens: Annotated[int, PRINTED]
    end_visits: Annotated[int, PRINTED]
    dry: Annotated[int, upto(c.DRY_TURNS * c.MAX_SEATS)]
    end_dry: Annotated[int, PRINTED]
    """Turns in a row without a gain, and how many of them end the game."""


class Reach(msgspec.Struct, frozen=True):
    """A place the seat may go to now, and what that brings."""

    place: PlaceRef
    links: int
    """Of the shortest way that can be paid exactly; with a visit, so that the cards for it are left."""
    way: Annotated[list[PlaceRef], IN_ORDER]
    """Such a way, without the start."""
    cube: SouvenirRef | None
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

    destination: DestinationRef
    missing: Symbols


class Plan(msgspec.Struct, frozen=True):
    """What the seat has begun to pay for; nobody else sees it yet."""

    kind: state.PlanKind
    goal: PlaceRef | DestinationRef | JourneyRef
    picked: Treks
    links: Annotated[int, upto(c.MOST_LINKS)]
    """A trek: how many links the picked cards pay …"""
    lengths: list[Annotated[int, upto(c.MOST_LINKS)]]
    """… and which numbers of links fit map and hand."""
    way: Annotated[list[PlaceRef], IN_ORDER, PREVIEW]
    """A trek: a way of as many links as are picked, or else of the shortest length that fits."""
    waives: Annotated[int, upto(_LARGEST_NUMBER)]
    need: Symbols
    """A visit: symbols still to be ignored and to be paid."""


class WorldPrivate(msgspec.Struct, frozen=True):
    """What only its owner knows, and what its next choices would bring."""

    seat: Seat
    hand: Treks
    tokens: dict[RegionRef, Annotated[int, upto(max(c.TOKEN_VALUES))]]
    """The values of the own region tokens, by region."""
    score: int
    """All points so far, own region tokens included."""
    plan: Plan | None
    reach: Annotated[list[Reach], PREVIEW]
    lacks: Annotated[list[Lack], PREVIEW]


def public(s: WorldState) -> WorldPublic:
    """What lies open on the table."""
    due = s.phase == state.LINE
    return WorldPublic(
        phase=state.PHASES[s.phase],
        turn=s.turn,
        number=s.turns + (s.phase != state.OVER),
        round=max(s.turns - (s.phase == state.OVER), 0) // s.seats + 1,
        draws=s.draws if s.phase == state.DRAWING else 0,
        journey=moves.JOURNEY_REFS[s.journey] if due else None,
        line=_journey(s.journey).lines[s.line] if due else None,
        places=_places(_colours(s), tuple(trekker.place for trekker in s.trekkers)),
        row=[_destination(s, place, card) for place, card in enumerate(open_cards(s))],
        next=None if s.top == NONE else moves.DESTINATION_REFS[s.top],
        destination_pile=count(s.unseen) + (s.top != NONE),
        open=[None if kind == NONE else moves.TREK_REFS[kind] for kind in rows.things_in(s.open, c.OPEN_TREKS)],
        trek_pile=bags.size(s.pile),
        discards=_treks(s.discards),
        journeys=[_journey(card) for card in members(s.journeys)],
        tiles=_tiles(s),
        regions=_regions(s),
        trekkers=[_trekker(s, own) for own in s.trekkers],
        threes_left=s.threes_left,
        fives_left=s.fives_left,
        set_points=list(s.figures.set_vp[s.seats]),
        tokens_taken=tokens_taken(s),
        end_tokens=c.END_TOKENS,
        end_visits=c.END_VISITS,
        dry=s.dry,
        end_dry=c.DRY_TURNS * s.seats,
    )


def private(s: WorldState, seat: int) -> WorldPrivate:
    """What only this seat knows."""
    own = s.trekkers[seat]
    acts = seat == s.turn
    return WorldPrivate(
        seat=seat,
        hand=_treks(own.hand),
        tokens={moves.REGION_REFS[region]: rows.at(s.tokens, region) for region in members(own.regions)},
        score=scoring.total(s, own),
        plan=_plan(s, own) if acts and s.plan != state.NO_PLAN else None,
        reach=_reach(s, own) if acts and s.plan == state.NO_PLAN else [],
        lacks=[_lack(s, own, card) for card in open_cards(s)],
    )


def _symbols(symbols: int) -> Symbols:
    """Those that `treks.symbols` has counted."""
    return {ref: n for i, ref in enumerate(moves.SYMBOL_REFS) if (n := treks.of_symbol(symbols, i))}


@cache
def _cost(asked: int) -> Symbols:
    """What a destination card asks for."""
    return _symbols(asked)


def _treks(bag: int) -> Treks:
    return {ref: n for ref, n in zip(moves.TREK_REFS, bags.counts(bag, c.KINDS), strict=True) if n}


def _lack(s: WorldState, own: state.Trekker, card: int) -> Lack:
    lacking = treks.lacking(treks.symbols(own.hand), s.figures.asked[card])
    return Lack(moves.DESTINATION_REFS[card], _symbols(lacking))


@cache
def _journey(card: int) -> Journey:
    lines = zip(c.JOURNEY_LINES[card], c.JOURNEY_NUMBERS[card], strict=True)
    return Journey(moves.JOURNEY_REFS[card], tuple(JourneyLine(c.EFFECTS[effect], number) for effect, number in lines))


def _colours(s: WorldState) -> tuple[int, ...]:
    """By place: the colour of its cube, or NONE."""
    return _colours_of(tuple(s.cubes.of(colour) for colour in range(c.COLOURS)))


@lru_cache(1024)
def _colours_of(cubes: tuple[int, ...]) -> tuple[int, ...]:
    found = [int(NONE)] * c.PLACES
    for colour, places in enumerate(cubes):
        for place in members(places):
            found[place] = colour
    return tuple(found)


@lru_cache(1024)
def _places(cubes: tuple[int, ...], trekkers: tuple[int, ...]) -> tuple[Place, ...]:
    seats = {place: seat for seat, place in enumerate(trekkers)}
    return tuple(_place(place, cube, seats.get(place)) for place, cube in enumerate(cubes))


@cache
def _place(place: int, cube: int, trekker: int | None) -> Place:
    return Place(
        place=moves.PLACE_REFS[place],
        region=moves.REGION_REFS[c.PLACE_REGION[place]],
        airport=has(c.AIRPORT_MASK, place),
        cube=None if cube == NONE else moves.SOUVENIR_REFS[cube],
        trekker=trekker,
    )


def _destination(s: WorldState, place: int, card: int) -> Destination:
    return Destination(
        destination=moves.DESTINATION_REFS[card],
        place=moves.PLACE_REFS[c.CARD_PLACE[card]],
        cost=_cost(s.figures.asked[card]),
        points=s.figures.card_vp[card],
        bonus=actions.token_in_supply(s, actions.bonus_at(s, place)),
    )


def _tiles(s: WorldState) -> list[Tile]:
    holders = {colour: own.seat for own in s.trekkers for colour in members(own.tiles)}
    points = s.figures.majority_vp[s.seats]
    return [Tile(ref, points[colour], holders.get(colour)) for colour, ref in enumerate(moves.SOUVENIR_REFS)]


def _regions(s: WorldState) -> list[Region]:
    over = s.phase == state.OVER
    holders = {region: own.seat for own in s.trekkers for region in members(own.regions)}
    return [
        _region(r, count(s.cubes.lying & mask), holders.get(r), rows.at(s.tokens, r) if over else None)
        for r, mask in enumerate(c.REGION_MASK)
    ]


@cache
def _region(region: int, cubes: int, holder: int | None, value: int | None) -> Region:
    return Region(moves.REGION_REFS[region], cubes, holder, None if holder is None else value)


def _trekker(s: WorldState, own: state.Trekker) -> Trekker:
    over = s.phase == state.OVER
    return Trekker(
        seat=own.seat,
        place=None if own.place == NONE else moves.PLACE_REFS[own.place],
        hand_size=bags.size(own.hand),
        known=_treks(own.known),
        suitcase=dict(zip(moves.SOUVENIR_REFS, rows.numbers_in(own.suitcase, c.COLOURS), strict=True)),
        sets=scoring.sets(own.suitcase),
        set_points=scoring.set_points(s, own.suitcase),
        tiles=[moves.SOUVENIR_REFS[colour] for colour in members(own.tiles)],
        tile_points=scoring.majority_points(s, own),
        destinations=[moves.DESTINATION_REFS[card] for card in members(own.visited)],
        destination_points=scoring.destination_points(s, own),
        threes=own.threes,
        fives=own.fives,
        vp_points=scoring.vp_token_points(own),
        tokens=count(own.regions),
        token_points=scoring.token_points(s, own) if over else 0,
        score=scoring.total(s, own) if over else scoring.open_total(s, own),
    )


def _plan(s: WorldState, own: state.Trekker) -> Plan:
    goals, links, way = moves.DESTINATION_REFS, 0, list[int]()
    if s.plan == state.JOURNEY_PLAN:
        goals = moves.JOURNEY_REFS
    elif s.plan == state.TREK:
        goals, links = moves.PLACE_REFS, links_paid(s)
        length = links if has(s.lengths, links) else lowest(s.lengths)
        way = c.WORLD.way(own.place, s.goal, moving.barred(s, own), length)
    return Plan(
        kind=state.PLANS[s.plan],
        goal=goals[s.goal],
        picked=_treks(s.paid),
        links=links,
        lengths=members(s.lengths),
        way=[moves.PLACE_REFS[place] for place in way],
        waives=s.waives,
        need=_symbols(s.need),
    )


def _reach(s: WorldState, own: state.Trekker) -> list[Reach]:
    barred = moving.barred(s, own)
    cubes = _colours(s)
    gains: dict[int, tuple[int, int, bool]] = {}
    found: list[Reach] = []
    for place, links, visit in reached(s, own):
        cube = cubes[place]
        if cube not in gains:
            gains[cube] = _gain(s, own, cube)
        sets, set_points, tile = gains[cube]
        found.append(
            Reach(
                place=moves.PLACE_REFS[place],
                links=links,
                way=[moves.PLACE_REFS[passed] for passed in c.WORLD.way(own.place, place, barred, links)],
                cube=None if cube == NONE else moves.SOUVENIR_REFS[cube],
                sets=sets,
                set_points=set_points,
                tile=tile,
                token=s.cubes.lying & c.REGION_MASK[c.PLACE_REGION[place]] == plus(0, place),
                visit=visit,
            )
        )
    return found


def reached(s: WorldState, own: state.Trekker) -> list[tuple[int, int, bool]]:
    """The places a seat may go to now, each with the links of the way that is offered and whether it leads to a visit.

    A way is offered together with what it promises: where a visit is possible, one that leaves the cards for it.
    """
    barred = moving.barred(s, own)
    if s.phase in (state.TURN, state.MOVE):
        lengths = moving.hand_sums(s, own)
        ends = c.WORLD.ends(own.place, barred, lengths)
    elif s.phase == state.LINE and actions.line_effect(s) == c.MOVE_LINE:
        most = actions.line_number(s)
        lengths = below(most + 1)
        ends = c.WORLD.within(own.place, barred, most)
    else:
        return []
    numbers = members(minus(lengths, 0))
    cards = {c.CARD_PLACE[card]: card for card in open_cards(s)}
    found: list[tuple[int, int, bool]] = []
    for place in members(ends):
        paid = _visiting_lengths(s, own, cards[place], lengths) if place in cards else 0
        visit = paid != 0 and c.WORLD.lengths(own.place, place, barred, paid) != 0
        ways = members(paid) if visit else numbers
        links = next(n for n in ways if c.WORLD.lengths(own.place, place, barred, plus(0, n)))
        found.append((place, links, visit))
    return found


def _gain(s: WorldState, own: state.Trekker, cube: int) -> tuple[int, int, bool]:
    """What one more cube of a colour (NONE: none) makes of the sets and their points; whether it brings the tile."""
    suitcase, tile = own.suitcase, False
    if cube != NONE:
        suitcase = rows.add(suitcase, cube, 1)
        most = max(rows.at(other.suitcase, cube) for other in s.trekkers if other is not own)
        tile = not has(own.tiles, cube) and moving.wins_tile(rows.at(suitcase, cube), most)  # TW-K2
    return scoring.sets(suitcase), scoring.set_points(s, suitcase), tile


def _visiting_lengths(s: WorldState, own: state.Trekker, card: int, lengths: int) -> int:
    """Which of these numbers of links some cards pay so that others pay the visit there."""
    if s.phase == state.LINE:
        pays = actions.missing(s, treks.symbols(own.hand), card) <= _coming_waives(s)
        return minus(lengths, 0) if pays else 0
    hand = bags.counts(own.hand, c.KINDS)
    sums = 1
    for symbol in range(c.SYMBOLS):
        held = hand[symbol * c.VALUES : (symbol + 1) * c.VALUES]
        spare = sum(held) - s.figures.cost[card * c.SYMBOLS + symbol]
        if spare < 0:
            return 0
        sums = _with_spare(sums, held, symbol, spare)
    return minus(sums & lengths, 0)


def _coming_waives(s: WorldState) -> int:
    """How many symbols a visit later on this journey ignores; -1 if there is none."""
    coming = _journey(s.journey).lines[s.line + 1 :]
    return next((line.number for line in coming if line.effect == c.EFFECTS[c.VISIT_LINE]), -1)


def _with_spare(sums: int, held: list[int], symbol: int, spare: int) -> int:
    """The sums that can be made when at most `spare` of a symbol's cards may be used as well."""
    made = {(0, 0)}
    for i, copies in enumerate(held):
        value = c.VALUE[symbol * c.VALUES + i]
        made |= {(used + n, total + n * value) for used, total in made for n in range(1, copies + 1)}
    found = 0
    for used, total in made:
        if used <= spare and total <= c.MOST_LINKS:
            found |= sums << total
    return found & below(c.MOST_LINKS + 1)
