"""What the browser client weighs and how fast it answers, in Chromium against a server on this machine.

python bench/web.py [MOVES]           how fast, on this machine
python bench/web.py --slow            on a line of 50 kB/s with 300 ms to the server
"""

import gzip
import shutil
import statistics
import sys
import tempfile
import time
from importlib.resources import files
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.browser.conftest import FLAGS
from tests.browser.driving import Guest
from tests.server.serving import process

WATCH = """() => new Promise((resolve) => {
  const diary = document.querySelector('#panel-body ol');
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - start));
  });
  seen.observe(diary, {childList: true});
  const start = performance.now();
  document.querySelector('#prompt .button:not(.quiet)').click();
})"""
"""From the click until the diary tells the own move: it has been stored, sent back and drawn by then."""


def main(moves: int = 20) -> None:
    loaded: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder, "db.sqlite")) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        ana = Guest(browser, server.url)
        ana.page.on("request", lambda request: loaded.append(request.url))
        ana.home()
        print(f"first load, JavaScript: {weight(loaded):.1f} kB gzip")
        loaded.clear()
        start = time.perf_counter()
        ana.page.get_by_role("button", name="Play now").click()
        ana.wait_asked()
        print(f"from click to a table that can be used: {time.perf_counter() - start:.2f} s")
        print(f"the table and its board, JavaScript: {weight(loaded):.1f} kB gzip more")
        times = []
        while len(times) < moves and not ana.is_over:
            before = ana.decision
            ana.touch_until_meant()
            times.append(ana.page.evaluate(WATCH))
            ana.wait_asked(other_than=before)
        cuts = statistics.quantiles(times, n=20)
        shown = f"median {cuts[9]:.0f} ms, p95 {cuts[18]:.0f} ms ({len(times)} moves)"
        print(f"from click to the own move stored and shown: {shown}")
        browser.close()


SLOW = {"offline": False, "latency": 300, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
GAMES = ("road-trip-europa", "trekking-through-history", "trekking-the-world", "lets-take-a-hike", "tour-du-monde")


def slow() -> None:
    """What someone sees who comes for the first time, and when."""
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder, "db.sqlite")) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        ana = Guest(browser, server.url)
        start = _slow_down(ana)
        ana.page.goto(server.url, wait_until="commit")
        ana.page.get_by_role("button", name="Play now").click(trial=True)
        usable = time.perf_counter() - start
        print(f"home: first sight {ana.page.evaluate(PAINTED) / 1000:.1f} s, usable {usable:.1f} s")
        ana.page.context.close()
        for game in GAMES:
            host = Guest(browser, server.url)
            table = host.open(game, [{"kind": "here"}, {"kind": "bot", "level": "novice"}])
            host.wait_asked()
            cookies = host.page.context.cookies()
            guest = Guest(browser, server.url)
            guest.page.context.add_cookies([{**each, "url": server.url} for each in _plain(cookies)])
            start = _slow_down(guest)
            guest.page.goto(f"{server.url}/#/table/{table}", wait_until="commit")
            guest.wait_asked()
            shown = time.perf_counter() - start
            print(f"{game}: first sight {guest.page.evaluate(PAINTED) / 1000:.1f} s, board {shown:.1f} s")
            host.page.context.close()
            guest.page.context.close()
        browser.close()


def _slow_down(guest: Guest) -> float:
    wire = guest.page.context.new_cdp_session(guest.page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", SLOW)
    return time.perf_counter()


def _plain(cookies: list[Any]) -> list[dict[str, str]]:
    return [{"name": each["name"], "value": each["value"]} for each in cookies]


def weight(addresses: list[str]) -> float:
    scripts = {address.rsplit("/", 1)[1] for address in addresses if address.endswith(".js")}
    folder = files("baluchon.server") / "static" / "assets"
    return sum(len(gzip.compress((folder / name).read_bytes(), 9)) for name in scripts) / 1000


if __name__ == "__main__":
    slow() if "--slow" in sys.argv else main(*map(int, sys.argv[1:]))
