"""How a game of Road Trip Europa goes: deal, draft, score, name a culture, four times."""

from mypy_extensions import i64

from baluchon.games.road_trip_europa import hidden, insight, scoring
from baluchon.games.road_trip_europa import state as states
from baluchon.games.road_trip_europa.components import (
    ALL_CARDS,
    CULTURES,
    DECK,
    HAND,
    NAME,
    PASSPORT,
    PICK,
    REGION_CARDS,
    REGIONS,
    ROUNDS,
    STAR,
    TALLY,
)
from baluchon.games.road_trip_europa.state import (
    CHOICE_BITS,
    CHOICE_MASK,
    CHOSE,
    CULTURE_CHOICE,
    DRAFT,
    EMPTY,
    FOOD_PART,
    FOOD_POINTS,
    GAME_ENDS,
    KINDS_BITS,
    LAID,
    LAID_FACE_DOWN,
    NAMED,
    NO_CULTURE,
    OVER,
    PARTS,
    PASSPORT_BITS,
    PASSPORT_TAKEN,
    ROUND_BEGINS,
    STAR_TAKEN,
    START_END,
    START_END_PART,
    TAKERS_BITS,
    TAKERS_MASK,
    TRANSPORT_PART,
    TRANSPORT_POINTS,
    TURNED_UP,
    WILL_NAME,
    RoadTripState,
    choice,
    choose,
    direction,
    hand,
    hand_size,
    nameable,
    passport,
)
from baluchon.kernel.bits import BIT, below, lowest, members, nth
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import Rules


class RoadTripRules(Rules[RoadTripState]):
    """The contract, fulfilled."""

    def start(self, seats: i64, options: list[int], chance: Chance) -> RoadTripState:
        s = states.blank(seats)
        s.turning = options[0]
        _deal(s, chance)
        return s

    def to_act(self, s: RoadTripState) -> i64:
        return s.undecided

    def legal(self, s: RoadTripState, seat: i64) -> list[int]:
        if s.undecided & BIT[seat] == 0:
            return []
        if s.phase == DRAFT:  # the hand itself, since PICK is 0 and the move of a card is its number
            return hand(s, seat)
        moves: list[int] = []
        kinds = _may_name(s, seat)
        while kinds != 0:
            moves.append(NAME + lowest(kinds))
            kinds &= kinds - 1
        return moves

    def random_move(self, s: RoadTripState, seat: i64, chance: Chance) -> i64:
        if s.phase == DRAFT:
            return PICK + nth(s.hands[seat], chance.below(hand_size(s)))
        return NAME + chance.member(_may_name(s, seat))

    def play(self, s: RoadTripState, seat: i64, move: i64, chance: Chance) -> None:
        chosen = move - PICK if s.phase == DRAFT else move - NAME
        s.choices |= chosen << (seat * CHOICE_BITS)
        s.undecided &= ~BIT[seat]
        if s.facts is not None:
            s.facts.append((CHOSE if s.phase == DRAFT else WILL_NAME, seat, chosen, 0))
        if s.undecided != 0:
            return
        chance.reveal()
        if s.phase == DRAFT:
            _lay_choices(s, chance)
        else:
            _score_culture(s, chance)

    def copy(self, s: RoadTripState) -> RoadTripState:
        return states.copy(s)

    def imagine(self, s: RoadTripState, seat: i64, chance: Chance) -> RoadTripState:
        return hidden.imagine(s, seat, chance)

    def winners(self, s: RoadTripState) -> i64:
        return scoring.winners(s)

    def estimate(self, s: RoadTripState, out: list[float]) -> None:
        insight.estimate(s, out)

    def suggest(self, s: RoadTripState, seat: i64, moves: list[int], chance: Chance) -> i64:
        return insight.suggest(s, seat, moves, chance)


def _may_name(s: RoadTripState, seat: i64) -> i64:
    """RT-P4: the kinds of culture a seat may name now, and none of them."""
    return nameable(s, seat) | BIT[NO_CULTURE]


def _deal(s: RoadTripState, chance: Chance) -> None:
    """RT-S1 to RT-S4: seven cards each, in the way the number of seats asks for."""
    returning: i64 = 0
    pile: i64 = ALL_CARDS
    if s.round > 0 and s.seats == 3:
        returning = s.aside
        pile = ALL_CARDS & ~returning
    elif s.seats == 2 and s.round % 2 == 1:
        pile = s.aside
    order = members(pile) if pile != ALL_CARDS else DECK[:]
    chance.shuffle(order)
    if returning != 0:
        first = members(returning)
        chance.shuffle(first)
        order = first + order
    # RT-S3: one card at a time, beginning left of seat 0; the returning seven come first.
    dealt = s.seats * HAND
    aside: i64 = ALL_CARDS
    for seat in range(s.seats):
        cards: i64 = 0
        for place in range(seat - 1 if seat > 0 else s.seats - 1, dealt, s.seats):
            cards |= BIT[order[place]]
        s.hands[seat] = cards
        aside ^= cards
    s.aside = aside
    s.returning = returning
    s.pick = 0
    s.phase = DRAFT
    s.undecided = below(s.seats)
    s.choices = 0
    s.rows = [EMPTY] * dealt
    if s.facts is not None:
        s.facts.append((ROUND_BEGINS, 0, s.round + 1, 0))


