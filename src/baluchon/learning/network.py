"""What learns: a net that sees what a seat knows and says what the seat may hope for."""

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn.functional import linear

from baluchon.bots.weights import MARGIN_COUNTS
from baluchon.learning.inputs import Gather
from baluchon.learning.lookahead import STRETCH

WIDE, NARROW = 96, 32
"""Units of the two hidden layers."""
GOALS = 2
"""What is foreseen: the logit of the share of the win, and the margin."""
_AT_ONCE = 16384


@dataclass(frozen=True)
class Glance:
    """Where a judge finds what it looks at in observations with one number of seats."""

    entries: Tensor
    seats_at: int

    @staticmethod
    def of(gather: Gather) -> "Glance":
        return Glance(torch.tensor([*gather.entries, gather.hunch_at]), gather.seats_at)


class Judge(nn.Module):
    """Says what a seat may hope for. What of an observation belongs to the same input has the same weight."""

    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, WIDE)
        self.second = nn.Linear(WIDE, NARROW)
        self.goals = nn.Linear(NARROW, GOALS)
        self.trust = nn.Parameter(torch.ones(1))
        """How much the game's own estimate counts, to which the net adds what it knows better."""
        with torch.no_grad():
            self.goals.weight *= 0.1

    def forward(self, seen: Tensor, glance: Glance) -> Tensor:
        """By observation, the goals."""
        weights = self.first.weight[:, glance.entries]
        biases = self.first.bias + self.first.weight[:, glance.seats_at]
        deep = torch.relu(self.second(torch.relu(linear(seen, weights, biases))))
        goals: Tensor = self.goals(deep)
        return goals + torch.cat([self.trust * STRETCH * seen[:, -1:], torch.zeros(len(seen), GOALS - 1)], dim=1)

    def worths(self, seen: Tensor, glance: Glance) -> Tensor:
        """By observation, what is to be as large as can be: the share of the win, and the margin counts a little."""
        goals = self(seen, glance)
        found: Tensor = torch.sigmoid(goals[:, 0]) + MARGIN_COUNTS * goals[:, 1]
        return found

    def hopes(self, seen: Tensor, glance: Glance) -> NDArray[np.float32]:
        """By observation, the share of the win and the margin."""
        with torch.no_grad():
            parts = [self(part.float(), glance) for part in torch.split(seen, _AT_ONCE)]
            goals = torch.cat(parts)
            goals[:, 0] = torch.sigmoid(goals[:, 0])
        found: NDArray[np.float32] = goals.numpy()
        return found


def worth(hopes: NDArray[np.float32]) -> NDArray[np.float32]:
    """What is to be as large as can be, of shares and margins."""
    found: NDArray[np.float32] = hopes[:, 0] + MARGIN_COUNTS * hopes[:, 1]
    return found
