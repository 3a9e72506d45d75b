"""A turn: draw, play, discard."""

import pytest

from baluchon.games.tour_du_monde import GAME
from tests.games.tour_du_monde.positions import (
    actor,
    event_ids,
    facts_of,
    hands,
    legal,
    play,
    position,
    public,
)


def lays(*cards: str) -> list[str]:
    return ["finish", *(f"lay {card}" for card in cards)]


def test_a_turn_opens_with_a_draw_that_leaves_no_choice() -> None:  # TM-T1
    s = position([["spain", "kenya"], ["italy"]], pile=["brazil"])
    play(s, "finish", "discard kenya")
    assert (actor(s), GAME.dump(s)["phase"]) == (1, "play")
    assert hands(s)[1] == ["italy", "brazil"]
    assert GAME.dump(s)["newest"] == [None, "brazil"]
    assert event_ids(s, 1)[-1] == "event-drew"


def test_a_hand_has_no_limit() -> None:  # TM-T1
    s = position([["spain", "kenya"], ["italy"]], pile=["brazil"], discards=[])
    assert len(hands(s)[2]) > 60
    play(s, "finish", "discard kenya", "finish", "discard italy")
    assert len(hands(s)[2]) > 60
    assert actor(s) == 2


def test_any_number_of_cards_in_any_order_or_none() -> None:  # TM-T2
    s = position([["chamonix", "mont-saint-michel", "italy", "venice", "florence", "kenya"], ["spain"]])
    assert legal(s) == lays("italy", "chamonix", "mont-saint-michel")
    play(s, "lay chamonix", "lay italy", "lay florence", "lay mont-saint-michel", "lay venice")
    assert GAME.dump(s)["tour"] == ["france", "chamonix", "italy", "florence", "mont-saint-michel", "venice"]
    assert legal(s) == ["finish"]


def test_finishing_is_offered_even_if_nothing_can_be_laid() -> None:  # TM-T2
    # Skipping it would tell the others that nothing could be laid.
    s = position([["kenya", "peru"], ["spain"]])
    assert legal(s) == ["finish"]


def test_one_card_of_any_kind_is_discarded_and_ends_the_turn() -> None:  # TM-T3
    s = position([["chamonix", "italy", "kenya", "joker-1", "plus-one-1", "tahiti"], ["spain"]])
    play(s, "finish")
    assert legal(s) == [f"discard {card}" for card in ("italy", "kenya", "tahiti", "chamonix", "joker-1", "plus-one-1")]
    play(s, "discard tahiti")
    assert (actor(s), GAME.dump(s)["discards"], GAME.dump(s)["top"]) == (1, ["tahiti"], "tahiti")


def test_a_discard_is_owed_after_playing_too() -> None:  # TM-T3
    s = position([["italy", "kenya", "peru"], ["spain"]])
    play(s, "lay italy", "finish", "discard kenya")
    assert hands(s)[0] == ["peru"]
    assert actor(s) == 1


def test_london_may_follow_paris() -> None:  # TM-T4, worked example
    assert "lay united-kingdom" in legal(position([["united-kingdom", "kenya"], ["spain"]]))
    assert "lay united-kingdom" not in legal(position([["united-kingdom", "kenya"], ["spain"]], ["russia"]))


def test_a_country_connects_to_any_country_or_island_in_the_tour() -> None:  # TM-T4, TM-T7
    s = position([["japan", "easter-island", "kenya"], ["spain"]], ["france", "joker-1", "tahiti"])
    assert legal(s) == lays("easter-island")
    s = position([["japan", "easter-island", "kenya"], ["spain"]], ["france", "joker-1", "hawaii"])
    assert legal(s) == lays("japan")


def test_secondary_destinations_connect_nothing() -> None:  # TM-T4
    # Lake Baikal lies in Russia, but what borders Russia needs Russia's own card.
    s = position([["mongolia", "kenya"], ["spain"]], ["france", "lake-baikal"])
    assert legal(s) == ["finish"]


def test_at_most_one_new_country_a_turn() -> None:  # TM-T5
    s = position([["italy", "spain", "tunisia", "kenya"], ["japan"]])
    assert legal(s) == lays("spain", "italy", "tunisia")
    play(s, "lay italy")
    assert legal(s) == ["finish"]
    assert public(s).entered


@pytest.mark.parametrize("first", ["lay hawaii", "charter hawaii", "charter kenya"])
def test_islands_and_chartered_flights_count_as_the_one_country(first: str) -> None:  # TM-T5
    s = position([["hawaii", "canada", "kenya", "joker-1", "joker-2"], ["spain"]], ["united-states"])
    play(s, first)
    assert legal(s) == ["finish"]


