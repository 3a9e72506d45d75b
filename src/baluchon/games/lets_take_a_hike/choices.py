"""Choices of several hikers at the same time, each unseen by the others until all have chosen (LH-T7).

A choice is made card by card: `offer` are the places that a hiker may name next, `marks` those already named. `need`
is the number of boots the marked cards must reach (0: one card is enough) or, at the hand limit, the number of cards
still to name; `held` is the bag of the named ones. Hikers with only one way are not asked where all can see that
they have only one; else they are, so that being asked tells nothing. When all have chosen, `settle` carries it out
together.
"""

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike import facts, packs, recall, state
from baluchon.games.lets_take_a_hike.state import Hiker, HikeState, hikers_in
from baluchon.kernel import bags
from baluchon.kernel.bits import BIT, append_members, count, has, is_several, lowest, minus, plus, rest
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import ASKED, KNOWN_TO_ALL, KNOWN_TO_SEAT, NONE, note


def is_choosing(phase: i64) -> bool:
    """Whether hikers choose at the same time in this phase of a turn."""
    return state.PAYING <= phase <= state.LIMIT


def begin(s: HikeState, phase: i64) -> None:
    """Open a phase in which nobody is asked yet."""
    s.phase = phase
    s.asked = 0
    s.acting = 0


def reopen(s: HikeState, own: Hiker) -> None:
    """Put a hiker who is asked back to the beginning of the choice."""
    own.marks = 0
    own.held = 0
    if s.phase == state.PAYING:
        _open_payment(s, own)
    elif s.phase == state.GUARDING:
        _open_guard(s, own)
    elif s.phase == state.LIMIT:
        own.need = own.hand_size - c.HAND_LIMIT
    else:
        _open_drop(s, own, own.need, False)


def _ask(s: HikeState, own: Hiker) -> None:
    s.asked = plus(s.asked, own.seat)
    s.acting = plus(s.acting, own.seat)


def _ask_if_offered(s: HikeState, own: Hiker) -> None:
    if own.offer != 0:
        _ask(s, own)


def _open_drop(s: HikeState, own: Hiker, need: i64, always_ask: bool) -> None:
    """Offer what may be dropped next; what has to go in any case is marked at once, unless hikers are always asked."""
    own.need = need
    if need == 0:
        own.offer = own.filled if s.phase == state.SKUNK_DROP else packs.heaviest(own)
        forced = not is_several(own.offer)
    else:
        own.offer = packs.droppable(own, need, own.marks)
        forced = packs.is_needed_whole(own, own.offer, need - packs.boots_on(own, own.marks))
    if forced and not always_ask:
        own.marks |= own.offer
        own.offer = 0


def _ask_to_drop(s: HikeState, own: Hiker, need: i64) -> None:
    _open_drop(s, own, need, False)
    _ask_if_offered(s, own)


# --- a distance


def open_payments(s: HikeState) -> None:
    """LH-H2 to LH-H5: an item is turned up; hikers without it pay its distance."""
    begin(s, state.PAYING)
    for own in s.hikers:
        if has(s.walking, own.seat):
            _open_payment(s, own)
            _ask_if_offered(s, own)


def _open_payment(s: HikeState, own: Hiker) -> None:
    own.offer = 0
    own.need = 0
    matches = packs.carried(own, s.card)
    unseen = recall.face_down(s, own)
    if matches & ~unseen != 0:  # LH-H3, LH-V1: all can see the match
        return
    if matches != 0:
        own.offer = matches
        return
    distance: i64 = c.BOOTS[s.card]
    _open_drop(s, own, distance if distance < own.weight else own.weight, unseen != 0)


def shows_match(s: HikeState, own: Hiker) -> bool:
    """Whether a hiker asked about a distance has to show a face-down match, not to pay."""
    return s.hidden_packs != 0 and s.phase == state.PAYING and packs.carried(own, s.card) != 0


def _settle_payments(s: HikeState) -> None:
    leader = s.leader
    for own in s.hikers:
        if has(s.walking, own.seat):
            _pay(s, own)
    tell_leader(s, leader)


def _pay(s: HikeState, own: Hiker) -> None:
    if packs.carried(own, s.card) != 0:
        _show(s, own, own.marks)
        note(s, facts.MATCHED, own.seat, s.card)
        return
    is_out = own.weight < c.BOOTS[s.card]
    _drop_marked(s, own)
    recall.ruled_out(s, own, s.card)
    if is_out:  # LH-H5
        note(s, facts.THROWN_OUT, own.seat)
        leave_hike(s, own.seat)


# --- hazards


def strike(s: HikeState, chance: Chance) -> None:
    """LH-D1: a hazard is turned up or played; its card is on the discards already."""
    begin(s, state.TURN)
    if s.card == c.SKUNK:
        _open_skunk(s)
    elif s.card == c.RACCOON:
        _rob(s, chance)
    elif s.hidden_packs != 0:
        _open_guards(s)
    elif s.card == c.BEAR:
        _open_bear(s)
    else:
        _open_blister(s)


