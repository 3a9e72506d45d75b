"""What a seat may see: the table, its own itineraries, and what its choices would bring (the rules tried on a copy).

Parts that come again in view after view are kept by the few numbers they follow from; such parts hold tuples.
"""

from functools import cache, lru_cache

import msgspec

from baluchon.games.trekking_through_history import rules, scoring
from baluchon.games.trekking_through_history import state as states
from baluchon.games.trekking_through_history.components import (
    ANCESTOR,
    CELLS,
    COLUMN,
    DAYS,
    EXPERIENCES,
    GIVES,
    HOUR_COST,
    HOURS,
    MAT,
    PLACES,
    PUNCTUALITY,
    ROW,
    ROW_CRYSTALS,
    ROW_POINTS,
    ROWS,
    SPACE_CRYSTALS,
    SPACE_POINTS,
    SPACES,
    SPEND,
    TAKE,
    TREK_FURTHER,
    TREK_POINTS,
    YEAR,
    amount,
    trek_points,
)
from baluchon.games.trekking_through_history.moves import CARD_REFS, EXPERIENCE_REFS, ITINERARY_REFS
from baluchon.games.trekking_through_history.state import (
    ARRIVES,
    CHOOSE_CARD,
    COVERS,
    GAINS_CRYSTALS,
    LOSES,
    NONE,
    PHASES,
    PLACE_WILD,
    PUNCTUAL,
    ROW_PAYS,
    SPACE_PAYS,
    SPEND_CRYSTALS,
    STOPPED,
    HistoryState,
    Phase,
)
from baluchon.kernel.bits import BIT, count, lowest, mask_of, members
from baluchon.kernel.chance import FastChance
from baluchon.kernel.game import Fact
from baluchon.kernel.lanes import lane, numbers_in

SYMBOL_REFS = [*EXPERIENCE_REFS, "experience:wild", "crystal:time"]

_RULES = rules.HistoryRules()


class Space(msgspec.Struct, frozen=True):
    """A space of an itinerary: what covering it pays, and whether it is covered."""

    points: int
    crystals: int
    covered: bool


class Row(msgspec.Struct, frozen=True):
    """A row of an itinerary: a space or nothing in each column, and what its end pays when it is complete."""

    spaces: tuple[Space | None, ...]
    points: int
    crystals: int
    complete: bool


class NextSpace(msgspec.Struct, frozen=True):
    """What a token put into a column would cover and pay now, the end of the row included."""

    experience: str
    row: int
    points: int
    crystals: int


class Itinerary(msgspec.Struct, frozen=True):
    """An itinerary as it lies on the table or in a hand."""

    itinerary: str
    rows: tuple[Row, ...]
    next: tuple[NextSpace, ...]
    """For the columns that have room."""


class Trek(msgspec.Struct, frozen=True):
    """A trek: its cards with the years they count as."""

    cards: tuple[str, ...]
    years: tuple[int, ...]
    points: int
    finished: bool


class Departure(msgspec.Struct, frozen=True):
    """A place of the departure row; place 0 is the top of the deck."""

    place: int
    bonus: tuple[str, ...]
    """What the mat prints under it."""
    card: str | None
    year: int | None
    hours: int
    benefits: tuple[str, ...]


class Ancestors(msgspec.Struct, frozen=True):
    """The pile of ancestor cards."""

    left: int
    hours: int
    benefits: tuple[str, ...]


class Stack(msgspec.Struct, frozen=True):
    """The watches on one hour, the top one first."""

    hour: int
    seats: list[int]


class Traveller(msgspec.Struct, frozen=True):
    """What all see of one seat."""

    seat: int
    hour: int
    """0 at the start of a day; 12 when the seat is done."""
    crystals: int
    itinerary: Itinerary | None
    used: list[str]
    """Itineraries of the days so far."""
    unused: int
    """How many itineraries it still has face down."""
    treks: list[Trek]
    """In the order begun; the last one may go on."""
    itinerary_points: list[int]
    punctual_points: list[int]
    """Points by day."""
    track: int
    """Points on the track."""
    trek_points: int
    score: int
    """All points, were the game to end now."""


