"""The files that hosts copy from examples/hosting: the systemd unit, and those for nginx, Caddy and launchd.

There may be no systemd where tests run. What it reads of the unit is looked at here; where `systemd-analyze` is
installed it gives its figure, and where mounts can be made a server plays under the unit's locks.
"""

import asyncio
import os
import plistlib
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
import typer

from baluchon.cli.app import app
from baluchon.cli.environment import IN_FILE
from baluchon.client import Client
from baluchon.server.protocol import NewSeat
from tests import bare
from tests.sealed import Locks
from tests.server.serving import FAST, PATIENCE, free_port, newer_view, until
from tools.quotes import quoted

ROOT = Path(__file__).parents[1]
FILES = ROOT / "examples" / "hosting"
UNIT = FILES / "baluchon.service"
MOST_EXPOSED = 3.0
"""By `systemd-analyze security`: from 0, nothing is open, to 10."""
USER = 10001


def settings() -> dict[str, list[str]]:
    """All values of each setting of the unit, in order."""
    found: dict[str, list[str]] = {}
    for line in UNIT.read_text(encoding="utf-8").splitlines():
        if "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            found.setdefault(name, []).append(value)
    return found


def analyse(*args: str) -> str:
    """What `systemd-analyze` says, where it is installed."""
    told = subprocess.run(["systemd-analyze", *args], capture_output=True, text=True, check=False)
    return told.stdout


def test_the_unit_starts_a_server_again_whatever_happens() -> None:
    unit = settings()
    assert unit["StartLimitIntervalSec"] == ["0"]  # else systemd gives up after five tries
    assert unit["Restart"] == ["always"]
    assert float(unit["RestartSec"][0]) >= 1
    assert float(unit["TimeoutStopSec"][0]) > 10  # a server ends by itself within ten seconds
    assert unit["WantedBy"] == ["multi-user.target"]


def variables() -> set[str]:
    """Those of the options of `baluchon serve`."""
    known = {str(option.envvar) for option in typer.main.get_command(app).commands["serve"].params}  # type: ignore[attr-defined]
    return known | {f"{each}{IN_FILE}" for each in known}


def test_the_unit_sets_options_that_there_are() -> None:
    assert {value.partition("=")[0] for value in settings()["Environment"]} <= variables()
    assert "BALUCHON_DATA=%S/baluchon" in settings()["Environment"]
    assert settings()["StateDirectory"] == ["baluchon"]  # what %S/baluchon is
    assert settings()["ExecStart"] == ["/opt/baluchon/bin/baluchon serve"]


def test_the_unit_leaves_no_rights_to_the_server() -> None:
    unit = settings()
    assert unit["CapabilityBoundingSet"] == [""]
    assert unit["UMask"] == ["0077"]
    assert set(unit["RestrictAddressFamilies"][0].split()) == {"AF_INET", "AF_INET6", "AF_UNIX"}
    assert unit["SystemCallFilter"][:2] == ["@system-service", "~@privileged @resources"]
    on = {name for name, values in unit.items() if values == ["yes"]}
    assert {"DynamicUser", "PrivateDevices", "PrivateUsers", "MemoryDenyWriteExecute", "RestrictNamespaces"} <= on
    assert {f"Protect{each}" for each in ("Clock", "ControlGroups", "Home", "Hostname")} <= on
    assert {f"ProtectKernel{each}" for each in ("Logs", "Modules", "Tunables")} <= on


def test_systemd_finds_little_that_the_unit_leaves_open() -> None:
    if shutil.which("systemd-analyze") is None:
        return  # what it would read is looked at above
    told = analyse("security", "--offline=true", "--no-pager", str(UNIT))
    found = re.search(r"Overall exposure level for baluchon\.service: ([\d.]+)", told)
    assert found is not None, told
    assert float(found[1]) <= MOST_EXPOSED


def test_every_file_is_quoted_where_hosts_read() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert {f"examples/hosting/{each.name}" for each in FILES.iterdir()} <= set(quoted(page))


