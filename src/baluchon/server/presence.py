"""Who is connected to other nodes, as these call it out: nobody is gone who is only elsewhere.

Presence is not stored. Each node calls out who is connected to it when that changes, and everything now and then, so
that a node which has ended without a word is forgotten after a while. With one node there is nothing to hear.
"""

from collections.abc import Iterable, Iterator
from time import monotonic

import msgspec

CALL_SECONDS = 0.2
"""From one call of what has changed to the next."""
REPEAT_SECONDS = 15.0
"""After which everything is called out again."""
STALE_SECONDS = 3 * REPEAT_SECONDS
KEPT_SECONDS = 3600.0
"""For which it is known when someone left."""
MOST_BYTES = 7_000
"""In one call: PostgreSQL allows 8,000."""


class Company(msgspec.Struct, frozen=True, array_like=True):
    """Those who are connected to a table at one node."""

    people: list[str]
    """Of those who have a seat."""
    spectators: int
    looking: list[int] = []
    """The seats that still look at what a round brought."""


NOBODY = Company([], 0)
_decoder = msgspec.json.Decoder(dict[str, Company])


def calls(companies: Iterable[tuple[str, Company]]) -> Iterator[str]:
    """Texts that tell of these tables, none of them too long to be called out."""
    piece: list[str] = []
    size = 0
    for table, company in companies:
        text = f'"{table}":{msgspec.json.encode(company).decode()}'
        if size + len(text) > MOST_BYTES and piece:
            yield f"{{{','.join(piece)}}}"
            piece, size = [], 0
        piece.append(text)
        size += len(text) + 1
    if piece:
        yield f"{{{','.join(piece)}}}"


class Elsewhere:
    """Who is connected to other nodes."""

    def __init__(self) -> None:
        self._heard: dict[str, dict[str, tuple[Company, float]]] = {}
        """By table and node: who is there, and when that was heard."""
        self._left: dict[tuple[str, str], float] = {}
        """By table and person: when the last of their connections elsewhere ended."""

    def hear(self, node: str, text: str) -> list[str]:
        """Take in a call of another node; the tables at which it changed something."""
        try:
            told = _decoder.decode(text)
        except msgspec.DecodeError:  # from a node of another version
            return []
        return [table for table, company in told.items() if self._set(table, node, company)]

    def _set(self, table: str, node: str, company: Company) -> bool:
        before = self.people(table)
        nodes = self._heard.setdefault(table, {})
        was = nodes.pop(node, (NOBODY, 0.0))[0]
        if company != NOBODY:
            nodes[node] = (company, monotonic())
        if not nodes:
            del self._heard[table]
        for person in before - self.people(table):
            self._left[table, person] = monotonic()
        return was != company

    def tidy(self) -> list[str]:
        """Forget nodes that have been silent for too long; the tables at which that changed something."""
        now = monotonic()
        self._left = {key: at for key, at in self._left.items() if now - at < KEPT_SECONDS}
        silent = [
            (table, node)
            for table, nodes in self._heard.items()
            for node, (_, at) in nodes.items()
            if now - at > STALE_SECONDS
        ]
        return [table for table, node in silent if self._set(table, node, NOBODY)]

    def people(self, table: str) -> set[str]:
        """Those who have a seat at a table and are connected to it elsewhere."""
        return {person for company, _ in self._heard.get(table, {}).values() for person in company.people}

    def spectators(self, table: str) -> int:
        return sum(company.spectators for company, _ in self._heard.get(table, {}).values())

    def looking(self, table: str) -> set[int]:
        """The seats that still look at what a round brought, at other nodes."""
        return {seat for company, _ in self._heard.get(table, {}).values() for seat in company.looking}

    def left(self, table: str, person: str) -> float:
        """When someone was last connected elsewhere, on this machine's clock; 0 if that is not known."""
        return self._left.get((table, person), 0.0)
