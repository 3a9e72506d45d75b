"""Benefits: tokens on itineraries, what they pay, crystals, wild tokens."""

import pytest

from baluchon.games.trekking_through_history.components import WILD
from baluchon.games.trekking_through_history.facts import COVERS, LOSES, ROW_PAYS, SPACE_PAYS
from baluchon.kernel.chance import FastChance
from tests.games.trekking_through_history.positions import kinds, legal, look, play, position

# Itinerary k: progress spaces in rows 1, 2 (worth 2), 4 (worth 4), 5 and 6 (worth 7).
# Itinerary e: row 2 has event, innovation and progress, and pays 6.


def test_a_card_pays_its_own_benefits_and_those_of_its_place() -> None:  # TH-T4, worked example: 1963
    s = position(day=2)
    play(s, "take 1963")  # person and progress; under place 2 the mat prints an event
    assert look(s)["tokens"][0] == {"person": 1, "event": 1, "innovation": 0, "progress": 1}


def test_the_top_of_the_deck_pays_only_its_own() -> None:  # TH-T4, TH-C5
    s = position()
    play(s, "take 1903")
    assert look(s)["tokens"][0] == {"person": 2, "event": 0, "innovation": 0, "progress": 0}
    assert look(s)["crystals"] == [0, 0]


@pytest.mark.parametrize(
    ("place", "gained"), [(0, {}), (1, {"person": 1}), (2, {"event": 1}), (3, {"innovation": 1}), (4, {"progress": 1})]
)
def test_each_place_of_the_row_has_its_benefit(place: int, gained: dict[str, int]) -> None:  # TH-C5, TH-T4
    offer = ["1903", "1230", "1850", "900", "655", "1629"]
    offer.insert(place, "1809")  # a person for an hour
    s = position(offer=offer[:6])
    play(s, "take 1809")
    plain = {"person": 1, "event": 0, "innovation": 0, "progress": 0}
    assert look(s)["tokens"][0] == {key: plain[key] + gained.get(key, 0) for key in plain}


def test_the_rightmost_place_gives_a_crystal() -> None:  # TH-C5, TH-T4
    s = position()
    play(s, "take 655")
    assert look(s)["crystals"] == [1, 0]


def test_an_ancestor_has_no_place_on_the_row() -> None:  # TH-T4
    s = position(treks=[[["2000-bce"]], []])
    play(s, "visit ancestor", "place event")
    assert look(s)["tokens"][0] == {"person": 0, "event": 1, "innovation": 0, "progress": 0}
    assert look(s)["crystals"] == [0, 0]


def test_a_token_goes_on_the_topmost_empty_space_past_gaps() -> None:  # TH-T5
    s = position(itinerary=["k", "b"], tokens=[{"progress": 2}, {}])
    facts = play(s, "take 1850")  # person, progress, and an innovation of the mat
    assert kinds(facts, COVERS) == [(0, 0, 0), (0, 2, 6), (0, 3, 15)]  # progress: row 4, since row 3 has none


def test_covering_the_4_in_a_column_scores_4_at_once() -> None:  # TH-T6, worked example
    s = position(itinerary=["k", "b"], tokens=[{"progress": 2}, {}])
    facts = play(s, "take 1850")
    assert kinds(facts, SPACE_PAYS) == [(0, 4, 0)]
    assert look(s)["itinerary-points"] == [[4, 0, 0], [0, 0, 0]]


def test_completing_a_row_with_a_6_at_its_end_scores_6() -> None:  # TH-T6, worked example
    almost = position(itinerary=["e", "b"], tokens=[{"event": 2}, {}])
    play(almost, "take 1850")  # progress reaches row 2, innovation only row 1
    assert look(almost)["itinerary-points"][0] == [0, 0, 0]
    s = position(itinerary=["e", "b"], tokens=[{"event": 2, "innovation": 1}, {}])
    facts = play(s, "take 1850")
    assert kinds(facts, ROW_PAYS) == [(0, 6, 0)]
    assert look(s)["itinerary-points"][0] == [6, 0, 0]


def test_the_last_space_of_a_row_may_be_in_any_column() -> None:  # TH-T6
    for missing, card in (("event", "1230"), ("innovation", "1850"), ("progress", "900")):
        tokens = {"event": 2, "innovation": 2, "progress": 1}
        tokens[missing] -= 1
        s = position(itinerary=["e", "b"], tokens=[tokens, {}])
        facts = play(s, f"take {card}")
        assert (0, 6, 0) in kinds(facts, ROW_PAYS), missing


def test_one_token_may_cover_a_space_and_complete_a_row() -> None:  # TH-T6
    # Itinerary v: row 4 has a person, an event and an innovation space worth 4; it pays 10.
    s = position(itinerary=["v", "b"], tokens=[{"person": 2, "event": 2, "innovation": 3}, {}])
    facts = play(s, "take 1230")  # an innovation, and an event of the mat, which comes first
    assert kinds(facts, SPACE_PAYS) == [(0, 4, 0)]
    assert kinds(facts, ROW_PAYS) == [(0, 10, 0)]
    assert look(s)["itinerary-points"][0] == [14, 0, 0]


