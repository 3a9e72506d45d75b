"""What stands where in an observation of Trekking the World, and how each field is read from a view.

There is one layout for all versions of the rules: the bounds are those of the version that goes furthest.
"""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from baluchon.envs.layout import Layout, Look, Read, counts, one, places, seats_from_here, several
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world import figures, state
from baluchon.games.trekking_the_world.moves import (
    DESTINATION_REFS,
    JOURNEY_REFS,
    PLACE_REFS,
    REGION_REFS,
    SOUVENIR_REFS,
    SYMBOL_REFS,
    TREK_REFS,
)
from baluchon.kernel.options import Options

_NUMBERS = [number for line in c.JOURNEY_NUMBERS for number in line]
_COPIES = max(c.COPIES)
_HAND = 16
"""Few hands are larger."""


def layout(seats: int, options: Options) -> Layout:
    """The fields for a number of seats; no option and no version changes them."""
    fields = Layout()
    here = seats_from_here(seats)
    fields.one_of("phase", state.PHASES, "what the seat on turn is doing", _one_of("public.phase", state.PHASES))
    fields.one_of("turn", here, "whose turn it is, or was last", lambda look: one(look.public.turn, look.around))
    _add_table(fields, seats)
    _add_cards(fields)
    most = _most_points(seats)
    fields.large("own score", most, "all own points, region tokens included", attrgetter("private.score"), scaling=100)
    _add_plan(fields)
    for steps, name in enumerate(here):
        _add_trekker(fields, steps, name, seats)
        score = _of(steps, lambda trekker: trekker.score)
        fields.large(f"score {name}", most, "its points so far, without region tokens before the end", score, 100)
    return fields


def _most_points(seats: int) -> int:
    tokens = max(c.TOKEN_VALUES) * len(REGION_REFS)
    vp_tokens = c.THREES * c.THREE + c.FIVES * c.FIVE
    cards = max(sum(sorted(each.card_vp)[-c.END_VISITS :]) for each in figures.ALL)
    tiles = max(sum(each.majority_vp[seats]) for each in figures.ALL)
    return tiles + vp_tokens + cards + _most_set_points(seats) + tokens


def _most_set_points(seats: int) -> int:
    return max(max(each.set_vp[seats]) for each in figures.ALL)


def _one_of(path: str, entries: Sequence[str]) -> Read:
    read = attrgetter(path)
    return lambda look: one(read(look), entries)


def _counts(path: str) -> Read:
    """How many trek cards of each kind."""
    read = attrgetter(path)
    return lambda look: counts(read(look), TREK_REFS)


def _add_table(fields: Layout, seats: int) -> None:
    fields.number("draws", max(c.DRAWS, *_NUMBERS), "cards still to be drawn", attrgetter("public.draws"))
    fields.one_of("journey", JOURNEY_REFS, "the journey that is being made", _one_of("public.journey", JOURNEY_REFS))
    fields.number("line", max(len(lines) for lines in c.JOURNEY_LINES), "its line that is due, from 1", _line)
    length = max(c.OPEN_DESTINATIONS)
    fields.number("row length", length, "the option: how many destinations lie open", _row_length)
    fields.number("dry", c.DRY_TURNS * seats, "turns in a row without a gain", attrgetter("public.dry"))
    supply = "VP tokens of the lower value in the supply"
    fields.number("threes left", c.THREES, supply, attrgetter("public.threes_left"))
    fields.number("fives left", c.FIVES, "those of the higher value", attrgetter("public.fives_left"))
    pile = "destination cards in the pile, the top one included"
    fields.number("destination pile", len(DESTINATION_REFS), pile, attrgetter("public.destination_pile"))
    fields.number("trek pile", c.TREK_CARDS, "trek cards in the pile", attrgetter("public.trek_pile"))
    for souvenir in SOUVENIR_REFS:
        fields.set_of(f"cubes {souvenir}", PLACE_REFS, "places where such a souvenir lies", _places_with(souvenir))


def _row_length(look: Look) -> int:
    return int(look.options["open-destinations"])


def _line(look: Look) -> int:
    """Lines of a card differ, so the one that is due is known by what it says."""
    due = look.public.line
    lines = {journey.journey: journey.lines for journey in look.public.journeys}
    return 0 if due is None else lines[look.public.journey].index(due) + 1


def _places_with(souvenir: str) -> Read:
    return lambda look: several([each.place for each in look.public.places if each.cube == souvenir], PLACE_REFS)


def _add_cards(fields: Layout) -> None:
    meaning = "open destination cards by their place, 1 on the right; then the next"
    fields.numbers("row", DESTINATION_REFS, max(c.OPEN_DESTINATIONS) + 1, meaning, _row)
    fields.set_of("gone", DESTINATION_REFS, "destination cards of visits so far", _gone)
    fields.numbers("open", TREK_REFS, c.OPEN_TREKS, "open trek cards", _counts("public.open"))
    fields.numbers("discards", TREK_REFS, _COPIES, "discarded trek cards", _counts("public.discards"))
    fields.set_of("journeys", JOURNEY_REFS, "open journey cards", _journeys)
    fields.numbers("hand", TREK_REFS, _COPIES, "the own hand", _counts("private.hand"))


