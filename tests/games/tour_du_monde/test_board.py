"""The terminal board: what a person needs to see, in three languages, within 80 columns."""

import pytest
from rich.console import Console, RenderableType

from baluchon.games.tour_du_monde import GAME, board
from baluchon.games.tour_du_monde.state import TourState
from baluchon.kernel.declaration import LANGUAGES
from baluchon.texts import Texts
from tests.games.tour_du_monde.positions import RULES, play, position

PLAYERS = ["Ada", "Ben", "Chiyo"]


def texts(language: str = "en") -> Texts:
    return Texts(language, GAME, PLAYERS, 0)


def lines(shown: RenderableType, width: int = 80) -> list[str]:
    console = Console(width=width)
    with console.capture() as capture:
        console.print(shown)
    return [line.rstrip() for line in capture.get().splitlines()]


def drawn(s: TourState, language: str = "en", width: int = 80) -> list[str]:
    return lines(board.draw(GAME.view(s, 0, previews=True), texts(language), 0), width)


def table() -> TourState:
    hand = ["italy", "venice", "cambodia", "chamonix", "joker-1", "plus-one-1"]
    return position(
        [hand, ["spain"], ["peru", "chile"]], ["france", "joker-2", "japan", "kyoto"], discards=["kenya"], top="kenya"
    )


def test_the_tour_by_continent_and_what_it_connects_to() -> None:
    shown = drawn(table())
    assert shown[0] == "Round 1 of 3 · your turn · pile 92 · discard pile 1 (Nairobi)"
    (europe,) = [line for line in shown if line.startswith("Europe")]
    assert "★Paris" in europe
    assert "●Rome · Berlin" in europe
    (asia,) = [line for line in shown if line.startswith("Asia")]
    assert "Tokyo ✈ (/Kyoto)" in asia


def test_the_hand_says_what_may_be_laid_and_what_would_open_the_rest() -> None:
    shown = drawn(table())
    hand = shown[next(n for n, line in enumerate(shown) if line.startswith("Your hand")) :]
    assert hand[0] == "Your hand  50 points at risk"
    assert hand[1].split() == ["●", "/Chamonix", "France", "10", "under", "Paris"]
    assert hand[2].split() == ["●", "Rome", "Italy", "10", "from", "Paris"]
    assert hand[3].split() == ["/Venice", "Italy", "15", "needs", "Rome"]
    assert "3 steps · needs Bangkok, Hanoi" in hand[4]
    wide = drawn(table(), width=120)
    assert any("opens ●Venice, Vienna, Zagreb, Athens, Florence" in line for line in wide)


def test_hand_sizes_and_scores() -> None:
    shown = drawn(table())
    assert shown[1].split()[:6] == ["▸", "You", "▮▮▮▮▮▮", "6", "cards", "in"]
    assert shown[2].split() == ["Ben", "▮", "1", "card", "in", "hand", "0", "points"]


def test_what_is_laid_already_makes_the_rest_wait() -> None:
    s = table()
    play(s, "lay italy")
    assert not any(line.startswith("●  Rome") for line in drawn(s))
    s = position([["italy", "spain", "chamonix"], ["peru"], ["chile"]])
    play(s, "lay italy")
    shown = drawn(s)
    assert any(line.startswith("○  Madrid") for line in shown)
    assert any(line.startswith("●  /Chamonix") for line in shown)


def test_the_last_round_and_the_discards_are_with_the_scores() -> None:
    s = position([["chamonix", "joker-1"], ["kenya", "tahiti"], ["spain"]])
    play(s, "lay chamonix", "finish", "discard joker-1")
    shown = "\n".join(lines(board.scores(GAME.view(s, 0), texts(), 0)))
    assert "Round 1 · doubled" in shown
    assert "You, 0 points: went out" in shown
    assert "Ben, 70 points: Nairobi, Tahiti" in shown


def test_what_is_known_of_hands_after_a_reshuffle() -> None:
    s = position([["kenya", "nepal"], ["spain", "peru"]], pile=[])
    play(s, "finish", "discard kenya")
    assert "Held since the reshuffle (Ben 2): Madrid, Lima" in drawn(s)


def test_choices_offered_together_have_equally_many_details() -> None:
    s = table()
    view, words = GAME.view(s, 0, previews=True), texts()
    details = {move: board.detail(GAME.moves[move], view, words) for move in RULES.legal(s, 0)}
    assert {len(cells) for cells in details.values()} == {1}
    assert details[GAME.moves.parse("lay italy")] == ["opens ●Venice, Vienna, Zagreb, Athens, Florence"]
    play(s, "finish")
    view = GAME.view(s, 0)
    assert {len(board.detail(GAME.moves[move], view, words)) for move in RULES.legal(s, 0)} == {1}
    play(s, "discard plus-one-1")
    view = GAME.view(s, 0)
    assert board.detail(GAME.moves[GAME.moves.parse("give 2")], view, words) == ["2 cards in hand", "0 points"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_language_fits(language: str, width: int) -> None:
    shown = drawn(table(), language, width)
    assert all(len(line) <= width for line in shown)
    assert not any("board-" in line or "card:" in line for line in shown)
    assert len(shown) < 24


def test_a_spectator_sees_no_hand() -> None:
    s = table()
    shown = lines(board.draw(GAME.view(s, None), Texts("en", GAME, PLAYERS), None))
    assert not any("Rome Italy" in line or "Your hand" in line for line in shown)
    assert any("Ada" in line for line in shown)
