"""The two ends, the third, the score and its tie-breaks."""

from typing import Any

import pytest

from baluchon.games.trekking_the_world import GAME
from baluchon.games.trekking_the_world.components import COLOUR_IDS
from tests.games.trekking_the_world.positions import RULES, dump, phase, play, position, public

FOUR_TOKENS = {"europe": (0, 2), "africa": (0, 3), "asia": (1, 4), "oceania": (1, 5)}


def test_the_fifth_region_token_ends_the_game_after_the_turn() -> None:  # TW-E1
    s = position(hands=["water-1", ""], bare=True, cubes={"old-havana": "red"}, tokens=FOUR_TOKENS)
    play(s, "go old-havana")
    assert phase(s) == "action"  # the turn is finished first
    play(s, "draw", "draw")
    assert phase(s) == "over"
    assert RULES.to_act(s) == 0
    assert GAME.outcome(s).ending.id == "ending-tokens"


def test_a_journey_is_finished_too() -> None:  # TW-E1
    s = position(
        bare=True,
        cubes={"old-havana": "red"},
        tokens=FOUR_TOKENS,
        phase="line",
        journey="scenic-detour",
        line=0,
        journeys=["scenic-detour", "hop-on-hop-off"],
    )
    play(s, "go old-havana")
    assert phase(s) == "line"
    play(s, "draw")
    assert phase(s) == "over"


@pytest.mark.parametrize(("before", "over"), [(3, False), (4, True)])
def test_the_fifth_visit_ends_the_game(before: int, over: bool) -> None:  # TW-E1
    earlier = ["uluru", "lalibela", "registan", "timbuktu"][:before]
    s = position(
        phase="action",
        trekkers=["bora-bora", "banff"],
        hands=["water-1 water-2", "water-1"],
        row="denali banff bora-bora",
        visited=[earlier, []],
    )
    play(s, "visit bora-bora")
    assert (phase(s) == "over") is over
    if over:
        assert GAME.outcome(s).ending.id == "ending-visits"


def test_a_drought_ends_the_game() -> None:  # TW-E4
    s = position(bare=True, phase="action", dry=99, hands=["", "water-1"])
    play(s, "draw", "draw")
    assert phase(s) == "over"
    assert GAME.outcome(s).ending.id == "ending-drought"
    s = position(bare=True, phase="action", dry=98, hands=["", "water-1"])
    play(s, "draw", "draw")
    assert phase(s) != "over"
    assert s.dry == 99


def test_any_gain_begins_the_count_anew() -> None:  # TW-E4
    cube = position(hands=["water-1", ""], dry=99)
    play(cube, "go old-havana", "draw", "draw")
    assert (cube.dry, phase(cube)) == (0, "turn")
    token = position(bare=True, dry=99, phase="line", journey="souvenir-hunter", line=1)
    play(token, "gain")
    assert token.dry == 0
    card = position(
        bare=True,
        dry=99,
        phase="action",
        trekkers=["bora-bora", "banff"],
        hands=["water-1 water-2", ""],
        row="bora-bora banff denali",
        threes_left=0,
        fives_left=0,
    )
    play(card, "visit bora-bora")
    assert card.dry == 0


def finished(seats: int = 3, **changes: Any) -> Any:
    return position(seats, phase="over", ending="tokens", **changes)


def test_the_lines_of_the_sheet() -> None:  # TW-E2
    s = finished(
        tiles={"red": 0, "blue": 0, "white": 1},
        tokens={"europe": (0, 6), "asia": (0, 2), "africa": (1, 5)},
        threes=[2, 0, 0],
        fives=[1, 0, 0],
        visited=[["machu-picchu", "lalibela"], ["denali"], []],
        suitcases=[{"red": 4, "blue": 3, "yellow": 2, "white": 2}, {}, {}],
    )
    lines = {line.id: line.points for line in GAME.sheets(s)[0].lines}
    assert lines == {
        "destinations": 15 + 10,
        "vp-tokens": 2 * 3 + 5,
        "suitcase": 10,
        "majorities": 9 + 10,
        "region-tokens": 6 + 2,
    }
    assert GAME.outcome(s).scores[0] == sum(lines.values())
    parts = {line.id: line.parts for line in GAME.sheets(s)[0].lines}
    assert (parts["destinations"], parts["majorities"]) == ((15, 10), (9, 10))


