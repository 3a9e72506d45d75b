"""What a seat does after its move: draw, visit or go on a journey, line by line."""

from mypy_extensions import i64

from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world import facts, moving, state, supply
from baluchon.games.trekking_the_world.state import Trekker, WorldState, drop_plan, row_size
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import is_several, lowest, minus, plus, rest
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import NONE, note


def missing(s: WorldState, symbols: i64, card: i64) -> i64:
    """How many symbols of a destination card are missing from those that `treks.symbols` has counted."""
    return bags.size(treks.lacking(symbols, s.figures.asked[card]))


def card_here(s: WorldState, own: Trekker) -> i64:
    """TW-A2: the open destination card of the place where the trekker is, if there is one."""
    for place in range(row_size(s)):
        card = rows.thing_at(s.row, place)
        if c.CARD_PLACE[card] == own.place:
            return card
    return NONE


def pairs(hand: i64) -> i64:
    """TW-A5: the symbols that a hand can pay for a journey with, as `treks.enough` gives them."""
    return treks.enough(treks.symbols(hand), c.JOURNEY_PRICE)


def add_draws(s: WorldState, moves: list[int]) -> None:
    """TW-A1, TW-A6: each kind that lies open, and the pile; with no card left the draw comes to nothing."""
    kinds: i64 = 0
    for place in range(c.OPEN_TREKS):
        kind = rows.thing_at(s.open, place)
        if kind != NONE:
            kinds = plus(kinds, kind)
    moving.add_set(c.TAKE_MOVES, kinds, moves)
    if s.open == 0 or supply.is_drawable(s):
        moves.append(c.DRAW)


def add_actions(s: WorldState, own: Trekker, moves: list[int]) -> None:
    """TW-T1: draw, visit or journey."""
    add_draws(s, moves)
    card = card_here(s, own)
    if card != NONE and missing(s, treks.symbols(own.hand), card) == 0:
        moves.append(c.VISIT + card)
    if pairs(own.hand) != 0:
        journeys = s.journeys
        while journeys != 0:
            moves.append(c.JOURNEY + lowest(journeys))
            journeys = rest(journeys)


def draw(s: WorldState, own: Trekker, move: i64, chance: Chance) -> None:
    """TW-A1: one of the cards of a draw."""
    if s.phase != state.DRAWING:
        s.phase = state.DRAWING
        s.draws = c.DRAWS
    if move != c.DRAW:
        supply.take(s, own, move - c.TAKE, chance)
    elif supply.is_drawable(s):
        supply.draw(s, own, chance)
    else:
        note(s, facts.DREW_NOTHING, own.seat)
    s.draws -= 1
    if s.draws == 0 or (s.open == 0 and not supply.is_drawable(s)):
        s.draws = 0
        s.phase = state.TURN_ENDS


def plan_visit(s: WorldState, own: Trekker, card: i64, chance: Chance) -> None:
    """TW-A2, TW-J4: what the card asks for, and how much of it is ignored."""
    s.plan = state.VISIT_PLAN
    s.goal = card
    note(s, facts.PLANNED_VISIT, own.seat, card)
    waives = line_number(s) if s.phase == state.LINE else 0
    if waives >= s.figures.cost_total[card]:
        _visit(s, own, chance)
        return
    s.waives = waives
    s.need = s.figures.asked[card]


def plan_journey(s: WorldState, own: Trekker, card: i64) -> None:
    """Begin to pay for a journey."""
    s.plan = state.JOURNEY_PLAN
    s.goal = card
    note(s, facts.PLANNED_JOURNEY, own.seat, card)


def add_visit_moves(s: WorldState, own: Trekker, moves: list[int]) -> None:
    """TW-A2, TW-J4: first the symbols to be ignored, of those whose rest can be paid; then the cards."""
    left = own.hand - s.paid
    if s.waives == 0:
        moving.add_payments(bags.kinds(left) & treks.kinds_of_symbols(s.need), moves)
        return
    lacking = treks.lacking(treks.symbols(left), s.need)
    symbols = bags.kinds(s.need if s.waives > bags.size(lacking) else lacking)
    while symbols != 0:
        moves.append(c.WAIVE + treks.lowest_symbol(symbols))
        symbols = rest(symbols)


def add_journey_moves(s: WorldState, own: Trekker, moves: list[int]) -> None:
    """TW-A5: cards of a symbol of which there are enough; after the first, of the same symbol."""
    left = own.hand - s.paid
    symbols = pairs(left) if s.paid == 0 else treks.symbols(s.paid)
    moving.add_payments(bags.kinds(left) & treks.kinds_of_symbols(symbols), moves)


