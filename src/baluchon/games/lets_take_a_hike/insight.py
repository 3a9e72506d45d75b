"""What a good player would think: how likely each seat is to win, and a quick sensible choice.

The weights are judgements, not rules; every rule figure comes from the components.
"""

from typing import Final

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike import packs, state
from baluchon.games.lets_take_a_hike.state import Hiker, HikeState, hazards_in, items_in
from baluchon.kernel import bags
from baluchon.kernel.bits import BIT, count, has, is_several, lowest, minus, rest
from baluchon.kernel.chance import WHIMS, Chance, liking
from baluchon.kernel.game import NONE
from baluchon.kernel.insight import shares

_BOOT: Final = 0.32  # points that a boot in the pack is worth …
_BOOT_IN_HAND: Final = 0.14  # … and one in the hand, while there is time to use it
_KIND: Final = 2.0  # points that certain matches of the next card are worth in a pack
_GUARD: Final[list[float]] = [0.5 if item in (c.SPRAY, c.SOCKS) else 0.0 for item in range(c.ITEMS)]  # what protects
_HAZARD: Final = 0.45  # a hazard card in hand
_ROOM: Final = 0.12  # an action and a turn's share that a placed card has cost
_LAST_TURNS: Final = 6.0  # cards left for each seat at which time begins to run out
_ENOUGH: Final[list[float]] = [0.0, 0.0, 14.0, 12.0, 8.0, 7.0]  # boots with which to set out, by seats …
_ENOUGH_LATE: Final = 3.0  # … and when time runs out
_TO_JOIN: Final = 4.0
_STRIKE: Final = 1.6  # loss of the others, in points, that is worth an action
_DARING: Final = 0.9
_FURTHEST: Final[i64] = 12  # cards that anyone looks ahead
_LIGHT: Final = 2.0  # boots with which nobody goes on
_BOLD: Final = 0.3  # points by which stopping has to promise more than going on
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


class NextCard:
    """What the next card of the trail may bring a hiker, as chances and averages."""

    def __init__(self, s: HikeState, own: Hiker) -> None:
        self.thrown_out: float = 0.0
        self.skunk: float = 0.0
        self.boots: float = 0.0  # that the row gains, thrown out or not
        self.paid: float = 0.0  # boots lost from the pack while going on
        self.matches: float = 0.0
        coming = s.pile if s.pile_size > 0 else s.discards
        size = s.pile_size if s.pile_size > 0 else bags.size(coming)
        if size == 0:
            return
        kinds = packs.kinds(own)
        weight = own.weight
        matches: i64 = 0
        out: i64 = 0
        boots: i64 = 0
        paid: i64 = 0
        for item in range(c.ITEMS):
            copies = bags.times(coming, item)
            if copies == 0:
                continue
            boots += copies * c.BOOTS[item]
            if has(kinds, item):
                matches += copies
            elif weight < c.BOOTS[item]:
                out += copies
            else:
                paid += copies * c.BOOTS[item]
        if not has(kinds, c.SOCKS):
            paid += 3 * bags.times(coming, c.BLISTER)
        if not has(kinds, c.SPRAY):
            paid += 2 * bags.times(coming, c.BEAR)
        whole = float(size)
        self.thrown_out = float(out) / whole
        self.skunk = float(bags.times(coming, c.SKUNK)) / whole
        self.boots = float(boots) / whole
        self.paid = float(paid) / whole
        self.matches = float(matches) / whole


def _best_of_row(s: HikeState) -> i64:
    best: i64 = 0
    for item in s.row:
        if c.BOOTS[item] > best:
            best = c.BOOTS[item]
    return best


def _row_total(s: HikeState) -> i64:
    total: i64 = 0
    for item in s.row:
        total += c.BOOTS[item]
    return total


def _chance_to_be_last(s: HikeState, own: Hiker) -> float:
    """How likely a hiker outlasts the others: the heavier the pack, the better."""
    rivals: i64 = 0
    left = minus(s.walking, own.seat)
    while left != 0:
        rivals += s.hikers[lowest(left)].weight
        left = rest(left)
    weight = float(own.weight)
    return weight * weight / (weight * weight + float(rivals * rivals) + 0.1)


def _share(s: HikeState, own: Hiker, row: float, best: float) -> float:
    """What a row is worth to one who walks on: all of it to the last, one card to the others."""
    others = minus(s.walking, own.seat)
    if others == 0:
        return row
    last = _chance_to_be_last(s, own)
    rest = row - float(count(others)) * best
    if rest < best:
        rest = best
    return last * rest + (1.0 - last) * best * 0.8


