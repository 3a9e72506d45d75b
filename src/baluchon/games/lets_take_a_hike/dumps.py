"""The fields of a state: as plain JSON with names, both ways, and where every card is."""

from collections.abc import Mapping

from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike import recall
from baluchon.games.lets_take_a_hike.state import PHASES, HikeState, blank, hide_packs
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import mask_of
from baluchon.kernel.fields import (
    FLAG,
    NUMBER,
    SEATS,
    SEATS_IN,
    Codec,
    Field,
    Fields,
    Json,
    Names,
    bag_of,
    each,
    field,
    list_of,
    maybe,
    one_of,
    set_of,
    special,
)
from baluchon.kernel.game import NONE

_CARDS = bag_of(c.KIND_IDS)
_PLACES_IN = SEATS_IN  # by their numbers


def _pack(row: int) -> dict[str, str]:
    """A pack, item by place."""
    items = rows.things_in(row, c.PLACES)
    return {place: c.KIND_IDS[item] for place, item in zip(c.PLACE_IDS, items, strict=True) if item != NONE}


def _pack_row(pack: dict[str, str]) -> int:
    items = [c.KIND_IDS.index(pack[place]) if place in pack else NONE for place in c.PLACE_IDS]
    return rows.row_of_things(items)


def _in_packs(s: HikeState) -> Names:
    return {
        f"pack {own.seat} {place}": [pack[place]] if place in pack else []
        for own in s.hikers
        for pack in [_pack(own.pack)]
        for place in c.PLACE_IDS
    }


def _by_place(key: str, codec: Codec) -> Field:
    """A list by place of every memory, one after the other."""

    def read(s: HikeState) -> Json:
        return [codec.to_json(value) for memory in s.memories for value in getattr(memory, key)]

    def write(s: HikeState, json: Json) -> None:
        values = [codec.from_json(value) for value in json]
        for n, memory in enumerate(s.memories):
            setattr(memory, key, values[n * c.PLACES : (n + 1) * c.PLACES])

    return special(key, read, write, f"memories.{key}")


def _settle(s: HikeState) -> None:
    """Count boots and places; refuse cards that nobody can have."""
    for own in s.hikers:
        carried = rows.things_in(own.pack, c.PLACES)
        own.filled = mask_of([place for place, item in enumerate(carried) if item != NONE])
        own.weight = sum(c.BOOTS[item] for item in carried if item != NONE)
        own.boots = sum(c.BOOTS[item] for item in bags.kinds_in(own.taken))
        if not recall.is_possible(s, own):
            raise ValueError(f"the cards of seat {own.seat} are not those that were seen there")


def _blank(dumped: Mapping[str, Json]) -> HikeState:
    s = blank(dumped["seats"])
    if dumped["hidden-packs"]:
        hide_packs(s)
    return s


FIELDS = Fields(
    _blank,
    SEATS,
    field("hidden-packs", FLAG),
    field("phase", one_of(PHASES)),
    field("acting", SEATS_IN),
    field("asked", SEATS_IN),
    field("first", NUMBER),
    field("turn", NUMBER),
    field("actions", NUMBER),
    field("swaps", NUMBER),
    field("pile", _CARDS, place="pile"),
    field("discards", _CARDS, place="discards"),
    field("refilled", FLAG),
    field("ending", FLAG),
    field("card", maybe(c.KIND_IDS)),
    field("hikes", NUMBER),
    field("leader", NUMBER),
    field("party", SEATS_IN),
    field("hikers", SEATS_IN, "walking"),
    field("waiting", SEATS_IN),
    field("homeward", FLAG),
    field("row", list_of(c.KIND_IDS), place="row"),
    each("hands", "hikers.hand", _CARDS, place="hand"),
    each("packs", "hikers.pack", Codec(_pack, _pack_row)),
    each("shown", "hikers.shown", set_of(c.PLACE_IDS)),
    each("taken", "hikers.taken", _CARDS, place="score pile"),
    each("offers", "hikers.offer", _PLACES_IN),
    each("needs", "hikers.need", NUMBER),
    each("marks", "hikers.marks", _PLACES_IN),
    each("held", "hikers.held", _CARDS),
    each("known", "hikers.known", _CARDS),
    _by_place("since", _CARDS),
    _by_place("barred", set_of(c.KIND_IDS)),
    field("lucky", NUMBER),
    follows=("hikers.seat", "hikers.boots", "hikers.filled", "hikers.weight"),
    settle=_settle,
    also=_in_packs,
)
dump, load, inventory = FIELDS.dump, FIELDS.load, FIELDS.inventory
