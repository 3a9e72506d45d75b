"""The end of a round and of the game."""

import pytest

from baluchon.games.tour_du_monde import GAME
from baluchon.kernel.chance import FastChance
from baluchon.kernel.playout import random_playout
from baluchon.kernel.words import Message
from tests.games.tour_du_monde.positions import (
    RULES,
    actor,
    event_ids,
    facts_of,
    fresh,
    hands,
    legal,
    play,
    position,
    public,
    scores,
)

CAUGHT = ["kenya", "tahiti", "venice", "joker-2", "plus-one-4"]
"""10 + 25 + 15 points; the last two cost nothing."""


def test_laying_the_last_card_ends_the_round_at_once() -> None:  # TM-E1
    s = position([["italy", "venice"], ["spain"], ["peru"]])
    play(s, "lay italy", "lay venice")
    assert GAME.dump(s)["round"] == 2
    result = public(s).last_round
    assert result is not None
    assert (result.round, result.ending, result.out, result.doubled) == (1, "laid-all", 0, False)


def test_a_chartered_flight_may_be_the_last_thing_laid() -> None:  # TM-E1, TM-E3
    s = position([["joker-1", "kenya"], ["spain"]])
    play(s, "charter kenya")
    assert GAME.dump(s)["ended"] == "laid-all"
    assert scores(s) == [0, 10]  # laid, not discarded: nothing is doubled


def test_discarding_the_last_card_ends_the_round() -> None:  # TM-E1
    s = position([["italy", "kenya"], ["spain"], ["peru"]])
    play(s, "lay italy", "finish", "discard kenya")
    assert (GAME.dump(s)["ended"], GAME.dump(s)["out"], GAME.dump(s)["round"]) == ("discarded-last", 0, 2)


def test_the_others_score_the_destinations_in_their_hands() -> None:  # TM-E2, TM-C4
    s = position([["chamonix"], CAUGHT, ["spain", "portugal"]])
    play(s, "lay chamonix")
    assert scores(s) == [0, 50, 25]
    result = public(s).last_round
    assert result is not None
    assert result.caught == [[], [f"card:{card}" for card in CAUGHT], ["card:portugal", "card:spain"]]
    assert result.points == [0, 50, 25]
    caught = [event for event in GAME.events(facts_of(s), None) if event.id == "event-caught"]
    assert caught[0].args == {"seat": "seat:1", "cards": [f"card:{card}" for card in CAUGHT], "points": 50}


@pytest.mark.parametrize("joker", ["joker-1", "joker-2"])
def test_a_joker_as_last_discard_doubles(joker: str) -> None:  # TM-E3
    s = position([["chamonix", joker], ["kenya", "tahiti"], ["spain", "portugal"]])
    play(s, "lay chamonix", "finish", f"discard {joker}")
    assert scores(s) == [0, 70, 50]
    assert [[line.points for line in sheet.lines] for sheet in GAME.sheets(s)] == [[0, 0], [35, 35], [25, 25]]
    result = public(s).last_round
    assert result is not None
    assert (result.ending, result.doubled, result.points) == ("discarded-joker", True, [0, 70, 50])
    assert [event for event in event_ids(s) if event == "event-doubled"] == ["event-doubled"] * 2


def test_a_plus_one_as_last_discard_draws_before_the_count() -> None:  # TM-E4
    s = position([["plus-one-1"], ["spain"], ["portugal"]], pile=["tahiti"])
    play(s, "finish", "discard plus-one-1")
    assert GAME.dump(s)["phase"] == "give"
    assert GAME.prompt(s, 0) == Message("prompt-give-last")
    play(s, "give 2")
    assert scores(s) == [0, 10, 40]
    assert (GAME.dump(s)["ended"], GAME.dump(s)["round"]) == ("discarded-plus-one", 2)


def test_a_plus_one_as_last_discard_of_two_players() -> None:  # TM-E4
    s = position([["plus-one-1"], ["spain"]], pile=["tahiti"])
    play(s, "finish", "discard plus-one-1")
    assert scores(s) == [0, 35]


def test_every_round_is_dealt_from_all_cards() -> None:  # TM-E5
    s = position([["chamonix"], ["spain"]], ["france", "joker-1", "kenya"])
    play(s, "lay chamonix")
    dump = GAME.dump(s)
    assert (len(dump["tour"]), dump["discards"], dump["held-over"], dump["dry"]) == (1, [], [], 0)
    assert [len(hand) for hand in dump["hands"]] == [15, 16]
    assert sum(map(len, GAME.inventory(s).values())) == 106


