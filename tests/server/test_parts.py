"""The parts around the tables, each by itself: the house, its workers, the guard, pages and logs."""

import asyncio
import io
import logging
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import pytest

from baluchon.client import ServerRefused
from baluchon.kernel import registry
from baluchon.server import buckets, eager, guard, house, logs, people, routes_client, routes_tables
from baluchon.server.house import House
from baluchon.server.lanes import Kind, Lane, Turn, Workers
from baluchon.server.protocol import MOST_NESTING, Analysis, Command, Hint, NewPerson, NewSeat, Ping, TableSettings
from baluchon.server.refusals import Refused
from baluchon.server.run import config
from baluchon.server.settings import ServerSettings
from baluchon.server.store import StoreFailing, open_store
from tests.luck import SeededLuck
from tests.server.client_end import ClientEnd
from tests.server.serving import FAST, HERE, OPEN, open_game, play_out, serving, until

GAME = "road-trip-europa"


# ------------------------------------------------------------------------------------------- beginning coroutines


def test_a_coroutine_without_a_wait_needs_no_task() -> None:
    async def story() -> None:
        done = []

        async def quick() -> None:
            done.append("quick")

        async def slow(ready: asyncio.Event) -> None:
            await ready.wait()
            done.append("slow")
            await asyncio.sleep(0)
            done.append("to the end")

        loop, ready = asyncio.get_running_loop(), asyncio.Event()
        assert eager.begin(quick(), loop) is None
        task = eager.begin(slow(ready), loop)
        assert task is not None
        assert done == ["quick"]
        ready.set()
        await task
        assert done == ["quick", "slow", "to the end"]

    asyncio.run(story())


# ---------------------------------------------------------------------------------------------------- the guard


@pytest.mark.parametrize(
    ("text", "fine"),
    [
        ("[" * MOST_NESTING + "]" * MOST_NESTING, True),
        ("[" * (MOST_NESTING + 1) + "]" * (MOST_NESTING + 1), False),
        ("[]" * 100, True),
        ('["' + "[" * 100 + '"]', True),
        ('["\\"' + "[" * 100 + '"]', True),
        ('["\\\\", ' + "[" * 100 + "]", False),
    ],
)
def test_nesting_is_counted_outside_of_strings(text: str, fine: bool) -> None:
    if fine:
        guard.check_nesting(text.encode())
        return
    with pytest.raises(Refused, match="nested"):
        guard.check_nesting(text.encode())


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(buckets, "monotonic", lambda: now)
    bucket = buckets.Bucket(2.0)
    assert [bucket.take() for _ in range(9)] == [True] * 8 + [False]
    now += 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now += 1_000.0
    assert [bucket.take() for _ in range(9)] == [True] * 8 + [False]


def test_a_rename_is_for_whoever_is_renamed(tmp_path: Path) -> None:
    """It is seen on all their devices at once, and nobody else is looked up again for it."""

    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            others = [await served.person(f"Ben {n}") for n in range(3)]
            async with served.client() as phone:
                await phone.recover((await ana.recovery()).code)
                everybody = (ana, phone, *others)
                assert [(await each.me()).nickname for each in everybody] == ["Ana", "Ana", "Ben 0", "Ben 1", "Ben 2"]
                store = served.house.store
                with patch.object(store, "token", wraps=store.token) as looking:
                    for n in range(5):
                        await ana.request("POST", "/api/me/nickname", NewPerson(f"Anna {n}"))
                    names = [(await each.me()).nickname for each in everybody]
                    assert names == ["Anna 4", "Anna 4", "Ben 0", "Ben 1", "Ben 2"]
                    assert looking.call_count == 0
            for client in others:
                await client.__aexit__()

    asyncio.run(story())


def test_of_very_many_devices_the_latest_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MOST_REMEMBERED", 3)

    async def story() -> None:
        async with serving(tmp_path / "db") as served:
            known = served.house.people
            tokens = [(await known.add(f"Ana {n}"))[1] for n in range(6)]
            for token in tokens:
                await known.of(token)
            assert [known.peek(token) is not None for token in tokens] == [False] * 3 + [True] * 3
            for token in tokens:
                await served.house.forget(people.hash_of(token))
            assert [known.has_forgotten(people.hash_of(token)) for token in tokens] == [False] * 3 + [True] * 3
            assert [await known.of(token) for token in tokens] == [None] * 6

    asyncio.run(story())


def test_a_body_that_does_not_say_how_long_it_is(tmp_path: Path) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(40):
            yield b"x" * 1_000

    async def chunks() -> Any:
        for chunk in endless():
            yield chunk

    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url) as http:
            answer = await http.post("/api/me", content=chunks(), headers={"content-type": "application/json"})
            assert answer.status_code == 413
            with patch.object(buckets, "MOST_REMEMBERED", 0):
                assert (await http.get("/healthz")).status_code == 200

    asyncio.run(story())


