"""Writes what an installed package would say of itself, for running the sources: `python -m tools.metadata`.

Games are found through entry points, and those stand in the metadata of installed packages. This folder on the path
beside `src` takes their place; it is made from pyproject.toml and needs nothing but the standard library.

`make play` links the package into the environment in the same way, with the command `baluchon`: what pip calls an
editable installation, which pip knows and replaces.
"""

from __future__ import annotations

import filecmp
import json
import os
import re
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "metadata"
SOURCES = ROOT / "src"
PACKAGE = "baluchon"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAME = re.sub("[-_.]+", "_", PROJECT["name"])
PROGRAM = """\
#!/bin/sh
'''exec' "{python}" "$0" "$@"
' '''
import sys
from baluchon.cli import main
sys.exit(main())
"""
"""Runs in the environment's Python, whatever its path holds: Python skips the second and third line, the shell all
after them."""


def version() -> str:
    """As the package says itself."""
    text = (SOURCES / PACKAGE / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__\b.*= "(.+)"$', text, re.M)
    assert found is not None, "src/baluchon/__init__.py names no version"
    return found[1]


def description() -> dict[str, str]:
    """The files of the metadata, by name."""
    lines: list[str] = []
    for group, entries in PROJECT["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items()), ""]
    return {
        "METADATA": f"Metadata-Version: 2.1\nName: {PROJECT['name']}\nVersion: {version()}\n",
        "direct_url.json": json.dumps({"url": ROOT.as_uri(), "dir_info": {"editable": True}}),
        "entry_points.txt": "\n".join(lines),
    }


def link(*folders: Path) -> None:
    """Have this Python's environment find the package in the first of these folders that is there.

    A package of the same sources that has been installed stays.
    """
    packages = Path(sysconfig.get_path("purelib"))
    installed = packages / PACKAGE
    if installed.is_dir():
        if _is_current(installed):
            return
        shutil.rmtree(installed)
        for stamp in Path(sys.prefix).glob(".installed-*"):  # by which the Makefile knows
            stamp.unlink()
    files = {f"{NAME}.pth": "".join(f"{folder}\n" for folder in folders)}
    if os.name != "nt":
        program = Path(sysconfig.get_path("scripts")) / PACKAGE
        files[Path(os.path.relpath(program, packages)).as_posix()] = PROGRAM.format(python=sys.executable)
    told = f"{NAME}-{version()}.dist-info"
    files |= {f"{told}/{name}": text for name, text in (description() | {"INSTALLER": "make play\n"}).items()}
    record = f"{told}/RECORD"
    files[record] = "".join(f"{name},,\n" for name in (*files, record))  # so that pip can take it away again
    _write(packages, files, f"{NAME}-*.dist-info")


def _is_current(installed: Path) -> bool:
    """Whether an installed package was made of the sources as they are."""
    package = SOURCES / PACKAGE
    made = package / "server" / "static"
    sources = [
        str(path.relative_to(package))
        for path in package.rglob("*")
        if path.is_file() and made not in path.parents and path.parent.name != "__pycache__"
    ]
    _, different, missing = filecmp.cmpfiles(package, installed, sources, shallow=False)
    return not different and not missing


def _write(folder: Path, files: Mapping[str, str], old: str) -> None:
    """Write these files in place of old folders, unless they are there: others may be reading them."""
    if all((folder / name).is_file() and (folder / name).read_text("utf-8") == text for name, text in files.items()):
        return
    for each in folder.glob(old):
        shutil.rmtree(each)
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.unlink(missing_ok=True)
        file.write_text(text, encoding="utf-8")
        if text.startswith("#!"):
            file.chmod(0o755)


def main() -> int:
    """Write the folder anew, unless it is as it should be."""
    told = f"{NAME}-{version()}.dist-info"
    _write(FOLDER, {f"{told}/{name}": text for name, text in description().items()}, "*.dist-info")
    return 0


if __name__ == "__main__":
    sys.exit(main())
