"""Which proxies are believed when they say whom a request comes from, and nobody else."""

from collections.abc import Iterable
from ipaddress import IPv4Network, ip_network

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


def believed(networks: Iterable[str]) -> list[str]:
    """The same for uvicorn, which does not take an IPv4 address that comes as an IPv6 one for the same."""
    found = []
    for text in networks:
        network = ip_network(text)
        found.append(text)
        if isinstance(network, IPv4Network):
            found.append(f"::ffff:{network.network_address}/{_MAPPED_BITS + network.prefixlen}")
    return found
