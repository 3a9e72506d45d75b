"""What a good player would think: how likely each seat is to win, and a quick sensible choice.

Everything is weighed in points. The weights are judgements, not rules; every rule figure comes from the components.
"""

from typing import Final

from mypy_extensions import i64

from baluchon.games.trekking_the_world import actions, figures, moving, scoring, state
from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world.state import Trekker, WorldState, most_visits, row_size, tokens_taken
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import count, has, lowest, rest
from baluchon.kernel.chance import WHIMS, Chance
from baluchon.kernel.game import NONE
from baluchon.kernel.insight import best_liked, shares

_AVERAGE_TOKEN: Final = float(sum(v * n for v, n in zip(c.TOKEN_VALUES, c.TOKEN_COPIES, strict=True))) / float(
    sum(c.TOKEN_COPIES)
)
_CARD: Final = 2.5  # a trek card in hand
_MANY_CARDS: Final = 8.0  # cards beyond these are worth half
_NEEDED: Final = 1.5  # what a card of a missing symbol is worth more
_MISSING: Final = 0.8  # what is left of a destination for each symbol still to be found …
_FAR: Final = 0.985  # … and for each link still to go
_LATER: Final = 0.6  # a visit to come may come to nothing
_SECOND: Final = 0.35  # how much the second best destination counts
_SPARE_CUBE: Final = 0.8  # a cube beyond the set being collected
_TILE_NOW: Final = 0.75  # a majority may be lost again
_TILE_HOPE: Final = 0.5
_REGION_HOPE: Final = 0.5  # the last but one cube of a region brings somebody its token
_AIRPORT: Final = 0.5  # flights are free
_RECOLOUR: Final = 1.0
_NOISE: Final = 0.5  # spread of the playout policy, in points
_LEAD_LATE: Final = 5.0  # points of lead that mean something at the end of a game …
_LEAD_EARLY: Final = 14.0  # … and at its beginning


def _left_after(part: float, most: int) -> list[float]:
    """What is left of 1 when this part of it is left no time, once, twice …"""
    left = [1.0]
    for _ in range(most):
        left.append(left[-1] * part)
    return left


_CARDS: Final[i64] = len(c.CARD_PLACE)
_LEFT_MISSING: Final[list[float]] = _left_after(_MISSING, figures.MOST_SYMBOLS)  # by symbols that are missing
_left_far: list[float] = _left_after(_FAR, c.PLACES)
# By place and destination card: what is left of the card for one who stands at the place.
_NEARNESS: Final[list[float]] = [
    _left_far[c.WORLD.distance(at, place)] for at in range(c.PLACES) for place in c.CARD_PLACE
]


def cube_gain(s: WorldState, own: Trekker, place: i64) -> float:
    """What the cube of a place adds: to sets, to majorities, and as the last of its region."""
    if not has(s.cubes.lying, place):
        return 0.0
    gain = _colour_gain(s, own, own.suitcase, s.cubes.on(place))
    left = count(s.cubes.lying & c.REGION_MASK[c.PLACE_REGION[place]])
    if left == 1:
        gain += _AVERAGE_TOKEN
    elif left == 2:
        gain -= _REGION_HOPE
    return gain


def _colour_gain(s: WorldState, own: Trekker, suitcase: i64, colour: i64) -> float:
    """What one more cube of a colour adds to a suitcase."""
    held = rows.at(suitcase, colour)
    sets = scoring.sets(suitcase)
    gain = _SPARE_CUBE
    if sets < c.MOST_SETS and held == sets:
        lacking: i64 = 0
        for other_colour in range(c.COLOURS):
            if rows.at(suitcase, other_colour) <= sets:
                lacking += 1
        gain = _next_set_points(s, sets) / float(lacking)
    if has(own.tiles, colour):
        return gain + _SPARE_CUBE
    most: i64 = 0
    taken = False
    for other in s.trekkers:
        if other is not own:
            n = rows.at(other.suitcase, colour)
            if n > most:
                most = n
            if has(other.tiles, colour):
                taken = True
    tile = float(s.figures.majority_vp[s.seats][colour])
    if moving.wins_tile(held + 1, most):
        return gain + tile * (1.0 if taken else _TILE_NOW)
    if held + 2 > most:
        gain += tile * _TILE_HOPE / float(s.seats)
    return gain


def _next_set_points(s: WorldState, sets: i64) -> float:
    """What the next set is worth after this number of them."""
    worth = s.figures.set_vp[s.seats]
    return float(worth[sets + 1] - worth[sets])


def visit_points(s: WorldState, place: i64) -> float:
    """Card and token for visiting the card at a place of the row."""
    return float(s.figures.card_vp[rows.thing_at(s.row, place)]) + float(actions.bonus_at(s, place))


def _promises(s: WorldState, own: Trekker) -> list[float]:
    """What each open destination would bring, less what is missing from the hand, wherever the trekker is."""
    held = treks.symbols(own.hand)
    promises: list[float] = []
    for place in range(row_size(s)):
        missing = actions.missing(s, held, rows.thing_at(s.row, place))
        promises.append(visit_points(s, place) * _LEFT_MISSING[missing])
    return promises