def _stop_value(s: HikeState, own: Hiker) -> float:
    """The points that stopping now brings."""
    if minus(s.walking, own.seat) == 0:
        return float(_row_total(s))
    return float(_best_of_row(s))


def _go_value(s: HikeState, own: Hiker) -> float:
    """What walking on is worth, with what it may cost: as far as is best, if all cards to come are like the average."""
    ahead = NextCard(s, own)
    price = _BOOT * _time(s)
    best = float(_best_of_row(s))
    if ahead.boots > best:
        best = ahead.boots
    row = float(_row_total(s))
    weight = float(own.weight)
    survival = 1.0
    cost = 0.0
    most = -1000.0
    thrown_out = ahead.thrown_out
    for _ in range(_FURTHEST):
        cost += survival * (ahead.paid + thrown_out * weight)
        survival *= 1.0 - thrown_out - ahead.skunk
        row += ahead.boots
        weight -= ahead.paid
        value = survival * _share(s, own, row, best) * _DARING - price * cost
        if value <= most:
            break
        most = value
        if weight < _LIGHT:
            break
        # What the pack cannot pay any more throws out, the more often the lighter it is.
        if weight < _LIGHT + 2.0:
            thrown_out += 0.5 * (1.0 - ahead.matches - thrown_out)
    return most


def _matching(s: HikeState, copies: i64) -> float:
    """What it is worth to carry kinds of which so many cards are still in the pile."""
    return _KIND * float(copies) / float(s.pile_size + 10)


def pack_value(s: HikeState, own: Hiker) -> float:
    """What a pack promises for hikes to come, in points."""
    if own.filled == 0:
        return 0.0
    kinds = packs.kinds(own)
    value = _BOOT * float(own.weight) + _ROOM * float(count(own.filled))
    copies: i64 = 0
    left = kinds
    while left != 0:
        copies += bags.times(s.pile, lowest(left))
        left = rest(left)
    value += _matching(s, copies)
    if has(kinds, c.SPRAY):
        value += _GUARD[c.SPRAY]
    if has(kinds, c.SOCKS):
        value += _GUARD[c.SOCKS]
    return value


def hand_value(own: Hiker) -> float:
    """What a hand promises, in points."""
    boots: i64 = 0
    left = bags.kinds(items_in(own.hand))
    while left != 0:
        item = bags.lowest_kind(left)
        left = rest(left)
        boots += c.BOOTS[item] * bags.times(own.hand, item)
    hazards = bags.size(hazards_in(own.hand))
    return _BOOT_IN_HAND * float(boots) + _HAZARD * float(hazards)


def prospects(s: HikeState, own: Hiker) -> float:
    """The points a seat has, and what its cards and its hike promise."""
    value = float(own.boots)
    time = _time(s)
    value += time * hand_value(own)
    if s.leader != NONE and has(s.walking, own.seat):
        stay = _stop_value(s, own)
        if own.filled != 0:
            walk = _go_value(s, own)
            if walk > stay:
                stay = walk
        return (
            value
            + stay
            + time * _LEFT_OVER * pack_value(s, own)
            + _AHEAD * float((s.seats - 2) * own.weight) * _chance_to_be_last(s, own)
        )
    if s.acting == BIT[own.seat] and s.waiting == 0 and len(s.row) != 0:
        value += float(_best_of_row(s))  # it is taking a card
    return value + time * pack_value(s, own)


def estimate(s: HikeState, out: list[float]) -> None:
    """Each seat's chance to win: a lead counts the more the fewer cards are left."""
    spread = _SPREAD_NOW + _SPREAD_CARD * float(s.pile_size if s.ending == 0 else 0)
    for own in s.hikers:
        out[own.seat] = prospects(s, own)
    shares(out, spread)


# --- a quick choice


def suggest(s: HikeState, seat: i64, moves: list[int], chance: Chance) -> i64:
    """A sensible move, a little noise added so that playouts differ."""
    own = s.hikers[seat]
    phase = s.phase
    whim = chance.below(WHIMS)
    if phase == state.DECIDING:
        go = _go_value(s, own) + _NOISE * _wobble(whim, c.GO_ON)
        return c.GO_ON if go + _BOLD > _stop_value(s, own) else c.STOP
    if phase == state.JOINING:
        return c.JOIN if _would_join(s, own, whim) else c.STAY
    if phase in (state.TURN, state.PACKING):
        return _best_action(s, own, moves, whim)
    if phase == state.TAKING:
        return _best_card(moves)
    return _cheapest(s, own, moves, whim)


def _wobble(whim: i64, move: i64) -> float:
    """How much a whim speaks for a move, from -1 to 1."""
    return 2.0 * liking(whim, move) - 1.0


