"""The bot that asks a net which move it likes best, and does not search."""

from typing import TYPE_CHECKING

from baluchon.bots.base import Considered
from baluchon.bots.greedy import GreedyBot
from baluchon.bots.weights import weights_of
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.position import Position

if TYPE_CHECKING:
    from baluchon.bots.net import Net

_LOOK_AHEAD = GreedyBot("look-ahead", worlds=4)


_nets: "dict[tuple[str, int, int], Net | None]" = {}


def net_of(game: Game, seats: int) -> "Net | None":
    """The net that a game ships for this number of seats, if there is one."""
    key = game.package, game.version, seats
    if key not in _nets:
        _nets[key] = _made(game, seats)
    return _nets[key]


def _made(game: Game, seats: int) -> "Net | None":
    weights, module = weights_of(game), game.module("encoder")
    if weights is None or module is None or seats not in weights.sights:
        return None
    # Only who asks a net needs librt.
    from baluchon.bots.net import Net, Sight, Units

    seen = weights.sights[seats]
    sight = Sight(seen.inputs, seen.factors, seen.large, seen.seats_at)
    first, second, last = (Units(layer.weights, layer.biases, layer.factors) for layer in weights.layers)
    return Net(module.encoder(len(seen.inputs)), sight, first, second, last)


class SwiftBot:
    """Picks what the net likes best; without a net for the game and its seats, what one look ahead finds."""

    def __init__(self, code: str) -> None:
        self.code = code

    def choose(self, position: Position, chance: Chance) -> int:
        if len(position.legal) == 1:
            return position.legal[0]
        net = net_of(position.game, position.seats)
        if net is None:
            return _LOOK_AHEAD.choose(position, chance)
        # Every world that looks like this one to the seat gives the same observation.
        return net.best(position.imagine(FastChance(0)), position.seat, position.legal)

    def explain(self, position: Position, chance: Chance) -> list[Considered]:
        """What one look ahead thinks of the moves, the net's choice first."""
        chosen = self.choose(position, chance)
        return sorted(_LOOK_AHEAD.explain(position, chance), key=lambda considered: considered.move != chosen)
