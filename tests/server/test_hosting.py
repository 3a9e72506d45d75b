"""What a host does at the command line, and playing at a server from a terminal."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Literal
from unittest.mock import patch

import pytest
from typer.testing import CliRunner, Result

from baluchon.cli.app import app
from baluchon.client import Client, ServerRefused
from baluchon.server.protocol import NewSeat, TableSettings
from baluchon.server.thinking import HUMAN_PACE
from tests.server.serving import FAST, HERE, OPEN, Process, open_game, process, serving, until

GAME = "road-trip-europa"


def baluchon(*args: str | Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "baluchon", *map(str, args)]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=120, check=False)


def host(*args: str | Path) -> Result:
    """A command of the host, in this process."""
    return CliRunner().invoke(app, [*map(str, args)])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server for those who only play at it: to start one takes longer than what they do."""
    with process(tmp_path_factory.mktemp("data") / "db") as served:
        yield served


async def _some_tables(url: str) -> list[str]:
    async with Client(url) as ana:
        await ana.come_in("Ana")
        playing = (await open_game(ana, GAME, 2)).table.id
        frame = await ana.view(playing, 0)
        assert frame is not None
        await ana.play(playing, frame, frame.legal[0])
        waiting = (await ana.open(GAME, [HERE, OPEN], settings=FAST)).table.id
        return [waiting, playing]


def test_backup_export_import_and_tables(tmp_path: Path, postgres_url: str) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with process(data / "baluchon.sqlite") as server:
        ids = asyncio.run(_some_tables(server.url))
        copied = host("backup", tmp_path / "copy" / "x.sqlite", "--data", data)
        assert copied.exit_code == 2  # there is no such folder
        assert copied.stderr.startswith("baluchon: ")
        assert host("backup", tmp_path / "x.sqlite", "--data", data).exit_code == 0
        assert "in use by another server" in host("tables", "--data", data).stderr
    listed = host("tables", "--database", tmp_path / "x.sqlite").stdout
    assert [line.split()[0] for line in listed.splitlines()] == ids

    archive = tmp_path / "all.jsonl"
    assert host("export", archive, "--data", data).exit_code == 0
    assert sys.platform == "win32" or archive.stat().st_mode & 0o777 == 0o600
    assert host("import", archive, "--database", postgres_url).exit_code == 0
    assert host("tables", "--database", postgres_url).stdout == listed
    again = tmp_path / "again.jsonl"
    assert host("export", again, "--database", postgres_url).exit_code == 0
    assert sorted(again.read_text().splitlines()) == sorted(archive.read_text().splitlines())

    closed = host("tables", "--close", ids[1], "--data", data)
    assert "closed" in closed.stdout
    assert "closed already" in host("tables", "--close", ids[1], "--data", data).stderr
    for broken in (b"nonsense", b'{"kind": "tables", "values": [1]}', b"\xff"):
        archive.write_bytes(broken)
        refused = host("import", archive, "--data", data)
        assert refused.exit_code == 2
        assert refused.stderr.startswith("baluchon: ")


def test_a_whole_game_at_a_server_from_the_terminal(server: Process) -> None:
    played = baluchon("play", GAME, "--server", server.url, "--bots", "random", "--lang", "en", stdin="1\n" * 60)
    assert played.returncode == 0, played.stderr
    assert "Traceback" not in played.stderr
    assert "countries" in played.stdout.lower()
    assert "your number went into the deal" in " ".join(played.stdout.split())


@pytest.mark.parametrize("leaving", ["q\n", ""])
def test_a_table_is_left_and_found_again(server: Process, leaving: str) -> None:
    opened = ("play", GAME, "--server", server.url, "--bots", "random", "--lang", "en")
    left = baluchon(*opened, stdin=f"1\n?\n99\npick atlantis\n1\n{leaving}")
    assert (left.returncode, left.stderr) == (0, "")
    assert "q leaves the table" in left.stdout
    link = left.stdout.split("baluchon play --server ")[1].split()[0].strip("'")
    back = baluchon("play", "--server", link, "--lang", "en", stdin="1\n" * 60)
    assert (back.returncode, back.stderr) == (0, "")
    assert "countries" in back.stdout.lower()


