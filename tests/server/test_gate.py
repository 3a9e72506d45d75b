"""By which names the server is reached, what may be kept of its answers, and who tries codes."""

import asyncio
import re
import socket
from base64 import b64encode
from collections import defaultdict
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

import httpx
import pytest

from baluchon.client import ServerRefused
from baluchon.kernel.declaration import LANGUAGES
from baluchon.server import addresses, buckets, foreign, guard
from baluchon.server.settings import ServerSettings
from baluchon.texts import Texts
from tests.server.client_end import ClientEnd
from tests.server.serving import HERE, OPEN, PATIENCE, open_game, serving

GAME = "road-trip-europa"
SHAPE = {"code", "message", "clause", "args"}


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("evil.example.org", False),
        ("evil.example.org:8000", False),
        ("127.0.0.1.evil.org", False),
        ("localhost.evil.org", False),
        ("[::1].evil.org", False),
        ("", False),
        ("localhost", True),
        ("LOCALHOST:8000", True),
        ("table.localhost", True),
        ("192.168.1.20:8000", True),
        ("[fd00::20]:8000", True),
        ("games.example.org", True),
        ("games.example.org.", True),
        ("house.test", True),
        (socket.gethostname(), True),
        (f"{socket.gethostname().partition('.')[0]}.local:8000", True),
    ],
)
def test_a_page_whose_name_was_made_to_lead_here_is_refused(host: str, is_ours: bool, tmp_path: Path) -> None:
    async def story() -> None:
        chosen: dict[str, Any] = {
            "public_url": "https://games.example.org/games",
            "allowed_hosts": ("house.test",),
        }
        async with serving(tmp_path / "db", **chosen) as served, httpx.AsyncClient(base_url=served.url) as http:
            headers = {"host": host, "origin": f"http://{host}"}
            answer = await http.get("/api/games", headers=headers)
            assert answer.status_code == (200 if is_ours else 421)
            if not is_ours:
                assert set(answer.json()) == SHAPE
                assert answer.json()["code"] == "foreign-host"
                posted = await http.post("/api/me", json={"nickname": "Eve"}, headers=headers)
                assert posted.status_code == 421
            async with await served.person("Ana") as ana:
                table = (await ana.open(GAME, [HERE, OPEN])).table.id
                wire = ClientEnd(served.house, table, ana.token, host=host)
                if is_ours:
                    wire.say(b'{"id":"a","body":{"type":"ping"}}')
                    await wire.until(1)
                    await wire.cut()
                else:
                    await wire._task
                    assert wire.status == 421

    asyncio.run(story())


PAGE = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def test_whoever_comes_by_a_foreign_name_is_told_where_the_server_is(tmp_path: Path) -> None:
    """A small page in every language for people; what programs are answered stays as it is."""

    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url) as http:
            http.headers["host"] = "pc.example.org<script>"
            answer = await http.get("/", headers=PAGE)
            assert answer.status_code == 421
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-store"
            for language in LANGUAGES:
                section = answer.text.split(f'<section lang="{language}">')[1].split("</section>")[0]
                assert escape(Texts(language).say("foreign-name")) in section
                assert f'<a href="{served.url}/">' in section
                assert "<code>--allow-host NAME</code>" in section
            assert "<script" not in answer.text
            style = answer.text.split("<style>")[1].split("</style>")[0]
            assert b64encode(sha256(style.encode()).digest()).decode() in answer.headers["content-security-policy"]
            followed = re.findall('href="([^"]+)"', answer.text)[0]
            assert (await http.get(followed, headers={"host": followed.split("/")[2]})).status_code == 200
            for path, headers in (("/api/games", PAGE), ("/", {}), ("/", {"accept": "application/json"})):
                assert (await http.get(path, headers=headers)).json()["code"] == "foreign-host"
            assert (await http.post("/", headers=PAGE)).json()["code"] == "foreign-host"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("server", "client", "public_url", "told"),
    [
        (("192.168.1.20", 8000), ("192.168.1.7", 50_000), "", ("http://192.168.1.20:8000/games/",)),
        (("fd00::20", 8000), ("fd00::7", 50_000), "", ("http://[fd00::20]:8000/games/",)),
        (("127.0.0.1", 8000), ("127.0.0.1", 50_000), "", ("http://127.0.0.1:8000/games/",)),
        (("127.0.0.1", 8000), ("192.168.1.7", 0), "", ()),  # a proxy stands before it, whose name nobody has told
        (("fe80::1%eth0", 8000), ("fe80::2", 50_000), "", ()),
        (("/run/baluchon.socket", None), None, "", ()),
        (None, None, "", ()),
        (("10.0.0.2", 8000), ("10.0.0.1", 0), "https://games.example.org/games", ("https://games.example.org/games",)),
    ],
)
def test_only_addresses_that_surely_lead_here_are_told(
    server: Any, client: Any, public_url: str, told: tuple[str, ...]
) -> None:
    chosen = ServerSettings("db", host="0.0.0.0", public_url=public_url, root_path="/games")
    scope = {"scheme": "http", "server": server, "client": client}
    assert foreign.addresses_for(scope, chosen) == told
    assert foreign.page_for(told)


