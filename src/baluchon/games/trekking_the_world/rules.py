"""How a game of Trekking the World goes: set-up, turns, the end. Moves and actions have files of their own."""

from mypy_extensions import i64

from baluchon.games.trekking_the_world import actions, bags, hidden, insight, moving, scoring, supply
from baluchon.games.trekking_the_world import state as states
from baluchon.games.trekking_the_world.components import (
    AIRPORT_COUNT,
    AIRPORTS,
    BEGIN,
    CUBES,
    DEALT,
    DECKS,
    DEPART,
    DRAW,
    DRY_TURNS,
    END_TOKENS,
    END_VISITS,
    FIRST_GAME,
    FLY,
    GAIN,
    GO,
    JOURNEY,
    LEAST_SEATS,
    PAY,
    PLACES,
    REGIONS,
    STAY,
    VISIT,
    WAIVE,
)
from baluchon.games.trekking_the_world.state import (
    ACTION,
    BEGAN,
    BY_DROUGHT,
    BY_TOKENS,
    BY_VISITS,
    DRAWING,
    GAME_ENDS,
    LAID_OUT,
    LINE,
    MOVE,
    NO_PLAN,
    NOBODY,
    NOT_ENDED,
    OPENED,
    OVER,
    TOKEN_SHOWN,
    TREK,
    TURN,
    TURN_BEGINS,
    TURN_ENDS,
    VISIT_PLAN,
    WorldState,
    lay_cube,
    stand,
    token_holder,
    tokens_taken,
)
from baluchon.kernel.bits import BIT, count, mask_of
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import Rules
from baluchon.kernel.lanes import with_lane


class WorldRules(Rules[WorldState]):
    """The contract, fulfilled."""

    def start(self, seats: i64, options: list[int], chance: Chance) -> WorldState:
        s = states.blank(seats)
        s.row_length = options[0]
        s.first_game = options[1]
        return s

    def to_act(self, s: WorldState) -> i64:
        return 0 if s.phase == OVER else BIT[s.turn]

    def legal(self, s: WorldState, seat: i64) -> list[int]:
        moves: list[int] = []
        if seat != s.turn or s.phase == OVER:
            return moves
        if s.plan != NO_PLAN:
            _add_plan_moves(s, seat, moves)
        elif s.phase == TURN or s.phase == MOVE:
            moving.add_turn_moves(s, seat, moves)
        elif s.phase == ACTION:
            actions.add_actions(s, seat, moves)
        elif s.phase == DRAWING:
            actions.add_draws(s, moves)
        elif s.phase == LINE:
            actions.add_line_moves(s, seat, moves)
        else:
            _add_airports(s, moves)
        return moves

    def play(self, s: WorldState, seat: i64, move: i64, chance: Chance) -> None:
        if s.plan != NO_PLAN:
            _play_plan(s, seat, move, chance)
        elif move < FLY:
            _begin(s, seat, AIRPORTS[move - BEGIN], chance)
        elif move < GO:
            if s.phase == LINE:
                moving.fly(s, seat, move - FLY)
                actions.next_line(s, seat)
            else:
                moving.fly_first(s, seat, move - FLY)
        elif move < STAY:
            if s.phase == LINE:
                actions.move_on_journey(s, seat, move - GO, chance)
            else:
                moving.plan_trek(s, seat, move - GO)
        elif move == STAY:
            moving.stay(s, seat, chance)
        elif s.phase == LINE and (move == DRAW or move >= GAIN):
            actions.play_line(s, seat, move, chance)
        elif move <= DRAW:
            actions.draw(s, seat, move, chance)
        elif move < JOURNEY:
            actions.plan_visit(s, seat, move - VISIT, chance)
        else:
            actions.plan_journey(s, seat, move - JOURNEY)
        _finish_forced_plan(s, seat, chance)
        if s.phase == TURN_ENDS:
            _end_turn(s, chance)

    def copy(self, s: WorldState) -> WorldState:
        return states.copy(s)

    def imagine(self, s: WorldState, seat: i64, chance: Chance) -> WorldState:
        return hidden.imagine(s, seat, chance)

    def winners(self, s: WorldState) -> i64:
        return scoring.winners(s)

    def estimate(self, s: WorldState, out: list[float]) -> None:
        insight.estimate(s, out)

    def suggest(self, s: WorldState, seat: i64, moves: list[int], chance: Chance) -> i64:
        return insight.suggest(s, seat, moves, chance)


