"""The chat of one table, beside the table itself: lines are stored, then told. No part of the game depends on it."""

from collections.abc import Callable

from baluchon.server.protocol import ChatLine
from baluchon.server.refusals import Refused
from baluchon.server.store.base import MOST_RACES, Conflict, Said, Store

MOST_LINES = 2_000
"""In one table's chat: the oldest go when there are more."""
PAGE = 200
"""Lines read at a time."""
LATEST = 50
"""Lines that a client hears on connecting, unless it says which it has."""


class Chat:
    """What is said at one table. Lines are numbered from 1, in the order in which they were stored."""

    def __init__(self, store: Store, table: str, tell: Callable[[ChatLine], None]) -> None:
        self._store = store
        self._table = table
        self._tell = tell
        self._last: int | None = None
        """The number of the last line that was told here, or was there when this node began to listen."""

    async def begin(self) -> int:
        """Take note of the lines there are, unless that was done before; the number of the last one."""
        if self._last is None:
            latest = await self.lines(None, 1)
            self._last = latest[0].k if latest else 0
        return self._last

    async def lines(self, since: int | None, most: int = PAGE) -> list[ChatLine]:
        """Lines after number `since`; None: the latest ones."""
        return await self._store.chat(self._table, -1 if since is None else since, most)

    async def author(self, k: int) -> tuple[str, str] | None:
        """Who said a line, as a person and by name; None if the line is not kept."""
        found = await self._store.author(self._table, k)
        return None if found is None else (found[0].partition(" ")[0], found[1])

    async def say(self, actor: str, command: str, seat: int | None, name: str, text: str, at: float) -> None:
        """Store a line under the next free number and tell it; does nothing if the command was carried out before."""
        for _ in range(MOST_RACES):
            last = await self.begin()
            line = ChatLine(last + 1, seat, name, text, at)
            try:
                await self._store.say(Said(self._table, line, actor, command, MOST_LINES))
            except Conflict:
                if await self._store.said(self._table, actor, command):
                    return
                await self.catch_up()
                continue
            self._hear(line)
            return
        raise Refused("busy", "others are faster at this table; try again")

    async def catch_up(self) -> None:
        """Tell what other nodes have stored meanwhile."""
        while lines := await self.lines(await self.begin()):
            for line in lines:
                self._hear(line)

    def _hear(self, line: ChatLine) -> None:
        self._last = line.k
        self._tell(line)
