"""Choices of several moves: what the rules propose, and what it brings."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from baluchon.kernel.chance import FastChance
from baluchon.kernel.match import Match
from baluchon.kernel.previews import Gain, Preview
from baluchon.kernel.registry import game_by_id
from baluchon.lanterns import GAME
from baluchon.lanterns.components import BURY, KEEP, LIGHT
from baluchon.lanterns.state import LIGHTING

HISTORY = game_by_id("trekking-through-history")


def at_the_first_card() -> Match:
    match = Match(HISTORY, 2, seed=bytes(32))
    while match.prompt(match.to_act[0]).id == "prompt-itinerary":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


def test_a_choice_is_one_move_unless_the_game_says_more() -> None:
    state = GAME.start(2, {}, FastChance(1))
    move = GAME.rules.legal(state, 0)[0]
    assert GAME.propose(state, 0, move).moves == (move,)
    assert all(preview.plan == () for preview in GAME.previews(state, 0).values())


def test_what_is_wished_for_is_in_the_plan_as_far_as_it_fits() -> None:
    match = at_the_first_card()
    seat = match.to_act[0]
    move = match.legal(seat)[0]
    none, one, four = (HISTORY.moves.parse(f"spend {count}") for count in (0, 1, 4))
    assert match.propose(seat, move).moves == (move, none)
    assert match.propose(seat, move, [one]).moves == (move, one)
    assert match.propose(seat, move, [four]).moves == (move, one), "there is one crystal"
    assert match.propose(seat, move, [move]).moves == (move, none), "a wish that does not fit is left out"


def test_a_plan_comes_with_the_preview_and_says_what_all_of_it_brings() -> None:
    match = at_the_first_card()
    seat = match.to_act[0]
    move = match.legal(seat)[0]
    preview = match.foreseen(seat).previews[move]
    assert preview.plan == match.propose(seat, move).moves
    crystals = {gain.line: gain for gain in preview.gains}["crystals"]
    plan = match.propose(seat, move, [HISTORY.moves.parse("spend 1")])
    assert {gain.line: gain.most for gain in plan.brings.gains}.get("crystals", 0) == crystals.least


def two_moves(s: Any, seat: int, move: int, wish: Sequence[int]) -> list[int]:
    return [move, KEEP] if move < BURY else [move]


def test_what_a_plan_brings_is_found_by_trying_it() -> None:
    game = replace(GAME, own_propose=two_moves)
    state = game.start(2, {"drawing": False}, FastChance(3))
    loser = min((0, 1), key=lambda seat: max(game.rules.legal(state, seat)))
    state.keepers[loser].choice = game.rules.legal(state, loser)[0] - LIGHT
    seat = 1 - loser
    best = game.rules.legal(state, seat)[-1]
    assert state.phase == LIGHTING
    # To light the brightest lantern reveals something, so nothing certain is known of it.
    assert game.propose(state, seat, best).brings == Preview()
    game.rules.play(state, seat, best, FastChance(0))
    keep = game.propose(state, state.winner, KEEP)
    assert keep.moves == (KEEP,)
    assert Gain("lights", 1, 1) not in keep.brings.gains
