"""Let's Take a Hike: pack a rucksack, walk on as long as you dare, 2 to 5 seats."""

from baluchon.games.lets_take_a_hike import dumps, messages, reasons, view
from baluchon.games.lets_take_a_hike.components import (
    COPIES,
    DEALT,
    DECK,
    HAND_LIMIT,
    ITEM_CARDS,
    MAX_SEATS,
    MIN_SEATS,
    PLACES,
    SKUNK,
    SWAPS_PER_SEAT,
    names,
)
from baluchon.games.lets_take_a_hike.moves import MOVES
from baluchon.games.lets_take_a_hike.rules import HikeRules
from baluchon.kernel.declaration import Game
from baluchon.kernel.options import flag

__all__ = ["GAME"]

TITLE = "Let's Take a Hike"


def most_decisions(seats: int) -> int:
    """A bound on the decisions of a game (LH-T8, LH-E3 make it finite).

    Until it is empty each card of the pile is drawn or turned up once, so draws and hikes together are no more than
    its cards. Every other action uses up a card in hand, of which there are the dealt ones, the drawn ones, and those
    that come back from the packs after a hike or a skunk; or it is a swap, and only so many come in a row. Once the
    pile is made of discards, every new pile has an item, and an item that is turned up does not come back.
    """
    pile = DECK - DEALT * seats
    hazards = DECK - ITEM_CARDS
    packing = seats * (DEALT + 1)
    card_turned_up = seats * (1 + PLACES + 1)  # guard, drops, go on or stop
    hike = seats * (1 + 1 + PLACES)  # set out or join, take a card, discard down to the limit
    in_hands = DEALT * seats + pile + seats * PLACES * (pile + COPIES[SKUNK])
    actions = pile * 2 + in_hands  # a draw may bring a discard
    swaps = SWAPS_PER_SEAT * seats * (pile + in_hands + 1)
    hazards_played = hazards * (card_turned_up + seats * HAND_LIMIT)
    last_hike = ITEM_CARDS + (ITEM_CARDS + 1) * hazards
    return int(packing + actions + swaps + hazards_played + pile * hike + (pile + last_hike) * card_turned_up)


GAME = Game(
    id="lets-take-a-hike",
    package=__name__,
    titles={"en": TITLE, "fr": TITLE, "de": TITLE},
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    version=1,
    rules=HikeRules(),
    moves=MOVES,
    names=names(),
    dump=dumps.dump,
    load=dumps.load,
    inventory=dumps.inventory,
    public=view.public,
    private=view.private,
    prompt=messages.prompt,
    events=messages.events,
    why_not=reasons.why_not,
    sheets=view.sheets,
    outcome=view.outcome,
    most_decisions=most_decisions,
    options=(flag("hidden-packs"),),
)
