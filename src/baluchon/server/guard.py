"""What every request passes first: size, nesting, rate and origin are checked, safe headers are set.

Plain ASGI, so that no part of a request is decoded before it has passed.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import urlsplit

from baluchon.server.addresses import is_own
from baluchon.server.costs import cost_of
from baluchon.server.foreign import addresses_for, page_for, wants_page
from baluchon.server.limits import Limits
from baluchon.server.metrics import Metrics
from baluchon.server.networks import address_of
from baluchon.server.policy import POLICY, policy_of
from baluchon.server.protocol import MOST_BYTES, MOST_NESTING
from baluchon.server.refusals import Refused
from baluchon.server.settings import ServerSettings

T = TypeVar("T")
REQUEST_SECONDS = 10.0
"""For the head of a request, and again for its body."""
ANSWER_SECONDS = 14.5
"""For everything that a request or a command asks for: whatever waits for a table, a worker or the store."""
LOOK_SECONDS = 0.5
"""From one look at what is late to the next."""
LATE = "this takes too long; look again, or send it again with the same id"
Scope = MutableMapping[str, Any]
AsgiMessage = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[AsgiMessage]]
Send = Callable[[AsgiMessage], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

PENALTY_SECONDS = 1.0
"""How long whoever asks too much waits for the refusal: meanwhile their connection brings nothing else."""
MOST_PENALTIES = 200
"""At a time; beyond that refusals come at once and the connection is closed."""
HOST = re.compile(r"[\w.-]+(:\d+)?|\[[0-9a-fA-F:.]+\](:\d+)?", re.ASCII)
"""What a Host header may look like to become part of a link."""
FOREIGN = "this page does not belong to the server"
ORIGIN = re.compile(r"https?://([^/?#\s]+)")
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


ALONE = (b"cross-origin-opener-policy", b"same-origin")
"""Only for addresses a browser trusts; elsewhere it would warn of it on every page."""
UNKEPT = (b"cache-control", b"no-store")
"""For every answer that does not say itself how long it may be kept: it may depend on who asks, or when."""
TRUSTED = re.compile(r"(localhost|127(\.\d+){3}|\[::1\])(:\d+)?")


def check_text(data: bytes) -> None:
    """Refuse what is not UTF-8, or so deeply nested that decoding it could do harm."""
    try:
        data.decode()
    except UnicodeDecodeError:
        raise Refused("bad-request", "this is not UTF-8") from None
    check_nesting(data)


def check_nesting(data: bytes) -> None:
    """Refuse JSON that is nested too deeply. Brackets in strings do not count."""
    depth = 0
    if data.count(b"[") + data.count(b"{") <= MOST_NESTING:
        return
    in_text = escaped = False
    for byte in data:
        if in_text:
            if escaped:
                escaped = False
            elif byte == 0x5C:
                escaped = True
            elif byte == 0x22:
                in_text = False
        elif byte == 0x22:
            in_text = True
        elif byte in b"[{":
            depth += 1
            if depth > MOST_NESTING:
                raise Refused("bad-request", f"nested more than {MOST_NESTING} deep")
        elif byte in b"]}":
            depth -= 1


def headers(scope: Scope, name: bytes) -> Iterator[str]:
    """All headers with this name."""
    return (value.decode("latin-1") for key, value in scope["headers"] if key == name)


def header(scope: Scope, name: bytes) -> str | None:
    """The first header with this name."""
    return next(headers(scope, name), None)


def address_for(scope: Any, settings: ServerSettings) -> str:
    """The address under which whoever asks has reached the server: what it calls itself may lead nowhere for others."""
    host = header(scope, b"host")
    if settings.public_url or host is None or not HOST.fullmatch(host):
        return settings.address
    return f"{scope['scheme']}://{host}{settings.root}"


def check_host(scope: Scope, settings: ServerSettings) -> None:
    """Refuse a page whose name was made to lead here: what it calls the server must be one of its names."""
    host = header(scope, b"host")
    if host is not None and not is_own(host, settings.names):
        raise Refused("foreign-host", "this server does not go by that name; its host may start it with --allow-host")


def check_origin(scope: Scope, settings: ServerSettings) -> None:
    """Refuse pages from elsewhere: an Origin, if one is given, must be ours."""
    origin = header(scope, b"origin")
    if origin is None:
        return
    ours = {urlsplit(settings.address).netloc, header(scope, b"host")}
    found = ORIGIN.fullmatch(origin)
    if found is None or found[1] not in ours:
        raise Refused("foreign-origin", FOREIGN)


def check_site(scope: Scope) -> None:
    """Refuse what a page from elsewhere sends, by the browser's own word, also where it names no Origin."""
    if header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
        raise Refused("foreign-origin", FOREIGN)


class Pending:
    """Commands that are being carried out, each with its deadline.

    They are looked through now and then: a timer for each was a tenth of the cost of a move, since the event loop
    turns once more for every timer that is cancelled.
    """

    def __init__(self) -> None:
        self._until: dict[asyncio.Task[Any], float] = {}

    async def in_time(self, work: Awaitable[T]) -> T:
        """Refuse what takes too long."""
        task = asyncio.current_task()
        assert task is not None
        self._until[task] = monotonic() + ANSWER_SECONDS - LOOK_SECONDS
        try:
            return await work
        except asyncio.CancelledError:
            if task in self._until or task.uncancel():  # somebody hung up
                raise
            raise Refused("busy", LATE) from None
        finally:
            self._until.pop(task, None)

    def look(self) -> None:
        """End what is late."""
        now = monotonic()
        for task in [task for task, until in self._until.items() if until <= now]:
            del self._until[task]
            task.cancel()


