"""Learn Road Trip Europa by playing against oneself: a short PPO on the batch environment.

    pip install '.[train]'
    python examples/train.py --minutes 10 --curve docs/pictures/learning-curve.svg

One network plays both seats of many games at once. Every so often it plays against the bot `casual`, which it has
never met while learning; the share of games it wins is the learning curve. Everything runs on the processor.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from baluchon import envs
from baluchon.bots.base import Bot
from baluchon.bots.levels import bot_by_code
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.position import Position

GAME = "road-trip-europa"
SEATS = 2
OPPONENT = "casual"
POINTS = 20.0
"""The reward is the margin in units of so many points."""


@dataclass(frozen=True)
class Settings:
    """How to learn."""

    games: int = 512
    steps: int = 112
    width: int = 256
    rate: float = 1e-3
    clip: float = 0.2
    entropy: float = 0.01
    smoothing: float = 0.95
    epochs: int = 2
    minibatch: int = 4096


class Network(nn.Module):
    """Says how good each move is, and how the game will end for the seat."""

    def __init__(self, size: int, moves: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, moves)
        self.value = nn.Linear(width, 1)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        seen = self.body(observations)
        logits = self.policy(seen).masked_fill(masks == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(seen).squeeze(-1)


class Rollout(NamedTuple):
    """Decisions of many games, one row for each."""

    observations: Tensor
    masks: Tensor
    moves: Tensor
    odds: Tensor
    """The logarithm of how likely each move was."""
    returns: Tensor
    advantages: Tensor


def collect(games: envs.Batch, network: Network, settings: Settings) -> Rollout:
    """Play on in all games and work out what every decision has brought."""
    observations, masks, moves, odds, values = [], [], [], [], []
    seats, rewards, dones = [], [], []
    with torch.no_grad():
        for _ in range(settings.steps):
            seen, legal = torch.from_numpy(games.observations).clone(), torch.from_numpy(games.masks).clone()
            policy, value = network(seen, legal)
            move = policy.sample()
            for kept, row in ((observations, seen), (masks, legal), (moves, move), (values, value)):
                kept.append(row)
            odds.append(policy.log_prob(move))
            seats.append(games.seats.copy())
            games.step(move.numpy())
            rewards.append(games.rewards / POINTS)
            dones.append(games.dones.copy())
    guessed = torch.stack(values).numpy()
    gains, known = advantages(np.stack(seats), guessed, np.stack(rewards), np.stack(dones), settings.smoothing)
    flat = torch.from_numpy(known.reshape(-1))
    gained = torch.from_numpy(gains.reshape(-1))[flat]
    return Rollout(
        *(torch.cat(rows)[flat] for rows in (observations, masks, moves, odds)),
        returns=gained + torch.cat(values)[flat],
        advantages=(gained - gained.mean()) / (gained.std() + 1e-6),
    )


def advantages(
    seats: np.ndarray, values: np.ndarray, rewards: np.ndarray, dones: np.ndarray, smoothing: float
) -> tuple[np.ndarray, np.ndarray]:
    """How much better each decision turned out than expected (GAE), and for which ones that is known.

    Every seat of every game is a line of its own: what follows a decision is that seat's next one, or the end. The
    last decision of a seat in a game that goes on after the rollout has nothing after it, and does not count.
    """
    steps, games = seats.shape
    every = np.arange(games)
    gains = np.zeros((steps, games), np.float32)
    known = np.zeros((steps, games), bool)
    ahead = np.zeros((games, SEATS), np.float32)  # what the seat's next decision is worth, or the game's end
    carried = np.zeros((games, SEATS), np.float32)
    follows = np.zeros((games, SEATS), bool)
    for step in reversed(range(steps)):
        ended = dones[step]
        ahead[ended], carried[ended], follows[ended] = rewards[step][ended], 0, True
        seat = seats[step]
        better = ahead[every, seat] - values[step] + smoothing * carried[every, seat]
        known[step] = follows[every, seat]
        gains[step] = np.where(known[step], better, 0)
        ahead[every, seat], carried[every, seat], follows[every, seat] = values[step], gains[step], True
    return gains, known


def improve(network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout, settings: Settings) -> None:
    """PPO: make what turned out well more likely, but not by too much."""
    for _ in range(settings.epochs):
        for rows in torch.randperm(len(rollout.moves)).split(settings.minibatch):
            policy, value = network(rollout.observations[rows], rollout.masks[rows])
            ratio = (policy.log_prob(rollout.moves[rows]) - rollout.odds[rows]).exp()
            gain = rollout.advantages[rows]
            bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            gained = torch.minimum(ratio * gain, bounded * gain).mean()
            error = (value - rollout.returns[rows]).square().mean()
            loss = 0.5 * error - gained - settings.entropy * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def wins_against(opponent: Bot, network: Network, encoding: envs.Encoding, games: int, seed: int) -> float:
    """The share of wins (a shared one counts half) in games against a bot, half of them on each seat."""
    game, rules = encoding.game, encoding.game.rules
    chances = [FastChance(seed * games + n) for n in range(games)]
    states = [game.start(SEATS, None, chance) for chance in chances]
    going = list(range(games))
    while going:
        asked = []
        for n in going:
            seat = lowest(rules.to_act(states[n]))
            if seat == n % SEATS:
                asked.append(n)
            else:
                rules.play(states[n], seat, opponent.choose(Position(game, states[n], seat), chances[n]), chances[n])
        if asked:
            for n, move in zip(asked, best_moves(network, encoding, [states[n] for n in asked], asked), strict=True):
                rules.play(states[n], n % SEATS, move, chances[n])
        going = [n for n in going if rules.to_act(states[n])]
    return sum(share(game, states[n], n % SEATS) for n in range(games)) / games


def best_moves(network: Network, encoding: envs.Encoding, states: list[object], numbers: list[int]) -> list[int]:
    """What the network thinks best in each of these states, for the seat it has in that game."""
    seats = [n % SEATS for n in numbers]
    seen = [encoding.observe(state, seat) for state, seat in zip(states, seats, strict=True)]
    masks = [encoding.mask(state, seat) for state, seat in zip(states, seats, strict=True)]
    with torch.no_grad():
        policy, _ = network(torch.from_numpy(np.stack(seen)), torch.from_numpy(np.stack(masks)))
    found: list[int] = policy.logits.argmax(-1).tolist()
    return found


def share(game: Game, state: object, seat: int) -> float:
    """A seat's share of the win."""
    winners = game.outcome(state).winners
    return 1 / len(winners) if seat in winners else 0.0


