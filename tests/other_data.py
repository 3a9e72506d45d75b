"""The program as it is where somebody has changed the data of a game: the package again, but for that data."""

import os
import re
from pathlib import Path

import baluchon

PACKAGE = Path(baluchon.__file__).parent


def with_other_data(folder: Path, game: str, file: str, old: str, new: str) -> dict[str, str]:
    """An environment for programs in which `data/FILE` of a game's package holds something else, once.

    All but that data is linked, so nothing of the package that runs here is touched.
    """
    shadow = folder / "elsewhere" / "baluchon"
    _link(PACKAGE, shadow, "games")
    _link(PACKAGE / "games", shadow / "games", game)
    _link(PACKAGE / "games" / game, shadow / "games" / game, "data")
    data = shadow / "games" / game / "data"
    _link(PACKAGE / "games" / game / "data", data, file)
    text = (PACKAGE / "games" / game / "data" / file).read_text(encoding="utf-8")
    changed, times = re.subn(old, new, text, count=1)
    assert times, f"{file} has no {old!r}"
    (data / file).write_text(changed, encoding="utf-8")
    given = [str(Path(each).resolve()) for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(shadow.parent), *given])}


def _link(real: Path, shadow: Path, left_out: str) -> None:
    """The same folder, with links to all but one of what lies in it."""
    shadow.mkdir(parents=True)
    for each in real.iterdir():
        if each.name not in (left_out, "__pycache__"):
            (shadow / each.name).symlink_to(each)
