"""The package linked into an environment, as `make play` does it: found there, and taken away by pip."""

import csv
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tools import metadata


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where an environment has its packages, with sources elsewhere."""
    places = {"purelib": tmp_path / "env" / "lib", "scripts": tmp_path / "env" / "bin"}
    for place in places.values():
        place.mkdir(parents=True)
    package = tmp_path / "src" / "baluchon"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__: Final = "9.8.7"\n')
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(places[name]))
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "env"))
    monkeypatch.setattr(metadata, "SOURCES", tmp_path / "src")
    return places["purelib"]


def test_a_linked_package_lists_all_that_belongs_to_it(packages: Path) -> None:
    metadata.link(packages.parents[1] / "src")
    told = packages / "baluchon_games-9.8.7.dist-info"
    listed = {(packages / row[0]).resolve() for row in csv.reader((told / "RECORD").read_text().splitlines())}
    assert listed == {path for path in packages.parent.rglob("*") if path.is_file()}
    assert "road-trip-europa = baluchon.games.road_trip_europa:GAME" in (told / "entry_points.txt").read_text()


def test_its_command_runs_in_the_python_that_made_it(packages: Path) -> None:
    (packages.parents[1] / "src" / "baluchon" / "cli.py").write_text("import sys\ndef main(): print(sys.argv)\n")
    metadata.link(packages.parents[1] / "src")
    program = packages.parent / "bin" / "baluchon"
    environment = {"PYTHONPATH": str(packages.parents[1] / "src"), "PATH": "/usr/bin:/bin"}
    (packages.parents[1] / "src" / "baluchon" / "__init__.py").write_text("")
    done = subprocess.run([str(program), "two words"], env=environment, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == (f"{[str(program), 'two words']}\n", "")


def test_what_is_as_it_should_be_is_not_written_anew(packages: Path) -> None:
    metadata.link(packages.parents[1] / "src")
    before = {path: path.stat().st_mtime_ns for path in packages.rglob("*")}
    metadata.link(packages.parents[1] / "src")
    assert {path: path.stat().st_mtime_ns for path in packages.rglob("*")} == before
    metadata.link(packages.parents[1] / "ready", packages.parents[1] / "src")
    (pointer,) = packages.glob("*.pth")
    assert pointer.read_text().splitlines() == [str(packages.parents[1] / name) for name in ("ready", "src")]


def test_an_installed_package_stays_as_long_as_it_is_that_of_the_sources(packages: Path) -> None:
    shutil.copytree(metadata.SOURCES / "baluchon", packages / "baluchon")
    told, stamp = packages / "baluchon_games-9.8.6.dist-info", packages.parent / ".installed-1"
    told.mkdir()
    stamp.touch()
    metadata.link(metadata.SOURCES)
    assert {path.name for path in packages.iterdir()} == {"baluchon", told.name}
    (metadata.SOURCES / "baluchon" / "data.csv").touch()
    metadata.link(metadata.SOURCES)
    assert {path.name for path in packages.iterdir()} == {"baluchon_games.pth", "baluchon_games-9.8.7.dist-info"}
    assert not stamp.exists()
