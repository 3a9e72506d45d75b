"""The page for whoever comes by a name that the server does not go by: where it is found, in every language."""

from functools import lru_cache
from html import escape
from ipaddress import ip_address
from typing import Any

from baluchon.kernel.declaration import LANGUAGES
from baluchon.server.settings import ServerSettings

OPTION = "--allow-host NAME"
_STYLE = """
:root { color-scheme: light dark }
body { max-width: 36rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.4 system-ui, sans-serif }
h2 { font-size: 1.125rem }
section + section { margin-top: 1.5rem; border-top: 1px solid; padding-top: .5rem }
a { overflow-wrap: anywhere }
code { white-space: nowrap }
"""


def wants_page(scope: Any) -> bool:
    """Whether a person looks at the answer, and not a program."""
    accepted = next((value for name, value in scope["headers"] if name == b"accept"), b"")
    return scope["method"] == "GET" and not scope["path"].startswith("/api/") and b"text/html" in accepted


def addresses_for(scope: Any, settings: ServerSettings) -> tuple[str, ...]:
    """Where whoever asks surely finds the server: at its public address, or where this very request has reached it.

    Others of its addresses are not told: a page whose name was made to lead here would learn the network from them.
    """
    if settings.public_url:
        return (settings.address,)
    (here, port), client = scope.get("server") or ("", None), scope.get("client")
    try:
        reached, came = ip_address(here), ip_address(client[0] if client else "")
    except ValueError:
        return ()
    if port is None or "%" in here or (reached.is_loopback and not came.is_loopback):
        return ()
    host = f"[{reached}]" if reached.version == 6 else here
    return (f"{scope['scheme']}://{host}:{port}{settings.root}/",)


@lru_cache(maxsize=16)
def page_for(addresses: tuple[str, ...]) -> bytes:
    """The page that names these addresses, and to the host the option that lets another name in."""
    from baluchon.texts import Texts  # loaded where it is used: a server starts without it

    links = " ".join(f'<a href="{escape(each)}">{escape(each)}</a>' for each in addresses)
    parts = ["<!doctype html>", '<html lang="en"><meta charset="utf-8"><title>Baluchon</title>']
    parts += ['<meta name="viewport" content="width=device-width">', f"<style>{_STYLE}</style>", "<h1>Baluchon</h1>"]
    for language in LANGUAGES:
        texts = Texts(language)
        parts.append(f'<section lang="{language}"><h2>{escape(texts.say("foreign-name"))}</h2>')
        if links:
            parts.append(f"<p>{escape(texts.say('foreign-name-open'))} {links}</p>")
        hint = escape(texts.say("foreign-name-host", option="OPTION")).replace("OPTION", f"<code>{OPTION}</code>")
        parts.append(f"<p>{hint}</p></section>")
    return "\n".join(parts).encode()
