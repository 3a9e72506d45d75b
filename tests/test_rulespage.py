"""The page of rules: what is written by hand and what is made from the data, as words of one language."""

import csv
import re
from dataclasses import replace
from importlib.resources import files

import pytest

from baluchon.kernel.box import counted, figures, label, name, names, number, players, shown, table, times
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.provenance import Origin, figures_in, origin_of, provenance
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.kernel.words import Message
from baluchon.lanterns import GAME as LANTERNS
from baluchon.rulespage import ComponentTable, cell_words, has_rules, only, rules_page, to_markdown
from baluchon.texts import Texts
from tools.typography import faults

OURS = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
IN_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)


def titled(game: Game, title: str, language: str = "en") -> ComponentTable:
    return next(each for each in rules_page(game, language).components if each.title == title)


def test_a_page_opens_in_short_and_keeps_clauses_in_their_sections() -> None:
    page = rules_page(LANTERNS, "en")
    assert (page.title, page.head) == ("Lanterns", ["2–3 players · hidden hands, choices at the same time"])
    assert page.short_title == "In short"
    assert [paragraph[:8] for paragraph in page.short] == ["You hold", "Whoever "]
    assert [section.title for section in page.sections] == ["Setup", "A turn", "End"]
    assert [entry.id for entry in page.sections[1].entries] == ["LA-T1", "LA-T2", "LA-T3", "LA-T4"]
    assert page.sign == ""


def test_a_page_in_a_language_that_a_game_does_not_have_is_english() -> None:
    assert rules_page(LANTERNS, "it").short == rules_page(LANTERNS, "en").short


def test_a_game_without_rules_has_an_empty_page() -> None:
    bare = replace(LANTERNS, package="baluchon.kernel")
    assert not has_rules(bare)
    assert has_rules(LANTERNS)
    page = rules_page(bare, "en")
    assert (page.title, page.short, page.sections, page.components) == ("Lanterns", [], [], [])


@OURS
@IN_LANGUAGES
def test_a_page_explains_its_sign_and_has_half_a_page_in_plain_words(game: Game, language: str) -> None:
    page = rules_page(game, language)
    assert page.sign.startswith("◇ ")
    assert not any("◇" in line for line in [*page.head, *page.short])
    assert 120 <= len(" ".join(page.short).split()) <= 220


@OURS
@IN_LANGUAGES
def test_the_markdown_has_everything_once(game: Game, language: str) -> None:
    page = rules_page(game, language)
    text = to_markdown(page)
    for section in page.sections:
        for entry in section.entries:
            assert text.count(f"- {entry.id} {entry.text}" if entry.id else f"- {entry.text}") == 1
    for each in page.components:
        assert f"\n### {each.title}\n" in text
        for row in each.rows:
            assert f"| {' | '.join(row.cells)} |" in text
    assert text.index(page.sections[-1].title) < text.index(page.components_title)
    assert text.index(page.short[0]) < text.index(page.sections[0].entries[0].text)


def test_one_part_can_be_had_alone() -> None:
    page = rules_page(game_by_id("road-trip-europa"), "en")
    short, clauses, components = (only(page, part) for part in ("short", "clauses", "components"))
    assert (short.sections, short.components) == ([], [])
    assert (clauses.short, clauses.components) == ([], [])
    assert clauses.sign == page.sign
    assert (components.short, components.sections, components.sign) == ([], [], "")


# ------------------------------------------------------------------------------------------- what the tables show


def test_road_trip_shows_values_and_frequencies_of_transport_and_every_star() -> None:
    game = game_by_id("road-trip-europa")
    transport = titled(game, "Transport")
    assert [row.cells for row in transport.rows] == [
        ["car", "3", "5"],
        ["train", "4", "5"],
        ["bicycle", "5", "4"],
        ["boat", "7", "3"],
        ["plane", "9", "2"],
    ]
    stars = titled(game, "Regions and their stars")
    assert ["Benelux", "3", "3"] in [row.cells for row in stars.rows]
    assert len(stars.rows) == 7


