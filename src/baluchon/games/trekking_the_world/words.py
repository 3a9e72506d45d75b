"""What is said: prompts, events, score sheets, the outcome."""

from collections.abc import Iterable

from baluchon.games.trekking_the_world import bags, scoring
from baluchon.games.trekking_the_world.components import (
    CARD_VP,
    DRY_TURNS,
    EFFECTS,
    END_TOKENS,
    END_VISITS,
    JOURNEY_LINES,
    JOURNEY_NUMBERS,
    JOURNEY_PRICE,
)
from baluchon.games.trekking_the_world.moves import (
    DESTINATION_REFS,
    JOURNEY_REFS,
    PLACE_REFS,
    REGION_REFS,
    SOUVENIR_REFS,
    SYMBOL_REFS,
    TREK_REFS,
)
from baluchon.games.trekking_the_world.state import (
    ACTION,
    AIRPORT,
    BEGAN,
    BY_TOKENS,
    BY_VISITS,
    CUBE_TAKEN,
    DRAWING,
    DREW,
    DREW_NOTHING,
    ENDINGS,
    FLEW,
    GAINED,
    GAME_ENDS,
    JOURNEYED,
    LAID_OUT,
    LINE,
    MOVED,
    NO_PLAN,
    OPENED,
    PAID,
    PICKED,
    PLANNED_JOURNEY,
    PLANNED_TREK,
    PLANNED_VISIT,
    RECOLOURED,
    RESHUFFLED,
    SKIPPED,
    STAYED,
    TILE_RETURNED,
    TILE_TAKEN,
    TOKEN_SHOWN,
    TOKEN_TAKEN,
    TOOK,
    TREK,
    TREKKED,
    TURN,
    TURN_BEGINS,
    TURNED_UP,
    VISIT_PLAN,
    VISITED,
    WAIVED,
    WorldState,
    hand_size,
    tokens_taken,
)
from baluchon.kernel.game import Fact
from baluchon.kernel.sheets import Line, Outcome, Sheet, ranking
from baluchon.kernel.words import Argument, Message, seat_ref

# Facts that name one component: the message, and the references that `a` counts in.
_ONE = {
    BEGAN: ("began", "place", PLACE_REFS),
    FLEW: ("flew", "place", PLACE_REFS),
    MOVED: ("moved", "place", PLACE_REFS),
    TOOK: ("took", "trek", TREK_REFS),
    JOURNEYED: ("journeyed", "journey", JOURNEY_REFS),
    TILE_TAKEN: ("tile", "souvenir", SOUVENIR_REFS),
    TILE_RETURNED: ("tile-returned", "souvenir", SOUVENIR_REFS),
}
# The same, for the seat itself only.
_OWN = {
    PLANNED_TREK: ("plans-trek", "place", PLACE_REFS),
    PLANNED_VISIT: ("plans-visit", "destination", DESTINATION_REFS),
    PLANNED_JOURNEY: ("plans-journey", "journey", JOURNEY_REFS),
    PICKED: ("picks", "trek", TREK_REFS),
    WAIVED: ("waives", "symbol", SYMBOL_REFS),
}
# Facts about nobody in particular.
_TABLE = {
    TURNED_UP: ("turned-up", "trek", TREK_REFS),
    OPENED: ("opened", "destination", DESTINATION_REFS),
}
_PLAIN = {STAYED: "stayed", SKIPPED: "skipped", DREW_NOTHING: "drew-nothing"}


def prompt(s: WorldState, seat: int) -> Message:
    """What a seat that is to act is asked."""
    if s.plan != NO_PLAN:
        return _plan_prompt(s)
    if s.phase == AIRPORT:
        return Message("prompt-airport")
    if s.phase == LINE:
        effect = EFFECTS[JOURNEY_LINES[s.journey][s.line]]
        number = JOURNEY_NUMBERS[s.journey][s.line]
        return Message(f"prompt-line-{effect}", {"journey": JOURNEY_REFS[s.journey], "number": number})
    if s.phase == ACTION:
        return Message("prompt-action")
    if s.phase == DRAWING:
        return Message("prompt-drawing", {"count": s.draws})
    if s.phase == TURN:
        return Message("prompt-turn" if hand_size(s, seat) else "prompt-turn-without-cards")
    return Message("prompt-move")


def _plan_prompt(s: WorldState) -> Message:
    if s.plan == TREK:
        exact = "yes" if s.lengths >> s.links & 1 else "no"
        return Message("prompt-trek", {"place": PLACE_REFS[s.goal], "links": s.links, "exact": exact})
    if s.plan == VISIT_PLAN:
        args: dict[str, Argument] = {"destination": DESTINATION_REFS[s.goal]}
        if s.waives:
            return Message("prompt-waive", args | {"count": s.waives})
        return Message("prompt-visit", args | {"symbols": _symbols(s.need)})
    return Message("prompt-journey", {"journey": JOURNEY_REFS[s.goal], "count": JOURNEY_PRICE - bags.size(s.paid)})


def _symbols(need: int) -> list[str]:
    return [ref for symbol, ref in enumerate(SYMBOL_REFS) for _ in range(bags.of_symbol(need, symbol))]


