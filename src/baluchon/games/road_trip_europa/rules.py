"""How a game of Road Trip Europa goes: deal, draft, score, name a culture, four times."""

from mypy_extensions import i64

from baluchon.games.road_trip_europa import hidden, insight, scoring
from baluchon.games.road_trip_europa import state as states
from baluchon.games.road_trip_europa.components import (
    ALL_CARDS,
    CULTURES,
    HAND,
    NAME,
    PASSPORT,
    PICK,
    REGION_CARDS,
    REGIONS,
    ROUNDS,
    STAR,
)
from baluchon.games.road_trip_europa.state import (
    CHOSE,
    CULTURE_CHOICE,
    DRAFT,
    EMPTY,
    FOOD_POINTS,
    GAME_ENDS,
    LAID,
    LAID_FACE_DOWN,
    NAMED,
    NO_CULTURE,
    OVER,
    PASSPORT_TAKEN,
    ROUND_BEGINS,
    STAR_TAKEN,
    START_END,
    TRANSPORT_POINTS,
    TURNED_UP,
    UNDECIDED,
    WILL_NAME,
    RoadTripState,
)
from baluchon.kernel.bits import BIT, lowest
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
        mask: i64 = 0
        if s.phase == OVER:
            return mask
        for seat in range(s.seats):
            if s.choices[seat] == UNDECIDED:
                mask |= BIT[seat]
        return mask

    def legal(self, s: RoadTripState, seat: i64) -> list[int]:
        moves: list[int] = []
        if s.phase == OVER or s.choices[seat] != UNDECIDED:
            return moves
        if s.phase == DRAFT:
            left: i64 = s.hands[seat]
            while left != 0:
                moves.append(PICK + lowest(left))
                left &= left - 1
            return moves
        kinds = scoring.nameable(s, seat)  # RT-P4
        while kinds != 0:
            moves.append(NAME + lowest(kinds))
            kinds &= kinds - 1
        moves.append(NAME + NO_CULTURE)
        return moves

    def play(self, s: RoadTripState, seat: i64, move: i64, chance: Chance) -> None:
        facts = s.facts
        if s.phase == DRAFT:
            s.choices[seat] = move - PICK
            if facts is not None:
                facts.append((CHOSE, seat, move - PICK, 0))
        else:
            s.choices[seat] = move - NAME
            if facts is not None:
                facts.append((WILL_NAME, seat, move - NAME, 0))
        for other in range(s.seats):
            if s.choices[other] == UNDECIDED:
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


def _deal(s: RoadTripState, chance: Chance) -> None:
    """RT-S1 to RT-S4: seven cards each, in the way the number of seats asks for."""
    pile: i64 = ALL_CARDS
    first: i64 = 0
    if s.round > 0:
        if s.seats == 3:
            first = s.aside
            pile = ALL_CARDS & ~first
        elif s.seats == 2 and s.round % 2 == 1:
            pile = s.aside
    s.returning = first
    for seat in range(s.seats):
        s.hands[seat] = 0
        s.choices[seat] = UNDECIDED
    for i in range(s.seats * HAND):
        holder = (i + 1) % s.seats  # RT-S3: one at a time, beginning left of seat 0
        if first != 0:
            card = chance.member(first)
            first &= ~BIT[card]
        else:
            card = chance.member(pile)
            pile &= ~BIT[card]
        s.hands[holder] |= BIT[card]
    # 2 seats, rounds 2 and 4: what was played in the round before is what sits out now (RT-S4)
    in_hands: i64 = 0
    for seat in range(s.seats):
        in_hands |= s.hands[seat]
    s.aside = ALL_CARDS & ~in_hands
    for i in range(len(s.rows)):
        s.rows[i] = EMPTY
    s.pick = 0
    s.phase = DRAFT
    if s.facts is not None:
        s.facts.append((ROUND_BEGINS, 0, s.round + 1, 0))


