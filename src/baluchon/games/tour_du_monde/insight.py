"""What a good player would think: how likely each seat is to win, and a quick sensible choice.

What a hand *weighs* is about how many turns it takes to be rid of it: an open secondary destination goes down at
once, an open stop takes a turn, what is steps away from the tour will rather have to be discarded. Points in hand
weigh the more the nearer somebody else is to going out. The weights are judgements, not rules.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from baluchon.games.tour_du_monde import components as c
from baluchon.games.tour_du_monde import scoring
from baluchon.games.tour_du_monde.cards import Cards
from baluchon.games.tour_du_monde.reach import steps, stop_of
from baluchon.games.tour_du_monde.state import CHOOSING_START, TourState, Traveller
from baluchon.kernel.chance import WHIMS, Chance
from baluchon.kernel.game import NONE
from baluchon.kernel.insight import best_liked, shares

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


def _steps_of_hand(s: TourState, hand: Cards) -> list[int]:
    """The destinations of a hand, each followed by its steps from the tour."""
    found: list[int] = []
    for card in hand.members():
        if card < c.JOKER:
            found.append(card)
            found.append(steps(s.laid, stop_of(card)))
    return found


def _weight(s: TourState, hand: list[int], cards: Cards, laid: i64, point: float) -> float:
    """What these cards out of a hand weigh, if a stop were laid (or NONE)."""
    total = 0.0
    heaviest = 0.0
    points: i64 = 0
    for i in range(0, len(hand), 2):
        card: i64 = hand[i]
        if not cards.has(card):
            continue
        points += c.POINTS[card]
        n: i64 = hand[i + 1]
        stop = stop_of(card)
        if laid != NONE:
            nearer: i64 = c.DISTANCE[laid * c.STOPS + stop]
            if nearer < n:
                n = nearer
        if card < c.SECONDARY:
            each = _STOP[n]
            if each > heaviest:
                heaviest = each
        elif n == 0 or cards.has(stop):
            each = _WITH_COUNTRY[n]
        elif s.discards.has(stop):
            each = _COUNTRY_DISCARDED
        else:
            each = _WITHOUT_COUNTRY[n]
        total += each
    jokers = cards.shared(c.JOKERS)
    if jokers > 0:
        total += _JOKER * float(jokers) - _JOKER_BRINGS * heaviest
    return total + _PLUS_ONE * float(cards.shared(c.PLUS_ONES)) + point * float(points)


def _danger(s: TourState, seat: i64) -> float:
    """What a point in hand weighs beyond the usual, because another seat may go out."""
    smallest: i64 = c.STOPS
    for other in range(s.seats):
        size = s.travellers[other].hand.size()
        if other != seat and size < smallest:
            smallest = size
    return _POINT_NEAR_END / float(smallest)


def _lay_value(s: TourState, own: Traveller, hand: list[int], card: i64, chartered: bool, point: float) -> float:
    """How good it is to lay a card: what the rest of the hand weighs then, and whether it may go out."""
    left = own.hand.copy()
    left.remove(card)
    if chartered:
        left.remove(left.common(c.JOKERS).lowest())
    laid = card if card < c.SECONDARY else NONE
    value = -_weight(s, hand, left, laid, point)
    # At most one card left once the open secondary destinations are laid as well: it is discarded, and out.
    following = left.common(c.SECONDARY_CARDS)
    stuck = left.size() - following.shared(s.open)
    if laid != NONE:
        following.remove_all(s.open)
        stuck -= following.shared(c.OPENS[laid])
    if stuck <= 1:
        value += _OUT
        if left.meets(c.JOKERS):
            value += _OUT_DOUBLED
    return value


def _discard_value(s: TourState, own: Traveller, hand: list[int], card: i64, danger: float) -> float:
    """How good it is to discard a card: what the rest of the hand weighs; a "+1" holds somebody up."""
    left = own.hand.copy()
    left.remove(card)
    value = -_weight(s, hand, left, NONE, _POINT + danger)
    return value + _HOLD_UP * danger if card >= c.PLUS_ONE else value


def _threat(s: TourState, seat: i64) -> float:
    """How much a seat is to be feared: for having few points, and for being near to going out."""
    return -float(scoring.total(s, seat)) / _POINTS_PER_CARD - float(s.travellers[seat].hand.size())


def suggest(s: TourState, seat: i64, moves: list[int], chance: Chance) -> i64:
    """The move that leaves the lightest hand, a little noise added so that playouts differ."""
    if s.phase == CHOOSING_START:
        return moves[chance.below(len(moves))]
    own = s.travellers[seat]
    danger = _danger(s, seat)
    point = _POINT + danger
    hand = _steps_of_hand(s, own.hand)
    gains: list[float] = []
    for move in moves:
        if move == c.FINISH:
            gains.append(-_weight(s, hand, own.hand, NONE, point))
        elif move < c.DISCARD:
            gains.append(_lay_value(s, own, hand, move - c.LAY, False, point))
        elif move < c.CHARTER:
            gains.append(_discard_value(s, own, hand, move - c.DISCARD, danger))
        elif move < c.GIVE:
            gains.append(_lay_value(s, own, hand, move - c.CHARTER, True, point))
        else:
            gains.append(_threat(s, move - c.GIVE))
    return best_liked(moves, gains, chance.below(WHIMS), _NOISE)


def _turns_left(s: TourState, seat: i64) -> float:
    """About how many turns a seat needs to go out, those who are on turn later a part of one more."""
    hand = s.travellers[seat].hand
    waiting = float((seat - s.turn) % s.seats) / float(2 * s.seats)
    return _weight(s, _steps_of_hand(s, hand), hand, NONE, 0.0) + waiting


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
    for seat in range(s.seats):
        risk = 1.0 - out[seat] / pace
        # The more turns a hand takes than the fastest, the more of it is still there at the end.
        kept = 1.0 - fewest / (turns[seat] + 1.0)
        points = float(scoring.points_of(s.travellers[seat].hand)) * kept + _CAUGHT
        out[seat] = -(float(scoring.total(s, seat)) + risk * points)
    spread = _SPREAD_NOW
    if s.round < s.rounds:
        spread += _SPREAD_ROUND * float(s.rounds - s.round - 1)
    shares(out, spread)
