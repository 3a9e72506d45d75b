"""Somebody changes a figure of a game: what was played before is neither mixed with it nor called false."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, Run
from tests.other_data import with_other_data

Program = Callable[..., "subprocess.CompletedProcess[str]"]
FOLDER = "road_trip_europa"
SEEDED = (GAME, "--seats", "2", "--seed", "3", "--bots", "random", "--workers", "1")
PLAYED = (GAME, "--auto", "--seats", "4", "--seed", "7")


@pytest.fixture
def elsewhere(run: Run, tmp_path: Path) -> Program:
    """Runs the program in the same folder, where the star of the Nordic countries counts 12 instead of 5."""
    environment = with_other_data(tmp_path, FOLDER, "regions.csv", "light-blue,5", "light-blue,12")

    def program(*args: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "baluchon", *args], env=environment, capture_output=True, encoding="utf-8", cwd="."
        )

    return program


def test_a_run_does_not_go_on_with_another_deck(run: Run, elsewhere: Program) -> None:
    assert run("simulate", *SEEDED, "--games", "4", "--out", "mix.jsonl").exit_code == 0
    before = Path("mix.jsonl").read_bytes()
    refused = elsewhere("simulate", *SEEDED, "--games", "8", "--out", "mix.jsonl")
    assert (refused.returncode, refused.stdout) == (2, "")
    begun = json.loads(before.splitlines()[0])["plan"]["fingerprint"]
    assert (
        f"mix.jsonl was begun by Baluchon {begun['program']}, rules 1, data {begun['data']}; here is" in refused.stderr
    )
    assert "name another file" in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert Path("mix.jsonl").read_bytes() == before
    other = elsewhere("simulate", *SEEDED, "--games", "4", "--out", "other.jsonl", "--json")
    assert other.returncode == 0
    assert json.loads(other.stdout)["fingerprint"]["data"] != begun["data"]
    assert Path("other.jsonl").read_bytes() != before
    assert run("simulate", *SEEDED, "--games", "8", "--out", "mix.jsonl").exit_code == 0


def test_a_file_from_before_there_were_fingerprints_is_not_gone_on_with(run: Run) -> None:
    assert run("simulate", *SEEDED, "--games", "2", "--out", "old.jsonl").exit_code == 0
    head, *games = Path("old.jsonl").read_text().splitlines()
    told = json.loads(head)
    del told["plan"]["fingerprint"]
    Path("old.jsonl").write_text("\n".join([json.dumps(told), *games, ""]))
    refused = run("simulate", *SEEDED, "--games", "3", "--out", "old.jsonl")
    assert refused.exit_code == 2
    assert "old.jsonl was begun by an earlier version; here is Baluchon" in refused.stderr


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["analyse"], ["advise"], ["play", "--resume"]])
def test_an_honest_game_is_not_called_false(run: Run, elsewhere: Program, command: list[str]) -> None:
    """The star of the Nordic countries is in the score of this game."""
    assert run("play", *PLAYED, "--record", "trip.json").exit_code == 0
    assert run("verify", "trip.json").exit_code == 0
    refused = elsewhere(*command, "trip.json")
    assert (refused.returncode, refused.stdout) == (3, "")
    assert "was played with other data of road-trip-europa than what is here" in refused.stderr
    assert json.loads(Path("trip.json").read_text())["fingerprint"]["data"] in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def test_a_game_in_which_the_change_does_not_matter_is_in_order(run: Run, elsewhere: Program) -> None:
    assert run("play", GAME, "--record", "half.json", "--seed", "7", stdin="1\nq\n").exit_code == 0
    told = elsewhere("verify", "half.json")
    assert told.returncode == 0, told.stderr
    assert "half.json: in order so far" in told.stdout
    assert "other data" in told.stdout


def test_a_forged_game_is_still_called_forged(run: Run, elsewhere: Program) -> None:
    assert run("play", *PLAYED, "--record", "trip.json").exit_code == 0
    told = json.loads(Path("trip.json").read_text())
    told["log"][4][1] = "pick france"
    Path("trip.json").write_text(json.dumps(told))
    assert elsewhere("verify", "trip.json").returncode == 1


def test_a_report_says_by_what_its_games_were_played(run: Run, elsewhere: Program) -> None:
    pages = []
    for program in (run, elsewhere):
        program("simulate", *SEEDED, "--games", "3", "--report", "page.html")
        pages.append(Path("page.html").read_text(encoding="utf-8"))
    assert all("played by Baluchon " in page for page in pages)
    assert len({page.partition("played by Baluchon")[2].partition(". ")[0] for page in pages}) == 2
