"""The trekker on its way: flights, treks paid with cards, and what is taken where it arrives."""

from mypy_extensions import i64

from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world import facts, state, supply
from baluchon.games.trekking_the_world.state import Trekker, WorldState, drop_plan, links_paid
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import BIT, has, is_several, minus, plus, rest
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import NONE, note


def occupied(s: WorldState) -> i64:
    """The places of all trekkers that stand somewhere."""
    places: i64 = 0
    for trekker in s.trekkers:
        if trekker.place != NONE:
            places |= BIT[trekker.place]
    return places


def barred(s: WorldState, own: Trekker) -> i64:
    """TW-M3: the places of the other trekkers."""
    return minus(occupied(s), own.place)


def add_free_airports(s: WorldState, first: i64, moves: list[int]) -> None:
    """TW-S1, TW-F1, TW-J2: a move for every airport without a trekker, counted from the move of the first airport."""
    taken = occupied(s)
    for airport in range(c.AIRPORT_COUNT):
        if not has(taken, c.AIRPORTS[airport]):
            moves.append(first + airport)


def add_places(places: i64, moves: list[int]) -> None:
    """A move to each of these places."""
    add_set(c.GO_MOVES, places, moves)


def add_set(lists: list[list[int]], chosen: i64, moves: list[int]) -> None:
    """A move for each element of a set; the lists hold the moves of every six of them, by their set."""
    first: i64 = 0
    while chosen != 0:
        moves.extend(lists[first + (chosen & 63)])
        chosen >>= 6
        first += 64


def sums(values: i64) -> i64:
    """TW-M1: which sums cards make that `treks.values` has counted (bit N: a sum of N)."""
    ones = rows.at(values, 0)
    twos = rows.at(values, 1)
    threes = rows.at(values, 2)
    if ones > c.MOST_ONES:
        ones = c.MOST_ONES
    if twos > c.MOST_TWOS:
        twos = c.MOST_TWOS
    if threes > c.MOST_THREES:
        threes = c.MOST_THREES
    return c.SUMS[(ones * (c.MOST_TWOS + 1) + twos) * (c.MOST_THREES + 1) + threes]


def hand_sums(s: WorldState, own: Trekker) -> i64:
    """TW-M8: which numbers of links the cards of a hand can pay."""
    return sums(treks.values(own.hand)) & s.figures.lengths


def add_turn_moves(s: WorldState, own: Trekker, moves: list[int]) -> None:
    """TW-T1: fly first, or trek; stay only if no trek is possible (TW-M6)."""
    if s.phase == state.TURN:
        add_free_airports(s, c.FLY, moves)
    ends = c.WORLD.ends(own.place, barred(s, own), hand_sums(s, own))
    if ends == 0:
        moves.append(c.STAY)
    else:
        add_places(ends, moves)


def begin_turn(s: WorldState) -> None:
    """TW-F1: on an airport one may fly."""
    own = s.trekkers[s.turn]
    if has(c.AIRPORT_MASK, own.place):
        s.phase = state.TURN
    else:
        _go_on(s, own)


def _go_on(s: WorldState, own: Trekker) -> None:
    """TW-M6: without cards there is no move."""
    s.phase = state.MOVE if own.hand != 0 else state.ACTION


def fly(s: WorldState, own: Trekker, airport: i64) -> None:
    """Put the trekker on an airport."""
    own.place = c.AIRPORTS[airport]
    note(s, facts.FLEW, own.seat, own.place)


def fly_first(s: WorldState, own: Trekker, airport: i64) -> None:
    """TW-F1: the move after a flight stays obligatory."""
    fly(s, own, airport)
    _go_on(s, own)


def stay(s: WorldState, own: Trekker, chance: Chance) -> None:
    """TW-M6: to stay with cards in hand shows that none of them helps."""
    if own.hand != 0:
        chance.reveal()
    s.phase = state.ACTION
    note(s, facts.STAYED, own.seat)


def plan_trek(s: WorldState, own: Trekker, place: i64) -> None:
    """Begin to pay for a trek to a place."""
    s.plan = state.TREK
    s.goal = place
    s.lengths = c.WORLD.lengths(own.place, place, barred(s, own), hand_sums(s, own))
    note(s, facts.PLANNED_TREK, own.seat, place)


def _useful_kinds(left: i64, values: i64, ahead: i64) -> i64:
    """TW-M1: of the cards that are left, with these values, the kinds with which the sum can still become exact.

    `ahead` has bit N if N more links would make it so.
    """
    useful: i64 = 0
    for value in range(1, c.VALUES + 1):
        ahead >>= 1
        if rows.at(values, value - 1) > 0 and ahead & sums(rows.add(values, value - 1, -1)) != 0:
            useful |= treks.of_value(value)
    return useful & bags.kinds(left)


def add_payments(kinds: i64, moves: list[int]) -> None:
    """A move for each of the kinds that `bags.kinds` tells."""
    move = c.PAY
    while kinds != 0:
        if has(kinds, 0):
            moves.append(move)
        kinds >>= 4
        move += 1


