"""Coming in by the login of a proxy: believed from trusted proxies alone, one person for each login."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import websockets

from baluchon.server.proxies import is_from, trusted_networks, with_header_from
from tests.server.serving import Served, serving

TOKEN = "k3v9q2m7xw4cj8td"
ELSEWHERE = trusted_networks(["10.0.0.2"])


@asynccontextmanager
async def entered(url: Any, **settings: Any) -> AsyncIterator[Served]:
    async with serving(url, login_header="Remote-User", admin_token=TOKEN, **settings) as served:
        yield served


async def ask(
    served: Served, login: str | bytes | None, method: str = "GET", path: str = "/api/me", **more: Any
) -> Any:
    """What the server answers to a request that a proxy hands on for somebody."""
    headers: list[tuple[str, str | bytes]] = [] if login is None else [("Remote-User", login)]
    async with httpx.AsyncClient(base_url=served.url) as http:
        answer = await http.request(method, path, headers=[*headers, *more.pop("headers", [])], **more)
        return answer.json() if answer.content else None


def test_a_login_is_a_person_who_is_found_again(store_url: str) -> None:
    async def story() -> None:
        async with entered(store_url) as served:
            assert (await ask(served, "ada"))["nickname"] == "ada"
            assert (await ask(served, "béa@example.org".encode()))["nickname"] == "béa"
            assert (await ask(served, "ada", "POST", json={"nickname": "Ada L."}))["nickname"] == "Ada L."
            seats = [{"kind": "here"}, {"kind": "open"}]
            opened = await ask(served, "ada", "POST", "/api/tables", json={"game": "lets-take-a-hike", "seats": seats})
            id, key = opened["table"]["id"], opened["invitation"]["key"]
            joined = await ask(served, "cleo", "POST", f"/api/tables/{id}/join", json={"key": key})
            assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ada L.", "cleo"]
            greeting = await ask(served, None, path="/api/greeting")
            assert greeting == {"announcement": None, "login": "proxy"}
        async with entered(store_url) as served:  # after a restart, too
            me = await ask(served, "ada")
            assert (me["nickname"], [card["id"] for card in me["tables"]]) == ("Ada L.", [id])
            address = served.url.replace("http", "ws") + "/api/me/socket"
            async with websockets.connect(address, additional_headers={"Remote-User": "ada"}) as line:
                assert "Ada L." in await line.recv()

    asyncio.run(story())


def test_many_at_once_are_one_person(store_url: str) -> None:
    async def story() -> None:
        async with entered(store_url) as served:
            await asyncio.gather(*(ask(served, "ada") for _ in range(8)))
            found = await served.house.store.find_people("ada", 0.0, 0, 10)
            assert [each.login for each in found] == ["ada"]

    asyncio.run(story())


def test_without_a_login_nobody_comes_in(store_url: str) -> None:
    async def story() -> None:
        async with entered(store_url) as served:
            assert (await ask(served, None, "POST", json={"nickname": "Eve"}))["code"] == "needs-login"
            for nobody in (None, "", "x" * 201):
                assert (await ask(served, nobody))["code"] == "no-person"
            twice = [("Remote-User", "ada"), ("Remote-User", "eve")]
            assert (await ask(served, None, headers=twice))["code"] == "no-person"
        async with entered(store_url, trusted_proxies=ELSEWHERE) as served:
            assert (await ask(served, "ada"))["code"] == "no-person"
        async with serving(store_url) as served:  # nobody asked for logins
            assert (await ask(served, "ada"))["code"] == "no-person"
            assert (await ask(served, "ada", "POST", json={"nickname": "Eve"}))["nickname"] == "Eve"

    asyncio.run(story())


def test_a_login_can_be_banned_and_let_in_again(store_url: str) -> None:
    async def story() -> None:
        async with entered(store_url) as served:
            await ask(served, "eve")
            (eve,) = await served.house.store.find_people("eve", 0.0, 0, 10)
            bearer = {"headers": [("Authorization", f"Bearer {TOKEN}")]}
            path = f"/api/admin/people/{eve.id}/standing"
            await ask(served, None, "PUT", path, json={"standing": "banned"}, **bearer)
            assert (await ask(served, "eve"))["code"] == "banned"
            assert (await ask(served, "eve", "POST", json={"nickname": "Eve"}))["code"] == "banned"
            await ask(served, None, "PUT", path, json={"standing": None}, **bearer)
            assert (await ask(served, "eve"))["nickname"] == "eve"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("networks", "peer", "heard"),
    [
        (["127.0.0.1"], "127.0.0.1", True),
        (["127.0.0.1"], "::ffff:127.0.0.1", True),
        (["127.0.0.1"], "10.0.0.2", False),
        (["10.0.0.0/8", "::1"], "10.9.9.9", True),
        (["10.0.0.0/8"], "", False),
        ([], "127.0.0.1", False),
    ],
)
def test_the_header_of_anybody_else_is_left_out(networks: list[str], peer: str, heard: bool) -> None:
    found: list[Any] = []

    async def app(scope: Any, *_: Any) -> None:
        found.append(scope["headers"])

    trusted = trusted_networks(networks)
    assert is_from(trusted, peer) is heard
    headers = [(b"remote-user", b"ada"), (b"host", b"x")]

    async def story() -> None:
        await with_header_from(trusted, "Remote-User", app)({"client": (peer, 1), "headers": headers}, None, None)

    asyncio.run(story())
    assert found == [headers if heard else headers[1:]]
