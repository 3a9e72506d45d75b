"""Bad input, foreign pages, stolen and forged secrets: refused in one shape, and safe headers on every page."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import response_schema_conformance

from baluchon.client import ServerRefused, Socket
from baluchon.server import buckets, costs, guard, limits, socket
from baluchon.server.protocol import Failure, TableSettings
from tests.server.client_end import ClientEnd
from tests.server.serving import HERE, OPEN, open_game, process, serving

GAME = "road-trip-europa"
SHAPE = {"code", "message", "clause", "args"}
PAGES = (
    "/",
    "/api/docs",
    "/api/docs.css",
    "/api/openapi.json",
    "/api/games",
    "/healthz",
    "/metrics",
    "/nowhere",
    "/api/nowhere",
    "/api/me",
)


def test_safe_headers_on_every_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url) as http:
            for page in PAGES:
                answer = await http.get(page)
                assert answer.status_code < 500
                policy = answer.headers["content-security-policy"]
                assert "unsafe" not in policy
                assert "default-src 'self'" in policy
                assert "frame-ancestors 'none'" in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert "server" not in answer.headers
                if answer.status_code >= 400:
                    assert set(answer.json()) == SHAPE
            page = (await http.get("/api/docs")).text
            assert "http://" not in page.replace(served.url, "")
            assert "https://" not in page
            assert "<script" not in page

    asyncio.run(story())


def test_the_cookie_is_out_of_reach_of_scripts(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db", public_url="https://games.example.org") as served:
            async with httpx.AsyncClient(base_url=served.url) as http:
                answer = await http.post("/api/me", json={"nickname": "Ana"})
                cookie = answer.headers["set-cookie"].lower()
                assert "httponly" in cookie
                assert "samesite=lax" in cookie
                assert "secure" in cookie
                assert answer.json()["token"] is None
                assert answer.headers["strict-transport-security"]
                secret = answer.cookies["baluchon"]
                me = await http.get("/api/me", headers={"cookie": f"baluchon={secret}"})
                assert me.json()["nickname"] == "Ana"
            database = (tmp_path / "db").read_bytes() + (tmp_path / "db-wal").read_bytes()
            assert secret.encode() not in database

    asyncio.run(story())


def test_foreign_pages_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db", public_url="https://games.example.org") as served:
            async with httpx.AsyncClient(base_url=served.url) as http:
                for origin, status in (
                    ("https://evil.example.org", 403),
                    ("null", 403),
                    ("https://games.example.org.evil.org", 403),
                    ("https://games.example.org", 201),
                    (served.url, 201),
                ):
                    answer = await http.post("/api/me", json={"nickname": "Ana"}, headers={"origin": origin})
                    assert answer.status_code == status, origin
            async with await served.person("Ana") as ana:
                table = (await ana.open(GAME, [HERE, OPEN])).table.id
                wire = ClientEnd(served.house, table, ana.token, origin="https://evil.example.org")
                await wire._task
                assert wire.status == 403

    asyncio.run(story())


def test_what_a_browser_says_comes_from_elsewhere_is_refused(tmp_path: Path) -> None:
    """Also a form of plain text, which needs no leave and may come without an Origin."""

    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url) as http:
            for site, status in (
                ("cross-site", 403),
                ("same-site", 403),  # another port of this machine, another name below the same domain
                ("same-origin", 201),
                ("none", 201),
                (None, 201),  # no browser, or plain http
            ):
                headers = {"content-type": "text/plain"} | ({"sec-fetch-site": site} if site else {})
                answer = await http.post("/api/me", content=b'{"nickname": "Eve"}', headers=headers)
                assert answer.status_code == status, site
                if status == 403:
                    assert answer.json()["code"] == "foreign-origin"
            followed = await http.get("/api/games", headers={"sec-fetch-site": "cross-site"})
            assert followed.status_code == 200  # a link on another page leads here

    asyncio.run(story())


def test_foreign_seats_and_forged_tokens(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path / "db") as served,
            await served.person("Ana") as ana,
            await served.person("Eve") as eve,
            served.client("0" * 26) as forged,
            served.client("x" * 5000) as endless,
            served.client() as nobody,
        ):
            table = (await open_game(ana, GAME, 2)).table.id
            frame = await ana.view(table, 0)
            assert frame is not None
            for stranger in (eve, forged, endless, nobody):
                for wanted in (
                    stranger.play(table, frame, frame.legal[0]),
                    stranger.view(table, 0),
                    stranger.events(table, 0),
                    stranger.why_not(table, 0, 0),
                ):
                    with pytest.raises(ServerRefused) as error:
                        await wanted
                    assert error.value.failure.code == "not-your-seat"
            async with Socket(served.url, table, eve.token) as socket:
                with pytest.raises(ServerRefused) as error:
                    await socket.attach(0)
                assert error.value.failure.code == "not-your-seat"
            assert (await ana.view(table, 0)) == frame

    asyncio.run(story())


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Buckets do not fill while the test runs, however long that takes, and nobody waits for refusals."""
    monkeypatch.setattr(buckets, "monotonic", lambda: 0.0)
    monkeypatch.setattr(guard, "PENALTY_SECONDS", 0.0)
    monkeypatch.setattr(socket, "PENALTY_SECONDS", 0.0)


