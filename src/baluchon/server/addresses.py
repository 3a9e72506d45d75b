"""Where other machines in the network find this one."""

import socket

EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that stand for all addresses of a machine."""
_FAR_AWAY = ("203.0.113.1", 9)
"""An address nobody has; to choose a way there, no packet is sent."""


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
