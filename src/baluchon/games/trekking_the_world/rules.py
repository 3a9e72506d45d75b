"""How a game of Trekking the World goes: set-up, turns, the end. Moves and actions have files of their own."""

from mypy_extensions import i64

from baluchon.games.trekking_the_world import actions, facts, hidden, insight, moving, scoring, state, supply
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world.figures import WorldFigures
from baluchon.games.trekking_the_world.state import Trekker, WorldState, blank, tokens_taken
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import BIT, count, has, mask_of, minus, plus
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import NONE, Rules, note


class WorldRules(Rules[WorldState]):
    """The rules of Trekking the World, by the figures of a version."""

    def __init__(self, figures: WorldFigures) -> None:
        self.figures = figures

    def start(self, seats: i64, options: list[int], chance: Chance) -> WorldState:
        s = blank(seats, self.figures)
        s.row_length = options[0]
        s.first_game = options[1]
        return s

    def to_act(self, s: WorldState) -> i64:
        return 0 if s.phase == state.OVER else BIT[s.turn]

    def legal(self, s: WorldState, seat: i64) -> list[int]:
        moves: list[int] = []
        if seat != s.turn or s.phase == state.OVER:
            return moves
        own = s.trekkers[seat]
        if s.plan != state.NO_PLAN:
            _add_plan_moves(s, own, moves)
        elif s.phase == state.TURN or s.phase == state.MOVE:
            moving.add_turn_moves(s, own, moves)
        elif s.phase == state.ACTION:
            actions.add_actions(s, own, moves)
        elif s.phase == state.DRAWING:
            actions.add_draws(s, moves)
        elif s.phase == state.LINE:
            actions.add_line_moves(s, own, moves)
        else:
            moving.add_free_airports(s, c.BEGIN, moves)
        return moves

    def play(self, s: WorldState, seat: i64, move: i64, chance: Chance) -> None:
        own = s.trekkers[seat]
        if s.plan != state.NO_PLAN:
            _play_plan(s, own, move, chance)
        elif move < c.FLY:
            _begin(s, own, c.AIRPORTS[move - c.BEGIN], chance)
        elif s.phase == state.LINE:
            _play_line(s, own, move, chance)
        elif move < c.GO:
            moving.fly_first(s, own, move - c.FLY)
        elif move < c.STAY:
            moving.plan_trek(s, own, move - c.GO)
        elif move == c.STAY:
            moving.stay(s, own, chance)
        elif move <= c.DRAW:
            actions.draw(s, own, move, chance)
        elif move < c.JOURNEY:
            actions.plan_visit(s, own, move - c.VISIT, chance)
        else:
            actions.plan_journey(s, own, move - c.JOURNEY)
        _finish_forced_plan(s, own, chance)
        if s.phase == state.TURN_ENDS:
            _end_turn(s, own, chance)

    def imagine(self, s: WorldState, seat: i64, chance: Chance) -> WorldState:
        return hidden.imagine(s, seat, chance)

    def rank_key(self, s: WorldState, seat: i64) -> list[int]:
        return scoring.rank_key(s, seat)

    def estimate(self, s: WorldState, out: list[float]) -> None:
        insight.estimate(s, out)

    def suggest(self, s: WorldState, seat: i64, moves: list[int], chance: Chance) -> i64:
        return insight.suggest(s, seat, moves, chance)


def _begin(s: WorldState, own: Trekker, place: i64, chance: Chance) -> None:
    """TW-S1, TW-S7: in turn order; when all stand somewhere, the rest is laid out."""
    own.place = place
    note(s, facts.BEGAN, own.seat, place)
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        _lay_out(s, chance)
        _begin_turn(s)


