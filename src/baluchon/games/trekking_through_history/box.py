"""What lies in the box of Trekking Through History, as tables made from `data/`."""

from collections.abc import Iterator

from baluchon.games.trekking_through_history.components import CARD_IDS, EXPERIENCE_IDS, ITINERARY_IDS
from baluchon.kernel.box import Cell, Column, DataRow, counted, figures, label, number, players, shown, table
from baluchon.kernel.data import read_csv, read_toml
from baluchon.kernel.words import Message

_cards = read_csv(__package__, "cards.csv")
_itineraries = read_csv(__package__, "itineraries.csv")
_ancestors = read_toml(__package__, "ancestors.toml")
_tables = read_toml(__package__, "tables.toml")
_days = list(dict.fromkeys(row["day"] for row in _cards))
_seats = _tables["players"]
_card = {row["id"]: f"card:{id}" for row, id in zip(_cards, CARD_IDS, strict=False)}
_CRYSTAL = "crystal:time"
_SIGNS = {"o": "○", "-": "", "c": "✦"}
"""What a space of an itinerary holds, as it is drawn; points are their number."""


def _symbol(id: str) -> str:
    return {"crystal": _CRYSTAL, "none": "–"}.get(id, f"experience:{id}")


def _benefits(row: DataRow) -> Cell:
    return counted(_symbol(each) for each in row["benefits"].split(";"))


def _rows() -> Iterator[dict[str, str]]:
    """The six rows of every itinerary, each with what its end pays."""
    for itinerary, letter in zip(_itineraries, ITINERARY_IDS, strict=True):
        pays = dict(each.split(":") for each in itinerary["bonuses"].split(";"))
        for key in [column for column in itinerary if column.startswith("row")]:
            end = pays.get(key.removeprefix("row"), "")
            yield {"id": itinerary["id"], "letter": letter, "spaces": itinerary[key], "end": end}


def _space(place: int, experience: str) -> Column:
    row_columns = tuple(f"row{number}" for number in range(1, 7))
    return shown(f"experience:{experience}", lambda row: _sign(row["spaces"][place]), *row_columns)


def _sign(sign: str) -> Cell:
    return int(sign) if sign.isdigit() else _SIGNS[sign]


BOX = (
    table(
        "cards",
        _cards,
        shown("year", lambda row: f"year:{row['year']}", "year"),
        shown("card", lambda row: _card[row["id"]], "id"),
        number("hours"),
        shown("benefits", _benefits, "benefits"),
        file="cards.csv",
        group=shown("day", lambda row: f"day:{_days.index(row['day']) + 1}", "day"),
    ),
    table(
        "itineraries",
        _rows(),
        *(_space(place, experience) for place, experience in enumerate(EXPERIENCE_IDS)),
        shown(
            "row-end", lambda row: int(row["end"]) if row["end"].isdigit() else _SIGNS.get(row["end"], ""), "bonuses"
        ),
        file="itineraries.csv",
        group=shown("itinerary", lambda row: f"itinerary:{row['letter']}", "id"),
    ),
    table(
        "departure",
        [{"place": place, "symbol": symbol} for place, symbol in enumerate(_tables["departure"]["bonuses"])],
        shown("place", lambda row: row["place"] if row["place"] else Message("box-deck")),
        shown("bonus", lambda row: _symbol(row["symbol"]), "tables.toml/departure"),
    ),
    table(
        "treks",
        [{"cards": cards, "points": points} for cards, points in _tables["trek"]["points"].items()],
        number("cards", "cards", "tables.toml/trek.points"),
        number("points", "points", "tables.toml/trek.points"),
    ),
    table(
        "ancestors",
        [{"seats": seats, "used": used} for seats, used in _ancestors["used"].items()],
        shown("players", lambda row: players(row["seats"])),
        number("used", "cards", "ancestors.toml/used"),
    ),
    figures(
        "figures",
        (label("players"), players(f"{_seats['min']}-{_seats['max']}"), "tables.toml/players"),
        (label("days"), _tables["days"], "tables.toml/days"),
        (label("hours"), _tables["hours"], "tables.toml/hours"),
        (label("itineraries"), _tables["itineraries_dealt"], "tables.toml/itineraries_dealt"),
        (label("start-crystals"), _tables["start_crystals"], "tables.toml/start_crystals"),
        (label("crystal-points"), _tables["crystal_points"], "tables.toml/crystal_points"),
        (label("punctuality"), _tables["punctuality"], "tables.toml/punctuality"),
        (label("further"), _tables["trek"]["further"], "tables.toml/trek.further"),
        (label("ancestors"), _ancestors["copies"], "ancestors.toml/copies"),
        (label("ancestor-hours"), _ancestors["hours"], "ancestors.toml/hours"),
        (label("ancestor-gives"), tuple(_symbol(each) for each in _ancestors["benefits"]), "ancestors.toml/benefits"),
    ),
)
