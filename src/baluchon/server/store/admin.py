"""What a store is asked by whoever looks after the server: lists of everything, and what removes or renames people."""

from collections.abc import Callable
from typing import Any, TypeVar

from baluchon.server.protocol import Announcement, PersonFound, Standing, TableFound
from baluchon.server.store.base import Conflict, Person, Renaming, Token, card_of, encode
from baluchon.server.store.connection import Connection

T = TypeVar("T")
_FIND_PEOPLE = (
    "SELECT id, nickname, created, standing, login, "
    "(SELECT count(*) FROM tokens WHERE person = people.id AND kind = 'person' AND expires >= ?), "
    "(SELECT max(expires) FROM tokens WHERE person = people.id AND kind = 'person' AND expires >= ?), "
    "(SELECT count(*) FROM members WHERE person = people.id AND ended IS NULL), "
    "(SELECT count(*) FROM members WHERE person = people.id AND ended IS NOT NULL) "
    "FROM people {where}ORDER BY created DESC, id LIMIT ? OFFSET ?"
)
_NAMED = "lower(nickname) LIKE lower(?) ESCAPE '!'"
_FIND_TABLES = (
    "SELECT card, coalesce((SELECT at FROM entries WHERE table_id = tables.id AND n = 0), changed), listed "
    "FROM tables {where}ORDER BY changed DESC, id LIMIT ? OFFSET ?"
)
_TABLE_IS = (
    "(id = ? OR card LIKE ? ESCAPE '!' OR id IN "
    f"(SELECT table_id FROM members JOIN people ON people.id = person WHERE {_NAMED}))"
)
_NAMING = (
    "SELECT table_id FROM entries WHERE table_id > ? AND table_id <= ? AND entry LIKE ? "
    "UNION SELECT table_id FROM chat WHERE table_id > ? AND table_id <= ? AND (actor = ? OR actor LIKE ?) "
    "UNION SELECT table_id FROM members WHERE table_id > ? AND table_id <= ? AND person = ? ORDER BY 1"
)
_OF_TABLE = ("entries", "chat", "records", "members", "tokens", "attempts")
_OF_PERSON = ("tokens", "members", "attempts", "solutions")
SAID = "—"
"""What stands in place of what somebody said who is deleted: lines keep their numbers."""


def _part(find: str) -> str:
    """A pattern for texts with this in them."""
    escaped = find.replace("!", "!!").replace("%", "!%").replace("_", "!_")
    return f"%{escaped}%"


