"""What is said to a seat: what it is asked, and what it sees happen."""

from collections.abc import Iterable
from typing import Final

from baluchon.games.lets_take_a_hike import choices, packs
from baluchon.games.lets_take_a_hike.components import ACTIONS, BEAR, ITEMS, KIND_IDS, PLACE_IDS, SOCKS, SPRAY
from baluchon.games.lets_take_a_hike.state import (
    BEAR_DROP,
    DECIDING,
    DISCARDED,
    DREW,
    DROPPED,
    FIRST_TURN,
    GAME_ENDS,
    GUARDING,
    HIKE_ENDED,
    JOINED,
    JOINING,
    LAID,
    LAID_FACE_DOWN,
    LEADS_ON,
    LIMIT,
    MATCHED,
    MUST_STOP,
    NOBODY_HIT,
    NOTHING_LEFT,
    PACKED,
    PAYING,
    PHASES,
    PICKED_UP,
    PLACED,
    PLACED_FACE_DOWN,
    PLAYED,
    PROTECTED,
    REFILLED,
    ROBBED,
    ROW_LOST,
    SET_OUT,
    SHOWED,
    STAYED,
    STOPPED,
    TAKING,
    THROWN_OUT,
    TOOK,
    TOOK_BACK,
    TOOK_BACK_UNSEEN,
    TOOK_NOTHING,
    TURN,
    TURNED_UP,
    WENT_ON,
    WILL_DISCARD,
    WILL_DROP,
    WILL_SHOW,
    WILL_SHOW_PACK,
    WON_DRAW,
    HikeState,
)
from baluchon.kernel.game import Fact
from baluchon.kernel.lanes import lane
from baluchon.kernel.words import Argument, Message, seat_ref

FACE_DOWN: Final = "card:face-down"


def card_ref(kind: int) -> str:
    """The reference of a card."""
    return f"card:{KIND_IDS[kind]}"


def place_ref(place: int) -> str:
    """The reference of a place."""
    return f"place:{PLACE_IDS[place]}"


def boots_left(s: HikeState, seat: int) -> int:
    """The boots a seat still has to drop."""
    return max(lane(s.needs, seat) - int(packs.boots_on(s, seat, lane(s.marks, seat))), 0)


def prompt(s: HikeState, seat: int) -> Message:
    """What a seat that is to act is asked."""
    if s.phase == TURN:
        if s.actions == ACTIONS and lane(s.filled, seat):
            return Message("prompt-turn-or-hike", {"actions": int(s.actions)})
        return Message("prompt-turn", {"actions": int(s.actions)})
    if s.phase == JOINING:
        return Message("prompt-join", {"leader": seat_ref(int(s.leader))})
    if s.phase == DECIDING:
        if s.card < ITEMS and packs.carried(s, seat, s.card):
            return Message("prompt-decide-match", {"card": card_ref(int(s.card))})
        return Message("prompt-decide")
    if s.phase == TAKING:
        return Message("prompt-take")
    if s.phase == LIMIT:
        return Message("prompt-limit", {"cards": lane(s.needs, seat)})
    if s.phase == PAYING:
        args: dict[str, Argument] = {"card": card_ref(int(s.card))}
        if choices.shows_match(s, seat):
            return Message("prompt-show", args)
        if lane(s.weights, seat) == lane(s.needs, seat):
            return Message("prompt-pay-all", args)
        return Message("prompt-pay", args | {"boots": boots_left(s, seat)})
    if s.phase == GUARDING:
        guard = card_ref(int(SPRAY if s.card == BEAR else SOCKS))
        has_it = packs.carried(s, seat, SPRAY if s.card == BEAR else SOCKS) != 0
        return Message("prompt-guard" if has_it else "prompt-no-guard", {"card": guard})
    if s.phase == BEAR_DROP and lane(s.needs, seat):
        return Message("prompt-bear-boots", {"boots": boots_left(s, seat)})
    return Message(f"prompt-{PHASES[s.phase]}")


# Events that name a card, a card and a place, a number, or only the seat.
_CARD: Final = {
    PLAYED: "played",
    TURNED_UP: "turned-up",
    MATCHED: "matched",
    DISCARDED: "discarded",
    ROBBED: "robbed",
    PROTECTED: "protected",
    NOBODY_HIT: "nobody-hit",
}
_CARD_AND_PLACE: Final = {
    LAID: "placed",
    PLACED: "placed",
    TOOK_BACK: "took-back",
    SHOWED: "showed",
    DROPPED: "dropped",
}
_UNSEEN: Final = {LAID_FACE_DOWN: "placed", PLACED_FACE_DOWN: "placed", TOOK_BACK_UNSEEN: "took-back"}
_OWN: Final = {PACKED: "packed", WILL_DROP: "will-drop", WILL_SHOW: "will-show", WILL_DISCARD: "will-discard"}
_NUMBER: Final = {PICKED_UP: "picked-up", ROW_LOST: "row-lost", REFILLED: "refilled"}
_SEAT: Final = {
    FIRST_TURN: "first-turn",
    JOINED: "joined",
    STAYED: "stayed",
    THROWN_OUT: "thrown-out",
    WENT_ON: "went-on",
    STOPPED: "stopped",
    MUST_STOP: "must-stop",
    TOOK_NOTHING: "took-nothing",
    LEADS_ON: "leads-on",
    HIKE_ENDED: "hike-ended",
    NOTHING_LEFT: "nothing-left",
    GAME_ENDS: "game-ends",
    WON_DRAW: "won-draw",
}


def events(facts: Iterable[Fact], seat: int | None) -> list[Message]:
    """What a viewer sees happen."""
    return [message for fact in facts if (message := _event(fact, seat)) is not None]


def _event(fact: Fact, viewer: int | None) -> Message | None:
    kind, seat, a, b = fact
    args: dict[str, Argument] = {"seat": seat_ref(seat)}
    if kind in _SEAT:
        return Message(f"event-{_SEAT[kind]}", args)
    if kind in _CARD:
        return Message(f"event-{_CARD[kind]}", args | {"card": card_ref(a)})
    if kind in _CARD_AND_PLACE:
        return Message(f"event-{_CARD_AND_PLACE[kind]}", args | {"card": card_ref(a), "place": place_ref(b)})
    if kind in _UNSEEN:
        card = card_ref(a) if viewer == seat else FACE_DOWN
        return Message(f"event-{_UNSEEN[kind]}-unseen", args | {"card": card, "place": place_ref(b)})
    if kind in _NUMBER:
        return Message(f"event-{_NUMBER[kind]}", args | {"cards": a})
    if kind == DREW:
        return Message("event-drew", args | {"card": card_ref(a) if viewer == seat else FACE_DOWN})
    if kind == TOOK:
        return Message("event-took", args | {"card": card_ref(a), "boots": b})
    if kind == SET_OUT:
        return Message("event-set-out", args | {"hike": a})
    if viewer != seat:
        return None
    if kind == WILL_SHOW_PACK:
        return Message("event-will-show-pack", args)
    if kind == WILL_DISCARD:
        return Message("event-will-discard", args | {"card": card_ref(a)})
    return Message(f"event-{_OWN[kind]}", args | {"card": card_ref(a), "place": place_ref(b)})
