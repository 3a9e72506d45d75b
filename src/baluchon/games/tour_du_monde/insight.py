"""What a good player would think: how likely each seat is to win, and a quick sensible choice.

The *burden* of a hand is about how many turns it takes to be rid of it: an open secondary destination goes down
at once, an open stop takes a turn, what is steps away from the tour will rather have to be discarded. Points in
hand count the more the nearer somebody is to going out. The weights are judgements, not rules.
"""

from math import exp

from mypy_extensions import i64

from baluchon.games.tour_du_monde import scoring
from baluchon.games.tour_du_monde.components import (
    CHARTER,
    DISCARD,
    DISTANCE,
    FINISH,
    GIVE,
    HALF,
    JOKERS_HIGH,
    LAY,
    OPENS_HIGH,
    PLUS_ONE,
    PLUS_ONES_HIGH,
    POINTS,
    SECONDARIES_HIGH,
    SECONDARY,
    START,
    STOPS,
    STOPS_HIGH,
)
from baluchon.games.tour_du_monde.reach import steps, stop_of
from baluchon.games.tour_du_monde.state import (
    CHOOSING_START,
    TourState,
    is_in,
)
from baluchon.kernel.bits import BIT, count, lowest
from baluchon.kernel.chance import Chance

W: list[float] = [
    0.0, 0.6, 0.85, 0.95, 1.0, 1.0, 1.0, 1.0,  # 0: stop by steps
    0.05, 0.25, 0.5, 0.6, 0.7, 0.8, 0.8, 0.8,  # 8: secondary, country in hand (0: open)
    0.0, 0.7, 0.9, 0.95, 1.0, 1.0, 1.0, 1.0,  # 16: secondary, by steps of its country
    1.1,  # 24 secondary whose country is discarded
    0.45,  # 25 joker
    0.8,  # 26 +1
    0.15,  # 27 risk per ten points, always
    0.6,  # 28 risk per ten points / smallest other hand
    3.0,  # 29 going out
    1.0,  # 30 going out doubled
    0.8,  # 31 joker takes this share of the largest burden
    0.1,  # 32 noise
    0.3,  # 33 extra for +1 discard per 1/hand size of smallest
    2.5,  # 34 estimate: turns spread
    12.0, # 35 spread of points at the end
    15.0, # 36 spread of points per round left
    0.8,  # 37 shed
    8.0,  # 38 base catch
    0.02, # 39 opponents help by opening
]


def _steps_of_hand(s: TourState, low: i64, high: i64) -> list[int]:
    """The destinations of a hand and how far each is from the tour, one after the other."""
    found: list[int] = []
    while low != 0:
        card = lowest(low)
        found.append(card)
        found.append(steps(s.tour_low, s.tour_high, card))
        low &= low - 1
    high &= STOPS_HIGH | SECONDARIES_HIGH
    while high != 0:
        card = HALF + lowest(high)
        found.append(card)
        found.append(steps(s.tour_low, s.tour_high, stop_of(card)))
        high &= high - 1
    return found


def _weight(s: TourState, hand: list[int], low: i64, high: i64, laid: i64, risk: float) -> float:
    """What the cards (low, high) out of a hand weigh, in turns, if a stop were laid (-1: none)."""
    total = 0.0
    largest = 0.0
    points: i64 = 0
    for i in range(0, len(hand), 2):
        card: i64 = hand[i]
        if not is_in(card, low, high):
            continue
        points += POINTS[card]
        n: i64 = hand[i + 1]
        stop = stop_of(card)
        if laid >= 0:
            nearer: i64 = DISTANCE[laid * STOPS + stop]
            if nearer < n:
                n = nearer
        if card < SECONDARY:
            each = W[n]
            if each > largest:
                largest = each
        elif n == 0 or is_in(stop, low, high):
            each = W[8 + n]
        elif is_in(stop, s.discards_low, s.discards_high):
            each = W[24]
        else:
            each = W[16 + n]
        total += each
    jokers = count(high & JOKERS_HIGH)
    if jokers > 0:
        total += W[25] * float(jokers) - W[31] * largest
    return total + W[26] * float(count(high & PLUS_ONES_HIGH)) + risk * float(points)


def _risk(s: TourState, seat: i64) -> float:
    """What a point in hand weighs, in turns."""
    smallest: i64 = 100
    for other in range(s.seats):
        if other != seat:
            size = hand_size(s, other)
            if size < smallest:
                smallest = size
    return (W[27] + W[28] / float(smallest)) / 10.0


