"""The requirements that pyproject.toml declares, for the Makefile and `make play`.

- `requirements.py server dev`: those of the bare package, of building it and of these extras
- `requirements.py --all`: those of every extra
- `requirements.py --pin FILE`: constraints.txt, made of pip's report of what they resolve to
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OWN = f"{PROJECT['project']['name']}["
"""How a requirement begins that stands for other extras."""
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
_HOOK: dict[str, list[str]] = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
COMPILING = _HOOK["compile-requires"]
NODE = _HOOK["web-requires"]
INSTALLER: list[str] = PROJECT["tool"]["baluchon"]["installer"]


def requirements(extras: list[str]) -> list[str]:
    """What a checkout needs to be worked on."""
    return sorted({*PROJECT["build-system"]["requires"], *COMPILING, *NODE, *needed(extras)})


def needed(extras: list[str]) -> list[str]:
    """What the package needs to run with these extras."""
    found: list[str] = [*PROJECT["project"]["dependencies"]]
    for extra in extras:
        if extra not in EXTRAS:
            sys.exit(f"There is no extra {extra!r}: use {', '.join(EXTRAS)}")
        for requirement in EXTRAS[extra]:
            if requirement.startswith(OWN):
                found += needed(requirement.removeprefix(OWN)[:-1].split(","))
            else:
                found.append(requirement)
    return sorted(set(found))


def pins(report: dict[str, Any]) -> list[str]:
    resolved = (package["metadata"] for package in report["install"])
    return sorted((f"{one['name']}=={one['version']}" for one in resolved), key=str.lower)


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--pin"]:
        lines = pins(json.loads(Path(arguments[1]).read_text(encoding="utf-8")))
    elif arguments == ["--all"]:
        lines = sorted({*requirements(list(EXTRAS)), *INSTALLER})
    else:
        lines = requirements(arguments)
    print("\n".join(lines))


if __name__ == "__main__":
    main(sys.argv[1:])
