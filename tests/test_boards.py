"""Boards draw every position of every game from views, for players and spectators, in narrow and wide terminals."""

import io
from collections.abc import Iterator
from dataclasses import replace
from importlib import invalidate_caches
from pathlib import Path
from typing import Annotated, Any
from xml.etree import ElementTree

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.table import Column

from baluchon.boards import Board, board_of, drawing, generic, pictures
from baluchon.bots import bot_by_code
from baluchon.kernel.chance import FastChance, seed_from_text
from baluchon.kernel.declaration import LANGUAGES, Game, View
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.kernel.views import BY_SEAT, TOTAL, Seat, named, points, ref
from baluchon.lanterns import GAME as LANTERNS
from baluchon.lanterns.view import Private as LanternsPrivate
from baluchon.lanterns.view import Public as LanternsPublic
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
@pytest.mark.parametrize("some", [True, pytest.param(False, marks=pytest.mark.soak)])
def test_every_position_of_a_game_can_be_drawn(game: Game, some: bool) -> None:
    """In the short version one of twenty positions, about a dozen at most, all over the game."""
    length = sum(1 for _ in positions(game))
    apart = max(20, length // 12) if some else 1
    for number, match in enumerate(positions(game)):
        if number % apart == 0 or match.is_over:
            check_drawn(match, LANGUAGES[number // apart % len(LANGUAGES)])


def positions(game: Game) -> Iterator[Match]:
    """A game by chance, from its start to its end."""
    match = Match(game, game.max_seats, seed=seed_from_text("boards"), players=["P"] * game.max_seats)
    bot, chance = bot_by_code("random"), FastChance(1)
    yield match
    while not match.is_over:
        for seat in match.to_act:
            match.play(seat, bot.choose(match.position(seat), chance))
        yield match


def test_the_generic_board_shows_any_view() -> None:
    match = Match(game_by_id("road-trip-europa"), 2, seed=seed_from_text("generic"))
    texts = Texts("fr", match.game, match.players, 0)
    drawn = shown(generic.draw(match.view(0), texts, 0), 100)
    assert "Road Trip Europa" in drawn
    for move in match.legal(0):
        assert texts.name(match.game.moves[move].refs[0]) in drawn


def test_a_game_brings_its_board_or_gets_the_generic_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    folder = tmp_path / "game_of_nobody"
    folder.mkdir()
    (folder / "__init__.py").touch()
    stranger = replace(LANTERNS, package=folder.name)
    assert board_of(stranger) == Board(generic.draw, generic.scores, generic.detail)
    (folder / "board.py").write_text("def draw(view, texts, seat):\n    return 'a board of its own'\n")
    invalidate_caches()
    own = board_of(stranger)
    assert own.draw(LANTERNS.view(start(), None), Texts("en", LANTERNS), None) == "a board of its own"
    assert (own.scores, own.detail) == (generic.scores, generic.detail)  # what it leaves out is general


def start(seats: int = 3) -> Any:
    """A game of Lanterns in which something has been scored."""
    state = LANTERNS.start(seats, None, FastChance(1))
    for keeper, won in zip(state.keepers, [0, 2, 1], strict=False):
        keeper.points = won
    return state


ENGLISH_BOARD = (
    "Now: everyone chooses a lantern | Last light: Ana | Keepers"
    " | You | Lanterns in hand: 4 | Buried: 0 | Lights: 0 | Points for buried lanterns: 0 | Score: 0"
    " | Ana | Lanterns in hand: 4 | Buried: 0 | Lights: 2 | Points for buried lanterns: 0 | Score: 2"
    " | Bo | Lanterns in hand: 4 | Buried: 0 | Lights: 1 | Points for buried lanterns: 0 | Score: 1"
    " | In the bag: 0 | Light: 1 | Hand: 4, 5, 8, 11"
)
FRENCH_BOARD = (
    "En ce moment : chacun choisit une lanterne | Dernière lumière : Ana | Gardiens"
    " | Vous | Lanternes en main : 4 | Enterrées : 0 | Lumières : 0 | Points des lanternes enterrées : 0 | Score : 0"
)
GERMAN_BOARD = (
    "Gerade: alle wählen eine Laterne | Letztes Licht: Ana | Laternenhüter | Du | Laternen auf der Hand: 4"
    " | Vergraben: 0 | Lichter: 0 | Punkte für vergrabene Laternen: 0 | Punktestand: 0"
)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ENGLISH_BOARD),
        ("fr", FRENCH_BOARD),
        ("de", GERMAN_BOARD),
    ],
)
def test_the_generic_board_speaks_the_words_of_the_reader(language: str, told: str) -> None:
    state = start()
    state.winner = 1
    texts = Texts(language, LANTERNS, ["P", "Ana", "Bo"], 0)
    drawn = shown(generic.draw(LANTERNS.view(state, 0), texts, 0), 100)
    assert [line.strip("│├└─ ") for line in drawn.splitlines()][1 : 1 + len(told.split(" | "))] == told.split(" | ")
    assert not {
        words for words in ("phase", "winner", "hand_size", "lantern:", "Dug up", "Your choice") if words in drawn
    }, drawn


class Guest(msgspec.Struct, frozen=True):
    seat: Seat
    asked: bool
    lanterns: list[Annotated[str, ref("lantern")]]
    friends: list[Seat]


class Fair(msgspec.Struct, frozen=True):
    guests: Annotated[list[Guest], BY_SEAT]
    prices: dict[Annotated[str, ref("lantern")], int]
    year: Annotated[int, named("lantern")]


