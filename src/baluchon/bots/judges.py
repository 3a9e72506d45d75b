"""The judge of a game: its net where it ships one for these rules and this number of seats, else its own estimate."""

from typing import TYPE_CHECKING

import baluchon
from baluchon.bots.judge import Judge
from baluchon.bots.weights import MIDDLE, ONE, TRUE, Correction, Layer, Weights, correction_of, weights_of
from baluchon.kernel.declaration import Game

if TYPE_CHECKING:
    from baluchon.bots.net import Net
    from baluchon.bots.units import Units

_nets: "dict[tuple[str, int, int], Net | None]" = {}


def judge_of(game: Game, seats: int) -> Judge:
    """Whoever knows the game best."""
    return net_of(game, seats) or Judge(game.rules)


def net_of(game: Game, seats: int) -> "Net | None":
    """The net that a game ships for this number of seats, if there is one."""
    key = game.package, game.version, seats
    if key not in _nets:
        weights = weights_of(game)
        if weights is None or seats not in weights.sights:
            _nets[key] = None
        else:
            _nets[key] = to_net(game, seats, weights, correction_of(game, seats))
    return _nets[key]


def to_net(game: Game, seats: int, weights: Weights, correction: Correction = TRUE) -> "Net | None":
    """A net that can be asked; none if nobody writes the observations of the game quickly."""
    encoder = game.module("encoder")
    if encoder is None:
        return None
    # Only who asks a net needs librt.
    from baluchon.bots.net import Net

    sight = weights.sights[seats]
    first, second, last = weights.layers
    rows = _rows(first)
    seen = [
        [weight * factor for weight in rows[place]] for place, factor in zip(sight.inputs, sight.factors, strict=True)
    ]
    here = [bias + weight * ONE for bias, weight in zip(first.biases, rows[sight.seats_at], strict=True)]
    return Net(
        game.rules,
        encoder.encoder(len(sight.inputs)),
        len(sight.inputs),
        _units([*seen, rows[sight.hunch_at]], here, first.factors),
        sight.large,
        weights.trust,
        _units(_rows(second), second.biases, second.factors),
        _units(_rows(last), last.biases, last.factors),
        correction.gain,
        correction.bias,
    )


def _units(rows: list[list[int]], biases: list[int], factors: list[int]) -> "Units":
    """A layer in the form that is quick here."""
    from baluchon.bots.units import Packed, Wide

    return Packed(rows, biases, factors) if baluchon.__compiled__ else Wide(rows, biases, factors)


def _rows(layer: Layer) -> list[list[int]]:
    """By input, the weights of all units."""
    units = len(layer.biases)
    weights = [weight - MIDDLE for weight in layer.weights]
    return [weights[at : at + units] for at in range(0, len(weights), units)]
