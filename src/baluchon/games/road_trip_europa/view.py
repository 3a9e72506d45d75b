"""What a seat may see and what is said to it: views, prompts, events, reasons, sheets."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

import msgspec

from baluchon.games.road_trip_europa import hidden, scoring
from baluchon.games.road_trip_europa.components import (
    COUNTRY_POINTS,
    CULTURES,
    HAND,
    MIN_SEATS,
    NAME,
    PASSPORT,
    PICK,
    REGION_IDS,
    ROUNDS,
    STAR,
)
from baluchon.games.road_trip_europa.moves import CARD_REFS, CULTURE_REFS
from baluchon.games.road_trip_europa.state import (
    CHOSE,
    DRAFT,
    EMPTY,
    FOOD_PART,
    FOOD_POINTS,
    GAME_ENDS,
    LAID,
    LAID_FACE_DOWN,
    NAMED,
    NO_CULTURE,
    OVER,
    PASSPORT_TAKEN,
    PHASES,
    ROUND_BEGINS,
    STAR_TAKEN,
    START_END,
    START_END_PART,
    TRANSPORT_PART,
    TRANSPORT_POINTS,
    TURNED_UP,
    UNDECIDED,
    WILL_NAME,
    Phase,
    RoadTripState,
    choice,
    direction,
    hand,
    hand_size,
    nameable,
    passport,
    points_by_round,
    star_takers,
)
from baluchon.kernel.bits import BIT, members
from baluchon.kernel.game import Fact
from baluchon.kernel.options import Options
from baluchon.kernel.sheets import Line, Outcome, Sheet, ranking
from baluchon.kernel.words import Argument, Message, Reason, seat_ref

FACE_DOWN = "card:face-down"
REGION_REFS = [f"region:{id}" for id in REGION_IDS]


class Traveller(msgspec.Struct, frozen=True):
    """What all see of one seat."""

    seat: int
    row: list[str]
    """The trip in the order laid; the first card face down until the round is scored."""
    hand_size: int
    visited: list[str]
    start_end: list[int]
    food: list[int]
    transport: list[int]
    """Points by round, for the rounds scored so far."""
    culture: dict[str, int]
    """Points by kind, for the kinds named so far."""
    stars: list[str]
    passport: int
    score: int
    """All points so far, the countries included."""


class Star(msgspec.Struct, frozen=True):
    """The bonus of a region and who took it."""

    region: str
    points: int
    taken_by: list[int]


class RoadTripPublic(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    phase: Phase
    round: int
    rounds: int
    pick: int
    passing: Literal["left", "right"]
    """Which way hands go in this round: left (to the next seat) or right."""
    travellers: list[Traveller]
    stars: list[Star]
    passports_left: list[int]
    aside: int
    """How many cards sit out this round."""


class SeenHand(msgspec.Struct, frozen=True):
    """A hand the seat has held and passed on, as it is now: what was taken since lies open."""

    holder: int
    cards: list[str]


class CultureChoice(msgspec.Struct, frozen=True):
    """A kind the seat may name and what it scores now."""

    culture: str
    points: int


class RoadTripPrivate(msgspec.Struct, frozen=True):
    """What only its owner knows."""

    seat: int
    hand: list[str]
    choice: str | None
    """What the seat has decided while others have not."""
    first: str | None
    """The own face-down card."""
    seen: list[SeenHand]
    sitting_out: list[str]
    """Cards known to be out of this round (2 seats, rounds 2 and 4)."""
    returning: list[str]
    """3 seats: the cards that sat out the round before and are all in play now."""
    culture: list[CultureChoice]


def _cards(mask: int) -> list[str]:
    return [CARD_REFS[card] for card in members(mask)]


def _hand(s: RoadTripState, seat: int) -> list[str]:
    return [CARD_REFS[card] for card in hand(s, seat)]


def _row(s: RoadTripState, seat: int) -> list[str]:
    row = [CARD_REFS[card] for card in s.rows[seat * HAND : (seat + 1) * HAND] if card != EMPTY]
    if row and s.phase == DRAFT:
        row[0] = FACE_DOWN
    return row


def _by_kind(s: RoadTripState, seat: int) -> dict[str, int]:
    points = s.culture[seat * CULTURES : (seat + 1) * CULTURES]
    return {CULTURE_REFS[kind]: scored for kind, scored in enumerate(points) if scored != UNDECIDED}


def public(s: RoadTripState) -> RoadTripPublic:
    """What lies open on the table."""
    scored = s.round + (s.phase != DRAFT and s.round < ROUNDS)
    takers = [star_takers(s, region) for region in range(len(REGION_REFS))]
    travellers = [
        Traveller(
            seat=seat,
            row=_row(s, seat),
            hand_size=hand_size(s),
            visited=_cards(s.visited[seat]),
            start_end=points_by_round(s, seat, START_END_PART)[:scored],
            food=points_by_round(s, seat, FOOD_PART)[:scored],
            transport=points_by_round(s, seat, TRANSPORT_PART)[:scored],
            culture=_by_kind(s, seat),
            stars=[ref for ref, taken in zip(REGION_REFS, takers, strict=True) if taken & BIT[seat]],
            passport=passport(s, seat),
            score=scoring.total(s, seat),
        )
        for seat in range(s.seats)
    ]
    return RoadTripPublic(
        phase=PHASES[s.phase],
        round=min(s.round + 1, ROUNDS),
        rounds=ROUNDS,
        pick=min(s.pick + 1, HAND),
        passing="left" if direction(s) == 1 else "right",
        travellers=travellers,
        stars=[Star(ref, STAR[region], members(takers[region])) for region, ref in enumerate(REGION_REFS)],
        passports_left=PASSPORT[s.passport_places :],
        aside=len(members(s.aside)),
    )


def private(s: RoadTripState, seat: int) -> RoadTripPrivate:
    """What only this seat knows."""
    drafting = s.phase == DRAFT
    chosen = choice(s, seat) if s.phase != OVER else UNDECIDED
    refs = CARD_REFS if drafting else CULTURE_REFS
    others = [holder for holder in range(s.seats) if holder != seat and hidden.has_seen(s, seat, holder)]
    offers = [
        CultureChoice(CULTURE_REFS[kind], scoring.culture_points(s, seat, kind)) for kind in members(nameable(s, seat))
    ]
    return RoadTripPrivate(
        seat=seat,
        hand=_hand(s, seat),
        choice=refs[chosen] if chosen != UNDECIDED else None,
        first=CARD_REFS[s.rows[seat * HAND]] if drafting and s.pick > 0 else None,
        seen=[SeenHand(holder, _hand(s, holder)) for holder in others] if drafting else [],
        sitting_out=_cards(s.aside) if drafting and hidden.known_deal(s) else [],
        returning=_cards(s.returning) if drafting else [],
        culture=offers,
    )


def prompt(s: RoadTripState, seat: int) -> Message:
    """What a seat that is to act is asked."""
    if s.phase == DRAFT:
        if s.pick == 0:
            return Message("prompt-first-card", {"round": s.round + 1})
        return Message("prompt-next-card", {"card": s.pick + 1, "cards": HAND})
    return Message("prompt-culture")


_POINTS = {START_END: "start-end", FOOD_POINTS: "food", TRANSPORT_POINTS: "transport", PASSPORT_TAKEN: "passport"}


def events(facts: Iterable[Fact], seat: int | None) -> list[Message]:
    """What a viewer sees happen."""
    return [message for fact in facts if (message := _event(fact, fact[1] == seat)) is not None]


@lru_cache(4096)
def _event(fact: Fact, own: bool) -> Message | None:
    """What is told of a fact: to the seat it is about, and to all others."""
    kind, seat, a, b = fact
    args: dict[str, Argument] = {"seat": seat_ref(seat)}
    if kind in (CHOSE, WILL_NAME):
        if not own:
            return None
        if kind == CHOSE:
            return Message("event-chose", args | {"card": CARD_REFS[a]})
        return Message("event-will-name", args | {"culture": CULTURE_REFS[a]})
    if kind == LAID_FACE_DOWN:
        return Message("event-laid-face-down", args | {"card": CARD_REFS[a] if own else FACE_DOWN})
    if kind == LAID:
        return Message("event-laid", args | {"card": CARD_REFS[a]})
    if kind == TURNED_UP:
        return Message("event-turned-up", args | {"card": CARD_REFS[a]})
    if kind in _POINTS:
        return Message(f"event-{_POINTS[kind]}", args | {"points": a})
    if kind == STAR_TAKEN:
        return Message("event-star", args | {"region": REGION_REFS[a], "points": b})
    if kind == NAMED:
        if a == NO_CULTURE:
            return Message("event-named-none", args)
        return Message("event-named", args | {"culture": CULTURE_REFS[a], "points": b})
    if kind == ROUND_BEGINS:
        return Message("event-round", {"round": a})
    assert kind == GAME_ENDS
    return Message("event-game-ends")


def why_not(s: RoadTripState, seat: int, move: int) -> Reason:
    """Why a seat that is to act may not make this move."""
    if s.phase == DRAFT:
        if move >= NAME:
            return Reason("RT-P4", "reason-culture-after-the-round")
        return _why_not_pick(s, seat, move - PICK)
    if move < NAME:
        return Reason("RT-P4", "reason-name-a-culture-first")
    kind = move - NAME
    args: dict[str, Argument] = {"culture": CULTURE_REFS[kind]}
    if s.culture[seat * CULTURES + kind] != UNDECIDED:
        return Reason("RT-P4", "reason-culture-already-scored", args)
    return Reason("RT-P4", "reason-culture-not-in-row", args)


def _why_not_pick(s: RoadTripState, seat: int, card: int) -> Reason:
    args: dict[str, Argument] = {"card": CARD_REFS[card]}
    for owner in range(s.seats):
        row = s.rows[owner * HAND : (owner + 1) * HAND]
        if card in row and (row[0] != card or owner == seat):
            return Reason("RT-D2", "reason-card-is-laid", args | {"seat": seat_ref(owner)})
    return Reason("RT-D2", "reason-card-not-in-hand", args)


def refuse(seats: int, options: Options) -> Reason | None:
    """RT-D5: with 2 seats there is no direction to change."""
    if options["change-of-direction"] and seats == MIN_SEATS:
        return Reason("RT-D5", "reason-no-direction-for-two", {"seats": seats})
    return None


def sheets(s: RoadTripState) -> list[Sheet]:
    """The referee's score sheets."""
    return [_sheet(s, seat) for seat in range(s.seats)]


