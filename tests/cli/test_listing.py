"""`games`, `rules`, `bench` and the program as a whole."""

import json
import re
from importlib.metadata import EntryPoint, entry_points
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from baluchon.cli.arguments import option_id, settled_options
from baluchon.cli.rules import drawn
from baluchon.kernel import registry
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.registry import all_games
from baluchon.rulespage import rules_page
from baluchon.texts import Texts
from tests.cli.conftest import GAME, Run


def test_a_closed_game_is_named_beside_the_others(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [EntryPoint("ill", "tests.kernel.ill:GAME", registry.GROUP), *entry_points(group=registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda *, group: entries)
    registry._found.cache_clear()
    try:
        listed, asked = run("games"), run("rules", "ill")
    finally:
        registry._found.cache_clear()
    assert listed.exit_code == 0
    assert "tour-du-monde" in listed.stdout
    assert "the game 'ill' is closed until its data is mended: " in listed.stderr
    assert "row 2 (a), column n: 'banana' is not allowed" in listed.stderr
    assert asked.exit_code == 2
    assert listed.stderr.strip() in asked.stderr


def test_version(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.output.startswith("baluchon ")


@pytest.mark.parametrize("args", [["travel"], ["games", "--colour"], ["play", "--seats"], ["bench", "a", "b"]])
def test_what_the_program_does_not_know_is_wrong_usage(run: Run, args: list[str]) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""


@pytest.mark.parametrize("command", [["rules"], ["play"], ["bench"], ["simulate", "--seats", "2", "--games", "1"]])
def test_an_unknown_game_is_refused_with_the_list(run: Run, command: list[str]) -> None:
    result = run(*command, "road-trip-asia")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "road-trip-asia" in result.stderr
    assert GAME in result.stderr


def test_games_as_json_has_the_promised_shape(run: Run) -> None:
    listed: list[dict[str, Any]] = json.loads(run("games", "--json").stdout)
    assert [row["id"] for row in listed] == [game.id for game in all_games()]
    for row in listed:
        assert set(row) == {"id", "title", "seats", "options", "rules", "ratings"}
    trip = next(row for row in listed if row["id"] == GAME)
    assert trip["title"] == "Road Trip Europa"
    assert trip["seats"] == [2, 4]
    assert [option["id"] for option in trip["options"]] == ["change-of-direction"]
    assert trip["rules"] == 1


def test_games_for_people_names_each_game_and_option(run: Run) -> None:
    output = run("games").output
    for game in all_games():
        assert game.id in output
        for option in game.options:
            assert f"--option {option.id}=" in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_take_what_games_prints(run: Run, language: str) -> None:
    printed = run("games", "--lang", language).stdout
    for game in all_games():
        texts = Texts(language, game)
        for option in game.options:
            for value in option.values:
                id, label = option_id(option, value), texts.option_value(option, value)
                assert re.search(rf"^ +{id}( |$)", printed, re.M), id
                assert label in printed
                for written in (id, label, label.upper(), f" {label} "):
                    settled = settled_options(game, game.max_seats, [f"{option.id}={written}"], language)
                    assert settled[option.id] == value


def test_a_label_is_taken_on_the_command_line(run: Run) -> None:
    game = next(game for game in all_games() if game.id == "tour-du-monde")
    (start,) = (option for option in game.options if option.id == "start")
    labels = [Texts(language, game).option_value(start, "random") for language in LANGUAGES]
    told = [
        run("play", game.id, "--auto", "--seed", "1", "--bots", "random", "--option", f"start={value}").stdout
        for value in ("choose", "random", *labels)
    ]
    assert len(set(told[1:])) == 1
    assert told[0] != told[1] != ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_there_in_each_language(run: Run, language: str) -> None:
    result = run("rules", GAME, "--lang", language)
    assert result.exit_code == 0
    assert "RT-D2" in result.output


@pytest.mark.parametrize(
    ("part", "there", "elsewhere"),
    [("short", "In short", "RT-D2"), ("clauses", "RT-D2", "| Iceland |"), ("components", "| Iceland |", "RT-D2")],
)
def test_a_part_of_the_rules_can_be_asked_for(run: Run, part: str, there: str, elsewhere: str) -> None:
    output = run("rules", GAME, "--part", part).output
    assert there in output
    assert elsewhere not in output
    assert there in run("rules", GAME).output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_rules_fit_a_narrow_terminal(game: Game, language: str) -> None:
    page = rules_page(game, language)
    console = Console(width=60, record=True, file=StringIO(), force_terminal=True)
    console.print(drawn(page))
    lines = console.export_text().splitlines()
    assert max(map(cell_len, lines)) <= 60
    squeezed = "".join("".join(lines).split())
    for table in page.components:
        assert not any("…" in cell for row in table.rows for cell in row.cells)
        for column in table.columns:
            assert "".join(column.split()) in squeezed, "a heading is cut or broken"


def test_rules_come_in_the_language_of_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    in_french = run("rules", GAME, "--lang", "fr").output
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run("rules", GAME).output == in_french


def test_a_language_we_do_not_speak(run: Run) -> None:
    result = run("rules", GAME, "--lang", "it")
    assert result.exit_code == 2
    assert "fr" in result.stderr


def test_bench_as_json_has_the_promised_shape(run: Run) -> None:
    rows: list[dict[str, Any]] = json.loads(run("bench", GAME, "--quick", "--json").stdout)
    assert [row["seats"] for row in rows] == [2, 3, 4]
    for row in rows:
        assert list(row) == [
            "game",
            "seats",
            "compiled",
            "us_decision_python",
            "us_decision_playout",
            "us_copy",
            "us_imagine",
            "decisions_per_game",
        ]
        assert row["game"] == GAME
        assert all(row[figure] > 0 for figure in row if figure.startswith("us_"))
        # Four rounds of six choices; up to one more for the culture.
        assert 24 * row["seats"] <= row["decisions_per_game"] <= 28 * row["seats"]


def test_bench_for_people(run: Run) -> None:
    result = run("bench", GAME, "--quick")
    assert result.exit_code == 0
    assert GAME in result.output
