"""Runs the server: uvicorn, set up for the hot path, and a clean end."""

import asyncio
import gc
import importlib.util
import os
import signal
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from types import FrameType

import uvicorn

from baluchon.server.app import build
from baluchon.server.connections import HttpConnection, SocketConnection, allow_many
from baluchon.server.guard import App
from baluchon.server.house import House
from baluchon.server.protocol import MOST_BYTES, MOST_HEAD
from baluchon.server.proxies import believed, with_header_from
from baluchon.server.settings import ServerSettings
from baluchon.server.store import open_store

SHUTDOWN_SECONDS = 3
KEEP_ALIVE_SECONDS = 75
"""How long an idle connection stays open: longer than clients (5 s) and proxies (60 s) keep theirs, since a request
that is sent at the moment in which the server hangs up is lost."""
END_SECONDS = 8.0
"""After a signal the process is gone by then, whatever hangs."""
GARBAGE = (100_000, 20, 1)
"""Thresholds of the garbage collector: with Python's own it walks over the tables in memory every few moves, which
was a quarter of the server's work. Hardly anything here is in a cycle; what is no longer used goes at once."""


def end_in_time() -> None:
    """From now on the process has so long to end by itself: a thread may wait for a disk that never answers."""

    def watch() -> None:
        time.sleep(END_SECONDS)
        sys.stderr.write("the server did not end by itself, and is ended: something it waits for hangs\n")
        sys.stderr.flush()
        os._exit(1)

    threading.Thread(target=watch, name="end", daemon=True).start()


class Server(uvicorn.Server):
    """Uvicorn that says when it is ready, and ends on a signal without raising it again."""

    ready: Callable[[int], None] | None = None

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            end_in_time()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started and self.ready is not None:
            self.ready(self.servers[0].sockets[0].getsockname()[1])


class _Config(uvicorn.Config):
    """How uvicorn is set up, and from whom it hears who has logged in."""

    login_header = ""
    trusted_proxies: tuple[str, ...] = ()

    def load(self) -> None:
        super().load()
        if self.login_header:
            self.loaded_app = with_header_from(self.trusted_proxies, self.login_header, self.loaded_app)


def config(app: App, settings: ServerSettings) -> uvicorn.Config:
    """How uvicorn is set up. Compressing each message would double the work for each move."""
    chosen = _Config(
        app,
        host=settings.host,
        port=settings.port,
        http=HttpConnection,
        ws=SocketConnection,
        ws_per_message_deflate=False,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        access_log=False,
        log_config=None,
        h11_max_incomplete_event_size=MOST_HEAD - 1,
        server_header=False,
        lifespan="off",
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        proxy_headers=True,
        forwarded_allow_ips=believed(settings.trusted_proxies),
    )
    chosen.login_header, chosen.trusted_proxies = settings.login_header, settings.trusted_proxies
    return chosen


@asynccontextmanager
async def open_house(house: House) -> AsyncIterator[House]:
    """A house that is opened, and closed at the end."""
    try:
        await house.open()
        yield house
    finally:
        await house.close()


def serve(settings: ServerSettings, ready: Callable[[int, House], None]) -> bool:
    """Serve until told to stop; False if the server could not start. `ready` gets the port and the house."""
    house = House(settings, open_store(settings.database))
    return serve_house(house, build(house), ready)


def serve_house(house: House, app: App, ready: Callable[[int, House], None]) -> bool:
    """Serve a house through an application; otherwise like `serve`."""
    allow_many()

    async def run() -> bool:
        async with open_house(house):
            server = Server(config(app, house.settings))
            server.ready = lambda port: ready(port, house)
            gc.freeze()
            gc.set_threshold(*GARBAGE)
            gc.enable()
            try:
                await server.serve()
            except SystemExit:  # uvicorn's word for a port in use
                return False
            return server.started

    loop_factory = None
    if importlib.util.find_spec("uvloop"):
        import uvloop

        loop_factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=loop_factory) as runner, suppress(KeyboardInterrupt):
        return runner.run(run())
    return True


async def make_invitation(house: House) -> str:
    """The link of an invitation to a server that needs one."""
    _, secret = await house.people.invite()
    return f"{house.settings.address}/#/invite/{secret}"


def tell_invitation(house: House, tell: Callable[[str], None]) -> None:
    """Make an invitation while the server runs, and tell it."""
    task = asyncio.ensure_future(make_invitation(house))
    task.add_done_callback(lambda done: tell(done.result()))