def _would_join(s: HikeState, own: Hiker, whim: i64) -> bool:
    least = _TO_JOIN if _time(s) >= 1.0 else 1.0
    return float(own.weight) + 2.0 * _wobble(whim, c.JOIN) >= least


def _best_card(moves: list[int]) -> i64:
    best: i64 = -1
    chosen: i64 = c.LEAVE
    for move in moves:
        if move != c.LEAVE and c.BOOTS[move - c.TAKE] > best:
            best = c.BOOTS[move - c.TAKE]
            chosen = move
    return chosen


def _keep(s: HikeState, own: Hiker, item: i64) -> float:
    """What an item in the pack is worth to a hiker."""
    copies = bags.times(s.pile, item)
    value = _BOOT * float(c.BOOTS[item]) + _matching(s, copies) + _GUARD[item]
    if is_several(packs.carried(own, item)):
        value -= 0.5 * _matching(s, copies)
    return value


def _cheapest(s: HikeState, own: Hiker, moves: list[int], whim: i64) -> i64:
    """The card to give up, or the place to show, that hurts least."""
    least = 1000.0
    chosen: i64 = moves[0]
    for move in moves:
        if s.phase == state.LIMIT:
            value = _hand_keep(own, move - c.DISCARD)
        elif c.DROP <= move < c.DROP + c.PLACES:
            item = own.item_at(move - c.DROP)
            # Few boots and many alike go first, but a distance is better paid exactly.
            value = _keep(s, own, item)
            if own.need > 0:
                value /= float(c.BOOTS[item])
        else:
            return move
        value += 0.02 * _wobble(whim, move)
        if value < least:
            least = value
            chosen = move
    return chosen


def _hand_keep(own: Hiker, kind: i64) -> float:
    """What a card in hand is worth keeping for."""
    if kind >= c.ITEMS:
        return _HAZARD + (0.3 if kind in (c.SKUNK, c.BEAR) else 0.0)
    value = _BOOT * float(c.BOOTS[kind]) + _GUARD[kind]
    return value - 0.2 * float(bags.times(own.hand - own.held, kind) - 1)


def _best_action(s: HikeState, own: Hiker, moves: list[int], whim: i64) -> i64:
    """In a turn, or while packing, the move that promises most."""
    best = -1000.0
    chosen: i64 = moves[0]
    kinds = packs.kinds(own)
    for move in moves:
        if move < c.PLAY:
            value = _placing(s, own, move // c.PLACES, move % c.PLACES, kinds)
        elif move == c.DRAW:
            value = 0.5 if own.hand_size < c.HAND_LIMIT else 0.1
        elif move == c.HIKE:
            value = _setting_out(s, own)
        elif move == c.READY:
            value = 0.0
        else:
            value = _striking(s, own, move - c.PLAY + c.ITEMS) - _STRIKE + 0.5
        value += _NOISE * 0.4 * _wobble(whim, move)
        if value > best:
            best = value
            chosen = move
    return chosen


def _setting_out(s: HikeState, own: Hiker) -> float:
    time = _time(s)
    enough = _ENOUGH[s.seats] * time + _ENOUGH_LATE * (1.0 - time)
    return (float(own.weight) - enough) * 0.5 + 0.7


def _placing(s: HikeState, own: Hiker, item: i64, place: i64, kinds: i64) -> float:
    """What an item adds to the pack; places that few other items fit are better."""
    value = _BOOT * float(c.BOOTS[item])
    if not has(kinds, item):
        value += _matching(s, bags.times(s.pile, item)) + _GUARD[item]
    old: i64 = own.item_at(place)
    if old != NONE:
        return value - _keep(s, own, old) - 0.1
    return value + 0.35 - 0.01 * float(count(c.HOLDS[place]))


def _striking(s: HikeState, own: Hiker, kind: i64) -> float:
    """What a hazard would cost the others, in points."""
    loss: i64 = 0
    tempo: i64 = 0
    for other in s.hikers:
        if other.seat == own.seat:
            continue
        if kind == c.RACCOON:
            loss += 1 if other.hand != 0 else 0
        elif other.filled == 0:
            continue
        elif kind == c.SKUNK:
            tempo += count(other.filled)
            loss += 1
        elif kind == c.BLISTER and packs.carried(other, c.SOCKS) == 0:
            loss += c.BOOTS[other.item_at(lowest(packs.heaviest(other)))]
        elif kind == c.BEAR and packs.carried(other, c.SPRAY) == 0:
            loss += 2
    return (_BOOT * float(loss) + 0.3 * float(tempo)) * (_time(s) * 0.5 + 0.5)
