"""What a store does, and what both stores share: the shapes of rows, and what can go wrong."""

from collections.abc import AsyncIterator, Callable
from typing import Any, Literal, Protocol, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from baluchon.kernel.bits import BIT
from baluchon.server.entries import Attempt, Row, TableEntry, TableUpdate
from baluchon.server.protocol import Announcement, ChatLine, PersonFound, Standing, TableCard, TableFound

_entry_decoder = msgspec.json.Decoder(TableEntry)
_card_decoder = msgspec.json.Decoder(TableCard)
encode = msgspec.json.Encoder().encode

MOST_RACES = 8
"""How often something is tried again because another node stored first."""

GOING_ON = ("waiting", "playing")
"""The status of tables that are not over."""

TokenKind: TypeAlias = Literal["person", "recovery", "key", "code", "code-key", "challenge", "invite"]
"""A device of a person; a code for another one; the key in a table's link, a short code for a table and the key that it
is exchanged for; a finished game handed on; an invitation to the server."""


class StoreFailing(Exception):
    """The store cannot read or write: the disk is full, or the database cannot be reached. Nothing was changed."""


class Conflict(Exception):
    """Another node was first: the table has entries that this one does not know yet."""


class Person(Struct, frozen=True):
    """Someone with a nickname."""

    id: str
    nickname: str


class Token(Struct, frozen=True):
    """What is stored of a secret: its hash, and what it is good for."""

    hash: bytes
    kind: TokenKind
    expires: float
    person: str | None = None
    table: str | None = None
    seat: int | None = None
    note: str | None = None
    """For whom an invitation is, in the words of whoever made it."""


class Said(Struct, frozen=True):
    """A line of chat to be stored."""

    table: str
    line: ChatLine
    actor: str
    command: str
    most: int = 2_000
    """Lines that are kept of this table: the oldest go when there are more."""


class Solution(Struct, frozen=True):
    """A person's first answer to a puzzle."""

    person: str
    game: str
    puzzle: str
    right: bool
    at: float


class Renaming(Struct, frozen=True):
    """What is stored of a table once somebody has another name there."""

    table: str
    n: int
    """How many entries the table has."""
    rows: list[Row]
    """Those that change."""
    card: TableCard
    record: str | None
    person: str
    name: str
    was: str | None
    """Lines of chat change that were said by this name; None: all the person's, whose words go as well."""


class Archived(Struct, frozen=True):
    """One row of any kind, for moving everything from one store to another."""

    kind: str
    values: list[str | int | float | None]


