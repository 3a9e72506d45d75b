"""The games as environments of PettingZoo: its own tests without a warning, rewards, refusals."""

import pickle
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest

from baluchon.envs.names import pettingzoo_id
from baluchon.envs.pettingzoo import BaluchonAEC, env
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BadOption, BaluchonError, UnknownGame, Unparseable
from baluchon.kernel.registry import all_games
from baluchon.testing.setting import Setting, settings

with warnings.catch_warnings():
    # They import games of PettingZoo where those can be had, and these complain of it.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.test.render_test import render_test

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def play_out(aec: BaluchonAEC, seed: int) -> dict[str, float]:
    """A random game to its end; what each agent got."""
    aec.reset(seed=seed)
    for number, agent in enumerate(aec.possible_agents):
        aec.action_space(agent).seed(seed + number)
    got = {}
    for agent in aec.agent_iter():
        _, reward, is_over, _, info = aec.last()
        if is_over:
            got[agent] = reward
        aec.step(None if is_over else aec.action_space(agent).sample(info["action_mask"]))
    return got


@GAMES
def test_the_api_is_kept(game: Game) -> None:
    for seats in (game.min_seats, game.max_seats):
        api_test(env(game.id, seats=seats), num_cycles=200)
    api_test(env(game.id, reward="margin"), num_cycles=200)


@pytest.mark.soak
@pytest.mark.parametrize("setting", [each for game in all_games() for each in settings(game)], ids=str)
def test_every_number_of_seats_and_every_option_keep_it(setting: Setting) -> None:
    api_test(env(setting.game.id, seats=setting.seats, options=dict(setting.options)), num_cycles=1000)


@GAMES
def test_every_game_is_registered(game: Game) -> None:
    made = pettingzoo.make("aec", pettingzoo_id(game), seats=game.max_seats)
    assert isinstance(made, BaluchonAEC)
    assert (made.game, made.encoding.seats) == (game, game.max_seats)


@GAMES
def test_equal_seeds_give_equal_games(game: Game) -> None:
    seed_test(lambda: env(game.id, seats=game.max_seats), num_cycles=100)


@GAMES
def test_every_render_mode_works(game: Game) -> None:
    render_test(lambda render_mode: env(game.id, render_mode=render_mode))


@GAMES
def test_ranks_share_one_win(game: Game) -> None:
    for seed in range(3):
        aec = env(game.id, seats=game.max_seats)
        got = play_out(aec, seed)
        best = max(got.values())
        winners = [agent for agent, reward in got.items() if reward > 0]
        assert sorted(got) == sorted(aec.possible_agents)
        assert all(got[agent] == best == 1 / len(winners) for agent in winners)


@GAMES
def test_a_margin_is_how_far_the_best_other_seat_is_away(game: Game) -> None:
    for seed in range(3):
        by_rank = play_out(env(game.id, seats=game.max_seats), seed)
        margins = play_out(env(game.id, seats=game.max_seats, reward="margin"), seed)
        ordered = sorted(margins.values(), reverse=True)
        assert ordered[0] == -ordered[1] >= 0
        # Tie-breaks decide between equal points: the margin of whoever they favour is 0.
        assert all(margins[agent] == ordered[0] for agent, share in by_rank.items() if share > 0)


@GAMES
def test_a_series_goes_on_after_a_seed_and_can_be_repeated(game: Game) -> None:
    first, again = env(game.id), env(game.id)
    series = []
    for aec in (first, again):
        aec.reset(seed=5)
        aec.reset()
        series.append(aec.observe(aec.agent_selection))
    assert np.array_equal(series[0], series[1])
    first.reset(seed=5)
    assert first.agents == first.possible_agents


def test_what_another_chose_at_the_same_time_is_not_seen() -> None:  # RT-D2
    aec = env("road-trip-europa", seats=3)
    aec.reset(seed=1)
    before = aec.observe("seat_1")
    for move in np.flatnonzero(aec.infos["seat_0"]["action_mask"]):
        aec.reset(seed=1)
        aec.step(move)
        assert aec.agent_selection == "seat_1"
        assert np.array_equal(aec.observe("seat_1"), before)


def test_only_the_agent_that_is_to_act_has_moves() -> None:
    aec = env("tour-du-monde", seats=4)
    aec.reset(seed=2)
    assert [agent for agent in aec.agents if aec.infos[agent]["action_mask"].any()] == [aec.agent_selection]


def test_the_global_state_is_all_observations() -> None:
    aec = env("road-trip-europa", seats=4)
    aec.reset(seed=1)
    assert aec.state_space.contains(aec.state())
    assert np.array_equal(aec.state()[: aec.encoding.size], aec.observe("seat_0"))


@GAMES
def test_an_illegal_move_costs_the_game_and_says_why(game: Game) -> None:
    aec = env(game.id, seats=game.max_seats, illegal_reward=-3.0)
    aec.reset(seed=4)
    agent = aec.agent_selection
    aec.step(int(np.flatnonzero(aec.infos[agent]["action_mask"] == 0)[0]))
    assert all(aec.terminations.values())
    assert aec.rewards == {other: -3.0 if other == agent else 0.0 for other in aec.agents}
    assert "(" in aec.infos[agent]["illegal"]
    assert "reason-" not in aec.infos[agent]["illegal"]


@pytest.mark.parametrize("action", [None, -1, 10**6, 2.5, "pick france"])
def test_what_is_no_move_is_refused_and_changes_nothing(action: Any) -> None:
    aec = env("road-trip-europa")
    aec.reset(seed=1)
    before = aec.state()
    with pytest.raises(Unparseable, match="a number from 0 to 32"):
        aec.step(action)
    assert np.array_equal(aec.state(), before)
    assert aec.agent_selection == "seat_0"


@pytest.mark.parametrize(
    ("wrong", "error", "says"),
    [
        ({"game": "chess"}, UnknownGame, "there is no game 'chess'"),
        ({"seats": 9}, BadOption, "for 2 to 4 seats"),
        ({"seats": 0}, BadOption, "for 2 to 4 seats"),
        ({"options": {"speed": 1}}, BadOption, "no option 'speed'"),
        ({"options": {"change-of-direction": True}}, BadOption, "RT-D5"),
        ({"reward": "money"}, BaluchonError, "there are rank, margin"),
        ({"render_mode": "hologram"}, BaluchonError, "there are human, ansi, rgb_array"),
    ],
)
def test_wrong_arguments_are_refused(wrong: dict[str, Any], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        env(**{"game": "road-trip-europa", **wrong})


@pytest.mark.parametrize("seed", [-1, 2**96, 0.5, "seven"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BaluchonError, match="a seed is a whole number"):
        env("road-trip-europa").reset(seed=seed)


def test_nothing_goes_on_before_a_game_has_begun() -> None:
    aec = env("road-trip-europa", render_mode="ansi")
    for ask in (lambda: aec.step(0), lambda: aec.observe("seat_0"), aec.render):
        with pytest.raises(BaluchonError, match=r"begin one with reset\(\)"):
            ask()


def test_rendering_needs_a_mode() -> None:
    aec = env("road-trip-europa")
    aec.reset(seed=1)
    with pytest.raises(BaluchonError, match="choose one of human, ansi, rgb_array"):
        aec.render()


def test_an_environment_can_be_sent_to_another_process() -> None:
    aec = pickle.loads(pickle.dumps(env("road-trip-europa", seats=3, options={"change-of-direction": True})))
    assert aec.encoding.seats == 3
    assert aec.encoding.options == {"change-of-direction": True}
