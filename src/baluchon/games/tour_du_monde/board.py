"""Le jeu du tour du monde: the tour by continent, what it connects to, the hand with what would open it."""

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Column, Table
from rich.text import Text

from baluchon.boards.drawing import SEPARATOR, ByRoom, dim, grid, heading, id_of, names, numbers, parts, table
from baluchon.games.tour_du_monde.components import CARD_IDS, CONTINENT, CONTINENT_IDS, GOLD, IS_ISLAND, JOKER, STOPS
from baluchon.games.tour_du_monde.moves import MOVES
from baluchon.games.tour_du_monde.previews import Detail
from baluchon.games.tour_du_monde.reach import stop_of
from baluchon.games.tour_du_monde.view import HandCard, Stop, TourPrivate, TourPublic, Traveller
from baluchon.kernel.declaration import View
from baluchon.kernel.moves import Move
from baluchon.kernel.words import seat_ref
from baluchon.texts import Texts

_MOST_NAMES = 4
"""Names in a list before the rest is only counted."""

# Signs that every terminal draws one column wide.
_MAY = "●"
_LATER = "○"
_START = "★"
_FLIGHT = "✈"
_ISLAND = "~"
_HATCHED = "/"
_TURN = "▸"
_BACK = "▮"
_MAY_STYLE = "bold yellow"
_LATER_STYLE = "yellow"