def test_the_domain_of_the_network_belongs_to_the_names_of_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    resolver = tmp_path / "resolv.conf"
    resolver.write_text("# search evil.org\nnameserver 192.168.178.1\nsearch fritz.box  Lan.Example.\noptions edns0\n")
    assert addresses.search_domains(resolver) == ["fritz.box", "lan.example"]
    resolver.write_text("domain home.test\nsearch .\n")
    assert addresses.search_domains(resolver) == ["home.test"]
    assert addresses.search_domains(tmp_path / "nowhere") == []

    monkeypatch.setattr(addresses, "search_domains", lambda: ["fritz.box"])
    monkeypatch.setattr(socket, "gethostname", lambda: "PC")
    monkeypatch.setattr(addresses, "own_names", addresses.own_names.__wrapped__)
    for host, ours in (
        ("pc.fritz.box:8000", True),
        ("PC.Fritz.Box.", True),
        ("other.fritz.box", False),
        ("fritz.box", False),
        ("pc.fritz.box.evil.org", False),
    ):
        assert addresses.is_own(host, ()) is ours, host


PUBLIC = {
    "/api/games",
    "/api/games/{game}",
    "/api/games/{game}/rules",
    "/api/games/{game}/stories",
    "/api/games/{game}/lesson",
    "/api/games/{game}/cover.svg",
    "/api/puzzles/{game}/{number}",
}
"""Answers of the API that are alike for everybody: whoever has one may keep it, and ask whether it still holds."""


def test_private_answers_are_kept_nowhere(tmp_path: Path) -> None:
    """Every route there is, and what is not there: nothing is kept that is not named above."""

    async def story() -> None:
        async with (
            serving(tmp_path / "db") as served,
            await served.person("Ana") as ana,
            httpx.AsyncClient(base_url=served.url) as http,
        ):
            http.headers["authorization"] = f"Bearer {ana.token}"
            table = (await open_game(ana, GAME, 2)).table.id
            kept = set()
            for path, methods in (await http.get("/api/openapi.json")).json()["paths"].items():
                for method in methods:
                    page = path.format_map(defaultdict(lambda: "nobody", table=table, game=GAME, number=1))
                    async with http.stream(method, page, params={"seat": 0, "game": GAME}, json={}) as answer:
                        if answer.headers["cache-control"] != "no-store":
                            kept.add(path)
            assert kept == PUBLIC
            for method, page, body in (
                ("GET", "/api/nowhere", None),
                ("GET", "/nowhere", None),
                ("GET", "/metrics", None),
                ("POST", "/api/me", {"nickname": "Ben"}),
                ("POST", f"/api/daily/{GAME}", {}),
            ):
                answer = await http.request(method, page, json=body)
                assert answer.headers["cache-control"] == "no-store", page
            for page in ("/api/games", "/api/openapi.json", "/api/docs", "/api/docs.css"):
                assert (await http.get(page)).headers["cache-control"] == "no-cache"

    asyncio.run(story())


@pytest.mark.parametrize("length", [b"6", b"40", b"5"])
def test_a_request_of_two_lengths_is_answered_once(length: bytes, tmp_path: Path) -> None:
    """What one reader takes for the end of the first request, another must not take for the beginning of a second."""
    parts = [
        b"POST /api/me HTTP/1.1",
        b"Host: 127.0.0.1",
        b"Content-Type: application/json",
        b"Content-Length: " + length,
        b"Transfer-Encoding: chunked",
        b"",
        b"0",
        b"",
        b"GET /healthz HTTP/1.1",
        b"Host: 127.0.0.1",
        b"",
        b"",
    ]

    async def story() -> None:
        async with serving(tmp_path / "db") as served:
            port = int(served.url.rsplit(":", 1)[1])
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"\r\n".join(parts))
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            assert answer.startswith(b"HTTP/1.1 400 ")
            assert answer.count(b"HTTP/1.1") == 1
            writer.close()

    asyncio.run(story())


def test_wrong_codes_are_slowed_more_than_other_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "monotonic", lambda: 0.0)
    monkeypatch.setattr(guard, "PENALTY_SECONDS", 0.0)

    async def story() -> None:
        async with serving(tmp_path / "db", rate=30.0) as served, await served.person("Ana") as ana:
            opened = await ana.open(GAME, [HERE, OPEN])
            assert opened.invitation is not None
            codes = []
            for n in range(12):
                async with served.client() as eve:
                    with pytest.raises(ServerRefused) as error:
                        await (eve.recover(f"wrong{n}") if n % 2 else eve.join(opened.table.id, f"wrong{n}", "Eve"))
                    codes.append(error.value.failure.code)
            assert codes == ["wrong-key"] * 10 + ["too-many"] * 2
            made = await ana.code(opened.table.id)
            async with served.client() as eve:  # nor does a right code get through, or trying would pay
                with pytest.raises(ServerRefused) as error:
                    await eve.open_code(made.code)
                assert error.value.failure.code == "too-many"
            assert (await ana.table(opened.table.id)).status == "waiting"

    asyncio.run(story())


def test_right_codes_are_not_slowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "monotonic", lambda: 0.0)

    async def story() -> None:
        async with serving(tmp_path / "db", rate=30.0) as served, await served.person("Ana") as ana:
            opened = await ana.open(GAME, [HERE, OPEN])
            assert opened.invitation is not None
            for _ in range(11):
                await ana.join(opened.table.id, opened.invitation.key)

    asyncio.run(story())
