"""Why something may not be done: what people try, with the clause and the facts."""

import pytest

from baluchon.games.tour_du_monde import GAME
from tests.games.tour_du_monde.positions import RULES, actor, fresh, hands, play, position, why_not


def test_no_connection_and_what_would_connect() -> None:  # TM-T4
    s = position([["cambodia", "kenya"], ["spain"]])
    reason = why_not(s, "lay cambodia")
    assert (reason.clause, reason.id) == ("TM-T4", "reason-no-connection")
    assert reason.args == {"card": "card:cambodia", "cards": ["card:thailand", "card:vietnam"]}


def test_second_country_this_turn() -> None:  # TM-T5
    s = position([["italy", "spain", "joker-1", "kenya"], ["peru"]])
    play(s, "lay italy")
    for text in ("lay spain", "charter spain", "lay kenya"):
        reason = why_not(s, text)
        assert (reason.clause, reason.id) == ("TM-T5", "reason-one-stop-a-turn")
        assert reason.args["laid"] == "card:italy"


def test_the_country_of_a_secondary_destination_is_not_in_the_tour() -> None:  # TM-T6
    reason = why_not(position([["shanghai", "kenya"], ["spain"]]), "lay shanghai")
    assert (reason.clause, reason.id) == ("TM-T6", "reason-country-not-in-tour")
    assert reason.args == {"card": "card:shanghai", "country": "card:china"}


def test_an_island_does_not_stand_for_its_country() -> None:  # TM-T6
    s = position([["new-orleans", "kenya"], ["spain"]], ["china", "japan", "hawaii"])
    reason = why_not(s, "lay new-orleans")
    assert (reason.clause, reason.id, reason.args["island"]) == ("TM-T6", "reason-island-is-not-enough", "card:hawaii")


def test_a_joker_alone() -> None:  # TM-T8
    reason = why_not(position([["joker-1", "kenya"], ["spain"]]), "lay joker-1")
    assert (reason.clause, reason.id) == ("TM-T8", "reason-joker-alone")


def test_a_flight_without_a_joker() -> None:  # TM-T8
    reason = why_not(position([["kenya", "peru"], ["spain"]]), "charter kenya")
    assert (reason.clause, reason.id) == ("TM-T8", "reason-no-joker")


def test_a_plus_one_played_instead_of_discarded() -> None:  # TM-T9
    reason = why_not(position([["plus-one-2", "kenya"], ["spain"]]), "lay plus-one-2")
    assert (reason.clause, reason.id) == ("TM-T9", "reason-plus-one-is-discarded")


def test_naming_a_player() -> None:  # TM-T9
    s = position([["plus-one-2", "kenya"], ["spain"], ["italy"]])
    assert why_not(s, "give 1").id == "reason-give-after-plus-one"
    play(s, "finish", "discard plus-one-2")
    assert why_not(s, "give 0").id == "reason-not-yourself"
    assert why_not(s, "give 4").args == {"seats": 3}
    assert why_not(s, "discard kenya").id == "reason-name-a-player"
    assert {why_not(s, text).clause for text in ("give 0", "give 4", "finish", "lay kenya")} == {"TM-T9"}


def test_playing_and_discarding_are_apart() -> None:  # TM-T3
    s = position([["italy", "kenya"], ["spain"]])
    reason = why_not(s, "discard italy")
    assert (reason.clause, reason.id) == ("TM-T3", "reason-finish-first")
    play(s, "finish")
    for text in ("finish", "lay italy", "charter italy"):
        assert why_not(s, text).id == "reason-discard-now"


@pytest.mark.parametrize("verb", ["lay", "discard"])
def test_cards_that_are_somewhere_else(verb: str) -> None:  # TM-T2, TM-T10
    s = position([["italy", "kenya"], ["spain"]], ["france", "chamonix"], discards=["germany"])
    assert why_not(s, f"{verb} chamonix").id == "reason-in-the-tour"
    assert why_not(s, f"{verb} germany").id == "reason-in-the-discards"
    # in another hand or in the pile: nobody is told which
    assert why_not(s, f"{verb} spain").id == why_not(s, f"{verb} switzerland").id == "reason-not-in-hand"


def test_the_start_is_chosen_first_and_once() -> None:  # TM-S1
    s = fresh(3, start="choose")
    assert (why_not(s, "finish").clause, why_not(s, "finish").id) == ("TM-S1", "reason-choose-start-first")
    play(s, "start china")
    assert why_not(s, "start india").args == {"card": "card:china"}


def test_every_move_of_the_table_has_a_reason_that_depends_on_the_view_alone() -> None:  # TM-V1
    one = position([["kenya", "joker-1"], ["spain", "peru"], ["japan"]])
    two = position([["kenya", "joker-1"], ["chile", "tahiti"], ["plus-one-1"]])
    for steps in range(2):
        for move in range(len(GAME.moves)):
            if move not in RULES.legal(one, 0):
                assert GAME.why_not(one, 0, move) == GAME.why_not(two, 0, move)
        if steps == 0:
            play(one, "finish")
            play(two, "finish")
    assert (actor(one), hands(one)[0]) == (0, ["kenya", "joker-1"])
