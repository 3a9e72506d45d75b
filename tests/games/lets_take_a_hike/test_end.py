"""The end: the last card of the pile, the last hike, ties, and that every game ends."""

from collections import Counter

import pytest

from baluchon.games.lets_take_a_hike import GAME
from baluchon.games.lets_take_a_hike.components import COPIES, DECK, KIND_IDS, SKUNK
from baluchon.kernel.bits import members
from baluchon.kernel.chance import Chance, FastChance
from tests.games.lets_take_a_hike.positions import (
    RULES,
    acting,
    bag_of,
    discards,
    hand,
    hike,
    ids,
    phase,
    play,
    row,
    started,
    table,
    taken,
    told,
)


def test_the_game_ends_with_the_last_card_drawn() -> None:  # LH-E1
    s = table([{"top": "map"}, {}], [["map"], []], pile=["tent"])
    play(s, 0, "draw", "tent")
    assert acting(s) == []
    assert hand(s, 0) == ["map", "tent"]
    assert s.actions == 2  # what was left over lapses
    assert GAME.outcome(s).ending.id == "ending-pile"


def test_the_drawing_action_is_completed_first() -> None:  # LH-E1, LH-T4
    s = table([{}, {}], [["map"] * 4 + ["socks"] * 3, []], pile=["tent"])
    play(s, 0, "draw", "tent")
    assert phase(s) == "limit"
    play(s, 0, "discard socks")
    assert acting(s) == []


def test_a_hike_is_played_out_with_the_discards() -> None:  # LH-E1
    s = table([{"top": "tent"}, {}], pile=["tent"], discards=["tent", "bear"])
    hike(s, "tent")
    assert acting(s) == [0]
    assert s.ending == 1
    play(s, 0, "go-on", "tent")
    assert s.refilled == 1
    assert ids(s.pile) == ["bear"]
    assert discards(s) == []
    assert row(s) == ["tent", "tent"]
    play(s, 0, "stop")
    assert acting(s) == []
    assert taken(s, 0) == ["tent", "tent"]
    assert GAME.outcome(s).ending.id == "ending-hike"


def test_a_hike_that_ends_with_the_last_card_ends_the_game() -> None:  # LH-E1
    s = table([{"top": "tent"}, {}], pile=["tent"])
    hike(s, "tent")
    play(s, 0, "stop")
    assert acting(s) == []


def test_the_pile_is_refilled_as_often_as_needed() -> None:  # LH-E1
    s = table([{"top": "tent", "main": "socks"}, {}], pile=["tent"], discards=["blister", "tent"])
    hike(s, "tent")
    play(s, 0, "go-on", "blister")
    play(s, 0, "go-on", "tent")
    assert s.pile_size == 0
    s.discards += bag_of("map")
    play(s, 0, "go-on", "blister")
    assert ids(s.pile) == ["map"]


def test_without_an_item_left_the_hikers_stop_in_turn_order() -> None:  # LH-E3
    s = table([{"top": "tent"}, {"top": "tent"}], pile=["tent"], discards=["bear", "blister"])
    hike(s, "tent", joining=[1])
    play(s, 0, "go-on")
    play(s, 1, "go-on")
    assert (phase(s), acting(s)) == ("taking", [0])
    assert s.homeward == 1
    play(s, 0, "leave")
    assert hand(s, 0) == ["tent"]
    assert acting(s) == []
    assert "tent" in taken(s, 1)
    assert GAME.outcome(s).ending.id == "ending-nothing-left"


def test_most_boots_win() -> None:  # LH-E2
    s = table([{}, {}, {}], taken=[["tent"], ["map", "map", "camera"], ["tent", "map"]])
    end(s)
    assert GAME.outcome(s).scores == (4, 5, 5)
    assert GAME.outcome(s).ranking == (3, 1, 2)
    assert GAME.outcome(s).tie_break is not None
    assert GAME.outcome(s).tie_break.id == "tie-cards"  # type: ignore[union-attr]
    assert members(RULES.winners(s)) == [1]


class Skunks(Chance):
    """In the drawing for the win, a skunk comes with the draws of these numbers."""

    def __init__(self, *draws: int) -> None:
        super().__init__()
        self.draws = draws
        self.sizes: list[int] = []

    def below(self, n: int) -> int:
        self.sizes.append(n)
        return 0 if len(self.sizes) in self.draws else n - 1


