"""Points and who wins."""

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import bags
from baluchon.games.lets_take_a_hike.components import COPIES, DECK, SKUNK
from baluchon.games.lets_take_a_hike.state import GAME_ENDS, WON_DRAW, HikeState, next_of
from baluchon.kernel.bits import BIT, count, lowest
from baluchon.kernel.chance import Chance
from baluchon.kernel.lanes import lane


def cards_taken(s: HikeState, seat: i64) -> i64:
    """How many cards are in a score pile."""
    return bags.size(s.luggage[seat].taken)


def leaders(s: HikeState) -> i64:
    """LH-E2: the seats with most boots and, among these, most cards."""
    mask: i64 = 0
    boots: i64 = -1
    cards: i64 = -1
    for seat in range(s.seats):
        own = lane(s.boots, seat)
        if own < boots:
            continue
        own_cards = cards_taken(s, seat)
        if own > boots or own_cards > cards:
            boots = own
            cards = own_cards
            mask = BIT[seat]
        elif own_cards == cards:
            mask |= BIT[seat]
    return mask


def finish(s: HikeState, chance: Chance) -> None:
    """LH-E2: the game is over; seats that are still level draw until one is left, who draws a skunk is out."""
    if s.facts is not None:
        s.facts.append((GAME_ENDS, 0, 0, 0))
    level = leaders(s)
    if count(level) == 1:
        return
    seat = s.first
    while count(level) > 1:
        left = DECK
        seat = next_of(s, level, seat)
        while chance.below(left) >= COPIES[SKUNK]:
            left -= 1
            seat = next_of(s, level, (seat + 1) % s.seats)
        level &= ~BIT[seat]
    s.lucky = lowest(level)
    if s.facts is not None:
        s.facts.append((WON_DRAW, s.lucky, 0, 0))


def rank_key(s: HikeState, seat: i64) -> list[int]:
    """What decides between seats: boots, cards, the drawing for the win."""
    return [lane(s.boots, seat), cards_taken(s, seat), 1 if s.lucky == seat else 0]


def winners(s: HikeState) -> i64:
    """The mask of the seats with the best key."""
    return BIT[s.lucky] if s.lucky >= 0 else leaders(s)