class Store(Protocol):
    """Everything that must survive. When a method that writes returns, its data is on disk."""

    name: str
    shared: bool
    """Whether other nodes may use the same store."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def announce(self, address: str) -> None:
        """Leave the address of this server for whoever wants a store that only one can have."""
        ...

    patience: float
    """After so many seconds without an answer of the database whoever waits for it is told that it fails."""
    problem: str | None
    """Why the last write failed, if it did."""
    wrote: Callable[[float], None]
    """Is told how many seconds each transaction took."""

    async def check(self) -> None:
        """Raise StoreFailing if the store does not answer within a second or the last write failed. Writes nothing."""
        ...

    async def try_writing(self) -> None:
        """Raise StoreFailing if the store cannot write."""
        ...

    async def rows(self, table: str, first: int = 0) -> list[Row]:
        """The rows of a table from number `first` on; none if there is no such table."""
        ...

    async def append(self, update: TableUpdate) -> None:
        """Store rows of a table; Conflict if their numbers are taken.

        So whoever stores something has read everything before it, and knows which commands were carried out.
        """
        ...

    async def record(self, table: str) -> bytes | None:
        """The record that was stored when the game of a table came to its end."""
        ...

    async def analysis(self, table: str) -> bytes | None:
        """What was found out about the game of a table by looking back at it."""
        ...

    async def keep_analysis(self, table: str, analysis: bytes) -> None:
        """Store that with the game's record; if it has none, it is not kept."""
        ...

    async def attempts(self, day: str, game: str, most: int, *, fewest_wins: bool) -> list[tuple[Attempt, str]]:
        """The tries at the deal of a day that are over, the best first, with their nicknames."""
        ...

    async def scores(self, day: str, game: str) -> list[tuple[int, int]]:
        """How often each score was reached in the deal of a day."""
        ...

    async def attempts_of(self, person: str, most: int) -> list[Attempt]:
        """A person's tries, the latest first."""
        ...

    async def solve(self, solution: Solution) -> None:
        """Store an answer to a puzzle, if it is the person's first."""
        ...

    async def solutions(self, person: str) -> list[Solution]:
        """A person's first answers to puzzles, the latest first."""
        ...

    async def say(self, said: Said) -> None:
        """Store a line of chat; Conflict if its number is taken or the command was carried out already."""
        ...

    async def chat(self, table: str, since: int, most: int) -> list[ChatLine]:
        """At most this many lines of chat after number `since`; the latest ones if `since` is negative."""
        ...

    async def said(self, table: str, actor: str, command: str) -> bool:
        """Whether this command was stored as a line of chat."""
        ...

    async def author(self, table: str, k: int) -> tuple[str, str] | None:
        """The actor and the name of a line of chat."""
        ...

    async def listed(self, most: int) -> list[TableCard]:
        """Tables that anyone can find, the latest first. If there are more, none of them crowds out other origins."""
        ...

    async def listed_from(self, origin: int) -> int:
        """How many tables of one origin anyone can find."""
        ...

    async def origin(self, table: str) -> int | None:
        """Roughly from where a table was opened, if that is known."""
        ...

    async def tables_of(self, person: str, most: int) -> list[TableCard]:
        """The tables a person belongs to, the latest first, with `your_turn`."""
        ...

    async def finished_games(self, person: str, most: int) -> list[tuple[int, TableCard, bytes]]:
        """The latest finished games of a person: the mask of their seats, table and record. Lessons are left out."""
        ...

    async def going_on(self, person: str) -> int:
        """How many tables a person belongs to that are not over."""
        ...

    async def waiting_since(self, at: float, most: int) -> list[str]:
        """Tables that wait to begin and have not changed since."""
        ...

    async def playing_since(self, at: float, most: int) -> list[str]:
        """Tables at which a game is played, nothing has changed since, and nothing happens by itself."""
        ...

    async def all_tables(self) -> list[TableCard]: ...

    async def claim_due(self, now: float, until: float) -> list[str]:
        """Tables that need attention now. They will not be due again before `until`."""
        ...

    async def add_person(self, person: Person, token: Token | None, at: float, login: str | None = None) -> None:
        """Store somebody who is new; Conflict if another person has this login."""
        ...

    async def rename(self, person: str, nickname: str) -> None: ...

    async def person(self, id: str) -> Person | None: ...

    async def add_token(self, token: Token, most: int | None = None) -> None:
        """Store a token. Of its kind so many are kept for the person, or else for the table: the oldest go."""
        ...

    async def token(self, hash: bytes) -> Token | None: ...

    async def extend_token(self, hash: bytes, expires: float) -> bool:
        """Let a token be good for longer; False if it is gone."""
        ...

    async def spend_token(self, hash: bytes) -> Token | None:
        """Remove a token and return it; None if it is gone. Of two who try, one gets it."""
        ...

    async def sweep(self, now: float) -> None:
        """Forget expired tokens."""
        ...

    async def sweep_people(self, after: str, most: int, created: float, good_until: float) -> str | None:
        """Forget people who never did anything, have been there since before `created` and are gone.

        Nobody of them belongs to a table, tried a deal of the day or solved a puzzle, and no device of theirs is good
        for longer than `good_until`. So many people are looked at who come after `after`, by id; the last one's id, or
        None if there are no more.
        """
        ...

    async def person_of_login(self, login: str) -> Person | None:
        """Whoever a proxy or an identity provider knows by this name."""
        ...

    async def standings(self) -> dict[str, Standing]:
        """By person: who is muted or banned."""
        ...

    async def restrain(self, person: str, standing: Standing | None) -> bool:
        """Mute or ban somebody, or neither; whoever is banned loses all tokens. False if there is no such person."""
        ...

    async def find_people(self, find: str, now: float, skip: int, most: int) -> list[PersonFound]:
        """People by a part of their nickname, their login or id, the newest first."""
        ...

    async def find_tables(self, find: str, status: str, skip: int, most: int) -> list[TableFound]:
        """Tables by their id, their game or a part of the name of somebody at them, the latest first."""
        ...

    async def counts(self) -> dict[str, int]:
        """How many people there are, and by status how many tables."""
        ...

    async def invitations(self, now: float) -> list[Token]:
        """Invitations to the server that are good, the newest first."""
        ...

    async def tables_naming(self, person: str, after: str, most: int) -> tuple[str, list[str]] | None:
        """Of so many tables after one, by id: the last one's id, and those in which something is of this person."""
        ...

    async def rename_at(self, renaming: Renaming) -> None:
        """Store somebody's other name at a table; Conflict if the table has gone on meanwhile."""
        ...

    async def delete_table(self, table: str) -> None:
        """Remove a table with everything that is of it."""
        ...

    async def delete_person(self, person: str) -> None:
        """Remove somebody with everything that is theirs alone; tables keep what happened at them."""
        ...

    async def announcement(self, now: float) -> Announcement | None:
        """The word to everyone that has not come to its end."""
        ...

    async def keep_announcement(self, announcement: Announcement | None) -> None:
        """Store a word to everyone that has an end, in place of the one before."""
        ...

    def archive(self) -> AsyncIterator[Archived]:
        """Every row of every kind."""
        ...

    async def restore(self, rows: list[Archived]) -> None:
        """Add rows from an archive; those that are there already stay as they are."""
        ...

    async def settle(self) -> None:
        """Note of all tables what an archive of an earlier version does not say."""
        ...

    async def call_out(self, kind: str, text: str) -> None:
        """Tell other nodes something that is not stored."""
        ...

    def listen(
        self, heard: Callable[[str, int], None], called: Callable[[str, str, str], None], missed: Callable[[], None]
    ) -> None:
        """When another node has stored something, call `heard` with the table and its number of entries (-1: chat).

        `called` gets what another node called out, after the node's name; `missed` is called when something may have
        gone unheard.
        """
        ...


