"""Everything over plain HTTP: long polls, server-sent events, chat; and the documented examples."""

import asyncio
import gc
import re
import weakref
from pathlib import Path

import httpx
import msgspec
import pytest

from baluchon.client import ServerRefused, Socket
from baluchon.kernel.registry import all_games
from baluchon.kernel.shapes import Shape
from baluchon.rulespage import RulesPage, rules_page
from baluchon.server import buckets, connections, guard, guesses, limits, protocol, room, routes_tables, socket
from baluchon.server.protocol import Frame, GameTexts, Say
from baluchon.server.settings import ServerSettings
from baluchon.stories import Story, stories_of
from tests.server.serving import FAST, HERE, PATIENCE, newer_view, open_game, serving, until
from tools import protocol_types

GAME = "road-trip-europa"
PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize(("kind", "text"), EXAMPLES, ids=[f"{n}-{kind}" for n, (kind, _) in enumerate(EXAMPLES)])
def test_the_examples_of_the_protocol_page_are_what_they_say(kind: str, text: str) -> None:
    msgspec.json.decode(text.encode(), type=getattr(protocol, kind))


def test_every_command_and_message_is_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for kind in (*protocol.Body.__args__, *protocol.Push.__args__):
        assert f'"{kind.__struct_config__.tag}"' in page or f"`{kind.__struct_config__.tag}`" in page, kind


def test_every_type_is_on_the_page_once() -> None:
    page = PAGE.read_text(encoding="utf-8")
    shown = re.findall(r"^interface (\w+) \{$", page, re.M)
    structs = {
        name for name, each in vars(protocol).items() if isinstance(each, type) and issubclass(each, msgspec.Struct)
    }
    assert len(shown) == len(set(shown))
    assert structs - {"Struct"} <= set(shown)
    assert page == protocol_types.page(page), "python -m tools.protocol_types writes them anew"


def test_no_answer_leaves_a_field_out() -> None:
    """But for what a game declares, of which the page says so: a client need not know what is meant by nothing."""
    spare = {
        name for name, each in vars(protocol).items() if getattr(each, "__struct_config__", None) and _is_spare(each)
    }
    assert spare == {"Consequences"}
    assert _is_spare(Shape)


def _is_spare(kind: type[msgspec.Struct]) -> bool:
    return kind.__struct_config__.omit_defaults


def test_the_limits_on_the_page_are_those_of_the_server() -> None:
    rate, told = ServerSettings("x").rate, PAGE.read_text(encoding="utf-8").split("## Limits\n")[1].split("\n## ")[0]
    for sentence in (
        f"{rate * limits.REQUESTS:.0f} units a second, {rate * limits.REQUESTS * buckets.BURST:.0f} at once",
        f"{rate:.0f} a second, {rate * buckets.BURST:.0f} at once, each begun {limits.BYTES:,.0f} bytes counts",
        f"nothing is read for {socket.PENALTY_SECONDS:g} seconds; after {socket.MOST_STRIKES} of these",
        f"{connections.FRAMES:.0f} a second, {connections.FRAMES_AT_ONCE:.0f} at once",
        f"nothing is read for {connections.FRAMES_REST_SECONDS:g} second, ",
        f"after {connections.MOST_RESTS} such rests the line is cut",
        f"{limits.MOST_LINES_OF_PERSON:,} for a person, {room.MOST_OWN_WIRES} of them at one table",
        f"{limits.MOST_STRANGE_LINES_OF_ADDRESS} for the strangers of an address",
        f"{protocol.MOST_BYTES:,} bytes for a message or a body, {protocol.MOST_NESTING} levels of nesting",
        f"{protocol.MOST_HEAD:,} bytes for the head of a request",
        f"{guard.REQUEST_SECONDS:g} seconds for the head of a request and as long again for its body",
        f"{connections.UNREAD_SECONDS:g} seconds for an answer to be read",
        f"an answer within {guard.ANSWER_SECONDS:g} seconds, or `busy`",
        f"`wait` up to {routes_tables.LONGEST_WAIT:g} seconds",
        f"{limits.PEOPLE_REQUESTS:.0f} times the requests of one, {limits.PEOPLE_MESSAGES:.0f} times the messages",
        f"{guesses.AT_ONCE:.0f} at once, then one every {guesses.SECONDS:.0f} seconds",
        f"{guesses.NEIGHBOURS:.0f} times that from its neighbourhood",
        f"{guesses.ALL_AT_ONCE:.0f} at once, then {guesses.ALL_PER_SECOND:.0f} a second from everybody",
        f"{ServerSettings('x').people_per_address:,} in an hour from an address",
        f"{ServerSettings('x').tables_per_person} that are not over for a person",
        f"{ServerSettings('x').tables_per_address:,} a day from an address",
    ):
        assert sentence in told, sentence


