"""Road Trip Europa: the trips in rows of seven, what one knows of the hands, regions and scores."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from baluchon.boards import drawing
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
    public, private = _parts(view)
    blocks: list[RenderableType] = [_heading(public, texts)]
    for traveller in public.travellers:
        blocks.append(_label(traveller, texts))
        if traveller.row:
            blocks.append(_row(traveller, private, texts))
    if private is not None:
        blocks += _known_cards(private, texts)
    blocks.append(_Progress(view, texts))
    return Group(*blocks)


def scores(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """The regions and the running score sheet."""
    public, private = _parts(view)
    return Group(_regions(public, private, texts), score_table(view, texts))


def detail(move: Move, view: View, texts: Texts) -> list[str]:
    """A card's number, symbols and region, or what a kind of culture scores."""
    public, private = _parts(view)
    assert private is not None
    ref = move.refs[0]
    if ref.startswith("culture:"):
        points = [choice.points for choice in private.culture if choice.culture == ref]
        return [_SIGNS[ref], texts.say("table-points", points=points[0])] if points else []
    card = _card(ref)
    symbols = [*(_spelled(symbol, card, texts) for symbol in _symbols(card)), ""][:2]
    region = f"[{_colour(card)}]{texts.name(_region(card))}[/]"
    visited = "✓" if ref in public.travellers[private.seat].visited else ""
    return [f"[bold]{c.NUMBER[card]}[/]", *symbols, visited, region]


class _Progress:
    """Regions and scores: both in full where there is room, and at the beginning of a round; else a summary."""

    def __init__(self, view: View, texts: Texts) -> None:
        self.view = view
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, texts = self.view, self.texts
        public, private = _parts(view)
        if drawing.is_wide(options):
            beside = Table.grid(padding=(0, 3, 0, 0))
            beside.add_row(_regions(public, private, texts), score_table(view, texts))
            yield beside
        elif private is None or (public.phase == "draft" and public.pick == 1 and public.round > 1):
            yield _regions(public, private, texts)
            yield score_table(view, texts)
        else:
            yield _summary(public, private, texts)


def _parts(view: View) -> tuple[RoadTripPublic, RoadTripPrivate | None]:
    return drawing.parts(view, RoadTripPublic, RoadTripPrivate)


def _card(ref: str) -> int:
    return c.CARD_IDS.index(drawing.id_of(ref))


def _region(card: int) -> str:
    return f"region:{c.REGION_IDS[c.REGION[card]]}"


def _colour(card: int) -> str:
    return _COLOURS[c.REGION_IDS[c.REGION[card]]]


def _symbols(card: int) -> list[str]:
    """The references of a card's symbols."""
    found = []
    for kind, ids, of_card in (
        ("food", c.FOOD_IDS, c.FOOD),
        ("transport", c.TRANSPORT_IDS, c.TRANSPORT),
        ("culture", c.CULTURE_IDS, c.CULTURE),
    ):
        if of_card[card] >= 0:
            found.append(f"{kind}:{ids[of_card[card]]}")
    return found


def _spelled(symbol: str, card: int, texts: Texts) -> str:
    """A symbol in words, with what it is worth."""
    text = f"{_SIGNS[symbol]} {texts.name(symbol)}"
    if symbol.startswith("food:"):
        return f"{text} {c.FOOD_VALUE[card]}"
    if symbol.startswith("transport:"):
        return f"{text} ×2={c.PAIR[c.TRANSPORT[card]]}"
    return text


def _heading(public: RoadTripPublic, texts: Texts) -> Text:
    parts = [texts.say("table-round", round=public.round, rounds=public.rounds)]
    if public.phase == "draft":
        parts.append(texts.say("table-card", card=public.pick, cards=int(c.HAND)))
        parts.append(texts.say(f"board-passing-{public.passing}"))
    return drawing.heading(parts)


def _label(traveller: Traveller, texts: Texts) -> Text:
    """Name, points and what has been scored for good."""
    parts = [texts.say("table-points", points=traveller.score)]
    if traveller.culture:
        parts.append(" ".join(f"{_SIGNS[ref]} {points}" for ref, points in traveller.culture.items()))
    if traveller.passport:
        parts.append(f"{texts.line('passport')} {traveller.passport}")
    return Text.assemble((texts.heading(traveller.seat), "bold"), f"  {drawing.SEPARATOR.join(parts)}")


def _row(traveller: Traveller, private: RoadTripPrivate | None, texts: Texts) -> Table:
    """Seven cards; the own first card is shown in brackets as long as it lies face down."""
    row = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in range(c.HAND):
        row.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    names: list[Text] = []
    signs: list[Text] = []
    own_first = private.first if private is not None and private.seat == traveller.seat else None
    for place in range(c.HAND):
        ref = traveller.row[place] if place < len(traveller.row) else None
        if ref == FACE_DOWN and own_first is not None:
            names.append(_name(_card(own_first), texts, "({})"))
            signs.append(Text(_sign_line(_card(own_first)), style="dim"))
        elif ref is None:
            names.append(Text("·", style="dim"))
            signs.append(Text(""))
        elif ref == FACE_DOWN:
            names.append(Text("▒▒▒▒▒▒▒▒", style="dim"))
            signs.append(Text(texts.say("table-face-down"), style="dim"))
        else:
            names.append(_name(_card(ref), texts, "{}"))
            signs.append(Text(_sign_line(_card(ref))))
    row.add_row(*names)
    row.add_row(*signs)
    return row


def _name(card: int, texts: Texts, form: str) -> Text:
    name = texts.name(f"card:{c.CARD_IDS[card]}")
    return Text(form.format(f"{c.NUMBER[card]} {name}"), style=_colour(card))


def _sign_line(card: int) -> str:
    return " ".join(_SIGNS[symbol] for symbol in _symbols(card))


def _known_cards(private: RoadTripPrivate, texts: Texts) -> Iterable[Text]:
    """What the seat remembers: hands it has passed on, cards that sit out or have come back."""
    for hand in private.seen:
        if hand.cards:
            yield _remembered(texts.say("board-holds", seat=seat_ref(hand.holder), cards=hand.cards))
    if private.sitting_out:
        yield _remembered(texts.say("board-sitting-out", cards=private.sitting_out))
    if private.returning:
        yield _remembered(texts.say("board-returning", cards=private.returning))


def _remembered(text: str) -> Text:
    return Text(text, style="dim")


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
    table = drawing.seat_table(range(len(public.travellers)), texts, texts.line("stars"), "★")
    for star in public.stars:
        name = Text(texts.name(star.region), style=_COLOURS[drawing.id_of(star.region)])
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
        name = (texts.name(star.region), _COLOURS[drawing.id_of(star.region)])
        bonus = "★" if traveller.seat in star.taken_by else "" if star.taken_by else f"★{star.points}"
        cells.append(Text.assemble(name, f" {_share(_marks(traveller, private, star.region))} {bonus}"))
    left = f" → {public.passports_left[0]}" if public.passports_left else ""
    way = f"✓ {traveller.passport}" if traveller.passport else f"{_share(_passport(traveller, private))}{left}"
    cells.append(Text(f"{texts.line('passport')} {way}"))
    table = Table.grid(padding=(0, 4, 0, 0))
    for first in range(0, len(cells), _SUMMARY_COLUMNS):
        table.add_row(*cells[first : first + _SUMMARY_COLUMNS])
    return table
