"""Why not: reasons for moves that are not legal and for options that do not go together."""

from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa.moves import CARD_REFS, CULTURE_REFS
from baluchon.games.road_trip_europa.state import DRAFT, RoadTripState
from baluchon.kernel import rows
from baluchon.kernel.bits import has
from baluchon.kernel.game import NONE
from baluchon.kernel.options import Options
from baluchon.kernel.words import Reason, seat_ref


def why_not(s: RoadTripState, seat: int, move: int) -> Reason:
    """Why a seat that is to act may not make this move."""
    if s.phase == DRAFT:
        if move >= c.NAME:
            return Reason("RT-P4", "reason-culture-after-the-round")
        return _why_not_pick(s, seat, move - c.PICK)
    if move < c.NAME:
        return Reason("RT-P4", "reason-name-a-culture-first")
    kind = move - c.NAME
    named = has(s.travellers[seat].named, kind)
    id = "reason-culture-already-scored" if named else "reason-culture-not-in-row"
    return Reason("RT-P4", id, {"culture": CULTURE_REFS[kind]})


def _why_not_pick(s: RoadTripState, seat: int, card: int) -> Reason:
    for own in s.travellers:
        place = rows.find(own.row, card)
        if place != NONE and (place > 0 or own.seat == seat):
            return Reason("RT-D2", "reason-card-is-laid", {"card": CARD_REFS[card], "seat": seat_ref(own.seat)})
    return Reason("RT-D2", "reason-card-not-in-hand", {"card": CARD_REFS[card]})


def refuse(seats: int, options: Options) -> Reason | None:
    """RT-D5: with 2 seats there is no direction to change."""
    if options["change-of-direction"] and seats == c.MIN_SEATS:
        return Reason("RT-D5", "reason-no-direction-for-two", {"seats": seats})
    return None
