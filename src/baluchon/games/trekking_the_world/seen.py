"""What the views of Trekking the World hold: the structs, whose types say what their fields mean."""

from typing import Annotated, TypeAlias

import msgspec

from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world import state
from baluchon.games.trekking_the_world.figures import MOST_OF_A_SYMBOL
from baluchon.kernel.views import (
    BY_SEAT,
    IN_ORDER,
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
    bonus: Annotated[int, PRINTED]
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
    destinations: list[DestinationRef]
    destination_points: Annotated[list[int], points("destinations")]
    threes: Annotated[int, upto(c.THREES)]
    fives: Annotated[int, upto(c.FIVES)]
    vp_points: Annotated[int, points("vp-tokens")]
    """What its VP tokens are worth."""
    suitcase: dict[SouvenirRef, Annotated[int, upto(_MOST_CUBES)]]
    sets: Annotated[int, PRINTED]
    set_points: Annotated[int, points("suitcase")]
    tiles: list[SouvenirRef]
    tile_points: Annotated[list[int], points("majorities")]
    tokens: Annotated[int, PRINTED]
    """How many region tokens it holds."""
    token_points: Annotated[list[int] | None, points("region-tokens")]
    """What each is worth; None before the end if it has any, since only their holder knows."""
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
    most_visits: Annotated[int, PRINTED]
    """Of the seat that has visited most destinations."""
    end_visits: Annotated[int, PRINTED]
    dry: Annotated[int, upto(c.DRY_TURNS * c.MAX_SEATS)]
    end_dry: Annotated[int, PRINTED]
    """Turns in a row without a gain, and how many of them end the game."""


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
    way: Annotated[list[PlaceRef], IN_ORDER, PRINTED]
    """A trek: a way of as many links as are picked, or else of the shortest length that fits."""
    waives: Annotated[int, upto(_LARGEST_NUMBER)]
    need: Symbols
    """A visit: symbols still to be ignored and to be paid."""


class WorldPrivate(msgspec.Struct, frozen=True):
    """What only its owner knows."""

    seat: Seat
    hand: Treks
    tokens: dict[RegionRef, Annotated[int, upto(max(c.TOKEN_VALUES))]]
    """The values of the own region tokens, by region."""
    score: int
    """All points so far, own region tokens included."""
    plan: Plan | None
    lacks: Annotated[list[Lack], PRINTED]
