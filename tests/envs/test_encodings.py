"""Observations of our games. That they say what the view says is one of the suites: `encodings_hold`."""

import numpy as np
import pytest
from librt.strings import BytesWriter

from baluchon.envs.encoding import Encoding
from baluchon.envs.layout import Layout
from baluchon.kernel.chance import FastChance
from baluchon.kernel.errors import BadOption
from baluchon.kernel.registry import game_by_id
from baluchon.testing.setting import Setting, settings, walk
from tests.conformance.ours import OURS

SETTINGS = [setting for game in OURS for setting in settings(game)]


def encoding_of(setting: Setting) -> Encoding:
    return Encoding(setting.game, setting.seats, dict(setting.options))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_fields_that_an_option_brings_come_last(setting: Setting) -> None:
    usual = Encoding(setting.game, setting.seats).fields
    assert encoding_of(setting).fields[: len(usual)] == usual


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


@pytest.mark.parametrize("points", [255, 256, 1280])
def test_points_that_do_not_fit_into_a_byte_are_observed_alone_and_in_a_batch(points: int) -> None:
    game = game_by_id("tour-du-monde")
    encoding = Encoding(game, 2)
    dumped = game.dump(game.start(2, None, FastChance(1)))
    dumped["round"] = 2
    dumped["points"][0][0] = points
    state = game.load(dumped)
    score = game.public(state).travellers[0].score  # type: ignore[attr-defined]
    assert score >= points
    alone = encoding.observe(state, 0)
    field = next(field for field in encoding.fields if field.name == "score own")
    assert np.rint(alone[field.start] * field.scaling) == score
    entries, upper = BytesWriter(), BytesWriter()
    for seat in (0, 1) * 20:
        encoding.encoder.observe(state, seat, entries, upper)
    many = np.empty((40, encoding.size), np.float32)
    encoding.scale_all(entries.getvalue(), upper.getvalue(), many)
    assert np.array_equal(many[::2], np.tile(alone, (20, 1)))
    assert np.array_equal(many[1::2], np.tile(encoding.observe(state, 1), (20, 1)))


def test_a_number_that_does_not_fit_into_a_byte_is_large_and_stands_alone() -> None:
    fields = Layout()
    fields.number("hand", 255, "cards", lambda look: 0)
    fields.number("score", 256, "points", lambda look: 0)
    fields.number("debts", 9, "points", lambda look: 0, low=-1)
    assert [field.large for field in fields.fields] == [False, True, True]
    with pytest.raises(ValueError, match=r"scores goes from 0 to 256: .* stand alone"):
        fields.numbers("scores", ["first", "last"], 256, "points", lambda look: [0, 0])
