"""Tries the lowest versions that pyproject.toml declares: `make floors`, or `python tools/floors.py NAME …`.

Each case gets an environment of its own in `build/floors`, with the lowest version of everything that is declared for
it and the newest of everything else, and runs the tests that stand on it. uv resolves and installs; it is fetched into
`build/floors` where it is not on the path.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "floors"
SCRIPTS, SUFFIX = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
MARKERS = ("pytest-cov>=7.0",)
"""Tests have a mark of it."""
CLI = ("listing", "play", "records", "screen", "simulate")
"""The commands that need no extra."""
FAST = ("-m", "not slow and not soak")


@dataclass(frozen=True)
class Case:
    """Extras that are installed together, and what is run with them."""

    extras: tuple[str, ...]
    tests: tuple[str, ...] = ()
    command: tuple[str, ...] = ()
    """Instead of tests: a module with its arguments."""
    beside: tuple[str, ...] = ()
    """What is not ours and has opinions of its own about versions."""
    newest: bool = False
    """Whether the newest of everything is to be tried, as far as what is beside it allows that."""


CASES = {
    "base": Case(
        ("testing",),
        ("tests/kernel", "tests/games", "tests/test_texts.py", *(f"tests/cli/test_{name}.py" for name in CLI), *FAST),
    ),
    "rl": Case(("testing", "rl"), ("tests/envs",)),
    "rllib": Case(("testing", "rl"), ("tests/envs/test_gymnasium.py",), beside=("ray[rllib]",), newest=True),
    "report": Case(
        ("testing", "report", "ray"),
        ("tests/test_arena_report.py", "tests/test_arena_cluster.py", "tests/cli/test_tournament.py"),
    ),
    "train": Case(("testing", "train"), ("tests/test_learning_torch.py", "-m", "soak")),
    "notebook": Case(("testing", "rl", "report", "notebook"), ("tests/test_notebooks.py",)),
    "server": Case(("testing", "server", "e2e"), ("tests/server",)),
    "docs": Case(("docs",), command=("mkdocs", "build", "--strict", "--quiet", "--site-dir", "build/floors/site")),
    "dev": Case(("dev",), command=("ruff", "check")),
}


def main(names: Sequence[str]) -> int:
    """Try these cases, or all; the exit code tells whether all held."""
    if unknown := set(names) - set(CASES):
        sys.exit(f"There is no case {', '.join(sorted(unknown))}: use {', '.join(CASES)}")
    uv = _uv()
    told: list[str] = []
    for name in names or CASES:
        began = monotonic()
        held = _holds(uv, name, CASES[name])
        told.append(f"{name:10}{'holds' if held else 'FAILS':8}{monotonic() - began:4.0f} s")
        print(told[-1], flush=True)
    print("\n".join(("", "The lowest declared versions:", *told)))
    return int(any("FAILS" in line for line in told))


def _uv() -> str:
    found = shutil.which("uv")
    own = FOLDER / "uv" / SCRIPTS / f"uv{SUFFIX}"
    if found is None and not own.exists():
        subprocess.run([sys.executable, "-m", "venv", FOLDER / "uv"], check=True)
        python = FOLDER / "uv" / SCRIPTS / f"python{SUFFIX}"
        subprocess.run([python, "-m", "pip", "install", "-qq", "uv"], check=True)
    return found or str(own)


def _holds(uv: str, name: str, case: Case) -> bool:
    """Install a case and run it."""
    environment, listed = FOLDER / name, FOLDER / f"{name}.txt"
    python = environment / SCRIPTS / f"python{SUFFIX}"
    wanted = FOLDER / f"{name}.in"
    wanted.write_text("".join(f"{line}\n" for line in (*MARKERS, *case.beside)), encoding="utf-8")
    extras = [word for extra in case.extras for word in ("--extra", extra)]
    lowest = "highest" if case.newest else "lowest-direct"
    resolve = [uv, "pip", "compile", "--quiet", "--no-header", "--upgrade", "--resolution", lowest]
    steps: list[list[str | Path]] = [
        [uv, "venv", "--quiet", "--clear", "--python", sys.executable, environment],
        [*resolve, "--python", python, "--output-file", listed, *extras, ROOT / "pyproject.toml", wanted],
        [uv, "pip", "install", "--quiet", "--python", python, "--requirement", listed],
        [python, "-m", *(case.command or ("pytest", "-q", "-W", "default", *case.tests))],
    ]
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT / "build" / "metadata")))
    surroundings = os.environ | {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    return all(subprocess.run(step, cwd=ROOT, env=surroundings).returncode == 0 for step in steps)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
