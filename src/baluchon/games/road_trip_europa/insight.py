"""What a good player would think: how likely each seat is to win, and a quick sensible choice.

The weights are judgements, not rules; every rule figure comes from the components.
"""

from typing import Final

from mypy_extensions import i64

from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa import scoring
from baluchon.games.road_trip_europa.state import CULTURE_CHOICE, DRAFT, RoadTripState, Traveller
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import count, has, plus
from baluchon.kernel.chance import WHIMS, Chance
from baluchon.kernel.game import NONE
from baluchon.kernel.insight import best_liked, shares

_FIRST_CARD: Final = 0.7  # worth of each step of the first number away from the middle
_MIDDLE: Final = 4.0
_HALF_PAIR: Final = 0.11  # chance per pick left and card left that a single one finds its partner
_MOST_LIKELY: Final = 0.6
_SHORT_OF_FOOD: Final = 0.5  # how much of a loss by halving is feared while more food may come
_KEEP_CULTURE: Final = 0.75  # share of a kind's average that it must score to be named early
_CULTURE_IN_OTHER_ROWS: Final = 0.75
_NOISE: Final = 0.6  # spread of the playout policy, in points
_SPREAD_NOW: Final = 2.5  # points of lead that mean something at the end of a game …
_SPREAD_ROUND: Final = 3.0  # … and more for each round still to come


def _average_culture(s: RoadTripState, kind: i64) -> float:
    """What a kind scores on average: its symbols among the cards in play, less those in the own row."""
    in_play = float(s.seats * c.HAND) / float(len(c.NUMBER))
    others = float(s.seats - 1) / float(s.seats)
    return float(c.CULTURE_FREQUENCY[kind] * c.CULTURE_POINTS[s.seats]) * in_play * others


def _culture_hope(s: RoadTripState, own: Traveller, in_row: i64) -> float:
    """What the best kind still free in a bag of culture would score, guessed from its frequency."""
    best = 0.0
    for kind in range(c.CULTURES):
        if bags.times(in_row, kind) != 0 and not has(own.named, kind):
            hope = _average_culture(s, kind)
            if hope > best:
                best = hope
    return best


def _first_card_gain(card: i64) -> float:
    """A first card: the further its number is from the middle, the more the last one may score."""
    distance = float(c.NUMBER[card]) - _MIDDLE
    return _FIRST_CARD * (distance if distance > 0.0 else -distance)


def _card_gain(s: RoadTripState, own: Traveller, visited: i64, card: i64) -> float:
    """What a card would add to a seat's row, in points, with what it makes likely."""
    gain = 0.0
    if s.pick == 0:
        gain += _first_card_gain(card)
    if c.FOOD_VALUE[card] != 0:
        food = own.food_in_row
        change = float(scoring.food_points(food + c.FOOD_VALUE[card]) - scoring.food_points(food))
        gain += change if change > 0.0 else change * _SHORT_OF_FOOD
    transport: i64 = c.TRANSPORT[card]
    if transport >= 0:
        same = bags.times(own.transport_in_row, transport)
        if same % 2 == 1:
            gain += float(c.PAIR[transport])
        else:
            left = float(c.HAND - 1 - s.pick)
            likely = _HALF_PAIR * left * float(c.FREQUENCY[transport] - same - 1) / 2.0
            gain += float(c.PAIR[transport]) * (likely if likely < _MOST_LIKELY else _MOST_LIKELY)
    gain += _country_gain(s, own, visited, card)
    culture: i64 = c.CULTURE[card]
    if culture >= 0 and not has(own.named, culture):
        hope = _average_culture(s, culture) - _culture_hope(s, own, own.culture_in_row)
        if hope > 0.0:
            gain += hope * _CULTURE_IN_OTHER_ROWS
    return gain


def _country_gain(s: RoadTripState, own: Traveller, visited: i64, card: i64) -> float:
    """A new country: its point, and the way it goes towards star and passport."""
    if has(visited, card):
        return 0.0
    gain = float(c.COUNTRY_POINTS)
    region: i64 = c.REGION[card]
    cards: i64 = c.REGION_CARDS[region]
    have = float(count(visited & cards))
    size = float(count(cards))
    if has(s.stars_left, region):
        gain += float(c.STAR[region]) * (2.0 * have + 1.0) / (size * size)
    if have == 0.0 and own.passport == 0 and s.passport_places < len(c.PASSPORT):
        seen: i64 = 0
        for other in range(c.REGIONS):
            if visited & c.REGION_CARDS[other] != 0:
                seen += 1
        gain += float(c.PASSPORT[s.passport_places] * (2 * seen + 1)) / float(c.REGIONS * c.REGIONS)
    return gain


def _name_gain(s: RoadTripState, own: Traveller, kind: i64) -> float:
    """What naming a kind now is worth against keeping it for a later round."""
    if kind == c.NO_CULTURE:
        return 0.0
    points = float(scoring.culture_points(s, own.seat, kind))
    rounds_left = c.ROUNDS - 1 - s.round
    # With as many free kinds as rounds none can be saved for later.
    if rounds_left == 0 or c.CULTURES - count(own.named) > rounds_left:
        return points + 0.1
    return points - _KEEP_CULTURE * _average_culture(s, kind)


def suggest(s: RoadTripState, seat: i64, moves: list[int], chance: Chance) -> i64:
    """The move with the most gain, a little noise added so that playouts differ."""
    own = s.travellers[seat]
    whim = chance.below(WHIMS)
    if s.phase == DRAFT:
        visited = own.visited | own.cards_laid(0, s.pick)
        gains = [_card_gain(s, own, visited, move - c.PICK) for move in moves]
    else:
        gains = [_name_gain(s, own, move - c.NAME) for move in moves]
    return best_liked(moves, gains, whim, _NOISE)


def _prospects(s: RoadTripState, own: Traveller) -> float:
    """The points a seat has and what its unfinished row promises."""
    value = float(scoring.total(own))
    if s.phase == CULTURE_CHOICE:
        return value + _naming_prospects(s, own)
    if s.phase != DRAFT:
        return value
    chosen = own.choice
    first = rows.thing_at(own.row, 0) if s.pick > 0 else chosen
    if first == NONE:
        return value
    # The row so far, as if its cards were laid one after the other; a card chosen counts as laid.
    food = own.food_in_row
    transport = own.transport_in_row
    culture = own.culture_in_row
    visited = own.visited
    for place in range(s.pick):
        card = rows.thing_at(own.row, place)
        value += _country_gain(s, own, visited, card)
        visited = plus(visited, card)
    if chosen != NONE:
        value += _country_gain(s, own, visited, chosen)
        food += c.FOOD_VALUE[chosen]
        transport += c.TRANSPORT_BAG[chosen]
        culture += c.CULTURE_BAG[chosen]
    value += _first_card_gain(first)
    value += float(scoring.food_points(food) + scoring.transport_points(transport))
    return value + _culture_hope(s, own, culture) * _CULTURE_IN_OTHER_ROWS


def _naming_prospects(s: RoadTripState, own: Traveller) -> float:
    """What the seat will score for culture in this round."""
    if own.choice == c.NO_CULTURE:
        return 0.0
    if own.choice != NONE:
        return float(scoring.culture_points(s, own.seat, own.choice))
    return _culture_hope(s, own, own.culture_in_row)


def estimate(s: RoadTripState, out: list[float]) -> None:
    """Each seat's chance to win: a lead counts the more the fewer rounds are left."""
    for own in s.travellers:
        out[own.seat] = _prospects(s, own)
    shares(out, _SPREAD_NOW + _SPREAD_ROUND * float(c.ROUNDS - s.round))