def test_the_hike_shows_boots_copies_and_places_of_every_item() -> None:
    items = titled(game_by_id("lets-take-a-hike"), "Items")
    assert items.columns[1:3] == ["Boots", "How many"]
    pan, granola = items.rows[0].cells, items.rows[3].cells
    assert (pan[1:3], granola[3]) == (["3", "8"], "everywhere")
    assert len(items.rows) == 12


def test_the_world_shows_suitcases_majority_tiles_and_every_destination() -> None:
    game = game_by_id("trekking-the-world")
    page = rules_page(game, "en")
    by_title = {each.title: each for each in page.components}
    destinations = by_title["Destination cards"]
    assert len(destinations.rows) == 48
    assert len({row.group for row in destinations.rows}) == 6
    suitcase = next(each for each in page.components if each.title.startswith("Suitcase"))
    assert [row.cells[0] for row in suitcase.rows] == ["1", "2", "3", "4"]
    assert suitcase.rows[2].cells[2] == "17"
    assert suitcase.columns[1:] == ["2 players", "3–5 players"]
    assert [row.cells[1:] for row in by_title["Majority tiles"].rows] == [
        ["5", "9"],
        ["6", "10"],
        ["7", "11"],
        ["8", "12"],
    ]
    assert len(by_title["Journey cards"].rows) == 12


def test_a_table_begun_by_earlier_rules_is_shown_their_figures() -> None:
    first = game_by_id("trekking-the-world", 1)
    assert titled(first, "Destination cards").rows[0].cells[1:] == ["Scenery, 2 × Adventure, Nature", "11"]
    assert titled(first, "Majority tiles").rows[3].cells[1:] == ["3", "5"]
    assert titled(first, "Majority tiles").origins == [], "what is told of figures is told of the newest"
    assert dict(row.cells for row in titled(first, "Other figures").rows)["Links in a move at most"] == "15"


def test_history_shows_cards_by_day_ancestors_and_itineraries_as_they_are_drawn() -> None:
    game = game_by_id("trekking-through-history")
    cards = titled(game, "History cards")
    assert cards.rows[0].cells[0].split() == ["37,000", "BCE"]
    assert [row.group for row in cards.rows].count("Day II") == 36
    plans = titled(game, "Itineraries")
    assert [row.cells for row in plans.rows[:6]] == [
        ["○", "○", "", "", ""],
        ["○", "○", "○", "○", "5"],
        ["○", "2", "3", "✦", ""],
        ["○", "○", "", "○", "10"],
        ["", "2", "", "", ""],
        ["", "3", "", "", ""],
    ]
    assert titled(game, "Points of a trek").rows[0].cells == ["1", "−3"]
    others = dict(row.cells for row in titled(game, "Other figures").rows)
    assert (others["Hours of an ancestor"], others["An ancestor gives"]) == ("3", "wild")


def test_the_tour_shows_what_every_country_connects_to() -> None:
    game = game_by_id("tour-du-monde")
    stops = {row.cells[0]: row for row in titled(game, "Countries and islands").rows}
    assert "New York" in stops["★ Paris, France"].cells[2]
    assert stops["Dublin, Ireland"].cells[1:] == ["20", "London"]
    assert len(stops) == 68


# --------------------------------------------------------------------------------------- where figures come from


@OURS
@IN_LANGUAGES
def test_below_every_table_stands_where_its_figures_come_from(game: Game, language: str) -> None:
    for each in rules_page(game, language).components:
        assert each.origins, each.title
        assert not any(re.search(r"\borigin-|[{}$]", line) for line in each.origins)


@OURS
@IN_LANGUAGES
def test_what_is_told_of_figures_is_set_by_the_rules_of_the_language(game: Game, language: str) -> None:
    wrong = {each.figure: faults(each.notes.get(language, ""), language) for each in provenance(game.package).values()}
    assert {figure: found for figure, found in wrong.items() if found} == {}


def test_an_origin_is_told_in_words_with_what_there_is_to_add() -> None:
    game = game_by_id("road-trip-europa")
    assert "A pair pays: partly printed in the rulebook, partly from other public sources." in " ".join(
        titled(game, "Transport").origins
    )
    assert "Food, Points: printed in the rulebook." not in titled(game, "Local food").origins
    assert "Points: printed in the rulebook." in titled(game, "Local food").origins