def test_a_row_is_complete_when_all_the_spaces_it_has_are_covered() -> None:  # TH-T6
    # Itinerary c: row 5 has a person, an event and a progress space, no innovation; it pays 9.
    s = position(itinerary=["c", "b"], tokens=[{"person": 3, "event": 4, "progress": 3}, {}])
    facts = play(s, "take 49-bce")  # two persons: rows 5 and 6 (worth 2)
    assert kinds(facts, ROW_PAYS) == [(0, 9, 0)]
    assert kinds(facts, SPACE_PAYS) == [(0, 2, 0)]
    assert look(s)["itinerary-points"][0] == [11, 0, 0]


def test_a_space_or_a_row_may_pay_a_crystal() -> None:  # TH-T6
    space = position(itinerary=["a", "b"], tokens=[{"progress": 1}, {}])
    play(space, "take 1850")  # progress: row 3, a crystal
    assert look(space)["crystals"] == [1, 0]
    row = position(itinerary=["v", "b"], tokens=[{"event": 1, "innovation": 2, "progress": 2}, {}])
    facts = play(row, "take 1230")  # the event of the mat and an innovation complete row 3
    assert kinds(facts, ROW_PAYS) == [(0, 0, 1)]
    assert look(row)["crystals"] == [1, 0]


def test_crystals_have_no_limit_and_do_not_run_out() -> None:  # TH-C4
    s = position(crystals=[40, 40])
    play(s, "take 655", "spend 0")
    assert look(s)["crystals"] == [41, 40]


def test_tokens_do_not_run_out() -> None:  # TH-C4
    events = [{"event": 6}, {"event": 6}, {"event": 5}, {"event": 4}]  # the box has 18 of them
    s = position(4, itinerary=["a", "b", "l", "p"], order=[3, 0, 1, 2], tokens=events)
    play(s, "take 655")
    assert [each["event"] for each in look(s)["tokens"]] == [6, 6, 5, 5]


def test_a_token_without_room_is_lost() -> None:  # TH-T5
    s = position(tokens=[{"person": 4}, {}])
    facts = play(s, "take 1903")
    assert kinds(facts, LOSES) == [(0, 0, 0), (0, 0, 0)]
    assert look(s)["tokens"][0]["person"] == 4


def test_a_wild_token_goes_where_its_owner_wants() -> None:  # TH-T5
    for column in ("person", "event", "innovation", "progress"):
        s = position(day=2)
        play(s, "take 1933", f"place {column}")  # a wild, and an innovation of the mat
        expected = {"person": 0, "event": 0, "innovation": 1, "progress": 0}
        expected[column] += 1
        assert look(s)["tokens"][0] == expected


def test_coloured_tokens_are_placed_before_wild_ones() -> None:  # TH-T5
    s = position(day=2)
    play(s, "take 1933")
    assert look(s)["phase"] == "wild"
    assert look(s)["tokens"][0]["innovation"] == 1
    assert legal(s, 0) == ["place person", "place event", "place innovation", "place progress"]


def test_a_wild_may_not_go_to_a_full_column() -> None:  # TH-T5
    s = position(day=2, tokens=[{"person": 4, "innovation": 1}, {}])
    play(s, "take 1933")  # fills innovation as well
    assert legal(s, 0) == ["place event", "place progress"]


def test_a_wild_must_be_placed_if_any_column_has_room() -> None:  # TH-T5
    s = position(day=2, tokens=[{"person": 4, "innovation": 2, "progress": 3, "event": 3}, {}])
    facts = play(s, "take 1933")  # only events have room: there is nothing to ask
    assert kinds(facts, COVERS) == [(0, 1, 13)]
    assert kinds(facts, LOSES) == [(0, 2, 0)]
    assert s.turn == 1


def test_a_wild_without_any_room_is_lost() -> None:  # TH-T5
    s = position(day=2, tokens=[{"person": 4, "innovation": 2, "progress": 3, "event": 6}, {}])
    facts = play(s, "take 1933")
    assert kinds(facts, LOSES) == [(0, 2, 0), (0, WILD, 0)]


def test_a_wild_token_pays_like_any_other() -> None:  # TH-T5, TH-T6
    s = position(day=2, itinerary=["k", "b"], tokens=[{"progress": 2}, {}])
    play(s, "take 1933", "place progress")
    assert look(s)["itinerary-points"][0] == [0, 4, 0]


def test_the_turn_can_be_taken_back_up_to_the_wild_token() -> None:
    chance = FastChance(0)
    s = position(day=2, crystals=[1, 0])
    play(s, "take 1933", "spend 1", chance=chance)
    assert chance.stamp == 0  # nothing is drawn before the turn ends
    play(s, "place event", chance=chance)
    assert chance.stamp == 1
