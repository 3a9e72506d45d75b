"""Links and printed addresses lead where other machines find the server."""

from pathlib import Path

import pytest

from baluchon.server.addresses import in_network
from baluchon.server.guard import address_for
from baluchon.server.settings import ServerSettings


def asked_by(host: str | None, public_url: str = "") -> str:
    scope = {"scheme": "http", "headers": [] if host is None else [(b"host", host.encode())]}
    return address_for(scope, ServerSettings("x.sqlite", host="0.0.0.0", port=8000, public_url=public_url))


@pytest.mark.parametrize("host", ["192.168.1.20:8000", "den-pc.local:8000", "[fe80::1]:8000", "localhost"])
def test_a_link_has_the_address_the_page_was_opened_with(host: str) -> None:
    assert asked_by(host) == f"http://{host}"


@pytest.mark.parametrize("host", [None, "", "a b", "evil.example/x?", "a\nb", "a@b:1"])
def test_what_is_no_host_becomes_no_link(host: str | None) -> None:
    assert asked_by(host) == "http://0.0.0.0:8000"


def test_the_address_the_host_of_the_server_names_wins() -> None:
    assert asked_by("10.0.0.1:80", public_url="https://games.example.org/") == "https://games.example.org"


def test_addresses_in_the_network_are_not_those_of_the_machine_itself() -> None:
    for address in in_network():
        numbers = [int(part) for part in address.split(".")]
        assert len(numbers) == 4
        assert numbers[0] not in (0, 127)


@pytest.mark.parametrize(
    ("host", "local"), [("0.0.0.0", "127.0.0.1"), ("::", "127.0.0.1"), ("192.168.1.2", "192.168.1.2")]
)
def test_a_browser_on_this_machine_is_sent_to_an_address_that_works(host: str, local: str, tmp_path: Path) -> None:
    assert ServerSettings(str(tmp_path / "x.sqlite"), host=host).local_address == f"http://{local}:8000"
