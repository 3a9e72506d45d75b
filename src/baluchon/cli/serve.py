"""`baluchon serve`."""

import re
import socket
import sys
import webbrowser
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal
from urllib.parse import urlsplit

import typer

from baluchon.cli.database import CannotServe, Data, Database, data_folder, database_address, need_server, old_data
from baluchon.cli.durations import seconds_of
from baluchon.cli.saying import say
from baluchon.cli.web import is_web_address
from baluchon.kernel.errors import BadOption

if TYPE_CHECKING:
    from baluchon.server.house import House
    from baluchon.server.settings import ServerSettings

OVER_PLAIN_HTTP = "Over plain http browsers neither install the games nor show notices; for https see docs/hosting.md."
_MOST_WORKERS = 256
_LEAST_SECRET = 16
_LEAST_BETWEEN_BACKUPS = 60.0
_HEADER = re.compile(r"[A-Za-z0-9-]{1,60}", re.ASCII)
_OTHER_HEADERS = ("authorization", "connection", "cookie", "host", "origin", "upgrade", "user-agent")
_ROOT_PATH = re.compile(r"(/[\w.~-]+)+/?|/", re.ASCII)


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where it listens; 0.0.0.0 lets other machines in.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, metavar="PORT", help="At which port; 0 takes any free one.")
    ] = 8000,
    data: Data = None,
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="The address people use, behind a reverse proxy.", show_default=False)
    ] = "",
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Another name by which browsers reach it; may be given several times."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy, or a network of them, that says whom a request comes from; may be given several times. "
            "Default: this machine; none: nobody.",
            show_default=False,
        ),
    ] = None,
    root_path: Annotated[
        str,
        typer.Option(
            metavar="PATH",
            help="The path of the public address, such as /games; default: that of --public-url.",
            show_default=False,
        ),
    ] = "",
    database: Database = None,
    invite_only: Annotated[
        bool, typer.Option("--invite-only", help="Only people with an invitation may come in.")
    ] = False,
    seat_key_minutes: Annotated[
        int, typer.Option(min=1, max=1440, metavar="N", help="How long the key of one seat is good.")
    ] = 60,
    workers: Annotated[
        int | None,
        typer.Option(min=1, max=_MOST_WORKERS, metavar="N", help="Processes for bots.", show_default="cores - 1"),
    ] = None,
    waiting_days: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="After which a table that never began is closed; 0: never.")
    ] = 30.0,
    abandoned_days: Annotated[
        float,
        typer.Option(
            min=0, metavar="DAYS", help="After which a game ends that nobody plays, with notice before; 0: never."
        ),
    ] = 180.0,
    notice_days: Annotated[
        float, typer.Option(min=1, metavar="DAYS", help="For how long before that everyone at the table is told.")
    ] = 30.0,
    tables_per_person: Annotated[
        int, typer.Option(min=1, metavar="N", help="Tables that are not over, for one person.")
    ] = 200,
    tables_per_address: Annotated[
        int, typer.Option(min=1, metavar="N", help="Tables opened from one address in a day.")
    ] = 3_000,
    people_per_address: Annotated[
        int, typer.Option(min=1, metavar="N", help="New people from one address in an hour, a tenth of them at once.")
    ] = 1_200,
    keep_shell: Annotated[
        bool,
        typer.Option(
            "--keep-shell/--no-keep-shell", help="Browsers may keep the client, to start it from the home screen."
        ),
    ] = True,
    metrics_token: Annotated[
        str,
        typer.Option(
            metavar="SECRET",
            help="Shows /metrics to whoever has it.",
            show_default=False,
        ),
    ] = "",
    login_header: Annotated[
        str,
        typer.Option(
            metavar="HEADER",
            help="People come in by this header of a trusted proxy, such as Remote-User, not with a nickname.",
            show_default=False,
        ),
    ] = "",
    oidc_issuer: Annotated[
        str,
        typer.Option(metavar="URL", help="An identity provider at which people log in.", show_default=False),
    ] = "",
    oidc_client: Annotated[
        str, typer.Option(metavar="NAME", help="By which it knows this server.", show_default=False)
    ] = "",
    oidc_secret: Annotated[
        str, typer.Option(metavar="SECRET", help="That it has given this server.", show_default=False)
    ] = "",
    admin_token: Annotated[
        str,
        typer.Option(
            metavar="SECRET",
            help="Lets whoever has it look after the server: the page #/admin and baluchon admin.",
            show_default=False,
        ),
    ] = "",
    backup_every: Annotated[
        str,
        typer.Option(metavar="TIME", help="Make backups by itself, such as 12h or 1d.", show_default=False),
    ] = "",
    keep: Annotated[int, typer.Option(min=1, max=10_000, metavar="N", help="Backups; the oldest go.")] = 14,
    backups: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="The folder for backups; default: backups in --data.", show_default=False),
    ] = None,
    workers_from: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Where the package will lie compiled: once it does, bots think with it.",
            show_default=False,
        ),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser", help="Open the address in a browser.")] = False,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        typer.Option(case_sensitive=False, metavar="LEVEL", help="What is logged: debug, info, warning or error."),
    ] = "info",
    log_file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Where to; it rolls, 60 MB at most. Default: standard error.", show_default=False
        ),
    ] = None,
) -> None:
    """Serve the games to browsers and programs.

    \b
    [bold]Examples[/bold]
      # for this machine
      baluchon serve
      # for everyone in the house
      baluchon serve --host 0.0.0.0
      # behind a reverse proxy, by invitation
      baluchon serve --public-url https://games.example.org \\
          --invite-only
      # below a path of a larger site
      baluchon serve --public-url https://example.org/games
    """
    need_server()
    _check_public_url(public_url)
    _check_root_path(root_path)
    _check_host(host)
    _check_secret("--admin-token", admin_token)
    _check_provider(oidc_issuer, oidc_client, login_header)
    address = database_address(data, database, begin=True)
    from msgspec.structs import replace

    from baluchon.server.logs import begin_logging
    from baluchon.server.proxies import trusted_networks
    from baluchon.server.run import serve as run
    from baluchon.server.run import tell_invitation
    from baluchon.server.settings import ServerSettings
    from baluchon.server.store import StoreFailing

    try:
        begin_logging(log_level, log_file)
    except OSError as error:
        raise BadOption(f"--log-file cannot be written: {error}") from None
    settings = ServerSettings(
        database=address,
        host=host,
        port=port,
        public_url=public_url,
        root_path=root_path,
        invite_only=invite_only,
        metrics_token=metrics_token,
        waiting_days=waiting_days,
        abandoned_days=abandoned_days,
        notice_days=notice_days,
        tables_per_person=tables_per_person,
        tables_per_address=tables_per_address,
        people_per_address=people_per_address,
        seat_key_minutes=seat_key_minutes,
        allowed_hosts=tuple(allow_host or ()),
        keep_shell=keep_shell,
        login_header=_checked_header(login_header),
        oidc_issuer=oidc_issuer,
        oidc_client=oidc_client,
        oidc_secret=oidc_secret,
        admin_token=admin_token,
        backup_every=_between_backups(backup_every),
        keep_backups=keep,
        workers_from=str(workers_from or ""),
        backups=str(backups or (data or data_folder()) / "backups"),
    )
    if workers is not None:
        settings = replace(settings, workers=workers)
    if trusted_proxy:
        settings = replace(settings, trusted_proxies=trusted_networks(trusted_proxy))

    def ready(real_port: int, house: "House") -> None:
        house.settings = replace(house.settings, port=real_port)
        house.store.announce(house.settings.local_address)
        _tell_addresses(house.settings)
        if data is None and database is None:
            _tell_data_folder()
        if invite_only:
            tell_invitation(house, lambda link: say(f"Invitation: {link}"))
        if browser:
            webbrowser.open(house.settings.local_address)

    try:
        started = run(settings, ready)
    except StoreFailing as error:
        raise CannotServe(str(error)) from None
    if not started:
        raise CannotServe(
            f"the server could not start on {host}:{port}; is the port in use? Is that an address of this machine?"
        )


