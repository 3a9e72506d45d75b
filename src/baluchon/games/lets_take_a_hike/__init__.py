"""Let's Take a Hike: pack a rucksack, walk on as long as you dare, 2 to 5 seats."""

from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike.rules import HikeRules
from baluchon.kernel.declaration import Game
from baluchon.kernel.options import flag

__all__ = ["GAME"]


def most_decisions(seats: int) -> int:
    """A bound on the decisions of a game (LH-T8, LH-E3 make it finite).

    Until it is empty each card of the pile is drawn or turned up once, so draws and hikes together are no more than
    its cards. Every other action uses up a card in hand, of which there are the dealt ones, the drawn ones, and those
    that come back from the packs after a hike or a skunk; or it is a swap, and only so many come in a row. Once the
    pile is made of discards, every new pile has an item, and an item that is turned up does not come back.
    """
    pile = c.DECK - c.DEALT * seats
    hazards = c.DECK - c.ITEM_CARDS
    packing = seats * (c.DEALT + 1)
    card_turned_up = seats * (1 + c.PLACES + 1)  # guard, drops, go on or stop
    hike = seats * (1 + 1 + c.PLACES)  # set out or join, take a card, discard down to the limit
    in_hands = c.DEALT * seats + pile + seats * c.PLACES * (pile + c.COPIES[c.SKUNK])
    actions = pile * 2 + in_hands  # a draw may bring a discard
    swaps = c.SWAPS_PER_SEAT * seats * (pile + in_hands + 1)
    hazards_played = hazards * (card_turned_up + seats * c.HAND_LIMIT)
    last_hike = c.ITEM_CARDS + (c.ITEM_CARDS + 1) * hazards
    return int(packing + actions + swaps + hazards_played + pile * hike + (pile + last_hike) * card_turned_up)


GAME = Game.of(
    __name__,
    rules=HikeRules(),
    seats=(c.MIN_SEATS, c.MAX_SEATS),
    most_decisions=most_decisions,
    options=(flag("hidden-packs"),),
)
