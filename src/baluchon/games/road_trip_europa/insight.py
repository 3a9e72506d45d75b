"""What a good player would think: how likely each seat is to win, and a quick sensible choice.

The weights are judgements, not rules; every rule figure comes from the components.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from baluchon.games.road_trip_europa import scoring
from baluchon.games.road_trip_europa.components import (
    COUNTRY_POINTS,
    CULTURE,
    CULTURE_CARDS,
    CULTURE_POINTS,
    CULTURES,
    FOOD_VALUE,
    FREQUENCY,
    HAND,
    NAME,
    NUMBER,
    PAIR,
    PASSPORT,
    PICK,
    REGION,
    REGION_CARDS,
    REGIONS,
    ROUNDS,
    STAR,
    TALLY,
    TRANSPORT,
)
from baluchon.games.road_trip_europa.state import (
    CULTURE_CHOICE,
    DRAFT,
    NO_CULTURE,
    UNDECIDED,
    RoadTripState,
    choice,
    passport,
    star_takers,
)
from baluchon.kernel.bits import BIT, count
from baluchon.kernel.chance import WHIMS, Chance, liking

_FIRST_CARD: Final = 0.7  # worth of each step of the first number away from the middle
_MIDDLE: Final = 4.0
_HALF_PAIR: Final = 0.11  # chance per pick left and card left that a single one finds its partner
_SHORT_OF_FOOD: Final = 0.5  # how much of a loss by halving is feared while more food may come
_KEEP_CULTURE: Final = 0.75  # share of a kind's average that it must score to be named early
_CULTURE_IN_OTHER_ROWS: Final = 0.75
_NOISE: Final = 0.6  # spread of the playout policy, in points
_SPREAD_NOW: Final = 2.5  # points of lead that mean something at the end of a game …
_SPREAD_ROUND: Final = 3.0  # … and more for each round still to come


def _average_culture(s: RoadTripState, kind: i64) -> float:
    """What a kind scores on average: its symbols among the cards in play, less those in the own row."""
    in_play = float(s.seats * HAND) / float(len(NUMBER))
    others = float(s.seats - 1) / float(s.seats)
    return float(count(CULTURE_CARDS[kind]) * CULTURE_POINTS[s.seats]) * in_play * others


def _culture_hope(s: RoadTripState, seat: i64, own: i64) -> float:
    """What the best kind still free would score, guessed from its frequency."""
    best = 0.0
    for kind in range(CULTURES):
        if own & CULTURE_CARDS[kind] and s.culture[seat * CULTURES + kind] == UNDECIDED:
            hope = _average_culture(s, kind)
            if hope > best:
                best = hope
    return best


def card_gain(s: RoadTripState, seat: i64, card: i64) -> float:
    """What a card would add to a seat's row, in points, with what it makes likely."""
    left = float(HAND - 1 - s.pick)
    gain = 0.0
    own: i64 = 0
    food: i64 = 0
    same_transport: i64 = 0
    transport: i64 = TRANSPORT[card]
    for place in range(s.pick):
        laid = s.rows[seat * HAND + place]
        own |= BIT[laid]
        food += FOOD_VALUE[laid]
        if transport >= 0 and TRANSPORT[laid] == transport:
            same_transport += 1
    if s.pick == 0:
        distance = float(NUMBER[card]) - _MIDDLE
        gain += _FIRST_CARD * (distance if distance > 0.0 else -distance)
    if FOOD_VALUE[card] != 0:
        change = float(scoring.food_points(food + FOOD_VALUE[card]) - scoring.food_points(food))
        gain += change if change > 0.0 else change * _SHORT_OF_FOOD
    if transport >= 0:
        if same_transport % 2 == 1:
            gain += float(PAIR[transport])
        else:
            likely = _HALF_PAIR * left * float(FREQUENCY[transport] - same_transport - 1) / 2.0
            gain += float(PAIR[transport]) * (likely if likely < 0.6 else 0.6)
    gain += _country_gain(s, seat, card, own)
    culture: i64 = CULTURE[card]
    if culture >= 0 and s.culture[seat * CULTURES + culture] == UNDECIDED:
        hope = _average_culture(s, culture) - _culture_hope(s, seat, own)
        if hope > 0.0:
            gain += hope * _CULTURE_IN_OTHER_ROWS
    return gain


