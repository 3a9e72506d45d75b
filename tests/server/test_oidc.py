"""Logging in at an identity provider: the whole way, with one of the test's own, and everything that is forged."""

import asyncio
import json
from base64 import b64encode, urlsafe_b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from tests.cli.conftest import Run, run  # noqa: F401 - a fixture
from tests.server.serving import Served, free_port, serving

CLIENT, SECRET = "games", "s3cret of the games"
NOW = 1_795_000_000.0


def part(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Provider:
    """An identity provider that knows one person, and answers what a test wants."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.issuer = self.url
        self.claims: dict[str, Any] = {}
        """What it says beside, or instead of, the truth."""
        self.challenge = self.nonce = self.back = ""
        self.asked: list[dict[str, list[str]]] = []

    def log_in(self, to: str) -> str:
        """Somebody comes to log in and is sent back: the state they bring."""
        assert to.startswith(f"{self.url}/authorize?")
        asked = {key: value[0] for key, value in parse_qs(urlsplit(to).query).items()}
        assert (asked["response_type"], asked["client_id"], asked["scope"]) == ("code", CLIENT, "openid profile")
        assert asked["code_challenge_method"] == "S256"
        self.challenge, self.nonce, self.back = asked["code_challenge"], asked["nonce"], asked["redirect_uri"]
        return asked["state"]

    def _answer(self, path: str, head: str, body: str) -> tuple[int, dict[str, Any]]:
        if path == "/.well-known/openid-configuration":
            at = {"authorization_endpoint": f"{self.url}/authorize", "token_endpoint": f"{self.url}/token"}
            return 200, {"issuer": self.issuer, **at}
        asked = parse_qs(body)
        self.asked.append(asked)
        known = f"Basic {b64encode(f'{CLIENT}:{SECRET}'.encode()).decode()}" in head
        verified = part(sha256(asked["code_verifier"][0].encode()).digest()) == self.challenge
        if not known or asked["code"] != ["right"] or not verified or asked["redirect_uri"] != [self.back]:
            return 400, {"error": "invalid_grant"}
        told = {"iss": self.issuer, "sub": "u17", "aud": CLIENT, "exp": NOW + 300, "nonce": self.nonce}
        claims = part(json.dumps({**told, "preferred_username": "ada@example.org", **self.claims}).encode())
        return 200, {"id_token": f"{part(b'{}')}.{claims}.{part(b'x')}", "access_token": "a", "token_type": "Bearer"}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next((int(each[15:]) for each in head.lower().splitlines() if each.startswith("content-length:")), 0)
        body = (await reader.readexactly(length)).decode()
        status, told = self._answer(head.split(" ")[1], head, body)
        text = json.dumps(told)
        writer.write(f"HTTP/1.1 {status} X\r\nContent-Length: {len(text)}\r\nConnection: close\r\n\r\n{text}".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def provided(url: Any) -> AsyncIterator[tuple[Served, Provider]]:
    provider = Provider(free_port())
    server = await asyncio.start_server(provider.serve, "127.0.0.1", int(provider.url.rpartition(":")[2]))
    settings: dict[str, Any] = {"oidc_issuer": f"{provider.url}/", "oidc_client": CLIENT, "oidc_secret": SECRET}
    async with server, serving(url, clock=lambda: NOW, **settings) as served:
        yield served, provider


def browser(served: Served) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=served.url)


async def come_back(http: httpx.AsyncClient, state: str, code: str = "right") -> httpx.Response:
    return await http.get("/api/login/back", params={"state": state, "code": code})


def test_somebody_logs_in_and_is_the_same_person_everywhere(store_url: str) -> None:
    async def story() -> None:
        async with provided(store_url) as (served, provider):
            ids = []
            for place in ("", "table/k3v9q2m7xw4cj8td"):
                async with browser(served) as http:
                    assert (await http.get("/api/greeting")).json()["login"] == "provider"
                    refused = (await http.post("/api/me", json={"nickname": "Ada"})).json()
                    assert (refused["code"], refused["args"]) == ("needs-login", {"login": "api/login"})
                    began = await http.get("/api/login", params={"place": place})
                    assert began.status_code == 303
                    assert "HttpOnly" in began.headers["set-cookie"]
                    ended = await come_back(http, provider.log_in(began.headers["location"]))
                    assert (ended.status_code, ended.headers["location"]) == (303, f"/#/{place}")
                    assert (await http.get("/api/me")).json()["nickname"] == "ada"
                    ids += [each.id for each in await served.house.store.find_people("ada", 0.0, 0, 10)]
            assert len(ids) == 2
            assert len(set(ids)) == 1
            assert provider.asked[0]["grant_type"] == ["authorization_code"]

    asyncio.run(story())


@pytest.mark.parametrize(
    "claims",
    [
        {"nonce": "another"},
        {"nonce": None},
        {"iss": "https://evil.example.org"},
        {"aud": "others"},
        {"aud": [CLIENT, "others"]},
        {"azp": "others"},
        {"exp": NOW - 120},
        {"sub": ""},
    ],
)
def test_what_is_not_meant_for_this_attempt_lets_nobody_in(tmp_path: Path, claims: dict[str, Any]) -> None:
    async def story() -> None:
        async with provided(tmp_path / "db") as (served, provider), browser(served) as http:
            provider.claims = claims
            state = provider.log_in((await http.get("/api/login")).headers["location"])
            assert (await come_back(http, state)).status_code in (403, 503)
            assert (await http.get("/api/me")).json()["code"] == "no-person"

    asyncio.run(story())


def test_only_the_browser_that_began_can_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with provided(tmp_path / "db") as (served, provider), browser(served) as ada, browser(served) as eve:
            state = provider.log_in((await ada.get("/api/login")).headers["location"])
            assert (await come_back(eve, state)).json()["code"] == "wrong-key"  # she has no attempt
            await eve.get("/api/login")
            assert (await come_back(eve, state)).json()["code"] == "wrong-key"  # hers is another
            assert (await come_back(ada, state, code="wrong")).json()["code"] == "wrong-key"
            assert (await come_back(ada, state, code="")).json()["code"] == "wrong-key"
            ada.cookies.clear()
            ada.cookies.set("baluchon-login", "nonsense", path="/api/login")
            assert (await come_back(ada, state)).json()["code"] == "wrong-key"
            for each in (ada, eve):
                assert (await each.get("/api/me")).json()["code"] == "no-person"
            began = await eve.get("/api/login", params={"place": "/evil.example.org\r\nX: 1"})
            assert began.status_code == 303

    asyncio.run(story())


def test_a_provider_that_is_another_or_away_is_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with provided(tmp_path / "db") as (served, provider), browser(served) as http:
            provider.issuer = "https://evil.example.org"
            assert (await http.get("/api/login")).json()["code"] == "busy"
        away = f"http://127.0.0.1:{free_port()}"
        async with serving(tmp_path / "db", oidc_issuer=away, oidc_client="x") as served, browser(served) as http:
            assert (await http.get("/api/login")).status_code == 503
        async with serving(tmp_path / "db") as served, browser(served) as http:
            assert (await http.get("/api/login")).status_code == 404

    asyncio.run(story())


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--oidc-issuer", "https://login.example.org"], "--oidc-issuer and --oidc-client go together"),
        (["--oidc-issuer", "http://login.example.org", "--oidc-client", "x"], "--oidc-issuer takes an https address"),
        (
            ["--oidc-issuer", "https://l.example.org", "--oidc-client", "x", "--login-header", "Remote-User"],
            "choose one of them",
        ),
        (["--login-header", "Cookie"], "--login-header takes the name of a header"),
    ],
)
def test_half_of_a_login_is_refused(run: Callable[..., Any], options: list[str], sentence: str) -> None:  # noqa: F811
    result = run("serve", *options)
    assert result.exit_code == 2
    assert sentence in result.stderr
