"""`tournament`, and what `simulate` and `analyse` write into files."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, Run


def test_a_tournament_rates_all_bots(run: Run) -> None:
    args = ("--bots", "random,novice,casual", "--seats", "2", "--games", "24", "--workers", "0", "--json")
    result = run("tournament", GAME, *args)
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert list(told) == ["game", "seats", "fingerprint", "games", "seconds", "bots", "ahead"]
    assert told["bots"][0]["bot"] == "casual"
    assert [row["rating"] for row in told["bots"]] == sorted((row["rating"] for row in told["bots"]), reverse=True)
    assert all(row["low"] < row["rating"] < row["high"] and row["ms_decision"] > 0 for row in told["bots"])
    assert next(row["rating"] for row in told["bots"] if row["bot"] == "random") == 0
    rates = {(row["bot"], row["of"]): row["rate"] for row in told["ahead"]}
    assert rates["casual", "random"] > 0.5
    assert rates["casual", "random"] + rates["random", "casual"] == pytest.approx(1)


def test_a_tournament_for_people(run: Run) -> None:
    result = run("tournament", GAME, "--bots", "random,novice", "--seats", "3", "--games", "2", "--workers", "0")
    assert result.exit_code == 0
    assert "rating" in result.stdout
    assert "ahead of" in result.stdout
    assert "A whole tournament takes 6 games" in result.stderr


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        ("random", "at least two"),
        ("random,random", "twice"),
        ("random,wizard", "no bot 'wizard'"),
        ("casual,search:x", "iterations up to"),
    ],
)
def test_wrong_bots_are_told(run: Run, bots: str, told: str) -> None:
    result = run("tournament", GAME, "--bots", bots, "--seats", "2", "--games", "2")
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stdout == ""


def test_simulate_goes_on_from_its_file(run: Run, tmp_path: Path) -> None:
    args = ("simulate", GAME, "--seats", "2", "--bots", "casual,random", "--workers", "0", "--json", "--seed", "x")
    begun = run(*args, "--games", "5", "--out", "games.jsonl")
    assert begun.exit_code == 0, begun.output
    on = run(*args, "--games", "8", "--out", "games.jsonl", "--report", "report.html")
    assert on.exit_code == 0, on.output
    whole = run(*args, "--games", "8")
    assert json.loads(on.stdout)["bots"] == json.loads(whole.stdout)["bots"]
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 9
    assert "from 8 games" in (tmp_path / "report.html").read_text()


def test_files_that_cannot_be_written_are_told_before_anything_is_played(run: Run) -> None:
    for option in ("--out", "--report"):
        for place in (".", "nowhere/file"):
            result = run("simulate", GAME, "--seats", "2", "--games", "1000000", "--workers", "0", option, place)
            assert result.exit_code == 2
            assert f"cannot write {place}" in result.stderr


def test_another_plan_does_not_go_into_the_same_file(run: Run, tmp_path: Path) -> None:
    run("simulate", GAME, "--seats", "2", "--games", "2", "--out", "games.jsonl", "--workers", "0")
    before = (tmp_path / "games.jsonl").read_bytes()
    result = run("simulate", GAME, "--seats", "3", "--games", "2", "--out", "games.jsonl", "--workers", "0")
    assert result.exit_code == 2
    assert "something else" in result.stderr
    assert (tmp_path / "games.jsonl").read_bytes() == before


def test_analyse(run: Run, tmp_path: Path) -> None:
    run("play", GAME, "--auto", "--seed", "7", "--bots", "casual,random", "--record", "trip.json")
    result = run("analyse", "trip.json", "--html", "trip.html", "--iterations", "20", "--playouts", "2")
    assert result.exit_code == 0, result.output
    assert ": review" in result.stdout
    assert "Ana" in result.stdout
    assert "<svg" in (tmp_path / "trip.html").read_text()


def test_analyse_at_a_glance_shows_what_the_net_says(run: Run, tmp_path: Path) -> None:
    run("play", GAME, "--auto", "--seed", "7", "--bots", "casual,random", "--record", "trip.json")
    result = run("analyse", "trip.json", "--quick")
    assert result.exit_code == 0, result.output
    assert "a trained net" in result.stdout
    assert "Turning points" not in result.stdout
    assert run("analyse", "trip.json", "--quick", "--html", "trip.html").exit_code == 2


def test_analyse_refuses_what_it_cannot_judge(run: Run, tmp_path: Path) -> None:
    run("play", GAME, "--record", "trip.json", "--seed", "7", stdin="1\nq\n")
    unfinished = run("analyse", "trip.json")
    assert unfinished.exit_code == 2
    assert "not over" in unfinished.stderr
    (tmp_path / "other.json").write_text("{}")
    assert run("analyse", "other.json").exit_code == 1
    assert run("analyse", "missing.json").exit_code == 2