def _add_airports(s: WorldState, moves: list[int]) -> None:
    """TW-S1: one trekker per airport."""
    taken = moving.barred(s, NOBODY)
    for airport in range(AIRPORT_COUNT):
        if (taken >> AIRPORTS[airport]) & 1 == 0:
            moves.append(BEGIN + airport)


def _begin(s: WorldState, seat: i64, place: i64, chance: Chance) -> None:
    """TW-S1, TW-S7: in turn order; when all stand somewhere, the rest is laid out."""
    stand(s, seat, place)
    if s.facts is not None:
        s.facts.append((BEGAN, seat, place, 0))
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        _lay_out(s, chance)
        _begin_turn(s)


def _lay_out(s: WorldState, chance: Chance) -> None:
    """TW-S2 to TW-S6. The region tokens (TW-S3) stay in their bag until one is taken."""
    bag = bags.from_counts(CUBES[s.seats])
    size = bags.size(bag)
    for place in range(PLACES):
        if 0 <= LEAST_SEATS[place] <= s.seats:
            colour = bags.nth(bag, chance.below(size))
            bag -= bags.cards(colour, 1)
            size -= 1
            lay_cube(s, place, colour)
    if s.facts is not None:
        s.facts.append((LAID_OUT, 0, 0, 0))
    for place in range(s.row_length - 1, -1, -1):
        card = chance.member(s.unseen)
        s.unseen &= ~BIT[card]
        s.row = with_lane(s.row, place, card + 1)
        if s.facts is not None:
            s.facts.append((OPENED, 0, card, 0))
    s.top = chance.member(s.unseen)
    s.unseen &= ~BIT[s.top]
    for seat in range(s.seats):
        for _ in range(DEALT):
            supply.draw(s, seat, chance)
    supply.fill_open(s, chance)
    if s.first_game:
        s.journeys = mask_of(FIRST_GAME)
    else:
        for deck in DECKS:
            s.journeys |= BIT[deck[chance.below(len(deck))]]


def _begin_turn(s: WorldState) -> None:
    if s.facts is not None:
        s.facts.append((TURN_BEGINS, s.turn, s.turns + 1, 0))
    moving.begin_turn(s)


def _add_plan_moves(s: WorldState, seat: i64, moves: list[int]) -> None:
    if s.plan == TREK:
        moving.add_trek_moves(s, seat, moves)
    elif s.plan == VISIT_PLAN:
        actions.add_visit_moves(s, seat, moves)
    else:
        actions.add_journey_moves(s, seat, moves)


def _play_plan(s: WorldState, seat: i64, move: i64, chance: Chance) -> None:
    if move == DEPART:
        moving.depart(s, seat, chance)
    elif move >= WAIVE:
        actions.waive(s, seat, move - WAIVE)
    elif s.plan == TREK:
        moving.pick(s, seat, move - PAY)
    else:
        actions.pay(s, seat, move - PAY, chance)


def _finish_forced_plan(s: WorldState, seat: i64, chance: Chance) -> None:
    """What is left of a plan without a choice is done at once: nobody sees a plan, so this tells nobody anything."""
    while s.plan != NO_PLAN:
        step = moving.forced_step(s, seat) if s.plan == TREK else actions.forced_step(s, seat)
        if step < 0:
            return
        _play_plan(s, seat, step, chance)


def _end_turn(s: WorldState, chance: Chance) -> None:
    """TW-E1, TW-E4: see whether the game is over; else the next seat."""
    s.turns += 1
    s.dry = 0 if s.gained else s.dry + 1
    s.gained = 0
    if count(s.luggage[s.turn].visited) >= END_VISITS:
        s.ending = BY_VISITS
    elif tokens_taken(s) >= END_TOKENS:
        s.ending = BY_TOKENS
    elif s.dry >= DRY_TURNS * s.seats:
        s.ending = BY_DROUGHT
    if s.ending == NOT_ENDED:
        s.turn = (s.turn + 1) % s.seats
        _begin_turn(s)
        return
    s.phase = OVER
    chance.reveal()
    if s.facts is not None:
        s.facts.append((GAME_ENDS, s.turn, s.ending, 0))
        for region in range(REGIONS):
            holder = token_holder(s, region)
            if holder != NOBODY:
                s.facts.append((TOKEN_SHOWN, holder, region, bags.digit(s.tokens, region)))
