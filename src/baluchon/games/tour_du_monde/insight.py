"""What a good player would think: how likely each seat is to win, and a quick sensible choice.

What a hand *weighs* is about how many turns it takes to be rid of it: an open secondary destination goes down at
once, an open stop takes a turn, what is steps away from the tour will rather have to be discarded. Points in hand
weigh the more the nearer somebody else is to going out. The weights are judgements, not rules.
"""

from math import exp
from typing import Final

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
    STOPS,
    STOPS_HIGH,
)
from baluchon.games.tour_du_monde.reach import steps, stop_of
from baluchon.games.tour_du_monde.state import CHOOSING_START, TourState, is_in
from baluchon.kernel.bits import BIT, count, lowest
from baluchon.kernel.chance import WHIMS, Chance, liking

# Turns, by steps from the tour: of a stop, of a secondary destination whose country is in the tour (0) or in the
# same hand, of another secondary destination.
_STOP: Final[list[float]] = [0.0, 0.6, 0.85, 0.95, 1.0, 1.0, 1.0, 1.0]
_WITH_COUNTRY: Final[list[float]] = [0.05, 0.25, 0.5, 0.6, 0.7, 0.8, 0.8, 0.8]
_WITHOUT_COUNTRY: Final[list[float]] = [0.0, 0.7, 0.9, 0.95, 1.0, 1.0, 1.0, 1.0]
_COUNTRY_DISCARDED: Final = 1.1
_JOKER: Final = 0.45
_JOKER_BRINGS: Final = 0.8  # share of the heaviest stop that a joker takes off
_PLUS_ONE: Final = 0.8
_POINT: Final = 0.015  # turns that a point in hand weighs at any time …
_POINT_NEAR_END: Final = 0.06  # … and more of them, shared by the cards of the smallest other hand
_HOLD_UP: Final = 3.0  # how much of the latter a "+1" for that hand takes off
_OUT: Final = 3.0  # turns that going out now is worth
_OUT_DOUBLED: Final = 1.0
_NOISE: Final = 0.1  # spread of the playout policy, in turns
_POINTS_PER_CARD: Final = 20.0  # points of lead that are as much to be feared as a card less

_TURNS_SPREAD: Final = 6.0  # turns of lead that mean something in the race to go out
_CAUGHT: Final = 20.0  # points that others still draw before a round ends
_SPREAD_NOW: Final = 10.0  # points of lead that mean something at the end of a game …
_SPREAD_ROUND: Final = 11.0  # … and more for each round still to come


def hand_size(s: TourState, seat: i64) -> i64:
    """How many cards a seat has."""
    return count(s.hands[2 * seat]) + count(s.hands[2 * seat + 1])


def _steps_of_hand(s: TourState, low: i64, high: i64) -> list[int]:
    """The destinations of a hand, each followed by its steps from the tour."""
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


def _weight(s: TourState, hand: list[int], low: i64, high: i64, laid: i64, point: float) -> float:
    """What the cards (low, high) out of a hand weigh, if a stop were laid (-1: none)."""
    total = 0.0
    heaviest = 0.0
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
            each = _STOP[n]
            if each > heaviest:
                heaviest = each
        elif n == 0 or is_in(stop, low, high):
            each = _WITH_COUNTRY[n]
        elif is_in(stop, s.discards_low, s.discards_high):
            each = _COUNTRY_DISCARDED
        else:
            each = _WITHOUT_COUNTRY[n]
        total += each
    jokers = count(high & JOKERS_HIGH)
    if jokers > 0:
        total += _JOKER * float(jokers) - _JOKER_BRINGS * heaviest
    return total + _PLUS_ONE * float(count(high & PLUS_ONES_HIGH)) + point * float(points)


def _danger(s: TourState, seat: i64) -> float:
    """What a point in hand weighs beyond the usual, because another seat may go out."""
    smallest: i64 = STOPS
    for other in range(s.seats):
        size = hand_size(s, other)
        if other != seat and size < smallest:
            smallest = size
    return _POINT_NEAR_END / float(smallest)


