"""The course of learning: imitate the game's own policy, then play against oneself, look how strong one has become.

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

from baluchon.bots.levels import CASUAL, bot_by_code
from baluchon.envs.rewards import final_rewards
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.playout import guided_playout
from baluchon.learning.course import Course, Point, Progress
from baluchon.learning.improving import Pace, imitate, improve
from baluchon.learning.inputs import Inputs
from baluchon.learning.matches import wins_against
from baluchon.learning.network import Actor, Critic
from baluchon.learning.selfplay import Played, Tables

_FIRST_RATE, _LAST_RATE = 1e-3, 1e-4
_ENTROPY = 0.01
_BLIND, _IMITATION = 0.25, 0.33
"""The share of the time in which the game's own policy is imitated, first without a critic, then with one."""
_SELVES = 8
"""Earlier selves that are remembered."""
_SELF_EVERY = 10
"""Rounds after which the net is remembered."""
_SMOOTHING = 0.95


class Trainer:
    """A net that learns a game."""

    def __init__(self, game: Game, course: Course) -> None:
        for seats in course.seats:
            if not game.min_seats <= seats <= game.max_seats:
                raise BaluchonError(f"{game.id} has from {game.min_seats} to {game.max_seats} seats, not {seats}")
        torch.manual_seed(course.seed)
        self.game, self.course = game, course
        self.inputs = Inputs(game)
        self.actor = Actor(self.inputs.size, len(game.moves))
        self.critic = Critic(self.inputs.size)
        self.progress = Progress()
        self._optimiser = torch.optim.Adam([*self.actor.parameters(), *self.critic.parameters()])
        self._selves = [deepcopy(self.actor)]
        self._bot = bot_by_code(CASUAL)

    def learn(self, save: Callable[[], None], tell: Callable[[Progress], None]) -> None:
        """Go through the course, or what is left of it; `save` after each look, `tell` after each round."""
        tables = self._tables()
        begun = time.process_time() - self.progress.seconds
        while True:
            done = self._done()
            if done * self.course.looks >= len(self.progress.curve) or (done >= 1 and self._has_learned()):
                self._look()
                save()
            if done >= 1:
                return
            self._learn_a_round(tables, done)
            self.progress.round += 1
            self.progress.seconds = time.process_time() - begun
            tell(self.progress)

    def best_moves(self, seen: NDArray[np.float32], legal: NDArray[np.int8]) -> NDArray[np.int64]:
        """What the net likes best."""
        with torch.no_grad():
            likely, _ = self.actor(torch.from_numpy(seen), torch.from_numpy(legal))
        best: NDArray[np.int64] = likely.argmax(-1).numpy()
        return best

    def checkpoint(self) -> dict[str, Any]:
        """All that is needed to go on."""
        return {
            "course": asdict(self.course),
            "progress": asdict(self.progress),
            "actor": self.actor.state_dict(),
            "critic": self.critic.state_dict(),
            "optimiser": self._optimiser.state_dict(),
            "selves": [each.state_dict() for each in self._selves],
            "luck": torch.get_rng_state(),
        }

    def resume(self, kept: dict[str, Any]) -> None:
        """Go on from a checkpoint. Games that were going on begin anew."""
        if kept["course"]["game"] != self.game.id:
            raise BaluchonError(f"this checkpoint is of {kept['course']['game']}, not of {self.game.id}")
        self.actor.load_state_dict(kept["actor"])
        self.critic.load_state_dict(kept["critic"])
        self._optimiser.load_state_dict(kept["optimiser"])
        self._selves = []
        for weights in kept["selves"]:
            self._selves.append(deepcopy(self.actor))
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
            Tables(self.inputs.gathers[seats], max(self.course.games // len(numbers), 1), seed, points[seats])
            for seats in numbers
        ]

    def _learn_a_round(self, tables: Sequence[Tables], done: float) -> None:
        imitates, judges = done < _IMITATION, done >= _BLIND
        past = self._selves[int(torch.randint(len(self._selves), ()))]
        critic = self.critic if judges else None
        parts = [
            table.play(self.course.steps, self.actor, critic, past, self._bot, imitates, _SMOOTHING) for table in tables
        ]
        played = Played.joined(parts)
        pace = Pace(_FIRST_RATE + (_LAST_RATE - _FIRST_RATE) * done, _ENTROPY * (1 - 0.7 * done))
        if judges:
            improve(self.actor, self.critic, self._optimiser, played, pace)
        else:
            imitate(self.actor, self._optimiser, played, pace)
        self.progress.decisions += len(played.moves)
        if not imitates and self.progress.round % _SELF_EVERY == 0:
            self._selves = [*self._selves, deepcopy(self.actor)][-_SELVES:]

    def _look(self) -> None:
        wins = {}
        for seats in self.course.seats:
            gather = self.inputs.gathers[seats]
            shares = wins_against(self._bot, self.best_moves, gather, self.course.deals, self.course.seed)
            wins[seats] = sum(shares) / len(shares)
        self.progress.curve.append(Point(self.progress.seconds / 60, self.progress.decisions, wins))


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
