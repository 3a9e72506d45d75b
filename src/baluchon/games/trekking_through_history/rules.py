"""How a game of Trekking Through History goes: three days, turn by turn, from the set-up to the end."""

from mypy_extensions import i64

from baluchon.games.trekking_through_history import components as c
from baluchon.games.trekking_through_history import facts, hidden, insight, scoring, state
from baluchon.games.trekking_through_history.state import HistoryState, Traveller, blank
from baluchon.kernel import rows
from baluchon.kernel.bags import times
from baluchon.kernel.bits import BIT, append_members, count, is_several, lowest, minus, nth, plus
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import NONE, Rules, note


class HistoryRules(Rules[HistoryState]):
    """The kernel's contract for Trekking Through History."""

    def start(self, seats: i64, options: list[int], chance: Chance) -> HistoryState:
        s = blank(seats)
        s.ancestors = c.ANCESTORS[seats]  # TH-C2
        left: i64 = c.ALL_ITINERARIES
        for own in s.travellers:
            own.crystals = c.START_CRYSTALS  # TH-S3
            for _ in range(c.DEALT):  # TH-S2
                itinerary = chance.member(left)
                left = minus(left, itinerary)
                own.hand = plus(own.hand, itinerary)
        order = list(range(seats))
        chance.shuffle(order)  # TH-S3
        s.order = rows.row_of(order)
        _begin_day(s, chance)
        if options[0] != 0:  # "first game", TH-S2
            for own in s.travellers:
                own.choice = chance.member(own.hand)
            _use_choices(s)
        return s

    def to_act(self, s: HistoryState) -> i64:
        mask: i64 = 0
        if s.phase == state.OVER:
            return mask
        if s.phase != state.CHOOSE_ITINERARY:
            return BIT[s.turn]
        for own in s.travellers:
            if own.choice == NONE:
                mask = plus(mask, own.seat)
        return mask

    def legal(self, s: HistoryState, seat: i64) -> list[int]:
        own = s.travellers[seat]
        moves: list[int] = []
        if s.phase == state.CHOOSE_ITINERARY:
            append_members(moves, c.USE, own.hand if own.choice == NONE else 0)
        elif seat != s.turn:
            return moves
        elif s.phase == state.CHOOSE_CARD:
            append_members(moves, c.TAKE + s.day * c.DECK, s.offered)
            if may_visit_ancestor(s, own):
                moves.append(c.TAKE + c.ANCESTOR)
        elif s.phase == state.SPEND_CRYSTALS:
            for crystals in range(own.most_crystals(s.chosen) + 1):
                moves.append(c.SPEND + crystals)
        else:
            append_members(moves, c.PLACE, c.in_columns(own.free()))
        return moves

    def random_move(self, s: HistoryState, seat: i64, chance: Chance) -> i64:
        own = s.travellers[seat]
        if s.phase == state.CHOOSE_CARD:
            cards = count(s.offered)
            luck = chance.below(cards + 1 if may_visit_ancestor(s, own) else cards)
            return c.TAKE + (s.day * c.DECK + nth(s.offered, luck) if luck < cards else c.ANCESTOR)
        if s.phase == state.SPEND_CRYSTALS:
            return c.SPEND + chance.below(own.most_crystals(s.chosen) + 1)
        if s.phase == state.PLACE_WILD:
            return c.PLACE + chance.member(c.in_columns(own.free()))
        return c.USE + chance.member(own.hand)

    def play(self, s: HistoryState, seat: i64, move: i64, chance: Chance) -> None:
        own = s.travellers[seat]
        if s.phase == state.CHOOSE_CARD:
            _take(s, own, move - c.TAKE, chance)
        elif s.phase == state.SPEND_CRYSTALS:
            _travel(s, own, move - c.SPEND, chance)
        elif s.phase == state.PLACE_WILD:
            s.wilds -= 1
            cover(s, own, move - c.PLACE)
            _place_wilds(s, own, chance)
        else:
            _choose_itinerary(s, own, move - c.USE, chance)

    def imagine(self, s: HistoryState, seat: i64, chance: Chance) -> HistoryState:
        return hidden.imagine(s, seat, chance)

    def rank_key(self, s: HistoryState, seat: i64) -> list[int]:
        return scoring.rank_key(s.travellers[seat])

    def estimate(self, s: HistoryState, out: list[float]) -> None:
        insight.estimate(s, out)

    def suggest(self, s: HistoryState, seat: i64, moves: list[int], chance: Chance) -> i64:
        return insight.suggest(s, seat, moves, chance)


