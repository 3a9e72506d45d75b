"""How a game of Trekking Through History goes: three days, turn by turn, from the set-up to the end."""

from mypy_extensions import i64

from baluchon.games.trekking_through_history import hidden, insight, scoring
from baluchon.games.trekking_through_history import state as states
from baluchon.games.trekking_through_history.components import (
    ALL_ITINERARIES,
    ANCESTOR,
    ANCESTORS,
    CELLS,
    CRYSTAL,
    DAYS,
    DEALT,
    DECK,
    EXPERIENCES,
    FIRST_COLUMN,
    FIRST_ROW,
    FULL_DECK,
    GIVES,
    HOUR_COST,
    HOURS,
    MAT,
    NOWHERE,
    PLACE,
    PLACES,
    PUNCTUALITY,
    ROW_CRYSTALS,
    ROW_POINTS,
    ROWS,
    SPACE_CRYSTALS,
    SPACE_POINTS,
    SPACES,
    SPEND,
    START_CRYSTALS,
    TAKE,
    USE,
    WILD,
    amount,
)
from baluchon.games.trekking_through_history.state import (
    ARRIVES,
    CHOOSE_CARD,
    CHOOSE_ITINERARY,
    COVERS,
    DAY_BEGINS,
    GAINS_CRYSTALS,
    GAME_ENDS,
    LOSES,
    NEW_CARD,
    NONE,
    NOTHING_LEFT,
    OVER,
    PLACE_WILD,
    PUNCTUAL,
    ROW_PAYS,
    SPACE_PAYS,
    SPEND_CRYSTALS,
    SPENDS,
    STOPPED,
    TAKES,
    TREK_BEGINS,
    TREK_GROWS,
    USES,
    WILL_USE,
    HistoryState,
)
from baluchon.kernel.bits import BIT, count, lowest, nth
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import Rules
from baluchon.kernel.lanes import lane, lanes_of, raised, with_lane


class HistoryRules(Rules[HistoryState]):
    """The contract, fulfilled."""

    def start(self, seats: i64, options: list[int], chance: Chance) -> HistoryState:
        s = states.blank(seats)
        s.ancestors = ANCESTORS[seats]  # TH-C2
        left: i64 = ALL_ITINERARIES
        for seat in range(seats):
            s.crystals = with_lane(s.crystals, seat, START_CRYSTALS)  # TH-S3
            hand: i64 = 0
            for _ in range(DEALT):  # TH-S2
                hand |= BIT[chance.member(left & ~hand)]
            left &= ~hand
            states.set_hand(s, seat, hand)
        order = list(range(seats))
        chance.shuffle(order)  # TH-S3
        s.order = lanes_of(order)
        _begin_day(s, chance)
        if options[0] != 0:  # "first game", TH-S2
            for seat in range(seats):
                s.choices = with_lane(s.choices, seat, chance.member(states.hand(s, seat)) + 1)
            _use_choices(s)
        return s

    def to_act(self, s: HistoryState) -> i64:
        mask: i64 = 0
        if s.phase == OVER:
            return mask
        if s.phase != CHOOSE_ITINERARY:
            return BIT[s.turn]
        for seat in range(s.seats):
            if lane(s.choices, seat) == 0:
                mask |= BIT[seat]
        return mask

    def legal(self, s: HistoryState, seat: i64) -> list[int]:
        moves: list[int] = []
        left: i64 = 0
        if s.phase == CHOOSE_ITINERARY:
            if lane(s.choices, seat) == 0:
                left = states.hand(s, seat)
                while left != 0:
                    moves.append(USE + lowest(left))
                    left &= left - 1
        elif seat != s.turn:
            return moves
        elif s.phase == CHOOSE_CARD:
            _add_cards(s, seat, moves)
        elif s.phase == SPEND_CRYSTALS:
            return [SPEND + crystals for crystals in range(most_crystals(s, seat, s.chosen) + 1)]
        elif s.phase == PLACE_WILD:
            left = open_columns(s, seat)
            while left != 0:
                moves.append(PLACE + lowest(left))
                left &= left - 1
        return moves

    def random_move(self, s: HistoryState, seat: i64, chance: Chance) -> i64:
        # As it comes from `legal`, without making a list.
        if s.phase == CHOOSE_CARD:
            offered = _offered(s)
            cards = count(offered)
            luck = chance.below(cards + 1 if may_visit_ancestor(s, seat) else cards)
            return TAKE + (s.day * DECK + nth(offered, luck) if luck < cards else ANCESTOR)
        if s.phase == SPEND_CRYSTALS:
            return SPEND + chance.below(most_crystals(s, seat, s.chosen) + 1)
        if s.phase == PLACE_WILD:
            return PLACE + chance.member(open_columns(s, seat))
        return USE + chance.member(states.hand(s, seat))

    def play(self, s: HistoryState, seat: i64, move: i64, chance: Chance) -> None:
        if s.phase == CHOOSE_CARD:
            _take(s, seat, move - TAKE, chance)
        elif s.phase == SPEND_CRYSTALS:
            _travel(s, seat, move - SPEND, chance)
        elif s.phase == PLACE_WILD:
            s.wilds -= 1
            cover(s, seat, move - PLACE)
            _place_wilds(s, seat, chance)
        else:
            _choose_itinerary(s, seat, move - USE, chance)

    def copy(self, s: HistoryState) -> HistoryState:
        return states.copy(s)

    def imagine(self, s: HistoryState, seat: i64, chance: Chance) -> HistoryState:
        return hidden.imagine(s, seat, chance)

    def winners(self, s: HistoryState) -> i64:
        return scoring.winners(s)

    def estimate(self, s: HistoryState, out: list[float]) -> None:
        insight.estimate(s, out)

    def suggest(self, s: HistoryState, seat: i64, moves: list[int], chance: Chance) -> i64:
        return insight.suggest(s, seat, moves, chance)


