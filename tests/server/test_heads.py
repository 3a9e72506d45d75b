"""Heads of requests: they are short, and whatever stands in them takes time in proportion to its length."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from baluchon.server import callers
from baluchon.server.callers import secret_of
from baluchon.server.guard import headers
from baluchon.server.protocol import MOST_HEAD, NewPerson
from tests.server.serving import PATIENCE, Served, serving

SHAPE = {"code", "message", "clause", "args"}
SHORT, LONG = 1_900, 7_600
"""Bytes of what is tried: four times as much takes about four times as long, and sixteen times if it is squared."""
MOST_TIMES_LONGER = 9.0
FEW, TRIES = 3, 20
FILLINGS = ("\\", '"', ";", ",", "%41", "/", "&a=", ":", "a;q=0.1,", "[", ".")
"""What a head is filled with: everything by which some reader tells one part from the next."""
SIGNS = "\\\"';,%&=:/?#[](){}<>.*+-_~!@$^|` \t09aZé"


def _requests(filling: str, size: int) -> Iterator[tuple[str, bytes]]:
    """Requests with so much of a filling in every place that anything reads before a limit."""
    full = (filling * size)[:size]
    places = {
        "Cookie": f'baluchon="{full}"',
        "Accept-Language": full,
        "Accept-Encoding": full,
        "Forwarded": full,
        "X-Forwarded-For": full,
        "X-Forwarded-Proto": full,
        "X-Forwarded-Host": full,
        "X-Real-IP": full,
        "Range": f"bytes={full}",
        "If-None-Match": full,
        "Origin": f"http://{full}",
        "Authorization": f"Bearer {full}",
        "Content-Type": full,
        "Last-Event-ID": full,
        "Sec-Fetch-Site": full,
        "X-Unknown": full,
    }
    for name, value in places.items():
        head = f"POST /api/codes HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n{name}: {value}\r\n\r\n"
        yield name, head.encode()
    yield "Host", f"GET /api/nowhere HTTP/1.1\r\nHost: {full}\r\n\r\n".encode()
    for name, value in {
        "Sec-WebSocket-Key": full,
        "Sec-WebSocket-Version": full,
        "Sec-WebSocket-Protocol": full,
        "Sec-WebSocket-Extensions": f"permessage-deflate; {full}",
        "Connection": f"Upgrade, {full}",
        "Upgrade": f"websocket, {full}",
        "Cookie": f'baluchon="{full}"',
        "Origin": f"http://{full}",
        "X-Forwarded-For": full,
    }.items():
        yield f"line: {name}", _handshake("/api/tables/nowhere/socket", {name: value})
    asked = full.replace(" ", "+").replace("\\", "%5C").replace('"', "%22")[:size]
    for name, path in (("query", f"/api/nowhere?{asked}"), ("path", f"/{asked}"), ("API path", f"/api/tables/{asked}")):
        yield name, f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
        yield f"line: {name}", _handshake(path)
    yield "line: chat", _handshake(f"/api/tables/nowhere/socket?{asked}")


def _handshake(path: str, more: dict[str, str] | None = None) -> bytes:
    """What opens a WebSocket, with some of its headers as they should not be."""
    headers = {
        "Host": "127.0.0.1",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "A" * 22 + "==",
        **(more or {}),
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode()


async def _answer(served: Served, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(served.url.rsplit(":", 1)[1]))
    writer.write(request)
    try:
        async with asyncio.timeout(PATIENCE):
            head = await reader.readuntil(b"\r\n\r\n")
            length = next(int(line[15:]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:"))
            return head + await reader.readexactly(length)
    finally:
        writer.close()


def _quickest(work: Callable[[], object], tries: int = TRIES) -> float:
    """The least processor time of several tries: other work on the machine only adds to it."""
    took = []
    for _ in range(tries):
        began = time.process_time()
        work()
        took.append(time.process_time() - began)
    return min(took)


async def _check_growth(served: Served, filling: str) -> None:
    """Ask with short and with long heads of this filling; what a long one takes more is in proportion."""

    async def quickest(request: bytes, tries: int) -> float:
        took = []
        for _ in range(tries):
            began = time.process_time()
            answer = await _answer(served, request)
            took.append(time.process_time() - began)
            assert b" 5" not in answer[:10], (request[:80], answer)
        return min(took)

    for (name, short), (_, long) in zip(_requests(filling, SHORT), _requests(filling, LONG), strict=True):
        # The quickest of several short ones says what it costs; of a long one that was slow, whether by accident.
        if await quickest(long, 1) > MOST_TIMES_LONGER * await quickest(short, FEW):
            ratio = await quickest(long, TRIES) / await quickest(short, TRIES)
            assert ratio < MOST_TIMES_LONGER, (name, filling, ratio)


def test_whatever_stands_in_a_head_takes_time_in_proportion(tmp_path: Path) -> None:
    """The processor time of this process, server and asking included, for long heads beside short ones."""

    async def story() -> None:
        async with serving(tmp_path / "db") as served:
            for _ in range(3):  # then all is loaded
                await _answer(served, b"GET /api/nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            for filling in FILLINGS:
                await _check_growth(served, filling)

    asyncio.run(story())


def test_a_reader_whose_time_is_squared_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def squared(scope: Any) -> None:
        for text in headers(scope, b"cookie"):
            sum(map(text.count, text * 12))  # in one line: what coverage traces takes long, too

    async def story() -> None:
        async with serving(tmp_path / "db") as served:
            monkeypatch.setattr(callers, "secret_of", squared)
            with pytest.raises(AssertionError, match="Cookie"):
                await _check_growth(served, "\\")

    asyncio.run(story())


@pytest.mark.soak
def test_whatever_is_repeated_in_a_head_takes_time_in_proportion(tmp_path: Path) -> None:
    """Fillings that nobody has thought of: some signs that readers look for, in any order, over and over."""
    loop = asyncio.new_event_loop()
    context = serving(tmp_path / "db")
    served = loop.run_until_complete(context.__aenter__())

    @settings(max_examples=200, suppress_health_check=list(HealthCheck), deadline=None)
    @given(st.text(SIGNS, min_size=1, max_size=5))
    def grows(filling: str) -> None:
        loop.run_until_complete(_check_growth(served, filling))

    try:
        grows()
    finally:
        loop.run_until_complete(context.__aexit__(None, None, None))
        loop.close()


@pytest.mark.parametrize("filling", FILLINGS)
def test_a_cookie_is_read_in_proportion_to_its_length(filling: str) -> None:
    def scope(size: int) -> dict[str, object]:
        return {"headers": [(b"cookie", f'baluchon="{(filling * size)[:size]}"'.encode())]}

    short, long = scope(1_000), scope(8_000)
    few = _quickest(lambda: [secret_of(short) for _ in range(20)])
    assert _quickest(lambda: [secret_of(long) for _ in range(20)]) < 3 * 8 * max(few, 1e-4)


def test_only_what_the_server_has_set_is_read_of_a_cookie() -> None:
    secret = "0123456789abcdefghjkmnpqrs"
    for cookie, read in (
        (f"baluchon={secret}", secret),
        (f"theme=dark; baluchon={secret}; lang=fr", secret),
        (f"x=1;baluchon={secret}", secret),
        (f"a=b; baluchon=; baluchon={secret}", secret),
        (f'baluchon="{secret}"', None),
        (f"baluchon={secret}0", None),
        (f"xbaluchon={secret}", None),
        ("baluchon=" + "\\" * 26, None),
        ("", None),
    ):
        assert secret_of({"headers": [(b"cookie", cookie.encode())]}) == read, cookie
    assert secret_of({"headers": [(b"cookie", b"a=b"), (b"cookie", f"baluchon={secret}".encode())]}) == secret


@pytest.mark.parametrize(
    "head",
    [
        b"X: " + b"x" * MOST_HEAD + b"\r\n",
        b"X: x\r\n" * (MOST_HEAD // 6),
        b"X: x\r\n" + b" folded\r\n" * (MOST_HEAD // 9),
        b"Cookie: baluchon=" + b"\\" * 30_000 + b"\r\n",
        b"X: " + b"x" * 250_000 + b"\r\n",
    ],
)
@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("second", [True, False])
def test_a_head_that_is_too_long_is_refused(head: bytes, whole: bool, second: bool, tmp_path: Path) -> None:
    """Also if it comes at once with the end of it, and if it comes behind another request."""

    async def story() -> None:
        async with serving(tmp_path / "db") as served:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(served.url.rsplit(":", 1)[1]))
            if second:
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                await reader.readuntil(b'"}')
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n" + head + b"\r\n" * whole)
            try:
                answer = await asyncio.wait_for(reader.read(), PATIENCE)
            except ConnectionError:
                return  # it hung up while more was on its way
            told, _, body = answer.partition(b"\r\n\r\n")
            assert told.startswith(b"HTTP/1.1 431 ")
            assert set(msgspec.json.decode(body)) == SHAPE
            writer.close()

    asyncio.run(story())


def test_a_head_of_the_greatest_length_is_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served:
            begin = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "
            fill = b"x" * (MOST_HEAD - len(begin) - 4)
            assert (await _answer(served, begin + fill + b"\r\n\r\n")).startswith(b"HTTP/1.1 200 ")

    asyncio.run(story())


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"nonsense\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://[\r\nContent-Length: 0\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n",
        b"GET / HTTP/1.1\r\nHost: [\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: [::1\r\nX-Forwarded-Proto: nonsense\r\n\r\n",
        b"GET /%ff%00%2f HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    ],
)
def test_no_head_breaks_the_server(head: bytes, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served:
            answer = await _answer(served, head)
            status = int(answer[9:12])
            assert status < 500
            if status >= 400:
                assert set(msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])) == SHAPE

    asyncio.run(story())


def test_names_are_checked_in_proportion_to_their_length() -> None:
    def work(size: int) -> None:
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(msgspec.json.encode({"nickname": "a" * size + "\0"}), type=NewPerson)

    assert _quickest(lambda: work(16_000)) < 3 * 8 * max(_quickest(lambda: work(2_000)), 1e-4)
