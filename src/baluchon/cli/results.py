"""How a game ended: who won, why, and the score sheets line by line."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from baluchon.kernel.match import Match
from baluchon.kernel.sheets import Line
from baluchon.kernel.words import seat_ref
from baluchon.texts import Texts


def result(match: Match, texts: Texts) -> RenderableType:
    """The end of a match that is over."""
    outcome = match.outcome()
    points = max(outcome.scores[seat] for seat in outcome.winners)
    if len(outcome.winners) == 1:
        winner = texts.say("result-winner", seat=seat_ref(outcome.winners[0]), points=points)
    else:
        winner = texts.say("result-shared", seats=[seat_ref(seat) for seat in outcome.winners], points=points)
    said = [texts.message(outcome.ending), winner]
    if outcome.tie_break is not None:
        said.append(texts.message(outcome.tie_break))
    return Group(score_sheet(match, texts), Text(" ".join(said), style="bold"))


def score_sheet(match: Match, texts: Texts) -> Table:
    """The referee's sheets, a column for each seat: only for a match that is over."""
    outcome, sheets = match.outcome(), match.sheets()
    table = Table(title=texts.say("result-title"), title_justify="left")
    table.add_column("")
    for seat in range(match.seats):
        table.add_column(texts.player(seat), justify="right")
    for row in zip(*(sheet.lines for sheet in sheets), strict=True):
        table.add_row(texts.line(row[0].id), *(_points(line) for line in row))
    table.add_section()
    table.add_row(texts.say("table-total"), *(str(score) for score in outcome.scores), style="bold")
    table.add_row(texts.say("table-place"), *(str(place) for place in outcome.ranking))
    return table


def _points(line: Line) -> str:
    parts = " + ".join(map(str, line.parts))
    return f"[dim]{parts} =[/dim] {line.points}" if parts else str(line.points)
