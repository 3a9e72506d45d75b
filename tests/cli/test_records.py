"""`replay` and `verify`, on good records and on all kinds of bad ones."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Entry, Match
from baluchon.kernel.options import Options
from baluchon.kernel.record import encode, to_record
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.texts import Texts
from tests.cli.conftest import GAME, Run

FILE = "trip.json"


@pytest.fixture
def record(run: Run) -> Path:
    assert run("play", GAME, "--auto", "--seats", "3", "--seed", "7", "--record", FILE).exit_code == 0
    return Path(FILE)


def edit(path: Path, change: Callable[[dict[str, Any]], object]) -> None:
    content = json.loads(path.read_text())
    change(content)
    path.write_text(json.dumps(content))


def test_a_record_verifies(run: Run, record: Path) -> None:
    result = run("verify", FILE)
    assert result.exit_code == 0
    assert GAME in result.stdout


def test_a_replay_tells_every_entry_and_the_result(run: Run, record: Path) -> None:
    result = run("replay", FILE)
    assert result.exit_code == 0
    entries = len(json.loads(record.read_text())["log"])
    assert f"{entries}/{entries}" in result.stdout
    for score in json.loads(record.read_text())["scores"]:
        assert str(score) in result.stdout


def test_a_replay_in_steps_shows_the_table(run: Run, record: Path) -> None:
    assert len(run("replay", FILE, "--step").stdout) > 3 * len(run("replay", FILE).stdout)


def test_a_replay_speaks_the_readers_language(run: Run, record: Path) -> None:
    assert "Länder" in run("replay", FILE, "--lang", "de").stdout


def test_verify_says_that_an_unfinished_game_has_no_result(run: Run, record: Path) -> None:
    assert "the result is right" in run("verify", FILE).stdout
    run("play", GAME, "--record", "half.json", stdin="1\nq\n")
    result = run("verify", "half.json")
    assert result.exit_code == 0
    assert "in order so far" in result.stdout
    assert "no result yet" in result.stdout
    assert "result is right" not in result.stdout


@pytest.mark.parametrize(("language", "name"), [("en", "Player 1"), ("fr", "Joueur 1"), ("de", "Person 1")])
def test_people_have_a_name_in_the_readers_language(run: Run, language: str, name: str) -> None:
    run("play", GAME, "--record", "half.json", "--bots", "random", stdin="1\n1\nq\n")
    for args in ([], ["--open"]):
        told = run("replay", "half.json", "--lang", language, *args).stdout
        assert name in told
        assert "person" not in told


def unfinished(game: Game, options: Options, moves: int) -> Match:
    """A game that bots have played a part of."""
    match, chance = Match(game, game.min_seats, options, seed=bytes(range(32))), FastChance(1)
    while len(match.log) < moves:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
    assert not match.is_over
    return match


VARIANTS: list[tuple[str, Options]] = [
    *((game.id, {}) for game in all_games()),
    ("lets-take-a-hike", {"hidden-packs": True}),
]


@pytest.mark.parametrize(("id", "options"), VARIANTS, ids=str)
def test_a_replay_of_an_unfinished_game_tells_what_the_asked_seat_may_know(
    run: Run, monkeypatch: pytest.MonkeyPatch, id: str, options: Options
) -> None:
    monkeypatch.setenv("COLUMNS", "500")
    match = unfinished(game_by_id(id), options, 40)
    Path("half.json").write_bytes(encode(to_record(match)))
    for seat in (None, 0):
        texts = Texts("en", match.game, ["Player 1", "Player 2"], seat)
        expected: list[str] = []
        for number, logged in enumerate(match.log, 1):
            assert isinstance(logged, Entry)
            events = [texts.message(event) for event in match.game.events(logged.facts, seat)]
            if logged.seat == seat:
                expected += [f"{number}/40 You: {texts.move(logged.move)}", *events]
            else:
                expected += [f"{number}/40", *(events or [f"Player {logged.seat + 1} chooses in secret."])]
        asked = [] if seat is None else ["--seat", "1"]
        told = [" ".join(line.split()) for line in run("replay", "half.json", *asked).stdout.splitlines()]
        assert told[3:] == [" ".join(line.split()) for line in expected]
        assert "not over" in told[2]


def test_what_lies_face_down_is_told_to_its_owner_and_on_request(run: Run) -> None:
    match = unfinished(game_by_id("lets-take-a-hike"), {"hidden-packs": True}, 1)
    placed = match.game.moves[match.entries[0].move].refs[0]
    Path("half.json").write_bytes(encode(to_record(match)))
    name = Texts("en", match.game).name(placed)
    told = {
        args: run("replay", "half.json", *args).stdout for args in ((), ("--seat", "1"), ("--seat", "2"), ("--open",))
    }
    assert [name in told[args] for args in told] == [False, True, False, True]
    steps = run("replay", "half.json", "--step").stdout
    assert name not in steps


def test_a_finished_game_is_told_whole(run: Run, record: Path) -> None:
    assert "Pick" in run("replay", FILE).stdout
    assert run("replay", FILE).stdout == run("replay", FILE, "--open").stdout
    assert (
        "You win"
        in run("replay", FILE, "--seat", "1").stdout
        + run("replay", FILE, "--seat", "2").stdout
        + run("replay", FILE, "--seat", "3").stdout
    )


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda record: record["log"].__setitem__(5, [2, "pick atlantis"]), "entry 5"),
        (lambda record: record["log"].pop(20), "entry 20"),
        (lambda record: record["log"].pop(), "entries"),
        (lambda record: record["scores"].__setitem__(0, 500), "scores"),
        (lambda record: record["ranking"].reverse(), "ranking"),
        (lambda record: record.update(digest="0" * 64), "state"),
        (lambda record: record.update(seed="00" * 32), "seed"),
        (lambda record: record.update(seed="zz"), "seed"),
        (lambda record: record.pop("seed"), "seed"),
        (lambda record: record.pop("log"), "log"),
        (lambda record: record.update(seats=9), "seats"),
        (lambda record: record.update(players=["a"]), "players"),
        (lambda record: record.update(options={"weather": "rain"}), "weather"),
        (lambda record: record.update(format=99), "format"),
        (lambda record: record.update(rules=99), "version"),
        (lambda record: record.update(chance="dice"), "dice"),
    ],
)
def test_an_edited_record_fails_with_the_reason(
    run: Run, record: Path, command: str, change: Callable[[dict[str, Any]], object], told: str
) -> None:
    edit(record, change)
    result = run(command, FILE)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert told in result.stderr


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
@pytest.mark.parametrize(
    "content", [b"", b"hello", b"[]", b"[[[[[[", b'{"format": 1}', b"\xff\xfe\x00", b"{}", b"null", b"7" * 10_000]
)
def test_a_foreign_file_fails(run: Run, command: list[str], content: bytes) -> None:
    Path(FILE).write_bytes(content)
    result = run(*command, FILE)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "record" in result.stderr


def test_a_truncated_record_fails(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:500])
    result = run("verify", FILE)
    assert result.exit_code == 1
    assert "whole record" in result.stderr


def test_several_records_are_looked_at_each(run: Run, record: Path) -> None:
    whole = json.loads(record.read_text())
    Path("changed.json").write_text(json.dumps(whole | {"log": [*whole["log"][:-1], [0, "pick atlantis"]]}))
    Path("notes.txt").write_text("buy milk\n")
    fine = run("verify", str(record), str(record))
    assert fine.exit_code == 0
    assert fine.stdout.count("in order. ") == 2
    assert fine.stdout.endswith("\n2 records, 2 in order\n")
    mixed = run("verify", "nowhere.json", "changed.json", "notes.txt", str(record))
    assert mixed.exit_code == 1
    assert mixed.stdout.endswith("\n4 records, 1 in order\n")
    told = mixed.stderr.splitlines()
    assert [line.split(": ")[1] for line in told] == ["cannot read nowhere.json", "changed.json", "notes.txt"]
    assert run("verify", "nowhere.json", str(record)).exit_code == 2
    other = {**whole, "fingerprint": whole["fingerprint"] | {"data": "0123456789abcdef"}, "scores": [1, 2]}
    Path("other.json").write_text(json.dumps(other))
    assert run("verify", "nowhere.json", "other.json").exit_code == 3


def test_a_record_of_an_unknown_game(run: Run, record: Path) -> None:
    edit(record, lambda content: content.update(game="road-trip-asia"))
    for command in (["verify"], ["replay"], ["analyse"], ["play", "--resume"]):
        result = run(*command, FILE)
        assert result.exit_code == 1
        assert "road-trip-asia" in result.stderr


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
@pytest.mark.parametrize("path", ["nowhere.json", ".", "nowhere/trip.json"])
def test_a_file_that_cannot_be_read_is_wrong_usage(run: Run, command: list[str], path: str) -> None:
    result = run(*command, path)
    assert result.exit_code == 2
    assert "cannot read" in result.stderr
