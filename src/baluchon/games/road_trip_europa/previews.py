"""What a card or a kind of culture would bring: pencilled lines, and who else is after a star or the passport.

A trip is pencilled as it lies: its food, pairs and countries, the stars and the passport that it completes. Stars and
passport are certain then, for whoever completes them in the same round shares them (RT-G2, RT-G3).
"""

from collections.abc import Iterable

from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa import scoring
from baluchon.games.road_trip_europa.moves import CARD_REFS, CULTURE_REFS
from baluchon.games.road_trip_europa.sheets import sheet_of
from baluchon.games.road_trip_europa.state import DRAFT, RoadTripState, Traveller
from baluchon.games.road_trip_europa.view import REGION_REFS
from baluchon.kernel import rows
from baluchon.kernel.bits import count, has, mask_of, members, minus, plus
from baluchon.kernel.game import NONE
from baluchon.kernel.previews import Gain, Preview, gains_between
from baluchon.kernel.sheets import Sheet
from baluchon.kernel.words import Message, seat_ref

_NEAR = 2
"""Countries or regions that may be missing for someone to be after a star or the passport."""


def pencil(s: RoadTripState, seat: int) -> Sheet:
    """The sheet of a seat with its trip scored as it lies now."""
    return sheet_of(_pencilled(s, s.travellers[seat]))


def previews(s: RoadTripState, seat: int) -> dict[int, Preview]:
    """What each card in hand, or each kind that may be named, would bring."""
    own = s.travellers[seat]
    if s.phase != DRAFT:
        named = {int(c.NAME + kind): _named(s, own, kind) for kind in members(own.nameable)}
        return named | {int(c.NAME + c.NO_CULTURE): Preview()}
    now = _pencilled(s, own)
    lines = sheet_of(now).lines
    last = s.pick == c.HAND - 2
    ends = members(_comes_last(s, seat)) if last else [None]
    found: dict[int, Preview] = {}
    for card in members(own.hand):
        then = [_pencilled(s, own, card, end) for end in ends]
        gains = gains_between(lines, [sheet_of(each).lines for each in then], _refs(now, then, card))
        found[int(c.PICK + card)] = Preview(gains, tuple(_notes(s, own, card)))
    return found


def _named(s: RoadTripState, own: Traveller, kind: int) -> Preview:
    """RT-P4: all rows lie open, so this is certain."""
    points = int(scoring.culture_points(s, own.seat, kind))
    gains = (Gain("culture", points, points, (CULTURE_REFS[kind],)),) if points else ()
    return Preview(gains, () if points else (Message("note-used-up", {"culture": CULTURE_REFS[kind]}),))


def _comes_last(s: RoadTripState, seat: int) -> int:
    """RT-D3: the cards of which one is passed on to the seat and laid last; it has held both."""
    return s.travellers[(seat - s.direction()) % s.seats].hand


def _pencilled(s: RoadTripState, own: Traveller, card: int | None = None, end: int | None = None) -> Traveller:
    """A traveller with the trip scored, some cards added to it; the end counts once it is there."""
    tried = own.copy()
    if s.phase != DRAFT:
        return tried
    for place, laid in enumerate((card, end), s.pick):
        if laid is not None:
            tried.lay(place, laid)
    if end is not None:
        tried.start_end = rows.put(tried.start_end, s.round, scoring.start_end_points(tried))
    tried.food = rows.put(tried.food, s.round, scoring.food_points(tried.food_in_row))
    tried.transport = rows.put(tried.transport, s.round, scoring.transport_points(tried.transport_in_row))
    tried.visited = _marked(tried)
    for region in members(s.stars_left):
        if tried.visited & c.REGION_CARDS[region] == c.REGION_CARDS[region]:
            tried.stars = plus(tried.stars, region)
    if tried.passport == 0 and s.passport_places < len(c.PASSPORT) and scoring.has_every_region(tried.visited):
        tried.passport = c.PASSPORT[s.passport_places]
    return tried


