"""How a game of Let's Take a Hike goes: pack, then turns of three actions or a hike, until the pile is drawn."""

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import choices, facts, hidden, hike, insight, packs, recall, scoring, state
from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike.state import Hiker, HikeState
from baluchon.kernel import bags
from baluchon.kernel.bits import BIT, append_members, below, has, lowest, minus, plus, rest
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import NONE, Rules, note


class HikeRules(Rules[HikeState]):
    """The rules of Let's Take a Hike."""

    def start(self, seats: i64, options: list[int], chance: Chance) -> HikeState:
        s = state.blank(seats)
        if options[0] != 0:
            state.hide_packs(s)
        for own in s.hikers:  # LH-S1
            for _ in range(c.DEALT):
                own.gain(hike.draw(s, chance))
        s.acting = below(seats)
        s.asked = s.acting
        return s

    def to_act(self, s: HikeState) -> i64:
        return s.acting

    def legal(self, s: HikeState, seat: i64) -> list[int]:
        if not has(s.acting, seat):
            return []
        own = s.hikers[seat]
        phase = s.phase
        if phase == state.TURN:
            return _actions(s, own)
        if phase == state.DECIDING:
            return [c.GO_ON, c.STOP]
        if choices.is_choosing(phase):
            return choices.offered(s, own)
        if phase == state.JOINING:
            return [c.JOIN, c.STAY]
        if phase == state.TAKING:
            return _trail_cards(s)
        moves = _placings(own, c.ALL_PLACES & ~own.filled)
        moves.append(c.READY)
        return moves

    def formality(self, s: HikeState, seat: i64) -> i64:
        return choices.formality(s)

    def play(self, s: HikeState, seat: i64, move: i64, chance: Chance) -> None:
        own = s.hikers[seat]
        phase = s.phase
        if choices.is_choosing(phase):
            _choose(s, own, move, chance)
        elif phase == state.TURN:
            _act(s, own, move, chance)
        elif phase == state.DECIDING:
            _decide(s, own, move, chance)
        elif phase == state.TAKING:
            _take(s, own, move, chance)
        elif phase == state.JOINING:
            _answer(s, own, move, chance)
        elif move == c.READY:
            _be_ready(s, own, chance)
        else:
            _pack(s, own, move)

    def imagine(self, s: HikeState, seat: i64, chance: Chance) -> HikeState:
        return hidden.imagine(s, seat, chance)

    def rank_key(self, s: HikeState, seat: i64) -> list[int]:
        return scoring.rank_key(s, seat)

    def estimate(self, s: HikeState, out: list[float]) -> None:
        insight.estimate(s, out)

    def suggest(self, s: HikeState, seat: i64, moves: list[int], chance: Chance) -> i64:
        return insight.suggest(s, seat, moves, chance)


# --- what may be done


def may_swap(s: HikeState) -> bool:
    """LH-T8: not after too many swaps in a row."""
    return s.swaps < c.SWAPS_PER_SEAT * s.seats


def _placings(own: Hiker, places: i64) -> list[int]:
    """LH-C2: the moves that lay an item from hand on one of these places."""
    moves: list[int] = []
    left = bags.kinds(state.items_in(own.hand))
    while left != 0:
        moves.extend(c.PLACINGS[bags.lowest_kind(left) * (c.ALL_PLACES + 1) + places])
        left = rest(left)
    return moves


def _actions(s: HikeState, own: Hiker) -> list[int]:
    """LH-T1 to LH-T6. The game ends with the pile, so drawing is always possible and no turn is stuck."""
    moves = _placings(own, c.ALL_PLACES if may_swap(s) else c.ALL_PLACES & ~own.filled)
    left = bags.kinds(state.hazards_in(own.hand))
    while left != 0:
        moves.append(c.PLAY + bags.lowest_kind(left) - c.ITEMS)
        left = rest(left)
    moves.append(c.DRAW)
    if s.actions == c.ACTIONS and own.filled != 0:
        moves.append(c.HIKE)
    return moves


def _trail_cards(s: HikeState) -> list[int]:
    """LH-H7: one card of each kind in the row, or none."""
    kinds: i64 = 0
    for item in s.row:
        kinds = plus(kinds, item)
    moves: list[int] = []
    append_members(moves, c.TAKE, kinds)
    moves.append(c.LEAVE)
    return moves


# --- before the first turn


