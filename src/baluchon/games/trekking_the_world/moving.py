"""The trekker on its way: flights, treks paid with cards, and what is taken where it arrives."""

from mypy_extensions import i64

from baluchon.games.trekking_the_world import bags, supply
from baluchon.games.trekking_the_world.components import (
    AIRPORT_COUNT,
    AIRPORT_MASK,
    AIRPORTS,
    DEPART,
    FLY,
    GO_MOVES,
    MIN_MAJORITY,
    MOST_LINKS,
    MOST_ONES,
    MOST_THREES,
    MOST_TWOS,
    PAY,
    PLACE_REGION,
    REGION_MASK,
    STAY,
    SUMS,
    TOKEN_VALUES,
    VALUE,
    WORLD,
)
from baluchon.games.trekking_the_world.state import (
    ACTION,
    CUBE_TAKEN,
    FLEW,
    MOVE,
    NO_PLAN,
    NOBODY,
    PICKED,
    PLANNED_TREK,
    STAYED,
    TILE_RETURNED,
    TILE_TAKEN,
    TOKEN_TAKEN,
    TREK,
    TREKKED,
    TURN,
    WorldState,
    cube_on,
    hand_size,
    place_of,
    stand,
    take_cube,
    tile_holder,
)
from baluchon.kernel.bits import BIT
from baluchon.kernel.chance import Chance
from baluchon.kernel.lanes import lane, raised


def barred(s: WorldState, seat: i64) -> i64:
    """TW-M3: the places of the other trekkers."""
    mask: i64 = 0
    trekkers = s.trekkers
    for other in range(s.seats):
        place = (trekkers & 255) - 1
        if other != seat and place >= 0:
            mask |= BIT[place]
        trekkers >>= 8
    return mask


def add_flights(s: WorldState, moves: list[int]) -> None:
    """TW-F1, TW-J2: to every airport without a trekker."""
    taken = barred(s, NOBODY)
    for airport in range(AIRPORT_COUNT):
        if (taken >> AIRPORTS[airport]) & 1 == 0:
            moves.append(FLY + airport)


def add_places(places: i64, moves: list[int]) -> None:
    add_set(GO_MOVES, places, moves)


def add_set(lists: list[list[int]], chosen: i64, moves: list[int]) -> None:
    """A move for each element of a set; the lists hold the moves of every six of them, by their set."""
    first: i64 = 0
    while chosen != 0:
        moves.extend(lists[first + (chosen & 63)])
        chosen >>= 6
        first += 64


def sums(values: i64) -> i64:
    """TW-M1, TW-M8: which sums so many cards of each value, as `bags.values` counts, make (bit N: a sum of N)."""
    ones = values & 255
    twos = (values >> 8) & 255
    threes = values >> 16
    if ones > MOST_ONES:
        ones = MOST_ONES
    if twos > MOST_TWOS:
        twos = MOST_TWOS
    if threes > MOST_THREES:
        threes = MOST_THREES
    return SUMS[(ones * (MOST_TWOS + 1) + twos) * (MOST_THREES + 1) + threes]


def hand_sums(s: WorldState, seat: i64) -> i64:
    """Which sums the cards of a hand make."""
    return sums(bags.values(s.luggage[seat].hand))


def trek_ends(s: WorldState, seat: i64) -> i64:
    """TW-M1 to TW-M3: every place that some of the cards can pay a way to."""
    return WORLD.ends(place_of(s, seat), barred(s, seat), hand_sums(s, seat))


def add_turn_moves(s: WorldState, seat: i64, moves: list[int]) -> None:
    """TW-T1: fly first, or trek; stay only if no trek is possible (TW-M6)."""
    if s.phase == TURN:
        add_flights(s, moves)
    ends = trek_ends(s, seat)
    if ends == 0:
        moves.append(STAY)
    else:
        add_places(ends, moves)


def begin_turn(s: WorldState) -> None:
    """TW-F1: on an airport one may fly; TW-M6: without cards there is no move."""
    if (AIRPORT_MASK >> place_of(s, s.turn)) & 1:
        s.phase = TURN
    elif hand_size(s, s.turn) > 0:
        s.phase = MOVE
    else:
        s.phase = ACTION


def fly(s: WorldState, seat: i64, airport: i64) -> None:
    stand(s, seat, AIRPORTS[airport])
    if s.facts is not None:
        s.facts.append((FLEW, seat, AIRPORTS[airport], 0))


def fly_first(s: WorldState, seat: i64, airport: i64) -> None:
    """TW-F1: the move after a flight stays obligatory."""
    fly(s, seat, airport)
    s.phase = MOVE if hand_size(s, seat) > 0 else ACTION


def stay(s: WorldState, seat: i64, chance: Chance) -> None:
    """TW-M6: to stay with cards in hand shows that none of them helps."""
    if hand_size(s, seat) > 0:
        chance.reveal()
    s.phase = ACTION
    if s.facts is not None:
        s.facts.append((STAYED, seat, 0, 0))


def plan_trek(s: WorldState, seat: i64, place: i64) -> None:
    s.plan = TREK
    s.goal = place
    s.rest = bags.values(s.luggage[seat].hand)
    s.lengths = WORLD.lengths(place_of(s, seat), place, barred(s, seat), sums(s.rest))
    if s.facts is not None:
        s.facts.append((PLANNED_TREK, seat, place, 0))


