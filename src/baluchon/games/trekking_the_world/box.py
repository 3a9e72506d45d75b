"""What lies in the box of Trekking the World, as tables made from `data/`, by the figures of a version."""

from typing import Any

from baluchon.kernel.box import (
    Cell,
    Column,
    DataRow,
    Part,
    Table,
    figures,
    label,
    name,
    number,
    players,
    shown,
    table,
    times,
)
from baluchon.kernel.data import read_csv, read_toml
from baluchon.kernel.words import Message

_places = {row["id"]: row for row in read_csv(__package__, "places.csv")}
_links = [(row["a"], row["b"]) for row in read_csv(__package__, "links.csv")]
_tables = read_toml(__package__, "tables.toml")
_setup = _tables["setup"]
_symbols: list[str] = _tables["trek_deck"]["symbols"]
_colours = [{"id": colour} for colour in _tables["majority"]["tiles"]]


def box(version: int) -> tuple[Table, ...]:
    """The tables of a version; what an earlier one has otherwise stands in its own files."""
    own = read_toml(__package__, "tables.toml", version)
    tables = _tables | {key: {**_tables[key], **values} for key, values in own.items() if isinstance(values, dict)}
    return (*_cards(version), *_scores(tables), _board(), _others(tables))


def _cards(version: int) -> tuple[Table, ...]:
    return (
        table(
            "destinations",
            read_csv(__package__, "destinations.csv", version),
            name("destination"),
            shown("cost", _cost, *_symbols),
            number("vp"),
            file="destinations.csv",
            group=shown("region", _region, "places.csv/region"),
        ),
        table(
            "journeys",
            read_csv(__package__, "journeys.csv", version),
            name("journey"),
            shown("lines", _effects, "effects"),
            file="journeys.csv",
            group=shown("deck", lambda row: Message("box-deck", {"deck": row["deck"]}), "deck"),
        ),
        table(
            "treks",
            [{"value": value, "copies": copies} for value, copies in _tables["trek_deck"]["copies_of_value"].items()],
            number("value", "value", "tables.toml/trek_deck.copies_of_value"),
            number("copies", "copies", "tables.toml/trek_deck.copies_of_value"),
        ),
    )


def _region(row: DataRow) -> Cell:
    return f"region:{_places[row['id']]['region'].lower().replace(' ', '-')}"


def _cost(row: DataRow) -> Cell:
    return tuple(times(int(row[symbol]), f"symbol:{symbol}") for symbol in _symbols if int(row[symbol]))


def _effects(row: DataRow) -> Cell:
    return tuple(_effect(*line.partition(":")[::2]) for line in row["effects"].split(";"))


def _effect(effect: str, count: str) -> Part:
    return Message(f"board-line-{effect}", {"number": int(count or 0)})


def _scores(tables: dict[str, Any]) -> tuple[Table, ...]:
    sides, tiles = tables["suitcase"]["sides"], tables["majority"]["vp"]
    return (
        table(
            "suitcase",
            [{"sets": sets + 1} for sets in range(tables["suitcase"]["max_sets"])],
            number("sets", "sets", "tables.toml/suitcase.max_sets"),
            *(_suitcase_column(side, points) for side, points in sides.items()),
        ),
        table(
            "tiles",
            _colours,
            shown("souvenir", lambda row: f"souvenir:{row['id']}", "tables.toml/majority.tiles"),
            *(_tile_column(side, points) for side, points in tiles.items()),
        ),
        table(
            "removed",
            _colours,
            name("souvenir"),
            *(_removed_column(seats, removed) for seats, removed in tables["cubes"]["removed"].items()),
        ),
        table(
            "tokens",
            [{"value": value, "copies": copies} for value, copies in tables["vp_tokens"].items()],
            number("value", "vp", "tables.toml/vp_tokens"),
            number("copies", "copies", "tables.toml/vp_tokens"),
        ),
    )


def _suitcase_column(side: str, points: list[int]) -> Column:
    return shown(players(side), lambda row: points[row["sets"] - 1], f"tables.toml/suitcase.sides.{side}")


def _tile_column(side: str, points: dict[str, int]) -> Column:
    return shown(players(side), lambda row: points[row["id"]], f"tables.toml/majority.vp.{side}")


def _removed_column(seats: str, removed: dict[str, int]) -> Column:
    return shown(players(seats), lambda row: removed[row["id"]], f"tables.toml/cubes.removed.{seats}")


def _board() -> Table:
    return table(
        "places",
        _places.values(),
        name("place"),
        shown("mark", _marked, "players", "kind"),
        shown("links", _linked, "links.csv/a", "links.csv/b"),
        file="places.csv",
        group=shown("region", _region, "region"),
    )


def _marked(row: DataRow) -> Cell:
    """An airport, or the mark of a place that gets a cube only with more players."""
    if row["kind"] == "airport":
        return Message("box-airport")
    return f"{row['players']}+" if int(row["players"]) > min(_setup["players"]) else ""


def _linked(row: DataRow) -> Cell:
    linked = {b if a == row["id"] else a for a, b in _links if row["id"] in (a, b)}
    return tuple(f"place:{id}" for id in _places if id in linked)


def _others(tables: dict[str, Any]) -> Table:
    seats = f"{min(_setup['players'])}-{max(_setup['players'])}"
    open_journeys = tuple(times(count, deck) for deck, count in _setup["open_journey_cards"].items())
    first_game = tuple(f"journey:{id}" for id in _setup["first_game_journeys"])

    def line(id: str, path: str, cell: Cell | None = None) -> tuple[Part, Cell, str]:
        value: Any = tables
        for key in path.split("."):
            value = value[key]
        return label(id), value if cell is None else cell, f"tables.toml/{path}"

    return figures(
        "figures",
        line("players", "setup.players", players(seats)),
        line("symbols", "trek_deck.symbols", tuple(f"symbol:{id}" for id in _symbols)),
        line("dealt", "setup.trek_cards_dealt"),
        line("open-treks", "setup.open_trek_cards"),
        line("open-destinations", "setup.open_destination_cards"),
        line("open-destinations-option", "setup.open_destination_cards_alternative"),
        line("open-journeys", "setup.open_journey_cards", open_journeys),
        line("first-game", "setup.first_game_journeys", first_game),
        line("draws", "setup.draw_action_cards"),
        line("journey-price", "setup.journey_price_same_symbol"),
        line("visit-bonus", "visit_bonus.from_right", tuple(tables["visit_bonus"]["from_right"])),
        line("cubes", "cubes.per_colour"),
        line("least-cubes", "majority.min_cubes"),
        line("region-tokens", "region_tokens.values", tuple(tables["region_tokens"]["values"])),
        line("region-tokens-in-play", "region_tokens.in_play"),
        line("end-tokens", "end.region_tokens_taken"),
        line("end-visits", "end.destinations_visited"),
        line("most-links", "limits.links_per_move"),
        line("dry-turns", "limits.dry_turns_per_player"),
    )