def _pack(s: HikeState, own: Hiker, move: i64) -> None:
    """LH-S1: lay an item before the first turn, unseen until all are ready."""
    item = move // c.PLACES
    place = move % c.PLACES
    own.lose(item)
    own.put(place, item)
    note(s, facts.PACKED, own.seat, item, place)


def _be_ready(s: HikeState, own: Hiker, chance: Chance) -> None:
    """LH-S1, LH-S2: when all are ready the packs are shown and a random seat begins."""
    s.acting = minus(s.acting, own.seat)
    if s.acting != 0:
        return
    chance.reveal()
    for other in s.hikers:
        left = other.filled
        while left != 0:
            place = lowest(left)
            left = rest(left)
            kind = facts.LAID if s.hidden_packs == 0 else facts.LAID_FACE_DOWN
            note(s, kind, other.seat, other.item_at(place), place)
    s.first = chance.below(s.seats)
    s.turn = s.first
    s.actions = c.ACTIONS
    choices.begin(s, state.TURN)
    note(s, facts.FIRST_TURN, s.first)
    hike.carry_on(s, chance)


# --- a turn


def _act(s: HikeState, own: Hiker, move: i64, chance: Chance) -> None:
    """LH-T1: an action, or the hike."""
    if move == c.HIKE:
        hike.set_out(s, own.seat, chance)
        return
    s.actions -= 1
    if move < c.PLAY:
        _place(s, own, move // c.PLACES, move % c.PLACES, chance)
    elif move == c.DRAW:
        _draw(s, own, chance)
    else:
        _play_hazard(s, own, move - c.PLAY + c.ITEMS, chance)
    hike.carry_on(s, chance)


def _place(s: HikeState, own: Hiker, item: i64, place: i64, chance: Chance) -> None:
    """LH-T2, LH-T3: place an item; on an occupied place it is a swap."""
    was_unseen = has(recall.face_down(s, own), place)
    old = packs.place(s, own, item, place)
    if s.hidden_packs == 0:
        chance.reveal()
        note(s, facts.PLACED, own.seat, item, place)
    else:
        note(s, facts.PLACED_FACE_DOWN, own.seat, item, place)
    if old == NONE:
        s.swaps = 0
    else:
        s.swaps += 1
        note(s, facts.TOOK_BACK_UNSEEN if was_unseen else facts.TOOK_BACK, own.seat, old, place)


def _draw(s: HikeState, own: Hiker, chance: Chance) -> None:
    s.swaps = 0
    card = hike.draw(s, chance)
    own.gain(card)
    note(s, facts.DREW, own.seat, card)
    choices.begin(s, state.TURN)
    choices.check_limit(s, own)


def _play_hazard(s: HikeState, own: Hiker, hazard: i64, chance: Chance) -> None:
    s.swaps = 0
    s.card = hazard
    packs.discard(s, own, hazard)
    chance.reveal()
    note(s, facts.PLAYED, own.seat, hazard)
    choices.strike(s, chance)


def _choose(s: HikeState, own: Hiker, move: i64, chance: Chance) -> None:
    choices.choose(s, own, move)
    if s.acting != 0:
        return
    # One seat alone, choosing from an open pack, shows nothing that was hidden.
    if s.asked != BIT[own.seat] or s.hidden_packs != 0 or s.phase == state.LIMIT:
        chance.reveal()
    hike.carry_on(s, chance)


# --- a hike


def _answer(s: HikeState, own: Hiker, move: i64, chance: Chance) -> None:
    """LH-H1: come along, or not."""
    s.waiting = minus(s.waiting, own.seat)
    if move == c.JOIN:
        s.party = plus(s.party, own.seat)
        s.walking = plus(s.walking, own.seat)
        note(s, facts.JOINED, own.seat)
    else:
        note(s, facts.STAYED, own.seat)
    hike.ask_along(s, chance)


def _decide(s: HikeState, own: Hiker, move: i64, chance: Chance) -> None:
    """LH-H6: go on or stop."""
    s.waiting = minus(s.waiting, own.seat)
    if move == c.GO_ON:
        note(s, facts.WENT_ON, own.seat)
    else:
        hike.stop(s, own)
        if s.phase == state.TAKING:
            return
    hike.carry_on(s, chance)


def _take(s: HikeState, own: Hiker, move: i64, chance: Chance) -> None:
    """LH-H7: who has stopped takes a card of the row, or none."""
    if move == c.LEAVE:
        note(s, facts.TOOK_NOTHING, own.seat)
    else:
        hike.take_one(s, own, move - c.TAKE)
    hike.go_home(s, own)
    hike.carry_on(s, chance)