def events(facts: Iterable[Fact], seat: int | None) -> list[Message]:
    """What a viewer sees happen. Cards laid down together are told together."""
    told: list[Message] = []
    paid: list[str] = []
    for fact in facts:
        if fact[0] == PAID:
            paid += [TREK_REFS[fact[2]]] * fact[3]
            continue
        if paid:
            told.append(Message("event-paid", {"treks": paid}))
            paid = []
        message = _event(fact, seat)
        if message is not None:
            told.append(message)
    if paid:
        told.append(Message("event-paid", {"treks": paid}))
    return told


def _event(fact: Fact, viewer: int | None) -> Message | None:
    kind, seat, a, _ = fact
    args: dict[str, Argument] = {"seat": seat_ref(seat)}
    if kind in _OWN:
        id, name, refs = _OWN[kind]
        return Message(f"event-{id}", args | {name: refs[a]}) if viewer == seat else None
    if kind in _ONE:
        id, name, refs = _ONE[kind]
        return Message(f"event-{id}", args | {name: refs[a]})
    if kind in _TABLE:
        id, name, refs = _TABLE[kind]
        return Message(f"event-{id}", {name: refs[a]})
    if kind in _PLAIN:
        return Message(f"event-{_PLAIN[kind]}", args)
    return _counted_event(fact, viewer, args)


def _counted_event(fact: Fact, viewer: int | None, args: dict[str, Argument]) -> Message:
    kind, seat, a, b = fact
    if kind == TREKKED:
        return Message("event-trekked", args | {"place": PLACE_REFS[a], "links": b})
    if kind == CUBE_TAKEN:
        return Message("event-cube", args | {"souvenir": SOUVENIR_REFS[a], "place": PLACE_REFS[b]})
    if kind == DREW:
        return Message("event-drew", args | {"trek": TREK_REFS[a] if viewer == seat else "trek:face-down"})
    if kind == TOKEN_TAKEN:
        if viewer == seat:
            return Message("event-own-token", {"region": REGION_REFS[a], "points": b})
        return Message("event-token", args | {"region": REGION_REFS[a]})
    if kind == TOKEN_SHOWN:
        return Message("event-token-shown", args | {"region": REGION_REFS[a], "points": b})
    if kind == VISITED:
        return Message("event-visited", args | {"destination": DESTINATION_REFS[a], "points": b})
    if kind == GAINED:
        return Message("event-gained", args | {"points": a})
    if kind == RECOLOURED:
        return Message("event-recoloured", args | {"souvenir": SOUVENIR_REFS[a], "souvenir-2": SOUVENIR_REFS[b]})
    if kind == RESHUFFLED:
        return Message("event-reshuffled", {"count": a})
    if kind == LAID_OUT:
        return Message("event-laid-out")
    if kind == TURN_BEGINS:
        return Message("event-turn", args | {"number": a})
    assert kind == GAME_ENDS
    return Message(f"event-end-{ENDINGS[a]}", args)


def sheets(s: WorldState) -> list[Sheet]:
    """The referee's score sheets."""
    return [_sheet(s, seat) for seat in range(s.seats)]


def _sheet(s: WorldState, seat: int) -> Sheet:
    cards = [CARD_VP[card] for card in range(len(CARD_VP)) if s.luggage[seat].visited >> card & 1]
    return Sheet(
        seat,
        (
            Line("destinations", sum(cards), "TW-A2", tuple(cards)),
            Line("vp-tokens", scoring.vp_token_points(s, seat), "TW-A3"),
            Line("suitcase", scoring.suitcase_points(s, seat), "TW-E2"),
            Line("majorities", scoring.majority_points(s, seat), "TW-K2"),
            Line("region-tokens", scoring.token_points(s, seat), "TW-K4"),
        ),
    )


def outcome(s: WorldState) -> Outcome:
    """TW-E1 to TW-E4: why it ended, and who is where."""
    keys = [[int(scoring.total(s, seat)), int(scoring.cubes(s, seat))] for seat in range(s.seats)]
    places = ranking(keys)
    return Outcome(
        scores=tuple(key[0] for key in keys),
        ranking=places,
        ending=_ending(s),
        tie_break=_tie_break(keys, places),
    )


def _ending(s: WorldState) -> Message:
    args: dict[str, Argument] = {"seat": seat_ref(s.turn)}
    if s.ending == BY_VISITS:
        return Message("ending-visits", args | {"count": END_VISITS})
    if s.ending == BY_TOKENS:
        return Message("ending-tokens", args | {"count": max(tokens_taken(s), END_TOKENS)})
    return Message("ending-drought", {"count": DRY_TURNS * s.seats})


def _tie_break(keys: list[list[int]], places: tuple[int, ...]) -> Message | None:
    """What decided among those with the most points, if more than one has them."""
    best = max(keys)
    if sum(key[0] == best[0] for key in keys) == 1:
        return None
    if places.count(1) > 1:
        return Message("tie-shared")
    return Message("tie-cubes", {"count": best[1]})
