"""What a seat cannot know, dealt anew: the others' hands and the pile.

Every card that is played or discarded is seen by all. So all know which cards are still hidden, and when the
discards become the pile, also that every other hidden card is in a hand. From then on a card of those hands
cannot come out of the pile, and a card of the pile was in none of them. The hidden cards thus fall into classes:
for each reshuffle the cards that were in hands then and had not been before the one before it; and those that
are in the pile or were drawn from it since. `held_over` keeps all classes but the last. Which class a card comes
from is seen when it is played, so how many cards of each class a hand holds is known to all as well. Within a
class nothing is known: it is dealt to the hands in these numbers, each way equally likely.
"""

from mypy_extensions import i64

from baluchon.games.tour_du_monde import state as states
from baluchon.games.tour_du_monde.components import HALF
from baluchon.games.tour_du_monde.state import NO_CARD, TourState
from baluchon.kernel.bits import BIT, count, nth
from baluchon.kernel.chance import Chance


def note_reshuffle(s: TourState) -> None:
    """TM-T10: the cards in hands that are in no earlier class are one of their own from now on."""
    low: i64 = 0
    high: i64 = 0
    for seat in range(s.seats):
        low |= s.hands[2 * seat]
        high |= s.hands[2 * seat + 1]
    for i in range(0, len(s.held_over), 2):
        low &= ~s.held_over[i]
        high &= ~s.held_over[i + 1]
    if low | high:
        s.held_over.append(low)
        s.held_over.append(high)


def note_shown(s: TourState, card: i64) -> None:
    """A card has left a hand: it is in no class any more."""
    for i in range(0, len(s.held_over), 2):
        low: i64 = s.held_over[i]
        high: i64 = s.held_over[i + 1]
        if not states.is_in(card, low, high):
            continue
        if card < HALF:
            low &= ~BIT[card]
        else:
            high &= ~BIT[card - HALF]
        if low | high:
            s.held_over[i] = low
            s.held_over[i + 1] = high
        else:
            del s.held_over[i : i + 2]
        return


def imagine(s: TourState, seat: i64, chance: Chance) -> TourState:
    """A state that looks the same to the seat."""
    c = states.copy(s)
    # The class of the pile is what remains of all hidden cards when the earlier classes are taken out.
    low: i64 = s.pile_low
    high: i64 = s.pile_high
    for other in range(s.seats):
        if other != seat:
            low |= s.hands[2 * other]
            high |= s.hands[2 * other + 1]
            c.hands[2 * other] = 0
            c.hands[2 * other + 1] = 0
            c.newest[other] = NO_CARD
    for i in range(0, len(s.held_over), 2):
        earlier_low: i64 = s.held_over[i] & low
        earlier_high: i64 = s.held_over[i + 1] & high
        low &= ~earlier_low
        high &= ~earlier_high
        _deal_class(s, c, seat, earlier_low, earlier_high, chance)
    _deal_class(s, c, seat, low, high, chance)
    c.pile_low = low
    c.pile_high = high
    for other in range(s.seats):
        if other != seat:
            c.pile_low &= ~c.hands[2 * other]
            c.pile_high &= ~c.hands[2 * other + 1]
    return c


def _deal_class(s: TourState, c: TourState, seat: i64, low: i64, high: i64, chance: Chance) -> None:
    """Deal cards of a class to the other hands of `c`, as many to each as it has of them in `s`."""
    left_low = low
    left_high = high
    in_low = count(low)
    left = in_low + count(high)
    for other in range(s.seats):
        if other == seat:
            continue
        hand_low: i64 = s.hands[2 * other]
        hand_high: i64 = s.hands[2 * other + 1]
        dealt_low: i64 = c.hands[2 * other]
        dealt_high: i64 = c.hands[2 * other + 1]
        for _ in range(count(hand_low & low) + count(hand_high & high)):
            n = chance.below(left)
            left -= 1
            if n < in_low:
                bit: i64 = BIT[nth(left_low, n)]
                left_low &= ~bit
                dealt_low |= bit
                in_low -= 1
            else:
                bit = BIT[nth(left_high, n - in_low)]
                left_high &= ~bit
                dealt_high |= bit
        c.hands[2 * other] = dealt_low
        c.hands[2 * other + 1] = dealt_high
