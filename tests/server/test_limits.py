"""No address slows others: what strangers may ask for, what is kept for players, and who is cut."""

import asyncio
import socket as plain
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from baluchon.client import Client, ServerRefused
from baluchon.server import buckets, chat, connections, guard, limits, room
from baluchon.server import house as house_module
from baluchon.server.costs import cost_of
from baluchon.server.limits import Limits
from baluchon.server.networks import neighbourhood_of, network_of
from baluchon.server.protocol import ChangeSettings, Close, Leave, NewSeat, Say, TableSettings
from baluchon.server.refusals import Refused
from baluchon.server.routes_challenges import ENTRIES
from baluchon.server.settings import ServerSettings
from baluchon.server.wires import MOST_UNSENT, QueueWire
from tests.server.client_end import ClientEnd
from tests.server.serving import FAST, HERE, OPEN, PATIENCE, open_game, play_out, serving, until

GAME = "road-trip-europa"


@pytest.fixture(autouse=True)
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Buckets do not fill while a test runs, however long that takes, and nobody waits for refusals."""
    monkeypatch.setattr(buckets, "monotonic", lambda: 0.0)
    monkeypatch.setattr(guard, "PENALTY_SECONDS", 0.0)


def test_a_household_is_one_address() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::9") != network_of("2001:db8:1:2::9")
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("no:address") == "no:address"


def test_what_one_person_easily_has_many_of_is_a_neighbourhood() -> None:
    assert neighbourhood_of("192.0.2.7") == neighbourhood_of("192.0.2.200") == "192.0.2.0/24"
    assert neighbourhood_of("192.0.3.7") != neighbourhood_of("192.0.2.7")
    sites = {neighbourhood_of(network_of(f"2001:db8:1:{n:x}::9")) for n in range(60)}
    assert sites == {"2001:db8:1::/48"}
    assert neighbourhood_of(network_of("2001:db8:2::9")) == "2001:db8:2::/48"
    assert neighbourhood_of("") == ""


def test_dear_requests_count_for_more() -> None:
    costs = [
        cost_of(*request)
        for request in (
            ("GET", "/assets/x.js"),
            ("GET", "/api/games"),
            ("GET", "/api/me"),
            ("POST", "/api/me"),
            ("POST", "/api/tables"),
            ("GET", "/api/tables/t/analysis"),
            ("GET", "/api/tables/t/draws"),
            ("GET", "/api/me/past"),
            ("POST", "/api/tables/t/challenge"),
            ("POST", "/api/tables/t/from-here"),
        )
    ]
    assert costs == [0.5, 1.0, 2.0, 2.0, 3.0, 8.0, 8.0, 8.0, 3.0, 12.0]


def test_a_table_that_begins_in_the_middle_of_a_game_counts_for_several(tmp_path: Path) -> None:
    """It is as many entries longer: a day's worth of them must not fill a disk."""

    async def story() -> None:
        async with serving(tmp_path / "db", tables_per_address=3) as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            await play_out(served, table, [ana, ana], lambda frame: frame.legal[0])
            played = await served.house.room(table).read(lambda sitting: sitting.table.playing)
            assert len(played.log) > ENTRIES
            with pytest.raises(ServerRefused) as error:
                await ana.play_from(table, len(played.log))
            assert error.value.failure.code == "too-many"
            await ana.play_from(table, 1)

    asyncio.run(story())


