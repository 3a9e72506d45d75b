"""Looking after a running server: tables, people, invitations, a word to everyone, drain; on both stores."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
import websockets

from baluchon.client import Client, ServerRefused, Socket
from baluchon.server.logs import Sparing
from baluchon.server.people import DAY
from baluchon.server.protocol import (
    Announcement,
    BackupFile,
    Backups,
    Draining,
    Err,
    Greeting,
    Me,
    Overview,
    PeopleFound,
    PersonFound,
    Quotas,
    Say,
    ServerInvitation,
    ServerInvitations,
    Start,
    TableChanged,
    TableFound,
    TableSettings,
    TablesFound,
)
from tests.server.serving import FAST, HERE, OPEN, Served, fewest, open_game, play_out, serving, until

GAME = "road-trip-europa"
TOKEN = "k3v9q2m7xw4cj8td"
AT = 1_795_000_000.0
T = TypeVar("T")


class Clock:
    now = AT

    def __call__(self) -> float:
        return self.now


class Admin:
    """Whoever has the token."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def get(self, kind: type[T], path: str = "", **query: Any) -> T:
        answer = await self._client.request("GET", f"/api/admin{path}", **query)
        return msgspec.json.decode(answer.content, type=kind)

    async def send(self, method: str, path: str, body: Any = None) -> bytes:
        return (await self._client.request(method, f"/api/admin{path}", body)).content

    async def person(self, find: str) -> PersonFound:
        (found,) = (await self.get(PeopleFound, "/people", find=find)).people
        return found

    async def tables(self, find: str = "", **more: Any) -> list[TableFound]:
        return (await self.get(TablesFound, "/tables", find=find, **more)).tables


class Open(Served):
    """A server whose clients are closed with it."""

    def __init__(self, served: Served) -> None:
        super().__init__(served.url, served.house)
        self.clients: list[Client] = []

    def client(self, token: str | None = None) -> Client:
        self.clients.append(super().client(token))
        return self.clients[-1]


@asynccontextmanager
async def opened(url: str | Path, **settings: Any) -> AsyncIterator[Open]:
    async with serving(url, **settings) as served, AsyncExitStack() as held:
        open_ = Open(served)
        try:
            yield open_
        finally:
            for client in open_.clients:
                await held.enter_async_context(client)


@asynccontextmanager
async def looked_after(url: str | Path, **settings: Any) -> AsyncIterator[tuple[Served, Admin]]:
    async with opened(url, admin_token=TOKEN, **settings) as served:
        yield served, Admin(served.client(TOKEN))


async def code_of(asking: Awaitable[Any]) -> str:
    with pytest.raises(ServerRefused) as refused:
        await asking
    return refused.value.failure.code


async def heard_err(socket: Socket, code: str) -> None:
    """Read until a connection is told why it ends."""
    async for message in socket:
        if isinstance(message, Err):
            assert message.code == code
            return


async def heard_names(socket: Socket, names: list[str]) -> None:
    """Read until the people at a table are called so."""
    async for message in socket:
        if isinstance(message, TableChanged) and [seat.name for seat in message.table.seats] == names:
            return


async def game_of_two(served: Served, *names: str) -> tuple[str, list[Client]]:
    """A table that waits to begin, at which each of these people has a seat."""
    host = await served.person(names[0])
    seats = [HERE, *([OPEN] * (len(names) - 1))]
    opened = await host.open(GAME, seats, settings=FAST)
    assert opened.invitation is not None
    clients = [host]
    for name in names[1:]:
        guest = served.client()
        await guest.join(opened.table.id, opened.invitation.key, name)
        clients.append(guest)
    return opened.table.id, clients


async def stored(served: Served) -> str:
    """Everything that an archive of the store holds, in one text."""
    return "\n".join([msgspec.json.encode(row).decode() async for row in served.house.store.archive()])


def test_without_its_token_nobody_looks_after_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "a") as served:
            assert await code_of(served.client(TOKEN).request("GET", "/api/admin")) == "not-found"
        async with opened(tmp_path / "b", admin_token=TOKEN, rate=30.0) as served:
            person = await served.person("Ada")
            for client in (served.client(), person):
                assert await code_of(client.request("GET", "/api/admin/people")) == "wrong-key"
            tried = [served.client(TOKEN[:-1] + letter) for letter in "abcefghjkm"]
            codes = [await code_of(client.request("GET", "/api/admin")) for client in tried]
            assert codes[0] == "wrong-key"
            assert codes[-1] == "too-many"
            assert await code_of(served.client(TOKEN).request("GET", "/api/admin")) == "too-many"

    asyncio.run(story())


