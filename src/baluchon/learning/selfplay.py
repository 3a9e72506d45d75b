"""Games of a net against itself, against earlier selves and against `casual`, many at once."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from librt.strings import BytesWriter
from numpy.typing import NDArray
from torch import Tensor

from baluchon.bots.base import Bot
from baluchon.envs.rewards import final_rewards
from baluchon.envs.stepping import Stepper
from baluchon.kernel.chance import FastChance
from baluchon.kernel.position import Position
from baluchon.learning.inputs import Gather
from baluchon.learning.network import GOALS, Actor, Critic
from baluchon.learning.returns import Step, gains

SELF, PAST, BOT = 0, 1, 2
"""Who has a seat: the net as it is, an earlier self, a bot."""
_PAST_SHARE, _BOT_SHARE = 8, 32
"""Of so many games one has a seat against earlier selves, or against the bot."""
_CHOOSER = 2**94
"""Sets the luck of those who choose apart from that of the games."""


@dataclass(frozen=True)
class Played:
    """Decisions of the net, a row for each."""

    seen: Tensor
    others: Tensor
    """What the other seats know, added up: for the critic alone."""
    legal: Tensor
    moves: Tensor
    odds: Tensor
    """The logarithm of how likely the move was."""
    hopes: Tensor
    gains: Tensor
    """By goal, how much better it turned out than hoped."""

    @staticmethod
    def joined(parts: "list[Played]") -> "Played":
        return Played(*(torch.cat([getattr(part, name) for part in parts]) for name in Played.__annotations__))


class Tables:
    """Games with one number of seats that go on from one call to the next."""

    def __init__(self, gather: Gather, games: int, seed: int, points: float) -> None:
        encoding = gather.encoding
        self.gather, self.games, self.seats = gather, games, encoding.seats
        self._game = encoding.game
        self._points = points
        options = [option.encode(encoding.options[option.id]) for option in self._game.options]
        self._stepper = Stepper(
            self._game.rules, encoding.encoder, encoding.moves, self.seats, options, seats_first(self.seats), games
        )
        self._stepper.start(seed)
        self._chances = [FastChance(_CHOOSER + (game << 64) + seed) for game in range(games)]
        self._who = _seating(games, self.seats)

    def play(
        self, steps: int, actor: Actor, critic: Critic | None, past: Actor, bot: Bot, imitates: bool, smoothing: float
    ) -> Played:
        """Play on by so many steps; what the net did, or what the game's own policy did in its stead.

        Without a critic nothing is hoped for.
        """
        kept: list[tuple[Any, ...]] = []
        taken: list[Step] = []
        for _ in range(steps):
            seats, legal, seen = self._look()
            moves = legal.argmax(axis=1)
            who = np.where(legal.sum(axis=1) > 1, self._who[np.arange(self.games), seats], -1)
            own, before = np.flatnonzero(who == SELF), np.flatnonzero(who == PAST)
            for game in np.flatnonzero(who == BOT):
                moves[game] = self._asked(int(game), int(seats[game]), bot)
            if len(before):
                moves[before], _ = sampled(past, seen[before], legal[before])
            if imitates:
                odds = torch.zeros(len(own))
                moves[own] = [self._suggested(int(game), int(seats[game])) for game in own]
            else:
                moves[own], odds = sampled(actor, seen[own], legal[own])
            inputs = torch.from_numpy(seen[own])
            others, hopes = torch.zeros(len(own), 0), torch.zeros(len(own), GOALS)
            if critic is not None:
                with torch.no_grad():
                    others = self._others(own, seats)
                    hopes = critic(inputs, others)
            kept.append((inputs.half(), others.half(), torch.from_numpy(legal[own]), moves[own], odds, hopes))
            self._stepper.step(moves.astype(np.int32).tobytes())
            taken.append(Step(own, seats[own], hopes.numpy(), *self._ends()))
        gained, known = gains(taken, self.games, self.seats, smoothing)
        rows = torch.from_numpy(known)
        seen_all, others_all, legal_all, moves_all, odds_all, hopes_all = (
            torch.cat([torch.as_tensor(part) for part in parts])[rows] for parts in zip(*kept, strict=True)
        )
        return Played(seen_all, others_all, legal_all, moves_all, odds_all, hopes_all, torch.from_numpy(gained)[rows])

    def _look(self) -> tuple[NDArray[np.int64], NDArray[np.int8], NDArray[np.float32]]:
        """Who is to act in each game, what they may do, and what a net sees of it."""
        stepper, encoding = self._stepper, self.gather.encoding
        observations = np.empty((self.games, encoding.size), np.float32)
        encoding.scale_all(stepper.observations.getvalue(), stepper.upper.getvalue(), observations)
        legal = np.frombuffer(stepper.masks.getvalue(), np.int8).reshape(self.games, -1)
        seats = np.frombuffer(stepper.seats.getvalue(), np.uint8).astype(np.int64)
        return seats, legal, self.gather.inputs(observations)

    def _others(self, games: NDArray[np.int64], seats: NDArray[np.int64]) -> Tensor:
        """What all but the seat to act know, added up."""
        encoding = self.gather.encoding
        out, upper = BytesWriter(), BytesWriter()
        for game in games:
            state, seat = self._stepper.state(int(game)), int(seats[game])
            for steps in range(1, self.seats):
                encoding.encoder.observe(state, (seat + steps) % self.seats, out, upper)
        observations = np.empty((len(games) * (self.seats - 1), encoding.size), np.float32)
        encoding.scale_all(out.getvalue(), upper.getvalue(), observations)
        inputs = self.gather.inputs(observations)
        return torch.from_numpy(inputs.reshape(len(games), self.seats - 1, -1).sum(axis=1))

    def _asked(self, game: int, seat: int, bot: Bot) -> int:
        return bot.choose(Position(self._game, self._stepper.state(game), seat), self._chances[game])

    def _suggested(self, game: int, seat: int) -> int:
        rules, state = self._game.rules, self._stepper.state(game)
        return rules.suggest(state, seat, rules.legal(state, seat), self._chances[game])

    def _ends(self) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        """The games that ended with the last step, and what each seat has of it by goal."""
        rewards = np.zeros((len(self._stepper.ended), self.seats, 2), np.float32)
        for n, state in enumerate(self._stepper.ends):
            rewards[n, :, 0] = final_rewards("rank", self._game, state)
            rewards[n, :, 1] = np.clip(np.array(final_rewards("margin", self._game, state)) / self._points, -1, 1)
        return np.array(self._stepper.ended, np.int64), rewards


def sampled(actor: Actor, seen: NDArray[np.float32], legal: NDArray[np.int8]) -> tuple[NDArray[np.int64], Tensor]:
    """A move for each row, as likely as the net says, and the logarithm of that."""
    with torch.no_grad():
        likely, _ = actor(torch.from_numpy(seen), torch.from_numpy(legal))
        luck = torch.empty_like(likely).exponential_().log_()
        moves = (likely - luck).argmax(-1)
        return moves.numpy(), likely.gather(1, moves[:, None]).squeeze(1)


def seats_first(seats: int) -> int:
    """The number of the first game with so many seats: no two tables have the same luck."""
    return seats << 20


def _seating(games: int, seats: int) -> NDArray[np.int64]:
    """Who sits where: mostly the net everywhere, in some games an earlier self or the bot on all seats but one."""
    who = np.zeros((games, seats), np.int64)
    for share, other in ((_PAST_SHARE, PAST), (_BOT_SHARE, BOT)):
        for n, game in enumerate(range(share - 1, games, share)):
            who[game] = other
            who[game, n % seats] = SELF
    return who
