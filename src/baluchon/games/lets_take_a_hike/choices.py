"""Choices of several seats at the same time, each unseen by the others until all have chosen (LH-T7).

A choice is opened by phase, card by card: `offers` are the places a seat may name next, `marks` those it has named.
`needs` is the number of boots the marked cards must reach (0: one card is enough) or, at the hand limit, the number
of cards still to name; `held` is the bag of the named ones. A seat with only one way is not asked where all
can see that it has only one; else it is, so that being asked tells nothing. When all have chosen, `settle` carries
it out together.
"""

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import bags, packs, recall
from baluchon.games.lets_take_a_hike.bags import ONE, times
from baluchon.games.lets_take_a_hike.components import (
    BEAR,
    BLISTER,
    BOOTS,
    DISCARD,
    DROP,
    FITS,
    HAND_LIMIT,
    KINDS,
    PLACES,
    SHOW,
    SKUNK,
    SOCKS,
    SPRAY,
)
from baluchon.games.lets_take_a_hike.state import (
    BEAR_DROP,
    BLISTER_DROP,
    DISCARDED,
    DROPPED,
    GUARDING,
    LEADS_ON,
    LIMIT,
    MATCHED,
    NOBODY,
    NOBODY_HIT,
    PAYING,
    PICKED_UP,
    PROTECTED,
    ROBBED,
    SHOWED,
    SKUNK_DROP,
    THROWN_OUT,
    TURN,
    WHOLE_PACK,
    WILL_DISCARD,
    WILL_DROP,
    WILL_SHOW,
    WILL_SHOW_PACK,
    HikeState,
    next_of,
)
from baluchon.kernel.bits import BIT, below, count, lowest
from baluchon.kernel.chance import Chance
from baluchon.kernel.lanes import lane, raised, with_lane


def hit(s: HikeState) -> i64:
    """LH-D1: whom a hazard hits: all on the hike, or everyone but the one who plays it."""
    if s.leader != NOBODY:
        return s.hikers
    return below(s.seats) & ~BIT[s.turn]


def is_choosing(phase: i64) -> bool:
    """Whether seats choose at the same time in this phase of a turn."""
    return PAYING <= phase <= LIMIT


def reopen(s: HikeState, seat: i64) -> None:
    """Put a seat that is asked back to the beginning of its choice."""
    s.marks = with_lane(s.marks, seat, 0)
    s.luggage[seat].held = 0
    if s.phase == PAYING:
        _open_payment(s, seat)
    elif s.phase == GUARDING:
        _open_guard(s, seat)
    elif s.phase == LIMIT:
        s.needs = with_lane(s.needs, seat, lane(s.hand_sizes, seat) - HAND_LIMIT)
    else:
        _open_drop(s, seat, lane(s.needs, seat), False)


def begin(s: HikeState, phase: i64) -> None:
    """Open a phase in which nobody is asked yet."""
    s.phase = phase
    s.asked = 0
    s.acting = 0


def _ask(s: HikeState, seat: i64) -> None:
    s.asked |= BIT[seat]
    s.acting |= BIT[seat]


def _open_drop(s: HikeState, seat: i64, need: i64, always: bool) -> None:
    """Offer what may be dropped next; what can only be dropped so is marked at once, unless it must be asked."""
    s.needs = with_lane(s.needs, seat, need)
    if need == 0:
        offer = lane(s.filled, seat) if s.phase == SKUNK_DROP else packs.heaviest(s, seat)
        forced = count(offer) == 1
    else:
        offer = packs.droppable(s, seat, need, lane(s.marks, seat))
        forced = _is_needed_whole(s, seat, offer, need - packs.boots_on(s, seat, lane(s.marks, seat)))
    if forced and not always:
        s.marks = with_lane(s.marks, seat, lane(s.marks, seat) | offer)
        s.offers = with_lane(s.offers, seat, 0)
    else:
        s.offers = with_lane(s.offers, seat, offer)


def _is_needed_whole(s: HikeState, seat: i64, places: i64, need: i64) -> bool:
    """Whether so many boots cannot be reached if one of these places is left out."""
    total: i64 = 0
    least: i64 = need
    while places != 0:
        boots: i64 = BOOTS[s.packs[seat * PLACES + lowest(places)]]
        places &= places - 1
        total += boots
        if boots < least:
            least = boots
    return total - least < need


