"""Flights and treks: who may go where, with which cards, and what lies there."""

from typing import Any

from baluchon.games.trekking_the_world import GAME
from baluchon.games.trekking_the_world.state import WorldState
from tests.games.trekking_the_world.positions import Draws, dump, hand, offers, phase, play, position

EASTER = ["easter-island", "airport-frankfurt"]


def places(s: WorldState) -> set[str]:
    return {text.split()[1] for text in offers(s, "go")}


def test_a_turn_has_its_order() -> None:  # TW-T1
    """Flight or move first, nothing else; then one action, and the turn is over."""
    s = position(hands=["water-1 water-2", "history-1"], phase="turn")
    assert {text.split()[0] for text in offers(s)} == {"fly", "go"}
    play(s, "fly airport-nadi")
    assert {text.split()[0] for text in offers(s)} == {"go"}
    play(s, "go great-barrier-reef", "pay water-1", "depart")
    assert phase(s) == "action"
    assert {text.split()[0] for text in offers(s)} == {"take", "draw"}
    play(s, "draw", "draw")
    assert s.turn == 1


def test_a_flight_goes_to_any_free_airport() -> None:  # TW-F1
    s = position(3, hands=["water-1", "", ""], phase="turn")
    assert offers(s, "fly") == [
        "fly airport-buenos-aires",
        "fly airport-dubai",
        "fly airport-nadi",
    ]
    play(s, "fly airport-nadi")
    assert dump(s)["trekkers"][0] == "airport-nadi"
    assert hand(s) == {"water-1": 1}


def test_no_flight_from_elsewhere_and_none_after_the_first() -> None:  # TW-F1
    s = position(trekkers=["banff", "airport-dubai"], hands=["water-1", "water-2"])
    assert offers(s, "fly") == []
    play(s, "go denali", "draw", "draw")
    assert phase(s) == "turn"
    play(s, "fly airport-nadi")
    assert offers(s, "fly") == []


def test_a_flight_only_at_the_beginning_of_a_turn() -> None:  # TW-F1
    """Walking onto an airport does not open the flights of this turn."""
    s = position(trekkers=["banff", "airport-dubai"], hands=["water-1 water-1", ""])
    play(s, "go airport-dallas", "depart")
    assert phase(s) == "action"
    assert offers(s, "fly") == []


def test_the_move_after_a_flight_is_obligatory() -> None:  # TW-F1
    s = position(hands=["water-1", ""], phase="turn")
    play(s, "fly airport-nadi")
    assert phase(s) == "move"
    assert "stay" not in offers(s)


def test_a_move_of_two_is_paid_by_a_two() -> None:  # TW-M1
    """Worked example. Between Easter Island and Buenos Aires there is no way of three links."""
    s = position(trekkers=EASTER, hands=["water-2 history-1 nature-1", ""])
    play(s, "go airport-buenos-aires", "pay water-2", "depart")
    assert dump(s)["trekkers"][0] == "airport-buenos-aires"
    assert hand(s) == {"history-1": 1, "nature-1": 1}
    assert dump(s)["discards"] == {"water-2": 1}


def test_a_move_of_two_is_paid_by_two_ones() -> None:  # TW-M1
    s = position(trekkers=EASTER, hands=["water-2 history-1 nature-1", ""])
    play(s, "go airport-buenos-aires", "pay nature-1")
    assert dump(s)["paid"] == {"history-1": 1, "nature-1": 1}  # with one of them alone no sum fits (TW-A7)
    assert offers(s) == ["pay water-2", "depart"]
    play(s, "depart")
    assert hand(s) == {"water-2": 1}
    assert dump(s)["discards"] == {"nature-1": 1, "history-1": 1}


def test_a_move_of_two_is_never_paid_by_a_three() -> None:  # TW-M1
    s = position(trekkers=EASTER, hands=["water-3 water-3", ""])
    assert "airport-buenos-aires" not in places(position(trekkers=EASTER, hands=["water-3", ""]))
    assert "airport-buenos-aires" in places(s)  # six links, by a long way round
    s = position(trekkers=EASTER, hands=["water-2 water-3", ""])
    play(s, "go airport-buenos-aires")
    assert dump(s)["paid"] == {"water-2": 1}  # every sum that fits has it: 2, and 5 by a long way round
    assert offers(s) == ["pay water-3", "depart"]
    s = position(trekkers=EASTER, hands=["water-2 water-3", ""], game=GAME.of_version(1))
    play(s, "go airport-buenos-aires")
    assert "pay water-3" in offers(s)  # version 1 asks
    assert "depart" not in offers(s)


