"""`rate`: the file it writes, and what it refuses."""

import json
from pathlib import Path

import msgspec
import pytest

from baluchon.kernel.fingerprint import fingerprint_of
from baluchon.kernel.registry import game_by_id
from tests.cli.conftest import GAME, Run


def test_a_file_with_how_it_was_measured(run: Run, tmp_path: Path) -> None:
    bots = ("--bots", "random,novice,expert", "--expert", "search:2")
    result = run("rate", GAME, *bots, "--deals", "2", "--few", "1", "--workers", "1", "--out", "some.json")
    assert result.exit_code == 0, result.output
    assert "2 seats" in result.stdout
    told = json.loads((tmp_path / "some.json").read_text())
    assert (told["deals"], told["few"], told["played_by"]) == (2, 1, {"expert": "search:2"})
    assert told["fingerprint"] == msgspec.to_builtins(fingerprint_of(game_by_id(GAME)))
    assert {each["bot"]: each["games"] for each in told["seats"]["2"]} == {"random": 6, "novice": 6, "expert": 4}


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--bots", "casual,novice"), "need random"),
        (("--bots", "random"), "at least one other"),
        (("--bots", "random,random"), "each named once"),
        (("--bots", "random,wizard"), "no bot 'wizard'"),
        (("--seats", "9"), "seats"),
        (("--expert", "expert:0"), "limit"),
        (("--out", "nowhere/some.json"), "nowhere"),
    ],
)
def test_what_cannot_be_rated_is_refused(run: Run, args: tuple[str, ...], told: str) -> None:
    result = run("rate", GAME, *args)
    assert result.exit_code == 2
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1
