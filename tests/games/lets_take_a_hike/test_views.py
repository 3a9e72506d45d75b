"""What the views show: the trail, who walks, what is chosen, and what the next card may bring."""

from typing import Any

import pytest

from baluchon.games.lets_take_a_hike import GAME
from baluchon.games.lets_take_a_hike.components import DECK, KIND_IDS
from baluchon.games.lets_take_a_hike.view import Hiker
from baluchon.kernel.declaration import LANGUAGES
from baluchon.kernel.shapes import shape_of
from baluchon.texts import Texts
from tests.games.lets_take_a_hike.positions import hike, play, table


def outlook(s: Any, seat: int) -> dict[str, tuple[int, str, int | None]]:
    private: Any = GAME.private(s, seat)
    return {each.card.partition(":")[2]: (each.copies, each.effect, each.boots) for each in private.outlook.coming}


def test_the_next_card_and_what_it_would_do() -> None:  # LH-H3, LH-H4, LH-H5
    s = table([{"top": "tent", "main": "socks"}, {"top": "flashlight"}], [[], ["bear", "map"]])
    hike(s, "tent", joining=[1])
    coming = outlook(s, 0)
    assert coming["tent"] == (7, "match", 0)
    assert coming["camera"] == (8, "pay", 3)
    assert coming["blister"] == (5, "safe", 0)
    assert coming["skunk"] == (3, "skunk", None)
    assert coming["raccoon"] == (4, "safe", 0)
    assert coming["map"] == (4, "pay", 1)  # the one in the other hand is as unseen as those in the pile
    private: Any = GAME.private(s, 0)
    assert private.outlook.unseen == s.pile_size + 2
    assert outlook(table([{"top": "map"}, {}]), 0)["tent"] == (9, "out", 1)


def test_what_a_bear_would_cost() -> None:  # LH-D2, LH-D3, LH-D4
    s = table([{"top": "tent", "main": "tent"}, {"top": "tent", "main": "map"}], [["map"], []])
    hike(s, "tent", joining=[1])
    assert outlook(s, 0)["bear"] == (4, "pay", 4)
    assert outlook(s, 1)["bear"] == (4, "safe", 0)
    s = table([{"top": "tent"}, {"main": "tent"}])
    hike(s, "tent", joining=[1])
    assert outlook(s, 0)["bear"] == (4, "lose-one", 4)
    s = table([{"top": "tent", "left-pocket": "bear-spray"}, {"main": "tent"}])
    hike(s, "tent", joining=[1])
    assert outlook(s, 0)["bear"] == (4, "safe", 0)
    s = table([{"top": "tent"}, {"main": "tent"}], hidden=True)
    hike(s, "tent", joining=[1])
    assert outlook(s, 0)["bear"] == (4, "lose-one", None)


def test_the_last_hike_tells_what_is_in_the_new_pile() -> None:  # LH-E1
    s = table([{"top": "tent"}, {}], pile=["tent"], discards=["camera", "bear"])
    hike(s, "tent")
    assert set(outlook(s, 0)) == {"camera", "bear"}
    public: Any = GAME.public(s)
    assert public.last_hike


def test_what_stopping_brings() -> None:  # LH-H7
    s = table([{"top": "tent", "main": "map"}, {"top": "tent", "main": "map"}])
    hike(s, "tent", joining=[1])
    for seat in (0, 1):
        play(s, seat, "go-on", *(["map"] if seat == 1 else []))
    private: Any = GAME.private(s, 0)
    assert (private.stopping.takes_all, private.stopping.boots) == (False, 4)
    public: Any = GAME.public(s)
    assert [(card.card, card.boots) for card in public.row] == [("card:tent", 4), ("card:map", 1)]
    assert public.row_boots == 5
    play(s, 0, "stop")
    play(s, 0, "take tent")
    private = GAME.private(s, 1)
    assert (private.stopping.takes_all, private.stopping.boots) == (True, 1)
    assert GAME.private(s, 0).stopping is None  # type: ignore[attr-defined]


