"""Trek cards on their way: pile, open cards, hands, discards."""

from mypy_extensions import i64

from baluchon.games.trekking_the_world.components import KINDS, OPEN_TREKS, SYMBOL, SYMBOLS, VALUE, VALUES
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


def out_of(bag: list[int], size: i64, chance: Chance) -> i64:
    """Take a random element out of a bag that holds so many, told by how many there are of each."""
    n = chance.below(size)
    found: i64 = 0
    left: i64 = bag[0]
    while n >= left:
        n -= left
        found += 1
        left = bag[found]
    bag[found] = left - 1
    return found


def is_drawable(s: WorldState) -> bool:
    """Whether the pile has a card or can be made anew."""
    if s.pile_size > 0:
        return True
    for kind in range(KINDS):
        if s.discards[kind] != 0:
            return True
    return False


def draw(s: WorldState, seat: i64, chance: Chance) -> None:
    """TW-A1, TW-J3: the top card of the pile goes unseen into a hand, if there is one."""
    kind = _from_pile(s, chance)
    if kind == EMPTY:
        return
    _add_to_hand(s, seat, kind, 1)
    if s.facts is not None:
        s.facts.append((DREW, seat, kind, 0))


def take(s: WorldState, seat: i64, kind: i64, chance: Chance) -> None:
    """TW-A1: an open card goes into a hand, seen by all, and is replaced at once."""
    _add_to_hand(s, seat, kind, 1)
    s.known[seat * KINDS + kind] = s.known[seat * KINDS + kind] + 1
    if s.facts is not None:
        s.facts.append((TOOK, seat, kind, 0))
    for i in range(OPEN_TREKS):
        if s.open[i] == kind:
            s.open[i] = EMPTY
            _turn_up(s, i, chance)
            return


def fill_open(s: WorldState, chance: Chance) -> None:
    """TW-A1: empty places of the row are filled as soon as there are cards."""
    for i in range(OPEN_TREKS):
        if s.open[i] == EMPTY:
            _turn_up(s, i, chance)


def _turn_up(s: WorldState, place: i64, chance: Chance) -> None:
    """A card of the pile goes to a place of the row, if there is one."""
    kind = _from_pile(s, chance)
    if kind == EMPTY:
        return
    s.open[place] = kind
    if s.facts is not None:
        s.facts.append((TURNED_UP, 0, kind, 0))


def discard_paid(s: WorldState, seat: i64, chance: Chance) -> None:
    """Lay down what was picked for the plan; a card all have seen being taken goes first."""
    chance.reveal()
    base = seat * KINDS
    for kind in range(KINDS):
        n: i64 = s.paid[kind]
        if n != 0:
            s.paid[kind] = 0
            _add_to_hand(s, seat, kind, -n)
            s.discards[kind] = s.discards[kind] + n
            known: i64 = s.known[base + kind] - n
            s.known[base + kind] = known if known > 0 else 0
            if s.facts is not None:
                s.facts.append((PAID, seat, kind, n))
    fill_open(s, chance)


def _add_to_hand(s: WorldState, seat: i64, kind: i64, n: i64) -> None:
    # Written out: `+=` on an element makes Python numbers.
    at = seat * KINDS + kind
    s.hands[at] = s.hands[at] + n
    at = seat * VALUES + VALUE[kind] - 1
    s.values[at] = s.values[at] + n
    at = seat * SYMBOLS + SYMBOL[kind]
    s.symbols[at] = s.symbols[at] + n


def _from_pile(s: WorldState, chance: Chance) -> i64:
    """The card on top, the pile being made anew first if it is empty; EMPTY if no card is left."""
    if s.pile_size == 0:
        _reshuffle(s)
        if s.pile_size == 0:
            return EMPTY
    kind = out_of(s.pile, s.pile_size, chance)
    s.pile_size -= 1
    return kind


def _reshuffle(s: WorldState) -> None:
    """TW-A1: the discards become the pile."""
    size: i64 = 0
    for kind in range(KINDS):
        n = s.discards[kind]
        size += n
        s.discards[kind] = 0
        s.pile[kind] = n
    if size == 0:
        return
    s.pile_size = size
    if s.facts is not None:
        s.facts.append((RESHUFFLED, 0, size, 0))
