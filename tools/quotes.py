"""Writes the files that pages quote into these pages: `python -m tools.quotes`.

A quotation is a block of code after a line that names its file, `<!-- file: compose.yml -->`. A test compares the two.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
QUOTATION = re.compile(r"(^<!-- file: (\S+) -->\n```\w+\n).*?(^```$)", re.M | re.S)


def page(text: str) -> str:
    """The page with its quotations as the files are now."""
    return QUOTATION.sub(lambda found: found[1] + (ROOT / found[2]).read_text(encoding="utf-8") + found[3], text)


def quoted(text: str) -> list[str]:
    """The files that a page quotes."""
    return [found[2] for found in QUOTATION.finditer(text)]


def main() -> None:
    for path in sorted((ROOT / "docs").rglob("*.md")):
        text = path.read_text(encoding="utf-8")
        if quoted(text):
            path.write_text(page(text), encoding="utf-8")
            sys.stdout.write(f"{path.name}: {', '.join(quoted(text))}\n")


if __name__ == "__main__":
    main()
