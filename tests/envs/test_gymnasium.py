"""The games as environments of Gymnasium: its own check without a warning, bots on the other seats, refusals."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from baluchon.bots import UnknownBot
from baluchon.envs.gymnasium import BaluchonEnv
from baluchon.envs.names import gymnasium_id
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BadOption, BaluchonError, Unparseable
from baluchon.kernel.registry import all_games

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def play_out(env: BaluchonEnv, seed: int) -> tuple[list[Any], float]:
    """A random game to its end: all that was observed, and the reward."""
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    seen = [observation]
    while True:
        observation, reward, is_over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        seen.append(observation)
        if is_over:
            return seen, reward
        assert reward == 0
        assert info["action_mask"].any()


@GAMES
def test_the_check_of_gymnasium_passes(game: Game) -> None:
    env = gymnasium.make(gymnasium_id(game), bots="random")
    check_env(env.unwrapped)


@GAMES
def test_equal_seeds_give_equal_games(game: Game) -> None:
    for seats in (game.min_seats, game.max_seats):
        env = BaluchonEnv(game.id, seats=seats, bots="random,novice")
        first, second = play_out(env, 3), play_out(env, 3)
        assert first[1] == second[1]
        assert all(np.array_equal(one, other) for one, other in zip(first[0], second[0], strict=True))
        assert all(env.observation_space.contains(observation) for observation in first[0])


def test_the_mask_is_where_others_look_for_it() -> None:
    env = gymnasium.make("Baluchon/TourDuMonde-v0", bots="random")
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, info["action_mask"])


def test_a_person_sees_every_board(capsys: pytest.CaptureFixture[str]) -> None:
    env = BaluchonEnv("road-trip-europa", bots="random", render_mode="human")
    _, info = env.reset(seed=1)
    first = capsys.readouterr().out
    env.step(np.flatnonzero(info["action_mask"])[0])
    assert "Round 1 of 4 · card 1 of 7" in first
    assert "Round 1 of 4 · card 2 of 7" in capsys.readouterr().out


def test_the_agent_sits_where_it_is_told_or_anywhere() -> None:
    fixed = BaluchonEnv("road-trip-europa", seats=3, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(8)} == {2}
    anywhere = BaluchonEnv("road-trip-europa", seats=3)
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_bots_sit_in_order_behind_the_agent_and_then_over_again() -> None:
    env = BaluchonEnv("road-trip-europa", seats=4, seat=2, bots="casual, novice")
    assert [env.bot(seat).code for seat in (3, 0, 1)] == ["casual", "novice", "casual"]


def test_a_strong_bot_beats_a_random_agent() -> None:
    rewards = [play_out(BaluchonEnv("road-trip-europa", bots="casual"), seed)[1] for seed in range(20)]
    assert np.mean(rewards) < 0.25


def test_many_run_together() -> None:
    envs = gymnasium.make_vec(gymnasium_id(all_games()[0]), num_envs=3, vectorization_mode="sync", bots="random")
    observations, infos = envs.reset(seed=1)
    assert observations[0] in envs.single_observation_space
    masks = infos["action_mask"]
    observations, *_ = envs.step(np.array([np.flatnonzero(mask)[0] for mask in masks]))
    assert observations.shape[0] == 3
    envs.close()


@GAMES
def test_an_illegal_move_costs_the_game_and_says_why(game: Game) -> None:
    env = BaluchonEnv(game.id, bots="random", illegal_reward=-2.0)
    _, info = env.reset(seed=1)
    _, reward, is_over, is_cut, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, is_over, is_cut) == (-2.0, True, False)
    assert "(" in info["illegal"]
    with pytest.raises(BaluchonError, match=r"begin one with reset\(\)"):
        env.step(0)


@pytest.mark.parametrize("action", [None, -1, 33, "pick france"])
def test_what_is_no_move_is_refused_and_changes_nothing(action: Any) -> None:
    env = BaluchonEnv("road-trip-europa", bots="random")
    observation, _ = env.reset(seed=1)
    with pytest.raises(Unparseable, match="a number from 0 to 32"):
        env.step(action)
    assert np.array_equal(env.encoding.observe(env.state, env.seat), observation)


@pytest.mark.parametrize(
    ("wrong", "error", "says"),
    [
        ({"seats": 5}, BadOption, "for 2 to 4 seats"),
        ({"seat": 2}, BaluchonError, "there are 0 to 1"),
        ({"bots": "genius"}, UnknownBot, "there is no bot 'genius'"),
        ({"bots": ""}, UnknownBot, "there is no bot ''"),
        ({"reward": "money"}, BaluchonError, "there are rank, margin"),
        ({"render_mode": "hologram"}, BaluchonError, "there are human, ansi, rgb_array"),
    ],
)
def test_wrong_arguments_are_refused(wrong: dict[str, Any], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        BaluchonEnv("road-trip-europa", **wrong)