def test_cookies_and_tokens_that_are_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url) as http:
            for headers in (
                {"cookie": "other=1"},
                {"cookie": "bad key=; ;;=\x01"},
                {"authorization": "Basic abc"},
                {"authorization": "Bearer x"},
            ):
                answer = await http.get("/api/me", headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (401, "no-person")
            assert (await http.post("/api/me/forget")).status_code == 204
            assert (await http.get("/api/games/chess")).status_code == 404
            assert (await http.put("/api/games")).json()["code"] == "wrong-method"

    asyncio.run(story())


def test_a_closed_game_is_told_in_the_log_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    entries = [EntryPoint("ill", "tests.kernel.ill:GAME", registry.GROUP), *entry_points(group=registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda *, group: entries)
    monkeypatch.setattr(logging.getLogger("baluchon.server"), "propagate", True)

    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url) as http:
            listed = [game["id"] for game in (await http.get("/api/games")).json()["games"]]
            assert "ill" not in listed
            assert GAME in listed
            answer = await http.get("/api/games/ill")
            assert answer.status_code == 404
            assert "column n: 'banana' is not allowed" in answer.text

    registry._found.cache_clear()
    try:
        asyncio.run(story())
    finally:
        registry._found.cache_clear()
    told = [vars(record) for record in caplog.records if record.getMessage() == "game closed"]
    assert [each["game"] for each in told] == ["ill"]
    assert "column n: 'banana' is not allowed" in told[0]["error"]


# -------------------------------------------------------------------------------------------------------- pages


def test_files_of_the_client_and_nothing_else(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the client</p>")
    (static / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("no")

    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url) as http:
            index = await http.get("/")
            assert (index.text, index.headers["cache-control"]) == ("<p>the client</p>", "no-cache")
            script = await http.get("/assets/app.js")
            assert "javascript" in script.headers["content-type"]
            assert "immutable" in script.headers["cache-control"]
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%5csecret.txt", "/assets"):
                assert (await http.get(path)).status_code == 404, path

    with patch.object(routes_client, "_static", lambda: static):
        asyncio.run(story())


def test_a_server_without_the_client_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url) as http:
            assert "Baluchon is running" in (await http.get("/")).text

    with patch.object(routes_client, "_static", lambda: tmp_path):
        asyncio.run(story())


# ------------------------------------------------------------------------------------------------------ sockets


def test_sockets_that_are_turned_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db", invite_only=True) as served:
            served.house.settings = msgspec.structs.replace(served.house.settings, invite_only=False)
            ana = await served.person("Ana")
            table = (await open_game(ana, GAME, 2)).table.id
            for id, code in (("nowhere", "not-found"), ("NOT-AN-ID", "not-found")):
                with pytest.raises(ServerRefused) as error:
                    await served.socket(id, ana).__aenter__()
                assert error.value.failure.code == code
            with patch("baluchon.server.room.MOST_OWN_WIRES", 0):
                end = ClientEnd(served.house, table, ana.token)
                await end._task
                assert end.closed == 1013
                assert msgspec.json.decode(end.heard[-1])["code"] == "too-many"
            with patch.object(served.house.people, "of", side_effect=StoreFailing("away")):
                end = ClientEnd(served.house, table, ana.token)
                await end._task
                assert end.status == 503
            served.house.settings = msgspec.structs.replace(served.house.settings, invite_only=True)
            end = ClientEnd(served.house, table, None)
            await end._task
            assert end.status == 403
            with pytest.raises(ServerRefused) as error:
                await served.socket("t/elsewhere", ana).__aenter__()
            assert error.value.status == 403
            await ana.__aexit__()

    asyncio.run(story())


def test_hints_run_aside_but_not_without_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            settings = TableSettings(pace="instant", hints="random")
            table = (await ana.open(GAME, [HERE, HERE], settings=settings, start=True)).table.id
            going, release = 0, asyncio.Event()

            async def weigh(owner: str, level: str, position: bytes) -> list[Any]:
                nonlocal going
                going += 1
                await release.wait()
                return []

            with patch.object(served.house, "weigh", weigh):
                end = ClientEnd(served.house, table, ana.token)
                for n in range(4):
                    end.say(msgspec.json.encode(Command(f"h{n}", Hint(), 0)))
                end.say(msgspec.json.encode(Command("ping", Ping())))
                assert [answer["id"] for answer in await end.until(1)] == ["ping"]
                end.say(msgspec.json.encode(Command("h4", Hint(), 0)))
                end.say(msgspec.json.encode(Command("last", Ping())))
                await until(lambda: going == 4)
                assert len(end.answers()) == 1
                release.set()
                answers = await end.until(7)
                assert {answer["id"] for answer in answers} == {"ping", "last", *(f"h{n}" for n in range(5))}
                await end.cut()

    asyncio.run(story())


def test_a_stream_that_has_nothing_to_tell_stays_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            headers = {"Authorization": f"Bearer {ana.token}", "Last-Event-ID": "0"}
            with patch.object(routes_tables, "STREAM_PING", 0.01):
                async with (
                    httpx.AsyncClient(base_url=served.url, headers=headers, timeout=60) as http,
                    http.stream("GET", f"/api/tables/{table}/stream", params={"seat": 0}) as stream,
                ):
                    async for text in stream.aiter_lines():
                        if text == ": still here":
                            break
            await until(lambda: not served.house.room(table).wires)
            with pytest.raises(ServerRefused) as error:
                await ana.request("GET", f"/api/tables/{table}/stream", seat=9)
            assert error.value.failure.code == "not-your-seat"
            assert not served.house.room(table).wires

    asyncio.run(story())


# ------------------------------------------------------------------------------------------------ bots and workers


def _die(*_: Any) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _die_once(file: str) -> str:
    if not Path(file).exists():
        Path(file).touch()
        _die()
    return "done"


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        workers = Workers(1)
        try:
            lane, turn = workers.lane(quick=False), Turn(Kind.PLAY, "ana")
            assert await lane.run(turn, _die_once, str(tmp_path / "died")) == "done"
            with pytest.raises(Refused, match="the worker died"):
                await lane.run(turn, _die)
            assert await lane.run(turn, abs, -1) == 1
            workers.asked = 64
            with pytest.raises(Refused, match="all workers are busy"):
                await workers.ask(turn, lane, abs, -1)
        finally:
            workers.close()

    asyncio.run(story())


def test_a_bot_that_fails_makes_a_random_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            asked = []
            think = served.house.think

            async def failing(turn: Turn, level: str, position: bytes, seed: int) -> int:
                asked.append(level)
                if level != "random":
                    raise ZeroDivisionError
                return await think(turn, level, position, seed)

            with patch.object(served.house, "think", failing):
                bot = NewSeat("bot", level="casual")
                table = (await ana.open(GAME, [HERE, bot], settings=FAST, start=True)).table.id
                room = served.house.room(table)
                await until(lambda: served.house.metrics.bot_moves == 1)
            assert asked == ["casual"] * 3 + ["random"]
            with pytest.raises(Refused, match="no bot"):
                await room.bot_move(0, 0, 0)

    asyncio.run(story())


def test_analyses_are_kept_but_not_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            tables = [(await open_game(ana, GAME, 2)).table.id for _ in range(2)]
            with pytest.raises(ServerRefused) as error:
                await ana.analysis(tables[0])
            assert error.value.failure.code == "wrong-status"
            for table in tables:
                await play_out(served, table, [ana, ana], lambda frame: frame.legal[0])
            with patch.object(house, "MOST_ANALYSES", 1):
                first = await ana.analysis(tables[0])
                assert await ana.analysis(tables[0]) == first
                await ana.analysis(tables[1])
            assert list(served.house._analyses) == [tables[1]]
            assert (await ana.replay(tables[0], 1, first=3)).frames[0].n == 3
            with pytest.raises(ServerRefused) as error:
                await ana.replay(tables[0], 9)
            assert error.value.failure.code == "bad-request"

    asyncio.run(story())


def test_an_analysis_is_made_once_for_all_who_ask_and_kept_with_the_game(store_url: str) -> None:
    async def story() -> None:
        asked: list[bytes | None] = []
        begins = asyncio.Event()

        async def look(turn: Turn, lane: Lane, work: Any, record: bytes, before: bytes | None) -> Any:
            assert turn.kind == Kind.LOOK_BACK
            asked.append(before)
            await begins.wait()
            step = len(asked)
            told = Analysis(step, step == 3, [0], [[1.0]], [[1.0]], [[1.0]], step, 0.03, [], [])
            return b"%d" % step, msgspec.json.encode(told), step == 3

        async with serving(store_url) as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            await play_out(served, table, [ana, ana], lambda frame: frame.legal[0])
            with patch.object(served.house._workers, "ask", look):
                both = asyncio.gather(ana.analysis(table), ana.analysis(table))
                await until(lambda: len(asked) == 1)
                begins.set()
                assert [each.step for each in await both] == [1, 1]
                assert (await ana.analysis(table)).step == 1, "what is known is told at once"
                assert [(await ana.analysis(table, after=step)).step for step in (1, 2, 3)] == [2, 3, 3]
            assert asked == [None, b"1", b"2"], "each step goes on from the last, and none is made twice"
        async with serving(store_url) as served, served.client() as eve:
            with patch.object(served.house._workers, "ask", look):
                assert (await eve.analysis(table)).whole
            assert len(asked) == 3

    asyncio.run(story())


# ---------------------------------------------------------------------------------------------------- the house


def test_a_house_that_closes_takes_no_new_work(tmp_path: Path) -> None:
    async def story() -> None:
        database = str(tmp_path / "db")
        house = House(ServerSettings(database), open_store(database), luck=SeededLuck("parts"))
        await house.open()

        begun = asyncio.Event()

        async def fails() -> None:
            begun.set()
            raise ZeroDivisionError

        house.background(fails())  # it is logged, and disturbs nobody
        await begun.wait()
        house.background(fails())  # this one never begins
        await house.close()
        with pytest.raises(Refused, match="stopping"):
            house.room("t")

    asyncio.run(story())


def test_the_store_fails_while_a_table_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await ana.open(GAME, [HERE, OPEN])).table.id
            await served.house.room(table).close()
            with patch.object(served.house.store, "rows", side_effect=StoreFailing("away")):
                with pytest.raises(ServerRefused) as error:
                    await ana.table(table)
                assert (error.value.status, error.value.failure.code) == (503, "store-failing")
            with patch.object(served.house.store, "listed", side_effect=StoreFailing("away")):
                with pytest.raises(ServerRefused) as error:
                    await ana.tables()
                assert (error.value.status, error.value.failure.code) == (503, "store-failing")
            assert (await ana.table(table)).status == "waiting"

    asyncio.run(story())


