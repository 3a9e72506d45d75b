"""The loops that play without checks, and what an ended game is worth."""

import pytest

from baluchon.kernel.bits import BIT, lowest
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.playout import guided_playout, play_round, random_playout, utility
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.lanterns import GAME as LANTERNS
from baluchon.lanterns.state import OVER, LanternState

GAME = game_by_id("road-trip-europa")


def test_random_play_ends_and_counts_its_decisions() -> None:
    chance = FastChance(3)
    state = GAME.start(4, None, chance)
    decisions = random_playout(GAME.rules, state, chance)
    assert GAME.rules.to_act(state) == 0
    # Six choices in each of four rounds, then at most one culture each.
    assert 96 <= decisions <= GAME.most_decisions(4)
    assert random_playout(GAME.rules, state, chance) == 0


def test_guided_play_stops_where_it_is_told_to() -> None:
    chance = FastChance(3)
    state = GAME.start(4, None, chance)
    assert guided_playout(GAME.rules, state, chance, 10) == 10
    assert GAME.rules.to_act(state) != 0
    guided_playout(GAME.rules, state, chance, 1000)
    assert GAME.rules.to_act(state) == 0


def test_the_same_seed_plays_the_same_game() -> None:
    dumps = []
    for _ in range(2):
        chance = FastChance(11)
        state = GAME.start(3, None, chance)
        random_playout(GAME.rules, state, chance)
        dumps.append(GAME.dump(state))
    assert dumps[0] == dumps[1]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_round_ends_after_the_own_next_turn(game: Game) -> None:
    rules = game.rules
    for seed in range(12):
        chance = FastChance(seed)
        state = game.start(game.min_seats + 1, None, chance)
        guided_playout(rules, state, chance, 5 + 3 * seed)
        seat = int(lowest(rules.to_act(state)))
        move = rules.legal(state, seat)[0]
        ends = []
        for _ in range(2):
            after = rules.copy(state)
            decisions = play_round(rules, after, seat, move, FastChance(7), FastChance(8))
            assert rules.to_act(after) == 0 or decisions >= 1
            ends.append(game.dump(after))
            assert rules.to_act(after) != BIT[seat]
        assert ends[0] == ends[1] != game.dump(state)


@pytest.mark.parametrize(
    ("points", "worth"),
    [([3, 1, 0], [1.0, 0.0, 0.0]), ([2, 2, 0], [0.5, 0.5, 0.0]), ([1, 1, 1], [1 / 3] * 3)],
)
def test_an_ended_game_is_worth_a_share_of_the_win(points: list[int], worth: list[float]) -> None:
    state = LanternState(3)
    state.phase = OVER
    for keeper, won in zip(state.keepers, points, strict=True):
        keeper.points = won
    out = [9.0] * 3
    utility(LANTERNS.rules, state, out)
    assert out == pytest.approx(worth)


def test_a_game_under_way_is_worth_what_it_estimates() -> None:
    state = LANTERNS.start(2, None, FastChance(1))
    state.keepers[0].points = 2
    out = [0.0, 0.0]
    utility(LANTERNS.rules, state, out)
    assert out == pytest.approx([0.791, 0.209], abs=0.001)