@pytest.mark.usefixtures("stopped_clock")
def test_too_big_too_deep_too_fast_too_strange(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db", rate=10.0) as served, httpx.AsyncClient(base_url=served.url) as http:
            json = {"content-type": "application/json"}
            for content, status in (
                (b"[" * 9000, 400),
                (b'{"a":' * 3000, 400),
                (b'{"nickname": "' + b"x" * 20_000 + b'"}', 413),
                (b'{"nickname": "\xff\xfe"}', 400),
                (b'{"nickname": "\\u0000"}', 400),
                (b'{"nickname": "\\ud800"}', 400),
                (b"", 400),
                (b"nonsense", 400),
                (b'{"nickname": "Ana", "extra": 1}', 400),
            ):
                answer = await http.post("/api/me", content=content, headers=json)
                assert answer.status_code == status, content[:40]
                assert set(answer.json()) == SHAPE
            answers = await asyncio.gather(*(http.get("/api/me") for _ in range(120)))
            refused = [answer for answer in answers if answer.status_code == 429]
            left = 10.0 * limits.REQUESTS * buckets.BURST - 9 * costs.cost_of("POST", "/api/me")
            assert len(refused) == 120 - left // costs.cost_of("GET", "/api/me")
            assert refused[0].headers["connection"] == "close"
            assert refused[0].headers["retry-after"]
            assert set(refused[0].json()) == SHAPE

    asyncio.run(story())


@pytest.mark.usefixtures("stopped_clock")
def test_a_socket_that_talks_too_fast_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db", rate=5.0) as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            wire = ClientEnd(served.house, table, ana.token)
            most = 20 + socket.MOST_STRIKES
            for n in range(most + 1):
                wire.say(f'{{"id": "p{n}", "body": {{"type": "ping"}}}}')
            answers = await wire.until(most + 1)
            assert [answer["id"] for answer in answers] == [*(f"p{n}" for n in range(most)), None]
            codes = [None] * 20 + ["too-many"] * socket.MOST_STRIKES + ["too-fast"]
            assert [answer.get("code") for answer in answers] == codes
            await wire._task  # whoever goes on with it is cut
            assert wire.closed == 1008

    asyncio.run(story())


def test_a_server_by_invitation(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db", invite_only=True) as served, served.client() as ana, served.client() as ben:
            for wanted in (ana.come_in("Ana"), ana.come_in("Ana", "0" * 26), ana.tables()):
                with pytest.raises(ServerRefused) as error:
                    await wanted
                assert error.value.failure.code == "by-invitation"
            await ana.come_in("Ana", (await served.house.people.invite())[1])
            opened = await ana.open(GAME, [HERE, OPEN])
            assert opened.invitation is not None
            assert (await ben.join(opened.table.id, opened.invitation.key, "Ben")).you.seats == [1]

    asyncio.run(story())


_words = st.sampled_from(
    ["move", "take-back", "chat", "why-not", "hint", "start", "seat", "attach", "ping", "leave", "nix"]
)
_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | _words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8) | _words, inner, max_size=4),
    max_leaves=12,
)
_body = st.fixed_dictionaries(
    {"type": _words}, optional={"move": _json, "text": _json, "since": _json, "target": _json}
)
_command = st.fixed_dictionaries(
    {"id": st.text(max_size=70) | st.just("same"), "body": _body}, optional={"seat": _json, "decision": _json}
)
_messages = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    _json.map(lambda value: msgspec.json.encode(_finite(value)).decode()),
    _command.map(lambda value: msgspec.json.encode(_finite(value)).decode()),
)


