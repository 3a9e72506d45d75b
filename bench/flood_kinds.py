"""What strangers can do to those who play, one kind of each thing that reaches the server; `floods.py` lets them loose.

A flood comes from an address of its own (127.0.0.66; all of 127.0.0.0/8 is this machine), knows the address of the
server and the id of a table at which somebody else plays, and ends by itself. It does not care what it is answered.
"""

import asyncio
import itertools
import json
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from baluchon.client import Client
from baluchon.server.protocol import NewSeat, TableSettings

GAME = "road-trip-europa"
FLOODER = "127.0.0.66"
AT_ONCE = 16
"""Connections over which requests come, each as fast as it is answered."""
LINES = 8
MOST_UNSENT = 65_536
FRAMES = 500
"""Frames that are written at once."""
Flood = Callable[[str, str, float], Coroutine[None, None, None]]


def _http(url: str, token: str | None = None) -> httpx.AsyncClient:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    transport = httpx.AsyncHTTPTransport(local_address=FLOODER)
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=30.0, headers=headers)


async def _person(url: str) -> str:
    """The token of somebody who comes in from the flooder's address."""
    async with _http(url) as http:
        answer = await http.post("/api/me", json={"nickname": "Eve", "bearer": True})
        return str(answer.json()["token"])


async def _ask(
    url: str,
    until: float,
    method: str,
    path: str,
    *,
    token: str | None = None,
    bodies: Iterator[Any] | None = None,
    headers: dict[str, str] | None = None,
) -> None:
    """One request over and over, with the next body each time."""  # fmt: skip
    loop = asyncio.get_running_loop()

    async def one(http: httpx.AsyncClient) -> None:
        while loop.time() < until:
            body = None if bodies is None else next(bodies)
            with suppress(httpx.HTTPError):
                await http.request(method, path, json=body, headers=headers)

    async with _http(url, token) as http:
        await asyncio.gather(*(one(http) for _ in range(AT_ONCE)))


async def _write(url: str, table: str, until: float, begin: bytes, frames: bytes) -> None:
    """Anonymous WebSockets over which the same bytes come without a pause, also when they are cut."""
    loop = asyncio.get_running_loop()
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    async def one() -> None:
        while loop.time() < until:
            with suppress(Exception):
                async with connect(address, local_addr=(FLOODER, 0), compression=None) as line:
                    line.transport.write(begin)
                    while loop.time() < until and not line.transport.is_closing():
                        if line.transport.get_write_buffer_size() < MOST_UNSENT:
                            line.transport.write(frames)
                        await asyncio.sleep(0.001)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(LINES)))


def _frame(first: int) -> bytes:
    """An empty frame as a client sends it, with a mask of zeros."""
    return bytes((first, 0x80, 0, 0, 0, 0))


async def _say(url: str, table: str, until: float, bodies: Iterator[dict[str, Any]], token: str | None = None) -> None:
    """Commands over several lines to one table, as fast as they are taken."""
    loop = asyncio.get_running_loop()
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    ids = itertools.count()

    async def read(line: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for _ in line:
                pass

    async def one() -> None:
        while loop.time() < until:
            with suppress(Exception):
                way: dict[str, Any] = {"local_addr": (FLOODER, 0), "compression": None}
                async with connect(address, additional_headers=headers, **way) as line:
                    reading = asyncio.create_task(read(line))
                    while loop.time() < until and not reading.done():
                        await line.send(json.dumps({"id": f"x{next(ids)}", "body": next(bodies)}))
                        await asyncio.sleep(0)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(LINES)))


async def _own_table(url: str, token: str, **more: Any) -> str:
    async with _http(url, token) as http:
        new = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "open"}], **more}
        return str((await http.post("/api/tables", json=new)).json()["table"]["id"])


async def _finished_table(url: str, token: str) -> str:
    """A table of quick bots whose game is over."""
    bots = [{"kind": "bot", "level": "random"}] * 2
    table = await _own_table(url, token, seats=bots, settings={"pace": "instant"}, start=True)
    async with _http(url, token) as http:
        while (await http.get(f"/api/tables/{table}")).json()["status"] != "finished":
            await asyncio.sleep(0.2)
    return table


async def nothing(url: str, table: str, until: float) -> None:
    """No flood."""


async def description(url: str, table: str, until: float) -> None:
    """30 requests a second for the description of the API."""
    loop = asyncio.get_running_loop()
    async with _http(url) as http:
        going: set[asyncio.Task[httpx.Response]] = set()
        while loop.time() < until:
            task = asyncio.create_task(http.get("/api/openapi.json"))
            going.add(task)
            task.add_done_callback(going.discard)
            await asyncio.sleep(1 / 30)
        for task in going:
            task.cancel()


async def requests(url: str, table: str, until: float) -> None:
    """Lists of tables."""
    await _ask(url, until, "GET", "/api/tables")


async def files(url: str, table: str, until: float) -> None:
    """Pages that are not there."""
    await _ask(url, until, "GET", "/assets/" + "a/" * 100)


async def cookies(url: str, table: str, until: float) -> None:
    """Cookies full of what somebody might unquote."""
    await _ask(url, until, "GET", "/api/tables", headers={"Cookie": 'baluchon="' + "\\" * 7_000 + '"'})


async def long_heads(url: str, table: str, until: float) -> None:
    """Heads that are too long."""
    await _ask(url, until, "GET", "/api/tables", headers={"X-Long": "x" * 200_000})