def _tell_addresses(settings: "ServerSettings") -> None:
    """Where the server is for this machine and, if it lets others in, for them; with a code for their phones."""
    from baluchon.server.addresses import EVERYWHERE, in_network

    if settings.public_url or settings.host not in EVERYWHERE:
        say(f"Baluchon is at {settings.address} (Ctrl-C stops it)")
        if not settings.secure and not _is_this_machine(settings.address):
            say(OVER_PLAIN_HTTP)
        return
    say(f"Baluchon is at {settings.local_address} on this machine (Ctrl-C stops it)")
    others = [f"http://{address}:{settings.port}{settings.root}" for address in in_network()]
    if not others:
        say("No network was found by which other machines could come in.")
        return
    say(f"In the house: {' or '.join(others)}")
    say(OVER_PLAIN_HTTP)
    if sys.stdout.isatty():
        import segno

        segno.make(others[0], micro=False).terminal(out=sys.stdout, compact=True)


def _is_this_machine(address: str) -> bool:
    """Whether an address leads nowhere but to the machine on which it is opened: browsers trust it without https."""
    host = urlsplit(address).hostname or ""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _tell_data_folder() -> None:
    """Where everything is kept if nobody said where, and what an older version kept elsewhere."""
    folder = data_folder()
    say(f"Everything is kept in {folder}")
    old = old_data()
    if old is not None:
        going_on = f"--data {old} (or BALUCHON_DATA={old}) goes on with them"
        moving = f"to have them here, stop the server and move what is in there to {folder}"
        say(f"Games of an older version are in {old.resolve()}: {going_on}; {moving}")


