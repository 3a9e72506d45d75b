"""What the browser client weighs and how fast it answers, in Chromium against a server on this machine.

python bench/web.py [MOVES] [GAME…]   how fast, on this machine, with and without motion
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

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.browser.conftest import FLAGS
from tests.browser.driving import Guest
from tests.server.serving import process

GAMES = ("road-trip-europa", "trekking-through-history", "trekking-the-world", "lets-take-a-hike", "tour-du-monde")
MOVES = 60
PLAY = """async ([moves, chance]) => {
  const asked = () => document.querySelector('#prompt')?.dataset.decision;
  const isBusy = () => document.querySelector('section.board[aria-busy=true]') !== null;
  const isOver = () => document.querySelector('#end-title') !== null;
  const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const random = () => (chance = (chance * 16807) % 2147483647) / 2147483647;
  const times = [];
  let before = asked(), clicked = null;
  const click = () => { clicked = performance.now() };
  const seen = new MutationObserver(() => {
    if (asked() === before) return;
    before = asked();
    if (clicked === null) return;
    const start = clicked;
    clicked = null;
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)));
  });
  addEventListener('click', click, {capture: true});
  seen.observe(document.body, {subtree: true, childList: true, attributeFilter: ['data-decision']});
  while (times.length < moves && !isOver()) {
    const question = asked();
    while (asked() === question && !isBusy()) {
      const glowing = [...document.querySelectorAll('section.board button.may:not(.on):not([aria-pressed=true])')];
      const answer = [...document.querySelectorAll('#prompt .button:not(.quiet)')].at(-1);
      (answer ?? glowing[Math.floor(random() * glowing.length)])?.click();
      await new Promise(requestAnimationFrame);
      await rest(0);
    }
    while (!isOver() && (isBusy() || !asked() || asked() === question)) {
      document.querySelector('.ceremony .primary')?.click();
      await rest(20);
    }
    await rest(100);
  }
  removeEventListener('click', click, {capture: true});
  seen.disconnect();
  return times;
}"""
"""Touch the answer that is offered, or something that leads to one, again and again. Each move is timed from the click
that answers until the question is another one: it has been stored, sent back and painted."""


def main(moves: int, games: list[str]) -> None:
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
        for game in games:
            told: list[str] = []
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
                    # All scripts that were asked for before there was a board with its question.
                    told.append(f"a table after {opened:.2f} s with {weight(loaded):.1f} kB gzip of JavaScript")
                guest.leave()
                told.append(f"a move shown, motion {speed}: {_shown(browser, server.url, game, speed, moves)}")
            print(f"{game}: {'; '.join(told)}", flush=True)
        browser.close()


def _shown(browser: Browser, url: str, game: str, speed: str, moves: int) -> str:
    """How long it takes from the answer to the move stored and shown, and what that costs the browser."""
    times: list[float] = []
    spent = 0.0
    while len(times) < moves:
        guest = Guest(browser, url, speed=speed)
        guest.open(game, [{"kind": "here"}, {"kind": "bot", "level": "novice"}])
        guest.wait_asked()
        guest.page.wait_for_load_state("networkidle")
        before = _processor(browser)
        times += guest.page.evaluate(PLAY, [moves - len(times), len(times) + 1])
        spent += _processor(browser) - before
        guest.leave()
    cuts = statistics.quantiles(times, n=20)
    return (
        f"median {cuts[9]:.0f} ms, p95 {cuts[18]:.0f} ms ({len(times)} moves), "
        f"{spent / len(times) * 1000:.0f} ms of processor time"
    )


def _processor(browser: Browser) -> float:
    """Seconds of processor time that the browser with all its processes has taken."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return float(sum(each["cpuTime"] for each in processes))


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
    if "--slow" in sys.argv:
        slow()
    else:
        arguments = sys.argv[1:]
        count = int(arguments.pop(0)) if arguments and arguments[0].isdigit() else MOVES
        main(count, arguments or list(GAMES))
