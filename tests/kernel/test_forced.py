"""Questions with one answer that nobody needs to be asked, and a match made anew from its log."""

from collections.abc import Iterator

import pytest

from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.forced import forced_move, steps_back
from baluchon.kernel.game import ASKED, KNOWN_TO_ALL, KNOWN_TO_SEAT
from baluchon.kernel.match import Match
from baluchon.kernel.record import digest
from baluchon.kernel.registry import all_games, game_by_id

HIKE = game_by_id("lets-take-a-hike")
FEW, MANY = 1, 6


def moments(game: Game, seats: int, options: dict[str, bool], games: int) -> Iterator[tuple[Match, int]]:
    """Every decision of some random games, before it is made."""
    for number in range(games):
        match, chance = Match(game, seats, options, seed=bytes([number] * 32)), FastChance(number)
        while not match.is_over:
            seat = match.to_act[chance.below(len(match.to_act))]
            yield match, seat
            legal = match.legal(seat)
            match.play(seat, legal[chance.below(len(legal))])


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_only_a_question_with_one_answer_is_a_formality(game: Game) -> None:
    for match, seat in moments(game, game.max_seats, {}, FEW):
        for alone in (False, True):
            move = forced_move(match, seat, alone=alone)
            assert move is None or match.legal(seat) == [move]


def test_the_last_card_of_a_payment_from_an_open_pack_is_a_formality() -> None:
    found = [
        (match.prompt(seat).id, HIKE.moves[move].verb)
        for match, seat in moments(HIKE, HIKE.max_seats, {}, MANY)
        if (move := forced_move(match, seat)) is not None
    ]
    assert ("prompt-pay", "drop") in found
    assert {verb for _, verb in found} == {"drop"}


def test_with_hidden_packs_only_the_seat_knows_that_it_has_no_choice() -> None:
    hidden = {"hidden-packs": True}
    alone = set()
    for match, seat in moments(HIKE, HIKE.max_seats, hidden, MANY):
        assert forced_move(match, seat) is None
        move = forced_move(match, seat, alone=True)
        if move is not None:
            alone.add(HIKE.moves[move].verb)
    assert {"drop", "show"} <= alone


def test_turns_draws_and_being_ready_are_asked_even_with_one_answer() -> None:
    asked = set()
    for match, seat in moments(HIKE, HIKE.max_seats, {}, MANY):
        legal = match.legal(seat)
        if len(legal) == 1 and forced_move(match, seat, alone=True) is None:
            asked.add(HIKE.moves[legal[0]].verb)
            assert HIKE.rules.formality(match.state, seat) == ASKED
    assert asked == {"draw", "ready"}


def test_the_hand_is_not_told_by_haste() -> None:  # LH-T4
    for match, seat in moments(HIKE, 2, {}, MANY):
        if match.prompt(seat).id == "prompt-limit":
            assert HIKE.rules.formality(match.state, seat) == KNOWN_TO_SEAT < KNOWN_TO_ALL
            return
    raise AssertionError("nobody had too many cards in hand")


def test_taking_back_leads_to_the_last_question_that_was_put() -> None:
    steps = set()
    for match, seat in moments(HIKE, 3, {"hidden-packs": True}, 1):
        found = steps_back(match, seat, alone=True)
        if isinstance(found, int):
            steps.add(found)
            again = match.replayed()
            for _ in range(found):
                assert forced_move(again, seat, alone=True) is not None or again.why_no_take_back(seat) is None
                again.take_back(seat)
            assert forced_move(again, seat, alone=True) is None
    assert 1 in steps


def test_a_match_made_anew_is_the_same() -> None:
    for match, seat in moments(HIKE, 2, {}, 1):
        if match.why_no_take_back(seat) is None:
            match.take_back(seat)
            break
    again = match.replayed()
    assert again is not match
    assert len(again.log) == len(match.log)
    assert digest(again.game, again.state) == digest(match.game, match.state)
    again.play(again.to_act[0], again.legal(again.to_act[0])[0])
    assert len(again.log) == len(match.log) + 1
