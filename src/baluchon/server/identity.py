"""Who a request comes from: a bearer token, or the cookie."""

from http.cookies import CookieError, SimpleCookie
from typing import Any

from litestar.datastructures import Cookie

from baluchon.server.guard import header
from baluchon.server.house import House
from baluchon.server.people import DAY, PERSON_DAYS
from baluchon.server.refusals import Refused
from baluchon.server.store import Person

COOKIE = "baluchon"


def secret_of(scope: Any) -> str | None:
    """The token a request carries, if it does."""
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
    """The person a request comes from, if the server knows them."""
    person = await house.people.of(secret_of(scope))
    if person is None and house.settings.invite_only:
        raise Refused("by-invitation", "this server needs an invitation")
    return person


async def known_person(house: House, scope: Any) -> Person:
    """The same, where somebody must be known."""
    person = await house.people.of(secret_of(scope))
    if person is None:
        raise Refused("no-person", "say who you are first: POST /api/me with a nickname")
    return person


def cookie(house: House, secret: str) -> Cookie:
    """The cookie that makes a browser this person."""
    return Cookie(
        COOKIE,
        value=secret,
        path="/",
        max_age=int(PERSON_DAYS * DAY),
        httponly=True,
        secure=house.settings.secure,
        samesite="lax",
    )


def no_cookie() -> Cookie:
    """The cookie that makes a browser forget."""
    return Cookie(COOKIE, value="", path="/", max_age=0, httponly=True, samesite="lax")