def _finite(value: Any) -> Any:
    """Numbers of JSON: no infinities and nothing beyond 64 bits."""
    if isinstance(value, int) and not isinstance(value, bool):
        return max(-(2**63), min(2**63 - 1, value))
    if isinstance(value, list):
        return [_finite(each) for each in value]
    if isinstance(value, dict):
        return {_text(key): _finite(each) for key, each in value.items()}
    return _text(value) if isinstance(value, str) else value


def _text(value: str) -> str:
    return value.encode("utf-8", "replace").decode()


@pytest.mark.parametrize("examples", [150, pytest.param(5_000, marks=pytest.mark.soak)])
def test_any_message_gets_exactly_one_answer_in_shape(examples: int, tmp_path: Path) -> None:
    loop = asyncio.new_event_loop()
    context = serving(tmp_path / "db")
    served = loop.run_until_complete(context.__aenter__())
    ana = loop.run_until_complete(served.person("Ana"))
    opened = loop.run_until_complete(ana.open(GAME, [HERE, OPEN], settings=TableSettings(hints="random")))

    @settings(max_examples=examples, suppress_health_check=list(HealthCheck), deadline=None)
    @given(st.lists(_messages, min_size=1, max_size=6))
    def grammar(messages: list[bytes | str]) -> None:
        async def story() -> None:
            wire = ClientEnd(served.house, opened.table.id, ana.token)
            for message in messages:
                wire.say(message)
            wire.say('{"id": "last", "body": {"type": "ping"}}')
            for answer in await wire.until(len(messages) + 1):
                assert answer.get("code") != "broken", messages
                if answer["type"] == "err":
                    assert set(answer) == {"type", "id"} | SHAPE
            assert len(wire.answers()) == len(messages) + 1
            await wire.cut()

        loop.run_until_complete(story())

    try:
        grammar()
    finally:
        loop.run_until_complete(ana.__aexit__())
        loop.run_until_complete(context.__aexit__(None, None, None))
        loop.close()


@pytest.mark.parametrize("examples", [8, pytest.param(200, marks=pytest.mark.soak)])
def test_any_request_is_answered_in_shape(examples: int, tmp_path: Path) -> None:
    """Schemathesis over the whole API: no 5xx, every refusal in the one shape."""
    with process(tmp_path / "db") as server:
        with httpx.Client(base_url=server.url) as http:
            token = http.post("/api/me", json={"nickname": "Ana", "bearer": True}).json()["token"]
            bearer = {"Authorization": f"Bearer {token}"}
            new = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}], "start": True}
            table = http.post("/api/tables", json=new, headers=bearer).json()["table"]["id"]
            description = http.get("/api/openapi.json").json()
        schema = schemathesis.openapi.from_dict(description)
        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]
            if operation.path.endswith("/stream") or operation.path == "/metrics":
                continue  # these do not end, or are not JSON
            _attack(operation, server.url, bearer, table, examples)
    said = server.output()
    assert "Traceback" not in said
    assert '"message":"defect"' not in said


def _attack(operation: Any, url: str, headers: dict[str, str], table: str, examples: int) -> None:
    @settings(max_examples=examples, suppress_health_check=list(HealthCheck), deadline=None, database=None)
    @given(operation.as_strategy(), st.booleans())
    def attack(case: Any, known: bool) -> None:
        if "wait" in (case.query or {}):
            case.query["wait"] = 0
        if known and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        answer = case.call(base_url=url, headers=headers)
        assert answer.status_code < 500, (case, answer.text)
        if answer.status_code >= 400:
            assert set(answer.json()) == SHAPE
            msgspec.convert(answer.json(), Failure)
        elif answer.content:
            case.validate_response(answer, checks=[response_schema_conformance])

    attack()
