"""The program from outside: pipes that break, Ctrl-C, streams that are no terminal."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, interrupt_at_work, program

MANY = "1000000"


def test_json_stands_alone_on_standard_output() -> None:
    process = program(["simulate", GAME, "--seats", "2", "--games", "3", "--json"])
    stdout, stderr = process.communicate(timeout=60)
    assert process.returncode == 0
    assert json.loads(stdout)["games"] == 3
    assert stderr == ""


@pytest.mark.parametrize(
    "args", [["games"], ["games", "--json"], ["rules", GAME], ["play", GAME, "--auto"], ["play", GAME]]
)
def test_a_reader_that_has_had_enough_is_no_failure(args: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    process = subprocess.run(
        [sys.executable, "-m", "baluchon", *args],
        stdin=subprocess.DEVNULL,
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
    )
    os.close(writer)
    assert process.stderr == ""
    assert process.returncode == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_a_simulation_at_once(workers: str) -> None:
    interrupt_at_work(["simulate", GAME, "--seats", "4", "--games", MANY, "--bots", "casual", "--workers", workers])


def test_ctrl_c_at_the_table_keeps_what_was_decided(tmp_path: Path) -> None:
    path = str(tmp_path / "trip.json")
    process = program(["play", GAME, "--record", path, "--lang", "en"])
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    while "card 2 of 7" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=30)
    assert process.returncode == 130
    assert stderr == ""
    assert "Saved in" in stdout
    verified = program(["verify", path])
    verified.communicate(timeout=30)
    assert verified.returncode == 0


@pytest.mark.parametrize("decided", [True, False])
def test_ctrl_c_without_a_file_keeps_the_game_too(tmp_path: Path, decided: bool) -> None:
    process = program(["play", GAME, "--lang", "en"], folder=tmp_path)
    assert process.stdin is not None
    assert process.stdout is not None
    if decided:
        process.stdin.write("1\n")
        process.stdin.flush()
    while f"card {2 if decided else 1} of 7" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=30)
    assert (process.returncode, stderr) == (130, "")
    saved = [str(path.name) for path in tmp_path.iterdir()]
    assert len(saved) == decided
    if decided:
        assert f"baluchon play --resume {saved[0]}" in stdout
        verified = program(["verify", str(tmp_path / saved[0])])
        verified.communicate(timeout=30)
        assert verified.returncode == 0
    else:
        assert "nothing was saved" in stdout


def test_a_terminal_without_our_letters_does_not_stop_us() -> None:
    process = program(["play", GAME, "--auto"], environment=os.environ | {"PYTHONIOENCODING": "ascii"})
    _, stderr = process.communicate(timeout=60)
    assert (process.returncode, stderr) == (0, "")
