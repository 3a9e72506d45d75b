"""Let's Take a Hike: the packs with their seven places, the trail, who still walks, what the next card may cost."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Column, Table
from rich.text import Text

from baluchon.boards.drawing import dim, grid, heading, id_of, names, parts
from baluchon.games.lets_take_a_hike.components import BOOTS, HOLDS, KIND_IDS, PLACE_IDS
from baluchon.games.lets_take_a_hike.previews import Chance, Stopping
from baluchon.games.lets_take_a_hike.view import HikePrivate, HikePublic, Hiker, KnownCard, PackCard
from baluchon.games.lets_take_a_hike.words import FACE_DOWN
from baluchon.kernel.bits import members
from baluchon.kernel.declaration import View
from baluchon.kernel.moves import Move
from baluchon.kernel.words import seat_ref
from baluchon.texts import Texts

_ROWS = (
    (None, None, "place:top", None, None),
    ("place:left-hand", "place:left-pocket", "place:main", "place:right-pocket", "place:right-hand"),
    (None, None, "place:bottom", None, None),
)
"""The rucksack as it is drawn, the hands beside it."""
_HANDS = ("place:left-hand", "place:right-hand")
_AROUND = 4
"""Columns of a card in a pack beside its name: two brackets, a space and the boots."""
_INFORMATION = 19
_BAR = 46
_BACK = "▒▒▒▒"
_NEWEST = "bold yellow"
_MATCH = "bold green"

_EFFECTS = {
    "free": ("green", "█"),
    "pay": ("yellow", "▓"),
    "out": ("red", "░"),
    "hazard": ("magenta", "▒"),
    "skunk": ("bold red", "×"),
}
"""The effects of the next card, each with its colour and its sign in the bar."""


def draw(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """The table."""
    public, private = parts(view, HikePublic, HikePrivate)
    blocks: list[RenderableType] = [_heading(public, texts), ""]
    for hiker in public.hikers:
        if private is None or hiker.seat != private.seat:
            blocks.append(_hiker(hiker, hiker.pack, public, texts, None))
    if public.leader is not None:
        blocks += [_trail(public, texts), ""]
    if private is not None:
        blocks.append(_hiker(public.hikers[private.seat], private.pack, public, texts, private))
        blocks += _hand(private, texts)
        blocks += _outlook(public, private, texts)
    blocks += _recalled(public, private, texts)
    return Group(*blocks)


def scores(view: View, texts: Texts, seat: int | None) -> RenderableType:
    """The score piles."""
    public, _ = parts(view, HikePublic, HikePrivate)
    table = grid()
    for hiker in public.hikers:
        table.add_row(texts.heading(hiker.seat), _boots(hiker.score), _counted(hiker.taken, texts) or "–")
    return table


def detail(move: Move, view: View, texts: Texts) -> list[str]:
    """Of a card: its boots and what it would replace; of a place: what lies there; of a stop: what it brings."""
    public, private = parts(view, HikePublic, HikePrivate)
    assert private is not None
    lying = {card.place: card for card in private.pack}
    preview = view.previews.get(move.index)
    ahead = preview.detail if preview is not None else None
    if move.verb == "place":
        boots = next((card.boots for card in private.hand if card.card == move.refs[0]), 0)
        old = lying.get(move.refs[1])
        return [_boots(boots), escape(f"↔ {texts.name(old.card)} {old.boots}") if old else ""]
    if move.verb in ("drop", "show"):
        card = lying[move.refs[0]]
        return [_boots(card.boots), escape(texts.name(card.card))]
    if move.verb == "take":
        return [_boots(next(card.boots for card in public.row if card.card == move.refs[0])), ""]
    if isinstance(ahead, Stopping):
        id = "board-stop-all" if ahead.takes_all else "board-stop"
        return ["", escape(texts.say(id, boots=ahead.boots))]
    if move.verb == "go-on":
        return ["", escape(texts.say("board-row-total", boots=public.row_boots))]
    if move.verb == "discard":
        boots = next(card.boots for card in private.hand if card.card == move.refs[0])
        return [_boots(boots) if boots else "", ""]
    return []


def _boots(boots: int | None) -> str:
    return f"[bold]{boots}[/]"


def _heading(public: HikePublic, texts: Texts) -> Text:
    return heading(texts.stages(public))


def _hiker(
    hiker: Hiker, pack: Sequence[PackCard], public: HikePublic, texts: Texts, private: HikePrivate | None
) -> Table:
    """A seat: on the left how it stands, on the right its rucksack."""
    table = grid(
        Column(width=_INFORMATION, no_wrap=True, overflow="ellipsis"),
        *(
            Column(width=_width(column, texts), no_wrap=True, overflow="ellipsis", justify="center")
            for column in zip(*_ROWS, strict=True)
        ),
        gap=0,
    )
    boots, hand = (hiker.weight, hiker.hand_size) if private is None else (private.weight, len(private.hand))
    weight = texts.say("board-weight-unknown") if boots is None else texts.say("board-weight", boots=boots)
    information = (
        _name(hiker, texts),
        _status(hiker, public, texts),
        Text.assemble(weight, "  ", (texts.say("board-hand", cards=hand), "dim")),
    )
    lying = {card.place: card for card in pack}
    for line, places in zip(information, _ROWS, strict=True):
        table.add_row(line, *(_place(place, lying, public, texts, private) for place in places))
    table.add_row("")
    return table


def _width(column: Sequence[str | None], texts: Texts) -> int:
    """What the longest name of an item asks for that may be carried on one of these places."""
    places = [PLACE_IDS.index(id_of(place)) for place in column if place is not None]
    items = {item for place in places for item in members(HOLDS[place])}
    return _AROUND + max(len(texts.name(f"short:{KIND_IDS[item]}")) for item in items)


def _name(hiker: Hiker, texts: Texts) -> Text:
    """The player's name, cut so that the points stand beside it."""
    score = f" {texts.say('board-score', boots=hiker.score)}"
    name = texts.heading(hiker.seat)
    most = _INFORMATION - 1 - len(score)
    return Text.assemble((name if len(name) <= most else f"{name[: most - 1]}…", "bold"), score)


