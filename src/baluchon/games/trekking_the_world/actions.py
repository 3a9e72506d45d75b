"""What a seat does after its move: draw, visit or go on a journey, line by line."""

from mypy_extensions import i64

from baluchon.games.trekking_the_world import bags, moving, supply
from baluchon.games.trekking_the_world.components import (
    AIRPORT_LINE,
    BONUS_FROM_RIGHT,
    CARD_PLACE,
    CARD_VP,
    COST_TOTAL,
    DRAW,
    DRAW_LINE,
    DRAWS,
    FIVE,
    GAIN,
    GAIN_LINE,
    JOURNEY,
    JOURNEY_LINES,
    JOURNEY_NUMBERS,
    JOURNEY_PRICE,
    MOVE_LINE,
    PAY,
    RECOLOUR,
    RECOLOURS,
    SKIP,
    SYMBOL,
    SYMBOLS,
    TAKE,
    TAKE_MOVES,
    THREE,
    VALUES,
    VISIT,
    VISIT_LINE,
    WAIVE,
    WORLD,
)
from baluchon.games.trekking_the_world.state import (
    DRAWING,
    DREW_NOTHING,
    EMPTY,
    GAINED,
    JOURNEY_PLAN,
    JOURNEYED,
    LINE,
    MOVED,
    NO_PLAN,
    NOWHERE,
    OPENED,
    PLANNED_JOURNEY,
    PLANNED_VISIT,
    RECOLOURED,
    SKIPPED,
    TURN_ENDS,
    VISIT_PLAN,
    VISITED,
    WAIVED,
    WorldState,
    open_card,
    place_of,
    row_size,
)
from baluchon.kernel.bits import BIT, lowest
from baluchon.kernel.chance import Chance
from baluchon.kernel.lanes import lane, raised, with_lane


def missing(held: i64, card: i64) -> i64:
    """How many symbols of a destination card a hand lacks; those it holds are told as `bags.symbols` does."""
    return bags.size(bags.lacking(held, bags.ASKED[card]))


def card_here(s: WorldState, seat: i64) -> i64:
    """TW-A2: the open destination card of the place where the trekker is, if there is one."""
    here = place_of(s, seat)
    for place in range(row_size(s)):
        card = open_card(s, place)
        if CARD_PLACE[card] == here:
            return card
    return EMPTY


def has_pair(s: WorldState, seat: i64) -> bool:
    """TW-A5: whether a hand can pay for a journey."""
    return pairs(s.luggage[seat].hand) != 0


def pairs(hand: i64) -> i64:
    """A bit for each symbol a hand can pay for a journey with, as `bags.enough` gives it."""
    return bags.enough(bags.symbols(hand), JOURNEY_PRICE)


def add_draws(s: WorldState, moves: list[int]) -> None:
    """TW-A1, TW-A6: each kind that lies open, and the pile; with no card left the draw comes to nothing."""
    kinds: i64 = 0
    row = s.open
    while row != 0:
        if row & 15 != 0:
            kinds |= BIT[(row & 15) - 1]
        row >>= 4
    moving.add_set(TAKE_MOVES, kinds, moves)
    if s.open == 0 or supply.is_drawable(s):
        moves.append(DRAW)


def add_actions(s: WorldState, seat: i64, moves: list[int]) -> None:
    """TW-T1: draw, visit or journey."""
    add_draws(s, moves)
    card = card_here(s, seat)
    if card != EMPTY and missing(bags.symbols(s.luggage[seat].hand), card) == 0:
        moves.append(VISIT + card)
    if has_pair(s, seat):
        journeys = s.journeys
        while journeys != 0:
            moves.append(JOURNEY + lowest(journeys))
            journeys &= journeys - 1


def draw(s: WorldState, seat: i64, move: i64, chance: Chance) -> None:
    """TW-A1: one of the cards of a draw."""
    if s.phase != DRAWING:
        s.phase = DRAWING
        s.draws = DRAWS
    if move != DRAW:
        supply.take(s, seat, move - TAKE, chance)
    elif supply.is_drawable(s):
        supply.draw(s, seat, chance)
    elif s.facts is not None:
        s.facts.append((DREW_NOTHING, seat, 0, 0))
    s.draws -= 1
    if s.draws == 0 or (s.open == 0 and not supply.is_drawable(s)):
        s.draws = 0
        s.phase = TURN_ENDS


def plan_visit(s: WorldState, seat: i64, card: i64, chance: Chance) -> None:
    """TW-A2, TW-J4: what the card asks for, and how much of it is ignored."""
    s.plan = VISIT_PLAN
    s.goal = card
    if s.facts is not None:
        s.facts.append((PLANNED_VISIT, seat, card, 0))
    waives: i64 = 0
    if s.phase == LINE:
        waives = JOURNEY_NUMBERS[s.journey][s.line]
    if waives >= COST_TOTAL[card]:
        _visit(s, seat, chance)
        return
    s.waives = waives
    s.need = bags.ASKED[card]


