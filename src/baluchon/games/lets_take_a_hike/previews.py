"""What a choice would bring: cards of the trail for who stops, the odds for who goes on, and whom a hazard hits.

Points come only from the trail. Going on brings none by itself, but a hiker whose pack is emptied has to stop (LH-H6)
and takes from the trail at once: where that can happen, the points are a range.

What the next card may do to a pack is shown as long as a hike is on or may be set out for: the view has it.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec

from baluchon.games.lets_take_a_hike import choices, hidden, hike, packs, recall, state
from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike.moves import CARD_REFS
from baluchon.games.lets_take_a_hike.rules import HikeRules
from baluchon.games.lets_take_a_hike.sheets import sheet_of
from baluchon.games.lets_take_a_hike.state import Hiker, HikeState
from baluchon.games.lets_take_a_hike.words import boots_left
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import BIT, count, has, mask_of, minus
from baluchon.kernel.game import NONE
from baluchon.kernel.previews import Gain, Preview
from baluchon.kernel.sheets import Sheet
from baluchon.kernel.views import atmost, ref, upto
from baluchon.kernel.words import Message, seat_ref

_RULES = HikeRules()

MOST_WEIGHT: Final = c.PLACES * c.MOST_BOOTS
Card: TypeAlias = Annotated[str, ref("card")]
Boots: TypeAlias = Annotated[int, upto(MOST_WEIGHT)]
Effect = Literal["free", "pay", "out", "hazard", "skunk"]
"""From nothing lost to the worst: nothing, boots, the pack and the hike, a card to a hazard, the hike for all."""
_EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)


class Chance(msgspec.Struct, frozen=True):
    """The cards that would do one thing to the seat's pack if they came next."""

    effect: Effect
    copies: Annotated[int, upto(c.DECK)]
    least: Boots
    """What it costs, from the least to the most, as far as that can be told."""
    most: Boots
    cards: Annotated[tuple[Card, ...], atmost(c.KINDS)]


class Outlook(msgspec.Struct, frozen=True):
    """What may be turned up next, from the cards that could be there."""

    unseen: Annotated[int, upto(c.DECK)]
    """How many cards these are: the pile and all that the seat cannot tell from it."""
    chances: Annotated[tuple[Chance, ...], atmost(len(_EFFECTS))]


class Placing(msgspec.Struct, frozen=True, tag="place"):
    """An item that goes into the pack."""

    weight: Boots
    """Of the pack then."""


class Dropping(msgspec.Struct, frozen=True, tag="drop"):
    """A card that leaves the pack, and all that has to go with it."""

    weight: Boots
    """Of the pack then."""
    boots_left: Boots
    """Boots that have still to be chosen."""


class Discarding(msgspec.Struct, frozen=True, tag="discard"):
    """A card that leaves the hand."""

    cards_left: int
    """Cards that have still to be chosen."""


class Stopping(msgspec.Struct, frozen=True, tag="stop"):
    """The end of the hike for one hiker."""

    takes_all: bool
    boots: int
    """Of the best card, or of the whole row for the last hiker."""


Detail: TypeAlias = Placing | Dropping | Discarding | Stopping


def pencil(s: HikeState, seat: int) -> Sheet:
    """The sheet of a seat: what it has taken."""
    return sheet_of(s, seat)


def is_under_way(s: HikeState, seat: int) -> bool:
    """Whether the seat has stopped and still has to say which card it takes."""
    return s.phase == state.TAKING and has(s.acting, seat)


def previews(s: HikeState, seat: int) -> dict[int, Preview]:
    """What each legal move of a seat that is to act would bring."""
    own = s.hikers[seat]
    legal = _RULES.legal(s, seat)
    if choices.is_choosing(s.phase):
        gains = _emptied(s, own)
        return {move: Preview(gains, detail=_chosen(s, seat, move)) for move in legal}
    return {move: _move(s, own, move) for move in legal}


def _move(s: HikeState, own: Hiker, move: int) -> Preview:
    if move < c.PLAY:
        return _placed(own, *divmod(move, int(c.PLACES)))
    if move < c.DRAW:
        return Preview(notes=tuple(_hazard(s, own, move - c.PLAY + c.ITEMS)))
    if move == c.DRAW:
        return Preview(notes=tuple(_drawn(s, own)))
    if move in (c.HIKE, c.JOIN, c.GO_ON):
        return Preview(_next_card(s, own), tuple(_odds(s, own)))
    if move == c.STOP:
        return _stopped(s, own)
    if c.TAKE <= move < c.LEAVE:
        item = move - c.TAKE
        return Preview((Gain(_line(c.BOOTS[item]), c.BOOTS[item], c.BOOTS[item], (CARD_REFS[item],)),))
    return Preview()


def _line(boots: int) -> str:
    return f"boots-{boots}"


# --- the trail