def test_only_cards_that_can_still_make_the_sum_exact() -> None:  # TW-M1
    """One of the two neighbours of Torres del Paine is taken: its other one is one link away, or four by a round."""
    s = position(trekkers=["torres-del-paine", "easter-island"], hands=["water-1 history-2", ""])
    play(s, "go airport-buenos-aires")
    assert dump(s)["trekkers"][0] == "airport-buenos-aires"  # with 2 or 3 links one does not get there
    assert hand(s) == {"history-2": 1}
    s = position(trekkers=EASTER, hands=["history-1 water-1 nature-3", ""])
    play(s, "go airport-buenos-aires")  # 2, 4 or 5 links
    assert offers(s) == ["pay nature-3", "pay history-1", "pay water-1"]
    play(s, "pay nature-3")
    assert offers(s) == ["pay history-1", "pay water-1"]
    play(s, "pay water-1")
    assert offers(s) == ["pay history-1", "depart"]


def test_several_lengths_may_fit_and_the_player_chooses() -> None:  # TW-M1, TW-M7
    s = position(hands=["water-1 history-1 nature-1", ""])
    play(s, "go old-havana", "pay water-1")
    assert "depart" in offers(s)
    assert offers(s, "pay") == ["pay nature-1", "pay history-1"]
    play(s, "pay nature-1")
    play(s, "depart")
    assert dump(s)["discards"] == {"water-1": 1, "nature-1": 1}


def test_what_is_left_without_a_choice_is_done_at_once() -> None:
    """One card, one way to use it: the place is all there is to choose."""
    s = position(hands=["water-1", ""])
    told = play(s, "go old-havana")
    assert phase(s) == "action"
    assert [message.id for message in told][:3] == ["event-plans-trek", "event-picks", "event-trekked"]


def test_cards_that_are_all_needed_are_paid_at_once() -> None:
    """Three 1s for three links: in which order they are picked is no choice."""
    s = position(trekkers=["airport-buenos-aires", "airport-dubai"], hands=["water-1 history-1 nature-1", ""])
    play(s, "go galapagos")
    assert dump(s)["trekkers"][0] == "galapagos"
    assert hand(s) == {}


def test_hands_of_any_size_can_move() -> None:  # TW-A1, TW-M8
    """All cards but the four open ones in one hand."""
    all_cards = " ".join(
        f"{symbol}-{value}"
        for symbol in ("scenery", "adventure", "nature", "history", "water")
        for value, n in ((1, 6), (2, 5), (3, 3))
        for _ in range(n)
    )
    s = position(hands=[all_cards, ""], open="scenery-1 adventure-1 nature-1 history-1")
    assert len(places(s)) == 52
    play(s, "go uluru")
    assert len(offers(s, "pay")) == 15
    paid = 0
    while offers(s, "pay"):
        play(s, offers(s, "pay")[0])
        paid = max(paid, sum(dump(s)["paid"].values()))
    assert 1 < paid <= 15


def test_places_are_offered_if_and_only_if_cards_and_way_fit() -> None:  # TW-M1, TW-M2
    s = position(trekkers=EASTER, hands=["water-1", ""])
    assert places(s) == {"galapagos", "torres-del-paine", "bora-bora"}
    s = position(trekkers=EASTER, hands=["water-2", ""])
    assert places(s) == {
        "panama-canal",
        "machu-picchu",
        "airport-buenos-aires",
        "airport-nadi",
        "hawaii-volcanoes",
    }


def test_the_end_is_another_place_than_the_start() -> None:  # TW-M2
    """A round of three links from Dallas ends in Dallas: not offered, neither at first nor after a flight."""
    s = position(hands=["water-3", ""], phase="turn")
    assert "airport-dallas" not in places(s)
    s = position(trekkers=["airport-dubai", "banff"], hands=["water-3", ""], phase="turn")
    play(s, "fly airport-dallas")
    assert "airport-dallas" not in places(s)


def test_another_trekker_blocks_the_way() -> None:  # TW-M3
    """Worked example: two links to Ha Long Bay, somebody in between."""
    free = position(trekkers=["airport-dubai", "bora-bora"], hands=["water-2", ""])
    assert "ha-long-bay" in places(free)
    blocked = position(trekkers=["airport-dubai", "taj-mahal"], hands=["water-2", ""])
    assert "ha-long-bay" not in places(blocked)


def test_nobody_ends_on_another_trekker_airports_included() -> None:  # TW-M3
    s = position(trekkers=["banff", "airport-dallas"], hands=["water-1", ""])
    assert places(s) == {"denali", "grand-canyon", "ilulissat-icefjord"}


def test_airports_and_marked_places_are_ordinary_places() -> None:  # TW-M4
    """Two seats: Denali (4+) and Ilulissat (3+) have no cube, and can be passed and ended on like Dallas."""
    s = position(trekkers=["banff", "bora-bora"], hands=["water-1 water-2", ""])
    assert {"denali", "ilulissat-icefjord", "airport-dallas", "gullfoss", "valley-of-geysers"} <= places(s)
    play(s, "go denali")
    assert dump(s)["trekkers"][0] == "denali"
    assert dump(s)["suitcases"][0] == {"red": 0, "blue": 0, "yellow": 0, "white": 0}