class AdminQueries:
    """The queries, for any database."""

    async def _read(self, work: Callable[[Connection], T], seconds: float | None = None) -> T:
        raise NotImplementedError

    async def _do(self, work: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    def noted(self, connection: Connection, table: str, n: int) -> None:
        raise NotImplementedError

    async def person_of_login(self, login: str) -> Person | None:
        sql = "SELECT id, nickname FROM people WHERE login = ?"
        row = await self._read(lambda c: c.execute(sql, (login,)).fetchone())
        return None if row is None else Person(*row)

    async def standings(self) -> dict[str, Standing]:
        sql = "SELECT id, standing FROM people WHERE standing IS NOT NULL"
        return await self._read(lambda c: {row[0]: row[1] for row in c.execute(sql)})

    async def restrain(self, person: str, standing: Standing | None) -> bool:
        def work(connection: Connection) -> bool:
            sql = "UPDATE people SET standing = ? WHERE id = ? RETURNING 1"
            found = connection.execute(sql, (standing, person)).fetchone() is not None
            if standing == "banned":
                connection.execute("DELETE FROM tokens WHERE person = ?", (person,))
            return found

        return await self._do(work)

    async def find_people(self, find: str, now: float, skip: int, most: int) -> list[PersonFound]:
        where, values = "", ()  # type: str, tuple[Any, ...]
        if find:
            where, values = f"WHERE {_NAMED} OR id = ? OR login = ? ", (_part(find), find, find)
        sql = _FIND_PEOPLE.format(where=where)
        rows = await self._read(lambda c: c.execute(sql, (now, now, *values, most, skip)).fetchall())
        return [
            PersonFound(
                id=id,
                nickname=nickname,
                created=created,
                seen=expires,
                standing=standing,
                login=login,
                devices=devices,
                going_on=going_on,
                over=over,
            )
            for id, nickname, created, standing, login, devices, expires, going_on, over in rows
        ]

    async def find_tables(self, find: str, status: str, skip: int, most: int) -> list[TableFound]:
        wanted: list[str] = []
        values: list[Any] = []
        if status:
            wanted.append("status = ?")
            values.append(status)
        if find:
            wanted.append(_TABLE_IS)
            values += (find, _part(f'"game":"{find}"'), _part(find))
        sql = _FIND_TABLES.format(where=f"WHERE {' AND '.join(wanted)} " if wanted else "")
        rows = await self._read(lambda c: c.execute(sql, (*values, most, skip)).fetchall())
        return [TableFound(card_of(card), created, bool(listed)) for card, created, listed in rows]

    async def counts(self) -> dict[str, int]:
        def work(connection: Connection) -> dict[str, int]:
            people = connection.execute("SELECT count(*) FROM people").fetchone()[0]
            tables = connection.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall()
            return {"people": int(people), **{status: int(count) for status, count in tables}}

        return await self._read(work)

    async def invitations(self, now: float) -> list[Token]:
        sql = "SELECT hash, expires, note FROM tokens WHERE kind = 'invite' AND expires >= ? ORDER BY expires DESC"
        rows = await self._read(lambda c: c.execute(sql, (now,)).fetchall())
        return [Token(bytes.fromhex(hash), "invite", expires, note=note) for hash, expires, note in rows]

    async def tables_naming(self, person: str, after: str, most: int) -> tuple[str, list[str]] | None:
        def work(connection: Connection) -> tuple[str, list[str]] | None:
            page = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
            ids = [row[0] for row in connection.execute(page, (after, most))]
            if not ids:
                return None
            part = (after, ids[-1])
            found = connection.execute(
                _NAMING, (*part, f'%"{person}"%', *part, person, f"{person} %", *part, person)
            ).fetchall()
            return ids[-1], [row[0] for row in found]

        return await self._read(work)

    async def rename_at(self, renaming: Renaming) -> None:
        table, actor = renaming.table, renaming.person
        said = "UPDATE chat SET name = ?{text} WHERE table_id = ? AND (actor = ? OR actor LIKE ?)"
        whose = (table, actor, f"{actor} %")

        def work(connection: Connection) -> None:
            n = connection.execute("SELECT max(n) FROM entries WHERE table_id = ?", (table,)).fetchone()[0]
            if n is None or n + 1 != renaming.n:
                raise Conflict(f"table {table} has gone on")
            for row in renaming.rows:
                sql = "UPDATE entries SET entry = ? WHERE table_id = ? AND n = ?"
                connection.execute(sql, (encode(row.entry).decode(), table, row.n))
            connection.execute("UPDATE tables SET card = ? WHERE id = ?", (encode(renaming.card).decode(), table))
            if renaming.record is not None:
                connection.execute("UPDATE records SET record = ? WHERE table_id = ?", (renaming.record, table))
            if renaming.was is None:
                connection.execute(said.format(text=", text = ?"), (renaming.name, SAID, *whose))
            else:
                connection.execute(f"{said.format(text='')} AND name = ?", (renaming.name, *whose, renaming.was))

        await self._do(work)

    async def delete_table(self, table: str) -> None:
        def work(connection: Connection) -> None:
            for kind in _OF_TABLE:
                connection.execute(f"DELETE FROM {kind} WHERE table_id = ?", (table,))
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._do(work)

    async def delete_person(self, person: str) -> None:
        def work(connection: Connection) -> None:
            for kind in _OF_PERSON:
                connection.execute(f"DELETE FROM {kind} WHERE person = ?", (person,))
            connection.execute("DELETE FROM people WHERE id = ?", (person,))

        await self._do(work)

    async def announcement(self, now: float) -> Announcement | None:
        sql = "SELECT id, text, ends FROM announcements WHERE ends > ?"
        row = await self._read(lambda c: c.execute(sql, (now,)).fetchone())
        return None if row is None else Announcement(*row)

    async def keep_announcement(self, announcement: Announcement | None) -> None:
        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM announcements")
            if announcement is not None and announcement.ends is not None:
                row = (announcement.id, announcement.text, announcement.ends)
                connection.execute("INSERT INTO announcements (id, text, ends) VALUES (?, ?, ?)", row)

        await self._do(work)
