"""What a server takes while nobody plays: `python bench/resting.py` prints one table, each figure beside its bar.

A server is started as hosts start it, visited once, and made to play against a bot that answers at once and one that
thinks, so that both of its helpers are there; then everything rests. Memory is what the server and its helpers take
together on a machine of their own: what a process has for itself, and what they share, once. (What other programs have
in memory, too, such as Python's libraries, counts in full: by PSS it would be less beside them.) Processor time is what
the server has used until it answered first, and until all of it was loaded.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

GAME = "road-trip-europa"
QUICK, THINKING = "casual", "expert"
TICKS = os.sysconf("SC_CLK_TCK")
MOST_MEMORY, MOST_CPU = 120.0, 0.6
REST_SECONDS = 3.0
PATIENCE = 120.0


class Part(NamedTuple):
    """A piece of a process's memory."""

    file: str
    """What lies there: a file and the place in it; empty for memory of its own."""
    own: int
    shared: int


def family(process: int) -> list[int]:
    """The process and all it has started."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rsplit(")", 1)[1].split()[1])
        except OSError:
            continue
        children.setdefault(parent, []).append(int(stat.parent.name))
    found = [process]
    for each in found:
        found += children.get(each, [])
    return found


def parts(process: int) -> Iterator[Part]:
    """The memory of a process, in kB, piece by piece."""
    file, own, shared = "", 0, 0
    for line in Path(f"/proc/{process}/smaps").read_text().splitlines():
        words = line.split()
        if not words[0].endswith(":"):
            yield Part(file, own, shared)
            file = f"{words[5]} {words[2]}" if len(words) > 5 and words[5].startswith("/") else ""
            own = shared = 0
        elif words[0] in ("Private_Clean:", "Private_Dirty:"):
            own += int(words[1])
        elif words[0] in ("Shared_Clean:", "Shared_Dirty:"):
            shared += int(words[1])
    yield Part(file, own, shared)


def memory(processes: list[int]) -> tuple[float, list[float]]:
    """MB of all of them together, and what each adds to those before it."""
    common: dict[str, int] = {}
    added = []
    for process in processes:
        more = 0
        for part in parts(process):
            more += part.own
            if part.file:
                known = common.get(part.file, 0)
                # A page that only one process has is its own; one that another has too was counted with the first.
                more += max(0, part.shared - known)
                common[part.file] = max(known, part.shared + part.own)
            else:
                more += part.shared
        added.append(more / 1000)
    return sum(added), added


def cpu(process: int) -> float:
    """Seconds of processor time so far, all threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def serving(python: str, port: int) -> Iterator[int]:
    """A server on an empty database; its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [python, "-m", "baluchon", "serve", "--port", str(port), "--database", f"{folder}/db"]
        process = subprocess.Popen([*command, "--log-level", "warning"], stdout=subprocess.DEVNULL)
        try:
            yield process.pid
        finally:
            process.terminate()
            process.wait()


def first_answer(url: str) -> None:
    """Wait until the server answers."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        try:
            httpx.get(f"{url}/healthz")
            return
        except httpx.TransportError:
            time.sleep(0.01)
    raise SystemExit("the server does not answer")


def settle(process: int) -> None:
    """Wait until nothing uses the processor any more."""
    used = -1.0
    while used < (used := sum(map(cpu, family(process)))):
        time.sleep(REST_SECONDS)


def play(http: httpx.Client, level: str) -> None:
    """A move against a bot, and its answer."""
    body: dict[str, Any] = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "bot", "level": level}], "start": True}
    table = http.post("/api/tables", json={**body, "settings": {"pace": "instant"}}).json()["table"]["id"]
    frame = http.get(f"/api/tables/{table}/view", params={"seat": 0}).json()
    move = {"type": "move", "move": frame["legal"][0]}
    command = {"id": "1", "seat": 0, "decision": frame["decision"], "body": move}
    http.post(f"/api/tables/{table}/commands", json=command).raise_for_status()
    while http.get(f"/api/tables/{table}/view", params={"seat": 0, "since": frame["v"], "wait": 14}).status_code == 204:
        pass


def row(what: str, found: str, bar: str = "", holds: bool | None = None) -> None:
    mark = "" if holds is None else "ok" if holds else "MISSED"
    print(f"{what:56} {found:>26} {bar:>10} {mark}")


def measure(python: str, port: int) -> bool:
    """Print the table; whether all bars are held."""
    url = f"http://127.0.0.1:{port}"
    with serving(python, port) as process, httpx.Client(base_url=url, timeout=PATIENCE) as http:
        first_answer(url)
        ready = cpu(process)
        settle(process)
        loaded = cpu(process)
        alone, _ = memory(family(process))
        http.get("/")
        http.get("/api/games").raise_for_status()
        token = http.post("/api/me", json={"nickname": "Ana", "bearer": True}).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        for level in (QUICK, THINKING):
            play(http, level)
        settle(process)
        together, each = memory(sorted(family(process)))
    row("", "measured", "bar")
    row("processor time until the first answer", f"{ready:.2f} s", f"{MOST_CPU} s", ready <= MOST_CPU)
    row("processor time until all is loaded", f"{loaded:.2f} s", f"{MOST_CPU} s", loaded <= MOST_CPU)
    row("memory at rest, before anybody came", f"{alone:.1f} MB")
    row("memory at rest with its helpers", f"{together:.1f} MB", f"{MOST_MEMORY:.0f} MB", together <= MOST_MEMORY)
    row("of these the server, then what each helper adds", " + ".join(f"{it:.1f}" for it in each))
    return max(ready, loaded) <= MOST_CPU and together <= MOST_MEMORY


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable, help="of the installation that is measured")
    parser.add_argument("--port", type=int, default=8123)
    wanted = parser.parse_args()
    return 0 if measure(wanted.python, wanted.port) else 1


if __name__ == "__main__":
    sys.exit(main())