def test_a_move_takes_the_cube_at_its_end_and_none_on_the_way() -> None:  # TW-M5
    """Worked example: to Old Havana, where a yellow cube lies."""
    cubes = {"old-havana": "yellow", "panama-canal": "red", "teotihuacan": "blue"}
    s = position(trekkers=["amazon-rainforest", "airport-frankfurt"], hands=["water-2", ""], cubes=cubes)
    told = play(s, "go old-havana")
    assert dump(s)["suitcases"][0] == {"red": 0, "blue": 0, "yellow": 1, "white": 0}
    assert dump(s)["cubes"]["yellow"] == []
    assert dump(s)["cubes"]["red"] == ["panama-canal"]
    assert "event-cube" in [message.id for message in told]


def test_without_cards_there_is_no_move() -> None:  # TW-M6
    s = position(trekkers=["banff", "airport-dubai"], hands=["water-1", ""])
    play(s, "go denali", "draw", "draw")
    assert phase(s) == "turn"  # seat 1 has no cards, but may fly
    assert offers(s, "go") == []
    assert "stay" in offers(s)
    play(s, "stay")
    assert phase(s) == "action"
    s = position(trekkers=["banff", "uluru"], hands=["water-1", ""])
    play(s, "go denali", "draw", "draw")
    assert (s.turn, phase(s)) == (1, "action")


def test_if_no_move_is_possible_it_is_skipped() -> None:  # TW-M6
    """Torres del Paine has two neighbours, and both are taken."""
    s = position(3, trekkers=["torres-del-paine", "easter-island", "airport-buenos-aires"], hands=["water-1", "", ""])
    assert offers(s) == ["stay"]
    chance = Draws()
    play(s, "stay", chance=chance)
    assert phase(s) == "action"
    assert hand(s) == {"water-1": 1}
    assert chance.stamp == 1  # to stay with cards in hand shows something about them


def test_a_flight_need_not_be_taken_to_make_a_move_possible() -> None:  # TW-M6
    others = ["iguazu-falls", "salar-de-uyuni", "torres-del-paine"]
    s = position(4, trekkers=["airport-buenos-aires", *others], hands=["water-1", "", "", ""], phase="turn")
    assert offers(s, "go") == []
    assert "stay" in offers(s)
    assert len(offers(s, "fly")) == 5


def test_if_a_move_is_possible_it_must_be_made() -> None:  # TW-M6
    s = position(trekkers=["banff", "airport-dubai"], hands=["water-3", ""])
    assert {text.split()[0] for text in offers(s)} == {"go"}


def test_the_way_is_no_choice() -> None:  # TW-M7
    """Old Havana from Teotihuacan: two links by Dallas or by Panama; only place and cards are asked for."""
    s = position(trekkers=["teotihuacan", "airport-dubai"], hands=["water-2", ""])
    play(s, "go old-havana")
    assert dump(s)["trekkers"][0] == "old-havana"


def test_a_move_has_at_most_fifteen_links() -> None:  # TW-M8
    """Five 3s make fifteen links; more cards than that reach nothing more and cannot all be paid."""
    trekkers = ["denali", "airport-dubai"]
    five = position(trekkers=trekkers, hands=["water-3 water-3 water-3 history-3 history-3", ""])
    six = position(trekkers=trekkers, hands=["water-3 water-3 water-3 history-3 history-3 history-3", ""])
    assert places(six) == places(five)
    play(six, "go banff")
    while offers(six, "pay"):
        play(six, offers(six, "pay")[-1])
    assert sum(dump(six)["discards"].values()) + sum(dump(six)["paid"].values()) == 5


def test_a_value_is_used_or_a_symbol_never_both() -> None:  # TW-C3
    """A 3 that moves is gone for the visit; for a visit it is one symbol, not three."""
    row = "denali banff bora-bora"  # Bora Bora asks for two water
    s = position(trekkers=["easter-island", "airport-dubai"], hands=["water-1 water-3", ""], row=row)
    play(s, "go bora-bora")
    assert hand(s) == {"water-3": 1}
    assert offers(s, "visit") == []


FAR_ROUND: dict[str, Any] = {
    "trekkers": ["ilulissat-icefjord", "banff", "statue-of-liberty", "timbuktu", "serengeti"],
    "hands": ["water-3 water-3 water-3 history-3 history-3 nature-1", "", "", "", ""],
}


def test_a_way_of_sixteen_links_can_be_gone() -> None:  # TW-M8
    """Four others in the way make the shortest way to Victoria Falls sixteen links long."""
    s = position(5, **FAR_ROUND)
    assert "victoria-falls" in places(s)
    play(s, "go victoria-falls")
    assert dump(s)["trekkers"][0] == "victoria-falls"
    assert hand(s) == {}


def test_version_1_ends_at_fifteen_links() -> None:  # TW-M8
    s = position(5, game=GAME.of_version(1), **FAR_ROUND)
    assert "victoria-falls" not in places(s)