# --- a distance


def open_payments(s: HikeState) -> None:
    """LH-H2 to LH-H5: an item is turned up; hikers without it pay its distance."""
    begin(s, PAYING)
    left = s.hikers
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        _open_payment(s, seat)
        if lane(s.offers, seat) != 0:
            _ask(s, seat)


def _open_payment(s: HikeState, seat: i64) -> None:
    s.offers = with_lane(s.offers, seat, 0)
    s.needs = with_lane(s.needs, seat, 0)
    matches = packs.carried(s, seat, s.card)
    unseen = recall.face_down(s, seat)
    if matches & ~unseen:  # LH-H3, LH-V1: all can see the match
        return
    if matches != 0:
        s.offers = with_lane(s.offers, seat, matches)
        return
    distance: i64 = BOOTS[s.card]
    weight = lane(s.weights, seat)
    _open_drop(s, seat, distance if distance < weight else weight, unseen != 0)


def shows_match(s: HikeState, seat: i64) -> bool:
    """Whether a seat asked about a distance has to show a face-down match, not to pay."""
    return s.hidden_packs != 0 and s.phase == PAYING and packs.carried(s, seat, s.card) != 0


def _settle_payments(s: HikeState) -> None:
    leader = s.leader
    left = s.hikers
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        if packs.carried(s, seat, s.card):
            if lane(s.marks, seat) != 0:
                _show(s, seat, lane(s.marks, seat))
            if s.facts is not None:
                s.facts.append((MATCHED, seat, s.card, 0))
            continue
        is_out = lane(s.weights, seat) < BOOTS[s.card]
        _drop_marked(s, seat)
        if s.hidden_packs != 0:
            recall.ruled_out(s, seat, s.card)
        if is_out:  # LH-H5
            if s.facts is not None:
                s.facts.append((THROWN_OUT, seat, 0, 0))
            leave_hike(s, seat)
    tell_leader(s, leader)


# --- hazards


def strike(s: HikeState, chance: Chance) -> None:
    """LH-D1: a hazard is turned up or played; its card is on the discards already."""
    begin(s, TURN)
    if s.card == SKUNK:
        _open_skunk(s)
    elif s.card != BEAR and s.card != BLISTER:
        _rob(s, chance)
    elif s.hidden_packs != 0:
        _open_guards(s)
    elif s.card == BEAR:
        _open_bear(s)
    else:
        _open_blister(s)


def _open_guards(s: HikeState) -> None:
    """LH-V2: before a bear or a blister, what protects is shown, or else the whole pack."""
    begin(s, GUARDING)
    left = hit(s)
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        _open_guard(s, seat)
        if lane(s.offers, seat) != 0:
            _ask(s, seat)


def _open_guard(s: HikeState, seat: i64) -> None:
    """A seat chooses only where all can see that it might carry two that protect, both face down."""
    guard: i64 = SPRAY if s.card == BEAR else SOCKS
    own = packs.carried(s, seat, guard)
    unseen = recall.face_down(s, seat)
    if own & ~unseen == 0 and count(unseen & FITS[guard]) > 1:
        s.offers = with_lane(s.offers, seat, own if own != 0 else BIT[WHOLE_PACK])


def _settle_guards(s: HikeState) -> None:
    guard: i64 = SPRAY if s.card == BEAR else SOCKS
    left = hit(s)
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        own = packs.carried(s, seat, guard)
        unseen = recall.face_down(s, seat)
        if own & ~unseen:
            continue
        if own == 0:
            _show(s, seat, unseen)
        else:
            _show(s, seat, lane(s.marks, seat) if lane(s.marks, seat) != 0 else own)
    _clear(s)
    if s.card == BEAR:
        _open_bear(s)
    else:
        _open_blister(s)


def _unprotected(s: HikeState, guard: i64) -> i64:
    """Those hit who have something in the pack and nothing that protects it."""
    mask: i64 = 0
    left = hit(s)
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        if lane(s.filled, seat) == 0:
            continue
        if packs.carried(s, seat, guard) == 0:
            mask |= BIT[seat]
        elif s.facts is not None:
            s.facts.append((PROTECTED, seat, guard, 0))
    if mask == 0 and s.facts is not None:
        s.facts.append((NOBODY_HIT, 0, s.card, 0))
    return mask


