"""Which proxies are believed when they say whom a request comes from, and nobody else."""

from collections.abc import Awaitable, Callable, Iterable
from ipaddress import IPv4Network, IPv6Address, ip_address, ip_network
from typing import Any

from baluchon.kernel.errors import BadOption

NOBODY = "none"
_MAPPED_BITS = 96


def trusted_networks(named: Iterable[str]) -> tuple[str, ...]:
    """The addresses and networks that are named, written in one way; raises BadOption for what is neither."""
    texts = [text.strip() for text in named]
    if texts == [NOBODY]:
        return ()
    return tuple(dict.fromkeys(_written(text) for text in texts))


def _written(text: str) -> str:
    try:
        network = ip_network(text.strip("[]"), strict=False)
    except ValueError:
        raise BadOption(
            f"--trusted-proxy takes the address or network of a proxy, such as 10.0.0.2, ::1 or 172.18.0.0/16, or "
            f"{NOBODY}, not {text!r}"
        ) from None
    if network.prefixlen == 0:
        raise BadOption(f"--trusted-proxy {text} would believe everybody; name the network of the proxy alone")
    return str(network)


def is_from(networks: Iterable[str], address: str) -> bool:
    """Whether an address lies in one of these networks."""
    try:
        found = ip_address(address)
    except ValueError:  # a path of a socket in the file system
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in ip_network(text) for text in networks)


def with_header_from(
    networks: Iterable[str], name: str, app: Callable[..., Awaitable[None]]
) -> Callable[..., Awaitable[None]]:
    """The application, which hears this header from these proxies alone: from all others it is left out.

    It stands around everything that takes a proxy's word for who asks.
    """
    trusted, left_out = tuple(networks), name.lower().encode()

    async def dispatch(scope: Any, receive: Any, send: Any) -> None:
        client = scope.get("client")
        if client is None or not is_from(trusted, client[0]):
            scope = {**scope, "headers": [each for each in scope["headers"] if each[0].lower() != left_out]}
        await app(scope, receive, send)

    return dispatch


def believed(networks: Iterable[str]) -> list[str]:
    """The same for uvicorn, which does not take an IPv4 address that comes as an IPv6 one for the same."""
    found = []
    for text in networks:
        network = ip_network(text)
        found.append(text)
        if isinstance(network, IPv4Network):
            found.append(f"::ffff:{network.network_address}/{_MAPPED_BITS + network.prefixlen}")
    return found
