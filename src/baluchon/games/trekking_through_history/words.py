"""What is said to people: prompts, events, reasons, score sheets and the outcome, as messages without a language."""

from collections.abc import Iterable

from baluchon.games.trekking_through_history import rules, scoring
from baluchon.games.trekking_through_history.components import (
    ANCESTOR,
    CRYSTAL_POINTS,
    DAYS,
    DECK,
    HOUR_COST,
    PLACE,
    SPEND,
    TAKE,
    USE,
    YEAR,
    trek_points,
)
from baluchon.games.trekking_through_history.moves import CARD_REFS, EXPERIENCE_REFS, ITINERARY_REFS
from baluchon.games.trekking_through_history.state import (
    ARRIVES,
    CHOOSE_CARD,
    CHOOSE_ITINERARY,
    COVERS,
    DAY_BEGINS,
    GAINS_CRYSTALS,
    GAME_ENDS,
    LOSES,
    NEW_CARD,
    NOTHING_LEFT,
    PUNCTUAL,
    ROW_PAYS,
    SPACE_PAYS,
    SPEND_CRYSTALS,
    SPENDS,
    STOPPED,
    TAKEN_BYTES,
    TAKES,
    TREK_BEGINS,
    TREK_GROWS,
    USES,
    WILL_USE,
    HistoryState,
    itinerary_points,
    punctual_points,
    trek_year,
    used,
)
from baluchon.kernel.bits import BIT
from baluchon.kernel.game import Fact
from baluchon.kernel.lanes import lane, numbers_in
from baluchon.kernel.sheets import Line, Outcome, Sheet, ranking
from baluchon.kernel.words import Argument, Message, Reason, seat_ref

_TOKEN_REFS = [*EXPERIENCE_REFS, "experience:wild"]


def year_ref(year: int) -> str:
    """The reference of a year, whose name is how people write it."""
    return f"year:{year}"


def day_ref(day: int) -> str:
    """The reference of a day, from 1."""
    return f"day:{day}"


def _card_args(card: int) -> dict[str, Argument]:
    return {"card": CARD_REFS[card], "year": year_ref(YEAR[card])}


def prompt(s: HistoryState, seat: int) -> Message:
    """What a seat that is to act is asked."""
    if s.phase == CHOOSE_ITINERARY:
        return Message("prompt-itinerary", {"day": day_ref(s.day + 1)})
    if s.phase == CHOOSE_CARD:
        if lane(s.trek_cards, seat) == 0:
            return Message("prompt-first-card")
        return Message("prompt-card", {"year": year_ref(trek_year(s, seat))})
    if s.phase == SPEND_CRYSTALS:
        most = rules.most_crystals(s, seat, s.chosen)
        return Message("prompt-crystals", {"hours": HOUR_COST[s.chosen], "most": most})
    return Message("prompt-wild", {"wilds": s.wilds})


def events(facts: Iterable[Fact], seat: int | None) -> list[Message]:
    """What a viewer sees happen. Tokens placed in one go, and the cards of a new day, are told together."""
    told: list[Message] = []
    tokens: list[str] = []
    cards: list[str] = []
    for fact in facts:
        kind = fact[0]
        if kind == COVERS:
            if not tokens:
                told.append(Message("event-covers", {"seat": seat_ref(fact[1]), "experiences": tokens}))
            tokens.append(EXPERIENCE_REFS[fact[2]])
            continue
        if kind == ARRIVES:
            tokens = []
        if kind == DAY_BEGINS:
            cards = []
            told.append(Message("event-day", {"day": day_ref(fact[2]), "cards": cards}))
        elif kind == NEW_CARD and told and told[-1].id == "event-day":
            cards.insert(0, year_ref(YEAR[fact[2]]))
        elif kind != WILL_USE or fact[1] == seat:
            told.append(_event(fact))
    return told


def _event(fact: Fact) -> Message:
    kind, seat, a, b = fact
    args: dict[str, Argument] = {"seat": seat_ref(seat)}
    if kind == WILL_USE:
        return Message("event-will-use", args | {"itinerary": ITINERARY_REFS[a]})
    if kind == USES:
        return Message("event-uses", args | {"itinerary": ITINERARY_REFS[a]})
    if kind == TAKES:
        if a == ANCESTOR:
            return Message("event-ancestor", args)
        return Message("event-takes", args | _card_args(a))
    if kind == SPENDS:
        return Message("event-spends", args | {"crystals": a})
    if kind == ARRIVES:
        return Message("event-arrives", args | {"hour": a, "hours": b})
    if kind == PUNCTUAL:
        return Message("event-punctual", args | {"points": a})
    if kind == STOPPED:
        return Message("event-stopped", args)
    if kind == GAINS_CRYSTALS:
        return Message("event-crystals", args | {"crystals": a})
    if kind == LOSES:
        return Message("event-loses", args | {"experience": _TOKEN_REFS[a]})
    if kind in (SPACE_PAYS, ROW_PAYS):
        where = "space" if kind == SPACE_PAYS else "row"
        if a > 0:
            return Message(f"event-{where}-points", args | {"points": a})
        return Message(f"event-{where}-crystal", args | {"crystals": b})
    return _end_of_turn(fact, args)


