"""Files that commands read and write: what cannot be done is said before any work, and nothing is written half.

A file is replaced only by its like, and never unasked: a record if `--force` says so, a page of ours by a page.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from baluchon.kernel.errors import BaluchonError, ClosedGame, RecordError, UnknownGame
from baluchon.kernel.match import Match
from baluchon.kernel.record import Record, decode, encode, from_record, to_record

_LARGEST = 100 * 2**20
_OWN_PAGE = b'<meta name="generator" content="Baluchon">'
"""Stands at the head of every page that a command writes."""
_HEAD = 1000


class FileTrouble(BaluchonError):
    """A file cannot be read or written."""

    code = "file"


# ------------------------------------------------------------------------------------------------ records


def read_record(path: Path) -> Record:
    """The record in a file."""
    with opened(path) as file:
        if os.fstat(file.fileno()).st_size > _LARGEST or len(data := file.read(_LARGEST + 1)) > _LARGEST:
            raise FileTrouble(f"cannot read {path}: it is too large to be a record")
    return decode(data)


def read_match(path: Path) -> tuple[Record, Match]:
    """The record in a file and its match, played again and checked."""
    record = read_record(path)
    try:
        return record, from_record(record)
    except ClosedGame as error:
        raise RecordError(str(error)) from None
    except UnknownGame as error:
        raise RecordError(f"the game of this record is not installed: {error}") from None


def write_record(path: Path, match: Match, *, open: bool) -> None:
    """Save a match. The old file is there until the new one is complete."""
    write_whole(path, encode(to_record(match, open=open)))


def check_record_place(path: Path, *, force: bool) -> None:
    """Refuse early what could not be saved later, and what would replace something unasked."""
    check_place(path)
    if not path.exists():
        return
    try:
        record = read_record(path)
    except RecordError:
        raise FileTrouble(f"{path} is there already and is no record of a game; name another file") from None
    if force:
        return
    if record.scores is None:
        raise FileTrouble(
            f"{path} holds a game that is not over; go on with --resume {path}, name another file, "
            "or replace it with --force"
        )
    raise FileTrouble(f"{path} holds a finished game; name another file, or replace it with --force")


def free_place(path: Path) -> Path:
    """This path, or one with a number where there is such a file already."""
    number = 2
    free = path
    while free.exists():
        free = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return free


# ---------------------------------------------------------------------------------------------- all files


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """A file to read; what is none is refused before it is opened, since a device may never end, or a pipe begin."""
    try:
        if path.exists() and not path.is_file():
            is_what = "a folder" if path.is_dir() else "not an ordinary file"
            raise FileTrouble(f"cannot read {path}: it is {is_what}")
        with path.open("rb") as file:
            yield file
    except OSError as error:
        raise _unreadable(path, error) from None


def check_place(path: Path) -> None:
    """Refuse early a place where no file could be written."""
    try:
        if path.is_dir():
            raise FileTrouble(f"cannot write {path}: it is a folder")
        if path.exists() and not path.is_file():
            raise FileTrouble(f"cannot write {path}: it is not an ordinary file")
        if not path.parent.is_dir():
            raise FileTrouble(f"cannot write {path}: there is no folder {path.parent}; make it first")
        if not os.access(path.parent, os.W_OK):
            raise FileTrouble(f"cannot write {path}: the folder {path.parent} is closed to you")
    except OSError as error:
        raise _unwritable(path, error) from None


def check_new_place(path: Path) -> None:
    """Refuse early a place where no new file could be written."""
    check_place(path)
    if path.exists():
        raise FileTrouble(f"{path} exists; choose another name")


def check_page_place(path: Path) -> None:
    """Refuse early a place where no page could be written; a page of ours may be drawn anew."""
    check_place(path)
    if path.exists() and path.stat().st_size and not _is_own_page(path):
        raise FileTrouble(f"{path} is there already and is no page of Baluchon; name another file")


def _is_own_page(path: Path) -> bool:
    with opened(path) as file:
        return _OWN_PAGE in file.read(_HEAD)


def write_page(path: Path, text: str) -> None:
    """Write a page, whole or not at all."""
    write_whole(path, text.encode())


def write_whole(path: Path, data: bytes) -> None:
    """Write a file, whole or not at all."""
    with whole_file(path) as file:
        file.write(data)


@contextmanager
def whole_file(path: Path, *, private: bool = False) -> Iterator[BinaryIO]:
    """A file to write into, which has its name only once all is written; nothing is left of one that fails.

    A private one is readable by its owner alone.
    """
    real = path.resolve()  # what a link leads to is replaced, not the link
    unfinished = real.with_name(f".{real.name}.{os.getpid()}")
    try:
        with unfinished.open("xb") as file:
            if private:
                unfinished.chmod(0o600)
            yield file
        unfinished.replace(real)
    except OSError as error:
        raise _unwritable(path, error) from None
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


def _unreadable(path: Path, error: OSError) -> FileTrouble:
    return FileTrouble(f"cannot read {path}: {error.strerror or error}")


def _unwritable(path: Path, error: OSError) -> FileTrouble:
    return FileTrouble(f"cannot write {path}: {error.strerror or error}")
