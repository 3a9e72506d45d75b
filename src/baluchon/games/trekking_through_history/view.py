"""What a seat may see: the table and its own itineraries.

Parts that come again in view after view are kept by the few numbers they follow from; such parts hold tuples.
"""

from functools import cache, lru_cache
from typing import Annotated, TypeAlias

import msgspec

from baluchon.games.trekking_through_history import components as c
from baluchon.games.trekking_through_history import scoring, state
from baluchon.games.trekking_through_history.moves import CARD_REFS, EXPERIENCE_REFS, ITINERARY_REFS, SYMBOL_REFS
from baluchon.games.trekking_through_history.state import HistoryState, Phase
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import count, has, lowest, mask_of, members
from baluchon.kernel.game import NONE
from baluchon.kernel.views import (
    BY_SEAT,
    IN_ORDER,
    PRINTED,
    TOTAL,
    Seat,
    atmost,
    named,
    points,
    ref,
    stage,
    upto,
)

CardRef: TypeAlias = Annotated[str, ref("card")]
ItineraryRef: TypeAlias = Annotated[str, ref("itinerary")]
ExperienceRef: TypeAlias = Annotated[str, ref("experience")]
SymbolRefs: TypeAlias = tuple[ExperienceRef | Annotated[str, ref("crystal")], ...]
Year: TypeAlias = Annotated[int, named("year")]
Hour: TypeAlias = Annotated[int, upto(c.HOURS)]
"""On the clock: 0 at the start of a day, the last one when a seat is done."""
PrintedNumber: TypeAlias = Annotated[int, PRINTED]

MOST_TREK_POINTS, LEAST_TREK_POINTS = c.trek_points(c.MOST_CARDS), c.trek_points(1) * c.MOST_CARDS
MOST_POINTS = c.DAYS * (c.MOST_IN_DAY + c.PUNCTUALITY) + c.MOST_CRYSTALS * c.CRYSTAL_POINTS + MOST_TREK_POINTS


class Space(msgspec.Struct, frozen=True):
    """A space of an itinerary: what covering it pays, and whether it is covered."""

    points: PrintedNumber
    crystals: PrintedNumber
    covered: bool


class Row(msgspec.Struct, frozen=True):
    """A row of an itinerary: a space or nothing in each column, and what its end pays when it is complete."""

    spaces: Annotated[tuple[Space | None, ...], atmost(c.EXPERIENCES)]
    points: PrintedNumber
    crystals: PrintedNumber
    complete: Annotated[bool, PRINTED]


class NextSpace(msgspec.Struct, frozen=True):
    """What a token put into a column would cover and pay now, the end of the row included."""

    experience: ExperienceRef
    row: int
    points: int
    crystals: int


class Itinerary(msgspec.Struct, frozen=True):
    """An itinerary as it lies on the table or in a hand."""

    itinerary: ItineraryRef
    rows: Annotated[tuple[Row, ...], atmost(c.ROWS)]
    next: Annotated[tuple[NextSpace, ...], PRINTED]
    """For the columns that have room."""


class Trek(msgspec.Struct, frozen=True):
    """A trek: its cards with the years they count as."""

    cards: Annotated[tuple[CardRef, ...], IN_ORDER, atmost(c.MOST_CARDS)]
    years: Annotated[tuple[Year, ...], PRINTED]
    points: PrintedNumber
    finished: Annotated[bool, PRINTED]


class Departure(msgspec.Struct, frozen=True):
    """A place of the departure row; place 0 is the top of the deck."""

    place: PrintedNumber
    bonus: Annotated[SymbolRefs, PRINTED]
    """What the mat prints under it."""
    card: CardRef | None
    year: Annotated[Year | None, PRINTED]
    hours: PrintedNumber
    benefits: Annotated[SymbolRefs, PRINTED]


class Ancestors(msgspec.Struct, frozen=True):
    """The pile of ancestor cards."""

    left: Annotated[int, upto(max(c.ANCESTORS))]
    hours: PrintedNumber
    benefits: Annotated[SymbolRefs, PRINTED]


