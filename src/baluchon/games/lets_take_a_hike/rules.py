"""How a game of Let's Take a Hike goes: pack, then turns of three actions or a hike, until the pile is drawn."""

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import bags, choices, hidden, hike, insight, packs, scoring
from baluchon.games.lets_take_a_hike import state as states
from baluchon.games.lets_take_a_hike.bags import times
from baluchon.games.lets_take_a_hike.components import (
    ACTIONS,
    ALL_PLACES,
    DEALT,
    DRAW,
    GO_ON,
    HIKE,
    ITEMS,
    JOIN,
    KINDS,
    LEAVE,
    PLACES,
    PLACINGS,
    PLAY,
    READY,
    STAY,
    STOP,
    SWAPS_PER_SEAT,
    TAKE,
)
from baluchon.games.lets_take_a_hike.state import (
    DECIDING,
    DREW,
    EMPTY,
    FIRST_TURN,
    JOINED,
    JOINING,
    LAID,
    LAID_FACE_DOWN,
    LIMIT,
    PACKED,
    PLACED,
    PLACED_FACE_DOWN,
    PLAYED,
    STAYED,
    TAKING,
    TOOK_BACK,
    TOOK_BACK_UNSEEN,
    TOOK_NOTHING,
    TURN,
    WENT_ON,
    HikeState,
)
from baluchon.kernel.bits import BIT, below, lowest
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import Rules
from baluchon.kernel.lanes import lane


class HikeRules(Rules[HikeState]):
    """The contract, fulfilled."""

    def start(self, seats: i64, options: list[int], chance: Chance) -> HikeState:
        s = states.blank(seats)
        if options[0] != 0:
            states.hide_packs(s)
        for seat in range(seats):  # LH-S1
            for _ in range(DEALT):
                states.gain(s, seat, hike.draw(s, chance))
        s.acting = below(seats)
        s.asked = s.acting
        return s

    def to_act(self, s: HikeState) -> i64:
        return s.acting

    def legal(self, s: HikeState, seat: i64) -> list[int]:
        if not s.acting & BIT[seat]:
            return []
        phase = s.phase
        if phase == TURN:
            return _actions(s, seat)
        if phase == DECIDING:
            return [GO_ON, STOP]
        if choices.is_choosing(phase):
            return choices.offered(s, seat)
        if phase == JOINING:
            return [JOIN, STAY]
        if phase == TAKING:
            return _trail_cards(s)
        moves: list[int] = []
        _append_placings(s, seat, False, moves)
        moves.append(READY)
        return moves

    def play(self, s: HikeState, seat: i64, move: i64, chance: Chance) -> None:
        phase = s.phase
        if choices.is_choosing(phase):
            _choose(s, seat, move, chance)
        elif phase == TURN:
            _act(s, seat, move, chance)
        elif phase == DECIDING:
            s.waiting &= ~BIT[seat]
            if move == GO_ON:
                if s.facts is not None:
                    s.facts.append((WENT_ON, seat, 0, 0))
            else:
                hike.stop(s, seat)
                if s.phase == TAKING:
                    return
            hike.carry_on(s, chance)
        elif phase == TAKING:
            if move != LEAVE:
                hike.take_one(s, seat, move - TAKE)
            elif s.facts is not None:
                s.facts.append((TOOK_NOTHING, seat, 0, 0))
            hike.go_home(s, seat)
            hike.carry_on(s, chance)
        elif phase == JOINING:
            s.waiting &= ~BIT[seat]
            if move == JOIN:
                s.party |= BIT[seat]
                s.hikers |= BIT[seat]
            if s.facts is not None:
                s.facts.append((JOINED if move == JOIN else STAYED, seat, 0, 0))
            hike.ask_along(s, chance)
        elif move == READY:
            _be_ready(s, seat, chance)
        else:
            _pack(s, seat, move)

    def copy(self, s: HikeState) -> HikeState:
        return states.copy(s)

    def imagine(self, s: HikeState, seat: i64, chance: Chance) -> HikeState:
        return hidden.imagine(s, seat, chance)

    def winners(self, s: HikeState) -> i64:
        return scoring.winners(s)

    def estimate(self, s: HikeState, out: list[float]) -> None:
        insight.estimate(s, out)

    def suggest(self, s: HikeState, seat: i64, moves: list[int], chance: Chance) -> i64:
        return insight.suggest(s, seat, moves, chance)


# --- what may be done


def may_swap(s: HikeState) -> bool:
    """LH-T8: not after too many swaps in a row."""
    return s.swaps < SWAPS_PER_SEAT * s.seats


