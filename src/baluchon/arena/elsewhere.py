"""Work that goes to other processes and machines: they must play the very games of whoever sends it."""

from socket import gethostname

from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import OtherData
from baluchon.kernel.fingerprint import Fingerprint, fingerprint_of
from baluchon.kernel.registry import game_by_id


def game_played_by(id: str, fingerprint: Fingerprint) -> Game:
    """The game of this id, refused where it would be played by anything else."""
    game = game_by_id(id)
    here = fingerprint_of(game)
    if here != fingerprint:
        raise OtherData(
            f"{gethostname()} would play other games of {id}: {fingerprint} where the work comes from, {here} there; "
            "have the same version with the same data everywhere"
        )
    return game