def useful_kinds(s: WorldState) -> i64:
    """TW-M1: all kinds of the values with which the sum can still become exact."""
    rest = s.rest
    ahead = s.lengths >> s.links
    useful: i64 = 0
    if rest & 0xFF != 0 and (ahead >> 1) & sums(rest - 0x1) != 0:
        useful |= bags.ONES
    if rest & 0xFF00 != 0 and (ahead >> 2) & sums(rest - 0x100) != 0:
        useful |= bags.TWOS
    if rest & 0xFF0000 != 0 and (ahead >> 3) & sums(rest - 0x10000) != 0:
        useful |= bags.THREES
    return useful


def add_payments(kinds: i64, moves: list[int]) -> None:
    """A move for each of the kinds that `bags.kinds` tells."""
    move = PAY
    while kinds != 0:
        if kinds & 1:
            moves.append(move)
        kinds >>= 4
        move += 1


def add_trek_moves(s: WorldState, seat: i64, moves: list[int]) -> None:
    """TW-M1: cards with which the sum can still become exact; depart as soon as it is."""
    useful = useful_kinds(s)
    if useful != 0:
        add_payments(useful & bags.kinds(s.luggage[seat].hand - s.paid), moves)
    if (s.lengths >> s.links) & 1:
        moves.append(DEPART)


def forced_step(s: WorldState, seat: i64) -> i64:
    """The next step of a trek if there is no choice: all cards are needed, or none can be added; else -1."""
    useful = useful_kinds(s)
    if useful == 0:
        return DEPART
    ahead = s.lengths >> s.links
    if ahead & 1:
        return -1
    useful &= bags.kinds(s.luggage[seat].hand - s.paid)
    if useful & (useful - 1) != 0:
        # The sum of all cards that are left is the only one that fits: nothing fits any more without one of them.
        all_of_them = bags.worth(s.rest)
        if all_of_them > MOST_LINKS or ahead & sums(s.rest) != BIT[all_of_them]:
            return -1
    return PAY + bags.lowest_kind(useful)


def pick(s: WorldState, seat: i64, kind: i64) -> None:
    s.paid += bags.cards(kind, 1)
    if s.plan == TREK:
        s.links += VALUE[kind]
        s.rest = raised(s.rest, VALUE[kind] - 1, -1)
    if s.facts is not None:
        s.facts.append((PICKED, seat, kind, 0))


def depart(s: WorldState, seat: i64, chance: Chance) -> None:
    """TW-M1, TW-M5: lay the cards down, go, take what lies there; then the action."""
    links = s.links
    place = s.goal
    s.plan = NO_PLAN
    s.goal = -1
    s.lengths = 0
    s.links = 0
    s.rest = 0
    s.phase = ACTION
    if s.facts is not None:
        s.facts.append((TREKKED, seat, place, links))
    supply.discard_paid(s, seat, chance)
    arrive(s, seat, place, chance)


def arrive(s: WorldState, seat: i64, place: i64, chance: Chance) -> None:
    """TW-M5, TW-K1, TW-K4: the cube at the end is taken, and the token of a region with its last one."""
    stand(s, seat, place)
    if (s.lying >> place) & 1 == 0:
        return
    colour = cube_on(s, place)
    take_cube(s, place)
    s.gained = 1
    own = s.luggage[seat]
    own.suitcase = raised(own.suitcase, colour, 1)
    if s.facts is not None:
        s.facts.append((CUBE_TAKEN, seat, colour, place))
    settle_tile(s, colour)
    region = PLACE_REGION[place]
    if s.lying & REGION_MASK[region] == 0:
        _take_token(s, seat, region, chance)


def _take_token(s: WorldState, seat: i64, region: i64, chance: Chance) -> None:
    """TW-K4: nobody has seen it before, so any token not taken yet may be the one."""
    value = draw_token(s, chance)
    s.tokens += bags.cards(region, value)
    s.holders += bags.cards(region, seat + 1)
    if s.facts is not None:
        s.facts.append((TOKEN_TAKEN, seat, region, value))


def draw_token(s: WorldState, chance: Chance) -> i64:
    """The value of a token out of the bag."""
    which = bags.nth(s.bag, chance.below(bags.size(s.bag)))
    s.bag -= bags.cards(which, 1)
    return TOKEN_VALUES[which]


def wins_tile(own: i64, most: i64) -> bool:
    """TW-K2: whether so many cubes of a colour take its tile when another has `most`."""
    return own >= MIN_MAJORITY and own > most


def settle_tile(s: WorldState, colour: i64) -> None:
    """TW-K2, TW-K3: the holder keeps the tile while nobody has more; else it goes to the one with most, if any."""
    most: i64 = 0
    owner: i64 = NOBODY
    for seat in range(s.seats):
        n = lane(s.luggage[seat].suitcase, colour)
        if n > most:
            most = n
            owner = seat
        elif n == most:
            owner = NOBODY
    holder = tile_holder(s, colour)
    if most < MIN_MAJORITY:
        owner = NOBODY
    elif holder != NOBODY and lane(s.luggage[holder].suitcase, colour) == most:
        owner = holder
    if owner == holder:
        return
    s.tiles += bags.cards(colour, owner - holder)
    if s.facts is not None:
        if owner == NOBODY:
            s.facts.append((TILE_RETURNED, holder, colour, 0))
        else:
            s.facts.append((TILE_TAKEN, owner, colour, 0))
