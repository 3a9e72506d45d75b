"""What lies in the box of Road Trip Europa, as tables made from `data/`."""

from collections import Counter

from baluchon.kernel.box import Cell, DataRow, figures, label, name, number, players, shown, table
from baluchon.kernel.data import read_csv, read_toml

_cards = read_csv(__package__, "cards.csv")
_tables = read_toml(__package__, "tables.toml")
_FAMILIES = ("food", "transport", "culture")
_copies = {family: Counter(row[family] for row in _cards) for family in _FAMILIES}
_countries = Counter(row["region"] for row in _cards)
_seats = _tables["players"]


def _symbols(row: DataRow) -> Cell:
    return tuple(f"{family}:{row[family]}" for family in _FAMILIES if row[family])


BOX = (
    table(
        "cards",
        _cards,
        name("card", "country"),
        number("number"),
        shown("symbols", _symbols, *_FAMILIES),
        file="cards.csv",
        group=name("region", of="region"),
    ),
    table(
        "food",
        [{"id": id, "points": points} for id, points in _tables["food"].items()],
        name("food"),
        number("points", "points", "tables.toml/food"),
        shown("copies", lambda row: _copies["food"][row["id"]], "cards.csv/food"),
    ),
    table(
        "transport",
        [{"id": id, "points": points} for id, points in _tables["transport_pair"].items()],
        name("transport"),
        number("points", "pair", "tables.toml/transport_pair"),
        shown("copies", lambda row: _tables["transport_frequency"][row["id"]], "tables.toml/transport_frequency"),
    ),
    table(
        "culture",
        [{"id": id} for id in _tables["culture"]["kinds"]],
        name("culture"),
        shown("copies", lambda row: _copies["culture"][row["id"]], "tables.toml/culture", "cards.csv/culture"),
    ),
    table(
        "culture-points",
        [{"seats": seats, "points": points} for seats, points in _tables["culture_points"].items()],
        shown("players", lambda row: players(row["seats"])),
        number("points", "points", "tables.toml/culture_points"),
    ),
    table(
        "regions",
        read_csv(__package__, "regions.csv"),
        name("region"),
        shown("countries", lambda row: _countries[row["id"]], "cards.csv/region"),
        number("star"),
        file="regions.csv",
    ),
    figures(
        "figures",
        (label("players"), players(f"{_seats['min']}-{_seats['max']}"), "tables.toml/players"),
        (label("rounds"), _tables["rounds"], "tables.toml/rounds"),
        (label("hand"), _tables["hand"], "tables.toml/hand"),
        (label("food-limit"), _tables["food_rule"]["full_up_to"], "tables.toml/food_rule.full_up_to"),
        (label("food-divisor"), _tables["food_rule"]["above_divide_by"], "tables.toml/food_rule"),
        (label("country-points"), _tables["country_points"], "tables.toml/country_points"),
        (label("passport"), tuple(_tables["passport"]), "tables.toml/passport"),
    ),
)
