"""Why a seat that is to act may not make a move. Told from what the seat itself may know."""

from mypy_extensions import i64

from baluchon.games.trekking_the_world import bags, moving, supply
from baluchon.games.trekking_the_world.components import (
    AIRPORT_LINE,
    AIRPORT_MASK,
    AIRPORTS,
    BEGIN,
    CARD_PLACE,
    DEPART,
    DRAW,
    EFFECTS,
    FLY,
    GO,
    JOURNEY,
    JOURNEY_LINES,
    JOURNEY_NUMBERS,
    JOURNEY_PRICE,
    MOST_LINKS,
    MOVE_LINE,
    PAY,
    RECOLOUR,
    RECOLOUR_LINE,
    RECOLOURS,
    STAY,
    SYMBOL,
    SYMBOLS,
    TAKE,
    VALUE,
    VISIT,
    VISIT_LINE,
    WAIVE,
    WORLD,
)
from baluchon.games.trekking_the_world.moves import (
    DESTINATION_REFS,
    JOURNEY_REFS,
    PLACE_REFS,
    SOUVENIR_REFS,
    SYMBOL_REFS,
    TREK_REFS,
)
from baluchon.games.trekking_the_world.state import (
    AIRPORT,
    DRAWING,
    JOURNEY_PLAN,
    LINE,
    MOVE,
    NO_PLAN,
    TREK,
    TURN,
    VISIT_PLAN,
    WorldState,
    hand_size,
    open_cards,
    place_of,
    trekker_places,
)
from baluchon.kernel.bits import BIT
from baluchon.kernel.words import Argument, Reason, seat_ref

_CLAUSES = {"move": "TW-J1", "airport": "TW-J2", "draw": "TW-J3", "visit-less": "TW-J4", "gain": "TW-J5"}


def why_not(s: WorldState, seat: int, move: int) -> Reason:
    """Why a seat that is to act may not make this move."""
    if s.phase == AIRPORT:
        if move < FLY:
            return _taken(s, seat, AIRPORTS[move - BEGIN], "TW-S1")
        return Reason("TW-S1", "reason-choose-airport")
    if move < FLY:
        return Reason("TW-S1", "reason-already-begun")
    if PAY <= move <= DEPART or WAIVE <= move < WAIVE + SYMBOLS:
        return _why_not_pay(s, seat, move)
    if s.plan != NO_PLAN:
        return _finish_plan(s)
    if move < GO:
        return _why_not_fly(s, seat, AIRPORTS[move - FLY])
    if move <= STAY:
        return _why_not_go(s, seat, move)
    if s.phase in (TURN, MOVE):
        return Reason("TW-T1", "reason-move-first")
    if move <= DRAW:
        return _why_not_draw(s, move)
    if move < JOURNEY:
        return _why_not_visit(s, seat, move - VISIT)
    if move < WAIVE:
        return _why_not_journey(s, seat, move - JOURNEY)
    if s.phase != LINE:
        return Reason("TW-A5", "reason-not-on-journey")
    if JOURNEY_LINES[s.journey][s.line] == RECOLOUR_LINE and move >= RECOLOUR:
        return Reason("TW-J6", "reason-no-cube", {"souvenir": SOUVENIR_REFS[RECOLOURS[move - RECOLOUR][0]]})
    return _line_due(s)


def _taken(s: WorldState, seat: int, place: int, clause: str) -> Reason:
    """A trekker stands there."""
    holder = trekker_places(s).index(place)
    if holder == seat:
        return Reason(clause, "reason-there-already", {"place": PLACE_REFS[place]})
    return Reason(clause, "reason-occupied", {"place": PLACE_REFS[place], "seat": seat_ref(holder)})


def _line_due(s: WorldState) -> Reason:
    effect = EFFECTS[JOURNEY_LINES[s.journey][s.line]]
    args: dict[str, Argument] = {
        "journey": JOURNEY_REFS[s.journey],
        "number": JOURNEY_NUMBERS[s.journey][s.line],
    }
    return Reason(_CLAUSES.get(effect, "TW-J6"), f"reason-line-{effect}", args)