def forced_step(s: WorldState, own: Trekker) -> i64:
    """TW-A7: the next step of paying for a visit or journey that comes whatever else is chosen; else NONE."""
    if s.waives > 0:
        return _forced_waiver(s, own)
    kind = _forced_payment(s, own)
    return NONE if kind == NONE else c.PAY + kind


def _forced_waiver(s: WorldState, own: Trekker) -> i64:
    """Ignoring a symbol, if no more may be ignored than are missing or there is only one to choose."""
    lacking = treks.lacking(treks.symbols(own.hand), s.need)
    if s.waives == bags.size(lacking):
        return c.WAIVE + treks.lowest_symbol(lacking)
    if s.figures.sure_cards:
        return _sure_waiver(s, lacking)
    return NONE if is_several(bags.kinds(s.need)) else c.WAIVE + treks.lowest_symbol(s.need)


def _sure_waiver(s: WorldState, lacking: i64) -> i64:
    """Ignoring a symbol that is missing, or one without which the others are too few; NONE if there is a choice."""
    if lacking != 0:
        return c.WAIVE + treks.lowest_symbol(lacking)
    asked = bags.size(s.need)
    for symbol in range(c.SYMBOLS):
        n = treks.of_symbol(s.need, symbol)
        if n > 0 and asked - n < s.waives:
            return c.WAIVE + symbol
    return NONE


def _forced_payment(s: WorldState, own: Trekker) -> i64:
    """A kind that must be paid, of a symbol that is still asked for."""
    left = own.hand - s.paid
    if s.plan == state.VISIT_PLAN:
        for symbol in range(c.SYMBOLS):
            need = treks.of_symbol(s.need, symbol)
            if need > 0:
                kind = _sure_kind(s, left, symbol, need)
                if kind != NONE:
                    return kind
        return NONE
    if s.paid != 0:
        return _sure_kind(s, left, c.SYMBOL[bags.nth(s.paid, 0)], 1)
    symbols = pairs(left)
    return NONE if is_several(symbols) else _sure_kind(s, left, treks.lowest_symbol(symbols), c.JOURNEY_PRICE)


def _sure_kind(s: WorldState, left: i64, symbol: i64, need: i64) -> i64:
    """A kind that is sure to be paid when `need` more cards of a symbol are needed; NONE if there is a choice.

    With sure cards: one without which the others are too few. Before, only one whose symbol leaves no choice at all:
    no more cards than are needed, or of one kind.
    """
    held = treks.of_symbol(left, symbol)
    for value in range(c.VALUES, 0, -1):
        kind = symbol * c.VALUES + value - 1
        n = bags.times(left, kind)
        if n > 0 and (n == held or held == need or (held - n < need and s.figures.sure_cards)):
            return kind
    return NONE


def waive(s: WorldState, own: Trekker, symbol: i64) -> None:
    """TW-J4: ignore a symbol of a visit."""
    s.need -= treks.one(symbol)
    s.waives -= 1
    note(s, facts.WAIVED, own.seat, symbol)


def pay(s: WorldState, own: Trekker, kind: i64, chance: Chance) -> None:
    """Pick a card for a visit or a journey; the last one carries it out."""
    moving.pick(s, own, kind)
    if s.plan == state.VISIT_PLAN:
        s.need -= treks.one(c.SYMBOL[kind])
        if s.need == 0:
            _visit(s, own, chance)
    elif bags.size(s.paid) == c.JOURNEY_PRICE:
        _set_out(s, own, chance)


def _visit(s: WorldState, own: Trekker, chance: Chance) -> None:
    """TW-A2 to TW-A4: pay, take the card and its token, close the row up and fill it."""
    card = s.goal
    paid = s.paid
    drop_plan(s)
    note(s, facts.VISITED, own.seat, card, s.figures.card_vp[card])
    supply.discard(s, own, paid, chance)
    s.gained = 1
    own.visited = plus(own.visited, card)
    place = rows.find(s.row, card)
    bonus = bonus_at(s, place)
    if bonus > 0:
        _gain(s, own, bonus)
    # Those to the left of it move on. At most 5 seats with 4 visits each and a last one: the pile never runs out.
    while place > 0:
        s.row = rows.lay(s.row, place, rows.thing_at(s.row, place - 1))
        place -= 1
    s.row = rows.lay(s.row, 0, s.top)
    note(s, facts.OPENED, 0, s.top)
    s.top = chance.member(s.unseen)
    s.unseen = minus(s.unseen, s.top)
    if s.phase == state.LINE:
        next_line(s, own)
    else:
        s.phase = state.TURN_ENDS


def bonus_at(s: WorldState, place: i64) -> i64:
    """TW-A3: the VP token that is meant to come with the card at a place of the row; 0 for none."""
    from_right = row_size(s) - 1 - place
    return c.BONUS_FROM_RIGHT[from_right] if from_right < len(c.BONUS_FROM_RIGHT) else 0