def _lay_choices(s: RoadTripState, chance: Chance) -> None:
    """RT-D1 to RT-D3: lay what all have chosen, pass the hands on, lay the last card without a choice."""
    facts = s.facts
    hands = s.hands
    rows = s.rows
    choices = s.choices
    place = s.pick
    for seat in range(s.seats):
        card: i64 = choices & CHOICE_MASK
        choices >>= CHOICE_BITS
        held: i64 = hands[seat]
        hands[seat] = held ^ BIT[card]
        rows[place] = card
        place += HAND
        if facts is not None:
            facts.append((LAID_FACE_DOWN if s.pick == 0 else LAID, seat, card, 0))
    s.choices = 0
    s.undecided = below(s.seats)
    _pass_hands(s)
    if s.pick < HAND - 1:
        return
    for seat in range(s.seats):
        card = lowest(s.hands[seat])
        s.hands[seat] = 0
        s.rows[seat * HAND + s.pick] = card
        if facts is not None:
            facts.append((LAID, seat, card, 0))
    s.pick += 1
    _score_rows(s)
    _begin_culture(s, chance)


def _pass_hands(s: RoadTripState) -> None:
    """RT-D2: each hand goes to the next seat."""
    s.pick += 1
    if direction(s) == 1:
        s.hands.insert(0, s.hands.pop())
    else:
        s.hands.append(s.hands.pop(0))


def _score_rows(s: RoadTripState) -> None:
    """RT-D4, RT-P1 to RT-P3, RT-G1: turn up the first cards, score the rows, mark the countries."""
    facts = s.facts
    rows = s.rows
    for seat in range(s.seats):
        first: i64 = rows[seat * HAND]
        last: i64 = rows[seat * HAND + HAND - 1]
        sums: i64 = 0
        visited: i64 = s.visited[seat]
        for place in range(seat * HAND, (seat + 1) * HAND):
            card: i64 = rows[place]
            sums += TALLY[card]
            visited |= BIT[card]
        s.visited[seat] = visited
        s.symbols |= scoring.symbols(sums, seat)
        at = (seat * ROUNDS + s.round) * PARTS
        s.points[at + START_END_PART] = scoring.start_end_points(first, last)
        s.points[at + FOOD_PART] = scoring.food_points(scoring.food_total(sums))
        s.points[at + TRANSPORT_PART] = scoring.transport_points(sums)
        if facts is not None:
            facts.append((TURNED_UP, seat, first, 0))
            facts.append((START_END, seat, s.points[at + START_END_PART], 0))
            facts.append((FOOD_POINTS, seat, s.points[at + FOOD_PART], 0))
            facts.append((TRANSPORT_POINTS, seat, s.points[at + TRANSPORT_PART], 0))
    _give_stars(s)
    _give_passports(s)


def _give_stars(s: RoadTripState) -> None:
    """RT-G2: a star goes to all who complete its region in the first round that anyone does."""
    for region in range(REGIONS):
        if s.stars >> (region * TAKERS_BITS) & TAKERS_MASK != 0:
            continue
        cards: i64 = REGION_CARDS[region]
        for seat in range(s.seats):
            if s.visited[seat] & cards == cards:
                s.stars |= BIT[seat] << (region * TAKERS_BITS)
                if s.facts is not None:
                    s.facts.append((STAR_TAKEN, seat, region, STAR[region]))


def _give_passports(s: RoadTripState) -> None:
    """RT-G3: the next unclaimed value to each who has a country in every region since this round."""
    if s.passport_places == len(PASSPORT):
        return
    given = False
    for seat in range(s.seats):
        if passport(s, seat) == 0 and _has_every_region(s.visited[seat]):
            bonus: i64 = PASSPORT[s.passport_places]
            s.passports |= bonus << (seat * PASSPORT_BITS)
            given = True
            if s.facts is not None:
                s.facts.append((PASSPORT_TAKEN, seat, bonus, 0))
    if given:
        s.passport_places += 1


def _has_every_region(visited: i64) -> bool:
    for region in range(REGIONS):
        if visited & REGION_CARDS[region] == 0:
            return False
    return True


def _begin_culture(s: RoadTripState, chance: Chance) -> None:
    """RT-P5: all who have a kind to name decide; all rows lie open, so skipping the others tells nothing."""
    s.phase = CULTURE_CHOICE
    for seat in range(s.seats):
        kinds = scoring.nameable(s, seat)
        s.nameable |= kinds << (seat * KINDS_BITS)
        if kinds == 0:
            choose(s, seat, NO_CULTURE)
    if s.undecided == 0:
        _score_culture(s, chance)


def _score_culture(s: RoadTripState, chance: Chance) -> None:
    """RT-P4: score what was named; then the next round, or the end (RT-S5)."""
    facts = s.facts
    for seat in range(s.seats):
        kind = choice(s, seat)
        points: i64 = 0
        if kind != NO_CULTURE:
            points = scoring.culture_points(s, seat, kind)
            s.culture[seat * CULTURES + kind] = points
        if facts is not None:
            facts.append((NAMED, seat, kind, points))
    s.nameable = 0
    s.symbols = 0
    s.round += 1
    if s.round < ROUNDS:
        _deal(s, chance)
        return
    s.phase = OVER
    s.choices = 0
    if facts is not None:
        facts.append((GAME_ENDS, 0, 0, 0))