def _trail(s: HikeState, *more: int) -> dict[int, list[int]]:
    """The cards of the trail, and some that may join them, by their boots."""
    found: dict[int, list[int]] = {}
    for item in (*s.row, *more):
        found.setdefault(c.BOOTS[item], []).append(item)
    return found


def _up_to(trail: dict[int, list[int]]) -> tuple[Gain, ...]:
    """Some of these cards, or none."""
    return tuple(
        Gain(_line(boots), 0, boots * len(items), tuple(dict.fromkeys(CARD_REFS[item] for item in items)))
        for boots, items in sorted(trail.items(), reverse=True)
    )


def _stopped(s: HikeState, own: Hiker) -> Preview:
    """LH-H7, LH-H8: the last hiker takes all of the trail, any other one card of it."""
    trail = _trail(s)
    if s.walking == BIT[own.seat]:
        gains = tuple(Gain(each.line, each.most, each.most, each.refs) for each in _up_to(trail))
        notes = (Message("note-takes-all", {"count": len(s.row)}),) if s.row else ()
        return Preview(gains, notes, Stopping(True, sum(gain.most for gain in gains)))
    gains = _up_to({boots: items[:1] for boots, items in trail.items()})
    notes = (Message("note-takes-one"),) if s.row else ()
    return Preview(gains, notes, Stopping(False, max((gain.most for gain in gains), default=0)))


def _next_card(s: HikeState, own: Hiker) -> tuple[Gain, ...]:
    """LH-H6: what a hiker gets whom the next card leaves with an empty pack."""
    coming = hidden.could_come(s, own.seat)
    if state.items_in(coming) == 0 and s.pile == 0:  # LH-E3: nothing more is turned up, all stop
        return _up_to(_trail(s))
    carried = packs.kinds(own)
    kinds = [kind for kind in range(c.KINDS) if bags.times(coming, kind) > 0]
    items = [kind for kind in kinds if kind < c.ITEMS and _empties(own, carried, kind)]
    if not items and not any(kind >= c.ITEMS and _may_empty(own, kind) for kind in kinds):
        return ()
    heaviest_first = {c.BOOTS[item]: item for item in items}
    return _up_to(_trail(s, *heaviest_first.values()))


def _empties(own: Hiker, carried: int, item: int) -> bool:
    """LH-H3 to LH-H5: whether a distance takes exactly the whole of a pack with these kinds."""
    return packs.gives_all(own, packs.owed(carried, item))


def _may_empty(own: Hiker, hazard: int) -> bool:
    """LH-D2 to LH-D4, LH-D8: whether a bear or a blister may take the whole pack."""
    if hazard not in (c.BEAR, c.BLISTER) or packs.carried(own, choices.guard_against(hazard)) != 0:
        return False
    return hazard == c.BEAR or count(own.filled) == 1


def _emptied(s: HikeState, own: Hiker) -> tuple[Gain, ...]:
    """What a hiker gets whose pack is empty after a choice of several at the same time."""
    if s.leader == NONE or not has(s.walking, own.seat) or s.phase in (state.SKUNK_DROP, state.LIMIT):
        return ()
    if s.phase == state.PAYING:
        empties = _empties(own, packs.kinds(own), s.card)
    elif s.phase == state.GUARDING:
        empties = _may_empty(own, s.card)
    elif own.need == 0:
        empties = count(own.filled) == 1
    else:
        empties = packs.gives_all(own, own.need)
    return _up_to(_trail(s)) if empties else ()


# --- the pack and the hand


def _placed(own: Hiker, item: int, place: int) -> Preview:
    """LH-T3, LH-D5, LH-D8: what an item does in the pack."""
    then = own.copy()
    if has(then.filled, place):
        then.lift(place)
    then.put(place, item)
    notes = [Message("note-weight", {"boots": int(then.weight)})]
    if item in (c.SPRAY, c.SOCKS):
        notes.append(Message(f"does-{c.KIND_IDS[item]}"))
    return Preview(notes=tuple(notes), detail=Placing(int(then.weight)))


def _chosen(s: HikeState, seat: int, move: int) -> Dropping | Discarding | None:
    """What a card that is chosen to go leaves, if the others choose nothing."""
    if move >= c.SHOW:
        return None
    then = s.copy()
    own = then.hikers[seat]
    choices.choose(then, own, move)
    if s.phase == state.LIMIT:
        return Discarding(int(own.need))
    left, weight = boots_left(own), own.weight - packs.boots_on(own, own.marks)
    if not has(then.acting, seat):
        choices.settle(then)
        weight = own.weight
    return Dropping(int(weight), left)


# --- the next card


def outlook(s: HikeState, own: Hiker) -> Outlook | None:
    """The chances of the next card of a hike, for one who is on it or could be."""
    if not hike.may_meet_next(s, own):
        return None
    return _outlook(hidden.could_come(s, own.seat), own.pack, own.hand != 0, _rivals(s, own.seat))


