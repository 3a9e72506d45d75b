"""The record of a table's game."""

from baluchon.kernel.record import encode, to_record
from baluchon.server import rights
from baluchon.server.refusals import Refused, refusal_of
from baluchon.server.room import Room
from baluchon.server.store import StoreFailing


async def record_of(room: Room) -> bytes:
    """The record of a finished game. What was stored at its end serves if it cannot be played again."""

    async def job() -> bytes:
        table = (await room.load()).table
        if table.missing is not None:
            kept = await _kept_record(room)
            if kept is None:
                raise refusal_of(table.missing)
            return kept
        if table.match is None or not (table.match.is_over or table.abandoned):
            raise Refused("wrong-status", "the record is available when the game is over")
        return encode(to_record(table.match))

    return await room.do(job)


async def record_so_far(room: Room) -> bytes:
    """The record of a game that goes on, with its seed: it must not leave the server."""

    async def job() -> bytes:
        table = (await room.load()).table
        rights.needs(table, "playing")
        return encode(to_record(table.playing))

    return await room.do(job)


async def _kept_record(room: Room) -> bytes | None:
    try:
        return await room.house.store.record(room.id)
    except StoreFailing as error:
        raise room.failing(error) from None
