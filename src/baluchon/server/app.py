"""The server as one ASGI application.

Litestar takes longer to load than everything else together, and those who come back after a restart do not need it:
so it is loaded in a thread while they do, and requests for it wait.
"""

import asyncio
import re
from typing import Literal

import msgspec
from msgspec.structs import replace

import baluchon
from baluchon.server.callers import peek
from baluchon.server.guard import App, Guard, Receive, Scope, Send, refuse
from baluchon.server.house import House
from baluchon.server.logs import log
from baluchon.server.protocol import Health
from baluchon.server.refusals import Refused
from baluchon.server.socket import serve_socket
from baluchon.server.store import StoreFailing
from baluchon.server.watching import serve_person

_SOCKET = re.compile(r"/api/tables/([^/]{1,40})/socket")
_PERSON = "/api/me/socket"


async def health_of(house: House) -> Health:
    """Whether the server can take moves."""
    status: Literal["ok", "failing"] = "ok"
    try:
        await house.store.check()
    except StoreFailing:
        status = "failing"
    return Health(status, house.store.name, baluchon.__version__, house.backups.state)


class _Http:
    """The part of the application that takes long to load. If that fails, the next request tries again."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._app: App | None = None
        self._loading: asyncio.Task[App] | None = None
        self._failed = False
        """Whether the last try to load it failed."""

    def _load(self) -> App:
        from baluchon.server.http import build_http

        app: App = build_http(self._house)  # type: ignore[assignment]
        return app

    def _begin(self) -> asyncio.Task[App]:
        if self._loading is None:
            self._loading = asyncio.create_task(asyncio.to_thread(self._load))
            self._loading.add_done_callback(self._loaded)
        return self._loading

    def _loaded(self, loading: asyncio.Task[App]) -> None:
        self._loading = None
        if loading.cancelled():
            return
        error = loading.exception()
        self._failed = error is not None
        if error is not None:
            log.error("loading failed", exc_info=error)
            return
        self._app = loading.result()
        self._house.background(asyncio.to_thread(self._prepare))

    def _prepare(self) -> None:
        """Make what every page asks for first, and what takes longest."""
        from baluchon.server.routes_games import prepare

        prepare()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._app is None:
            loading = self._begin()
            if scope["path"] == "/healthz":
                await self._tell_health(send)
                return
            await asyncio.wait([loading])
        if self._app is None:
            await refuse(send, Refused("busy", "the server could not be loaded; try again in a moment"))
            return
        await self._app(scope, receive, send)

    async def _tell_health(self, send: Send) -> None:
        health = await health_of(self._house)
        if self._failed:
            health = replace(health, status="failing")
        status = 200 if health.status == "ok" else 503
        body = msgspec.json.encode(health)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def build(house: House) -> App:
    """The whole server around an open house."""
    http = _Http(house)

    async def dispatch(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await http(scope, receive, send)
        elif found := _SOCKET.fullmatch(scope["path"]):
            await serve_socket(house, found[1], scope, receive, send)
        elif scope["path"] == _PERSON:
            await serve_person(house, scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    def known(scope: Scope) -> str | None:
        return peek(house, scope)

    guard = Guard(dispatch, house.settings, house.metrics, house.limits, known)
    return under(house.settings.root, guard)


def under(root: str, app: App) -> App:
    """The application below a path of a larger site, whether the proxy before it leaves that path out or not."""
    if not root:
        return app

    async def dispatch(scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        if path == root and scope["type"] == "http":
            # Everything in the client is addressed from where the page is, so it must be inside.
            await send({"type": "http.response.start", "status": 308, "headers": [(b"location", f"{root}/".encode())]})
            await send({"type": "http.response.body", "body": b""})
        elif path.startswith(f"{root}/"):
            await app({**scope, "path": path[len(root) :]}, receive, send)
        else:
            await app(scope, receive, send)

    return dispatch