COLUMNS = {
    "people": ("id", "nickname", "created", "standing", "login"),
    "tokens": ("hash", "kind", "expires", "person", "table_id", "seat", "note"),
    "tables": ("id", "status", "listed", "changed", "due", "card"),
    "members": ("table_id", "person", "seats", "ended"),
    "entries": ("table_id", "n", "at", "actor", "command", "entry"),
    "chat": ("table_id", "k", "at", "actor", "command", "seat", "name", "text"),
    "records": ("table_id", "record"),
    "attempts": ("day", "game", "person", "table_id", "score", "place"),
    "solutions": ("person", "game", "puzzle", "correct", "at"),
}
"""The columns of every database table, in the order of archives. `hash` is hexadecimal text."""
KEYS = {
    "people": ("id",),
    "tokens": ("hash",),
    "tables": ("id",),
    "members": ("person", "table_id"),
    "entries": ("table_id", "n"),
    "chat": ("table_id", "k"),
    "records": ("table_id",),
    "attempts": ("day", "game", "person"),
    "solutions": ("person", "game", "puzzle"),
}
"""By which the rows of every database table are told apart, and read a piece at a time."""
_SHAPES: dict[str, Any] = {
    "people": tuple[str, str, float, Standing | None, str | None],
    "tokens": tuple[str, str, float, str | None, str | None, int | None, str | None],
    "tables": tuple[str, str, Literal[0, 1], float, float | None, str],
    "members": tuple[str, str, int, float | None],
    "entries": tuple[str, int, float, str, str | None, str],
    "chat": tuple[str, int, float, str, str, int | None, str, str],
    "records": tuple[str, str],
    "attempts": tuple[str, str, str, str, int | None, int | None],
    "solutions": tuple[str, str, str, Literal[0, 1], float],
}
"""What may stand in the columns."""
_LATER = {"people": 2, "tokens": 1, "members": 1}
"""How many columns at the end of a row archives of earlier versions do not have."""


def check_archived(row: Archived) -> None:
    """Raise msgspec.ValidationError for a row that could not be read from the store again."""
    if row.kind not in _SHAPES:
        raise msgspec.ValidationError(f"there are no rows of the kind {row.kind!r}")
    missing = len(COLUMNS[row.kind]) - len(row.values)
    later = [None] * missing if missing <= _LATER.get(row.kind, 0) else []
    values = msgspec.convert([*row.values, *later], _SHAPES[row.kind])
    if row.kind == "entries":
        _entry_decoder.decode(values[5])
    elif row.kind == "tables":
        card = _card_decoder.decode(values[5])
        if (card.id, card.status) != (values[0], values[1]):
            raise msgspec.ValidationError(f"the card of table {values[0]!r} is that of another one")


def entry_row(n: int, at: float, actor: str, command: str | None, entry: str | bytes) -> Row:
    """A row, from what is stored of it."""
    return Row(n, at, _entry_decoder.decode(entry), actor, command)


def card_of(text: str | bytes, seats: int = 0) -> TableCard:
    """A stored card, for a person who holds the seats of this mask."""
    card = _card_decoder.decode(text)
    if any(seats & BIT[seat] for seat in card.to_act):
        return replace(card, your_turn=True)
    return card
