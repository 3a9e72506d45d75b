"""Where other machines in the network find this one."""

import re
import socket
from collections.abc import Iterable
from functools import cache
from ipaddress import ip_address
from pathlib import Path

EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that stand for all addresses of a machine."""
_FAR_AWAY = ("203.0.113.1", 9)
"""An address nobody has; to choose a way there, no packet is sent."""


_HOST = re.compile(r"(?:(?P<name>[^\s:\[\]/@]+)|\[(?P<six>[0-9a-fA-F:.]+)\])(?::\d+)?")
_SUFFIXES = ("", ".local", ".lan", ".home.arpa", ".internal")
"""Under which a network at home knows its machines. Nobody can own a name that ends like that."""


_RESOLVER = Path("/etc/resolv.conf")
_SEARCHED = re.compile(r"^(?:search|domain)[ \t]+(.+)$", re.MULTILINE)


def search_domains(resolver: Path = _RESOLVER) -> list[str]:
    """The domains in which this machine looks for short names: that of its router, such as `fritz.box`."""
    try:
        text = resolver.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    return [domain.strip(".").lower() for line in _SEARCHED.findall(text) for domain in line.split() if domain != "."]


@cache
def own_names() -> frozenset[str]:
    """The names by which this machine knows itself, and those its network gives it."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    searched = (f"{short}.{domain}" for domain in search_domains())
    return frozenset({"localhost", name, *(short + suffix for suffix in _SUFFIXES), *searched})


def is_own(host: str, more: Iterable[str]) -> bool:
    """Whether a Host header names this machine, or is one of these other names.

    A page from elsewhere whose name leads here all of a sudden (DNS rebinding) comes with that name. An address can
    be believed: no page from elsewhere has this machine's.
    """
    found = _HOST.fullmatch(host)
    if found is None:
        return False
    name = (found["name"] or found["six"]).lower().rstrip(".")
    if name in own_names() or name.endswith(".localhost") or name in more:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def in_network() -> list[str]:
    """The IPv4 addresses by which others can reach this machine, the one towards other networks first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_FAR_AWAY)
            found.append(probe.getsockname()[0])
        except OSError:
            pass  # no network: then there is only what the name of the machine stands for
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        named = []
    found += [str(each[4][0]) for each in named]
    return [each for each in dict.fromkeys(found) if not each.startswith(("127.", "0."))]