def _finish_plan(s: WorldState) -> Reason:
    if s.plan == TREK:
        return Reason("TW-M1", "reason-finish-trek", {"place": PLACE_REFS[s.goal]})
    if s.plan == VISIT_PLAN:
        return Reason("TW-A2", "reason-finish-visit", {"destination": DESTINATION_REFS[s.goal]})
    return Reason("TW-A5", "reason-finish-journey", {"journey": JOURNEY_REFS[s.goal]})


def _why_not_fly(s: WorldState, seat: int, place: int) -> Reason:
    if s.phase == LINE:
        if JOURNEY_LINES[s.journey][s.line] == AIRPORT_LINE:
            return _taken(s, seat, place, "TW-J2")
        return _line_due(s)
    if s.phase == TURN:
        return _taken(s, seat, place, "TW-F1")
    if s.phase == MOVE and not AIRPORT_MASK & BIT[place_of(s, seat)]:
        return Reason("TW-F1", "reason-not-on-airport", {"place": PLACE_REFS[place_of(s, seat)]})
    return Reason("TW-F1", "reason-flight-too-late")


def _why_not_go(s: WorldState, seat: int, move: int) -> Reason:
    if s.phase == LINE:
        if JOURNEY_LINES[s.journey][s.line] != MOVE_LINE or move == STAY:
            return _line_due(s)
    elif s.phase not in (TURN, MOVE):
        return Reason("TW-T1", "reason-move-done")
    elif move == STAY:
        return Reason("TW-M6", "reason-must-move")
    place = move - GO
    args: dict[str, Argument] = {"place": PLACE_REFS[place]}
    if place == place_of(s, seat):
        return Reason("TW-M2", "reason-same-place", args)
    if place in trekker_places(s):
        return _taken(s, seat, place, "TW-M3")
    if s.phase != LINE and hand_size(s, seat) == 0:
        return Reason("TW-M6", "reason-no-cards")
    return _why_no_way(s, seat, place, args)


def _why_no_way(s: WorldState, seat: int, place: int, args: dict[str, Argument]) -> Reason:
    """Too far, no exact sum, or somebody in the way."""
    start = place_of(s, seat)
    most: int = JOURNEY_NUMBERS[s.journey][s.line] if s.phase == LINE else MOST_LINKS
    lengths = BIT[most + 1] - 1 if s.phase == LINE else moving.hand_sums(s, seat)
    if WORLD.lengths(start, place, 0, lengths) != 0:
        return Reason("TW-M3", "reason-blocked", args | {"seats": _in_the_way(s, seat, place, lengths)})
    links = WORLD.distance(start, place)
    if s.phase == LINE:
        return Reason("TW-J1", "reason-too-far", args | {"links": links, "number": most})
    return Reason("TW-M1", "reason-no-exact-sum", args | {"links": links})


def _in_the_way(s: WorldState, seat: int, place: int, lengths: int) -> list[str]:
    """Those without whom there would be a way; if it takes several to go, all whose going helps."""
    others = [other for other in range(s.seats) if other != seat]
    barred = moving.barred(s, seat)
    start = place_of(s, seat)
    alone = [o for o in others if WORLD.lengths(start, place, barred & ~BIT[place_of(s, o)], lengths) != 0]
    if not alone:
        # With this one there, and all others gone, the way is still barred or longer.
        near = WORLD.within(start, 0, MOST_LINKS)
        alone = [o for o in others if near & BIT[place_of(s, o)]]
    return [seat_ref(other) for other in alone]


