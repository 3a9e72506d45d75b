"""What a seat of Le jeu du tour du monde may see.

Parts that come again in view after view are kept by the few cards they follow from; such parts hold tuples.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, TypeAlias

import msgspec

from baluchon.games.tour_du_monde import components as c
from baluchon.games.tour_du_monde import scoring, state
from baluchon.games.tour_du_monde.cards import cards_of
from baluchon.games.tour_du_monde.moves import CARD_REFS
from baluchon.games.tour_du_monde.reach import open_from, steps, stop_of
from baluchon.games.tour_du_monde.state import Ending, Phase, TourState, doubling
from baluchon.kernel.game import NONE
from baluchon.kernel.views import (
    BY_SEAT,
    IN_ORDER,
    PRINTED,
    TOTAL,
    Seat,
    atmost,
    points,
    ref,
    stage,
    upto,
)

Card: TypeAlias = Annotated[str, ref("card")]


class Stop(msgspec.Struct, frozen=True):
    """A country or island in the tour, with what lies under it."""

    card: Card
    via: Card | None
    """The first stop in the tour that it connected to; None for the start and for a flight into the blue."""
    joker: Card | None
    secondaries: tuple[Card, ...]


class Opening(msgspec.Struct, frozen=True):
    """A stop that may be added to the tour, and the stops in the tour it connects to."""

    card: Card
    via: tuple[Card, ...]


class Traveller(msgspec.Struct, frozen=True):
    """What all see of one seat."""

    seat: Seat
    hand_size: Annotated[int, upto(c.CARDS)]
    points: list[int]
    """By round, doubling included, for the rounds scored so far."""
    caught: Annotated[list[int], points("caught")]
    doubled: Annotated[list[int], points("doubled")]
    """The same by line of the score sheet."""
    score: Annotated[int, TOTAL]


class HeldOver(msgspec.Struct, frozen=True):
    """Cards known to be in hands since the discards were shuffled, and how many of them each seat has."""

    cards: list[Card]
    by_seat: Annotated[list[int], BY_SEAT]


class RoundResult(msgspec.Struct, frozen=True):
    """How the last round ended and what everyone was caught with."""

    round: Annotated[int, upto(c.ROUNDS, 1)]
    ending: Ending
    out: Seat | None
    doubled: bool
    caught: Annotated[list[list[Card]], BY_SEAT]
    points: Annotated[list[int], BY_SEAT]


class TourPublic(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    phase: Phase
    round: Annotated[int, upto(c.ROUNDS, 1), stage("round", of="rounds")]
    rounds: Annotated[int, upto(c.ROUNDS, 1)]
    turn: Seat
    first: Seat
    """The seat that began the round."""
    entered: bool
    """Whether the one new country or island of this turn has been laid."""
    tour: Annotated[tuple[Stop, ...], IN_ORDER, atmost(c.STOPS)]
    open: Annotated[tuple[Opening, ...], atmost(c.STOPS)]
    open_secondaries: list[Card]
    travellers: Annotated[list[Traveller], BY_SEAT]
    pile: Annotated[int, upto(c.CARDS)]
    discards: list[Card]
    top: Card | None
    """The last discard."""
    dry: Annotated[int, upto(c.DRY_TURNS)]
    dry_limit: Annotated[int, PRINTED]
    """Turns in a row in which nothing was added, and how many of them end the round."""
    held_over: Annotated[list[HeldOver], atmost(c.CARDS)]
    last_round: RoundResult | None


class HandCard(msgspec.Struct, frozen=True):
    """A card in hand and how it stands to the tour."""

    card: Card
    points: int
    open: bool
    """Whether the tour lets it be laid, apart from whose turn it is and what was laid before."""
    steps: int
    """How many countries or islands have to be laid until it is in the tour, or its country is."""
    missing: int
    """How many of them have to be laid before it may be laid itself."""
    via: tuple[Card, ...]
    """What in the tour lets it be laid."""
    needs: tuple[Card, ...]
    """Any one of these would let it be laid."""


class TourPrivate(msgspec.Struct, frozen=True):
    """What only its owner knows."""

    seat: Seat
    hand: Annotated[tuple[HandCard, ...], atmost(c.CARDS)]
    newest: Card | None
    """The card drawn last, if it is still in hand."""
    points: int
    """What the hand would cost now."""


_LEADS = [c.LINKS[card] if card < c.STOPS else [stop_of(card)] for card in range(c.JOKER)]
"""By destination: any of these in the tour lets it be laid."""


def _refs(cards: Iterable[int]) -> list[str]:
    return [CARD_REFS[card] for card in cards]


def public(s: TourState) -> TourPublic:
    """What all may see."""
    laid = frozenset(s.laid.members())
    # What was laid stays open, to nobody's use.
    open = s.open.without(s.laid)
    return TourPublic(
        phase=state.PHASES[s.phase],
        round=min(s.round + 1, s.rounds),
        rounds=s.rounds,
        turn=s.turn,
        first=min(s.round, s.rounds - 1) % s.seats,
        entered=state.has_entered(s),
        tour=_tour(tuple(s.tour)),
        open=_openings(tuple(open.common(c.STOP_CARDS).members()), laid),
        open_secondaries=_refs(open.common(c.SECONDARY_CARDS).members()),
        travellers=[_traveller(s, seat) for seat in range(s.seats)],
        pile=s.pile.size(),
        discards=_refs(s.discards.members()),
        top=None if s.top == NONE else CARD_REFS[s.top],
        dry=s.dry,
        dry_limit=c.DRY_TURNS,
        held_over=_held_over(s),
        last_round=_last_round(s),
    )


@lru_cache(1024)
def _tour(tour: tuple[int, ...]) -> tuple[Stop, ...]:
    """The stops in the order laid."""
    under: dict[int, list[str]] = defaultdict(list)
    for card in tour:
        if c.STOPS <= card < c.JOKER:
            under[stop_of(card)].append(CARD_REFS[card])
    stops: list[Stop] = []
    laid: dict[int, int] = {}
    joker: str | None = None
    for card in tour:
        if card < c.STOPS:
            via = min((laid[link] for link in c.LINKS[card] if link in laid), default=NONE)
            before = None if via == NONE else stops[via].card
            laid[card] = len(stops)
            stops.append(Stop(CARD_REFS[card], before, joker, tuple(under[card])))
        joker = CARD_REFS[card] if card >= c.JOKER else None
    return tuple(stops)


@lru_cache(1024)
def _openings(open: tuple[int, ...], laid: frozenset[int]) -> tuple[Opening, ...]:
    return tuple(Opening(CARD_REFS[card], _among(_LEADS[card], laid)) for card in open)


def _among(cards: Iterable[int], wanted: frozenset[int]) -> tuple[str, ...]:
    return tuple(CARD_REFS[card] for card in cards if card in wanted)


def _traveller(s: TourState, seat: int) -> Traveller:
    own = s.travellers[seat]
    scored = range(len(own.points))
    return Traveller(
        seat=seat,
        hand_size=own.hand.size(),
        points=[scoring.round_points(s, own, round) for round in scored],
        caught=list(own.points),
        doubled=[doubling(s, own, round) for round in scored],
        score=scoring.total(s, seat),
    )


def _held_over(s: TourState) -> list[HeldOver]:
    return [HeldOver(_refs(held.members()), [own.hand.shared(held) for own in s.travellers]) for held in s.held_over]


def _last_round(s: TourState) -> RoundResult | None:
    if s.ended == state.NOT_ENDED:
        return None
    return RoundResult(
        round=s.round,
        ending=state.ENDINGS[s.ended],
        out=None if s.out == NONE else s.out,
        doubled=s.ended == state.DISCARDED_JOKER,
        caught=[_refs(own.caught) for own in s.travellers],
        points=[scoring.round_points(s, own, len(own.points) - 1) for own in s.travellers],
    )


def private(s: TourState, seat: int) -> TourPrivate:
    """What the seat knows beyond that."""
    own = s.travellers[seat]
    return TourPrivate(
        seat=seat,
        hand=_hand(tuple(own.hand.members()), frozenset(s.laid.members())),
        newest=CARD_REFS[own.newest] if own.newest != NONE and own.hand.has(own.newest) else None,
        points=scoring.points_of(own.hand),
    )


@lru_cache(1024)
def _hand(hand: tuple[int, ...], laid: frozenset[int]) -> tuple[HandCard, ...]:
    """The cards of a hand, by what is in the tour."""
    tour = cards_of(list(laid))
    found: list[HandCard] = []
    for card in hand:
        if card >= c.JOKER:
            found.append(HandCard(CARD_REFS[card], c.POINTS[card], False, 0, 0, (), ()))
            continue
        away = int(steps(tour, stop_of(card)))
        via = _among(_LEADS[card], laid)
        needs = () if via else tuple(_refs(_LEADS[card]))
        missing = max(away - open_from(card), 0)
        found.append(HandCard(CARD_REFS[card], c.POINTS[card], bool(via), away, missing, via, needs))
    return tuple(found)
