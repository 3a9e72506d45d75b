"""The contract at states that Hypothesis looks for, with the smallest example when one fails."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import IllegalMove
from baluchon.kernel.record import decode, encode, from_record, to_record
from baluchon.testing.strategies import matches, moves, states
from tests.conformance.ours import OURS

of_every_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)


@of_every_game
@given(data=st.data())
def test_a_dump_loads_to_the_same_state(game: Game, data: st.DataObject) -> None:
    state = data.draw(states(game))
    assert game.dump(game.load(game.dump(state))) == game.dump(state)


@of_every_game
@given(data=st.data())
def test_an_imagined_world_looks_the_same(game: Game, data: st.DataObject) -> None:
    state = data.draw(states(game))
    seat = data.draw(st.integers(0, state.seats - 1))
    world = game.rules.imagine(state, seat, FastChance(data.draw(st.integers(0, 99))))
    assert game.view(world, seat) == game.view(state, seat)
    assert game.rules.legal(world, seat) == game.rules.legal(state, seat)


@of_every_game
@given(data=st.data())
def test_a_match_takes_legal_moves_only_and_its_record_is_the_game(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for seat in match.to_act:
        move = data.draw(moves(game))
        before = game.dump(match.state)
        if move in match.legal(seat):
            match.play(seat, move)
            break
        with pytest.raises(IllegalMove) as refused:
            match.play(seat, move)
        assert refused.value.reason.clause
        assert game.dump(match.state) == before
    assert game.dump(from_record(decode(encode(to_record(match)))).state) == game.dump(match.state)