def _hit(s: HikeState) -> list[Hiker]:
    """LH-D1: whom a hazard hits: all on the hike, or everyone but the one who plays it."""
    if s.leader != NONE:
        return hikers_in(s, s.walking)
    return [own for own in s.hikers if own.seat != s.turn]


def guard_against(hazard: i64) -> i64:
    """The item that protects from a bear or a blister."""
    return c.SPRAY if hazard == c.BEAR else c.SOCKS


def _open_guards(s: HikeState) -> None:
    """LH-V2: before a bear or a blister, what protects is shown, or else the whole pack."""
    begin(s, state.GUARDING)
    for own in _hit(s):
        _open_guard(s, own)
        _ask_if_offered(s, own)


def _open_guard(s: HikeState, own: Hiker) -> None:
    """Hikers choose only where all can see that they might carry two that protect, both face down."""
    guard = guard_against(s.card)
    guards = packs.carried(own, guard)
    unseen = recall.face_down(s, own)
    if guards & ~unseen == 0 and is_several(unseen & c.FITS[guard]):
        own.offer = guards if guards != 0 else BIT[state.WHOLE_PACK]


def _settle_guards(s: HikeState) -> None:
    for own in _hit(s):
        guards = packs.carried(own, guard_against(s.card))
        unseen = recall.face_down(s, own)
        if guards == 0:
            _show(s, own, unseen)
        elif guards & ~unseen == 0:
            _show(s, own, own.marks if own.marks != 0 else guards)
    _clear(s)
    if s.card == c.BEAR:
        _open_bear(s)
    else:
        _open_blister(s)


def _unprotected(s: HikeState) -> list[Hiker]:
    """Those hit who have something in the pack and nothing that protects it."""
    guard = guard_against(s.card)
    found: list[Hiker] = []
    for own in _hit(s):
        if own.filled == 0:
            continue
        if packs.carried(own, guard) == 0:
            found.append(own)
        else:
            note(s, facts.PROTECTED, own.seat, guard)
    if not found:
        note(s, facts.NOBODY_HIT, 0, s.card)
    return found


def bear_takes(weights: list[int]) -> tuple[i64, i64]:
    """LH-D2 to LH-D4: what the heaviest of some packs weighs, and the boots that a bear takes from it.

    No boots: the pack is alone or tied, and loses its heaviest card.
    """
    most: i64 = 0
    second: i64 = 0
    tied = False
    for weight in weights:
        if weight > most:
            second = most
            most = weight
            tied = False
        elif weight == most:
            tied = True
        elif weight > second:
            second = weight
    return most, 0 if tied or second == 0 else most - second + 1


def _open_bear(s: HikeState) -> None:
    """LH-D2 to LH-D5: the heaviest pack gets lighter than the second; alone or tied, it loses its heaviest card."""
    begin(s, state.BEAR_DROP)
    victims = _unprotected(s)
    most, need = bear_takes([own.weight for own in victims])
    for own in victims:
        if own.weight == most:
            _ask_to_drop(s, own, need)


def _open_blister(s: HikeState) -> None:
    """LH-D8: every pack without socks loses its heaviest card."""
    begin(s, state.BLISTER_DROP)
    for own in _unprotected(s):
        _ask_to_drop(s, own, 0)


def _open_skunk(s: HikeState) -> None:
    """LH-D6: every pack loses one card, the rest goes into hand."""
    begin(s, state.SKUNK_DROP)
    anyone = False
    for own in _hit(s):
        if own.filled != 0:
            anyone = True
            _ask_to_drop(s, own, 0)
    if not anyone:
        note(s, facts.NOBODY_HIT, 0, s.card)


def _settle_skunk(s: HikeState) -> None:
    victims = _hit(s)
    for own in victims:
        if own.filled != 0:
            _drop_marked(s, own)
            pick_up_pack(s, own)
    if s.leader != NONE:
        s.walking = 0
        s.waiting = 0
    _clear(s)
    begin(s, state.TURN)
    for own in victims:
        check_limit(s, own)


def _rob(s: HikeState, chance: Chance) -> None:
    """LH-D7: everyone hit loses a random card from hand."""
    anyone = False
    for own in _hit(s):
        if own.hand != 0:
            anyone = True
            card = bags.nth(own.hand, chance.below(own.hand_size))
            packs.discard(s, own, card)
            note(s, facts.ROBBED, own.seat, card)
    if not anyone:
        note(s, facts.NOBODY_HIT, 0, s.card)


# --- the hand limit


def check_limit(s: HikeState, own: Hiker) -> None:
    """LH-T4: a hiker with too many cards in hand discards down to the limit."""
    if own.hand_size > c.HAND_LIMIT:
        s.phase = state.LIMIT
        own.need = own.hand_size - c.HAND_LIMIT
        _ask(s, own)


