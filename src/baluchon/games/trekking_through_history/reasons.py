"""Why a move is not possible: the clause, and the facts that matter."""

from baluchon.games.trekking_through_history import components as c
from baluchon.games.trekking_through_history.moves import CARD_REFS, EXPERIENCE_REFS, ITINERARY_REFS
from baluchon.games.trekking_through_history.state import CHOOSE_CARD, CHOOSE_ITINERARY, SPEND_CRYSTALS, HistoryState
from baluchon.games.trekking_through_history.words import year_ref
from baluchon.kernel.bits import has
from baluchon.kernel.words import Argument, Reason, seat_ref


def why_not(s: HistoryState, seat: int, move: int) -> Reason:
    """Why a seat that is to act may not make this move."""
    if s.phase == CHOOSE_ITINERARY:
        if move >= c.TAKE:
            return Reason("TH-S2", "reason-itinerary-first")
        return _why_not_itinerary(s, seat, move - c.USE)
    if move < c.TAKE:
        return Reason("TH-S2", "reason-itinerary-when-a-day-begins")
    if s.phase == CHOOSE_CARD:
        if move >= c.SPEND:
            return Reason("TH-T1", "reason-card-first")
        return _why_not_card(s, move - c.TAKE)
    if s.phase == SPEND_CRYSTALS:
        if c.SPEND <= move < c.PLACE:
            return _why_not_crystals(s, seat, move - c.SPEND)
        return Reason("TH-T2", "reason-crystals-first", {"card": CARD_REFS[s.chosen]})
    if move < c.PLACE:
        return Reason("TH-T5", "reason-wild-first")
    return Reason("TH-T5", "reason-column-full", {"experience": EXPERIENCE_REFS[move - c.PLACE]})


def _why_not_itinerary(s: HistoryState, seat: int, itinerary: int) -> Reason:
    args: dict[str, Argument] = {"itinerary": ITINERARY_REFS[itinerary]}
    for other in s.travellers:
        if has(other.used, itinerary):
            return Reason("TH-E2", "reason-itinerary-used", args | {"seat": seat_ref(other.seat)})
    return Reason("TH-S2", "reason-itinerary-not-yours", args)


def _why_not_card(s: HistoryState, card: int) -> Reason:
    if card == c.ANCESTOR:
        if s.ancestors == 0:
            return Reason("TH-C2", "reason-no-ancestor-left")
        return Reason("TH-T8", "reason-ancestor-first")
    args: dict[str, Argument] = {"card": CARD_REFS[card], "year": year_ref(c.YEAR[card])}
    for owner in s.travellers:
        if card in owner.cards:
            return Reason("TH-T1", "reason-card-taken", args | {"seat": seat_ref(owner.seat)})
    day = card // c.DECK
    if day < s.day:
        return Reason("TH-E2", "reason-card-discarded", args | {"day": day + 1})
    if day > s.day:
        return Reason("TH-S1", "reason-card-of-another-day", args | {"day": day + 1})
    return Reason("TH-T1", "reason-card-not-on-offer", args)


def _why_not_crystals(s: HistoryState, seat: int, crystals: int) -> Reason:
    hours = c.HOUR_COST[s.chosen]
    if crystals >= hours:
        return Reason("TH-T2", "reason-crystals-without-effect", {"hours": hours, "crystals": hours - 1})
    return Reason("TH-T2", "reason-crystals-not-owned", {"crystals": s.travellers[seat].crystals})
