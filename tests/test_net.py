"""Nets: small weights that every machine reads alike, and the bots that ask them."""

import random
from importlib.resources import files
from math import exp, log

import numpy as np
import pytest
from librt.strings import BytesWriter

from baluchon.bots import bot_by_code
from baluchon.bots.greedy import own_estimate
from baluchon.bots.judge import Judge
from baluchon.bots.judges import judge_of, net_of
from baluchon.bots.net import Net
from baluchon.bots.swift import SwiftBot
from baluchon.bots.units import Packed, Units, Wide
from baluchon.bots.weights import FILE, LOGIT, MIDDLE, ONE, UNIT, Layer, Weights, from_bytes, to_bytes, weights_of
from baluchon.bots.weights import Sight as SightWeights
from baluchon.envs.encoding import Encoding
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import Chance, FastChance, seed_from_text
from baluchon.kernel.declaration import Game
from baluchon.kernel.game import Rules, State
from baluchon.kernel.match import Match
from baluchon.kernel.playout import guided_playout, utility
from baluchon.kernel.registry import all_games
from baluchon.lanterns import GAME as LANTERNS
from tests.netbatch import NetBatch

WITH_NET = [game for game in all_games() if (files(game.package) / FILE).is_file()]
SETTINGS = [(game, seats) for game in WITH_NET for seats in (game.min_seats, game.max_seats)]
MOST_BYTES = 400_000


class Shown(State):
    """A state that is what is seen of it."""

    def __init__(self, entries: bytes, upper: bytes = b"", is_over: bool = False) -> None:
        super().__init__(2)
        self.entries, self.upper, self.is_over = entries, upper, is_over


class Even(Rules[Shown]):
    """Rules by which both seats have the same chances, until the first one wins."""

    def to_act(self, s: Shown) -> int:
        return 0 if s.is_over else 1

    def winners(self, s: Shown) -> int:
        return 1

    def estimate(self, s: Shown, out: list[float]) -> None:
        out[:] = [0.5, 0.5]


class Written:
    """An encoder that writes what a state shows."""

    def encode(self, s: Shown, seat: int, out: BytesWriter, upper: BytesWriter) -> None:
        out.write(s.entries)
        upper.write(s.upper)


