"""The rules of a game as people read them: in short, clause by clause, and everything in the box with its figures.

The first two are written by hand in the game's `rules/LANGUAGE.md`; the tables are made from its data (`box.py`), and
below each of them stands where its figures come from (`data/provenance.toml`). Here all of it becomes words in one
language, and Markdown for those who want one text; the browser and the terminal draw it themselves.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Literal

import msgspec
import msgspec.structs

from baluchon.kernel.box import Cell, Column, Part, Table
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.provenance import Origin, origin_of, provenance
from baluchon.kernel.words import Message
from baluchon.texts import Texts

SIGN = "◇"
"""Ends what we decided because the printed rules leave it open."""
_CLAUSE = r"[A-Z]{2,3}-[A-Z]{1,2}\d+[a-z]?"
_ENTRY = re.compile(rf"[-*] (?:({_CLAUSE}) )?(.*)")
_MINUS = "−"


class Entry(msgspec.Struct, frozen=True):
    """A clause, or an example."""

    id: str
    """Empty for an example."""
    text: str


class Section(msgspec.Struct, frozen=True):
    """A part of the rules."""

    title: str
    entries: list[Entry]


class ComponentRow(msgspec.Struct, frozen=True):
    """A line of a table."""

    cells: list[str]
    group: str
    """What it stands under, with the lines beside it that stand under the same; empty if it stands alone."""


class ComponentTable(msgspec.Struct, frozen=True):
    """Some of what lies in the box, with all figures."""

    title: str
    columns: list[str]
    rows: list[ComponentRow]
    note: str
    origins: list[str]
    """Where the figures come from, in sentences."""


class RulesPage(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    title: str
    head: list[str]
    """For how many players, what kind of game, what is left out."""
    sign: str
    """What the sign of a ruling means; empty if these rules have none."""
    short_title: str
    short: list[str]
    """The game in plain words, by paragraphs."""
    sections: list[Section]
    components_title: str
    components_intro: str
    components: list[ComponentTable]


def rules_page(game: Game, language: str) -> RulesPage:
    """The rules in this language, or in English where a game has no others; the texts are empty if it has none."""
    texts = Texts(language, game)
    head, parts = _parts(_written(game, language))
    # Only the opening has no clauses and stands first.
    opening = parts[:1] if parts and not any(entry.id for entry in _entries(parts[0][1])) else []
    known = {} if game.superseded else provenance(game.package)  # which speaks of the newest figures
    tables = [_in_words(each, texts, known) for each in box_of(game)]
    return RulesPage(
        title=head[0].removeprefix("# ") if head else texts.title(),
        head=[line for line in head[1:] if SIGN not in line],
        sign=next((line for line in head if SIGN in line), ""),
        short_title=opening[0][0] if opening else "",
        short=_paragraphs(opening[0][1]) if opening else [],
        sections=[Section(title, _entries(lines)) for title, lines in parts[len(opening) :]],
        components_title=texts.say("rules-components"),
        components_intro=texts.say("rules-components-intro"),
        components=tables,
    )


def box_of(game: Game) -> tuple[Table, ...]:
    """The tables that a game makes of its data: `BOX`, or `box(version)` where versions have figures of their own."""
    module = game.module("box")
    made = getattr(module, "box", None)
    return tuple(made(game.version) if made is not None else getattr(module, "BOX", ()))


def has_rules(game: Game) -> bool:
    """Whether a game ships rules to read."""
    return _written(game, LANGUAGES[0]) != ""


def only(page: RulesPage, part: Literal["short", "clauses", "components"]) -> RulesPage:
    """One part of a page."""
    return msgspec.structs.replace(
        page,
        short=page.short if part == "short" else [],
        sign=page.sign if part == "clauses" else "",
        sections=page.sections if part == "clauses" else [],
        components=page.components if part == "components" else [],
    )


def to_markdown(page: RulesPage) -> str:
    """All of a page as one text."""
    blocks = [f"# {page.title}", *page.head]
    blocks += [page.sign] if page.sign else []
    if page.short:
        blocks += [f"## {page.short_title}", *page.short]
    for section in page.sections:
        blocks += [f"## {section.title}"] if section.title else []
        blocks.append("\n".join(f"- {f'{entry.id} ' if entry.id else ''}{entry.text}" for entry in section.entries))
    if page.components:
        blocks += [f"## {page.components_title}", page.components_intro]
        blocks += [block for table in page.components for block in _table_blocks(table)]
    return "\n\n".join(blocks) + "\n"


def _table_blocks(table: ComponentTable) -> Iterator[str]:
    yield f"### {table.title}"
    if table.note:
        yield table.note
    lines = [_table_line(table.columns), _table_line(["---"] * len(table.columns))]
    for group, rows in groupby(table.rows, key=lambda row: row.group):
        lines += [_table_line([f"**{group}**", *[""] * (len(table.columns) - 1)])] if group else []
        lines += [_table_line(row.cells) for row in rows]
    yield "\n".join(lines)
    if table.origins:
        yield "\n".join(f"- {origin}" for origin in table.origins)


def _table_line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _written(game: Game, language: str) -> str:
    for each in (language, LANGUAGES[0]):
        source = game.resource("rules", f"{each}.md")
        if source.is_file():
            return source.read_text(encoding="utf-8")
    return ""


def _parts(text: str) -> tuple[list[str], list[tuple[str, list[str]]]]:
    """The lines at the head, and the sections with their lines."""
    head: list[str] = []
    parts: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith("## "):
            parts.append((line[3:].strip(), []))
        elif parts:
            parts[-1][1].append(line)
        elif line.startswith("- "):  # clauses without a heading
            parts.append(("", [line]))
        elif line.strip():
            head.append(line)
    return head, parts


def _paragraphs(lines: Sequence[str]) -> list[str]:
    blocks = [" ".join(block) for blank, block in groupby(lines, key=lambda line: not line.strip()) if not blank]
    return [block.strip() for block in blocks]


def _entries(lines: Sequence[str]) -> list[Entry]:
    return [Entry(found[1] or "", found[2]) for line in lines if (found := _ENTRY.match(line))]


# ------------------------------------------------------------------------------------------ the tables in words


def _in_words(table: Table, texts: Texts, known: Mapping[str, Origin]) -> ComponentTable:
    note = f"box-{table.id}-note"
    return ComponentTable(
        title=texts.say(f"box-{table.id}"),
        columns=[heading(column, texts) for column in table.columns],
        rows=[
            ComponentRow([cell_words(cell, texts) for cell in row.cells], _capital(cell_words(row.group, texts)))
            for row in table.rows
        ],
        note=texts.say(note) if texts.knows(note) else "",
        origins=list(_origins(table, texts, known)),
    )


def heading(column: Column, texts: Texts) -> str:
    """What stands over a column."""
    if isinstance(column.heading, Message):
        return texts.message(column.heading)
    if ":" in column.heading:
        return _capital(texts.name(column.heading))
    own = f"column-{column.heading}"
    return texts.say(own if texts.knows(own) else f"field-{column.heading}")


def cell_words(cell: Cell, texts: Texts) -> str:
    """What stands in a cell."""
    return ", ".join(_part_words(part, texts) for part in cell) if isinstance(cell, tuple) else _part_words(cell, texts)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _part_words(part: Part, texts: Texts) -> str:
    if isinstance(part, Message):
        return texts.message(part)
    if isinstance(part, int):
        return str(part).replace("-", _MINUS)
    return texts.name(part)


def _origins(table: Table, texts: Texts, known: Mapping[str, Origin]) -> Iterator[str]:
    """A sentence for the figures that come from the same place, with what there is to add."""
    columns = [*([table.group] if table.group else []), *table.columns]
    shown = [(heading(column, texts), figure) for column in columns for figure in column.figures]
    shown += [(cell_words(row.cells[0], texts), figure) for row in table.rows for figure in row.figures]
    told: dict[tuple[tuple[str, ...], str], list[str]] = {}
    for label, figure in shown:
        origin = origin_of(figure, known)
        if origin is not None:
            told.setdefault((origin.origins, origin.notes.get(texts.language, "")), []).append(label)
    for (origins, note), labels in told.items():
        where = _where(origins, texts)
        sentence = texts.say("origin-of", figures=", ".join(dict.fromkeys(labels)), origins=where)
        yield f"{sentence} {note}".strip()


def _where(origins: Sequence[str], texts: Texts) -> str:
    words = [texts.say(f"origin-{each}") for each in origins]
    return words[0] if len(words) == 1 else ", ".join(texts.say("origin-partly", origin=word) for word in words)
