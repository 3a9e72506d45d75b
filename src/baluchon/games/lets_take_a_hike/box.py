"""What lies in the box of Let's Take a Hike, as tables made from `data/`."""

from baluchon.kernel.box import Cell, DataRow, figures, label, name, number, players, shown, table
from baluchon.kernel.data import read_csv, read_toml
from baluchon.kernel.words import Message

_tables = read_toml(__package__, "tables.toml")
_pack: list[str] = _tables["places"]["pack"]
_hands: list[str] = _tables["places"]["hands"]
_seats = _tables["players"]


def _places(row: DataRow) -> Cell:
    words = row["places"].split(";")
    if {*_pack, "hands"} <= set(words):
        return Message("box-items-everywhere")
    return tuple(f"place:{id}" for id in [*_pack, *_hands] if id in words or (id in _hands and "hands" in words))


BOX = (
    table(
        "items",
        read_csv(__package__, "items.csv"),
        name("card", "item"),
        number("boots"),
        number("copies"),
        shown("places", _places, "places"),
        file="items.csv",
    ),
    table(
        "hazards", read_csv(__package__, "hazards.csv"), name("card", "hazard"), number("copies"), file="hazards.csv"
    ),
    figures(
        "figures",
        (label("players"), players(f"{_seats['min']}-{_seats['max']}"), "tables.toml/players"),
        (label("dealt"), _tables["dealt_hand"], "tables.toml/dealt_hand"),
        (label("hand-limit"), _tables["hand_limit"], "tables.toml/hand_limit"),
        (label("actions"), _tables["actions_per_turn"], "tables.toml/actions_per_turn"),
        (label("pack"), tuple(f"place:{id}" for id in _pack), "tables.toml/places.pack"),
        (label("hands"), tuple(f"place:{id}" for id in _hands), "tables.toml/places.hands"),
        (label("swaps"), _tables["limits"]["swaps_in_a_row_per_player"], "tables.toml/limits"),
    ),
)
