"""What `baluchon serve` says when it is ready."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from baluchon.cli.serve import OVER_PLAIN_HTTP
from baluchon.server.settings import ServerSettings
from tests.cli.conftest import Run

THERE = "192.168.1.20"


@pytest.mark.parametrize(
    ("options", "addresses", "lacks"),
    [
        (("--host", "127.0.0.1"), ["http://127.0.0.1:8000"], False),
        (("--host", "localhost"), ["http://localhost:8000"], False),
        (("--host", "::1"), ["http://[::1]:8000"], False),
        (("--host", "0.0.0.0"), ["http://127.0.0.1:8000", f"http://{THERE}:8000"], True),
        (("--host", "::"), ["http://127.0.0.1:8000", f"http://{THERE}:8000"], True),
        (("--host", "127.0.0.1", "--public-url", "http://games.lan"), ["http://games.lan"], True),
        (("--host", "0.0.0.0", "--public-url", "https://games.example.org"), ["https://games.example.org"], False),
    ],
)
def test_a_server_says_where_it_is_and_what_plain_http_lacks(
    run: Run, tmp_path: Path, options: tuple[str, ...], addresses: list[str], lacks: bool
) -> None:
    def start(settings: ServerSettings, ready: Any) -> bool:
        ready(settings.port, SimpleNamespace(settings=settings, store=SimpleNamespace(announce=str)))
        return True

    with (
        patch("baluchon.server.run.serve", start),
        patch("baluchon.server.logs.begin_logging"),
        patch("baluchon.server.addresses.in_network", lambda: [THERE]),
    ):
        told = run("serve", "--data", str(tmp_path / "data"), *options)
    assert told.exit_code == 0, told.output
    for address in addresses:
        assert address in told.stdout
    assert (OVER_PLAIN_HTTP in told.stdout) is lacks


def test_the_page_that_is_named_tells_of_https() -> None:
    (page,) = re.findall(r"docs/\S+\.md", OVER_PLAIN_HTTP)
    text = (Path(__file__).parents[2] / page).read_text(encoding="utf-8")
    assert text.count("### HTTPS at home") == 2
