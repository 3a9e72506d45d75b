"""Why a move of Le jeu du tour du monde is not possible now."""

from baluchon.games.tour_du_monde import components as c
from baluchon.games.tour_du_monde.moves import CARD_REFS
from baluchon.games.tour_du_monde.reach import stop_of
from baluchon.games.tour_du_monde.state import CHOOSING_START, DISCARDING, GIVING, PLAYING, TourState
from baluchon.kernel.words import Reason


def why_not(s: TourState, seat: int, move: int) -> Reason:
    """Why a seat that is to act may not make this move."""
    if s.phase == CHOOSING_START:
        return Reason("TM-S1", "reason-choose-start-first")
    if move >= c.START:
        return Reason("TM-S1", "reason-tour-has-started", {"card": CARD_REFS[s.tour[0]]})
    if s.phase == GIVING:
        return _why_not_give(s, seat, move)
    if move >= c.GIVE:
        return Reason("TM-T9", "reason-give-after-plus-one")
    if c.DISCARD <= move < c.CHARTER:
        card = move - c.DISCARD
        return _not_in_hand(s, seat, card) or Reason("TM-T3", "reason-finish-first", {"card": CARD_REFS[card]})
    if s.phase == DISCARDING:
        return Reason("TM-T3", "reason-discard-now")
    assert s.phase == PLAYING
    if move >= c.CHARTER:
        return _why_not_charter(s, seat, move - c.CHARTER)
    return _why_not_lay(s, seat, move - c.LAY)


def _why_not_give(s: TourState, seat: int, move: int) -> Reason:
    if move < c.GIVE:
        return Reason("TM-T9", "reason-name-a-player")
    if move - c.GIVE == seat:
        return Reason("TM-T9", "reason-not-yourself")
    return Reason("TM-T9", "reason-no-such-seat", {"seats": s.seats})


def _not_in_hand(s: TourState, seat: int, card: int) -> Reason | None:
    """Where a card is that is not in the seat's hand, as far as the seat may know."""
    args = {"card": CARD_REFS[card]}
    if s.laid.has(card):
        return Reason("TM-T10", "reason-in-the-tour", args)
    if s.discards.has(card):
        return Reason("TM-T10", "reason-in-the-discards", args)
    if not s.travellers[seat].hand.has(card):
        return Reason("TM-T2", "reason-not-in-hand", args)
    return None


def _why_not_lay(s: TourState, seat: int, card: int) -> Reason:
    args = {"card": CARD_REFS[card]}
    elsewhere = _not_in_hand(s, seat, card)
    if elsewhere is not None:
        return elsewhere
    if card >= c.PLUS_ONE:
        return Reason("TM-T9", "reason-plus-one-is-discarded", args)
    if card >= c.JOKER:
        return Reason("TM-T8", "reason-joker-alone", args)
    if card >= c.SECONDARY:
        country = stop_of(card)
        args |= {"country": CARD_REFS[country]}
        for island in range(c.STOPS):
            if c.ISLAND_OF[island] == country and s.laid.has(island):
                return Reason("TM-T6", "reason-island-is-not-enough", args | {"island": CARD_REFS[island]})
        return Reason("TM-T6", "reason-country-not-in-tour", args)
    if s.entered >= c.STOPS_PER_TURN:
        return _one_stop(s, card)
    return Reason("TM-T4", "reason-no-connection", args | {"cards": [CARD_REFS[link] for link in c.LINKS[card]]})


def _one_stop(s: TourState, card: int) -> Reason:
    laid = [stop for stop in s.tour if stop < c.STOPS][-1]
    return Reason("TM-T5", "reason-one-stop-a-turn", {"card": CARD_REFS[card], "laid": CARD_REFS[laid]})


def _why_not_charter(s: TourState, seat: int, card: int) -> Reason:
    if not s.travellers[seat].hand.meets(c.JOKERS):
        return Reason("TM-T8", "reason-no-joker", {"card": CARD_REFS[card]})
    return _not_in_hand(s, seat, card) or _one_stop(s, card)
