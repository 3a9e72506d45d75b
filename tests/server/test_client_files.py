"""The files of the browser client as they are sent: packed, kept for ever or asked for again, below any path."""

import asyncio
import gzip
import re
from base64 import b64encode
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest

from baluchon.server import routes_client
from baluchon.server.pack import accepts, packed
from baluchon.server.policy import POLICY
from baluchon.server.settings import ServerSettings
from tests.server.serving import HERE, OPEN, serving

STATIC = files("baluchon.server") / "static"
built = pytest.mark.skipif(
    not (STATIC / "index.html").is_file(), reason="the browser client is not in this installation (BALUCHON_WEB)"
)


@pytest.mark.parametrize(
    ("header", "coding", "accepted"),
    [
        ("gzip, deflate, br", "br", True),
        ("gzip;q=0.5", "gzip", True),
        ("gzip;q=0, br", "gzip", False),
        ("br; q=0.0", "br", False),
        ("brotli", "br", False),
        ("", "gzip", False),
        (None, "gzip", False),
    ],
)
def test_who_can_unpack(header: str | None, coding: str, accepted: bool) -> None:
    assert accepts(header, coding) is accepted


def test_only_what_gains_is_packed() -> None:
    assert packed(b"short", "gzip")[0] == b"short"
    body, headers = packed(b"long " * 1000, "gzip")
    assert gzip.decompress(body) == b"long " * 1000
    assert headers == {"Vary": "Accept-Encoding", "Content-Encoding": "gzip"}


@built
def test_files_come_packed_and_stay_with_those_who_have_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path / "x.sqlite") as served, httpx.AsyncClient(base_url=served.url) as web:
            page = await web.get("/", headers={"Accept-Encoding": "gzip"})
            assert page.headers["content-encoding"] == "gzip"
            assert page.headers["cache-control"] == "no-cache"
            again = await web.get("/", headers={"If-None-Match": page.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            [script] = re.findall(r'src="[.]/(assets/[^"]*[.]js)"', page.text)
            plain = await web.get(f"/{script}", headers={"Accept-Encoding": "identity"})
            assert "immutable" in plain.headers["cache-control"]
            assert "content-encoding" not in plain.headers
            small = await web.get(f"/{script}", headers={"Accept-Encoding": "gzip"})
            assert small.content == plain.content
            assert int(small.headers["content-length"]) < len(plain.content) / 2
            assert small.headers["vary"] == "Accept-Encoding"
            games = await web.get("/api/games", headers={"Accept-Encoding": "gzip"})
            assert int(games.headers["content-length"]) < len(games.content) / 2
            assert games.json()["games"]

    asyncio.run(run())


@built
def test_the_style_of_the_first_sight_is_allowed_and_no_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path / "x.sqlite") as served, httpx.AsyncClient(base_url=served.url) as web:
            page = await web.get("/")
            [style] = re.findall(r"<style>(.*?)</style>", page.text, re.DOTALL)
            hash = b64encode(sha256(style.encode()).digest()).decode()
            policy = page.headers.get_list("content-security-policy")
            assert policy == [POLICY.replace("style-src 'self'", f"style-src 'self' 'sha256-{hash}'")]
            assert "unsafe" not in policy[0]
            assert (await web.get("/api/games")).headers.get_list("content-security-policy") == [POLICY]

    asyncio.run(run())


def test_everything_is_below_the_path(tmp_path: Path) -> None:
    """With a proxy that keeps the path, and with one that leaves it out."""

    async def run() -> None:
        async with serving(tmp_path / "x.sqlite", root_path="/games/") as served:
            async with httpx.AsyncClient(base_url=served.url) as web:
                bare = await web.get("/games")
                assert (bare.status_code, bare.headers["location"]) == (308, "/games/")
                for prefix in ("", "/games"):
                    assert (await web.get(f"{prefix}/healthz")).json()["status"] == "ok"
                    came = await web.post(f"{prefix}/api/me", json={"nickname": "Ana"})
                    assert "Path=/games/;" in came.headers["set-cookie"]
                    wrong = await web.get(f"{prefix}/api/nothing")
                    assert (wrong.status_code, wrong.json()["code"]) == (404, "not-found")
                    assert 'href="docs.css"' in (await web.get(f"{prefix}/api/docs")).text
                assert (await web.get("/gamesome")).status_code == 404
            for url in (served.url, f"{served.url}/games"):
                served.url = url
                async with await served.person("Ana") as ana:
                    opened = await ana.open("road-trip-europa", [HERE, OPEN])
                    assert opened.invitation is not None
                    assert opened.invitation.link.startswith(f"{url.removesuffix('/games')}/games/#/table/")
                    async with served.socket(opened.table.id, ana) as socket:
                        assert await anext(aiter(socket)) is not None

    asyncio.run(run())


@pytest.mark.parametrize(
    ("public_url", "root_path", "root"),
    [
        ("", "", ""),
        ("", "/", ""),
        ("", "/games/", "/games"),
        ("https://example.org/games", "", "/games"),
        ("https://example.org", "", ""),
        ("https://example.org/a", "/b", "/b"),
    ],
)
def test_the_path_follows_from_the_public_address(public_url: str, root_path: str, root: str) -> None:
    assert ServerSettings("x", public_url=public_url, root_path=root_path).root == root


def test_the_worker_says_goodbye_where_it_is_not_wanted(tmp_path: Path) -> None:
    if not (STATIC / "worker.js").is_file():
        pytest.skip("the browser client is not in this installation (BALUCHON_WEB)")

    async def run(keep: bool) -> str:
        async with serving(tmp_path / "x.sqlite", keep_shell=keep) as served, httpx.AsyncClient() as web:
            answer = await web.get(f"{served.url}/worker.js")
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["cache-control"] == "no-cache"
            return answer.text

    assert "unregister" in asyncio.run(run(False))
    assert "unregister" not in asyncio.run(run(True))


@pytest.mark.parametrize(
    "path",
    [
        "/" + "a" * 250,  # with the ending of a packed file
        "/" + "a" * 256,  # longer than a file system takes
        "/assets/" + "a" * 256,
        "/" + "a" * 7_000,
        "/" + "a/" * 3_000,
        "/" + "%C3%A9" * 200,
        "/" + "a%2F" * 1_500,
        "/assets/app.js/" + "a" * 100,
        "/a%00b",
    ],
    ids=lambda path: f"{path[:10]} {len(path)}",
)
def test_a_path_of_any_length_is_no_page_and_no_defect(path: str, tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "assets" / "app.js").write_text("1")

    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url) as http:
            answer = await http.get(path, headers={"accept-encoding": "br, gzip"})
            assert answer.status_code == 404
            assert answer.json()["code"] == "not-found"

    with patch.object(routes_client, "_static", lambda: tmp_path / "static"):
        asyncio.run(story())
