"""`baluchon rules`."""

import sys
from collections.abc import Iterator
from itertools import groupby
from typing import Annotated, Literal, TypeAlias

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from baluchon.cli.arguments import AskedLanguage, GameId, language_of
from baluchon.cli.chosen import chosen_game
from baluchon.cli.screen import output
from baluchon.kernel.errors import BaluchonError
from baluchon.rulespage import SIGN, ComponentTable, RulesPage, Section, has_rules, only, rules_page, to_markdown

Part: TypeAlias = Literal["short", "clauses", "components"]

_WIDEST = 96
"""Columns: longer lines are hard to read."""
_TITLE, _HEADING, _CLAUSE, _SIGN = "bold reverse", "bold yellow", "cyan", "magenta"


class NoRules(BaluchonError):
    """A game without its rules in words."""

    code = "no-rules"


def rules(
    game: GameId = None,
    lang: AskedLanguage = None,
    part: Annotated[
        Part | None, typer.Option(help="Only the game in short, the clauses, or all cards and figures.")
    ] = None,
) -> None:
    """Read the rules of a game: in short, clause by clause, and all its cards and figures.

    The program names a clause such as RT-D2 wherever it refuses or scores something.

    \b
    [bold]Examples[/bold]
      # in the language of the terminal
      baluchon rules road-trip-europa
      # half a page in German
      baluchon rules road-trip-europa --lang de --part short
      # every card with its figures, and where they come from
      baluchon rules lets-take-a-hike --part components
      # to page through, as plain Markdown
      baluchon rules road-trip-europa | less
    """
    found = chosen_game(game, lang)
    if not has_rules(found):
        raise NoRules(f"{found.id} ships no rules to read")
    page = rules_page(found, language_of(lang))
    if part is not None:
        page = only(page, part)
    screen = output()
    if screen.is_terminal:
        screen.print(drawn(page), width=min(screen.width, _WIDEST))
    else:
        sys.stdout.write(to_markdown(page))


def drawn(page: RulesPage) -> RenderableType:
    """A page of rules for the terminal."""
    blocks: list[RenderableType] = [Text(f" {page.title} ", style=_TITLE), *map(Text, page.head), ""]
    if page.short:
        blocks += [Text(page.short_title, style=_HEADING), ""]
        blocks += [block for paragraph in page.short for block in (Text(paragraph), "")]
    if page.sign and page.sections:
        blocks += [_marked(page.sign), ""]
    blocks += [block for section in page.sections for block in _section(section)]
    if page.components:
        blocks += [Text(page.components_title, style=_HEADING), Text(page.components_intro), ""]
        blocks += [block for table in page.components for block in _table(table)]
    return Group(*blocks)


def _section(section: Section) -> Iterator[RenderableType]:
    if section.title:
        yield Text(section.title, style=_HEADING)
    for entry in section.entries:
        if entry.id:
            yield Text(entry.id, style=_CLAUSE)
        yield Padding(_marked(entry.text), (0, 0, 0, 2))
    yield ""


def _marked(text: str) -> Text:
    marked = Text(text)
    marked.highlight_words([SIGN], _SIGN)
    return marked


def _table(table: ComponentTable) -> Iterator[RenderableType]:
    yield Text(table.title, style="bold")
    if table.note:
        yield Text(table.note, style="dim")
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
    for place, heading in enumerate(table.columns):
        numbers = all(_is_number(row.cells[place]) for row in table.rows)
        grid.add_column(Text(heading), justify="right" if numbers else "left", overflow="fold")
    for group, rows in groupby(table.rows, key=lambda row: row.group):
        if group:
            grid.add_row(Text(group, style=_CLAUSE))
        for row in rows:
            grid.add_row(*map(Text, row.cells))
    yield grid
    yield from (Text(origin, style="dim") for origin in table.origins)
    yield ""


def _is_number(text: str) -> bool:
    return text.removeprefix("−").isdecimal()