def test_strangers_use_up_what_strangers_have() -> None:
    given = Limits(ServerSettings("db", rate=1.0))
    for _ in range(16):
        given.request("a", None, 1.0)
    with pytest.raises(Refused, match="slow down"):
        given.request("a", None, 1.0)
    given.request("b", None, 1.0)
    given.request("a", "ana", 16.0)
    with pytest.raises(Refused, match="slow down"):
        given.request("b", "ana", 1.0)  # wherever she is
    strange = [given.hold("a", None) for _ in range(limits.MOST_STRANGE_LINES_OF_ADDRESS)]
    with pytest.raises(Refused, match="too many connections"):
        given.hold("a", None)
    lines = [given.hold("a", "ana") for _ in range(limits.MOST_LINES_OF_PERSON)]
    with pytest.raises(Refused, match="too many connections"):
        given.hold("c", "ana")
    lines.pop().close()
    given.hold("c", "ana").close()
    strange.pop().close()
    given.hold("a", None).close()
    given.hold("b", None).close()
    for _ in range(int(limits.STRANGE_HANDSHAKES_AT_ONCE) - 1):
        given.hold("b", None).close()
    with pytest.raises(Refused, match="too many new connections"):
        given.hold("b", None)


def _granted(ask: Callable[..., object], asked: Iterable[tuple[Any, ...]]) -> int:
    """How many of these are not refused."""
    granted = 0
    for each in asked:
        with suppress(Refused):
            ask(*each)
            granted += 1
    return granted


def test_many_people_at_an_address_have_several_times_what_one_has() -> None:
    """Anybody can be several people: an identity more brings no quota more."""
    given = Limits(ServerSettings("db", rate=1.0))
    each, people = 16.0, [f"person {n}" for n in range(40)]

    assert _granted(given.request, [("a", person, each) for person in people]) == limits.PEOPLE_REQUESTS
    given.request("b", people[-1], each)  # elsewhere they have what is theirs
    given.request("a", None, each)  # and strangers what they have together
    said = [given.messages("a", person) for person in people]
    assert [bucket.take(each) for bucket in said].count(True) == limits.PEOPLE_MESSAGES
    assert given.messages("b", people[-1]).take(each)
    assert given.messages("a", None).take(each)


def test_what_an_address_has_is_not_taken_from_whoever_is_refused() -> None:
    given = Limits(ServerSettings("db", rate=1.0))
    for n in range(int(limits.PEOPLE_REQUESTS)):
        given.request("a", f"person {n}", 16.0)
    with pytest.raises(Refused):
        given.request("a", "ana", 16.0)
    given.request("b", "ana", 16.0)


def test_people_come_in_by_the_minute() -> None:
    given = Limits(ServerSettings("db", people_per_address=1_200))
    for _ in range(120):
        given.new_person("192.0.2.1")
    with pytest.raises(Refused, match="too many people") as refused:
        given.new_person("192.0.2.1")
    assert refused.value.wait == 3.0
    near = [(f"192.0.2.{n}",) for n in range(2, 10) for _ in range(120)]
    assert _granted(given.new_person, near) == 120 * (limits.NEIGHBOURS - 1)
    given.new_person("198.51.100.1")


def test_handshakes_are_counted_before_anybody_is_looked_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            store = served.house.store
            with (
                patch.object(limits, "ARRIVALS_AT_ONCE", 3.0),
                patch.object(served.house, "limits", Limits(served.house.settings)),
                patch.object(store, "token", wraps=store.token) as looking,
            ):
                ends = [ClientEnd(served.house, table, f"nobody {n}") for n in range(8)]
                await until(lambda: [end.status for end in ends].count(429) == 5)
                await until(lambda: looking.call_count == 3)
            for end in ends[:3]:
                await end.cut()

    asyncio.run(story())


