"""A view as it crosses the wire: one envelope for tables, replays and puzzles."""

from typing import Any

import msgspec

from baluchon.kernel.declaration import Game
from baluchon.kernel.previews import Foreseen

encode = msgspec.json.Encoder().encode


def envelope(public: bytes, private: bytes, ahead: bytes = b"") -> bytes:
    """The view of one seat, or of a spectator, whose private part is null."""
    return b'{"public":' + public + b',"private":' + private + ahead + b"}"


def ahead_of(foreseen: Foreseen) -> bytes:
    """The part of a seat's view that says what its choices would bring."""
    return b',"pencil":' + encode(foreseen.pencil) + b',"previews":' + encode(foreseen.previews)


def seen_from(game: Game, state: Any, seat: int | None, *, ahead: bool = False) -> bytes:
    """A state as a seat (None: a spectator) sees it, with `ahead` also what its choices would bring."""
    private = None if seat is None else game.private(state, seat)
    foreseen = ahead_of(game.foreseen(state, seat)) if ahead else b""
    return envelope(encode(game.public(state)), encode(private), foreseen)


def seen_openly(game: Game, state: Any, seats: int) -> bytes:
    """A state with the private parts of all seats."""
    return encode({"public": game.public(state), "privates": [game.private(state, seat) for seat in range(seats)]})
