"""What lies in the box of Le jeu du tour du monde, as tables made from `data/`."""

from baluchon.kernel.box import Cell, DataRow, figures, label, name, number, players, shown, table
from baluchon.kernel.data import read_csv, read_toml
from baluchon.kernel.words import Message

_stops = read_csv(__package__, "countries.csv")
_connections = [(row["a"], row["b"]) for row in read_csv(__package__, "connections.csv")]
_tables = read_toml(__package__, "tables.toml")
_ISLAND = "island"


def _stop(row: DataRow) -> Cell:
    """The point of entry with its country; a start for the tour has a star."""
    id = "box-start" if row["gold"] == "1" else "box-island" if row["kind"] == _ISLAND else "box-stop"
    return Message(id, {"card": f"card:{row['id']}", "country": f"country:{row['id']}"})


def _linked(row: DataRow) -> Cell:
    linked = {b if a == row["id"] else a for a, b in _connections if row["id"] in (a, b)}
    return tuple(f"card:{stop['id']}" for stop in _stops if stop["id"] in linked)


def _under(row: DataRow) -> Cell:
    return Message("box-islands") if row["kind"] == _ISLAND else f"continent:{row['continent']}"


BOX = (
    table(
        "stops",
        _stops,
        shown("stop", _stop, "id", "gold"),
        number("points"),
        shown("via", _linked, "connections.csv/a", "connections.csv/b"),
        file="countries.csv",
        group=shown("kinds", _under, "kind", "continent"),
    ),
    table(
        "secondaries",
        read_csv(__package__, "secondaries.csv"),
        name("card", "secondary"),
        name("country", of="country"),
        number("points"),
        file="secondaries.csv",
    ),
    table(
        "others",
        [
            {"id": "joker-1", "copies": _tables["cards"]["jokers"], "points": _tables["points"]["joker"]},
            {"id": "plus-one-1", "copies": _tables["cards"]["plus_one"], "points": _tables["points"]["plus_one"]},
        ],
        name("card"),
        number("copies", "copies", "tables.toml/cards.jokers", "tables.toml/cards.plus_one"),
        number("points", "points", "tables.toml/points"),
    ),
    table(
        "dealt",
        [{"seats": seats, "cards": cards} for seats, cards in _tables["dealt"].items()],
        shown("players", lambda row: players(row["seats"])),
        number("cards", "cards", "tables.toml/dealt"),
    ),
    figures(
        "figures",
        (label("players"), players(f"{min(_tables['players'])}-{max(_tables['players'])}"), "tables.toml/players"),
        (label("rounds"), _tables["rounds"], "tables.toml/rounds"),
        (label("countries"), _tables["cards"]["countries"], "tables.toml/cards.countries"),
        (label("islands"), _tables["cards"]["islands"], "tables.toml/cards.islands"),
        (label("secondaries"), _tables["cards"]["secondaries"], "tables.toml/cards.secondaries"),
        (label("new-stops"), _tables["limits"]["new_countries_per_turn"], "tables.toml/limits.new_countries_per_turn"),
        (label("dry-turns"), _tables["limits"]["dry_turns"], "tables.toml/limits.dry_turns"),
    ),
)