def test_whoever_is_told_to_wait_comes_in_after_that(monkeypatch: pytest.MonkeyPatch) -> None:
    """What `Retry-After` says is true: earlier it is too early, then it is not."""
    now = 0.0
    monkeypatch.setattr(buckets, "monotonic", lambda: now)
    given = Limits(ServerSettings("db", tables_per_address=10))

    def wrong(address: str, secret: str) -> None:
        with given.guess(address, secret):
            raise Refused("wrong-key", "no")

    kinds: dict[str, Callable[[], None]] = {
        "requests": lambda: given.request("a", None, 8.0),
        "requests of a person": lambda: given.request("a", "ana", 8.0),
        "tables": lambda: given.new_table("a"),
        "people": lambda: given.new_person("a"),
        "handshakes": lambda: given.arrival("a"),
        "lines": lambda: given.hold("a", None).close(),
        "codes": lambda: wrong("a", "abcdef"),
        "keys": lambda: wrong("b", "a" * 26),
    }
    for kind, ask in kinds.items():
        told: list[float] = []
        while len(told) < 2:
            try:
                ask()
            except Refused as refused:
                if refused.code == "too-many":
                    told.append(refused.wait)
                    now += refused.wait - 0.001
        assert told[1] <= 0.0011, (kind, told)
        header = int(Refused("too-many", "", wait=told[0]).headers["retry-after"])
        assert max(0.0, header - 1) < told[0] <= header, kind
        now += 0.002
        with suppress(Refused):  # a wrong code is wrong, and that is told again
            ask()
        now += 86_400.0


