"""The board in the terminal: complete, within its columns, in three languages."""

import pytest
from rich.console import Console

from baluchon.boards import board_of
from baluchon.games.trekking_through_history import GAME
from baluchon.games.trekking_through_history.state import HistoryState
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import FastChance
from baluchon.texts import Texts
from tests.games.trekking_through_history.positions import RULES, play, position

BOARD = board_of(GAME)


def drawn(s: HistoryState, seat: int | None = 0, language: str = "en", width: int = 80) -> str:
    console = Console(width=width, record=True, file=None, quiet=True)
    texts = Texts(language, GAME, ["Ada", "Ben", "Cleo", "Dan"][: s.seats], seat)
    with console.capture() as capture:
        console.quiet = False
        console.print(BOARD.draw(GAME.view(s, seat, previews=True), texts, seat))
        console.print(BOARD.scores(GAME.view(s, seat, previews=True), texts, seat))
    return capture.get()


def detail(s: HistoryState, move: str) -> str:
    texts = Texts("en", GAME, ["Ada", "Ben"], 0)
    return " | ".join(BOARD.detail(GAME.moves[GAME.moves.parse(move)], GAME.view(s, 0, previews=True), texts))


def test_departures_show_years_hours_benefits_and_the_mat() -> None:
    text = drawn(position(treks=[[["1230"]], []], offer=["1903", "49-bce", "1809", "1850", "900", "655"]))
    line = next(line for line in text.splitlines() if "Rubicon" in line)
    assert line.split() == [
        "49",
        "BCE",
        "At",
        "the",
        "Rubicon",
        "with",
        "Caesar",
        "2",
        "h",
        "👤",
        "+",
        "👤",
        "breaks",
        "the",
        "trek",
    ]
    assert "Ancestor" in text


def test_an_empty_place_keeps_its_line() -> None:
    text = drawn(position(offer=[None, "1903", "49-bce", "1230", "1850", "900"], deck=[]))
    assert "–  empty" in text
    assert "0 more cards in the deck" in text


def test_the_clock_shows_stacks_with_the_top_watch_above() -> None:
    lines = drawn(position(3, hours=[2, 5, 5], order=[0, 2, 1])).splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("─12"))
    hour = lines[at].index("5")
    assert (lines[at - 2][hour], lines[at - 1][hour]) == ("▲", "■")
    assert lines[at - 1][lines[at].index("2", 5)] == "●"


def test_an_itinerary_shows_tokens_what_pays_and_what_comes_next() -> None:
    text = drawn(position(tokens=[{"person": 1, "event": 2}, {}]), width=100)
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("👤 🚩 💡 ⏫")) + 1
    assert [line[:17].rstrip() for line in lines[at : at + 6]] == [
        " ●  ●",
        "[·] ● [·][·]›5",
        " · [2] 3  ◆",
        " ·  ·     · ›10",
        "    2",
        "    3",
    ]


def test_treks_show_their_years_and_the_next_step() -> None:
    text = drawn(position(treks=[[["1794", "1850"], ["900", "ancestor"]], []]), width=120)
    assert "2 cards: 0 pts (next card: 2)  900 → =900  finished: 2 cards: 0" in text


def test_unused_itineraries_are_drawn_while_one_is_chosen() -> None:
    s = position(day=2, phase="itinerary", turn=None, itinerary=[None, None], used=[["x"], ["w"]])
    text = drawn(s)
    assert "your unused itineraries:" in text
    assert "itinerary C" in text
    assert "itinerary C" not in drawn(s, seat=1)
    assert "itinerary" not in drawn(s, seat=None).replace("itineraries", "")


def test_details_of_choices() -> None:
    s = position(
        crystals=[1, 0], hours=[9, 11], treks=[[["1230"]], []], offer=["1903", "49-bce", "1587", "1850", "900", "655"]
    )
    assert detail(s, "take 1903") == "[bold yellow]1903[/] | → 10 | trek of 2 | "
    assert detail(s, "visit ancestor").startswith("[bold yellow]=1230[/] | → 11–12 | trek of 2 |")
    play(s, "take 655")
    assert detail(s, "spend 0") == "→ 12 | on time: +3"
    assert detail(s, "spend 1") == "→ 11 | onto Ben, you play again"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_fits_its_columns(language: str, width: int, seats: int) -> None:
    s = GAME.start(seats, None, FastChance(seats))
    chance = FastChance(5)
    number = 0
    while mask := RULES.to_act(s):
        seat = lowest(mask)
        if number % 10 == 0:
            text = drawn(s, seat, language, width)
            assert "board-" not in text
            assert "…" not in "".join(line for line in text.splitlines() if "●" in line[:3])
            assert max(map(len, text.splitlines())) <= width
        moves = RULES.legal(s, seat)
        RULES.play(s, seat, moves[chance.below(len(moves))], chance)
        number += 1
