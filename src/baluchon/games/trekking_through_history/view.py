"""What a seat may see: the table, its own itineraries, and what its choices would bring (the rules tried on a copy).

Parts that come again in view after view are kept by the few numbers they follow from; such parts hold tuples.
"""

from functools import cache, lru_cache
from typing import Annotated, TypeAlias

import msgspec

from baluchon.games.trekking_through_history import components as c
from baluchon.games.trekking_through_history import facts, rules, scoring, state
from baluchon.games.trekking_through_history.moves import CARD_REFS, EXPERIENCE_REFS, ITINERARY_REFS, SYMBOL_REFS
from baluchon.games.trekking_through_history.state import HistoryState, Phase
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import count, has, lowest, mask_of, members
from baluchon.kernel.chance import FastChance
from baluchon.kernel.game import NONE, Fact
from baluchon.kernel.views import (
    BY_SEAT,
    IN_ORDER,
    PREVIEW,
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

_RULES = rules.HistoryRules()
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
    next: Annotated[tuple[NextSpace, ...], PREVIEW]
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


class Landing(msgspec.Struct, frozen=True):
    """Where a number of crystals would bring the watch."""

    crystals: int
    hour: Hour
    punctual: int
    """Points for arriving exactly at 12."""
    stopped: int
    """Hours that do not count because 12 is reached."""
    onto: list[Seat]
    """The watches it would lie on, the top one first."""
    again: bool
    """Whether the seat would play again at once."""


class CardPreview(msgspec.Struct, frozen=True):
    """What taking a card would bring, apart from wild tokens that leave a choice."""

    card: CardRef
    year: Year
    """Of the trek with this card; an ancestor takes the year before it."""
    landings: tuple[Landing, ...]
    covers: list[int]
    """Cells of the own itinerary, counted row by row."""
    lost: list[ExperienceRef]
    """Tokens without room."""
    points: int
    crystals: int
    wilds: int
    """Wild tokens to be placed by choice."""
    breaks: bool
    """Whether the trek under way would end."""
    trek_cards: int
    trek_points: int
    """Of the trek the card would lie in."""
    treks_change: int
    """By how much the points of all own treks would change."""


class HistoryPrivate(msgspec.Struct, frozen=True):
    """What only its owner knows, and what its choices would bring."""

    seat: Seat
    hand: Annotated[list[Itinerary], atmost(c.DEALT)]
    choice: ItineraryRef | None
    """The itinerary the seat has chosen while others have not."""
    cards: Annotated[list[CardPreview], PREVIEW]
    """For the cards it may take now, or the one it has chosen."""
    columns: Annotated[list[NextSpace], PREVIEW]
    """For the wild token it must place now."""


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
    places = seat == s.turn and s.phase == state.PLACE_WILD
    return HistoryPrivate(
        seat=seat,
        hand=[itinerary_view(itinerary, 0) for itinerary in members(own.hand)],
        choice=None if own.choice == NONE else ITINERARY_REFS[own.choice],
        cards=card_previews(s, seat),
        columns=list(itinerary_view(own.itinerary, own.covered).next) if places else [],
    )


def card_previews(s: HistoryState, seat: int) -> list[CardPreview]:
    """Of the cards that a seat may take now, or of the one it has chosen."""
    own = s.travellers[seat]
    cards: list[int] = []
    if seat == s.turn and s.phase == state.CHOOSE_CARD:
        cards = [move - c.TAKE for move in _RULES.legal(s, seat)]
    elif seat == s.turn and s.phase == state.SPEND_CRYSTALS:
        cards = [s.chosen]
    landings = {hours: _landings(s, own, hours) for hours in {c.HOUR_COST[card] for card in cards}}
    return [_preview(s, own, card, landings[c.HOUR_COST[card]]) for card in cards]


def _preview(s: HistoryState, own: state.Traveller, card: int, landings: tuple[Landing, ...]) -> CardPreview:
    """The rules tried on a copy; what the end of the turn draws is not looked at."""
    tried, happened = _tried(s, own.seat, card, 0)
    after = tried.travellers[own.seat]
    gained = crystals = 0
    covers: list[int] = []
    lost: list[str] = []
    for kind, _, a, b in happened:
        if kind == facts.COVERS:
            covers.append(b)
        elif kind in (facts.SPACE_PAYS, facts.ROW_PAYS):
            gained += a
            crystals += b
        elif kind == facts.GAINS_CRYSTALS:
            crystals += a
        elif kind == facts.LOSES:
            lost.append(SYMBOL_REFS[a])
    if tried.chosen == card:  # its wild tokens come first
        after.lay(card)
    return CardPreview(
        card=CARD_REFS[card],
        year=after.trek_year(),
        landings=landings,
        covers=covers,
        lost=lost,
        points=gained,
        crystals=crystals,
        wilds=tried.wilds,
        breaks=after.trek_cards <= own.trek_cards,
        trek_cards=after.trek_cards,
        trek_points=c.trek_points(after.trek_cards),
        treks_change=scoring.all_trek_points(after) - scoring.all_trek_points(own),
    )


def _tried(s: HistoryState, seat: int, card: int, crystals: int) -> tuple[HistoryState, list[Fact]]:
    """What would happen until a wild token must be placed or the turn ends."""
    after = s.copy()
    happened: list[Fact] = []
    after.facts = happened
    chance = FastChance(0)
    if s.phase == state.CHOOSE_CARD:
        _RULES.play(after, seat, c.TAKE + card, chance)
    if s.travellers[seat].most_crystals(card) > 0:
        _RULES.play(after, seat, c.SPEND + crystals, chance)
    return after, happened


def _landings(s: HistoryState, own: state.Traveller, hours: int) -> tuple[Landing, ...]:
    """Of a card of so many hours, for every number of crystals."""
    others = [s.travellers[seat] for seat in rows.numbers_in(s.order, s.seats) if seat != own.seat]
    behind = others[0].hour  # the least: they are in their order of play
    found: list[Landing] = []
    for crystals in range(own.most_crystals(c.HOUR_COST.index(hours)) + 1):
        hour, punctual, stopped = _arrival(own.hour, hours, crystals)
        onto = [other.seat for other in others if other.hour == hour]
        found.append(Landing(crystals, hour, punctual, stopped, onto, again=hour < c.HOURS and hour <= behind))
    return tuple(found)


@cache
def _arrival(start: int, hours: int, crystals: int) -> tuple[int, int, int]:
    """The hour a card of so many hours leads to, the points for arriving exactly at 12, the hours that do not count.

    The rules tried with nobody else at the table: nothing else makes a difference to this.
    """
    card = c.HOUR_COST.index(hours)
    s = state.blank(1)
    s.phase, s.turn, s.offer = state.CHOOSE_CARD, 0, rows.row_of_things([card])
    own = s.travellers[0]
    own.itinerary, own.hour, own.crystals = 0, start, crystals
    told = {kind: a for kind, _, a, _ in _tried(s, 0, card, crystals)[1]}
    return told[facts.ARRIVES], told.get(facts.PUNCTUAL, 0), told.get(facts.STOPPED, 0)
