"""What a good player would think: how likely each seat is to win, and a quick sensible choice.

The weights are judgements, not rules; every rule figure comes from the components.
"""

from typing import Final

from mypy_extensions import i64

from baluchon.games.trekking_through_history import components as c
from baluchon.games.trekking_through_history import scoring, state
from baluchon.games.trekking_through_history.state import HistoryState, Traveller
from baluchon.kernel.bags import times
from baluchon.kernel.bits import count, lowest, members, plus, rest
from baluchon.kernel.chance import WHIMS, Chance
from baluchon.kernel.game import NONE
from baluchon.kernel.insight import best_liked, shares

_HOURS_PER_CARD: Final = 2.3  # of a player who spends crystals now and then
_REACH: Final = 6.0  # cards that fit into a trek over all the years there are
_NEW_TREKS: Final = 2.0  # points of a card that goes into a trek not begun yet
_CRYSTAL_SPENT: Final = 1.2  # what a crystal is worth beyond its point as long as there is time to spend it
_TOKENS_MISSED: Final = 1.1  # how hard it is to get the very tokens one needs
_TOKENS_PER_HOUR: Final = 0.85
_NOISE: Final = 0.5  # spread of the playout policy, in points
_SPREAD_NOW: Final = 2.0  # points of lead that mean something at the end of a game …
_SPREAD_DAY: Final = 3.0  # … and more for each day still to come


def _rewards(itinerary: int) -> list[tuple[int, float]]:
    """What an itinerary pays: the cells that must be covered for it, and its worth."""
    above = [0] * c.CELLS
    for column in range(c.EXPERIENCES):
        needed: i64 = 0
        for cell in members(c.COLUMN[itinerary * c.EXPERIENCES + column]):
            needed = plus(needed, cell)
            above[cell] = needed
    found: list[tuple[int, float]] = []
    for cell in range(c.CELLS):
        at = itinerary * c.CELLS + cell
        if c.SPACE_POINTS[at] + c.SPACE_CRYSTALS[at] > 0:
            found.append((above[cell], _worth(c.SPACE_POINTS[at], c.SPACE_CRYSTALS[at])))
    for row in range(c.ROWS):
        at = itinerary * c.ROWS + row
        if c.ROW_POINTS[at] + c.ROW_CRYSTALS[at] > 0:
            needed = 0
            for cell in members(c.ROW[at]):
                needed |= above[cell]
            found.append((needed, _worth(c.ROW_POINTS[at], c.ROW_CRYSTALS[at])))
    return found


def _worth(points: i64, crystals: i64) -> float:
    return float(points) + float(crystals) * (float(c.CRYSTAL_POINTS) + _CRYSTAL_SPENT)


_FIRST_REWARD: Final[list[int]] = [0]
_NEEDED: Final[list[int]] = []
_PAYS: Final[list[float]] = []
for _itinerary in range(c.ITINERARIES):
    for _cells, _paid in _rewards(_itinerary):
        _NEEDED.append(_cells)
        _PAYS.append(_paid)
    _FIRST_REWARD.append(len(_NEEDED))


def _hope(hours: int, tokens: int) -> float:
    """How likely a reward is that needs so many tokens more, with so many hours left in the day."""
    coming = _TOKENS_PER_HOUR * float(hours)
    return (coming / (coming + _TOKENS_MISSED)) ** tokens


_HOPE: Final[list[float]] = [_hope(hours, tokens) for hours in range(c.HOURS + 1) for tokens in range(c.CELLS + 1)]
"""By hours left in the day and tokens needed; a reward that needs none is paid."""

_RANKS: Final[i64] = c.CARDS + 2  # of years: none yet, each of them, and one behind the last


def _room_left(today: int, left: int, rank: int) -> float:
    """The entry of `_ROOM`: each day counts by its hours that are still to come."""
    weight = float(left + c.HOURS * (c.DAYS - 1 - today))
    room = 0.0
    for day in range(today, c.DAYS):
        later = [other for other in c.RANK[day * c.DECK : (day + 1) * c.DECK] if other >= rank]
        room += float(len(later)) / float(c.DECK) * float(left if day == today else c.HOURS)
    return room / weight if weight > 0.0 else 0.0


