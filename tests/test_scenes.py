"""Scenes and ceremonies over whole games: the client looks at every move, in a few games or, in soak, in many."""

from collections.abc import Iterator
from typing import Any

import pytest

from baluchon.kernel.registry import all_games, game_by_id
from baluchon.testing import Setting
from tests.sampling import sample
from tools import scenes
from tools.played_frames import moves
from tools.scenes import GAMES, Finding, explore

ALL = [game.id for game in all_games()]


@pytest.mark.parametrize(("game", "games"), sample(ALL, [1, GAMES], keep=[(game, 1) for game in ALL]))
def test_nothing_is_wrong_in_the_scenes_of_whole_games(game: str, games: int) -> None:
    found = list(explore(game_by_id(game), range(games)))
    assert not found, "\n".join(map(str, found))


def test_what_is_wrong_is_found_with_the_game_in_which_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoilt(setting: Setting, number: int) -> Iterator[dict[str, Any]]:
        for n, move in enumerate(moves(setting, number)):
            event = {"id": "event-unheard-of", "args": {}}
            yield move if (number, n) != (8, 3) else {**move, "events": [*move["events"], event]}

    monkeypatch.setattr(scenes, "moves", spoilt)
    (found,) = explore(game_by_id("road-trip-europa"), range(7, 9))
    assert (found.game, found.number) == ("road-trip-europa", 8)
    assert "has a scene for everything that happens" in found.what
    assert "event-unheard-of" in found.what
    assert str(found).endswith("again: python -m tools.scenes road-trip-europa --first 8 --games 1")


def test_arguments_are_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["chess"], ["--games", "0"], ["--first", "200", "--games", "57"], ["--first", "-1"]):
        with pytest.raises(SystemExit) as ended:
            scenes.main(wrong)
        assert ended.value.code == 2
    assert "numbered from 0 to 255" in capsys.readouterr().err


def test_findings_end_with_another_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finding = Finding("tour-du-monde", 3, "it is so")
    monkeypatch.setattr(scenes, "explore", lambda game, _: [finding] if game.id == finding.game else [])
    assert scenes.main(["road-trip-europa", "--games", "5"]) == 0
    assert scenes.main([]) == 1
    said = capsys.readouterr().out
    assert "road-trip-europa: 5 games, nothing wrong\n" in said
    assert f"{finding}\n" in said