def test_addresses_are_forgotten_only_when_nothing_is_noted_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever brings many others does not get rid of what was noted of the first."""
    now = 0.0
    monkeypatch.setattr(buckets, "monotonic", lambda: now)
    monkeypatch.setattr(buckets, "MOST_REMEMBERED", 3)
    given = Limits(ServerSettings("db", rate=1.0))
    held = [given.hold("a", None) for _ in range(limits.MOST_STRANGE_LINES_OF_ADDRESS)]
    given.request("b", None, 16.0)
    for n in range(50):
        with suppress(Refused):  # those for whom there is no room share what is left
            given.request(f"other {n}", None, 1.0)
    assert len(given._addresses) <= 3
    with pytest.raises(Refused, match="slow down"):
        given.request("b", None, 1.0)
    now += 3_600.0  # all is forgiven but what is still open
    for n in range(50):
        given.request(f"another {n}", None, 1.0)
        now += 60.0
    assert len(given._addresses) <= 3
    with pytest.raises(Refused, match="too many connections"):
        given.hold("a", None)
    held[0].close()


def test_the_description_is_made_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url) as http:
            first = [await http.get(page) for page in ("/api/openapi.json", "/api/docs", "/api/docs.css")]
            with patch("litestar.openapi.spec.OpenAPI.to_schema", side_effect=AssertionError):
                for before in first:
                    page = before.request.url.path
                    assert (await http.get(page)).content == before.content
                    tag = {"if-none-match": before.headers["etag"]}
                    again = await http.get(page, headers=tag)
                    assert (again.status_code, again.content) == (304, b"")

    asyncio.run(story())


def test_strangers_do_not_take_the_places_of_players(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            with patch.object(room, "MOST_STRANGERS", 3):
                ends = [ClientEnd(served.house, table, None) for _ in range(4)]
                await until(lambda: [end.closed for end in ends].count(1013) == 1)
                player = ClientEnd(served.house, table, ana.token)
                player.say('{"id": "a", "seat": 0, "body": {"type": "attach"}}')
                assert (await player.until(1))[0]["type"] == "ack"
                async with await served.person("Eve") as eve:
                    with pytest.raises(ServerRefused) as error:
                        await eve.view(table)
                    assert error.value.status == 429
                for end in (*ends, player):
                    await end.cut()
            with patch.object(limits, "MOST_STRANGE_LINES_OF_ADDRESS", 3):
                ends = [ClientEnd(served.house, table, None) for _ in range(4)]
                await until(lambda: [end.status for end in ends].count(429) == 1)
                for end in ends:
                    await end.cut()
            assert served.house.limits._strange == 0

    asyncio.run(story())


def test_a_flood_of_strangers_leaves_the_players_their_rate(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db", rate=5.0) as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            await ana.me()
            with patch("baluchon.server.socket.PENALTY_SECONDS", 0.0):
                flood = ClientEnd(served.house, table, None)
                for n in range(200):
                    flood.say(f'{{"id": "{n}", "body": {{"type": "ping"}}, "x": "{"x" * 3000}"}}')
                await flood._task
                assert flood.closed == 1008
                heard = [answer.get("code") for answer in flood.answers()]
                assert heard.count("too-many") == 100
            player = ClientEnd(served.house, table, ana.token)
            player.say('{"id": "a", "seat": 0, "body": {"type": "attach"}}')
            assert (await player.until(1))[0]["type"] == "ack"
            await player.cut()

    asyncio.run(story())


def test_tables_are_counted_by_person_and_by_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path / "db", tables_per_person=2, tables_per_address=4) as served,
            await served.person("Ana") as ana,
            await served.person("Ben") as ben,
        ):
            first = await ana.open(GAME, [HERE, OPEN], settings=FAST)
            await ana.open(GAME, [HERE, OPEN], settings=FAST)
            with pytest.raises(ServerRefused) as error:
                await ana.open(GAME, [HERE, OPEN], settings=FAST)
            assert error.value.failure.code == "limit"
            await ben.open(GAME, [HERE, OPEN], settings=FAST)
            with pytest.raises(ServerRefused) as error:
                await ben.open(GAME, [HERE, NewSeat("bot", level="random")], settings=FAST)
            assert error.value.failure.code == "too-many"
            assert first.invitation is not None
            await ben.join(first.table.id, first.invitation.key)
            with pytest.raises(ServerRefused) as error:
                await ben.join(first.table.id, first.invitation.key)
            assert error.value.failure.code == "limit"

    asyncio.run(story())


def test_only_tables_that_never_began_expire(store_url: str) -> None:
    async def story() -> None:
        now = 1_000_000.0
        async with (
            serving(store_url, clock=lambda: now, waiting_days=2.0) as served,
            await served.person("Ana") as ana,
        ):
            house = served.house
            waiting = (await ana.open(GAME, [HERE, OPEN], settings=FAST)).table.id
            looked_at = (await ana.open(GAME, [HERE, OPEN], settings=FAST)).table.id
            playing = (await open_game(ana, GAME, 2)).table.id
            finished = (await open_game(ana, GAME, 2)).table.id
            await play_out(served, finished, [ana, ana], lambda frame: frame.legal[0])
            now += 86_400.0
            late = (await ana.open(GAME, [HERE, OPEN], settings=FAST)).table.id
            await house.tidy(now)
            tables = (waiting, looked_at, playing, finished, late)
            assert "closed" not in [(await ana.table(id)).status for id in tables]
            now += 86_401.0
            async with served.socket(looked_at, ana):
                await house.tidy(now)
            statuses = [(await ana.table(id)).status for id in tables]
            assert statuses == ["closed", "waiting", "playing", "finished", "waiting"]

    asyncio.run(story())


def test_a_game_that_nobody_plays_ends_long_after_notice(store_url: str) -> None:
    async def story() -> None:
        now, day = 1_000_000.0, 86_400.0
        days: dict[str, Any] = {"abandoned_days": 10.0, "notice_days": 4.0}
        async with serving(store_url, clock=lambda: now, **days) as served, await served.person("Ana") as ana:
            house = served.house
            tables = [(await open_game(ana, GAME, 2)).table.id for _ in range(4)]
            left, moved, visited, bots = tables
            await ana.command(bots, Leave(), seat=0)  # a bot goes on: somebody plays
            finished = (await open_game(ana, GAME, 2)).table.id
            await play_out(served, finished, [ana, ana], lambda frame: frame.legal[0])
            frame = await ana.view(left, 0)
            assert frame is not None
            await ana.play(left, frame, frame.legal[0])
            seen = await ana.view(moved, 1)
            assert seen is not None

            async def ends() -> list[float | None]:
                cards = {card.id: card for card in (await ana.me()).tables}
                assert [(await ana.table(id)).ends for id in cards] == [card.ends for card in cards.values()]
                return [cards[id].ends for id in (left, moved, visited, finished)]

            now += 5.9 * day
            await house.tidy(now)
            assert await ends() == [None] * 4
            now += 0.2 * day
            await house.tidy(now)
            told = now + 4 * day
            assert await ends() == [told, told, told, None]
            now += day
            await house.tidy(now)  # told once
            await ana.play(moved, seen, seen.legal[0])
            async with served.socket(visited, ana) as socket:  # whoever comes keeps it
                await socket.attach(0)
                assert await ends() == [told, None, None, None]
            now = told - 1.0
            await house.room(left).overdue()
            assert (await ana.table(left)).status == "playing"
            now = told + 1.0
        async with serving(store_url, clock=lambda: now, **days) as served, served.client(ana.token) as ana:

            async def is_over() -> bool:
                return (await ana.table(left)).status == "closed"

            await until(is_over)  # also if the server was away at the time
            assert (await ana.table(left)).ends == told
            record = await ana.record(left)
            assert len(record.log) == 1
            statuses = [(await ana.table(id)).status for id in (moved, visited, finished)]
            assert statuses == ["playing", "playing", "finished"]

    asyncio.run(story())


def test_the_list_of_open_tables_is_made_once_for_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "LIST_SECONDS", 3_600.0)

    async def story() -> None:
        listed = TableSettings(listed=True)
        async with (
            serving(tmp_path / "db") as served,
            await served.person("Ana") as ana,
            await served.person("Ben") as ben,
        ):
            store = served.house.store
            with patch.object(store, "listed", wraps=store.listed) as reading:
                first = (await ana.open(GAME, [HERE, OPEN], settings=listed)).table.id
                for _ in range(20):
                    assert [card.id for card in await ben.tables()] == [first]
                assert reading.call_count == 1
                second = (await ana.open(GAME, [HERE, OPEN], settings=listed)).table.id
                assert {card.id for card in await ben.tables()} == {first, second}
                await ben.join(first)
                assert [seat.name for card in await ana.tables() if card.id == first for seat in card.seats] == [
                    "Ana",
                    "Ben",
                ]
                await ana.command(second, Close())
                assert [card.id for card in await ben.tables()] == [first]

    asyncio.run(story())


def test_one_address_does_not_fill_the_list_of_open_tables(tmp_path: Path) -> None:
    """However many people somebody is: there is room for so many tables from around one address."""

    async def story() -> None:
        listed = TableSettings(listed=True)
        async with (
            serving(tmp_path / "db") as served,
            await served.person("Ana") as ana,
            await served.person("Eve") as eve,
        ):
            with patch.object(house_module, "MOST_LISTED_FROM", 3):
                first = await ana.open(GAME, [HERE, OPEN], settings=listed)
                await ana.open(GAME, [HERE, OPEN], settings=listed)
                await eve.open(GAME, [HERE, OPEN], settings=listed)
                with pytest.raises(ServerRefused) as refused:
                    await eve.open(GAME, [HERE, OPEN], settings=listed)
                assert refused.value.failure.code == "limit"
                unlisted = (await eve.open(GAME, [HERE, OPEN])).table.id
                with pytest.raises(ServerRefused) as refused:
                    await eve.command(unlisted, ChangeSettings(listed))
                assert refused.value.failure.code == "limit"
                await ana.command(first.table.id, ChangeSettings(TableSettings(listed=True, name="still there")))
                await ana.command(first.table.id, Close())
                await eve.command(unlisted, ChangeSettings(listed))
                assert len(await ana.tables()) == 3

    asyncio.run(story())


def test_the_list_of_open_tables_has_room_for_all_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "MOST_LISTED", 5)

    async def story() -> None:
        listed = TableSettings(listed=True)
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            elsewhere = httpx.AsyncHTTPTransport(local_address="127.7.7.7")
            async with Client(served.url, transport=elsewhere) as eve:
                await eve.come_in("Eve")
                mine = (await ana.open(GAME, [HERE, OPEN], settings=listed)).table.id
                for _ in range(10):
                    await eve.open(GAME, [HERE, OPEN], settings=listed)
            assert mine in [card.id for card in await ana.tables()]

    asyncio.run(story())


def test_of_a_chat_the_latest_lines_are_kept(store_url: str) -> None:
    async def story() -> None:
        async with serving(store_url) as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            with patch.object(chat, "MOST_LINES", 3):
                for n in range(7):
                    await ana.command(table, Say(f"line {n}"), seat=0)
            lines = await ana.chat(table)
            assert [(line.k, line.text) for line in lines] == [(5, "line 4"), (6, "line 5"), (7, "line 6")]
            await ana.command(table, Say("one more"), seat=0)
            assert (await ana.chat(table))[-1].k == 8

    asyncio.run(story())


def test_tables_that_do_not_exist_are_not_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, served.client() as nobody:
            for n in range(20):
                with pytest.raises(ServerRefused) as error:
                    await nobody.table(f"nowhere{n}")
                assert error.value.status == 404
            assert not served.house._rooms

    asyncio.run(story())


def test_news_of_who_is_here_come_at_a_pace(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            with patch.object(room, "PRESENCE_SECONDS", PATIENCE):
                player = ClientEnd(served.house, table, ana.token)
                await until(lambda: len(served.house.room(table).wires) == 1)
                for _ in range(20):
                    end = ClientEnd(served.house, table, None)
                    await until(lambda: len(served.house.room(table).wires) == 2)
                    await end.cut()
                told = [text for text in player.heard if '"type":"presence"' in text]
                assert len(told) <= 1
            served.house.room(table)._presence_again()  # the pause is over
            await until(lambda: len([text for text in player.heard if '"presence"' in text]) > len(told))
            assert '"spectators":0' in player.heard[-1]
            await player.cut()

    asyncio.run(story())


# ------------------------------------------------------------------------------------------------- connections


async def _ends(reader: asyncio.StreamReader) -> bytes:
    """What comes until the server hangs up."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


