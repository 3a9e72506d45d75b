"""Flags with coats of arms as small pictures, drawn from the SVG by Chromium: python -m tools.flags

A card shows a flag 30 to 60 pixels wide. The drawings of some have up to 100 kB, which a page would read and paint anew
again and again.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1] / "web"
DRAWN = WEB / "node_modules" / "flag-icons" / "flags" / "4x3"
FOLDER = WEB / "src" / "art" / "flags"
FLAGS = ("bo", "br", "ec", "eg", "es", "hr", "ir", "kh", "lk", "mx", "pf", "pt", "zw")
"""Those of the games' countries whose drawing has more than 4 kB."""
SIZE = (120, 90)
"""Twice as many pixels as the largest place for a flag, so that it is sharp on every screen."""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        sheet = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        for name in FLAGS:
            drawing = (DRAWN / f"{name}.svg").read_text(encoding="utf-8")
            sheet.set_content(f'<body style="margin:0"><style>svg{{display:block;width:100%}}</style>{drawing}')
            sheet.screenshot(path=FOLDER / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