def test_its_address_leads_to_the_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "db", root_path="/games") as served, httpx.AsyncClient() as http:
            answer = await http.get(f"{served.url}/games/admin")
            assert (answer.status_code, answer.headers["location"]) == (307, "/games/#/admin")

    asyncio.run(story())


def test_tables_are_listed_found_closed_and_deleted(store_url: str) -> None:
    clock = Clock()

    async def story() -> None:
        async with looked_after(store_url, clock=clock) as (served, admin):
            ada = await served.person("Ada 100%")
            first = (await open_game(ada, GAME, 2)).table.id
            clock.now += 60
            second = (await ada.open("lets-take-a-hike", [HERE, OPEN])).table.id
            found = await admin.tables()
            assert [(each.card.id, each.card.status, each.created) for each in found] == [
                (second, "waiting", AT + 60),
                (first, "playing", AT),
            ]
            assert [each.card.id for each in await admin.tables("lets-take-a-hike")] == [second]
            assert len(await admin.tables("100%")) == 2
            assert [each.card.id for each in await admin.tables(first)] == [first]
            assert await admin.tables("nobody_") == []
            assert [each.card.id for each in await admin.tables(status="playing")] == [first]
            async with served.socket(first, ada) as socket:
                await socket.attach(0)
                assert (await admin.tables(first))[0].connected == 1
                assert (await admin.get(Overview)).drain.games == 1
                await admin.send("POST", f"/tables/{second}/close")
                assert (await ada.table(second)).status == "closed"
                assert await code_of(admin.send("POST", f"/tables/{second}/close")) == "wrong-status"
                await admin.send("DELETE", f"/tables/{first}")
                await heard_err(socket, "not-found")
            assert await code_of(ada.table(first)) == "not-found"
            assert await code_of(admin.send("DELETE", f"/tables/{first}")) == "not-found"
            assert [card.id for card in (await ada.me()).tables] == [second]
            assert (await admin.get(Overview)).tables == {"closed": 1}

    asyncio.run(story())


def test_somebody_is_muted_at_every_table(store_url: str) -> None:
    async def story() -> None:
        async with looked_after(store_url) as (served, admin):
            table, (ada, bob) = await game_of_two(served, "Ada", "Bob")
            id = (await admin.person("bob")).id
            await admin.send("PUT", f"/people/{id}/standing", {"standing": "muted"})
            assert await code_of(bob.command(table, Say("hello"))) == "muted"
            await ada.command(table, Say("hello"))
            assert (await admin.person("bob")).standing == "muted"
            assert await code_of(admin.send("PUT", "/people/nobody/standing", {"standing": "muted"})) == "not-found"
        async with looked_after(store_url) as (served, admin):  # after a restart, too
            bob = served.client(bob.token)
            assert await code_of(bob.command(table, Say("hello"))) == "muted"
            await admin.send("PUT", f"/people/{id}/standing", {"standing": None})
            await bob.command(table, Say("hello"))

    asyncio.run(story())


def test_whoever_is_banned_is_cut_and_cannot_come_back(store_url: str) -> None:
    async def story() -> None:
        async with looked_after(store_url) as (served, admin):
            table, (_, bob) = await game_of_two(served, "Ada", "Bob")
            code = (await bob.recovery()).code
            found = await admin.person("Bob")
            assert (found.devices, found.going_on, found.standing) == (1, 1, None)
            assert found.seen is not None
            async with served.socket(table, bob) as socket:
                await admin.send("PUT", f"/people/{found.id}/standing", {"standing": "banned"})
                await heard_err(socket, "no-person")
            assert await code_of(bob.me()) == "no-person"
            assert await code_of(bob.recover(code)) == "wrong-key"
            found = await admin.person("Bob")
            assert (found.devices, found.seen, found.standing) == (0, None, "banned")

    asyncio.run(story())


def test_a_nickname_is_changed_everywhere(store_url: str) -> None:
    async def story() -> None:
        async with looked_after(store_url) as (served, admin):
            table, (ada, bob) = await game_of_two(served, "Ada", "Rude")
            await bob.command(table, Say("hello"))
            id = (await admin.person("Rude")).id
            async with served.socket(table, ada) as socket:
                await admin.send("PUT", f"/people/{id}/nickname", {"nickname": "Ada"})
                await heard_names(socket, ["Ada", "Ada (2)"])
            assert (await bob.me()).nickname == "Ada"
            assert [line.name for line in await ada.chat(table)] == ["Ada (2)"]
            texts = await stored(served)
            assert "Rude" not in texts
            assert await code_of(admin.send("PUT", "/people/nobody/nickname", {"nickname": "Bo"})) == "not-found"
            assert await code_of(admin.send("PUT", f"/people/{id}/nickname", {"nickname": " "})) == "bad-request"

    asyncio.run(story())


