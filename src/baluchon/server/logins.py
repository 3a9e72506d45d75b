"""Logging in elsewhere: a proxy in front of the server says in a header who somebody is (of providers: `oidc.py`).

Whoever has a login needs no nickname to come in and no cookie to stay: they are the person of that login, who is made
when they come for the first time.
"""

from typing import TYPE_CHECKING, Any

from baluchon.server.guard import headers
from baluchon.server.refusals import Refused
from baluchon.server.writing import plain

if TYPE_CHECKING:
    from baluchon.server.settings import ServerSettings

MOST_LOGIN = 200
"""Characters of a login."""


def login_of(scope: Any, settings: "ServerSettings") -> str | None:
    """The login that a trusted proxy says a request has; None if it says none, or several."""
    if not settings.login_header:
        return None
    said = list(headers(scope, settings.login_header.lower().encode()))
    if len(said) != 1:
        return None
    login = plain(_decoded(said[0]))
    return login if 0 < len(login) <= MOST_LOGIN else None


def _decoded(header: str) -> str:
    """A header with letters beyond ASCII: proxies write UTF-8, though headers are read letter by letter."""
    try:
        return header.encode("latin-1").decode()
    except UnicodeDecodeError:
        return header


def check_newcomer(settings: "ServerSettings") -> None:
    """Refuse those who come in with a nickname where one comes in by a login."""
    if settings.needs_login:
        where = {"login": "api/login"} if settings.oidc_issuer else {}
        raise Refused("needs-login", "this server is entered by its login; log in first", args=where)
