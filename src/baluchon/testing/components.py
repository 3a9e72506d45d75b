"""The tables at the end of the rules: everything in the data is there in every language, with its origin."""

from collections.abc import Iterator
from importlib.resources import files

from baluchon.kernel.box import Cell, Part, Row, Table
from baluchon.kernel.data import read_csv
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.provenance import FILE, ORIGINS, figures_in, origin_of, provenance
from baluchon.kernel.words import Message
from baluchon.rulespage import box_of, rules_page
from baluchon.testing.setting import Violation
from baluchon.texts import Texts


def figures_have_origins(game: Game) -> None:
    """`data/provenance.toml` says of every figure whether it is printed, sourced or ours, and of nothing else."""
    place = f"{game.id}: data/{FILE}"
    known, data = provenance(game.package), figures_in(game.package)
    lacking = [figure for figure in data if origin_of(figure, known) is None]
    if lacking:
        raise Violation(f"{place} says nothing of {', '.join(lacking)}")
    for entry in known.values():
        if not any(_holds(entry.figure, figure) for figure in data):
            raise Violation(f"{place} speaks of {entry.figure}, which the data does not have")
        if not entry.origins or not set(entry.origins) <= set(ORIGINS):
            raise Violation(f"{place}: the origin of {entry.figure} is one or more of {', '.join(ORIGINS)}")
        if entry.notes and set(entry.notes) != set(LANGUAGES):
            raise Violation(f"{place}: the note on {entry.figure} is not there in every language")
        if len(entry.origins) > 1 and not entry.notes:
            raise Violation(f"{place}: {entry.figure} has several origins, and no note says which is which")


def components_are_shown(game: Game) -> None:
    """The tables of `box.py` show every row and every figure of the data, in words of every language."""
    box = box_of(game)
    data, known = figures_in(game.package), provenance(game.package)
    shown = {figure for table in box for figure in _figures(table)}
    missing = [
        figure
        for figure in data
        if not any(_holds(each, figure) for each in shown)
        and ((origin := origin_of(figure, known)) is None or origin.shown)
    ]
    if missing:
        raise Violation(f"{game.id}: no table of box.py shows {', '.join(missing)}")
    unknown = [figure for figure in sorted(shown) if not any(_holds(figure, each) for each in data)]
    if unknown:
        raise Violation(f"{game.id}: box.py shows {', '.join(unknown)}, which the data does not have")
    _rows_are_shown(game, box)
    _pairs_are_shown(game, box)
    _words_are_there(game, box)


def _holds(whole: str, figure: str) -> bool:
    """Whether a figure is this one or a part of it."""
    return figure == whole or figure.startswith((f"{whole}.", f"{whole}/"))


def _figures(table: Table) -> Iterator[str]:
    for column in (*table.columns, *([table.group] if table.group else [])):
        yield from column.figures
    for row in table.rows:
        yield from row.figures


def _rows_are_shown(game: Game, box: tuple[Table, ...]) -> None:
    for file in _csv_files(game):
        ids = [row["id"] for row in read_csv(game.package, file) if "id" in row]
        shown = {row.id for table in box if table.file == file for row in table.rows}
        missing = [id for id in ids if id not in shown]
        if missing:
            raise Violation(f"{game.id}: box.py does not show {', '.join(missing)} of {file}")


def _pairs_are_shown(game: Game, box: tuple[Table, ...]) -> None:
    """A file with nothing but `a` and `b` joins rows of another: each is named in the line of the other."""
    rows = [row for table in box for row in table.rows]
    named = {(row.id, ref.partition(":")[2]) for row in rows for ref in _refs(row)}
    for file in _csv_files(game):
        pairs = [(row["a"], row["b"]) for row in read_csv(game.package, file) if set(row) == {"a", "b"}]
        missing = [f"{a} and {b}" for a, b in pairs if not {(a, b), (b, a)} <= named]
        if missing:
            raise Violation(f"{game.id}: box.py does not show how {file} joins {', '.join(missing)}")


def _words_are_there(game: Game, box: tuple[Table, ...]) -> None:
    """Titles, headings and cells have words, and all lines of a table as many cells as it has headings."""
    for language in LANGUAGES:
        texts, page = Texts(language, game), rules_page(game, language)
        for table, words in zip(box, page.components, strict=True):
            place = f"{game.id}: the table {table.id} of box.py"
            lacking = [text for text in (words.title, *words.columns) if text.startswith(("box-", "field-"))]
            messages = [part for row in table.rows for part in _parts(row) if isinstance(part, Message)]
            lacking += [gap for message in messages for gap in texts.gaps(message)]
            nameless = [ref for row in table.rows for ref in _refs(row) if ref not in game.names]
            if lacking or nameless:
                raise Violation(
                    f"{place} has no words in {language} for {', '.join(dict.fromkeys(lacking + nameless))}"
                )
            if not words.rows or any(len(row.cells) != len(words.columns) for row in words.rows):
                raise Violation(f"{place} has no lines, or lines of another length than its head")


def _refs(row: Row) -> Iterator[str]:
    for part in _parts(row):
        if isinstance(part, str) and ":" in part:
            yield part
        elif isinstance(part, Message):
            yield from (each for each in part.args.values() if isinstance(each, str) and ":" in each)


def _parts(row: Row) -> Iterator[Part]:
    cells: tuple[Cell, ...] = (*row.cells, row.group)
    for cell in cells:
        yield from cell if isinstance(cell, tuple) else (cell,)


def _csv_files(game: Game) -> list[str]:
    found = [file.name for file in (files(game.package) / "data").iterdir()]
    return sorted(name for name in found if name.endswith(".csv"))
