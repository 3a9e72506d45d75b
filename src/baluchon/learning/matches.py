"""How strong a net is while it learns: games against a bot on duplicate deals, each deal once from every seat."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from baluchon.bots.base import Bot
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import FastChance
from baluchon.kernel.playout import utility
from baluchon.kernel.position import Position
from baluchon.learning.inputs import Gather

Chooser = Callable[[NDArray[np.float32], NDArray[np.int8]], NDArray[np.int64]]
"""Makes moves of what nets see and what is legal, a row for each."""


def wins_against(bot: Bot, choose: Chooser, gather: Gather, deals: int, seed: int) -> list[float]:
    """The share of the win of one seat against the bot on all others, deal by deal: the mean over all seats."""
    seats, game, rules = gather.encoding.seats, gather.encoding.game, gather.encoding.game.rules
    own = [n % seats for n in range(deals * seats)]
    chances = [FastChance(seed + (n // seats << 64)) for n in range(deals * seats)]
    states = [game.start(seats, None, chance) for chance in chances]
    going = list(range(len(states)))
    while going:
        asked = []
        for n in going:
            seat = lowest(rules.to_act(states[n]))
            moves = rules.legal(states[n], seat)
            if len(moves) == 1:
                rules.play(states[n], seat, moves[0], chances[n])
            elif seat == own[n]:
                asked.append(n)
            else:
                rules.play(states[n], seat, bot.choose(Position(game, states[n], seat), chances[n]), chances[n])
        if asked:
            found = choose(*_looks(gather, [states[n] for n in asked], [own[n] for n in asked]))
            for n, move in zip(asked, found.tolist(), strict=True):
                rules.play(states[n], own[n], move, chances[n])
        going = [n for n in going if rules.to_act(states[n])]
    out = [0.0] * seats
    shares = []
    for n, state in enumerate(states):
        utility(rules, state, out)
        shares.append(out[own[n]])
    return [sum(shares[deal * seats : (deal + 1) * seats]) / seats for deal in range(deals)]


def _looks(gather: Gather, states: list[Any], seats: list[int]) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
    encoding = gather.encoding
    seen = [encoding.observe(state, seat) for state, seat in zip(states, seats, strict=True)]
    legal = [encoding.mask(state, seat) for state, seat in zip(states, seats, strict=True)]
    return gather.inputs(np.stack(seen)), np.stack(legal)