def _status(hiker: Hiker, public: HikePublic, texts: Texts) -> Text:
    words = []
    if public.leader == hiker.seat:
        words.append(texts.say("board-leads"))
    if public.leader is not None and (not words or hiker.status == "goes-on"):
        words.append(texts.say(f"board-status-{hiker.status}"))
    if public.leader is None and public.turn == hiker.seat and public.phase != "over":
        words.append(texts.say("board-turn"))
    gone = hiker.status in ("home", "left")
    return Text(", ".join(words), style="dim" if gone and public.leader is not None else "cyan")


def _place(
    place: str | None, lying: dict[str, PackCard], public: HikePublic, texts: Texts, private: HikePrivate | None
) -> Text:
    if place is None:
        return Text("")
    left, right = ("(", ")") if place in _HANDS else ("[", "]")
    card = lying.get(place)
    if card is None:
        inside = texts.name(place.replace("place:", "short:")) if private is not None else "·"
        return dim(f"{left}{inside}{right}")
    if card.card == FACE_DOWN:
        return Text(f"{left}{_BACK}{right}")
    name = texts.name(card.card.replace("card:", "short:"))
    # The own cards that the others see from behind have their back between name and boots.
    text = Text(f"{left}{name}{' ' if card.face_up else '▒'}{card.boots}{right}")
    if private is not None and private.choice is not None and place in private.choice.places:
        return Text(f"{left}-{name}-{right}", style="strike")
    if card.card == public.card:
        text.stylize(_MATCH)
    return text


