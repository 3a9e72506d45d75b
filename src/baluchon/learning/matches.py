"""How strong a net is while it learns: games against a bot on duplicate deals, each deal once from every seat."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from baluchon.bots.base import Bot
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import FastChance
from baluchon.kernel.playout import utility
from baluchon.kernel.position import Position
from baluchon.learning.inputs import Gather
from baluchon.learning.lookahead import Lookahead

Judging = Callable[[NDArray[np.float32]], NDArray[np.float32]]
"""Says what observations are worth."""
_CHOOSER = 2**94


def wins_against(bot: Bot, judging: Judging, gather: Gather, deals: int, seed: int, worlds: int) -> list[float]:
    """The share of the win of one seat against the bot on all others, deal by deal: the mean over all seats."""
    seats, game, rules = gather.encoding.seats, gather.encoding.game, gather.encoding.game.rules
    own = [n % seats for n in range(deals * seats)]
    chances = [FastChance(seed + (n // seats << 64)) for n in range(deals * seats)]
    whims = [FastChance(_CHOOSER + seed + (n << 64)) for n in range(deals * seats)]
    states = [game.start(seats, None, chance) for chance in chances]
    going = list(range(len(states)))
    while going:
        ahead = Lookahead(gather.encoding, worlds)
        asked = []
        for n in going:
            seat = lowest(rules.to_act(states[n]))
            moves = rules.legal(states[n], seat)
            if len(moves) == 1:
                rules.play(states[n], seat, moves[0], chances[n])
            elif seat == own[n]:
                ahead.add(states[n], seat, moves, whims[n])
                asked.append((n, moves))
            else:
                rules.play(states[n], seat, bot.choose(Position(game, states[n], seat), whims[n]), chances[n])
        if asked:
            for (n, moves), weighed in zip(asked, ahead.weighed(judging(ahead.observations())), strict=True):
                rules.play(states[n], own[n], moves[int(weighed.argmax())], chances[n])
        going = [n for n in going if rules.to_act(states[n])]
    out = [0.0] * seats
    shares = []
    for n, state in enumerate(states):
        utility(rules, state, out)
        shares.append(out[own[n]])
    return [sum(shares[deal * seats : (deal + 1) * seats]) / seats for deal in range(deals)]
