"""Why a move cannot be made: the clause and the facts, told from what the seat may know."""

from baluchon.games.lets_take_a_hike import choices, packs, state
from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike.moves import CARD_REFS, PLACE_REFS
from baluchon.games.lets_take_a_hike.state import Hiker, HikeState
from baluchon.games.lets_take_a_hike.words import boots_due, boots_left
from baluchon.kernel import bags
from baluchon.kernel.bits import has
from baluchon.kernel.game import NONE
from baluchon.kernel.words import Argument, Reason, seat_ref


def why_not(s: HikeState, seat: int, move: int) -> Reason:
    """Why a seat that is to act may not make this move."""
    own = s.hikers[seat]
    if move < c.PLAY:
        return _why_not_place(s, own, move // int(c.PLACES), move % int(c.PLACES))
    if move < c.DRAW:
        return _why_not_play(s, own, move - int(c.PLAY) + int(c.ITEMS))
    if move in (c.DRAW, c.HIKE):
        return _why_not_draw_or_hike(s, own, move)
    if move == c.READY:
        return Reason("LH-S1", "reason-packing-is-over")
    if move in (c.JOIN, c.STAY):
        return _why_not_join(s, own)
    if move in (c.GO_ON, c.STOP):
        return _why_not_decide(s, own)
    if move <= c.LEAVE:
        return _why_not_take(s, own, move - int(c.TAKE))
    if move < c.DROP:
        return _why_not_discard(s, own, move - int(c.DISCARD))
    if move < c.SHOW:
        return _why_not_drop(s, own, move - int(c.DROP))
    return _why_not_show(s, own, move)


def _pending(s: HikeState, own: Hiker) -> Reason:
    """What the seat has to do before anything else."""
    if s.phase == state.PACKING:
        return Reason("LH-S1", "reason-pack-first")
    if s.phase == state.JOINING:
        return Reason("LH-H1", "reason-answer-first", {"leader": seat_ref(int(s.leader))})
    if s.phase == state.DECIDING:
        return Reason("LH-H6", "reason-decide-first")
    if s.phase == state.TAKING:
        return Reason("LH-H7", "reason-take-first")
    if s.phase == state.LIMIT:
        return Reason("LH-T4", "reason-hand-limit", {"cards": int(own.need), "limit": int(c.HAND_LIMIT)})
    if s.phase == state.GUARDING:
        return Reason("LH-V2", "reason-show-first", {"card": CARD_REFS[s.card]})
    if s.phase == state.PAYING:
        if choices.shows_match(s, own):
            return Reason("LH-V1", "reason-show-match-first", {"card": CARD_REFS[s.card]})
        return Reason("LH-H4", "reason-pay-first", boots_due(own))
    if s.phase == state.BEAR_DROP:
        return Reason("LH-D2" if own.need else "LH-D3", "reason-bear-first")
    if s.phase == state.BLISTER_DROP:
        return Reason("LH-D8", "reason-blister-first")
    if s.phase == state.SKUNK_DROP:
        return Reason("LH-D6", "reason-skunk-first")
    return Reason("LH-T1", "reason-your-turn", {"actions": int(s.actions)})


def _why_not_place(s: HikeState, own: Hiker, item: int, place: int) -> Reason:
    args: dict[str, Argument] = {"card": CARD_REFS[item], "place": PLACE_REFS[place]}
    if not has(c.FITS[item], place):
        return Reason("LH-C2", "reason-wrong-place", args)
    if s.leader != NONE:
        return Reason("LH-H1", "reason-no-packing-on-a-hike")
    if s.phase not in (state.PACKING, state.TURN):
        return _pending(s, own)
    if bags.times(own.hand, item) == 0:
        return Reason("LH-T2", "reason-not-in-hand", {"card": CARD_REFS[item]})
    if s.phase == state.PACKING:
        return Reason("LH-S1", "reason-place-is-taken", {"place": PLACE_REFS[place]})
    return Reason("LH-T8", "reason-too-many-swaps", {"swaps": int(s.swaps)})


def _why_not_play(s: HikeState, own: Hiker, hazard: int) -> Reason:
    if s.phase == state.PACKING:
        return Reason("LH-S1", "reason-hazards-stay-in-hand")
    if s.leader != NONE:
        return Reason("LH-T1", "reason-no-actions-on-a-hike")
    if s.phase != state.TURN:
        return _pending(s, own)
    return Reason("LH-T2", "reason-not-in-hand", {"card": CARD_REFS[hazard]})


def _why_not_draw_or_hike(s: HikeState, own: Hiker, move: int) -> Reason:
    if s.leader != NONE:
        if move == c.HIKE:
            return Reason("LH-H1", "reason-already-on-a-hike", {"leader": seat_ref(int(s.turn))})
        return Reason("LH-T1", "reason-no-actions-on-a-hike")
    if s.phase != state.TURN:
        return _pending(s, own)
    if s.actions < c.ACTIONS:
        return Reason("LH-T1", "reason-actions-begun", {"actions": int(s.actions), "whole": int(c.ACTIONS)})
    return Reason("LH-T6", "reason-empty-pack")


def _why_not_join(s: HikeState, own: Hiker) -> Reason:
    if s.leader != NONE:
        return Reason("LH-H1", "reason-too-late-to-join")
    if s.phase in (state.TURN, state.PACKING):
        return Reason("LH-H1", "reason-no-hike")
    return _pending(s, own)


def _why_not_decide(s: HikeState, own: Hiker) -> Reason:
    if s.phase == state.JOINING:
        return Reason("LH-H2", "reason-nothing-turned-up-yet")
    if s.phase == state.TAKING:
        return Reason("LH-H6", "reason-already-stopped")
    if s.leader == NONE and s.phase in (state.TURN, state.PACKING):
        return Reason("LH-H6", "reason-no-hike")
    return _pending(s, own)


def _why_not_take(s: HikeState, own: Hiker, item: int) -> Reason:
    if s.phase == state.TAKING:
        return Reason("LH-H7", "reason-not-in-the-row", {"card": CARD_REFS[item]})
    if s.leader == NONE and s.phase in (state.TURN, state.PACKING):
        return Reason("LH-H7", "reason-no-hike")
    if s.leader != NONE and not s.row:
        return Reason("LH-H7", "reason-nothing-to-take")
    if s.phase == state.DECIDING:
        return Reason("LH-H7", "reason-stop-first")
    return _pending(s, own)


def _why_not_discard(s: HikeState, own: Hiker, kind: int) -> Reason:
    if s.phase == state.LIMIT:
        return Reason("LH-T4", "reason-not-in-hand", {"card": CARD_REFS[kind]})
    return Reason("LH-T4", "reason-no-discarding", {"limit": int(c.HAND_LIMIT)})


def _why_not_drop(s: HikeState, own: Hiker, place: int) -> Reason:
    args: dict[str, Argument] = {"place": PLACE_REFS[place]}
    if s.phase == state.GUARDING or choices.shows_match(s, own):
        return _pending(s, own)
    if s.phase not in (state.PAYING, state.BEAR_DROP, state.BLISTER_DROP, state.SKUNK_DROP):
        return Reason("LH-T3", "reason-no-unpacking")
    if not has(own.filled, place):
        return Reason("LH-C2", "reason-place-is-empty", args)
    if has(own.marks, place):
        return Reason("LH-T7", "reason-already-chosen", args)
    if own.need == 0:
        return Reason("LH-D8" if s.phase == state.BLISTER_DROP else "LH-D3", "reason-not-the-heaviest", args)
    clause = "LH-H4" if s.phase == state.PAYING else "LH-D2"
    return Reason(clause, "reason-more-than-needed", args | {"boots": boots_left(own)})


def _why_not_show(s: HikeState, own: Hiker, move: int) -> Reason:
    if choices.shows_match(s, own):
        return Reason("LH-V1", "reason-show-match-first", {"card": CARD_REFS[s.card]})
    if s.phase == state.GUARDING:
        guard = choices.guard_against(s.card)
        if packs.carried(own, guard):
            return Reason("LH-V2", "reason-show-guard", {"card": CARD_REFS[guard]})
        return Reason("LH-V2", "reason-show-all", {"card": CARD_REFS[guard]})
    if s.hidden_packs == 0:
        return Reason("LH-V1", "reason-packs-lie-open")
    if move == c.SHOW_PACK or s.phase in (state.TURN, state.PACKING):
        return Reason("LH-V1", "reason-nothing-to-show")
    return _pending(s, own)