def draw(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """The table."""
    public, private = parts(view, TourPublic, TourPrivate)
    blocks: list[RenderableType] = [_heading(public, texts), _seats(public, texts)]
    if public.tour:
        blocks.append(_tour(public, private, texts))
        blocks.append(dim(texts.say("board-legend")))
    blocks += _held_over(public, private, texts)
    if private is not None and private.hand:
        hand = private
        laid = _by_card(view)
        blocks.append(ByRoom(lambda wide: _hand(public, hand, laid, texts, wide)))
    return Group(*blocks)


def scores(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """Points by round, what everyone was caught with in the last one, and the discards."""
    public, _ = parts(view, TourPublic, TourPrivate)
    rounds = [texts.say("board-last-round", round=n + 1) for n in range(public.rounds)]
    points = table(Column(texts.say("board-lowest-wins")), *numbers(*rounds, texts.say("table-total")))
    for traveller in public.travellers:
        by_round = [str(each) for each in traveller.points] + ["·"] * (public.rounds - len(traveller.points))
        points.add_row(texts.heading(traveller.seat), *by_round, f"[bold]{traveller.score}[/]")
    blocks: list[RenderableType] = [points, *_last_round(public, texts)]
    if public.discards:
        blocks.append(dim(texts.say("board-discarded-cards", cards=names(public.discards, texts))))
    return Group(*blocks)


def detail(move: Move, view: View, texts: Texts) -> list[str]:
    """Of a card: what it would open, or how it stands to the tour; of a seat: its hand and points."""
    public, private = parts(view, TourPublic, TourPrivate)
    assert private is not None
    if move.verb == "finish":
        return [""]
    ref = move.refs[0]
    if move.verb == "give":
        traveller = public.travellers[int(id_of(ref))]
        sizes = [texts.say("table-in-hand", cards=traveller.hand_size), _points(traveller.score, texts)]
        return [escape(text) for text in sizes]
    card = next((each for each in private.hand if each.card == ref), None)
    if card is None:
        return []
    stands = _standing(card, texts).plain
    if move.verb == "discard":
        return [escape(f"{_LATER} {stands}" if card.open else stands)]
    return [escape(_opening(_brings(view, move), texts) or stands)]


def _brings(view: View, move: Move) -> Detail | None:
    preview = view.previews.get(move.index)
    return preview.detail if preview else None


def _by_card(view: View) -> dict[str, Detail]:
    """By card: what laying it would do, while the reader may."""
    return {MOVES[move].refs[0]: preview.detail for move, preview in view.previews.items() if preview.detail}


def _hand(
    public: TourPublic, private: TourPrivate, brings: Mapping[str, Detail], texts: Texts, wide: bool
) -> Iterable[RenderableType]:
    """The cards in hand, those first that may be laid, then by the steps they are away."""
    at_risk = texts.say("board-hand-points", points=private.points)
    yield Text.assemble((texts.say("board-hand"), "bold"), f"  {at_risk}")
    columns = [
        Column(width=1),
        Column(no_wrap=True),
        Column(justify="right", no_wrap=True),
        Column(no_wrap=True, overflow="ellipsis", ratio=2),
    ]
    if wide:  # room for what a card would open
        columns.append(Column(no_wrap=True, overflow="ellipsis", ratio=3, style="dim"))
    cards = grid(*columns, expand=True)
    for card in sorted(private.hand, key=_nearest_first):
        mark = _mark(card, public, private)
        name = Text.assemble((_card_name(card.card, texts), mark.style if card.open else "bold"))
        if country := _country(card.card, texts):
            name.append(f" {country}", style="dim")
        if card.card == private.newest:
            name.append(f" ‹{texts.say('board-new')}›", style="italic cyan")
        cells: list[RenderableType] = [mark, name, str(card.points), _standing(card, texts)]
        cells.append(_opening(brings.get(card.card), texts))
        cards.add_row(*cells[: len(columns)])
    yield cards


def _mark(card: HandCard, public: TourPublic, private: TourPrivate) -> Text:
    """Whether a card may be laid now, or only in a later turn because this one's stop is laid or playing is over."""
    if not card.open:
        return Text("")
    one_stop = public.entered and _card(card.card) < STOPS
    if public.turn == private.seat and (one_stop or public.phase != "play"):
        return Text(_LATER, style=_LATER_STYLE)
    return Text(_MAY, style=_MAY_STYLE)


def _card(ref: str) -> int:
    return CARD_IDS.index(id_of(ref))


def _points(points: int, texts: Texts) -> str:
    return texts.say("table-points", points=points)


def _card_name(ref: str, texts: Texts) -> str:
    """A card's name with the sign of its kind."""
    card = _card(ref)
    if card < STOPS:
        return f"{_ISLAND}{texts.name(ref)}" if IS_ISLAND[card] else texts.name(ref)
    if card < JOKER:
        return f"{_HATCHED}{texts.name(ref)}"
    return texts.name(ref)


def _country(ref: str, texts: Texts) -> str:
    """The country of a destination, where it says something new."""
    card = _card(ref)
    if card >= JOKER:
        return ""
    country = texts.name(f"country:{CARD_IDS[stop_of(card)]}")
    return "" if country == texts.name(ref) else country


def _nearest_first(card: HandCard) -> tuple[bool, int, int, int]:
    number = _card(card.card)
    return not card.open, number // JOKER, card.steps, number


def _first_names(refs: Sequence[str], texts: Texts) -> str:
    told = names(refs[:_MOST_NAMES], texts)
    more = len(refs) - _MOST_NAMES
    return f"{told}, {texts.say('board-more', count=more)}" if more > 0 else told


def _standing(card: HandCard, texts: Texts) -> Text:
    """What lets a card be laid, or what would."""
    number = _card(card.card)
    if number >= JOKER:
        kind = id_of(card.card.rpartition("-")[0])
        return dim(texts.say(f"board-{kind}"))
    if card.open:
        id = "board-from" if number < STOPS else "board-under"
        return Text(texts.say(id, cards=_first_names(card.via, texts)), style="green")
    steps = f"{texts.say('board-steps', steps=card.steps)}{SEPARATOR}" if card.steps > 1 else ""
    return Text(f"{steps}{texts.say('board-needs', cards=_first_names(card.needs, texts))}")


def _opening(brings: Detail | None, texts: Texts) -> str:
    """What a stop would open, own cards first."""
    if brings is None:
        return ""
    others = [ref for ref in brings.opens if ref not in brings.frees]
    opened = [f"{_MAY}{texts.name(ref)}" for ref in brings.frees]
    if others:
        opened.append(_first_names(others, texts))
    return texts.say("board-opens", cards=", ".join(opened)) if opened else texts.say("board-opens-nothing")


def _heading(public: TourPublic, texts: Texts) -> Text:
    said = texts.stages(public)
    if public.phase != "over":
        said.append(texts.say("board-turn", seat=seat_ref(public.turn)))
    said.append(texts.say("board-pile", cards=public.pile))
    discards = texts.say("board-discards", cards=len(public.discards))
    said.append(f"{discards} ({texts.name(public.top)})" if public.top else discards)
    if public.dry * 2 > public.dry_limit:
        said.append(texts.say("board-dry", turns=public.dry, limit=public.dry_limit))
    return heading(said)


def _seats(public: TourPublic, texts: Texts) -> Table:
    """Who has how many cards, and the points so far."""
    seats = grid()
    for traveller in public.travellers:
        turn = _TURN if traveller.seat == public.turn and public.phase != "over" else ""
        seats.add_row(
            Text(turn, style="bold"),
            Text(texts.heading(traveller.seat), style="bold"),
            Text(_BACK * traveller.hand_size, style="yellow"),
            texts.say("table-in-hand", cards=traveller.hand_size),
            _points_by_round(traveller, texts),
        )
    return seats


def _points_by_round(traveller: Traveller, texts: Texts) -> str:
    if len(traveller.points) < 2:
        return _points(traveller.score, texts)
    return f"{' + '.join(map(str, traveller.points))} = {_points(traveller.score, texts)}"


def _tour(public: TourPublic, private: TourPrivate | None, texts: Texts) -> Table:
    """By continent: what is in the tour, and what it connects to."""
    tour = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold", expand=True)
    tour.add_column("", no_wrap=True, style="dim")
    tour.add_column(texts.say("board-tour"), ratio=1)
    tour.add_column(texts.say("board-next"), ratio=1)
    marks = {card.card: _mark(card, public, private) for card in private.hand} if private is not None else {}
    for number, id in enumerate(CONTINENT_IDS):
        laid = [_laid(stop, public, texts) for stop in public.tour if CONTINENT[_card(stop.card)] == number]
        near = [opening.card for opening in public.open if CONTINENT[_card(opening.card)] == number]
        if laid or near:
            ahead = [
                Text.assemble(marks[ref], (name, marks[ref].style)) if ref in marks else dim(name)
                for _, name, ref in sorted((ref not in marks, texts.name(ref), ref) for ref in near)
            ]
            tour.add_row(texts.name(f"continent:{id}"), _joined(laid), _joined(ahead))
    return tour


def _laid(stop: Stop, public: TourPublic, texts: Texts) -> Text:
    """A stop in the tour with its signs and what lies under it."""
    text = Text()
    if stop.card == public.tour[0].card and _card(stop.card) in GOLD:
        text.append(_START, style="yellow")
    text.append(_card_name(stop.card, texts), style="bold")
    if stop.joker is not None:
        text.append(f" {_FLIGHT}", style="magenta")
    if stop.secondaries:
        text.append(f" ({', '.join(_card_name(ref, texts) for ref in stop.secondaries)})", style="cyan")
    return text


def _joined(parts: list[Text]) -> Text:
    return Text(SEPARATOR).join(parts)


def _held_over(public: TourPublic, private: TourPrivate | None, texts: Texts) -> Iterable[Text]:
    """What is known to be in the others' hands since the discards were shuffled."""
    own = {card.card for card in private.hand} if private is not None else set()
    for held in public.held_over:
        cards = [texts.name(ref) for ref in held.cards if ref not in own]
        seats = [
            f"{texts.heading(seat)} {count}"
            for seat, count in enumerate(held.by_seat)
            if count and (private is None or seat != private.seat)
        ]
        if cards:
            yield dim(texts.say("board-held-over-cards", seats=", ".join(seats), cards=", ".join(cards)))


def _last_round(public: TourPublic, texts: Texts) -> Iterable[Text]:
    """Who went out of the last round, and what the others were caught with."""
    result = public.last_round
    if result is None:
        return
    title = texts.say("board-last-round", round=result.round)
    yield Text(f"{title} · {texts.say('board-doubled')}" if result.doubled else title, style="bold")
    for seat, (cards, points) in enumerate(zip(result.caught, result.points, strict=True)):
        caught = texts.say("board-out") if seat == result.out else names(cards, texts)
        yield Text(f"  {texts.say('board-caught-cards', who=texts.heading(seat), points=points, cards=caught)}")
