"""Typography by language: what is wrong with a text, and the same text set right.

`python -m tools.typography` sets all texts right, in their files, or those of the files it is given. Nothing here
knows what a text means: plural forms, typed-in numbers and words given up are for people to mend.
"""

import re
import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tools import wording

FIXED: Final = "\u00a0"
NARROW: Final = "\u202f"
_SPACES: Final = f"[ {FIXED}{NARROW}]"
_NO_CLAUSE: Final = r"(?<![A-Z]\d)(?<![A-Z]\d\d)"
_CODE: Final = re.compile(r"(`[^`]*`|https?://\S+)")

Rule = tuple[str, str, str]
"""What is wanted, a pattern of what is wrong or may be, and what to put in its place."""

_EVERYWHERE: Final[list[Rule]] = [
    ("’ as apostrophe", r"(?<=\w)'", "’"),
    ("− before a number", r"(?<![\w\-–−./])-(?=\d)", "−"),
    ("– between numbers", r"(?<=\d)-(?=\d)", "–"),
    ("– as dash", r"(?<=\S) - (?=\S)", " – "),
]
_RULES: Final[dict[str, list[Rule]]] = {
    "en": [
        *_EVERYWHERE,
        ("“ ” as quotes", r'"([^"]*)"', r"“\1”"),
        ("no space before …", rf"(?<=\S){_SPACES}+…", "…"),
    ],
    "fr": [
        *_EVERYWHERE,
        ("« » as quotes", r'"([^"]*)"', rf"«{FIXED}\1{FIXED}»"),
        ("« » as quotes", r"“([^”]*)”", rf"«{FIXED}\1{FIXED}»"),
        ("no space before …", rf"(?<=\S){_SPACES}+…", "…"),
        ("a narrow no-break space before ; ! ?", rf"(?<=[^\s;!?(«]){_SPACES}*(?=[;!?]+(?:[\s)»]|$))", NARROW),
        ("a no-break space before :", rf"(?<=[^\s:(]){_SPACES}*:(?=\s|$)", f"{FIXED}:"),
        ("a no-break space after «", rf"«{_SPACES}*", f"«{FIXED}"),
        ("a no-break space before »", rf"{_SPACES}*»", f"{FIXED}»"),
        ("a no-break space before %", r"(?<=\d) ?%", f"{FIXED}%"),
        ("a narrow no-break space between thousands", rf"(?<=\d){_NO_CLAUSE}[ {FIXED}](?=\d{{3}}\b)", NARROW),
    ],
    "de": [
        *_EVERYWHERE,
        ("„ “ as quotes", r'"([^"]*)"', r"„\1“"),
        ("„ “ as quotes", r"[“„]([^“”]*)”", r"„\1“"),
        ("„ “ as quotes", rf"[«»]{_SPACES}*([^«»]*?){_SPACES}*[«»]", r"„\1“"),
        ("a no-break space before …", r"(?<=\S) …", f"{FIXED}…"),
        ("a no-break space before %", r"(?<=\d) ?%", f"{FIXED}%"),
    ],
}


def faults(text: str, language: str) -> list[str]:
    """What a text lacks."""
    lacking = [rule[0] for rule in _RULES[language] if _by(text, [rule]) != text]
    return list(dict.fromkeys(lacking))


def set_right(text: str, language: str) -> str:
    """The text as it should be."""
    return _by(text, _RULES[language])


def _by(text: str, rules: list[Rule]) -> str:
    """A text after these rules, where it is no code and no address."""
    parts = _CODE.split(text)
    for _, pattern, instead in rules:
        parts[::2] = [re.sub(pattern, instead, part) for part in parts[::2]]
    return "".join(parts)


_NAME: Final = "x"
"""Stands for an argument while a sentence is set right: the sign before it belongs to a word."""


class _Elements(Visitor):
    """The texts of a Fluent file with where they stand, and whether an argument stands before and behind each."""

    def __init__(self) -> None:
        self.found: list[tuple[int, int, str, str]] = []

    def visit_Pattern(self, pattern: ast.Pattern) -> None:  # noqa: N802 - the library's name
        """A pattern's texts; the variants in it are patterns of their own."""
        for n, element in enumerate(pattern.elements):
            if isinstance(element, ast.TextElement) and element.span is not None:
                before = _NAME if n > 0 else ""
                behind = _NAME if n + 1 < len(pattern.elements) else ""
                self.found.append((element.span.start, element.span.end, before, behind))
        self.generic_visit(pattern)


def set_sentences_right(source: str, language: str) -> str:
    """A Fluent file with its texts set right; ids, arguments and comments stay as they are."""
    visitor = _Elements()
    visitor.visit(FluentParser().parse(source))
    for start, end, before, behind in sorted(visitor.found, reverse=True):
        mended = set_right(f"{before}{source[start:end]}{behind}", language)
        source = source[:start] + mended[len(before) : len(mended) - len(behind)] + source[end:]
    return source


def set_file_right(path: Path) -> bool:
    """Set the texts of a file right; whether there was anything to do."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".ftl":
        mended = set_sentences_right(source, path.stem)
    elif path.suffix == ".md":
        mended = "\n".join(set_right(line, path.stem) for line in source.split("\n"))
    else:
        mended = source
        for read in [each for each in wording.everything() if each.path == path]:
            mended = mended.replace(read.text, set_right(read.text, read.language))
    if mended == source:
        return False
    path.write_text(mended, encoding="utf-8", newline="")
    return True


if __name__ == "__main__":
    paths = dict.fromkeys(read.path for read in wording.everything())
    for path in [Path(name).resolve() for name in sys.argv[1:]] or paths:
        if set_file_right(path):
            sys.stdout.write(f"{path.relative_to(wording.ROOT)}\n")
