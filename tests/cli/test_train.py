"""`train`: what it says before it learns."""

import sys

import pytest

from baluchon.extras import how_to_install
from tests.cli.conftest import GAME, Run


def test_without_pytorch_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("baluchon.learning.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "torch", None)
    result = run("train", GAME, "--seats", "2")
    assert result.exit_code == 2
    assert how_to_install("train") in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_an_unknown_game_is_refused(run: Run) -> None:
    assert "there is no game" in run("train", "ludo").stderr


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--seats", "9"], "has from 2 to 4 seats, not 9"),
        (["--resume"], "begin without --resume"),
        (["--ray", "nowhere://nothing"], "no Ray cluster answers at nowhere"),
    ],
)
def test_what_cannot_be_learned_is_refused_in_a_sentence(run: Run, arguments: list[str], told: str) -> None:
    result = run("train", GAME, "--rounds", "1", *arguments)
    assert result.exit_code == 2
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1
