"""Records: a game as a file that can be replayed, resumed, checked and shared.

The log is the game; everything else in a record is there to check it. Reading a record plays it again.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from baluchon.kernel.chance import SEED_BYTES, commitment
from baluchon.kernel.deal import Deal
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BaluchonError, CorruptRecord, MoveError, OtherData, Unparseable, WrongVersion
from baluchon.kernel.fingerprint import Fingerprint, fingerprint_of
from baluchon.kernel.match import Entry, Match, TakeBack
from baluchon.kernel.options import Value
from baluchon.kernel.registry import game_by_id

FORMAT = 1
_TAKE_BACK = "take-back"
_BY_CONSENT = "by-consent"
_TAKE_BACK_ROW = re.compile(rf"{_TAKE_BACK} (\d{{1,9}})( {_BY_CONSENT})?", re.ASCII)
_MARK = 4


class Record(msgspec.Struct, omit_defaults=True):
    """A game on paper. `seed` is left out as long as it must stay secret."""

    format: int
    game: str
    rules: int
    seats: int
    players: list[str]
    options: dict[str, Value]
    chance: str
    commit: str
    log: list[tuple[int, str]]
    marks: str
    """Four hex digits for each log entry, chained: the first that is wrong tells which entry was changed."""
    digest: str
    """Of the state after the last entry."""
    seed: str | None = None
    deal: Deal | None = None
    """If the deal was made at a server's table: what is needed to check that nobody could choose it."""
    scores: list[int] | None = None
    ranking: list[int] | None = None
    fingerprint: Fingerprint | None = None
    """By what it was played; nothing in records of earlier versions."""
    dumps: list[dict[str, Any]] | None = None
    """With `--open`: the whole state after the set-up and after every log entry, for referees and teaching."""


def digest(game: Game, state: Any) -> str:
    """A hash of a state."""
    return hashlib.sha256(msgspec.json.encode(game.dump(state), order="deterministic")).hexdigest()


def to_record(match: Match, *, secret: bool = False, open: bool = False) -> Record:
    """The record of a match; `secret` leaves the seed out."""
    log = [_to_row(match, logged) for logged in match.log]
    finished = match.outcome() if match.is_over else None
    record = Record(
        format=FORMAT,
        game=match.game.id,
        rules=match.game.version,
        seats=match.seats,
        players=match.players,
        options=match.options,
        chance="sealed",
        commit=match.commit,
        log=log,
        marks="",
        digest=digest(match.game, match.state),
        seed=None if secret else match.promised.hex(),
        deal=match.deal,
        scores=list(finished.scores) if finished else None,
        ranking=list(finished.ranking) if finished else None,
        fingerprint=fingerprint_of(match.game),
    )
    record.marks = "".join(_chain(record))
    if open:
        record.dumps = _dumps(match)
    return record


def encode(record: Record) -> bytes:
    """The file of a record: JSON with a log entry on each line."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode(data: bytes) -> Record:
    """The record in a file; says what is wrong with one that is truncated or foreign."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise CorruptRecord(f"this is not a whole record: {error}") from None
    if not isinstance(raw, dict) or "format" not in raw or "game" not in raw:
        raise CorruptRecord("this is not a record of Baluchon: it names no format and game")
    if raw["format"] != FORMAT:
        raise WrongVersion(f"the record has format {raw['format']!r}; this program reads format {FORMAT}")
    try:
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise CorruptRecord(f"the record does not have the shape of one: {error}") from None


def from_record(record: Record) -> Match:
    """The match of a record, played again and checked to the last figure.

    If it does not come out as told and the data here is not that of the record, that is what is said: OtherData.
    """
    match = _new_match(record)
    _check_marks(record)
    with _by_its_data(record, match.game):
        _play_again(match, record)
    return match


@contextmanager
def _by_its_data(record: Record, game: Game) -> Iterator[None]:
    """Blame no record for what does not come out as told if it was made with other data."""
    try:
        yield
    except CorruptRecord as error:
        here = fingerprint_of(game)
        if record.fingerprint is None or record.fingerprint.data == here.data:
            raise
        raise OtherData(
            f"this game was played with other data of {game.id} than what is here, so whether the record is right can "
            f"only be told where that data is: {record.fingerprint} in the record, {here} here"
        ) from error


def _play_again(match: Match, record: Record) -> None:
    """Carry out the whole log; what comes about must be what the record tells."""
    _check_dump(match, record, 0)
    for n in range(len(record.log)):
        replay_entry(match, record, n)
        _check_dump(match, record, n + 1)
    _check_end(match, record)


