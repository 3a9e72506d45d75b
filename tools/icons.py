"""The icons of the installed client as PNG, drawn from the SVG by Chromium: python -m tools.icons"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ART = Path(__file__).parents[1] / "web" / "src" / "art" / "icon.svg"
FOLDER = Path(__file__).parents[1] / "web" / "public" / "icons"
PAPER = "#fffbf2"
ICONS = {"icon-180": (180, 0.8), "icon-192": (192, 0.86), "icon-512": (512, 0.86), "icon-maskable-512": (512, 0.62)}
"""Each with its size and how much of it the drawing fills: what may be cut to a circle needs a margin."""


def page(size: int, share: float) -> str:
    side = round(size * share)
    drawing = ART.read_text(encoding="utf-8").replace("<svg ", f'<svg width="{side}" height="{side}" ', 1)
    return f'<body style="margin:0;display:grid;place-content:center;height:100vh;background:{PAPER}">{drawing}'


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        for name, (size, share) in ICONS.items():
            sheet = browser.new_page(viewport={"width": size, "height": size})
            sheet.set_content(page(size, share))
            sheet.screenshot(path=FOLDER / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
