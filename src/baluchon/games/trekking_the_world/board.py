"""Trekking the World: places by region with cubes and trekkers, open cards, suitcases and the own hand."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Column
from rich.text import Text

from baluchon.boards import drawing
from baluchon.boards.generic import score_table
from baluchon.games.trekking_the_world.components import JOURNEY_PRICE, PLACE_IDS, WORLD
from baluchon.games.trekking_the_world.previews import Reach
from baluchon.games.trekking_the_world.seen import (
    Destination,
    JourneyLine,
    Place,
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
    public, private = drawing.parts(view, WorldPublic, WorldPrivate)
    blocks: list[RenderableType] = [_heading(public, texts), _map(public, view, texts)]
    if public.row:
        blocks += [_destinations(public, private, texts), _market(public, texts), _journeys(public, texts)]
    blocks.append(_suitcases(public, private, texts))
    if private is not None and public.row:
        blocks.append(_hand(private, texts))
    return Group(*blocks)


def scores(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """The running scores and where they come from, as far as the seat may know them."""
    public, private = drawing.parts(view, WorldPublic, WorldPrivate)
    return Group(score_table(view, texts), _suitcases(public, private, texts))


def detail(move: Move, view: View, texts: Texts) -> list[str]:
    """What a place offers, what a card costs and brings, what a journey does."""
    public, private = drawing.parts(view, WorldPublic, WorldPrivate)
    assert private is not None
    ref = move.refs[0] if move.refs else ""
    if move.verb == "go":
        return _go_detail(move, public, view, texts)
    if move.verb in ("pay", "take", "draw", "depart"):
        return [_SYMBOLS[_symbol(ref)] if ref else ""]
    if move.verb in ("visit", "journey"):
        return [_card_detail(ref, public, texts)]
    return []


def _symbol(trek: str) -> str:
    return "symbol:" + drawing.id_of(trek).rpartition("-")[0]


def _value(trek: str) -> str:
    return trek.rpartition("-")[2]


def _cost(cost: dict[str, int]) -> str:
    return "".join(_SYMBOLS[symbol] * n for symbol, n in cost.items())


def _label(place: str, texts: Texts) -> str:
    return texts.name(place.replace("place:", "label:"))


def _letter(souvenir: str, texts: Texts) -> str:
    return texts.say(f"board-letter-{drawing.id_of(souvenir)}")


def _cube(souvenir: str, texts: Texts) -> Text:
    return Text(_letter(souvenir, texts), style=f"bold {_CUBES[souvenir]} reverse")


def _treks(cards: dict[str, int]) -> str:
    return " ".join(f"{_SYMBOLS[_symbol(trek)]}{_value(trek)}" for trek, n in cards.items() for _ in range(n))


def _heading(public: WorldPublic, texts: Texts) -> Text:
    told = [
        *texts.stages(public),
        texts.say("board-tokens", count=public.tokens_taken, of=public.end_tokens),
        texts.say("board-visits", count=public.most_visits, of=public.end_visits),
    ]
    return drawing.heading(told)


def _map(public: WorldPublic, view: View, texts: Texts) -> RenderableType:
    """The regions side by side, as many as there is room for."""
    details = [preview.detail for preview in view.previews.values()]
    reach = {each.place: each for each in details if isinstance(each, Reach)}
    blocks = [_region(region, public, reach, texts) for region in public.regions]
    return drawing.ByRoom(lambda wide: [drawing.in_rows(blocks, 3 if wide else 2)])


def _region(region: Region, public: WorldPublic, reach: dict[str, Reach], texts: Texts) -> RenderableType:
    name = Text(texts.name(region.region), style=f"bold {_REGIONS[region.region]}")
    if region.holder is not None:
        name.append(" ⬡ ").append_text(drawing.seat_mark(region.holder))
        if region.value is not None:
            name.append(f" {region.value}")
    else:
        name.append(f" ⬡ ? ({region.cubes})", style="dim")
    stars = {card.place: card for card in public.row}
    places = drawing.grid(Column(width=2), Column(width=_LABEL, no_wrap=True), Column(width=15, no_wrap=True), gap=1)
    for place in public.places:
        if place.region == region.region:
            places.add_row(_sign(place, texts), _name(place, reach, texts), _notes(place, stars, reach))
    return Group(name, places)


def _sign(place: Place, texts: Texts) -> Text:
    """A cube, an airport or a bare place, and whoever stands there."""
    if place.cube is not None:
        sign = _cube(place.cube, texts)
    else:
        sign = Text("✈" if place.airport else "·", style="" if place.airport else "dim")
    if place.trekker is not None:
        sign.append_text(drawing.seat_mark(place.trekker))
    return sign


def _name(place: Place, reach: dict[str, Reach], texts: Texts) -> Text:
    style = "bold underline" if place.place in reach else "" if place.cube or place.airport else "dim"
    return Text(_label(place.place, texts), style=style)


def _notes(place: Place, stars: dict[str, Destination], reach: dict[str, Reach]) -> Text:
    """The links to pay, and the points of an open destination."""
    notes = Text()
    if place.place in reach:
        notes.append(f"→{len(reach[place.place].way)} ", style="bold")
    if place.place in stars:
        card = stars[place.place]
        notes.append(f"★{card.points}", style="bold yellow")
        if card.bonus:
            notes.append(f"+{card.bonus}", style="yellow")
    return notes


def _destinations(public: WorldPublic, private: WorldPrivate | None, texts: Texts) -> RenderableType:
    cards = drawing.grid()
    lacks = {lack.destination: lack.missing for lack in private.lacks} if private else {}
    here = public.trekkers[private.seat].place if private else None
    for card in public.row:
        row = [Text(f"★ {texts.name(card.destination)}"), Text(_points(card), style="yellow"), Text(_cost(card.cost))]
        if private is not None and here is not None:
            missing = lacks[card.destination]
            lacking = f"{texts.say('board-lacks')} {_cost(missing)}" if missing else texts.say("board-payable")
            row += [Text(lacking, style="" if missing else "bold green"), Text(_away(here, card.place, texts))]
        cards.add_row(*row)
    title = Text(texts.say("board-destinations"), style="bold")
    if public.next:
        title.append(f"  ({texts.say('board-next', destination=public.next)})", style="dim not bold")
    return Group(title, cards)


def _points(card: Destination) -> str:
    return f"{card.points}+{card.bonus}" if card.bonus else str(card.points)


def _away(here: str, place: str, texts: Texts) -> str:
    links = WORLD.distance(*(PLACE_IDS.index(drawing.id_of(ref)) for ref in (here, place)))
    return texts.say("board-away", links=int(links)) if links else texts.say("board-here")


def _market(public: WorldPublic, texts: Texts) -> Text:
    line = drawing.label(texts.say("board-open"), texts)
    line.append("  ".join(_treks({trek: 1}) if trek else "–" for trek in public.open))
    return line.append(f"  ({texts.say('board-pile', count=public.trek_pile)})", style="dim")


def _journeys(public: WorldPublic, texts: Texts) -> RenderableType:
    price = " / ".join(sign * JOURNEY_PRICE for sign in _SYMBOLS.values())
    lines = [Text(f"{texts.say('board-journeys')}  ({price})", style="bold")]
    for journey in public.journeys:
        line = Text(f"  {texts.labelled(texts.name(journey.journey))}")
        due = public.line if journey.journey == public.journey else None
        for n, each in enumerate(journey.lines):
            line.append(", " if n else "")
            line.append(_line(each, texts), style="bold reverse" if each == due else "")
        lines.append(line)
    return Group(*lines)


def _line(line: JourneyLine, texts: Texts) -> str:
    return texts.say(f"board-line-{line.effect}", number=line.number)


def _suitcases(public: WorldPublic, private: WorldPrivate | None, texts: Texts) -> RenderableType:
    """What lies before everyone, and below the cards that the others were seen taking."""
    cubes = [_cube(souvenir, texts) for souvenir in _CUBES]
    sets, vp, cards = (texts.say(f"board-{id}") for id in ("sets", "vp", "cards"))
    columns = drawing.numbers(*cubes, sets, "★", vp, "⬡", cards, texts.say("table-total"), no_wrap=True)
    suitcases = drawing.table(Column(), *columns)
    seen = []
    for trekker in public.trekkers:
        own = private if private is not None and private.seat == trekker.seat else None
        suitcases.add_row(*_suitcase(trekker, public, own, texts))
        if trekker.known and own is None:
            seen.append(Text.assemble(drawing.seat_mark(trekker.seat), f" {_treks(trekker.known)}"))
    worth = _tile_points(public)
    legend = "  ".join(
        f"{_letter(each, texts)} {texts.name(each).partition(' (')[0]} ♛{worth[each]}" for each in _CUBES
    )
    signs = f"♛ {texts.say('board-tile')}  ⬡ {texts.say('board-token')}"
    blocks: list[RenderableType] = [suitcases, Text(f"{legend}  {signs}", style="dim")]
    if seen:
        blocks.append(drawing.label(texts.say("board-known"), texts).append_text(Text("  ").join(seen)))
    return Group(*blocks)


def _tile_points(public: WorldPublic) -> dict[str, int]:
    """What the majority of each souvenir is worth."""
    return {tile.souvenir: tile.points for tile in public.tiles}


def _suitcase(
    trekker: Trekker, public: WorldPublic, own: WorldPrivate | None, texts: Texts
) -> Iterable[RenderableType]:
    """A line of the table; `own`: what only the reader knows of it."""
    on_turn = trekker.seat == public.turn and public.phase != "over"
    yield drawing.seat_name(trekker.seat, texts, "bold" if on_turn else "")
    for souvenir, number in trekker.suitcase.items():
        yield f"[bold]{number}♛[/]" if souvenir in trekker.tiles else f"{number} "
    yield f"{trekker.sets} ({trekker.set_points})"
    yield str(len(trekker.destinations))
    yield str(trekker.vp_points)
    yield "+".join(map(str, own.tokens.values())) if own and own.tokens else str(trekker.tokens)
    yield str(trekker.hand_size)
    yield f"[bold]{own.score if own else trekker.score}[/]"


def _hand(private: WorldPrivate, texts: Texts) -> RenderableType:
    line = drawing.label(texts.say("board-hand"), texts)
    if not private.hand:
        return line.append(texts.say("board-no-cards"), style="dim")
    picked = private.plan.picked if private.plan else {}
    for symbol, sign in _SYMBOLS.items():
        cards = {trek: n for trek, n in private.hand.items() if _symbol(trek) == symbol}
        if cards:
            line.append(f"{sign} ")
            for trek, n in cards.items():
                for i in range(n):
                    line.append(_value(trek), style="bold reverse" if i < picked.get(trek, 0) else "").append(" ")
            line.append("  ")
    return line


def _go_detail(move: Move, public: WorldPublic, view: View, texts: Texts) -> list[str]:
    there = view.previews[move.index].detail if move.index in view.previews else None
    if not isinstance(there, Reach):
        return []
    place = next(place for place in public.places if place.place == there.place)
    region = f"[{_REGIONS[place.region]}]{escape(texts.name(place.region))}[/]"
    gains = []
    if there.set_points:
        gains.append(f"{texts.say('board-set')} {there.set_points}")
    if there.tile_points:
        gains.append(f"{texts.say('board-tile')} ♛{there.tile_points}")
    if there.token:
        gains.append(f"{texts.say('board-token')} ⬡")
    if there.visit_points:
        gains.append(f"[bold yellow]★ {texts.say('board-visit')}[/]")
    cube = f"[{_CUBES[place.cube]} reverse]{_letter(place.cube, texts)}[/]" if place.cube else ""
    return [texts.say("board-links", links=len(there.way)), cube, region, ", ".join(gains)]


def _card_detail(ref: str, public: WorldPublic, texts: Texts) -> str:
    for card in public.row:
        if card.destination == ref:
            return f"{_cost(card.cost)}  [yellow]{_points(card)}[/]"
    for journey in public.journeys:
        if journey.journey == ref:
            return ", ".join(_line(line, texts) for line in journey.lines)
    return ""
