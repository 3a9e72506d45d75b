"""The final score, who wins, and what decides between equals."""

import pytest

from baluchon.games.trekking_through_history import GAME
from baluchon.games.trekking_through_history.components import trek_points
from baluchon.games.trekking_through_history.state import HistoryState
from baluchon.kernel.bits import members
from tests.games.trekking_through_history.positions import RULES, position, treks_of


def ended(
    *lengths: tuple[int, ...], itineraries: list[int] | None = None, crystals: list[int] | None = None
) -> HistoryState:
    """A game that is over: each seat with treks of these lengths, points on the track, crystals."""
    seats = len(lengths)
    return position(
        seats,
        day=3,
        phase="over",
        turn=None,
        hours=[12] * seats,
        treks=[treks_of(*own) for own in lengths],
        crystals=crystals or [0] * seats,
        **{"itinerary-points": [[points, 0, 0] for points in itineraries or [0] * seats]},
    )


@pytest.mark.parametrize(
    ("cards", "points"),
    [(1, -3), (2, 0), (3, 2), (4, 4), (5, 7), (6, 10), (7, 15), (8, 18), (9, 21), (10, 30), (11, 33), (14, 42)],
)
def test_trek_points_by_number_of_cards(cards: int, points: int) -> None:  # TH-P2
    assert trek_points(cards) == points
    sheet = GAME.sheets(ended((cards,), ()))[0]
    assert {line.id: line.points for line in sheet.lines}["treks"] == points


def test_ancestors_count_as_cards() -> None:  # TH-P2
    s = position(treks=[[["1230", "ancestor", "ancestor", "1903"]], []])
    assert GAME.sheets(s)[0].total == 4


def test_no_trek_scores_nothing() -> None:  # TH-P2
    assert GAME.sheets(ended((), ()))[0].total == 0


def test_track_crystals_and_treks_add_up() -> None:  # TH-P1
    s = ended((7, 5, 3), (), crystals=[1, 0])
    by_day = {"itinerary-points": [[10, 12, 4], [0, 0, 0]], "punctual-points": [[3, 0, 3], [0, 0, 0]]}
    s = GAME.load(GAME.dump(s) | by_day)
    sheet = GAME.sheets(s)[0]
    assert {line.id: (line.points, line.parts) for line in sheet.lines} == {
        "itineraries": (26, (10, 12, 4)),
        "punctuality": (6, (3, 0, 3)),
        "crystals": (1, ()),
        "treks": (24, ()),
    }
    assert sheet.total == 57


def test_32_on_the_track_a_crystal_and_24_for_treks_make_57() -> None:  # TH-P1, worked example
    s = ended((7, 5, 3), (2,), itineraries=[32, 0], crystals=[1, 0])
    assert GAME.outcome(s).scores == (57, 0)


def test_finished_treks_and_the_last_one_all_score() -> None:  # TH-P1
    assert GAME.outcome(ended((3, 1), (2, 2))).scores == (-1, 0)


def test_most_points_win() -> None:  # TH-P3
    s = ended((5,), (4,), (3,), itineraries=[0, 4, 1])
    outcome = GAME.outcome(s)
    assert outcome.scores == (7, 8, 3)
    assert outcome.ranking == (2, 1, 3)
    assert outcome.tie_break is None
    assert members(RULES.winners(s)) == [1]


def test_the_longest_trek_decides_a_tie() -> None:  # TH-P3
    s = ended((4, 4), (5, 2), itineraries=[0, 1])
    outcome = GAME.outcome(s)
    assert outcome.scores == (8, 8)
    assert outcome.ranking == (2, 1)
    assert outcome.tie_break is not None
    assert (outcome.tie_break.id, outcome.tie_break.args) == ("tie-trek", {"trek": 1, "cards": 5})
    assert members(RULES.winners(s)) == [1]


def test_then_the_second_longest_decides() -> None:  # TH-P3
    s = ended((3, 5), (5, 4), itineraries=[2, 0])
    outcome = GAME.outcome(s)
    assert outcome.scores == (11, 11)
    assert outcome.ranking == (2, 1)
    assert outcome.tie_break is not None
    assert outcome.tie_break.args == {"trek": 2, "cards": 4}


def test_a_trek_one_does_not_have_is_0_long() -> None:  # TH-P3
    s = ended((5,), (5, 2))
    outcome = GAME.outcome(s)
    assert outcome.scores == (7, 7)
    assert outcome.ranking == (2, 1)
    assert outcome.tie_break is not None
    assert outcome.tie_break.args == {"trek": 2, "cards": 2}
    assert members(RULES.winners(s)) == [1]


def test_the_order_of_the_treks_does_not_matter() -> None:  # TH-P3
    s = ended((2, 6, 3), (3, 2, 6))
    assert GAME.outcome(s).ranking == (1, 1)


def test_with_equal_treks_the_win_is_shared() -> None:  # TH-P3
    s = ended((5, 3), (3, 5), (1,), itineraries=[1, 1, 0])
    outcome = GAME.outcome(s)
    assert outcome.ranking == (1, 1, 3)
    assert outcome.tie_break is not None
    assert outcome.tie_break.id == "tie-shared"
    assert members(RULES.winners(s)) == [0, 1]


def test_lower_places_are_ranked_in_the_same_way() -> None:  # TH-P3
    s = ended((4, 4), (8,), (5, 2), (5, 2), itineraries=[0, 0, 1, 1])
    outcome = GAME.outcome(s)
    assert outcome.scores == (8, 18, 8, 8)
    assert outcome.ranking == (4, 1, 2, 2)
    assert outcome.tie_break is None
