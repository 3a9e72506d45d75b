"""What is said during a game: prompts and events."""

from collections.abc import Iterable

from baluchon.games.trekking_the_world import actions, facts, moves, state
from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world.state import WorldState, links_paid
from baluchon.kernel import bags
from baluchon.kernel.bits import members
from baluchon.kernel.game import Fact
from baluchon.kernel.happenings import (
    FIRST,
    GAME,
    OWNER,
    SEAT,
    SECOND,
    Happenings,
    OneOf,
    always,
    first,
    passes,
    second,
    takes,
    told,
)
from baluchon.kernel.words import Argument, Message

_PLACE = first(moves.PLACE_REFS)
_TREK = first(moves.TREK_REFS)
_DESTINATION = first(moves.DESTINATION_REFS)
_JOURNEY = first(moves.JOURNEY_REFS)
_SOUVENIR = first(moves.SOUVENIR_REFS)
_REGION = first(moves.REGION_REFS)
_PAID = "event-paid"
_YES_NO = ("no", "yes")


def _paid_cards(fact: Fact) -> list[str]:
    return [moves.TREK_REFS[fact[2]]] * fact[3]


_ENDING = OneOf([f"event-end-{ending}" for ending in state.ENDINGS[1:]], lambda fact: fact[2] - 1)


EVENTS = Happenings(
    told(facts.BEGAN, "event-began", leads=passes("place"), seat=SEAT, place=_PLACE),
    told(facts.FLEW, "event-flew", leads=passes("place"), seat=SEAT, place=_PLACE),
    told(facts.PLANNED_TREK, "event-plans-trek", to=OWNER, seat=SEAT, place=_PLACE),
    told(facts.PLANNED_VISIT, "event-plans-visit", to=OWNER, seat=SEAT, destination=_DESTINATION),
    told(facts.PLANNED_JOURNEY, "event-plans-journey", to=OWNER, seat=SEAT, journey=_JOURNEY),
    told(facts.PICKED, "event-picks", to=OWNER, seat=SEAT, trek=_TREK),
    told(facts.WAIVED, "event-waives", to=OWNER, seat=SEAT, symbol=first(moves.SYMBOL_REFS)),
    told(facts.TREKKED, "event-trekked", leads=passes("place"), seat=SEAT, place=_PLACE, links=SECOND),
    told(facts.STAYED, "event-stayed", seat=SEAT),
    told(facts.PAID, _PAID, treks=_paid_cards),
    told(facts.CUBE_TAKEN, "event-cube", seat=SEAT, souvenir=_SOUVENIR, place=second(moves.PLACE_REFS)),
    told(facts.TILE_TAKEN, "event-tile", seat=SEAT, souvenir=_SOUVENIR),
    told(facts.TILE_RETURNED, "event-tile-returned", concerns="seat", seat=SEAT, souvenir=_SOUVENIR),
    told(
        facts.TOKEN_TAKEN,
        "event-own-token",
        others="event-token",
        seat=always(""),
        region=_REGION,
        points=SECOND,
        hidden={"seat": SEAT, "points": always("")},
    ),
    told(facts.TOOK, "event-took", seat=SEAT, trek=_TREK),
    told(facts.DREW, "event-drew", seat=SEAT, trek=_TREK, hidden={"trek": always("trek:face-down")}),
    told(facts.DREW_NOTHING, "event-drew-nothing", seat=SEAT),
    told(facts.TURNED_UP, "event-turned-up", trek=_TREK),
    told(facts.RESHUFFLED, "event-reshuffled", count=FIRST),
    told(
        facts.VISITED,
        "event-visited",
        line="destinations",
        leads=takes("destination"),
        seat=SEAT,
        destination=_DESTINATION,
        points=SECOND,
    ),
    told(facts.GAINED, "event-gained", line="vp-tokens", seat=SEAT, points=FIRST),
    told(facts.OPENED, "event-opened", destination=_DESTINATION),
    told(facts.JOURNEYED, "event-journeyed", seat=SEAT, journey=_JOURNEY),
    told(facts.MOVED, "event-moved", leads=passes("place"), seat=SEAT, place=_PLACE),
    told(facts.RECOLOURED, "event-recoloured", seat=SEAT, souvenir=_SOUVENIR, souvenir_2=second(moves.SOUVENIR_REFS)),
    told(facts.SKIPPED, "event-skipped", seat=SEAT),
    told(facts.LAID_OUT, "event-laid-out"),
    told(facts.GAME_ENDS, _ENDING, closes=GAME, seat=SEAT),
    told(facts.TOKEN_SHOWN, "event-token-shown", line="region-tokens", seat=SEAT, region=_REGION, points=SECOND),
    told(facts.TURN_BEGINS, "event-turn", seat=SEAT, number=FIRST),
)


def events(noted: Iterable[Fact], viewer: int | None) -> list[Message]:
    """What a viewer sees happen. Cards laid down together are told together."""
    said: list[Message] = []
    for message in EVENTS.events(noted, viewer):
        if said and said[-1].id == message.id == _PAID:
            said[-1] = Message(_PAID, {"treks": _treks(said[-1]) + _treks(message)})
        else:
            said.append(message)
    return said


def _treks(paid: Message) -> list[str]:
    treks = paid.args["treks"]
    assert isinstance(treks, list)
    return treks


def prompt(s: WorldState, seat: int) -> Message:
    """What a seat that is to act is asked."""
    if s.plan != state.NO_PLAN:
        return _plan_prompt(s)
    if s.phase == state.AIRPORT:
        return Message("prompt-airport")
    if s.phase == state.LINE:
        effect, number = c.EFFECTS[actions.line_effect(s)], actions.line_number(s)
        return Message(f"prompt-line-{effect}", {"journey": moves.JOURNEY_REFS[s.journey], "number": number})
    if s.phase == state.ACTION:
        return Message("prompt-action")
    if s.phase == state.DRAWING:
        return Message("prompt-drawing", {"count": s.draws})
    if s.phase == state.TURN:
        return Message("prompt-turn" if s.trekkers[seat].hand else "prompt-turn-without-cards")
    return Message("prompt-move")


def _plan_prompt(s: WorldState) -> Message:
    if s.plan == state.TREK:
        return Message("prompt-trek", {"place": moves.PLACE_REFS[s.goal]} | _way_paid(links_paid(s), s.lengths))
    if s.plan == state.VISIT_PLAN:
        destination = moves.DESTINATION_REFS[s.goal]
        if s.waives:
            return Message("prompt-waive", {"destination": destination, "count": s.waives})
        return Message("prompt-visit", {"destination": destination, "symbols": symbol_refs(s.need)})
    count = c.JOURNEY_PRICE - bags.size(s.paid)
    return Message("prompt-journey", {"journey": moves.JOURNEY_REFS[s.goal], "count": count})


def _way_paid(links: int, lengths: int) -> dict[str, Argument]:
    """What is paid of a way: whether it is exact, the least that would be, and whether more could be."""
    fitting = [length for length in members(lengths) if length >= links]
    exact = links in fitting
    longer = fitting[-1] > fitting[0]
    return {"links": links, "exact": _YES_NO[exact], "least": fitting[0], "longer": _YES_NO[longer]}


def symbol_refs(symbols: int) -> list[str]:
    """The symbols that `treks.symbols` has counted, one by one."""
    return [ref for symbol, ref in enumerate(moves.SYMBOL_REFS) for _ in range(treks.of_symbol(symbols, symbol))]