class HistoryPublic(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    phase: Phase
    day: int
    days: int
    hours: int
    turn: int | None
    chosen: str | None
    """The card the seat on turn has chosen and not yet laid."""
    wilds: int
    """Wild tokens it still has to place."""
    departures: list[Departure]
    deck: int
    """Cards below the one on top."""
    ancestors: Ancestors
    order: list[int]
    """Seats in the order of play, as the watches lie now."""
    clock: list[Stack]
    travellers: list[Traveller]
    punctuality: int
    ladder: list[int]
    """Points of a trek by its number of cards, from none on."""
    further: int
    """Points for each card beyond the ladder."""


class Landing(msgspec.Struct, frozen=True):
    """Where a number of crystals would bring the watch."""

    crystals: int
    hour: int
    punctual: int
    """Points for arriving exactly at 12."""
    stopped: int
    """Hours that do not count because 12 is reached."""
    onto: list[int]
    """The watches it would lie on, the top one first."""
    again: bool
    """Whether the seat would play again at once."""


class CardPreview(msgspec.Struct, frozen=True):
    """What taking a card would bring, apart from wild tokens that leave a choice."""

    card: str
    year: int
    """Of the trek with this card; an ancestor takes the year before it."""
    landings: tuple[Landing, ...]
    covers: list[int]
    """Cells of the own itinerary, counted row by row."""
    lost: list[str]
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

    seat: int
    hand: list[Itinerary]
    choice: str | None
    """The itinerary the seat has chosen while others have not."""
    cards: list[CardPreview]
    """For the cards it may take now, or the one it has chosen."""
    columns: list[NextSpace]
    """For the wild token it must place now."""


@cache
def symbols(packed: int) -> tuple[str, ...]:
    """References of symbols, each as often as it is there."""
    return tuple(ref for symbol, ref in enumerate(SYMBOL_REFS) for _ in range(amount(packed, symbol)))


def benefits(card: int) -> tuple[str, ...]:
    """What a card gives."""
    return symbols(GIVES[card])


@lru_cache(4096)
def itinerary_view(itinerary: int, covered: int) -> Itinerary:
    """An itinerary with tokens on some of its cells."""
    rows = tuple(_row(itinerary, row, covered & _ROW_CELLS[row]) for row in range(ROWS))
    return Itinerary(ITINERARY_REFS[itinerary], rows, _next_spaces(itinerary, covered))


_ROW_CELLS = [mask_of(list(range(row * EXPERIENCES, (row + 1) * EXPERIENCES))) for row in range(ROWS)]


@cache
def _row(itinerary: int, row: int, covered: int) -> Row:
    spaces: list[Space | None] = []
    for cell in members(_ROW_CELLS[row]):
        at = itinerary * CELLS + cell
        there = bool(SPACES[itinerary] & BIT[cell])
        spaces.append(Space(SPACE_POINTS[at], SPACE_CRYSTALS[at], bool(covered & BIT[cell])) if there else None)
    at = itinerary * ROWS + row
    complete = all(space.covered for space in spaces if space is not None)
    return Row(tuple(spaces), ROW_POINTS[at], ROW_CRYSTALS[at], complete)


def _next_spaces(itinerary: int, covered: int) -> tuple[NextSpace, ...]:
    found: list[NextSpace] = []
    for column in range(EXPERIENCES):
        free = COLUMN[itinerary * EXPERIENCES + column] & ~covered
        if free:
            cell = lowest(free)
            row = cell // EXPERIENCES
            at, end = itinerary * CELLS + cell, itinerary * ROWS + row
            completes = ROW[end] & ~(covered | BIT[cell]) == 0
            points = SPACE_POINTS[at] + (ROW_POINTS[end] if completes else 0)
            crystals = SPACE_CRYSTALS[at] + (ROW_CRYSTALS[end] if completes else 0)
            found.append(NextSpace(EXPERIENCE_REFS[column], row, points, crystals))
    return tuple(found)


def _treks(s: HistoryState, seat: int) -> list[Trek]:
    laid = states.treks(s, seat)
    last = len(laid) - 1
    return [_trek(tuple(cards), n < last) for n, cards in enumerate(laid)]


@lru_cache(4096)
def _trek(cards: tuple[int, ...], finished: bool) -> Trek:
    years: list[int] = []
    for card in cards:
        years.append(years[-1] if card == ANCESTOR else YEAR[card])
    return Trek(tuple(CARD_REFS[card] for card in cards), tuple(years), trek_points(len(cards)), finished)


@cache
def _departure(place: int, card: int) -> Departure:
    bonus = symbols(MAT[place])
    if card == NONE:
        return Departure(place, bonus, None, None, 0, ())
    return Departure(place, bonus, CARD_REFS[card], YEAR[card], HOUR_COST[card], benefits(card))


def _traveller(s: HistoryState, seat: int) -> Traveller:
    itinerary = lane(s.itinerary, seat) - 1
    days = s.day + 1
    return Traveller(
        seat=seat,
        hour=lane(s.hours, seat),
        crystals=lane(s.crystals, seat),
        itinerary=None if itinerary == NONE else itinerary_view(itinerary, states.covered(s, seat)),
        used=[ITINERARY_REFS[used] for used in members(states.used(s, seat))],
        unused=count(states.hand(s, seat)),
        treks=_treks(s, seat),
        itinerary_points=numbers_in(states.itinerary_points(s, seat), days),
        punctual_points=states.punctual_points(s, seat)[:days],
        track=scoring.track_points(s, seat),
        trek_points=scoring.all_trek_points(s, seat),
        score=scoring.total(s, seat),
    )


def public(s: HistoryState) -> HistoryPublic:
    """What lies open on the table."""
    order = numbers_in(s.order, s.seats)
    hours = numbers_in(s.hours, s.seats)
    return HistoryPublic(
        phase=PHASES[s.phase],
        day=s.day + 1,
        days=DAYS,
        hours=HOURS,
        turn=None if s.turn == NONE else s.turn,
        chosen=None if s.chosen == NONE else CARD_REFS[s.chosen],
        wilds=s.wilds,
        departures=[_departure(place, card - 1) for place, card in enumerate(numbers_in(s.offer, PLACES))],
        deck=count(s.deck),
        ancestors=Ancestors(s.ancestors, HOUR_COST[ANCESTOR], benefits(ANCESTOR)),
        order=order,
        clock=[Stack(hour, [seat for seat in order if hours[seat] == hour]) for hour in sorted(set(hours))],
        travellers=[_traveller(s, seat) for seat in range(s.seats)],
        punctuality=PUNCTUALITY,
        ladder=list(TREK_POINTS),
        further=TREK_FURTHER,
    )


def private(s: HistoryState, seat: int) -> HistoryPrivate:
    """What only this seat knows."""
    choice = lane(s.choices, seat) - 1
    cards: list[int] = []
    columns: list[NextSpace] = []
    if seat == s.turn:
        if s.phase == CHOOSE_CARD:
            cards = [move - TAKE for move in _RULES.legal(s, seat)]
        elif s.phase == SPEND_CRYSTALS:
            cards = [s.chosen]
        elif s.phase == PLACE_WILD:
            columns = list(itinerary_view(lane(s.itinerary, seat) - 1, states.covered(s, seat)).next)
    landings = {hours: _landings(s, seat, hours) for hours in {HOUR_COST[card] for card in cards}}
    return HistoryPrivate(
        seat=seat,
        hand=[itinerary_view(itinerary, 0) for itinerary in members(states.hand(s, seat))],
        choice=None if choice == NONE else ITINERARY_REFS[choice],
        cards=[_preview(s, seat, card, landings[HOUR_COST[card]]) for card in cards],
        columns=columns,
    )


def _preview(s: HistoryState, seat: int, card: int, landings: tuple[Landing, ...]) -> CardPreview:
    """The rules tried on a copy; what the end of the turn draws is not looked at."""
    after, facts = _tried(s, seat, card, 0)
    points = crystals = 0
    covers: list[int] = []
    lost: list[str] = []
    for kind, _, a, b in facts:
        if kind == COVERS:
            covers.append(b)
        elif kind in (SPACE_PAYS, ROW_PAYS):
            points += a
            crystals += b
        elif kind == GAINS_CRYSTALS:
            crystals += a
        elif kind == LOSES:
            lost.append(SYMBOL_REFS[a])
    if after.chosen == card:  # its wild tokens come first
        states.lay(after, seat, card)
    trek_cards = lane(after.trek_cards, seat)
    return CardPreview(
        card=CARD_REFS[card],
        year=states.trek_year(after, seat),
        landings=landings,
        covers=covers,
        lost=lost,
        points=points,
        crystals=crystals,
        wilds=after.wilds,
        breaks=trek_cards <= lane(s.trek_cards, seat),
        trek_cards=trek_cards,
        trek_points=trek_points(trek_cards),
        treks_change=scoring.all_trek_points(after, seat) - scoring.all_trek_points(s, seat),
    )


def _tried(s: HistoryState, seat: int, card: int, crystals: int) -> tuple[HistoryState, list[Fact]]:
    """What would happen until a wild token must be placed or the turn ends."""
    after = states.copy(s)
    facts: list[Fact] = []
    after.facts = facts
    chance = FastChance(0)
    if s.phase == CHOOSE_CARD:
        _RULES.play(after, seat, TAKE + card, chance)
    if rules.most_crystals(s, seat, card) > 0:
        _RULES.play(after, seat, SPEND + crystals, chance)
    return after, facts


def _landings(s: HistoryState, seat: int, hours: int) -> tuple[Landing, ...]:
    """Of a card of so many hours, for every number of crystals."""
    at = numbers_in(s.hours, s.seats)
    others = [other for other in numbers_in(s.order, s.seats) if other != seat]
    behind = at[others[0]]  # the least hour: they are in their order of play
    found: list[Landing] = []
    for crystals in range(rules.most_crystals(s, seat, HOUR_COST.index(hours)) + 1):
        hour, punctual, stopped = _arrival(at[seat], hours, crystals)
        onto = [other for other in others if at[other] == hour]
        found.append(Landing(crystals, hour, punctual, stopped, onto, again=hour < HOURS and hour <= behind))
    return tuple(found)


@cache
def _arrival(start: int, hours: int, crystals: int) -> tuple[int, int, int]:
    """The hour a card of so many hours leads to, the points for arriving exactly at 12, the hours that do not count.

    The rules tried with nobody else at the table: nothing else makes a difference to this.
    """
    card = HOUR_COST.index(hours)
    s = states.blank(1)
    s.phase, s.turn, s.itinerary = CHOOSE_CARD, 0, 1
    s.offer, s.hours, s.crystals = card + 1, start, crystals
    told = {kind: a for kind, _, a, _ in _tried(s, 0, card, crystals)[1]}
    return told[ARRIVES], told.get(PUNCTUAL, 0), told.get(STOPPED, 0)