def may_visit_ancestor(s: HistoryState, own: Traveller) -> bool:
    """TH-T8: one is left, and there is a trek to add it to."""
    return s.ancestors > 0 and own.trek_cards > 0


def _begin_day(s: HistoryState, chance: Chance) -> None:
    """TH-S1, TH-E2: a new deck and row, the watches at 12 in the order of their stack, no itineraries yet."""
    s.phase = state.CHOOSE_ITINERARY
    s.turn = NONE
    s.deck = c.FULL_DECK
    s.offered = 0
    note(s, facts.DAY_BEGINS, 0, s.day + 1)
    for place in range(c.PLACES - 1, -1, -1):
        s.offer = rows.lay(s.offer, place, _draw(s, chance))
    for own in s.travellers:
        own.hour = 0
        own.itinerary = NONE
        own.covered = 0


def _draw(s: HistoryState, chance: Chance) -> i64:
    """The next card of the day's deck is on offer: nobody has seen its order, so any of those left."""
    if s.deck == 0:
        return NONE
    card = chance.member(s.deck)
    s.deck = minus(s.deck, card)
    s.offered = plus(s.offered, card)
    card += s.day * c.DECK
    note(s, facts.NEW_CARD, 0, card)
    return card


def _choose_itinerary(s: HistoryState, own: Traveller, itinerary: i64, chance: Chance) -> None:
    """TH-S2, TH-E2: secretly, at the same time."""
    own.choice = itinerary
    note(s, facts.WILL_USE, own.seat, itinerary)
    for other in s.travellers:
        if other.choice == NONE:
            return
    chance.reveal()
    _use_choices(s)


def _use_choices(s: HistoryState) -> None:
    """Turn up what all have chosen; the day's turns begin."""
    for own in s.travellers:
        own.itinerary = own.choice
        own.choice = NONE
        own.hand = minus(own.hand, own.itinerary)
        own.used = plus(own.used, own.itinerary)
        note(s, facts.USES, own.seat, own.itinerary)
    s.turn = rows.at(s.order, 0)
    s.phase = state.CHOOSE_CARD


def _take(s: HistoryState, own: Traveller, card: i64, chance: Chance) -> None:
    """TH-T1: choose a card; the crystals come next if there are any to spend on it."""
    s.chosen = card
    s.place = s.place_of(card)
    note(s, facts.TAKES, own.seat, card, s.place)
    if own.most_crystals(card) > 0:
        s.phase = state.SPEND_CRYSTALS
    else:
        _travel(s, own, 0, chance)


def _travel(s: HistoryState, own: Traveller, crystals: i64, chance: Chance) -> None:
    """TH-T2, TH-T3: spend crystals, move the watch, and be punctual or not."""
    own.crystals -= crystals
    if crystals > 0:
        note(s, facts.SPENDS, own.seat, crystals)
    hours: i64 = c.HOUR_COST[s.chosen] - crystals
    beyond = beyond_the_day(own.hour, hours)
    moved = hours - beyond if beyond > 0 else hours
    move_watch(s, own, moved)
    note(s, facts.ARRIVES, own.seat, own.hour, moved)
    if beyond == 0:
        own.punctual_points = rows.put(own.punctual_points, s.day, c.PUNCTUALITY)
        note(s, facts.PUNCTUAL, own.seat, c.PUNCTUALITY)
    elif beyond > 0:
        note(s, facts.STOPPED, own.seat, beyond)
    _collect(s, own, chance)


def beyond_the_day(hour: i64, hours: i64) -> i64:
    """TH-T3: by how many hours a way leads beyond 12, where the watch stops; 0 is punctual, less than 0 before it."""
    return hour + hours - c.HOURS


def move_watch(s: HistoryState, own: Traveller, hours: i64) -> None:
    """TH-O2: forward, on top of the watches already there; the order of play follows."""
    own.hour += hours
    order = s.order
    # The seat that moves is the first in the order; all that are further behind now go before it.
    for at in range(1, s.seats):
        other = rows.at(order, at)
        if s.travellers[other].hour >= own.hour:
            break
        order = rows.put(rows.put(order, at - 1, other), at, own.seat)
    s.order = order


