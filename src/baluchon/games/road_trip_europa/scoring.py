"""Points: of a row, of a game, and what decides between seats."""

from mypy_extensions import i64

from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa.state import RoadTripState, Traveller
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import count, has, lowest, plus, rest


def start_end_points(own: Traveller) -> i64:
    """RT-P1: how far the numbers of the first and the last card are apart."""
    first = rows.thing_at(own.row, 0)
    last = rows.thing_at(own.row, c.HAND - 1)
    difference: i64 = c.NUMBER[first] - c.NUMBER[last]
    return difference if difference >= 0 else -difference


def food_points(total: i64) -> i64:
    """RT-P2: what the sum of food values scores."""
    if total <= c.FOOD_LIMIT:
        return total
    return (total + c.FOOD_DIVISOR - 1) // c.FOOD_DIVISOR


def transport_points(transport: i64) -> i64:
    """RT-P3: complete pairs of each kind in a bag."""
    points: i64 = 0
    for kind in range(c.TRANSPORTS):
        points += c.PAIR[kind] * (bags.times(transport, kind) >> 1)
    return points


def culture_points(s: RoadTripState, seat: i64, kind: i64) -> i64:
    """RT-P4: what naming a kind scores now: the symbols in front of the opponents."""
    symbols: i64 = 0
    for own in s.travellers:
        if own.seat != seat:
            symbols += bags.times(own.culture_in_row, kind)
    return culture_worth(symbols, s.seats)


def culture_worth(symbols: i64, seats: i64) -> i64:
    """RT-P4: what so many symbols in front of the opponents score."""
    return symbols * c.CULTURE_POINTS[seats]


def nameable(own: Traveller) -> i64:
    """RT-P4: the kinds a seat may name: in its own row and not named before."""
    kinds: i64 = 0
    for kind in range(c.CULTURES):
        if bags.times(own.culture_in_row, kind) != 0 and not has(own.named, kind):
            kinds = plus(kinds, kind)
    return kinds


def country_total(own: Traveller) -> i64:
    """RT-G1: a point for every country marked."""
    return count(own.visited) * c.COUNTRY_POINTS


def star_total(own: Traveller) -> i64:
    """RT-G2: the stars that the seat took."""
    points: i64 = 0
    stars = own.stars
    while stars != 0:
        points += c.STAR[lowest(stars)]
        stars = rest(stars)
    return points


def has_every_region(visited: i64) -> bool:
    """RT-G3: a country in every region."""
    for region in range(c.REGIONS):
        if visited & c.REGION_CARDS[region] == 0:
            return False
    return True


def total(own: Traveller) -> i64:
    """RT-E1: all the points a seat has so far."""
    rounds = rows.total(own.start_end) + rows.total(own.food) + rows.total(own.transport)
    return rounds + rows.total(own.culture) + country_total(own) + star_total(own) + own.passport


def rank_key(own: Traveller) -> list[int]:
    """RT-E2: total, then passport bonus, then start-and-end points."""
    return [total(own), own.passport, rows.total(own.start_end)]
