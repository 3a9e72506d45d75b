"""The course of learning: look at games of the game's own policy, then play against oneself; how strong has it become?

Time is the processor's, so that a busy machine only makes learning longer. The same seed and the same number of
rounds give the same net on the same machine; a checkpoint holds all that is needed to go on.
"""

import time
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import asdict
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn.functional import binary_cross_entropy_with_logits

from baluchon.bots.levels import CASUAL, bot_by_code
from baluchon.envs.rewards import final_rewards
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.playout import guided_playout
from baluchon.learning.course import Course, Point, Progress
from baluchon.learning.inputs import Inputs
from baluchon.learning.matches import wins_against
from baluchon.learning.network import Glance, Judge, worth
from baluchon.learning.returns import targets
from baluchon.learning.selfplay import Courage, Tables

_FIRST_RATE, _LAST_RATE = 5e-4, 3e-5
_WATCHING = 0.05
"""The share of the time in which the policy plays, and the net only looks."""
_FIRST_WHIM, _LAST_WHIM = 0.03, 0.005
_SMOOTHING = 0.9
_MARGIN = 0.5
"""What the error of the margin counts beside that of the win."""
_KEPT = 16
"""Rounds whose looks are learned from again."""
_ROWS = 1024
_SELVES = 8
"""Earlier selves that are remembered."""
_SELF_EVERY = 8
"""Rounds after which the net is remembered."""
WORLDS = 4
"""In which each move is tried when the strength is measured."""


class _Looks:
    """What is learned from: looks at games with one number of seats, and what they should have told."""

    def __init__(self, glance: Glance, rows: Tensor, told: Tensor) -> None:
        self.glance, self.rows, self.told = glance, rows, told


