"""What a good player would think: how likely each seat is to win, and a quick sensible choice.

The weights are judgements, not rules; every rule figure comes from the components.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import bags, packs
from baluchon.games.lets_take_a_hike.bags import times
from baluchon.games.lets_take_a_hike.components import (
    BEAR,
    BLISTER,
    BOOTS,
    DISCARD,
    DRAW,
    DROP,
    GO_ON,
    HAND_LIMIT,
    HIKE,
    HOLDS,
    ITEMS,
    JOIN,
    LEAVE,
    PLACES,
    PLAY,
    READY,
    SKUNK,
    SOCKS,
    SPRAY,
    STAY,
    STOP,
    TAKE,
)
from baluchon.games.lets_take_a_hike.state import (
    DECIDING,
    EMPTY,
    JOINING,
    LIMIT,
    NOBODY,
    PACKING,
    TAKING,
    TURN,
    HikeState,
)
from baluchon.kernel.bits import BIT, below, count, lowest
from baluchon.kernel.chance import WHIMS, Chance, liking
from baluchon.kernel.lanes import lane

_BOOT: Final = 0.32  # points that a boot in the pack is worth …
_BOOT_IN_HAND: Final = 0.14  # … and one in the hand, while there is time to use it
_KIND: Final = 2.0  # points that certain matches of the next card are worth in a pack
_GUARD: Final[list[float]] = [0.5 if item in (SPRAY, SOCKS) else 0.0 for item in range(ITEMS)]  # what protects
_HAZARD: Final = 0.45  # a hazard card in hand
_ROOM: Final = 0.12  # an action and a turn's share that a placed card has cost
_LAST_TURNS: Final = 6.0  # cards left for each seat at which time begins to run out
_ENOUGH: Final[list[float]] = [0.0, 0.0, 23.0, 12.0, 8.0, 7.0]  # boots with which to set out, by seats …
_ENOUGH_LATE: Final = 3.0  # … and when time runs out
_TO_JOIN: Final = 4.0
_STRIKE: Final = 1.6  # loss of the others, in points, that is worth an action
_DARING: Final = 0.9
_BOLD: Final = 1.5  # points by which stopping has to promise more than going on
_LEFT_OVER: Final = 0.6  # share of a pack's worth that a hiker may hope to bring back
_AHEAD: Final = 0.1  # points for a boot of a hiker, for each seat beyond two: the more rivals, the more waiting costs
_NOISE: Final = 0.25  # spread of the playout policy, in points
_SPREAD_NOW: Final = 2.0  # points of lead that mean something at the end of a game …
_SPREAD_CARD: Final = 0.09  # … and more for each card in the pile


# --- what is ahead


def _time(s: HikeState) -> float:
    """How much of a future there is, from 0 at the end to 1."""
    if s.ending != 0:
        return 0.0
    time = float(s.pile_size) / (_LAST_TURNS * float(s.seats))
    return time if time < 1.0 else 1.0


def _kinds(s: HikeState, seat: i64) -> i64:
    """The kinds in a pack."""
    kinds: i64 = 0
    left = lane(s.filled, seat)
    while left != 0:
        kinds |= BIT[s.packs[seat * PLACES + lowest(left)]]
        left &= left - 1
    return kinds


class Outlook:
    """What the next card of the trail may bring a hiker, as chances and averages."""

    def __init__(self, s: HikeState, seat: i64) -> None:
        self.thrown_out: float = 0.0
        self.skunk: float = 0.0
        self.boots: float = 0.0  # that the row gains, thrown out or not
        self.paid: float = 0.0  # boots lost from the pack while going on
        self.matches: float = 0.0
        coming = s.pile if s.pile_size > 0 else s.discards
        size = s.pile_size if s.pile_size > 0 else bags.size(coming)
        if size == 0:
            return
        kinds = _kinds(s, seat)
        weight = lane(s.weights, seat)
        matches: i64 = 0
        out: i64 = 0
        boots: i64 = 0
        paid: i64 = 0
        for item in range(ITEMS):
            copies = times(coming, item)
            if copies == 0:
                continue
            boots += copies * BOOTS[item]
            if kinds & BIT[item]:
                matches += copies
            elif weight < BOOTS[item]:
                out += copies
            else:
                paid += copies * BOOTS[item]
        if not kinds & BIT[SOCKS]:
            paid += 3 * times(coming, BLISTER)
        if not kinds & BIT[SPRAY]:
            paid += 2 * times(coming, BEAR)
        whole = float(size)
        self.thrown_out = float(out) / whole
        self.skunk = float(times(coming, SKUNK)) / whole
        self.boots = float(boots) / whole
        self.paid = float(paid) / whole
        self.matches = float(matches) / whole


def _best_of_row(s: HikeState) -> i64:
    best: i64 = 0
    for item in s.row:
        if BOOTS[item] > best:
            best = BOOTS[item]
    return best


def _row_total(s: HikeState) -> i64:
    total: i64 = 0
    for item in s.row:
        total += BOOTS[item]
    return total


def _chance_to_be_last(s: HikeState, seat: i64) -> float:
    """How likely a hiker outlasts the others: the heavier the pack, the better."""
    rivals: i64 = 0
    left = s.hikers & ~BIT[seat]
    while left != 0:
        rivals += lane(s.weights, lowest(left))
        left &= left - 1
    own = float(lane(s.weights, seat))
    return own * own / (own * own + float(rivals * rivals) + 0.1)


def _share(s: HikeState, seat: i64, row: float, best: float) -> float:
    """What a row is worth to one who walks on: all of it to the last, one card to the others."""
    others = s.hikers & ~BIT[seat]
    if others == 0:
        return row
    last = _chance_to_be_last(s, seat)
    rest = row - float(count(others)) * best
    if rest < best:
        rest = best
    return last * rest + (1.0 - last) * best * 0.8


def _stop_value(s: HikeState, seat: i64) -> float:
    """The points that stopping now brings."""
    if s.hikers & ~BIT[seat] == 0:
        return float(_row_total(s))
    return float(_best_of_row(s))


def _go_value(s: HikeState, seat: i64) -> float:
    """What one more card is worth, with what it may cost."""
    ahead = Outlook(s, seat)
    price = _BOOT * _time(s)
    best = float(_best_of_row(s))
    coming = ahead.boots if ahead.boots > best else best
    gain = _share(s, seat, float(_row_total(s)) + ahead.boots, coming)
    survival = 1.0 - ahead.thrown_out - ahead.skunk
    return survival * gain * _DARING - price * (ahead.paid + ahead.thrown_out * float(lane(s.weights, seat)))


def pack_value(s: HikeState, seat: i64) -> float:
    """What a pack promises for hikes to come, in points."""
    if lane(s.filled, seat) == 0:
        return 0.0
    kinds = _kinds(s, seat)
    value = _BOOT * float(lane(s.weights, seat)) + _ROOM * float(count(lane(s.filled, seat)))
    copies: i64 = 0
    left = kinds
    while left != 0:
        copies += times(s.pile, lowest(left))
        left &= left - 1
    value += _KIND * float(copies) / float(s.pile_size + 10)
    if kinds & BIT[SPRAY]:
        value += _GUARD[SPRAY]
    if kinds & BIT[SOCKS]:
        value += _GUARD[SOCKS]
    return value


def hand_value(s: HikeState, seat: i64) -> float:
    """What a hand promises, in points."""
    boots: i64 = 0
    for item in range(ITEMS):
        boots += BOOTS[item] * times(s.luggage[seat].hand, item)
    hazards = lane(s.hand_sizes, seat) - bags.items_in(s.luggage[seat].hand)
    return _BOOT_IN_HAND * float(boots) + _HAZARD * float(hazards)


def prospects(s: HikeState, seat: i64) -> float:
    """The points a seat has, and what its cards and its hike promise."""
    value = float(lane(s.boots, seat))
    time = _time(s)
    value += time * hand_value(s, seat)
    if s.leader != NOBODY and s.hikers & BIT[seat]:
        stay = _stop_value(s, seat)
        if lane(s.filled, seat) != 0:
            walk = _go_value(s, seat)
            if walk > stay:
                stay = walk
        return (
            value
            + stay
            + time * _LEFT_OVER * pack_value(s, seat)
            + _AHEAD * float((s.seats - 2) * lane(s.weights, seat)) * _chance_to_be_last(s, seat)
        )
    if s.acting == BIT[seat] and s.waiting == 0 and len(s.row) != 0:
        value += float(_best_of_row(s))  # it is taking a card
    return value + time * pack_value(s, seat)


def estimate(s: HikeState, out: list[float]) -> None:
    """Each seat's chance to win: a lead counts the more the fewer cards are left."""
    spread = _SPREAD_NOW + _SPREAD_CARD * float(s.pile_size if s.ending == 0 else 0)
    most = -1000.0
    for seat in range(s.seats):
        out[seat] = prospects(s, seat)
        if out[seat] > most:
            most = out[seat]
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp((out[seat] - most) / spread)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


