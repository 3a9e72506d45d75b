"""The fields of a state: as plain JSON with names, both ways, and where every card is."""

from collections.abc import Mapping

from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike import recall
from baluchon.games.lets_take_a_hike.state import PHASES, HikeState, blank, hide_packs
from baluchon.kernel import bags, rows
from baluchon.kernel import fields as f
from baluchon.kernel.bits import mask_of
from baluchon.kernel.game import NONE

_CARDS = f.bag_of(c.KIND_IDS)
_PLACES_IN = f.SEATS_IN  # by their numbers


def _pack(row: int) -> dict[str, str]:
    """A pack, item by place."""
    items = rows.things_in(row, c.PLACES)
    return {place: c.KIND_IDS[item] for place, item in zip(c.PLACE_IDS, items, strict=True) if item != NONE}


def _pack_row(pack: dict[str, str]) -> int:
    items = [c.KIND_IDS.index(pack[place]) if place in pack else NONE for place in c.PLACE_IDS]
    return rows.row_of_things(items)


def _in_packs(s: HikeState) -> f.Names:
    return {
        f"pack {own.seat} {place}": [pack[place]] if place in pack else []
        for own in s.hikers
        for pack in [_pack(own.pack)]
        for place in c.PLACE_IDS
    }


def _by_place(key: str, codec: f.Codec) -> f.Field:
    """A list by place of every memory, one after the other."""

    def read(s: HikeState) -> f.Json:
        return [codec.to_json(value) for memory in s.memories for value in getattr(memory, key)]

    def write(s: HikeState, json: f.Json) -> None:
        values = [codec.from_json(value) for value in json]
        for n, memory in enumerate(s.memories):
            setattr(memory, key, values[n * c.PLACES : (n + 1) * c.PLACES])

    return f.special(key, read, write, f"memories.{key}")


def _settle(s: HikeState) -> None:
    """Count boots and places; refuse cards that nobody can have."""
    for own in s.hikers:
        carried = rows.things_in(own.pack, c.PLACES)
        own.filled = mask_of([place for place, item in enumerate(carried) if item != NONE])
        own.weight = sum(c.BOOTS[item] for item in carried if item != NONE)
        own.boots = sum(c.BOOTS[item] for item in bags.kinds_in(own.taken))
        if not recall.is_possible(s, own):
            raise ValueError(f"the cards of seat {own.seat} are not those that were seen there")


def _blank(dumped: Mapping[str, f.Json]) -> HikeState:
    s = blank(dumped["seats"])
    if dumped["hidden-packs"]:
        hide_packs(s)
    return s


FIELDS = f.Fields(
    _blank,
    f.SEATS,
    f.field("hidden-packs", f.FLAG),
    f.field("phase", f.one_of(PHASES)),
    f.field("acting", f.SEATS_IN),
    f.field("asked", f.SEATS_IN),
    f.field("first", f.NUMBER),
    f.field("turn", f.NUMBER),
    f.field("actions", f.NUMBER),
    f.field("swaps", f.NUMBER),
    f.field("pile", _CARDS, place="pile"),
    f.field("discards", _CARDS, place="discards"),
    f.field("refilled", f.FLAG),
    f.field("ending", f.FLAG),
    f.field("card", f.maybe(c.KIND_IDS)),
    f.field("hikes", f.NUMBER),
    f.field("leader", f.NUMBER),
    f.field("party", f.SEATS_IN),
    f.field("hikers", f.SEATS_IN, "walking"),
    f.field("waiting", f.SEATS_IN),
    f.field("homeward", f.FLAG),
    f.field("row", f.list_of(c.KIND_IDS), place="row"),
    f.each("hands", "hikers.hand", _CARDS, place="hand"),
    f.each("packs", "hikers.pack", f.Codec(_pack, _pack_row)),
    f.each("shown", "hikers.shown", f.set_of(c.PLACE_IDS)),
    f.each("taken", "hikers.taken", _CARDS, place="score pile"),
    f.each("offers", "hikers.offer", _PLACES_IN),
    f.each("needs", "hikers.need", f.NUMBER),
    f.each("marks", "hikers.marks", _PLACES_IN),
    f.each("held", "hikers.held", _CARDS),
    f.each("known", "hikers.known", _CARDS),
    _by_place("since", _CARDS),
    _by_place("barred", f.set_of(c.KIND_IDS)),
    f.field("lucky", f.NUMBER),
    follows=("hikers.seat", "hikers.boots", "hikers.filled", "hikers.weight"),
    settle=_settle,
    also=_in_packs,
)
dump, load, inventory = FIELDS.dump, FIELDS.load, FIELDS.inventory
