"""Points: for what, in all, and who is ahead."""

from mypy_extensions import i64

from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world.state import Trekker, WorldState
from baluchon.kernel import rows
from baluchon.kernel.bits import lowest, rest


def majority_points(s: WorldState, own: Trekker) -> i64:
    """TW-K2: the majority tiles of a seat."""
    points: i64 = 0
    tiles = own.tiles
    while tiles != 0:
        points += s.figures.majority_vp[s.seats][lowest(tiles)]
        tiles = rest(tiles)
    return points


def token_points(s: WorldState, own: Trekker) -> i64:
    """TW-K4: the region tokens of a seat; their values are its secret until the end."""
    points: i64 = 0
    regions = own.regions
    while regions != 0:
        points += rows.at(s.tokens, lowest(regions))
        regions = rest(regions)
    return points


def vp_token_points(own: Trekker) -> i64:
    """TW-A3: the VP tokens of a seat."""
    return own.threes * c.THREE + own.fives * c.FIVE


def destination_points(s: WorldState, own: Trekker) -> i64:
    """TW-A2: the destination cards of a seat."""
    points: i64 = 0
    cards = own.visited
    while cards != 0:
        points += s.figures.card_vp[lowest(cards)]
        cards = rest(cards)
    return points


def sets(suitcase: i64) -> i64:
    """TW-E2: complete sets that count."""
    found = c.MOST_SETS
    for colour in range(c.COLOURS):
        n = rows.at(suitcase, colour)
        if n < found:
            found = n
    return found


def set_points(s: WorldState, suitcase: i64) -> i64:
    """TW-E2: what the sets in a suitcase are worth."""
    return s.figures.set_vp[s.seats][sets(suitcase)]


def open_total(s: WorldState, own: Trekker) -> i64:
    """The points all can see: everything but the region tokens."""
    return majority_points(s, own) + vp_token_points(own) + destination_points(s, own) + set_points(s, own.suitcase)


def total(s: WorldState, own: Trekker) -> i64:
    """TW-E2: all the points a seat has so far."""
    return open_total(s, own) + token_points(s, own)


def rank_key(s: WorldState, seat: i64) -> list[int]:
    """TW-E3: the most points win and, among equals, the most cubes."""
    own = s.trekkers[seat]
    return [total(s, own), rows.total(own.suitcase)]
