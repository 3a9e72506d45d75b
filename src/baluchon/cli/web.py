"""Addresses in the web, as people type them."""

from string import whitespace
from urllib.parse import urlsplit


def is_web_address(text: str) -> bool:
    """Whether a browser could open this."""
    try:
        parts = urlsplit(text)
        is_port = parts.port != 0  # raises if it is none
    except ValueError:
        return False
    return is_port and parts.scheme in ("http", "https") and bool(parts.hostname) and not set(text) & set(whitespace)
