"""The terminal board: packs, trail, odds and recall, in three languages, within 80 columns."""

import itertools

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from baluchon.games.lets_take_a_hike import GAME, board
from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike.state import HikeState
from baluchon.kernel.bits import has, members
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import LANGUAGES
from baluchon.texts import Texts
from tests.games.lets_take_a_hike.positions import RULES, hike, play, started, table

PLAYERS = ["Ada", "Ben", "Chiyo", "Maximiliane", "Émile"]


def texts(language: str = "en") -> Texts:
    return Texts(language, GAME, PLAYERS, 0)


def lines(shown: RenderableType, width: int = 80) -> list[str]:
    console = Console(width=width)
    with console.capture() as capture:
        console.print(shown)
    return [line.rstrip() for line in capture.get().splitlines()]


def drawn(s: HikeState, language: str = "en", width: int = 80, seat: int | None = 0) -> list[str]:
    return lines(board.draw(GAME.view(s, seat), texts(language), seat), width)


def walking() -> HikeState:
    s = table(
        [{"top": "tent", "main": "socks", "left-hand": "camera"}, {"top": "tent", "left-pocket": "map"}, {}],
        [["bear", "map", "map"], ["skunk"], []],
    )
    hike(s, "tent", joining=[1])
    return s


def test_packs_are_drawn_with_their_seven_places() -> None:
    shown = drawn(walking())
    (middle,) = [line for line in shown if "Camera 3" in line]
    assert middle.split()[-6:] == ["3)", "[pocket]", "[Socks", "1]", "[pocket]", "(hand)"]
    assert any("[Tent 4]" in line for line in shown)
    assert any("[Map 1]" in line for line in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_in_a_pack_is_cut(language: str) -> None:
    said = texts(language)
    for place, item in itertools.product(range(c.PLACES), range(c.ITEMS)):
        if has(c.FITS[item], place):
            shown = drawn(table([{c.PLACE_IDS[place]: c.KIND_IDS[item]}, {}]), language)
            name = said.name(f"short:{c.KIND_IDS[item]}")
            assert any(f"{name} {c.BOOTS[item]}" in line for line in shown)


def test_the_trail_and_who_walks() -> None:
    shown = drawn(walking())
    assert shown[0].startswith("Hike 1")
    (trail,) = [line for line in shown if line.startswith("Trail")]
    assert trail.split() == ["Trail", "Tent", "4", "4", "on", "the", "trail"]
    assert any(line.startswith("in the lead") for line in shown)
    assert any(line.startswith("at home") for line in shown)


def test_what_the_next_card_may_cost() -> None:
    shown = drawn(walking())
    start = next(n for n, line in enumerate(shown) if line.startswith("The next card"))
    text = "\n".join(shown[start:])
    assert "█ no loss" in text
    assert "▓ pay 1–4" in text
    assert "Frying pan 3" in text
    assert "× skunk" in text
    assert "…" not in text
    shares = [int(line.split("%")[0]) for line in shown[start:] if "%" in line]
    assert 97 <= sum(shares) <= 103
    assert len(shown[start + 1]) == 46


def test_the_hand_and_what_is_remembered() -> None:
    s = walking()
    assert any(line == "Your hand  2 × Map 1 · Bear !" for line in drawn(s))
    play(s, 0, "go-on")
    play(s, 1, "stop")
    play(s, 1, "leave", "camera")
    assert any(line == "Seen in Ben’s hand: Tent, Map" for line in drawn(s))


def test_hidden_packs_show_their_backs() -> None:  # LH-V1
    s = table([{"top": "tent"}, {"top": "tent", "main": "socks"}], hidden=True)
    shown = drawn(s)
    assert sum(line.count("[▒▒▒▒]") for line in shown) == 2
    assert any("[Tent▒4]" in line for line in shown)
    assert any("Pack ?" in line for line in shown)
    assert sum(line.count("[▒▒▒▒]") for line in drawn(s, seat=None)) == 3


def test_details_of_choices() -> None:
    s = table([{"top": "tent", "main": "socks"}, {}], [["map"], []])
    view = GAME.view(s, 0)
    detail = {move.text: board.detail(move, view, texts()) for move in (GAME.moves[n] for n in RULES.legal(s, 0))}
    assert Text.from_markup(detail["place map top"][1]).plain == "↔ Tent 4"
    assert detail["place map left-pocket"][1] == ""
    hike(s, "camera")
    view = GAME.view(s, 0, previews=True)
    stop = board.detail(GAME.moves[GAME.moves.parse("stop")], view, texts())
    assert stop[1] == "Stop: take all, 3"


@pytest.mark.parametrize(("language", "hidden"), [("en", False), ("fr", True), ("de", False)])
def test_a_whole_game_fits_into_80_columns(language: str, hidden: bool) -> None:
    s, chance = started(5, hidden=hidden, seed=6), FastChance(6)
    said = texts(language)
    phases: set[str] = set()
    while mask := RULES.to_act(s):
        seat = members(mask)[0]
        legal = RULES.legal(s, seat)
        view = GAME.view(s, seat, previews=True)
        key = view.public.phase  # type: ignore[attr-defined]
        if key not in phases or len(phases) > 7:
            phases.add(key)
            shown = lines(board.draw(view, Texts(language, GAME, PLAYERS, seat), seat))
            assert max(map(len, shown)) <= 80
            assert not any("board-" in line for line in shown)
            for move in legal:
                assert all(isinstance(cell, str) for cell in board.detail(GAME.moves[move], view, said))
        RULES.play(s, seat, RULES.suggest(s, seat, legal, chance), chance)
    assert len(lines(board.scores(GAME.view(s, 0), said, 0))) >= 5
