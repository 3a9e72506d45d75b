"""The list of games, ours and those of other packages."""

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint

import pytest

from baluchon.kernel import registry
from baluchon.kernel.errors import BadGame, UnknownGame
from baluchon.lanterns import GAME


@pytest.fixture
def declare(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Entry points as installed packages would have them."""

    def put(*values: str) -> None:
        entries = [EntryPoint(f"game {n}", value, registry.GROUP) for n, value in enumerate(values)]
        monkeypatch.setattr(registry, "entry_points", lambda *, group: entries)
        registry._registered.cache_clear()

    yield put
    monkeypatch.undo()
    registry._registered.cache_clear()


def test_our_games_are_there() -> None:
    assert registry.game_by_id("road-trip-europa").min_seats == 2
    ids = [game.id for game in registry.all_games()]
    assert len(ids) == len(set(ids))


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are .*road-trip-europa"):
        registry.game_by_id("chess")


def test_a_package_adds_a_game(declare: Callable[..., None]) -> None:
    declare("baluchon.lanterns:GAME")
    assert registry.game_by_id("lanterns") is GAME
    assert registry.all_games()[-1] is GAME


def test_two_games_of_the_same_id_are_refused(declare: Callable[..., None]) -> None:
    declare("baluchon.lanterns:GAME", "baluchon.lanterns:GAME")
    with pytest.raises(BadGame, match="two games are called 'lanterns'"):
        registry.all_games()


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("baluchon.lanterns.components:CARDS", "baluchon.lanterns.components:CARDS in the .* is not a Game"),
        ("baluchon.lanterns:NONE", "'game 0' .* cannot be loaded: .*NONE"),
        ("no_such_package:GAME", "'game 0' .* cannot be loaded: No module named 'no_such_package'"),
    ],
)
def test_what_is_no_game_is_refused_by_name(declare: Callable[..., None], value: str, says: str) -> None:
    declare(value)
    with pytest.raises(BadGame, match=says):
        registry.all_games()