def _open_bear(s: HikeState) -> None:
    """LH-D2 to LH-D5: the heaviest pack gets lighter than the second; alone or tied, it loses its heaviest card."""
    begin(s, BEAR_DROP)
    victims = _unprotected(s, SPRAY)
    most: i64 = 0
    second: i64 = 0
    heaviest: i64 = 0
    left = victims
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        weight = lane(s.weights, seat)
        if weight > most:
            second = most
            most = weight
            heaviest = BIT[seat]
        elif weight == most:
            heaviest |= BIT[seat]
        elif weight > second:
            second = weight
    alone = second == 0 or count(heaviest) > 1
    while heaviest != 0:
        seat = lowest(heaviest)
        heaviest &= heaviest - 1
        _open_drop(s, seat, 0 if alone else most - second + 1, False)
        if lane(s.offers, seat) != 0:
            _ask(s, seat)


def _open_blister(s: HikeState) -> None:
    """LH-D8: every pack without socks loses its heaviest card."""
    begin(s, BLISTER_DROP)
    left = _unprotected(s, SOCKS)
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        _open_drop(s, seat, 0, False)
        if lane(s.offers, seat) != 0:
            _ask(s, seat)


def _open_skunk(s: HikeState) -> None:
    """LH-D6: every pack loses one card, the rest goes into hand."""
    begin(s, SKUNK_DROP)
    anyone = False
    left = hit(s)
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        if lane(s.filled, seat) == 0:
            continue
        anyone = True
        _open_drop(s, seat, 0, False)
        if lane(s.offers, seat) != 0:
            _ask(s, seat)
    if not anyone and s.facts is not None:
        s.facts.append((NOBODY_HIT, 0, s.card, 0))


def _settle_skunk(s: HikeState) -> None:
    victims = hit(s)
    left = victims
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        if lane(s.filled, seat) != 0:
            _drop_marked(s, seat)
            pick_up_pack(s, seat)
    if s.leader != NOBODY:
        s.hikers = 0
        s.waiting = 0
    _clear(s)
    open_limit(s, victims)


def _rob(s: HikeState, chance: Chance) -> None:
    """LH-D7: everyone hit loses a random card from hand."""
    anyone = False
    left = hit(s)
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        if lane(s.hand_sizes, seat) == 0:
            continue
        anyone = True
        kind = bags.nth(s.luggage[seat].hand, chance.below(lane(s.hand_sizes, seat)))
        packs.discard(s, seat, kind)
        if s.facts is not None:
            s.facts.append((ROBBED, seat, kind, 0))
    if not anyone and s.facts is not None:
        s.facts.append((NOBODY_HIT, 0, s.card, 0))


# --- the hand limit


def open_limit(s: HikeState, seats: i64) -> None:
    """LH-T4: those of these seats with too many cards in hand discard down to the limit."""
    begin(s, TURN)
    while seats != 0:
        seat = lowest(seats)
        seats &= seats - 1
        if lane(s.hand_sizes, seat) > HAND_LIMIT:
            s.phase = LIMIT
            s.needs = with_lane(s.needs, seat, lane(s.hand_sizes, seat) - HAND_LIMIT)
            _ask(s, seat)


def _settle_limit(s: HikeState) -> None:
    left = s.asked
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        for kind in range(KINDS):
            for _ in range(times(s.luggage[seat].held, kind)):
                packs.discard(s, seat, kind)
                if s.facts is not None:
                    s.facts.append((DISCARDED, seat, kind, 0))


# --- choosing and settling


def offered(s: HikeState, seat: i64) -> list[int]:
    """The moves of a seat that is choosing."""
    moves: list[int] = []
    if s.phase == LIMIT:
        kept: i64 = s.luggage[seat].hand - s.luggage[seat].held
        for kind in range(KINDS):
            if times(kept, kind) != 0:
                moves.append(DISCARD + kind)
        return moves
    first = SHOW if s.phase == GUARDING or shows_match(s, seat) else DROP
    left = lane(s.offers, seat)
    while left != 0:
        moves.append(first + lowest(left))
        left &= left - 1
    return moves


