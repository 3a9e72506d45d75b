"""How a game of Road Trip Europa goes: deal, draft, score, name a culture, four times."""

from mypy_extensions import i64

from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa import facts, hidden, insight, scoring
from baluchon.games.road_trip_europa.state import CULTURE_CHOICE, DRAFT, OVER, RoadTripState, blank
from baluchon.kernel import rows
from baluchon.kernel.bits import append_members, below, has, lowest, members, minus, nth, plus, rest
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import NONE, Rules, note


class RoadTripRules(Rules[RoadTripState]):
    """The kernel's contract for Road Trip Europa."""

    def start(self, seats: i64, options: list[int], chance: Chance) -> RoadTripState:
        s = blank(seats)
        s.turning = options[0]
        _deal(s, chance)
        return s

    def to_act(self, s: RoadTripState) -> i64:
        return s.undecided

    def legal(self, s: RoadTripState, seat: i64) -> list[int]:
        if not has(s.undecided, seat):
            return []
        if s.phase == DRAFT:  # the hand itself, since PICK is 0 and the move of a card is its number
            return s.travellers[seat].cards_in_hand()
        moves: list[int] = []
        append_members(moves, c.NAME, _may_name(s, seat))
        return moves

    def random_move(self, s: RoadTripState, seat: i64, chance: Chance) -> i64:
        if s.phase == DRAFT:
            return c.PICK + nth(s.travellers[seat].hand, chance.below(s.hand_size()))
        return c.NAME + chance.member(_may_name(s, seat))

    def play(self, s: RoadTripState, seat: i64, move: i64, chance: Chance) -> None:
        drafting = s.phase == DRAFT
        chosen = move - c.PICK if drafting else move - c.NAME
        s.travellers[seat].choice = chosen
        s.undecided = minus(s.undecided, seat)
        note(s, facts.CHOSE if drafting else facts.WILL_NAME, seat, chosen)
        if s.undecided != 0:
            return
        chance.reveal()
        if drafting:
            _lay_choices(s, chance)
        else:
            _score_culture(s, chance)

    def imagine(self, s: RoadTripState, seat: i64, chance: Chance) -> RoadTripState:
        return hidden.imagine(s, seat, chance)

    def rank_key(self, s: RoadTripState, seat: i64) -> list[int]:
        return scoring.rank_key(s.travellers[seat])

    def estimate(self, s: RoadTripState, out: list[float]) -> None:
        insight.estimate(s, out)

    def suggest(self, s: RoadTripState, seat: i64, moves: list[int], chance: Chance) -> i64:
        return insight.suggest(s, seat, moves, chance)


def _may_name(s: RoadTripState, seat: i64) -> i64:
    """RT-P4: the kinds of culture a seat may name now, and none of them."""
    return plus(s.travellers[seat].nameable, c.NO_CULTURE)


def _deal(s: RoadTripState, chance: Chance) -> None:
    """RT-S1 to RT-S4: seven cards each, in the way the number of seats asks for."""
    returning: i64 = 0
    pile: i64 = c.ALL_CARDS
    if s.round > 0 and s.seats == 3:
        returning = s.aside
        pile = c.ALL_CARDS & ~returning
    elif s.seats == 2 and s.round % 2 == 1:
        pile = s.aside
    order = members(pile) if pile != c.ALL_CARDS else c.DECK[:]
    chance.shuffle(order)
    if returning != 0:
        first = members(returning)
        chance.shuffle(first)
        order = first + order
    # RT-S3: one card at a time, beginning left of seat 0; the returning seven come first.
    dealt = s.seats * c.HAND
    s.aside = c.ALL_CARDS
    for own in s.travellers:
        cards: i64 = 0
        for place in range(own.seat - 1 if own.seat > 0 else s.seats - 1, dealt, s.seats):
            cards = plus(cards, order[place])
        own.hand = cards
        own.choice = NONE
        own.clear_row()
        s.aside ^= cards
    s.returning = returning
    s.pick = 0
    s.phase = DRAFT
    s.undecided = below(s.seats)
    note(s, facts.ROUND_BEGINS, 0, s.round + 1)


