"""Refusals: what a client is told when something cannot be done, and the HTTP status of each code."""

from math import ceil
from typing import Any

import msgspec

from baluchon.kernel.errors import BadOption, BaluchonError, CannotTakeBack, IllegalMove
from baluchon.server.protocol import Failure

STATUS = {
    "bad-request": 400,
    "bad-option": 400,
    "unknown-game": 400,
    "unknown-bot": 400,
    "bad-day": 400,
    "no-person": 401,
    "by-invitation": 403,
    "needs-login": 403,
    "foreign-origin": 403,
    "two-lengths": 400,
    "foreign-host": 421,
    "not-your-seat": 403,
    "not-host": 403,
    "no-spectators": 403,
    "wrong-key": 403,
    "muted": 403,
    "removed": 403,
    "banned": 403,
    "chat-off": 403,
    "hints-off": 403,
    "not-alone": 403,
    "take-backs-off": 403,
    "not-found": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "too-large": 413,
    "head-too-large": 431,
    "too-many": 429,
    "too-fast": 429,
    "broken": 500,
    "store-failing": 503,
    "busy": 503,
    "draining": 503,
}
"""Every other code is 409: the request makes sense, but not now."""
HANG_UP = ("too-many", "too-slow", "two-lengths", "head-too-large")
"""After these nothing more is read from the connection."""


class Refused(Exception):
    """Something that cannot be done; it has changed nothing."""

    def __init__(
        self, code: str, message: str, clause: str = "", args: dict[str, Any] | None = None, *, wait: float = 1.0
    ) -> None:
        super().__init__(message)
        self.failure = Failure(code, message, clause, args or {})
        self.wait = wait
        """Seconds after which trying again makes sense, if it is for a while."""

    @property
    def code(self) -> str:
        return self.failure.code

    @property
    def status(self) -> int:
        return STATUS.get(self.failure.code, 409)

    @property
    def headers(self) -> dict[str, str]:
        """What goes with it over HTTP."""
        headers = {"retry-after": str(max(1, ceil(self.wait)))} if self.status in (429, 503) else {}
        return {**headers, "connection": "close"} if self.code in HANG_UP else headers

    def answer(self) -> tuple[list[tuple[bytes, bytes]], bytes]:
        """The headers and the body of the answer."""
        body = msgspec.json.encode(self.failure)
        headers = {"content-type": "application/json", "content-length": str(len(body)), **self.headers}
        return [(name.encode(), value.encode()) for name, value in headers.items()], body


def refusal_of(error: BaluchonError) -> Refused:
    """An error of the kernel or a game, as a client is told of it."""
    reason = error.reason if isinstance(error, IllegalMove | CannotTakeBack | BadOption) else None
    if reason is None:
        return Refused(error.code, str(error))
    return Refused(error.code, str(error), reason.clause, {"reason": reason.id, **reason.args})
