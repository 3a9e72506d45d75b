"""Why a move cannot be made: the clause and the facts, told from what the seat may know."""

from baluchon.games.lets_take_a_hike import bags, choices, packs
from baluchon.games.lets_take_a_hike.components import (
    ACTIONS,
    BEAR,
    DISCARD,
    DRAW,
    DROP,
    FITS,
    GO_ON,
    HIKE,
    ITEMS,
    JOIN,
    LEAVE,
    PLACES,
    PLAY,
    READY,
    SHOW,
    SHOW_PACK,
    SOCKS,
    SPRAY,
    STAY,
    STOP,
    TAKE,
)
from baluchon.games.lets_take_a_hike.messages import boots_left, card_ref, place_ref
from baluchon.games.lets_take_a_hike.state import (
    BEAR_DROP,
    BLISTER_DROP,
    DECIDING,
    GUARDING,
    JOINING,
    LIMIT,
    NOBODY,
    PACKING,
    PAYING,
    SKUNK_DROP,
    TAKING,
    TURN,
    HikeState,
)
from baluchon.kernel.bits import BIT
from baluchon.kernel.lanes import lane
from baluchon.kernel.words import Argument, Reason, seat_ref


def why_not(s: HikeState, seat: int, move: int) -> Reason:
    """Why a seat that is to act may not make this move."""
    if move < PLAY:
        return _why_not_place(s, seat, move // int(PLACES), move % int(PLACES))
    if move < DRAW:
        return _why_not_play(s, seat, move - int(PLAY) + int(ITEMS))
    if move in (DRAW, HIKE):
        return _why_not_draw_or_hike(s, seat, move)
    if move == READY:
        return Reason("LH-S1", "reason-packing-is-over")
    if move in (JOIN, STAY):
        return _why_not_join(s, seat)
    if move in (GO_ON, STOP):
        return _why_not_decide(s, seat)
    if move <= LEAVE:
        return _why_not_take(s, seat, move - int(TAKE))
    if move < DROP:
        return _why_not_discard(s, seat, move - int(DISCARD))
    if move < SHOW:
        return _why_not_drop(s, seat, move - int(DROP))
    return _why_not_show(s, seat, move)


def _pending(s: HikeState, seat: int) -> Reason:
    """What the seat has to do before anything else."""
    boots: dict[str, Argument] = {"boots": boots_left(s, seat)}
    if s.phase == PACKING:
        return Reason("LH-S1", "reason-pack-first")
    if s.phase == JOINING:
        return Reason("LH-H1", "reason-answer-first", {"leader": seat_ref(int(s.leader))})
    if s.phase == DECIDING:
        return Reason("LH-H6", "reason-decide-first")
    if s.phase == TAKING:
        return Reason("LH-H7", "reason-take-first")
    if s.phase == LIMIT:
        return Reason("LH-T4", "reason-hand-limit", {"cards": lane(s.needs, seat)})
    if s.phase == GUARDING:
        return Reason("LH-V2", "reason-show-first", {"card": card_ref(int(s.card))})
    if s.phase == PAYING:
        if choices.shows_match(s, seat):
            return Reason("LH-V1", "reason-show-match-first", {"card": card_ref(int(s.card))})
        return Reason("LH-H4", "reason-pay-first", boots)
    if s.phase == BEAR_DROP:
        return Reason("LH-D2" if lane(s.needs, seat) else "LH-D3", "reason-bear-first")
    if s.phase == BLISTER_DROP:
        return Reason("LH-D8", "reason-blister-first")
    if s.phase == SKUNK_DROP:
        return Reason("LH-D6", "reason-skunk-first")
    return Reason("LH-T1", "reason-your-turn", {"actions": int(s.actions)})


def _why_not_place(s: HikeState, seat: int, item: int, place: int) -> Reason:
    args: dict[str, Argument] = {"card": card_ref(item), "place": place_ref(place)}
    if not FITS[item] & BIT[place]:
        return Reason("LH-C2", "reason-wrong-place", args)
    if s.leader != NOBODY:
        return Reason("LH-H1", "reason-no-packing-on-a-hike")
    if s.phase not in (PACKING, TURN):
        return _pending(s, seat)
    if bags.times(s.luggage[seat].hand, item) == 0:
        return Reason("LH-T2", "reason-not-in-hand", {"card": card_ref(item)})
    if s.phase == PACKING:
        return Reason("LH-S1", "reason-place-is-taken", {"place": place_ref(place)})
    return Reason("LH-T8", "reason-too-many-swaps", {"swaps": int(s.swaps)})


def _why_not_play(s: HikeState, seat: int, hazard: int) -> Reason:
    if s.phase == PACKING:
        return Reason("LH-S1", "reason-hazards-stay-in-hand")
    if s.leader != NOBODY:
        return Reason("LH-T1", "reason-no-actions-on-a-hike")
    if s.phase != TURN:
        return _pending(s, seat)
    return Reason("LH-T2", "reason-not-in-hand", {"card": card_ref(hazard)})


def _why_not_draw_or_hike(s: HikeState, seat: int, move: int) -> Reason:
    if s.leader != NOBODY:
        if move == HIKE:
            return Reason("LH-H1", "reason-already-on-a-hike", {"leader": seat_ref(int(s.turn))})
        return Reason("LH-T1", "reason-no-actions-on-a-hike")
    if s.phase != TURN:
        return _pending(s, seat)
    if s.actions < ACTIONS:
        return Reason("LH-T1", "reason-actions-begun", {"actions": int(s.actions)})
    return Reason("LH-T6", "reason-empty-pack")


def _why_not_join(s: HikeState, seat: int) -> Reason:
    if s.leader != NOBODY:
        return Reason("LH-H1", "reason-too-late-to-join")
    if s.phase in (TURN, PACKING):
        return Reason("LH-H1", "reason-no-hike")
    return _pending(s, seat)


def _why_not_decide(s: HikeState, seat: int) -> Reason:
    if s.phase == JOINING:
        return Reason("LH-H2", "reason-nothing-turned-up-yet")
    if s.phase == TAKING:
        return Reason("LH-H6", "reason-already-stopped")
    if s.leader == NOBODY and s.phase in (TURN, PACKING):
        return Reason("LH-H6", "reason-no-hike")
    return _pending(s, seat)


def _why_not_take(s: HikeState, seat: int, item: int) -> Reason:
    if s.phase == TAKING:
        return Reason("LH-H7", "reason-not-in-the-row", {"card": card_ref(item)})
    if s.leader == NOBODY and s.phase in (TURN, PACKING):
        return Reason("LH-H7", "reason-no-hike")
    if s.leader != NOBODY and not s.row:
        return Reason("LH-H7", "reason-nothing-to-take")
    if s.phase == DECIDING:
        return Reason("LH-H7", "reason-stop-first")
    return _pending(s, seat)


def _why_not_discard(s: HikeState, seat: int, kind: int) -> Reason:
    if s.phase == LIMIT:
        return Reason("LH-T4", "reason-not-in-hand", {"card": card_ref(kind)})
    return Reason("LH-T4", "reason-no-discarding")


def _why_not_drop(s: HikeState, seat: int, place: int) -> Reason:
    args: dict[str, Argument] = {"place": place_ref(place)}
    if s.phase == GUARDING or choices.shows_match(s, seat):
        return _pending(s, seat)
    if s.phase not in (PAYING, BEAR_DROP, BLISTER_DROP, SKUNK_DROP):
        return Reason("LH-T3", "reason-no-unpacking")
    if not lane(s.filled, seat) & BIT[place]:
        return Reason("LH-C2", "reason-place-is-empty", args)
    if lane(s.marks, seat) & BIT[place]:
        return Reason("LH-T7", "reason-already-chosen", args)
    if lane(s.needs, seat) == 0:
        return Reason("LH-D8" if s.phase == BLISTER_DROP else "LH-D3", "reason-not-the-heaviest", args)
    clause = "LH-H4" if s.phase == PAYING else "LH-D2"
    return Reason(clause, "reason-more-than-needed", args | {"boots": boots_left(s, seat)})


def _why_not_show(s: HikeState, seat: int, move: int) -> Reason:
    if choices.shows_match(s, seat):
        return Reason("LH-V1", "reason-show-match-first", {"card": card_ref(int(s.card))})
    if s.phase == GUARDING:
        guard = SPRAY if s.card == BEAR else SOCKS
        if packs.carried(s, seat, guard):
            return Reason("LH-V2", "reason-show-guard", {"card": card_ref(int(guard))})
        return Reason("LH-V2", "reason-show-all", {"card": card_ref(int(guard))})
    if s.hidden_packs == 0:
        return Reason("LH-V1", "reason-packs-lie-open")
    if move == SHOW_PACK or s.phase in (TURN, PACKING):
        return Reason("LH-V1", "reason-nothing-to-show")
    return _pending(s, seat)
