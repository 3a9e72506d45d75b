"""Which addresses count as one: a household's, and those that one person can easily have many of."""

from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any


@lru_cache(4_096)
def network_of(host: str) -> str:
    """The address that counts: of IPv6 the first 64 bits, which one household has to itself."""
    if ":" not in host:
        return host
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{_first_bits(address, 64)}/64"


@lru_cache(4_096)
def neighbourhood_of(address: str) -> str:
    """The addresses around one that counts: of IPv6 the first 48 bits, which a site has, of IPv4 the first 24."""
    try:
        found = ip_address(address.removesuffix("/64"))
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return f"{found.exploded.rpartition('.')[0]}.0/24"
    return f"{_first_bits(found, 48)}/48"


def _first_bits(address: IPv6Address, bits: int) -> IPv6Address:
    return IPv6Address(int(address) >> 128 - bits << 128 - bits)


def origin_of(address: str) -> int:
    """A number for the neighbourhood of an address, by which one that brings very much is seen, and nobody is known."""
    return int.from_bytes(sha256(f"baluchon origin {neighbourhood_of(address)}".encode()).digest()[:2])


def address_of(scope: Any) -> str:
    """The address that a request counts for."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""