def fair(s: object) -> Fair:
    return Fair([Guest(0, True, ["lantern:2"], [1]), Guest(1, False, [], [])], {"lantern:3": -4}, 7)


def test_the_generic_board_names_what_stands_in_structs_and_tables() -> None:
    game = replace(LANTERNS, public=fair)
    drawn = shown(generic.draw(View(fair(None), None), Texts("en", game, ["Ana", "Bo"]), None), 100)
    assert [line.strip() for line in drawn.splitlines()] == [
        "Lanterns",
        "├── guests",
        "│   └── Ana: asked: yes · lanterns: 2 · friends: Bo",
        "├── prices: 3: −4",
        "└── year: 7",
    ]


def test_the_generic_board_gives_long_things_a_line_each() -> None:
    lanterns = [f"lantern:{number}" for number in range(1, 13)] * 2
    crowded = Fair([Guest(0, True, lanterns, [1]), Guest(1, False, [], [])], {}, 7)
    drawn = shown(
        generic.draw(View(crowded, None), Texts("en", replace(LANTERNS, public=fair), ["Ana", "Bo"]), None), 100
    )
    assert [line.strip("│├└─ ") for line in drawn.splitlines()][1:4] == ["guests", "Ana", "asked: yes"]


def test_the_generic_scores_are_those_of_the_view() -> None:
    texts = Texts("en", LANTERNS, ["P", "Ana", "Bo"], 0)
    drawn = shown(generic.scores(LANTERNS.view(start(), 0), texts, 0), 80)
    assert [line.split() for line in drawn.splitlines()] == [
        ["You", "Ana", "Bo"],
        ["Lights", "0", "2", "1"],
        ["Buried", "0", "0", "0"],
        ["total", "0", "2", "1"],
    ]


def test_running_scores_have_a_line_for_the_totals_where_the_view_has_them() -> None:
    game = replace(LANTERNS, public=scored)
    drawn = shown(generic.score_table(View(scored(None), None), Texts("en", game, ["Ana", "Bo"])), 80)
    assert [line.split() for line in drawn.splitlines()] == [
        ["Ana", "Bo"],
        ["Buried", "3", "−1"],
        ["total", "9", "−1"],
    ]


class Scored(msgspec.Struct, frozen=True):
    buried: Annotated[list[list[int]], BY_SEAT, points("buried")]
    score: Annotated[list[int], BY_SEAT, TOTAL]


def scored(s: object) -> Scored:
    return Scored([[1, 2], [-1]], [9, -1])


def test_where_a_view_says_nothing_of_points_the_generic_scores_are_the_table() -> None:
    game, texts = replace(LANTERNS, public=fair), Texts("en", LANTERNS)
    texts.game = game
    view = View(fair(None), None)
    assert shown(generic.scores(view, texts, None), 80) == shown(generic.draw(view, texts, None), 80)


def test_a_board_gets_the_parts_of_its_own_view_only() -> None:
    view = LANTERNS.view(start(), 1)
    public, private = drawing.parts(view, LanternsPublic, LanternsPrivate)
    assert (public, private) == (view.public, view.private)
    assert drawing.parts(View(view.public, None), LanternsPublic, LanternsPrivate)[1] is None
    with pytest.raises(TypeError, match="draws Fair and Private"):
        drawing.parts(view, Fair, LanternsPrivate)


def test_every_seat_has_a_mark_of_its_own() -> None:
    marks = [drawing.seat_mark(seat) for seat in range(6)]
    assert len({mark.plain for mark in marks}) == len({mark.style for mark in marks}) == 6
    assert {cell_len(mark.plain) for mark in marks} == {1}


def test_a_block_is_drawn_by_the_room_there_is() -> None:
    block = drawing.ByRoom(lambda wide: ["wide"] if wide else ["not", "wide"])
    assert shown(block, drawing.WIDE).split() == ["wide"]
    assert shown(block, drawing.WIDE - 1).split() == ["not", "wide"]


def test_cells_stand_in_rows_of_so_many() -> None:
    lines = shown(drawing.in_rows(["a", "b", "c", "d", "e"], 2, gap=3), 80).splitlines()
    assert [line.split() for line in lines] == [["a", "b"], ["c", "d"], ["e"]]
    assert lines[0].startswith("a   b")


def test_numbers_keep_their_room_and_long_names_are_cut() -> None:
    """Where there is little room the name of a seat gives way, never a number."""
    table = drawing.table(Column(), *drawing.numbers("total", no_wrap=True))
    table.add_row(drawing.seat_name(0, Texts("en", players=["Maximiliane"])), "12345678")
    assert shown(table, 16).splitlines()[1] == "● Max…  12345678"


@pytest.mark.parametrize(("language", "told"), [("en", "Hand: 3"), ("fr", "Hand\u00a0: 3"), ("de", "Hand: 3")])
def test_labels_stand_before_what_they_say_in_the_language_s_way(language: str, told: str) -> None:
    texts = Texts(language)
    assert texts.labelled("Hand", "3") == told
    line = drawing.label("Hand", texts).append("3")
    assert line.plain == told
    assert [(line.plain[span.start : span.end], span.style) for span in line.spans] == [(told[:-1], "bold")]


def test_a_label_is_no_reference() -> None:
    """What is named like a kind of component stays as it is."""
    assert Texts("en", LANTERNS).labelled("lantern", "seat:1") == "lantern: seat:1"


@pytest.mark.parametrize(("points", "text"), [(-12, "−12"), (0, "0"), (3, "3")])
def test_numbers_below_nought_have_a_true_minus(points: int, text: str) -> None:
    assert drawing.signed(points) == text


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