def _why_not_pay(s: WorldState, seat: int, move: int) -> Reason:
    if s.plan == NO_PLAN:
        if move == DEPART and s.phase in (TURN, MOVE):
            return Reason("TW-M1", "reason-choose-place")
        return Reason("TW-C3", "reason-nothing-to-pay")
    if move >= WAIVE:
        return _why_not_waive(s, move - WAIVE)
    if move == DEPART:
        if s.plan != TREK:
            return _finish_plan(s)
        return Reason("TW-M1", "reason-sum-not-exact", {"place": PLACE_REFS[s.goal], "links": s.links})
    if s.plan == VISIT_PLAN and s.waives > 0:
        return Reason("TW-J4", "reason-waive-first", {"count": s.waives})
    kind = move - PAY
    args: dict[str, Argument] = {"trek": TREK_REFS[kind]}
    if bags.digit(s.luggage[seat].hand - s.paid, kind) == 0:
        return Reason("TW-C3", "reason-not-in-hand", args)
    if s.plan == TREK:
        return Reason("TW-M1", "reason-sum-cannot-fit", args | {"links": s.links + VALUE[kind]})
    if s.plan == JOURNEY_PLAN:
        return Reason("TW-A5", "reason-same-symbol", {"count": JOURNEY_PRICE})
    symbol = SYMBOL_REFS[SYMBOL[kind]]
    return Reason("TW-A2", "reason-symbol-not-asked", {"symbol": symbol, "destination": DESTINATION_REFS[s.goal]})


def _why_not_waive(s: WorldState, symbol: i64) -> Reason:
    if s.plan != VISIT_PLAN or s.waives == 0:
        return Reason("TW-J4", "reason-nothing-to-waive")
    args: dict[str, Argument] = {"symbol": SYMBOL_REFS[symbol], "destination": DESTINATION_REFS[s.goal]}
    if bags.of_symbol(s.need, symbol) == 0:
        return Reason("TW-J4", "reason-symbol-not-asked", args)
    lacking = bags.lacking(bags.symbols(s.luggage[s.turn].hand), s.need)
    refs = [ref for i, ref in enumerate(SYMBOL_REFS) if bags.of_symbol(lacking, i)]
    return Reason("TW-J4", "reason-waive-missing", {"symbols": refs})


def _why_not_draw(s: WorldState, move: int) -> Reason:
    if s.phase == LINE:
        return _line_due(s)
    if move == DRAW:
        assert not supply.is_drawable(s)
        return Reason("TW-A1", "reason-pile-empty")
    return Reason("TW-A1", "reason-not-open", {"trek": TREK_REFS[move - TAKE]})


def _why_not_visit(s: WorldState, seat: int, card: int) -> Reason:
    if s.phase == DRAWING:
        return Reason("TW-T1", "reason-draw-on", {"count": s.draws})
    if s.phase == LINE and JOURNEY_LINES[s.journey][s.line] != VISIT_LINE:
        return _line_due(s)
    args: dict[str, Argument] = {"destination": DESTINATION_REFS[card]}
    if card not in open_cards(s):
        for visitor in range(s.seats):
            if s.luggage[visitor].visited & BIT[card]:
                return Reason("TW-A2", "reason-visited", args | {"seat": seat_ref(visitor)})
        return Reason("TW-A2", "reason-card-not-open", args)
    if CARD_PLACE[card] != place_of(s, seat):
        return Reason("TW-A2", "reason-not-there", args | {"place": PLACE_REFS[place_of(s, seat)]})
    missing: list[str] = []
    lacking = bags.lacking(bags.symbols(s.luggage[seat].hand), bags.ASKED[card])
    for symbol, ref in enumerate(SYMBOL_REFS):
        missing += [ref] * int(bags.of_symbol(lacking, symbol))
    if s.phase == LINE:
        number = JOURNEY_NUMBERS[s.journey][s.line]
        return Reason("TW-J4", "reason-missing-more", args | {"symbols": missing, "number": number})
    return Reason("TW-A2", "reason-missing", args | {"symbols": missing})


def _why_not_journey(s: WorldState, seat: int, card: int) -> Reason:
    if s.phase == LINE:
        return _line_due(s)
    if s.phase == DRAWING:
        return Reason("TW-T1", "reason-draw-on", {"count": s.draws})
    if not s.journeys & BIT[card]:
        return Reason("TW-S6", "reason-journey-not-open", {"journey": JOURNEY_REFS[card]})
    return Reason("TW-A5", "reason-no-pair", {"count": JOURNEY_PRICE})
