"""Every game has its page in the docs, after one skeleton, and it says what the registry says."""

import re

import pytest

from baluchon.envs.names import VERSION
from baluchon.kernel.declaration import Game
from baluchon.kernel.registry import all_games
from tools import game_pages

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def test_there_is_a_page_for_every_game_and_no_other() -> None:
    assert sorted(game_pages.FOLDER.glob("*.md")) == sorted(map(game_pages.path_of, all_games()))


@GAMES
def test_a_page_is_what_would_be_written(game: Game) -> None:
    assert game_pages.path_of(game).read_text(encoding="utf-8") == game_pages.page(game), "write it anew: make pages"


@GAMES
def test_a_page_follows_the_skeleton(game: Game) -> None:
    page = game_pages.path_of(game).read_text(encoding="utf-8")
    assert tuple(re.findall(r"^## (.*)", page, re.M)) == game_pages.HEADINGS
    assert len(game_pages.kept(game, game_pages.BRIEF).split()) > 100
    versions = game_pages.kept(game, game_pages.VERSIONS)
    assert f"Rules version {game.version}" in versions
    assert f"v{VERSION}" in versions
    assert game_pages.TO_WRITE not in page
