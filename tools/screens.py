"""Takes pictures of every screen and puts them on contact sheets, to be looked at: `make screens`.

`python -m tools.screens [--games a,b] [--sizes 390x844,1280x720] [--languages fr] [--themes dark] [--out FOLDER]`

Home, lobby, each board early, in the middle and late, its end, its replay and its rules, in six sizes, both themes and
three languages: one sheet for each language, theme and game, in build/screens. Every game is played once; a position is
then shown in each language, and in each of them pictures are taken by day and by night.
"""

import argparse
import base64
import io
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import CDPSession, sync_playwright
from rich.progress import Progress

from baluchon.kernel.declaration import LANGUAGES
from baluchon.kernel.registry import all_games
from tests.browser.conftest import FLAGS, IN_THE_HOUSE
from tests.browser.driving import Guest
from tests.browser.looking import play_on
from tests.server.serving import seeded

SIZES = ("1280x720", "1440x900", "1920x1080", "390x844", "360x640", "844x390")
THEMES = ("light", "dark")
MOMENTS = {"early": 1, "middle": 10, "late": 22}
"""Decisions that a seat has taken when a board is looked at: the shortest games have some thirty."""
BOX = (640, 400)
"""No picture on a sheet is larger."""
GAP = 8
LABEL = 24
BOTS = [{"kind": "bot", "level": "novice", "name": name} for name in ("Jonas", "Chloé")]
HOUSE = "house"
"""The sheet of the screens that belong to no game."""

Sheets = dict[tuple[str, str, str], dict[str, list[Image.Image]]]
"""By language, theme and game: the pictures of each screen."""


class Screens:
    """Goes from screen to screen, and takes pictures of each."""

    def __init__(self, ana: Guest, sizes: list[tuple[int, int]], languages: list[str], themes: list[str]) -> None:
        self.ana = ana
        self.sizes = sizes
        self.languages = languages
        self.themes = themes
        self.sheets: Sheets = {}
        self._camera: CDPSession = ana.page.context.new_cdp_session(ana.page)

    def visit(self, games: list[str]) -> Iterator[str]:
        """Every screen; the game whose screens have all been seen, one after the other."""
        self.ana.home()
        self._take(HOUSE, "home", "h1")
        self.ana.open(games[0], [{"kind": "here"}, {"kind": "open"}], start=False)
        self._take(HOUSE, "lobby", ".lobby")
        yield HOUSE
        for game in games:
            table = self.ana.open(game, [{"kind": "here"}, *BOTS])
            played = 0
            for moment, wanted in MOMENTS.items():
                play_on(self.ana, table, wanted - played)
                played = wanted
                self._take(game, f"{game}, {moment}", "main.table .zones")
            self._take(game, f"{game}, rules", "main.table .zones", rules=True)
            table = self.ana.open(game, BOTS)
            self._take(game, f"{game}, end", "#end-title")
            self.ana.go(f"replay/{table}/40")
            self._take(game, f"{game}, replay", ".replay .zones")
            yield game

    def _take(self, game: str, name: str, there: str, rules: bool = False) -> None:
        page = self.ana.page
        for language in self.languages:
            page.set_viewport_size({"width": 1280, "height": 720})
            page.evaluate(
                """(language) => localStorage.setItem('baluchon-settings',
                  JSON.stringify({...JSON.parse(localStorage.getItem('baluchon-settings')), language}))""",
                language,
            )
            page.reload()
            page.wait_for_selector(there)
            self.ana.wait_drawn()
            if rules and not self.ana.is_over:
                self.ana.menu("rules")
                page.wait_for_selector("#panel-body table")
            for width, height in self.sizes:
                page.set_viewport_size({"width": width, "height": height})
                for theme in self.themes:
                    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
                    rows = self.sheets.setdefault((language, theme, game), {})
                    rows.setdefault(name, []).append(self._picture())

    def _picture(self) -> Image.Image:
        page = self.ana.page
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        # Through the browser's own protocol, without what a picture of Playwright's waits for: a third of the time.
        taken = self._camera.send("Page.captureScreenshot", {"format": "jpeg", "quality": 90, "optimizeForSpeed": True})
        picture = Image.open(io.BytesIO(base64.b64decode(taken["data"])))
        picture.draft("RGB", BOX)
        picture.thumbnail(BOX)
        return picture


def sheet(rows: dict[str, list[Image.Image]]) -> Image.Image:
    """One row for each screen, one picture for each size."""
    heights = [LABEL + GAP + max(each.height for each in row) for row in rows.values()]
    width = max(sum(each.width + GAP for each in row) for row in rows.values())
    canvas = Image.new("RGB", (width, sum(heights)), "white")
    pen = ImageDraw.Draw(canvas)
    top = 0
    for (name, row), height in zip(rows.items(), heights, strict=True):
        left = 0
        pen.text((4, top + 6), name, fill="black")
        for each in row:
            canvas.paste(each, (left, top + LABEL))
            left += each.width + GAP
        top += height
    return canvas


def main() -> None:
    known = [game.id for game in all_games()]
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", default=",".join(known), help="ids of games, with commas")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--out", type=Path, default=Path("build/screens"))
    chosen = parser.parse_args()
    games = chosen.games.split(",")
    if unknown := set(games) - set(known):
        sys.exit(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("Pictures of screens need Chromium: install it and run this again.")
    sizes = [(int(width), int(height)) for width, height in (size.split("x") for size in chosen.sizes.split(","))]
    chosen.out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        seeded(Path(folder, "screens.sqlite"), seed="screens", allowed_hosts=[IN_THE_HOUSE]) as served,
        sync_playwright() as playwright,
        Progress() as progress,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        # As a phone in the house sees it: an origin of which a browser promises less.
        url = served.url.replace("127.0.0.1", IN_THE_HOUSE)
        ana = Guest(browser, url, "screens", language="en", theme="system")
        screens = Screens(ana, sizes, chosen.languages.split(","), chosen.themes.split(","))
        task = progress.add_task("Pictures", total=len(games) + 1)
        for _ in screens.visit(games):
            for (language, theme, game), rows in screens.sheets.items():
                sheet(rows).save(chosen.out / f"{game}-{language}-{theme}.webp", quality=85)
            screens.sheets.clear()
            progress.advance(task)
        browser.close()
    print(f"Look at {chosen.out}.")
    if ana.problems:
        sys.exit("The page complained:\n" + "\n".join(sorted(set(ana.problems))))


if __name__ == "__main__":
    main()