def _lay_value(s: TourState, seat: i64, hand: list[int], card: i64, chartered: bool, point: float) -> float:
    """How good it is to lay a card: what the rest of the hand weighs then, and whether it may go out."""
    low: i64 = s.hands[2 * seat]
    high: i64 = s.hands[2 * seat + 1]
    if card < HALF:
        low &= ~BIT[card]
    else:
        high &= ~BIT[card - HALF]
    if chartered:
        high &= ~(high & JOKERS_HIGH & -(high & JOKERS_HIGH))
    laid: i64 = -1
    open = s.open_high
    if card < SECONDARY:
        laid = card
        open |= OPENS_HIGH[card]
    value = -_weight(s, hand, low, high, laid, point)
    # At most one card left once the open secondary destinations are laid as well: it is discarded, and out.
    if count(low) + count(high & ~(open & SECONDARIES_HIGH)) <= 1:
        value += _OUT
        if high & JOKERS_HIGH:
            value += _OUT_DOUBLED
    return value


def _discard_value(s: TourState, seat: i64, hand: list[int], card: i64, danger: float) -> float:
    """How good it is to discard a card: what the rest of the hand weighs; a "+1" holds somebody up."""
    low: i64 = s.hands[2 * seat]
    high: i64 = s.hands[2 * seat + 1]
    if card < HALF:
        low &= ~BIT[card]
    else:
        high &= ~BIT[card - HALF]
    value = -_weight(s, hand, low, high, -1, _POINT + danger)
    return value + _HOLD_UP * danger if card >= PLUS_ONE else value


def _threat(s: TourState, seat: i64) -> float:
    """How much a seat is to be feared: for having few points, and for being near to going out."""
    return -float(scoring.total(s, seat)) / _POINTS_PER_CARD - float(hand_size(s, seat))


def suggest(s: TourState, seat: i64, moves: list[int], chance: Chance) -> i64:
    """The move that leaves the lightest hand, a little noise added so that playouts differ."""
    if s.phase == CHOOSING_START:
        return moves[chance.below(len(moves))]
    best = -1000.0
    chosen: i64 = moves[0]
    danger = _danger(s, seat)
    point = _POINT + danger
    low: i64 = s.hands[2 * seat]
    high: i64 = s.hands[2 * seat + 1]
    hand = _steps_of_hand(s, low, high)
    whim = chance.below(WHIMS)
    for move in moves:
        if move == FINISH:
            value = -_weight(s, hand, low, high, -1, point)
        elif move < DISCARD:
            value = _lay_value(s, seat, hand, move - LAY, False, point)
        elif move < CHARTER:
            value = _discard_value(s, seat, hand, move - DISCARD, danger)
        elif move < GIVE:
            value = _lay_value(s, seat, hand, move - CHARTER, True, point)
        else:
            value = _threat(s, move - GIVE)
        value += _NOISE * liking(whim, move)
        if value > best:
            best = value
            chosen = move
    return chosen


def _turns_left(s: TourState, seat: i64) -> float:
    """About how many turns a seat needs to go out, those who are on turn later a part of one more."""
    low: i64 = s.hands[2 * seat]
    high: i64 = s.hands[2 * seat + 1]
    waiting = float((seat - s.turn) % s.seats) / float(2 * s.seats)
    return _weight(s, _steps_of_hand(s, low, high), low, high, -1, 0.0) + waiting


def estimate(s: TourState, out: list[float]) -> None:
    """Each seat's chance to win: by its points so far and those it has to fear in this round."""
    turns: list[float] = []
    fewest = 1000.0
    for seat in range(s.seats):
        turns.append(_turns_left(s, seat))
        if turns[seat] < fewest:
            fewest = turns[seat]
    pace = 0.0
    for seat in range(s.seats):
        out[seat] = exp((fewest - turns[seat]) / _TURNS_SPREAD)
        pace += out[seat]
    least = 1000000.0
    for seat in range(s.seats):
        risk = 1.0 - out[seat] / pace
        # The more turns a hand takes than the fastest, the more of it is still there at the end.
        kept = 1.0 - fewest / (turns[seat] + 1.0)
        points = float(scoring.points_of(s.hands[2 * seat], s.hands[2 * seat + 1])) * kept + _CAUGHT
        out[seat] = float(scoring.total(s, seat)) + risk * points
        if out[seat] < least:
            least = out[seat]
    spread = _SPREAD_NOW
    if s.round < s.rounds:
        spread += _SPREAD_ROUND * float(s.rounds - s.round - 1)
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp((least - out[seat]) / spread)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