def hand_size(s: TourState, seat: i64) -> i64:
    low: i64 = s.hands[2 * seat]
    high: i64 = s.hands[2 * seat + 1]
    return count(low) + count(high)


def _lay_value(s: TourState, seat: i64, hand: list[int], card: i64, chartered: bool, risk: float) -> float:
    """How good it is to lay a card: what the rest of the hand weighs then, and whether it may go out."""
    low: i64 = s.hands[2 * seat]
    high: i64 = s.hands[2 * seat + 1]
    if card < HALF:
        low &= ~BIT[card]
    else:
        high &= ~BIT[card - HALF]
    if chartered:
        jokers = high & JOKERS_HIGH
        high &= ~(jokers & -jokers)
    laid: i64 = card if card < SECONDARY else -1
    value = -_weight(s, hand, low, high, laid, risk)
    # What still has to go once the open secondary destinations are laid as well.
    open = high & s.open_high
    if laid >= 0:
        open = high & (s.open_high | OPENS_HIGH[laid])
    rest = count(low) + count(high & ~(open & SECONDARIES_HIGH))
    if rest <= 1:
        value += W[29]
        if high & JOKERS_HIGH:
            value += W[30]
    return value


def _discard_value(s: TourState, seat: i64, hand: list[int], card: i64, risk: float) -> float:
    """How good it is to discard a card: what the rest of the hand weighs."""
    low: i64 = s.hands[2 * seat]
    high: i64 = s.hands[2 * seat + 1]
    if card < HALF:
        low &= ~BIT[card]
    else:
        high &= ~BIT[card - HALF]
    value = -_weight(s, hand, low, high, -1, risk)
    if card >= PLUS_ONE:
        value += W[33] * (risk * 10.0 - W[27])
    return value


def _threat(s: TourState, seat: i64) -> float:
    """How much a seat is to be feared: points in the lead, and how near it is to going out."""
    return -float(scoring.total(s, seat)) / 20.0 - float(hand_size(s, seat))


def suggest(s: TourState, seat: i64, moves: list[int], chance: Chance) -> i64:
    """The move that leaves the lightest hand, a little noise added so that playouts differ."""
    best = -1000.0
    chosen: i64 = moves[0]
    risk = _risk(s, seat)
    low: i64 = s.hands[2 * seat]
    high: i64 = s.hands[2 * seat + 1]
    hand = _steps_of_hand(s, low, high)
    for move in moves:
        if move == FINISH:
            value = -_weight(s, hand, low, high, -1, risk)
        elif move < DISCARD:
            value = _lay_value(s, seat, hand, move - LAY, False, risk)
        elif move < CHARTER:
            value = _discard_value(s, seat, hand, move - DISCARD, risk)
        elif move < GIVE:
            value = _lay_value(s, seat, hand, move - CHARTER, True, risk)
        elif move < START:
            value = _threat(s, move - GIVE)
        else:
            value = 0.0
        value += W[32] * float(chance.below(1000)) / 1000.0
        if value > best:
            best = value
            chosen = move
    return chosen


def estimate(s: TourState, out: list[float]) -> None:
    """Each seat's chance to win: points so far, and those to be feared from this round."""
    least = 1000.0
    for seat in range(s.seats):
        low: i64 = s.hands[2 * seat]
        high: i64 = s.hands[2 * seat + 1]
        turns = _weight(s, _steps_of_hand(s, low, high), low, high, -1, 0.0)
        if s.phase != CHOOSING_START:
            turns += 0.5 * float((seat - s.turn) % s.seats) / float(s.seats)
        out[seat] = turns
        if turns < least:
            least = turns
    sum = 0.0
    fast: list[float] = []
    for seat in range(s.seats):
        each = exp((least - out[seat]) / W[34])
        fast.append(each)
        sum += each
    spread = W[35] + W[36] * float(s.rounds - s.round - 1)
    best = 1000000.0
    for seat in range(s.seats):
        points = float(scoring.points_of(s.hands[2 * seat], s.hands[2 * seat + 1]))
        caught = 1.0 - fast[seat] / sum
        share = 1.0 - W[37] * least / (out[seat] + 1.0)
        expected = float(scoring.total(s, seat)) + caught * (W[38] + points * share)
        out[seat] = expected
        if expected < best:
            best = expected
    sum = 0.0
    for seat in range(s.seats):
        out[seat] = exp((best - out[seat]) / spread)
        sum += out[seat]
    for seat in range(s.seats):
        out[seat] /= sum
