"""What whoever looks after a running server sees and does. Nobody sees a hand or a secret here, nor who said what."""

from msgspec import Struct


class BackupFile(Struct, frozen=True):
    """A backup that is kept beside the database."""

    name: str
    at: float
    bytes: int
