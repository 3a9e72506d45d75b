"""What a route is given: the house, the request, and who it comes from, by a bearer token or the cookie."""

from functools import lru_cache
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from typing import Any, TypeAlias

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from baluchon.server.guard import header
from baluchon.server.house import House
from baluchon.server.pack import packed
from baluchon.server.people import DAY, PERSON_DAYS, hash_of
from baluchon.server.refusals import Refused
from baluchon.server.store import Person

COOKIE = "baluchon"

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


def secret_of(scope: Any) -> str | None:
    """The token that a request carries, if any."""
    bearer = header(scope, b"authorization")
    if bearer is not None and bearer[:7].lower() == "bearer ":
        return bearer[7:].strip()
    text = header(scope, b"cookie")
    if text is None:
        return None
    try:
        cookies: SimpleCookie = SimpleCookie(text)
    except CookieError:
        return None
    return cookies[COOKIE].value if COOKIE in cookies else None


async def person_of(house: House, scope: Any) -> Person | None:
    """The person a request comes from, or None if the server does not know them."""
    person = await house.people.of(secret_of(scope))
    if person is None and house.settings.invite_only:
        raise Refused("by-invitation", "this server needs an invitation")
    return person


async def known_person(house: House, scope: Any) -> Person:
    """The person a request comes from; refused if the server does not know them."""
    person = await house.people.of(secret_of(scope))
    if person is None:
        raise Refused("no-person", "say who you are first: POST /api/me with a nickname")
    return person


def token_of(person: Person | None, scope: Any) -> bytes | None:
    """The hash of the token by which a request comes from this person."""
    secret = secret_of(scope)
    return None if person is None or secret is None else hash_of(secret)


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