def test_an_entry_goes_for_all_below_it_that_has_none_of_its_own() -> None:
    def origin(figure: str) -> Origin:
        return Origin(figure, ("ours",), {}, True)

    known = {figure: origin(figure) for figure in ("a.csv", "a.csv/x", "t.toml/one", "t.toml/one.two")}
    assert [found.figure for path in ("a.csv/x", "a.csv/y") if (found := origin_of(path, known))] == [
        "a.csv/x",
        "a.csv",
    ]
    assert origin_of("t.toml/one.two.three", known) == known["t.toml/one.two"]
    assert origin_of("t.toml/one.other", known) == known["t.toml/one"]
    assert origin_of("t.toml/other", known) is None


@OURS
def test_figures_are_columns_and_values_without_names(game: Game) -> None:
    found = figures_in(game.package)
    assert len(found) == len(set(found)) > 10
    assert not [figure for figure in found if figure.endswith(("_en", "_fr", "_de", ".en", ".fr", ".de"))]
    for file in (files(game.package) / "data").iterdir():
        if file.name.endswith(".csv"):
            rows = csv.DictReader(file.read_text(encoding="utf-8").splitlines())
            assert {f"{file.name}/{column}" for column in rows.fieldnames or [] if column[-3:-2] != "_"} <= set(found)
    assert not [figure for figure in found if figure.startswith(("names.toml", "provenance.toml"))]
    assert provenance(game.package)


# ------------------------------------------------------------------------------------------------ making a table


def test_a_table_is_made_from_rows() -> None:
    rows = [{"id": "a", "points": "3", "kinds": "x;y", "of": "b"}, {"id": "c", "points": "-1", "kinds": "", "of": ""}]
    made = table(
        "things",
        rows,
        name("thing"),
        number("points", "worth"),
        names("kind", "kinds", "kinds"),
        shown("double", lambda row: 2 * int(row["points"]), "points", "tables.toml/double"),
        file="things.csv",
        group=name("thing", "owner", of="of"),
    )
    assert [row.id for row in made.rows] == ["a", "c"]
    assert made.rows[0].cells == ("thing:a", 3, ("kind:x", "kind:y"), 6)
    assert made.rows[1].cells == ("thing:c", -1, (), -2)
    assert [row.group for row in made.rows] == ["thing:b", ""]
    assert [column.figures for column in made.columns] == [
        ("things.csv/id",),
        ("things.csv/points",),
        ("things.csv/kinds",),
        ("things.csv/points", "tables.toml/double"),
    ]
    assert made.group is not None
    assert made.group.figures == ("things.csv/of",)


def test_single_figures_are_rows_with_their_own_origin() -> None:
    made = figures("figures", (label("hand"), 4, "tables.toml/hand"))
    assert made.rows[0].cells == (Message("figure-hand"), 4)
    assert made.rows[0].figures == ("tables.toml/hand",)


def test_rows_of_no_file_show_no_figure_of_one() -> None:
    assert table("things", [{"id": "a"}], name("thing")).columns[0].figures == ()


@pytest.mark.parametrize(
    ("cell", "english", "french"),
    [
        (-3, "−3", "−3"),
        ("lantern:7", "7", "7"),
        ("A", "A", "A"),
        ((), "", ""),
        (("lantern:1", 2), "1, 2", "1, 2"),
        (times(2, "lantern:4"), "2 × 4", "2 × 4"),
        (times(1, "lantern:4"), "4", "4"),
        (counted(["lantern:4", "lantern:5", "lantern:4"]), "2 × 4, 5", "2 × 4, 5"),
        (players("2"), "2 players", "2 joueurs"),
        (players("3-5"), "3–5 players", "3 à 5 joueurs"),
    ],
)
def test_cells_become_words(cell: object, english: str, french: str) -> None:
    assert cell_words(cell, Texts("en", LANTERNS)) == english  # type: ignore[arg-type]
    assert cell_words(cell, Texts("fr", LANTERNS)) == french  # type: ignore[arg-type]
