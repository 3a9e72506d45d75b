"""What a seat may see: the table, its own hand and its secrets; the structs are in `seen.py`.

Parts that come again in view after view are kept by the few numbers they follow from; such parts hold tuples.
"""

from functools import cache, lru_cache

from baluchon.games.trekking_the_world import actions, moves, moving, scoring, state
from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world.seen import (
    Destination,
    Journey,
    JourneyLine,
    Lack,
    Place,
    Plan,
    Region,
    Symbols,
    Tile,
    Trekker,
    Treks,
    WorldPrivate,
    WorldPublic,
)
from baluchon.games.trekking_the_world.state import WorldState, links_paid, most_visits, open_cards, tokens_taken
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import count, has, lowest, members
from baluchon.kernel.game import NONE


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
        most_visits=most_visits(s),
        end_visits=c.END_VISITS,
        dry=s.dry,
        end_dry=c.DRY_TURNS * s.seats,
    )


def private(s: WorldState, seat: int) -> WorldPrivate:
    """What only this seat knows."""
    own = s.trekkers[seat]
    return WorldPrivate(
        seat=seat,
        hand=_treks(own.hand),
        tokens={moves.REGION_REFS[region]: rows.at(s.tokens, region) for region in members(own.regions)},
        score=scoring.total(s, own),
        plan=_plan(s, own) if seat == s.turn and s.plan != state.NO_PLAN else None,
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
        tile_points=[s.figures.majority_vp[s.seats][colour] for colour in members(own.tiles)],
        destinations=[moves.DESTINATION_REFS[card] for card in members(own.visited)],
        destination_points=[s.figures.card_vp[card] for card in members(own.visited)],
        threes=own.threes,
        fives=own.fives,
        vp_points=scoring.vp_token_points(own),
        tokens=count(own.regions),
        token_points=_values(s, own) if over or not own.regions else None,
        score=scoring.total(s, own) if over else scoring.open_total(s, own),
    )


def _values(s: WorldState, own: state.Trekker) -> list[int]:
    """What its region tokens are worth."""
    return [rows.at(s.tokens, region) for region in members(own.regions)]


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