def token_in_supply(s: WorldState, value: i64) -> i64:
    """TW-A3, TW-J5: the VP token one gets for this one: a 3 when the 5s are gone, nothing (0) when the 3s are."""
    if value == c.FIVE and s.fives_left > 0:
        return c.FIVE
    return c.THREE if value > 0 and s.threes_left > 0 else 0


def _gain(s: WorldState, own: Trekker, value: i64) -> None:
    """TW-A3, TW-J5: take a VP token."""
    token = token_in_supply(s, value)
    if token == 0:
        return
    if token == c.FIVE:
        s.fives_left -= 1
        own.fives += 1
    else:
        s.threes_left -= 1
        own.threes += 1
    s.gained = 1
    note(s, facts.GAINED, own.seat, token)


def _set_out(s: WorldState, own: Trekker, chance: Chance) -> None:
    """TW-A5: the journey is paid; its lines follow from the top."""
    paid = s.paid
    s.journey = s.goal
    drop_plan(s)
    note(s, facts.JOURNEYED, own.seat, s.journey)
    supply.discard(s, own, paid, chance)
    s.phase = state.LINE
    s.line = -1
    next_line(s, own)


def next_line(s: WorldState, own: Trekker) -> None:
    """Go on to the next line that can be carried out as far as all can see; after the last the turn ends."""
    lines = c.JOURNEY_LINES[s.journey]
    s.line += 1
    while s.line < len(lines):
        if _is_line_open(s, own, lines[s.line]):
            return
        s.line += 1
    s.journey = NONE
    s.line = 0
    s.phase = state.TURN_ENDS


def line_effect(s: WorldState) -> i64:
    """What the line that is due allows."""
    return c.JOURNEY_LINES[s.journey][s.line]


def line_number(s: WorldState) -> i64:
    """The number on the line that is due."""
    return c.JOURNEY_NUMBERS[s.journey][s.line]


def _is_line_open(s: WorldState, own: Trekker, effect: i64) -> bool:
    if effect == c.MOVE_LINE:
        return c.WORLD.within(own.place, moving.barred(s, own), 1) != 0
    if effect == c.DRAW_LINE:
        return supply.is_drawable(s)
    if effect == c.VISIT_LINE:
        return card_here(s, own) != NONE
    if effect == c.GAIN_LINE:
        return s.threes_left > 0
    if effect == c.AIRPORT_LINE:
        return True  # there are more airports than trekkers
    return own.suitcase != 0


def add_line_moves(s: WorldState, own: Trekker, moves: list[int]) -> None:
    """TW-A5, TW-J1 to TW-J6: the ways to carry the line out, and to skip it."""
    effect = line_effect(s)
    number = line_number(s)
    if effect == c.MOVE_LINE:
        moving.add_places(c.WORLD.within(own.place, moving.barred(s, own), number), moves)
    elif effect == c.AIRPORT_LINE:
        moving.add_free_airports(s, c.FLY, moves)
    elif effect == c.DRAW_LINE:
        moves.append(c.DRAW)
    elif effect == c.VISIT_LINE:
        card = card_here(s, own)
        if missing(s, treks.symbols(own.hand), card) <= number:
            moves.append(c.VISIT + card)
    elif effect == c.GAIN_LINE:
        moves.append(c.GAIN)
    else:
        for i in range(len(c.RECOLOURS)):
            if rows.at(own.suitcase, c.RECOLOURS[i][0]) > 0:
                moves.append(c.RECOLOUR + i)
    moves.append(c.SKIP)


def play_line(s: WorldState, own: Trekker, move: i64, chance: Chance) -> None:
    """Carry out a line that is neither a way nor a visit, or skip it."""
    effect = line_effect(s)
    if move == c.SKIP:
        note(s, facts.SKIPPED, own.seat)
    elif effect == c.DRAW_LINE:
        for _ in range(line_number(s)):
            supply.draw(s, own, chance)
    elif effect == c.GAIN_LINE:
        _gain(s, own, c.THREE)
    else:
        before, after = c.RECOLOURS[move - c.RECOLOUR]
        own.suitcase = rows.add(rows.add(own.suitcase, before, -1), after, 1)
        note(s, facts.RECOLOURED, own.seat, before, after)
        moving.settle_tile(s, before)
        moving.settle_tile(s, after)
    next_line(s, own)


def move_on_journey(s: WorldState, own: Trekker, place: i64, chance: Chance) -> None:
    """TW-J1: without cards; a cube at the end is taken."""
    note(s, facts.MOVED, own.seat, place)
    moving.arrive(s, own, place, chance)
    next_line(s, own)