def _lay_out(s: WorldState, chance: Chance) -> None:
    """TW-S2 to TW-S6. The region tokens (TW-S3) stay in their bag until one is taken."""
    bag = bags.from_counts(c.CUBES[s.seats])
    for place in range(c.PLACES):
        if 0 <= c.LEAST_SEATS[place] <= s.seats:
            colour = bags.nth(bag, chance.below(bags.size(bag)))
            bag -= bags.cards(colour, 1)
            s.cubes.lay(place, colour)
    note(s, facts.LAID_OUT, 0)
    for place in range(s.row_length - 1, -1, -1):
        card = chance.member(s.unseen)
        s.unseen = minus(s.unseen, card)
        s.row = rows.lay(s.row, place, card)
        note(s, facts.OPENED, 0, card)
    s.top = chance.member(s.unseen)
    s.unseen = minus(s.unseen, s.top)
    for own in s.trekkers:
        for _ in range(c.DEALT):
            supply.draw(s, own, chance)
    supply.fill_open(s, chance)
    if s.first_game:
        s.journeys = mask_of(c.FIRST_GAME)
    else:
        for deck in c.DECKS:
            s.journeys = plus(s.journeys, deck[chance.below(len(deck))])


def _begin_turn(s: WorldState) -> None:
    note(s, facts.TURN_BEGINS, s.turn, s.turns + 1)
    moving.begin_turn(s)


def _add_plan_moves(s: WorldState, own: Trekker, moves: list[int]) -> None:
    if s.plan == state.TREK:
        moving.add_trek_moves(s, own, moves)
    elif s.plan == state.VISIT_PLAN:
        actions.add_visit_moves(s, own, moves)
    else:
        actions.add_journey_moves(s, own, moves)


def _play_plan(s: WorldState, own: Trekker, move: i64, chance: Chance) -> None:
    if move == c.DEPART:
        moving.depart(s, own, chance)
    elif move >= c.WAIVE:
        actions.waive(s, own, move - c.WAIVE)
    elif s.plan == state.TREK:
        moving.pick(s, own, move - c.PAY)
    else:
        actions.pay(s, own, move - c.PAY, chance)


def _play_line(s: WorldState, own: Trekker, move: i64, chance: Chance) -> None:
    if move < c.GO:
        moving.fly(s, own, move - c.FLY)
        actions.next_line(s, own)
    elif move < c.STAY:
        actions.move_on_journey(s, own, move - c.GO, chance)
    elif c.VISIT <= move < c.JOURNEY:
        actions.plan_visit(s, own, move - c.VISIT, chance)
    else:
        actions.play_line(s, own, move, chance)


def _finish_forced_plan(s: WorldState, own: Trekker, chance: Chance) -> None:
    """TW-A7: what is left of a plan without a choice is done at once; nobody sees a plan, so this tells nothing."""
    while s.plan != state.NO_PLAN:
        step = moving.forced_step(s, own) if s.plan == state.TREK else actions.forced_step(s, own)
        if step == NONE:
            return
        _play_plan(s, own, step, chance)


def _end_turn(s: WorldState, own: Trekker, chance: Chance) -> None:
    """TW-E1, TW-E4: see whether the game is over; else the next seat."""
    s.turns += 1
    s.dry = 0 if s.gained else s.dry + 1
    s.gained = 0
    if count(own.visited) >= c.END_VISITS:
        s.ending = state.BY_VISITS
    elif tokens_taken(s) >= c.END_TOKENS:
        s.ending = state.BY_TOKENS
    elif s.dry >= c.DRY_TURNS * s.seats:
        s.ending = state.BY_DROUGHT
    if s.ending == state.NOT_ENDED:
        s.turn = (s.turn + 1) % s.seats
        _begin_turn(s)
        return
    s.phase = state.OVER
    chance.reveal()
    note(s, facts.GAME_ENDS, s.turn, s.ending)
    for region in range(c.REGIONS):
        for trekker in s.trekkers:
            if has(trekker.regions, region):
                note(s, facts.TOKEN_SHOWN, trekker.seat, region, rows.at(s.tokens, region))