def most_crystals(s: HistoryState, seat: i64, card: i64) -> i64:
    """TH-T2: how many crystals a seat may spend on a card: those it has, and those that take an hour off."""
    useful: i64 = HOUR_COST[card] - 1
    owned = lane(s.crystals, seat)
    return owned if owned < useful else useful


def may_visit_ancestor(s: HistoryState, seat: i64) -> bool:
    """TH-T8: one is left, and there is a trek to add it to."""
    return s.ancestors > 0 and lane(s.trek_cards, seat) > 0


def _offered(s: HistoryState) -> i64:
    """The cards on offer, by their place in the day's list."""
    offered: i64 = 0
    first = s.day * DECK
    for place in range(PLACES):
        card = lane(s.offer, place) - 1
        if card != NONE:
            offered |= BIT[card - first]
    return offered


def _add_cards(s: HistoryState, seat: i64, moves: list[int]) -> None:
    """TH-T1: the cards on offer in the order of the table, then an ancestor."""
    first = TAKE + s.day * DECK
    offered = _offered(s)
    while offered != 0:
        moves.append(first + lowest(offered))
        offered &= offered - 1
    if may_visit_ancestor(s, seat):
        moves.append(TAKE + ANCESTOR)


def _begin_day(s: HistoryState, chance: Chance) -> None:
    """TH-S1, TH-E2: a new deck and row, the watches at 12 in the order of their stack, no itineraries yet."""
    s.phase = CHOOSE_ITINERARY
    s.turn = NONE
    s.deck = FULL_DECK
    if s.facts is not None:
        s.facts.append((DAY_BEGINS, 0, s.day + 1, 0))
    for place in range(PLACES - 1, -1, -1):
        s.offer = with_lane(s.offer, place, _draw(s, chance) + 1)
    s.hours = 0
    s.itinerary = 0
    s.covered_low = 0
    s.covered_high = 0


def _draw(s: HistoryState, chance: Chance) -> i64:
    """The next card of the day's deck: nobody has seen its order, so any of those left."""
    if s.deck == 0:
        return NONE
    card = chance.member(s.deck)
    s.deck &= ~BIT[card]
    card += s.day * DECK
    if s.facts is not None:
        s.facts.append((NEW_CARD, 0, card, 0))
    return card


