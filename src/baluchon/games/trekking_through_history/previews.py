"""What a card, some crystals or a wild token would bring: itinerary, punctuality, crystals and treks.

The rules are tried on a copy; what the end of a turn draws is nobody's points, so only the seat's own further choices
make a range.
"""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from baluchon.games.trekking_through_history import components as c
from baluchon.games.trekking_through_history import facts, rules, scoring, state
from baluchon.games.trekking_through_history.moves import CARD_REFS, EXPERIENCE_REFS, SYMBOL_REFS
from baluchon.games.trekking_through_history.sheets import sheet_of
from baluchon.games.trekking_through_history.state import HistoryState, Traveller
from baluchon.games.trekking_through_history.view import CardRef, ExperienceRef, Hour, Year, itinerary_view
from baluchon.kernel import rows
from baluchon.kernel.bits import mask_of, members, plus
from baluchon.kernel.chance import FastChance
from baluchon.kernel.game import NONE, Fact
from baluchon.kernel.previews import Gain, Preview
from baluchon.kernel.sheets import Sheet
from baluchon.kernel.views import Seat
from baluchon.kernel.words import Message, seat_ref


class Landing(msgspec.Struct, frozen=True):
    """Where a number of crystals would bring the watch."""

    crystals: int
    plan: tuple[int, ...]
    """The moves by which the card is taken with them."""
    hour: Hour
    punctual: int
    """Points for arriving exactly at 12."""
    stopped: int
    """Hours that do not count because 12 is reached."""
    onto: list[Seat]
    """The watches it would lie on, the top one first."""
    again: bool
    """Whether the seat would play again at once."""


class CardPreview(msgspec.Struct, frozen=True, tag="card"):
    """What taking a card would bring, apart from wild tokens that leave a choice."""

    card: CardRef
    year: Year
    """Of the trek with this card; an ancestor takes the year before it."""
    landings: tuple[Landing, ...]
    covers: list[int]
    """Cells of the own itinerary, counted row by row."""
    lost: list[ExperienceRef]
    """Tokens without room."""
    points: int
    crystals: int
    wilds: int
    """Wild tokens to be placed by choice."""
    breaks: bool
    """Whether the trek under way would end."""
    trek_cards: int
    trek_points: int
    """Of the trek the card would lie in."""
    treks_change: int
    """By how much the points of all own treks would change."""


class LandingPreview(msgspec.Struct, frozen=True, tag="landing"):
    """What some crystals would do for the card that is taken; what the card does stands with none of them."""

    landing: Landing


class ColumnPreview(msgspec.Struct, frozen=True, tag="column"):
    """What a wild token put into a column would cover and pay now, the end of the row included."""

    experience: ExperienceRef
    row: int
    points: int
    crystals: int


Detail = CardPreview | LandingPreview | ColumnPreview

_RULES = rules.HistoryRules()
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
        spaces = itinerary_view(own.itinerary, own.covered).next
        columns = [ColumnPreview(space.experience, space.row, space.points, space.crystals) for space in spaces]
        return {int(c.PLACE + EXPERIENCE_REFS.index(each.experience)): _wild(s, seat, each, treks) for each in columns}
    found: dict[int, Preview] = {}
    for card in _cards(s, seat):
        if s.phase == state.CHOOSE_CARD:
            found[int(c.TAKE + CARD_REFS.index(card.card))] = _card(s, seat, card, card.landings)
        else:
            for landing in card.landings:
                spent = _card(s, seat, card, (landing,))
                detail = LandingPreview(landing) if landing.crystals else card
                found[int(c.SPEND + landing.crystals)] = msgspec.structs.replace(spent, detail=detail)
    return found


def taken(s: HistoryState, seat: int, card: int, crystals: int) -> Preview:
    """A card with so many crystals spent on it."""
    found = next(each for each in _cards(s, seat) if each.card == CARD_REFS[card])
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
    detail = msgspec.structs.replace(card, landings=landings)
    return Preview(_gains(bounds, card.card), tuple(_notes(card, landings)), detail)


