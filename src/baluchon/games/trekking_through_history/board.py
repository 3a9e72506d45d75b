"""Trekking Through History: the departure board, the clock with its stacks of watches, itineraries and treks."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from baluchon.boards.drawing import dim, grid, heading, numbers, parts, seat_mark, seat_name, signed, table
from baluchon.boards.generic import score_table
from baluchon.games.trekking_through_history.components import EXPERIENCE_IDS
from baluchon.games.trekking_through_history.previews import CardPreview, ColumnPreview, Landing, LandingPreview
from baluchon.games.trekking_through_history.view import (
    Departure,
    HistoryPrivate,
    HistoryPublic,
    Itinerary,
    Row,
    Traveller,
    Trek,
)
from baluchon.games.trekking_through_history.words import day_ref, short_year_ref
from baluchon.kernel.declaration import View
from baluchon.kernel.moves import Move
from baluchon.texts import Texts

# Only signs that every terminal draws two columns wide.
_SIGNS = {
    "experience:person": "👤",
    "experience:event": "🚩",
    "experience:innovation": "💡",
    "experience:progress": "⏫",
    "experience:wild": "🌟",
    "crystal:time": "💎",
}
_COLUMN_STYLES = ("red", "cyan", "yellow", "green")
_ANCESTOR = "card:ancestor"
_HOUR_COLUMNS = 3


def draw(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """The table; while itineraries are chosen, those in hand instead of those of the day."""
    public, private = parts(view, HistoryPublic, HistoryPrivate)
    blocks: list[RenderableType] = [
        _heading(public, texts),
        _departures(public, _breaking(view), texts),
        _clock(public),
    ]
    blocks.append(_travellers(public, texts))
    blocks += [_treks(public, each, texts) for each in public.travellers]
    if private is not None and private.hand:
        blocks += _hand(public, private, texts)
    return Group(*blocks)


def scores(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """The running score sheet, and what a trek scores by its number of cards."""
    public, _ = parts(view, HistoryPublic, HistoryPrivate)
    return Group(score_table(view, texts), _ladder(public, texts))


def detail(move: Move, view: View, texts: Texts) -> list[str]:
    """What a choice would bring: year, hour of arrival, trek and gains; or where a crystal or token leads."""
    preview = view.previews.get(move.index)
    known = preview.detail if preview is not None else None
    if isinstance(known, ColumnPreview):
        where = texts.say("board-row", row=known.row + 1)
        return [_SIGNS[known.experience], where, _gains(known.points, known.crystals, texts)]
    if isinstance(known, LandingPreview):
        return _landing_detail(known.landing, texts)
    if not isinstance(known, CardPreview):
        return []
    return _landing_detail(known.landings[0], texts) if move.verb == "spend" else _card_detail(known, texts)


def _heading(public: HistoryPublic, texts: Texts) -> Text:
    told = [
        f"{texts.name(day_ref(public.day))} / {texts.name(day_ref(public.days)).split()[-1]}",
        texts.say("board-deck", cards=public.deck),
        texts.say("board-ancestors", cards=public.ancestors.left),
    ]
    return heading(told)


def _breaking(view: View) -> set[str]:
    """The cards that would end the own trek."""
    known = [preview.detail for preview in view.previews.values()]
    return {each.card for each in known if isinstance(each, CardPreview) and each.breaks}


def _departures(public: HistoryPublic, breaking: set[str], texts: Texts) -> Table:
    """A line for each place of the row, as on a railway station; the chosen card is marked."""
    table = grid(
        Column(width=1),
        Column(justify="right", no_wrap=True, style="bold yellow"),
        Column(),  # the title gives way where there is little room
        *(Column(no_wrap=True) for _ in range(3)),
        Column(no_wrap=True, style="red"),
    )
    for place in public.departures:
        table.add_row(*_departure(place, public, breaking, texts))
    ancestors = public.ancestors
    if ancestors.left:
        mark = "▶" if public.chosen == _ANCESTOR else ""
        hours = texts.say("board-hours", hours=ancestors.hours)
        table.add_row(mark, "", texts.name(_ANCESTOR), hours, _signs(ancestors.benefits), "", "")
    return table


def _departure(place: Departure, public: HistoryPublic, breaking: set[str], texts: Texts) -> list[str | Text]:
    bonus = f"+ {_signs(place.bonus)}" if place.bonus else texts.say("board-top")
    if place.card is None or place.year is None:
        return ["", "–", dim(texts.say("board-empty")), "", "", bonus, ""]
    note = texts.say("board-breaks") if place.card in breaking else ""
    hours = texts.say("board-hours", hours=place.hours)
    mark = "▶" if place.card == public.chosen else ""
    year = texts.name(short_year_ref(place.year))
    title = Text(texts.name(place.card), no_wrap=True, overflow="ellipsis")
    return [mark, year, title, hours, _signs(place.benefits), bonus, note]


def _clock(public: HistoryPublic) -> Text:
    """The hours of the day in a line, the watches on them in stacks."""
    highest = max(len(stack.seats) for stack in public.clock)
    clock = Text()
    for level in range(highest, 0, -1):
        line = Text()
        for hour in range(public.hours + 1):
            seats = next((stack.seats for stack in public.clock if stack.hour == hour), [])
            # The top watch comes first in the list, and the lowest line shows the bottom one.
            mark = seat_mark(seats[len(seats) - level]) if level <= len(seats) else Text(" ")
            line.append(mark.plain.center(_HOUR_COLUMNS), mark.style)
        clock.append_text(line).append("\n")
    for hour in range(public.hours + 1):
        clock.append(str(hour or public.hours).center(_HOUR_COLUMNS, "─"), "dim" if hour else "bold")
    return clock.append("\n")


def _travellers(public: HistoryPublic, texts: Texts) -> Table:
    """Each seat with its itinerary of the day below."""
    table = grid(*(Column(no_wrap=True, overflow="ellipsis", max_width=40) for _ in public.travellers), gap=1)
    for line in zip(*(_traveller(each, public, texts) for each in public.travellers), strict=True):
        table.add_row(*line)
    return table


def _traveller(traveller: Traveller, public: HistoryPublic, texts: Texts) -> list[Text]:
    turn = "▶ " if traveller.seat == public.turn else ""
    points = texts.say("board-points", points=traveller.track)
    lines = [Text.assemble(turn, seat_name(traveller.seat, texts)), Text(f"{points}  💎 {traveller.crystals}")]
    return lines if traveller.itinerary is None else [*lines, _grid(traveller.itinerary)]


def _grid(itinerary: Itinerary) -> Text:
    """Six rows: tokens, what is free, in brackets where the next token goes, and what the ends of rows pay."""
    next_rows = {space.experience: space.row for space in itinerary.next}
    grid = Text(" ".join(_SIGNS[f"experience:{id}"] for id in EXPERIENCE_IDS) + "\n")
    for number, row in enumerate(itinerary.rows):
        for column, space in enumerate(row.spaces):
            if space is None:
                grid.append("   ")
                continue
            style = _COLUMN_STYLES[column]
            if space.covered:
                grid.append(" ● ", style)
                continue
            pays = str(space.points) if space.points else "◆" if space.crystals else "·"
            is_next = next_rows.get(f"experience:{EXPERIENCE_IDS[column]}") == number
            grid.append(f"[{pays}]" if is_next else f" {pays} ", f"bold {style}" if is_next else "")
        grid.append(_row_end(row), "bold")
        grid.append("\n")
    return grid


def _row_end(row: Row) -> str:
    if not row.points and not row.crystals:
        return "    "
    return f"{'✓' if row.complete else '›'}{row.points or '◆'}".ljust(4)


def _treks(public: HistoryPublic, traveller: Traveller, texts: Texts) -> Text:
    """The trek under way with its years and what the next card makes of it; the finished ones behind."""
    line = Text.assemble(seat_mark(traveller.seat), " ")
    if not traveller.treks:
        return line.append(texts.say("board-no-trek"), "dim")
    trek = traveller.treks[-1]
    cards = len(trek.cards)
    after = public.ladder[cards + 1] if cards + 1 < len(public.ladder) else trek.points + public.further
    line.append(texts.say("board-trek", cards=cards, points=signed(trek.points), next=signed(after)))
    line.append("  ").append(" → ".join(_years(trek, texts)), "yellow")
    finished = [_signed_trek(each, texts) for each in traveller.treks[:-1]]
    if finished:
        line.append(f"  {texts.say('board-finished')} {', '.join(finished)}", "dim")
    return line


def _years(trek: Trek, texts: Texts) -> Iterable[str]:
    for card, year in zip(trek.cards, trek.years, strict=True):
        name = texts.name(short_year_ref(year))
        yield f"={name}" if card == _ANCESTOR else name


def _signed_trek(trek: Trek, texts: Texts) -> str:
    return texts.say("board-trek-done", cards=len(trek.cards), points=signed(trek.points))


def _hand(public: HistoryPublic, private: HistoryPrivate, texts: Texts) -> list[RenderableType]:
    """Itineraries not used yet: in full while one is to be chosen, else by name."""
    title = dim(texts.say("board-hand"))
    names = [texts.name(each.itinerary) for each in private.hand]
    if public.phase != "itinerary":
        return [title.append(f" {texts.join(names)}")]
    table = grid()
    table.add_row(*(Text(name, style="bold") for name in names))
    table.add_row(*(_grid(each) for each in private.hand))
    return [Text(), title, table]


def _ladder(public: HistoryPublic, texts: Texts) -> Table:
    steps = {str(cards): signed(points) for cards, points in enumerate(public.ladder) if cards}
    steps |= {"+1": f"+{public.further}"}
    ladder = table(Column(), *numbers(*steps))
    ladder.add_row(dim(texts.say("board-ladder")), *steps.values())
    return ladder


def _card_detail(card: CardPreview, texts: Texts) -> list[str]:
    first, last = card.landings[0], card.landings[-1]
    hour = f"{last.hour}–{first.hour}" if last.hour != first.hour else str(first.hour)
    trek = texts.say("board-trek-new" if card.breaks else "board-trek-after", cards=card.trek_cards)
    gains = _gains(card.points + first.punctual, card.crystals, texts)
    wilds = " ".join([_SIGNS["experience:wild"]] * card.wilds)
    lost = f"[dim]✗ {_signs(card.lost)}[/]" if card.lost else ""
    year = "=" if card.card == _ANCESTOR else ""
    return [
        f"[bold yellow]{year}{texts.name(short_year_ref(card.year))}[/]",
        f"→ {hour}",
        f"[red]{trek}[/]" if card.breaks else trek,
        " ".join(part for part in (gains, wilds, lost) if part),
    ]


def _landing_detail(landing: Landing, texts: Texts) -> list[str]:
    notes = []
    if landing.punctual:
        notes.append(texts.say("board-punctual", points=landing.punctual))
    if landing.onto:
        notes.append(texts.say("board-onto", seats=[f"seat:{seat}" for seat in landing.onto]))
    if landing.again:
        notes.append(texts.say("board-again"))
    return [f"→ {landing.hour}", ", ".join(notes)]


def _gains(points: int, crystals: int, texts: Texts) -> str:
    gains = []
    if points:
        gains.append(f"[bold]+{texts.say('board-points', points=points)}[/]")
    if crystals:
        gains.append(f"+{crystals} 💎")
    return " ".join(gains)


def _signs(refs: Iterable[str]) -> str:
    return " ".join(_SIGNS[ref] for ref in refs)