def _choose_itinerary(s: HistoryState, seat: i64, itinerary: i64, chance: Chance) -> None:
    """TH-S2, TH-E2: secretly, at the same time."""
    s.choices = with_lane(s.choices, seat, itinerary + 1)
    if s.facts is not None:
        s.facts.append((WILL_USE, seat, itinerary, 0))
    for other in range(s.seats):
        if lane(s.choices, other) == 0:
            return
    chance.reveal()
    _use_choices(s)


def _use_choices(s: HistoryState) -> None:
    """Turn up what all have chosen; the day's turns begin."""
    for seat in range(s.seats):
        itinerary = lane(s.choices, seat) - 1
        states.set_hand(s, seat, states.hand(s, seat) & ~BIT[itinerary])
        states.set_used(s, seat, states.used(s, seat) | BIT[itinerary])
        if s.facts is not None:
            s.facts.append((USES, seat, itinerary, 0))
    s.itinerary = s.choices
    s.choices = 0
    s.turn = lane(s.order, 0)
    s.phase = CHOOSE_CARD


def _take(s: HistoryState, seat: i64, card: i64, chance: Chance) -> None:
    """TH-T1: choose a card; the crystals come next if there are any to spend on it."""
    s.chosen = card
    place: i64 = 0
    while place < NOWHERE and lane(s.offer, place) != card + 1:
        place += 1
    s.place = place
    if s.facts is not None:
        s.facts.append((TAKES, seat, card, s.place))
    if most_crystals(s, seat, card) > 0:
        s.phase = SPEND_CRYSTALS
    else:
        _travel(s, seat, 0, chance)


def _travel(s: HistoryState, seat: i64, crystals: i64, chance: Chance) -> None:
    """TH-T2, TH-T3: spend crystals, move the watch, and be punctual or not."""
    facts = s.facts
    s.crystals = raised(s.crystals, seat, -crystals)
    hours: i64 = HOUR_COST[s.chosen] - crystals
    left = HOURS - lane(s.hours, seat)
    moved = hours if hours < left else left
    move_watch(s, seat, moved)
    if facts is not None:
        if crystals > 0:
            facts.append((SPENDS, seat, crystals, 0))
        facts.append((ARRIVES, seat, lane(s.hours, seat), moved))
    if hours == left:
        s.punctual |= BIT[seat * DAYS + s.day]
        if facts is not None:
            facts.append((PUNCTUAL, seat, PUNCTUALITY, 0))
    elif hours > left and facts is not None:
        facts.append((STOPPED, seat, hours - left, 0))
    _collect(s, seat, chance)


def move_watch(s: HistoryState, seat: i64, hours: i64) -> None:
    """TH-O2: forward, on top of the watches already there; the order of play follows."""
    hour = lane(s.hours, seat) + hours
    s.hours = with_lane(s.hours, seat, hour)
    order = s.order
    # The seat that moves is the first in the order; all that are further behind now go before it.
    for at in range(1, s.seats):
        other = lane(order, at)
        if lane(s.hours, other) >= hour:
            break
        order = with_lane(with_lane(order, at - 1, other), at, seat)
    s.order = order


def _collect(s: HistoryState, seat: i64, chance: Chance) -> None:
    """TH-T4, TH-T5: the benefits of the card and of its place, crystals and coloured tokens before wild ones."""
    gained: i64 = GIVES[s.chosen] + MAT[s.place]
    crystals = amount(gained, CRYSTAL)
    if crystals > 0:
        s.crystals = raised(s.crystals, seat, crystals)
        if s.facts is not None:
            s.facts.append((GAINS_CRYSTALS, seat, crystals, 0))
    for column in range(EXPERIENCES):
        for _ in range(amount(gained, column)):
            cover(s, seat, column)
    s.wilds = amount(gained, WILD)
    _place_wilds(s, seat, chance)


