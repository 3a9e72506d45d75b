"""Reads the component data a game ships, once, at import, and refuses what its `allowed.toml` does not allow."""

from collections.abc import Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from baluchon.kernel.allowed import check_rows, check_tables, rows_in, rules_of, toml_in

Names = dict[str, dict[str, str]]
"""Component reference to its name by language."""


def read_csv(package: str, name: str, version: int | None = None) -> list[dict[str, str]]:
    """The rows of `data/NAME` of a game's package, or of an earlier version of it."""
    file = data_file(package, name, version)
    head, rows = rows_in(file)
    if (rules := rules_of(package).get(name)) is not None:
        check_rows(file, rules, head, rows, lambda other: data_file(package, other, version))
    return [row for _, row in rows]


def read_toml(package: str, name: str, version: int | None = None) -> dict[str, Any]:
    """The tables of `data/NAME` of a game's package, or of an earlier version of it."""
    file = data_file(package, name, version)
    tables = toml_in(file)
    if (rules := rules_of(package).get(name)) is not None:
        whole = file == data_file(package, name)
        check_tables(file, rules, tables, lambda other: data_file(package, other, version), whole=whole)
    return tables


def data_file(package: str, name: str, version: int | None = None) -> Traversable:
    """`data/NAME`; what an earlier version has otherwise lies in `data/VERSION/NAME`."""
    data = files(package) / "data"
    own = data / str(version) / name
    return own if version is not None and own.is_file() else data / name


def names_of_rows(kind: str, rows: Iterable[Mapping[str, str]], column: str = "name") -> Names:
    """The names of the components of one kind, from the columns `name_en`, `name_fr`, `name_de`."""
    return {
        f"{kind}:{row['id']}": {language: row[f"{column}_{language}"] for language in ("en", "fr", "de")}
        for row in rows
    }


def names_of_table(table: Mapping[str, Mapping[str, Mapping[str, str]]]) -> Names:
    """The names in a table `[kind.id]` with a line for each language."""
    return {f"{kind}:{id}": dict(names) for kind, members in table.items() for id, names in members.items()}
