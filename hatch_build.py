"""How the wheel is built: the hot modules are compiled with mypyc, the sources stay beside them.

BALUCHON_COMPILE says what to do: `auto` (default) compiles where a C compiler works and else
makes a plain wheel, `require` fails rather than being slow, `0` never compiles. Compiling happens
in a temporary copy, so `src/` never holds anything but sources; the result is kept in
`build/compiled/` until a source changes. Editable installs stay plain.

By hand, into a folder that can then stand in PYTHONPATH: `python hatch_build.py FOLDER`
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "kernel/bits.py",
    "kernel/chance.py",
    "kernel/game.py",
    "kernel/playout.py",
    "games/*/*.py",
    "bots/search.py",
)
PLAIN = ("__init__.py", "moves.py", "view.py", "words.py")
"""Names in a game that are never compiled: msgspec Structs lose their keywords when they are."""

PACKAGE = Path(__file__).parent / "src" / "baluchon"
KEPT = Path(__file__).parent / "build" / "compiled"
MODES = ("0", "auto", "require")
FAST = ("-flto=auto", "-fvisibility=hidden", "-fno-semantic-interposition", "-s")
"""Calls between modules are inlined: a seventh off each decision. Used where the compiler knows them."""


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return list(self.config["compile-requires"]) if wants_compiling() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self._compile(build_data)

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
    found = (path for pattern in COMPILED for path in package.glob(pattern))
    return sorted(path for path in found if path.name not in PLAIN)


def mode() -> str:
    chosen = os.environ.get("BALUCHON_COMPILE") or "auto"
    if chosen not in MODES:
        sys.exit(f"BALUCHON_COMPILE is {chosen!r}: use one of {', '.join(MODES)}")
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
    """All that compiled modules may import: higher layers can change without compiling anew."""
    yield from sorted(package.glob("*.py"))
    for layer in ("kernel", "games", "bots"):
        yield from sorted(package.joinpath(layer).rglob("*.py"))


def kept_libraries() -> Path:
    """Where the libraries made of the sources as they are now are kept, or will be."""
    key = hashlib.sha256()
    key.update(f"{sysconfig.get_config_var('EXT_SUFFIX')} {version_of('mypy')}".encode())
    for path in (Path(__file__), *inputs(PACKAGE)):
        content = path.read_bytes()
        key.update(f"\0{path.relative_to(Path(__file__).parent)}\0{len(content)}\0".encode())
        key.update(content)
    return KEPT / key.hexdigest()[:32]


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


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Name the folder that the compiled package goes into: python hatch_build.py FOLDER")
    compile_into(Path(sys.argv[1]).resolve())
