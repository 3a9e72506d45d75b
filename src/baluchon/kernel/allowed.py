"""What may stand in a game's data: `data/allowed.toml` says it, and it is checked when the data is read.

Entries are named as in `provenance.toml`: `["cards.csv"]`, `["cards.csv".number]`, `["tables.toml".players.min]`. One
for a table of a TOML file goes for all that lies below it; in a file of which something is said, nothing else may
stand. Names, by language, are free. An entry has one of

    whole = [1, 7]                  a whole number from 1 to 7
    decimal = [-90, 90]             a number
    words = ["country", "island"]   one of these
    of = "regions.csv/id"           one of what stands there: in a column, in a list, or as the keys of a table
    pattern = "[a-z]+"              text of this shape, or `text = true`: any

and may say `empty = true` (a cell may be empty), `unique = true` (no other row has the same), `each = ";"` (a cell
holds several, with this between them) and `count = 28` or `count = [1, 3]`: how many rows, members or keys there are.
"""

import csv
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

import msgspec

from baluchon.kernel.declaration import LANGUAGES
from baluchon.kernel.errors import BadData

FILE = "allowed.toml"
Cell: TypeAlias = int | float | str


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may stand in a column, or under a key and below it."""

    whole: tuple[int, int] | None = None
    decimal: tuple[float, float] | None = None
    words: tuple[Cell, ...] | None = None
    of: str | None = None
    pattern: str | None = None
    text: bool = False
    empty: bool = False
    unique: bool = False
    each: str | None = None
    count: int | tuple[int, int] | None = None

    @property
    def names_values(self) -> bool:
        """Whether it says what may stand there, and not only how much of it."""
        return any((self.whole, self.decimal, self.words, self.of, self.pattern, self.text))


Rules: TypeAlias = Mapping[str, Rule]
"""By column or path; that of the file itself is called ''."""


@cache
def rules_of(package: str) -> dict[str, Rules]:
    """What a game says of its data, by file."""
    file = files(package) / "data" / FILE
    if not file.is_file():
        return {}
    return {name: dict(_rules(file, table)) for name, table in toml_in(file).items()}


def _rules(file: Traversable, table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Rule]]:
    own = {key: value for key, value in table.items() if not isinstance(value, dict)}
    try:
        if own:
            yield path, msgspec.convert(own, Rule)
    except msgspec.ValidationError as error:
        raise BadData(f"{file}, {path}: {error}") from None
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _rules(file, value, f"{path}.{key}" if path else key)


# ------------------------------------------------------------------------------------------------- reading


def text_in(file: Traversable) -> str:
    """What a file of data holds."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadData(f"{file} cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise BadData(f"{file} is not written in UTF-8 (byte {error.start}): save it as UTF-8") from None


def toml_in(file: Traversable) -> dict[str, Any]:
    """The tables of a TOML file."""
    try:
        return tomllib.loads(text_in(file))
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{file} is no TOML: {error}") from None


def rows_in(file: Traversable) -> tuple[list[str], list[tuple[int, dict[str, str]]]]:
    """The columns of a CSV file, and its rows with the number that a spreadsheet gives them."""
    reader = csv.reader(text_in(file).splitlines())
    head = next(reader, [])
    rows: list[tuple[int, dict[str, str]]] = []
    for cells in reader:
        if len(cells) != len(head):
            raise BadData(f"{file}, row {reader.line_num}: {len(cells)} cells; the first row names {len(head)} columns")
        rows.append((reader.line_num, dict(zip(head, cells, strict=True))))
    return head, rows


# ------------------------------------------------------------------------------------------------ checking

Find: TypeAlias = Callable[[str], Traversable]
"""The file of a name, for what refers to another one."""


def check_rows(
    file: Traversable, rules: Rules, head: Sequence[str], rows: Sequence[tuple[int, dict[str, str]]], find: Find
) -> None:
    """Refuse a CSV file with something that is not allowed."""
    columns = [column for column in rules if column]
    for column in columns:
        if column not in head:
            raise BadData(f"{file}: there is no column {column}; it has {', '.join(head) or 'none'}")
    for column in head:
        if column not in rules and not is_name(column):
            raise BadData(f"{file}: column {column} is not allowed; allowed are {', '.join(columns)}, and names")
    _check_count(str(file), rules.get(""), len(rows), "rows")
    for column in columns:
        rule, seen = rules[column], dict[str, int]()
        fits = _fitting(rule, find)
        for number, row in rows:
            cell = row[column]
            named = f" ({row['id']})" if row.get("id") else ""
            where = f"{file}, row {number}{named}, column {column}"
            if not (rule.empty and not cell):
                for part in cell.split(rule.each) if rule.each else [cell]:
                    if not fits(part):
                        raise BadData(f"{where}: {cell!r} is not allowed; {_told(rule, find)}")
            if rule.unique and cell in seen:
                raise BadData(f"{where}: {cell!r} stands in row {seen[cell]} already; each may be there once")
            seen[cell] = number


