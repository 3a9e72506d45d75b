"""What a seat may see: the table, its own cards, and what the next card may bring it.

Parts that come again in view after view are kept by the few numbers they follow from; such parts hold tuples.
"""

from functools import lru_cache
from typing import Literal

import msgspec

from baluchon.games.lets_take_a_hike import bags, choices, hidden, packs, recall, scoring
from baluchon.games.lets_take_a_hike.components import (
    ACTIONS,
    BEAR,
    BLISTER,
    BOOTS,
    DEALT,
    FITS,
    ITEMS,
    KINDS,
    MOST_BOOTS,
    PLACES,
    RACCOON,
    SKUNK,
    SOCKS,
    SPRAY,
    SWAPS_PER_SEAT,
)
from baluchon.games.lets_take_a_hike.moves import CARD_REFS, PLACE_REFS
from baluchon.games.lets_take_a_hike.state import (
    EMPTY,
    JOINING,
    LIMIT,
    NOBODY,
    NOTHING,
    OVER,
    PACKING,
    PHASES,
    HikeState,
    Phase,
)
from baluchon.kernel.bits import BIT, members
from baluchon.kernel.lanes import lane
from baluchon.kernel.sheets import Line, Outcome, Sheet, ranking
from baluchon.kernel.words import Message

FACE_DOWN = "card:face-down"

Status = Literal["home", "asked", "joined", "walking", "goes-on", "left"]
Effect = Literal["match", "pay", "out", "safe", "lose-one", "robbed", "skunk"]


class PackCard(msgspec.Struct, frozen=True):
    """A card on a place of a pack; face down it is `card:face-down` for all but its owner."""

    place: str
    card: str
    boots: int | None
    face_up: bool


class KnownCard(msgspec.Struct, frozen=True):
    """A card that was seen going into a hand: it is there, or face down on one of these places."""

    card: str
    places: list[str]


class Hiker(msgspec.Struct, frozen=True):
    """What all see of one seat."""

    seat: int
    hand_size: int
    pack: tuple[PackCard, ...]
    weight: int | None
    """The boots in the pack; None while a card of it is face down."""
    status: Status
    """On a hike: asked, joined, walking (has still to decide), goes-on, left (stopped or thrown out); else home."""
    score: int
    taken: tuple[str, ...]
    known: list[KnownCard]
    not_here: dict[str, list[str]]
    """Hidden packs: by place, the cards that the face-down one is known not to be."""


class TrailCard(msgspec.Struct, frozen=True):
    """A card of the trail row."""

    card: str
    boots: int


