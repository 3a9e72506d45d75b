"""Tables of figures: columns where there is room for them, a paragraph for each row elsewhere."""

import io

import pytest

from baluchon.cli.figures import Figures
from baluchon.cli.screen import Screen


def drawn(columns: int, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("TERM", "dumb")
    figures = Figures("bot", "rating", "games", "", title="With two seats")
    figures.add_row("casual", "13.5", "100", "stronger")
    figures.add_row("random", "0.0", "", "weaker")
    file = io.StringIO()
    Screen(file=file, highlight=False).print(figures)
    return file.getvalue()


def test_there_are_columns_where_they_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    wide = drawn(60, monkeypatch)
    assert wide.startswith("With two seats")
    assert "│ casual │   13.5 │   100 │ stronger │" in wide
    needed = max(map(len, wide.splitlines()[1:]))
    assert "│ casual │" in drawn(needed, monkeypatch)
    assert "│" not in drawn(needed - 1, monkeypatch)


def test_where_they_do_not_each_row_is_a_paragraph(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [line.rstrip() for line in drawn(30, monkeypatch).splitlines()]
    assert lines == [
        "With two seats",
        "casual  rating 13.5 · games",
        "100 · stronger",
        "random  rating 0.0 · weaker",
    ]
