"""The image: what it is made of by rule, and what it does in a bare, read-only root as a user who owns nothing else.

There may be no container engine where tests run; that the image is built and answers is shown where it is released.
"""

import json
import os
import re
import shlex
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from baluchon.cli.app import app
from baluchon.client import Client
from tests import bare
from tests.server.serving import FAST, PATIENCE, free_port
from tools.host_options import BEGIN

ROOT = Path(__file__).parents[1]
DATA = "/data"


def instructions() -> list[tuple[str, str]]:
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(encoding="utf-8"), flags=re.M)
    lines = text.replace("\\\n", " ").splitlines()
    return [(name, " ".join(rest.split())) for name, _, rest in (line.partition(" ") for line in lines) if name]


def stages() -> list[list[tuple[str, str]]]:
    found: list[list[tuple[str, str]]] = []
    for each in instructions():
        if each[0] == "FROM":
            found.append([])
        found[-1].append(each)
    return found


def only(stage: list[tuple[str, str]], name: str) -> str:
    (found,) = [rest for each, rest in stage if each == name]
    return found


def variables(stage: list[tuple[str, str]]) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in shlex.split(only(stage, "ENV")))


def test_the_image_has_two_stages_and_nothing_to_build_with() -> None:
    build, image = stages()
    assert build[0][1].endswith(" AS build")
    assert image[0][1] == build[0][1].removesuffix(" AS build")  # the environment knows the Python it was made with
    assert not re.search(r":latest|^[^:]+$", image[0][1])
    assert [rest for name, rest in image if name in ("COPY", "ADD")] == [
        "--from=build /opt/baluchon /opt/baluchon",
    ]
    assert not any(re.search(r"\b(apt-get|pip|gcc|curl)\b", rest) for name, rest in image if name == "RUN")
    assert ("ENV", "BALUCHON_COMPILE=require BALUCHON_WEB=require PIP_NO_CACHE_DIR=1") in build
    for name, rest in build:
        if name == "RUN" and "apt-get install" in rest:
            assert "--no-install-recommends" in rest
            assert rest.endswith("rm -rf /var/lib/apt/lists/*")
            assert all("=" in each for each in rest.split("recommends ")[1].split(" && ")[0].split())


def test_the_image_runs_as_somebody_who_owns_the_data_alone() -> None:
    image = stages()[1]
    assert re.fullmatch(r"[1-9]\d{3,}:[1-9]\d{3,}", only(image, "USER"))  # numbers: what Kubernetes can check
    assert only(image, "VOLUME") == DATA
    assert variables(image)["BALUCHON_DATA"] == DATA
    owned = next(rest for name, rest in image if name == "RUN")
    assert f"useradd --uid {only(image, 'USER').split(':')[0]} " in owned
    assert "--mode 0700 /data" in owned
    order = [name for name, _ in image]
    assert order.index("RUN") < order.index("USER") < order.index("ENTRYPOINT")


def test_the_image_is_set_up_by_variables_that_there_are() -> None:
    import typer

    image = stages()[1]
    known = {str(option.envvar) for option in typer.main.get_command(app).commands["serve"].params}  # type: ignore[attr-defined]
    assert {name for name in variables(image) if name.startswith("BALUCHON_")} <= known
    assert json.loads(only(image, "ENTRYPOINT")) == ["baluchon"]
    assert json.loads(only(image, "CMD")) == ["serve"]
    health = only(image, "HEALTHCHECK")
    assert json.loads(health.split(" CMD ")[1]) == ["baluchon", "health"]
    assert only(image, "EXPOSE") == variables(image)["BALUCHON_PORT"]


def test_what_the_image_is_made_of_is_what_the_sources_archive_has() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert ignored[0] == "*"
    wanted = {line[1:] for line in ignored if line.startswith("!")}
    assert {"Makefile", "constraints.txt", "hatch_build.py", "pyproject.toml", "src", "tools", "web"} <= wanted
    assert all((ROOT / each).exists() for each in wanted)
    assert {"src/baluchon/server/static", "web/node_modules"} <= set(ignored)


def compose() -> Any:
    return yaml.safe_load((ROOT / "compose.yml").read_text(encoding="utf-8"))


