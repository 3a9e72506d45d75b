"""What a seat may see and what is said to it: views, prompts, events, reasons, sheets.

Parts that come again in view after view are kept by the few numbers they follow from; such parts hold tuples.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from baluchon.games.tour_du_monde import scoring
from baluchon.games.tour_du_monde.components import (
    CHARTER,
    DISCARD,
    DISTANCE,
    DRY_TURNS,
    GIVE,
    ISLAND_OF,
    JOKER,
    JOKERS_HIGH,
    LAY,
    LINKS,
    OPENS_HIGH,
    OPENS_LOW,
    PLUS_ONE,
    POINTS,
    SECONDARY,
    START,
    STOPS,
    STOPS_HIGH,
    STOPS_PER_TURN,
    high_mask,
    low_mask,
)
from baluchon.games.tour_du_monde.moves import CARD_REFS
from baluchon.games.tour_du_monde.reach import steps, stop_of
from baluchon.games.tour_du_monde.state import (
    CAUGHT,
    CHARTERED,
    CHOOSING_START,
    DISCARDED,
    DISCARDED_JOKER,
    DISCARDING,
    DOUBLED,
    DREW,
    DREW_EXTRA,
    ENDINGS,
    GAME_ENDS,
    GIVING,
    LAID,
    NAMED,
    NO_CARD,
    NO_SEAT,
    NOT_ENDED,
    NOTHING_TO_DRAW,
    PHASES,
    PLAYING,
    RAN_DRY,
    RESHUFFLED,
    ROUND_BEGINS,
    ROUND_ENDS,
    TOUR_STARTS,
    Ending,
    Phase,
    TourState,
    cards_in,
    is_in,
)
from baluchon.kernel.bits import count
from baluchon.kernel.game import Fact
from baluchon.kernel.sheets import Line, Outcome, Sheet, ranking
from baluchon.kernel.words import Argument, Message, Reason, seat_ref


class Stop(msgspec.Struct, frozen=True):
    """A country or island in the tour, with what lies under it."""

    card: str
    via: str | None
    """The first stop in the tour that it connected to; None for the start and for a flight into the blue."""
    joker: str | None
    secondaries: tuple[str, ...]


class Opening(msgspec.Struct, frozen=True):
    """A stop that may be added to the tour, and the stops in the tour it connects to."""

    card: str
    via: tuple[str, ...]


class Traveller(msgspec.Struct, frozen=True):
    """What all see of one seat."""

    seat: int
    hand_size: int
    points: list[int]
    """By round, doubling included, for the rounds scored so far."""
    score: int


class HeldOver(msgspec.Struct, frozen=True):
    """Cards known to be in hands since the discards were shuffled, and how many of them each seat has."""

    cards: list[str]
    by_seat: list[int]


class RoundResult(msgspec.Struct, frozen=True):
    """How the last round ended and what everyone was caught with."""

    round: int
    ending: Ending
    out: int | None
    doubled: bool
    caught: list[list[str]]
    points: list[int]


class TourPublic(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    phase: Phase
    round: int
    rounds: int
    turn: int
    first: int
    """The seat that began the round."""
    entered: bool
    """Whether the one new country or island of this turn has been laid."""
    tour: tuple[Stop, ...]
    open: tuple[Opening, ...]
    open_secondaries: list[str]
    travellers: list[Traveller]
    pile: int
    discards: list[str]
    top: str | None
    """The last discard."""
    dry: int
    dry_limit: int
    """Turns in a row in which nothing was added, and how many of them end the round."""
    held_over: list[HeldOver]
    last_round: RoundResult | None


class Nearer(msgspec.Struct, frozen=True):
    """A card in hand that comes nearer: the steps it is away then, and the stops that lead on to it."""

    card: str
    steps: int
    next: tuple[str, ...]


class HandCard(msgspec.Struct, frozen=True):
    """A card in hand: how it stands to the tour, and what laying it would do."""

    card: str
    points: int
    open: bool
    """Whether the tour lets it be laid, apart from whose turn it is and what was laid before."""
    steps: int
    """How many countries or islands have to be laid until it is in the tour, or its country is."""
    via: tuple[str, ...]
    """What in the tour lets it be laid."""
    needs: tuple[str, ...]
    """Any one of these would let it be laid."""
    opens: tuple[str, ...]
    """What would become open to everyone by laying it …"""
    frees: tuple[str, ...]
    """… those of them in the own hand …"""
    nearer: tuple[Nearer, ...]
    """… and cards of the own hand that would come nearer."""


class TourPrivate(msgspec.Struct, frozen=True):
    """What only its owner knows."""

    seat: int
    hand: tuple[HandCard, ...]
    newest: str | None
    """The card drawn last, if it is still in hand."""
    points: int
    """What the hand would cost now."""


def _refs(cards: Iterable[int]) -> list[str]:
    return [CARD_REFS[card] for card in cards]


def _in_tour(s: TourState, card: int) -> bool:
    return is_in(card, s.tour_low, s.tour_high)


@lru_cache(4096)
def _refs_in(low: int, high: int) -> tuple[str, ...]:
    return tuple(_refs(cards_in(low, high)))


def public(s: TourState) -> TourPublic:
    """What all may see."""
    # What was laid stays open, to nobody's use.
    open_low, open_high = s.open_low & ~s.tour_low, s.open_high & ~s.tour_high
    return TourPublic(
        phase=PHASES[s.phase],
        round=min(s.round + 1, s.rounds),
        rounds=s.rounds,
        turn=s.turn,
        first=min(s.round, s.rounds - 1) % s.seats,
        entered=s.entered >= STOPS_PER_TURN,
        tour=_tour(tuple(s.tour)),
        open=_openings(open_low, open_high & STOPS_HIGH, s.tour_low, s.tour_high),
        open_secondaries=_refs(cards_in(0, open_high & ~STOPS_HIGH)),
        travellers=[_traveller(s, seat) for seat in range(s.seats)],
        pile=count(s.pile_low) + count(s.pile_high),
        discards=_refs(cards_in(s.discards_low, s.discards_high)),
        top=None if s.top == NO_CARD else CARD_REFS[s.top],
        dry=s.dry,
        dry_limit=DRY_TURNS,
        held_over=_held_over(s),
        last_round=_last_round(s),
    )


@lru_cache(1024)
def _tour(tour: tuple[int, ...]) -> tuple[Stop, ...]:
    """The stops in the order laid."""
    under: dict[int, list[str]] = defaultdict(list)
    for card in tour:
        if STOPS <= card < JOKER:
            under[stop_of(card)].append(CARD_REFS[card])
    stops: list[Stop] = []
    laid: dict[int, int] = {}
    joker: str | None = None
    for card in tour:
        if card < STOPS:
            via = min((laid[link] for link in LINKS[card] if link in laid), default=NO_CARD)
            before = None if via == NO_CARD else stops[via].card
            laid[card] = len(stops)
            stops.append(Stop(CARD_REFS[card], before, joker, tuple(under[card])))
        joker = CARD_REFS[card] if card >= JOKER else None
    return tuple(stops)


_LEADS = [LINKS[card] if card < STOPS else [stop_of(card)] for card in range(JOKER)]
"""By destination: any of these in the tour lets it be laid …"""
_LEADS_LOW = [low_mask(leads) for leads in _LEADS]
_LEADS_HIGH = [high_mask(leads) for leads in _LEADS]
"""… and as sets."""


@lru_cache(1024)
def _openings(open_low: int, open_high: int, tour_low: int, tour_high: int) -> tuple[Opening, ...]:
    return tuple(
        Opening(CARD_REFS[card], _refs_in(_LEADS_LOW[card] & tour_low, _LEADS_HIGH[card] & tour_high))
        for card in cards_in(open_low, open_high)
    )


def _traveller(s: TourState, seat: int) -> Traveller:
    return Traveller(
        seat=seat,
        hand_size=count(s.hands[2 * seat]) + count(s.hands[2 * seat + 1]),
        points=_points(s, seat),
        score=scoring.total(s, seat),
    )


def _points(s: TourState, seat: int) -> list[int]:
    first = seat * s.rounds
    return [s.points[at] + s.doubled[at] for at in range(first, first + s.round)]


def _held_over(s: TourState) -> list[HeldOver]:
    return [
        HeldOver(
            cards=_refs(cards_in(low, high)),
            by_seat=[count(s.hands[2 * seat] & low) + count(s.hands[2 * seat + 1] & high) for seat in range(s.seats)],
        )
        for low, high in zip(s.held_over[::2], s.held_over[1::2], strict=True)
    ]


def _last_round(s: TourState) -> RoundResult | None:
    if s.ended == NOT_ENDED:
        return None
    return RoundResult(
        round=s.round,
        ending=ENDINGS[s.ended],
        out=None if s.out == NO_SEAT else s.out,
        doubled=s.ended == DISCARDED_JOKER,
        caught=[_refs(cards_in(s.caught[2 * seat], s.caught[2 * seat + 1])) for seat in range(s.seats)],
        points=[_points(s, seat)[-1] for seat in range(s.seats)],
    )


def private(s: TourState, seat: int) -> TourPrivate:
    """What the seat knows beyond that."""
    low, high = s.hands[2 * seat], s.hands[2 * seat + 1]
    newest = s.newest[seat]
    return TourPrivate(
        seat=seat,
        hand=_hand(low, high, s.tour_low, s.tour_high, s.open_low, s.open_high),
        newest=CARD_REFS[newest] if newest != NO_CARD and is_in(newest, low, high) else None,
        points=scoring.points_of(low, high),
    )


@lru_cache(1024)
def _hand(low: int, high: int, tour_low: int, tour_high: int, open_low: int, open_high: int) -> tuple[HandCard, ...]:
    """The cards of a hand, by what is in the tour and what is open."""
    hand = cards_in(low, high)
    away = {card: int(steps(tour_low, tour_high, stop_of(card))) for card in hand if card < JOKER}
    # A stop is open from one step on, and a secondary destination once its country is laid.
    nearest = {card: 2 if card < STOPS else 1 for card in away}
    distant = [(card, stop_of(card), nearest[card], far) for card, far in away.items() if far > nearest[card]]
    closed_low, closed_high = ~(tour_low | open_low), ~(tour_high | open_high)
    found: list[HandCard] = []
    for card in hand:
        if card >= JOKER:
            found.append(HandCard(CARD_REFS[card], POINTS[card], False, 0, (), (), (), (), ()))
            continue
        via = _refs_in(_LEADS_LOW[card] & tour_low, _LEADS_HIGH[card] & tour_high)
        after_low = OPENS_LOW[card] & closed_low if card < STOPS else 0
        after_high = OPENS_HIGH[card] & closed_high if card < STOPS else 0
        found.append(
            HandCard(
                card=CARD_REFS[card],
                points=POINTS[card],
                open=bool(via),
                steps=away[card],
                via=via,
                needs=() if via else _refs_in(_LEADS_LOW[card], _LEADS_HIGH[card]),
                opens=_refs_in(after_low, after_high),
                frees=_refs_in(after_low & low, after_high & high),
                nearer=_nearer(distant, card, tour_low, tour_high) if distant and card < STOPS else (),
            )
        )
    return tuple(found)


def _nearer(distant: list[tuple[int, int, int, int]], laid: int, tour_low: int, tour_high: int) -> tuple[Nearer, ...]:
    """The cards that come nearer once a stop is laid but do not open: of each its stop, fewest steps so, steps now."""
    found: list[Nearer] = []
    for card, stop, nearest, far in distant:
        then = DISTANCE[laid * STOPS + stop]
        if nearest <= then < far:
            leads = [lead for lead in LINKS[laid] if DISTANCE[lead * STOPS + stop] == then - 1]
            low, high = low_mask(leads) & ~tour_low, high_mask(leads) & ~tour_high
            found.append(Nearer(CARD_REFS[card], then, _refs_in(low, high)))
    return tuple(found)


def prompt(s: TourState, seat: int) -> Message:
    """What a seat that is to act is asked."""
    if s.phase == CHOOSING_START:
        return Message("prompt-start", {"round": s.round + 1})
    if s.phase == GIVING:
        last = s.hands[2 * seat] | s.hands[2 * seat + 1] == 0
        return Message("prompt-give-last" if last else "prompt-give")
    if s.phase == DISCARDING:
        return Message("prompt-discard")
    return Message("prompt-play" if s.entered < STOPS_PER_TURN else "prompt-play-on")


def events(facts: Iterable[Fact], seat: int | None) -> list[Message]:
    """What a viewer sees happen."""
    return [_event(fact, seat) for fact in facts]


_CARD_EVENTS = {LAID: "event-laid", CHARTERED: "event-chartered", DISCARDED: "event-discarded"}
_DRAW_EVENTS = {DREW: "event-drew", DREW_EXTRA: "event-drew-extra"}


def _event(fact: Fact, viewer: int | None) -> Message:
    kind, seat, a, b = fact
    args: dict[str, Argument] = {"seat": seat_ref(seat)}
    if kind in _DRAW_EVENTS:
        if viewer != seat:
            return Message(f"{_DRAW_EVENTS[kind]}-hidden", args)
        return Message(_DRAW_EVENTS[kind], args | {"card": CARD_REFS[a]})
    if kind == LAID and a >= SECONDARY:
        return Message("event-laid-under", args | {"card": CARD_REFS[a], "country": CARD_REFS[stop_of(a)]})
    if kind in _CARD_EVENTS:
        return Message(_CARD_EVENTS[kind], args | {"card": CARD_REFS[a]})
    if kind == NAMED:
        return Message("event-named", args | {"other": seat_ref(a)})
    if kind == CAUGHT:
        return Message("event-caught", args | {"cards": _refs(cards_in(a, b)), "points": scoring.points_of(a, b)})
    if kind == DOUBLED:
        return Message("event-doubled", args | {"points": a})
    if kind == ROUND_BEGINS:
        return Message("event-round", args | {"round": a, "cards": b})
    if kind == TOUR_STARTS:
        return Message("event-start-chosen" if b else "event-start", args | {"card": CARD_REFS[a]})
    if kind == RESHUFFLED:
        return Message("event-reshuffled", {"cards": a})
    if kind == NOTHING_TO_DRAW:
        return Message("event-nothing-to-draw", args)
    if kind == ROUND_ENDS and a == RAN_DRY:
        return Message("event-ran-dry", {"round": b, "turns": DRY_TURNS})
    if kind == ROUND_ENDS:
        return Message(f"event-{ENDINGS[a]}", args | {"round": b})
    assert kind == GAME_ENDS
    return Message("event-game-ends")


def why_not(s: TourState, seat: int, move: int) -> Reason:
    """Why a seat that is to act may not make this move."""
    if s.phase == CHOOSING_START:
        return Reason("TM-S1", "reason-choose-start-first")
    if move >= START:
        return Reason("TM-S1", "reason-tour-has-started", {"card": CARD_REFS[s.tour[0]]})
    if s.phase == GIVING:
        return _why_not_give(s, seat, move)
    if move >= GIVE:
        return Reason("TM-T9", "reason-give-after-plus-one")
    if DISCARD <= move < CHARTER:
        card = move - DISCARD
        return _not_in_hand(s, seat, card) or Reason("TM-T3", "reason-finish-first", {"card": CARD_REFS[card]})
    if s.phase == DISCARDING:
        return Reason("TM-T3", "reason-discard-now")
    assert s.phase == PLAYING
    if move >= CHARTER:
        return _why_not_charter(s, seat, move - CHARTER)
    return _why_not_lay(s, seat, move - LAY)


def _why_not_give(s: TourState, seat: int, move: int) -> Reason:
    if move < GIVE:
        return Reason("TM-T9", "reason-name-a-player")
    if move - GIVE == seat:
        return Reason("TM-T9", "reason-not-yourself")
    return Reason("TM-T9", "reason-no-such-seat", {"seats": s.seats})


def _not_in_hand(s: TourState, seat: int, card: int) -> Reason | None:
    """Where a card is that is not in the seat's hand, as far as the seat may know."""
    args: dict[str, Argument] = {"card": CARD_REFS[card]}
    if _in_tour(s, card):
        return Reason("TM-T10", "reason-in-the-tour", args)
    if is_in(card, s.discards_low, s.discards_high):
        return Reason("TM-T10", "reason-in-the-discards", args)
    if not is_in(card, s.hands[2 * seat], s.hands[2 * seat + 1]):
        return Reason("TM-T2", "reason-not-in-hand", args)
    return None