def test_people_are_forgotten_from_memory_before_it_fills(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served:
            with patch.object(people, "MOST_REMEMBERED", 1):
                for name in ("Ana", "Ben"):
                    async with await served.person(name) as person:
                        assert (await person.me()).nickname == name
            assert len(served.house.people._remembered) == 1

    asyncio.run(story())


def test_the_server_is_not_the_first_to_hang_up() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None: ...

    kept = config(app, ServerSettings("db")).timeout_keep_alive
    expiry = httpx.Limits().keepalive_expiry
    assert expiry is not None
    assert kept > max(60.0, expiry)


def test_addresses() -> None:
    assert ServerSettings("db", host="::1", port=1).address == "http://[::1]:1"
    assert ServerSettings("db", public_url="https://games.example.org/").address == "https://games.example.org"
    assert ServerSettings("db", public_url="https://games.example.org/").secure


@contextmanager
def _own_logging() -> Iterator[None]:
    """Afterwards the loggers are as they were."""
    loggers = [logging.getLogger(name) for name in ("baluchon.server", "uvicorn", "litestar")]
    before = [(each, each.handlers, each.propagate, each.level) for each in loggers]
    try:
        yield
    finally:
        for each, handlers, propagate, level in before:
            for handler in set(each.handlers) - set(handlers):
                handler.close()
            each.handlers, each.propagate = handlers, propagate
            each.setLevel(level)


def test_logs_are_one_object_a_line() -> None:
    out = io.StringIO()
    with _own_logging():
        with patch("sys.stderr", out):
            logs.begin_logging("info")
        try:
            raise ZeroDivisionError("oh")
        except ZeroDivisionError:
            logs.log.exception("broken", extra={"table": "t"})
        logs.log.debug("too quiet to be heard")
    (line,) = out.getvalue().splitlines()
    said = msgspec.json.decode(line)
    assert (said["level"], said["message"], said["table"]) == ("error", "broken", "t")
    assert "ZeroDivisionError: oh" in said["trace"]


def test_nobody_fills_a_disk_with_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(logs, "monotonic", lambda: now)
    monkeypatch.setattr(logs, "FILE_BYTES", 2_000)
    file = tmp_path / "log"
    with _own_logging():
        logs.begin_logging("info", file)
        for number in range(1_000):  # as many bad requests as you like
            logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
            logs.log.error("store failing", extra={"table": number})
        written = sum(len(each.read_text().splitlines()) for each in tmp_path.iterdir())
        assert 1 <= written <= 2 * logs.MOST_ALIKE
        now = 60.0
        logs.log.error("store failing", extra={"table": 7})
        assert f'"left_out":"{1_000 - logs.MOST_ALIKE}"' in file.read_text().splitlines()[-1]
        for number in range(10_000):  # always something else
            now += 1.0
            logs.log.error(f"line {number}")
        files = list(tmp_path.iterdir())
        assert len(files) == logs.FILES + 1
        assert all(each.stat().st_size <= logs.FILE_BYTES for each in files)
