"""How a server is configured."""

import os
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from baluchon.server.addresses import EVERYWHERE


class ServerSettings(Struct, frozen=True):
    """What the host of the server chose."""

    database: str
    """The path of an SQLite file, or `postgresql://…`."""
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """The address people use, if it differs from host and port."""
    allowed_hosts: tuple[str, ...] = ()
    """More names by which the server is reached than its own and that of the public address."""
    root_path: str = ""
    """The part of the address before the server's own paths, such as `/games`; left out: that of the public URL."""
    invite_only: bool = False
    keep_shell: bool = True
    """Whether browsers may keep the client, so that it starts from the home screen."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    workers_from: str = ""
    """The folder in which the package will lie compiled; workers change to it when it is there."""
    rest_after: float = 180.0
    """Seconds after which an unused table leaves memory."""
    rate: float = 30.0
    """Messages or requests per second from one connection or address; short bursts may be faster."""
    seat_key_minutes: int = 60
    """How long the key of one seat is good, if it is not used before."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1/32", "::1/128")
    """Networks whose proxies are believed when they say whom a request comes from."""
    metrics_token: str = ""
    """Who may see the figures; nobody without one."""
    waiting_days: float = 30.0
    """Days after which a table is closed that waits to begin and at which nothing happens; 0: never."""
    abandoned_days: float = 180.0
    """Days after which a game ends in which nobody plays, with notice before; 0: never."""
    notice_days: float = 30.0
    """For so many days before that, everyone at the table is told."""
    tables_per_person: int = 200
    """Tables that go on, to which one person may belong."""
    tables_per_address: int = 3_000
    """Tables that may be opened from one address in a day."""
    people_per_address: int = 1_200
    """New people that may come in from one address in an hour; a tenth of them at once."""
    backups: str = ""
    """The folder for backups; left out: `backups` beside the database file."""
    backup_every: float = 0.0
    """Seconds from one backup to the next; 0: only when told to."""
    keep_backups: int = 14
    """How many of them are kept."""
    login_header: str = ""
    """The header in which a proxy says who has logged in there; believed from trusted proxies alone."""
    oidc_issuer: str = ""
    """The address of an identity provider (OpenID Connect) at which people log in."""
    oidc_client: str = ""
    """By which name that provider knows this server."""
    oidc_secret: str = ""
    admin_token: str = ""
    """Who may look after the running server; nobody without one."""

    @property
    def needs_login(self) -> bool:
        """Whether people come in by a login, not with a nickname."""
        return bool(self.login_header or self.oidc_issuer)

    @property
    def address(self) -> str:
        """The address of the server, without a slash at the end."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}{self.root}"

    @property
    def backup_folder(self) -> Path:
        return Path(self.backups) if self.backups else Path(self.database).parent / "backups"

    @property
    def root(self) -> str:
        """What stands before the server's own paths: nothing, or a path without a slash at the end."""
        return (self.root_path or urlsplit(self.public_url).path).rstrip("/")

    @property
    def local_address(self) -> str:
        """The address for a browser on this machine."""
        if self.public_url or self.host not in EVERYWHERE:
            return self.address
        return f"http://127.0.0.1:{self.port}{self.root}"

    @property
    def names(self) -> set[str]:
        """The names it is reached by, besides those of the machine."""
        public = urlsplit(self.public_url).hostname
        return {name.lower() for name in (*self.allowed_hosts, self.host, public) if name}

    @property
    def secure(self) -> bool:
        return self.address.startswith("https://")