def draw(curve: list[tuple[float, float]], games: int, path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    minutes, wins = zip(*curve, strict=True)
    with mpl.rc_context({"svg.hashsalt": "baluchon", "font.family": ["DejaVu Sans"]}):
        figure = Figure(figsize=(8, 4.5), layout="constrained")
        axes = figure.add_subplot()
        axes.axhline(50, color="#999999", linewidth=1, linestyle="--")
        axes.plot(minutes, [100 * share for share in wins], color="#0072B2", marker="o", markersize=4)
        axes.set(xlabel="minutes of learning", ylabel=f"games won against {OPPONENT}, %", ylim=(0, 100))
        axes.set_title(f"Road Trip Europa, {SEATS} seats: PPO on two cores ({games} games a point)")
        axes.grid(alpha=0.3)
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10, help="how long to learn")
    parser.add_argument("--every", type=float, default=1, help="minutes between two evaluations")
    parser.add_argument("--evaluation", type=int, default=400, help="games of an evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where to put the learning curve, .svg or .png")
    parser.add_argument("--save", type=Path, help="where to put the network")
    return parser.parse_args()


def main() -> None:
    chosen, settings = arguments(), Settings()
    torch.manual_seed(chosen.seed)
    games = envs.batch(GAME, SEATS, settings.games, reward="margin")
    games.reset(chosen.seed)
    network = Network(games.encoding.size, games.encoding.moves, settings.width)
    optimiser = torch.optim.Adam(network.parameters(), settings.rate)
    opponent = bot_by_code(OPPONENT)
    curve: list[tuple[float, float]] = []
    spent, decisions = 0.0, 0
    while True:
        if spent >= len(curve) * chosen.every * 60 or spent >= chosen.minutes * 60:
            wins = wins_against(opponent, network, games.encoding, chosen.evaluation, chosen.seed + 1)
            curve.append((spent / 60, wins))
            print(f"{spent / 60:5.1f} min  {decisions:>11,} decisions  {wins:6.1%} against {OPPONENT}", flush=True)
            if spent >= chosen.minutes * 60:
                break
        begun = time.perf_counter()
        for group in optimiser.param_groups:
            group["lr"] = settings.rate * max(0.05, 1 - spent / (chosen.minutes * 60))
        rollout = collect(games, network, settings)
        improve(network, optimiser, rollout, settings)
        decisions += settings.games * settings.steps
        spent += time.perf_counter() - begun
    if chosen.curve is not None:
        draw(curve, chosen.evaluation, chosen.curve)
    if chosen.save is not None:
        torch.save(network.state_dict(), chosen.save)


if __name__ == "__main__":
    main()
