"""How smoothly the scenes of each game run in Chromium: the time between frames while something moves.

python bench/frames.py [SECONDS] [GAME…]
"""

import random
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.web import GAMES
from tests.browser.conftest import FLAGS
from tests.browser.driving import CEREMONY, Guest
from tests.server.serving import process

SECONDS = 20.0
SETTLES = 500
BOTS = [{"kind": "bot", "level": "novice", "name": name} for name in ("Jonas", "Chloé", "Otto")]
NOTE_FRAMES = """() => {
  window.frames = [];
  let before = performance.now();
  const note = (now) => {
    const moves = document.getAnimations().some((each) => each.playState === 'running');
    if (moves) window.frames.push(now - before);
    before = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
"""Only frames in which something moves count: a page at rest paints nothing."""
TOUCH = """(chance) => {
  const glowing = [...document.querySelectorAll('section.board button.may:not(.on):not([aria-pressed=true])')];
  const answer = [...document.querySelectorAll('#prompt .button:not(.quiet)')].at(-1);
  (answer ?? glowing[Math.floor(chance * glowing.length)])?.click();
}"""
"""Touch the answer that is offered, or something that leads to one."""


def main(seconds: float, games: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder, "db.sqlite"), "--log-level", "warning") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for game in games:
            print(f"{game}: {told(stretch(Guest(browser, server.url, speed='normal'), game, seconds))}", flush=True)
        browser.close()


def stretch(guest: Guest, game: str, seconds: float) -> list[float]:
    """Play for a while; the milliseconds between the frames of what moved."""
    dice = random.Random(1)
    guest.open(game, [{"kind": "here"}, *BOTS])
    guest.wait_asked()
    guest.page.wait_for_load_state("networkidle")  # faces and maps that come after the first sight
    guest.page.keyboard.press("Shift")  # the first touch of a page sets up its sound, while nothing moves
    guest.page.wait_for_timeout(SETTLES)
    guest.page.evaluate(NOTE_FRAMES)
    until = time.monotonic() + seconds
    while time.monotonic() < until and not guest.is_over:
        guest.page.evaluate("(button) => document.querySelector(button)?.click()", CEREMONY)
        guest.page.evaluate(TOUCH, dice.random())
        guest.page.wait_for_timeout(250)
    frames: list[float] = guest.page.evaluate("() => window.frames")
    guest.leave()
    return frames


def told(frames: list[float]) -> str:
    if len(frames) < 100:
        return f"only {len(frames)} frames in which anything moved"
    cuts = statistics.quantiles(frames, n=100)
    late = sum(frame > 50 for frame in frames)
    return (
        f"{len(frames)} frames, median {statistics.median(frames):.1f} ms, 95 % within {cuts[94]:.1f} ms, "
        f"99 % within {cuts[98]:.1f} ms, longest {max(frames):.1f} ms, {late} over 50 ms"
    )


if __name__ == "__main__":
    arguments = sys.argv[1:]
    length = float(arguments.pop(0)) if arguments and arguments[0].replace(".", "").isdigit() else SECONDS
    main(length, arguments or list(GAMES))