class Stack(msgspec.Struct, frozen=True):
    """The watches on one hour, the top one first."""

    hour: Hour
    seats: list[Seat]


class Traveller(msgspec.Struct, frozen=True):
    """What all see of one seat."""

    seat: Seat
    hour: Hour
    crystals: Annotated[int, upto(c.MOST_CRYSTALS)]
    itinerary: Itinerary | None
    used: list[ItineraryRef]
    """Itineraries of the days so far."""
    unused: Annotated[int, upto(c.DEALT)]
    """How many itineraries it still has face down."""
    treks: Annotated[list[Trek], atmost(c.MOST_CARDS)]
    """In the order begun; the last one may go on."""
    itinerary_points: Annotated[list[Annotated[int, upto(c.MOST_IN_DAY)]], points("itineraries"), atmost(c.DAYS)]
    punctual_points: Annotated[list[Annotated[int, upto(c.PUNCTUALITY)]], points("punctuality"), atmost(c.DAYS)]
    """Points by day."""
    crystal_points: Annotated[int, points("crystals"), PRINTED]
    track: PrintedNumber
    """Points on the track."""
    trek_points: Annotated[int, points("treks"), upto(MOST_TREK_POINTS, LEAST_TREK_POINTS)]
    score: Annotated[int, TOTAL, upto(MOST_POINTS, LEAST_TREK_POINTS)]
    """All points, were the game to end now."""


