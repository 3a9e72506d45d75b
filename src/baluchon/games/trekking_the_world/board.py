"""Trekking the World: places by region with cubes and trekkers, open cards, suitcases and the own hand."""

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from baluchon.boards.drawing import id_of, is_wide, parts, seat_mark
from baluchon.boards.generic import score_table
from baluchon.games.trekking_the_world.components import JOURNEY_PRICE, PLACE_IDS, WORLD
from baluchon.games.trekking_the_world.view import (
    Destination,
    JourneyLine,
    Place,
    Reach,
    Region,
    Trekker,
    WorldPrivate,
    WorldPublic,
)
from baluchon.kernel.declaration import View
from baluchon.kernel.moves import Move
from baluchon.texts import Texts

# Only signs that every terminal draws two columns wide.
_SYMBOLS = {
    "symbol:scenery": "🌄",
    "symbol:adventure": "🧭",
    "symbol:nature": "🌿",
    "symbol:history": "📜",
    "symbol:water": "🌊",
}
_CUBES = {
    "souvenir:red": "red",
    "souvenir:blue": "bright_blue",
    "souvenir:yellow": "yellow",
    "souvenir:white": "bright_white",
}
_REGIONS = {
    "region:north-america": "dark_orange",
    "region:south-america": "green",
    "region:europe": "bright_blue",
    "region:africa": "yellow",
    "region:asia": "red",
    "region:oceania": "cyan",
}
_LABEL = 13
"""Columns of the longest short name of a place."""


