"""A game of another package that says nothing about observations is an environment all the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

SCRIPT = """
import gymnasium
import numpy as np
import pettingzoo.test
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts

import baluchon.envs.gymnasium
import baluchon.envs.openspiel
from baluchon import envs
from baluchon.envs.pettingzoo import env


def gymnasium_works():
    made = gymnasium.make("Baluchon/Lanterns-v0", seats=3, bots="random", reward="margin")
    check_env(made.unwrapped)
    print("gymnasium")


def pettingzoo_works():
    pettingzoo.test.api_test(env("lanterns", seats=3), num_cycles=50, verbose_progress=False)


def openspiel_works():
    game = pyspiel.load_game("baluchon_lanterns(players=2,drawing=True)")
    luck = np.random.RandomState(7)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), uct_c=1.4, max_simulations=5, random_state=luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            assert len(state.observation_tensor(state.current_player())) == game.observation_tensor_size()
            state.apply_action(bot.step(state))
    print("openspiel", sum(state.returns()))


def batches_work():
    seen = []
    for workers in (1, 2):
        games = envs.batch("lanterns", seats=2, n=4, workers=workers)
        games.reset(seed=5)
        steps = []
        for _ in range(60):
            games.step(games.random_moves())
            steps.append((games.observations.copy(), games.rewards.copy(), games.dones.copy()))
        seen.append(steps)
        games.close()
    for alone, spread in zip(*seen, strict=True):
        assert all(np.array_equal(one, other) for one, other in zip(alone, spread, strict=True))
    assert any(dones.any() for _, _, dones in seen[0])
    print("batches")


if __name__ == "__main__":
    gymnasium_works()
    pettingzoo_works()
    openspiel_works()
    batches_work()
"""


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A path for new processes on which Lanterns is declared as another package would."""
    package = tmp_path / "lanterns-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[baluchon.games]\nlanterns = baluchon.lanterns:GAME\n")
    given = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return os.pathsep.join([str(tmp_path), str(ROOT), *(str((ROOT / path).resolve()) for path in given)])


def test_every_adapter_and_the_batches_work_without_a_line_about_observations(tmp_path: Path, path: str) -> None:
    script = tmp_path / "environments.py"
    script.write_text(SCRIPT)
    done = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        timeout=600,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert done.returncode == 0, done.stderr
    works = ["gymnasium", "Passed API test", "openspiel 1.0", "batches"]
    assert [line for line in done.stdout.splitlines() if line in works] == works