def _trail(public: HikePublic, texts: Texts) -> Text:
    line = Text.assemble((texts.say("board-trail"), "bold"), " ")
    if not public.row:
        return line.append(texts.say("board-trail-empty"), style="dim")
    for n, card in enumerate(public.row):
        newest = n == len(public.row) - 1 and card.card == public.card
        line.append(" → " if n else " ", style="dim")
        line.append(f"{texts.name(card.card)} {card.boots}", style=_NEWEST if newest else "")
    return line.append(f"   {texts.say('board-row-total', boots=public.row_boots)}", style="dim")


def _hand(private: HikePrivate, texts: Texts) -> Iterable[Text]:
    line = Text.assemble((texts.say("board-your-hand"), "bold"), "  ")
    if not private.hand:
        line.append(texts.say("board-empty"), style="dim")
    for n, (ref, copies) in enumerate(groupby(private.hand, key=lambda card: card.card)):
        cards = list(copies)
        line.append(" · " if n else "", style="dim")
        line.append(f"{len(cards)} × " if len(cards) > 1 else "")
        line.append(texts.name(ref), style="" if cards[0].places else "red")
        line.append(f" {cards[0].boots}" if cards[0].places else " !", style="bold")
    yield line
    if private.choice is not None and private.choice.cards:
        yield Text(texts.say("board-chosen", cards=_counted(private.choice.cards, texts)))


def _outlook(public: HikePublic, private: HikePrivate, texts: Texts) -> list[RenderableType]:
    """What the next card may bring: a bar, and the kinds by their effect."""
    if private.outlook is None or public.phase not in ("turn", "joining", "deciding"):
        return []
    if public.phase == "turn" and (public.turn != private.seat or public.actions_left < public.actions):
        return []
    chances = private.outlook.chances
    labels = [_chance(chance, texts) for chance in chances]
    bar = Text()
    rows = grid(
        Column(justify="right", style="bold", no_wrap=True, min_width=4),
        Column(no_wrap=True, min_width=2 + max(map(len, labels), default=0)),
        Column(style="dim"),
    )
    whole = max(private.outlook.unseen, 1)
    shown = 0
    for chance, label in zip(chances, labels, strict=True):
        style, sign = _EFFECTS[chance.effect]
        upto = round(_BAR * (shown + chance.copies) / whole)
        bar.append(sign * (upto - round(_BAR * shown / whole)), style=style)
        shown += chance.copies
        cards = ", ".join(_priced(card, chance, texts) for card in chance.cards)
        rows.add_row(texts.percent(chance.copies / whole), Text.assemble((f"{sign} ", style), label), cards)
    return ["", Text(texts.say("board-next", cards=private.outlook.unseen), style="bold"), bar, rows]


def _chance(chance: Chance, texts: Texts) -> str:
    boots = str(chance.most) if chance.least == chance.most else f"{chance.least}–{chance.most}"
    return texts.say(f"board-chance-{chance.effect}", boots=boots)


def _priced(card: str, chance: Chance, texts: Texts) -> str:
    """A card, with the boots printed on it if one may have to pay them."""
    return f"{texts.name(card)} {BOOTS[KIND_IDS.index(id_of(card))]}" if chance.effect == "pay" else texts.name(card)


def _recalled(public: HikePublic, private: HikePrivate | None, texts: Texts) -> Iterable[Text]:
    """What was seen going into other hands."""
    for hiker in public.hikers:
        if hiker.known and (private is None or hiker.seat != private.seat):
            cards = ", ".join(_known(card, texts) for card in hiker.known)
            yield dim(texts.say("board-known", seat=seat_ref(hiker.seat), cards=cards))


def _known(card: KnownCard, texts: Texts) -> str:
    name = texts.name(card.card)
    return f"{name} (? {names(card.places, texts)})" if card.places else name


def _counted(cards: Sequence[str], texts: Texts) -> str:
    kinds = sorted(Counter(cards).items())
    return ", ".join(f"{copies} × {texts.name(ref)}" if copies > 1 else texts.name(ref) for ref, copies in kinds)