def test_the_files_for_proxies_hand_on_what_the_server_needs() -> None:
    nginx = (FILES / "nginx.conf").read_text(encoding="utf-8")
    for header in ("Host $host", "X-Forwarded-For $proxy_add_x_forwarded_for", "X-Forwarded-Proto $scheme"):
        assert f"proxy_set_header {header};" in nginx
    for line in ("Upgrade $http_upgrade", "Connection $connection_upgrade"):  # WebSockets
        assert f"proxy_set_header {line};" in nginx
    assert "ssl_certificate_key " in nginx
    assert nginx.count("{") == nginx.count("}")
    for name in ("nginx.conf", "Caddyfile"):
        assert "127.0.0.1:8000" in (FILES / name).read_text(encoding="utf-8")


def test_the_file_for_launchd_sets_options_that_there_are() -> None:
    with (FILES / "baluchon.plist").open("rb") as file:
        told = plistlib.load(file)
    assert set(told["EnvironmentVariables"]) <= variables()
    assert told["ProgramArguments"][1:] == ["serve"]
    assert told["KeepAlive"]


def allowed(terms: list[str]) -> set[str]:
    """The system calls that lines of `SystemCallFilter` let through."""
    calls: set[str] = set()
    for term in terms:
        named = {call for each in term.removeprefix("~").split() for call in members(each)}
        calls = calls - named if term.startswith("~") else calls | named
    return calls


def members(name: str) -> set[str]:
    """The system calls of a group, as this machine's systemd has it."""
    if not name.startswith("@"):
        return {name}
    lines = [line.strip() for line in analyse("syscall-filter", name, "--no-pager").splitlines()]
    return {call for line in lines if line and line != name and line[0] != "#" for call in members(line)}


def is_well(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.soak
@pytest.mark.skipif(not (bare.is_possible() and shutil.which("systemd-analyze")), reason="needs mounts and systemd")
def test_a_server_and_its_bots_live_under_the_locks_of_the_unit(tmp_path: Path) -> None:
    unit, port = settings(), free_port()
    locks = Locks(sorted(allowed(unit["SystemCallFilter"])), unit["RestrictAddressFamilies"][0].split())
    assert "setpriority" in locks.calls
    assert not {"mount", "sched_setaffinity", "chroot"} & set(locks.calls)
    root, data = tmp_path / "root", tmp_path / "data"
    root.mkdir()
    data.mkdir(mode=0o700)
    os.chown(data, USER, USER)
    environment = {
        "BALUCHON_DATA": "/data",
        "BALUCHON_PORT": str(port),
        "BALUCHON_BACKUP_EVERY": "1d",
        "PATH": "/usr/bin",
    }
    sources = [ROOT / "src", ROOT / "build" / "metadata", ROOT]
    under = [sys.executable, "-m", "tests.sealed", msgspec.json.encode(locks).decode()]
    command = bare.command(root, data, environment, USER, sources, *under, bare.COMMAND, "serve")

    async def story() -> None:
        async with Client(f"http://127.0.0.1:{port}") as ana:
            await ana.come_in("Ana")
            for level in ("casual", "expert"):  # one of the bots that answer at once, one that thinks
                seats = [NewSeat("here"), NewSeat("bot", level=level)]
                table = (await ana.open("road-trip-europa", seats, settings=FAST, start=True)).table.id
                for _ in range(3):
                    frame = await ana.view(table, 0)
                    while frame is None or not frame.legal:
                        frame = await newer_view(ana, table, 0, 0 if frame is None else frame.v)
                    await ana.play(table, frame, frame.legal[0])

    log = tmp_path / "log"
    with log.open("w") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out)
        try:
            asyncio.run(until(lambda: is_well(port) or process.poll() is not None))
            assert process.poll() is None, log.read_text()
            asyncio.run(story())
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
        finally:
            if process.poll() is None:
                process.kill()
            process.wait()
    assert "rror" not in log.read_text()
    assert list((data / "backups").glob("*.sqlite"))