def test_every_route_is_on_the_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url) as http:
            paths = (await http.get("/api/openapi.json")).json()["paths"]
        page = PAGE.read_text(encoding="utf-8")
        for path, methods in paths.items():
            plain = path.replace("{table}", "{id}")
            for method in methods:
                assert f"`{method.upper()} {plain}" in page or path in ("/healthz", "/metrics"), (method, path)

    asyncio.run(story())


def test_a_long_poll_comes_back_with_the_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            first, second = await ana.view(table, 0), await ana.view(table, 1)
            assert first is not None
            assert second is not None
            assert await ana.view(table, 0, since=first.v, wait=0.05) is None
            waiting = asyncio.create_task(newer_view(ana, table, 0, first.v + 1))
            await ana.play(table, first, first.legal[0])
            await ana.play(table, second, second.legal[0])
            newer = await waiting
            assert newer.v == first.v + 2
            whole = await ana.events(table, 0)
            assert whole.events[0].id == "event-chose"
            assert newer.events == whole.events[-len(newer.events) :]

    asyncio.run(story())


def test_no_request_waits_longer_than_fifteen_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a client would wait; a hint or a look back has its own test (`test_lanes.py`)."""
    assert routes_tables.LONGEST_WAIT < 15.0
    monkeypatch.setattr(routes_tables, "LONGEST_WAIT", 0.01)

    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            async with asyncio.timeout(PATIENCE):
                assert await ana.view(table, 0, since=10_000, wait=3_000) is None

    asyncio.run(story())


def test_what_choices_would_bring_is_told_to_whoever_asks(tmp_path: Path) -> None:
    """It costs as much as a move, so nobody gets it unasked; two wires of one seat may differ in it."""

    def foresees(frame: Frame) -> tuple[bool, bool]:
        view = msgspec.json.decode(frame.view)
        return "pencil" in view, bool(view.get("previews"))

    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            plain = await ana.view(table, 0)
            path = f"/api/tables/{table}/view"
            asked = msgspec.json.decode((await ana.request("GET", path, seat=0, previews="true")).content, type=Frame)
            assert plain is not None
            assert (foresees(plain), foresees(asked)) == ((False, False), (True, True))
            async with (
                served.socket(table, ana) as one,
                Socket(served.url, table, ana.token, previews=True) as two,
                Socket(served.url, table, ana.token, previews=True) as spectator,
            ):
                await asyncio.gather(one.attach(0), two.attach(0), spectator.attach(None))
                first = [await each.frame() for each in (one, two, spectator)]
                assert [foresees(frame) for frame in first] == [(False, False), (True, True), (False, False)]
                await one.play(plain, plain.legal[0])
                assert [foresees(await each.frame()) for each in (one, two)] == [(False, False), (True, False)]

    asyncio.run(story())


def test_whatever_waits_for_a_table_is_refused_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over HTTP and over a WebSocket; what is answered at all, such as a stream, may go on for as long as it likes."""
    assert guard.ANSWER_SECONDS < 15.0

    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            frame = await ana.view(table, 0)
            assert frame is not None
            async with served.socket(table, ana) as socket:
                await socket.attach(0)
                with monkeypatch.context() as short:
                    short.setattr(guard, "ANSWER_SECONDS", 0.01)
                    async with served.house.room(table)._turn:
                        for waiting in (ana.table(table), socket.play(frame, frame.legal[0])):
                            with pytest.raises(ServerRefused) as refused:
                                await waiting
                            assert refused.value.failure.code == "busy"
                await socket.play(frame, frame.legal[0])
                assert (await ana.view(table, 0)) is not None

    asyncio.run(story())


