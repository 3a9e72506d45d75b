"""Files, folders, addresses and numbers that cannot be meant: one sentence, exit code 2, nothing made or changed."""

import os
import sqlite3
import stat
from pathlib import Path

import pytest

from baluchon.cli.files import FileTrouble, free_place, whole_file
from baluchon.cli.web import is_web_address
from tests.cli.conftest import GAME, Run

READING = ("verify", "replay", "analyse", "advise", "import")
"""Commands that read a file."""
ENDLESS = ("/dev/zero", "pipe")
TEN_GIGABYTES = 10 * 2**30
NOTES = "buy milk\n"
PLAY = ["play", GAME, "--auto", "--bots", "random"]
SIMULATE = ["simulate", GAME, "--seats", "2", "--games", "1", "--workers", "0"]


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> Path:
    assert run(*PLAY, "--seed", "7", "--record", "trip.json").exit_code == 0
    Path("notes.txt").write_text(NOTES)
    Path("empty").touch()
    Path("binary").write_bytes(bytes(range(256)) * 10)
    Path("folder").mkdir()
    os.mkfifo("pipe")
    with Path("sparse").open("wb") as file:
        file.truncate(TEN_GIGABYTES)
    with sqlite3.connect("foreign.sqlite") as other:
        other.execute("CREATE TABLE recipes (name)")
    other.close()
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): _begins(path) if path.is_file() else b"" for path in folder.rglob("*")}


