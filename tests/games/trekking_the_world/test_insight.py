"""What a good player would think, in positions where it is plain; and whole games against chance."""

import pytest

from baluchon.games.trekking_the_world import GAME
from baluchon.games.trekking_the_world.state import WorldState
from baluchon.kernel.chance import FastChance
from tests.games.trekking_the_world.positions import MOVES, RULES, play, position


def usual(s: WorldState) -> str:
    """What is suggested most often."""
    moves = RULES.legal(s, s.turn)
    found = [RULES.suggest(s, s.turn, moves, FastChance(seed)) for seed in range(200)]
    return MOVES.text(max(set(found), key=found.count))


def estimate(s: WorldState) -> list[float]:
    out = [0.0] * int(s.seats)
    RULES.estimate(s, out)
    return out


def test_a_visit_that_can_be_paid_is_made() -> None:
    s = position(phase="action", trekkers=["banff", "uluru"], hands=["scenery-1 adventure-1 nature-1 water-1", ""])
    assert usual(s) == "visit banff"


def test_one_goes_where_a_visit_can_be_paid() -> None:
    s = position(hands=["scenery-1 adventure-1 nature-1 water-1 history-1", ""])
    assert usual(s) == "go banff"
    play(s, "go banff")
    assert usual(s) == "pay history-1"  # the only card that Banff does not ask for


def test_symbols_that_are_missing_are_taken() -> None:
    s = position(
        phase="action",
        trekkers=["banff", "uluru"],
        hands=["scenery-1 adventure-1", ""],
        open="scenery-1 adventure-1 nature-1 water-1",
    )
    assert usual(s) == "take nature-1"


def test_the_last_cube_of_a_region_is_worth_a_way() -> None:
    s = position(hands=["water-1", ""], bare=True, cubes={"old-havana": "red", "uluru": "red"})
    assert usual(s) == "go old-havana"


@pytest.mark.parametrize(
    ("others", "goes_for"),
    [
        ({"red": 3}, "go old-havana"),  # a white cube completes a set
        ({}, "go teotihuacan"),  # a second red one takes the tile, which is worth more
    ],
)
def test_majorities_and_sets_count(others: dict[str, int], goes_for: str) -> None:
    s = position(
        3,
        hands=["water-1", "", ""],
        bare=True,
        row="uluru bora-bora lalibela",
        suitcases=[{"red": 1, "blue": 1, "yellow": 1}, others, {}],
        tiles={"red": 1} if others else {},
        cubes={"old-havana": "white", "teotihuacan": "red", "uluru": "red", "denali": "blue"},
    )
    assert usual(s) == goes_for


def test_whoever_has_more_is_expected_to_win() -> None:
    even = position(3)
    assert max(estimate(even)) < 0.4
    ahead = position(3, fives=[4, 0, 0], visited=[["machu-picchu"], [], []])
    assert estimate(ahead)[0] > 0.6
    late = position(3, fives=[4, 0, 0], visited=[["machu-picchu", "denali", "uluru", "lalibela"], [], []])
    assert estimate(late)[0] > estimate(ahead)[0]


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 12, 11), (4, 8, 7)])
def test_the_policy_beats_chance(seats: int, games: int, least: int) -> None:
    won = 0
    for seed in range(games):
        chance = FastChance(seed)
        s: WorldState = GAME.start(seats, {}, chance)
        me = seed % seats
        while RULES.to_act(s):
            moves = RULES.legal(s, s.turn)
            move = RULES.suggest(s, s.turn, moves, chance) if s.turn == me else moves[chance.below(len(moves))]
            RULES.play(s, s.turn, move, chance)
        won += RULES.winners(s) >> me & 1
    assert won >= least
