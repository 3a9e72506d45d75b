"""How wide the screen is, and that nothing is cut where it is narrow."""

import io
import os
import pty
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from baluchon.boards import board_of
from baluchon.cli import screen
from baluchon.cli.menu import menu
from baluchon.cli.results import result
from baluchon.cli.screen import Screen
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games
from baluchon.texts import Texts
from tests.cli.conftest import Run

NAMES = ("Ana", "Bruno", "Clara", "David", "Elif", "Farid")


def drawn(thing: object, columns: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setenv("COLUMNS", str(columns))
    console = Screen(file=io.StringIO(), highlight=False)
    console.print(thing)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue().splitlines()


def letters(lines: list[str]) -> str:
    return "".join("".join(lines).split())


@pytest.mark.parametrize("columns", [40, 60])
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_narrow_screen_shows_every_letter(game: Game, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Menu, scores and result hold what they hold at 200 columns; the table is no wider than the screen."""
    texts, board, chance = Texts("fr", game, NAMES, 0), board_of(game), FastChance(1)
    match = Match(game, game.max_seats, seed=bytes([3] * 32))
    while not match.is_over:
        if 0 in match.to_act and len(match.log) % 11 == 0:
            view, legal = match.view(0, previews=True), match.legal(0)
            narrow = drawn(menu(legal, view, board, texts, columns), columns, monkeypatch)
            # Wide enough for one line each, but not for notation.
            wide = drawn(menu(legal, view, board, texts, 109), 109, monkeypatch)
            assert sorted(letters(narrow)) == sorted(letters(wide))
            for lines in (
                narrow,
                *(drawn(draw(view, texts, 0), columns, monkeypatch) for draw in (board.draw, board.scores)),
            ):
                assert max(map(cell_len, lines)) <= columns
                assert not [line for line in lines if line.rstrip().endswith("…")]
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[chance.below(len(match.legal(seat)))])
    lines = drawn(result(match, texts, columns), columns, monkeypatch)
    assert max(map(cell_len, lines)) <= columns
    for score in match.outcome().scores:
        assert str(abs(score)) in "".join(lines)


def test_what_would_be_cut_goes_on_below(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.grid()
    table.add_column(width=5, no_wrap=True, overflow="ellipsis")
    table.add_row("Kathmandu")
    assert letters(drawn(table, 60, monkeypatch)) == "Kathmandu"
    assert letters(drawn(Text("x" * 70, no_wrap=True, overflow="crop"), 60, monkeypatch)) == "x" * 70


@pytest.mark.parametrize("term", ["dumb", "xterm"])
@pytest.mark.parametrize(
    ("columns", "width"), [("60", 60), ("5", 20), ("5000", 500), ("0", 80), ("many", 80), ("", 80), ("-7", 80)]
)
def test_columns_say_how_wide_it_is(monkeypatch: pytest.MonkeyPatch, term: str, columns: str, width: int) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setattr(screen, "_terminal_size", lambda: screen._USUAL)
    assert Screen().width == width


@pytest.mark.parametrize("term", ["dumb", "xterm"])
def test_a_terminal_says_how_wide_it_is(monkeypatch: pytest.MonkeyPatch, term: str) -> None:
    fcntl = pytest.importorskip("fcntl")
    termios = pytest.importorskip("termios")
    monkeypatch.setenv("TERM", term)
    monkeypatch.delenv("COLUMNS", raising=False)
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, b"\x1e\x00\x40\x00\x00\x00\x00\x00")
    with os.fdopen(theirs, "w") as terminal:
        # Standard output is a pipe, as before `| less`; the remarks go to the terminal.
        monkeypatch.setattr(sys, "__stdout__", io.StringIO())
        monkeypatch.setattr(sys, "__stderr__", terminal)
        assert Screen().width == 0x40
    os.close(ours)


def test_a_game_is_played_in_sixty_columns_in_french(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for game in ("trekking-the-world", "lets-take-a-hike"):
        result = run(
            "play", game, "--seed", "2", "--bots", "random", "--lang", "fr", stdin="?\ns\n" + "1\n" * 60 + "q\n"
        )
        assert result.exit_code == 0
        assert Path(result.stdout.split("--resume ")[1].split()[0]).is_file()


def test_sentences_break_between_words_and_commands_stay_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    console = Screen(file=file, highlight=False)
    monkeypatch.setenv("COLUMNS", "24")
    console.say("Go on with baluchon play --resume trip.json", whole="baluchon play --resume trip.json")
    console.say("⏫\xa0progrès  🌟\xa0joker  🚩\xa0ici")
    console.say("Written: /home/somebody/games/road-trip.html at last\n  indented [bold]")
    monkeypatch.delenv("COLUMNS")
    console.say("A pipe has no width, so a sentence of any length is one line of it, to be searched for")
    assert file.getvalue().splitlines() == [
        "Go on with",
        "baluchon play --resume trip.json",
        "⏫\xa0progrès  🌟\xa0joker",
        "🚩\xa0ici",
        "Written:",
        "/home/somebody/games/road-trip.html",
        "at last",
        "  indented [bold]",
        "A pipe has no width, so a sentence of any length is one line of it, to be searched for",
    ]
