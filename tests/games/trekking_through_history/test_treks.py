"""Treks: what is added, what ends one, and ancestors."""

import pytest

from baluchon.games.trekking_through_history import GAME
from baluchon.games.trekking_through_history.components import ANCESTOR, CARD_IDS, YEAR, trek_points
from baluchon.games.trekking_through_history.facts import TREK_BEGINS, TREK_GROWS
from baluchon.kernel.chance import FastChance
from baluchon.kernel.playout import random_playout
from tests.games.trekking_through_history.positions import RULES, kinds, legal, look, play, position


def test_the_first_card_begins_a_trek() -> None:  # TH-T7
    s = position()
    facts = play(s, "take 1230")
    assert look(s)["treks"] == [[["1230"]], []]
    assert kinds(facts, TREK_BEGINS) == [(0, 0, 1230)]


def test_a_later_card_is_added() -> None:  # TH-T7
    s = position(treks=[[["2000-bce"]], []])
    facts = play(s, "take 49-bce")
    assert look(s)["treks"][0] == [["2000-bce", "49-bce"]]
    assert kinds(facts, TREK_GROWS) == [(0, 2, -49)]


def test_1271_after_1519_ends_the_trek_and_begins_a_new_one() -> None:  # TH-T7, worked example
    s = position(offer=["1903", "1271", "1230", "1850", "900", "655"], treks=[[["1230", "1519"]], []])
    facts = play(s, "take 1271", "place event")
    assert look(s)["treks"][0] == [["1230", "1519"], ["1271"]]
    assert kinds(facts, TREK_BEGINS) == [(0, 2, 1271)]


def test_bce_years_come_before_others_and_count_down() -> None:  # TH-T7
    s = position(offer=["1903", "49-bce", "41-bce", "196-bce", "900", "655"], treks=[[["221-bce"]], []])
    play(s, "take 49-bce")
    s = GAME.load(look(s) | {"order": [0, 1], "hours": [0, 5], "turn": 0})
    play(s, "take 196-bce")
    assert look(s)["treks"][0] == [["221-bce", "49-bce"], ["196-bce"]]


def test_a_finished_trek_is_never_continued() -> None:  # TH-T7
    s = position(treks=[[["1794", "1850"], ["900"]], []])
    play(s, "take 1903")
    assert look(s)["treks"][0] == [["1794", "1850"], ["900", "1903"]]


def test_an_ancestor_after_1933_counts_as_1933() -> None:  # TH-T8, worked example
    s = position(day=2, treks=[[["1905", "1933"]], []], offer=["1985", "1324", "1963", "1918", "1601", "1951"])
    facts = play(s, "visit ancestor", "place person")
    assert look(s)["treks"][0] == [["1905", "1933", "ancestor"]]
    assert kinds(facts, TREK_GROWS) == [(0, 3, 1933)]
    earlier = GAME.load(look(s) | {"order": [0, 1], "hours": [3, 9], "turn": 0})
    play(earlier, "take 1918")
    assert look(earlier)["treks"][0] == [["1905", "1933", "ancestor"], ["1918"]]
    later = GAME.load(look(s) | {"order": [0, 1], "hours": [3, 9], "turn": 0})
    play(later, "take 1951")
    assert look(later)["treks"][0] == [["1905", "1933", "ancestor", "1951"]]


def test_an_ancestor_may_lie_on_an_ancestor() -> None:  # TH-T8
    s = position(treks=[[["1230", "ancestor"]], []])
    play(s, "visit ancestor", "place person")
    assert look(s)["treks"][0] == [["1230", "ancestor", "ancestor"]]


def test_an_ancestor_cannot_be_the_first_card() -> None:  # TH-T8
    s = position()
    assert "visit ancestor" not in legal(s, 0)
    assert GAME.why_not(s, 0, GAME.moves.parse("visit ancestor")).clause == "TH-T8"


def test_an_ancestor_takes_three_hours_and_gives_a_wild_token() -> None:  # TH-C2, TH-T8
    s = position(treks=[[["1230"]], []])
    play(s, "visit ancestor", "place progress")
    assert look(s)["hours"] == [3, 0]
    assert look(s)["tokens"][0]["progress"] == 1
    assert look(s)["ancestors"] == 5


def test_equal_years_are_added() -> None:  # TH-T7
    # No two cards have the same year, so the rule shows only where a card is laid twice.
    own = position(treks=[[["1230"]], []]).travellers[0]
    assert own.lay(CARD_IDS.index("1230")) == 0
    assert own.trek_cards == 2
    assert own.trek_year() == YEAR[CARD_IDS.index("1230")]


@pytest.mark.parametrize("ancestors", [0, 1, 3])
def test_dump_and_load_keep_treks_with_ancestors(ancestors: int) -> None:
    treks = [[["1794", "1850"], ["900", *["ancestor"] * ancestors]], [["655"]]]
    s = position(treks=treks)
    assert look(s)["treks"] == treks
    assert [own.trek_cards for own in s.travellers] == [1 + ancestors, 1]
    assert [own.trek_year() for own in s.travellers] == [900, 655]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_trek_begins_where_years_go_back(seats: int) -> None:  # TH-T7, TH-T8
    for seed in range(5):
        chance = FastChance(seed)
        s = GAME.start(seats, None, chance)
        random_playout(RULES, s, chance)
        for own in s.travellers:
            treks: list[list[int]] = []
            for card in own.cards:
                years = [YEAR[each] for each in (treks[-1] if treks else []) if each != ANCESTOR]
                if not treks or (card != ANCESTOR and YEAR[card] < years[-1]):
                    treks.append([])
                treks[-1].append(card)
            assert own.treks() == treks
            assert own.trek_lengths() == [len(trek) for trek in treks]
            assert own.finished_points == sum(trek_points(len(trek)) for trek in treks[:-1])