def _begins(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(1_000_000)


REFUSED: list[tuple[list[str], str]] = [
    # records
    ([*PLAY, "--record", "notes.txt"], "no record"),
    ([*PLAY, "--record", "notes.txt", "--force"], "no record"),
    ([*PLAY, "--record", "binary", "--force"], "no record"),
    ([*PLAY, "--record", "empty"], "no record"),
    ([*PLAY, "--record", "trip.json"], "--force"),
    ([*PLAY, "--record", "folder"], "folder"),
    ([*PLAY, "--record", "nowhere/trip.json"], "make it first"),
    ([*PLAY, "--record", "notes.txt/trip.json"], "no folder"),
    ([*PLAY, "--record", "x" * 300], "too long"),
    ([*PLAY, "--record", os.devnull, "--force"], "ordinary file"),
    (["play", "--resume", "trip.json", "--record", "notes.txt"], "no record"),
    (["verify", "folder"], "folder"),
    *(([name, file], "not an ordinary file") for name in READING for file in ENDLESS),
    (["play", "--resume", "pipe"], "not an ordinary file"),
    (["play", "--challenge", "/dev/zero"], "not an ordinary file"),
    (["learn", GAME, "--resume", "pipe"], "not an ordinary file"),
    (["daily", GAME, "--resume", "/dev/zero"], "not an ordinary file"),
    ([*PLAY, "--record", "pipe"], "not an ordinary file"),
    ([*SIMULATE, "--out", "pipe"], "not an ordinary file"),
    (["analyse", "trip.json", "--html", "pipe"], "not an ordinary file"),
    (["tables", "--database", "pipe"], "not a file"),
    (["serve", "--database", "/dev/zero", "--port", "0"], "not a file"),
    (["verify", "sparse"], "too large to be a record"),
    (["import", "sparse", "--data", "new"], "a line without an end"),
    (["replay", "trip.json", "--seat", "3"], "1 to 2"),
    (["replay", "trip.json", "--seat", "0"], "--seat"),
    (["replay", "trip.json", "--seat", "nan"], "--seat"),
    # pages
    (["analyse", "trip.json", "--html", "nowhere/trip.html"], "make it first"),
    (["analyse", "trip.json", "--html", "notes.txt"], "no page"),
    (["analyse", "trip.json", "--html", "folder"], "folder"),
    (["analyse", "trip.json", "--iterations", "99999999999"], "--iterations"),
    ([*SIMULATE, "--report", "notes.txt"], "no page"),
    ([*SIMULATE, "--out", "binary"], "something else"),
    ([*SIMULATE, "--out", os.devnull], "ordinary file"),
    # a host's commands
    (["export", "nowhere/all.jsonl"], "make it first"),
    (["export", "notes.txt"], "exists"),
    (["export", "all.jsonl", "--data", "mistyped"], "no database"),
    (["export", "all.jsonl", "--database", "nonsense"], "no database"),
    (["export", "all.jsonl", "--database", "foo://x"], "postgresql://"),
    (["export", "all.jsonl", "--database", "foreign.sqlite"], "not a database of Baluchon"),
    (["export", "all.jsonl", "--database", "binary"], "not a database"),
    (["export", "all.jsonl", "--database", "postgresql://127.0.0.1:1/x"], "cannot be reached"),
    (["tables", "--data", "mistyped"], "no database"),
    (["tables", "--database", "empty"], "not a database"),
    (["tables", "--database", "folder"], "not a file"),
    (["tables", "--database", ""], "postgresql://"),
    (["backup", "copy.sqlite", "--data", "mistyped"], "no database"),
    (["import", "empty", "--data", "new"], "empty"),
    (["import", "binary", "--data", "new"], "archive"),
    (["import", "folder", "--data", "new"], "cannot read folder: it is a folder"),
    (["import", "nowhere.jsonl", "--data", "new"], "cannot read nowhere.jsonl: No such file"),
    # a server
    (["serve", "--log-level", "loud", "--port", "0"], "--log-level"),
    (["serve", "--database", "foo://x", "--port", "0"], "postgresql://"),
    (["serve", "--database", "foreign.sqlite", "--port", "0"], "not a database of Baluchon"),
    (["serve", "--database", "binary", "--port", "0"], "not a database"),
    (["serve", "--database", "folder", "--port", "0"], "not a file"),
    (["serve", "--database", "nowhere/x.sqlite", "--port", "0"], "make it first"),
    (["serve", "--data", "notes.txt", "--port", "0"], "not a folder"),
    (["serve", "--public-url", "nonsense", "--port", "0"], "https://"),
    (["serve", "--public-url", "ftp://games.example.org", "--port", "0"], "https://"),
    (["serve", "--public-url", "https://games.example.org/#/", "--port", "0"], "https://"),
    (["serve", "--host", "no such host", "--port", "0"], "--host"),
    (["serve", "--port", "65536"], "--port"),
    (["serve", "--port", "-1"], "--port"),
    (["serve", "--workers", "99999999999999999999"], "--workers"),
    (["serve", "--workers", "nan"], "--workers"),
    # play at a server
    (["play", GAME, "--server", "nonsense"], "https://"),
    (["play", GAME, "--server", "ftp://games.example.org"], "https://"),
    (["play", GAME, "--server", "http://127.0.0.1:99999"], "https://"),
    (["play", GAME, "--server", "http://127.0.0.1:9"], "no server answers"),
    # numbers and names
    (["play", GAME, "--seats", "99999999999999999999"], "2 to 4"),
    (["play", GAME, "--seats", "-1"], "2 to 4"),
    (["play", GAME, "--bots", "search:nan"], "search:2s"),
    (["new", "night-train", "notes.txt"], "not empty"),
    (["new", "night-train", "notes.txt/game"], "cannot be written"),
]


@pytest.mark.parametrize(
    ("args", "told"), REFUSED, ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else ""
)
def test_what_cannot_be_meant_is_refused_before_anything_is_touched(
    run: Run, folder: Path, args: list[str], told: str
) -> None:
    before = contents(folder)
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert told in " ".join(result.stderr.replace("│", " ").split())
    assert contents(folder) == before


@pytest.mark.parametrize("state", ["over", "not over"])
def test_force_replaces_a_record(run: Run, state: str) -> None:
    stdin = "1\nq\n" if state == "not over" else ""
    auto = [] if state == "not over" else ["--auto"]
    run("play", GAME, *auto, "--record", "a.json", "--seed", "1", stdin=stdin)
    before = Path("a.json").read_bytes()
    assert run(*PLAY, "--record", "a.json", "--seed", "2").exit_code == 2
    assert Path("a.json").read_bytes() == before
    assert run(*PLAY, "--record", "a.json", "--seed", "2", "--force").exit_code == 0
    assert Path("a.json").read_bytes() != before


def test_a_page_of_ours_is_drawn_anew(run: Run, folder: Path) -> None:
    args = ("analyse", "trip.json", "--html", "trip.html", "--iterations", "10", "--playouts", "1")
    assert run(*args).exit_code == 0
    assert run(*args, "--lang", "fr").exit_code == 0
    assert 'lang="fr"' in Path("trip.html").read_text(encoding="utf-8")


def test_a_link_stays_a_link(run: Run, folder: Path) -> None:
    Path("link.json").symlink_to("trip.json")
    before = Path("trip.json").read_bytes()
    assert run(*PLAY, "--seed", "8", "--record", "link.json", "--force").exit_code == 0
    assert Path("link.json").is_symlink()
    assert Path("trip.json").read_bytes() != before


def test_a_file_that_fails_halfway_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")

    def fail_halfway() -> None:
        with whole_file(path) as file:
            file.write(b"new")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail_halfway()
    assert [each.name for each in tmp_path.iterdir()] == ["a.txt"]
    assert path.read_text() == "old"
    with whole_file(path) as file:
        file.write(b"new")
    assert path.read_text() == "new"
    assert stat.S_IMODE(path.stat().st_mode) & stat.S_IRUSR


def test_a_folder_that_is_closed_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)  # a superuser may write anywhere
    result = run(*PLAY, "--record", "a.json")
    assert result.exit_code == 2
    assert "closed to you" in result.stderr


def test_a_disk_that_fails_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match="No space left"), whole_file(tmp_path / "a.txt"):
        raise OSError(28, "No space left on device")


def test_names_are_found_that_are_free(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert free_place(path) == path
    path.touch()
    assert free_place(path).name == "game-2.json"
    free_place(path).touch()
    assert free_place(path).name == "game-3.json"


@pytest.mark.parametrize(
    ("text", "fine"),
    [
        ("https://games.example.org", True),
        ("http://127.0.0.1:8000/games", True),
        ("http://[::1]:8000", True),
        ("nonsense", False),
        ("https://", False),
        ("ftp://games.example.org", False),
        ("http://host:99999", False),
        ("http://host:0", False),
        ("http://[bad", False),
        ("http://a b", False),
    ],
)
def test_addresses_of_the_web(text: str, fine: bool) -> None:
    assert is_web_address(text) is fine