def test_a_page_that_is_no_server_of_ours(tmp_path: Path) -> None:
    class Page(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<h1>Welcome</h1>")

        def log_message(self, *_: object) -> None:
            """Nothing."""

    with HTTPServer(("127.0.0.1", 0), Page) as other:
        Thread(target=other.handle_request, daemon=True).start()
        refused = baluchon("play", GAME, "--server", f"http://127.0.0.1:{other.server_port}")
    assert refused.returncode == 2
    assert "no server of Baluchon" in refused.stderr


def test_a_server_that_does_not_answer(server: Process, tmp_path: Path) -> None:
    refused = host("play", GAME, "--server", "http://127.0.0.1:9")
    assert refused.exit_code == 2
    assert "no server answers" in refused.stderr
    wrong = host("play", "--server", f"{server.url}/#/table/nowhere/key")
    assert wrong.exit_code == 2
    assert "no such table" in wrong.stderr
    in_use = baluchon("serve", "--port", str(server.port), "--data", tmp_path / "other")
    assert in_use.returncode == 2
    assert "is the port in use?" in in_use.stderr


@pytest.mark.parametrize("pace", ["human", "instant"])
def test_bots_at_a_human_pace_take_their_time(pace: Literal["human", "instant"], tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            pauses: list[float] = []
            over = asyncio.Event()

            async def pause(seconds: float) -> None:
                pauses.append(seconds)
                await over.wait()

            async def bot_has_moved() -> bool:
                return (await ana.table(table)).to_act == [0]

            served.house.pause = pause
            with patch.object(served.house.luck, "seconds", side_effect=lambda *bounds: 1_000.0 + bounds[1]):
                bot = NewSeat("bot", level="random")
                settings = TableSettings(pace=pace)
                table = (await ana.open(GAME, [HERE, bot], settings=settings, start=True)).table.id
                await until(lambda: bool(pauses))
            # Thinking counts as a part of the pause, which is long here so that some of it is left.
            assert (0.0 < pauses[0] <= 1_000.0 + HUMAN_PACE[1]) if pace == "human" else pauses == [0.0]
            assert not await bot_has_moved()
            over.set()
            await until(bot_has_moved)

    asyncio.run(story())

    asyncio.run(story())


def test_figures_are_for_whoever_has_their_token(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, served.client() as nobody:
            with pytest.raises(ServerRefused) as error:
                await nobody.request("GET", "/metrics")
            assert error.value.status == 404
        async with serving(tmp_path / "db", metrics_token="prometheus") as served:
            for token in (None, "wrong"):
                async with served.client(token) as client:
                    with pytest.raises(ServerRefused) as error:
                        await client.request("GET", "/metrics")
                    assert error.value.status == 403
            async with served.client("prometheus") as client:
                told = (await client.request("GET", "/metrics")).text
            for name in (
                "baluchon_thoughts_waiting",
                "baluchon_loop_lag_seconds",
                "baluchon_store_seconds_bucket",
                "process_cpu_seconds_total",
                "process_open_fds",
            ):
                assert name in told

    asyncio.run(story())


LATER = {
    *("litestar", "prometheus_client", "fluent", "babel", "httpx", "rich", "numpy", "psycopg", "segno", "pydantic"),
    *("baluchon.arena", "baluchon.boards", "baluchon.client", "baluchon.envs", "baluchon.learning"),
    *(
        "baluchon.rulespage",
        "baluchon.stories",
        "baluchon.texts",
        "baluchon.server.http",
        "baluchon.server.looking_back",
    ),
}
"""What a server loads when it is asked for, or never."""


def test_starting_a_server_loads_only_what_it_needs(tmp_path: Path) -> None:
    """Litestar and the other commands take longer to load than a server to start; they come later, or never.

    Nor is anything looked through for garbage before all is there.
    """
    script = (
        "import gc, os, signal, sys\n"
        "sys.argv = ['baluchon', 'serve', '--help']\n"
        "from baluchon.cli import program\n"
        "program._chosen_app()\n"
        "print(gc.isenabled())\n"
        "from baluchon.server.run import serve\n"
        "from baluchon.server.settings import ServerSettings\n"
        "def ready(port, house):\n"
        f"    print(sorted({LATER!r} & set(sys.modules)), gc.isenabled())\n"
        "    os.kill(os.getpid(), signal.SIGTERM)\n"
        f"serve(ServerSettings({str(tmp_path / 'db')!r}, port=0), ready)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n[] True\n"
    alone, among_all = baluchon("serve", "--help"), host("serve", "--help")
    assert alone.stdout.split()[2:] == among_all.stdout.split()[2:]  # after its name


SELDOM = {"attr", "babel", "fluent", "psycopg", "pydantic", "rich", "segno", "typer"}
"""What takes megabytes, and is loaded by a server or its workers when somebody asks for it, or never."""


def test_a_page_is_served_without_what_it_does_not_need(tmp_path: Path) -> None:
    """A server's memory at rest is what it has loaded."""
    script = (
        "import sys\n"
        "from baluchon.server.house import House\n"
        "from baluchon.server.http import build_http\n"
        "from baluchon.server.routes_games import prepare\n"
        "from baluchon.server.settings import ServerSettings\n"
        "from baluchon.server.store import open_store\n"
        f"build_http(House(ServerSettings('x'), open_store({str(tmp_path / 'db')!r})))\n"
        "prepare()\n"
        f"print(sorted({SELDOM!r} & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_worker_does_not_load_the_command_line(tmp_path: Path) -> None:
    """It imports what the server was started by: a script like this one."""
    script, asked = tmp_path / "baluchon", f"sorted({SELDOM!r} & set(__import__('sys').modules))"
    script.write_text(
        "from baluchon.cli import main\n"
        "if __name__ == '__main__':\n"
        "    from baluchon.server.lanes import _own_process\n"
        "    with _own_process() as worker:\n"
        f"        print(worker.submit(eval, {asked!r}).result(), callable(main))\n"
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)
    assert done.stdout == "[] True\n"


def test_a_database_that_is_down_is_told_and_ends_the_server() -> None:
    """What starts it again is the unit's business: `test_host_files.py`."""
    refused = host("serve", "--port", "0", "--database", "postgresql://127.0.0.1:1/nowhere?connect_timeout=2")
    assert refused.exit_code == 2
    assert "cannot be reached" in refused.stderr
