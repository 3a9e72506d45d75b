"""What a seat may see and what is said to it: views, prompts, events, reasons, sheets."""

from collections.abc import Iterable

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
    STOPS_PER_TURN,
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
    secondaries: list[str]


class Opening(msgspec.Struct, frozen=True):
    """A stop that may be added to the tour, and the stops in the tour it connects to."""

    card: str
    via: list[str]


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
    tour: list[Stop]
    open: list[Opening]
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
    next: list[str]


class HandCard(msgspec.Struct, frozen=True):
    """A card in hand: how it stands to the tour, and what laying it would do."""

    card: str
    points: int
    open: bool
    """Whether the tour lets it be laid, apart from whose turn it is and what was laid before."""
    steps: int
    """How many countries or islands have to be laid until it is in the tour, or its country is."""
    via: list[str]
    """What in the tour lets it be laid."""
    needs: list[str]
    """Any one of these would let it be laid."""
    opens: list[str]
    """What would become open to everyone by laying it …"""
    frees: list[str]
    """… those of them in the own hand …"""
    nearer: list[Nearer]
    """… and cards of the own hand that would come nearer."""


class TourPrivate(msgspec.Struct, frozen=True):
    """What only its owner knows."""

    seat: int
    hand: list[HandCard]
    newest: str | None
    """The card drawn last, if it is still in hand."""
    points: int
    """What the hand would cost now."""


def _refs(cards: Iterable[int]) -> list[str]:
    return [CARD_REFS[card] for card in cards]


def _in_tour(s: TourState, card: int) -> bool:
    return is_in(card, s.tour_low, s.tour_high)


def public(s: TourState) -> TourPublic:
    """What all may see."""
    open_cards = [card for card in cards_in(s.open_low, s.open_high) if not _in_tour(s, card)]
    return TourPublic(
        phase=PHASES[s.phase],
        round=min(s.round + 1, s.rounds),
        rounds=s.rounds,
        turn=s.turn,
        first=min(s.round, s.rounds - 1) % s.seats,
        entered=s.entered >= STOPS_PER_TURN,
        tour=_tour(s),
        open=[
            Opening(CARD_REFS[card], _refs(link for link in LINKS[card] if _in_tour(s, link)))
            for card in open_cards
            if card < STOPS
        ],
        open_secondaries=_refs(card for card in open_cards if card >= STOPS),
        travellers=[_traveller(s, seat) for seat in range(s.seats)],
        pile=count(s.pile_low) + count(s.pile_high),
        discards=_refs(cards_in(s.discards_low, s.discards_high)),
        top=None if s.top == NO_CARD else CARD_REFS[s.top],
        dry=s.dry,
        dry_limit=DRY_TURNS,
        held_over=_held_over(s),
        last_round=_last_round(s),
    )


def _tour(s: TourState) -> list[Stop]:
    """The stops in the order laid."""
    stops: list[Stop] = []
    laid: list[int] = []
    for place, card in enumerate(s.tour):
        if card >= STOPS:
            continue
        joker = s.tour[place - 1] if place > 0 and s.tour[place - 1] >= JOKER else NO_CARD
        via = next((earlier for earlier in laid if earlier in LINKS[card]), NO_CARD)
        stops.append(
            Stop(
                card=CARD_REFS[card],
                via=None if via == NO_CARD else CARD_REFS[via],
                joker=None if joker == NO_CARD else CARD_REFS[joker],
                secondaries=_refs(under for under in s.tour if STOPS <= under < JOKER and stop_of(under) == card),
            )
        )
        laid.append(card)
    return stops


def _traveller(s: TourState, seat: int) -> Traveller:
    return Traveller(
        seat=seat,
        hand_size=count(s.hands[2 * seat]) + count(s.hands[2 * seat + 1]),
        points=_points(s, seat)[: s.round],
        score=scoring.total(s, seat),
    )


def _points(s: TourState, seat: int) -> list[int]:
    rounds = range(seat * s.rounds, (seat + 1) * s.rounds)
    return [s.points[at] + s.doubled[at] for at in rounds]


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
        points=[_points(s, seat)[s.round - 1] for seat in range(s.seats)],
    )


def private(s: TourState, seat: int) -> TourPrivate:
    """What the seat knows beyond that."""
    low, high = s.hands[2 * seat], s.hands[2 * seat + 1]
    hand = cards_in(low, high)
    return TourPrivate(
        seat=seat,
        hand=[_hand_card(s, hand, card) for card in hand],
        newest=CARD_REFS[s.newest[seat]] if s.newest[seat] in hand else None,
        points=scoring.points_of(low, high),
    )


def _hand_card(s: TourState, hand: list[int], card: int) -> HandCard:
    if card >= JOKER:
        return HandCard(CARD_REFS[card], POINTS[card], False, 0, [], [], [], [], [])
    leads_to_it = LINKS[card] if card < STOPS else [stop_of(card)]
    via = [stop for stop in leads_to_it if _in_tour(s, stop)]
    after = [] if card >= STOPS else [opened for opened in _opened_by(card) if not _is_open(s, opened)]
    return HandCard(
        card=CARD_REFS[card],
        points=POINTS[card],
        open=bool(via),
        steps=steps(s.tour_low, s.tour_high, stop_of(card)),
        via=_refs(via),
        needs=[] if via else _refs(leads_to_it),
        opens=_refs(after),
        frees=_refs(opened for opened in after if opened in hand),
        nearer=_nearer(s, hand, card) if card < STOPS else [],
    )


def _opened_by(stop: int) -> list[int]:
    return cards_in(OPENS_LOW[stop], OPENS_HIGH[stop])


def _is_open(s: TourState, card: int) -> bool:
    return _in_tour(s, card) or is_in(card, s.open_low, s.open_high)


def _nearer(s: TourState, hand: list[int], laid: int) -> list[Nearer]:
    """The cards in hand that are not open but fewer steps away once a stop is laid."""
    ahead = [stop for stop in LINKS[laid] if not _in_tour(s, stop)]
    found = []
    for card in hand:
        if card >= JOKER or stop_of(card) == laid:
            continue
        stop = stop_of(card)
        then = DISTANCE[laid * STOPS + stop]
        # A stop that is one step away is open, and a secondary destination whose country is none away.
        if (1 if card < STOPS else 0) < then < steps(s.tour_low, s.tour_high, stop):
            leads = [lead for lead in ahead if DISTANCE[lead * STOPS + stop] == then - 1]
            found.append(Nearer(CARD_REFS[card], then, _refs(leads)))
    return found


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
