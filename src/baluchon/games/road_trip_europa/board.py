"""Road Trip Europa: the trips in rows of seven, what one knows of the hands, regions and scores."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from baluchon.boards.drawing import SEPARATOR, ByRoom, dim, grid, heading, id_of, in_rows, parts, seat_table
from baluchon.boards.generic import score_table
from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa.view import FACE_DOWN, RoadTripPrivate, RoadTripPublic, Traveller
from baluchon.kernel.declaration import View
from baluchon.kernel.moves import Move
from baluchon.kernel.words import seat_ref
from baluchon.texts import Texts

_SUMMARY_COLUMNS = 2

# Only signs that every terminal draws two columns wide.
_SIGNS = {
    "food:beer": "🍺",
    "food:cheese": "🧀",
    "food:wine": "🍷",
    "food:fish": "🐟",
    "transport:car": "🚗",
    "transport:train": "🚆",
    "transport:bicycle": "🚲",
    "transport:boat": "⛵",
    "transport:plane": "🛫",
    "culture:music": "🎵",
    "culture:architecture": "🏰",
    "culture:art": "🎨",
    "culture:nature": "🌋",
}
_COLOURS = {
    "nordic": "bright_cyan",
    "britain-ireland": "green",
    "benelux": "dark_orange",
    "central": "red",
    "south-west": "yellow",
    "baltic-poland": "magenta",
    "south-east": "bright_blue",
}


def draw(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """The table."""
    public, private = parts(view, RoadTripPublic, RoadTripPrivate)
    blocks: list[RenderableType] = [_heading(public, texts)]
    for traveller in public.travellers:
        blocks.append(_label(traveller, texts))
        if traveller.row:
            blocks.append(_row(traveller, private, texts))
    if private is not None:
        blocks += map(dim, _known_cards(private, texts))
    blocks.append(ByRoom(lambda wide: _progress(view, texts, wide)))
    return Group(*blocks)


def scores(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """The regions and the running score sheet."""
    public, private = parts(view, RoadTripPublic, RoadTripPrivate)
    return Group(_regions(public, private, texts), score_table(view, texts))


def detail(move: Move, view: View, texts: Texts) -> list[str]:
    """A card's number, symbols and region, or what a kind of culture scores."""
    public, private = parts(view, RoadTripPublic, RoadTripPrivate)
    assert private is not None
    ref = move.refs[0]
    if ref in private.nameable:
        return [_SIGNS[ref]]
    if ref.startswith("culture:"):
        return []
    card = _card(ref)
    symbols = [*(_spelled(symbol, card, texts) for symbol in _symbols(card)), ""][:2]
    region = f"[{_colour(card)}]{texts.name(_region(card))}[/]"
    visited = "✓" if ref in public.travellers[private.seat].visited else ""
    return [f"[bold]{c.NUMBER[card]}[/]", *symbols, visited, region]


def _progress(view: View, texts: Texts, wide: bool) -> Iterable[RenderableType]:
    """Regions and scores: both in full where there is room, and at the beginning of a round; else a summary."""
    public, private = parts(view, RoadTripPublic, RoadTripPrivate)
    round_begins = public.phase == "draft" and public.pick == 1 and public.round > 1
    if private is not None and not wide and not round_begins:
        return [_summary(public, private, texts)]
    both = [_regions(public, private, texts), score_table(view, texts)]
    return [in_rows(both, 2, gap=3)] if wide else both


def _card(ref: str) -> int:
    return c.CARD_IDS.index(id_of(ref))


def _region(card: int) -> str:
    return f"region:{c.REGION_IDS[c.REGION[card]]}"


def _colour(card: int) -> str:
    return _COLOURS[c.REGION_IDS[c.REGION[card]]]


def _symbols(card: int) -> list[str]:
    """The references of a card's symbols."""
    kinds = {
        "food": (c.FOOD_IDS, c.FOOD),
        "transport": (c.TRANSPORT_IDS, c.TRANSPORT),
        "culture": (c.CULTURE_IDS, c.CULTURE),
    }
    return [f"{kind}:{ids[of_card[card]]}" for kind, (ids, of_card) in kinds.items() if of_card[card] >= 0]


def _spelled(symbol: str, card: int, texts: Texts) -> str:
    """A symbol in words, with what it is worth."""
    text = f"{_SIGNS[symbol]} {texts.name(symbol)}"
    if symbol.startswith("food:"):
        return f"{text} {c.FOOD_VALUE[card]}"
    if symbol.startswith("transport:"):
        return f"{text} ×2={c.PAIR[c.TRANSPORT[card]]}"
    return text


def _heading(public: RoadTripPublic, texts: Texts) -> Text:
    return heading(texts.stages(public))


def _label(traveller: Traveller, texts: Texts) -> Text:
    """Name, points and what has been scored for good."""
    told = [texts.say("table-points", points=traveller.score)]
    if traveller.culture:
        told.append(" ".join(f"{_SIGNS[ref]} {points}" for ref, points in traveller.culture.items()))
    if traveller.passport:
        told.append(f"{texts.line('passport')} {traveller.passport}")
    return Text.assemble((texts.heading(traveller.seat), "bold"), f"  {SEPARATOR.join(told)}")