def test_a_person_is_deleted_with_all_that_is_theirs(store_url: str) -> None:
    async def story() -> None:
        async with looked_after(store_url) as (served, admin):
            finished, (ada, bob) = await game_of_two(served, "Ada", "Robert")
            await bob.command(finished, Say("my secret word"))
            await ada.command(finished, Start())
            await play_out(served, finished, [ada, bob], lambda frame: frame.legal[0])
            going_on, (bob2, cleo) = await game_of_two(served, "Robert", "Cleo")
            await bob2.command(going_on, Start())
            alone = (await open_game(bob, GAME, 2)).table.id
            waiting = (await bob.open(GAME, [HERE, OPEN], settings=TableSettings(name="Robert’s"))).table.id
            for found in (await admin.get(PeopleFound, "/people", find="Robert")).people:
                await admin.send("DELETE", f"/people/{found.id}")
                assert await code_of(admin.send("DELETE", f"/people/{found.id}")) == "not-found"
            assert [seat.name for seat in (await ada.table(finished)).seats] == ["Ada", "—"]
            assert (await ada.record(finished)).players == ["Ada", "—"]
            assert [(line.name, line.text) for line in await ada.chat(finished)] == [("—", "—")]
            left = await cleo.table(going_on)
            assert [(seat.name, seat.host, seat.away) for seat in left.seats] == [
                ("—", False, True),
                ("Cleo", True, False),
            ]
            for table in (alone, waiting):
                assert await code_of(ada.table(table)) == "not-found"
            assert await code_of(bob.me()) == "no-person"
            texts = await stored(served)
            assert "Robert" not in texts
            assert "my secret word" not in texts
        async with looked_after(store_url) as (served, admin):  # and nothing is broken by it
            ada = served.client(ada.token)
            assert (await ada.record(finished)).players == ["Ada", "—"]
            assert (await ada.replay(finished, open=True)).frames
            assert (await admin.get(Overview)).people == 2

    asyncio.run(story())


def test_invitations_are_made_listed_and_withdrawn(store_url: str) -> None:
    async def story() -> None:
        async with looked_after(store_url, invite_only=True) as (served, admin):
            made = [
                msgspec.json.decode(await admin.send("POST", "/invitations", {"note": note}), type=ServerInvitation)
                for note in ("the club", "")
            ]
            assert made[0].link is not None
            assert made[0].link.startswith(f"{served.url}/#/invite/")
            secret = made[0].link.rpartition("/")[2]
            await served.client().come_in("Ada", secret)
            listed = await admin.get(ServerInvitations, "/invitations")
            assert {(each.id, each.note, each.link) for each in listed.invitations} == {
                (made[0].id, "the club", None),
                (made[1].id, "", None),
            }
            assert listed.needed
            assert listed.invitations[0].expires - listed.invitations[0].created == 400 * DAY
            await admin.send("DELETE", f"/invitations/{made[0].id}")
            assert await code_of(served.client().come_in("Bob", secret)) == "by-invitation"
            assert await code_of(admin.send("DELETE", f"/invitations/{made[0].id}")) == "not-found"
            assert [each.id for each in (await admin.get(ServerInvitations, "/invitations")).invitations] == [
                made[1].id
            ]

    asyncio.run(story())


def test_backups_are_listed_and_made(tmp_path: Path) -> None:
    async def story() -> None:
        async with looked_after(tmp_path / "db", clock=Clock(), keep_backups=3) as (_, admin):
            assert await admin.get(Backups, "/backups") == Backups([], 0.0, 3)
            made = msgspec.json.decode(await admin.send("POST", "/backups"), type=BackupFile)
            assert made.name == "baluchon-20261118T110640Z.sqlite"
            assert (await admin.get(Backups, "/backups")).backups == [made]

    asyncio.run(story())