def _settle_limit(s: HikeState) -> None:
    for own in hikers_in(s, s.asked):
        for card in bags.kinds_in(own.held):
            packs.discard(s, own, card)
            note(s, facts.DISCARDED, own.seat, card)


# --- choosing and settling


def offered(s: HikeState, own: Hiker) -> list[int]:
    """The moves of a hiker who is choosing."""
    moves: list[int] = []
    if s.phase == state.LIMIT:
        left = bags.kinds(own.hand - own.held)
        while left != 0:
            moves.append(c.DISCARD + bags.lowest_kind(left))
            left = rest(left)
        return moves
    append_members(moves, c.SHOW if s.phase == state.GUARDING or shows_match(s, own) else c.DROP, own.offer)
    return moves


def formality(s: HikeState) -> i64:
    """Who can tell that a choice with one card left is none: all, unless packs or hands are unseen."""
    if not is_choosing(s.phase):
        return ASKED
    return KNOWN_TO_ALL if s.hidden_packs == 0 and s.phase != state.LIMIT else KNOWN_TO_SEAT


def choose(s: HikeState, own: Hiker, move: i64) -> None:
    """Name a card; who has named enough is no longer to act."""
    if move < c.DROP:
        _name_discard(s, own, move - c.DISCARD)
    elif move < c.SHOW:
        _name_drop(s, own, move - c.DROP)
    else:
        _name_shown(s, own, move - c.SHOW)


def _name_discard(s: HikeState, own: Hiker, card: i64) -> None:
    own.held += bags.ONE[card]
    own.need -= 1
    note(s, facts.WILL_DISCARD, own.seat, card)
    if own.need == 0:
        s.acting = minus(s.acting, own.seat)


def _name_drop(s: HikeState, own: Hiker, place: i64) -> None:
    before = own.marks
    own.marks = plus(own.marks, place)
    own.offer = 0
    if own.need > packs.boots_on(own, own.marks):
        _open_drop(s, own, own.need, False)
    new = own.marks & ~before
    while new != 0:
        note(s, facts.WILL_DROP, own.seat, own.item_at(lowest(new)), lowest(new))
        new = rest(new)
    if own.offer == 0:
        s.acting = minus(s.acting, own.seat)


def _name_shown(s: HikeState, own: Hiker, place: i64) -> None:
    own.offer = 0
    if place == state.WHOLE_PACK:
        note(s, facts.WILL_SHOW_PACK, own.seat)
    else:
        own.marks = BIT[place]
        note(s, facts.WILL_SHOW, own.seat, own.item_at(place), place)
    s.acting = minus(s.acting, own.seat)


def settle(s: HikeState) -> None:
    """Carry out what all have chosen. It may open another choice; else the phase is a turn's again."""
    if s.phase == state.GUARDING:
        _settle_guards(s)
        return
    if s.phase == state.SKUNK_DROP:
        _settle_skunk(s)
        return
    if s.phase == state.PAYING:
        _settle_payments(s)
    elif s.phase == state.LIMIT:
        _settle_limit(s)
    else:
        for own in s.hikers:
            _drop_marked(s, own)
    _clear(s)
    begin(s, state.TURN)


def _clear(s: HikeState) -> None:
    for own in s.hikers:
        own.offer = 0
        own.need = 0
        own.marks = 0
        own.held = 0


def _drop_marked(s: HikeState, own: Hiker) -> None:
    left = own.marks
    while left != 0:
        place = lowest(left)
        left = rest(left)
        note(s, facts.DROPPED, own.seat, packs.drop(s, own, place), place)


def _show(s: HikeState, own: Hiker, places: i64) -> None:
    """LH-V2: turn cards face up; they stay so."""
    while places != 0:
        place = lowest(places)
        places = rest(places)
        recall.turned_face_up(s, own, place)
        note(s, facts.SHOWED, own.seat, own.item_at(place), place)


# --- leaving a hike


def pick_up_pack(s: HikeState, own: Hiker) -> None:
    """LH-H8: what is left of a pack goes back into hand."""
    left = own.filled
    if left != 0:
        note(s, facts.PICKED_UP, own.seat, count(left))
    while left != 0:
        packs.pick_up(s, own, lowest(left))
        left = rest(left)


def leave_hike(s: HikeState, seat: i64) -> None:
    """LH-H9: a hiker is gone; if it was the leader, the next one to the left leads on."""
    s.walking = minus(s.walking, seat)
    s.waiting = minus(s.waiting, seat)
    if s.leader == seat and s.walking != 0:
        s.leader = state.next_of(s, s.walking, seat)


def tell_leader(s: HikeState, before: i64) -> None:
    """Say who leads on if it is no longer the same one."""
    if s.walking != 0 and s.leader != before:
        note(s, facts.LEADS_ON, s.leader)
