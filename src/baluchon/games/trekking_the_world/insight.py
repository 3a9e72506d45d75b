"""What a good player would think: how likely each seat is to win, and a quick sensible choice.

Everything is weighed in points. The weights are judgements, not rules; every rule figure comes from the components.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from baluchon.games.trekking_the_world import actions, bags, moving, scoring
from baluchon.games.trekking_the_world.components import (
    AIRPORT_LINE,
    AIRPORT_MASK,
    AIRPORTS,
    BONUS_FROM_RIGHT,
    CARD_PLACE,
    CARD_VP,
    COLOURS,
    COST,
    DEPART,
    DRAW,
    DRAW_LINE,
    END_TOKENS,
    END_VISITS,
    FLY,
    GAIN,
    GAIN_LINE,
    GO,
    JOURNEY,
    JOURNEY_LINES,
    JOURNEY_NUMBERS,
    JOURNEY_PRICE,
    MAJORITY_VP,
    MIN_MAJORITY,
    MOST_SETS,
    MOVE_LINE,
    PAY,
    PLACE_REGION,
    RECOLOUR,
    RECOLOURS,
    REGION_MASK,
    SET_VP,
    SKIP,
    STAY,
    SYMBOL,
    SYMBOLS,
    TAKE,
    THREE,
    TOKEN_COPIES,
    TOKEN_VALUES,
    VALUE,
    VALUES,
    VISIT,
    VISIT_LINE,
    WAIVE,
    WORLD,
)
from baluchon.games.trekking_the_world.state import (
    AIRPORT,
    LINE,
    NO_PLAN,
    NOBODY,
    TREK,
    WorldState,
    cube_on,
    hand_size,
    open_card,
    place_of,
    row_size,
    tile_holder,
    tokens_taken,
)
from baluchon.kernel.bits import count, lowest
from baluchon.kernel.chance import WHIMS, Chance, liking
from baluchon.kernel.lanes import lane, raised

_AVERAGE_TOKEN: Final = float(sum(v * n for v, n in zip(TOKEN_VALUES, TOKEN_COPIES, strict=True))) / float(
    sum(TOKEN_COPIES)
)
_CARD: Final = 1.5  # a trek card in hand
_MANY_CARDS: Final = 8.0  # cards beyond so many are worth half
_NEEDED: Final = 1.5  # what a card of a missing symbol is worth more
_MISSING: Final = 0.8  # what is left of a destination for each symbol still to be found …
_FAR: Final = 0.9  # … and for each link still to go
_LATER: Final = 0.6  # a visit to come may come to nothing
_SECOND: Final = 0.35  # how much the second best destination counts
_SPARE_CUBE: Final = 0.35  # a cube beyond the set being collected
_TILE_NOW: Final = 0.75  # a majority may be lost again
_TILE_HOPE: Final = 0.5
_REGION_HOPE: Final = 0.5  # the last but one cube of a region brings somebody its token
_AIRPORT: Final = 0.5  # flights are free
_RECOLOUR: Final = 1.0
_NOISE: Final = 0.5  # spread of the playout policy, in points
_LEAD_LATE: Final = 5.0  # points of lead that mean something at the end of a game …
_LEAD_EARLY: Final = 14.0  # … and at its beginning


def cube_gain(s: WorldState, seat: i64, place: i64) -> float:
    """What the cube of a place adds: to sets, to majorities, and as the last of its region."""
    if (s.lying >> place) & 1 == 0:
        return 0.0
    gain = _colour_gain(s, seat, cube_on(s, place))
    left = count(s.lying & REGION_MASK[PLACE_REGION[place]])
    if left == 1:
        gain += _AVERAGE_TOKEN
    elif left == 2:
        gain -= _REGION_HOPE
    return gain


def _colour_gain(s: WorldState, seat: i64, colour: i64) -> float:
    suitcase = s.luggage[seat].suitcase
    own = lane(suitcase, colour)
    sets = scoring.sets(s, seat)
    gain = _SPARE_CUBE
    if sets < MOST_SETS and own == sets:
        lacking: i64 = 0
        for c in range(COLOURS):
            if lane(suitcase, c) <= sets:
                lacking += 1
        gain = float(SET_VP[s.seats][sets + 1] - SET_VP[s.seats][sets]) / float(lacking)
    holder = tile_holder(s, colour)
    if holder == seat:
        return gain + _SPARE_CUBE
    most: i64 = 0
    for other in range(s.seats):
        n = lane(s.luggage[other].suitcase, colour)
        if other != seat and n > most:
            most = n
    tile = float(MAJORITY_VP[s.seats])
    if moving.wins_tile(own + 1, most):
        return gain + tile * (_TILE_NOW if holder == NOBODY else 1.0)
    if own + 2 > most:
        gain += tile * _TILE_HOPE / float(s.seats)
    return gain


def visit_points(s: WorldState, place: i64) -> float:
    """Card and token for visiting the card at a place of the row."""
    points = float(CARD_VP[open_card(s, place)])
    from_right = row_size(s) - 1 - place
    if from_right < len(BONUS_FROM_RIGHT):
        points += float(BONUS_FROM_RIGHT[from_right])
    return points


def _left_over(left: float, times: i64) -> float:
    value = 1.0
    while times > 0:
        value *= left
        times -= 1
    return value


def _hope(s: WorldState, held: i64, at: i64, place: i64) -> float:
    """What the card at a place of the row promises a trekker at a place of the map who holds such symbols."""
    card: i64 = open_card(s, place)
    missing = actions.missing(held, card)
    links = WORLD.distance(at, CARD_PLACE[card])
    return visit_points(s, place) * _left_over(_MISSING, missing) * _left_over(_FAR, links)


def destination_hope(s: WorldState, seat: i64, at: i64) -> float:
    """What the open destinations promise a trekker at a place: the best in full, the second in part."""
    held = bags.symbols(s.luggage[seat].hand)
    best = 0.0
    second = 0.0
    for place in range(row_size(s)):
        hope = _hope(s, held, at, place)
        if hope > best:
            second = best
            best = hope
        elif hope > second:
            second = hope
    return _LATER * (best + _SECOND * second)


def _wanted_card(s: WorldState, seat: i64) -> i64:
    """The open destination that promises most from where the trekker is or is going to."""
    at = place_of(s, seat)
    if s.plan == TREK:
        at = s.goal
    held = bags.symbols(s.luggage[seat].hand)
    best = -1.0
    wanted: i64 = open_card(s, 0)
    for place in range(row_size(s)):
        hope = _hope(s, held, at, place)
        if hope > best:
            best = hope
            wanted = open_card(s, place)
    return wanted


def _can_visit_after(s: WorldState, seat: i64, card: i64, links: i64) -> bool:
    """Whether a hand can pay both the way and the card at its end, the low values being kept for the way."""
    hand = s.luggage[seat].hand
    values = bags.values(hand)
    for symbol in range(SYMBOLS):
        need: i64 = COST[card * SYMBOLS + symbol]
        value = VALUES
        while need > 0 and value > 0:
            value -= 1
            n = bags.digit(hand, symbol * VALUES + value)
            if n > need:
                n = need
            need -= n
            values = raised(values, value, -n)
        if need > 0:
            return False
    return (moving.sums(values) >> links) & 1 == 1


def _way_price(s: WorldState, seat: i64, links: i64) -> float:
    """What the cards for a way cost: as few as the values of a hand allow, guessed from the highest down."""
    values = bags.values(s.luggage[seat].hand)
    cards: i64 = 0
    value = VALUES
    while links > 0 and value > 0:
        n = lane(values, value - 1)
        if n * value > links:
            n = links // value
        cards += n
        links -= n * value
        value -= 1
    return _CARD * float(cards + links)


def _place_gain(s: WorldState, seat: i64, place: i64, links: i64) -> float:
    """What going to a place brings, the price of the way being taken off."""
    gain = cube_gain(s, seat, place) - _way_price(s, seat, links)
    for i in range(row_size(s)):
        if CARD_PLACE[open_card(s, i)] == place and _can_visit_after(s, seat, open_card(s, i), links):
            return gain + visit_points(s, i)
    return gain + destination_hope(s, seat, place)


def _airport_gain(s: WorldState, seat: i64, airport: i64) -> float:
    """What a flight opens up: the destinations, and the best cube next to the airport."""
    best = 0.0
    near = WORLD.near(airport) & ~moving.barred(s, seat)
    while near != 0:
        gain = cube_gain(s, seat, lowest(near))
        if gain > best:
            best = gain
        near &= near - 1
    return best + destination_hope(s, seat, airport) - _CARD


def _card_worth(s: WorldState, seat: i64, wanted: i64, kind: i64) -> float:
    """What one more card of a kind is worth to a hand that saves for a destination."""
    symbol = SYMBOL[kind]
    worth = _CARD + 0.05 * float(VALUE[kind])
    if bags.of_symbol(s.luggage[seat].hand, symbol) < COST[wanted * SYMBOLS + symbol]:
        worth += _NEEDED
    return worth


def _price_of(s: WorldState, seat: i64, wanted: i64, kind: i64) -> float:
    """What giving a card of a kind away costs a hand that saves for a destination."""
    symbol = SYMBOL[kind]
    if bags.of_symbol(s.luggage[seat].hand - s.paid, symbol) <= COST[wanted * SYMBOLS + symbol]:
        return _CARD + _NEEDED
    return _CARD


def _journey_gain(s: WorldState, seat: i64, journey: i64) -> float:
    """What the lines of a journey bring, less its price and the draw one goes without."""
    gain = -float(JOURNEY_PRICE) * _CARD - 2.0 * _CARD
    lines = JOURNEY_LINES[journey]
    at = place_of(s, seat)
    for i in range(len(lines)):
        effect = lines[i]
        number = JOURNEY_NUMBERS[journey][i]
        if effect == DRAW_LINE:
            gain += _CARD * float(number)
        elif effect == GAIN_LINE:
            if s.threes_left > 0:
                gain += float(THREE)
        elif effect == MOVE_LINE:
            best = 0.0
            places = WORLD.within(at, moving.barred(s, seat), number)
            while places != 0:
                cube = cube_gain(s, seat, lowest(places))
                if cube > best:
                    best = cube
                places &= places - 1
            gain += best
        elif effect == VISIT_LINE:
            held = bags.symbols(s.luggage[seat].hand)
            for place in range(row_size(s)):
                if CARD_PLACE[open_card(s, place)] == at and actions.missing(held, open_card(s, place)) <= number:
                    gain += visit_points(s, place) * 0.9
        elif effect != AIRPORT_LINE:
            gain += _RECOLOUR
    return gain


def _recolour_gain(s: WorldState, seat: i64, a: i64, b: i64) -> float:
    """What moving a cube to another row changes in points."""
    before = scoring.suitcase_points(s, seat)
    suitcase = s.luggage[seat].suitcase
    s.luggage[seat].suitcase = raised(suitcase, a, -1)
    loss = _colour_gain(s, seat, a)
    gain = _colour_gain(s, seat, b)
    s.luggage[seat].suitcase = raised(raised(suitcase, a, -1), b, 1)
    after = scoring.suitcase_points(s, seat)
    s.luggage[seat].suitcase = suitcase
    if tile_holder(s, a) == seat:
        loss += float(MAJORITY_VP[s.seats])
    return gain - loss + float(after - before)


def _plan_gain(s: WorldState, seat: i64, move: i64) -> float:
    if move == DEPART:
        return 0.0
    if move >= WAIVE:
        symbol = move - WAIVE
        return float(bags.of_symbol(s.need, symbol) - bags.of_symbol(s.luggage[seat].hand, symbol))
    kind = move - PAY
    if s.plan == TREK:
        return 0.5 * float(VALUE[kind]) - _price_of(s, seat, _wanted_card(s, seat), kind)
    if s.plan == NO_PLAN:
        return 0.0
    return -0.1 * float(VALUE[kind]) - _price_of(s, seat, _wanted_card(s, seat), kind)


def _gain(s: WorldState, seat: i64, move: i64, wanted: i64) -> float:
    """What a move brings, in points."""
    if move < FLY or move == SKIP:
        return 0.0
    if move < GO:
        return _airport_gain(s, seat, AIRPORTS[move - FLY])
    if move < STAY:
        links: i64 = 0 if s.phase == LINE else WORLD.distance(place_of(s, seat), move - GO)
        return _place_gain(s, seat, move - GO, links)
    if move == STAY:
        return 0.0
    if move < DRAW:
        return _card_worth(s, seat, wanted, move - TAKE)
    if move == DRAW:
        return _CARD + 0.4
    if move < JOURNEY:
        for place in range(row_size(s)):
            if open_card(s, place) == move - VISIT:
                return visit_points(s, place)
    if move < WAIVE:
        return _journey_gain(s, seat, move - JOURNEY)
    if move == GAIN:
        return float(THREE)
    a, b = RECOLOURS[move - RECOLOUR]
    return _recolour_gain(s, seat, a, b)


def suggest(s: WorldState, seat: i64, moves: list[int], chance: Chance) -> i64:
    """The move with the most gain, a little noise added so that playouts differ."""
    best = -1000.0
    chosen: i64 = moves[0]
    wanted: i64 = 0
    if s.phase != AIRPORT:
        wanted = _wanted_card(s, seat)
    # On a journey a move is weighed against staying where one is.
    stay = destination_hope(s, seat, place_of(s, seat)) if s.phase == LINE and s.plan == NO_PLAN else 0.0
    whim = chance.below(WHIMS)
    for move in moves:
        gain = _gain(s, seat, move, wanted) if s.plan == NO_PLAN else _plan_gain(s, seat, move)
        if move == SKIP and moves[0] < STAY:
            gain = stay
        gain += _NOISE * liking(whim, move)
        if gain > best:
            best = gain
            chosen = move
    return chosen


def prospects(s: WorldState, seat: i64) -> float:
    """The points a seat has and what its cards, cubes and place promise."""
    value = float(scoring.total(s, seat))
    if s.phase == AIRPORT:
        return value
    cards = float(hand_size(s, seat))
    value += _CARD * cards if cards < _MANY_CARDS else _CARD * (_MANY_CARDS + cards) / 2.0
    at = place_of(s, seat)
    if s.plan == TREK and s.turn == seat:
        at = s.goal
    value += destination_hope(s, seat, at)
    sets = scoring.sets(s, seat)
    next_set = 0.0
    if sets < MOST_SETS:
        next_set = float(SET_VP[s.seats][sets + 1] - SET_VP[s.seats][sets]) / float(COLOURS)
    suitcase = s.luggage[seat].suitcase
    tiles = s.tiles
    for colour in range(COLOURS):
        n = ((suitcase >> (8 * colour)) & 255) - sets
        if n > 0:
            value += next_set + _SPARE_CUBE * float(n - 1)
        if ((tiles >> (4 * colour)) & 15) - 1 != seat and n + sets + 1 >= MIN_MAJORITY:
            value += _SPARE_CUBE
    if (AIRPORT_MASK >> at) & 1:
        value += _AIRPORT
    return value


def progress(s: WorldState) -> float:
    """How near the game is to one of its two ends, from 0 to 1."""
    most: i64 = 0
    for seat in range(s.seats):
        visits = count(s.luggage[seat].visited)
        if visits > most:
            most = visits
    by_tokens = float(tokens_taken(s)) / float(END_TOKENS)
    by_visits = float(most) / float(END_VISITS)
    return by_tokens if by_tokens > by_visits else by_visits


def estimate(s: WorldState, out: list[float]) -> None:
    """Each seat's chance to win: a lead counts the more the nearer the end is."""
    spread = _LEAD_EARLY + (_LEAD_LATE - _LEAD_EARLY) * progress(s)
    most = -1000.0
    for seat in range(s.seats):
        out[seat] = prospects(s, seat)
        if out[seat] > most:
            most = out[seat]
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp((out[seat] - most) / spread)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
