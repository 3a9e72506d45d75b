"""What lies in the box of Trekking the World, as tables made from `data/`."""

from baluchon.kernel.box import Cell, Column, DataRow, Part, figures, label, name, number, players, shown, table, times
from baluchon.kernel.data import read_csv, read_toml
from baluchon.kernel.words import Message

_places = {row["id"]: row for row in read_csv(__package__, "places.csv")}
_links = [(row["a"], row["b"]) for row in read_csv(__package__, "links.csv")]
_tables = read_toml(__package__, "tables.toml")
_setup, _majority, _sides = _tables["setup"], _tables["majority"], _tables["suitcase"]["sides"]
_symbols: list[str] = _tables["trek_deck"]["symbols"]


def _region(row: DataRow) -> Cell:
    return f"region:{_places[row['id']]['region'].lower().replace(' ', '-')}"


def _cost(row: DataRow) -> Cell:
    return tuple(times(int(row[symbol]), f"symbol:{symbol}") for symbol in _symbols if int(row[symbol]))


def _marked(row: DataRow) -> Cell:
    """An airport, or the mark of a place that gets a cube only with more players."""
    if row["kind"] == "airport":
        return Message("box-airport")
    return f"{row['players']}+" if int(row["players"]) > min(_setup["players"]) else ""


def _linked(row: DataRow) -> Cell:
    linked = {b if a == row["id"] else a for a, b in _links if row["id"] in (a, b)}
    return tuple(f"place:{id}" for id in _places if id in linked)


def _effects(row: DataRow) -> Cell:
    return tuple(_effect(*line.partition(":")[::2]) for line in row["effects"].split(";"))


def _effect(effect: str, count: str) -> Part:
    return Message(f"board-line-{effect}", {"number": int(count or 0)})


def _tile(row: DataRow, side: str) -> int:
    """A side prints one figure on all its tiles, or one for each colour."""
    points = _majority["vp"][side]
    return int(points[row["id"]] if isinstance(points, dict) else points)


def _tile_column(side: str) -> Column:
    return shown(players(side), lambda row: _tile(row, side), f"tables.toml/majority.vp.{side}")


def _suitcase_column(side: str) -> Column:
    return shown(players(side), lambda row: _sides[side][row["sets"] - 1], f"tables.toml/suitcase.sides.{side}")


def _removed_column(seats: str) -> Column:
    removed = _tables["cubes"]["removed"][seats]
    return shown(players(seats), lambda row: int(removed[row["id"]]), f"tables.toml/cubes.removed.{seats}")


_colours = [{"id": colour} for colour in _majority["tiles"]]

BOX = (
    table(
        "destinations",
        read_csv(__package__, "destinations.csv"),
        name("destination"),
        shown("cost", _cost, *_symbols),
        number("vp"),
        file="destinations.csv",
        group=shown("region", _region, "places.csv/region"),
    ),
    table(
        "journeys",
        read_csv(__package__, "journeys.csv"),
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
    table(
        "suitcase",
        [{"sets": sets + 1} for sets in range(_tables["suitcase"]["max_sets"])],
        number("sets", "sets", "tables.toml/suitcase.max_sets"),
        *(_suitcase_column(side) for side in _sides),
    ),
    table(
        "tiles",
        _colours,
        shown("souvenir", lambda row: f"souvenir:{row['id']}", "tables.toml/majority.tiles"),
        *(_tile_column(side) for side in _majority["vp"]),
    ),
    table("removed", _colours, name("souvenir"), *(_removed_column(seats) for seats in _tables["cubes"]["removed"])),
    table(
        "tokens",
        [{"value": value, "copies": copies} for value, copies in _tables["vp_tokens"].items()],
        number("value", "vp", "tables.toml/vp_tokens"),
        number("copies", "copies", "tables.toml/vp_tokens"),
    ),
    table(
        "places",
        _places.values(),
        name("place"),
        shown("mark", _marked, "players", "kind"),
        shown("links", _linked, "links.csv/a", "links.csv/b"),
        file="places.csv",
        group=shown("region", _region, "region"),
    ),
    figures(
        "figures",
        (label("players"), players(f"{min(_setup['players'])}-{max(_setup['players'])}"), "tables.toml/setup.players"),
        (label("symbols"), tuple(f"symbol:{id}" for id in _symbols), "tables.toml/trek_deck.symbols"),
        (label("dealt"), _setup["trek_cards_dealt"], "tables.toml/setup.trek_cards_dealt"),
        (label("open-treks"), _setup["open_trek_cards"], "tables.toml/setup.open_trek_cards"),
        (label("open-destinations"), _setup["open_destination_cards"], "tables.toml/setup.open_destination_cards"),
        (
            label("open-destinations-option"),
            _setup["open_destination_cards_alternative"],
            "tables.toml/setup.open_destination_cards_alternative",
        ),
        (
            label("open-journeys"),
            tuple(times(count, deck) for deck, count in _setup["open_journey_cards"].items()),
            "tables.toml/setup.open_journey_cards",
        ),
        (
            label("first-game"),
            tuple(f"journey:{id}" for id in _setup["first_game_journeys"]),
            "tables.toml/setup.first_game_journeys",
        ),
        (label("draws"), _setup["draw_action_cards"], "tables.toml/setup.draw_action_cards"),
        (label("journey-price"), _setup["journey_price_same_symbol"], "tables.toml/setup.journey_price_same_symbol"),
        (label("visit-bonus"), tuple(_tables["visit_bonus"]["from_right"]), "tables.toml/visit_bonus"),
        (label("cubes"), _tables["cubes"]["per_colour"], "tables.toml/cubes.per_colour"),
        (label("least-cubes"), _majority["min_cubes"], "tables.toml/majority.min_cubes"),
        (label("region-tokens"), tuple(_tables["region_tokens"]["values"]), "tables.toml/region_tokens.values"),
        (label("region-tokens-in-play"), _tables["region_tokens"]["in_play"], "tables.toml/region_tokens.in_play"),
        (label("end-tokens"), _tables["end"]["region_tokens_taken"], "tables.toml/end.region_tokens_taken"),
        (label("end-visits"), _tables["end"]["destinations_visited"], "tables.toml/end.destinations_visited"),
        (label("most-links"), _tables["limits"]["links_per_move"], "tables.toml/limits.links_per_move"),
        (label("dry-turns"), _tables["limits"]["dry_turns_per_player"], "tables.toml/limits.dry_turns_per_player"),
    ),
)
