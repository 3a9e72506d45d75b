"""The judge of a game: its net where it ships one for these rules and this number of seats, else its own estimate."""

from typing import TYPE_CHECKING

from baluchon.bots.judge import Judge
from baluchon.bots.weights import MIDDLE, ONE, TRUE, Correction, Layer, Weights, correction_of, weights_of
from baluchon.kernel.declaration import Game

if TYPE_CHECKING:
    from baluchon.bots.net import Net, Units

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
    from baluchon.bots.net import Net, Units, side_by_side

    sight = weights.sights[seats]
    first, second, last = weights.layers
    rows = [side_by_side(_weights_of(first, place)) for place in range(len(first.weights) // len(first.biases))]
    seen = [rows[place] * factor for place, factor in zip(sight.inputs, sight.factors, strict=True)]
    here = rows[sight.seats_at] * ONE + side_by_side(first.biases)
    return Net(
        game.rules,
        encoder.encoder(len(sight.inputs)),
        Units([*seen, rows[sight.hunch_at]], here, first.factors),
        sight.large,
        weights.trust,
        _units(second),
        _units(last),
        correction.gain,
        correction.bias,
    )


def _units(layer: Layer) -> "Units":
    from baluchon.bots.net import Units, side_by_side

    rows = [side_by_side(_weights_of(layer, place)) for place in range(len(layer.weights) // len(layer.biases))]
    return Units(rows, side_by_side(layer.biases), layer.factors)


def _weights_of(layer: Layer, place: int) -> list[int]:
    """The weights of all units for what comes in at a place."""
    units = len(layer.biases)
    return [weight - MIDDLE for weight in layer.weights[place * units : (place + 1) * units]]