# --- a quick choice


def suggest(s: HikeState, seat: i64, moves: list[int], chance: Chance) -> i64:
    """A sensible move, a little noise added so that playouts differ."""
    phase = s.phase
    whim = chance.below(WHIMS)
    if phase == DECIDING:
        go = _go_value(s, seat) + _NOISE * _wobble(whim, GO_ON)
        return GO_ON if go + _BOLD > _stop_value(s, seat) else STOP
    if phase == JOINING:
        return JOIN if _would_join(s, seat, whim) else STAY
    if phase in (TURN, PACKING):
        return _best_action(s, seat, moves, whim)
    if phase == TAKING:
        return _best_card(moves)
    return _cheapest(s, seat, moves, whim)


def _wobble(whim: i64, move: i64) -> float:
    """How much a whim speaks for a move, from -1 to 1."""
    return 2.0 * liking(whim, move) - 1.0


def _would_join(s: HikeState, seat: i64, whim: i64) -> bool:
    least = _TO_JOIN if _time(s) >= 1.0 else 1.0
    return float(lane(s.weights, seat)) + 2.0 * _wobble(whim, JOIN) >= least


def _best_card(moves: list[int]) -> i64:
    best: i64 = -1
    chosen: i64 = LEAVE
    for move in moves:
        if move != LEAVE and BOOTS[move - TAKE] > best:
            best = BOOTS[move - TAKE]
            chosen = move
    return chosen