def _destination_hope(s: WorldState, promises: list[float], at: i64) -> float:
    """What the open destinations promise a trekker at a place: the best in full, the second in part."""
    best = 0.0
    second = 0.0
    for place in range(len(promises)):
        hope = promises[place] * _NEARNESS[at * _CARDS + rows.thing_at(s.row, place)]
        if hope > best:
            second = best
            best = hope
        elif hope > second:
            second = hope
    return _LATER * (best + _SECOND * second)


def _wanted_card(s: WorldState, promises: list[float], at: i64) -> i64:
    """The open destination that promises most from a place."""
    best = -1.0
    wanted = NONE
    for place in range(len(promises)):
        card = rows.thing_at(s.row, place)
        hope = promises[place] * _NEARNESS[at * _CARDS + card]
        if hope > best:
            best = hope
            wanted = card
    return wanted


def _can_visit_after(s: WorldState, hand: i64, card: i64, links: i64) -> bool:
    """Whether a hand can pay both the way and the card at its end, the low values being kept for the way."""
    values = treks.values(hand)
    for symbol in range(c.SYMBOLS):
        need: i64 = s.figures.cost[card * c.SYMBOLS + symbol]
        value = c.VALUES
        while need > 0 and value > 0:
            value -= 1
            n = bags.times(hand, symbol * c.VALUES + value)
            if n > need:
                n = need
            need -= n
            values = rows.add(values, value, -n)
        if need > 0:
            return False
    return has(moving.sums(values), links)


def _way_price(hand: i64, links: i64) -> float:
    """What the cards for a way cost: as few as the values of a hand allow, guessed from the highest down."""
    values = treks.values(hand)
    cards: i64 = 0
    value = c.VALUES
    while links > 0 and value > 0:
        n = rows.at(values, value - 1)
        if n * value > links:
            n = links // value
        cards += n
        links -= n * value
        value -= 1
    return _CARD * float(cards + links)


def _place_gain(s: WorldState, own: Trekker, promises: list[float], place: i64, links: i64) -> float:
    """What going to a place brings, the price of the way being taken off."""
    gain = cube_gain(s, own, place) - _way_price(own.hand, links)
    for i in range(row_size(s)):
        card = rows.thing_at(s.row, i)
        if c.CARD_PLACE[card] == place and _can_visit_after(s, own.hand, card, links):
            return gain + visit_points(s, i)
    return gain + _destination_hope(s, promises, place)


def _best_cube(s: WorldState, own: Trekker, places: i64) -> float:
    """What the best cube on some places adds."""
    best = 0.0
    while places != 0:
        gain = cube_gain(s, own, lowest(places))
        if gain > best:
            best = gain
        places = rest(places)
    return best


def _airport_gain(s: WorldState, own: Trekker, promises: list[float], airport: i64) -> float:
    """What a flight opens up: the destinations, and the best cube next to the airport."""
    near = c.WORLD.near(airport) & ~moving.barred(s, own)
    return _best_cube(s, own, near) + _destination_hope(s, promises, airport) - _CARD


def _card_worth(s: WorldState, own: Trekker, wanted: i64, kind: i64) -> float:
    """What one more card of a kind is worth to a hand that saves for a destination."""
    symbol = c.SYMBOL[kind]
    worth = _CARD + 0.05 * float(c.VALUE[kind])
    if treks.of_symbol(own.hand, symbol) < s.figures.cost[wanted * c.SYMBOLS + symbol]:
        worth += _NEEDED
    return worth


def _price_of(s: WorldState, own: Trekker, wanted: i64, kind: i64) -> float:
    """What giving a card of a kind away costs a hand that saves for a destination."""
    symbol = c.SYMBOL[kind]
    if treks.of_symbol(own.hand - s.paid, symbol) <= s.figures.cost[wanted * c.SYMBOLS + symbol]:
        return _CARD + _NEEDED
    return _CARD


def _journey_gain(s: WorldState, own: Trekker, journey: i64) -> float:
    """What the lines of a journey bring, less its price and the draw one goes without."""
    gain = -float(c.JOURNEY_PRICE) * _CARD - 2.0 * _CARD
    lines = c.JOURNEY_LINES[journey]
    numbers = c.JOURNEY_NUMBERS[journey]
    for i in range(len(lines)):
        effect: i64 = lines[i]
        number: i64 = numbers[i]
        if effect == c.DRAW_LINE:
            gain += _CARD * float(number)
        elif effect == c.GAIN_LINE:
            if s.threes_left > 0:
                gain += float(c.THREE)
        elif effect == c.MOVE_LINE:
            gain += _best_cube(s, own, c.WORLD.within(own.place, moving.barred(s, own), number))
        elif effect == c.VISIT_LINE:
            card = actions.card_here(s, own)
            if card != NONE and actions.missing(s, treks.symbols(own.hand), card) <= number:
                gain += visit_points(s, rows.find(s.row, card)) * 0.9
        elif effect != c.AIRPORT_LINE:
            gain += _RECOLOUR
    return gain


