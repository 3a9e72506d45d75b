"""`puzzles` and `solve`: puzzles made and solved at the terminal."""

from pathlib import Path

import pytest

from baluchon.arena import puzzling
from baluchon.kernel.declaration import LANGUAGES
from baluchon.kernel.registry import game_by_id
from baluchon.puzzles import puzzle_of, puzzles_of
from tests.cli.conftest import GAME, Run


def test_puzzles_are_made_into_a_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = puzzles_of(game_by_id(GAME))
    monkeypatch.setattr(puzzling, "cut", lambda game, fingerprint, seed, number: kept[2 * number : 2 * number + 2])
    result = run("puzzles", GAME, "--count", "3", "--out", "some.json")
    assert result.exit_code == 0, result.stderr
    assert Path("some.json").read_bytes().count(b'"seat":') == 3


def test_the_command_refuses_what_it_cannot_make(run: Run) -> None:
    assert run("puzzles", "no-such-game").exit_code == 2
    assert run("puzzles", GAME, "--count", "0").exit_code == 2
    assert run("puzzles", GAME, "--count", "1", "--out", "nowhere/some.json").exit_code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_solved(run: Run, language: str) -> None:
    game = game_by_id(GAME)
    puzzle = puzzle_of(game, 1)
    best = game.moves.text(puzzle.best)
    right = run("solve", GAME, "1", "--lang", language, stdin=f"{best}\n")
    assert right.exit_code == 0, right.stderr
    other = next(move for move in puzzle.match(game).legal(puzzle.seat) if move != puzzle.best)
    wrong = run("solve", GAME, "1", "--lang", language, stdin=f"nonsense\n{game.moves.text(other)}\n")
    assert wrong.exit_code == 0, wrong.stderr
    assert right.stdout != wrong.stdout
    for told in (right.stdout, wrong.stdout):
        assert "solve-" not in told


def test_a_number_that_is_none_is_refused(run: Run) -> None:
    result = run("solve", GAME, "9999")
    assert result.exit_code == 2
    assert "has no puzzle 9999" in result.stderr
