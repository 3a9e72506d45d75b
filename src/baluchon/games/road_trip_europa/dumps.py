"""The state as plain JSON with names, both ways, and where every card is."""

from collections.abc import Mapping

from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa.state import DRAFT, OVER, PHASES, RoadTripState, blank
from baluchon.kernel import rows
from baluchon.kernel.bits import below, has, members, minus, plus
from baluchon.kernel.fields import (
    FLAG,
    FROM_ONE,
    NUMBER,
    SEATS,
    Codec,
    Fields,
    each,
    field,
    maybe,
    numbers_by,
    one_of,
    row_of,
    set_of,
    special,
)
from baluchon.kernel.game import NONE

_CARDS = set_of(c.CARD_IDS)
_BY_ROUND = numbers_by(c.ROUNDS)


def _trip(row: int) -> list[str]:
    return [c.CARD_IDS[card] for card in rows.things_in(row, c.HAND) if card != NONE]


_TRIP = Codec(_trip, row_of(c.CARD_IDS, c.HAND).from_json, _trip)


def _choice(s: RoadTripState) -> Codec:
    """A choice is a card or what to name, by the phase."""
    return maybe(c.CARD_IDS if s.phase == DRAFT else c.NAMING_IDS)


def _choices(s: RoadTripState) -> list[str | None]:
    return [_choice(s).to_json(own.choice) for own in s.travellers]


def _write_choices(s: RoadTripState, choices: list[str | None]) -> None:
    for own, choice in zip(s.travellers, choices, strict=True):
        own.choice = _choice(s).from_json(choice)


def _culture(s: RoadTripState) -> list[dict[str, int]]:
    return [{c.CULTURE_IDS[kind]: rows.at(own.culture, kind) for kind in members(own.named)} for own in s.travellers]


def _write_culture(s: RoadTripState, by_seat: list[dict[str, int]]) -> None:
    for own, culture in zip(s.travellers, by_seat, strict=True):
        own.named = set_of(c.CULTURE_IDS).from_json(culture)
        own.culture = rows.row_of([culture.get(kind, 0) for kind in c.CULTURE_IDS])


def _stars(s: RoadTripState) -> dict[str, list[int]]:
    return {id: [own.seat for own in s.travellers if has(own.stars, region)] for region, id in enumerate(c.REGION_IDS)}


def _write_stars(s: RoadTripState, stars: Mapping[str, list[int]]) -> None:
    for region, id in enumerate(c.REGION_IDS):
        for seat in stars[id]:
            s.travellers[seat].stars = plus(s.travellers[seat].stars, region)
            s.stars_left = minus(s.stars_left, region)


def _settle(s: RoadTripState) -> None:
    """What lies in the rows is summed up, and who has not chosen is undecided."""
    s.undecided = below(s.seats) if s.phase != OVER else 0
    for own in s.travellers:
        if own.choice != NONE:
            s.undecided = minus(s.undecided, own.seat)
        cards = rows.things_in(own.row, c.HAND)
        own.clear_row()
        for place, card in enumerate(cards):
            if card != NONE:
                own.lay(place, card)


FIELDS = Fields(
    lambda dumped: blank(dumped["seats"]),
    SEATS,
    field("change-of-direction", FLAG, "turning"),
    field("phase", one_of(PHASES)),
    field("round", FROM_ONE),
    field("pick", FROM_ONE),
    each("hands", "travellers.hand", _CARDS, place="hand"),
    field("aside", _CARDS, place="aside"),
    field("returning", _CARDS),
    special("choices", _choices, _write_choices, "travellers.choice"),
    each("nameable", "travellers.nameable", set_of(c.CULTURE_IDS)),
    each("rows", "travellers.row", _TRIP, place="row"),
    each("visited", "travellers.visited", _CARDS),
    each("start-end", "travellers.start_end", _BY_ROUND),
    each("food", "travellers.food", _BY_ROUND),
    each("transport", "travellers.transport", _BY_ROUND),
    special("culture", _culture, _write_culture, "travellers.named", "travellers.culture"),
    special("stars", _stars, _write_stars, "travellers.stars", "stars_left"),
    each("passports", "travellers.passport", NUMBER),
    field("passport-places", NUMBER),
    follows=(
        "undecided",
        "travellers.seat",
        "travellers.food_in_row",
        "travellers.transport_in_row",
        "travellers.culture_in_row",
    ),
    settle=_settle,
)
dump, load, inventory = FIELDS.dump, FIELDS.load, FIELDS.inventory