def test_a_stream_tells_what_a_socket_tells(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await ana.open(GAME, [HERE, HERE], settings=FAST, start=True)).table.id
            frame = await ana.view(table, 0)
            assert frame is not None
            heard: list[str] = []
            headers = {"Authorization": f"Bearer {ana.token}"}
            async with (
                httpx.AsyncClient(base_url=served.url, headers=headers, timeout=PATIENCE) as http,
                http.stream("GET", f"/api/tables/{table}/stream", params={"seat": 0}) as stream,
            ):
                assert stream.headers["content-type"].startswith("text/event-stream")
                lines = stream.aiter_lines()
                while not any('"view"' in line for line in heard):
                    heard.append(await anext(lines))
                await ana.play(table, frame, frame.legal[0])
                await ana.command(table, Say("hello"), seat=0)
                while not any("hello" in line for line in heard):
                    heard.append(await anext(lines))
            said = [msgspec.json.decode(line[6:], type=protocol.Push) for line in heard if line.startswith("data: ")]
            kinds = [message.__struct_config__.tag for message in said]
            assert kinds[:2] == ["you", "table"]
            assert kinds.count("view") == 2
            assert "id: 1" in heard

    asyncio.run(story())


@pytest.mark.parametrize("language", ["en", "fr", "de", "xx"])
def test_a_game_is_told_in_each_language(language: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, served.client() as client:
            listed = await client.games()
            assert [game.id for game in listed.games] == [game.id for game in all_games()]
            for game in all_games():
                texts = await client.game(game.id, language)
                assert texts.language == (language if language != "xx" else "en")
                assert [move.index for move in texts.moves] == list(range(len(game.moves)))
                assert texts.rules
                assert {clause.id for clause in texts.rules} >= {"RT-S1"} or game.id != GAME
                answer = await client.request("GET", f"/api/games/{game.id}", language=language, clauses="false")
                assert msgspec.json.decode(answer.content, type=GameTexts) == msgspec.structs.replace(
                    texts, rules=[], rules_text=""
                )
                answer = await client.request("GET", f"/api/games/{game.id}/rules", language=language)
                page = msgspec.json.decode(answer.content, type=RulesPage)
                assert page == rules_page(game, texts.language)
                assert page.short
                assert page.components
                answer = await client.request("GET", f"/api/games/{game.id}/stories", language=language)
                assert msgspec.json.decode(answer.content, type=list[Story]) == stories_of(game, texts.language)
            async with httpx.AsyncClient(base_url=served.url) as http:
                assert (await http.get("/api/games/chess/rules")).status_code == 404
                assert (await http.get("/api/games/chess/stories")).status_code == 404
                for path in ("/api/games", f"/api/games/{GAME}/stories?language={language}"):
                    tag = (await http.get(path)).headers["etag"]
                    assert (await http.get(path, headers={"If-None-Match": tag})).status_code == 304

    asyncio.run(story())


def test_figures_and_health(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path / "db", metrics_token="secret") as served,
            await served.person("Ana") as ana,
            served.client("secret") as prometheus,
        ):
            table = (await open_game(ana, GAME, 2)).table.id
            frame = await ana.view(table, 0)
            assert frame is not None
            await ana.play(table, frame, frame.legal[0])
            figures = (await prometheus.request("GET", "/metrics")).text
            assert "baluchon_entries_total 3.0" in figures
            assert (await ana.request("GET", "/healthz")).json()["status"] == "ok"

    asyncio.run(story())


def test_a_table_at_rest_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db", rest_after=0.2) as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            before = [await ana.view(table, seat) for seat in (0, 1)]
            assert before[0] is not None
            await ana.play(table, before[0], before[0].legal[0])
            after = [await ana.view(table, seat) for seat in (0, 1)]
            kept = weakref.ref((await served.house.room(table).load()).table)
            gc.disable()  # nothing of it may be in a cycle: the server's collector comes round seldom
            try:
                await until(lambda: not served.house._rooms)
                gone = kept() is None
            finally:
                gc.enable()
            assert gone
            assert [await ana.view(table, seat) for seat in (0, 1)] == after

    asyncio.run(story())


def test_who_missed_one_step_is_told_of_it_after_the_table_was_read_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            for seat in (0, 1):
                frame = await ana.view(table, seat)
                assert frame is not None
                await ana.play(table, frame, frame.legal[0])
            newest = (await ana.events(table, 0)).v
            before = await ana.view(table, 0, since=newest - 1)
            await served.house.room(table).close()
            assert before is not None
            assert before.events
            assert await ana.view(table, 0, since=newest - 1) == before

    asyncio.run(story())
