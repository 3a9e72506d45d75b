"""Observations: all that a seat's view tells, and nothing else."""

import dataclasses

import numpy as np
import pytest
from librt.strings import BytesWriter

from baluchon.envs.encoding import Encoding
from baluchon.envs.layout import Layout
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BadGame, BadOption
from baluchon.kernel.registry import game_by_id
from baluchon.testing.setting import Setting, moments, settings, walk
from tests.conformance.ours import OURS
from tests.envs.seen import numbers

SETTINGS = [setting for game in OURS for setting in settings(game)]


def encoding_of(setting: Setting) -> Encoding:
    return Encoding(setting.game, setting.seats, dict(setting.options))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_an_observation_says_what_the_view_says(setting: Setting) -> None:
    encoding = encoding_of(setting)
    for moment in moments(setting, 2, 10):
        for seat in range(setting.seats):
            observed = encoding.observe(moment.state, seat)
            seen = numbers(setting.game.id, setting.game.view(moment.state, seat), seat, encoding.options)
            assert sorted(seen) == sorted(field.name for field in encoding.fields)
            for field in encoding.fields:
                entries = observed[field.start : field.stop] * field.scaling
                assert np.rint(entries).tolist() == seen[field.name], (field.name, moment.number, seat)
                assert np.allclose(entries, np.rint(entries))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_worlds_that_look_the_same_to_a_seat_give_it_the_same_observation_and_mask(setting: Setting) -> None:
    encoding = encoding_of(setting)
    rules = setting.game.rules
    for moment in moments(setting, 2, 10):
        for seat in range(setting.seats):
            observed = encoding.observe(moment.state, seat)
            mask = encoding.mask(moment.state, seat)
            for n in range(3):
                world = rules.imagine(moment.state, seat, FastChance(moment.number * 3 + n))
                assert np.array_equal(encoding.observe(world, seat), observed)
                assert np.array_equal(encoding.mask(world, seat), mask)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_number_is_in_the_range_its_field_names(setting: Setting) -> None:
    encoding = encoding_of(setting)
    low = np.concatenate([np.full(field.length, field.low / field.scaling) for field in encoding.fields])
    high = np.concatenate([np.full(field.length, field.high / field.scaling) for field in encoding.fields])
    for seed in setting.some(2):
        for moment in walk(setting, seed, guided=seed == 0):
            observed = encoding.observe(moment.state, moment.number % setting.seats)
            assert observed.dtype == np.float32
            assert observed.shape == (encoding.size,)
            outside = (observed < low - 1e-6) | (observed > high + 1e-6)
            names = [field.name for field in encoding.fields if outside[field.start : field.stop].any()]
            assert names == [], moment.number


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_fields_that_an_option_brings_come_last(setting: Setting) -> None:
    usual = Encoding(setting.game, setting.seats).fields
    assert encoding_of(setting).fields[: len(usual)] == usual


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_fields_follow_each_other_and_have_names_of_their_own(game: Game) -> None:
    for seats in range(game.min_seats, game.max_seats + 1):
        encoding = Encoding(game, seats)
        at = 0
        for field in encoding.fields:
            assert field.start == at
            assert field.length > 0
            assert field.low <= 0 < field.high
            assert len(field.entries) == (field.length if field.length > 1 else 0)
            at = field.stop
        assert at == encoding.size
        names = [field.name for field in encoding.fields]
        assert len(names) == len(set(names))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_mask_is_the_legal_moves(setting: Setting) -> None:
    encoding = encoding_of(setting)
    for moment in moments(setting, 1, 12):
        for seat in range(setting.seats):
            mask = encoding.mask(moment.state, seat)
            assert mask.shape == (len(setting.game.moves),)
            assert np.flatnonzero(mask).tolist() == setting.game.rules.legal(moment.state, seat)


def test_a_seat_is_observed_from_where_it_sits() -> None:
    # What is `own` to one seat is `+1` to the seat before it.
    game = game_by_id("road-trip-europa")
    encoding = Encoding(game, 3)
    state = next(moment.state for moment in walk(Setting(game, 3), 1) if moment.number == 60)
    fields = {field.name: field for field in encoding.fields}
    for name in ("visited", "stars", "score"):
        own, next_one = fields[f"{name} own"], fields[f"{name} +1"]
        for seat in range(3):
            mine = encoding.observe(state, (seat + 1) % 3)[own.start : own.stop]
            assert np.array_equal(encoding.observe(state, seat)[next_one.start : next_one.stop], mine)


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(BadOption, match="2 to 4 seats, not 9"):
        Encoding(game_by_id("road-trip-europa"), 9)


def test_a_game_without_an_encoding_is_refused_with_what_to_do() -> None:
    stranger = dataclasses.replace(game_by_id("road-trip-europa"), id="chess", package="chess_of_somebody")
    with pytest.raises(BadGame, match=r"chess has no encoding: .*chess_of_somebody\.encoding"):
        Encoding(stranger, 2)


@pytest.mark.parametrize("points", [255, 256, 1280])
def test_points_that_do_not_fit_into_a_byte_are_observed_alone_and_in_a_batch(points: int) -> None:
    encoding = Encoding(game_by_id("tour-du-monde"), 2)
    state = game_by_id("tour-du-monde").start(2, None, FastChance(1))
    state.points[0] = state.doubled[0] = points
    alone = encoding.observe(state, 0)
    field = next(field for field in encoding.fields if field.name == "score own")
    assert np.rint(alone[field.start] * field.scaling) == 2 * points
    entries, upper = BytesWriter(), BytesWriter()
    for seat in (0, 1) * 20:
        encoding.encoder.observe(state, seat, entries, upper)
    many = np.empty((40, encoding.size), np.float32)
    encoding.scale_all(entries.getvalue(), upper.getvalue(), many)
    assert np.array_equal(many[::2], np.tile(alone, (20, 1)))
    assert np.array_equal(many[1::2], np.tile(encoding.observe(state, 1), (20, 1)))


def test_a_layout_refuses_a_number_that_does_not_fit_into_a_byte_unless_it_is_said_to_be_large() -> None:
    with pytest.raises(ValueError, match=r"score may be 256: use large\(\)"):
        Layout().number("score", 256, "points")
    fields = Layout()
    fields.number("hand", 255, "cards")
    fields.large("score", 256, "points", scaling=100)
    assert [field.large for field in fields.fields] == [False, True]