def check_tables(file: Traversable, rules: Rules, tables: Mapping[str, Any], find: Find, *, whole: bool) -> None:
    """Refuse a TOML file with something that is not allowed; a part of one need not have everything."""
    if whole:
        for path in rules:
            if not _has(tables, path):
                raise BadData(f"{file}: {path} is missing")
    for path, value, rule in _values(tables, rules, rules.get("")):
        where = f"{file}, {path}"
        own = rules.get(path)
        if isinstance(value, dict | list) and own is not None:
            _check_count(where, own, len(value), "entries")
        if isinstance(value, dict):
            continue
        if rule is None or not rule.names_values:
            raise BadData(f"{where}: nothing like this is allowed here; {FILE} says what is")
        fits = _fitting(rule, find)
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, bool) or not fits(each):
                raise BadData(f"{where}: {each!r} is not allowed; {_told(rule, find)}")


def is_name(column: str) -> bool:
    """Whether a column holds names in a language."""
    return column.endswith(tuple(f"_{language}" for language in LANGUAGES))


def _values(
    tables: Mapping[str, Any], rules: Rules, above: Rule | None, path: str = ""
) -> Iterator[tuple[str, Any, Rule | None]]:
    """Every table, list and value with the rule that goes for it; names are left out."""
    for key, value in tables.items():
        here = f"{path}.{key}" if path else key
        rule = rules.get(here, above)
        if not isinstance(value, dict):
            yield here, value, rule
        elif not set(LANGUAGES) <= set(value):
            yield here, value, rule
            yield from _values(value, rules, rule, here)


def _has(tables: Any, path: str) -> bool:
    for key in path.split(".") if path else ():
        if not isinstance(tables, dict) or key not in tables:
            return False
        tables = tables[key]
    return True


def _check_count(where: str, rule: Rule | None, found: int, things: str) -> None:
    if rule is None or rule.count is None:
        return
    least, most = (rule.count, rule.count) if isinstance(rule.count, int) else rule.count
    if not least <= found <= most:
        allowed = f"{least} to {most}" if least < most else str(least)
        raise BadData(f"{where}: {found} {things}, but {allowed} are allowed")


def _fitting(rule: Rule, find: Find) -> Callable[[Cell], bool]:
    """Whether a cell or a value is allowed."""
    if rule.whole is not None:
        least, most = rule.whole
        return lambda cell: (number := _whole(cell)) is not None and least <= number <= most
    if rule.decimal is not None:
        low, high = rule.decimal
        return lambda cell: (number := _decimal(cell)) is not None and low <= number <= high
    if rule.pattern is not None:
        shape = re.compile(rule.pattern)
        return lambda cell: isinstance(cell, str) and shape.fullmatch(cell) is not None
    if rule.text:
        return lambda cell: isinstance(cell, str) and cell != ""
    known = _known(rule, find)
    return lambda cell: cell in known


def _told(rule: Rule, find: Find) -> str:
    """What is allowed, in words."""
    if rule.whole is not None:
        said = "a whole number from {} to {}".format(*rule.whole)
    elif rule.decimal is not None:
        said = "a number from {:g} to {:g}".format(*rule.decimal)
    elif rule.pattern is not None:
        said = f"text like {rule.pattern}"
    elif rule.text:
        said = "text"
    else:
        said = f"one of {', '.join(map(str, _known(rule, find)))}"
    if rule.each:
        said += f", or several with {rule.each!r} between them"
    return f"allowed is {said}{', or nothing' if rule.empty else ''}"


def _known(rule: Rule, find: Find) -> list[Cell]:
    if rule.of is None:
        return list(rule.words or ())
    name, _, path = rule.of.partition("/")
    if name.endswith(".csv"):
        return [row[path] for _, row in rows_in(find(name))[1] if path in row]
    found: Any = toml_in(find(name))
    for key in path.split("."):
        found = found.get(key, {}) if isinstance(found, dict) else {}
    return list(found)


def _whole(cell: Cell) -> int | None:
    if isinstance(cell, str):
        return int(cell) if re.fullmatch(r"-?[0-9]{1,9}", cell) else None
    return cell if isinstance(cell, int) else None


def _decimal(cell: Cell) -> float | None:
    if isinstance(cell, str):
        return float(cell) if re.fullmatch(r"-?[0-9]{1,9}(\.[0-9]{1,9})?", cell) else None
    return float(cell)