def _lay_choices(s: RoadTripState, chance: Chance) -> None:
    """RT-D1 to RT-D3: lay what all have chosen, pass the hands on, lay the last card without a choice."""
    facts = s.facts
    for seat in range(s.seats):
        card = s.choices[seat]
        s.rows[seat * HAND + s.pick] = card
        s.hands[seat] &= ~BIT[card]
        s.choices[seat] = UNDECIDED
        if facts is not None:
            facts.append((LAID_FACE_DOWN if s.pick == 0 else LAID, seat, card, 0))
    _pass_hands(s)
    s.pick += 1
    if s.pick < HAND - 1:
        return
    for seat in range(s.seats):
        card = lowest(s.hands[seat])
        s.rows[seat * HAND + s.pick] = card
        s.hands[seat] = 0
        if facts is not None:
            facts.append((LAID, seat, card, 0))
    s.pick += 1
    _score_rows(s)
    _begin_culture(s, chance)


def _pass_hands(s: RoadTripState) -> None:
    """RT-D2, RT-D5: to the next seat, or to the one before in every second round of the variant."""
    last = s.seats - 1
    if s.turning == 0 or s.round % 2 == 0:
        s.hands.insert(0, s.hands.pop())
    else:
        s.hands.insert(last, s.hands.pop(0))


def _score_rows(s: RoadTripState) -> None:
    """RT-D4, RT-P1 to RT-P3, RT-G1: turn up the first cards, score the rows, mark the countries."""
    facts = s.facts
    for seat in range(s.seats):
        row = s.rows[seat * HAND : (seat + 1) * HAND]
        at = seat * ROUNDS + s.round
        s.start_end[at] = scoring.start_end_points(row)
        s.food[at] = scoring.food_points(scoring.food_total(row))
        s.transport[at] = scoring.transport_points(row)
        if facts is not None:
            facts.append((TURNED_UP, seat, row[0], 0))
            facts.append((START_END, seat, s.start_end[at], 0))
            facts.append((FOOD_POINTS, seat, s.food[at], 0))
            facts.append((TRANSPORT_POINTS, seat, s.transport[at], 0))
        s.visited[seat] |= scoring.row_mask(s, seat)
    _give_stars(s)
    _give_passports(s)


def _give_stars(s: RoadTripState) -> None:
    """RT-G2: a star goes to all who complete its region in the first round that anyone does."""
    for region in range(REGIONS):
        if s.stars[region] != 0:
            continue
        cards = REGION_CARDS[region]
        for seat in range(s.seats):
            if s.visited[seat] & cards == cards:
                s.stars[region] |= BIT[seat]
                if s.facts is not None:
                    s.facts.append((STAR_TAKEN, seat, region, STAR[region]))


def _give_passports(s: RoadTripState) -> None:
    """RT-G3: the next unclaimed value to each who has a country in every region since this round."""
    if s.passport_places == len(PASSPORT):
        return
    given = False
    for seat in range(s.seats):
        if s.passports[seat] == 0 and _has_every_region(s.visited[seat]):
            s.passports[seat] = PASSPORT[s.passport_places]
            given = True
            if s.facts is not None:
                s.facts.append((PASSPORT_TAKEN, seat, s.passports[seat], 0))
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
    anyone = False
    for seat in range(s.seats):
        if scoring.nameable(s, seat) == 0:
            s.choices[seat] = NO_CULTURE
        else:
            anyone = True
    if not anyone:
        _score_culture(s, chance)


def _score_culture(s: RoadTripState, chance: Chance) -> None:
    """RT-P4: score what was named; then the next round, or the end (RT-S5)."""
    facts = s.facts
    for seat in range(s.seats):
        kind = s.choices[seat]
        points: i64 = 0
        if kind != NO_CULTURE:
            points = scoring.culture_points(s, seat, kind)
            s.culture[seat * CULTURES + kind] = points
        if facts is not None:
            facts.append((NAMED, seat, kind, points))
    s.round += 1
    if s.round < ROUNDS:
        _deal(s, chance)
        return
    s.phase = OVER
    if facts is not None:
        facts.append((GAME_ENDS, 0, 0, 0))