def test_half_a_request_does_not_keep_its_place(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served:
            port = int(served.url.rsplit(":", 1)[1])
            with patch.object(connections, "REQUEST_SECONDS", 0.05), patch.object(guard, "REQUEST_SECONDS", 0.05):
                for half, said in (
                    (b"", b""),
                    (b"GET / HT", b""),
                    (
                        b'POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{"nick',
                        b"408 Request Timeout",
                    ),
                ):
                    reader, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.write(half)
                    assert said in await _ends(reader)
                    writer.close()
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                await reader.readuntil(b"}")
                writer.write(b"GET / HTT")  # the second one never ends
                assert await _ends(reader) == b""
                writer.close()

    asyncio.run(story())


def test_of_idle_connections_the_oldest_go_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url) as http:
            port = int(served.url.rsplit(":", 1)[1])
            with patch.object(connections, "MOST_IDLE", 5):
                idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(9)]
                assert [await _ends(reader) for reader, _ in idle[:4]] == [b""] * 4
                assert (await http.get("/healthz")).status_code == 200
            for _, writer in idle:
                writer.close()

    asyncio.run(story())


def test_a_stream_that_nobody_reads_is_cut(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            port = int(served.url.rsplit(":", 1)[1])
            deaf = plain.socket()
            deaf.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", port))
            deaf.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
            here = served.house.room(table)
            await until(lambda: len(here.wires) == 1)
            (wire,) = here.wires
            with patch.object(connections, "UNREAD_SECONDS", 0.05):

                def full() -> bool:
                    wire.push("x" * 100_000)
                    return not here.wires

                await until(full)
            deaf.close()

    asyncio.run(story())


def test_a_stream_that_missed_something_ends() -> None:
    async def story() -> None:
        wire: Any = QueueWire(None)
        for _ in range(MOST_UNSENT + 1):
            wire.push("x")
        for _ in range(MOST_UNSENT):
            await wire.next()
        with pytest.raises(Refused, match="not read in time"):
            await wire.next()

    asyncio.run(story())
