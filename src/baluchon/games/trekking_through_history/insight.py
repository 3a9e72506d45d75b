"""What a good player would think: how likely each seat is to win, and a quick sensible choice.

The weights are judgements, not rules; every rule figure comes from the components.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from baluchon.games.trekking_through_history import scoring
from baluchon.games.trekking_through_history import state as states
from baluchon.games.trekking_through_history.components import (
    ANCESTOR,
    CARDS,
    CELLS,
    COLUMN,
    CRYSTAL,
    CRYSTAL_POINTS,
    DAYS,
    DECK,
    EXPERIENCES,
    FIRST_COLUMN,
    GIVES,
    HOUR_COST,
    HOURS,
    ITINERARIES,
    MAT,
    NOWHERE,
    PLACE,
    PLACES,
    PUNCTUALITY,
    RANK,
    ROW,
    ROW_CRYSTALS,
    ROW_POINTS,
    ROWS,
    SPACE_CRYSTALS,
    SPACE_POINTS,
    SPACES,
    SPEND,
    TAKE,
    TREK_POINTS,
    USE,
    WILD,
    YEAR,
    amount,
    trek_points,
)
from baluchon.games.trekking_through_history.state import (
    CHOOSE_CARD,
    CHOOSE_ITINERARY,
    NONE,
    OVER,
    PLACE_WILD,
    SPEND_CRYSTALS,
    HistoryState,
)
from baluchon.kernel.bits import BIT, count, lowest, members
from baluchon.kernel.chance import WHIMS, Chance, liking
from baluchon.kernel.lanes import lane

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
    above = [0] * CELLS
    for column in range(EXPERIENCES):
        needed: i64 = 0
        for cell in members(COLUMN[itinerary * EXPERIENCES + column]):
            needed |= BIT[cell]
            above[cell] = needed
    found: list[tuple[int, float]] = []
    for cell in range(CELLS):
        at = itinerary * CELLS + cell
        if SPACE_POINTS[at] + SPACE_CRYSTALS[at] > 0:
            found.append((above[cell], _worth(SPACE_POINTS[at], SPACE_CRYSTALS[at])))
    for row in range(ROWS):
        at = itinerary * ROWS + row
        if ROW_POINTS[at] + ROW_CRYSTALS[at] > 0:
            needed = 0
            for cell in members(ROW[at]):
                needed |= above[cell]
            found.append((needed, _worth(ROW_POINTS[at], ROW_CRYSTALS[at])))
    return found


def _worth(points: i64, crystals: i64) -> float:
    return float(points) + float(crystals) * (float(CRYSTAL_POINTS) + _CRYSTAL_SPENT)


_FIRST_REWARD: Final[list[int]] = [0]
_NEEDED: Final[list[int]] = []
_PAYS: Final[list[float]] = []
for _itinerary in range(ITINERARIES):
    for _mask, _value in _rewards(_itinerary):
        _NEEDED.append(_mask)
        _PAYS.append(_value)
    _FIRST_REWARD.append(len(_NEEDED))


def _hope(hours: int, tokens: int) -> float:
    """How likely a reward is that needs so many tokens more, with so many hours left in the day."""
    coming = _TOKENS_PER_HOUR * float(hours)
    return (coming / (coming + _TOKENS_MISSED)) ** tokens


_HOPE: Final[list[float]] = [_hope(hours, tokens) for hours in range(HOURS + 1) for tokens in range(CELLS + 1)]
"""By hours left in the day and tokens needed; a reward that needs none is paid."""

_LATER: Final[list[float]] = [
    float(sum(other > YEAR[card] for other in YEAR[day * DECK : (day + 1) * DECK])) / float(DECK)
    for day in range(DAYS)
    for card in range(CARDS)
]
"""By day and card: which share of the day's deck comes after it."""

_FROM: Final[list[float]] = [
    float(sum(other >= rank for other in RANK[day * DECK : (day + 1) * DECK])) / float(DECK)
    for day in range(DAYS)
    for rank in range(CARDS + 1)
]
"""By day and rank of a year: which share of the day's deck is of that year or later."""


def _smooth(cards: int) -> float:
    """Trek points as they are met when a card more or less is likely."""
    around = trek_points(cards + 1) + 2 * trek_points(cards) + trek_points(cards - 1 if cards > 1 else 1)
    return float(around) / 4.0


_LADDER: Final[list[float]] = [0.0, *[_smooth(cards) for cards in range(1, 2 * len(TREK_POINTS))]]


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