_ROOM: Final[list[float]] = [
    _room_left(day, left, rank) for day in range(c.DAYS) for left in range(c.HOURS + 1) for rank in range(_RANKS)
]
"""By day, hours left in it and rank of a year: see `_room`."""


def _smooth(cards: int) -> float:
    """Trek points as they are met when a card more or less is likely."""
    around = c.trek_points(cards + 1) + 2 * c.trek_points(cards) + c.trek_points(cards - 1 if cards > 1 else 1)
    return float(around) / 4.0


_LADDER: Final[list[float]] = [0.0, *[_smooth(cards) for cards in range(1, 2 * len(c.TREK_POINTS))]]


def _ladder(cards: float) -> float:
    """Trek points of a length that is only expected."""
    most: i64 = len(_LADDER) - 1
    if cards >= float(most):
        return _LADDER[most]
    whole: i64 = int(cards)
    part = cards - float(whole)
    return _LADDER[whole] * (1.0 - part) + _LADDER[whole + 1] * part


def trek_prospects(length: i64, room: float, cards: float) -> float:
    """What the trek under way and those after it will score, with so many cards to come.

    `room` is the share of the cards to come that are later than the trek's last.
    """
    fit = _REACH * room
    if fit > cards:
        fit = cards
    return _ladder(float(length) + fit) + _NEW_TREKS * (cards - fit)


def _room(s: HistoryState, rank: i64, left: i64) -> float:
    """Which share of the cards a player will see until the end is of a year or later, by the rank of that year."""
    return _ROOM[(s.day * (c.HOURS + 1) + left) * _RANKS + rank]


def _itinerary_prospects(itinerary: i64, before: i64, after: i64, hours: i64) -> float:
    """What is unpaid with the cells `before`: paid in full by those `after`, or hoped for."""
    worth = 0.0
    first: i64 = _FIRST_REWARD[itinerary]
    beyond: i64 = _FIRST_REWARD[itinerary + 1]
    hope = hours * (c.CELLS + 1)
    for reward in range(first, beyond):
        needed: i64 = _NEEDED[reward]
        if needed & ~before != 0:
            worth += _PAYS[reward] * _HOPE[hope + count(needed & ~after)]
    return worth


def _crystal_value(hours: i64) -> float:
    """A crystal's point, and the hour it can still take off."""
    share = float(hours) / float(c.HOURS)
    return float(c.CRYSTAL_POINTS) + _CRYSTAL_SPENT * (share if share < 1.0 else 1.0)


def _best_wild(own: Traveller, covered: i64, hours: i64) -> i64:
    """The cells after a wild token is placed where it promises most."""
    best = -1.0
    chosen = covered
    free: i64 = c.SPACES[own.itinerary] & ~covered
    for column in range(c.EXPERIENCES):
        token = c.topmost(free, column)
        if token != 0:
            after = covered | token
            worth = _itinerary_prospects(own.itinerary, own.covered, after, hours)
            if worth > best:
                best = worth
                chosen = after
    return chosen


def _covered_by(own: Traveller, card: i64, place: i64) -> i64:
    """The cells that hold a token after a card's coloured tokens are placed."""
    covered = own.covered
    gained: i64 = c.GIVES[card] + c.MAT[place]
    spaces: i64 = c.SPACES[own.itinerary]
    for column in range(c.EXPERIENCES):
        for _ in range(times(gained, column)):
            covered |= c.topmost(spaces & ~covered, column)
    return covered


def _value_with(s: HistoryState, own: Traveller, card: i64, place: i64, covered: i64, crystals: i64) -> float:
    """What a seat may expect of the rest of the game, in points, if it takes a card for so many crystals.

    `covered` are the cells after the card's coloured tokens.
    """
    hours: i64 = c.HOUR_COST[card] - crystals
    left = c.HOURS - own.hour
    value = 0.0
    if hours >= left:
        if hours == left:
            value += float(c.PUNCTUALITY)
        hours = left
    left -= hours
    gained: i64 = c.GIVES[card] + c.MAT[place]
    for _ in range(times(gained, c.WILD)):
        covered = _best_wild(own, covered, left)
    value += _itinerary_prospects(own.itinerary, own.covered, covered, left)
    to_come = left + c.HOURS * (c.DAYS - 1 - s.day)
    value += float(times(gained, c.CRYSTAL) - crystals) * _crystal_value(to_come)
    return value + _trek_value(s, own, card, left, float(to_come) / _HOURS_PER_CARD)


