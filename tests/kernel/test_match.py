"""Matches: checked play, the take-back rule, events."""

from typing import Any

import pytest

from baluchon.kernel.bits import BIT
from baluchon.kernel.chance import FastChance, SealedChance, commitment, seed_from_text
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import (
    Ambiguous,
    BaluchonError,
    CannotTakeBack,
    GameOver,
    IllegalMove,
    MoveError,
    NotYourTurn,
    Unparseable,
)
from baluchon.kernel.match import KEPT_EVERY, Entry, Match, TakeBack
from baluchon.kernel.moves import Move
from baluchon.kernel.record import digest
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.kernel.words import Message, Reason
from baluchon.lanterns import GAME as LANTERNS

GAME = game_by_id("road-trip-europa")


def new_match(seats: int = 3) -> Match:
    return Match(GAME, seats, seed=seed_from_text("match"))


def new_lanterns() -> Match:
    return Match(LANTERNS, 2, seed=seed_from_text("match"))


def pick(match: Match, *seats: int) -> None:
    for seat in seats:
        match.play(seat, match.legal(seat)[0])


def play_to_the_end(match: Match) -> Match:
    while not match.is_over:
        pick(match, match.to_act[0])
    return match


def state_of(match: Match) -> str:
    return digest(match.game, match.state)


def test_a_match_is_set_up_from_its_seed() -> None:
    assert state_of(new_match()) == state_of(new_match())
    assert state_of(new_match()) != state_of(Match(GAME, 3, seed=seed_from_text("other")))
    assert new_match().commit == commitment(seed_from_text("match"))
    assert Match(GAME, 3).seed != Match(GAME, 3).seed


def test_players_have_names_and_there_is_one_for_each_seat() -> None:
    assert new_match(2).players == ["player 1", "player 2"]
    with pytest.raises(BaluchonError, match="1 players for 3 seats"):
        Match(GAME, 3, players=["Ana"])


def test_a_move_may_be_an_int_a_text_or_structured() -> None:
    first = new_match().legal(0)[0]
    forms: list[int | str | Move] = [first, GAME.moves.text(first), GAME.moves.text(first).upper(), GAME.moves[first]]
    for form in forms:
        match = new_match()
        assert match.play(0, form).move == first
        assert match.to_act == [1, 2]


WRONG = [
    ("another seat's turn", 1, 0, NotYourTurn),
    ("no such seat", 7, 0, NotYourTurn),
    ("a negative seat", -1, 0, NotYourTurn),
    ("an illegal move", 0, "name none", IllegalMove),
    ("no such number", 0, 9999, IllegalMove),
    ("a negative number", 0, -1, IllegalMove),
    ("no move at all", 0, "castle", Unparseable),
    ("a move of another game", 0, Move(0, "castle", ("side:long",)), Unparseable),
    ("too short a text", 0, "pick", Ambiguous),
]


