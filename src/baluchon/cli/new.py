"""`baluchon new`: a small complete game to change into one of your own."""

import keyword
import re
import shutil
import sys
from importlib.resources import as_file, files
from pathlib import Path
from typing import Annotated

import typer

from baluchon.cli.screen import output
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.registry import all_games

_TEMPLATE = "baluchon.lanterns"
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_TEXTS = {".py", ".toml", ".ftl", ".md"}

_PYPROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{id}"
version = "0.1.0"
description = "{title}, a game for Baluchon"
requires-python = ">=3.11"
dependencies = ["baluchon"]

[project.optional-dependencies]
test = ["baluchon[testing]"]

[project.entry-points."baluchon.games"]
{id} = "{package}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["src/{package}"]

[tool.pytest.ini_options]
testpaths = ["tests"]
"""

_README = """\
# {title}

A game for Baluchon. It begins as Lanterns, a tiny card game; change it into yours.

```sh
pip install -e '.[test]'
pytest --update-goldens   # once: writes the golden playthroughs
pytest                    # all suites, green from the first minute
baluchon play {id}
```

`src/{package}/` holds the fixed set of files; Baluchon's docs/adding-a-game.md says what belongs where. A good order:
`rules/en.md` (your clauses), `data/`, `components.py` and `moves.py`, `state.py` and `dumps.py`, `rules.py`, then what
is seen and said. Keep the tests green after each step.
"""

_CONFTEST = '"""What golden playthroughs need."""\n\npytest_plugins = ["baluchon.testing.plugin"]\n'


def new(
    name: Annotated[str, typer.Argument(metavar="MY-GAME", help="What the game is called in commands.")],
    folder: Annotated[
        Path | None, typer.Argument(metavar="[DIR]", help="Where to write it; by default a folder of that name.")
    ] = None,
) -> None:
    """Write a small complete game that passes every suite, to change into your own.

    \b
    [bold]Examples[/bold]
      # into ./night-train
      baluchon new night-train
      # into another folder
      baluchon new night-train ~/games/night-train
    """
    if not _ID.fullmatch(name) or keyword.iskeyword(name):
        raise BaluchonError(
            f"{name!r} cannot be the name of a game: use small letters, digits and hyphens, such as night-train"
        )
    if any(game.id == name for game in all_games()):
        raise BaluchonError(f"there is a game {name!r} already; choose another name")
    package = name.replace("-", "_")
    if package in sys.stdlib_module_names or package == "baluchon":
        raise BaluchonError(f"{name!r} would hide the module {package!r}; choose another name")
    target = folder or Path(name)
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise BaluchonError(f"{target} is there already and not empty; name another folder")
    try:
        _write(target, name, package)
    except OSError as error:
        raise BaluchonError(f"{target} cannot be written: {error.strerror}") from error
    screen = output()
    screen.print(f"[bold]{_title(name)}[/bold] is in {target}. Next:", soft_wrap=True)
    screen.print(
        f"  pip install -e '{target}[test]' && cd {target} && pytest --update-goldens", soft_wrap=True, markup=False
    )
    screen.print(f"  baluchon play {name}", soft_wrap=True)


def _title(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("-"))


def _write(target: Path, name: str, package: str) -> None:
    title = _title(name)
    with as_file(files(_TEMPLATE)) as template:
        shutil.copytree(
            template, target / "src" / package, ignore=shutil.ignore_patterns("__pycache__", "tests", "*.so")
        )
        shutil.copytree(template / "tests", target / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    prefix = "".join(word[0] for word in name.split("-")).upper().ljust(2, "X")[:3]
    camel = title.replace(" ", "")
    renamed = {
        _TEMPLATE: package,
        'id = "lanterns"': f'id = "{name}"',
        "LanternState": f"{camel}State",
        "LanternRules": f"{camel}Rules",
        "LA-": f"{prefix}-",
    }
    for path in target.rglob("*"):
        if path.suffix in _TEXTS:
            text = path.read_text(encoding="utf-8")
            for old, new_text in renamed.items():
                text = text.replace(old, new_text)
            path.write_text(text, encoding="utf-8")
    _retitle(target / "src" / package / "game.toml", title)
    (target / "tests" / "conftest.py").write_text(_CONFTEST, encoding="utf-8")
    (target / "pyproject.toml").write_text(_PYPROJECT.format(id=name, package=package, title=title), encoding="utf-8")
    (target / "README.md").write_text(_README.format(id=name, package=package, title=title), encoding="utf-8")


def _retitle(face: Path, title: str) -> None:
    text = face.read_text(encoding="utf-8")
    face.write_text(re.sub(r'^(en|fr|de) = ".*"$', rf'\1 = "{title}"', text, flags=re.M), encoding="utf-8")
