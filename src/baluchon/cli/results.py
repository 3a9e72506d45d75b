"""How a game ended: who won, why, and the score sheets line by line."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from baluchon.boards.drawing import SEPARATOR
from baluchon.kernel.match import Match
from baluchon.kernel.sheets import Line
from baluchon.kernel.words import seat_ref
from baluchon.texts import Texts

_LABEL_COLUMNS = 20
_COLUMNS_PER_SEAT = 20
_DIGITS = 3
_BORDER = 3
"""Columns that the lines and blanks around a cell take."""


def result(match: Match, texts: Texts, width: int) -> RenderableType:
    """The end of a match that is over, for so many columns."""
    outcome = match.outcome()
    points = max(outcome.scores[seat] for seat in outcome.winners)
    if len(outcome.winners) == 1:
        winner = texts.say("result-winner", seat=seat_ref(outcome.winners[0]), points=points)
    else:
        winner = texts.say("result-shared", seats=[seat_ref(seat) for seat in outcome.winners], points=points)
    said = [texts.message(outcome.ending), winner]
    if outcome.tie_break is not None:
        said.append(texts.message(outcome.tie_break))
    sheet = _score_sheet if width >= _least_width(match, texts) else _score_lines
    return Group(sheet(match, texts, width), Text(" ".join(said), style="bold"))


def _least_width(match: Match, texts: Texts) -> int:
    """Columns without which a sheet would break names and numbers."""
    labels = max(len(word) for line in match.sheets()[0].lines for word in texts.line(line.id).split())
    names = sum(max(len(texts.heading(seat)), _DIGITS) for seat in range(match.seats))
    return labels + names + _BORDER * (match.seats + 1) + 1


def _score_lines(match: Match, texts: Texts, width: int) -> Text:
    """The sheets where there is no room for columns: a paragraph for each line."""
    outcome = match.outcome()
    rows = [(texts.line(row[0].id), [line.points for line in row]) for row in _rows(match)]
    rows += [(texts.say("table-total"), list(outcome.scores)), (texts.say("table-place"), list(outcome.ranking))]
    lines = [
        Text.assemble(
            (label, "bold"),
            "  ",
            SEPARATOR.join(f"{texts.heading(n)} {texts.number(each)}" for n, each in enumerate(row)),
        )
        for label, row in rows
    ]
    return Text("\n").join(lines)


def _rows(match: Match) -> Iterator[tuple[Line, ...]]:
    """Each line of the sheets, for all seats."""
    return zip(*(sheet.lines for sheet in match.sheets()), strict=True)


def _score_sheet(match: Match, texts: Texts, width: int) -> Table:
    """The referee's sheets, a column for each seat; the parts of a line where there is room for them."""
    with_parts = width >= _LABEL_COLUMNS + _COLUMNS_PER_SEAT * match.seats
    outcome = match.outcome()
    table = Table(title=texts.say("result-title"), title_justify="left")
    table.add_column("")
    for seat in range(match.seats):
        table.add_column(texts.heading(seat), justify="right")
    for row in _rows(match):
        table.add_row(texts.line(row[0].id), *(_points(line, texts, with_parts) for line in row))
    table.add_section()
    table.add_row(texts.say("table-total"), *map(texts.number, outcome.scores), style="bold")
    table.add_row(texts.say("table-place"), *(str(place) for place in outcome.ranking))
    return table


def _points(line: Line, texts: Texts, with_parts: bool) -> str:
    if len(line.parts) < 2 or not with_parts:
        return texts.number(line.points)
    return f"[dim]{' + '.join(map(texts.number, line.parts))} =[/dim] {texts.number(line.points)}"
