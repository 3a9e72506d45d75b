"""Learning with PyTorch, which `make soak` installs: a short course makes a net that plays, and gives it again."""

import tomllib
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from baluchon.arena.cluster import HERE
from baluchon.bots.weights import FILE, from_bytes
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import FastChance
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.registry import game_by_id
from baluchon.learning.course import Course, Progress
from baluchon.learning.inputs import Inputs
from tests.netbatch import NetBatch

if TYPE_CHECKING:
    from baluchon.learning.labels import Labelled

pytestmark = pytest.mark.soak
GAME = game_by_id("road-trip-europa")
COURSE = Course(
    GAME.id, (2, 3), minutes=1, seed=3, rounds=6, games=32, decisions=6000, looks=2, deals=4, labels=60, iterations=60
)


def learned(folder: Path, course: Course = COURSE, resume: bool = False, workers: int = 1) -> bytes:
    """The file of a net that has gone through a course."""
    from baluchon.learning.workshop import Workshop

    workshop = Workshop(GAME, course, folder)
    if resume:
        workshop.resume()
    told: list[int] = []

    def tell(progress: Progress) -> None:
        told.append(progress.round)

    workshop.learn(tell, workers)
    assert told[-1] == course.rounds
    return (folder / FILE).read_bytes()


def test_the_same_seed_gives_the_same_net(tmp_path: Path) -> None:
    first = learned(tmp_path / "a")
    assert learned(tmp_path / "b") == first
    goals = NetBatch(from_bytes(first), 2).goals(np.zeros((1, 361), np.int64), np.zeros(1, np.int64))
    assert goals.shape == (1, 2)


def test_a_checkpoint_goes_on_and_everything_is_written(tmp_path: Path) -> None:
    learned(tmp_path / "a")
    copytree(tmp_path / "a", tmp_path / "b")
    longer = replace(COURSE, rounds=8)
    assert learned(tmp_path / "a", longer, resume=True) == learned(tmp_path / "b", longer, resume=True)
    card = tomllib.loads((tmp_path / "a" / "net" / "card.toml").read_text(encoding="utf-8"))
    assert card["rounds"] == 8
    assert card["labels"] > 100
    assert set(card["wins-against-casual"]) == {"deals", "2", "3"}
    assert (tmp_path / "a" / "curve.svg").read_text(encoding="utf-8").startswith("<?xml")


def test_several_workers_give_the_same_net_each_time(tmp_path: Path) -> None:
    short = replace(COURSE, rounds=4)
    first = learned(tmp_path / "a", short, workers=2)
    assert learned(tmp_path / "b", short, workers=2) == first
    assert learned(tmp_path / "c", short) != first


def test_a_checkpoint_is_for_its_game_and_its_seats(tmp_path: Path) -> None:
    from baluchon.learning.workshop import Workshop

    learned(tmp_path, replace(COURSE, rounds=1))
    for course, told in [(replace(COURSE, seats=(2,)), "with 2, 3 seats"), (COURSE, "not of lets-take-a-hike")]:
        game = GAME if course is not COURSE else game_by_id("lets-take-a-hike")
        with pytest.raises(BaluchonError, match=told):
            Workshop(game, course, tmp_path).resume()


def test_what_a_search_says_can_be_learned() -> None:
    import torch

    from baluchon.learning.labels import Labels
    from baluchon.learning.network import Glance, Judge

    torch.manual_seed(1)
    inputs = Inputs(GAME)
    glance = Glance.of(inputs.gathers[2])

    def judged(first: int, games: int) -> "Labelled":
        labels = Labels(inputs.gathers[2], iterations=100, every=1, adviser=None)
        for seed in range(first, first + games):
            chance, rules = FastChance(seed), GAME.rules
            state = GAME.start(2, None, chance)
            while mask := rules.to_act(state):
                seat = lowest(mask)
                moves = rules.legal(state, seat)
                if len(moves) > 1 and chance.below(2) == 0:
                    labels.add(state, seat, moves, chance)
                rules.play(state, seat, moves[chance.below(len(moves))], chance)
        return labels.gathered()

    seen, unseen = judged(1, 60), judged(1000, 20)
    judge = Judge(inputs.size)
    before = unseen.error(judge, glance).item()
    optimiser = torch.optim.Adam(judge.parameters(), 1e-3)
    for step in range(100):
        loss: Any = seen.some(np.arange(step % 10, len(seen.moves), 10)).error(judge, glance)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    assert unseen.error(judge, glance).item() < 0.85 * before


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")
def test_a_cluster_gives_the_net_of_as_many_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from baluchon.learning.workshop import Workshop

    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    short = replace(COURSE, rounds=2)
    Workshop(GAME, short, tmp_path / "a").learn(lambda progress: None, 2, HERE)
    assert (tmp_path / "a" / FILE).read_bytes() == learned(tmp_path / "b", short, workers=2)
