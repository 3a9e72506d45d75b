"""The course of learning: look at games of the game's own policy, then play against oneself; how strong has it become?

After a while a search judges a share of the decisions that were met, first by itself, later with the net's advice; the
net learns what the search finds out, and the search finds out more by what the net has learned.

Time is the processor's, so that a busy machine only makes learning longer. The same seed and the same number of
rounds give the same net on the same machine; a checkpoint holds all that is needed to go on.
"""

import time
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import asdict, replace
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn.functional import binary_cross_entropy_with_logits

from baluchon.bots.levels import CASUAL, bot_by_code
from baluchon.bots.weights import weights_of
from baluchon.envs.rewards import final_rewards
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.playout import guided_playout
from baluchon.learning.actors import Actors, Learned, Order, places_of
from baluchon.learning.course import Course, Point, Progress
from baluchon.learning.export import to_learned
from baluchon.learning.inputs import Inputs
from baluchon.learning.labels import Labelled
from baluchon.learning.matches import wins_against
from baluchon.learning.network import Glance, Judge, worth
from baluchon.learning.returns import targets
from baluchon.learning.selfplay import Courage

_FIRST_RATE, _LAST_RATE = 5e-4, 3e-5
_WATCHING = 0.05
"""The share of the course in which the policy plays, and the net only looks."""
_ALONE = 0.3
"""The share of the course in which no search judges. A net that was learned before begins behind it."""
_UNADVISED = 0.65
"""The share of the course after which the net advises the search."""
_FIRST_WHIM, _LAST_WHIM = 0.03, 0.005
_SMOOTHING = 0.9
_MARGIN = 0.5
"""What the error of the margin counts beside that of the win."""
_KEPT = 16
"""Rounds whose looks are learned from again."""
_KEPT_LABELS = 32
"""Rounds whose labels are learned from again, so many of them in each round:"""
_LABELS_AGAIN = 3
_ROWS = 1024
_DECISIONS = 48
"""Labelled decisions that are learned from at once."""
_LABELS_COUNT = 30.0
"""What the error of labels counts beside that of looks."""
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

    def loss(self, judge: Judge, chosen: Tensor) -> Tensor:
        """How wrong a judge is about the chosen rows."""
        goals, told = judge(self.rows[chosen].float(), self.glance), self.told[chosen]
        loss = binary_cross_entropy_with_logits(goals[:, 0], told[:, 0].clamp(0, 1))
        found: Tensor = loss + _MARGIN * (goals[:, 1] - told[:, 1]).square().mean()
        return found


