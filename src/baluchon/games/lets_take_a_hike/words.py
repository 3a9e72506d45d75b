"""What is said to a seat: what it is asked, and what it sees happen."""

from baluchon.games.lets_take_a_hike import choices, facts, packs, state
from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike.moves import CARD_REFS, PLACE_REFS
from baluchon.games.lets_take_a_hike.state import Hiker, HikeState
from baluchon.kernel.happenings import (
    FIRST,
    GAME,
    OWNER,
    SEAT,
    SECOND,
    Happenings,
    always,
    first,
    second,
    takes,
    told,
)
from baluchon.kernel.words import Argument, Message, seat_ref

FACE_DOWN = "card:face-down"


def boots_left(own: Hiker) -> int:
    """The boots a hiker still has to drop."""
    return max(int(own.need - packs.boots_on(own, own.marks)), 0)


def boots_due(own: Hiker) -> dict[str, Argument]:
    """The boots a hiker still has to drop, and those of the cards chosen so far."""
    return {"boots": boots_left(own), "paid": int(packs.boots_on(own, own.marks))}


def prompt(s: HikeState, seat: int) -> Message:
    """What a seat that is to act is asked."""
    own = s.hikers[seat]
    if s.phase == state.TURN:
        id = "prompt-turn-or-hike" if s.actions == c.ACTIONS and own.filled else "prompt-turn"
        return Message(id, {"actions": int(s.actions)})
    if s.phase == state.JOINING:
        return Message("prompt-join", {"leader": seat_ref(int(s.leader))})
    if s.phase == state.DECIDING:
        if s.card < c.ITEMS and packs.carried(own, s.card):
            return Message("prompt-decide-match", {"card": CARD_REFS[s.card]})
        return Message("prompt-decide")
    if s.phase == state.TAKING:
        return Message("prompt-take")
    if s.phase == state.LIMIT:
        return Message("prompt-limit", {"cards": int(own.need)})
    if s.phase == state.PAYING:
        args: dict[str, Argument] = {"card": CARD_REFS[s.card]}
        if choices.shows_match(s, own):
            return Message("prompt-show", args)
        if own.weight == own.need:
            return Message("prompt-pay-all", args)
        return Message("prompt-pay", args | boots_due(own))
    if s.phase == state.GUARDING:
        guard = choices.guard_against(s.card)
        id = "prompt-guard" if packs.carried(own, guard) else "prompt-no-guard"
        return Message(id, {"card": CARD_REFS[guard]})
    if s.phase == state.BEAR_DROP and own.need:
        return Message("prompt-bear-boots", boots_due(own))
    return Message(f"prompt-{state.PHASES[s.phase]}")


_CARD = first(CARD_REFS)
_PLACE = second(PLACE_REFS)
_UNSEEN = {"card": always(FACE_DOWN)}

EVENTS = Happenings(
    told(facts.PACKED, "event-packed", to=OWNER, seat=SEAT, card=_CARD, place=_PLACE),
    told(facts.LAID, "event-placed", seat=SEAT, card=_CARD, place=_PLACE),
    told(facts.LAID_FACE_DOWN, "event-placed-unseen", hidden=_UNSEEN, seat=SEAT, card=_CARD, place=_PLACE),
    told(facts.FIRST_TURN, "event-first-turn", seat=SEAT),
    told(facts.DREW, "event-drew", hidden=_UNSEEN, seat=SEAT, card=_CARD),
    told(facts.PLACED, "event-placed", seat=SEAT, card=_CARD, place=_PLACE),
    told(facts.PLACED_FACE_DOWN, "event-placed-unseen", hidden=_UNSEEN, seat=SEAT, card=_CARD, place=_PLACE),
    told(facts.TOOK_BACK, "event-took-back", seat=SEAT, card=_CARD, place=_PLACE),
    told(facts.TOOK_BACK_UNSEEN, "event-took-back-unseen", hidden=_UNSEEN, seat=SEAT, card=_CARD, place=_PLACE),
    told(facts.PLAYED, "event-played", seat=SEAT, card=_CARD),
    told(facts.SET_OUT, "event-set-out", seat=SEAT, hike=FIRST),
    told(facts.JOINED, "event-joined", seat=SEAT),
    told(facts.STAYED, "event-stayed", seat=SEAT),
    told(facts.TURNED_UP, "event-turned-up", seat=SEAT, card=_CARD),
    told(facts.MATCHED, "event-matched", seat=SEAT, card=_CARD),
    told(facts.SHOWED, "event-showed", seat=SEAT, card=_CARD, place=_PLACE),
    told(facts.WILL_SHOW, "event-will-show", to=OWNER, seat=SEAT, card=_CARD, place=_PLACE),
    told(facts.WILL_SHOW_PACK, "event-will-show-pack", to=OWNER, seat=SEAT),
    told(facts.WILL_DROP, "event-will-drop", to=OWNER, seat=SEAT, card=_CARD, place=_PLACE),
    told(facts.DROPPED, "event-dropped", concerns="seat", seat=SEAT, card=_CARD, place=_PLACE),
    told(facts.THROWN_OUT, "event-thrown-out", concerns="seat", seat=SEAT),
    told(facts.WILL_DISCARD, "event-will-discard", to=OWNER, seat=SEAT, card=_CARD),
    told(facts.DISCARDED, "event-discarded", seat=SEAT, card=_CARD),
    told(facts.ROBBED, "event-robbed", concerns="seat", seat=SEAT, card=_CARD),
    told(facts.PROTECTED, "event-protected", concerns="seat", seat=SEAT, card=_CARD),
    told(facts.NOBODY_HIT, "event-nobody-hit", seat=SEAT, card=_CARD),
    told(facts.WENT_ON, "event-went-on", seat=SEAT),
    told(facts.STOPPED, "event-stopped", seat=SEAT),
    told(facts.MUST_STOP, "event-must-stop", concerns="seat", seat=SEAT),
    told(
        facts.TOOK,
        "event-took",
        line="boots-{boots}",
        counts="boots",
        leads=takes("card"),
        seat=SEAT,
        card=_CARD,
        boots=SECOND,
    ),
    told(facts.TOOK_NOTHING, "event-took-nothing", seat=SEAT),
    told(facts.PICKED_UP, "event-picked-up", seat=SEAT, cards=FIRST),
    told(facts.LEADS_ON, "event-leads-on", seat=SEAT),
    told(facts.ROW_LOST, "event-row-lost", seat=SEAT, cards=FIRST),
    told(facts.HIKE_ENDED, "event-hike-ended", closes="hike", seat=SEAT),
    told(facts.REFILLED, "event-refilled", seat=SEAT, cards=FIRST),
    told(facts.NOTHING_LEFT, "event-nothing-left", seat=SEAT),
    told(facts.GAME_ENDS, "event-game-ends", closes=GAME, seat=SEAT),
    told(facts.WON_DRAW, "event-won-draw", seat=SEAT),
)
events = EVENTS.events
