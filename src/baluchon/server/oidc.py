"""Logging in at an identity provider: OpenID Connect's code flow, with PKCE, state and nonce.

The browser keeps what belongs to its attempt in a cookie, so that any node can end it, also after a restart. What the
provider says of somebody comes over a connection of the server's own to the provider, whose certificate is checked:
so the specification (OpenID Connect Core 3.1.3.7, point 6) needs no signature to be checked beside it.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest
from typing import TypeVar
from urllib.parse import urlencode, urlsplit

import msgspec
from msgspec import Struct

from baluchon.server.logs import log
from baluchon.server.luck import ALPHABET, SECRET_LENGTH, Luck
from baluchon.server.refusals import Refused
from baluchon.server.settings import ServerSettings

T = TypeVar("T")
SECONDS = 10.0
"""For an answer of the provider."""
MOST_BYTES = 200_000
ATTEMPT_SECONDS = 600
"""For which an attempt to log in is good."""
LEEWAY = 60.0
"""By which the provider's clock may differ from this one."""
BACK = "/api/login/back"
"""Where the provider sends people back to."""
_SECRET = f"[{ALPHABET}]{{{SECRET_LENGTH}}}"
_ATTEMPT = re.compile(rf"({_SECRET})\.({_SECRET})\.({_SECRET}{_SECRET})\.([\w~-]{{0,200}})", re.ASCII)
_PLACE = re.compile(r"[\w/-]{0,200}", re.ASCII)


class Provider(Struct, frozen=True):
    """What a provider says of itself."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = ("client_secret_basic",)


class _Tokens(Struct, frozen=True):
    id_token: str


class Claims(Struct, frozen=True):
    """What a provider says of somebody."""

    iss: str
    sub: str
    aud: str | list[str]
    exp: float
    nonce: str = ""
    azp: str | None = None
    nickname: str = ""
    preferred_username: str = ""
    name: str = ""

    @property
    def called(self) -> str:
        """What they are called there."""
        return self.nickname or self.preferred_username or self.name or self.sub


class Attempt(Struct, frozen=True):
    """An attempt to log in, which only the browser knows that began it."""

    state: str
    nonce: str
    verifier: str
    place: str
    """Where in the client they go on."""

    @property
    def text(self) -> str:
        """As a cookie keeps it."""
        return f"{self.state}.{self.nonce}.{self.verifier}.{self.place.replace('/', '~')}"

    @staticmethod
    def of(text: str) -> "Attempt":
        found = _ATTEMPT.fullmatch(text)
        if found is None:
            raise Refused("wrong-key", "this attempt to log in is unknown or over; begin again")
        state, nonce, verifier, place = found.groups()
        return Attempt(state, nonce, verifier, place.replace("~", "/"))


class Login:
    """Logging in at the provider that the settings name."""

    def __init__(self, settings: ServerSettings, luck: Luck, clock: Callable[[], float]) -> None:
        self._settings = settings
        self._luck = luck
        self._clock = clock
        self._provider: Provider | None = None

    async def begin(self, place: str) -> tuple[str, Attempt]:
        """Where somebody is sent to log in, and what their browser keeps meanwhile."""
        provider = await self._discover()
        if not _PLACE.fullmatch(place):
            place = ""
        verifier = self._luck.text("login") + self._luck.text("login")
        attempt = Attempt(self._luck.text("login"), self._luck.text("login"), verifier, place)
        asked = {
            "response_type": "code",
            "client_id": self._settings.oidc_client,
            "redirect_uri": self._back,
            "scope": "openid profile",
            "state": attempt.state,
            "nonce": attempt.nonce,
            "code_challenge": _unpadded(sha256(verifier.encode()).digest()),
            "code_challenge_method": "S256",
        }
        to = provider.authorization_endpoint
        return f"{to}{'&' if '?' in to else '?'}{urlencode(asked)}", attempt

    async def end(self, attempt: Attempt, state: str, code: str) -> Claims:
        """Who has logged in."""
        if not compare_digest(attempt.state.encode(), state.encode()):
            raise Refused("wrong-key", "this is not the attempt to log in that this browser began; begin again")
        provider = await self._discover()
        asked = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self._back,
            "code_verifier": attempt.verifier,
        }
        client, secret = self._settings.oidc_client, self._settings.oidc_secret
        auth = None
        if secret and "client_secret_basic" in provider.token_endpoint_auth_methods_supported:
            auth = (client, secret)
        else:
            asked |= {"client_id": client} | ({"client_secret": secret} if secret else {})
        tokens = await self._ask(_Tokens, "POST", provider.token_endpoint, data=asked, auth=auth)
        return self._checked(tokens.id_token, provider, attempt)

    @property
    def _back(self) -> str:
        return f"{self._settings.address}{BACK}"

    async def _discover(self) -> Provider:
        """What the provider says of itself; kept once it is known."""
        if self._provider is None:
            issuer = self._settings.oidc_issuer.rstrip("/")
            found = await self._ask(Provider, "GET", f"{issuer}/.well-known/openid-configuration")
            if found.issuer.rstrip("/") != issuer or not is_safe(found.token_endpoint):
                raise self._failing(f"it calls itself {found.issuer}, with tokens at {found.token_endpoint}")
            self._provider = found
        return self._provider

    async def _ask(self, kind: type[T], method: str, url: str, **more: object) -> T:
        import httpx  # only servers that ask a provider load it

        try:
            async with httpx.AsyncClient(timeout=SECONDS) as http:
                answer = await http.request(method, url, headers={"Accept": "application/json"}, **more)  # type: ignore[arg-type]
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise self._failing(f"{url}: {error!r}") from None
        if 400 <= answer.status_code < 500 and method == "POST":
            log.warning("login refused by the provider", extra={"status": answer.status_code})
            raise Refused("wrong-key", "the identity provider does not know this attempt to log in; begin again")
        if answer.status_code != 200 or len(answer.content) > MOST_BYTES:
            raise self._failing(f"{url}: {answer.status_code}")
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self._failing(f"{url}: {error}") from None

    def _failing(self, why: str) -> Refused:
        log.error("login failing", extra={"error": why})
        return Refused("busy", "the identity provider does not answer as it should; try again later", wait=10.0)

    def _checked(self, token: str, provider: Provider, attempt: Attempt) -> Claims:
        """The claims of a token that is meant for this server and this attempt."""
        try:
            body = token.split(".")[1]
            claims = msgspec.json.decode(urlsafe_b64decode(body + "=" * (-len(body) % 4)), type=Claims)
        except (IndexError, ValueError) as error:
            raise self._failing(f"the token cannot be read: {error}") from None
        client = self._settings.oidc_client
        audience = [claims.aud] if isinstance(claims.aud, str) else claims.aud
        wrong = [
            name
            for name, fits in (
                ("iss", claims.iss == provider.issuer),
                ("aud", client in audience and (len(audience) == 1 or claims.azp == client)),
                ("azp", claims.azp in (None, client)),
                ("exp", claims.exp > self._clock() - LEEWAY),
                ("nonce", compare_digest(claims.nonce.encode(), attempt.nonce.encode())),
                ("sub", 0 < len(claims.sub) <= 255),
            )
            if not fits
        ]
        if wrong:
            log.warning("login refused", extra={"claims": " ".join(wrong)})
            raise Refused("wrong-key", "what the identity provider says is not for this attempt to log in; begin again")
        return claims


def is_safe(url: str) -> bool:
    """Whether what comes from an address can be believed: its certificate is checked, or it is this machine."""
    parts = urlsplit(url)
    return parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in ("localhost", "127.0.0.1", "::1"))


def _unpadded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
