"""Ways to run the command line: in this process for most tests, as a program of its own where that matters."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from baluchon.cli.app import app

Run = Callable[..., Result]

GAME = "road-trip-europa"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Run a command in this process, in a folder of its own, in English, where no game was used before."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "500")

    def run(*args: str, stdin: str = "") -> Result:
        return CliRunner().invoke(app, list(args), input=stdin, prog_name="baluchon")

    return run


def program(
    args: Sequence[str],
    *,
    environment: Mapping[str, str] | None = None,
    own_group: bool = False,
    folder: Path | None = None,
    remarks: int = subprocess.PIPE,
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
        stderr=remarks,
        text=True,
        encoding="utf-8",
        env=environment,
        cwd=folder,
        start_new_session=own_group,
        # A shell in the background ignores Ctrl-C for what it starts; the program here shall hear it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 (no threads here)
    )


def interrupt_at_work(args: Sequence[str]) -> None:
    """Press Ctrl-C as soon as the bar counts: the program ends with its code and says nothing more."""
    import pty  # there is none on Windows

    ours, theirs = pty.openpty()
    process = program(
        args, environment={**os.environ, "COLUMNS": "120", "TERM": "xterm"}, own_group=True, remarks=theirs
    )
    os.close(theirs)
    seen = b""
    while b"/s" not in seen and b"s/" not in seen:
        seen += os.read(ours, 10_000)
    os.killpg(process.pid, signal.SIGINT)
    rest = b"".join(_until_closed(ours))
    stdout, _ = process.communicate()
    assert (process.returncode, stdout) == (130, "")
    assert ESCAPES.sub(b"", rest).split(b"\r")[-1].strip() == b""
    assert b"Traceback" not in rest


ESCAPES = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]")


def _until_closed(terminal: int) -> Iterator[bytes]:
    """What is still said, until nobody holds the other end; Linux tells that by an error."""
    while True:
        try:
            if not (text := os.read(terminal, 10_000)):
                break
        except OSError:
            break
        yield text
    os.close(terminal)