def _marked(own: Traveller, *, first: bool = True) -> int:
    """The countries marked, with those of the trip; `first`: the face-down one too."""
    trip = rows.things_in(own.row, c.HAND)[0 if first else 1 :]
    return own.visited | mask_of([card for card in trip if card != NONE])


def _refs(now: Traveller, then: list[Traveller], card: int) -> dict[str, tuple[str, ...]]:
    """What the points of each line would arise from."""
    kind = c.TRANSPORT[card]
    laid = [other for other in rows.things_in(now.row, c.HAND) if other != NONE]
    alike = [CARD_REFS[other] for other in laid if kind >= 0 and c.TRANSPORT[other] == kind]
    stars = {region for each in then for region in members(each.stars & ~now.stars)}
    return {
        "food": (f"food:{c.FOOD_IDS[c.FOOD[card]]}",) if c.FOOD[card] >= 0 else (),
        "transport": (f"transport:{c.TRANSPORT_IDS[kind]}", *alike, CARD_REFS[card]) if alike else (),
        "countries": (CARD_REFS[card],),
        "stars": tuple(REGION_REFS[region] for region in sorted(stars)),
        "passport": (REGION_REFS[c.REGION[card]],),
    }


# --- what is not points


def _notes(s: RoadTripState, own: Traveller, card: int) -> Iterable[Message]:
    if s.pick == 0:
        yield _start(card)
    yield from _culture(s, own, card)
    yield from _star(s, own, card)
    yield from _others(s, own, card)


def _start(card: int) -> Message:
    """RT-P1: what the start leaves open."""
    number = c.NUMBER[card]
    most = max(number - min(c.NUMBER), max(c.NUMBER) - number)
    return Message("note-start", {"number": number, "most": most})


def _culture(s: RoadTripState, own: Traveller, card: int) -> Iterable[Message]:
    """RT-P4: what the kind on the card would bring at least, by the cards that lie open."""
    kind = c.CULTURE[card]
    if kind < 0 or has(own.named, kind):
        return
    open = 0
    for other in s.travellers:
        if other.seat != own.seat:
            shown = rows.things_in(other.row, c.HAND)[1:]
            open += sum(laid != NONE and c.CULTURE[laid] == kind for laid in shown)
    if open:
        yield Message("note-culture", {"culture": CULTURE_REFS[kind], "points": open * c.CULTURE_POINTS[s.seats]})


def _star(s: RoadTripState, own: Traveller, card: int) -> Iterable[Message]:
    """RT-G2: how far the star of the region is once the card is laid."""
    region = c.REGION[card]
    before = _missing(region, _marked(own))
    left = count(minus(before, card))
    if has(before, card) and has(s.stars_left, region) and 0 < left <= _NEAR:
        yield Message("note-star", {"region": REGION_REFS[region], "count": left})


def _others(s: RoadTripState, own: Traveller, card: int) -> Iterable[Message]:
    """Who else is after the star or the passport, by the maps that all can see, in the order hands are passed."""
    region = c.REGION[card]
    star: list[str] = []
    passport: list[str] = []
    for step in range(1, s.seats):
        other = s.travellers[(own.seat + step * s.direction()) % s.seats]
        marked = _marked(other, first=False)
        lacking = _missing(region, marked)
        if has(s.stars_left, region) and has(lacking, card) and count(lacking) <= _NEAR:
            star.append(seat_ref(other.seat))
        away = [each for each in range(c.REGIONS) if marked & c.REGION_CARDS[each] == 0]
        if other.passport == 0 and s.passport_places < len(c.PASSPORT) and region in away and len(away) <= _NEAR:
            passport.append(seat_ref(other.seat))
    if star:
        yield Message("note-star-too", {"region": REGION_REFS[region], "players": star, "count": len(star)})
    if passport:
        yield Message("note-passport-too", {"players": passport, "count": len(passport)})


def _missing(region: int, marked: int) -> int:
    """The countries of a region that are not marked."""
    return c.REGION_CARDS[region] & ~marked