def test_the_limit_is_by_turn() -> None:  # TM-T5
    s = position([["italy", "spain", "kenya"], ["japan", "peru"]], pile=["chile", "nepal"], discards=["plus-one-1"])
    play(s, "lay italy", "finish", "discard kenya", "finish", "discard japan", "finish", "discard hawaii")
    assert actor(s) == 0
    assert "lay spain" in legal(s)


def test_chamonix_if_and_only_if_paris_is_in_the_tour() -> None:  # TM-T6, worked example
    assert "lay chamonix" in legal(position([["chamonix", "kenya"], ["spain"]], ["russia", "france"]))
    assert "lay chamonix" in legal(position([["chamonix", "kenya"], ["spain"]], ["france"]))
    assert "lay chamonix" not in legal(position([["chamonix", "kenya"], ["spain"]], ["russia", "poland", "germany"]))


def test_a_secondary_destination_of_the_country_just_laid() -> None:  # TM-T6
    s = position([["italy", "venice", "florence", "kenya"], ["spain"]])
    assert legal(s) == lays("italy")
    play(s, "lay italy")
    assert legal(s) == lays("venice", "florence")
    play(s, "lay venice", "lay florence")
    assert hands(s)[0] == ["kenya"]


def test_an_island_of_the_country_is_not_enough() -> None:  # TM-T6, TM-T7
    s = position([["san-francisco", "kenya"], ["spain"]], ["china", "japan", "hawaii"])
    assert legal(s) == ["finish"]


def test_an_island_connects_as_a_country_does() -> None:  # TM-T7
    s = position([["hawaii", "tahiti", "kenya"], ["spain"]], ["united-states"])
    assert legal(s) == lays("hawaii")
    play(s, "lay hawaii", "finish", "discard kenya")
    assert "card:tahiti" in [opening.card for opening in public(s).open]


def test_a_joker_brings_a_country_or_island_without_connection() -> None:  # TM-T8
    s = position([["kenya", "italy", "tahiti", "chamonix", "shanghai", "joker-2"], ["spain"]])
    assert legal(s) == [*lays("italy", "chamonix"), "charter italy", "charter kenya", "charter tahiti"]
    play(s, "charter kenya")
    assert GAME.dump(s)["tour"] == ["france", "joker-2", "kenya"]
    assert hands(s)[0] == ["italy", "tahiti", "chamonix", "shanghai"]
    stop = public(s).tour[1]
    assert (stop.card, stop.joker, stop.via) == ("card:kenya", "card:joker-2", None)
    assert "lay ethiopia" in legal(position([["ethiopia", "peru"], ["spain"]], ["france", "joker-2", "kenya"]))


def test_a_chartered_card_may_connect_as_well() -> None:  # TM-T8
    s = position([["italy", "joker-1", "kenya"], ["spain"]])
    play(s, "charter italy")
    assert public(s).tour[1].via == "card:france"


def test_one_joker_for_one_card() -> None:  # TM-T8
    s = position([["kenya", "peru", "joker-1", "joker-2", "japan"], ["spain"]])
    play(s, "charter kenya")
    assert hands(s)[0] == ["japan", "peru", "joker-2"]
    assert legal(s) == ["finish"]


def test_a_joker_is_never_laid_alone_but_may_be_discarded() -> None:  # TM-T8, worked example
    s = position([["joker-1", "chamonix", "shanghai"], ["spain"]])
    assert legal(s) == lays("chamonix")
    play(s, "finish", "discard joker-1")
    assert GAME.dump(s)["discards"] == ["joker-1"]
    # a card that was a joker but not the last one doubles nothing
    assert GAME.dump(s)["round"] == 1


def test_a_discarded_plus_one_makes_another_player_draw() -> None:  # TM-T9
    s = position([["plus-one-1", "kenya"], ["spain"], ["italy"]], pile=["chile", "brazil"])
    play(s, "finish", "discard plus-one-1")
    assert (GAME.dump(s)["phase"], actor(s), GAME.dump(s)["top"]) == ("give", 0, "plus-one-1")
    assert legal(s) == ["give 1", "give 2"]
    play(s, "give 2")
    drawn = hands(s)[2][-1] if hands(s)[2][0] == "italy" else hands(s)[2][0]
    assert drawn in ("chile", "brazil")
    assert (actor(s), len(hands(s)[1]), len(hands(s)[2])) == (1, 2, 2)
    assert event_ids(s, 2)[:3] == ["event-discarded", "event-named", "event-drew-extra"]
    assert event_ids(s, 1)[:3] == ["event-discarded", "event-named", "event-drew-extra-hidden"]


