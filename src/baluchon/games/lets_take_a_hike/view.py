"""What a seat may see: the table, its own cards, and what the next card may bring it.

Parts that come again in view after view are kept by the few numbers they follow from; such parts hold tuples.
"""

from functools import lru_cache
from typing import Annotated, TypeAlias

import msgspec

from baluchon.games.lets_take_a_hike import choices, hidden, hike, packs, recall, scoring, state
from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike.moves import CARD_REFS, HAZARD_REFS, PLACE_REFS
from baluchon.games.lets_take_a_hike.previews import MOST_WEIGHT, Card, Outlook, outlook
from baluchon.games.lets_take_a_hike.state import PHASES, HikeState, Phase
from baluchon.games.lets_take_a_hike.words import FACE_DOWN, boots_left
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import has, members
from baluchon.kernel.game import NONE
from baluchon.kernel.views import BY_SEAT, IN_ORDER, PRINTED, TOTAL, Seat, atmost, points, ref, stage, upto

Place: TypeAlias = Annotated[str, ref("place")]

_MOST_HAND = c.HAND_LIMIT + c.PLACES + 1  # a whole pack goes into hand before the limit applies
Boots: TypeAlias = Annotated[int, upto(c.MOST_BOOTS)]
Copies: TypeAlias = Annotated[int, upto(max(c.COPIES))]


class PackCard(msgspec.Struct, frozen=True):
    """A card on a place of a pack; face down it is `card:face-down` for all but its owner."""

    place: Place
    card: Card
    boots: Annotated[Boots | None, PRINTED]
    face_up: bool


class KnownCard(msgspec.Struct, frozen=True):
    """A card that was seen going into a hand: it is there, or face down on one of these places."""

    card: Card
    places: Annotated[list[Place], atmost(c.PLACES)]


class Hiker(msgspec.Struct, frozen=True):
    """What all see of one seat."""

    seat: Seat
    hand_size: Annotated[int, upto(_MOST_HAND)]
    pack: Annotated[tuple[PackCard, ...], atmost(c.PLACES)]
    weight: Annotated[int, upto(MOST_WEIGHT)] | None
    """The boots in the pack; None while a card of it is face down."""
    status: hike.Status
    """On a hike: asked, joined, walking (has still to decide), goes-on, left (stopped or thrown out); else home."""
    score: Annotated[int, TOTAL]
    fours: Annotated[int, points("boots-4"), PRINTED]
    """The points for the taken cards with four boots."""
    threes: Annotated[int, points("boots-3"), PRINTED]
    twos: Annotated[int, points("boots-2"), PRINTED]
    ones: Annotated[int, points("boots-1"), PRINTED]
    taken: Annotated[tuple[Card, ...], atmost(c.ITEM_CARDS)]
    known: Annotated[list[KnownCard], atmost(_MOST_HAND + c.PLACES)]
    not_here: dict[Place, list[Card]]
    """Hidden packs: by place, the cards that the face-down one is known not to be."""


class TrailCard(msgspec.Struct, frozen=True):
    """A card of the trail row."""

    card: Card
    boots: Annotated[Boots, PRINTED]