def add_trek_moves(s: WorldState, own: Trekker, moves: list[int]) -> None:
    """TW-M1: cards with which the sum can still become exact; depart as soon as it is."""
    left = own.hand - s.paid
    ahead = s.lengths >> links_paid(s)
    add_payments(_useful_kinds(left, treks.values(left), ahead), moves)
    if has(ahead, 0):
        moves.append(c.DEPART)


def forced_step(s: WorldState, own: Trekker) -> i64:
    """TW-A7: the next step of a trek that comes whatever else is chosen; NONE if all is a choice."""
    left = own.hand - s.paid
    values = treks.values(left)
    ahead = s.lengths >> links_paid(s)
    useful = _useful_kinds(left, values, ahead)
    if useful == 0:
        return c.DEPART
    if has(ahead, 0):
        return NONE
    if is_several(useful):
        if s.figures.sure_cards:
            return _sure_payment(left, values, useful, ahead)
        # The sum of all cards that are left is the only one that fits: nothing fits any more without one of them.
        all_of_them = treks.worth(values)
        if all_of_them > c.MOST_LINKS or ahead & sums(values) != BIT[all_of_them]:
            return NONE
    return c.PAY + bags.lowest_kind(useful)


def _sure_payment(left: i64, values: i64, useful: i64, ahead: i64) -> i64:
    """Paying a kind without which no sum fits any more, so that every way to pay has it; NONE if there is none."""
    for value in range(1, c.VALUES + 1):
        held = rows.at(values, value - 1)
        # Where some sum does without a value, it does without any kind of it.
        if held > 0 and ahead & sums(rows.add(values, value - 1, -held)) == 0:
            kinds = useful & treks.of_value(value)
            while kinds != 0:
                kind = bags.lowest_kind(kinds)
                if ahead & sums(rows.add(values, value - 1, -bags.times(left, kind))) == 0:
                    return c.PAY + kind
                kinds = rest(kinds)
    return NONE


def pick(s: WorldState, own: Trekker, kind: i64) -> None:
    """Pick a card for the plan."""
    s.paid += bags.cards(kind, 1)
    note(s, facts.PICKED, own.seat, kind)


def depart(s: WorldState, own: Trekker, chance: Chance) -> None:
    """TW-M1, TW-M5: lay the cards down, go, take what lies there; then the action."""
    place = s.goal
    paid = s.paid
    note(s, facts.TREKKED, own.seat, place, links_paid(s))
    drop_plan(s)
    s.phase = state.ACTION
    supply.discard(s, own, paid, chance)
    arrive(s, own, place, chance)


def arrive(s: WorldState, own: Trekker, place: i64, chance: Chance) -> None:
    """TW-M5, TW-K1, TW-K4: the cube at the end is taken, and the token of a region with its last one."""
    own.place = place
    if not has(s.cubes.lying, place):
        return
    colour = s.cubes.on(place)
    s.cubes.take(place)
    s.gained = 1
    own.suitcase = rows.add(own.suitcase, colour, 1)
    note(s, facts.CUBE_TAKEN, own.seat, colour, place)
    settle_tile(s, colour)
    region = c.PLACE_REGION[place]
    if s.cubes.lying & c.REGION_MASK[region] == 0:
        _take_token(s, own, region, chance)


def _take_token(s: WorldState, own: Trekker, region: i64, chance: Chance) -> None:
    """TW-K4: nobody has seen it before, so any token not taken yet may be the one."""
    value = draw_token(s, chance)
    s.tokens = rows.put(s.tokens, region, value)
    own.regions = plus(own.regions, region)
    note(s, facts.TOKEN_TAKEN, own.seat, region, value)


def draw_token(s: WorldState, chance: Chance) -> i64:
    """The value of a token out of the bag."""
    which = bags.nth(s.bag, chance.below(bags.size(s.bag)))
    s.bag -= bags.cards(which, 1)
    return c.TOKEN_VALUES[which]


def wins_tile(own: i64, most: i64) -> bool:
    """TW-K2: whether `own` cubes of a colour take its tile when nobody else has more than `most`."""
    return own >= c.MIN_MAJORITY and own > most


def settle_tile(s: WorldState, colour: i64) -> None:
    """TW-K2, TW-K3: the holder keeps the tile while nobody has more; else it goes to the one with most, if any."""
    most: i64 = 0
    owner: Trekker | None = None
    holder: Trekker | None = None
    for trekker in s.trekkers:
        n = rows.at(trekker.suitcase, colour)
        if n > most:
            most = n
            owner = trekker
        elif n == most:
            owner = None
        if has(trekker.tiles, colour):
            holder = trekker
    if most < c.MIN_MAJORITY:
        owner = None
    elif holder is not None and rows.at(holder.suitcase, colour) == most:
        owner = holder
    if owner is holder:
        return
    if holder is not None:
        holder.tiles = minus(holder.tiles, colour)
        if owner is None:
            note(s, facts.TILE_RETURNED, holder.seat, colour)
    if owner is not None:
        owner.tiles = plus(owner.tiles, colour)
        note(s, facts.TILE_TAKEN, owner.seat, colour)