async def foreign_names(url: str, table: str, until: float) -> None:
    """Pages asked for by a name that is not the server's."""
    await _ask(url, until, "GET", "/", headers={"Host": "evil.example.org", "Accept": "text/html"})


async def newcomers(url: str, table: str, until: float) -> None:
    """People who come in."""
    await _ask(url, until, "POST", "/api/me", bodies=itertools.repeat({"nickname": "Eve"}))


async def codes(url: str, table: str, until: float) -> None:
    """Codes that somebody tries."""
    await _ask(url, until, "POST", "/api/codes", bodies=({"code": f"{n:06d}"} for n in itertools.count()))


async def keys(url: str, table: str, until: float) -> None:
    """Keys of a table that somebody tries."""
    bodies = ({"nickname": "Eve", "key": f"wrong{n}"} for n in itertools.count())
    await _ask(url, until, "POST", f"/api/tables/{table}/join", bodies=bodies)


async def renames(url: str, table: str, until: float) -> None:
    """A person who has another name each time."""
    bodies = ({"nickname": f"Eve {n}"} for n in itertools.count())
    await _ask(url, until, "POST", "/api/me/nickname", token=await _person(url), bodies=bodies)


async def recoveries(url: str, table: str, until: float) -> None:
    """A person who wants a code for another device each time."""
    await _ask(url, until, "POST", "/api/me/recovery", token=await _person(url))


async def listed_tables(url: str, table: str, until: float) -> None:
    """Tables that everybody finds."""
    new = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "open"}], "settings": {"listed": True}}
    await _ask(url, until, "POST", "/api/tables", token=await _person(url), bodies=itertools.repeat(new))


async def from_here(url: str, table: str, until: float) -> None:
    """A finished game that goes on from a decision, again and again."""
    token = await _person(url)
    finished = await _finished_table(url, token)
    bodies = itertools.repeat({"entry": 20, "pace": "instant"})
    await _ask(url, until, "POST", f"/api/tables/{finished}/from-here", token=token, bodies=bodies)


async def replays(url: str, table: str, until: float) -> None:
    """A finished game, looked back at."""
    token = await _person(url)
    finished = await _finished_table(url, token)
    await _ask(url, until, "GET", f"/api/tables/{finished}/replay?count=200", token=token)


async def settings(url: str, table: str, until: float) -> None:
    """A host who gives the own table another name each time."""
    token = await _person(url)
    bodies = ({"type": "settings", "settings": {"name": f"name {n}"}} for n in itertools.count())
    await _say(url, await _own_table(url, token), until, bodies, token)


async def chat(url: str, table: str, until: float) -> None:
    """A spectator who says something without a pause."""
    bodies = ({"type": "chat", "text": f"line {n}"} for n in itertools.count())
    await _say(url, table, until, bodies, await _person(url))


async def views(url: str, table: str, until: float) -> None:
    """Spectators who want the view of the table again and again."""
    await _say(url, table, until, itertools.repeat({"type": "attach"}))


async def messages(url: str, table: str, until: float) -> None:
    """Anonymous lines that send without a pause."""
    await _say(url, table, until, itertools.repeat({"type": "ping"}))


async def pings(url: str, table: str, until: float) -> None:
    """Pings of which no application hears."""
    await _write(url, table, until, b"", FRAMES * _frame(0x89))


async def pongs(url: str, table: str, until: float) -> None:
    """Answers to pings that nobody sent."""
    await _write(url, table, until, b"", FRAMES * _frame(0x8A))


async def fragments(url: str, table: str, until: float) -> None:
    """A message of endless empty pieces."""
    await _write(url, table, until, _frame(0x01), FRAMES * _frame(0x00))


async def handshakes(url: str, table: str, until: float) -> None:
    """Anonymous WebSockets, opened and closed without a pause, 8 at a time."""
    loop = asyncio.get_running_loop()
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    async def one() -> None:
        while loop.time() < until:
            with suppress(Exception):
                async with connect(address, local_addr=(FLOODER, 0), compression=None):
                    pass

    await asyncio.gather(*(one() for _ in range(8)))


async def halves(url: str, table: str, until: float) -> None:
    """1,500 connections with half a request each."""
    loop = asyncio.get_running_loop()
    port = int(url.rsplit(":", 1)[1])
    writers = []
    for _ in range(1_500):
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(1.0):
                _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(FLOODER, 0))
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
                writers.append(writer)
        if loop.time() >= until:
            break
    await asyncio.sleep(max(0.0, until - loop.time()))
    for writer in writers:
        writer.close()


async def ten_bots(url: str, table: str, until: float) -> None:
    """10 tables of two `master` bots each."""
    await _all_bots(url, 10, until)


async def bots(url: str, table: str, until: float) -> None:
    """40 tables of two `master` bots each."""
    await _all_bots(url, 40, until)


async def _all_bots(url: str, tables: int, until: float) -> None:
    loop = asyncio.get_running_loop()
    async with Client(url) as client:
        await client.come_in("Eve")
        masters = [NewSeat("bot", level="master")] * 2
        for _ in range(tables):
            await client.open(GAME, masters, settings=TableSettings(pace="instant"), start=True)
        await asyncio.sleep(max(0.0, until - loop.time()))


FLOODS: tuple[Flood, ...] = (
    nothing,
    description,
    requests,
    files,
    cookies,
    long_heads,
    foreign_names,
    newcomers,
    codes,
    keys,
    renames,
    recoveries,
    listed_tables,
    from_here,
    replays,
    settings,
    chat,
    views,
    messages,
    pings,
    pongs,
    fragments,
    handshakes,
    halves,
    ten_bots,
    bots,
)