def test_the_own_choice_is_shown_to_its_owner_only() -> None:  # LH-T7
    pack = {"top": "flashlight", "main": "socks", "bottom": "sleeping-bag", "left-pocket": "compass"}
    s = table([pack, {"top": "map", "main": "map"}])
    hike(s, "camera", joining=[])
    before = GAME.public(s)
    play(s, 0, "drop top")
    private: Any = GAME.private(s, 0)
    assert private.choice.places == ["place:top"]
    assert (private.choice.boots_left, private.choice.done) == (1, False)
    assert GAME.public(s) == before
    assert GAME.private(s, 1).choice is None  # type: ignore[attr-defined]


def test_how_everyone_stands_to_the_hike() -> None:  # LH-H1, LH-H6
    s = table([{"top": "tent"}, {"top": "tent"}, {"top": "tent"}, {}])

    def standing() -> list[str]:
        public: Any = GAME.public(s)
        return [hiker.status for hiker in public.hikers]

    assert standing() == ["home"] * 4
    play(s, 0, "hike")
    assert standing() == ["joined", "asked", "asked", "home"]
    play(s, 1, "join")
    play(s, 2, "join", "tent")
    assert standing() == ["walking", "walking", "walking", "home"]
    play(s, 0, "go-on")
    play(s, 1, "stop")
    assert standing() == ["goes-on", "left", "walking", "home"]


def test_prompts() -> None:
    s = table([{"top": "tent", "main": "map"}, {}])
    assert GAME.prompt(s, 0).id == "prompt-turn-or-hike"
    hike(s, "tent")
    assert GAME.prompt(s, 0).id == "prompt-decide-match"
    play(s, 0, "go-on", "camera")
    assert GAME.prompt(s, 0).id == "prompt-decide"
    s = table([{"top": "flashlight", "left-pocket": "compass", "main": "map"}, {}], hidden=True)
    hike(s, "socks")
    assert GAME.prompt(s, 0).args == {"card": "card:socks", "boots": 1, "paid": 0}
    s = table([{"main": "map"}, {}], hidden=True)
    hike(s, "tent")
    assert GAME.prompt(s, 0).id == "prompt-pay-all"


def test_more_boots_are_asked_for_only_after_the_first_ones() -> None:
    s = table([{"top": "flashlight", "left-pocket": "compass", "main": "map", "bottom": "socks"}, {}])
    hike(s, "camera")
    texts = Texts("en", GAME)
    assert texts.message(GAME.prompt(s, 0)) == "Camera: drop 3 boots, no more than needed."
    play(s, 0, "drop top")
    assert texts.message(GAME.prompt(s, 0)) == "Camera: drop one more boot."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words_in_a_sentence(language: str) -> None:
    texts = Texts(language, GAME)
    for id in ("the-card", "a-card"):
        said = [texts.say(id, card=f"card:{kind}") for kind in KIND_IDS]
        assert len(set(said)) == len(KIND_IDS)
        assert not {texts.name(f"card:{kind}") for kind in KIND_IDS if kind != "socks"} & set(said)


def test_the_pile_is_counted() -> None:
    public: Any = GAME.public(table([{}, {}], [["map"], []]))
    assert public.pile == DECK - 1
    assert public.swaps_left == 6


def test_what_could_come_next_for_each_viewer() -> None:  # LH-I1
    s = table([{"top": "map"}, {}], [["bear"], ["tent"]])
    public: Any = GAME.public(s)
    mine: Any = GAME.private(s, 0)
    theirs: Any = GAME.private(s, 1)
    assert sum(public.could_come.values()) == DECK - 1
    assert (public.could_come["card:bear"], mine.could_come["card:bear"], theirs.could_come["card:bear"]) == (4, 3, 4)
    assert (public.could_come["card:tent"], mine.could_come["card:tent"], theirs.could_come["card:tent"]) == (9, 9, 8)


def test_running_scores_are_those_of_the_sheets() -> None:  # LH-H7
    s = table([{}, {}], taken=[["tent", "sleeping-bag", "camera", "map"], ["compass", "compass", "granola-bar"]])
    public: Any = GAME.public(s)
    scored = {shape.line: name for name, shape in shape_of(Hiker).fields.items() if shape.line is not None}
    for hiker, sheet in zip(public.hikers, GAME.sheets(s), strict=True):
        assert [(line.id, getattr(hiker, scored[line.id])) for line in sheet.lines] == [
            (line.id, line.points) for line in sheet.lines
        ]
        assert set(scored) == {line.id for line in sheet.lines}
        assert hiker.score == sheet.total
    assert [hiker.score for hiker in public.hikers] == [12, 5]
