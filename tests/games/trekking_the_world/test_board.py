"""The terminal board shows what people look for."""

import io

import pytest
from rich.console import Console

from baluchon.games.trekking_the_world import GAME, board
from baluchon.games.trekking_the_world.state import WorldState
from baluchon.texts import Texts
from tests.games.trekking_the_world.positions import MOVES, RULES, play, position


def drawn(s: WorldState, seat: int | None = 0, language: str = "en", width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(
        board.draw(GAME.view(s, seat, previews=True), Texts(language, GAME, ["Ana", "Ben", "Cleo"], seat), seat)
    )
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [80, 120])
def test_places_cubes_trekkers_and_reach(width: int) -> None:
    s = position(hands=["water-1", ""], cubes={"banff": "red"})
    text = drawn(s, width=width)
    banff = next(line for line in text.splitlines() if "Banff" in line and "★ Banff" not in line)
    assert "R  Banff" in banff
    assert "→1" in banff
    assert "★15+3" in banff
    assert "✈● Dallas" in text
    assert "✈■ Frankfurt" in text


def test_the_hand_is_grouped_by_symbol_and_shown_to_its_owner_only() -> None:  # TW-V1
    s = position(hands=["water-1 water-3 history-2", "nature-3"])
    assert "Hand: 📜 2   🌊 1 3" in drawn(s)
    assert "Hand" not in drawn(s, None)
    assert "🌿 3" not in drawn(s)


def test_what_is_missing_for_open_destinations() -> None:
    s = position(hands=["scenery-1 adventure-1", ""], trekkers=["denali", "uluru"])
    lines = [line for line in drawn(s, width=120).splitlines() if line.startswith("★")]
    assert "you lack 🌿 " in lines[1]
    assert "one link away" in lines[1]
    assert "you are here" in lines[0]


def test_majorities_show_their_values() -> None:  # TW-K2
    s = position(3, hands=["water-1", "", ""], cubes={"old-havana": "white"}, suitcases=[{"white": 1}, {}, {}])
    text = drawn(s)
    for worth in ("♛9", "♛10", "♛11", "♛12"):
        assert worth in text
    view = GAME.view(s, 0, previews=True)
    cells = board.detail(MOVES[MOVES.parse("go old-havana")], view, Texts("en", GAME, ["Ana", "Ben", "Cleo"], 0))
    assert "tile ♛12" in cells[3]


def test_suitcases_show_majorities_and_secret_tokens_to_their_owner() -> None:  # TW-V1
    s = position(tokens={"europe": (0, 6), "asia": (1, 5)}, tiles={"red": 0}, suitcases=[{"red": 2}, {}])
    own, other = (next(line for line in drawn(s, seat).splitlines() if line.startswith("●")) for seat in (0, 1))
    assert "2♛" in own
    assert " 6 " in own
    assert " 6 " not in other


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_nothing_of_a_suitcase_is_cut_in_a_narrow_terminal(language: str) -> None:
    s = position(hands=["", "water-1"], known=["", "water-1"], suitcases=[{"red": 2}, {"blue": 1}])
    lines = drawn(s, language=language, width=60).splitlines()
    rows = [line.split() for line in lines if line.startswith(("●", "■"))]
    assert [row[2:4] for row in rows] == [["2", "0"], ["0", "1"]]
    assert {len(row) for row in rows} == {13}
    heading = lines[next(n for n, line in enumerate(lines) if line.startswith("●")) - 1]
    assert "…" not in heading
    assert any("■ 🌊1" in line for line in lines)  # what the other was seen taking


def test_details_of_choices() -> None:
    s = position(hands=["scenery-1 adventure-1 nature-1 water-1 history-1", ""])
    texts = Texts("en", GAME, ["Ana", "Ben"], 0)
    view = GAME.view(s, 0, previews=True)
    by_text = {MOVES.text(move): board.detail(MOVES[move], view, texts) for move in RULES.legal(s, 0)}
    assert by_text["go banff"][0] == "one link"
    assert "visit possible" in by_text["go banff"][3]
    assert len({len(cells) for cells in by_text.values()}) == 1
    play(s, "go banff", "pay history-1", "depart")
    view = GAME.view(s, 0, previews=True)
    assert "15+3" in board.detail(MOVES[MOVES.parse("visit banff")], view, texts)[0]


@pytest.mark.parametrize(("language", "word"), [("en", "Destinations"), ("fr", "Voyages"), ("de", "Wanderkarten")])
def test_all_languages(language: str, word: str) -> None:
    shown = drawn(position(hands=["water-1", ""]), language=language)
    assert word in shown
    assert "board-" not in shown