class HikePublic(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    phase: Phase
    hidden_packs: Annotated[bool, PRINTED]
    first: Seat | None
    """Who had the first turn."""
    turn: Seat | None
    """Whose turn it is; on a hike the one who set out first."""
    deciding: Seat | None
    """The one seat that is asked, where not several choose at the same time."""
    asked: list[Seat]
    """The seats that choose at the same time, whether they have chosen or not."""
    actions_left: Annotated[int, upto(c.ACTIONS)]
    actions: Annotated[int, PRINTED]
    swaps_left: Annotated[int, upto(c.SWAPS_PER_SEAT * c.MAX_SEATS)]
    pile: Annotated[int, upto(c.DECK), stage("pile")]
    pile_known: bool
    """Whether the pile was made of discards, so that all know what is in it."""
    next_pile: Annotated[tuple[Card, ...], atmost(c.DECK)]
    """The cards of such a pile."""
    last_hike: Annotated[bool, stage("last-hike")]
    """Whether the game ends with this hike."""
    discards: Annotated[tuple[Card, ...], atmost(c.DECK), stage("discards")]
    could_come: Annotated[dict[Card, Copies], PRINTED]
    """By kind, the cards that could be next in the pile, for one who sees only the table."""
    card: Card | None
    """The card that was turned up or played last and is being resolved, or was just now."""
    row: Annotated[list[TrailCard], IN_ORDER, atmost(c.ITEM_CARDS)]
    row_boots: Annotated[int, PRINTED]
    hike: Annotated[int, upto(c.DECK), stage("hike")]
    """How many hikes there have been, this one included."""
    leader: Seat | None
    party: list[Seat]
    """All who set out on this hike, or on the one the game ended with."""
    nothing_left: bool
    """Whether nothing can be turned up any more, so that all hikers stop."""
    hikers: Annotated[list[Hiker], BY_SEAT]
    lucky: Seat | None
    """After a tie the one who drew no skunk."""


class HandCard(msgspec.Struct, frozen=True):
    """A card of the own hand; a hazard has no places."""

    card: Card
    boots: Annotated[Boots, PRINTED]
    places: Annotated[tuple[Place, ...], PRINTED]


class Choice(msgspec.Struct, frozen=True):
    """What the seat has chosen while others may still be choosing, and what is missing."""

    places: Annotated[list[Place], atmost(c.PLACES)]
    cards: Annotated[tuple[Card, ...], atmost(_MOST_HAND)]
    boots_left: Annotated[int, upto(MOST_WEIGHT + 1)]
    boots_chosen: Annotated[int, upto(MOST_WEIGHT), PRINTED]
    """On the places that are chosen."""
    cards_left: Annotated[int, upto(_MOST_HAND)]
    done: bool


class HikePrivate(msgspec.Struct, frozen=True):
    """What only its owner knows."""

    seat: Seat
    hand: Annotated[tuple[HandCard, ...], atmost(_MOST_HAND)]
    pack: Annotated[tuple[PackCard, ...], atmost(c.PLACES)]
    weight: Annotated[int, upto(MOST_WEIGHT)]
    ready: bool
    """While all pack: whether the seat has said that it is ready."""
    could_come: dict[Card, Copies]
    """By kind, the cards that could be next in the pile, for one who sees the own hand too."""
    choice: Choice | None
    outlook: Annotated[Outlook | None, PRINTED]
    """The chances of the next card of a hike, for one who is on it or could be."""


def _or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


@lru_cache(4096)
def _kinds(bag: int) -> tuple[tuple[int, int], ...]:
    """The kinds of a bag, each with its number of cards."""
    return tuple((kind, int(bags.times(bag, kind))) for kind in range(c.KINDS) if bags.times(bag, kind) > 0)


@lru_cache(4096)
def _cards(bag: int) -> tuple[str, ...]:
    return tuple(CARD_REFS[kind] for kind in bags.kinds_in(bag))


def _by_kind(bag: int) -> dict[str, int]:
    return {CARD_REFS[kind]: copies for kind, copies in _kinds(bag)}


def _places(mask: int) -> list[str]:
    return [PLACE_REFS[place] for place in members(mask)]


@lru_cache(4096)
def _pack_cards(pack: int, face_down: int, owner: bool) -> tuple[PackCard, ...]:
    found: list[PackCard] = []
    for place, item in enumerate(rows.things_in(pack, c.PLACES)):
        if item == NONE:
            continue
        face_up = not has(face_down, place)
        if face_up or owner:
            found.append(PackCard(PLACE_REFS[place], CARD_REFS[item], c.BOOTS[item], face_up))
        else:
            found.append(PackCard(PLACE_REFS[place], FACE_DOWN, None, False))
    return tuple(found)


@lru_cache(4096)
def _points(taken: int) -> tuple[int, ...]:
    """The points for the cards of a score pile with four boots, three, two and one."""
    return tuple(int(scoring.points_of(taken, boots)) for boots in (4, 3, 2, 1))


def _known(s: HikeState, own: state.Hiker, face_down: list[int]) -> list[KnownCard]:
    found: list[KnownCard] = []
    for item, copies in _kinds(own.known):
        for rank in range(1, copies + 1):
            places = [at for at in face_down if bags.times(s.memories[own.seat].since[at], item) >= rank]
            found.append(KnownCard(CARD_REFS[item], [PLACE_REFS[place] for place in places]))
    return found


def _not_here(s: HikeState, own: state.Hiker, face_down: list[int]) -> dict[str, list[str]]:
    barred = {place: members(s.memories[own.seat].barred[place]) for place in face_down}
    return {PLACE_REFS[place]: [CARD_REFS[item] for item in items] for place, items in barred.items() if items}


def _hiker(s: HikeState, own: state.Hiker) -> Hiker:
    packing = s.phase == state.PACKING
    mask = recall.face_down(s, own)
    face_down = members(mask)
    fours, threes, twos, ones = _points(own.taken)
    return Hiker(
        seat=own.seat,
        hand_size=c.DEALT if packing else own.hand_size,
        pack=() if packing else _pack_cards(own.pack, mask, owner=False),
        weight=0 if packing else None if face_down else own.weight,
        status=hike.STATUSES[hike.status(s, own.seat)],
        score=own.boots,
        fours=fours,
        threes=threes,
        twos=twos,
        ones=ones,
        taken=_cards(own.taken),
        known=_known(s, own, face_down),
        not_here={} if packing else _not_here(s, own, face_down),
    )


def public(s: HikeState) -> HikePublic:
    """What lies open on the table."""
    choosing = s.phase == state.PACKING or choices.is_choosing(s.phase)
    return HikePublic(
        phase=PHASES[s.phase],
        hidden_packs=bool(s.hidden_packs),
        first=_or_none(s.first),
        turn=_or_none(s.turn),
        deciding=members(s.acting)[0] if s.acting and not choosing else None,
        asked=members(s.asked),
        actions_left=s.actions,
        actions=c.ACTIONS,
        swaps_left=c.SWAPS_PER_SEAT * s.seats - s.swaps,
        pile=s.pile_size,
        pile_known=bool(s.refilled),
        next_pile=_cards(s.pile) if s.refilled else (),
        last_hike=bool(s.ending) and s.phase != state.OVER,
        discards=_cards(s.discards),
        could_come=_by_kind(hidden.could_come(s, NONE)),
        card=None if s.card == NONE else CARD_REFS[s.card],
        row=[TrailCard(CARD_REFS[item], c.BOOTS[item]) for item in s.row],
        row_boots=sum(c.BOOTS[item] for item in s.row),
        hike=s.hikes,
        leader=_or_none(s.leader),
        party=members(s.party),
        nothing_left=bool(s.homeward),
        hikers=[_hiker(s, own) for own in s.hikers],
        lucky=_or_none(s.lucky),
    )


_HAND_CARDS = [
    HandCard(card, boots, tuple(_places(places)))
    for card, boots, places in zip(CARD_REFS, c.BOOTS, [*c.FITS, *[0] * len(HAZARD_REFS)], strict=True)
]


@lru_cache(4096)
def _hand(bag: int) -> tuple[HandCard, ...]:
    return tuple(_HAND_CARDS[kind] for kind in bags.kinds_in(bag))


def private(s: HikeState, seat: int) -> HikePrivate:
    """What only this seat knows."""
    own = s.hikers[seat]
    return HikePrivate(
        seat=seat,
        hand=_hand(own.hand),
        pack=_pack_cards(own.pack, recall.face_down(s, own), owner=True),
        weight=own.weight,
        ready=s.phase == state.PACKING and not has(s.acting, seat),
        could_come=_by_kind(hidden.could_come(s, seat)),
        choice=_choice(s, own),
        outlook=outlook(s, own),
    )


def _choice(s: HikeState, own: state.Hiker) -> Choice | None:
    if not has(s.asked, own.seat) or s.phase == state.PACKING:
        return None
    limit = s.phase == state.LIMIT
    return Choice(
        places=_places(own.marks),
        cards=_cards(own.held),
        boots_left=0 if limit else boots_left(own),
        boots_chosen=int(packs.boots_on(own, own.marks)),
        cards_left=own.need if limit else 0,
        done=not has(s.acting, own.seat),
    )
