"""Record files: read whole, written whole."""

import os
from pathlib import Path

from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.match import Match
from baluchon.kernel.record import Record, decode, encode, to_record

_LARGEST = 100 * 2**20


class FileTrouble(BaluchonError):
    """A file cannot be read or written."""

    code = "file"


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        if path.stat().st_size > _LARGEST:
            raise FileTrouble(f"{path} is too large to be a record")
        data = path.read_bytes()
    except OSError as error:
        raise FileTrouble(f"cannot read {path}: {error.strerror}") from None
    return decode(data)


def write_record(path: Path, match: Match, *, open: bool) -> None:
    """Save a match. The old file is there until the new one is complete."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    try:
        unfinished.write_bytes(encode(to_record(match, open=open)))
        unfinished.replace(path)
    except OSError as error:
        raise FileTrouble(f"cannot write {path}: {error.strerror}") from None


def check_writable(path: Path) -> None:
    """Refuse early what could not be saved later, and what would bury a game that is not over."""
    if path.is_dir():
        raise FileTrouble(f"cannot write {path}: it is a folder")
    if not os.access(path.parent, os.W_OK):
        raise FileTrouble(f"cannot write {path}: there is no such folder, or it is closed to you")
    if path.exists() and _holds_unfinished_game(path):
        raise FileTrouble(f"{path} holds a game that is not over; go on with --resume {path}, or name another file")


def _holds_unfinished_game(path: Path) -> bool:
    try:
        return read_record(path).scores is None
    except BaluchonError:
        return False