def test_with_two_players_there_is_nobody_to_choose_from() -> None:  # TM-T9
    s = position([["plus-one-1", "kenya"], ["spain"]], pile=["chile", "brazil"])
    play(s, "finish", "discard plus-one-1")
    assert (actor(s), GAME.dump(s)["phase"]) == (1, "play")
    assert hands(s)[1] == ["spain", "chile", "brazil"]


def test_a_plus_one_is_not_played_in_any_other_way() -> None:  # TM-T9
    s = position([["plus-one-1", "joker-1"], ["spain"], ["italy"]])
    assert legal(s) == ["finish"]


def test_the_plus_one_itself_may_be_what_is_drawn() -> None:  # TM-T9, TM-T10
    s = position([["plus-one-1", "kenya"], ["spain"]], pile=[], discards=[])
    play(s, "finish", "discard plus-one-1", "give 1")
    assert hands(s)[1] == ["spain", "plus-one-1"]


def test_an_empty_pile_is_made_of_the_discards_when_a_card_has_to_be_drawn() -> None:  # TM-T10
    s = position([["kenya", "peru", "chile"], ["spain"]], pile=["brazil"])
    discards = len(GAME.dump(s)["discards"])
    play(s, "finish", "discard kenya")
    assert GAME.dump(s)["pile"] == []  # brazil was the last one; nothing is shuffled yet
    assert (len(GAME.dump(s)["discards"]), GAME.dump(s)["top"]) == (discards + 1, "kenya")
    play(s, "finish", "discard spain")
    assert len(GAME.dump(s)["pile"]) == discards + 2 - 1
    assert (GAME.dump(s)["discards"], GAME.dump(s)["top"]) == ([], None)
    assert event_ids(s)[-2:] == ["event-reshuffled", "event-drew-hidden"]
    assert facts_of(s)[-2][2] == discards + 2


def test_nothing_is_drawn_when_pile_and_discards_are_empty() -> None:  # TM-T10
    # The "+1" was the only discard and has to be drawn, so that nothing is left for the turn that follows.
    s = position([["plus-one-1", "peru", "kenya"], ["spain"]], pile=[], discards=[])
    play(s, "finish", "discard plus-one-1", "give 1")
    assert event_ids(s)[-1] == "event-nothing-to-draw"
    assert hands(s)[1] == ["spain", "plus-one-1"]
    assert (actor(s), GAME.dump(s)["phase"], GAME.dump(s)["newest"][1]) == (1, "play", None)


def test_cards_of_the_tour_and_their_jokers_do_not_come_back() -> None:  # TM-T10
    s = position([["kenya", "peru", "chile"], ["spain"]], ["india", "joker-1", "japan", "kyoto"], pile=[])
    play(s, "finish", "discard peru")
    seen = GAME.dump(s)["pile"] + hands(s)[1]
    assert not {"india", "joker-1", "japan", "kyoto"} & set(seen)
    assert len(GAME.dump(s)["tour"]) == 4


def test_all_build_one_tour() -> None:  # TM-C6
    s = position([["italy", "kenya", "peru"], ["venice", "chile"]], pile=["brazil"])
    play(s, "lay italy", "finish", "discard kenya", "lay venice")
    stops = {stop.card: stop.secondaries for stop in public(s).tour}
    assert stops == {"card:france": (), "card:italy": ("card:venice",)}


def test_the_order_in_which_a_tour_was_laid_does_not_matter() -> None:  # TM-C6
    hand = ["greece", "croatia", "venice", "kenya"]
    one = position([hand, ["peru"]], ["france", "italy", "switzerland"])
    other = position([hand, ["peru"]], ["france", "switzerland", "italy"])
    assert legal(one) == legal(other)


def test_the_prompt_says_what_can_still_be_laid() -> None:
    s = position([["italy", "venice", "kenya"], ["spain"]])
    assert GAME.prompt(s, 0).id == "prompt-play"
    play(s, "lay italy")
    assert GAME.prompt(s, 0).id == "prompt-play-on"
    play(s, "lay venice")
    assert GAME.prompt(s, 0).id == "prompt-nothing-to-lay"
    play(s, "finish")
    assert GAME.prompt(s, 0).id == "prompt-discard"