def test_a_word_to_everyone_reaches_those_who_are_connected_and_ends(store_url: str) -> None:
    clock = Clock()

    async def now(client: Client) -> Announcement | None:
        answer = await client.request("GET", "/api/greeting")
        return msgspec.json.decode(answer.content, type=Greeting).announcement

    async def story() -> None:
        async with looked_after(store_url, clock=clock) as (served, admin):
            ada = await served.person("Ada")
            address = f"{served.url.replace('http', 'ws')}/api/me/socket"
            headers = {"Authorization": f"Bearer {ada.token}"}
            async with websockets.connect(address, additional_headers=headers) as line:
                assert msgspec.json.decode(await line.recv(), type=Me).announcement is None
                await admin.send("PUT", "/announcement", {"text": "an upgrade at nine", "seconds": 3600})
                told = msgspec.json.decode(await line.recv(), type=Me).announcement
                assert told is not None
                assert (told.text, told.ends) == ("an upgrade at nine", AT + 3600)
                assert await now(served.client()) == told
                assert (await ada.me()).announcement == told
                await admin.send("DELETE", "/announcement")
                assert msgspec.json.decode(await line.recv(), type=Me).announcement is None
            assert await code_of(admin.send("DELETE", "/announcement")) == "not-found"
            await admin.send("PUT", "/announcement", {"text": "without an end"})
            assert await now(ada) is not None
        async with looked_after(store_url, clock=clock) as (served, admin):
            assert await now(served.client()) is None  # it had no end
            await admin.send("PUT", "/announcement", {"text": "back at nine", "seconds": 600})
        async with looked_after(store_url, clock=clock) as (served, admin):
            told = (await admin.get(Overview)).announcement
            assert told is not None
            assert told.text == "back at nine"
            clock.now += 601
            assert await now(served.client()) is None
            for wrong in ({"text": ""}, {"text": "x", "seconds": 1}, {"text": "\u200b"}):
                assert await code_of(admin.send("PUT", "/announcement", wrong)) == "bad-request"

    asyncio.run(story())


def test_a_server_that_drains_opens_no_tables_and_says_when_it_is_ready(tmp_path: Path) -> None:
    async def drain(admin: Admin, draining: bool) -> Draining:
        return msgspec.json.decode(await admin.send("PUT", "/drain", {"draining": draining}), type=Draining)

    async def story() -> None:
        async with looked_after(tmp_path / "db") as (served, admin):
            ada = await served.person("Ada")
            table = (await open_game(ada, GAME, 2)).table.id
            async with served.socket(table, ada) as socket:
                await socket.attach(0)
                told = await drain(admin, True)
                assert (told.games, told.connections, told.ready) == (1, 1, False)
                assert await code_of(ada.open(GAME, [HERE, OPEN])) == "draining"
                frame = await ada.view(table, 0)
                assert frame is not None
                await ada.play(table, frame, frame.legal[0])  # what goes on goes on

            async def ready() -> bool:
                return (await admin.get(Draining, "/drain")).ready

            await until(ready)
            assert not (await drain(admin, False)).ready
            await ada.open(GAME, [HERE, OPEN])

    asyncio.run(story())


def test_quotas_in_use_are_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with looked_after(tmp_path / "db", tables_per_address=7) as (served, admin):
            ada = await served.person("Ada")
            table = (await open_game(ada, GAME, fewest(GAME))).table.id
            async with served.socket(table, ada):
                told = await admin.get(Quotas, "/quotas")
            (here,) = told.addresses
            assert (here.address, here.lines, here.tables, here.people) == ("127.0.0.1", 1, 1, 1)
            assert told.tables == 7

    asyncio.run(story())


def test_every_action_is_logged_however_many_there_are(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with looked_after(tmp_path / "db") as (_, admin):
            for _ in range(30):
                await admin.send("PUT", "/drain", {"draining": True})

    with caplog.at_level(logging.INFO, logger="baluchon.server.actions"):
        asyncio.run(story())
    told = [record for record in caplog.records if record.name == "baluchon.server.actions"]
    assert len(told) == 30
    sparing = Sparing()
    assert all(sparing.filter(record) for record in told)
    assert vars(told[0])["by"] == "127.0.0.1"


@pytest.mark.postgres
def test_other_nodes_hear_of_it(postgres_url: str) -> None:
    async def story() -> None:
        async with looked_after(postgres_url) as (one, admin), opened(postgres_url) as other:
            table, (ada, bob) = await game_of_two(one, "Ada", "Rude")
            alone = (await open_game(ada, GAME, 2)).table.id
            id = (await admin.person("Rude")).id
            ada, bob = other.client(ada.token), other.client(bob.token)
            async with other.socket(table, ada) as socket, other.socket(table, bob) as line:
                await admin.send("PUT", f"/people/{id}/nickname", {"nickname": "Nice"})
                await heard_names(socket, ["Ada", "Nice"])
                await admin.send("PUT", "/announcement", {"text": "soon"})
                await until(lambda: other.house.announcements.now is not None)
                await admin.send("PUT", f"/people/{id}/standing", {"standing": "banned"})
                await heard_err(line, "no-person")
            assert await code_of(bob.me()) == "no-person"
            async with other.socket(alone, ada) as socket:
                await admin.send("DELETE", f"/tables/{alone}")
                await heard_err(socket, "not-found")

    asyncio.run(story())
