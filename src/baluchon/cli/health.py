"""`baluchon health`: for the health check of a container."""

import json
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Annotated
from urllib.parse import urlsplit

import typer

from baluchon.cli.environment import variable_of
from baluchon.cli.program import FAILED_CHECK
from baluchon.cli.saying import say
from baluchon.cli.web import is_web_address
from baluchon.kernel.errors import BadOption
from baluchon.server.addresses import EVERYWHERE

SECONDS = 5.0
"""A server that takes longer to answer is not well."""

Server = Annotated[
    str | None,
    typer.Option(metavar="URL", help="Another server than the one on this machine.", show_default=False),
]
Host = Annotated[str, typer.Option(envvar=variable_of("host"), help="Where the one on this machine listens.")]
Port = Annotated[int, typer.Option(min=1, max=65535, envvar=variable_of("port"), help="And at which port.")]


def address_of(server: str | None, host: str, port: int) -> str:
    """The address of the server that is meant: of the one on this machine, unless another is named."""
    if server is None:
        here = "127.0.0.1" if host in EVERYWHERE else host
        return f"http://{f'[{here}]' if ':' in here else here}:{port}"
    if not is_web_address(server):
        raise BadOption(f"--server takes an address such as https://games.example.org, not {server!r}")
    return server.rstrip("/")


def health(server: Server = None, host: Host = "127.0.0.1", port: Port = 8000) -> None:
    """Ask a server whether it can take moves: exit code 0 if so, 1 if not or if nobody answers.

    \b
    [bold]Examples[/bold]
      baluchon health
      baluchon health --server https://games.example.org
    """
    well, told = _asked(address_of(server, host, port))
    say(told)
    if not well:
        raise typer.Exit(FAILED_CHECK)


def _asked(address: str) -> tuple[bool, str]:
    """Whether the server is well, and what it says of itself."""
    parts = urlsplit(address)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(str(parts.hostname), parts.port, timeout=SECONDS)
    try:
        connection.request("GET", f"{parts.path}/healthz")
        answer = connection.getresponse()
        told = json.loads(answer.read(10_000))
        if not isinstance(told, dict) or "status" not in told:
            return False, f"no server of Baluchon answers at {address}, but something else"
        words = ", ".join(f"{key}: {value}" for key, value in told.items() if isinstance(value, str) and value)
        return answer.status == 200, words
    except (OSError, HTTPException, ValueError) as error:
        return False, f"no server of Baluchon answers at {address}: {error}"
    finally:
        connection.close()