def units(
    form: type[Packed] | type[Wide], weights: list[list[int]], biases: list[int], incoming: int, outgoing: int
) -> Units:
    """A layer with these whole weights, all of which count as they are."""
    factors = [outgoing * 2**24 // incoming] * len(biases)
    return form(weights, [bias * incoming for bias in biases], factors)


def small_net(large: list[int] | None = None, form: type[Packed] | type[Wide] = Wide) -> Net:
    """Two entries and the estimate come in; the first unit is their sum, the second their difference.

    The first goal is the first unit if it is above 0, the second twice the second one less 1.
    """
    first = units(form, [[1 * ONE, 1 * ONE], [1 * ONE, -1 * ONE], [0, 0]], [0, 0], ONE, UNIT)
    second = units(form, [[1, 0], [0, 1]], [0, -1], UNIT, UNIT)
    last = units(form, [[1, 0], [0, 2]], [0, 0], UNIT, LOGIT)
    return Net(Even(), Written(), 2, first, large or [], ONE, second, last)


FORMS = pytest.mark.parametrize("form", [Packed, Wide])


@FORMS
def test_a_net_adds_up_what_it_sees(form: type[Packed] | type[Wide]) -> None:
    net = small_net(form=form)
    assert net.goals(Shown(bytes([3, 1])), 0) == [4 * LOGIT, 2 * LOGIT]
    assert net.goals(Shown(bytes([1, 3])), 0) == [4 * LOGIT, 0]


@FORMS
def test_what_was_seen_before_makes_no_difference(form: type[Packed] | type[Wide]) -> None:
    luck, used = random.Random(3), small_net([1], form)
    for _ in range(200):
        entries, upper = luck.randbytes(2), luck.randbytes(1)
        seat = luck.randrange(2)
        shown = Shown(entries, upper)
        assert used.goals(shown, seat) == small_net([1]).goals(shown, seat)


@FORMS
def test_an_upper_byte_counts_256_times_and_may_be_below_0(form: type[Packed] | type[Wide]) -> None:
    net = small_net([0], form)
    assert net.goals(Shown(bytes([3, 1]), bytes([1])), 0)[0] == 260 * LOGIT
    assert net.goals(Shown(bytes([3, 1]), bytes([255])), 0)[0] == 0


def test_what_options_add_to_an_observation_is_not_looked_at() -> None:
    net = small_net()
    assert net.goals(Shown(bytes([3, 1, 77])), 0) == net.goals(Shown(bytes([3, 1])), 0) == [4 * LOGIT, 2 * LOGIT]


def test_shares_add_up_to_one_win_and_are_the_result_in_the_end() -> None:
    net, out = small_net(), [0.0, 0.0]
    net.shares(Shown(bytes([0, 0])), out)
    assert out == [0.5, 0.5]
    net.shares(Shown(b"", is_over=True), out)
    assert out == [1.0, 0.0]


def test_of_two_seats_the_other_may_hope_for_the_rest() -> None:
    net, out = small_net(), [0.0, 0.0]
    shown = Shown(bytes([3, 1]))
    for seat in (0, 1):
        net.shares_for(shown, seat, out)
        assert out[seat] == pytest.approx(1 / (1 + exp(-net.goals(shown, seat)[0] / LOGIT)))
        assert sum(out) == pytest.approx(1)
    net.shares_for(Shown(b"", is_over=True), 1, out)
    assert out == [1.0, 0.0]


@pytest.mark.parametrize("game", WITH_NET, ids=lambda game: game.id)
def test_of_many_seats_one_is_asked_about_and_the_estimate_divides_the_rest(game: Game) -> None:
    seats = game.max_seats
    state, net = game.start(seats, None, FastChance(5)), net_of(game, seats)
    assert net is not None
    guided_playout(game.rules, state, FastChance(6), 6 * seats)
    estimate, out = [0.0] * seats, [0.0] * seats
    utility(game.rules, state, estimate)
    net.shares_for(state, 1, out)
    assert out[1] == pytest.approx(1 / (1 + exp(-net.goals(state, 1)[0] / LOGIT)))
    others = [seat for seat in range(seats) if seat != 1]
    assert sum(out) == pytest.approx(1)
    hoped = sum(estimate[seat] for seat in others)
    assert [out[seat] for seat in others] == pytest.approx([(1 - out[1]) * estimate[seat] / hoped for seat in others])


def test_a_win_is_worth_more_than_any_hope() -> None:
    net, out = small_net(), [0.0, 0.0]
    assert net.worth(Shown(b"", is_over=True), 0, out) == 1.0
    assert net.worth(Shown(bytes([0, 0])), 0, out) == 0.5


@FORMS
@pytest.mark.parametrize("count", [2, 7, 8, 19])
def test_units_added_up_at_once_are_the_units_one_by_one(form: type[Packed] | type[Wide], count: int) -> None:
    luck = random.Random(count)
    inputs = 40
    weights = [[luck.randrange(-127, 128) for _ in range(count)] for _ in range(inputs)]
    biases = [luck.randrange(-999, 999) for _ in range(count)]
    factors = [luck.randrange(1, 2**20) for _ in range(count)]
    values = [luck.choice([0, 0, 1, 3000, -5]) for _ in range(inputs)]
    slow = [
        (bias + sum(max(value, 0) * row[unit] for value, row in zip(values, weights, strict=True))) * factor >> 24
        for unit, (bias, factor) in enumerate(zip(biases, factors, strict=True))
    ]
    layer = form(weights, biases, factors)
    assert layer.feed(values) == slow
    sums = layer.blank()
    whole, doubled = [*range(inputs)] * 2, [max(value, 0) for value in values]
    layer.change(sums, whole, [*doubled, *doubled])
    layer.change(sums, whole[:inputs], [-value for value in doubled])
    assert layer.outputs(sums, 0) == slow, "what is taken away again leaves nothing behind"
    layer.change(sums, [inputs - 1], [-7])
    assert layer.outputs(sums, 7) == slow, "the last row is the estimate's"


def test_weights_are_read_as_they_were_written() -> None:
    layer = Layer(bytes([MIDDLE, 255]), [-3], [70_000])
    weights = Weights("lanterns", 1, {2: SightWeights([0, 1], [ONE, 41], [1], 2, 3)}, (layer, layer, layer), ONE)
    assert from_bytes(to_bytes(weights)) == weights


@pytest.mark.parametrize("game", WITH_NET, ids=lambda game: game.id)
def test_the_nets_are_small_and_fit_the_rules_and_the_observations(game: Game) -> None:
    assert len((files(game.package) / FILE).read_bytes()) <= MOST_BYTES
    weights = weights_of(game)
    assert weights is not None
    assert weights.game == game.id
    first, _, last = weights.layers
    assert len(last.biases) == 2
    for seats in range(game.min_seats, game.max_seats + 1):
        sight = weights.sights[seats]
        assert len(sight.inputs) == len(sight.factors) == Encoding(game, seats).size
        assert max(*sight.inputs, sight.seats_at, sight.hunch_at) * len(first.biases) < len(first.weights)


@pytest.mark.parametrize(("game", "seats"), SETTINGS, ids=lambda value: getattr(value, "id", str(value)))
def test_one_by_one_and_in_a_batch_a_net_says_the_same(game: Game, seats: int) -> None:
    net, weights, encoding = net_of(game, seats), weights_of(game), Encoding(game, seats)
    assert net is not None
    assert weights is not None
    chance = FastChance(4)
    state = game.start(seats, None, chance)
    scaling = np.array([field.scaling for field in encoding.fields for _ in range(field.length)])
    looks, hunches, said = [], [], []
    shares = [0.0] * seats
    while guided_playout(game.rules, state, chance, 3) and game.rules.to_act(state):
        seat = lowest(game.rules.to_act(state))
        looks.append(np.rint(encoding.observe(state, seat) * scaling).astype(np.int64))
        utility(game.rules, state, shares)
        share = min(max(shares[seat], 0.001), 0.999)
        hunches.append(round(log(share / (1 - share)) * LOGIT))
        said.append(net.goals(state, seat))
    assert NetBatch(weights, seats).goals(np.stack(looks), np.array(hunches)).tolist() == said


def test_without_a_net_swift_trusts_the_game_itself() -> None:
    position = Match(LANTERNS, 2, seed=seed_from_text("none")).position(0)
    assert net_of(LANTERNS, 2) is None
    assert type(judge_of(LANTERNS, 2)) is Judge
    trusting = SwiftBot("swift", own_estimate)
    assert bot_by_code("swift").explain(position, FastChance(5)) == trusting.explain(position, FastChance(5))


@pytest.mark.parametrize("game", WITH_NET, ids=lambda game: game.id)
def test_the_bots_with_a_net_do_not_depend_on_who_asked_before(game: Game) -> None:
    match, chance = Match(game, 2, seed=seed_from_text("twice")), FastChance(1)
    positions = []
    for _ in range(6):
        seat = match.to_act[0]
        positions.append(match.position(seat))
        match.play(seat, _random(match.legal(seat), chance))
    asked = [position for position in positions if len(position.legal) > 1]
    for code in ("swift", "expert:6"):
        there = [bot_by_code(code).choose(position, FastChance(7)) for position in asked]
        back = [bot_by_code(code).choose(position, FastChance(7)) for position in reversed(asked)]
        assert there == back[::-1]


def _random(moves: list[int], chance: Chance) -> int:
    return moves[chance.below(len(moves))]
