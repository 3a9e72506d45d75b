"""`play`: whole games at the terminal, every command there, and everything that can be typed wrongly."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from baluchon.kernel.declaration import LANGUAGES
from tests.cli.conftest import GAME, Run

ALL_FIRST = "1\n" * 28


def test_auto_prints_the_result(run: Run) -> None:
    result = run("play", GAME, "--auto", "--seats", "4", "--seed", "7", "--bots", "casual,random")
    assert result.exit_code == 0
    for name in ("Ana (casual)", "Bruno (random)", "David (random)", "wins with"):
        assert name in result.stdout


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    told = [run("play", GAME, "--auto", "--seed", seed).stdout for seed in ("7", "7", "8")]
    assert told[0] == told[1] != told[2]


@pytest.mark.parametrize("seats", ["2", "3", "4"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_a_whole_game(run: Run, seats: str, language: str) -> None:
    result = run("play", GAME, "--seats", seats, "--lang", language, "--bots", "random", stdin=ALL_FIRST)
    assert result.exit_code == 0
    # Every message has words: no id shows through.
    for prefix in ("event-", "prompt-", "reason-", "line-", "board-", "table-", "play-", "ending-", "result-"):
        assert f" {prefix}" not in result.stdout
    assert {"en": "All 4 rounds", "fr": "Les 4 manches", "de": "Alle 4 Runden"}[language] in result.stdout


def test_all_commands_answer(run: Run) -> None:
    keys = "?\nh\nu\ns\nb\nw\nw name art\nw name none now\nq\n"
    result = run("play", GAME, "--seed", "3", stdin=keys)
    assert result.exit_code == 0
    for told in (
        "save and quit",
        "Hint: Pick",
        "nothing to take back",
        "Region stars",
        "(RT-P4)",
        "is not a move in this game",
        "Saved in",
    ):
        assert told in result.stdout


def test_a_choice_by_notation_or_a_part_of_it(run: Run) -> None:
    result = run("play", GAME, "--seed", "3", stdin="pick france\nport\nq\n")
    assert "You lay France face down" in result.stdout
    assert "You lay Portugal" in result.stdout


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("0", "no choice 0 now. They go from 1 to 7"),
        ("8", "no choice 8 now"),
        ("99999999999999999999999", "from 1 to 7"),
        ("w 1", "you can do that now"),
        ("w 8", "no choice 8 now"),
        ("p", "could be any of these: pick norway"),
        ("-1", "is not a move"),
        ("pick atlantis", "is not a move"),
        ("pick frnce", "pick france"),
        ("pick", "could be any of these"),
        ("name art", "RT-P4"),
        ("pick iceland", "not in your hand"),
        ("q now", "is not a move"),
        ("[bold]", "[bold]"),
        ("²", "is not a move"),
    ],
)
def test_what_cannot_be_played_is_explained_and_asked_again(run: Run, typed: str, told: str) -> None:
    result = run("play", GAME, "--seed", "3", stdin=f"{typed}\npick france\nq\n")
    assert result.exit_code == 0
    assert told in result.stdout
    assert "You lay France face down" in result.stdout


def test_a_number_beyond_the_menu_is_read_as_notation(run: Run) -> None:
    """Le jeu du tour du monde has the move `give 0`; no menu has a 0."""
    result = run("play", "tour-du-monde", "--seed", "2", "--bots", "random", stdin="0\nw 0\n7777\nq\n")
    assert result.exit_code == 0
    assert result.stdout.count("(TM-") == 2
    assert "no choice 7777 now" in result.stdout


def test_an_example_can_be_asked_why(run: Run) -> None:
    assert "(RT-" in run("play", GAME, "--seed", "3", stdin="w pick iceland\nq\n").stdout


def test_formalities_are_played_and_told(run: Run) -> None:
    played = run(
        *("play", "lets-take-a-hike", "--seats", "5", "--seed", "2", "--bots", "random", "--record", "hike.json"),
        stdin="1\n" * 400,
    )
    told = [line for line in played.stdout.splitlines() if "nothing to choose" in line]
    assert told
    assert all(": Drop" in line for line in told)
    assert run("verify", "hike.json").exit_code == 0


def test_a_formality_is_not_where_a_take_back_leads(run: Run) -> None:
    """Before each choice of a hike all that can be taken back is: then nobody is asked a formality."""
    game = ("play", "lets-take-a-hike", "--seats", "5", "--seed", "2", "--bots", "random")
    result = run(*game, stdin="1\nu\n1\n" * 400)
    assert result.exit_code == 0
    assert "Taken back" in result.stdout
    for prompt, choice in pairwise(result.stdout.splitlines()):
        assert not (prompt.startswith("1  Drop") and choice.startswith("Your choice (1,"))


def test_empty_lines_ask_again(run: Run) -> None:
    result = run("play", GAME, stdin="\n  \nq\n")
    assert result.exit_code == 0
    assert result.stdout.count("Your choice") == 3


def test_the_end_of_input_leaves_the_table_and_keeps_the_game(run: Run) -> None:
    result = run("play", GAME, stdin="1\n")
    assert result.exit_code == 0
    assert "input ended" in result.stdout
    (saved,) = Path().glob(f"{GAME}-*.json")
    assert f"baluchon play --resume {saved}" in result.stdout
    assert "Picking up where you left off" in run("play", "--resume", str(saved), stdin="q\n").stdout


def test_who_has_decided_nothing_loses_nothing(run: Run) -> None:
    result = run("play", GAME, stdin="")
    assert result.exit_code == 0
    assert "nothing was saved" in result.stdout
    assert list(Path().iterdir()) == []


def test_the_same_seed_twice_does_not_bury_the_first_game(run: Run) -> None:
    for _ in range(2):
        assert run("play", GAME, "--seed", "3", stdin="1\nq\n").exit_code == 0
    first, second = sorted(Path().glob("*.json"))
    assert first.read_bytes() == second.read_bytes()


def test_quitting_saves_and_resuming_goes_on(run: Run) -> None:
    whole = run("play", GAME, "--seed", "3", "--seats", "3", "--record", "whole.json", stdin=ALL_FIRST)
    assert whole.exit_code == 0
    run("play", GAME, "--seed", "3", "--seats", "3", "--record", "half.json", stdin="1\n" * 9 + "q\n")
    assert json.loads(Path("half.json").read_text()).get("scores") is None
    resumed = run("play", "--resume", "half.json", stdin=ALL_FIRST)
    assert resumed.exit_code == 0
    # Bots, too, do what they would have done.
    assert Path("half.json").read_bytes() == Path("whole.json").read_bytes()


def test_quitting_without_a_file_makes_one(run: Run) -> None:
    result = run("play", GAME, stdin="1\nq\n")
    (saved,) = Path().glob(f"{GAME}-*.json")
    assert f"baluchon play --resume {saved}" in result.stdout
    assert run("verify", str(saved)).exit_code == 0


def test_every_choice_is_saved_at_once(run: Run) -> None:
    run("play", GAME, "--record", "trip.json", stdin="1\n1\n")
    assert len(json.loads(Path("trip.json").read_text())["log"]) == 5  # two rounds of choices and the bot's next


def test_resuming_may_name_another_file(run: Run) -> None:
    run("play", GAME, "--record", "a.json", stdin="1\nq\n")
    before = Path("a.json").read_bytes()
    run("play", GAME, "--resume", "a.json", "--record", "b.json", stdin="1\nq\n")
    assert Path("a.json").read_bytes() == before
    assert run("verify", "b.json").exit_code == 0


def test_bots_finish_a_saved_game(run: Run) -> None:
    run("play", GAME, "--record", "a.json", stdin="1\nq\n")
    assert "wins with" in run("play", "--resume", "a.json", "--auto").stdout


def test_a_finished_game_is_shown_when_resumed(run: Run) -> None:
    run("play", GAME, "--auto", "--record", "a.json")
    assert "wins with" in run("play", "--resume", "a.json").stdout


def test_open_records_hold_every_state(run: Run) -> None:
    run("play", GAME, "--auto", "--record", "a.json", "--open")
    record = json.loads(Path("a.json").read_text())
    assert len(record["dumps"]) == len(record["log"]) + 1
    assert run("verify", "a.json").exit_code == 0


def test_a_game_that_is_not_over_is_not_overwritten(run: Run) -> None:
    run("play", GAME, "--record", "a.json", stdin="1\nq\n")
    before = Path("a.json").read_bytes()
    result = run("play", GAME, "--record", "a.json", stdin="1\nq\n")
    assert result.exit_code == 2
    assert "--resume a.json" in result.stderr
    assert Path("a.json").read_bytes() == before


def test_the_change_of_direction_is_played(run: Run) -> None:
    option = ("--option", "change-of-direction=on", "--seats", "3", "--bots", "random")
    result = run("play", GAME, *option, stdin="1\n" * 8 + "q\n")
    assert "hands go to the right" in result.stdout


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ([], "which game"),
        ([GAME, "--seats", "9"], "2 to 4"),
        ([GAME, "--bots", "casual,random"], "2 bots"),
        ([GAME, "--auto", "--bots", "casual,random,random"], "3 bots"),
        ([GAME, "--bots", "wizard"], "casual"),
        ([GAME, "--option", "change-of-direction=on"], "RT-D5"),
        ([GAME, "--option", "a=b"], "change-of-direction"),
        ([GAME, "--option", "change-of-direction=on", "--option", "change-of-direction=off"], "twice"),
        ([GAME, "--lang", "it"], "--lang"),
        ([GAME, "--record", "."], "folder"),
        ([GAME, "--record", "nowhere/trip.json"], "folder"),
    ],
)
def test_wrong_usage_is_told(run: Run, args: list[str], told: str) -> None:
    result = run("play", *args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr


@pytest.mark.parametrize("extra", [["--seats", "2"], ["--seed", "1"], ["--option", "change-of-direction=off"]])
def test_a_saved_game_has_its_own_setting(run: Run, extra: list[str]) -> None:
    run("play", GAME, "--record", "a.json", stdin="q\n")
    result = run("play", "--resume", "a.json", *extra)
    assert result.exit_code == 2
    assert "saved game" in result.stderr


def test_a_card_can_be_turned_over(run: Run) -> None:
    told = run("play", GAME, "--seed", "3", stdin="t FRANCE\nt atlantis\n?\nq\n").stdout
    assert "Mona Lisa" in told
    assert "no story 'atlantis'" in told
    assert "t Iceland" in told
