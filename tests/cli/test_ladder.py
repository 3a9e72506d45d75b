"""`ladder`: how much stronger each bot is than the one before."""

import json

import pytest

from tests.cli.conftest import GAME, Run


def test_a_ladder_has_a_rung_for_each_bot_but_the_first(run: Run) -> None:
    result = run("ladder", GAME, "--bots", "random,novice,swift", "--deals", "2", "--json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert (told["game"], told["seats"], told["fingerprint"]["rules"]) == (GAME, 2, 1)
    assert [(rung["bot"], rung["against"]) for rung in told["rungs"]] == [("novice", "random"), ("swift", "novice")]
    assert all(rung["low"] <= rung["share"] <= rung["high"] and rung["deals"] == 2 for rung in told["rungs"])


def test_a_ladder_for_people(run: Run) -> None:
    result = run("ladder", GAME, "--bots", "random,novice", "--seats", "3", "--deals", "2")
    assert result.exit_code == 0
    assert "2 × random" in result.stdout
    assert "not told apart" in result.stdout


@pytest.mark.parametrize(
    ("bots", "args", "ceiling"),
    [
        ("random,search:3", (), "clairvoyant:3"),
        ("random,search:3", ("--no-ceiling",), None),
        ("random,novice", (), None),
    ],
)
def test_the_ceiling_is_played_where_the_top_rung_searches(
    run: Run, bots: str, args: tuple[str, ...], ceiling: str | None
) -> None:
    told = json.loads(run("ladder", GAME, "--bots", bots, "--deals", "2", "--json", *args).stdout)
    assert [rung["bot"] for rung in told["rungs"]] == [bots.split(",")[1]]
    assert (told["ceiling"] and told["ceiling"]["bot"]) == ceiling


def test_the_ceiling_is_told_in_words(run: Run) -> None:
    result = run("ladder", GAME, "--bots", "random,search:3", "--deals", "2")
    assert "all hands seen" in result.stdout
    assert "In 2 deals no room above search:3 was found" in result.stdout


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--bots", "random"), "at least two bots"),
        (("--bots", "random,random"), "each named once"),
        (("--bots", "random,wizard"), "no bot 'wizard'"),
        (("--seats", "9"), "seats"),
    ],
)
def test_what_makes_no_ladder_is_refused(run: Run, args: tuple[str, ...], told: str) -> None:
    result = run("ladder", GAME, *args)
    assert result.exit_code == 2
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1
