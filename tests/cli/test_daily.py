"""`daily`: the deal of the day at the terminal."""

import pytest

from baluchon.daily import Daily, day_of
from baluchon.kernel.declaration import LANGUAGES
from baluchon.kernel.registry import game_by_id
from tests.cli.conftest import GAME, Run

DAY = "2026-11-02"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_is_played_to_its_end_and_compared(run: Run, language: str) -> None:
    result = run("daily", GAME, "--date", DAY, "--lang", language, stdin="1\n" * 200)
    assert result.exit_code == 0, result.stdout
    told = " ".join(result.stdout.split())
    deal = Daily(game_by_id(GAME), day_of(DAY, 1_800_000_000.0))
    assert deal.commit in "".join(result.stdout.split())
    assert deal.seed.hex() not in result.stdout
    for word in {"en": ("no. 1 ", "in my seat"), "fr": ("n° 1 ", "à ma place"), "de": ("Nr. 1 ", "auf meinem Platz")}[
        language
    ]:
        assert word in told.replace("\u00a0", " ").replace("\u202f", " ")
    assert "daily-" not in result.stdout


def test_a_try_has_no_hints_and_practice_has(run: Run) -> None:
    tried = run("daily", GAME, "--date", DAY, stdin="?\nq\n")
    assert "what a bot would do" not in tried.stdout
    practised = run("daily", GAME, "--date", DAY, "--practice", stdin="?\nq\n")
    assert "what a bot would do" in practised.stdout


def test_a_deal_is_resumed_with_its_day(run: Run) -> None:
    left = run("daily", GAME, "--date", DAY, stdin="1\nq\n")
    command = left.stdout.rsplit("baluchon daily", 1)[1].split()
    back = run("daily", *command, stdin="q\n")
    assert back.exit_code == 0, back.stderr
    other = run("daily", GAME, "--date", "2026-11-03", "--resume", command[-1])
    assert other.exit_code == 2
    assert "is not the deal of 2026-11-03" in other.stderr


@pytest.mark.parametrize("day", ["2026-11-01", "2999-01-01", "tomorrow"])
def test_other_days_are_refused(run: Run, day: str) -> None:
    result = run("daily", GAME, "--date", day)
    assert result.exit_code == 2
    assert "2026-" in result.stderr


def test_a_record_is_a_challenge(run: Run) -> None:
    run("play", GAME, "--auto", "--seed", "7", "--seats", "3", "--bots", "novice", "--record", "trip.json")
    result = run("play", "--challenge", "trip.json", stdin="1\n" * 200)
    assert result.exit_code == 0, result.stdout
    assert result.stdout.count("The same deal in the same seat: Ana had") == 2
    assert "Ana (novice)" in result.stdout
    half = run("play", GAME, stdin="1\nq\n")
    file = half.stdout.rsplit("--resume ", 1)[1].split()[0]
    refused = run("play", "--challenge", file)
    assert refused.exit_code == 2
    assert "is not over" in refused.stderr
    assert run("play", "--challenge", "trip.json", "--seats", "2").exit_code == 2