def _rivals(s: HikeState, seat: int) -> tuple[int, ...] | None:
    """LH-D2, LH-D3: the packs that a bear may choose among with the seat's own, by weight; None if not all see them."""
    if s.leader == NONE:
        return ()
    others = [other for other in state.hikers_in(s, minus(s.walking, seat)) if other.filled]
    if any(recall.face_down(s, other) for other in others):
        return None
    return tuple(other.weight for other in others if not packs.carried(other, c.SPRAY))


@lru_cache(1024)
def _outlook(coming: int, pack: int, has_hand: bool, rivals: tuple[int, ...] | None) -> Outlook:
    """What each kind of card would do to a pack, those together that do the like."""
    items = [item for item in rows.things_in(pack, c.PLACES) if item != NONE]
    kinds, weight, heaviest = mask_of(items), sum(c.BOOTS[item] for item in items), max(c.BOOTS[item] for item in items)
    found: dict[Effect, list[_Cost]] = {effect: [] for effect in _EFFECTS}
    for kind in range(c.KINDS):
        if (copies := int(bags.times(coming, kind))) == 0:
            continue
        owed = int(packs.owed(kinds, kind))
        if kind == c.SKUNK:
            found["skunk"].append((kind, copies, 0, 0))
        elif kind == c.RACCOON:
            found["hazard" if has_hand else "free"].append((kind, copies, 0, 0))
        elif kind >= c.ITEMS:
            least, most = _lost(kind, kinds, weight, heaviest, rivals)
            found["hazard" if most else "free"].append((kind, copies, least, most))
        elif owed > weight:
            found["out"].append((kind, copies, weight, weight))
        else:
            found["pay" if owed else "free"].append((kind, copies, owed, owed))
    return Outlook(bags.size(coming), tuple(_chance(effect, costs) for effect, costs in found.items() if costs))


_Cost: TypeAlias = tuple[int, int, int, int]
"""A kind, its copies, the fewest boots and the most that one costs."""


def _lost(hazard: int, kinds: int, weight: int, heaviest: int, rivals: tuple[int, ...] | None) -> tuple[int, int]:
    """LH-D2 to LH-D5, LH-D8: the fewest and the most boots that a bear or a blister takes."""
    if has(kinds, choices.guard_against(hazard)):
        return 0, 0
    if hazard == c.BLISTER:
        return heaviest, heaviest
    if rivals is None:
        return 0, weight
    most, need = choices.bear_takes([weight, *rivals])
    lost = 0 if weight < most else int(need) or heaviest
    return lost, lost


def _chance(effect: Effect, costs: list[_Cost]) -> Chance:
    kinds, copies, least, most = zip(*costs, strict=True)
    return Chance(effect, sum(copies), min(least), max(most), tuple(CARD_REFS[kind] for kind in kinds))


# --- what is not points


def _odds(s: HikeState, own: Hiker) -> Iterable[Message]:
    """The next card of the trail, by what it would do to the pack."""
    ahead = outlook(s, own)
    if ahead is None or ahead.unseen == 0:
        return
    copies = {each.effect: each.copies for each in ahead.chances}
    free, paid = copies.get("free", 0), copies.get("pay", 0)
    yield Message("note-odds", {"unseen": ahead.unseen, "safe": free, "pay": paid})
    if out := copies.get("out", 0):
        yield Message("note-odds-out", {"unseen": ahead.unseen, "count": out})
    if skunks := copies.get("skunk", 0):
        yield Message("note-odds-skunk", {"unseen": ahead.unseen, "count": skunks})


def _drawn(s: HikeState, own: Hiker) -> Iterable[Message]:
    """LH-E1: what the pile may hold."""
    coming = hidden.could_come(s, own.seat)
    yield Message("note-draw", {"unseen": bags.size(coming), "count": bags.size(state.hazards_in(coming))})
    if s.pile_size == 1:
        yield Message("note-last-card")


def _hazard(s: HikeState, own: Hiker, hazard: int) -> Iterable[Message]:
    """LH-D1 to LH-D8: what a hazard does, and whom it may hit."""
    yield Message(f"does-{c.KIND_IDS[hazard]}")
    hit = [other for other in s.hikers if other is not own and _is_open_to(s, other, hazard)]
    if hit:
        yield Message("note-hits", {"players": [seat_ref(other.seat) for other in hit]})
    else:
        yield Message("note-hits-nobody")


def _is_open_to(s: HikeState, other: Hiker, hazard: int) -> bool:
    """Whether a hazard may do something to another seat, as far as all can see."""
    if hazard == c.RACCOON:
        return other.hand_size > 0
    if other.filled == 0 or hazard == c.SKUNK:
        return other.filled != 0
    guards = packs.carried(other, choices.guard_against(hazard))
    return guards & ~recall.face_down(s, other) == 0
