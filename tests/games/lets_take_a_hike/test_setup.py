"""Components and set-up: places, weight, packing before the first turn."""

import pytest

from baluchon.games.lets_take_a_hike import GAME
from baluchon.games.lets_take_a_hike.components import DECK, ITEMS, KIND_IDS
from baluchon.kernel.chance import FastChance
from baluchon.kernel.errors import BadOption
from baluchon.kernel.match import Match
from tests.games.lets_take_a_hike.positions import (
    RULES,
    Stack,
    acting,
    hand,
    ids,
    offered,
    pack,
    phase,
    play,
    started,
    table,
    why_not,
)


def test_an_item_lies_only_on_a_place_printed_on_it() -> None:  # LH-C1, LH-C2
    s = table([{}, {}], [["camera", "tent", "granola-bar"], []])
    assert [text for text in offered(s, 0) if text.startswith("place camera")] == [
        "place camera left-hand",
        "place camera right-hand",
    ]
    assert [text for text in offered(s, 0) if text.startswith("place tent")] == [
        "place tent top",
        "place tent main",
        "place tent bottom",
    ]
    assert len([text for text in offered(s, 0) if text.startswith("place granola-bar")]) == 7


def test_the_same_kind_several_times() -> None:  # LH-C3
    s = table([{"top": "tent"}, {}], [["tent", "tent"], []])
    play(s, 0, "place tent main")
    play(s, 0, "place tent bottom")
    assert pack(s, 0) == {"top": "tent", "main": "tent", "bottom": "tent"}


def test_weight_counts_the_hands() -> None:  # LH-C4
    s = table([{"top": "tent", "main": "socks", "left-hand": "camera", "right-hand": "walking-stick"}, {}])
    assert s.hikers[0].weight == 4 + 1 + 3 + 1
    assert GAME.view(s, 0).private.weight == 9  # type: ignore[union-attr]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seven_cards_each_and_everyone_packs_at_once(seats: int) -> None:  # LH-S1
    s = started(seats)
    assert acting(s) == list(range(seats))
    assert [own.hand_size for own in s.hikers] == [7] * seats
    assert s.pile_size == DECK - 7 * seats
    assert len(ids(s.pile)) == s.pile_size


def test_packing_is_free_and_of_any_number() -> None:  # LH-S1
    s = started(2, seed=3)
    while len(offered(s, 0)) > 1:
        before = len(hand(s, 0))
        play(s, 0, offered(s, 0)[0])
        assert len(hand(s, 0)) == before - 1
    assert offered(s, 0) == ["ready"]
    play(s, 0, "ready")
    assert acting(s) == [1]
    assert "ready" in offered(s, 1)


def test_packing_is_secret_until_all_are_ready() -> None:  # LH-S1
    match = Match(GAME, 2, seed=b"4" * 32)
    before = [match.view(1), match.view(None)]
    entry = match.play(0, next(text for text in offered(match.state, 0) if text.startswith("place")))
    assert [match.view(1), match.view(None)] == before
    assert GAME.events(entry.facts, 1) == []
    assert [message.id for message in GAME.events(entry.facts, 0)] == ["event-packed"]
    assert match.view(0).private.pack  # type: ignore[union-attr]
    match.play(0, "ready")
    assert [match.view(1), match.view(None)] == before
    match.play(1, "ready")
    assert match.view(1).public.hikers[0].pack  # type: ignore[attr-defined]
    assert match.view(1).public.hikers[0].hand_size == 6  # type: ignore[attr-defined]


def test_before_the_first_turn_a_card_is_taken_back_not_swapped() -> None:  # LH-S1
    match = Match(GAME, 2, seed=b"4" * 32)
    placing = next(text for text in offered(match.state, 0) if text.startswith("place"))
    match.play(0, placing)
    place = placing.rsplit(" ", 1)[1]
    assert not [text for text in offered(match.state, 0) if text.endswith(place)]
    match.take_back(0)
    assert match.view(0).private.pack == ()  # type: ignore[union-attr]


def test_hazards_are_not_packed() -> None:  # LH-S1
    s = next(s for s in (started(2, seed=seed) for seed in range(50)) if set(hand(s, 0)) & set(KIND_IDS[ITEMS:]))
    (hazard, *_) = [id for id in hand(s, 0) if id in KIND_IDS[ITEMS:]]
    assert all(text.startswith("place") or text == "ready" for text in offered(s, 0))
    assert why_not(s, 0, f"play {hazard}").clause == "LH-S1"


def test_the_first_player_is_drawn_after_packing() -> None:  # LH-S2
    first = set()
    for seed in range(30):
        s = started(3, seed=5)
        for seat in range(3):
            assert s.first == -1
            chance = FastChance(seed)
            RULES.play(s, seat, GAME.moves.parse("ready"), chance)
            assert (chance.stamp > 0) == (seat == 2)
        assert phase(s) == "turn"
        assert acting(s) == [s.first]
        first.add(int(s.first))
    assert first == {0, 1, 2}


def test_play_goes_to_the_left() -> None:  # LH-S2
    s = table([{}, {}, {}], turn=2)
    for _ in range(3):
        assert acting(s) == [2]
        play(s, 2, "draw", "map")
    assert acting(s) == [0]


def test_options_and_seats() -> None:
    assert GAME.settle(5) == {"hidden-packs": False}
    with pytest.raises(BadOption):
        GAME.settle(6)
    assert Stack(table([{}, {}])).below(5) == 0
