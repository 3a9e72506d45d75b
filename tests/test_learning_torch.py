"""Learning with PyTorch, which `make soak` installs: a short course makes a net that plays, and gives it again."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

from baluchon.bots.netbatch import NetBatch
from baluchon.bots.weights import FILE, from_bytes
from baluchon.kernel.registry import game_by_id
from baluchon.learning.course import Course, Progress

pytestmark = pytest.mark.soak
GAME = game_by_id("road-trip-europa")
COURSE = Course(GAME.id, (2, 3), minutes=1, seed=3, rounds=6, games=32, decisions=6000, looks=2, deals=4)


def learned(folder: Path, course: Course = COURSE, resume: bool = False) -> bytes:
    """The file of a net that has gone through a course."""
    from baluchon.learning.workshop import Workshop

    workshop = Workshop(GAME, course, folder)
    if resume:
        workshop.resume()
    told: list[int] = []

    def tell(progress: Progress) -> None:
        told.append(progress.round)

    workshop.learn(tell)
    assert told[-1] == course.rounds
    return (folder / FILE).read_bytes()


def test_the_same_seed_gives_the_same_net(tmp_path: Path) -> None:
    first = learned(tmp_path / "a")
    assert learned(tmp_path / "b") == first
    goals = NetBatch(from_bytes(first), 2).goals(np.zeros((1, 361), np.int64), np.zeros(1, np.int64))
    assert goals.shape == (1, 2)


def test_a_checkpoint_goes_on_and_everything_is_written(tmp_path: Path) -> None:
    learned(tmp_path)
    longer = Course(GAME.id, (2, 3), minutes=1, seed=3, rounds=8, games=32, decisions=6000, looks=2, deals=4)
    learned(tmp_path, longer, resume=True)
    card = tomllib.loads((tmp_path / "net" / "card.toml").read_text(encoding="utf-8"))
    assert card["rounds"] == 8
    assert set(card["wins-against-casual"]) == {"deals", "2", "3"}
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<?xml")
