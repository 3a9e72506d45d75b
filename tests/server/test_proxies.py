"""Whom a request comes from: what the connection says, or what a proxy says that was named."""

import asyncio
from typing import Any

import pytest

from baluchon.kernel.errors import BadOption
from baluchon.server.networks import address_of
from baluchon.server.proxies import trusted_networks
from baluchon.server.run import config
from baluchon.server.settings import ServerSettings

HERE = ServerSettings("x").trusted_proxies
TWO = trusted_networks(["10.0.0.2", "10.0.0.3"])
NETWORK = trusted_networks(["172.18.0.0/16", "fd00::/8"])
EVE, ANA = "198.51.100.66", "203.0.113.7"


def counted(trusted: tuple[str, ...], peer: str, *forwarded: str, proto: str = "") -> tuple[str, str]:
    """The address that a request counts for, and by which scheme it came."""
    found: list[dict[str, Any]] = []

    async def app(scope: Any, *_: Any) -> None:
        found.append(scope)

    chosen = config(app, ServerSettings("x", trusted_proxies=trusted))
    chosen.load()
    headers = [(b"x-forwarded-for", each.encode()) for each in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scope = {"type": "http", "scheme": "http", "client": (peer, 50_000), "headers": headers}
    asyncio.run(chosen.loaded_app(scope, None, None))
    return address_of(found[0]), found[0]["scheme"]


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "address"),
    [
        (HERE, "127.0.0.1", [ANA], ANA),
        (HERE, "::1", [ANA], ANA),
        (HERE, "127.0.0.1", [], "127.0.0.1"),
        (HERE, EVE, [ANA], EVE),  # nobody believes a stranger
        (HERE, "10.0.0.2", [ANA], "10.0.0.2"),  # nor a proxy that was not named
        ((), "127.0.0.1", [ANA], "127.0.0.1"),
        (TWO, "127.0.0.1", [ANA], "127.0.0.1"),  # once others are named, this machine is not believed
        (TWO, "10.0.0.2", [ANA], ANA),
        (TWO, "10.0.0.2", [f"{ANA}, 10.0.0.3"], ANA),  # two proxies, one behind the other
        (TWO, "10.0.0.2", [ANA, "10.0.0.3"], ANA),  # the same in two lines
        (TWO, "10.0.0.2", [f"{ANA}, {EVE}, 10.0.0.3"], EVE),  # what stands left of a stranger is the stranger's word
        (TWO, "10.0.0.2", [f"10.0.0.3, {EVE}"], EVE),
        (TWO, "10.0.0.2", [f"{ANA}, {EVE}"], EVE),
        (TWO, "10.0.0.4", [f"{ANA}, 10.0.0.3"], "10.0.0.4"),
        (TWO, "10.0.0.2", [f"{ANA}:51234"], ANA),
        (TWO, "10.0.0.2", ["[2001:db8::7]:51234"], "2001:db8::/64"),
        (TWO, "10.0.0.2", ["2001:db8:0:0:1:2:3:4"], "2001:db8::/64"),
        (TWO, "10.0.0.2", [f"::ffff:{ANA}"], ANA),
        (TWO, "::ffff:10.0.0.2", [f"{ANA}, ::ffff:10.0.0.3"], ANA),
        (TWO, "10.0.0.2", [""], "10.0.0.2"),
        (TWO, "10.0.0.2", ["10.0.0.3"], "10.0.0.3"),  # the proxy itself asks
        (NETWORK, "172.18.7.9", [ANA], ANA),
        (NETWORK, "172.19.0.1", [ANA], "172.19.0.1"),
        (NETWORK, "fd12::9", [f"{ANA}, 172.18.0.3"], ANA),
        (NETWORK, "fe80::9", [ANA], "fe80::/64"),
    ],
)
def test_only_named_proxies_say_whom_a_request_comes_from(
    trusted: tuple[str, ...], peer: str, forwarded: list[str], address: str
) -> None:
    assert counted(trusted, peer, *forwarded)[0] == address


def test_only_named_proxies_say_that_a_request_came_by_https() -> None:
    assert counted(TWO, "10.0.0.2", proto="https")[1] == "https"
    assert counted(TWO, EVE, proto="https")[1] == "http"
    assert counted(TWO, "10.0.0.2", proto="javascript")[1] == "http"


def test_proxies_are_named_by_address_or_network() -> None:
    assert trusted_networks(["10.0.0.2", "::1", "172.18.0.1/16", "[fd00::1]", "10.0.0.2"]) == (
        "10.0.0.2/32",
        "::1/128",
        "172.18.0.0/16",
        "fd00::1/128",
    )
    assert trusted_networks(["none"]) == ()


@pytest.mark.parametrize("text", ["*", "proxy", "10.0.0.256", "10.0.0.0/33", "", "0.0.0.0/0", "::/0", "10.0.0.1:80"])
def test_anything_else_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadOption, match=r"--trusted-proxy .*(such as 10\.0\.0\.2|everybody)"):
        trusted_networks([text])