def _why_not_lay(s: TourState, seat: int, card: int) -> Reason:
    args: dict[str, Argument] = {"card": CARD_REFS[card]}
    elsewhere = _not_in_hand(s, seat, card)
    if elsewhere is not None:
        return elsewhere
    if card >= PLUS_ONE:
        return Reason("TM-T9", "reason-plus-one-is-discarded", args)
    if card >= JOKER:
        return Reason("TM-T8", "reason-joker-alone", args)
    if card >= SECONDARY:
        country = stop_of(card)
        args |= {"country": CARD_REFS[country]}
        for island in range(STOPS):
            if ISLAND_OF[island] == country and _in_tour(s, island):
                return Reason("TM-T6", "reason-island-is-not-enough", args | {"island": CARD_REFS[island]})
        return Reason("TM-T6", "reason-country-not-in-tour", args)
    if s.entered >= STOPS_PER_TURN:
        return _one_stop(s, card)
    return Reason("TM-T4", "reason-no-connection", args | {"cards": _refs(LINKS[card])})


def _one_stop(s: TourState, card: int) -> Reason:
    laid = [stop for stop in s.tour if stop < STOPS][-1]
    return Reason("TM-T5", "reason-one-stop-a-turn", {"card": CARD_REFS[card], "laid": CARD_REFS[laid]})


