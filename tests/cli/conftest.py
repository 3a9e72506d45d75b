"""Ways to run the command line: in this process for most tests, as a program of its own where that matters."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from baluchon.cli.app import app

Run = Callable[..., Result]

GAME = "road-trip-europa"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run a command in this process, in a folder of its own, in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def run(*args: str, stdin: str = "") -> Result:
        return CliRunner().invoke(app, list(args), input=stdin, prog_name="baluchon")

    return run


def program(
    args: Sequence[str],
    *,
    environment: Mapping[str, str] | None = None,
    own_group: bool = False,
    folder: Path | None = None,
) -> "subprocess.Popen[str]":
    """Start the program itself, its streams in pipes, in the folder of the tests or in another one."""
    if folder is not None:
        given = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        path = os.pathsep.join(str(Path(each).resolve()) for each in given if each)
        environment = {**os.environ, "PYTHONPATH": path, **(environment or {})}
    return subprocess.Popen(
        [sys.executable, "-m", "baluchon", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment,
        cwd=folder,
        start_new_session=own_group,
        # A shell in the background ignores Ctrl-C for what it starts; the program here shall hear it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 (no threads here)
    )