def choose(s: HikeState, seat: i64, move: i64) -> None:
    """Name a card; a seat that has named enough is no longer to act."""
    facts = s.facts
    if s.phase == LIMIT:
        s.luggage[seat].held += ONE[move - DISCARD]
        s.needs = raised(s.needs, seat, -1)
        if lane(s.needs, seat) == 0:
            s.acting &= ~BIT[seat]
        if facts is not None:
            facts.append((WILL_DISCARD, seat, move - DISCARD, 0))
        return
    if move >= SHOW:
        place = move - SHOW
        s.marks = with_lane(s.marks, seat, BIT[place] if place != WHOLE_PACK else 0)
        s.offers = with_lane(s.offers, seat, 0)
        if facts is not None:
            if place == WHOLE_PACK:
                facts.append((WILL_SHOW_PACK, seat, 0, 0))
            else:
                facts.append((WILL_SHOW, seat, s.packs[seat * PLACES + place], place))
    else:
        before = lane(s.marks, seat)
        s.marks = with_lane(s.marks, seat, lane(s.marks, seat) | BIT[move - DROP])
        s.offers = with_lane(s.offers, seat, 0)
        need = lane(s.needs, seat)
        if need > packs.boots_on(s, seat, lane(s.marks, seat)):
            _open_drop(s, seat, need, False)
        if facts is not None:
            new: i64 = lane(s.marks, seat) & ~before
            while new != 0:
                facts.append((WILL_DROP, seat, s.packs[seat * PLACES + lowest(new)], lowest(new)))
                new &= new - 1
    if lane(s.offers, seat) == 0:
        s.acting &= ~BIT[seat]


def settle(s: HikeState, chance: Chance) -> None:
    """Carry out what all have chosen. It may open another choice; else the phase is a turn's again."""
    if s.phase == GUARDING:
        _settle_guards(s)
        return
    if s.phase == SKUNK_DROP:
        _settle_skunk(s)
        return
    if s.phase == PAYING:
        _settle_payments(s)
    elif s.phase == LIMIT:
        _settle_limit(s)
    else:
        for seat in range(s.seats):
            _drop_marked(s, seat)
    _clear(s)
    begin(s, TURN)


def _clear(s: HikeState) -> None:
    for seat in range(s.seats):
        s.offers = with_lane(s.offers, seat, 0)
        s.needs = with_lane(s.needs, seat, 0)
        s.marks = with_lane(s.marks, seat, 0)
        s.luggage[seat].held = 0


def _drop_marked(s: HikeState, seat: i64) -> None:
    left = lane(s.marks, seat)
    while left != 0:
        place = lowest(left)
        left &= left - 1
        item = packs.drop(s, seat, place)
        if s.facts is not None:
            s.facts.append((DROPPED, seat, item, place))


def _show(s: HikeState, seat: i64, places: i64) -> None:
    """LH-V2: turn cards face up; they stay so."""
    while places != 0:
        place = lowest(places)
        places &= places - 1
        recall.turned_face_up(s, seat, place)
        if s.facts is not None:
            s.facts.append((SHOWED, seat, s.packs[seat * PLACES + place], place))


def pick_up_pack(s: HikeState, seat: i64) -> None:
    """LH-H8: what is left of a pack goes back into hand."""
    left = lane(s.filled, seat)
    if left != 0 and s.facts is not None:
        s.facts.append((PICKED_UP, seat, count(left), 0))
    while left != 0:
        packs.pick_up(s, seat, lowest(left))
        left &= left - 1


def leave_hike(s: HikeState, seat: i64) -> None:
    """LH-H9: a hiker is gone; if it was the leader, the next one to the left leads on."""
    s.hikers &= ~BIT[seat]
    s.waiting &= ~BIT[seat]
    if s.leader == seat and s.hikers != 0:
        s.leader = next_of(s, s.hikers, seat)


def tell_leader(s: HikeState, before: i64) -> None:
    """Say who leads on if it is no longer the same one."""
    if s.facts is not None and s.hikers != 0 and s.leader != before:
        s.facts.append((LEADS_ON, s.leader, 0, 0))
