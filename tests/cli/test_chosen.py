"""A command without a game: the one used last, or one that is asked for; and how much else may be left out."""

import io
import sys
from pathlib import Path

import platformdirs
import pytest

from baluchon.cli.chosen import chosen_game, remember
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BadOption
from baluchon.kernel.registry import all_games, game_by_id
from tests.cli.conftest import GAME, Run

HIKE = "lets-take-a-hike"
WITHOUT_GAME = (
    "rules",
    "learn",
    "play",
    "daily",
    "solve",
    "simulate",
    "tournament",
    "ladder",
    "rate",
    "puzzles",
    "train",
)


class Terminal(io.StringIO):
    """What somebody types at a terminal, or what it shows."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the game used last is kept, and nothing is yet."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr(platformdirs, "user_state_path", lambda *_, **__: tmp_path / "state")
    return tmp_path / "state" / "last-game"


def at_terminal(monkeypatch: pytest.MonkeyPatch, typed: str) -> Terminal:
    shown = Terminal()
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr(sys, "stdin", Terminal(typed))
    monkeypatch.setattr(sys, "stderr", shown)
    return shown


@pytest.mark.parametrize("command", WITHOUT_GAME)
def test_without_a_game_and_without_one_used_before_all_are_named(run: Run, command: str) -> None:
    result = run(command)
    assert result.exit_code == 2
    assert "which game? Name one after the command: road-trip-europa, " in result.stderr
    assert len(result.stderr) < 200


def test_the_game_used_last_is_used_again_and_said(run: Run) -> None:
    assert run("rules", HIKE, "--part", "short").exit_code == 0
    again = run("rules", "--part", "short", "--lang", "fr")
    assert again.exit_code == 0
    assert again.stderr == "Dernier jeu utilisé\xa0: lets-take-a-hike.\n"
    assert "Let’s Take a Hike" in again.stdout
    assert run("simulate", GAME, "--games", "1").exit_code == 0
    assert run("simulate", "--games", "2").stdout.startswith("road-trip-europa, 2 seats: 2 games")


def test_a_game_that_is_gone_is_not_used_again(place: Path) -> None:
    place.parent.mkdir()
    for left in ("road-trip-asia\n", "", "\0" * 10_000):
        place.write_text(left)
        with pytest.raises(BadOption, match="which game"):
            chosen_game(None)


def test_where_nothing_can_be_kept_commands_work(place: Path) -> None:
    place.parent.write_text("a file where the folder would be")
    assert chosen_game(HIKE).id == HIKE
    with pytest.raises(BadOption, match="which game"):
        chosen_game(None)


def test_what_is_kept_is_written_when_it_changes(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    remember(game_by_id(GAME))
    assert place.read_text() == "road-trip-europa\n"
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", lambda *_, **__: pytest.fail("written again"))
        remember(game_by_id(GAME))
    remember(game_by_id(HIKE))
    assert place.read_text() == "lets-take-a-hike\n"


@pytest.mark.parametrize("typed", ["4\n", "0\n9\ntrek\n4\n", "Lets take a hike\n"])
def test_at_a_terminal_a_game_is_asked_for(place: Path, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    assert [game.id for game in all_games()].index(HIKE) == 3
    shown = at_terminal(monkeypatch, typed)
    assert chosen_game(None).id == HIKE
    assert "4  Let’s Take a Hike" in shown.getvalue()
    assert shown.getvalue().count("Your choice (1–5, q): ") == typed.count("\n")
    assert ("there is no game 'trek'; did you mean trekking-through-history or" in shown.getvalue()) == (
        "trek" in typed
    )
    assert place.read_text() == f"{HIKE}\n"


@pytest.mark.parametrize("typed", ["q\n", ""])
def test_whoever_chooses_no_game_is_left_alone(place: Path, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    at_terminal(monkeypatch, typed)
    with pytest.raises(BadOption, match="no game was chosen"):
        chosen_game(None)
    assert not place.exists()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_game_is_enough_for_a_simulation_and_a_tournament(run: Run, game: Game) -> None:
    simulated = run("simulate", game.id, "--games", "4", "--workers", "1")
    assert simulated.exit_code == 0
    assert simulated.stdout.startswith(f"{game.id}, {game.min_seats} seats: 4 games")
    cup = run("tournament", game.id, "--games", "2", "--workers", "1")
    assert cup.exit_code == 0
    assert "A whole tournament takes 12 games" in cup.stderr
    assert not {"expert", "master"} & set(cup.stdout.split())


def test_a_hundred_games_are_played_unless_told_otherwise(run: Run) -> None:
    assert run("simulate", GAME, "--workers", "1").stdout.startswith("road-trip-europa, 2 seats: 100 games")
