"""Results as a file: a line that says what is played, then one for each game, in order of their numbers.

A run that was interrupted goes on from its file; the file is the same, byte for byte, as that of a run that was
not, whatever the number of workers. A plan may be continued with more games, but never with another deck: games of
two decks do not add up.
"""

from io import BufferedRandom
from pathlib import Path
from typing import Any

import msgspec

from baluchon.arena.runner import Plan, Played
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.fingerprint import Fingerprint

FORMAT = 1
_LONGEST_HEAD = 1_000_000
_LONGEST_GAME = 10_000_000
"""Bytes of a line: those of games are shorter by far."""


class BadResults(BaluchonError):
    """The file does not hold the results of this plan, or cannot be used."""

    code = "bad-results"


class _Head(msgspec.Struct, frozen=True):
    format: int
    plan: dict[str, Any]
    """Of a Plan; whoever reads that of a file need not have its game."""


class Results:
    """Games of a plan, and the file they are kept in."""

    def __init__(self, plan: Plan, path: Path) -> None:
        self.games: list[Played] = []
        """What the file holds, in order."""
        self._held: dict[int, Played] = {}
        self._plan = plan
        self._head = msgspec.json.encode(_Head(FORMAT, _told(plan))) + b"\n"
        try:
            self._file: BufferedRandom = path.open("r+b" if path.exists() else "w+b")
        except OSError as error:
            raise BadResults(f"cannot write {path}: {error.strerror}") from None
        try:
            self._read(path)
        except BaseException:
            self._file.close()
            raise

    def _read(self, path: Path) -> None:
        head = self._file.readline(_LONGEST_HEAD)
        if head and head != self._head:
            if self._head.startswith(head):
                head = b""  # interrupted while the very first line was written
            else:
                raise BadResults(self._why_not_on(path, head))
        if not head:
            self._file.seek(0)
            self._file.truncate()
            self._file.write(self._head)
            self._file.flush()
            return
        kept = self._file.tell()
        while line := self._file.readline(_LONGEST_GAME):
            if len(line) == _LONGEST_GAME:
                raise BadResults(f"{path}, line {len(self.games) + 2} is no result: it is too long")
            if not line.endswith(b"\n"):
                break  # the run was interrupted in this line
            try:
                game = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                raise BadResults(f"{path}, line {len(self.games) + 2} is no result: {error}") from None
            if game.number != len(self.games):
                raise BadResults(f"{path}, line {len(self.games) + 2} holds game {game.number}; some line is missing")
            self.games.append(game)
            kept += len(line)
        self._file.seek(kept)
        self._file.truncate()

    def _why_not_on(self, path: Path, head: bytes) -> str:
        """Why a run cannot go on from a file that begins like this."""
        plan = _told(self._plan)
        plan.pop("fingerprint")
        try:
            told = msgspec.json.decode(head, type=_Head).plan
            begun = msgspec.convert(told.pop("fingerprint", None), Fingerprint | None)
        except (msgspec.DecodeError, UnicodeDecodeError):
            told, begun = {}, None
        if told != plan:
            return f"{path} holds something else than games of this plan; name another file"
        return (
            f"{path} was begun by {begun or 'an earlier version'}; here is {self._plan.fingerprint}. "
            f"Games of two decks do not add up: name another file, or go on where {self._plan.game} is as it was"
        )

    def add(self, games: list[Played]) -> None:
        """Write what comes next in order; hold what is early."""
        for game in games:
            self._held[game.number] = game
        while len(self.games) in self._held:
            game = self._held.pop(len(self.games))
            self._file.write(msgspec.json.encode(game) + b"\n")
            self.games.append(game)
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def _told(plan: Plan) -> dict[str, Any]:
    """A plan as it stands in a file, without how many games it has: there may be more of them later."""
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(msgspec.structs.replace(plan, games=0)))
    return told