def test_the_lowest_total_of_three_rounds_wins() -> None:  # TM-E5
    s = position([["chamonix"], ["spain"], ["portugal"]], round=3, points=[[30, 20, 0], [0, 0, 0], [5, 30, 0]])
    play(s, "lay chamonix")
    assert RULES.to_act(s) == 0
    outcome = GAME.outcome(s)
    assert (outcome.scores, outcome.ranking) == ((50, 10, 50), (2, 1, 2))
    assert outcome.tie_break is None
    assert RULES.winners(s) == 0b010
    assert outcome.ending == Message("ending-rounds", {"rounds": 3})
    assert event_ids(s)[-1] == "event-game-ends"


def test_equal_totals_share_the_win() -> None:  # TM-E5
    s = position([["chamonix"], ["spain"], ["portugal"]], round=3, points=[[10, 0, 0], [0, 0, 0], [0, 0, 0]])
    play(s, "lay chamonix")
    outcome = GAME.outcome(s)
    assert (outcome.scores, outcome.ranking, outcome.winners) == ((10, 10, 15), (1, 1, 3), (0, 1))
    assert outcome.tie_break == Message("tie-shared")
    assert RULES.winners(s) == 0b011


def test_a_short_game_has_one_round() -> None:  # TM-E5
    s = position([["chamonix"], ["spain"]], rounds=1)
    play(s, "lay chamonix")
    assert RULES.to_act(s) == 0
    assert GAME.outcome(s).ending == Message("ending-rounds", {"rounds": 1})
    assert public(s).round == 1


def test_doubled_points_count_in_the_total() -> None:  # TM-E3, TM-E5
    s = position([["joker-1"], ["spain"]], round=3, points=[[15, 0, 0], [0, 0, 0]])
    play(s, "finish", "discard joker-1")
    assert (GAME.outcome(s).scores, GAME.outcome(s).winners) == ((15, 20), (0,))


def test_a_round_ends_after_a_hundred_turns_without_a_card_added() -> None:  # TM-E6
    s = position([["kenya", "peru"], ["spain", "joker-1"]], dry=98)
    play(s, "finish", "discard kenya")
    assert (GAME.dump(s)["dry"], GAME.dump(s)["round"]) == (99, 1)
    before = hands(s)
    play(s, "finish", "discard joker-1")
    assert GAME.dump(s)["round"] == 2
    assert (GAME.dump(s)["ended"], GAME.dump(s)["out"]) == ("ran-dry", None)
    # everyone scores, and nothing is doubled
    points = GAME.dump(s)["points"]
    assert points[0][0] == 15
    caught = [card for card in before[1] if card != "joker-1"]
    result = public(s).last_round
    assert result is not None
    assert result.caught[1] == [f"card:{card}" for card in caught]
    assert GAME.dump(s)["doubled"] == [[0, 0, 0], [0, 0, 0]]


def test_an_added_card_begins_the_count_anew() -> None:  # TM-E6
    s = position([["chamonix", "kenya", "peru"], ["spain"]], dry=99)
    play(s, "lay chamonix", "finish", "discard kenya")
    assert (GAME.dump(s)["dry"], GAME.dump(s)["round"]) == (0, 1)


def test_going_out_in_the_hundredth_turn_counts_as_going_out() -> None:  # TM-E1, TM-E6
    s = position([["joker-1"], ["spain"]], dry=99)
    play(s, "finish", "discard joker-1")
    assert GAME.dump(s)["ended"] == "discarded-joker"


def test_players_who_never_lay_anything_end_by_the_hundred_turns() -> None:  # TM-E6
    chance = FastChance(3)
    s = fresh(2)
    turns = 0
    while GAME.dump(s)["round"] == 1:
        play(s, "finish", chance=chance)
        play(s, legal(s)[0], chance=chance)
        turns += 1
    assert turns == 100
    assert all(points[0] > 0 for points in GAME.dump(s)["points"])


@pytest.mark.parametrize("seats", [2, 6])
def test_games_stay_far_within_the_stated_bound(seats: int) -> None:  # TM-E6
    # 99 destinations can be added, each after at most 99 dry turns, and 100 of them end the round.
    assert GAME.most_decisions(seats) == 3 * (1 + 99 + 3 * (99 * 100 + 100))
    chance = FastChance(seats)
    assert random_playout(RULES, GAME.start(seats, None, chance), chance) < 2000


def test_actor_of_the_next_round_has_drawn() -> None:  # TM-T1, TM-S3
    s = position([["chamonix"], ["spain"], ["portugal"]])
    play(s, "lay chamonix")
    assert (actor(s), [len(hand) for hand in hands(s)]) == (1, [10, 11, 10])