def plan_journey(s: WorldState, seat: i64, card: i64) -> None:
    s.plan = JOURNEY_PLAN
    s.goal = card
    if s.facts is not None:
        s.facts.append((PLANNED_JOURNEY, seat, card, 0))


def add_visit_moves(s: WorldState, seat: i64, moves: list[int]) -> None:
    """TW-A2, TW-J4: first the symbols to be ignored, of those whose rest can be paid; then the cards."""
    rest = s.luggage[seat].hand - s.paid
    if s.waives > 0:
        lacking = bags.lacking(bags.symbols(rest), s.need)
        symbols = bags.kinds(s.need if s.waives > bags.size(lacking) else lacking)
        while symbols != 0:
            moves.append(WAIVE + bags.lowest_symbol(symbols))
            symbols &= symbols - 1
        return
    moving.add_payments(bags.kinds(rest) & bags.kinds_of_symbols(s.need), moves)


def forced_step(s: WorldState, seat: i64) -> i64:
    """The next step of paying for a visit or journey that comes whatever else is chosen; -1 if all is a choice."""
    if s.waives > 0:
        return _forced_waiver(s, seat)
    kind = _forced_payment(s, seat)
    return -1 if kind == EMPTY else PAY + kind


def _forced_waiver(s: WorldState, seat: i64) -> i64:
    """Ignoring a symbol, if no more may be ignored than are missing or there is only one to choose."""
    lacking = bags.lacking(bags.symbols(s.luggage[seat].hand), s.need)
    if s.waives == bags.size(lacking):
        return WAIVE + bags.lowest_symbol(bags.kinds(lacking))
    symbols = bags.kinds(s.need)
    return WAIVE + bags.lowest_symbol(symbols) if symbols & (symbols - 1) == 0 else -1


def add_journey_moves(s: WorldState, seat: i64, moves: list[int]) -> None:
    """TW-A5: cards of a symbol of which there are enough; after the first, of the same symbol."""
    rest = s.luggage[seat].hand - s.paid
    symbols = pairs(rest) if s.paid == 0 else bags.symbols(s.paid)
    moving.add_payments(bags.kinds(rest) & bags.kinds_of_symbols(symbols), moves)


def _forced_payment(s: WorldState, seat: i64) -> i64:
    """A kind that must be paid: of a symbol with no more cards than are asked for, or with cards of one kind only."""
    rest = s.luggage[seat].hand - s.paid
    if s.plan == VISIT_PLAN:
        for symbol in range(SYMBOLS):
            need = bags.of_symbol(s.need, symbol)
            if need > 0:
                kind = _only_kind(rest, symbol, need)
                if kind != EMPTY:
                    return kind
        return EMPTY
    if s.paid != 0:
        return _only_kind(rest, SYMBOL[bags.nth(s.paid, 0)], 1)
    symbols = pairs(rest)
    if symbols & (symbols - 1) != 0:
        return EMPTY
    return _only_kind(rest, bags.lowest_symbol(symbols), JOURNEY_PRICE)


def _only_kind(rest: i64, symbol: i64, need: i64) -> i64:
    """A kind of a symbol that is sure to be paid when so many of the symbol are still needed."""
    held: i64 = 0
    kinds: i64 = 0
    found: i64 = EMPTY
    for kind in range(symbol * VALUES, (symbol + 1) * VALUES):
        n = bags.digit(rest, kind)
        if n > 0:
            held += n
            kinds += 1
            found = kind
    return found if kinds == 1 or held == need else EMPTY


def waive(s: WorldState, seat: i64, symbol: i64) -> None:
    s.need -= bags.cards(symbol * VALUES, 1)
    s.waives -= 1
    if s.facts is not None:
        s.facts.append((WAIVED, seat, symbol, 0))


def pay(s: WorldState, seat: i64, kind: i64, chance: Chance) -> None:
    """Pick a card for a visit or a journey; the last one carries it out."""
    moving.pick(s, seat, kind)
    if s.plan == VISIT_PLAN:
        s.need -= bags.cards(SYMBOL[kind] * VALUES, 1)
        if s.need == 0:
            _visit(s, seat, chance)
    elif bags.size(s.paid) == JOURNEY_PRICE:
        _set_out(s, seat, chance)


def _visit(s: WorldState, seat: i64, chance: Chance) -> None:
    """TW-A2 to TW-A4: pay, take the card and its token, close the row up and fill it."""
    card = s.goal
    s.plan = NO_PLAN
    s.goal = NOWHERE
    if s.facts is not None:
        s.facts.append((VISITED, seat, card, CARD_VP[card]))
    supply.discard_paid(s, seat, chance)
    s.gained = 1
    s.luggage[seat].visited |= BIT[card]
    place: i64 = 0
    while open_card(s, place) != card:
        place += 1
    from_right = row_size(s) - 1 - place
    if from_right < len(BONUS_FROM_RIGHT):
        _gain(s, seat, BONUS_FROM_RIGHT[from_right])
    # Those to the left of it move on. At most 5 seats with 4 visits each and a last one: the pile never runs out.
    while place > 0:
        s.row = with_lane(s.row, place, lane(s.row, place - 1))
        place -= 1
    s.row = with_lane(s.row, 0, s.top + 1)
    if s.facts is not None:
        s.facts.append((OPENED, 0, s.top, 0))
    s.top = chance.member(s.unseen)
    s.unseen &= ~BIT[s.top]
    if s.phase == LINE:
        next_line(s, seat)
    else:
        s.phase = TURN_ENDS


