"""What a route is given: the house, the request, and who it comes from."""

import asyncio
import threading
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import Any, TypeAlias

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from baluchon.server.callers import COOKIE
from baluchon.server.house import House
from baluchon.server.pack import packed
from baluchon.server.people import DAY, PERSON_DAYS

AnyRequest: TypeAlias = Request[Any, Any, Any]
InjectedHouse: TypeAlias = NamedDependency[House]
"""The type of the parameter `house` of a route."""


_made: dict[tuple[Callable[..., bytes], Any], bytes] = {}
_making = threading.Lock()


def make_once(make: Callable[..., bytes], *values: Any) -> bytes:
    """What is made of these values: made when it is asked for first, by one thread at a time."""
    with _making:
        found = _made.get((make, values))
        if found is None:
            found = _made[make, values] = make(*values)
        return found


async def made(make: Callable[..., bytes], *values: Any) -> bytes:
    """The same for a request: making takes long, and the event loop goes on meanwhile."""
    found = _made.get((make, values))
    return await asyncio.to_thread(make_once, make, *values) if found is None else found


def with_tag(request: AnyRequest, body: bytes, media_type: str = "application/json") -> Response[bytes]:
    """A body that seldom changes: whoever has it already is only told so."""
    tag = f'"{_digest(body)}"'
    sent, headers = packed(body, request.headers.get("accept-encoding"))
    headers |= {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(sent, media_type=media_type, headers=headers)


@lru_cache(1_000)
def _digest(body: bytes) -> str:
    return sha256(body).hexdigest()[:32]


def cookie(house: House, secret: str) -> Cookie:
    """The cookie by which a browser is this person."""
    return Cookie(
        COOKIE,
        value=secret,
        path=f"{house.settings.root}/",
        max_age=int(PERSON_DAYS * DAY),
        httponly=True,
        secure=house.settings.secure,
        samesite="lax",
    )


def no_cookie(house: House) -> Cookie:
    """The cookie that makes a browser forget who it was."""
    return Cookie(COOKIE, value="", path=f"{house.settings.root}/", max_age=0, httponly=True, samesite="lax")
