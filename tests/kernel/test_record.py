"""Records: written, read back, and refused with the reason and the first bad entry when they are not whole."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from baluchon.kernel.chance import commitment, seed_from_text
from baluchon.kernel.errors import CorruptRecord, RecordError, UnknownGame, WrongVersion
from baluchon.kernel.match import Match
from baluchon.kernel.record import Record, _chain, decode, digest, encode, from_record, to_record
from baluchon.kernel.registry import game_by_id
from baluchon.testing.strategies import matches

GAME = game_by_id("road-trip-europa")


def played(decisions: int | None = None, *, seed: str = "record") -> Match:
    match = Match(GAME, 3, {"change-of-direction": True}, seed=seed_from_text(seed), players=["Ana", "Bruno", "Clara"])
    while not match.is_over and (decisions is None or len(match.log) < decisions):
        seat = match.to_act[-1]
        match.play(seat, match.legal(seat)[-1])
    return match


FINISHED = to_record(played())
FILE = encode(FINISHED)


def changed(**values: Any) -> Record:
    return msgspec.structs.replace(FINISHED, **values)


def with_entry(n: int, seat: int, text: str) -> Record:
    return changed(log=[*FINISHED.log[:n], (seat, text), *FINISHED.log[n + 1 :]])


def test_a_record_tells_the_whole_game() -> None:
    match = from_record(decode(FILE))
    assert match.is_over
    assert match.players == ["Ana", "Bruno", "Clara"]
    assert match.options == {"change-of-direction": True}
    assert digest(GAME, match.state) == FINISHED.digest
    assert to_record(match) == FINISHED


def test_the_file_is_the_documented_json() -> None:
    told = msgspec.json.decode(FILE)
    assert {"format", "game", "rules", "seats", "players", "options", "chance", "commit", "seed", "log"} <= set(told)
    assert {"scores", "ranking", "digest"} <= set(told)
    assert told["log"][0] == [2, GAME.moves.text(played(1).entries[0].move)]


def test_a_game_broken_off_goes_on_from_its_record() -> None:
    record = to_record(played(10))
    assert (record.scores, record.ranking) == (None, None)
    resumed = from_record(decode(encode(record)))
    while not resumed.is_over:
        seat = resumed.to_act[-1]
        resumed.play(seat, resumed.legal(seat)[-1])
    assert to_record(resumed) == FINISHED


def test_a_secret_record_keeps_the_seed_to_itself() -> None:
    record = to_record(played(10), secret=True)
    assert record.seed is None
    assert seed_from_text("record").hex().encode() not in encode(record)
    with pytest.raises(CorruptRecord, match="has no seed"):
        from_record(record)


def test_an_open_record_shows_every_state() -> None:
    match = played(7)
    record = to_record(match, open=True)
    assert record.dumps is not None
    assert len(record.dumps) == 8
    assert record.dumps[-1] == GAME.dump(match.state)
    assert from_record(decode(encode(record))).log == match.log


def test_a_changed_open_state_is_noticed() -> None:
    record = to_record(played(7), open=True)
    assert record.dumps is not None
    for dumps in ([*record.dumps[:3], record.dumps[2], *record.dumps[4:]], record.dumps[:3]):
        with pytest.raises(CorruptRecord, match="after 3 log entries") as refused:
            from_record(msgspec.structs.replace(record, dumps=dumps))
        assert refused.value.entry == 2


@given(matches(GAME))
def test_take_backs_are_part_of_the_record(match: Match) -> None:
    assert digest(GAME, from_record(decode(encode(to_record(match)))).state) == digest(GAME, match.state)


def test_take_backs_are_written_as_entries() -> None:
    match = played(4)
    match.take_back(2)
    match.take_back_by_consent(1, 1)
    assert to_record(match).log[4:] == [(2, "take-back 3"), (1, "take-back 1 by-consent")]
    assert digest(GAME, from_record(to_record(match)).state) == digest(GAME, match.state)


def test_an_open_record_shows_the_states_after_take_backs_too() -> None:
    match = played(4)
    before = [GAME.dump(played(decisions).state) for decisions in range(5)]
    match.take_back(2)
    after_one = GAME.dump(match.state)
    match.take_back_by_consent(1, 1)
    record = to_record(match, open=True)
    assert record.dumps == [*before, after_one, GAME.dump(match.state)]
    assert from_record(decode(encode(record))).log == match.log


@given(st.integers(0, len(FILE) - 2))
def test_a_truncated_file_is_refused(length: int) -> None:
    with pytest.raises(CorruptRecord, match="this is not a whole record"):
        decode(FILE[:length])


FOREIGN: list[tuple[bytes, type[RecordError], str]] = [
    (b"", CorruptRecord, "not a whole record"),
    (b"1. e4 e5", CorruptRecord, "not a whole record"),
    (b"\xff\xfe\x00", CorruptRecord, "not a whole record"),
    (b"[" * 100_000, CorruptRecord, "not a whole record"),
    (b"[1, 2]", CorruptRecord, "not a record of Baluchon"),
    (b'{"moves": []}', CorruptRecord, "not a record of Baluchon"),
    (b'{"format": 2, "game": "road-trip-europa"}', WrongVersion, "has format 2; this program reads format 1"),
    (b'{"format": 1, "game": "road-trip-europa"}', CorruptRecord, "does not have the shape"),
    (FILE.replace(b'"seats": 3', b'"seats": "three"'), CorruptRecord, "does not have the shape"),
]


@pytest.mark.parametrize(("data", "error", "says"), FOREIGN, ids=[row[2] + str(n) for n, row in enumerate(FOREIGN)])
def test_a_foreign_file_is_refused(data: bytes, error: type[RecordError], says: str) -> None:
    with pytest.raises(error, match=says):
        decode(data)


@pytest.mark.parametrize("n", [0, 1, 17, len(FINISHED.log) - 1])
def test_an_edited_entry_is_named(n: int) -> None:
    seat, _ = FINISHED.log[n]
    with pytest.raises(CorruptRecord, match=f"entry {n} of the log .* was changed") as refused:
        from_record(with_entry(n, seat, "pick france"))
    assert refused.value.entry == n


def test_a_swapped_seat_is_named() -> None:
    seat, text = FINISHED.log[5]
    with pytest.raises(CorruptRecord, match="entry 5") as refused:
        from_record(with_entry(5, (seat + 1) % 3, text))
    assert refused.value.entry == 5


def test_a_removed_entry_is_named() -> None:
    with pytest.raises(CorruptRecord) as refused:
        from_record(changed(log=[*FINISHED.log[:9], *FINISHED.log[10:]]))
    assert refused.value.entry == 9


def test_a_log_cut_short_is_noticed() -> None:
    with pytest.raises(CorruptRecord, match=f"has 20 entries, but marks for {len(FINISHED.log)}"):
        from_record(changed(log=FINISHED.log[:20]))
    with pytest.raises(CorruptRecord, match="the scores in the record are"):
        from_record(changed(log=FINISHED.log[:20], marks=FINISHED.marks[:80]))


def marked(record: Record) -> Record:
    """The record with marks that fit its log, as someone who knows the program could forge them."""
    return msgspec.structs.replace(record, marks="".join(_chain(record)))


FORGED: list[tuple[int, int, str, str]] = [
    (3, 2, "castle", "cannot be read"),
    (3, 2, "take-back", "cannot be read"),
    (3, 2, "take-back x", "cannot be read"),
    (3, 2, f"take-back {'9' * 5000}", "cannot be read"),
    (3, 2, "take-back 0 by-force", "cannot be read"),
    (3, 9, "take-back 0 by-consent", "is not possible"),
    (3, 2, "take-back 0", "is not possible"),
    (3, 2, "name none", "is no lawful move"),
    (3, 9, FINISHED.log[3][1], "is no lawful move"),
    (3, -1, FINISHED.log[3][1], "is no lawful move"),
    (4, 2, "take-back 1", "is not possible"),
]


@pytest.mark.parametrize(("n", "seat", "text", "says"), FORGED, ids=[row[2][:25] + str(row[1]) for row in FORGED])
def test_a_forged_entry_is_named(n: int, seat: int, text: str, says: str) -> None:
    with pytest.raises(CorruptRecord, match=f"entry {n} of the log {says}") as refused:
        from_record(marked(with_entry(n, seat, text)))
    assert refused.value.entry == n


CHANGED: list[tuple[str, Callable[[], Record], type[Exception], str]] = [
    ("another game", lambda: changed(game="chess"), UnknownGame, "there is no game 'chess'"),
    ("other rules", lambda: changed(rules=99), WrongVersion, "made with version 99 of the rules"),
    ("other chance", lambda: changed(chance="dice"), WrongVersion, "chance is 'dice'"),
    ("another seed", lambda: changed(seed=seed_from_text("x").hex()), CorruptRecord, "not the one that was promised"),
    ("half a seed", lambda: changed(seed="abcd"), CorruptRecord, "not the one that was promised"),
    ("no hexadecimal", lambda: changed(seed="xyz"), CorruptRecord, "hexadecimal"),
    ("another promise", lambda: changed(commit="0" * 64), CorruptRecord, "not the one that was promised"),
    ("other scores", lambda: changed(scores=[99, 1, 1]), CorruptRecord, r"scores in the record are \[99, 1, 1\]"),
    ("no scores", lambda: changed(scores=None), CorruptRecord, "scores in the record are None"),
    ("another ranking", lambda: changed(ranking=[1, 1, 1]), CorruptRecord, "ranking in the record"),
    ("another state", lambda: changed(digest="0" * 64), CorruptRecord, "not the one the record tells of"),
    ("more seats", lambda: changed(seats=7), CorruptRecord, "cannot be set up: .* not 7"),
    ("fewer players", lambda: changed(players=["Ana"]), CorruptRecord, "cannot be set up: 1 players for 3 seats"),
    ("unknown options", lambda: changed(options={"x": 1}), CorruptRecord, "cannot be set up: .* no option 'x'"),
    ("no marks", lambda: changed(marks=""), CorruptRecord, "entry 0"),
    ("too many marks", lambda: changed(marks=FINISHED.marks + "0000"), CorruptRecord, "but marks for"),
]


@pytest.mark.parametrize(("make", "error", "says"), [row[1:] for row in CHANGED], ids=[row[0] for row in CHANGED])
def test_a_changed_record_is_refused_with_the_reason(
    make: Callable[[], Record], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        from_record(make())


def test_a_record_dealt_from_another_seed_is_noticed_even_if_the_promise_fits() -> None:
    other = seed_from_text("other")
    forged = marked(changed(seed=other.hex(), commit=commitment(other)))
    with pytest.raises(CorruptRecord) as refused:
        from_record(forged)
    assert refused.value.entry is not None


def test_other_options_are_noticed() -> None:
    with pytest.raises(CorruptRecord):
        from_record(changed(options={"change-of-direction": False}))


@given(st.integers(0, len(FILE) - 1), st.integers(1, 255))
def test_any_changed_byte_is_refused_or_means_the_same_game(place: int, by: int) -> None:
    data = FILE[:place] + bytes([FILE[place] ^ by]) + FILE[place + 1 :]
    try:
        match = from_record(decode(data))
    except (RecordError, UnknownGame):
        return
    # Names of players and blanks are all that may change unnoticed.
    assert digest(GAME, match.state) == FINISHED.digest