@pytest.mark.parametrize(("seat", "move", "error"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_a_wrong_move_is_refused_by_type_and_changes_nothing(
    seat: int, move: int | str | Move, error: type[MoveError]
) -> None:
    match = new_match()
    pick(match, 1)
    before, log, position = state_of(match), list(match.log), match._chance.position
    with pytest.raises(error) as refused:
        match.play(seat, move)
    assert refused.value.code != "error"
    assert (state_of(match), match.log, match._chance.position) == (before, log, position)


def test_who_is_to_act_is_told_to_those_who_are_not() -> None:
    match = new_match()
    pick(match, 1)
    with pytest.raises(NotYourTurn, match="seat 1 is not to act now; to act: 0, 2") as refused:
        match.play(1, 0)
    assert refused.value.to_act == (0, 2)


def test_an_illegal_move_comes_with_clause_and_facts() -> None:
    match = new_match()
    missing = next(n for n in range(28) if n not in match.legal(0))
    with pytest.raises(IllegalMove) as refused:
        match.play(0, missing)
    assert refused.value.reason == Reason("RT-D2", "reason-card-not-in-hand", {"card": GAME.moves[missing].refs[0]})
    assert "RT-D2" in str(refused.value)
    assert match.why_not(0, missing) == refused.value.reason


def test_after_the_end_nobody_moves() -> None:
    match = play_to_the_end(new_match(2))
    with pytest.raises(GameOver, match="the game is over"):
        match.play(0, 0)
    assert match.why_not(0, 0) == Reason("", "reason-game-over")
    assert match.to_act == []
    assert match.outcome().scores == tuple(sheet.total for sheet in match.sheets())


def test_why_not_answers_for_every_seat_and_number() -> None:
    match = new_match()
    pick(match, 1)
    assert match.why_not(0, match.legal(0)[0]) is None
    assert match.why_not(1, 0) == Reason("", "reason-not-your-turn", {"seats": ["seat:0", "seat:2"]})
    assert match.why_not(9, 0) == match.why_not(1, 0)
    for move in (-1, len(GAME.moves)):
        assert match.why_not(0, move) == Reason("", "reason-no-such-move", {"move": move})


def test_a_decision_may_be_taken_back() -> None:
    match = new_match()
    before = state_of(match)
    pick(match, 0)
    assert match.take_back(0) == TakeBack(0, 0)
    assert state_of(match) == before
    assert match.entries == []
    assert len(match.log) == 2


def test_a_decision_made_at_the_same_time_is_taken_back_from_the_middle_of_the_log() -> None:
    match = new_match()
    pick(match, 0, 1)
    other = new_match()
    pick(other, 1)
    assert match.take_back(0) == TakeBack(0, 0)
    assert state_of(match) == state_of(other)
    match.play(0, match.legal(0)[1])
    pick(match, 2)
    straight = new_match()
    straight.play(0, straight.legal(0)[1])
    pick(straight, 1, 2)
    assert state_of(match) == state_of(straight)


def test_what_has_come_to_light_stands() -> None:
    match = new_match()
    pick(match, 0, 1, 2)
    after = state_of(match)
    for seat in range(3):
        with pytest.raises(CannotTakeBack, match="something-came-to-light"):
            match.take_back(seat)
    assert state_of(match) == after
    assert len(match.log) == 3


def test_who_has_decided_nothing_takes_nothing_back() -> None:
    match = new_match()
    pick(match, 0)
    for seat in (1, -1, 9):
        with pytest.raises(CannotTakeBack, match="nothing-to-take-back"):
            match.take_back(seat)


def test_what_was_taken_back_is_not_taken_back_again() -> None:
    match = new_match()
    pick(match, 0)
    match.take_back(0)
    with pytest.raises(CannotTakeBack, match="nothing-to-take-back"):
        match.take_back(0)


def test_a_decision_stands_when_others_have_moved_after_it() -> None:
    match = new_lanterns()
    pick(match, 0, 1)
    winner = match.to_act[0]
    match.play(winner, "keep")
    pick(match, 1 - winner)
    with pytest.raises(CannotTakeBack, match="others-have-moved") as refused:
        match.take_back(winner)
    assert refused.value.reason.args == {"seat": f"seat:{1 - winner}"}
    match.take_back(1 - winner)
    match.take_back(winner)
    assert match.to_act == [winner]


def test_by_consent_the_game_goes_back_and_deals_anew() -> None:
    match = new_match(2)
    while match.state.round == 0:
        pick(match, match.to_act[0])
    after = GAME.dump(match.state)
    drawn = match._chance.position
    last = len(match.log) - 1
    taken = match.take_back_by_consent(1, last)
    assert taken == TakeBack(1, last, by_consent=True)
    assert match.state.round == 0
    assert match._chance.position == drawn
    repeated = match.log[last]
    assert isinstance(repeated, Entry)
    match.play(repeated.seat, repeated.move)
    assert match.state.round == 1
    assert GAME.dump(match.state)["hands"] != after["hands"]


def test_by_consent_everything_after_the_entry_goes_too() -> None:
    match = new_match()
    pick(match, 0, 1, 2, 0, 1)
    match.take_back_by_consent(0, 1)
    assert [entry.seat for entry in match.entries] == [0]
    assert match.to_act == [1, 2]


def test_by_consent_what_was_chosen_at_the_same_time_is_chosen_anew() -> None:
    match = new_match()
    pick(match, 1, 0, 2)  # now all have seen what the others chose
    for seat in range(3):
        assert match.first_to_go_with(match.last_entry_of(seat)) == 0
    pick(match, 2, 1, 0)
    assert match.first_to_go_with(match.last_entry_of(1)) == 3
    match.take_back_by_consent(1, 3)
    assert match.to_act == [0, 1, 2]
    assert [entry.seat for entry in match.entries] == [1, 0, 2]


def test_by_consent_what_others_did_in_their_own_turns_before_stays() -> None:
    match = Match(game_by_id("tour-du-monde"), 2, seed=seed_from_text("match"))
    while len({entry.seat for entry in match.entries}) < 2 or len(match.entries) < 8:
        pick(match, match.to_act[0])
    assert [match.first_to_go_with(n) for n in range(len(match.log))] == list(range(len(match.log)))


@pytest.mark.parametrize(("seat", "of"), [(0, 5), (0, -1), (0, 1), (9, 2), (-1, 2)])
def test_by_consent_only_a_decision_that_stands_is_taken_back(seat: int, of: int) -> None:
    match = new_match()
    pick(match, 0)
    match.take_back(0)
    pick(match, 1)
    before, log = state_of(match), list(match.log)
    with pytest.raises(CannotTakeBack, match="nothing-to-take-back"):
        match.take_back_by_consent(seat, of)
    assert (state_of(match), match.log) == (before, log)


def test_each_viewer_is_told_what_it_may_know() -> None:
    match = new_match()
    pick(match, 0)
    chosen = GAME.moves[match.entries[0].move].refs[0]
    assert match.events(0) == [Message("event-chose", {"seat": "seat:0", "card": chosen})]
    assert match.events(1) == match.events(None) == []
    match.take_back(0)
    taken_back = Message("event-take-back", {"seat": "seat:0"})
    assert match.events(1) == match.events(0) == [taken_back]


def test_what_is_shown_of_the_last_entry_is_what_everyone_saw_of_it() -> None:
    match = new_match()
    pick(match, 0, 1)
    for step in (lambda: match.take_back(1), lambda: pick(match, 1, 2)):
        step()
        last = len(match.log) - 1
        assert match.shown() == [match.events(viewer, last) for viewer in (0, 1, 2, None)]
    assert match.shown()[0]


def test_a_seat_is_asked_what_its_game_asks() -> None:
    match = new_match()
    assert match.prompt(1) == GAME.prompt(match.state, 1)


def test_events_are_told_from_an_entry_on() -> None:
    match = new_match()
    pick(match, 0, 1, 2, 0)
    assert match.events(0, first=3) == match.game.events(match.entries[3].facts, 0)
    assert match.events(None, first=3) == []
    assert len(match.events(None, first=2)) == 3


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_take_backs_late_in_a_game_leave_what_still_stands(game: Game) -> None:
    match = Match(game, game.min_seats, seed=seed_from_text("late"))
    chance = FastChance(7)
    while not match.is_over and len(match.log) < 120:
        seat = match.to_act[chance.below(len(match.to_act))]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
        free = [each for each in range(match.seats) if match.why_no_take_back(each) is None]
        if not match.is_over:
            assert match.may_take_back == sum(BIT[each] for each in free)
        if free and chance.below(3) == 0:
            match.take_back(free[0])
        elif chance.below(12) == 0:
            match.take_back_by_consent(seat, max(0, match.last_entry_of(seat)))
        assert state_of(match) == digest(game, _from_the_beginning(match))


def _from_the_beginning(match: Match) -> Any:
    """What stands, carried out on a new state."""
    again = Match(match.game, match.seats, match.options, seed=match.seed)
    chance = SealedChance(match.seed)
    for entry in match.entries:
        chance.position = entry.position
        match.game.rules.play(again.state, entry.seat, entry.move, chance)
    return again.state


def test_a_take_back_does_not_cost_more_the_longer_the_game() -> None:
    match = Match(game_by_id("trekking-the-world"), 2, seed=seed_from_text("match"))
    while len(match.log) < 10 * KEPT_EVERY:
        pick(match, match.to_act[0])
    entry = match.log[-1]
    assert isinstance(entry, Entry)
    match.take_back_by_consent(entry.seat, len(match.log) - 1)
    assert match.log[-1] == TakeBack(entry.seat, 10 * KEPT_EVERY - 1, by_consent=True)
    assert match._kept[-1][0] >= 9 * KEPT_EVERY