def _between_backups(text: str) -> float:
    """Seconds from one backup to the next; 0: none are made."""
    seconds = seconds_of("--backup-every", text) if text else 0.0
    if 0 < seconds < _LEAST_BETWEEN_BACKUPS:
        raise BadOption("--backup-every takes a minute (1m) or more")
    return seconds


def _check_secret(option: str, secret: str) -> None:
    """Refuse a secret that could be guessed, or could not be sent."""
    if secret and (len(secret) < _LEAST_SECRET or not (secret.isascii() and secret.isprintable()) or " " in secret):
        raise BadOption(
            f"{option} takes {_LEAST_SECRET} letters and digits or more, such as `openssl rand -hex 16` makes"
        )


def _checked_header(name: str) -> str:
    """The name of a header that a proxy writes; refused if it is none, or one that means something else."""
    if name and (not _HEADER.fullmatch(name) or name.lower() in _OTHER_HEADERS):
        raise BadOption(f"--login-header takes the name of a header such as Remote-User, not {name!r}")
    return name


def _check_provider(issuer: str, client: str, header: str) -> None:
    """Refuse an identity provider that could not be believed, or half of what it takes."""
    if not issuer and not client:
        return
    if not (issuer and client):
        raise BadOption("--oidc-issuer and --oidc-client go together: the provider, and this server there")
    if header:
        raise BadOption("--login-header and --oidc-issuer are two ways to come in; choose one of them")
    from baluchon.server.oidc import is_safe

    if not is_web_address(issuer) or not is_safe(issuer):
        raise BadOption(f"--oidc-issuer takes an https address such as https://login.example.org, not {issuer!r}")


def _check_host(host: str) -> None:
    """Refuse a name that leads nowhere before anything is opened."""
    try:
        socket.getaddrinfo(host, None)
    except (OSError, UnicodeError) as error:
        raise BadOption(
            f"--host takes an address of this machine, such as 127.0.0.1 or 0.0.0.0, not {host!r} ({error})"
        ) from None


def _check_public_url(url: str) -> None:
    """Refuse what cannot stand at the beginning of a link."""
    if url and (not is_web_address(url) or "?" in url or "#" in url):
        raise BadOption(f"--public-url takes an address such as https://games.example.org, not {url!r}")


def _check_root_path(path: str) -> None:
    """Refuse what cannot stand between a host and the server's own paths."""
    if path and not _ROOT_PATH.fullmatch(path):
        raise BadOption(f"--root-path takes a path such as /games, not {path!r}")
