"""Who a request or a WebSocket comes from: the secret it carries, as a bearer token or in the cookie."""

import re
from typing import TYPE_CHECKING, Any

from baluchon.server.guard import header, headers
from baluchon.server.logins import login_of
from baluchon.server.luck import ALPHABET, SECRET_LENGTH
from baluchon.server.people import hash_of
from baluchon.server.refusals import Refused
from baluchon.server.store import Person

if TYPE_CHECKING:
    from baluchon.server.house import House

COOKIE = "baluchon"
_COOKIE = re.compile(rf"[ \t]*{COOKIE}=([{ALPHABET}]{{{SECRET_LENGTH}}})[ \t]*")


def secret_of(scope: Any) -> str | None:
    """The token that a request carries, if any."""
    bearer = header(scope, b"authorization")
    if bearer is not None and bearer[:7].lower() == "bearer ":
        return bearer[7:].strip()
    # By hand: what the standard library does for quoted values takes time that grows with the square of their length.
    for text in headers(scope, b"cookie"):
        for part in text.split(";"):
            if found := _COOKIE.fullmatch(part):
                return found[1]
    return None


def token_of(person: Person | None, scope: Any) -> bytes | None:
    """The hash of the token by which a request comes from this person."""
    secret = secret_of(scope)
    return None if person is None or secret is None else hash_of(secret)


async def caller_of(house: "House", scope: Any) -> Person | None:
    """The person a request comes from, by their login or by a secret; None if the server does not know them."""
    login = login_of(scope, house.settings)
    if login is not None:
        return await house.people.of_login(login)
    return await house.people.of(secret_of(scope))


def peek(house: "House", scope: Any) -> str | None:
    """The id of the person a request comes from, if they came a moment ago; nothing is looked up."""
    login = login_of(scope, house.settings)
    return house.people.peek(secret_of(scope)) if login is None else house.people.peek_login(login)


async def person_of(house: "House", scope: Any) -> Person | None:
    """The person a request comes from, or None if the server does not know them."""
    person = await caller_of(house, scope)
    if person is None and house.settings.invite_only:
        raise Refused("by-invitation", "this server needs an invitation")
    return person


async def known_person(house: "House", scope: Any) -> Person:
    """The person a request comes from; refused if the server does not know them."""
    person = await caller_of(house, scope)
    if person is None:
        raise Refused("no-person", "say who you are first: POST /api/me with a nickname")
    return person