def replay_entry(match: Match, record: Record, n: int) -> None:
    """Carry out log entry n of a record on a match that stands before it."""
    seat, text = record.log[n]
    try:
        if text.split(" ")[0] == _TAKE_BACK:
            _replay_take_back(match, seat, text)
        else:
            match.play(seat, match.game.moves.parse(text))
    except Unparseable as error:
        raise CorruptRecord(f"entry {n} of the log cannot be read: {error}", n) from None
    except MoveError as error:
        raise CorruptRecord(f"entry {n} of the log is no lawful move: {error}", n) from None
    except BaluchonError as error:
        raise CorruptRecord(f"entry {n} of the log is not possible: {error}", n) from None


def _new_match(record: Record) -> Match:
    game = game_by_id(record.game, record.rules)
    if record.chance != "sealed":
        raise WrongVersion(f"the record's chance is {record.chance!r}; this program reads 'sealed'")
    if record.seed is None:
        raise CorruptRecord("the record has no seed (the game is not over), so it cannot be played again")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise CorruptRecord("the seed is not a number in hexadecimal") from None
    deal = record.deal
    commit = commitment(seed) if deal is None else deal.commit(record.game, record.rules, seed)
    if len(seed) != SEED_BYTES or commit != record.commit:
        raise CorruptRecord("the seed is not the one that was promised: its SHA-256 differs from `commit`")
    if deal is not None and (fault := deal.fault(record.seats)) is not None:
        raise CorruptRecord(fault)
    with _by_its_data(record, game):
        try:
            return Match(game, record.seats, record.options, seed=seed, players=record.players, deal=deal)
        except BaluchonError as error:
            raise CorruptRecord(f"the game of this record cannot be set up: {error}") from None


def _check_marks(record: Record) -> None:
    """Name the first entry of the log that was changed after it was written; no data is needed for that."""
    for n, mark in enumerate(_chain(record)):
        if record.marks[_MARK * n : _MARK * (n + 1)] != mark:
            raise CorruptRecord(f"entry {n} of the log ({record.log[n][1]!r}) was changed", n)
    if len(record.marks) != _MARK * len(record.log):
        raise CorruptRecord(f"the log has {len(record.log)} entries, but marks for {len(record.marks) // _MARK}")


def _replay_take_back(match: Match, seat: int, text: str) -> None:
    row = _TAKE_BACK_ROW.fullmatch(text)
    if row is None:
        raise Unparseable(text)
    if row[2]:
        match.take_back_by_consent(seat, int(row[1]))
    elif match.take_back(seat).of != int(row[1]):
        raise CorruptRecord(f"the take-back names entry {row[1]}, which is not the last of seat {seat}")


def _check_dump(match: Match, record: Record, n: int) -> None:
    """Hold the state after n log entries against an open record."""
    if record.dumps is not None and record.dumps[n : n + 1] != [match.game.dump(match.state)]:
        raise CorruptRecord(f"the open state after {n} log entries is not the one the moves give", n - 1 if n else None)


def _check_end(match: Match, record: Record) -> None:
    scores = ranking = None
    if match.is_over:
        outcome = match.outcome()
        scores, ranking = list(outcome.scores), list(outcome.ranking)
    for what, told, found in (("scores", record.scores, scores), ("ranking", record.ranking, ranking)):
        if told != found:
            raise CorruptRecord(f"the {what} in the record are {told}, the moves give {found}")
    if record.digest != digest(match.game, match.state):
        raise CorruptRecord("the state after the last move is not the one the record tells of")


def _to_row(match: Match, logged: Entry | TakeBack) -> tuple[int, str]:
    if isinstance(logged, Entry):
        return logged.seat, match.game.moves.text(logged.move)
    consent = f" {_BY_CONSENT}" if logged.by_consent else ""
    return logged.seat, f"{_TAKE_BACK} {logged.of}{consent}"


def _chain(record: Record) -> Iterable[str]:
    running = hashlib.sha256(f"{record.game} {record.rules} {record.seats} {record.commit}".encode())
    if record.deal is not None:
        running.update(msgspec.json.encode(record.deal))
    for seat, text in record.log:
        running.update(f"\n{seat} {text}".encode())
        yield running.hexdigest()[:_MARK]


def _dumps(match: Match) -> list[dict[str, Any]]:
    """Play the log again on a fresh match, noting the state after every entry."""
    again = Match(match.game, match.seats, match.options, seed=match.seed, players=match.players)
    dumps = [match.game.dump(again.state)]
    for logged in match.log:
        again.repeat(logged)
        dumps.append(match.game.dump(again.state))
    return dumps
