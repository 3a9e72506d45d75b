"""`advise`: what would help most, from records."""

import pytest

from baluchon.arena.habits import FEWEST_GAMES, Habit
from baluchon.cli.advise import habit_said
from baluchon.kernel.declaration import LANGUAGES
from baluchon.kernel.registry import game_by_id
from baluchon.texts import Texts
from tests.cli.conftest import GAME, Run


def play(run: Run, count: int) -> list[str]:
    """Records of whole games in which a person always takes the first choice."""
    files = [f"{n}.json" for n in range(count)]
    for n, file in enumerate(files):
        run("play", GAME, "--seed", str(n), "--bots", "casual", "--record", file, stdin="1\n" * 28)
    return files


def test_games_of_a_person_are_looked_through(run: Run) -> None:
    files = play(run, FEWEST_GAMES)
    few = run("advise", *files[:2])
    assert few.exit_code == 0
    assert "2 of 5 finished games" in few.stdout
    told = run("advise", *files).stdout
    assert told.startswith("Road Trip Europa: ")
    assert "decides" in told or "for different reasons" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "habit", [Habit(7, 7, "passport", 5, 4.2), Habit(7, 4), Habit(7, 1), Habit(7, 0), Habit(2, 2)], ids=repr
)
def test_every_finding_has_its_sentence(habit: Habit, language: str) -> None:
    said = habit_said(habit, Texts(language, game_by_id(GAME)))
    assert "advice-" not in said
    if habit.line:
        assert "5" in said
        assert "7" in said


def test_what_cannot_be_told_is_said(run: Run) -> None:
    run("play", GAME, "--auto", "--seed", "1", "--record", "bots.json")
    assert "0 people played; say where you sat with --seat N" in run("advise", "bots.json").stderr
    assert run("advise", "bots.json", "--seat", "2").exit_code == 0
    assert "--seat takes 1 to 2" in run("advise", "bots.json", "--seat", "3").stderr
    run("play", GAME, "--seed", "3", "--record", "half.json", stdin="1\nq\n")
    half = run("advise", "half.json")
    assert (half.exit_code, "the game is not over" in half.stderr) == (2, True)
    assert run("advise", "nowhere.json").exit_code == 2