def _room_after(s: HistoryState, card: i64, left_today: i64) -> float:
    """Which share of the cards a player will see until the end comes after a card."""
    days = DAYS - 1 - s.day
    weight = float(left_today + HOURS * days)
    if weight == 0.0:
        return 0.0
    room = float(left_today) * _LATER[s.day * CARDS + card]
    for day in range(s.day + 1, DAYS):
        room += float(HOURS) * _LATER[day * CARDS + card]
    return room / weight


def _room_from(s: HistoryState, rank: i64, left_today: i64) -> float:
    """The same from a year on, by its rank."""
    days = DAYS - 1 - s.day
    weight = float(left_today + HOURS * days)
    if weight == 0.0:
        return 0.0
    room = 0.0
    for day in range(s.day, DAYS):
        room += _FROM[day * (CARDS + 1) + rank] * float(left_today if day == s.day else HOURS)
    return room / weight


def _itinerary_prospects(itinerary: i64, before: i64, after: i64, hours: i64) -> float:
    """What is unpaid with the cells `before`: paid in full by those `after`, or hoped for."""
    worth = 0.0
    first: i64 = _FIRST_REWARD[itinerary]
    beyond: i64 = _FIRST_REWARD[itinerary + 1]
    hope = hours * (CELLS + 1)
    for reward in range(first, beyond):
        needed: i64 = _NEEDED[reward]
        if needed & ~before != 0:
            worth += _PAYS[reward] * _HOPE[hope + count(needed & ~after)]
    return worth


def _crystal_value(hours: i64) -> float:
    """A crystal's point, and the hour it can still take off."""
    share = float(hours) / float(HOURS)
    return float(CRYSTAL_POINTS) + _CRYSTAL_SPENT * (share if share < 1.0 else 1.0)


def _best_wild(itinerary: i64, before: i64, covered: i64, hours: i64) -> i64:
    """The cells after a wild token is placed where it promises most."""
    best = -1.0
    chosen = covered
    free: i64 = SPACES[itinerary] & ~covered
    for column in range(EXPERIENCES):
        empty = free >> column & FIRST_COLUMN
        if empty != 0:
            after = covered | (empty & -empty) << column
            worth = _itinerary_prospects(itinerary, before, after, hours)
            if worth > best:
                best = worth
                chosen = after
    return chosen


def _covered_by(s: HistoryState, seat: i64, card: i64, place: i64) -> i64:
    """The cells that hold a token after a card's coloured tokens are placed."""
    covered = states.covered(s, seat)
    gained: i64 = GIVES[card] + MAT[place]
    spaces: i64 = SPACES[lane(s.itinerary, seat) - 1]
    for column in range(EXPERIENCES):
        for _ in range(amount(gained, column)):
            empty = (spaces & ~covered) >> column & FIRST_COLUMN
            covered |= (empty & -empty) << column
    return covered


def _value_with(s: HistoryState, seat: i64, card: i64, place: i64, covered: i64, crystals: i64) -> float:
    """What a seat may expect of the rest of the game, in points, if it takes a card for so many crystals.

    `covered` are the cells after the card's coloured tokens.
    """
    hours: i64 = HOUR_COST[card] - crystals
    left = HOURS - lane(s.hours, seat)
    value = 0.0
    if hours >= left:
        if hours == left:
            value += float(PUNCTUALITY)
        hours = left
    left -= hours
    before = states.covered(s, seat)
    itinerary = lane(s.itinerary, seat) - 1
    gained: i64 = GIVES[card] + MAT[place]
    for _ in range(amount(gained, WILD)):
        covered = _best_wild(itinerary, before, covered, left)
    value += _itinerary_prospects(itinerary, before, covered, left)
    to_come = left + HOURS * (DAYS - 1 - s.day)
    value += float(amount(gained, CRYSTAL) - crystals) * _crystal_value(to_come)
    return value + _trek_value(s, seat, card, left, float(to_come) / _HOURS_PER_CARD)


def card_value(s: HistoryState, seat: i64, card: i64, place: i64, crystals: i64) -> float:
    """What a card for so many crystals promises."""
    return _value_with(s, seat, card, place, _covered_by(s, seat, card, place), crystals)


def _trek_value(s: HistoryState, seat: i64, card: i64, left: i64, cards: float) -> float:
    """What a seat's treks promise after a card is laid, compared with the finished ones."""
    length = lane(s.trek_cards, seat)
    rank = lane(s.trek_rank, seat)
    if card == ANCESTOR:
        return trek_prospects(length + 1, _room_from(s, rank, left), cards)
    room = _room_after(s, card, left)
    if RANK[card] >= rank:
        return trek_prospects(length + 1, room, cards)
    return float(trek_points(length)) + trek_prospects(1, room, cards)


