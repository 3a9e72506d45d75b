"""What learns: a net that says how good each move is and how likely the seat wins, and a critic that sees all hands."""

import torch
from torch import Tensor, nn

WIDE, NARROW = 128, 64
"""Units of the two hidden layers."""
GOALS = 2
"""What a critic foresees: the share of the win, and the margin."""
_IMPOSSIBLE = -1e9


class Actor(nn.Module):
    """What is shipped: it sees what its seat knows and nothing else."""

    def __init__(self, inputs: int, moves: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, WIDE)
        self.second = nn.Linear(WIDE, NARROW)
        self.policy = nn.Linear(NARROW, moves)
        self.value = nn.Linear(NARROW, 1)
        with torch.no_grad():
            self.policy.weight *= 0.1
            self.value.weight *= 0.1

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of how likely each move is, and the logit of the seat's share of the win."""
        deep = torch.relu(self.second(torch.relu(self.first(seen))))
        logits = self.policy(deep).masked_fill(legal == 0, _IMPOSSIBLE)
        return torch.log_softmax(logits, -1), self.value(deep).squeeze(-1)


class Critic(nn.Module):
    """Helps while learning: it also sees what the other seats know."""

    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.own = nn.Linear(inputs, WIDE)
        self.others = nn.Linear(inputs, WIDE, bias=False)
        self.second = nn.Linear(WIDE, NARROW)
        self.goals = nn.Linear(NARROW, GOALS)

    def forward(self, seen: Tensor, others: Tensor) -> Tensor:
        """What the seat may hope for of each goal."""
        deep = torch.relu(self.second(torch.relu(self.own(seen) + self.others(others))))
        hopes: Tensor = self.goals(deep)
        return hopes