def _recolour_gain(s: WorldState, own: Trekker, before: i64, after: i64) -> float:
    """What moving a cube to another row changes in points."""
    without = rows.add(own.suitcase, before, -1)
    loss = _colour_gain(s, own, without, before)
    gain = _colour_gain(s, own, without, after)
    if has(own.tiles, before):
        loss += float(s.figures.majority_vp[s.seats][before])
    more = scoring.set_points(s, rows.add(without, after, 1)) - scoring.set_points(s, own.suitcase)
    return gain - loss + float(more)


def _plan_gain(s: WorldState, own: Trekker, wanted: i64, move: i64) -> float:
    """What a step of paying brings, in points."""
    if move == c.DEPART:
        return 0.0
    if move >= c.WAIVE:
        symbol = move - c.WAIVE
        return float(treks.of_symbol(s.need, symbol) - treks.of_symbol(own.hand, symbol))
    kind = move - c.PAY
    by_value = 0.5 if s.plan == state.TREK else -0.1
    return by_value * float(c.VALUE[kind]) - _price_of(s, own, wanted, kind)


def _gain(s: WorldState, own: Trekker, promises: list[float], wanted: i64, move: i64) -> float:
    """What a move brings, in points, to a seat that saves for a wanted destination."""
    if move < c.FLY or move == c.SKIP:
        return 0.0
    if move < c.GO:
        return _airport_gain(s, own, promises, c.AIRPORTS[move - c.FLY])
    if move < c.STAY:
        links: i64 = 0 if s.phase == state.LINE else c.WORLD.distance(own.place, move - c.GO)
        return _place_gain(s, own, promises, move - c.GO, links)
    if move == c.STAY:
        return 0.0
    if move < c.DRAW:
        return _card_worth(s, own, wanted, move - c.TAKE)
    if move == c.DRAW:
        return _CARD + 0.4
    if move < c.JOURNEY:
        return visit_points(s, rows.find(s.row, move - c.VISIT))
    if move < c.WAIVE:
        return _journey_gain(s, own, move - c.JOURNEY)
    if move == c.GAIN:
        return float(c.THREE)
    before, after = c.RECOLOURS[move - c.RECOLOUR]
    return _recolour_gain(s, own, before, after)


def suggest(s: WorldState, seat: i64, moves: list[int], chance: Chance) -> i64:
    """The move with the most gain, a little noise added so that playouts differ."""
    own = s.trekkers[seat]
    promises = _promises(s, own)
    wanted = _wanted_card(s, promises, s.goal if s.plan == state.TREK else own.place)
    whim = chance.below(WHIMS)
    gains: list[float] = []
    for move in moves:
        if s.plan == state.NO_PLAN:
            gains.append(_gain(s, own, promises, wanted, move))
        else:
            gains.append(_plan_gain(s, own, wanted, move))
    if moves[len(moves) - 1] == c.SKIP and moves[0] < c.STAY:
        # On a journey a way is weighed against staying where one is.
        gains[len(gains) - 1] = _destination_hope(s, promises, own.place)
    return best_liked(moves, gains, whim, _NOISE)


def prospects(s: WorldState, own: Trekker) -> float:
    """The points a seat has and what its cards, cubes and place promise."""
    value = float(scoring.total(s, own))
    if s.phase == state.AIRPORT:
        return value
    cards = float(bags.size(own.hand))
    value += _CARD * cards if cards < _MANY_CARDS else _CARD * (_MANY_CARDS + cards) / 2.0
    at = s.goal if s.plan == state.TREK and s.turn == own.seat else own.place
    value += _destination_hope(s, _promises(s, own), at)
    sets = scoring.sets(own.suitcase)
    next_set = _next_set_points(s, sets) / float(c.COLOURS) if sets < c.MOST_SETS else 0.0
    for colour in range(c.COLOURS):
        n = rows.at(own.suitcase, colour) - sets
        if n > 0:
            value += next_set + _SPARE_CUBE * float(n - 1)
        if not has(own.tiles, colour) and n + sets + 1 >= c.MIN_MAJORITY:
            value += _SPARE_CUBE
    if has(c.AIRPORT_MASK, at):
        value += _AIRPORT
    return value


def progress(s: WorldState) -> float:
    """How near the game is to one of its two ends, from 0 to 1."""
    by_tokens = float(tokens_taken(s)) / float(c.END_TOKENS)
    by_visits = float(most_visits(s)) / float(c.END_VISITS)
    return by_tokens if by_tokens > by_visits else by_visits


def estimate(s: WorldState, out: list[float]) -> None:
    """Each seat's chance to win: a lead counts the more the nearer the end is."""
    for seat in range(s.seats):
        out[seat] = prospects(s, s.trekkers[seat])
    shares(out, _LEAD_EARLY + (_LEAD_LATE - _LEAD_EARLY) * progress(s))
