"""Why a seat that is to act may not make a move. Told from what the seat itself may know."""

from baluchon.games.trekking_the_world import actions, moves, moving, state, supply
from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world.state import Trekker, WorldState, links_paid, open_cards
from baluchon.games.trekking_the_world.words import symbol_refs
from baluchon.kernel import bags
from baluchon.kernel.bits import below, count, has, minus
from baluchon.kernel.words import Reason, seat_ref

_CLAUSES = {"move": "TW-J1", "airport": "TW-J2", "draw": "TW-J3", "visit-less": "TW-J4", "gain": "TW-J5"}


def why_not(s: WorldState, seat: int, move: int) -> Reason:
    """Why a seat that is to act may not make this move."""
    own = s.trekkers[seat]
    if s.phase == state.AIRPORT:
        if move < c.FLY:
            return _taken(s, own, c.AIRPORTS[move - c.BEGIN], "TW-S1")
        return Reason("TW-S1", "reason-choose-airport")
    if move < c.FLY:
        return Reason("TW-S1", "reason-already-begun")
    if c.PAY <= move <= c.DEPART or c.WAIVE <= move < c.WAIVE + c.SYMBOLS:
        return _why_not_pay(s, own, move)
    if s.plan != state.NO_PLAN:
        return _finish_plan(s)
    if move < c.GO:
        return _why_not_fly(s, own, c.AIRPORTS[move - c.FLY])
    if move <= c.STAY:
        return _why_not_go(s, own, move)
    if s.phase in (state.TURN, state.MOVE):
        return Reason("TW-T1", "reason-move-first")
    if move <= c.DRAW:
        return _why_not_draw(s, move)
    if move < c.JOURNEY:
        return _why_not_visit(s, own, move - c.VISIT)
    if move < c.WAIVE:
        return _why_not_journey(s, move - c.JOURNEY)
    if s.phase != state.LINE:
        return Reason("TW-A5", "reason-not-on-journey")
    if actions.line_effect(s) == c.RECOLOUR_LINE and move >= c.RECOLOUR:
        return Reason("TW-J6", "reason-no-cube", {"souvenir": moves.SOUVENIR_REFS[c.RECOLOURS[move - c.RECOLOUR][0]]})
    return _line_due(s)


def _taken(s: WorldState, own: Trekker, place: int, clause: str) -> Reason:
    """A trekker stands there."""
    there = next(trekker for trekker in s.trekkers if trekker.place == place)
    if there is own:
        return Reason(clause, "reason-there-already", {"place": moves.PLACE_REFS[place]})
    return Reason(clause, "reason-occupied", {"place": moves.PLACE_REFS[place], "seat": seat_ref(there.seat)})


def _line_due(s: WorldState) -> Reason:
    effect = c.EFFECTS[actions.line_effect(s)]
    number = actions.line_number(s)
    return Reason(
        _CLAUSES.get(effect, "TW-J6"),
        f"reason-line-{effect}",
        {"journey": moves.JOURNEY_REFS[s.journey], "number": number},
    )


def _finish_plan(s: WorldState) -> Reason:
    if s.plan == state.TREK:
        return Reason("TW-M1", "reason-finish-trek", {"place": moves.PLACE_REFS[s.goal]})
    if s.plan == state.VISIT_PLAN:
        return Reason("TW-A2", "reason-finish-visit", {"destination": moves.DESTINATION_REFS[s.goal]})
    return Reason("TW-A5", "reason-finish-journey", {"journey": moves.JOURNEY_REFS[s.goal]})


def _why_not_fly(s: WorldState, own: Trekker, place: int) -> Reason:
    if s.phase == state.LINE:
        if actions.line_effect(s) == c.AIRPORT_LINE:
            return _taken(s, own, place, "TW-J2")
        return _line_due(s)
    if s.phase == state.TURN:
        return _taken(s, own, place, "TW-F1")
    if s.phase == state.MOVE and not has(c.AIRPORT_MASK, own.place):
        return Reason("TW-F1", "reason-not-on-airport", {"place": moves.PLACE_REFS[own.place]})
    return Reason("TW-F1", "reason-flight-too-late")


def _why_not_go(s: WorldState, own: Trekker, move: int) -> Reason:
    if s.phase == state.LINE:
        if actions.line_effect(s) != c.MOVE_LINE or move == c.STAY:
            return _line_due(s)
    elif s.phase not in (state.TURN, state.MOVE):
        return Reason("TW-T1", "reason-move-done")
    elif move == c.STAY:
        return Reason("TW-M6", "reason-must-move")
    place = move - c.GO
    if place == own.place:
        return Reason("TW-M2", "reason-same-place", {"place": moves.PLACE_REFS[place]})
    if has(moving.occupied(s), place):
        return _taken(s, own, place, "TW-M3")
    if s.phase != state.LINE and own.hand == 0:
        return Reason("TW-M6", "reason-no-cards")
    return _why_no_way(s, own, place)


def _why_no_way(s: WorldState, own: Trekker, place: int) -> Reason:
    """Too far, no exact sum, or somebody in the way."""
    args = {"place": moves.PLACE_REFS[place]}
    if s.phase == state.LINE:
        most = actions.line_number(s)
        lengths = below(most + 1)
    else:
        most = count(s.figures.lengths) - 1
        lengths = moving.hand_sums(s, own)
        round_them = _links_round(s, own, place)
        if round_them is not None and round_them > most:
            return Reason("TW-M8", "reason-way-too-long", args | {"links": round_them, "number": most})
    if c.WORLD.lengths(own.place, place, 0, lengths) != 0:
        return Reason("TW-M3", "reason-blocked", args | {"seats": _in_the_way(s, own, place, lengths)})
    links = c.WORLD.distance(own.place, place)
    if s.phase == state.LINE:
        return Reason("TW-J1", "reason-too-far", args | {"links": links, "number": most})
    return Reason("TW-M1", "reason-no-exact-sum", args | {"links": links})