def cover(s: HistoryState, seat: i64, column: i64) -> None:
    """TH-T5, TH-T6: put a token on the topmost empty space of a column and get what that pays, at once."""
    facts = s.facts
    itinerary = lane(s.itinerary, seat) - 1
    covered = states.covered(s, seat)
    free: i64 = SPACES[itinerary] & ~covered
    empty = free >> column & FIRST_COLUMN
    if empty == 0:
        if facts is not None:
            facts.append((LOSES, seat, column, 0))
        return
    row = lowest(empty)  # where it begins
    topmost = (empty & -empty) << column
    states.set_covered(s, seat, covered | topmost)
    if facts is not None:
        facts.append((COVERS, seat, column, row + column))
    at = itinerary * CELLS + row + column
    _pay(s, seat, SPACE_PAYS, SPACE_POINTS[at], SPACE_CRYSTALS[at])
    if (free ^ topmost) >> row & FIRST_ROW == 0:
        at = itinerary * ROWS + row // EXPERIENCES
        _pay(s, seat, ROW_PAYS, ROW_POINTS[at], ROW_CRYSTALS[at])


def _pay(s: HistoryState, seat: i64, fact: int, points: i64, crystals: i64) -> None:
    """TH-T6: what a space or the end of a row shows, if anything."""
    if points + crystals == 0:
        return
    states.set_itinerary_points(s, seat, raised(states.itinerary_points(s, seat), s.day, points))
    s.crystals = raised(s.crystals, seat, crystals)
    if s.facts is not None:
        s.facts.append((fact, seat, points, crystals))


def open_columns(s: HistoryState, seat: i64) -> i64:
    """The columns of a seat's itinerary that have room."""
    free: i64 = SPACES[lane(s.itinerary, seat) - 1] & ~states.covered(s, seat)
    free |= free >> 12  # three rows upon the other three
    return (free | free >> 4 | free >> 8) & FIRST_ROW


def _place_wilds(s: HistoryState, seat: i64, chance: Chance) -> None:
    """TH-T5: ask for a column as long as there is a choice; then the turn comes to its end."""
    while s.wilds > 0:
        columns = open_columns(s, seat)
        if columns & (columns - 1) != 0:
            s.phase = PLACE_WILD
            return
        s.wilds -= 1
        if columns != 0:
            cover(s, seat, lowest(columns))
        elif s.facts is not None:
            s.facts.append((LOSES, seat, WILD, 0))
    _end_turn(s, seat, chance)


def _end_turn(s: HistoryState, seat: i64, chance: Chance) -> None:
    """TH-T7 to TH-T9: the card goes into the trek, the row closes up and is filled."""
    finished = states.lay(s, seat, s.chosen)
    if s.facts is not None:
        cards = lane(s.trek_cards, seat)
        if cards == 1:
            s.facts.append((TREK_BEGINS, seat, finished, states.trek_year(s, seat)))
        else:
            s.facts.append((TREK_GROWS, seat, cards, states.trek_year(s, seat)))
    if s.chosen == ANCESTOR:
        s.ancestors -= 1
    else:
        s.offer = _closed_up(s.offer, s.place) + _draw(s, chance) + 1
    s.chosen = NONE
    s.place = NONE
    _next_turn(s, chance)


def _closed_up(offer: i64, place: i64) -> i64:
    """TH-T9: a card gone from its place, those on its left one place further, nothing at the first."""
    while place > 0:
        offer = with_lane(offer, place, lane(offer, place - 1))
        place -= 1
    return with_lane(offer, 0, 0)


def _next_turn(s: HistoryState, chance: Chance) -> None:
    """TH-O1, TH-E1: the seat furthest behind, until all watches are at 12."""
    while True:
        seat = lane(s.order, 0)
        if lane(s.hours, seat) == HOURS:
            _end_day(s, chance)
            return
        if may_visit_ancestor(s, seat) or _row_has_cards(s):
            s.turn = seat
            s.phase = CHOOSE_CARD
            return
        move_watch(s, seat, HOURS - lane(s.hours, seat))  # TH-T9
        if s.facts is not None:
            s.facts.append((NOTHING_LEFT, seat, 0, 0))


def _row_has_cards(s: HistoryState) -> bool:
    """Cards stay on the right (TH-T9), so the last place tells."""
    return lane(s.offer, PLACES - 1) != 0


def _end_day(s: HistoryState, chance: Chance) -> None:
    """TH-E2: on to the next day, or to the final score."""
    if s.day + 1 < DAYS:
        s.day += 1
        _begin_day(s, chance)
        return
    s.phase = OVER
    s.turn = NONE
    if s.facts is not None:
        s.facts.append((GAME_ENDS, 0, 0, 0))
