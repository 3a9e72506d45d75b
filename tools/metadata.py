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
from collections.abc import Sequence
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


def describe(folder: Path) -> Path:
    """Write the metadata into this folder."""
    told = folder / f"{NAME}-{version()}.dist-info"
    told.mkdir(parents=True)
    head = f"Metadata-Version: 2.1\nName: {PROJECT['name']}\nVersion: {version()}\n"
    (told / "METADATA").write_text(head, encoding="utf-8")
    origin = {"url": ROOT.as_uri(), "dir_info": {"editable": True}}
    (told / "direct_url.json").write_text(json.dumps(origin), encoding="utf-8")
    lines: list[str] = []
    for group, entries in PROJECT["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items()), ""]
    (told / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    return told


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
    for old in packages.glob(f"{NAME}-*.dist-info"):
        shutil.rmtree(old)
    pointer = packages / f"{NAME}.pth"
    pointer.write_text("".join(f"{folder}\n" for folder in folders), encoding="utf-8")
    made = [pointer, *_program(), *describe(packages).iterdir()]
    _list_files(made, packages)


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


def _program() -> Sequence[Path]:
    """The command `baluchon`."""
    if os.name == "nt":
        return []
    program = Path(sysconfig.get_path("scripts")) / PACKAGE
    program.unlink(missing_ok=True)
    program.write_text(PROGRAM.format(python=sys.executable), encoding="utf-8")
    program.chmod(0o755)
    return [program]


def _list_files(made: Sequence[Path], packages: Path) -> None:
    """Tell pip what belongs to the package, so that it can be taken away again."""
    (told,) = packages.glob(f"{NAME}-*.dist-info")
    (told / "INSTALLER").write_text("make play\n", encoding="utf-8")
    files = [*made, told / "INSTALLER", told / "RECORD"]
    names = (Path(os.path.relpath(file, packages)).as_posix() for file in files)
    (told / "RECORD").write_text("".join(f"{name},,\n" for name in names), encoding="utf-8")


def main() -> int:
    """Write the folder anew."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    describe(FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main())
