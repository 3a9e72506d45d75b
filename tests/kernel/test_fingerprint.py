"""Fingerprints: the same for the same game, another one for whatever can change a game."""

import re
import shutil
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path

import msgspec
import pytest

import baluchon
from baluchon.kernel.errors import CorruptRecord, OtherData
from baluchon.kernel.fingerprint import Fingerprint, _data_of, fingerprint_of
from baluchon.kernel.match import Match
from baluchon.kernel.record import Record, decode, encode, from_record, to_record
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.lanterns import GAME as LANTERNS

GAME = game_by_id("road-trip-europa")
Change = Callable[[Path], object]


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Change], str]:
    """The hash of a game's data after a change of its files."""
    monkeypatch.syspath_prepend(tmp_path)

    def made(package: str, change: Change) -> str:
        name = f"copy_{len(list(tmp_path.iterdir()))}_of_{tmp_path.name.replace('-', '_')}"
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
        with as_file(files(package) / "data") as data:
            shutil.copytree(data, tmp_path / name / "data")
        change(tmp_path / name / "data")
        return _data_of(name, 1)

    return made


def nothing(data: Path) -> None:
    pass


def with_text(file: str, old: str, new: str) -> Change:
    def change(data: Path) -> None:
        text, times = re.subn(old, new, (data / file).read_text(encoding="utf-8"))
        assert times
        (data / file).write_text(text, encoding="utf-8")

    return change


def with_windows_lines(data: Path) -> None:
    for file in data.glob("*.*"):
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))


def test_every_game_has_one_for_each_version() -> None:
    found = {str(fingerprint_of(version)) for game in all_games() for version in game.versions}
    assert len(found) == sum(len(game.versions) for game in all_games()) > 5
    assert fingerprint_of(LANTERNS).program == baluchon.__version__
    assert re.fullmatch("[0-9a-f]{16}", fingerprint_of(LANTERNS).data)


def test_the_newest_version_of_the_world_is_not_the_first() -> None:
    world = game_by_id("trekking-the-world")
    first, second = (fingerprint_of(world.of_version(version)) for version in (1, 2))
    assert (first.rules, second.rules) == (1, 2)
    assert first.data != second.data


@pytest.mark.parametrize(
    "change",
    [
        with_text("regions.csv", "light-blue,5", "light-blue,12"),
        with_text("cards.csv", "nordic,5,", "nordic,6,"),
        with_text("cards.csv", r"(iceland[^\n]*\n)(norway[^\n]*\n)", r"\2\1"),
        with_text("tables.toml", "rounds = 4", "rounds = 3"),
        with_text("tables.toml", r"(beer = .*\n)(cheese = .*\n)", r"\2\1"),
        lambda data: (data / "more.json").write_text("{}"),
        lambda data: (data / "cards.csv").unlink(),
        lambda data: (data / "cards.csv").write_bytes(b"\xff"),
    ],
)
def test_what_can_change_a_game_changes_it(copied: Callable[[str, Change], str], change: Change) -> None:
    assert copied(GAME.package, change) != copied(GAME.package, nothing)


@pytest.mark.parametrize(
    "change",
    [
        nothing,
        with_windows_lines,
        with_text("cards.csv", "Norway", "The Land of Fjords"),
        with_text("tables.toml", r"\A", "# A remark.\n\n"),
        with_text("names.toml", '"([A-Za-z])', r'"The \1'),
        with_text("provenance.toml", "rulebook", "ours"),
        lambda data: (data / "allowed.toml").unlink(),
    ],
)
def test_names_and_remarks_do_not(copied: Callable[[str, Change], str], change: Change) -> None:
    assert copied(GAME.package, change) == fingerprint_of(GAME).data


def test_a_version_has_what_is_its_own(copied: Callable[[str, Change], str]) -> None:
    own = with_text("1/tables.toml", "links_per_move = 15", "links_per_move = 14")
    package = game_by_id("trekking-the-world").package
    assert copied(package, own) != copied(package, nothing) == _data_of(package, 1)


# ------------------------------------------------------------------------------------------------ records


def played() -> Record:
    match = Match(GAME, 2, seed=bytes(32))
    while not match.is_over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return decode(encode(to_record(match)))


def of_other_data(record: Record) -> Record:
    return msgspec.structs.replace(record, fingerprint=Fingerprint("1.0.0", 1, "0123456789abcdef"))


def test_a_record_says_by_what_it_was_played() -> None:
    assert played().fingerprint == fingerprint_of(GAME)


def test_a_record_without_one_is_read_as_before() -> None:
    record = msgspec.structs.replace(played(), fingerprint=None)
    assert b"fingerprint" not in encode(record)
    assert from_record(decode(encode(record))).is_over
    with pytest.raises(CorruptRecord, match="scores"):
        from_record(msgspec.structs.replace(record, scores=[1, 2]))


def test_what_does_not_come_out_as_told_is_no_fault_of_a_record_of_other_data() -> None:
    record = of_other_data(played())
    for other in (
        msgspec.structs.replace(record, scores=[1, 2]),
        msgspec.structs.replace(record, digest="0" * 64),
        msgspec.structs.replace(record, options={"rain": True}),
    ):
        with pytest.raises(OtherData, match=r"other data of road-trip-europa.*0123456789abcdef in the record.* here"):
            from_record(other)


def test_a_record_of_other_data_that_comes_out_as_told_is_right() -> None:
    assert from_record(of_other_data(played())).is_over


def test_a_changed_log_is_a_changed_log_whatever_the_data() -> None:
    record = of_other_data(played())
    log = [*record.log[:5], (0, "pick france"), *record.log[6:]]
    with pytest.raises(CorruptRecord, match=r"entry 5 .* was changed"):
        from_record(msgspec.structs.replace(record, log=log))