class HistoryPublic(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    phase: Phase
    day: Annotated[int, named("day"), upto(c.DAYS, 1), stage("day", of="days")]
    days: PrintedNumber
    hours: PrintedNumber
    turn: Seat | None
    chosen: CardRef | None
    """The card the seat on turn has chosen and not yet laid."""
    wilds: Annotated[int, upto(c.MOST_WILDS)]
    """Wild tokens it still has to place."""
    departures: Annotated[list[Departure], atmost(c.PLACES)]
    deck: Annotated[int, upto(c.DECK)]
    """Cards below the one on top."""
    ancestors: Ancestors
    order: Annotated[list[Seat], IN_ORDER]
    """Seats in the order of play, as the watches lie now."""
    clock: Annotated[list[Stack], PRINTED]
    travellers: Annotated[list[Traveller], BY_SEAT]
    punctuality: PrintedNumber
    ladder: Annotated[list[int], PRINTED]
    """Points of a trek by its number of cards, from none on."""
    further: PrintedNumber
    """Points for each card beyond the ladder."""


class HistoryPrivate(msgspec.Struct, frozen=True):
    """What only its owner knows."""

    seat: Seat
    hand: Annotated[list[Itinerary], atmost(c.DEALT)]
    choice: ItineraryRef | None
    """The itinerary the seat has chosen while others have not."""


@cache
def symbols(bag: int) -> tuple[str, ...]:
    """References of symbols, each as often as it is there."""
    return tuple(SYMBOL_REFS[symbol] for symbol in bags.kinds_in(bag))


@lru_cache(4096)
def itinerary_view(itinerary: int, covered: int) -> Itinerary:
    """An itinerary with tokens on some of its cells."""
    lines = tuple(_row(itinerary, row, covered & _ROW_CELLS[row]) for row in range(c.ROWS))
    return Itinerary(ITINERARY_REFS[itinerary], lines, _next_spaces(itinerary, covered))


_ROW_CELLS = [mask_of(list(range(row * c.EXPERIENCES, (row + 1) * c.EXPERIENCES))) for row in range(c.ROWS)]


@cache
def _row(itinerary: int, row: int, covered: int) -> Row:
    spaces: list[Space | None] = []
    for cell in members(_ROW_CELLS[row]):
        at = itinerary * c.CELLS + cell
        space = Space(c.SPACE_POINTS[at], c.SPACE_CRYSTALS[at], has(covered, cell))
        spaces.append(space if has(c.SPACES[itinerary], cell) else None)
    at = itinerary * c.ROWS + row
    complete = all(space.covered for space in spaces if space is not None)
    return Row(tuple(spaces), c.ROW_POINTS[at], c.ROW_CRYSTALS[at], complete)


def _next_spaces(itinerary: int, covered: int) -> tuple[NextSpace, ...]:
    found: list[NextSpace] = []
    free = c.SPACES[itinerary] & ~covered
    for column, experience in enumerate(EXPERIENCE_REFS):
        token = c.topmost(free, column)
        if token:
            cell = lowest(token)
            row = cell // c.EXPERIENCES
            at, end = itinerary * c.CELLS + cell, itinerary * c.ROWS + row
            completes = c.in_row(free & ~token, row) == 0
            scored = c.SPACE_POINTS[at] + (c.ROW_POINTS[end] if completes else 0)
            crystals = c.SPACE_CRYSTALS[at] + (c.ROW_CRYSTALS[end] if completes else 0)
            found.append(NextSpace(experience, row, scored, crystals))
    return tuple(found)


def _treks(own: state.Traveller) -> list[Trek]:
    laid = own.treks()
    last = len(laid) - 1
    return [_trek(tuple(cards), n < last) for n, cards in enumerate(laid)]


@lru_cache(4096)
def _trek(cards: tuple[int, ...], finished: bool) -> Trek:
    years: list[int] = []
    for card in cards:
        years.append(years[-1] if card == c.ANCESTOR else c.YEAR[card])
    return Trek(tuple(CARD_REFS[card] for card in cards), tuple(years), c.trek_points(len(cards)), finished)


@cache
def _departure(place: int, card: int) -> Departure:
    bonus = symbols(c.MAT[place])
    if card == NONE:
        return Departure(place, bonus, None, None, 0, ())
    return Departure(place, bonus, CARD_REFS[card], c.YEAR[card], c.HOUR_COST[card], symbols(c.GIVES[card]))


def _traveller(own: state.Traveller, days: int) -> Traveller:
    return Traveller(
        seat=own.seat,
        hour=own.hour,
        crystals=own.crystals,
        itinerary=None if own.itinerary == NONE else itinerary_view(own.itinerary, own.covered),
        used=[ITINERARY_REFS[used] for used in members(own.used)],
        unused=count(own.hand),
        treks=_treks(own),
        itinerary_points=scoring.itinerary_points(own)[:days],
        punctual_points=scoring.punctual_points(own)[:days],
        crystal_points=scoring.crystal_points(own),
        track=scoring.track_points(own),
        trek_points=scoring.all_trek_points(own),
        score=scoring.total(own),
    )


def public(s: HistoryState) -> HistoryPublic:
    """What lies open on the table."""
    order = rows.numbers_in(s.order, s.seats)
    hours = [own.hour for own in s.travellers]
    return HistoryPublic(
        phase=state.PHASES[s.phase],
        day=s.day + 1,
        days=c.DAYS,
        hours=c.HOURS,
        turn=None if s.turn == NONE else s.turn,
        chosen=None if s.chosen == NONE else CARD_REFS[s.chosen],
        wilds=s.wilds,
        departures=[_departure(place, card) for place, card in enumerate(rows.things_in(s.offer, c.PLACES))],
        deck=count(s.deck),
        ancestors=Ancestors(s.ancestors, c.HOUR_COST[c.ANCESTOR], symbols(c.GIVES[c.ANCESTOR])),
        order=order,
        clock=[Stack(hour, [seat for seat in order if hours[seat] == hour]) for hour in sorted(set(hours))],
        travellers=[_traveller(own, s.day + 1) for own in s.travellers],
        punctuality=c.PUNCTUALITY,
        ladder=list(c.TREK_POINTS),
        further=c.TREK_FURTHER,
    )


def private(s: HistoryState, seat: int) -> HistoryPrivate:
    """What only this seat knows."""
    own = s.travellers[seat]
    return HistoryPrivate(
        seat=seat,
        hand=[itinerary_view(itinerary, 0) for itinerary in members(own.hand)],
        choice=None if own.choice == NONE else ITINERARY_REFS[own.choice],
    )