def _keep(s: HikeState, seat: i64, item: i64) -> float:
    """What an item in the pack is worth to a hiker."""
    copies = times(s.pile, item)
    value = _BOOT * float(BOOTS[item]) + _KIND * float(copies) / float(s.pile_size + 10) + _GUARD[item]
    if count(packs.carried(s, seat, item)) > 1:
        value -= 0.5 * _KIND * float(copies) / float(s.pile_size + 10)
    return value


def _cheapest(s: HikeState, seat: i64, moves: list[int], whim: i64) -> i64:
    """The card to give up, or the place to show, that hurts least."""
    least = 1000.0
    chosen: i64 = moves[0]
    for move in moves:
        if s.phase == LIMIT:
            kind = move - DISCARD
            value = _hand_keep(s, seat, kind)
        elif DROP <= move < DROP + PLACES:
            item = s.packs[seat * PLACES + move - DROP]
            # Few boots and many alike go first, but a distance is better paid exactly.
            value = _keep(s, seat, item)
            if lane(s.needs, seat) > 0:
                value /= float(BOOTS[item])
        else:
            return move
        value += 0.02 * _wobble(whim, move)
        if value < least:
            least = value
            chosen = move
    return chosen


def _hand_keep(s: HikeState, seat: i64, kind: i64) -> float:
    """What a card in hand is worth keeping for."""
    if kind >= ITEMS:
        return _HAZARD + (0.3 if kind in (SKUNK, BEAR) else 0.0)
    value = _BOOT * float(BOOTS[kind]) + _GUARD[kind]
    return value - 0.2 * float(times(s.luggage[seat].hand - s.luggage[seat].held, kind) - 1)


def _best_action(s: HikeState, seat: i64, moves: list[int], whim: i64) -> i64:
    """In a turn, or while packing, the move that promises most."""
    best = -1000.0
    chosen: i64 = moves[0]
    kinds = _kinds(s, seat)
    weight = float(lane(s.weights, seat))
    for move in moves:
        if move < PLAY:
            value = _placing(s, seat, move // PLACES, move % PLACES, kinds)
        elif move == DRAW:
            room = HAND_LIMIT - lane(s.hand_sizes, seat)
            value = 0.5 if room > 0 else 0.1
        elif move == HIKE:
            value = _setting_out(s, seat, weight)
        elif move == READY:
            value = 0.0
        else:
            value = _striking(s, seat, move - PLAY + ITEMS) - _STRIKE + 0.5
        value += _NOISE * 0.4 * _wobble(whim, move)
        if value > best:
            best = value
            chosen = move
    return chosen


def _setting_out(s: HikeState, seat: i64, weight: float) -> float:
    time = _time(s)
    enough = _ENOUGH[s.seats] * time + _ENOUGH_LATE * (1.0 - time)
    return (weight - enough) * 0.5 + 0.7


def _placing(s: HikeState, seat: i64, item: i64, place: i64, kinds: i64) -> float:
    """What an item adds to the pack; places that few other items fit are better."""
    value = _BOOT * float(BOOTS[item])
    if not kinds & BIT[item]:
        value += _KIND * float(times(s.pile, item)) / float(s.pile_size + 10) + _GUARD[item]
    old: i64 = s.packs[seat * PLACES + place]
    if old != EMPTY:
        return value - _keep(s, seat, old) - 0.1
    return value + 0.35 - 0.01 * float(count(HOLDS[place]))


def _striking(s: HikeState, seat: i64, kind: i64) -> float:
    """What a hazard would cost the others, in points."""
    loss: i64 = 0
    tempo: i64 = 0
    others = below(s.seats) & ~BIT[seat]
    while others != 0:
        other = lowest(others)
        others &= others - 1
        if kind == SKUNK:
            tempo += count(lane(s.filled, other))
            loss += 1 if lane(s.filled, other) else 0
        elif kind == BLISTER:
            if lane(s.filled, other) and packs.carried(s, other, SOCKS) == 0:
                loss += BOOTS[s.packs[other * PLACES + lowest(packs.heaviest(s, other))]]
        elif kind == BEAR:
            if lane(s.filled, other) and packs.carried(s, other, SPRAY) == 0:
                loss += 2
        elif lane(s.hand_sizes, other) > 0:
            loss += 1
    return (_BOOT * float(loss) + 0.3 * float(tempo)) * (_time(s) * 0.5 + 0.5)