def _trek_value(s: HistoryState, own: Traveller, card: i64, left: i64, cards: float) -> float:
    """What a seat's treks promise after a card is laid, compared with the finished ones."""
    if card == c.ANCESTOR:
        return trek_prospects(own.trek_cards + 1, _room(s, own.trek_rank, left), cards)
    rank: i64 = c.RANK[card]
    room = _room(s, rank + 1, left)
    if rank >= own.trek_rank:
        return trek_prospects(own.trek_cards + 1, room, cards)
    return float(c.trek_points(own.trek_cards)) + trek_prospects(1, room, cards)


def _card_value(s: HistoryState, own: Traveller, card: i64, place: i64) -> float:
    """A card's value with the number of crystals that suits it best."""
    covered = _covered_by(own, card, place)
    best = _value_with(s, own, card, place, covered, 0)
    for crystals in range(1, own.most_crystals(card) + 1):
        value = _value_with(s, own, card, place, covered, crystals)
        if value > best:
            best = value
    return best


def _wild_value(own: Traveller, column: i64) -> float:
    """What the itinerary promises after a wild token is placed in a column."""
    after = own.covered | c.topmost(own.free(), column)
    return _itinerary_prospects(own.itinerary, own.covered, after, c.HOURS - own.hour)


def _value(s: HistoryState, own: Traveller, move: i64) -> float:
    """What a move promises, in points."""
    if s.phase == state.CHOOSE_CARD:
        return _card_value(s, own, move - c.TAKE, s.place_of(move - c.TAKE))
    if s.phase == state.SPEND_CRYSTALS:
        covered = _covered_by(own, s.chosen, s.place)
        return _value_with(s, own, s.chosen, s.place, covered, move - c.SPEND)
    if s.phase == state.PLACE_WILD:
        return _wild_value(own, move - c.PLACE)
    return _itinerary_prospects(move - c.USE, 0, 0, c.HOURS)


def suggest(s: HistoryState, seat: i64, moves: list[int], chance: Chance) -> i64:
    """The move that promises most, a little noise added so that playouts differ."""
    own = s.travellers[seat]
    gains = [_value(s, own, move) for move in moves]
    return best_liked(moves, gains, chance.below(WHIMS), _NOISE)


def prospects(s: HistoryState, own: Traveller) -> float:
    """The points a seat has and what the rest of the game promises, as far as seats differ in it."""
    value = float(scoring.track_points(own) + own.finished_points)
    left = c.HOURS - own.hour
    to_come = left + c.HOURS * (c.DAYS - 1 - s.day)
    if s.phase == state.OVER:
        to_come = 0
    value += float(own.crystals) * _crystal_value(to_come)
    if own.seat == s.turn and s.phase == state.SPEND_CRYSTALS:
        return value + _card_value(s, own, s.chosen, s.place)
    cards = float(to_come) / _HOURS_PER_CARD
    if own.seat == s.turn and s.phase == state.PLACE_WILD:
        after = own.covered
        for _ in range(s.wilds):
            after = _best_wild(own, after, left)
        value += _itinerary_prospects(own.itinerary, own.covered, after, left)
        return value + _trek_value(s, own, s.chosen, left, cards)
    if s.phase == state.CHOOSE_ITINERARY:
        value += _best_itinerary(own)
    else:
        value += _itinerary_prospects(own.itinerary, own.covered, own.covered, left)
    return value + trek_prospects(own.trek_cards, _room(s, own.trek_rank, left), cards)


def _best_itinerary(own: Traveller) -> float:
    """What the itinerary promises that the seat has chosen, or the best it could choose."""
    if own.choice != NONE:
        return _itinerary_prospects(own.choice, 0, 0, c.HOURS)
    best = 0.0
    hand = own.hand
    while hand != 0:
        worth = _itinerary_prospects(lowest(hand), 0, 0, c.HOURS)
        if worth > best:
            best = worth
        hand = rest(hand)
    return best


def estimate(s: HistoryState, out: list[float]) -> None:
    """Each seat's chance to win: a lead counts the more the less time is left."""
    for own in s.travellers:
        out[own.seat] = prospects(s, own)
    shares(out, _SPREAD_NOW + _SPREAD_DAY * float(c.DAYS - s.day))
