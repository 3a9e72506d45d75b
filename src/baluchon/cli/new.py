"""`baluchon new`: a small complete game to change into one of your own.

The game is `baluchon.lanterns` under another name; what stands around it in a project of its own is written here.
"""

import keyword
import re
import shutil
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from baluchon.cli.screen import output
from baluchon.extras import DISTRIBUTION
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
dependencies = ["{distribution}"]

[project.optional-dependencies]
test = ["{distribution}[testing]"]

[project.entry-points."baluchon.games"]
{id} = "{package}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["src/{package}"]

[tool.pytest.ini_options]
testpaths = ["tests"]
"""

_README = """\
# {title}

A game for Baluchon. It begins as Lanterns, a tiny card game; change it into yours. In an environment that has Baluchon:

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
    package = name.replace("-", "_")
    target = folder or Path(name)
    _require_free(name, package, target)
    try:
        _write(target, name, package)
    except OSError as error:
        raise BaluchonError(f"{target} cannot be written: {error.strerror or error}") from error
    screen = output()
    screen.say(f"{_title(name)} is in {target}. Next:")
    installing = f"pip install -e '{target}[test]'"
    for line in (installing, f"cd '{target}'", "pytest --update-goldens", f"baluchon play {name}"):
        screen.say(f"  {line}")


def _require_free(name: str, package: str, target: Path) -> None:
    """Refuse what cannot be a game's name, what is one already, and a folder that holds something."""
    if not _ID.fullmatch(name) or keyword.iskeyword(package):
        raise BaluchonError(
            f"{name!r} cannot be the name of a game: use small letters, digits and hyphens, such as night-train"
        )
    if any(game.id == name for game in all_games()):
        raise BaluchonError(f"there is a game {name!r} already; choose another name")
    spec = find_spec(package)
    if spec is not None and spec.origin is not None:  # a folder without code hides nothing
        raise BaluchonError(f"{name!r} would hide the module {package!r}; choose another name")
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise BaluchonError(f"{target} is there already and not empty; name another folder")


def _title(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("-"))


def _write(target: Path, name: str, package: str) -> None:
    title = _title(name)
    with as_file(files(_TEMPLATE)) as template:
        shutil.copytree(
            template, target / "src" / package, ignore=shutil.ignore_patterns("__pycache__", "tests", "*.so")
        )
        shutil.copytree(template / "tests", target / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    camel = title.replace(" ", "")
    renamed = {
        _TEMPLATE: package,
        'id = "lanterns"': f'id = "{name}"',
        "LanternState": f"{camel}State",
        "LanternRules": f"{camel}Rules",
        "Lanterns:": f"{title}:",
        "for Lanterns.": f"for {title}.",
        "LA-": f"{_clause_prefix(name)}-",
    }
    for path in target.rglob("*"):
        if path.suffix in _TEXTS:
            text = path.read_text(encoding="utf-8")
            for old, new_text in renamed.items():
                text = text.replace(old, new_text)
            path.write_text(_retitled(path, text, title), encoding="utf-8")
    (target / "tests" / "conftest.py").write_text(_CONFTEST, encoding="utf-8")
    (target / "pyproject.toml").write_text(
        _PYPROJECT.format(id=name, package=package, title=title, distribution=DISTRIBUTION), encoding="utf-8"
    )
    (target / "README.md").write_text(_README.format(id=name, package=package, title=title), encoding="utf-8")


def _clause_prefix(name: str) -> str:
    """Two or three letters for clause ids: the initials of `night-train`, the beginning of `chess`."""
    words = re.findall("[a-z]+", name)
    letters = "".join(word[0] for word in words) if len(words) > 1 else words[0][:2]
    return letters[:3].upper().ljust(2, "X")


def _retitled(path: Path, text: str, title: str) -> str:
    """The titles in all languages: of `game.toml`, and at the head of the rules."""
    if path.name == "game.toml":
        return re.sub(r'^(en|fr|de) = ".*"$', rf'\1 = "{title}"', text, flags=re.M)
    return re.sub(r"\A# .*", f"# {title}", text) if path.parent.name == "rules" else text
