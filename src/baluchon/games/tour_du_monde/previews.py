"""What a card would bring: points at risk that it takes away, what it opens, and whether the round ends with it.

The hand is pencilled as it would be caught now (TM-E2). Points are bad, so a loss of them is good.
"""

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from baluchon.games.tour_du_monde import components as c
from baluchon.games.tour_du_monde import scoring, state
from baluchon.games.tour_du_monde.moves import CARD_REFS
from baluchon.games.tour_du_monde.reach import open_from, steps, stop_of
from baluchon.games.tour_du_monde.sheets import sheet_of
from baluchon.games.tour_du_monde.state import TourState, Traveller
from baluchon.games.tour_du_monde.view import Card
from baluchon.kernel.previews import Gain, Preview
from baluchon.kernel.sheets import Line, Sheet
from baluchon.kernel.words import Message

_LINE = "caught"


class Nearer(msgspec.Struct, frozen=True):
    """A card in hand that comes nearer: the steps it is away then."""

    card: Card
    steps: int
    next: tuple[Card, ...]
    """The stops of which any one would then let it be laid, if it is no further than that."""


class Detail(msgspec.Struct, frozen=True):
    """What laying a stop does to the tour."""

    opens: tuple[Card, ...]
    """What becomes open to everyone …"""
    frees: tuple[Card, ...]
    """… those of them in the own hand …"""
    nearer: tuple[Nearer, ...]
    """… and cards of the own hand that come nearer without being open."""


def pencil(s: TourState, seat: int) -> Sheet:
    """The sheet of a seat, caught with the cards that it holds now."""
    sheet = sheet_of(s, seat)
    if s.phase == state.OVER:
        return sheet
    caught, doubled = sheet.lines
    held = int(scoring.points_of(s.travellers[seat].hand))
    parts = tuple(points + (held if round == s.round else 0) for round, points in enumerate(caught.parts))
    return Sheet(seat, (Line(caught.id, sum(parts), caught.clause, parts), doubled))


def previews(s: TourState, seat: int) -> dict[int, Preview]:
    """What each move of the seat on turn would bring."""
    own = s.travellers[seat]
    if s.phase == state.CHOOSING_START:
        dealt = Preview((Gain(_LINE, 0, _most_dealt(c.DEALT[s.seats] + 1)),))
        return {int(c.START + start): dealt for start in range(len(c.GOLD))}
    if s.phase == state.GIVING:
        gives = [int(c.GIVE + other) for other in range(s.seats) if other != seat]
        return dict.fromkeys(gives, Preview())
    if s.phase == state.DISCARDING:
        return {int(c.DISCARD + card): _discarded(s, own, card) for card in own.hand.members()}
    return {int(c.FINISH): Preview()} | _laid(s, own)


def is_under_way(s: TourState, seat: int) -> bool:
    """Whether a discarded "+1" still has to be given to somebody."""
    return s.phase == state.GIVING and s.turn == seat


@cache
def _most_dealt(cards: int) -> int:
    """The points of a hand of so many cards, at most."""
    return sum(sorted(c.POINTS)[-cards:])


def _runs_dry(s: TourState) -> bool:
    """TM-E6: whether the round ends with this turn since nothing was added for so long."""
    return s.added == 0 and s.dry + 1 == c.DRY_TURNS


def _laid(s: TourState, own: Traveller) -> dict[int, Preview]:
    """TM-T4 to TM-T8: the cards that may be laid, and those that a joker may bring."""
    open = own.hand.common(s.open)
    if s.entered >= c.STOPS_PER_TURN:
        return {int(c.LAY + card): _lay(s, own, card, 1) for card in open.common(c.SECONDARY_CARDS).members()}
    found = {int(c.LAY + card): _lay(s, own, card, 1) for card in open.members()}
    if own.hand.meets(c.JOKERS):
        brought = own.hand.common(c.STOP_CARDS).members()
        found |= {int(c.CHARTER + card): _lay(s, own, card, 2) for card in brought}
    return found


def _lay(s: TourState, own: Traveller, card: int, cards: int) -> Preview:
    """A card into the tour; with the joker that brings it, two cards leave the hand."""
    out = own.hand.size() == cards
    detail = _detail(s, own, card) if card < c.STOPS else None
    notes = [Message("note-out")] if out else [*_opened(detail), *_left(own, card)]
    return Preview(_shed(card), tuple(notes), detail)


def _shed(card: int) -> tuple[Gain, ...]:
    """A card is no longer in hand when the round ends."""
    return (Gain(_LINE, -c.POINTS[card], -c.POINTS[card], (CARD_REFS[card],)),) if c.POINTS[card] else ()


def _opened(detail: Detail | None) -> Iterable[Message]:
    """What a stop opens: for the own hand, and for everyone."""
    if detail is None:
        return
    if detail.frees:
        yield Message("note-frees", {"cards": list(detail.frees)})
    if len(detail.opens) > len(detail.frees):
        yield Message("note-opens", {"count": len(detail.opens) - len(detail.frees)})


def _detail(s: TourState, own: Traveller, stop: int) -> Detail:
    """TM-T4, TM-T6: a stop into the tour."""
    opened = [card for card in c.OPENS[stop].members() if not s.open.has(card) and not s.laid.has(card)]
    freed = [card for card in opened if own.hand.has(card)]
    return Detail(_refs(opened), _refs(freed), tuple(_nearer(s, own, stop)))


def _nearer(s: TourState, own: Traveller, laid: int) -> Iterable[Nearer]:
    """The own cards that come nearer but do not open."""
    for card in own.hand.members():
        if card >= c.JOKER:
            continue
        stop, now = stop_of(card), steps(s.laid, stop_of(card))
        then = int(c.DISTANCE[laid * c.STOPS + stop])
        if open_from(card) < then < now:
            leads = [lead for lead in c.LINKS[laid] if c.DISTANCE[lead * c.STOPS + stop] == then - 1]
            is_one_short = then - 1 == open_from(card)
            yield Nearer(CARD_REFS[card], then, _refs(leads) if is_one_short else ())


def _refs(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(CARD_REFS[card] for card in cards)


def _left(own: Traveller, card: int) -> Iterable[Message]:
    """What is still at risk then."""
    yield Message("note-at-risk", {"points": int(scoring.points_of(own.hand)) - c.POINTS[card]})


def _discarded(s: TourState, own: Traveller, card: int) -> Preview:
    """TM-T3, TM-E1, TM-E3, TM-E6: a card to the discards, and the turn is over."""
    out = own.hand.size() == 1
    dry = not out and _runs_dry(s)
    notes: list[Message] = []
    if out:
        notes.append(Message("note-out"))
        if c.JOKERS.has(card):
            notes.append(Message("note-doubles"))
    elif dry:
        notes.append(Message("note-runs-dry"))
    else:
        notes += _left(own, card)
    if c.PLUS_ONES.has(card):
        notes.append(Message("note-plus-one"))
    return Preview(_shed(card), tuple(notes))