def _best_card_value(s: HistoryState, seat: i64, card: i64, place: i64) -> float:
    """A card's value with the number of crystals that suits it best."""
    covered = _covered_by(s, seat, card, place)
    best = _value_with(s, seat, card, place, covered, 0)
    useful: i64 = HOUR_COST[card] - 1
    owned = lane(s.crystals, seat)
    for crystals in range(1, (owned if owned < useful else useful) + 1):
        value = _value_with(s, seat, card, place, covered, crystals)
        if value > best:
            best = value
    return best


def _wild_value(s: HistoryState, seat: i64, column: i64) -> float:
    covered = states.covered(s, seat)
    itinerary = lane(s.itinerary, seat) - 1
    empty = (SPACES[itinerary] & ~covered) >> column & FIRST_COLUMN
    after = covered | (empty & -empty) << column
    return _itinerary_prospects(itinerary, covered, after, HOURS - lane(s.hours, seat))


def _place_of(s: HistoryState, card: i64) -> i64:
    for place in range(PLACES):
        if lane(s.offer, place) == card + 1:
            return place
    return NOWHERE


def suggest(s: HistoryState, seat: i64, moves: list[int], chance: Chance) -> i64:
    """The move that promises most, a little noise added so that playouts differ."""
    best = -1000.0
    chosen: i64 = moves[0]
    whim = chance.below(WHIMS)
    for move in moves:
        if s.phase == CHOOSE_CARD:
            value = _best_card_value(s, seat, move - TAKE, _place_of(s, move - TAKE))
        elif s.phase == SPEND_CRYSTALS:
            value = card_value(s, seat, s.chosen, s.place, move - SPEND)
        elif s.phase == PLACE_WILD:
            value = _wild_value(s, seat, move - PLACE)
        else:
            value = _itinerary_prospects(move - USE, 0, 0, HOURS)
        value += _NOISE * liking(whim, move)
        if value > best:
            best = value
            chosen = move
    return chosen


def prospects(s: HistoryState, seat: i64) -> float:
    """The points a seat has and what the rest of the game promises, as far as seats differ in it."""
    value = float(scoring.track_points(s, seat) + scoring.finished_points(s, seat))
    left = HOURS - lane(s.hours, seat)
    to_come = left + HOURS * (DAYS - 1 - s.day)
    if s.phase == OVER:
        to_come = 0
    value += float(lane(s.crystals, seat)) * _crystal_value(to_come)
    if seat == s.turn and s.phase == SPEND_CRYSTALS:
        return value + _best_card_value(s, seat, s.chosen, s.place)
    itinerary = lane(s.itinerary, seat) - 1
    covered = states.covered(s, seat)
    after = covered
    if s.phase == CHOOSE_ITINERARY:
        value += _best_itinerary(s, seat)
    else:
        if seat == s.turn and s.phase == PLACE_WILD:
            for _ in range(s.wilds):
                after = _best_wild(itinerary, covered, after, left)
        value += _itinerary_prospects(itinerary, covered, after, left)
    cards = float(to_come) / _HOURS_PER_CARD
    if seat == s.turn and s.phase == PLACE_WILD:
        return value + _trek_value(s, seat, s.chosen, left, cards)
    room = _room_from(s, lane(s.trek_rank, seat), left)
    return value + trek_prospects(lane(s.trek_cards, seat), room, cards)


def _best_itinerary(s: HistoryState, seat: i64) -> float:
    """What the itinerary promises that the seat has chosen, or the best it could choose."""
    choice = lane(s.choices, seat) - 1
    if choice != NONE:
        return _itinerary_prospects(choice, 0, 0, HOURS)
    best = 0.0
    hand = states.hand(s, seat)
    while hand != 0:
        worth = _itinerary_prospects(lowest(hand), 0, 0, HOURS)
        if worth > best:
            best = worth
        hand &= hand - 1
    return best


def estimate(s: HistoryState, out: list[float]) -> None:
    """Each seat's chance to win: a lead counts the more the less time is left."""
    spread = _SPREAD_NOW + _SPREAD_DAY * float(DAYS - s.day)
    most = -1000.0
    for seat in range(s.seats):
        out[seat] = prospects(s, seat)
        if out[seat] > most:
            most = out[seat]
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp((out[seat] - most) / spread)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