def _sheet(s: RoadTripState, seat: int) -> Sheet:
    def rounds(id: str, part: int, clause: str) -> Line:
        points = tuple(points_by_round(s, seat, part))
        return Line(id, sum(points), clause, points)

    return Sheet(
        seat,
        (
            rounds("start-end", START_END_PART, "RT-P1"),
            rounds("food", FOOD_PART, "RT-P2"),
            rounds("transport", TRANSPORT_PART, "RT-P3"),
            Line("culture", scoring.culture_total(s, seat), "RT-P4"),
            Line("countries", COUNTRY_POINTS * len(members(s.visited[seat])), "RT-G1"),
            Line("stars", scoring.star_total(s, seat), "RT-G2"),
            Line("passport", passport(s, seat), "RT-G3"),
        ),
    )


def outcome(s: RoadTripState) -> Outcome:
    """RT-E1, RT-E2: the end after four rounds."""
    keys = [scoring.rank_key(s, seat) for seat in range(s.seats)]
    places = ranking(keys)
    return Outcome(
        scores=tuple(key[0] for key in keys),
        ranking=places,
        ending=Message("ending-rounds", {"rounds": ROUNDS}),
        tie_break=_tie_break(keys, places),
    )


def _tie_break(keys: list[list[int]], places: tuple[int, ...]) -> Message | None:
    """What decided among those with the highest total, if more than one has it."""
    best = max(keys)
    tied = [key for key in keys if key[0] == best[0]]
    if len(tied) == 1:
        return None
    if places.count(1) > 1:
        return Message("tie-shared")
    if sum(key[1] == best[1] for key in tied) == 1:
        return Message("tie-passport", {"points": best[1]})
    return Message("tie-start-end", {"points": best[2]})
