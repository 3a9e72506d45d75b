"""Points: of a row, of a game, and who wins."""

from mypy_extensions import i64

from baluchon.games.road_trip_europa.components import (
    COUNT_BITS,
    COUNT_MASK,
    COUNTRY_POINTS,
    CULTURE_POINTS,
    CULTURES,
    FOOD_DIVISOR,
    FOOD_LIMIT,
    FOOD_SHIFT,
    HAND,
    NUMBER,
    PAIR,
    REGIONS,
    ROUNDS,
    STAR,
    SYMBOLS_BITS,
    SYMBOLS_MASK,
    TALLY,
    TRANSPORT_SHIFT,
    TRANSPORTS,
)
from baluchon.games.road_trip_europa.state import (
    PARTS,
    START_END_PART,
    UNDECIDED,
    RoadTripState,
    passport,
    star_takers,
)
from baluchon.kernel.bits import BIT, count


def start_end_points(first: i64, last: i64) -> i64:
    """RT-P1: how far the numbers of the first and the last card are apart."""
    difference: i64 = NUMBER[first] - NUMBER[last]
    return difference if difference >= 0 else -difference


def food_points(total: i64) -> i64:
    """RT-P2: what the sum of food values scores."""
    if total <= FOOD_LIMIT:
        return total
    return (total + FOOD_DIVISOR - 1) // FOOD_DIVISOR


def tally(s: RoadTripState, seat: i64) -> i64:
    """Food values, transport and culture of a row so far, summed in one number (see `TALLY`)."""
    sums: i64 = 0
    first = seat * HAND
    for place in range(first, first + s.pick):
        card: i64 = s.rows[place]
        sums += TALLY[card]
    return sums


def food_total(sums: i64) -> i64:
    """The sum of the food values in a tally."""
    return sums >> FOOD_SHIFT


def transport_points(sums: i64) -> i64:
    """RT-P3: complete pairs of each kind in a tally."""
    counts = sums >> TRANSPORT_SHIFT
    points: i64 = 0
    for kind in range(TRANSPORTS):
        points += PAIR[kind] * ((counts & COUNT_MASK) >> 1)
        counts >>= COUNT_BITS
    return points


def symbols(sums: i64, seat: i64) -> i64:
    """The culture in a seat's tally, at its place in the state's `symbols`."""
    return (sums & SYMBOLS_MASK) << (seat * SYMBOLS_BITS)


def culture_points(s: RoadTripState, seat: i64, kind: i64) -> i64:
    """RT-P4: what naming a kind scores now: the symbols in front of the opponents."""
    others: i64 = 0
    counts = s.symbols >> (kind * COUNT_BITS)
    for other in range(s.seats):
        if other != seat:
            others += counts & COUNT_MASK
        counts >>= SYMBOLS_BITS
    return others * CULTURE_POINTS[s.seats]


def nameable(s: RoadTripState, seat: i64) -> i64:
    """RT-P4: the kinds a seat may name: in its own row and not named before."""
    kinds: i64 = 0
    counts = s.symbols >> (seat * SYMBOLS_BITS)
    for kind in range(CULTURES):
        if counts & COUNT_MASK != 0 and s.culture[seat * CULTURES + kind] == UNDECIDED:
            kinds |= BIT[kind]
        counts >>= COUNT_BITS
    return kinds


def part_total(s: RoadTripState, seat: i64, part: i64) -> i64:
    """A seat's points of one part over all rounds."""
    points: i64 = 0
    for round in range(ROUNDS):
        points += s.points[(seat * ROUNDS + round) * PARTS + part]
    return points


def culture_total(s: RoadTripState, seat: i64) -> i64:
    points: i64 = 0
    for i in range(seat * CULTURES, (seat + 1) * CULTURES):
        if s.culture[i] != UNDECIDED:
            points += s.culture[i]
    return points


def star_total(s: RoadTripState, seat: i64) -> i64:
    points: i64 = 0
    for region in range(REGIONS):
        if star_takers(s, region) & BIT[seat]:
            points += STAR[region]
    return points


def total(s: RoadTripState, seat: i64) -> i64:
    """RT-E1: all the points a seat has so far."""
    points = culture_total(s, seat) + count(s.visited[seat]) * COUNTRY_POINTS + star_total(s, seat) + passport(s, seat)
    for i in range(seat * ROUNDS * PARTS, (seat + 1) * ROUNDS * PARTS):
        points += s.points[i]
    return points


def rank_key(s: RoadTripState, seat: i64) -> list[int]:
    """RT-E2: what decides between seats: total, passport bonus, start-and-end total."""
    return [total(s, seat), passport(s, seat), part_total(s, seat, START_END_PART)]


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
