"""What a card, some crystals or a wild token would bring: itinerary, punctuality, crystals and treks.

The private view has the same by card and hour (`CardPreview`), for the boards; here it is by move and score line. What
the end of a turn draws is nobody's points, so only the seat's own further choices make a range.
"""

from collections.abc import Iterable
from functools import lru_cache

from baluchon.games.trekking_through_history import components as c
from baluchon.games.trekking_through_history import state
from baluchon.games.trekking_through_history.moves import CARD_REFS, EXPERIENCE_REFS
from baluchon.games.trekking_through_history.sheets import sheet_of
from baluchon.games.trekking_through_history.state import HistoryState
from baluchon.games.trekking_through_history.view import CardPreview, Landing, card_previews, itinerary_view
from baluchon.kernel.bits import mask_of, members, plus
from baluchon.kernel.game import NONE
from baluchon.kernel.previews import Gain, Preview
from baluchon.kernel.sheets import Sheet
from baluchon.kernel.words import Message, seat_ref

_Bounds = tuple[int, int]
_NOTHING: _Bounds = (0, 0)


def pencil(s: HistoryState, seat: int) -> Sheet:
    """The sheet of a seat: everything is scored at once."""
    return sheet_of(s.travellers[seat])


def is_under_way(s: HistoryState, seat: int) -> bool:
    """Whether the seat has taken a card and not yet laid it."""
    return s.turn == seat and s.chosen != NONE


def previews(s: HistoryState, seat: int) -> dict[int, Preview]:
    """What each legal move of a seat that is to act would bring."""
    own = s.travellers[seat]
    if s.phase == state.CHOOSE_ITINERARY:
        return {int(c.USE + itinerary): Preview() for itinerary in members(own.hand)}
    if s.phase == state.PLACE_WILD:
        treks = _treks_of_chosen(s, seat)
        columns = [EXPERIENCE_REFS.index(each.experience) for each in itinerary_view(own.itinerary, own.covered).next]
        return {int(c.PLACE + column): _wild(s, seat, column, treks) for column in columns}
    found: dict[int, Preview] = {}
    for card in card_previews(s, seat):
        if s.phase == state.CHOOSE_CARD:
            found[int(c.TAKE + CARD_REFS.index(card.card))] = _card(s, seat, card, card.landings)
        else:
            for landing in card.landings:
                found[int(c.SPEND + landing.crystals)] = _card(s, seat, card, (landing,))
    return found


def taken(s: HistoryState, seat: int, card: int, crystals: int) -> Preview:
    """A card with so many crystals spent on it."""
    found = next(each for each in card_previews(s, seat) if each.card == CARD_REFS[card])
    return _card(s, seat, found, (found.landings[crystals],))


def _card(s: HistoryState, seat: int, card: CardPreview, landings: tuple[Landing, ...]) -> Preview:
    """A card with what may be spent on it: a range where crystals or wild tokens leave a choice."""
    own = s.travellers[seat]
    points, crystals = _NOTHING, _NOTHING
    if card.wilds:
        points, crystals = _wild_bounds(own.itinerary, own.covered | mask_of(card.covers), card.wilds)
    spent = [landing.crystals for landing in landings]
    punctual = [landing.punctual for landing in landings]
    bounds = {
        "itineraries": (card.points + points[0], card.points + points[1]),
        "punctuality": (min(punctual), max(punctual)),
        "crystals": _worth((card.crystals + crystals[0] - max(spent), card.crystals + crystals[1] - min(spent))),
        "treks": (card.treks_change, card.treks_change),
    }
    return Preview(_gains(bounds, card.card), tuple(_notes(card, landings)))


def _wild(s: HistoryState, seat: int, column: int, treks: int) -> Preview:
    """A wild token into a column, then the others that are still to be placed."""
    own = s.travellers[seat]
    points, crystals = _wild_bounds(own.itinerary, own.covered, s.wilds, column)
    bounds = {"itineraries": points, "crystals": _worth(crystals), "treks": (treks, treks)}
    return Preview(_gains(bounds, CARD_REFS[s.chosen]))


def _treks_of_chosen(s: HistoryState, seat: int) -> int:
    """TH-T7: what the chosen card will do to the treks when it is laid."""
    own = s.travellers[seat]
    after = own.copy()
    after.lay(s.chosen)
    return sheet_of(after).lines[-1].points - sheet_of(own).lines[-1].points


def _worth(crystals: _Bounds) -> _Bounds:
    return crystals[0] * int(c.CRYSTAL_POINTS), crystals[1] * int(c.CRYSTAL_POINTS)


def _gains(bounds: dict[str, _Bounds], card: str) -> tuple[Gain, ...]:
    return tuple(Gain(line, *each, (card,)) for line, each in bounds.items() if each != _NOTHING)


@lru_cache(4096)
def _wild_bounds(itinerary: int, covered: int, wilds: int, column: int | None = None) -> tuple[_Bounds, _Bounds]:
    """Points and crystals that so many wild tokens bring, at least and at most; `column`: the first one goes there."""
    spaces = itinerary_view(itinerary, covered).next
    if wilds == 0 or not spaces:
        return _NOTHING, _NOTHING
    points: list[int] = []
    crystals: list[int] = []
    for space in spaces:
        at = EXPERIENCE_REFS.index(space.experience)
        if column is None or at == column:
            cell = space.row * int(c.EXPERIENCES) + at
            more_points, more_crystals = _wild_bounds(itinerary, plus(covered, cell), wilds - 1)
            points += [space.points + more for more in more_points]
            crystals += [space.crystals + more for more in more_crystals]
    return (min(points), max(points)), (min(crystals), max(crystals))


def _notes(card: CardPreview, landings: tuple[Landing, ...]) -> Iterable[Message]:
    if card.breaks:
        yield Message("note-trek-ends")
    if card.lost:
        yield Message("note-lost", {"tokens": card.lost})
    if card.wilds:
        yield Message("note-wilds", {"count": card.wilds})
    if len(landings) == 1:
        (landing,) = landings
        if landing.again:
            yield Message("note-again", {"hour": landing.hour})
        else:
            yield Message("note-hour", {"hour": landing.hour})
        if landing.onto:
            yield Message("note-onto", {"players": [seat_ref(seat) for seat in landing.onto]})
