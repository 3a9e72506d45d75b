"""Trek cards on their way: pile, open cards, hands, discards."""

from mypy_extensions import i64

from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world import facts
from baluchon.games.trekking_the_world.state import Trekker, WorldState
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import rest
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import NONE, note


def is_drawable(s: WorldState) -> bool:
    """Whether the pile has a card or can be made anew."""
    return s.pile | s.discards != 0


def draw(s: WorldState, own: Trekker, chance: Chance) -> None:
    """TW-A1, TW-J3: the top card of the pile goes unseen into a hand, if there is one."""
    kind = _from_pile(s, chance)
    if kind == NONE:
        return
    own.hand += bags.cards(kind, 1)
    note(s, facts.DREW, own.seat, kind)


def take(s: WorldState, own: Trekker, kind: i64, chance: Chance) -> None:
    """TW-A1: an open card goes into a hand, seen by all, and is replaced at once."""
    card = bags.cards(kind, 1)
    own.hand += card
    own.known += card
    note(s, facts.TOOK, own.seat, kind)
    place = rows.find(s.open, kind)
    s.open = rows.lay(s.open, place, NONE)
    _turn_up(s, place, chance)


def fill_open(s: WorldState, chance: Chance) -> None:
    """TW-A1: empty places of the row are filled as soon as there are cards."""
    for place in range(c.OPEN_TREKS):
        if rows.thing_at(s.open, place) == NONE:
            _turn_up(s, place, chance)


def _turn_up(s: WorldState, place: i64, chance: Chance) -> None:
    """A card of the pile goes to a place of the row, if there is one."""
    kind = _from_pile(s, chance)
    if kind == NONE:
        return
    s.open = rows.lay(s.open, place, kind)
    note(s, facts.TURNED_UP, 0, kind)


def discard(s: WorldState, own: Trekker, paid: i64, chance: Chance) -> None:
    """Lay down what was picked for a plan; a card all have seen being taken goes first."""
    chance.reveal()
    own.hand -= paid
    own.known = bags.without(own.known, paid)
    s.discards += paid
    if s.facts is not None:  # search need not go through the kinds
        _note_paid(s, own, paid)
    fill_open(s, chance)


def _note_paid(s: WorldState, own: Trekker, paid: i64) -> None:
    kinds = bags.kinds(paid)
    while kinds != 0:
        kind = bags.lowest_kind(kinds)
        note(s, facts.PAID, own.seat, kind, bags.times(paid, kind))
        kinds = rest(kinds)


def _from_pile(s: WorldState, chance: Chance) -> i64:
    """The card on top, the pile being made anew first if it is empty; NONE if no card is left."""
    if s.pile == 0:
        _reshuffle(s)
        if s.pile == 0:
            return NONE
    kind = bags.nth(s.pile, chance.below(bags.size(s.pile)))
    s.pile -= bags.cards(kind, 1)
    return kind


def _reshuffle(s: WorldState) -> None:
    """TW-A1: the discards become the pile."""
    if s.discards == 0:
        return
    s.pile = s.discards
    s.discards = 0
    note(s, facts.RESHUFFLED, 0, bags.size(s.pile))
