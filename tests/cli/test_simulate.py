"""`simulate`."""

import json
from typing import Any

import msgspec
import pytest

from baluchon.kernel.fingerprint import fingerprint_of
from baluchon.kernel.registry import game_by_id
from tests.cli.conftest import GAME, Run


def simulate(run: Run, *args: str) -> dict[str, Any]:
    result = run("simulate", GAME, *args, "--json")
    assert result.exit_code == 0, result.output
    told: dict[str, Any] = json.loads(result.stdout)
    return told


def test_json_has_the_promised_shape(run: Run) -> None:
    told = simulate(run, "--seats", "3", "--games", "6", "--bots", "casual,random", "--workers", "0")
    assert list(told) == ["game", "seats", "fingerprint", "games", "decisions", "seconds", "bots", "by_bot"]
    assert (told["game"], told["seats"], told["games"]) == (GAME, 3, 6)
    assert told["fingerprint"] == msgspec.to_builtins(fingerprint_of(game_by_id(GAME)))
    assert 6 * 72 <= told["decisions"] <= 6 * 84
    for row in told["bots"]:
        assert list(row) == ["bot", "seat", "games", "wins", "win_rate", "mean_score"]
    assert list(told["by_bot"]) == ["casual", "random"]
    for row in told["by_bot"].values():
        assert list(row) == ["games", "wins", "win_rate", "low", "high"]
        assert 0 <= row["low"] <= row["win_rate"] <= row["high"] <= 1


def test_bots_rotate_over_the_seats(run: Run) -> None:
    told = simulate(run, "--seats", "3", "--games", "6", "--bots", "casual,random", "--workers", "0")
    games = {(row["bot"], row["seat"]): row["games"] for row in told["bots"]}
    assert games == {("casual", seat): 2 for seat in range(3)} | {("random", seat): 4 for seat in range(3)}


def test_fixed_seats(run: Run) -> None:
    told = simulate(run, "--seats", "2", "--games", "3", "--bots", "casual,random", "--fixed-seats", "--workers", "0")
    assert [(row["bot"], row["seat"], row["games"]) for row in told["bots"]] == [("casual", 0, 3), ("random", 1, 3)]


def test_every_game_is_won_once(run: Run) -> None:
    told = simulate(run, "--seats", "4", "--games", "300", "--workers", "0")
    assert sum(row["wins"] for row in told["bots"]) == pytest.approx(300)
    assert told["by_bot"]["random"]["games"] == 1200


@pytest.mark.parametrize("bots", ["random", "casual,random"])
def test_the_number_of_workers_changes_nothing(run: Run, bots: str) -> None:
    games = "1100" if bots == "random" else "9"
    args = ("--seats", "2", "--games", games, "--bots", bots, "--seed", "a seed")
    alone = simulate(run, *args, "--workers", "0")
    shared = simulate(run, *args, "--workers", "2")
    assert alone | {"seconds": 0} == shared | {"seconds": 0}


def test_another_seed_gives_other_games(run: Run) -> None:
    told = [simulate(run, "--seats", "2", "--games", "20", "--seed", seed)["bots"] for seed in ("1", "2")]
    assert told[0] != told[1]


def test_options_reach_the_game(run: Run) -> None:
    plain = simulate(run, "--seats", "3", "--games", "20")
    turning = simulate(run, "--seats", "3", "--games", "20", "--option", "change-of-direction=on")
    assert plain["bots"] != turning["bots"]


def test_for_people(run: Run) -> None:
    result = run("simulate", GAME, "--seats", "2", "--games", "10")
    assert result.exit_code == 0
    assert "random" in result.stdout
    assert "%" in result.stdout


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--seats", "1", "--games", "5"], "2 to 4"),
        (["--seats", "5", "--games", "5"], "2 to 4"),
        (["--seats", "many", "--games", "5"], "--seats"),
        (["--seats", "2", "--games", "0"], "--games"),
        (["--seats", "2", "--games", "-3"], "--games"),
        (["--games", "9" * 20], "from 1 to 1000000000"),
        (["--seats", "2", "--games", "5", "--workers", "-1"], "--workers"),
        (["--seats", "2", "--games", "5", "--bots", "wizard"], "casual"),
        (["--seats", "2", "--games", "5", "--bots", ""], "casual"),
        (["--seats", "2", "--games", "5", "--bots", "casual,,random"], "3 bots"),
        (["--seats", "2", "--games", "5", "--bots", "random,random,random"], "3 bots"),
        (["--seats", "2", "--games", "5", "--option", "weather=rain"], "change-of-direction"),
        (["--seats", "2", "--games", "5", "--option", "change-of-direction"], "KEY=VALUE"),
        (["--seats", "3", "--games", "5", "--option", "change-of-direction=maybe"], "on or off"),
        (["--seats", "2", "--games", "5", "--option", "change-of-direction=on"], "RT-D5"),
    ],
)
def test_wrong_usage_is_told(run: Run, args: list[str], told: str) -> None:
    result = run("simulate", GAME, *args, "--json")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr
