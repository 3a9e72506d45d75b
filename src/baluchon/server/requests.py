"""What a route is given: the house, the request, and who it comes from."""

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