def draw(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """The table."""
    public, private = parts(view, WorldPublic, WorldPrivate)
    blocks: list[RenderableType] = [_heading(public, texts), _Map(public, private, texts)]
    if public.row:
        blocks += [_destinations(public, private, texts), _market(public, texts), _journeys(public, texts)]
    blocks.append(_suitcases(public, private, texts))
    if private is not None and public.row:
        blocks.append(_hand(private, texts))
    return Group(*blocks)


def scores(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """The running scores and where they come from, as far as the seat may know them."""
    public, private = parts(view, WorldPublic, WorldPrivate)
    return Group(score_table(view, texts), _suitcases(public, private, texts))


def detail(move: Move, view: View, texts: Texts) -> list[str]:
    """What a place offers, what a card costs and brings, what a journey does."""
    public, private = parts(view, WorldPublic, WorldPrivate)
    assert private is not None
    ref = move.refs[0] if move.refs else ""
    if move.verb == "go":
        return _go_detail(ref, public, private, texts)
    if move.verb in ("pay", "take", "draw", "depart"):
        return [_SYMBOLS[_symbol(ref)] if ref else ""]
    if move.verb in ("visit", "journey"):
        return [_card_detail(ref, public, texts)]
    return []


def _symbol(trek: str) -> str:
    return "symbol:" + id_of(trek).rpartition("-")[0]


def _value(trek: str) -> str:
    return trek.rpartition("-")[2]


def _cost(cost: dict[str, int]) -> str:
    return "".join(_SYMBOLS[symbol] * n for symbol, n in cost.items())


def _label(place: str, texts: Texts) -> str:
    return texts.name(place.replace("place:", "label:"))


def _letter(souvenir: str, texts: Texts) -> str:
    return texts.say(f"board-letter-{id_of(souvenir)}")


def _cube(souvenir: str, texts: Texts) -> Text:
    return Text(_letter(souvenir, texts), style=f"bold {_CUBES[souvenir]} reverse")


def _treks(cards: dict[str, int]) -> str:
    return " ".join(f"{_SYMBOLS[_symbol(trek)]}{_value(trek)}" for trek, n in cards.items() for _ in range(n))


def _heading(public: WorldPublic, texts: Texts) -> Text:
    most = max(len(trekker.destinations) for trekker in public.trekkers)
    parts = [
        texts.say("board-turn", number=public.number),
        texts.say("board-tokens", count=public.tokens_taken, of=public.end_tokens),
        texts.say("board-visits", count=most, of=public.end_visits),
    ]
    return Text(" · ".join(parts), style="bold")


class _Map:
    """The regions side by side, as many as there is room for."""

    def __init__(self, public: WorldPublic, private: WorldPrivate | None, texts: Texts) -> None:
        self.public = public
        self.private = private
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = 3 if is_wide(options) else 2
        reach = {each.place: each for each in self.private.reach} if self.private else {}
        grid = Table.grid(padding=(0, 2, 0, 0))
        blocks = [_region(region, self.public, reach, self.texts) for region in self.public.regions]
        for first in range(0, len(blocks), columns):
            grid.add_row(*blocks[first : first + columns])
        yield grid


def _region(region: Region, public: WorldPublic, reach: dict[str, Reach], texts: Texts) -> RenderableType:
    heading = Text(texts.name(region.region), style=f"bold {_REGIONS[region.region]}")
    if region.holder is not None:
        heading.append(" ⬡ ")
        heading.append_text(seat_mark(region.holder))
        if region.value is not None:
            heading.append(f" {region.value}")
    else:
        heading.append(f" ⬡ ? ({region.cubes})", style="dim")
    stars = {card.place: card for card in public.row}
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=2)
    table.add_column(width=_LABEL, no_wrap=True)
    table.add_column(width=15, no_wrap=True)
    for place in public.places:
        if place.region == region.region:
            table.add_row(_sign(place, texts), _name(place, reach, texts), _notes(place, stars, reach))
    return Group(heading, table)


def _sign(place: Place, texts: Texts) -> Text:
    """A cube, an airport or a bare place, and whoever stands there."""
    if place.cube is not None:
        sign = _cube(place.cube, texts)
    else:
        sign = Text("✈" if place.airport else "·", style="" if place.airport else "dim")
    if place.trekker is not None:
        sign.append_text(seat_mark(place.trekker))
    return sign


def _name(place: Place, reach: dict[str, Reach], texts: Texts) -> Text:
    style = "bold underline" if place.place in reach else "" if place.cube or place.airport else "dim"
    return Text(_label(place.place, texts), style=style)


def _notes(place: Place, stars: dict[str, Destination], reach: dict[str, Reach]) -> Text:
    """The links to pay, and the points of an open destination."""
    notes = Text()
    if place.place in reach:
        notes.append(f"→{reach[place.place].links} ", style="bold")
    if place.place in stars:
        card = stars[place.place]
        notes.append(f"★{card.points}", style="bold yellow")
        if card.bonus:
            notes.append(f"+{card.bonus}", style="yellow")
    return notes


def _destinations(public: WorldPublic, private: WorldPrivate | None, texts: Texts) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    lacks = {lack.destination: lack.missing for lack in private.lacks} if private else {}
    here = public.trekkers[private.seat].place if private else None
    for card in public.row:
        row = [Text(f"★ {texts.name(card.destination)}"), Text(_points(card), style="yellow"), Text(_cost(card.cost))]
        if private is not None and here is not None:
            missing = lacks[card.destination]
            lacking = f"{texts.say('board-lacks')} {_cost(missing)}" if missing else texts.say("board-payable")
            row += [Text(lacking, style="" if missing else "bold green"), Text(_away(here, card.place, texts))]
        table.add_row(*row)
    heading = Text(texts.say("board-destinations"), style="bold")
    if public.next:
        heading.append(f"  ({texts.say('board-next', destination=public.next)})", style="dim not bold")
    return Group(heading, table)


def _points(card: Destination) -> str:
    return f"{card.points}+{card.bonus}" if card.bonus else str(card.points)


def _away(here: str, place: str, texts: Texts) -> str:
    links = WORLD.distance(*(PLACE_IDS.index(id_of(ref)) for ref in (here, place)))
    return texts.say("board-away", links=int(links)) if links else texts.say("board-here")


def _market(public: WorldPublic, texts: Texts) -> Text:
    line = Text(f"{texts.say('board-open')}: ", style="bold")
    cards = [_treks({trek: 1}) if trek else "–" for trek in public.open]
    line.append("  ".join(cards), style="not bold")
    line.append(f"  ({texts.say('board-pile', count=public.trek_pile)})", style="dim not bold")
    return line


def _journeys(public: WorldPublic, texts: Texts) -> RenderableType:
    price = " / ".join(sign * JOURNEY_PRICE for sign in _SYMBOLS.values())
    lines = [Text(f"{texts.say('board-journeys')}  ({price})", style="bold")]
    for journey in public.journeys:
        line = Text(f"  {texts.name(journey.journey)}: ")
        due = public.line if journey.journey == public.journey else None
        for n, each in enumerate(journey.lines):
            line.append(", " if n else "")
            line.append(_line(each, texts), style="bold reverse" if each == due else "")
        lines.append(line)
    return Group(*lines)


def _line(line: JourneyLine, texts: Texts) -> str:
    return texts.say(f"board-line-{line.effect}", number=line.number)


def _suitcases(public: WorldPublic, private: WorldPrivate | None, texts: Texts) -> RenderableType:
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    table.add_column()
    for souvenir in _CUBES:
        table.add_column(_cube(souvenir, texts), justify="right")
    table.add_column(texts.say("board-sets"), justify="right")
    table.add_column("★", justify="right")
    table.add_column(texts.say("board-vp"), justify="right")
    table.add_column("⬡", justify="right")
    table.add_column(texts.say("board-cards"), justify="right")
    table.add_column(texts.say("table-total"), justify="right")
    table.add_column(texts.say("board-known"), no_wrap=True, overflow="ellipsis")
    for trekker in public.trekkers:
        table.add_row(*_suitcase(trekker, public, private, texts))
    worth = _tile_points(public)
    legend = "  ".join(
        f"{_letter(each, texts)} {texts.name(each).partition(' (')[0]} ♛{worth[each]}" for each in _CUBES
    )
    return Group(table, Text(f"{legend}  ♛ {texts.say('board-tile')}  ⬡ {texts.say('board-token')}", style="dim"))


def _tile_points(public: WorldPublic) -> dict[str, int]:
    """What the majority of each souvenir is worth."""
    return {tile.souvenir: tile.points for tile in public.tiles}


def _suitcase(
    trekker: Trekker, public: WorldPublic, private: WorldPrivate | None, texts: Texts
) -> list[RenderableType]:
    name = seat_mark(trekker.seat)
    on_turn = trekker.seat == public.turn and public.phase != "over"
    name.append(f" {texts.heading(trekker.seat)}", style="bold" if on_turn else "not bold default")
    cells: list[RenderableType] = [name]
    for souvenir in _CUBES:
        held = souvenir in trekker.tiles
        cells.append(Text(f"{trekker.suitcase[souvenir]}{'♛' if held else ' '}", style="bold" if held else ""))
    own = private is not None and private.seat == trekker.seat
    tokens = f"{trekker.tokens}"
    if own and private is not None and private.tokens:
        tokens = "+".join(str(value) for value in private.tokens.values())
    cells += [
        Text(f"{trekker.sets} ({trekker.set_points})"),
        Text(str(len(trekker.destinations))),
        Text(str(trekker.vp_points)),
        Text(tokens),
        Text(str(trekker.hand_size)),
        Text(str(private.score if own and private is not None else trekker.score), style="bold"),
        Text("" if own else _treks(trekker.known), style="dim"),
    ]
    return cells


def _hand(private: WorldPrivate, texts: Texts) -> RenderableType:
    line = Text(f"{texts.say('board-hand')}: ", style="bold")
    picked = private.plan.picked if private.plan else {}
    groups = []
    for symbol, sign in _SYMBOLS.items():
        cards = {trek: n for trek, n in private.hand.items() if _symbol(trek) == symbol}
        if cards:
            group = Text(f"{sign} ", style="not bold")
            for trek, n in cards.items():
                for i in range(n):
                    group.append(f"{_value(trek)}", style="bold reverse" if i < picked.get(trek, 0) else "not bold")
                    group.append(" ")
            groups.append(group)
    if not groups:
        line.append(texts.say("board-no-cards"), style="dim not bold")
    for group in groups:
        line.append_text(group)
        line.append("  ")
    return line


def _go_detail(ref: str, public: WorldPublic, private: WorldPrivate, texts: Texts) -> list[str]:
    there = next((each for each in private.reach if each.place == ref), None)
    if there is None:
        return []
    place = next(place for place in public.places if place.place == ref)
    region = f"[{_REGIONS[place.region]}]{escape(texts.name(place.region))}[/]"
    gains = []
    if there.cube and there.set_points > public.trekkers[private.seat].set_points:
        gains.append(f"{texts.say('board-set')} {there.set_points}")
    if there.tile and there.cube:
        gains.append(f"{texts.say('board-tile')} ♛{_tile_points(public)[there.cube]}")
    if there.token:
        gains.append(f"{texts.say('board-token')} ⬡")
    if there.visit:
        gains.append(f"[bold yellow]★ {texts.say('board-visit')}[/]")
    cube = f"[{_CUBES[there.cube]} reverse]{_letter(there.cube, texts)}[/]" if there.cube else ""
    return [texts.say("board-links", links=there.links), cube, region, ", ".join(gains)]


def _card_detail(ref: str, public: WorldPublic, texts: Texts) -> str:
    for card in public.row:
        if card.destination == ref:
            return f"{_cost(card.cost)}  [yellow]{_points(card)}[/]"
    for journey in public.journeys:
        if journey.journey == ref:
            return ", ".join(_line(line, texts) for line in journey.lines)
    return ""