class _Labels:
    """What is learned from, too: decisions with one number of seats that a search has judged."""

    def __init__(self, glance: Glance, labelled: Labelled) -> None:
        self.glance, self.labelled = glance, labelled

    def loss(self, judge: Judge, chosen: Tensor) -> Tensor:
        """How wrong a judge is about the chosen decisions."""
        return _LABELS_COUNT * self.labelled.some(chosen.numpy()).error(judge, self.glance)


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
        if course.improves:
            weights = weights_of(game)
            if weights is None:
                raise BaluchonError(f"{game.id} ships no net for these rules: begin without --improve")
            self._load(to_learned(weights))
        self._glances = {seats: Glance.of(self.inputs.gathers[seats]) for seats in course.seats}
        self._optimiser = torch.optim.Adam(self.judge.parameters())
        self._selves = [deepcopy(self.judge)]
        self._kept: list[list[_Looks]] = []
        self._kept_labels: list[list[_Labels]] = []
        self._bot = bot_by_code(CASUAL)

    def learn(self, actors: Actors, write: Callable[[], None], tell: Callable[[Progress], None]) -> None:
        """Go through the course, or what is left of it; `write` after each measurement, `tell` after each round."""
        self._seat(actors)
        begun = time.process_time() - self.progress.seconds
        while True:
            done = self._done()
            if done * self.course.looks >= len(self.progress.curve) or (done >= 1 and self._has_learned()):
                self._measure()
                write()
            if done >= 1:
                return
            begun -= self._learn_a_round(actors, done)
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
        if kept["course"]["seats"] != self.course.seats:
            told = ", ".join(map(str, kept["course"]["seats"]))
            raise BaluchonError(f"this checkpoint learns with {told} seats: go on with the same")
        self.judge.load_state_dict(kept["judge"])
        self._optimiser.load_state_dict(kept["optimiser"])
        self._selves = []
        for weights in kept["selves"]:
            self._selves.append(deepcopy(self.judge))
            self._selves[-1].load_state_dict(weights)
        torch.set_rng_state(kept["luck"])
        self.course = replace(self.course, improves=kept["course"]["improves"])
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

    def _load(self, learned: Learned) -> None:
        self.judge.load_state_dict({name: torch.from_numpy(array) for name, array in learned.items()})

    def _seat(self, actors: Actors) -> None:
        """Let the actors begin games; those that go on from a checkpoint have other luck than the first ones."""
        numbers = self.course.seats
        seed = self.course.seed * 1_000_003 + self.progress.round
        games = {seats: max(round(self.course.games * share), 1) for seats, share in _shares(numbers).items()}
        points = _usual_margin(self.game, numbers)
        actors.begin(places_of(self.game.id, actors.count, games, points, seed))

    def _learn_a_round(self, actors: Actors, done: float) -> float:
        """Play and learn; the seconds of other processors that it took."""
        stage = _ALONE + (1 - _ALONE) * done if self.course.improves else done
        watches = stage < _WATCHING
        past = self._selves[int(torch.randint(len(self._selves), ()))]
        shares = _shares(self.course.seats)
        order = Order(
            {seats: round(self.course.decisions * share / actors.count) for seats, share in shares.items()},
            _arrays(self.judge),
            _arrays(past),
            watches,
            Courage(_FIRST_WHIM + (_LAST_WHIM - _FIRST_WHIM) * stage, 10 if watches else 1),
            self.course.decisions // self.course.labels if self.course.labels and stage >= _ALONE else 0,
            self.course.iterations,
            stage >= _UNADVISED,
        )
        brought, elsewhere = actors.play(order)
        looks, labels = [], []
        for each in (each for of_one in brought for each in of_one):
            glance = self._glances[each.seats]
            hopes = self.judge.hopes(each.seen.rows, glance)
            told = targets(hopes, each.seen.lengths, each.seen.rewards, 1.0 if watches else _SMOOTHING)
            looks.append(_Looks(glance, each.seen.rows, torch.from_numpy(told)))
            if each.labelled is not None:
                labels.append(_Labels(glance, each.labelled))
                self.progress.labels += len(each.labelled.moves)
        self.progress.decisions += actors.count * sum(order.decisions.values())
        self._kept = [*self._kept, looks][-_KEPT:]
        for group in self._optimiser.param_groups:
            group["lr"] = _FIRST_RATE * (_LAST_RATE / _FIRST_RATE) ** stage
        again = self._kept[int(torch.randint(len(self._kept), ()))]
        self._improve([*looks, *again], [*labels, *self._labels_again()])
        if labels:
            self._kept_labels = [*self._kept_labels, labels][-_KEPT_LABELS:]
        if not watches and self.progress.round % _SELF_EVERY == 0:
            self._selves = [*self._selves, deepcopy(self.judge)][-_SELVES:]
        return elsewhere

    def _labels_again(self) -> list[_Labels]:
        """Labels of some earlier rounds."""
        chosen = torch.randperm(len(self._kept_labels))[:_LABELS_AGAIN].tolist()
        return [each for n in chosen for each in self._kept_labels[n]]

    def _improve(self, looks: Sequence[_Looks], labels: Sequence[_Labels]) -> None:
        """Come nearer to what each look and each search should have told."""
        batches: list[tuple[_Looks | _Labels, Tensor]] = []
        for each in looks:
            batches += [(each, rows) for rows in torch.split(torch.randperm(len(each.rows)), _ROWS)]
        for judged in labels:
            batches += [(judged, some) for some in torch.split(torch.randperm(len(judged.labelled.moves)), _DECISIONS)]
        for n in torch.randperm(len(batches)).tolist():
            lesson, chosen = batches[n]
            loss = lesson.loss(self.judge, chosen)
            self._optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(self.judge.parameters(), 1.0)
            self._optimiser.step()

    def _measure(self) -> None:
        wins = {}
        for seats in self.course.seats:
            gather = self.inputs.gathers[seats]

            def judging(seen: NDArray[np.float32], glance: Glance = self._glances[seats]) -> NDArray[np.float32]:
                return worth(self.judge.hopes(torch.from_numpy(seen), glance))

            shares = wins_against(self._bot, judging, gather, self.course.deals, self.course.seed, WORLDS)
            wins[seats] = sum(shares) / len(shares)
        self.progress.curve.append(Point(self.progress.seconds / 60, self.progress.decisions, wins))


def _arrays(judge: Judge) -> Learned:
    return {name: array.numpy().copy() for name, array in judge.state_dict().items()}


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
