"""What lies in the box, as tables made from `data/`: the last part of the rules."""

from baluchon.kernel.box import figures, label, players, shown, table
from baluchon.kernel.data import read_toml
from baluchon.kernel.words import Message
from baluchon.lanterns.components import IDS, MAX_SEATS, MIN_SEATS

_tables = read_toml(__package__, "tables.toml")

BOX = (
    table(
        "lanterns",
        [{"id": id} for id in IDS],
        shown("lantern", lambda row: f"lantern:{row['id']}", "tables.toml/lanterns"),
        shown("buried-worth", lambda row: Message("box-worth-a-point") if int(row["id"]) % 2 == 0 else ""),
    ),
    figures(
        "figures",
        (label("players"), players(f"{MIN_SEATS}-{MAX_SEATS}"), "tables.toml/players"),
        (label("hand"), _tables["hand"], "tables.toml/hand"),
    ),
)