class Penalties:
    """Whoever asks too much waits for the refusal; meanwhile their connection brings nothing else."""

    def __init__(self) -> None:
        self._waiting = 0

    async def wait(self) -> None:
        if self._waiting < MOST_PENALTIES:
            self._waiting += 1
            try:
                await asyncio.sleep(PENALTY_SECONDS)
            finally:
                self._waiting -= 1


class Guard:
    """The outermost layer of the application."""

    def __init__(
        self, app: App, settings: ServerSettings, metrics: Metrics, limits: Limits, known: Callable[[Scope], str | None]
    ) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._limits = limits
        self._known = known
        """Finds the person of a request without looking anything up."""
        self._penalties = Penalties()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._open_line(scope, receive, send)
            return
        deadline = asyncio.timeout(None)
        sender = self._with_headers(scope, send, deadline)
        try:
            self._check(scope)
            body = await _in_time(_read(scope, receive))
            if scope["path"].startswith("/api/"):
                check_text(body)
        except Refused as refused:
            if refused.code == "too-many":
                await self._penalties.wait()
            if refused.code == "foreign-host" and wants_page(scope):
                await _show(sender, refused, await asyncio.to_thread(page_for, addresses_for(scope, self._settings)))
            else:
                await refuse(sender, refused)
            return

        unread: AsgiMessage | None = {"type": "http.request", "body": body, "more_body": False}

        async def again() -> AsgiMessage:
            nonlocal unread
            message, unread = unread, None
            return await receive() if message is None else message

        try:
            async with deadline:
                deadline.reschedule(asyncio.get_running_loop().time() + ANSWER_SECONDS)
                await self._app(scope, again, sender)
        except TimeoutError:
            await refuse(sender, Refused("busy", LATE))

    def _check(self, scope: Scope) -> None:
        cost = cost_of(scope["method"], scope["path"])
        self._limits.request(address_of(scope), self._known(scope), cost)
        check_host(scope, self._settings)
        if header(scope, b"content-length") is not None and header(scope, b"transfer-encoding") is not None:
            raise Refused("two-lengths", "a request says once how long it is")
        if scope["method"] not in ("GET", "HEAD"):
            check_origin(scope, self._settings)
            check_site(scope)

    async def _open_line(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A handshake: whatever refuses it before the line is open is told as of any request."""
        try:
            self._limits.arrival(address_of(scope))
            check_host(scope, self._settings)
            check_origin(scope, self._settings)
            await self._app(scope, receive, send)
        except Refused as refused:
            if refused.code == "too-many":
                await self._penalties.wait()
            self._metrics.requests[refused.status] += 1
            await refuse(send, refused, "websocket.http.response")

    def _with_headers(self, scope: Scope, send: Send, deadline: asyncio.Timeout) -> Send:
        """Send with safe headers; once there is an answer, it may take as long as it is read."""
        trusted = self._settings.secure or TRUSTED.fullmatch(header(scope, b"host") or "") is not None

        async def sender(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                if deadline.when() is not None and not deadline.expired():
                    deadline.reschedule(None)
                self._metrics.requests[message["status"]] += 1
                own = message.get("headers", [])
                named = {name.lower() for name, _ in own}
                message["headers"] = [*own, *(each for each in (*HEADERS, UNKEPT) if each[0] not in named)]
                if trusted:
                    message["headers"].append(ALONE)
                if self._settings.secure:
                    message["headers"].append((b"strict-transport-security", b"max-age=31536000"))
            await send(message)

        return sender


async def _in_time(reading: Awaitable[bytes]) -> bytes:
    try:
        async with asyncio.timeout(REQUEST_SECONDS):
            return await reading
    except TimeoutError:
        raise Refused("too-slow", f"the request was not complete after {REQUEST_SECONDS:.0f} s") from None


async def _read(scope: Scope, receive: Receive) -> bytes:
    """The whole body, if it is not too big."""
    length = header(scope, b"content-length")
    if length is not None and length.isdecimal() and int(length) > MOST_BYTES:
        raise Refused("too-large", f"more than {MOST_BYTES} bytes")
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > MOST_BYTES:
            raise Refused("too-large", f"more than {MOST_BYTES} bytes")
        if message["type"] == "http.disconnect" or not message.get("more_body"):
            return bytes(body)


async def _show(send: Send, refused: Refused, page: bytes) -> None:
    """Answer with a page that says the same as a refusal."""
    headers = [
        (b"content-type", b"text/html; charset=utf-8"),
        (b"content-length", str(len(page)).encode()),
        (b"content-security-policy", policy_of(page).encode()),
    ]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": page})


async def refuse(send: Send, refused: Refused, what: str = "http.response") -> None:
    """Answer with a refusal."""
    headers, body = refused.answer()
    await send({"type": f"{what}.start", "status": refused.status, "headers": headers})
    await send({"type": f"{what}.body", "body": body})
