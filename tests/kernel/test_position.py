"""Positions: exactly what a seat knows."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from baluchon.kernel import position as position_module
from baluchon.kernel.chance import FastChance, seed_from_text
from baluchon.kernel.match import Match
from baluchon.kernel.position import Position
from baluchon.kernel.registry import game_by_id
from baluchon.testing.strategies import states

GAME = game_by_id("road-trip-europa")


def begun(picks: int = 0) -> Match:
    match = Match(GAME, 3, seed=seed_from_text("position"))
    for _ in range(picks):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match


def test_a_position_has_the_seats_view_and_moves() -> None:
    match = begun(4)
    position = match.position(2)
    assert (position.seat, position.seats) == (2, 3)
    assert position.view == match.view(2)
    assert position.legal == match.legal(2)


def test_a_position_holds_no_truth() -> None:
    match = begun(3)
    for seat in range(3):
        other = GAME.rules.imagine(match.state, seat, FastChance(99))
        assert GAME.dump(other) != GAME.dump(match.state)
        assert Position(GAME, other, seat).dump() == match.position(seat).dump()


def test_others_commitments_are_not_in_a_position() -> None:
    match = begun(1)
    assert match.to_act == [1, 2]
    assert match.position(1).to_act == [0, 1, 2]
    assert match.position(0).to_act == [1, 2]


def test_a_position_survives_json() -> None:
    position = begun(5).position(1)
    loaded = Position.load(msgspec.json.decode(msgspec.json.encode(position.dump())))
    assert loaded.dump() == position.dump()
    assert (loaded.view, loaded.legal, loaded.seat) == (position.view, position.legal, 1)


def test_a_position_that_is_loaded_is_not_imagined_again(monkeypatch: pytest.MonkeyPatch) -> None:
    dumped = begun(5).position(1).dump()
    monkeypatch.setattr(position_module, "FastChance", None)
    assert Position.load(dumped).dump() == dumped


def test_what_is_imagined_from_a_position_could_be_imagined_from_the_truth() -> None:
    match = begun(2)
    world = match.position(0).imagine(FastChance(5))
    assert GAME.dump(world) == GAME.dump(GAME.rules.imagine(match.state, 0, FastChance(5)))


@given(state=states(GAME), data=st.data())
def test_playing_in_imagined_worlds_does_not_change_a_position(state: object, data: st.DataObject) -> None:
    position = Position(GAME, state, data.draw(st.integers(0, 1)))
    before = position.dump()
    world = position.imagine(FastChance(1))
    for move in GAME.rules.legal(world, position.seat)[:1]:
        GAME.rules.play(world, position.seat, move, FastChance(2))
    assert position.dump() == before
