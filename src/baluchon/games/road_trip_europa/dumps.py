"""The state as plain JSON with names, both ways, and where every card is."""

from collections.abc import Mapping

from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa.state import DRAFT, OVER, PHASES, RoadTripState, Traveller, blank
from baluchon.kernel import fields as f
from baluchon.kernel import rows
from baluchon.kernel.bits import below, has, members, minus, plus
from baluchon.kernel.game import NONE

_CARDS = f.set_of(c.CARD_IDS)
_BY_ROUND = f.numbers_by(c.ROUNDS)


def _choice(s: RoadTripState) -> f.Codec:
    """A choice is a card or what to name, by the phase."""
    return f.maybe(c.CARD_IDS if s.phase == DRAFT else c.NAMING_IDS)


def _write_choice(s: RoadTripState, own: Traveller, choice: str | None) -> None:
    own.choice = _choice(s).from_json(choice)


def _culture(s: RoadTripState, own: Traveller) -> dict[str, int]:
    return {c.CULTURE_IDS[kind]: rows.at(own.culture, kind) for kind in members(own.named)}


def _write_culture(s: RoadTripState, own: Traveller, culture: dict[str, int]) -> None:
    own.named = f.set_of(c.CULTURE_IDS).from_json(culture)
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


FIELDS = f.Fields(
    lambda dumped: blank(dumped["seats"]),
    f.SEATS,
    f.field("change-of-direction", f.FLAG, "turning"),
    f.field("phase", f.one_of(PHASES)),
    f.field("round", f.FROM_ONE),
    f.field("pick", f.FROM_ONE),
    f.each("hands", "travellers.hand", _CARDS, place="hand"),
    f.field("aside", _CARDS, place="aside"),
    f.field("returning", _CARDS),
    f.special_each("choices", "travellers", lambda s, own: _choice(s).to_json(own.choice), _write_choice, "choice"),
    f.each("nameable", "travellers.nameable", f.set_of(c.CULTURE_IDS)),
    f.each("rows", "travellers.row", f.row_of(c.CARD_IDS, c.HAND, gaps=False), place="row"),
    f.each("visited", "travellers.visited", _CARDS),
    f.each("start-end", "travellers.start_end", _BY_ROUND),
    f.each("food", "travellers.food", _BY_ROUND),
    f.each("transport", "travellers.transport", _BY_ROUND),
    f.special_each("culture", "travellers", _culture, _write_culture, "named", "culture"),
    f.special("stars", _stars, _write_stars, "travellers.stars", "stars_left"),
    f.each("passports", "travellers.passport", f.NUMBER),
    f.field("passport-places", f.NUMBER),
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
