"""Boards draw every position of every game from views, for players and spectators, in narrow and wide terminals."""

import io
from importlib import invalidate_caches
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from rich.console import Console

from baluchon.boards import board_of, generic, pictures
from baluchon.bots import bot_by_code
from baluchon.kernel.chance import FastChance, seed_from_text
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.texts import Texts


def shown(renderable: object, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(renderable)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def check_drawn(match: Match, language: str) -> None:
    """All that a board can show of this position, to a spectator and to the seats that are to act."""
    game, board = match.game, board_of(match.game)
    for seat in (None, 0, *match.to_act):
        texts = Texts(language, game, match.players, seat)
        view = match.view(seat)
        for width in (80, 120):
            drawn = shown(board.draw(view, texts, seat), width) + shown(board.scores(view, texts, seat), width)
            assert drawn.strip()
            assert max(cell_len(line) for line in drawn.splitlines()) <= width
            assert "board-" not in drawn
        if seat is not None:
            for move in match.legal(seat):
                assert all(isinstance(cell, str) for cell in board.detail(game.moves[move], view, texts))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("every", [20, pytest.param(1, marks=pytest.mark.soak)])
def test_every_position_of_a_game_can_be_drawn(game: Game, every: int) -> None:
    """In the short version one of twenty positions, here and there."""
    match = Match(game, game.max_seats, seed=seed_from_text("boards"), players=["P"] * game.max_seats)
    bot, chance = bot_by_code("random"), FastChance(1)
    check_drawn(match, LANGUAGES[0])
    while not match.is_over:
        for seat in match.to_act:
            match.play(seat, bot.choose(match.position(seat), chance))
        if chance.below(every) == 0 or match.is_over:
            check_drawn(match, LANGUAGES[chance.below(len(LANGUAGES))])


def test_the_generic_board_shows_any_view() -> None:
    match = Match(game_by_id("road-trip-europa"), 2, seed=seed_from_text("generic"))
    texts = Texts("fr", match.game, match.players, 0)
    drawn = shown(generic.draw(match.view(0), texts, 0), 100)
    assert "Road Trip Europa" in drawn
    for move in match.legal(0):
        assert texts.name(match.game.moves[move].refs[0]) in drawn


class Stranger:
    """A game of another package, as far as boards look at it."""

    id = "game-of-nobody"
    package = "game_of_nobody"


def test_a_game_brings_its_board_or_gets_the_generic_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    folder = tmp_path / Stranger.package
    folder.mkdir()
    (folder / "__init__.py").touch()
    assert board_of(Stranger()) is generic  # type: ignore[arg-type]
    (folder / "board.py").touch()
    invalidate_caches()
    assert board_of(Stranger()).__name__ == "game_of_nobody.board"  # type: ignore[arg-type, attr-defined]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_notebooks_show_the_board_of_a_terminal(game: Game) -> None:
    match = Match(game, game.min_seats, seed=seed_from_text("notebook"))
    seat = match.to_act[0]
    position, texts = match.position(seat), Texts(LANGUAGES[0], game, (), seat)
    seen = words_of(position._repr_html_())
    for line in shown(board_of(game).draw(match.view(seat), texts, seat), pictures.WIDTH).splitlines():
        assert "".join(line.split()) in seen
    assert "".join(texts.move(position.legal[0]).split()) in seen


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_match_in_a_notebook_shows_what_a_spectator_sees(game: Game) -> None:
    match = Match(game, game.max_seats, seed=seed_from_text("notebook"))
    public = pictures.board(game, game.view(match.state, None), None, players=match.players)
    assert match._repr_html_() == pictures.to_svg(public, game.titles["en"])


def words_of(svg: str) -> str:
    """All text of a picture, without blanks."""
    return "".join("".join(ElementTree.fromstring(svg).itertext()).split())


def test_a_picture_has_as_many_rows_as_are_asked_for() -> None:
    drawn = "one\ntwo\nthree"
    heights = {rows: ElementTree.fromstring(pictures.to_svg(drawn, "", rows=rows)).get("viewBox") for rows in (2, 3, 9)}
    assert len(set(heights.values())) == 3
    assert heights[3] == ElementTree.fromstring(pictures.to_svg(drawn, "")).get("viewBox")
    assert "three" not in words_of(pictures.to_svg(drawn, "", rows=2))


def test_wide_signs_take_the_room_of_two() -> None:
    assert 'textLength="24.4"' in pictures.to_svg("\N{BEER MUG}", "")


def test_a_face_down_card_is_shown_to_its_owner_only() -> None:  # RT-D1
    match = Match(game_by_id("road-trip-europa"), 2, seed=seed_from_text("face down"), players=["P", "Ana"])
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    board, owner = board_of(match.game), Texts("en", match.game, match.players, 0)
    first = owner.name(match.game.moves[match.entries[0].move].refs[0])
    own = shown(board.draw(match.view(0), owner, 0), 120)
    assert f"{first})" in own
    spectator = Texts("en", match.game, match.players)
    assert first not in shown(board.draw(match.view(None), spectator, None), 120)