def _end_of_turn(fact: Fact, args: dict[str, Argument]) -> Message:
    kind, _, a, b = fact
    if kind == TREK_GROWS:
        return Message("event-trek-grows", args | {"cards": a, "year": year_ref(b)})
    if kind == TREK_BEGINS:
        if a == 0:
            return Message("event-trek-begins", args | {"year": year_ref(b)})
        return Message("event-trek-ends", args | {"cards": a, "points": int(trek_points(a)), "year": year_ref(b)})
    if kind == NEW_CARD:
        return Message("event-new-card", _card_args(a))
    if kind == NOTHING_LEFT:
        return Message("event-nothing-left", args)
    assert kind == GAME_ENDS
    return Message("event-game-ends")


def why_not(s: HistoryState, seat: int, move: int) -> Reason:
    """Why a seat that is to act may not make this move."""
    if s.phase == CHOOSE_ITINERARY:
        if move >= TAKE:
            return Reason("TH-S2", "reason-itinerary-first")
        return _why_not_itinerary(s, seat, move - USE)
    if move < TAKE:
        return Reason("TH-S2", "reason-itinerary-when-a-day-begins")
    if s.phase == CHOOSE_CARD:
        if move >= SPEND:
            return Reason("TH-T1", "reason-card-first")
        return _why_not_card(s, move - TAKE)
    if s.phase == SPEND_CRYSTALS:
        if SPEND <= move < PLACE:
            return _why_not_crystals(s, seat, move - SPEND)
        return Reason("TH-T2", "reason-crystals-first", {"card": CARD_REFS[s.chosen]})
    if move < PLACE:
        return Reason("TH-T5", "reason-wild-first")
    return Reason("TH-T5", "reason-column-full", {"experience": EXPERIENCE_REFS[move - PLACE]})


def _why_not_itinerary(s: HistoryState, seat: int, itinerary: int) -> Reason:
    args: dict[str, Argument] = {"itinerary": ITINERARY_REFS[itinerary]}
    for other in range(s.seats):
        if used(s, other) & BIT[itinerary]:
            return Reason("TH-E2", "reason-itinerary-used", args | {"seat": seat_ref(other)})
    return Reason("TH-S2", "reason-itinerary-not-yours", args)


def _why_not_card(s: HistoryState, card: int) -> Reason:
    if card == ANCESTOR:
        if s.ancestors == 0:
            return Reason("TH-C2", "reason-no-ancestor-left")
        return Reason("TH-T8", "reason-ancestor-first")
    args = _card_args(card)
    for owner, taken in zip(s.taken[::TAKEN_BYTES], s.taken[1::TAKEN_BYTES], strict=True):
        if taken == card:
            return Reason("TH-T1", "reason-card-taken", args | {"seat": seat_ref(owner)})
    day = card // DECK
    if day < s.day:
        return Reason("TH-E2", "reason-card-discarded", args | {"day": day_ref(day + 1)})
    if day > s.day:
        return Reason("TH-S1", "reason-card-of-another-day", args | {"day": day_ref(day + 1)})
    return Reason("TH-T1", "reason-card-not-on-offer", args)


def _why_not_crystals(s: HistoryState, seat: int, crystals: int) -> Reason:
    hours = HOUR_COST[s.chosen]
    if crystals >= hours:
        return Reason("TH-T2", "reason-crystals-without-effect", {"hours": hours, "crystals": hours - 1})
    return Reason("TH-T2", "reason-crystals-not-owned", {"crystals": lane(s.crystals, seat)})


def sheets(s: HistoryState) -> list[Sheet]:
    """The referee's score sheets."""
    return [_sheet(s, seat) for seat in range(s.seats)]


def _sheet(s: HistoryState, seat: int) -> Sheet:
    def days(id: str, values: list[int], clause: str) -> Line:
        return Line(id, sum(values), clause, tuple(values))

    return Sheet(
        seat,
        (
            days("itineraries", numbers_in(itinerary_points(s, seat), DAYS), "TH-T6"),
            days("punctuality", punctual_points(s, seat), "TH-T3"),
            Line("crystals", int(lane(s.crystals, seat) * CRYSTAL_POINTS), "TH-P1"),
            Line("treks", int(scoring.all_trek_points(s, seat)), "TH-P2"),
        ),
    )


def outcome(s: HistoryState) -> Outcome:
    """TH-P1, TH-P3: the end after three days."""
    keys = [scoring.rank_key(s, seat) for seat in range(s.seats)]
    places = ranking(keys)
    return Outcome(
        scores=tuple(key[0] for key in keys),
        ranking=places,
        ending=Message("ending-days", {"days": int(DAYS)}),
        tie_break=_tie_break(keys, places),
    )


def _tie_break(keys: list[list[int]], places: tuple[int, ...]) -> Message | None:
    """Which trek decided among those with the highest total, if more than one has it."""
    best = max(keys)
    tied = [key for key in keys if key[0] == best[0]]
    if len(tied) == 1:
        return None
    if places.count(1) > 1:
        return Message("tie-shared")
    for trek in range(1, len(best)):
        if sum(key[: trek + 1] == best[: trek + 1] for key in tied) == 1:
            return Message("tie-trek", {"trek": trek, "cards": best[trek]})
    raise AssertionError("the best key is the only one of its kind, so some trek decided")
