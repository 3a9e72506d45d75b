"""Trek cards on their way: pile, open cards, hands, discards."""

from mypy_extensions import i64

from baluchon.games.trekking_the_world import bags
from baluchon.games.trekking_the_world.components import KINDS, OPEN_TREKS
from baluchon.games.trekking_the_world.state import (
    DREW,
    EMPTY,
    PAID,
    RESHUFFLED,
    TOOK,
    TURNED_UP,
    WorldState,
)
from baluchon.kernel.chance import Chance


def is_drawable(s: WorldState) -> bool:
    """Whether the pile has a card or can be made anew."""
    return s.pile | s.discards != 0


def draw(s: WorldState, seat: i64, chance: Chance) -> None:
    """TW-A1, TW-J3: the top card of the pile goes unseen into a hand, if there is one."""
    kind = _from_pile(s, chance)
    if kind == EMPTY:
        return
    s.luggage[seat].hand += bags.cards(kind, 1)
    if s.facts is not None:
        s.facts.append((DREW, seat, kind, 0))


def take(s: WorldState, seat: i64, kind: i64, chance: Chance) -> None:
    """TW-A1: an open card goes into a hand, seen by all, and is replaced at once."""
    card = bags.cards(kind, 1)
    own = s.luggage[seat]
    own.hand += card
    own.known += card
    if s.facts is not None:
        s.facts.append((TOOK, seat, kind, 0))
    row = s.open
    for place in range(OPEN_TREKS):
        if row & 15 == kind + 1:
            s.open -= bags.cards(place, kind + 1)
            _turn_up(s, place, chance)
            return
        row >>= 4


def fill_open(s: WorldState, chance: Chance) -> None:
    """TW-A1: empty places of the row are filled as soon as there are cards."""
    row = s.open
    for place in range(OPEN_TREKS):
        if row & 15 == 0:
            _turn_up(s, place, chance)
        row >>= 4


def _turn_up(s: WorldState, place: i64, chance: Chance) -> None:
    """A card of the pile goes to a place of the row, if there is one."""
    kind = _from_pile(s, chance)
    if kind == EMPTY:
        return
    s.open += bags.cards(place, kind + 1)
    if s.facts is not None:
        s.facts.append((TURNED_UP, 0, kind, 0))


def discard_paid(s: WorldState, seat: i64, chance: Chance) -> None:
    """Lay down what was picked for the plan; a card all have seen being taken goes first."""
    chance.reveal()
    paid = s.paid
    own = s.luggage[seat]
    s.paid = 0
    own.hand -= paid
    s.discards += paid
    if own.known != 0:
        own.known = bags.without(own.known, paid)
    if s.facts is not None:
        for kind in range(KINDS):
            n = bags.digit(paid, kind)
            if n != 0:
                s.facts.append((PAID, seat, kind, n))
    fill_open(s, chance)


def _from_pile(s: WorldState, chance: Chance) -> i64:
    """The card on top, the pile being made anew first if it is empty; EMPTY if no card is left."""
    if s.pile_size == 0:
        _reshuffle(s)
        if s.pile_size == 0:
            return EMPTY
    kind = bags.nth(s.pile, chance.below(s.pile_size))
    s.pile -= bags.cards(kind, 1)
    s.pile_size -= 1
    return kind


def _reshuffle(s: WorldState) -> None:
    """TW-A1: the discards become the pile."""
    if s.discards == 0:
        return
    s.pile = s.discards
    s.pile_size = bags.size(s.pile)
    s.discards = 0
    if s.facts is not None:
        s.facts.append((RESHUFFLED, 0, s.pile_size, 0))
