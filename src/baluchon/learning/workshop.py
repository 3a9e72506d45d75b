"""The folder in which a net is made: its checkpoint, its learning curve, and the net with its card."""

from collections.abc import Callable
from pathlib import Path

import torch

from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BaluchonError
from baluchon.learning.actors import THREADS, actors
from baluchon.learning.course import Course, Point, Progress
from baluchon.learning.curve import draw
from baluchon.learning.export import card, to_weights, write
from baluchon.learning.trainer import Trainer

_CHECKPOINT = "checkpoint.pt"
_CURVE = "curve.svg"


class Workshop:
    """A trainer with a folder."""

    def __init__(self, game: Game, course: Course, folder: Path) -> None:
        torch.set_num_threads(THREADS)
        self.folder = folder
        self._trainer = Trainer(game, course)

    @property
    def curve(self) -> list[Point]:
        """How strong the net was at which time."""
        return self._trainer.progress.curve

    def resume(self) -> None:
        """Go on from the checkpoint."""
        path = self.folder / _CHECKPOINT
        if not path.is_file():
            raise BaluchonError(f"there is no checkpoint in {self.folder}: begin without --resume")
        self._trainer.resume(torch.load(path, weights_only=True))

    def learn(self, tell: Callable[[Progress], None], workers: int = 1, ray: str | None = None) -> None:
        """Go through the course and write everything down; with more than one worker, on as many cores."""
        with actors(workers, ray) as players:
            self.folder.mkdir(parents=True, exist_ok=True)

            def keep(progress: Progress) -> None:
                self._keep()
                tell(progress)

            self._trainer.learn(players, self._write, keep)

    def _keep(self) -> None:
        """Write the checkpoint; who is stopped meanwhile still has the one before."""
        path = self.folder / _CHECKPOINT
        begun = path.with_suffix(".new")
        torch.save(self._trainer.checkpoint(), begun)
        begun.replace(path)

    def _write(self) -> None:
        """Write everything."""
        trainer = self._trainer
        self._keep()
        draw(trainer.game, self.curve, trainer.course.deals, self.folder / _CURVE)
        learned = {name: array.numpy() for name, array in trainer.judge.state_dict().items()}
        write(to_weights(trainer.inputs, learned), self.folder, card(trainer.game, trainer.course, trainer.progress))
