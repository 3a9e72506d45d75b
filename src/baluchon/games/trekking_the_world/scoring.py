"""Points: for what, in all, and who wins."""

from mypy_extensions import i64

from baluchon.games.trekking_the_world.components import (
    CARD_VP,
    COLOURS,
    FIVE,
    MAJORITY_VP,
    MOST_SETS,
    SET_VP,
    THREE,
)
from baluchon.games.trekking_the_world.state import WorldState
from baluchon.kernel.bits import BIT, lowest
from baluchon.kernel.lanes import lane


def majority_points(s: WorldState, seat: i64) -> i64:
    held: i64 = 0
    tiles = s.tiles
    while tiles != 0:
        if (tiles & 15) - 1 == seat:
            held += 1
        tiles >>= 4
    return held * MAJORITY_VP[s.seats]


def token_points(s: WorldState, seat: i64) -> i64:
    """The region tokens of a seat; their values are its secret until the end."""
    points: i64 = 0
    holders = s.holders
    tokens = s.tokens
    while holders != 0:
        if (holders & 15) - 1 == seat:
            points += tokens & 15
        holders >>= 4
        tokens >>= 4
    return points


def vp_token_points(s: WorldState, seat: i64) -> i64:
    return lane(s.threes, seat) * THREE + lane(s.fives, seat) * FIVE


def destination_points(s: WorldState, seat: i64) -> i64:
    points: i64 = 0
    cards = s.luggage[seat].visited
    while cards != 0:
        points += CARD_VP[lowest(cards)]
        cards &= cards - 1
    return points


def sets(s: WorldState, seat: i64) -> i64:
    """TW-E2: complete sets that count."""
    suitcase = s.luggage[seat].suitcase
    found = MOST_SETS
    for colour in range(COLOURS):
        n = (suitcase >> (8 * colour)) & 255
        if n < found:
            found = n
    return found


def suitcase_points(s: WorldState, seat: i64) -> i64:
    return SET_VP[s.seats][sets(s, seat)]


def cubes(s: WorldState, seat: i64) -> i64:
    """TW-E3: all cubes of a seat."""
    suitcase = s.luggage[seat].suitcase
    n: i64 = 0
    while suitcase != 0:
        n += suitcase & 255
        suitcase >>= 8
    return n


def open_total(s: WorldState, seat: i64) -> i64:
    """The points all can see: everything but the region tokens."""
    return majority_points(s, seat) + vp_token_points(s, seat) + destination_points(s, seat) + suitcase_points(s, seat)


def total(s: WorldState, seat: i64) -> i64:
    """TW-E2: all the points a seat has so far."""
    return open_total(s, seat) + token_points(s, seat)


def winners(s: WorldState) -> i64:
    """TW-E3: the mask of the seats with the most points and, among them, the most cubes."""
    best: i64 = -1
    mask: i64 = 0
    for seat in range(s.seats):
        # A game has fewer than 64 cubes, so points come first.
        key = total(s, seat) * 64 + cubes(s, seat)
        if key > best:
            best = key
            mask = BIT[seat]
        elif key == best:
            mask |= BIT[seat]
    return mask