def end(s: object, chance: Chance | None = None) -> None:
    """End the game of a table as it stands: the last card is drawn."""
    s.pile = bag_of("raccoon")  # type: ignore[attr-defined]
    RULES.play(s, s.turn, GAME.moves.parse("draw"), chance or FastChance(1))  # type: ignore[arg-type, attr-defined]
    assert acting(s) == []  # type: ignore[arg-type]


def test_level_seats_draw_until_only_one_has_no_skunk() -> None:  # LH-E2
    s = table([{}, {}, {}, {}], taken=[["tent"], ["tent"], ["map"], ["tent"]], turn=2)
    # The first number is the last card of the pile. Seat 2 was first but is not level: seat 3 draws, then 0,
    # then 1, who draws a skunk. Anew with seat 3, then 0, who draws one too.
    chance = Skunks(4, 6)
    end(s, chance)
    assert chance.sizes == [1, DECK, DECK - 1, DECK - 2, DECK, DECK - 1]
    assert s.lucky == 3
    assert GAME.outcome(s).ranking == (2, 2, 4, 1)
    assert GAME.outcome(s).tie_break.id == "tie-skunk"  # type: ignore[union-attr]
    assert members(RULES.winners(s)) == [3]
    assert told(s, None)[-1].id == "event-won-draw"


def test_the_drawing_is_fair_enough() -> None:  # LH-E2
    wins: Counter[int] = Counter()
    for seed in range(600):
        s = table([{}, {}], taken=[["tent"], ["tent"]])
        end(s, FastChance(seed))
        wins[int(s.lucky)] += 1
    # Who draws first meets the first skunk a little more often: 3 of 100 cards.
    assert COPIES[SKUNK] == 3
    assert 240 < wins[0] < 340


def test_the_referee_sheets_add_up() -> None:
    s = table([{}, {}], taken=[["tent", "tent", "camera", "map"], []])
    (sheet, other) = GAME.sheets(s)
    assert [(line.id, line.points) for line in sheet.lines] == [
        *(("boots-4", 8), ("boots-3", 3), ("boots-2", 0), ("boots-1", 1)),
    ]
    assert (sheet.total, other.total) == (12, 0)


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_of_random_moves_ends_within_its_bound(seats: int, hidden: bool) -> None:  # LH-T8, LH-E3
    for seed in range(8):
        s, chance = started(seats, hidden=hidden, seed=seed), FastChance(seed)
        decisions = 0
        while mask := RULES.to_act(s):
            seat = chance.member(mask)
            moves = RULES.legal(s, seat)
            RULES.play(s, seat, moves[chance.below(len(moves))], chance)
            decisions += 1
        assert decisions <= GAME.most_decisions(seats)
        held = Counter(id for cards in GAME.inventory(s).values() for id in cards)
        assert held == Counter(dict(zip(KIND_IDS, COPIES, strict=True)))


def test_a_game_of_nothing_but_swaps_and_stops_ends() -> None:  # LH-T8
    s, chance = started(2, seed=3), FastChance(3)
    decisions = 0
    while mask := RULES.to_act(s):
        seat = members(mask)[0]
        moves = RULES.legal(s, seat)
        before = s.swaps
        placings = [move for move in moves if GAME.moves[move].verb == "place"]
        RULES.play(s, seat, placings[-1] if placings else moves[-1], chance)
        assert s.swaps <= 6
        assert s.swaps in (0, before, before + 1)
        decisions += 1
    assert decisions <= GAME.most_decisions(2)


def test_a_last_hike_of_hazards_ends() -> None:  # LH-E3
    """A hiker whom no hazard harms goes on for ever, if the discards hold one more item each time."""
    well_packed = {"left-pocket": "bear-spray", "main": "socks", "top": "tent"}
    s = table([well_packed, {}], pile=["bear"], discards=["blister", "raccoon", "tent"])
    hike(s, "bear")
    cards = 1
    chance = FastChance(1)
    while acting(s) == [0]:
        RULES.play(s, 0, GAME.moves.parse("go-on"), chance)
        cards += 1
        assert cards < 30
    assert s.homeward == 1
    assert "tent" in taken(s, 0)