class HikePublic(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    phase: Phase
    hidden_packs: bool
    first: int | None
    """Who had the first turn."""
    turn: int | None
    """Whose turn it is; on a hike the one who set out first."""
    deciding: int | None
    """The one seat that is asked, where not several choose at the same time."""
    asked: list[int]
    """The seats that choose at the same time, whether they have chosen or not."""
    actions_left: int
    actions: int
    swaps_left: int
    pile: int
    pile_known: bool
    """Whether the pile was made of discards, so that all know what is in it."""
    next_pile: tuple[str, ...]
    """The cards of such a pile."""
    last_hike: bool
    """Whether the game ends with this hike."""
    discards: tuple[str, ...]
    could_come: dict[str, int]
    """By kind, the cards that could be next in the pile, for one who sees only the table."""
    card: str | None
    """The card that was turned up or played last and is being resolved, or was just now."""
    row: list[TrailCard]
    row_boots: int
    hike: int
    """How many hikes there have been, this one included."""
    leader: int | None
    party: list[int]
    """All who set out on this hike, or on the one the game ended with."""
    nothing_left: bool
    """Whether nothing can be turned up any more, so that all hikers stop."""
    hikers: list[Hiker]
    lucky: int | None
    """After a tie the one who drew no skunk."""


class HandCard(msgspec.Struct, frozen=True):
    """A card of the own hand; a hazard has no places."""

    card: str
    boots: int
    places: tuple[str, ...]


class Coming(msgspec.Struct, frozen=True):
    """What the next card of the trail would do to the seat's pack if it were of this kind."""

    card: str
    copies: int
    effect: Effect
    """match, pay, out (loses the pack), safe, lose-one, robbed or skunk."""
    boots: int | None
    """To pay or to lose at least; None where face-down packs decide it."""


class Outlook(msgspec.Struct, frozen=True):
    """What may be turned up next, from the cards that could be there."""

    unseen: int
    """How many cards these are: the pile and all that the seat cannot tell from it."""
    coming: tuple[Coming, ...]


class Stopping(msgspec.Struct, frozen=True):
    """What stopping now would bring."""

    takes_all: bool
    boots: int
    """Of the best card, or of the whole row for the last hiker."""


class Choice(msgspec.Struct, frozen=True):
    """What the seat has chosen while others may still be choosing, and what is missing."""

    places: list[str]
    cards: tuple[str, ...]
    boots_left: int
    cards_left: int
    done: bool


class HikePrivate(msgspec.Struct, frozen=True):
    """What only its owner knows."""

    seat: int
    hand: list[HandCard]
    pack: tuple[PackCard, ...]
    weight: int
    ready: bool
    """While all pack: whether the seat has said that it is ready."""
    could_come: dict[str, int]
    """By kind, the cards that could be next in the pile, for one who sees the own hand too."""
    choice: Choice | None
    outlook: Outlook | None
    stopping: Stopping | None


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


@lru_cache(4096)
def _kinds(bag: int) -> tuple[tuple[int, int], ...]:
    """The kinds of a bag, each with its number of cards."""
    return tuple((kind, int(bags.times(bag, kind))) for kind in range(KINDS) if bags.times(bag, kind) > 0)


@lru_cache(4096)
def _cards(bag: int) -> tuple[str, ...]:
    return tuple(f"card:{id}" for id in bags.ids(bag))


def _by_kind(bag: int) -> dict[str, int]:
    return {CARD_REFS[kind]: copies for kind, copies in _kinds(bag)}


def _places(mask: int) -> list[str]:
    return [PLACE_REFS[place] for place in members(mask & (BIT[PLACES] - 1))]


def _pack(s: HikeState, seat: int) -> tuple[int, ...]:
    return tuple(s.packs[seat * PLACES : (seat + 1) * PLACES])


@lru_cache(4096)
def _pack_cards(pack: tuple[int, ...], face_down: int, owner: bool) -> tuple[PackCard, ...]:
    found: list[PackCard] = []
    for place, item in enumerate(pack):
        if item == EMPTY:
            continue
        face_up = not face_down & BIT[place]
        if face_up or owner:
            found.append(PackCard(PLACE_REFS[place], CARD_REFS[item], BOOTS[item], face_up))
        else:
            found.append(PackCard(PLACE_REFS[place], FACE_DOWN, None, False))
    return tuple(found)


def _known(s: HikeState, seat: int, face_down: list[int]) -> list[KnownCard]:
    found: list[KnownCard] = []
    for item, copies in _kinds(s.luggage[seat].known):
        for rank in range(1, copies + 1):
            places = [place for place in face_down if bags.times(s.since[seat * PLACES + place], item) >= rank]
            found.append(KnownCard(CARD_REFS[item], [PLACE_REFS[place] for place in places]))
    return found


def _not_here(s: HikeState, seat: int, face_down: list[int]) -> dict[str, list[str]]:
    found = {}
    for place in face_down:
        barred = s.barred[seat * PLACES + place]
        if barred:
            found[PLACE_REFS[place]] = [CARD_REFS[item] for item in members(barred)]
    return found


def status(s: HikeState, seat: int) -> Status:
    """How a seat stands to the hike that is on."""
    if s.leader == NOBODY:
        return "home"
    if s.phase == JOINING:
        if s.waiting & BIT[seat]:
            return "asked"
        return "joined" if s.hikers & BIT[seat] else "home"
    if not s.party & BIT[seat]:
        return "home"
    if not s.hikers & BIT[seat]:
        return "left"
    return "walking" if s.waiting & BIT[seat] else "goes-on"


def _hiker(s: HikeState, seat: int) -> Hiker:
    packing = s.phase == PACKING
    mask = recall.face_down(s, seat)
    face_down = members(mask)
    return Hiker(
        seat=seat,
        hand_size=int(DEALT) if packing else lane(s.hand_sizes, seat),
        pack=() if packing else _pack_cards(_pack(s, seat), mask, owner=False),
        weight=0 if packing else None if face_down else lane(s.weights, seat),
        status=status(s, seat),
        score=lane(s.boots, seat),
        taken=_cards(s.luggage[seat].taken),
        known=_known(s, seat, face_down),
        not_here={} if packing else _not_here(s, seat, face_down),
    )


def public(s: HikeState) -> HikePublic:
    """What lies open on the table."""
    choosing = s.phase == PACKING or choices.is_choosing(s.phase)
    return HikePublic(
        phase=PHASES[s.phase],
        hidden_packs=bool(s.hidden_packs),
        first=_or_none(s.first),
        turn=_or_none(s.turn),
        deciding=members(s.acting)[0] if s.acting and not choosing else None,
        asked=members(s.asked),
        actions_left=s.actions,
        actions=ACTIONS,
        swaps_left=SWAPS_PER_SEAT * s.seats - s.swaps,
        pile=s.pile_size,
        pile_known=bool(s.refilled),
        next_pile=_cards(s.pile) if s.refilled else (),
        last_hike=bool(s.ending) and s.phase != OVER,
        discards=_cards(s.discards),
        could_come=_by_kind(_could_come(s, NOBODY)),
        card=None if s.card == NOTHING else CARD_REFS[s.card],
        row=[TrailCard(CARD_REFS[item], BOOTS[item]) for item in s.row],
        row_boots=sum(BOOTS[item] for item in s.row),
        hike=s.hikes,
        leader=_or_none(s.leader),
        party=members(s.party),
        nothing_left=bool(s.homeward),
        hikers=[_hiker(s, seat) for seat in range(s.seats)],
        lucky=_or_none(s.lucky),
    )


_HAND_CARDS = [
    HandCard(CARD_REFS[kind], BOOTS[kind], tuple(_places(FITS[kind])) if kind < ITEMS else ()) for kind in range(KINDS)
]


def private(s: HikeState, seat: int) -> HikePrivate:
    """What only this seat knows."""
    hand: list[HandCard] = []
    for kind, copies in _kinds(s.luggage[seat].hand):
        hand += [_HAND_CARDS[kind]] * copies
    coming = _could_come(s, seat)
    return HikePrivate(
        seat=seat,
        hand=hand,
        pack=_pack_cards(_pack(s, seat), recall.face_down(s, seat), owner=True),
        weight=lane(s.weights, seat),
        ready=s.phase == PACKING and not s.acting & BIT[seat],
        could_come=_by_kind(coming),
        choice=_choice(s, seat),
        outlook=_outlook(s, seat, coming),
        stopping=_stopping(s, seat),
    )


def _choice(s: HikeState, seat: int) -> Choice | None:
    if not s.asked & BIT[seat] or s.phase == PACKING:
        return None
    left = lane(s.needs, seat) - packs.boots_on(s, seat, lane(s.marks, seat)) if s.phase != LIMIT else 0
    return Choice(
        places=_places(lane(s.marks, seat)),
        cards=_cards(s.luggage[seat].held),
        boots_left=max(left, 0),
        cards_left=lane(s.needs, seat) if s.phase == LIMIT else 0,
        done=not s.acting & BIT[seat],
    )


def _stopping(s: HikeState, seat: int) -> Stopping | None:
    """LH-H7, for a hiker."""
    if s.leader == NOBODY or s.phase == JOINING or not s.hikers & BIT[seat]:
        return None
    boots = [BOOTS[item] for item in s.row]
    takes_all = s.hikers == BIT[seat]
    return Stopping(takes_all, sum(boots) if takes_all else max(boots, default=0))


def _could_come(s: HikeState, seat: int) -> int:
    """The bag that the next card comes from, with what the seat (nobody: a spectator) cannot tell from it."""
    if s.pile_size == 0:
        return s.discards
    return s.pile if s.refilled else hidden.unlocated(s, seat)


def _outlook(s: HikeState, seat: int, coming: int) -> Outlook | None:
    """The chances of the next card of a hike, for one who is on it or could be."""
    if (
        s.phase in (PACKING, OVER)
        or not lane(s.filled, seat)
        or (s.leader != NOBODY and status(s, seat) in ("home", "left"))
    ):
        return None
    return _chances(coming, _pack(s, seat), lane(s.hand_sizes, seat) > 0, _rivals(s, seat))


def _rivals(s: HikeState, seat: int) -> tuple[int, ...] | None:
    """LH-D2, LH-D3: the packs that a bear may choose among with the seat's own, by weight; None if not all see them."""
    if s.leader == NOBODY:
        return ()
    others = [other for other in members(s.hikers & ~BIT[seat]) if lane(s.filled, other)]
    if any(recall.face_down(s, other) for other in others):
        return None
    return tuple(lane(s.weights, other) for other in others if not packs.carried(s, other, SPRAY))


@lru_cache(1024)
def _chances(coming: int, pack: tuple[int, ...], has_hand: bool, rivals: tuple[int, ...] | None) -> Outlook:
    """What each kind of card would do to a pack."""
    items = [item for item in pack if item != EMPTY]
    weight, heaviest = sum(BOOTS[item] for item in items), max(BOOTS[item] for item in items)
    hazards: dict[int, tuple[Effect, int | None]] = {
        SKUNK: ("skunk", None),
        RACCOON: ("robbed", None) if has_hand else ("safe", 0),
        BLISTER: ("safe", 0) if SOCKS in items else ("lose-one", heaviest),
        BEAR: ("safe", 0) if SPRAY in items else _bear_effect(weight, heaviest, rivals),
    }
    found: list[Coming] = []
    for kind, copies in _kinds(coming):
        if kind >= ITEMS:
            effect, boots = hazards[kind]
        elif kind in items:
            effect, boots = "match", 0
        elif weight < BOOTS[kind]:
            effect, boots = "out", weight
        else:
            effect, boots = "pay", BOOTS[kind]
        found.append(Coming(CARD_REFS[kind], copies, effect, boots))
    return Outlook(bags.size(coming), tuple(found))


def _bear_effect(weight: int, heaviest: int, rivals: tuple[int, ...] | None) -> tuple[Effect, int | None]:
    """LH-D2 to LH-D4, as far as the other packs can be seen."""
    if rivals is None:
        return "lose-one", None
    most = max(rivals, default=0)
    if most > weight:
        return "safe", 0
    if not rivals or most == weight:
        return "lose-one", heaviest
    return "pay", weight - most + 1


def sheets(s: HikeState) -> list[Sheet]:
    """The referee's score sheets: the cards of the score pile by their boots."""
    found = []
    for seat in range(s.seats):
        lines = []
        for boots in range(MOST_BOOTS, 0, -1):
            taken = sum(bags.times(s.luggage[seat].taken, item) for item in range(ITEMS) if BOOTS[item] == boots)
            lines.append(Line(f"boots-{boots}", taken * boots, "LH-H7"))
        found.append(Sheet(seat, tuple(lines)))
    return found


def outcome(s: HikeState) -> Outcome:
    """LH-E1 to LH-E3: the end with the pile."""
    keys = [scoring.rank_key(s, seat) for seat in range(s.seats)]
    ending = "ending-nothing-left" if s.homeward else "ending-hike" if s.party else "ending-pile"
    return Outcome(
        scores=tuple(key[0] for key in keys),
        ranking=ranking(keys),
        ending=Message(ending),
        tie_break=_tie_break(keys),
    )


def _tie_break(keys: list[list[int]]) -> Message | None:
    """What decided among those with most boots, if more than one has them."""
    best = max(keys)
    tied = [key for key in keys if key[0] == best[0]]
    if len(tied) == 1:
        return None
    if sum(key[1] == best[1] for key in tied) == 1:
        return Message("tie-cards", {"cards": best[1]})
    return Message("tie-skunk")
