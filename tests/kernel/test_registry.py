"""The list of games, ours and those of other packages."""

import re
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint

import pytest

from baluchon.kernel import registry
from baluchon.kernel.chance import FastChance
from baluchon.kernel.errors import BadGame, ClosedGame, UnknownGame, WrongVersion
from baluchon.kernel.match import Match
from baluchon.kernel.record import from_record, to_record
from baluchon.lanterns import GAME


@pytest.fixture
def declare(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Entry points as installed packages would have them."""

    def put(*values: str) -> None:
        entries = [EntryPoint(f"game {n}", value, registry.GROUP) for n, value in enumerate(values)]
        monkeypatch.setattr(registry, "entry_points", lambda *, group: entries)
        registry._found.cache_clear()

    yield put
    monkeypatch.undo()
    registry._found.cache_clear()


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
def test_what_is_no_game_is_closed_by_name(declare: Callable[..., None], value: str, says: str) -> None:
    declare(value, "baluchon.lanterns:GAME")
    assert registry.all_games() == [GAME]
    assert list(registry.closed_games()) == ["game 0"]
    with pytest.raises(ClosedGame, match=says):
        registry.game_by_id("game 0")


def test_one_bad_cell_closes_that_game_and_no_other(declare: Callable[..., None]) -> None:
    declare("tests.kernel.ill:GAME", "baluchon.lanterns:GAME")
    assert registry.game_by_id("lanterns") is GAME
    with pytest.raises(
        ClosedGame, match=r"'game 0' is closed until its data is mended: .*cards.csv, row 2 \(a\), column n: 'banana'"
    ):
        registry.game_by_id("game 0")


def test_a_game_is_found_by_its_version(declare: Callable[..., None]) -> None:
    declare("tests.kernel.versioned:GAME")
    newest = registry.game_by_id("lanterns")
    assert (newest.version, newest.superseded) == (2, False)
    assert registry.game_by_id("lanterns", 2) is newest
    first = registry.game_by_id("lanterns", 1)
    assert (first.version, first.superseded) == (1, True)
    assert [game.version for game in newest.versions] == [2, 1]
    assert [game.id for game in registry.all_games()] == ["lanterns"]
    with pytest.raises(WrongVersion, match=r"made with version 3 of the rules of lanterns; .* version 1 and 2 of them"):
        registry.game_by_id("lanterns", 3)


def test_records_of_two_versions_of_a_plug_in_are_replayed_by_their_own(declare: Callable[..., None]) -> None:
    declare("tests.kernel.versioned:GAME")
    for version in (1, 2):
        game = registry.game_by_id("lanterns", version)
        match, chance = Match(game, 3), FastChance(version)
        while not match.is_over:
            seat = match.to_act[0]
            legal = match.legal(seat)
            match.play(seat, legal[chance.below(len(legal))])
        record = to_record(match)
        assert ("moonlight" in record.options) is (version == 2)
        assert from_record(record).game is game


@pytest.mark.parametrize(
    ("value", "says"),
    [
        (
            "tests.kernel.versioned:UNORDERED",
            r"the versions of 'lanterns' are to be listed once each.* not as \[1, 1\]",
        ),
        ("tests.kernel.versioned:FOREIGN", "'road-trip-europa' cannot be an earlier version of 'lanterns'"),
    ],
)
def test_versions_that_a_record_could_not_tell_apart_are_refused(
    declare: Callable[..., None], value: str, says: str
) -> None:
    declare(value)
    assert registry.all_games() == []
    assert re.search(says, registry.closed_games()["game 0"])
