"""What a choice would bring: cards of the trail for who stops, the odds for who goes on, and whom a hazard hits.

Points come only from the trail. Going on brings none by itself, but a hiker whose pack is emptied has to stop (LH-H6)
and takes from the trail at once: where that can happen, the points are a range.
"""

from collections.abc import Iterable

from baluchon.games.lets_take_a_hike import choices, hidden, packs, recall, state
from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike.moves import CARD_REFS
from baluchon.games.lets_take_a_hike.rules import HikeRules
from baluchon.games.lets_take_a_hike.sheets import sheet_of
from baluchon.games.lets_take_a_hike.state import Hiker, HikeState
from baluchon.games.lets_take_a_hike.view import outlook
from baluchon.kernel import bags
from baluchon.kernel.bits import BIT, count, has, members
from baluchon.kernel.game import NONE
from baluchon.kernel.previews import Gain, Preview
from baluchon.kernel.sheets import Sheet
from baluchon.kernel.words import Message, seat_ref

_RULES = HikeRules()


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
        return dict.fromkeys(legal, Preview(_emptied(s, own)))
    return {move: _move(s, own, move) for move in legal}


def _move(s: HikeState, own: Hiker, move: int) -> Preview:
    if move < c.PLAY:
        return Preview(notes=tuple(_placed(own, *divmod(move, int(c.PLACES)))))
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
        return Preview(gains, (Message("note-takes-all", {"count": len(s.row)}),) if s.row else ())
    gains = _up_to({boots: items[:1] for boots, items in trail.items()})
    return Preview(gains, (Message("note-takes-one"),) if s.row else ())


def _next_card(s: HikeState, own: Hiker) -> tuple[Gain, ...]:
    """LH-H6: what a hiker gets whom the next card leaves with an empty pack."""
    coming = hidden.could_come(s, own.seat)
    if state.items_in(coming) == 0 and s.pile == 0:  # LH-E3: nothing more is turned up, all stop
        return _up_to(_trail(s))
    kinds = [kind for kind in range(c.KINDS) if bags.times(coming, kind) > 0]
    items = [kind for kind in kinds if kind < c.ITEMS and _empties(own, kind)]
    if not items and not any(kind >= c.ITEMS and _may_empty(own, kind) for kind in kinds):
        return ()
    heaviest_first = {c.BOOTS[item]: item for item in items}
    return _up_to(_trail(s, *heaviest_first.values()))


def _empties(own: Hiker, item: int) -> bool:
    """LH-H3 to LH-H5: whether a distance takes exactly the whole pack."""
    distance = c.BOOTS[item]
    if packs.carried(own, item) != 0 or own.weight < distance:
        return False
    return _takes_all(own, distance)


def _takes_all(own: Hiker, need: int) -> bool:
    """LH-H4: whether so many boots cannot be had without the lightest card."""
    boots = [c.BOOTS[own.item_at(place)] for place in members(own.filled)]
    return sum(boots) - min(boots) < need


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
        empties = _empties(own, s.card)
    elif s.phase == state.GUARDING:
        empties = _may_empty(own, s.card)
    elif own.need == 0:
        empties = count(own.filled) == 1
    else:
        empties = _takes_all(own, own.need)
    return _up_to(_trail(s)) if empties else ()


# --- what is not points


def _odds(s: HikeState, own: Hiker) -> Iterable[Message]:
    """The next card of the trail, by what it would do to the pack."""
    ahead = outlook(s, own)
    if ahead is None or ahead.unseen == 0:
        return
    by_effect: dict[str, int] = {}
    for each in ahead.coming:
        by_effect[each.effect] = by_effect.get(each.effect, 0) + each.copies
    safe = by_effect.get("match", 0) + by_effect.get("safe", 0)
    yield Message("note-odds", {"unseen": ahead.unseen, "safe": safe, "pay": by_effect.get("pay", 0)})
    if out := by_effect.get("out", 0):
        yield Message("note-odds-out", {"unseen": ahead.unseen, "count": out})
    if skunks := by_effect.get("skunk", 0):
        yield Message("note-odds-skunk", {"unseen": ahead.unseen, "count": skunks})


def _drawn(s: HikeState, own: Hiker) -> Iterable[Message]:
    """LH-E1: what the pile may hold."""
    coming = hidden.could_come(s, own.seat)
    yield Message("note-draw", {"unseen": bags.size(coming), "count": bags.size(state.hazards_in(coming))})
    if s.pile_size == 1:
        yield Message("note-last-card")


def _placed(own: Hiker, item: int, place: int) -> Iterable[Message]:
    """LH-T3, LH-D5, LH-D8: what an item does in the pack."""
    before = c.BOOTS[own.item_at(place)] if has(own.filled, place) else 0
    yield Message("note-weight", {"boots": int(own.weight) - before + c.BOOTS[item]})
    if item in (c.SPRAY, c.SOCKS):
        yield Message(f"does-{c.KIND_IDS[item]}")


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
