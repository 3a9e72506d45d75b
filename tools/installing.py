"""Installs what `make play` needs, and no more: by uv, which is fetched if it is not there, or else by pip.

With nothing kept from before, uv takes a third of pip's time, its own download included. It does not know how pip is
set up on this machine, so it is told. `python -m tools.installing` notes that serving has what it needs (Makefile).
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import shutil
import sys
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path

from tools.programs import Failed, Programs
from tools.requirements import INSTALLER, needed

ROOT = Path(__file__).parents[1]
ENVIRONMENT = ROOT / ".venv"
SCRIPTS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PLACES = ROOT / "build"
PINS = ROOT / "constraints.txt"
SERVING = needed(["server"])
STAMP = ".made-of"
PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input")
NO_PIP = ("No module named pip", "no such option: --python")
"""What Python says without pip, and a pip that cannot install for another Python."""
SET_UP = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "no-index": "UV_NO_INDEX",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
}
"""How pip calls what may be set up on a machine, and the variable that tells uv the same."""
STRONGEST_LAST = ("global", "install", ":env:")
"""Where pip may be set up: the later goes before the earlier."""


def key_of(requirements: Iterable[str]) -> str:
    """A name for these packages in the versions that are pinned."""
    return hashlib.sha256("\n".join((*requirements, PINS.read_text(encoding="utf-8"))).encode()).hexdigest()


def is_made_of(folder: Path, requirements: Iterable[str]) -> bool:
    """Whether just these packages have been installed there to the end."""
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == key_of(requirements)


def note(folder: Path, requirements: Iterable[str]) -> None:
    (folder / STAMP).write_text(key_of(requirements), encoding="utf-8")


def serving_is_there() -> bool:
    """Whether the environment has what serving needs."""
    return is_made_of(ENVIRONMENT, SERVING)


def note_serving() -> None:
    """Note that it has, and that it works."""
    note(ENVIRONMENT, SERVING)


class Installer:
    """Puts packages into the environment, or into folders of their own beside it."""

    def __init__(self, programs: Programs) -> None:
        self._programs = programs
        self._lock = threading.Lock()
        self._uv: str | None = None
        self._set_up: dict[str, str] = {}
        self._looked = False

    def prepare(self) -> None:
        """Get uv; if that fails, pip does its work."""
        with self._lock:
            if not self._looked:
                self._looked = True
                self._uv = shutil.which("uv") or self._fetch_uv()

    def install_serving(self, *, anew: bool = False) -> None:
        """Put what serving needs into the environment; anew, if what is there does not work."""
        self._install(SERVING, anew=anew)

    def place(self, name: str, requirements: Sequence[str], *, unhurried: bool = False) -> Path:
        """A folder with these packages, for PYTHONPATH: nothing but what is run with it comes to know them."""
        folder = PLACES / name
        if not is_made_of(folder, requirements):
            unfinished = folder.with_suffix(".unfinished")
            shutil.rmtree(unfinished, ignore_errors=True)
            self._install(requirements, ("--target", str(unfinished)), unhurried=unhurried)
            note(unfinished, requirements)
            shutil.rmtree(folder, ignore_errors=True)
            unfinished.rename(folder)
        return folder

    def _install(
        self, requirements: Sequence[str], where: Sequence[str] = (), *, anew: bool = False, unhurried: bool = False
    ) -> None:
        self.prepare()
        wanted = ("--constraint", str(PINS), *where, *requirements)
        if self._uv is not None:
            uv = (self._uv, "pip", "install", "--quiet", "--python", sys.executable)
            try:
                command = (*uv, *(["--reinstall"] if anew else []), *wanted)
                self._programs.run(command, variables=self._set_up, unhurried=unhurried)
            except Failed:
                self._uv = None
            else:
                return
        self._pip(("-qq", "--no-compile", *(["--force-reinstall"] if anew else []), *wanted), unhurried=unhurried)

    def _fetch_uv(self) -> str | None:
        own = SCRIPTS / ("uv.exe" if os.name == "nt" else "uv")
        try:
            if not own.is_file():
                self._pip(("-qq", "--no-compile", "--retries", "1", "--constraint", str(PINS), *INSTALLER))
            told = self._programs.run([self._python_with_pip(), *PIP, "config", "list"])
        except Failed:
            return None
        self._set_up = variables_for_uv(told)
        return str(own)

    def _pip(self, arguments: Sequence[str], *, unhurried: bool = False) -> None:
        """Run pip: that of the environment, or that of the Python it was made from."""
        pip = [self._python_with_pip(), *PIP]
        try:
            if not _has_pip():
                pip += ["--python", sys.executable]
            self._programs.run([*pip, "install", *arguments], unhurried=unhurried)
        except Failed as failed:
            if _has_pip() or not any(sign in failed.said for sign in NO_PIP):
                raise
            self._programs.run([sys.executable, "-m", "ensurepip", "--default-pip"])
            importlib.invalidate_caches()
            self._pip(arguments, unhurried=unhurried)

    def _python_with_pip(self) -> str:
        return sys.executable if _has_pip() else getattr(sys, "_base_executable", sys.executable)


def _has_pip() -> bool:
    return importlib.util.find_spec("pip") is not None


def variables_for_uv(told: str) -> dict[str, str]:
    """How uv is told what `pip config list` tells: indexes of one's own, above all."""
    found: dict[str, str] = {}
    lines = [line.partition("=") for line in told.splitlines()]
    for section in STRONGEST_LAST:
        for name, _, value in lines:
            where, _, option = name.rpartition(".")
            if where == section and option in SET_UP and value:
                words = str(ast.literal_eval(value)).split()
                found[SET_UP[option]] = ("," if option == "find-links" else " ").join(words)
    if "UV_INDEX" in found:
        found["UV_INDEX_STRATEGY"] = "unsafe-best-match"  # as pip has it: all indexes count alike
    return found


if __name__ == "__main__":
    note_serving()
