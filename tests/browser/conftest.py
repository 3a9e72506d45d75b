"""A server and a Chromium for the tests of the browser client.

Playwright's loop runs in the test's own thread, so a browser lives until another test follows than one of a browser:
that may want a loop of its own.
"""

import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.driving import Guest
from tests.luck import seed_of
from tests.server.serving import SeededProcess, seeded

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP house.test 127.0.0.1",
)
UNOPTIMISED = "--js-flags=--no-opt"
"""No page of a test lives long enough for its scripts to be worth optimising: 6 % of the processor time."""
IN_ONE_PIECE = ("--default-tile-width=1280", "--default-tile-height=1024")
"""A board painted in tiles of a quarter of that is painted over and over: a tenth of the processor time."""
LEFT_OUT = (
    # What Playwright leaves out itself: Chromium hears the last of such lists only.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    # A page of 420 files for the list below the address bar, loaded anew for every guest, and processes in reserve.
    "WebUIOmniboxPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxAimPopup",
    "PreloadTopChromeWebUI",
    "SpareRendererForSitePerProcess",
)
"""Features around a page that no page sees anything of; without the last five it takes a fifth less."""
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
"""Chromium by the names it has on different systems."""
IN_THE_HOUSE = "house.test"
"""The machine of the tests by a name for which a browser promises less than for 127.0.0.1 and https."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededProcess]:
    if not (files("baluchon.server") / "static" / "index.html").is_file():
        pytest.skip("the browser client is not in this installation (BALUCHON_WEB)")
    database = tmp_path_factory.mktemp("browser") / "baluchon.sqlite"
    with seeded(database, seed="shared", allowed_hosts=[IN_THE_HOUSE]) as served:
        yield served


class Chromium:
    """A browser for all the tests of a process that follow one another: it takes a second or two to start."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._browser: Browser | None = None

    def browser(self) -> Browser:
        if self._browser is None:
            path = next((path for name in PROGRAMS if (path := shutil.which(name))), None)
            if path is None:
                pytest.skip("there is no Chromium on the PATH: the browser client is not tested")
            playwright = self._open.enter_context(sync_playwright())
            flags = (*FLAGS, *IN_ONE_PIECE, UNOPTIMISED, f"--disable-features={','.join(LEFT_OUT)}")
            self._browser = playwright.chromium.launch(executable_path=path, args=flags)
            self._open.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        self._open.close()
        self._browser = None


CHROMIUM = Chromium()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None]:
    """Close the browser before a test that has none."""
    yield
    if nextitem is None or not nextitem.path.is_relative_to(Path(__file__).parent):
        CHROMIUM.close()


GUESTS = pytest.StashKey[list[Guest]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """With a failure goes what each guest was looking at."""
    report = yield
    if report.failed and report.when == "call":
        report.sections += [("what a guest saw", each.sight()) for each in item.stash.get(GUESTS, [])]
    return report


@pytest.fixture
def guest(server: SeededProcess, request: pytest.FixtureRequest) -> Iterator[Callable[..., Guest]]:
    """Makes people with a browser of their own; at the end none of them may have seen an error."""
    guests: list[Guest] = request.node.stash.setdefault(GUESTS, [])
    server.begin()

    def come(url: str = server.url, **settings: Any) -> Guest:
        seed = f"{seed_of(request.node.nodeid)} {len(guests)}"
        guests.append(Guest(CHROMIUM.browser(), url, seed, **settings))
        return guests[-1]

    yield come
    for each in guests:
        each.leave()
    assert [problem for each in guests for problem in each.problems] == []


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "baluchon.sqlite"