def _row(traveller: Traveller, private: RoadTripPrivate | None, texts: Texts) -> Table:
    """Seven cards; the own first card is shown in brackets as long as it lies face down."""
    own_first = private.first if private is not None and private.seat == traveller.seat else None
    row = grid(*(Column(no_wrap=True, overflow="ellipsis", ratio=1) for _ in range(c.HAND)), gap=1, expand=True)
    places = [*traveller.row, *[None] * (c.HAND - len(traveller.row))]
    for line in zip(*(_place(ref, own_first, texts) for ref in places), strict=True):
        row.add_row(*line)
    return row


def _place(ref: str | None, own_first: str | None, texts: Texts) -> tuple[Text, Text]:
    """A place of a row: the name of the card there, and its signs."""
    if ref is None:
        return dim("·"), Text()
    if ref != FACE_DOWN:
        return _name(_card(ref), texts, "{}"), Text(_sign_line(_card(ref)))
    if own_first is not None:
        return _name(_card(own_first), texts, "({})"), dim(_sign_line(_card(own_first)))
    return dim("▒▒▒▒▒▒▒▒"), dim(texts.say("table-face-down"))


def _name(card: int, texts: Texts, form: str) -> Text:
    name = texts.name(f"card:{c.CARD_IDS[card]}")
    return Text(form.format(f"{c.NUMBER[card]} {name}"), style=_colour(card))


def _sign_line(card: int) -> str:
    return " ".join(_SIGNS[symbol] for symbol in _symbols(card))


def _known_cards(private: RoadTripPrivate, texts: Texts) -> Iterable[str]:
    """What the seat remembers: hands it has passed on, cards that sit out or have come back."""
    for hand in private.seen:
        if hand.cards:
            yield texts.say("board-holds", seat=seat_ref(hand.holder), cards=hand.cards)
    if private.sitting_out:
        yield texts.say("board-sitting-out", cards=private.sitting_out)
    if private.returning:
        yield texts.say("board-returning", cards=private.returning)


def _marks(traveller: Traveller, private: RoadTripPrivate | None, region: str) -> tuple[int, int, int]:
    """Of a region: countries marked, countries that the row of this round adds, countries there are."""
    row = [ref for ref in traveller.row if ref != FACE_DOWN]
    if private is not None and private.seat == traveller.seat and private.first is not None:
        row.append(private.first)
    members = {f"card:{id}" for card, id in enumerate(c.CARD_IDS) if _region(card) == region}
    marked = members & set(traveller.visited)
    return len(marked), len(members & set(row) - marked), len(members)


def _share(marks: tuple[int, int, int]) -> str:
    marked, added, of = marks
    return f"{marked}+{added}/{of}" if added else f"{marked}/{of}"


def _passport(traveller: Traveller, private: RoadTripPrivate | None) -> tuple[int, int, int]:
    """Of the passport: regions marked, regions that the row adds, regions there are."""
    each = [_marks(traveller, private, f"region:{id}") for id in c.REGION_IDS]
    marked = sum(mark > 0 for mark, _, _ in each)
    return marked, sum(mark == 0 and added > 0 for mark, added, _ in each), len(each)


def _regions(public: RoadTripPublic, private: RoadTripPrivate | None, texts: Texts) -> Table:
    """How far each seat is in each region, who took the stars, and the way to the passport bonus."""
    table = seat_table(range(len(public.travellers)), texts, texts.line("stars"), "★")
    for star in public.stars:
        name = Text(texts.name(star.region), style=_COLOURS[id_of(star.region)])
        cells = [
            _share(_marks(each, private, star.region)) + ("★" if each.seat in star.taken_by else "")
            for each in public.travellers
        ]
        table.add_row(name, "–" if star.taken_by else str(star.points), *cells)
    left = "/".join(map(str, public.passports_left)) or "–"
    cells = [f"✓{each.passport}" if each.passport else _share(_passport(each, private)) for each in public.travellers]
    table.add_row(texts.line("passport"), left, *cells)
    return table


def _summary(public: RoadTripPublic, private: RoadTripPrivate, texts: Texts) -> Table:
    """The own regions and passport in a few lines."""
    traveller = public.travellers[private.seat]
    cells: list[Text] = []
    for star in public.stars:
        name = (texts.name(star.region), _COLOURS[id_of(star.region)])
        bonus = "★" if traveller.seat in star.taken_by else "" if star.taken_by else f"★{star.points}"
        cells.append(Text.assemble(name, f" {_share(_marks(traveller, private, star.region))} {bonus}"))
    left = f" → {public.passports_left[0]}" if public.passports_left else ""
    way = f"✓ {traveller.passport}" if traveller.passport else f"{_share(_passport(traveller, private))}{left}"
    cells.append(Text(f"{texts.line('passport')} {way}"))
    return in_rows(cells, _SUMMARY_COLUMNS, gap=4)
