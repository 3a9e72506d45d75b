"""Tables of figures, which become a paragraph for each row where there is no room for columns."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from baluchon.boards.drawing import SEPARATOR

_NO_END = 10_000
"""Columns that no table needs."""


class Figures:
    """A name in the first column, and what is measured of it in the others."""

    def __init__(self, name: str, *headings: str, title: str | None = None) -> None:
        self._headings = (name, *headings)
        self._title = title
        self._rows: list[tuple[str, ...]] = []

    def add_row(self, *cells: str) -> None:
        """A name and its figures; an empty one is not told where there are no columns."""
        self._rows.append(cells)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table = self._table()
        wanted = Measurement.get(console, options.update(max_width=_NO_END), table).maximum
        yield table if wanted <= options.max_width else self._paragraphs()

    def _table(self) -> Table:
        table = Table(title=self._title, title_justify="left")
        table.add_column(self._headings[0])
        for heading in self._headings[1:]:
            table.add_column(heading, justify="right")
        for row in self._rows:
            table.add_row(*row)
        return table

    def _paragraphs(self) -> Text:
        paragraphs = [Text(self._title, style="italic")] if self._title else []
        for name, *cells in self._rows:
            told = [
                f"{heading} {cell}".strip() for heading, cell in zip(self._headings[1:], cells, strict=True) if cell
            ]
            paragraphs.append(Text.assemble((name, "bold"), "  ", SEPARATOR.join(told)))
        return Text("\n").join(paragraphs)