def _wild(s: HistoryState, seat: int, detail: ColumnPreview, treks: int) -> Preview:
    """A wild token into a column, then the others that are still to be placed."""
    own = s.travellers[seat]
    column = EXPERIENCE_REFS.index(detail.experience)
    points, crystals = _wild_bounds(own.itinerary, own.covered, s.wilds, column)
    bounds = {"itineraries": points, "crystals": _worth(crystals), "treks": (treks, treks)}
    return Preview(_gains(bounds, CARD_REFS[s.chosen]), detail=detail)


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


# --- the rules tried on a copy


def _plan(s: HistoryState, card: int, crystals: int) -> tuple[int, ...]:
    """TH-T1, TH-T2: the moves that are still to be made for a card with so many crystals."""
    spend = int(c.SPEND) + crystals
    return (int(c.TAKE) + card, spend) if s.phase == state.CHOOSE_CARD else (spend,)


def _cards(s: HistoryState, seat: int) -> list[CardPreview]:
    """Of the cards that a seat may take now, or of the one it has chosen."""
    own = s.travellers[seat]
    cards: list[int] = []
    if seat == s.turn and s.phase == state.CHOOSE_CARD:
        cards = [move - c.TAKE for move in _RULES.legal(s, seat)]
    elif seat == s.turn and s.phase == state.SPEND_CRYSTALS:
        cards = [s.chosen]
    return [_preview(s, own, card, _landings(s, own, card)) for card in cards]


def _preview(s: HistoryState, own: Traveller, card: int, landings: tuple[Landing, ...]) -> CardPreview:
    """The rules tried on a copy; what the end of the turn draws is not looked at."""
    tried, happened = _tried(s, own.seat, card, 0)
    after = tried.travellers[own.seat]
    gained = crystals = 0
    covers: list[int] = []
    lost: list[str] = []
    for kind, _, a, b in happened:
        if kind == facts.COVERS:
            covers.append(b)
        elif kind in (facts.SPACE_PAYS, facts.ROW_PAYS):
            gained += a
            crystals += b
        elif kind == facts.GAINS_CRYSTALS:
            crystals += a
        elif kind == facts.LOSES:
            lost.append(SYMBOL_REFS[a])
    if tried.chosen == card:  # its wild tokens come first
        after.lay(card)
    return CardPreview(
        card=CARD_REFS[card],
        year=after.trek_year(),
        landings=landings,
        covers=covers,
        lost=lost,
        points=gained,
        crystals=crystals,
        wilds=tried.wilds,
        breaks=after.trek_cards <= own.trek_cards,
        trek_cards=after.trek_cards,
        trek_points=c.trek_points(after.trek_cards),
        treks_change=scoring.all_trek_points(after) - scoring.all_trek_points(own),
    )


def _tried(s: HistoryState, seat: int, card: int, crystals: int) -> tuple[HistoryState, list[Fact]]:
    """What would happen until a wild token must be placed or the turn ends."""
    after = s.copy()
    happened: list[Fact] = []
    after.facts = happened
    chance = FastChance(0)
    if s.phase == state.CHOOSE_CARD:
        _RULES.play(after, seat, c.TAKE + card, chance)
    if s.travellers[seat].most_crystals(card) > 0:
        _RULES.play(after, seat, c.SPEND + crystals, chance)
    return after, happened


def _landings(s: HistoryState, own: Traveller, card: int) -> tuple[Landing, ...]:
    """Of a card, for every number of crystals."""
    others = [s.travellers[seat] for seat in rows.numbers_in(s.order, s.seats) if seat != own.seat]
    behind = others[0].hour  # the least: they are in their order of play
    found: list[Landing] = []
    most = int(own.most_crystals(card))
    for crystals in range(most + 1):
        hours = int(c.HOUR_COST[card]) - crystals
        beyond = int(rules.beyond_the_day(own.hour, hours))
        hour = int(own.hour) + hours - max(beyond, 0)
        plan = _plan(s, card, crystals) if most else ()
        punctual = int(c.PUNCTUALITY) if beyond == 0 else 0
        onto = [other.seat for other in others if other.hour == hour]
        again = hour < c.HOURS and hour <= behind
        found.append(Landing(crystals, plan, hour, punctual, max(beyond, 0), onto, again))
    return tuple(found)
