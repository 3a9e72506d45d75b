"""Takes pictures of every screen and puts them on contact sheets, to be looked at: `make screens`.

`python -m tools.screens [--games a,b] [--sizes 390x844,1280x720] [--languages fr] [--themes dark] [--out FOLDER]`

Home, lobby, each board early, in the middle and late, the end, a replay and the rules, in six sizes, both themes and
three languages: one sheet for each language and theme, in build/screens.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import sync_playwright
from rich.progress import track

from baluchon.kernel.declaration import LANGUAGES
from baluchon.kernel.registry import all_games
from tests.browser.conftest import FLAGS
from tests.browser.driving import Guest
from tests.browser.looking import play_on
from tests.server.serving import process

SIZES = ("1280x720", "1440x900", "1920x1080", "390x844", "360x640", "844x390")
THEMES = ("light", "dark")
MOMENTS = {"early": 1, "middle": 10, "late": 25}
"""Own decisions between one picture and the next."""
HEIGHT = 360
"""Of a picture on a sheet."""
GAP = 8
BOTS = [{"kind": "bot", "level": "novice", "name": name} for name in ("Jonas", "Chloé")]


def screens(ana: Guest, games: list[str]) -> Iterator[str]:
    """Go from one screen to the next; the name of each when it is there."""
    page = ana.page
    ana.home()
    yield "home"
    ana.open(games[0], [{"kind": "here"}, {"kind": "open"}], start=False)
    page.wait_for_selector(".lobby")
    yield "lobby"
    for game in games:
        table = ana.open(game, [{"kind": "here"}, *BOTS])
        for moment, moves in MOMENTS.items():
            play_on(ana, table, moves)
            page.reload()
            page.wait_for_selector("main.table .zones")
            ana.wait_drawn()
            yield f"{game}, {moment}"
        if not ana.is_over:
            ana.menu("rules")
            page.wait_for_selector("#panel-body table")
            yield f"{game}, rules"
    table = ana.open(games[0], BOTS)
    page.wait_for_selector("#end-title")
    yield "end"
    ana.go(f"replay/{table}/5")
    page.wait_for_selector(".replay .zones")
    yield "replay"


def sheet(rows: dict[str, list[Path]], to: Path) -> None:
    """One row for each screen, one picture for each size."""
    pictures = {name: [_small(path) for path in paths] for name, paths in rows.items()}
    width = max(sum(each.width + GAP for each in row) for row in pictures.values())
    canvas = Image.new("RGB", (width, len(pictures) * (HEIGHT + 24 + GAP)), "white")
    pen = ImageDraw.Draw(canvas)
    for n, (name, row) in enumerate(pictures.items()):
        top, left = n * (HEIGHT + 24 + GAP), 0
        pen.text((4, top + 6), name, fill="black")
        for each in row:
            canvas.paste(each, (left, top + 24))
            left += each.width + GAP
    canvas.save(to)


def _small(path: Path) -> Image.Image:
    picture = Image.open(path).convert("RGB")
    return picture.resize((round(picture.width * HEIGHT / picture.height), HEIGHT))


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
    wanted = [(language, theme) for language in chosen.languages.split(",") for theme in chosen.themes.split(",")]
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder, "screens.sqlite"), "--log-level", "warning") as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for language, theme in track(wanted, description="Contact sheets"):
            ana = Guest(browser, served.url, language=language, theme=theme)
            rows: dict[str, list[Path]] = {}
            for name in screens(ana, games):
                rows[name] = []
                for width, height in sizes:
                    ana.page.set_viewport_size({"width": width, "height": height})
                    path = Path(folder, f"{language}-{theme}-{len(rows)}-{width}x{height}.png")
                    ana.page.screenshot(path=path)
                    rows[name].append(path)
                ana.page.set_viewport_size({"width": 1280, "height": 720})
            sheet(rows, chosen.out / f"{language}-{theme}.png")
            ana.page.context.close()
        browser.close()
    print(f"Look at {chosen.out}: {len(wanted)} contact sheets.")


if __name__ == "__main__":
    main()