def _gain(s: WorldState, seat: i64, value: i64) -> None:
    """TW-A3, TW-J5: a VP token; a 3 when the 5s are gone, nothing when the 3s are."""
    if value == FIVE and s.fives_left > 0:
        s.fives_left -= 1
        s.fives = raised(s.fives, seat, 1)
    elif s.threes_left > 0:
        s.threes_left -= 1
        s.threes = raised(s.threes, seat, 1)
        value = THREE
    else:
        return
    s.gained = 1
    if s.facts is not None:
        s.facts.append((GAINED, seat, value, 0))


def _set_out(s: WorldState, seat: i64, chance: Chance) -> None:
    """TW-A5: the journey is paid; its lines follow from the top."""
    s.journey = s.goal
    s.plan = NO_PLAN
    s.goal = NOWHERE
    if s.facts is not None:
        s.facts.append((JOURNEYED, seat, s.journey, 0))
    supply.discard_paid(s, seat, chance)
    s.phase = LINE
    s.line = -1
    next_line(s, seat)


def next_line(s: WorldState, seat: i64) -> None:
    """Go on to the next line that can be carried out as far as all can see; after the last the turn ends."""
    lines = JOURNEY_LINES[s.journey]
    s.line += 1
    while s.line < len(lines):
        if _is_line_open(s, seat, lines[s.line]):
            return
        s.line += 1
    s.journey = EMPTY
    s.line = 0
    s.phase = TURN_ENDS


def _is_line_open(s: WorldState, seat: i64, effect: i64) -> bool:
    if effect == MOVE_LINE:
        return WORLD.within(place_of(s, seat), moving.barred(s, seat), 1) != 0
    if effect == DRAW_LINE:
        return supply.is_drawable(s)
    if effect == VISIT_LINE:
        return card_here(s, seat) != EMPTY
    if effect == GAIN_LINE:
        return s.threes_left > 0
    if effect == AIRPORT_LINE:
        return True  # there are more airports than trekkers
    return s.luggage[seat].suitcase != 0


def add_line_moves(s: WorldState, seat: i64, moves: list[int]) -> None:
    """TW-A5, TW-J1 to TW-J6: the ways to carry the line out, and to skip it."""
    effect: i64 = JOURNEY_LINES[s.journey][s.line]
    number: i64 = JOURNEY_NUMBERS[s.journey][s.line]
    if effect == MOVE_LINE:
        moving.add_places(WORLD.within(place_of(s, seat), moving.barred(s, seat), number), moves)
    elif effect == AIRPORT_LINE:
        moving.add_flights(s, moves)
    elif effect == DRAW_LINE:
        moves.append(DRAW)
    elif effect == VISIT_LINE:
        card = card_here(s, seat)
        if missing(bags.symbols(s.luggage[seat].hand), card) <= number:
            moves.append(VISIT + card)
    elif effect == GAIN_LINE:
        moves.append(GAIN)
    else:
        for i in range(len(RECOLOURS)):
            if lane(s.luggage[seat].suitcase, RECOLOURS[i][0]) > 0:
                moves.append(RECOLOUR + i)
    moves.append(SKIP)


def play_line(s: WorldState, seat: i64, move: i64, chance: Chance) -> None:
    """Carry out a line that is not a visit, or skip it."""
    effect: i64 = JOURNEY_LINES[s.journey][s.line]
    if move == SKIP:
        if s.facts is not None:
            s.facts.append((SKIPPED, seat, 0, 0))
    elif effect == DRAW_LINE:
        for _ in range(JOURNEY_NUMBERS[s.journey][s.line]):
            supply.draw(s, seat, chance)
    elif effect == GAIN_LINE:
        _gain(s, seat, THREE)
    else:
        a, b = RECOLOURS[move - RECOLOUR]
        suitcase = s.luggage[seat].suitcase
        s.luggage[seat].suitcase = raised(raised(suitcase, a, -1), b, 1)
        if s.facts is not None:
            s.facts.append((RECOLOURED, seat, a, b))
        moving.settle_tile(s, a)
        moving.settle_tile(s, b)
    next_line(s, seat)


def move_on_journey(s: WorldState, seat: i64, place: i64, chance: Chance) -> None:
    """TW-J1: without cards; a cube at the end is taken."""
    if s.facts is not None:
        s.facts.append((MOVED, seat, place, 0))
    moving.arrive(s, seat, place, chance)
    next_line(s, seat)
