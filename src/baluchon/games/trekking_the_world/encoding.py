"""What stands where in an observation of Trekking the World."""

from baluchon.envs.layout import Layout, seats_from_here
from baluchon.games.trekking_the_world.components import (
    CARD_VP,
    COLOURS,
    COPIES,
    COST,
    CUBES,
    DRAWS,
    DRY_TURNS,
    END_VISITS,
    FIVE,
    FIVES,
    JOURNEY_LINES,
    JOURNEY_NUMBERS,
    MAJORITY_VP,
    MOST_LINKS,
    OPEN_DESTINATIONS,
    OPEN_TREKS,
    SET_VP,
    THREE,
    THREES,
    TOKEN_VALUES,
    TREK_CARDS,
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
from baluchon.games.trekking_the_world.state import PHASES, PLANS
from baluchon.kernel.options import Options

_NUMBERS = [number for line in JOURNEY_NUMBERS for number in line]
_HAND = 16
"""Few hands are larger."""


def layout(seats: int, options: Options) -> Layout:
    """The fields for so many seats; no option changes them."""
    fields = Layout()
    here = seats_from_here(seats)
    fields.one_of("phase", PHASES, "what the seat on turn is doing")
    fields.one_of("turn", here, "whose turn it is, or was last")
    fields.number("draws", max(DRAWS, *_NUMBERS), "cards still to be drawn")
    fields.one_of("journey", JOURNEY_REFS, "the journey that is being made")
    fields.number("line", max(len(lines) for lines in JOURNEY_LINES), "its line that is due, from 1")
    fields.number("row length", max(OPEN_DESTINATIONS), "the option: how many destinations lie open")
    fields.number("dry", DRY_TURNS * seats, "turns in a row without a gain")
    fields.number("threes left", THREES, "VP tokens of the lower value in the supply")
    fields.number("fives left", FIVES, "those of the higher value")
    fields.number("destination pile", len(DESTINATION_REFS), "destination cards in the pile, the top one included")
    fields.number("trek pile", TREK_CARDS, "trek cards in the pile")
    for souvenir in SOUVENIR_REFS:
        fields.set_of(f"cubes {souvenir}", PLACE_REFS, "places where such a souvenir lies")
    row = max(OPEN_DESTINATIONS)
    fields.numbers(
        "row", DESTINATION_REFS, row + 1, "open destination cards by their place, 1 on the right; then the next"
    )
    fields.set_of("gone", DESTINATION_REFS, "destination cards of visits so far")
    fields.numbers("open", TREK_REFS, OPEN_TREKS, "open trek cards")
    fields.numbers("discards", TREK_REFS, max(COPIES), "discarded trek cards")
    fields.set_of("journeys", JOURNEY_REFS, "open journey cards")
    fields.numbers("hand", TREK_REFS, max(COPIES), "the own hand")
    most = _most_points(seats)
    fields.large("own score", most, "all own points, region tokens included", scaling=100)
    _add_plan(fields)
    for name in here:
        _add_trekker(fields, name, seats, most)
    return fields


def _most_points(seats: int) -> int:
    tokens = max(TOKEN_VALUES) * len(REGION_REFS)
    cards = sum(sorted(CARD_VP)[-END_VISITS:])
    return COLOURS * MAJORITY_VP[seats] + THREES * THREE + FIVES * FIVE + cards + max(SET_VP[seats]) + tokens


def _add_plan(fields: Layout) -> None:
    fields.one_of("plan", PLANS, "what the own seat has begun to pay for")
    fields.one_of("goal place", PLACE_REFS, "the place of a trek")
    fields.one_of("goal journey", JOURNEY_REFS, "the card of a journey")
    fields.numbers("picked", TREK_REFS, max(COPIES), "cards picked for it")
    fields.number("links", MOST_LINKS, "links they pay")
    fields.set_of("lengths", [f"{n} links" for n in range(MOST_LINKS + 1)], "numbers of links that fit map and hand")
    fields.number("waives", max(_NUMBERS), "symbols of a visit still to be ignored")
    fields.numbers("need", SYMBOL_REFS, max(COST), "symbols of a visit still to be paid")


def _add_trekker(fields: Layout, name: str, seats: int, most: int) -> None:
    fields.one_of(f"place {name}", PLACE_REFS, "where its trekker stands")
    fields.number(f"hand size {name}", TREK_CARDS, "trek cards in its hand", scaling=_HAND)
    fields.numbers(f"known {name}", TREK_REFS, max(COPIES), "cards all have seen it take and not play")
    fields.numbers(f"suitcase {name}", SOUVENIR_REFS, max(CUBES[seats]) * COLOURS, "souvenirs in its suitcase")
    fields.number(f"set points {name}", max(SET_VP[seats]), "what its sets score")
    fields.set_of(f"tiles {name}", SOUVENIR_REFS, "majority tiles it holds")
    fields.number(f"visits {name}", END_VISITS, "destinations it has visited")
    fields.number(f"threes {name}", THREES, "its VP tokens of the lower value", scaling=4)
    fields.number(f"fives {name}", FIVES, "those of the higher value", scaling=4)
    fields.set_of(f"regions {name}", REGION_REFS, "regions whose token it took")
    fields.numbers(f"tokens {name}", REGION_REFS, max(TOKEN_VALUES), "their values, as far as the own seat knows them")
    fields.large(f"score {name}", most, "its points so far, without region tokens before the end", scaling=100)