def _why_not_charter(s: TourState, seat: int, card: int) -> Reason:
    if not s.hands[2 * seat + 1] & JOKERS_HIGH:
        return Reason("TM-T8", "reason-no-joker", {"card": CARD_REFS[card]})
    return _not_in_hand(s, seat, card) or _one_stop(s, card)


def sheets(s: TourState) -> list[Sheet]:
    """The referee's score sheets."""
    return [_sheet(s, seat) for seat in range(s.seats)]


def _sheet(s: TourState, seat: int) -> Sheet:
    def rounds(id: str, values: list[int], clause: str) -> Line:
        parts = tuple(values[seat * s.rounds : (seat + 1) * s.rounds])
        return Line(id, sum(parts), clause, parts)

    return Sheet(seat, (rounds("caught", s.points, "TM-E2"), rounds("doubled", s.doubled, "TM-E3")))


def outcome(s: TourState) -> Outcome:
    """TM-E5: the lowest total wins, equal totals share."""
    scores = tuple(scoring.total(s, seat) for seat in range(s.seats))
    places = ranking([[-score] for score in scores])
    return Outcome(
        scores=scores,
        ranking=places,
        ending=Message("ending-rounds", {"rounds": s.rounds}),
        tie_break=Message("tie-shared") if places.count(1) > 1 else None,
    )
