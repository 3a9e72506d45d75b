"""Copies of a data set with one thing wrong in each, to see that every check can fail."""

import csv
import io
import re
from collections.abc import Callable, Iterable, Iterator

Texts = dict[str, bytes]
Spoil = Callable[[Texts], Texts]
_VALUE = re.compile(rb'-?\d+|(?<=")[^"\n]+(?=")')
_WRONG = (" x", "99", "-1", "'")


def spoilt(texts: Texts, names: Iterable[str]) -> Iterator[Texts]:
    """The set again and again, each time with something else wrong in one of these files."""
    for name in names:
        text = texts[name]
        ways = _spoilt_rows(text) if name.endswith(".csv") else _spoilt_tables(text)
        for changed in ways:
            yield texts | {name: changed}


def with_text(name: str, old: str, new: str) -> Spoil:
    """A way to change a file: a pattern and what takes its place, wherever it is found."""

    def changed(texts: Texts) -> Texts:
        text, times = re.subn(old, new, texts[name].decode("utf-8"))
        assert times, f"{name} has no {old!r}"
        return texts | {name: text.encode("utf-8")}

    return changed


def _spoilt_rows(text: bytes) -> Iterator[bytes]:
    yield b"\xef\xbb\xbf" + text
    yield text.replace(b"\n", b"\r\n", 1)
    yield text.removesuffix(b"\n")
    lines = text.splitlines(keepends=True)
    yield b"x" + text
    yield b"".join([*lines[:-1], lines[-1].rstrip() + b",x\n"])
    for n in (1, len(lines) // 2, len(lines) - 1):
        yield b"".join([*lines[:n], *lines[n + 1 :]])
        yield b"".join([*lines[: n + 1], *lines[n:]])
    yield b"".join([lines[0], lines[2], lines[1], *lines[3:]])
    rows = list(csv.reader(text.decode("utf-8").splitlines()))
    for n in (1, len(rows) - 1):
        for column, value in enumerate(rows[n]):
            other = rows[n - 1 if n > 1 else 2][column]
            for new in ("", other, f"{value}x", *_WRONG):
                if new != value:
                    yield _written(
                        [[*row[:column], new, *row[column + 1 :]] if i == n else row for i, row in enumerate(rows)]
                    )


def _spoilt_tables(text: bytes) -> Iterator[bytes]:
    """Each number one higher and each word longer, one after the other."""
    for found in _VALUE.finditer(text):
        before, after = text[: found.start()], text[found.end() :]
        if b"#" not in before[before.rfind(b"\n") + 1 :] and b"name = " not in before[before.rfind(b"\n") + 1 :]:
            value = found[0]
            yield before + (b"%d" % (int(value) + 1) if value.lstrip(b"-").isdigit() else value + b"x") + after


def _written(rows: list[list[str]]) -> bytes:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue().encode("utf-8")
