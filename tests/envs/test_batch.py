"""Batches: many games stepped together give what each of them would give alone."""

import multiprocessing
from typing import Any

import numpy as np
import pytest

from baluchon import envs
from baluchon.envs.rewards import final_rewards
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import FastChance
from baluchon.kernel.errors import BadOption, BaluchonError, IllegalMove, UnknownGame
from baluchon.testing.setting import Setting
from tests.conformance.ours import SETTINGS


class Alone:
    """A game of a batch, played by the rules alone."""

    def __init__(self, setting: Setting, seed: int, number: int) -> None:
        self.setting = setting
        self.chance = FastChance(seed + number * 2**64)
        self.state: Any = setting.start(self.chance)

    @property
    def seat(self) -> int:
        return int(lowest(self.setting.game.rules.to_act(self.state)))

    def play(self, move: int) -> Any:
        """Make a move; the state in which the game ended, if it did."""
        rules = self.setting.game.rules
        rules.play(self.state, self.seat, move, self.chance)
        if rules.to_act(self.state):
            return None
        ended, self.state = self.state, self.setting.start(self.chance)
        return ended


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_batch_gives_what_its_games_give_alone(setting: Setting) -> None:
    games = envs.batch(setting.game.id, setting.seats, 3, options=dict(setting.options), reward="margin")
    games.reset(seed=5)
    alone = [Alone(setting, 5, number) for number in range(3)]
    ended = 0
    while ended < 2:
        for number, game in enumerate(alone):
            assert games.seats[number] == game.seat
        moves = games.random_moves()
        games.step(moves)
        for number, game in enumerate(alone):
            end = game.play(int(moves[number]))
            assert games.dones[number] == (end is not None)
            expected = [0.0] * setting.seats if end is None else final_rewards("margin", setting.game, end)
            assert games.rewards[number].tolist() == expected
            ended += end is not None
        number = int(moves[0]) % 3
        seen = games.encoding.observe(alone[number].state, alone[number].seat)
        assert np.array_equal(games.observations[number], seen)
        assert np.array_equal(games.masks[number], games.encoding.mask(alone[number].state, alone[number].seat))


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    def trail(seed: int) -> list[bytes]:
        games = envs.batch("lets-take-a-hike", 3, 8)
        games.reset(seed)
        found = []
        for _ in range(200):
            games.step(games.random_moves())
            found.append(games.observations.tobytes() + games.masks.tobytes() + games.seats.tobytes())
        return found

    assert trail(1) == trail(1)
    assert trail(1) != trail(2)


def test_games_of_a_batch_differ_and_do_not_depend_on_how_many_there_are() -> None:
    few, many = (envs.batch("road-trip-europa", 4, n) for n in (2, 5))
    few.reset(3)
    many.reset(3)
    assert np.array_equal(few.observations, many.observations[:2])
    assert len({row.tobytes() for row in many.observations}) == 5


@pytest.mark.parametrize("workers", [2, 3])
def test_workers_give_what_one_process_gives(workers: int) -> None:
    batches = [envs.batch("trekking-through-history", 3, 7, reward="margin", workers=each) for each in (1, workers)]
    for games in batches:
        games.reset(4)
    ended = 0
    while ended < 10:
        alone, spread = batches
        moves = alone.random_moves()
        assert np.array_equal(spread.random_moves(), moves)
        for games in batches:
            games.step(moves)
        for what in ("observations", "masks", "seats", "rewards", "dones"):
            assert np.array_equal(getattr(alone, what), getattr(spread, what)), what
        ended += int(alone.dones.sum())
    wrong = moves.copy()
    wrong[-1] = int(np.flatnonzero(spread.masks[-1] == 0)[0])
    reasons = []
    for games in batches:
        with pytest.raises(IllegalMove) as refused:
            games.step(wrong)
        reasons.append(refused.value.reason)
    assert reasons[0] == reasons[1]


def test_workers_end_with_their_batch() -> None:
    others = multiprocessing.active_children()
    games = envs.batch("road-trip-europa", 2, 4, workers=3)
    games.reset(1)
    workers = [each for each in multiprocessing.active_children() if each not in others]
    assert len(workers) == 2  # the third is this process
    del games
    assert not any(worker.is_alive() for worker in workers)


def test_a_worker_that_is_gone_is_reported() -> None:
    others = multiprocessing.active_children()
    games = envs.batch("road-trip-europa", 2, 4, workers=2)
    games.reset(1)
    moves = games.random_moves()
    for worker in multiprocessing.active_children():
        if worker not in others:
            worker.kill()
            worker.join()
    with pytest.raises(BaluchonError, match="make a new batch"):
        games.step(moves)
    games.close()


