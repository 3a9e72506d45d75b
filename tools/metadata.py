"""Writes what an installed package would say of itself, for running the sources: `python tools/metadata.py`.

Games are found through entry points, and those stand in the metadata of installed packages. This folder on the path
beside `src` takes their place; it is made from pyproject.toml and needs nothing but the standard library.
"""

import re
import shutil
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "metadata"


def main() -> int:
    """Write the folder anew."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = FOLDER / f"{re.sub('[-_.]+', '_', project['name'])}-0.dist-info"
    shutil.rmtree(FOLDER, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 0\n", encoding="utf-8")
    lines: list[str] = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items()), ""]
    (folder / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