def _country_gain(s: RoadTripState, seat: i64, card: i64, own: i64) -> float:
    """A new country: its point, and the way it goes towards star and passport."""
    visited: i64 = s.visited[seat] | own
    if visited & BIT[card]:
        return 0.0
    gain = float(COUNTRY_POINTS)
    region: i64 = REGION[card]
    cards: i64 = REGION_CARDS[region]
    have = float(count(visited & cards))
    size = float(count(cards))
    if star_takers(s, region) == 0:
        gain += float(STAR[region]) * (2.0 * have + 1.0) / (size * size)
    if have == 0.0 and passport(s, seat) == 0 and s.passport_places < len(PASSPORT):
        seen: i64 = 0
        for other in range(REGIONS):
            if visited & REGION_CARDS[other]:
                seen += 1
        gain += float(PASSPORT[s.passport_places] * (2 * seen + 1)) / float(REGIONS * REGIONS)
    return gain


def _name_gain(s: RoadTripState, seat: i64, kind: i64) -> float:
    """What naming a kind now is worth against keeping it for a later round."""
    if kind == NO_CULTURE:
        return 0.0
    points = float(scoring.culture_points(s, seat, kind))
    rounds_left = ROUNDS - 1 - s.round
    free: i64 = 0
    for other in range(CULTURES):
        if s.culture[seat * CULTURES + other] == UNDECIDED:
            free += 1
    # With as many free kinds as rounds none can be saved for later.
    if rounds_left == 0 or free > rounds_left:
        return points + 0.1
    return points - _KEEP_CULTURE * _average_culture(s, kind)


def suggest(s: RoadTripState, seat: i64, moves: list[int], chance: Chance) -> i64:
    """The move with the most gain, a little noise added so that playouts differ."""
    best = -1000.0
    chosen: i64 = moves[0]
    whim = chance.below(WHIMS)
    for move in moves:
        gain = card_gain(s, seat, move - PICK) if s.phase == DRAFT else _name_gain(s, seat, move - NAME)
        gain += _NOISE * liking(whim, move)
        if gain > best:
            best = gain
            chosen = move
    return chosen


def prospects(s: RoadTripState, seat: i64) -> float:
    """The points a seat has and what its unfinished row promises."""
    value = float(scoring.total(s, seat))
    if s.phase == CULTURE_CHOICE:
        named = choice(s, seat)
        if named == NO_CULTURE:
            return value
        if named != UNDECIDED:
            return value + float(scoring.culture_points(s, seat, named))
        return value + _culture_hope(s, seat, _row_cards(s, seat))
    if s.phase != DRAFT:
        return value
    chosen = choice(s, seat)
    sums = scoring.tally(s, seat)
    first: i64 = s.rows[seat * HAND] if s.pick > 0 else chosen
    if first == UNDECIDED:
        return value
    # The row so far, as if its cards were laid one after the other; a card chosen counts as laid.
    own: i64 = 0
    for place in range(s.pick):
        card: i64 = s.rows[seat * HAND + place]
        value += _country_gain(s, seat, card, own)
        own |= BIT[card]
    if chosen != UNDECIDED:
        value += _country_gain(s, seat, chosen, own)
        own |= BIT[chosen]
        sums += TALLY[chosen]
    distance = float(NUMBER[first]) - _MIDDLE
    value += _FIRST_CARD * (distance if distance > 0.0 else -distance)
    value += float(scoring.food_points(scoring.food_total(sums)) + scoring.transport_points(sums))
    value += _culture_hope(s, seat, own) * _CULTURE_IN_OTHER_ROWS
    return value


def _row_cards(s: RoadTripState, seat: i64) -> i64:
    cards: i64 = 0
    for place in range(seat * HAND, seat * HAND + s.pick):
        cards |= BIT[s.rows[place]]
    return cards


def estimate(s: RoadTripState, out: list[float]) -> None:
    """Each seat's chance to win: a lead counts the more the fewer rounds are left."""
    spread = _SPREAD_NOW + _SPREAD_ROUND * float(ROUNDS - s.round)
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
