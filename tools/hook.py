"""Runs a tool of the environment before a commit: `python tools/hook.py ruff check --fix FILE …`.

Without the environment it says in one sentence how to get it, instead of failing with an error of the shell.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN = ROOT / ".venv" / ("Scripts" if os.name == "nt" else "bin")


def main(command: list[str]) -> int:
    tool = BIN / (command[0] + (".exe" if os.name == "nt" else ""))
    if not tool.exists():
        print(f"{command[0]} is not here yet: run `make check` once, which makes the environment, and commit again.")
        return 1
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([str(tool), *command[1:]], cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
