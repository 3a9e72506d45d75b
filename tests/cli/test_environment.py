"""Options in the environment: every option of `serve` has a variable, and secrets come from files."""

import json
import os
import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from unittest.mock import patch

import pytest

from baluchon.server.settings import ServerSettings
from tests.cli.conftest import Run
from tools import host_options

SECRET = "k3v9q2m7xw4cj8td"


@pytest.fixture
def served(run: Run, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[ServerSettings]]:
    """What `serve` would have been started with."""
    found: list[ServerSettings] = []

    def start(settings: ServerSettings, ready: Any) -> bool:
        found.append(settings)
        return True

    for name in ("DATA", "DATABASE"):
        monkeypatch.delenv(f"BALUCHON_{name}", raising=False)
    with patch("baluchon.server.run.serve", start), patch("baluchon.server.logs.begin_logging"):
        yield found


def test_every_option_has_a_variable_that_help_and_page_name(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    help = run("serve", "--help").output
    options = set(re.findall(r"^│ (--[a-z-]+)", help, re.M)) - {"--help"}
    assert len(options) > 20
    page = host_options.PAGE.read_text(encoding="utf-8")
    for option in options:
        variable = "BALUCHON_" + option[2:].replace("-", "_").upper()
        assert f"[env var: {variable}]" in help
        assert f"`{variable}`" in page
    assert page == host_options.page(page), "python -m tools.host_options writes the table anew"


def test_options_come_from_the_command_line_then_from_variables_then_from_files(
    run: Run, served: list[ServerSettings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "secret").write_text(f"{SECRET}\n")
    for name, value in {
        "PORT": "7000",
        "PUBLIC_URL": "https://games.example.org",
        "ALLOW_HOST": "one.example two.example",
        "INVITE_ONLY": "1",
        "KEEP_SHELL": "no",
        "ADMIN_TOKEN_FILE": str(tmp_path / "secret"),
        "BACKUP_EVERY": "12h",
        "ROOT_PATH": "",
    }.items():
        monkeypatch.setenv(f"BALUCHON_{name}", value)
    result = run("serve", "--port", "7001")
    assert result.exit_code == 0, result.output
    chosen = served[0]
    assert (chosen.port, chosen.public_url, chosen.admin_token) == (7001, "https://games.example.org", SECRET)
    assert chosen.allowed_hosts == ("one.example", "two.example")
    assert (chosen.invite_only, chosen.keep_shell, chosen.backup_every) == (True, False, 43_200.0)


@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({"ADMIN_TOKEN": SECRET, "ADMIN_TOKEN_FILE": "x"}, "set BALUCHON_ADMIN_TOKEN or BALUCHON_ADMIN_TOKEN_FILE"),
        ({"ADMIN_TOKEN_FILE": "nowhere"}, "BALUCHON_ADMIN_TOKEN_FILE: nowhere cannot be read"),
        ({"ADMIN_TOKEN_FILE": "empty"}, "empty does not hold the value of an option"),
        ({"ADMIN_TOKEN_FILE": "/dev/zero"}, "/dev/zero does not hold the value of an option"),
        ({"ADMIN_TOKEN_FILE": "pipe"}, "pipe does not hold the value of an option"),
        ({"ADMIN_TOKEN": "short"}, "--admin-token takes 16 letters and digits"),
        ({"PORT": "many"}, "BALUCHON_PORT"),
        ({"BACKUP_EVERY": "daily"}, "--backup-every takes a time such as 30m, 12h or 1d, not 'daily'"),
        ({"BACKUP_EVERY": "5s"}, "--backup-every takes a minute (1m) or more"),
    ],
)
def test_what_cannot_be_used_is_said(
    run: Run, served: list[ServerSettings], monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], said: str
) -> None:
    Path("empty").touch()
    os.mkfifo("pipe")
    for name, value in variables.items():
        monkeypatch.setenv(f"BALUCHON_{name}", value)
    result = run("serve")
    assert (result.exit_code, served) == (2, [])
    assert said in " ".join(result.stderr.split())


def test_a_mistyped_variable_is_named(run: Run, served: list[ServerSettings], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BALUCHON_PUBLIC_ULR", "https://games.example.org")
    monkeypatch.setenv("BALUCHON_COMPILE", "0")  # of the tools: not ours to judge
    result = run("serve")
    assert result.exit_code == 0
    assert result.stderr == (
        "baluchon: BALUCHON_PUBLIC_ULR is the variable of no option; did you mean BALUCHON_PUBLIC_URL?\n"
    )


@pytest.mark.parametrize(
    ("status", "body", "code", "said"),
    [
        (200, {"status": "ok", "store": "sqlite", "version": "1.0.0", "backups": ""}, 0, "status: ok"),
        (503, {"status": "failing", "store": "sqlite", "version": "1.0.0"}, 1, "status: failing"),
        (200, [], 1, "no server of Baluchon answers"),
    ],
)
def test_health_is_an_exit_code(
    run: Run, monkeypatch: pytest.MonkeyPatch, status: int, body: object, code: int, said: str
) -> None:
    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if self.path == "/healthz" else 404)
            self.end_headers()
            self.wfile.write(json.dumps(body).encode())

        def log_message(self, *_: object) -> None:
            """Nothing."""

    with HTTPServer(("127.0.0.1", 0), Page) as server:
        Thread(target=server.handle_request, daemon=True).start()
        monkeypatch.setenv("BALUCHON_HOST", "0.0.0.0")
        monkeypatch.setenv("BALUCHON_PORT", str(server.server_port))
        result = run("health")
    assert result.exit_code == code
    assert said in result.stdout


def test_health_of_nobody(run: Run) -> None:
    nobody = run("health", "--server", "http://127.0.0.1:9")
    assert nobody.exit_code == 1
    assert "no server of Baluchon answers at http://127.0.0.1:9" in nobody.stdout
    assert run("health", "--server", "games").exit_code == 2