def _append_placings(s: HikeState, seat: i64, swaps: bool, moves: list[int]) -> None:
    free = ALL_PLACES if swaps else ALL_PLACES & ~lane(s.filled, seat)
    left = bags.items(s.luggage[seat].hand)
    while left != 0:
        moves.extend(PLACINGS[bags.lowest_item(left) * (ALL_PLACES + 1) + free])
        left &= left - 1


def _actions(s: HikeState, seat: i64) -> list[int]:
    """LH-T1 to LH-T6. The game ends with the pile, so drawing is always possible and no turn is stuck."""
    moves: list[int] = []
    _append_placings(s, seat, may_swap(s), moves)
    if bags.has_hazards(s.luggage[seat].hand):
        for kind in range(ITEMS, KINDS):
            if times(s.luggage[seat].hand, kind) != 0:
                moves.append(PLAY + kind - ITEMS)
    moves.append(DRAW)
    if s.actions == ACTIONS and lane(s.filled, seat) != 0:
        moves.append(HIKE)
    return moves


def _trail_cards(s: HikeState) -> list[int]:
    """LH-H7: one card of each kind in the row, or none."""
    kinds: i64 = 0
    for item in s.row:
        kinds |= BIT[item]
    moves: list[int] = []
    while kinds != 0:
        moves.append(TAKE + lowest(kinds))
        kinds &= kinds - 1
    moves.append(LEAVE)
    return moves


# --- what is done


def _pack(s: HikeState, seat: i64, move: i64) -> None:
    """LH-S1: lay an item before the first turn, unseen until all are ready."""
    item = move // PLACES
    place = move % PLACES
    states.lose(s, seat, item)
    states.put(s, seat, place, item)
    if s.facts is not None:
        s.facts.append((PACKED, seat, item, place))


def _be_ready(s: HikeState, seat: i64, chance: Chance) -> None:
    """LH-S1, LH-S2: when all are ready the packs are shown and a random seat begins."""
    s.acting &= ~BIT[seat]
    if s.acting != 0:
        return
    chance.reveal()
    if s.facts is not None:
        for owner in range(s.seats):
            for place in range(PLACES):
                item = s.packs[owner * PLACES + place]
                if item != EMPTY:
                    s.facts.append((LAID if s.hidden_packs == 0 else LAID_FACE_DOWN, owner, item, place))
    s.first = chance.below(s.seats)
    s.turn = s.first
    s.actions = ACTIONS
    choices.begin(s, TURN)
    if s.facts is not None:
        s.facts.append((FIRST_TURN, s.first, 0, 0))
    hike.carry_on(s, chance)


def _act(s: HikeState, seat: i64, move: i64, chance: Chance) -> None:
    """LH-T1: an action, or the hike."""
    facts = s.facts
    if move == HIKE:
        hike.set_out(s, seat, chance)
        return
    s.actions -= 1
    if move < PLAY:
        _place(s, seat, move // PLACES, move % PLACES, chance)
    elif move == DRAW:
        s.swaps = 0
        card = hike.draw(s, chance)
        states.gain(s, seat, card)
        if facts is not None:
            facts.append((DREW, seat, card, 0))
        choices.open_limit(s, BIT[seat])
    else:
        s.swaps = 0
        s.card = move - PLAY + ITEMS
        packs.discard(s, seat, s.card)
        chance.reveal()
        if facts is not None:
            facts.append((PLAYED, seat, s.card, 0))
        choices.strike(s, chance)
    hike.carry_on(s, chance)


def _place(s: HikeState, seat: i64, item: i64, place: i64, chance: Chance) -> None:
    """LH-T2, LH-T3: place an item; on an occupied place it is a swap."""
    facts = s.facts
    was_hidden = s.hidden_packs != 0 and not lane(s.shown, seat) & BIT[place]
    old = packs.place(s, seat, item, place)
    s.swaps = 0 if old == EMPTY else s.swaps + 1
    if s.hidden_packs == 0:
        chance.reveal()
    if facts is not None:
        facts.append((PLACED if s.hidden_packs == 0 else PLACED_FACE_DOWN, seat, item, place))
        if old != EMPTY:
            facts.append((TOOK_BACK_UNSEEN if was_hidden else TOOK_BACK, seat, old, place))


def _choose(s: HikeState, seat: i64, move: i64, chance: Chance) -> None:
    choices.choose(s, seat, move)
    if s.acting != 0:
        return
    # One seat alone, choosing from an open pack, shows nothing that was hidden.
    if s.asked != BIT[seat] or s.hidden_packs != 0 or s.phase == LIMIT:
        chance.reveal()
    hike.carry_on(s, chance)
