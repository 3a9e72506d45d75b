"""Learning from what happened: proximal policy optimisation, and imitation before it."""

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn.functional import binary_cross_entropy_with_logits

from baluchon.learning.network import Actor, Critic
from baluchon.learning.selfplay import Played

_MARGIN = 0.5
"""What the margin counts beside the win."""


@dataclass(frozen=True)
class Pace:
    """How much to learn at once."""

    rate: float
    entropy: float
    clip: float = 0.2
    epochs: int = 2
    rows: int = 2048


def imitate(actor: Actor, optimiser: torch.optim.Optimizer, played: Played, pace: Pace) -> None:
    """Make what was done more likely; each decision is looked at once, since more of them cost little."""
    for group in optimiser.param_groups:
        group["lr"] = pace.rate
    for rows in torch.randperm(len(played.moves)).split(pace.rows // 2):
        likely, _ = actor(played.seen[rows].float(), played.legal[rows])
        loss = -likely.gather(1, played.moves[rows][:, None]).mean()
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(actor.parameters(), 1.0)
        optimiser.step()


def improve(actor: Actor, critic: Critic, optimiser: torch.optim.Optimizer, played: Played, pace: Pace) -> None:
    """Make what turned out well more likely, but not by too much; without odds, make what was done more likely."""
    for group in optimiser.param_groups:
        group["lr"] = pace.rate
    targets = played.gains + played.hopes
    gain = played.gains[:, 0] + _MARGIN * played.gains[:, 1]
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    imitates = bool((played.odds == 0).all())
    parameters = [*actor.parameters(), *critic.parameters()]
    for _ in range(pace.epochs):
        for rows in torch.randperm(len(played.moves)).split(pace.rows):
            seen = played.seen[rows].float()
            likely, won = actor(seen, played.legal[rows])
            odds = likely.gather(1, played.moves[rows][:, None]).squeeze(1)
            if imitates:
                loss = -odds.mean()
            else:
                loss = -_bounded(odds - played.odds[rows], gain[rows], pace.clip).mean()
                loss -= pace.entropy * -(likely.exp() * likely.clamp(min=-50)).sum(-1).mean()
            share = targets[rows, 0].clamp(0, 1)
            loss += 0.5 * binary_cross_entropy_with_logits(won, share)
            loss += (critic(seen, played.others[rows].float()) - targets[rows]).square().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(parameters, 0.5)
            optimiser.step()


def _bounded(change: Tensor, gain: Tensor, clip: float) -> Tensor:
    ratio = change.exp()
    return torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain)
