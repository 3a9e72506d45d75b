"""Commands that were written wrongly: one sentence, exit code 2, and what was perhaps meant."""

import shlex

import pytest

from baluchon.cli.app import app
from baluchon.cli.usage import WrongUsage, check_command
from tests.cli.conftest import Run

HELP = "--help shows how"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("ply", "there is no command 'ply'; did you mean play or replay?"),
        ("travel", "there is no command 'travel'; baluchon --help lists them"),
        ("--vrsion", "there is no option --vrsion; did you mean --version?"),
        ("simulate road-trip-europa --seat 2", "simulate has no option --seat; did you mean --seats or --fixed-seats?"),
        ("games --fast", "games has no option --fast; baluchon games --help lists them"),
        ("simulate road-trip-europa --games x", "--games takes a whole number from 1 to 1000000000, not 'x'"),
        ("puzzles road-trip-europa --count=0", "--count takes a whole number, 1 or more, not '0'"),
        ("train road-trip-europa --minutes 0", "--minutes takes a number, 0.01 or more, not '0'"),
        ("serve --port 99999", "--port takes a whole number from 0 to 65535, not '99999'"),
        ("solve road-trip-europa x", "NUMBER takes a whole number"),
        ("play --lang frr", "--lang takes en, fr or de, not 'frr'; did you mean fr?"),
        ("play --coach quite", "--coach takes quiet, normal or talkative, not 'quite'; did you mean quiet?"),
        ("verify", "verify needs FILE…, for example: baluchon verify trip.json"),
        ("new", "new needs MY-GAME, for example: baluchon new night-train"),
        ("play road-trip-europ", "there is no game 'road-trip-europ'; did you mean road-trip-europa?"),
        ("play chess", "there is no game 'chess'; there are road-trip-europa,"),
        ("play road-trip-europa --bots casul", "there is no bot 'casul'; did you mean casual?"),
        ("play road-trip-europa --bots wizard", "there is no bot 'wizard'; there are random, novice,"),
        (
            "play road-trip-europa --option chang-of-direction=on",
            "road-trip-europa has no option 'chang-of-direction'; did you mean change-of-direction?",
        ),
        ("play tour-du-monde --option start=randm", "option start takes random or choose, not 'randm'; did you mean"),
        ("guide road-trip-europa frnce", "there is no story 'frnce' in road-trip-europa; did you mean France?"),
        ("tables --close", HELP),
        ("games --json=3", HELP),
        ("games extra", HELP),
    ],
)
def test_what_is_wrong_is_one_sentence(run: Run, command: str, said: str) -> None:
    result = run(*shlex.split(command))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in result.stderr
    assert result.stderr.startswith("baluchon: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("command", [each.name or each.callback.__name__ for each in app.registered_commands])  # type: ignore[union-attr]
def test_every_command_refuses_an_option_that_it_does_not_have(run: Run, command: str) -> None:
    result = run(command, "--colour", "blue")
    assert result.exit_code == 2
    assert result.stderr == f"baluchon: {command} has no option --colour; baluchon {command} --help lists them\n"


def test_a_variable_with_a_wrong_value_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BALUCHON_PORT", "many")
    said = "baluchon: --port takes a whole number from 1 to 65535, not 'many' as in BALUCHON_PORT\n"
    result = run("health")
    assert (result.exit_code, result.stderr) == (2, said)


def test_a_command_is_looked_up_among_those_there_are() -> None:
    check_command("play", ["play"])
    with pytest.raises(WrongUsage, match="did you mean play"):
        check_command("plya", ["play"])
