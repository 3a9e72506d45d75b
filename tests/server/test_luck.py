"""Everything random in a house has one source; a test hands in its own, and a served house has the system's."""

import ast
import asyncio
import inspect
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

import baluchon
from baluchon.client import Client, Part, Socket
from baluchon.kernel.record import encode
from baluchon.server import luck, run
from baluchon.server.luck import Luck
from baluchon.server.protocol import Frame, NewSeat, TableChanged, Welcome
from baluchon.server.settings import ServerSettings
from tests.luck import SeededLuck, again, next_seed, running
from tests.server.seeded import ANEW
from tests.server.serving import FAST, HERE, SeededProcess, process, ready, serving, until

SOURCE = Path(baluchon.__file__).parent
LUCKY = {"random", "secrets", "uuid", "urandom", "getrandom", "SystemRandom"}
GAME = "road-trip-europa"
NONCE = "1" * 64
BOTS = [NewSeat("bot", level="casual"), NewSeat("bot", level="novice")]


def drawn(tree: ast.AST) -> Iterator[str]:
    """What a file imports or names to draw numbers by itself."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names if name.name in LUCKY)
            case ast.ImportFrom(module=module, names=names) if module in LUCKY or {n.name for n in names} & LUCKY:
                yield str(module)
            case ast.Attribute(attr=attr) if attr in LUCKY:
                yield attr


def test_nothing_else_in_the_server_draws_numbers() -> None:
    files = sorted((SOURCE / "server").rglob("*.py"))
    found = {file.name: list(drawn(ast.parse(file.read_text(encoding="utf-8")))) for file in files}
    assert {name for name, each in found.items() if each} == {Path(luck.__file__).name}


def test_no_part_of_the_package_hands_a_house_another_luck() -> None:
    """Neither a setting nor what serves a house takes one, and there is no other kind of luck to take."""
    assert list(inspect.signature(run.serve).parameters) == ["settings", "ready"]
    assert not [name for name in ServerSettings.__struct_fields__ if "luck" in name or "seed" in name]
    calls: list[tuple[str, int, list[str | None]]] = []
    for file in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "House":
                calls.append((file.name, len(node.args), [each.arg for each in node.keywords]))
            if isinstance(node, ast.ClassDef):
                assert "Luck" not in {base.id for base in node.bases if isinstance(base, ast.Name)}, file
    assert calls == [("run.py", 2, [])]


async def _table_ids(url: str) -> list[str]:
    async with Client(url) as ana:
        await ana.come_in("Ana")
        return [(await ana.open(GAME, [HERE, *BOTS])).table.id for _ in range(2)]


def test_no_variable_or_request_gives_a_served_house_its_luck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BALUCHON_SEED", "BALUCHON_LUCK", "PYTHONHASHSEED"):
        monkeypatch.setitem(os.environ, name, "7")
    ids: list[str] = []
    for name in ("a", "b"):
        with process(tmp_path / name) as served:
            for path in (ANEW, f"/api{ANEW}"):
                assert httpx.post(f"{served.url}{path}?7").status_code in (404, 405)
            ids += asyncio.run(_table_ids(served.url))
    assert len(set(ids)) == 4


async def _play_out(client: Client, opened: Welcome, url: str, wait: bool) -> None:
    """The own seat takes its first move; some take their time."""
    async with Socket(url, opened.table.id, client.token) as socket:
        await socket.attach(0)
        async for message in socket:
            if isinstance(message, Frame) and message.legal:
                for _ in range(50 if wait else 0):
                    await asyncio.sleep(0)
                await socket.play(message, message.legal[0])
            if isinstance(message, TableChanged) and message.table.status == "finished":
                return


async def _two_games(url: str, wait: tuple[bool, bool]) -> list[bytes]:
    """Two games at the same time, as records in which each seat's moves stand together."""
    async with Client(url) as ana:
        await ana.come_in("Ana")
        tables = [
            await ana.open(GAME, [HERE, *BOTS], settings=FAST, start=True, part=Part(NONCE)),
            await ana.open(GAME, [HERE, *BOTS], settings=FAST, start=True, part=Part(NONCE)),
        ]
        await asyncio.gather(*(_play_out(ana, each, url, slow) for each, slow in zip(tables, wait, strict=True)))
        records = []
        for each in tables:
            record = await ana.record(each.table.id)
            # Who is first of several is not luck but haste; marks tell of the states in between.
            by_seat = sorted(record.log, key=lambda entry: entry[0])
            records.append(encode(msgspec.structs.replace(record, log=by_seat, marks="")))
        return records


def test_seeded_games_are_the_same_whatever_ran_before_and_whoever_is_faster(tmp_path: Path) -> None:
    with ready(SeededProcess(tmp_path / "a", seed="one")) as served:
        first = asyncio.run(_two_games(served.url, (False, True)))
    with ready(SeededProcess(tmp_path / "b", seed="another")) as served:
        other = asyncio.run(_two_games(served.url, (False, False)))
        httpx.post(f"{served.url}{ANEW}?one").raise_for_status()
        again_first = asyncio.run(_two_games(served.url, (True, False)))
    assert first == again_first
    assert len({*first, *other}) == 4


def test_the_seed_of_a_test_is_its_name() -> None:
    here = "tests/server/test_luck.py::test_the_seed_of_a_test_is_its_name"
    assert running() == here
    assert next_seed().startswith(here)
    assert next_seed() != next_seed()
    assert again(here).endswith(f"pytest -n 0 '{here}'")


def test_two_houses_of_a_test_have_ids_of_their_own(tmp_path: Path) -> None:
    async def story() -> None:
        ids: list[str] = []
        for _ in range(2):
            async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
                ids.append((await ana.open(GAME, [HERE, *BOTS])).table.id)
                await until(lambda: True)
        assert len(set(ids)) == 2

    asyncio.run(story())


def test_seeded_luck_has_the_forms_of_real_luck() -> None:
    for each in (Luck(), SeededLuck("x")):
        assert len(each.text("code", 6)) == 6
        assert set(each.text("token")) <= set(luck.ALPHABET)
        assert each.text("table") != each.text("table")
        assert len(each.deal(GAME)) == 32
        assert each.deal(GAME) != each.deal(GAME)
        assert 0 <= each.thought(b"{}") < 2**96
        assert 1.0 <= each.seconds(1.0, 2.0) <= 2.0