def _row(look: Look) -> list[int]:
    from_right = [card.destination for card in reversed(look.public.row)]
    return places([*from_right, look.public.next], DESTINATION_REFS)


def _gone(look: Look) -> list[int]:
    return several([card for trekker in look.public.trekkers for card in trekker.destinations], DESTINATION_REFS)


def _journeys(look: Look) -> list[int]:
    return several([journey.journey for journey in look.public.journeys], JOURNEY_REFS)


def _add_plan(fields: Layout) -> None:
    kind = _planned(lambda plan: one(plan.kind, state.PLANS), one("none", state.PLANS))
    fields.one_of("plan", state.PLANS, "what the own seat has begun to pay for", kind)
    place = _planned(lambda plan: one(plan.goal, PLACE_REFS), [0] * len(PLACE_REFS))
    fields.one_of("goal place", PLACE_REFS, "the place of a trek", place)
    journey = _planned(lambda plan: one(plan.goal, JOURNEY_REFS), [0] * len(JOURNEY_REFS))
    fields.one_of("goal journey", JOURNEY_REFS, "the card of a journey", journey)
    picked = _planned(lambda plan: counts(plan.picked, TREK_REFS), [0] * len(TREK_REFS))
    fields.numbers("picked", TREK_REFS, _COPIES, "cards picked for it", picked)
    fields.number("links", c.MOST_LINKS, "links they pay", _planned(lambda plan: plan.links, 0))
    numbers = range(c.MOST_LINKS + 1)
    lengths = _planned(lambda plan: several(plan.lengths, numbers), [0] * len(numbers))
    fields.set_of("lengths", [f"{n} links" for n in numbers], "numbers of links that fit map and hand", lengths)
    waives = _planned(lambda plan: plan.waives, 0)
    fields.number("waives", max(_NUMBERS), "symbols of a visit still to be ignored", waives)
    need = _planned(lambda plan: counts(plan.need, SYMBOL_REFS), [0] * len(SYMBOL_REFS))
    fields.numbers("need", SYMBOL_REFS, figures.MOST_OF_A_SYMBOL, "symbols of a visit still to be paid", need)


def _planned(read: Callable[[Any], Sequence[int] | int], otherwise: Sequence[int] | int) -> Read:
    """Something of the own plan, if there is one."""
    return lambda look: otherwise if look.private.plan is None else read(look.private.plan)


def _add_trekker(fields: Layout, steps: int, name: str, seats: int) -> None:
    place = _of(steps, lambda trekker: one(trekker.place, PLACE_REFS))
    fields.one_of(f"place {name}", PLACE_REFS, "where its trekker stands", place)
    size = _of(steps, lambda trekker: trekker.hand_size)
    fields.number(f"hand size {name}", c.TREK_CARDS, "trek cards in its hand", size, scaling=_HAND)
    known = _of(steps, lambda trekker: counts(trekker.known, TREK_REFS))
    fields.numbers(f"known {name}", TREK_REFS, _COPIES, "cards all have seen it take and not play", known)
    suitcase = _of(steps, lambda trekker: counts(trekker.suitcase, SOUVENIR_REFS))
    cubes = max(c.CUBES[seats]) * c.COLOURS
    fields.numbers(f"suitcase {name}", SOUVENIR_REFS, cubes, "souvenirs in its suitcase", suitcase)
    sets = _of(steps, lambda trekker: trekker.set_points)
    fields.number(f"set points {name}", _most_set_points(seats), "what its sets score", sets)
    tiles = _of(steps, lambda trekker: several(trekker.tiles, SOUVENIR_REFS))
    fields.set_of(f"tiles {name}", SOUVENIR_REFS, "majority tiles it holds", tiles)
    visits = _of(steps, lambda trekker: len(trekker.destinations))
    fields.number(f"visits {name}", c.END_VISITS, "destinations it has visited", visits)
    threes = _of(steps, lambda trekker: trekker.threes)
    fields.number(f"threes {name}", c.THREES, "its VP tokens of the lower value", threes, scaling=4)
    fives = _of(steps, lambda trekker: trekker.fives)
    fields.number(f"fives {name}", c.FIVES, "those of the higher value", fives, scaling=4)
    fields.set_of(f"regions {name}", REGION_REFS, "regions whose token it took", _regions(steps))
    meaning = "their values, as far as the own seat knows them"
    fields.numbers(f"tokens {name}", REGION_REFS, max(c.TOKEN_VALUES), meaning, _tokens(steps))


def _of(steps: int, read: Callable[[Any], Sequence[int] | int]) -> Read:
    """Something of the trekker of the seat `steps` places further on."""
    return lambda look: read(look.public.trekkers[look.after(steps)])


def _regions(steps: int) -> Read:
    return lambda look: [int(region.holder == look.after(steps)) for region in look.public.regions]


def _tokens(steps: int) -> Read:
    if steps == 0:
        return lambda look: counts(look.private.tokens, REGION_REFS)
    return lambda look: [
        region.value if region.value and region.holder == look.after(steps) else 0 for region in look.public.regions
    ]
