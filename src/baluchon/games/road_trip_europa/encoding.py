"""What stands where in an observation of Road Trip Europa."""

from baluchon.envs.layout import Layout, numbered, seats_from_here
from baluchon.games.road_trip_europa import scoring
from baluchon.games.road_trip_europa.components import (
    COUNTRY_POINTS,
    CULTURE_POINTS,
    FOOD_VALUE,
    HAND,
    NUMBER,
    PAIR,
    PASSPORT,
    REGION_IDS,
    ROUNDS,
    STAR,
    TRANSPORT_IDS,
)
from baluchon.games.road_trip_europa.moves import CARD_REFS, CULTURE_REFS
from baluchon.games.road_trip_europa.state import PHASES
from baluchon.kernel.options import Options

_KINDS = CULTURE_REFS[:-1]
_MOST_FOOD = sum(sorted(FOOD_VALUE)[-HAND:])
_PARTS = (
    ("start and end", max(NUMBER) - min(NUMBER)),
    ("food", max(scoring.food_points(total) for total in range(_MOST_FOOD + 1))),
    ("transport", HAND // 2 * max(PAIR)),
)


def layout(seats: int, options: Options) -> Layout:
    """The fields for so many seats; no option changes them."""
    fields = Layout()
    fields.one_of("phase", PHASES, "what is being decided")
    fields.one_of("round", numbered("round", ROUNDS), "the round")
    fields.one_of("pick", numbered("card", HAND), "which card of the trip comes next")
    fields.flag("passes left", "hands go to the next seat (else to the one before)")
    fields.flag("change of direction", "the option is on")
    fields.number("aside", len(CARD_REFS), "how many cards sit out this round")
    fields.number("passports gone", len(PASSPORT), "how many of the passport values are taken")
    fields.set_of("hand", CARD_REFS, "the own hand")
    fields.one_of("chosen card", CARD_REFS, "what the seat has chosen while others have not")
    fields.one_of("chosen culture", CULTURE_REFS, "likewise, after the trip")
    fields.set_of("sitting out", CARD_REFS, "cards known to be out of this round")
    fields.set_of("returning", CARD_REFS, "cards that sat out the round before and are all in play now")
    fields.set_of("nameable", _KINDS, "the kinds of culture the seat may name")
    culture = HAND * (seats - 1) * CULTURE_POINTS[seats]
    fields.numbers("worth", _KINDS, culture, "what naming each of them scores")
    here = seats_from_here(seats)
    for name in here[1:]:
        fields.set_of(f"seen hand {name}", CARD_REFS, "the hand that seat holds, if the own seat has held it")
    for name in here:
        _add_seat(fields, name, culture)
    return fields


def _add_seat(fields: Layout, name: str, culture: int) -> None:
    fields.numbers(f"row {name}", CARD_REFS, HAND, "the place of each card in the trip; face-down ones of others are 0")
    fields.set_of(f"visited {name}", CARD_REFS, "countries visited in the rounds before")
    fields.number(f"food sum {name}", _MOST_FOOD, "food values in the trip, as far as it can be seen")
    fields.numbers(f"transport {name}", TRANSPORT_IDS, HAND, "means of transport in it")
    fields.numbers(f"culture {name}", _KINDS, HAND, "culture in it")
    for round in numbered("round", ROUNDS):
        for part, most in _PARTS:
            fields.number(f"{part} {round} {name}", most, "points of that round")
    fields.set_of(f"named {name}", _KINDS, "kinds of culture named so far")
    fields.numbers(f"culture points {name}", _KINDS, culture, "what they scored")
    fields.set_of(f"stars {name}", [f"region:{id}" for id in REGION_IDS], "regions whose star the seat took")
    fields.number(f"passport {name}", max(PASSPORT), "its passport bonus")
    most = ROUNDS * (sum(most for _, most in _PARTS) + culture) + COUNTRY_POINTS * len(CARD_REFS)
    fields.large(f"score {name}", most + sum(STAR) + max(PASSPORT), "all points so far", scaling=100)
