"""What the browser client weighs and how fast it answers, in Chromium against a server on this machine.

python bench/web.py [MOVES]           how fast, on this machine, with and without motion
python bench/web.py --slow            on a line of 50 kB/s with 300 ms to the server
"""

import gzip
import random
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

GAMES = ("road-trip-europa", "trekking-through-history", "trekking-the-world", "lets-take-a-hike", "tour-du-monde")
MOVES = 20
NOTE_TIMES = """() => {
  const decision = () => document.querySelector('#prompt')?.dataset.decision ?? 'over';
  let before = decision(), clicked = null;
  window.times = [];
  addEventListener('click', () => { clicked = performance.now() }, {capture: true});
  new MutationObserver(() => {
    if (decision() === before) return;
    before = decision();
    if (clicked === null) return;
    const start = clicked;
    clicked = null;
    requestAnimationFrame(() => setTimeout(() => window.times.push(performance.now() - start)));
  }).observe(document.body, {subtree: true, childList: true, attributeFilter: ['data-decision']});
}"""
"""From the click that answers until the question is another one: the move has been stored, sent back and painted."""

TOUCH = """async (chance) => {
  const asked = () => document.querySelector('#prompt')?.dataset.decision;
  const before = asked();
  const glowing = [...document.querySelectorAll('section.board button.may:not(.on):not([aria-pressed=true])')];
  const answer = [...document.querySelectorAll('#prompt .button:not(.quiet)')].at(-1);
  (answer ?? glowing[Math.floor(chance * glowing.length)])?.click();
  await new Promise(requestAnimationFrame);
  return asked() !== before || document.querySelector('section.board[aria-busy=true]') !== null;
}"""
"""Touch the answer that is offered, or something that leads to one; whether that was an answer."""


def main(moves: int = MOVES) -> None:
    loaded: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder, "db.sqlite"), "--log-level", "warning") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        ana = Guest(browser, server.url)
        ana.page.on("request", lambda request: loaded.append(request.url))
        ana.home()
        print(f"first load, JavaScript: home {weight(loaded):.1f} kB gzip")
        for page in ("guide", "quiz"):
            loaded.clear()
            ana.page.goto("about:blank")
            ana.go(page)
            ana.page.wait_for_load_state("networkidle")
            print(f"first load, JavaScript: {page} {weight(loaded):.1f} kB gzip")
        for game in GAMES:
            told = []
            for speed in ("off", "normal"):
                guest = Guest(browser, server.url, speed=speed)
                guest.open(game, [{"kind": "here"}, {"kind": "bot", "level": "novice"}])
                guest.wait_asked()
                loaded.clear()
                guest.page.on("request", lambda request: loaded.append(request.url))
                start = time.perf_counter()
                guest.page.reload()
                guest.wait_asked()
                opened = time.perf_counter() - start
                if not told:
                    told.append(f"a table after {opened:.2f} s with {weight(loaded):.1f} kB gzip of JavaScript")
                told.append(f"a move shown, motion {speed}: {_shown(guest, moves)}")
                guest.leave()
            print(f"{game}: {'; '.join(told)}", flush=True)
        browser.close()


def _shown(guest: Guest, moves: int) -> str:
    """How long it takes from the answer to the move stored and shown."""
    guest.page.evaluate(NOTE_TIMES)
    chance = random.Random(1)
    times: list[float] = []
    while len(times) < moves and not guest.is_over:
        before = guest.decision
        while not guest.page.evaluate(TOUCH, chance.random()):
            pass
        guest.wait_asked(other_than=before)
        times = guest.page.evaluate("() => window.times")
    cuts = statistics.quantiles(times, n=20)
    return f"median {cuts[9]:.0f} ms, p95 {cuts[18]:.0f} ms ({len(times)} moves)"


SLOW = {"offline": False, "latency": 300, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def slow() -> None:
    """What someone sees who comes for the first time, and when."""
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder, "db.sqlite"), "--log-level", "warning") as server,
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