def _collect(s: HistoryState, own: Traveller, chance: Chance) -> None:
    """TH-T4, TH-T5: the benefits of the card and of its place, crystals and coloured tokens before wild ones."""
    gained: i64 = c.GIVES[s.chosen] + c.MAT[s.place]
    crystals = times(gained, c.CRYSTAL)
    if crystals > 0:
        own.crystals += crystals
        note(s, facts.GAINS_CRYSTALS, own.seat, crystals)
    for column in range(c.EXPERIENCES):
        for _ in range(times(gained, column)):
            cover(s, own, column)
    s.wilds = times(gained, c.WILD)
    _place_wilds(s, own, chance)


def cover(s: HistoryState, own: Traveller, column: i64) -> None:
    """TH-T5, TH-T6: put a token on the topmost empty space of a column and get what that pays, at once."""
    free = own.free()
    token = c.topmost(free, column)
    if token == 0:
        note(s, facts.LOSES, own.seat, column)
        return
    own.covered |= token
    cell = lowest(token)
    note(s, facts.COVERS, own.seat, column, cell)
    at = own.itinerary * c.CELLS + cell
    _pay(s, own, facts.SPACE_PAYS, c.SPACE_POINTS[at], c.SPACE_CRYSTALS[at])
    row = cell // c.EXPERIENCES
    if c.in_row(free & ~token, row) == 0:
        at = own.itinerary * c.ROWS + row
        _pay(s, own, facts.ROW_PAYS, c.ROW_POINTS[at], c.ROW_CRYSTALS[at])


def _pay(s: HistoryState, own: Traveller, fact: int, points: i64, crystals: i64) -> None:
    """TH-T6: what a space or the end of a row shows, if anything."""
    if points + crystals > 0:
        own.itinerary_points = rows.add(own.itinerary_points, s.day, points)
        own.crystals += crystals
        note(s, fact, own.seat, points, crystals)


def _place_wilds(s: HistoryState, own: Traveller, chance: Chance) -> None:
    """TH-T5: ask for a column as long as there is a choice; then the turn comes to its end."""
    while s.wilds > 0:
        columns = c.in_columns(own.free())
        if is_several(columns):
            s.phase = state.PLACE_WILD
            return
        s.wilds -= 1
        if columns != 0:
            cover(s, own, lowest(columns))
        else:
            note(s, facts.LOSES, own.seat, c.WILD)
    _end_turn(s, own, chance)


def _end_turn(s: HistoryState, own: Traveller, chance: Chance) -> None:
    """TH-T7 to TH-T9: the card goes into the trek, the row closes up and is filled."""
    finished = own.lay(s.chosen)
    if own.trek_cards == 1:
        note(s, facts.TREK_BEGINS, own.seat, finished, own.trek_year())
    else:
        note(s, facts.TREK_GROWS, own.seat, own.trek_cards, own.trek_year())
    if s.chosen == c.ANCESTOR:
        s.ancestors -= 1
    else:
        s.offered = minus(s.offered, s.chosen - s.day * c.DECK)
        s.offer = rows.lay(_closed_up(s.offer, s.place), 0, _draw(s, chance))
    s.chosen = NONE
    s.place = NONE
    _next_turn(s, chance)


def _closed_up(offer: i64, place: i64) -> i64:
    """TH-T9: the row with the cards to the left of a place moved one place to the right, onto it."""
    while place > 0:
        offer = rows.put(offer, place, rows.at(offer, place - 1))
        place -= 1
    return offer


def _next_turn(s: HistoryState, chance: Chance) -> None:
    """TH-O1, TH-E1: the seat furthest behind, until all watches are at 12."""
    while True:
        own = s.travellers[rows.at(s.order, 0)]
        if own.hour == c.HOURS:
            _end_day(s, chance)
            return
        if may_visit_ancestor(s, own) or s.offered != 0:
            s.turn = own.seat
            s.phase = state.CHOOSE_CARD
            return
        move_watch(s, own, c.HOURS - own.hour)  # TH-T9
        note(s, facts.NOTHING_LEFT, own.seat)


def _end_day(s: HistoryState, chance: Chance) -> None:
    """TH-E2: on to the next day, or to the final score."""
    if s.day + 1 < c.DAYS:
        s.day += 1
        _begin_day(s, chance)
        return
    s.phase = state.OVER
    s.turn = NONE
    note(s, facts.GAME_ENDS, 0)