def _lay_choices(s: RoadTripState, chance: Chance) -> None:
    """RT-D1 to RT-D3: lay what all have chosen, pass the hands on, lay the last card without a choice."""
    for own in s.travellers:
        card = own.choice
        own.choice = NONE
        own.hand = minus(own.hand, card)
        own.lay(s.pick, card)
        note(s, facts.LAID_FACE_DOWN if s.pick == 0 else facts.LAID, own.seat, card)
    s.undecided = below(s.seats)
    s.pick += 1
    _pass_hands(s)
    if s.pick < c.HAND - 1:
        return
    for own in s.travellers:
        card = lowest(own.hand)
        own.hand = 0
        own.lay(s.pick, card)
        note(s, facts.LAID, own.seat, card)
    s.pick += 1
    _score_rows(s)
    _begin_culture(s, chance)


def _pass_hands(s: RoadTripState) -> None:
    """RT-D2, RT-D5: each hand goes to the next seat, or to the one before."""
    step = s.direction()
    taker: i64 = 0 if step == 1 else s.seats - 1
    passed = s.travellers[s.seats - 1 - taker].hand  # the last seat on the way round gives to the first
    for _ in range(s.seats):
        own = s.travellers[taker]
        kept = own.hand
        own.hand = passed
        passed = kept
        taker += step


def _score_rows(s: RoadTripState) -> None:
    """RT-D4, RT-P1 to RT-P3, RT-G1: turn up the first cards, score the rows, mark the countries."""
    for own in s.travellers:
        start_end = scoring.start_end_points(own)
        food = scoring.food_points(own.food_in_row)
        transport = scoring.transport_points(own.transport_in_row)
        own.start_end = rows.put(own.start_end, s.round, start_end)
        own.food = rows.put(own.food, s.round, food)
        own.transport = rows.put(own.transport, s.round, transport)
        own.visited |= own.cards_laid(0, c.HAND)
        note(s, facts.TURNED_UP, own.seat, rows.thing_at(own.row, 0))
        note(s, facts.START_END, own.seat, start_end)
        note(s, facts.FOOD, own.seat, food)
        note(s, facts.TRANSPORT, own.seat, transport)
    _give_stars(s)
    _give_passports(s)


def _give_stars(s: RoadTripState) -> None:
    """RT-G2: a star goes to all who complete its region in the first round that anyone does."""
    left = s.stars_left
    while left != 0:
        region = lowest(left)
        left = rest(left)
        cards: i64 = c.REGION_CARDS[region]
        for own in s.travellers:
            if own.visited & cards == cards:
                own.stars = plus(own.stars, region)
                s.stars_left = minus(s.stars_left, region)
                note(s, facts.STAR, own.seat, region, c.STAR[region])


def _give_passports(s: RoadTripState) -> None:
    """RT-G3: the next unclaimed value to each who has a country in every region since this round."""
    if s.passport_places == len(c.PASSPORT):
        return
    bonus: i64 = c.PASSPORT[s.passport_places]
    given = False
    for own in s.travellers:
        if own.passport == 0 and scoring.has_every_region(own.visited):
            own.passport = bonus
            given = True
            note(s, facts.PASSPORT, own.seat, bonus)
    if given:
        s.passport_places += 1


def _begin_culture(s: RoadTripState, chance: Chance) -> None:
    """RT-P5: all who have a kind to name decide; all rows lie open, so skipping the others tells nothing."""
    s.phase = CULTURE_CHOICE
    for own in s.travellers:
        own.nameable = scoring.nameable(own)
        if own.nameable == 0:
            own.choice = c.NO_CULTURE
            s.undecided = minus(s.undecided, own.seat)
    if s.undecided == 0:
        _score_culture(s, chance)


def _score_culture(s: RoadTripState, chance: Chance) -> None:
    """RT-P4: score what was named; then the next round, or the end (RT-S5)."""
    for own in s.travellers:
        kind = own.choice
        own.choice = NONE
        own.nameable = 0
        if kind == c.NO_CULTURE:
            note(s, facts.NAMED_NONE, own.seat)
            continue
        points = scoring.culture_points(s, own.seat, kind)
        own.named = plus(own.named, kind)
        own.culture = rows.put(own.culture, kind, points)
        note(s, facts.NAMED, own.seat, kind, points)
    s.round += 1
    if s.round < c.ROUNDS:
        _deal(s, chance)
        return
    s.phase = OVER
    note(s, facts.GAME_ENDS, 0)
