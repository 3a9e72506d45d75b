"""Points: of a row, of a game, and who wins."""

from mypy_extensions import i64

from baluchon.games.road_trip_europa.components import (
    COUNTRY_POINTS,
    CULTURE_CARDS,
    CULTURE_POINTS,
    CULTURES,
    FOOD_DIVISOR,
    FOOD_LIMIT,
    FOOD_VALUE,
    HAND,
    NUMBER,
    PAIR,
    REGIONS,
    ROUNDS,
    STAR,
    TRANSPORT,
    TRANSPORTS,
)
from baluchon.games.road_trip_europa.state import EMPTY, UNDECIDED, RoadTripState
from baluchon.kernel.bits import BIT, count


def row_mask(s: RoadTripState, seat: i64) -> i64:
    """The cards in a seat's row."""
    mask: i64 = 0
    for place in range(seat * HAND, (seat + 1) * HAND):
        card = s.rows[place]
        if card != EMPTY:
            mask |= BIT[card]
    return mask


def start_end_points(row: list[int]) -> i64:
    """RT-P1: how far the numbers of the first and the last card are apart."""
    difference: i64 = NUMBER[row[0]] - NUMBER[row[len(row) - 1]]
    return difference if difference >= 0 else -difference


def food_points(total: i64) -> i64:
    """RT-P2: what the sum of food values scores."""
    if total <= FOOD_LIMIT:
        return total
    return (total + FOOD_DIVISOR - 1) // FOOD_DIVISOR


def food_total(row: list[int]) -> i64:
    """The sum of the food values of a row."""
    total: i64 = 0
    for card in row:
        total += FOOD_VALUE[card]
    return total


def transport_points(row: list[int]) -> i64:
    """RT-P3: complete pairs of each kind."""
    counts = [0] * TRANSPORTS
    for card in row:
        if TRANSPORT[card] >= 0:
            counts[TRANSPORT[card]] += 1
    points: i64 = 0
    for kind in range(TRANSPORTS):
        points += PAIR[kind] * (counts[kind] // 2)
    return points


def culture_points(s: RoadTripState, seat: i64, kind: i64) -> i64:
    """RT-P4: what naming a kind scores now: the symbols in front of the opponents."""
    symbols: i64 = 0
    for other in range(s.seats):
        if other != seat:
            symbols += count(row_mask(s, other) & CULTURE_CARDS[kind])
    return symbols * CULTURE_POINTS[s.seats]


def nameable(s: RoadTripState, seat: i64) -> i64:
    """RT-P4: the kinds a seat may name: in its own row and not named before."""
    own = row_mask(s, seat)
    kinds: i64 = 0
    for kind in range(CULTURES):
        if own & CULTURE_CARDS[kind] and s.culture[seat * CULTURES + kind] == UNDECIDED:
            kinds |= BIT[kind]
    return kinds


def sum_of_rounds(values: list[int], seat: i64) -> i64:
    """A seat's sum over the rounds."""
    total: i64 = 0
    for i in range(seat * ROUNDS, (seat + 1) * ROUNDS):
        total += values[i]
    return total


def culture_total(s: RoadTripState, seat: i64) -> i64:
    total: i64 = 0
    for i in range(seat * CULTURES, (seat + 1) * CULTURES):
        if s.culture[i] != UNDECIDED:
            total += s.culture[i]
    return total


def star_total(s: RoadTripState, seat: i64) -> i64:
    total: i64 = 0
    for region in range(REGIONS):
        if s.stars[region] & BIT[seat]:
            total += STAR[region]
    return total


def total(s: RoadTripState, seat: i64) -> i64:
    """RT-E1: all the points a seat has so far."""
    return (
        sum_of_rounds(s.start_end, seat)
        + sum_of_rounds(s.food, seat)
        + sum_of_rounds(s.transport, seat)
        + culture_total(s, seat)
        + count(s.visited[seat]) * COUNTRY_POINTS
        + star_total(s, seat)
        + s.passports[seat]
    )


def rank_key(s: RoadTripState, seat: i64) -> list[int]:
    """RT-E2: what decides between seats: total, passport bonus, start-and-end total."""
    return [total(s, seat), s.passports[seat], sum_of_rounds(s.start_end, seat)]


def winners(s: RoadTripState) -> i64:
    """The mask of the seats with the best key."""
    best = rank_key(s, 0)
    mask: i64 = BIT[0]
    for seat in range(1, s.seats):
        key = rank_key(s, seat)
        if key > best:
            best = key
            mask = BIT[seat]
        elif key == best:
            mask |= BIT[seat]
    return mask