def test_random_moves_are_legal_and_each_comes_up_as_often() -> None:
    games = envs.batch("tour-du-monde", 3, 100)
    games.reset(6)
    chosen = np.zeros(4)
    for _ in range(200):
        moves = games.random_moves()
        assert np.array_equal(games.random_moves(), moves)
        for mask, move in zip(games.masks, moves, strict=True):
            assert mask[move]
            if mask.sum() == len(chosen):
                chosen[mask[:move].sum()] += 1
        games.step(moves)
    expected = chosen.sum() / len(chosen)
    assert expected > 200
    assert (abs(chosen - expected) < 5 * expected**0.5).all()


@pytest.mark.parametrize("kind", ["uint8", "int16", "uint64"])
def test_moves_may_be_whole_numbers_of_any_size(kind: str) -> None:
    games = envs.batch("road-trip-europa", 2, 8)
    games.reset(1)
    games.step(games.random_moves().astype(kind))
    games.step(list(map(int, games.random_moves())))


def test_reset_begins_anew() -> None:
    games = envs.batch("tour-du-monde", 2, 4)
    games.reset(1)
    first = games.observations.copy()
    while not games.dones.any():
        games.step(games.random_moves())
    games.reset(1)
    assert np.array_equal(games.observations, first)
    assert not games.dones.any()
    assert not games.rewards.any()


def test_a_win_is_shared_among_the_winners() -> None:
    games = envs.batch("road-trip-europa", 3, 16)
    games.reset(2)
    ended = 0
    while ended < 32:
        games.step(games.random_moves())
        won = games.rewards[games.dones]
        assert np.allclose(won.sum(axis=1), 1)
        assert not games.rewards[~games.dones].any()
        ended += len(won)


def test_an_illegal_move_is_refused_and_nothing_changes() -> None:
    games = envs.batch("road-trip-europa", 2, 3)
    games.reset(1)
    before = games.observations.copy()
    moves = games.random_moves()
    legal = moves.copy()
    moves[1] = int(np.flatnonzero(games.masks[1] == 0)[0])
    games.masks[:] = 1  # what is written into the arrays is not asked
    with pytest.raises(IllegalMove):
        games.step(moves)
    games.step(legal)
    again = envs.batch("road-trip-europa", 2, 3)
    again.reset(1)
    assert np.array_equal(again.observations, before)
    again.step(legal)
    assert np.array_equal(again.observations, games.observations)


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        ([0], "takes 3 whole numbers"),
        ([[0, 0, 0]], "takes 3 whole numbers"),
        ([0.5, 0, 0], "takes 3 whole numbers"),
        ([0, 33, 0], "game 1: moves are 0 to 32, not 33"),
        ([0, 0, -1], "game 2: moves are 0 to 32, not -1"),
    ],
)
def test_what_is_no_move_is_refused_with_what_to_give(moves: Any, text: str) -> None:
    games = envs.batch("road-trip-europa", 2, 3)
    games.reset(1)
    with pytest.raises(BaluchonError, match=text):
        games.step(moves)


def test_wrong_use_says_what_to_do() -> None:
    games = envs.batch("road-trip-europa", n=2)
    assert games.encoding.seats == 2
    with pytest.raises(BaluchonError, match=r"call reset\(\) first"):
        games.step([0, 0])
    with pytest.raises(BaluchonError, match=r"call reset\(\) first"):
        games.random_moves()
    with pytest.raises(BaluchonError, match="a seed is a whole number"):
        games.reset(-1)
    with pytest.raises(BaluchonError, match="below 2"):
        games.reset(2**64)
    with pytest.raises(BaluchonError, match="at least one game, not 0"):
        envs.batch("road-trip-europa", 2, 0)
    with pytest.raises(BaluchonError, match="from one worker to one for each game, not 3"):
        envs.batch("road-trip-europa", 2, 2, workers=3)
    with pytest.raises(BaluchonError, match="no reward 'glory'"):
        envs.batch("road-trip-europa", 2, 1, reward="glory")  # type: ignore[arg-type]
    with pytest.raises(UnknownGame):
        envs.batch("chess", 2, 1)
    with pytest.raises(BadOption):
        envs.batch("road-trip-europa", 7, 1)
    with pytest.raises(BadOption):
        envs.batch("road-trip-europa", 2, 1, options={"colour": "red"})
