"""Points and who wins."""

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike import facts
from baluchon.games.lets_take_a_hike.state import HikeState, next_of
from baluchon.kernel import bags
from baluchon.kernel.bits import is_several, lowest, mask_of, minus
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import note


def points_of(taken: i64, boots: i64) -> i64:
    """LH-H7: the points for the cards of a score pile that have this many boots."""
    points: i64 = 0
    for item in range(c.ITEMS):
        if c.BOOTS[item] == boots:
            points += boots * bags.times(taken, item)
    return points


def rank_key(s: HikeState, seat: i64) -> list[int]:
    """LH-E2: what decides between seats: boots, cards, the drawing for the win."""
    own = s.hikers[seat]
    return [own.boots, bags.size(own.taken), 1 if s.lucky == seat else 0]


def finish(s: HikeState, chance: Chance) -> None:
    """LH-E2: the game is over; seats that are still level draw until one is left, who draws a skunk is out."""
    note(s, facts.GAME_ENDS, 0)
    keys = [rank_key(s, seat) for seat in range(s.seats)]
    best = max(keys)
    level = mask_of([seat for seat in range(s.seats) if keys[seat] == best])
    if not is_several(level):
        return
    seat = s.first
    while is_several(level):
        left = c.DECK
        seat = next_of(s, level, seat)
        while chance.below(left) >= c.COPIES[c.SKUNK]:
            left -= 1
            seat = next_of(s, level, (seat + 1) % s.seats)
        level = minus(level, seat)
    s.lucky = lowest(level)
    note(s, facts.WON_DRAW, s.lucky)
