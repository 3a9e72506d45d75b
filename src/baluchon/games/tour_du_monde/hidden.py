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

from baluchon.games.tour_du_monde.cards import Cards
from baluchon.games.tour_du_monde.state import TourState
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import NONE


def note_reshuffle(s: TourState) -> None:
    """TM-T10: the cards in hands that are in no earlier class are one of their own from now on."""
    held = Cards()
    for own in s.travellers:
        held.add_all(own.hand)
    for earlier in s.held_over:
        held.remove_all(earlier)
    if not held.is_empty():
        s.held_over.append(held)


def note_shown(s: TourState, card: i64) -> None:
    """A card has left a hand: it is in no class any more."""
    for i in range(len(s.held_over)):
        held = s.held_over[i]
        if held.has(card):
            held.remove(card)
            if held.is_empty():
                del s.held_over[i]
            return


def imagine(s: TourState, seat: i64, chance: Chance) -> TourState:
    """A state that looks the same to the seat."""
    c = s.copy()
    # The class of the pile is what remains of all hidden cards when the earlier classes are taken out.
    hidden = c.pile
    for other in range(s.seats):
        if other != seat:
            own = c.travellers[other]
            hidden.add_all(own.hand)
            own.hand.clear()
            own.newest = NONE
    for held in s.held_over:
        earlier = hidden.common(held)
        hidden.remove_all(earlier)
        _deal_class(s, c, seat, earlier, chance)
    _deal_class(s, c, seat, hidden, chance)
    return c


def _deal_class(s: TourState, c: TourState, seat: i64, left: Cards, chance: Chance) -> None:
    """Deal cards of a class to the other hands of `c`, as many to each as it has of them in `s`."""
    dealt = left.copy()
    for other in range(s.seats):
        if other != seat:
            left.deal(s.travellers[other].hand.shared(dealt), c.travellers[other].hand, chance)
