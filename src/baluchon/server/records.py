"""The record of a table's game, and how somebody's games ended."""

import msgspec

from baluchon.kernel.bits import count, lowest
from baluchon.kernel.record import encode, to_record
from baluchon.server import rights
from baluchon.server.protocol import Past, PastGame, TableCard
from baluchon.server.refusals import Refused, refusal_of
from baluchon.server.room import Room
from baluchon.server.store import Store, StoreFailing

MOST_PAST = 300
"""Finished games among which somebody's best is looked for."""


class _End(msgspec.Struct):
    """The end of a record; nothing if the game was given up."""

    scores: list[int] | None = None
    ranking: list[int] | None = None


_ends = msgspec.json.Decoder(_End)


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


def is_whole(card: TableCard) -> bool:
    """Whether a game was played from its beginning at its own table."""
    return card.given is None or card.given.at == 0


async def past_of(store: Store, person: str, game: str) -> Past:
    """How a person's games of one kind ended, the latest first."""
    past: list[PastGame] = []
    for seats, card, record in await store.finished_games(person, MOST_PAST):
        if card.game != game or count(seats) != 1 or not is_whole(card):
            continue
        end = _ends.decode(record)
        if end.scores is not None and end.ranking is not None:
            levels = [seat.level for seat in card.seats]
            past.append(PastGame(card.id, lowest(seats), end.scores, end.ranking, levels))
    return Past(past)


async def _kept_record(room: Room) -> bytes | None:
    try:
        return await room.house.store.record(room.id)
    except StoreFailing as error:
        raise room.failing(error) from None
