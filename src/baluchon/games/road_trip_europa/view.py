"""What a seat may see: the views of Road Trip Europa, without a word to anybody (`words.py`)."""

from typing import Annotated, Literal

import msgspec

from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa import hidden, scoring, state
from baluchon.games.road_trip_europa.moves import CARD_REFS, CULTURE_REFS
from baluchon.games.road_trip_europa.state import DRAFT, PHASES, Phase, RoadTripState
from baluchon.kernel import rows
from baluchon.kernel.bits import count, has, members
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

FACE_DOWN = "card:face-down"
REGION_REFS = [f"region:{id}" for id in c.REGION_IDS]

CardRef = Annotated[str, ref("card")]
CultureRef = Annotated[str, ref("culture")]
RegionRef = Annotated[str, ref("region")]


class Traveller(msgspec.Struct, frozen=True):
    """What all see of one seat."""

    seat: Annotated[Seat, PRINTED]
    row: Annotated[list[CardRef], IN_ORDER, atmost(c.HAND)]
    """The trip in the order laid; the first card face down until the round is scored."""
    hand_size: Annotated[int, upto(c.HAND), PRINTED]
    visited: list[CardRef]
    start_end: Annotated[list[int], points("start-end"), atmost(c.ROUNDS)]
    food: Annotated[list[int], points("food"), atmost(c.ROUNDS)]
    transport: Annotated[list[int], points("transport"), atmost(c.ROUNDS)]
    """Points by round, for the rounds scored so far."""
    culture: Annotated[dict[CultureRef, int], points("culture")]
    """Points by kind, for the kinds named so far."""
    countries: Annotated[int, points("countries"), PRINTED]
    """Points for the countries visited."""
    stars: list[RegionRef]
    star_points: Annotated[int, points("stars"), PRINTED]
    passport: Annotated[int, points("passport"), upto(max(c.PASSPORT))]
    score: Annotated[int, TOTAL]
    """All points so far, the countries included."""


class Star(msgspec.Struct, frozen=True):
    """The bonus of a region and who took it."""

    region: RegionRef
    points: int
    taken_by: list[Seat]


class RoadTripPublic(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    phase: Phase
    round: Annotated[int, upto(c.ROUNDS, 1), stage("round", of="rounds")]
    rounds: Annotated[int, PRINTED]
    pick: Annotated[int, upto(c.HAND, 1), stage("card", of=c.HAND)]
    passing: Annotated[Literal["left", "right"], stage("passing")]
    """Which way hands go in this round: left (to the next seat) or right."""
    travellers: Annotated[list[Traveller], BY_SEAT]
    stars: Annotated[list[Star], PRINTED]
    passports_left: Annotated[list[int], atmost(len(c.PASSPORT))]
    aside: Annotated[int, upto(len(c.CARD_IDS))]
    """How many cards sit out this round."""


class SeenHand(msgspec.Struct, frozen=True):
    """A hand the seat has held and passed on, as it is now: what was taken since lies open."""

    holder: Seat
    cards: list[CardRef]


class RoadTripPrivate(msgspec.Struct, frozen=True):
    """What only its owner knows."""

    seat: Annotated[Seat, PRINTED]
    hand: list[CardRef]
    choice: CardRef | CultureRef | None
    """What the seat has decided while others have not."""
    first: CardRef | None
    """The own face-down card."""
    seen: Annotated[list[SeenHand], atmost(c.MAX_SEATS - 1)]
    sitting_out: list[CardRef]
    """Cards known to be out of this round (2 seats, rounds 2 and 4)."""
    returning: list[CardRef]
    """3 seats: the cards that sat out the round before and are all in play now."""
    nameable: list[CultureRef]
    """The kinds of culture that the seat may name."""


def _cards(mask: int) -> list[str]:
    return [CARD_REFS[card] for card in members(mask)]


def _row(s: RoadTripState, own: state.Traveller) -> list[str]:
    row = [CARD_REFS[card] for card in rows.things_in(own.row, c.HAND) if card != NONE]
    if row and s.phase == DRAFT:
        row[0] = FACE_DOWN
    return row


def _traveller(s: RoadTripState, own: state.Traveller) -> Traveller:
    scored = s.round + (s.phase != DRAFT and s.round < c.ROUNDS)
    return Traveller(
        seat=own.seat,
        row=_row(s, own),
        hand_size=s.hand_size(),
        visited=_cards(own.visited),
        start_end=rows.numbers_in(own.start_end, scored),
        food=rows.numbers_in(own.food, scored),
        transport=rows.numbers_in(own.transport, scored),
        culture={CULTURE_REFS[kind]: rows.at(own.culture, kind) for kind in members(own.named)},
        countries=scoring.country_total(own),
        stars=[REGION_REFS[region] for region in members(own.stars)],
        star_points=scoring.star_total(own),
        passport=own.passport,
        score=scoring.total(own),
    )


def public(s: RoadTripState) -> RoadTripPublic:
    """What lies open on the table."""
    takers = [[own.seat for own in s.travellers if has(own.stars, region)] for region in range(c.REGIONS)]
    return RoadTripPublic(
        phase=PHASES[s.phase],
        round=min(s.round + 1, c.ROUNDS),
        rounds=c.ROUNDS,
        pick=min(s.pick + 1, c.HAND),
        passing="left" if s.direction() == 1 else "right",
        travellers=[_traveller(s, own) for own in s.travellers],
        stars=[Star(*each) for each in zip(REGION_REFS, c.STAR, takers, strict=True)],
        passports_left=c.PASSPORT[s.passport_places :],
        aside=count(s.aside),
    )


def private(s: RoadTripState, seat: int) -> RoadTripPrivate:
    """What only this seat knows."""
    own = s.travellers[seat]
    drafting = s.phase == DRAFT
    refs = CARD_REFS if drafting else CULTURE_REFS
    others = [other for other in s.travellers if other is not own and hidden.has_seen(s, seat, other.seat)]
    return RoadTripPrivate(
        seat=seat,
        hand=_cards(own.hand),
        choice=refs[own.choice] if own.choice != NONE else None,
        first=CARD_REFS[rows.thing_at(own.row, 0)] if drafting and s.pick > 0 else None,
        seen=[SeenHand(other.seat, _cards(other.hand)) for other in others] if drafting else [],
        sitting_out=_cards(s.aside) if drafting and hidden.known_deal(s) else [],
        returning=_cards(s.returning) if drafting else [],
        nameable=[CULTURE_REFS[kind] for kind in members(own.nameable)],
    )