@pytest.mark.parametrize(
    ("seats", "cubes", "points"),
    [
        (3, (3, 3, 3, 3), 17),  # worked example: three sets
        (3, (7, 5, 4, 3), 17),
        (3, (0, 9, 9, 9), 0),
        (3, (1, 9, 9, 9), 5),
        (3, (5, 5, 5, 6), 25),  # at most four sets count
        (2, (3, 3, 3, 3), 12),
        (2, (4, 4, 4, 4), 18),
    ],
)
def test_sets_are_looked_up_once(seats: int, cubes: tuple[int, ...], points: int) -> None:  # TW-E2
    case = dict(zip(("red", "blue", "yellow", "white"), cubes, strict=True))
    s = finished(seats, suitcases=[case] + [{}] * (seats - 1))
    assert {line.id: line.points for line in GAME.sheets(s)[0].lines}["suitcase"] == points


@pytest.mark.parametrize("colour", range(4))
@pytest.mark.parametrize(("seats", "points"), [(2, (5, 6, 7, 8)), (3, (9, 10, 11, 12)), (5, (9, 10, 11, 12))])
def test_majority_tiles_have_two_sides_and_a_value_each(seats: int, points: tuple[int, ...], colour: int) -> None:
    # TW-E2, TW-C4
    s = finished(seats, tiles={COLOUR_IDS[colour]: 1})
    assert {line.id: line.points for line in GAME.sheets(s)[1].lines}["majorities"] == points[colour]
    assert [tile.points for tile in public(s).tiles] == list(points)


def test_most_points_win() -> None:  # TW-E3
    s = finished(fives=[1, 2, 0])
    outcome = GAME.outcome(s)
    assert outcome.ranking == (2, 1, 3)
    assert outcome.tie_break is None
    assert RULES.winners(s) == 0b10


def test_equal_points_most_cubes() -> None:  # TW-E3
    s = finished(fives=[1, 1, 0], suitcases=[{"red": 1}, {"red": 1, "blue": 1}, {}])
    outcome = GAME.outcome(s)
    assert outcome.ranking == (2, 1, 3)
    assert outcome.tie_break is not None
    assert outcome.tie_break.id == "tie-cubes"
    assert outcome.tie_break.args == {"count": 2}
    assert RULES.winners(s) == 0b10


def test_equal_points_and_cubes_share_the_win() -> None:  # TW-E3
    s = finished(fives=[1, 1, 0])
    outcome = GAME.outcome(s)
    assert outcome.ranking == (1, 1, 3)
    assert outcome.tie_break is not None
    assert outcome.tie_break.id == "tie-shared"
    assert RULES.winners(s) == 0b11


def test_lower_places_are_ranked_in_the_same_way() -> None:  # TW-E3
    s = finished(4, fives=[2, 1, 1, 1], suitcases=[{}, {"red": 1}, {"red": 2}, {"blue": 1}])
    assert GAME.outcome(s).ranking == (1, 3, 2, 3)


def test_region_tokens_are_shown_at_the_end() -> None:  # TW-V1
    s = position(hands=["water-1", ""], bare=True, cubes={"old-havana": "red"}, tokens=FOUR_TOKENS)
    play(s, "go old-havana", "draw")
    assert all(region.value is None for region in public(s).regions)
    told = play(s, "draw")
    shown = sorted(str(message.args["points"]) for message in told if message.id == "event-token-shown")
    assert shown == sorted(id.removeprefix("token-") for id in dump(s)["tokens"].values() if id)
    assert len(shown) == 5
    assert sorted(str(region.value) for region in public(s).regions if region.value) == shown
