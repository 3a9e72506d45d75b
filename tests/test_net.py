"""Nets: small weights that every machine reads alike, and the bot that plays by them."""

from importlib.resources import files

import numpy as np
import pytest
from librt.strings import BytesWriter

from baluchon.bots import bot_by_code
from baluchon.bots.net import Net, Sight, Units
from baluchon.bots.netbatch import NetBatch
from baluchon.bots.swift import net_of
from baluchon.bots.weights import FILE, LOGIT, MIDDLE, ONE, UNIT, Layer, Weights, from_bytes, to_bytes, weights_of
from baluchon.bots.weights import Sight as SightWeights
from baluchon.envs.encoding import Encoding
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import FastChance, seed_from_text
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.lanterns import GAME as LANTERNS

WITH_NET = [game for game in all_games() if (files(game.package) / FILE).is_file()]
SETTINGS = [(game, seats) for game in WITH_NET for seats in (game.min_seats, game.max_seats)]
MOST_BYTES = 400_000


class Written:
    """An encoder that writes what it is given as a state."""

    def encode(self, s: bytes, seat: int, out: BytesWriter, upper: BytesWriter) -> None:
        out.write(s)


def units(weights: list[list[int]], biases: list[int], incoming: int, outgoing: int) -> Units:
    """A layer with these whole weights, all of which count as they are."""
    flat = bytes(weight + MIDDLE for row in weights for weight in row)
    return Units(flat, [bias * incoming for bias in biases], [outgoing * 2**24 // incoming] * len(biases))


def small_net() -> Net:
    """Two entries and the number of seats come in; the first unit is their sum, the second their difference."""
    sight = Sight([0, 1], [ONE, ONE], [], 2)
    first = units([[1, 1], [1, -1], [0, 0]], [0, 0], ONE, UNIT)
    second = units([[1, 0], [0, 1]], [0, -1], UNIT, UNIT)
    last = units([[1, 0, 0], [0, 2, 0]], [0, 0, 0], UNIT, LOGIT)
    return Net(Written(), sight, first, second, last)


def test_a_net_adds_up_what_it_sees() -> None:
    net = small_net()
    assert net.likings(bytes([3, 1]), 0, [0, 1]) == [4 * LOGIT, 2 * LOGIT]
    assert net.likings(bytes([1, 3]), 0, [0, 1]) == [4 * LOGIT, 0]
    assert net.share(bytes([3, 1]), 0) == 0.5


def test_a_net_takes_the_first_of_the_moves_it_likes_best() -> None:
    net = small_net()
    assert net.best(bytes([1, 0]), 0, [0, 1]) == 0
    assert net.best(bytes([9, 0]), 0, [0, 1]) == 1
    assert net.best(bytes([0, 0]), 0, [1, 2]) == 1


def test_what_options_add_to_an_observation_is_not_looked_at() -> None:
    assert small_net().likings(bytes([3, 1, 77]), 0, [0]) == [4 * LOGIT]


def test_weights_are_read_as_they_were_written() -> None:
    layer = Layer(bytes([MIDDLE, 255]), [-3], [70_000])
    weights = Weights("lanterns", 1, {2: SightWeights([0, 1], [ONE, 41], [1], 2)}, (layer, layer, layer))
    assert from_bytes(to_bytes(weights)) == weights


@pytest.mark.parametrize("game", WITH_NET, ids=lambda game: game.id)
def test_the_nets_are_small_and_fit_the_rules_and_the_observations(game: Game) -> None:
    assert len((files(game.package) / FILE).read_bytes()) <= MOST_BYTES
    weights = weights_of(game)
    assert weights is not None
    assert weights.game == game.id
    first, _, last = weights.layers
    assert len(last.biases) == len(game.moves) + 1
    for seats in range(game.min_seats, game.max_seats + 1):
        sight = weights.sights[seats]
        assert len(sight.inputs) == len(sight.factors) == Encoding(game, seats).size
        assert max(*sight.inputs, sight.seats_at) * len(first.biases) < len(first.weights)


@pytest.mark.parametrize(("game", "seats"), SETTINGS, ids=lambda value: getattr(value, "id", str(value)))
def test_one_by_one_and_in_a_batch_a_net_says_the_same(game: Game, seats: int) -> None:
    net, weights, encoding = net_of(game, seats), weights_of(game), Encoding(game, seats)
    assert net is not None
    assert weights is not None
    chance = FastChance(4)
    state = game.start(seats, None, chance)
    scaling = np.array([field.scaling for field in encoding.fields for _ in range(field.length)])
    looks, said = [], []
    for _ in range(30):
        seat = lowest(game.rules.to_act(state))
        moves = game.rules.legal(state, seat)
        looks.append(np.rint(encoding.observe(state, seat) * scaling).astype(np.int64))
        said.append((moves, net.likings(state, seat, moves)))
        game.rules.play(state, seat, net.best(state, seat, moves), chance)
        if game.rules.to_act(state) == 0:
            break
    outputs = NetBatch(weights, seats).outputs(np.stack(looks))
    for row, (moves, likings) in zip(outputs, said, strict=True):
        assert row[moves].tolist() == likings


def test_without_a_net_swift_looks_one_move_ahead() -> None:
    position = Match(LANTERNS, 2, seed=seed_from_text("none")).position(0)
    assert net_of(LANTERNS, 2) is None
    assert bot_by_code("swift").choose(position, FastChance(5)) == bot_by_code("casual").choose(position, FastChance(5))


def test_swift_names_its_choice_first() -> None:
    position = Match(game_by_id("road-trip-europa"), 3, seed=seed_from_text("why")).position(0)
    swift = bot_by_code("swift")
    weighed = swift.explain(position, FastChance(5))
    assert weighed[0].move == swift.choose(position, FastChance(5))
    assert sorted(each.move for each in weighed) == position.legal
