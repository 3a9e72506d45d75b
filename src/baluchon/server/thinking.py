"""The bots of one table: which of them must decide, and what becomes of their decisions."""

import asyncio
import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from baluchon.daily import luck_of
from baluchon.server.lanes import Kind, Turn
from baluchon.server.logs import log
from baluchon.server.refusals import Refused
from baluchon.server.table import Table

if TYPE_CHECKING:
    from baluchon.server.room import Room

HUMAN_PACE = (0.7, 1.6)
"""The least seconds a bot takes for a move, drawn anew for each."""
MOST_FAILURES = 3
"""Of a bot, after which a random move is made instead."""


class _Asked(NamedTuple):
    """What a bot is asked."""

    level: str
    position: bytes
    luck: int
    turn: Turn
    known: int | None
    """What it chooses if it need not think."""


class Thinking:
    """A task for each bot that is to act."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """By seat: the decision and the task."""

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def wake(self, table: Table) -> None:
        """Set every bot that is to act thinking, once for each decision."""
        if table.status != "playing":
            self.close()
            return
        house = self._room.house
        for seat in table.to_act:
            level = table.bot_in(seat)
            decision = table.decisions[seat]
            running = self._tasks.get(seat)
            if running is not None and (level is None or running[0] != decision):
                self._tasks.pop(seat)[1].cancel()
                running = None
            if level is not None and running is None:
                position = msgspec.json.encode(table.playing.position(seat).dump())
                pause = house.luck.seconds(*HUMAN_PACE) if table.settings.pace == "human" else 0.0
                known = table.scripted(seat)
                luck = house.luck.thought(position) if table.given is None else luck_of(table.playing, seat)
                asked = _Asked(level, position, luck, self._turn(table), known)
                task = asyncio.create_task(self._decide(seat, decision, asked, pause))
                self._tasks[seat] = (decision, task)

    def close(self) -> None:
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def _turn(self, table: Table) -> Turn:
        """How pressing a move is at this table now; it counts for the host."""
        if any(seat.kind == "person" for seat in table.seats):
            return Turn(Kind.PLAY, table.host)
        return Turn(Kind.WATCHED if self._room.wires else Kind.UNATTENDED, table.host)

    async def _decide(self, seat: int, decision: int, asked: _Asked, pause: float) -> None:
        began = time.monotonic()
        try:
            move = await self._choose(asked) if asked.known is None else asked.known
            await self._room.house.pause(max(0.0, pause - (time.monotonic() - began)))
            await self._room.bot_move(seat, decision, move)
        except Refused as refused:
            if refused.code == "store-failing":
                self._room.house.background(self._again_later())
        finally:
            if self._tasks.get(seat, (None, None))[1] is asyncio.current_task():
                del self._tasks[seat]

    async def _again_later(self) -> None:
        """The store failed: let the bots try again until it works."""
        await asyncio.sleep(1.0)
        await self._room.read(lambda sitting: self.wake(sitting.table))

    async def _choose(self, asked: _Asked) -> int:
        for _ in range(MOST_FAILURES):
            try:
                return await self._room.house.think(asked.turn, asked.level, asked.position, asked.luck)
            except Exception:
                log.exception("bot failed", extra={"table": self._room.id, "level": asked.level})
        return await self._room.house.think(asked.turn, "random", asked.position, asked.luck)