def test_the_compose_file_locks_the_server_in_and_names_its_proxy() -> None:
    told = compose()
    games = told["services"]["baluchon"]
    assert games["read_only"] is True
    assert games["cap_drop"] == ["ALL"]
    assert games["security_opt"] == ["no-new-privileges:true"]
    assert games["tmpfs"] == ["/tmp"]
    assert "ports" not in games  # nobody comes to it but through Caddy
    assert games["volumes"] == ["games:/data"]
    (subnet,) = told["networks"]["default"]["ipam"]["config"]
    assert games["environment"]["BALUCHON_TRUSTED_PROXY"] == subnet["subnet"]
    assert "baluchon:8000" in told["services"]["caddy"]["command"]
    assert set(told["volumes"]) == {"games", "certificates"}
    assert BEGIN in (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    known = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in known for name in games["environment"])


def test_a_release_makes_the_image_for_both_machines_with_both_tags() -> None:
    release = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))
    image, tags = release["jobs"]["image"], release["jobs"]["tags"]
    assert {each["platform"] for each in image["strategy"]["matrix"]["include"]} == {"amd64", "arm64"}
    steps = "\n".join(step.get("run", "") for step in image["steps"])
    for part in ("hadolint Dockerfile", "docker buildx build --platform", "--read-only", "baluchon health"):
        assert part in steps
    script = tags["steps"][0]["run"]
    assert '--tag "$IMAGE:$version" --tag "$IMAGE:${version%.*}"' in script
    versions = f'GITHUB_REF_NAME=v1.2.3; {script.splitlines()[1]}; echo "$version ${{version%.*}}"'
    assert subprocess.run(["bash", "-c", versions], capture_output=True, text=True).stdout == "1.2.3 1.2\n"


class Bare:
    """The image's command in a bare root."""

    def __init__(self, folder: Path, **more: str) -> None:
        image = stages()[1]
        self.user = int(only(image, "USER").split(":")[0])
        self.port = free_port()
        self._environment = {**variables(image), "BALUCHON_PORT": str(self.port), **more}
        self._root = folder / "root"
        self._root.mkdir()
        self.data = folder / "data"
        self.data.mkdir(mode=0o700)
        os.chown(self.data, self.user, self.user)

    def command(self, *run: str) -> list[str]:
        sources = [ROOT / "src", ROOT / "build" / "metadata"]
        return bare.command(self._root, self.data, self._environment, self.user, sources, *run)

    def run(self, *run: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(self.command(*run), capture_output=True, text=True, timeout=PATIENCE, check=False)

    @contextmanager
    def serving(self) -> Iterator[subprocess.Popen[bytes]]:
        image = stages()[1]
        run = [*json.loads(only(image, "ENTRYPOINT")), *json.loads(only(image, "CMD"))]
        process = subprocess.Popen(self.command(*run), stdout=subprocess.DEVNULL)
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()
            process.wait()

    def is_well(self) -> bool:
        """By the image's own health check."""
        return self.run(*json.loads(only(stages()[1], "HEALTHCHECK").split(" CMD ")[1])).returncode == 0


@pytest.mark.soak
@pytest.mark.skipif(not bare.is_possible(), reason="mounts need rights that are missing here")
def test_the_image_serves_a_game_in_a_read_only_root(tmp_path: Path) -> None:
    import asyncio

    from baluchon.server.protocol import NewSeat

    where = Bare(tmp_path)
    assert where.run("touch", "/opt/x", "/tmp/x", "/data/y").returncode == 1
    assert not Path("/opt/x").exists()
    assert [each.name for each in where.data.iterdir()] == ["y"]
    assert not where.is_well()
    with where.serving() as process:
        give_up = time.monotonic() + PATIENCE
        while not where.is_well():
            assert process.poll() is None
            assert time.monotonic() < give_up

        async def story() -> None:
            async with Client(f"http://127.0.0.1:{where.port}") as ana:
                await ana.come_in("Ana")
                seats = [NewSeat("here"), NewSeat("bot", level="swift")]
                table = (await ana.open("road-trip-europa", seats, settings=FAST, start=True)).table.id
                frame = await ana.view(table, 0)
                assert frame is not None
                await ana.play(table, frame, frame.legal[0])

        asyncio.run(story())
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    database = where.data / "baluchon.sqlite"
    assert (database.stat().st_uid, database.stat().st_mode & 0o777) == (where.user, 0o600)


@pytest.mark.soak
@pytest.mark.skipif(not bare.is_possible(), reason="mounts need rights that are missing here")
def test_a_folder_that_belongs_to_somebody_else_is_told_in_a_sentence(tmp_path: Path) -> None:
    where = Bare(tmp_path)
    os.chown(where.data, 0, 0)
    refused = where.run("baluchon", "serve")
    assert refused.returncode == 2
    assert "path '/data' is not" in refused.stderr
    assert "Traceback" not in refused.stderr
