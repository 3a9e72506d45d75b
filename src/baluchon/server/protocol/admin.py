"""What whoever looks after a running server sees and does. Nobody sees a hand or a secret here, nor who said what."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from baluchon.server.protocol.tables import TableCard
from baluchon.server.protocol.words import Name

Standing: TypeAlias = Literal["muted", "banned"]
"""What a host forbids somebody on the whole server: to speak, or to come."""
Note = Annotated[str, Meta(max_length=80, description="A few words for whoever looks after the server")]


class BackupFile(Struct, frozen=True):
    """A backup that is kept beside the database."""

    name: str
    at: float
    bytes: int


class Backups(Struct, frozen=True):
    """The backups that are kept, the latest first."""

    backups: list[BackupFile]
    every: float
    """Seconds from one to the next; 0: they are made only when told to."""
    keep: int
    """How many of them stay."""
    problem: str | None = None
    """Why the last one failed, if it did."""


class Announcement(Struct, frozen=True):
    """A word to everyone who is connected, such as before an upgrade."""

    id: str
    text: str
    ends: float | None = None
    """Until when it is shown; null: until it is withdrawn or the server is started again."""


class NewAnnouncement(Struct, frozen=True, forbid_unknown_fields=True):
    """A word to everyone, in place of the one before."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    seconds: Annotated[float, Meta(ge=60, le=31 * 86_400)] | None = None
    """For how long it is shown, also after a restart; null: until it is withdrawn or the server is started again."""


class Drain(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether new tables may be opened."""

    draining: bool


class Draining(Struct, frozen=True):
    """How far this server is from a moment in which stopping it disturbs nobody. Games are kept in any case."""

    draining: bool
    """No new tables are opened."""
    games: int
    """Tables here at which a game goes on and somebody is connected."""
    connections: int
    ready: bool
    """It drains, and there are no such tables any more."""


class Overview(Struct, frozen=True):
    """How the server is."""

    version: str
    store: str
    address: str
    since: float
    """When it was started."""
    problem: str | None
    """Why the store cannot take moves, if so."""
    invite_only: bool
    people: int
    tables: dict[str, int]
    """How many there are, by status."""
    announcement: Announcement | None
    drain: Draining


class TableFound(Struct, frozen=True):
    """A table as whoever looks after the server sees it."""

    card: TableCard
    created: float
    listed: bool
    connected: int = 0
    """Connections to it at this server."""


class TablesFound(Struct, frozen=True):
    """Some of all tables, the latest first."""

    tables: list[TableFound]
    more: bool
    """There are others after these."""


class PersonFound(Struct, frozen=True):
    """A person as whoever looks after the server sees them."""

    id: str
    nickname: str
    created: float
    seen: float | None
    """When one of their devices came last, to a day; null: none can come any more."""
    standing: Standing | None
    login: str | None
    """The name by which a proxy or an identity provider knows them."""
    devices: int
    going_on: int
    """Tables that are not over."""
    over: int


class PeopleFound(Struct, frozen=True):
    """Some of all people, the newest first."""

    people: list[PersonFound]
    more: bool


class NewNickname(Struct, frozen=True, forbid_unknown_fields=True):
    """Another nickname for somebody, also at their tables."""

    nickname: Name


class NewStanding(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody is muted everywhere or banned; null: neither."""

    standing: Standing | None


class QuotaOfAddress(Struct, frozen=True):
    """What has been used of an address's share. Of IPv6 a /64 is one."""

    address: str
    lines: int
    """Connections that stay open."""
    tables: int
    """Tables opened; they count for a day."""
    people: int
    """New people; they count for minutes."""


class Quotas(Struct, frozen=True):
    """Shares that are in use, the most used first, and how large they are."""

    addresses: list[QuotaOfAddress]
    lines: int
    tables: int
    people: int
    tables_per_person: int


class NewServerInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to the server is wanted."""

    note: Note = ""


class ServerInvitation(Struct, frozen=True):
    """An invitation to the server, which lets in whoever has its link."""

    id: str
    note: str
    created: float
    expires: float
    link: str | None = None
    """Told once, when it is made."""


class ServerInvitations(Struct, frozen=True):
    """The invitations that are good, the newest first."""

    invitations: list[ServerInvitation]
    needed: bool
    """Whether one needs an invitation to come in."""
