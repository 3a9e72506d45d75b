"""What a seat may see: the table, its own itineraries, and what its choices would bring (the rules tried on a copy)."""

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
from baluchon.kernel.bits import BIT, lowest, members
from baluchon.kernel.chance import FastChance
from baluchon.kernel.game import Fact

SYMBOL_REFS = [*EXPERIENCE_REFS, "experience:wild", "crystal:time"]

_RULES = rules.HistoryRules()


class Space(msgspec.Struct, frozen=True):
    """A space of an itinerary: what covering it pays, and whether it is covered."""

    points: int
    crystals: int
    covered: bool


class Row(msgspec.Struct, frozen=True):
    """A row of an itinerary: a space or nothing in each column, and what its end pays when it is complete."""

    spaces: list[Space | None]
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
    rows: list[Row]
    next: list[NextSpace]
    """For the columns that have room."""


class Trek(msgspec.Struct, frozen=True):
    """A trek: its cards with the years they count as."""

    cards: list[str]
    years: list[int]
    points: int
    finished: bool


class Departure(msgspec.Struct, frozen=True):
    """A place of the departure row; place 0 is the top of the deck."""

    place: int
    bonus: list[str]
    """What the mat prints under it."""
    card: str | None
    year: int | None
    hours: int
    benefits: list[str]


class Ancestors(msgspec.Struct, frozen=True):
    """The pile of ancestor cards."""

    left: int
    hours: int
    benefits: list[str]


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
    landings: list[Landing]
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


def symbols(packed: int) -> list[str]:
    """References of symbols, each as often as it is there."""
    return [ref for symbol, ref in enumerate(SYMBOL_REFS) for _ in range(amount(packed, symbol))]


def benefits(card: int) -> list[str]:
    """What a card gives."""
    return symbols(GIVES[card])


def itinerary_view(itinerary: int, covered: int) -> Itinerary:
    """An itinerary with tokens on some of its cells."""
    rows: list[Row] = []
    for row in range(ROWS):
        spaces: list[Space | None] = []
        for cell in range(row * EXPERIENCES, (row + 1) * EXPERIENCES):
            at = itinerary * CELLS + cell
            there = bool(SPACES[itinerary] & BIT[cell])
            spaces.append(Space(SPACE_POINTS[at], SPACE_CRYSTALS[at], bool(covered & BIT[cell])) if there else None)
        at = itinerary * ROWS + row
        complete = all(space.covered for space in spaces if space is not None)
        rows.append(Row(spaces, ROW_POINTS[at], ROW_CRYSTALS[at], complete))
    return Itinerary(ITINERARY_REFS[itinerary], rows, _next_spaces(itinerary, covered))


def _next_spaces(itinerary: int, covered: int) -> list[NextSpace]:
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
    return found


def _treks(s: HistoryState, seat: int) -> list[Trek]:
    found: list[Trek] = []
    laid = states.treks(s, seat)
    for n, cards in enumerate(laid):
        years: list[int] = []
        for card in cards:
            years.append(years[-1] if card == ANCESTOR else YEAR[card])
        found.append(Trek([CARD_REFS[card] for card in cards], years, trek_points(len(cards)), n < len(laid) - 1))
    return found


def _departure(place: int, card: int) -> Departure:
    bonus = symbols(MAT[place])
    if card == NONE:
        return Departure(place, bonus, None, None, 0, [])
    return Departure(place, bonus, CARD_REFS[card], YEAR[card], HOUR_COST[card], benefits(card))


def _traveller(s: HistoryState, seat: int) -> Traveller:
    itinerary = s.itinerary[seat]
    days = slice(seat * DAYS, seat * DAYS + s.day + 1)
    return Traveller(
        seat=seat,
        hour=s.hours[seat],
        crystals=s.crystals[seat],
        itinerary=None if itinerary == NONE else itinerary_view(itinerary, s.covered[seat]),
        used=[ITINERARY_REFS[used] for used in members(s.used[seat])],
        unused=len(members(s.hands[seat])),
        treks=_treks(s, seat),
        itinerary_points=s.itinerary_points[days],
        punctual_points=s.punctual_points[days],
        track=scoring.track_points(s, seat),
        trek_points=scoring.all_trek_points(s, seat),
        score=scoring.total(s, seat),
    )