class Trainer:
    """A net that learns a game."""

    def __init__(self, game: Game, course: Course) -> None:
        for seats in course.seats:
            if not game.min_seats <= seats <= game.max_seats:
                raise BaluchonError(f"{game.id} has from {game.min_seats} to {game.max_seats} seats, not {seats}")
        torch.manual_seed(course.seed)
        self.game, self.course = game, course
        self.inputs = Inputs(game)
        self.judge = Judge(self.inputs.size)
        self.progress = Progress()
        self._optimiser = torch.optim.Adam(self.judge.parameters())
        self._selves = [deepcopy(self.judge)]
        self._kept: list[list[_Looks]] = []
        self._bot = bot_by_code(CASUAL)

    def learn(self, save: Callable[[], None], tell: Callable[[Progress], None]) -> None:
        """Go through the course, or what is left of it; `save` after each look, `tell` after each round."""
        tables = self._tables()
        begun = time.process_time() - self.progress.seconds
        while True:
            done = self._done()
            if done * self.course.looks >= len(self.progress.curve) or (done >= 1 and self._has_learned()):
                self._measure()
                save()
            if done >= 1:
                return
            self._learn_a_round(tables, done)
            self.progress.round += 1
            self.progress.seconds = time.process_time() - begun
            tell(self.progress)

    def checkpoint(self) -> dict[str, Any]:
        """All that is needed to go on."""
        return {
            "course": asdict(self.course),
            "progress": asdict(self.progress),
            "judge": self.judge.state_dict(),
            "optimiser": self._optimiser.state_dict(),
            "selves": [each.state_dict() for each in self._selves],
            "luck": torch.get_rng_state(),
        }

    def resume(self, kept: dict[str, Any]) -> None:
        """Go on from a checkpoint. Games that were going on begin anew."""
        if kept["course"]["game"] != self.game.id:
            raise BaluchonError(f"this checkpoint is of {kept['course']['game']}, not of {self.game.id}")
        self.judge.load_state_dict(kept["judge"])
        self._optimiser.load_state_dict(kept["optimiser"])
        self._selves = []
        for weights in kept["selves"]:
            self._selves.append(deepcopy(self.judge))
            self._selves[-1].load_state_dict(weights)
        torch.set_rng_state(kept["luck"])
        progress = kept["progress"]
        curve = [Point(**point) for point in progress.pop("curve")]
        self.progress = Progress(**progress, curve=curve)

    def _has_learned(self) -> bool:
        """Whether there were rounds since the last look."""
        return self.progress.curve[-1].decisions < self.progress.decisions

    def _done(self) -> float:
        """The share of the course that is behind."""
        if self.course.rounds:
            return self.progress.round / self.course.rounds
        return self.progress.seconds / (60 * self.course.minutes)

    def _tables(self) -> list[Tables]:
        numbers = self.course.seats
        seed = self.course.seed * 1_000_003 + self.progress.round
        points = _usual_margin(self.game, numbers)
        return [
            Tables(self.inputs.gathers[seats], max(round(self.course.games * share), 1), seed, points[seats], share)
            for seats, share in _shares(numbers).items()
        ]

    def _learn_a_round(self, tables: Sequence[Tables], done: float) -> None:
        watches = done < _WATCHING
        past = self._selves[int(torch.randint(len(self._selves), ()))]
        courage = Courage(_FIRST_WHIM + (_LAST_WHIM - _FIRST_WHIM) * done, 10 if watches else 1)
        found = []
        for table in tables:
            decisions = round(self.course.decisions * table.share)
            seen = table.play(decisions, None if watches else self.judge, past, courage)
            hopes = self.judge.hopes(seen.rows, table.glance)
            told = targets(hopes, seen.lengths, seen.rewards, 1.0 if watches else _SMOOTHING)
            found.append(_Looks(table.glance, seen.rows, torch.from_numpy(told)))
            self.progress.decisions += decisions
        self._kept = [*self._kept, found][-_KEPT:]
        rate = _FIRST_RATE * (_LAST_RATE / _FIRST_RATE) ** done
        for group in self._optimiser.param_groups:
            group["lr"] = rate
        self._improve([*found, *self._kept[int(torch.randint(len(self._kept), ()))]])
        if not watches and self.progress.round % _SELF_EVERY == 0:
            self._selves = [*self._selves, deepcopy(self.judge)][-_SELVES:]

    def _improve(self, looks: Sequence[_Looks]) -> None:
        """Come nearer to what each look should have told."""
        batches = [(each, rows) for each in looks for rows in torch.split(torch.randperm(len(each.rows)), _ROWS)]
        for n in torch.randperm(len(batches)).tolist():
            each, rows = batches[n]
            goals, told = self.judge(each.rows[rows].float(), each.glance), each.told[rows]
            loss = binary_cross_entropy_with_logits(goals[:, 0], told[:, 0].clamp(0, 1))
            loss = loss + _MARGIN * (goals[:, 1] - told[:, 1]).square().mean()
            self._optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(self.judge.parameters(), 1.0)
            self._optimiser.step()

    def _measure(self) -> None:
        wins = {}
        for seats in self.course.seats:
            gather = self.inputs.gathers[seats]
            glance = Glance.of(gather)

            def judging(seen: NDArray[np.float32], glance: Glance = glance) -> NDArray[np.float32]:
                return worth(self.judge.hopes(torch.from_numpy(seen), glance))

            shares = wins_against(self._bot, judging, gather, self.course.deals, self.course.seed, WORLDS)
            wins[seats] = sum(shares) / len(shares)
        self.progress.curve.append(Point(self.progress.seconds / 60, self.progress.decisions, wins))


def _shares(numbers: Sequence[int]) -> dict[int, float]:
    """How much of the time each number of seats has: the smallest, which is played most, as much as all others."""
    others = len(numbers) - 1
    if others == 0:
        return {numbers[0]: 1.0}
    return {seats: 0.5 if seats == min(numbers) else 0.5 / others for seats in numbers}


def _usual_margin(game: Game, numbers: Sequence[int]) -> dict[int, float]:
    """By number of seats, margins that count in full: twice what is usual when the game's own policy plays."""
    found = {}
    for seats in numbers:
        margins = []
        for seed in range(40):
            chance = FastChance(seed)
            state = game.start(seats, None, chance)
            guided_playout(game.rules, state, chance, game.most_decisions(seats))
            margins += final_rewards("margin", game, state)
        found[seats] = max(2 * float(np.abs(margins).mean()), 1.0)
    return found