def _links_round(s: WorldState, own: Trekker, place: int) -> int | None:
    """How many links the shortest way to a place has, round all others; None if they leave none."""
    barred = moving.barred(s, own)
    ways = range(1, int(c.PLACES))
    return next((links for links in ways if has(c.WORLD.within(own.place, barred, links), place)), None)


def _in_the_way(s: WorldState, own: Trekker, place: int, lengths: int) -> list[str]:
    """Those without whom there would be a way; if it takes several to go, all whose going helps."""
    others = [other for other in s.trekkers if other is not own]
    barred = moving.barred(s, own)
    alone = [o for o in others if c.WORLD.lengths(own.place, place, minus(barred, o.place), lengths) != 0]
    if not alone:
        # With this one there, and all others gone, the way is still barred or longer.
        near = c.WORLD.within(own.place, 0, c.MOST_LINKS)
        alone = [o for o in others if has(near, o.place)]
    return [seat_ref(other.seat) for other in alone]


def _why_not_pay(s: WorldState, own: Trekker, move: int) -> Reason:
    if s.plan == state.NO_PLAN:
        if move == c.DEPART and s.phase in (state.TURN, state.MOVE):
            return Reason("TW-M1", "reason-choose-place")
        return Reason("TW-C3", "reason-nothing-to-pay")
    if move >= c.WAIVE:
        return _why_not_waive(s, own, move - c.WAIVE)
    if move == c.DEPART:
        if s.plan != state.TREK:
            return _finish_plan(s)
        return Reason("TW-M1", "reason-sum-not-exact", {"place": moves.PLACE_REFS[s.goal], "links": links_paid(s)})
    if s.plan == state.VISIT_PLAN and s.waives > 0:
        return Reason("TW-J4", "reason-waive-first", {"count": s.waives})
    kind = move - c.PAY
    args = {"trek": moves.TREK_REFS[kind]}
    if bags.times(own.hand - s.paid, kind) == 0:
        return Reason("TW-C3", "reason-not-in-hand", args)
    if s.plan == state.TREK:
        return Reason("TW-M1", "reason-sum-cannot-fit", args | {"links": links_paid(s) + c.VALUE[kind]})
    if s.plan == state.JOURNEY_PLAN:
        return Reason("TW-A5", "reason-same-symbol", {"count": c.JOURNEY_PRICE})
    symbol = moves.SYMBOL_REFS[c.SYMBOL[kind]]
    return Reason("TW-A2", "reason-symbol-not-asked", {"symbol": symbol, "destination": moves.DESTINATION_REFS[s.goal]})


def _why_not_waive(s: WorldState, own: Trekker, symbol: int) -> Reason:
    if s.plan != state.VISIT_PLAN or s.waives == 0:
        return Reason("TW-J4", "reason-nothing-to-waive")
    args = {"symbol": moves.SYMBOL_REFS[symbol], "destination": moves.DESTINATION_REFS[s.goal]}
    if treks.of_symbol(s.need, symbol) == 0:
        return Reason("TW-J4", "reason-symbol-not-asked", args)
    lacking = treks.lacking(treks.symbols(own.hand), s.need)
    refs = [ref for i, ref in enumerate(moves.SYMBOL_REFS) if treks.of_symbol(lacking, i)]
    return Reason("TW-J4", "reason-waive-missing", {"symbols": refs})


def _why_not_draw(s: WorldState, move: int) -> Reason:
    if s.phase == state.LINE:
        return _line_due(s)
    if move == c.DRAW:
        assert not supply.is_drawable(s)
        return Reason("TW-A1", "reason-pile-empty")
    return Reason("TW-A1", "reason-not-open", {"trek": moves.TREK_REFS[move - c.TAKE]})


def _why_not_visit(s: WorldState, own: Trekker, card: int) -> Reason:
    if s.phase == state.DRAWING:
        return Reason("TW-T1", "reason-draw-on", {"count": s.draws})
    if s.phase == state.LINE and actions.line_effect(s) != c.VISIT_LINE:
        return _line_due(s)
    args = {"destination": moves.DESTINATION_REFS[card]}
    if card not in open_cards(s):
        for visitor in s.trekkers:
            if has(visitor.visited, card):
                return Reason("TW-A2", "reason-visited", args | {"seat": seat_ref(visitor.seat)})
        return Reason("TW-A2", "reason-card-not-open", args)
    if c.CARD_PLACE[card] != own.place:
        return Reason("TW-A2", "reason-not-there", args | {"place": moves.PLACE_REFS[own.place]})
    missing = symbol_refs(treks.lacking(treks.symbols(own.hand), s.figures.asked[card]))
    if s.phase == state.LINE:
        number = actions.line_number(s)
        return Reason("TW-J4", "reason-missing-more", args | {"symbols": missing, "number": number})
    return Reason("TW-A2", "reason-missing", args | {"symbols": missing})


def _why_not_journey(s: WorldState, card: int) -> Reason:
    if s.phase == state.LINE:
        return _line_due(s)
    if s.phase == state.DRAWING:
        return Reason("TW-T1", "reason-draw-on", {"count": s.draws})
    if not has(s.journeys, card):
        return Reason("TW-S6", "reason-journey-not-open", {"journey": moves.JOURNEY_REFS[card]})
    return Reason("TW-A5", "reason-no-pair", {"count": c.JOURNEY_PRICE})