def public(s: HistoryState) -> HistoryPublic:
    """What lies open on the table."""
    hours = sorted({s.hours[seat] for seat in range(s.seats)})
    return HistoryPublic(
        phase=PHASES[s.phase],
        day=s.day + 1,
        days=DAYS,
        hours=HOURS,
        turn=None if s.turn == NONE else s.turn,
        chosen=None if s.chosen == NONE else CARD_REFS[s.chosen],
        wilds=s.wilds,
        departures=[_departure(place, card) for place, card in enumerate(s.offer)],
        deck=len(members(s.deck)),
        ancestors=Ancestors(s.ancestors, HOUR_COST[ANCESTOR], benefits(ANCESTOR)),
        order=list(s.order),
        clock=[Stack(hour, [seat for seat in s.order if s.hours[seat] == hour]) for hour in hours],
        travellers=[_traveller(s, seat) for seat in range(s.seats)],
        punctuality=PUNCTUALITY,
        ladder=list(TREK_POINTS),
        further=TREK_FURTHER,
    )


def private(s: HistoryState, seat: int) -> HistoryPrivate:
    """What only this seat knows."""
    choice = s.choices[seat]
    cards: list[int] = []
    if seat == s.turn and s.phase == CHOOSE_CARD:
        cards = [move - TAKE for move in _RULES.legal(s, seat)]
    elif seat == s.turn and s.phase == SPEND_CRYSTALS:
        cards = [s.chosen]
    return HistoryPrivate(
        seat=seat,
        hand=[itinerary_view(itinerary, 0) for itinerary in members(s.hands[seat])],
        choice=None if choice == NONE else ITINERARY_REFS[choice],
        cards=[_preview(s, seat, card) for card in cards],
        columns=_next_spaces(s.itinerary[seat], s.covered[seat]) if seat == s.turn and s.phase == PLACE_WILD else [],
    )


def _preview(s: HistoryState, seat: int, card: int) -> CardPreview:
    """The rules tried on copies, for every number of crystals; what the end of the turn draws is not looked at."""
    tried = [_tried(s, seat, card, crystals) for crystals in range(rules.most_crystals(s, seat, card) + 1)]
    after, facts = tried[0]
    pays = [(a, b) for kind, _, a, b in facts if kind in (SPACE_PAYS, ROW_PAYS)]
    laid = states.copy(s)
    breaks = states.lay(laid, seat, card) > 0
    return CardPreview(
        card=CARD_REFS[card],
        year=laid.trek_year[seat],
        landings=[_landing(s, seat, crystals, told) for crystals, (_, told) in enumerate(tried)],
        covers=[cell for kind, _, _, cell in facts if kind == COVERS],
        lost=[SYMBOL_REFS[symbol] for kind, _, symbol, _ in facts if kind == LOSES],
        points=sum(points for points, _ in pays),
        crystals=sum(crystals for _, crystals in pays) + sum(a for kind, _, a, _ in facts if kind == GAINS_CRYSTALS),
        wilds=after.wilds,
        breaks=breaks,
        trek_cards=laid.trek_cards[seat],
        trek_points=trek_points(laid.trek_cards[seat]),
        treks_change=scoring.all_trek_points(laid, seat) - scoring.all_trek_points(s, seat),
    )


def _tried(s: HistoryState, seat: int, card: int, crystals: int) -> tuple[HistoryState, list[Fact]]:
    """What would happen until a wild token must be placed or the turn ends."""
    after = states.copy(s)
    facts: list[Fact] = []
    after.facts = facts
    if s.phase == CHOOSE_CARD:
        _RULES.play(after, seat, TAKE + card, FastChance(0))
    if rules.most_crystals(s, seat, card) > 0:
        _RULES.play(after, seat, SPEND + crystals, FastChance(0))
    return after, facts


def _landing(s: HistoryState, seat: int, crystals: int, facts: list[Fact]) -> Landing:
    told = {kind: a for kind, who, a, _ in facts if who == seat}
    hour = told[ARRIVES]
    others = [other for other in s.order if other != seat]
    return Landing(
        crystals=crystals,
        hour=hour,
        punctual=told.get(PUNCTUAL, 0),
        stopped=told.get(STOPPED, 0),
        onto=[other for other in others if s.hours[other] == hour],
        again=hour < HOURS and all(s.hours[other] >= hour for other in others),
    )
