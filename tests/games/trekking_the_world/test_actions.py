"""Actions: drawing, visiting, journeys and their lines."""

from typing import Any

import pytest

from tests.games.trekking_the_world.positions import Draws, dump, hand, offers, phase, play, position

BANFF = ["banff", "airport-frankfurt"]
SEVENTY = " ".join(
    f"{symbol}-{value}"
    for symbol in ("scenery", "adventure", "nature", "history", "water")
    for value, n in ((1, 7), (2, 5), (3, 3))
    for _ in range(n)
)


def test_two_cards_one_after_the_other_open_ones_replaced_at_once() -> None:  # TW-A1
    s = position(phase="action", open="water-1 water-2 nature-1 history-1", pile="adventure-3 scenery-2 scenery-2")
    play(s, "take water-2", chance=Draws(2))  # the pile in its order of kinds: scenery-2 twice, then adventure-3
    assert dump(s)["open"] == ["water-1", "adventure-3", "nature-1", "history-1"]
    assert phase(s) == "drawing"
    assert "take adventure-3" in offers(s)  # the new one may be taken as the second
    play(s, "draw")
    assert hand(s) == {"water-2": 1, "scenery-2": 1}
    assert s.turn == 1


def test_equal_open_cards_are_one_choice() -> None:  # TW-A1
    s = position(phase="action", open="water-1 water-1 water-1 nature-2")
    assert offers(s, "take") == ["take nature-2", "take water-1"]
    play(s, "take water-1", "take water-1")
    assert hand(s) == {"water-1": 2}


def test_an_empty_pile_is_made_anew_when_a_card_is_needed() -> None:  # TW-A1
    s = position(phase="action", pile="", discards="water-3 water-3 history-1")
    told = play(s, "draw", chance=Draws(1))
    assert hand(s) == {"water-3": 1}
    assert dump(s)["pile"] == {"water-3": 1, "history-1": 1}
    assert dump(s)["discards"] == {}
    assert told[0].id == "event-reshuffled"
    s = position(phase="action", pile="nature-2", discards="water-3")
    play(s, "draw")
    assert dump(s)["pile"] == {}  # not before it is needed
    assert dump(s)["discards"] == {"water-3": 1}


def test_there_is_no_hand_limit() -> None:  # TW-A1
    s = position(
        phase="action", hands=[SEVENTY.replace("water-1", "", 6).replace("  ", " "), ""], open="water-1", pile=""
    )
    play(s, "take water-1")
    assert sum(hand(s).values()) == 70


def test_with_too_few_cards_one_gets_as_many_as_there_are() -> None:  # TW-A1
    s = position(phase="action", open="water-1", pile="", hands=["", "history-1"])
    assert offers(s) == ["take water-1"]
    play(s, "take water-1")
    assert s.turn == 1
    assert dump(s)["open"] == [None] * 4


def test_empty_places_are_filled_as_soon_as_there_are_discards() -> None:  # TW-A1
    s = position(trekkers=BANFF, open="water-1", pile="", hands=["history-2 history-1", ""])
    play(s, "go grand-canyon", "pay history-1", "depart")
    assert dump(s)["open"] == ["water-1", "history-1", None, None]
    assert dump(s)["discards"] == {}


def test_draw_can_always_be_chosen() -> None:  # TW-A6
    s = position(phase="action", open="", pile="", hands=["", "history-1"])
    assert offers(s) == ["draw"]
    told = play(s, "draw")
    assert told[0].id == "event-drew-nothing"
    assert s.turn == 1


def test_a_journey_can_be_chosen_whenever_it_can_be_paid() -> None:  # TW-A6
    """Even if none of its lines can be carried out."""
    s = position(
        phase="action",
        hands=["water-1 water-2", ""],
        journeys=["guided-tour", "souvenir-hunter"],
        trekkers=["torres-del-paine", "bora-bora"],
    )
    assert offers(s, "journey") == ["journey guided-tour", "journey souvenir-hunter"]
    play(s, "journey guided-tour")  # "visit for 2 less", but no open card is here
    assert s.turn == 1
    assert hand(s) == {}


def test_a_visit_needs_the_place_and_the_symbols() -> None:  # TW-A2
    """Banff asks for scenery, adventure and nature."""
    symbols = "scenery-3 adventure-1 nature-2"
    at_banff = position(phase="action", trekkers=BANFF, hands=[symbols, ""])
    assert offers(at_banff, "visit") == ["visit banff"]
    elsewhere = position(phase="action", hands=[symbols, ""])
    assert offers(elsewhere, "visit") == []
    lacking = position(phase="action", trekkers=BANFF, hands=[symbols.replace("nature-2", "history-2"), ""])
    assert offers(lacking, "visit") == []
    not_open = position(phase="action", trekkers=BANFF, hands=[symbols, ""], row="denali uluru bora-bora")
    assert offers(not_open, "visit") == []


def test_a_visit_is_paid_one_card_for_each_symbol() -> None:  # TW-A2, TW-C2
    held = "scenery-3 scenery-1 adventure-1 nature-2 history-1"
    s = position(phase="action", trekkers=BANFF, hands=[held, ""])
    play(s, "visit banff")
    assert dump(s)["paid"] == {"adventure-1": 1, "nature-2": 1}  # no choice about these
    assert offers(s) == ["pay scenery-1", "pay scenery-3"]
    play(s, "pay scenery-3")
    assert hand(s) == {"scenery-1": 1, "history-1": 1}
    assert dump(s)["visited"][0] == ["banff"]
    assert dump(s)["discards"] == {"scenery-3": 1, "adventure-1": 1, "nature-2": 1}
    assert s.turn == 1


@pytest.mark.parametrize(
    ("row", "fives", "threes"),
    [
        ("banff denali uluru", 0, 0),
        ("denali banff uluru", 0, 1),
        ("denali uluru banff", 1, 0),
        ("denali uluru bora-bora banff", 1, 0),
        ("denali uluru banff bora-bora", 0, 1),
        ("denali banff uluru bora-bora", 0, 0),
    ],
)
def test_tokens_for_the_two_rightmost_cards(row: str, fives: int, threes: int) -> None:  # TW-A3, TW-S4
    s = position(phase="action", trekkers=BANFF, hands=["scenery-1 adventure-1 nature-1 water-1", ""], row=row)
    play(s, "visit banff")
    assert (dump(s)["fives"][0], dump(s)["threes"][0]) == (fives, threes)
    assert (s.fives_left, s.threes_left) == (12 - fives, 18 - threes)


@pytest.mark.parametrize(
    ("left", "row", "taken"),
    [
        ((0, 18), "denali uluru banff", (0, 1)),
        ((0, 0), "denali uluru banff", (0, 0)),
        ((12, 0), "denali uluru banff", (1, 0)),
        ((12, 0), "denali banff uluru", (0, 0)),
    ],
)
def test_when_tokens_run_out(left: tuple[int, int], row: str, taken: tuple[int, int]) -> None:  # TW-A3
    s = position(
        phase="action",
        trekkers=BANFF,
        hands=["scenery-1 adventure-1 nature-1 water-1", ""],
        row=row,
        fives_left=left[0],
        threes_left=left[1],
    )
    play(s, "visit banff")
    assert (dump(s)["fives"][0], dump(s)["threes"][0]) == taken


def test_a_visit_of_the_middle_card() -> None:  # TW-A3, TW-A4
    """Worked example: a 3 token, the left card slides, a new one comes in."""
    s = position(phase="action", trekkers=BANFF, hands=["scenery-1 adventure-1 nature-1 water-1", ""])
    before = dump(s)
    told = play(s, "visit banff", chance=Draws(5))
    after = dump(s)
    assert dump(s)["threes"][0] == 1
    assert before["row"] == ["denali", "banff", "ilulissat-icefjord"]
    assert after["row"] == [before["top"], "denali", "ilulissat-icefjord"]
    assert after["top"] == before["unseen"][5]
    assert {"event-visited", "event-gained", "event-opened"} <= {message.id for message in told}


def test_a_pair_of_scenery_pays_for_catch_me_if_you_can() -> None:  # TW-A5
    """Worked example, carried out line by line from the top."""
    s = position(phase="action", trekkers=BANFF, hands=["scenery-1 scenery-3 water-1", ""])
    play(s, "journey catch-me-if-you-can")
    assert hand(s) == {"water-1": 1}
    assert dump(s)["discards"] == {"scenery-1": 1, "scenery-3": 1}
    assert {text.split()[0] for text in offers(s)} == {"fly", "skip"}
    play(s, "fly airport-nadi")
    assert {text.split()[0] for text in offers(s)} == {"go", "skip"}
    play(s, "go uluru")
    assert offers(s) == ["draw", "skip"]
    play(s, "draw")
    assert s.turn == 1
    assert dump(s)["suitcases"][0]["white"] == 1
    assert sum(hand(s).values()) == 2
    assert dump(s)["journeys"] == ["exchange-rate", "catch-me-if-you-can"]  # the cards stay


def test_a_journey_needs_two_of_the_same_symbol() -> None:  # TW-A5
    s = position(phase="action", hands=["scenery-1 water-1 history-2", ""])
    assert offers(s, "journey") == []
    s = position(phase="action", hands=["scenery-1 scenery-2 scenery-3 water-1 water-2 history-2", ""])
    play(s, "journey exchange-rate")
    assert offers(s) == ["pay scenery-1", "pay scenery-2", "pay scenery-3", "pay water-1", "pay water-2"]
    play(s, "pay scenery-2")
    assert offers(s) == ["pay scenery-1", "pay scenery-3"]
    play(s, "pay scenery-3")
    assert hand(s) == {"scenery-1": 1, "water-1": 1, "water-2": 1, "history-2": 1}


def test_a_card_that_every_pair_needs_is_picked_at_once() -> None:  # TW-A7, TW-A5
    """Two of scenery 1 and one 3: a pair has a 1 in any case. With another symbol to choose there is no such card."""
    s = position(phase="action", hands=["scenery-1 scenery-1 scenery-3 water-1", ""])
    play(s, "journey exchange-rate")
    assert dump(s)["paid"] == {"scenery-1": 1}
    assert offers(s) == ["pay scenery-1", "pay scenery-3"]
    s = position(phase="action", hands=["scenery-1 scenery-1 scenery-3 water-1 water-2", ""])
    play(s, "journey exchange-rate")
    assert dump(s)["paid"] == {}


def test_any_line_may_be_skipped() -> None:  # TW-A5
    s = position(phase="action", hands=["scenery-1 scenery-3", ""])
    before = dump(s)["trekkers"]
    play(s, "journey catch-me-if-you-can", "skip", "skip", "skip")
    assert s.turn == 1
    assert hand(s) == {}
    assert dump(s)["trekkers"] == before


def test_a_journey_may_be_used_by_all_and_again() -> None:  # TW-A5
    s = position(phase="action", hands=["scenery-1 scenery-3", "water-1 water-1"])
    play(s, "journey exchange-rate", "draw")
    s.phase = position(phase="action").phase
    assert "journey exchange-rate" in offers(s)


def line(journey: str, number: int, **changes: Any) -> dict[str, Any]:
    """A position with a line of a journey due."""
    return {"phase": "line", "journey": journey, "line": number, "journeys": [journey, "hop-on-hop-off"], **changes}


def test_move_up_to_so_many_links_without_cards() -> None:  # TW-J1
    s = position(trekkers=["easter-island", "airport-buenos-aires"], **line("souvenir-hunter", 0))
    assert {text.split()[1] for text in offers(s, "go")} == {
        "galapagos",
        "panama-canal",
        "machu-picchu",
        "torres-del-paine",
        "bora-bora",
        "airport-nadi",
        "hawaii-volcanoes",
    }  # one or two links; Buenos Aires is taken
    play(s, "go galapagos")
    assert dump(s)["suitcases"][0]["white"] == 1
    assert phase(s) == "line"  # "gain 3" comes next


def test_a_move_of_a_journey_is_blocked_by_trekkers() -> None:  # TW-J1
    s = position(trekkers=["torres-del-paine", "easter-island"], **line("souvenir-hunter", 0))
    assert {text.split()[1] for text in offers(s, "go")} == {"airport-buenos-aires", "iguazu-falls", "salar-de-uyuni"}


def test_a_move_that_cannot_be_made_is_passed_over() -> None:  # TW-J1
    s = position(
        3,
        trekkers=["torres-del-paine", "easter-island", "airport-buenos-aires"],
        phase="action",
        hands=["water-1 water-1", "", ""],
        journeys=["open-road", "souvenir-hunter"],
    )
    play(s, "journey souvenir-hunter")
    assert offers(s) == ["gain", "skip"]


def test_to_any_airport_from_anywhere() -> None:  # TW-J2
    s = position(3, trekkers=["uluru", "airport-dubai", "airport-nadi"], **line("window-seat", 0))
    assert offers(s) == [
        "fly airport-dallas",
        "fly airport-buenos-aires",
        "fly airport-frankfurt",
        "fly airport-kinshasa",
        "skip",
    ]
    play(s, "fly airport-kinshasa")
    assert dump(s)["trekkers"][0] == "airport-kinshasa"


def test_draw_so_many_from_the_pile() -> None:  # TW-J3
    s = position(pile="water-3 water-3 water-3 nature-1", discards="", **line("exchange-rate", 0))
    play(s, "draw")
    assert hand(s) == {"nature-1": 1, "water-3": 3}
    assert dump(s)["known"][0] == {}


def test_a_journey_draws_as_many_as_there_are() -> None:  # TW-J3, TW-A1
    s = position(pile="water-3", discards="nature-1 nature-1", **line("exchange-rate", 0))
    play(s, "draw")
    assert hand(s) == {"water-3": 1, "nature-1": 2}
    assert s.turn == 1


def test_visit_for_less_ignores_symbols_of_choice() -> None:  # TW-J4
    """Guided Tour ignores two of the three that Banff asks for."""
    held = "scenery-1 adventure-1 adventure-2 nature-1"
    s = position(trekkers=BANFF, hands=[held, ""], **line("guided-tour", 0))
    play(s, "visit banff")
    assert offers(s) == ["waive scenery", "waive adventure", "waive nature"]
    play(s, "waive adventure")
    assert offers(s) == ["waive scenery", "waive nature"]
    play(s, "waive nature")
    assert dump(s)["visited"][0] == ["banff"]
    assert hand(s) == {"adventure-1": 1, "adventure-2": 1, "nature-1": 1}


def test_a_symbol_that_every_choice_ignores_is_ignored_at_once() -> None:  # TW-A7, TW-J4
    """Nature is missing, so it must be among the two; of scenery and adventure one is left to choose."""
    s = position(trekkers=BANFF, hands=["scenery-1 adventure-1", ""], **line("guided-tour", 0))
    told = play(s, "visit banff")
    assert [message.args["symbol"] for message in told if message.id == "event-waives"] == ["symbol:nature"]
    assert offers(s) == ["waive scenery", "waive adventure"]
    # Two of a pair and one are ignored: whatever else, one of the pair.
    ilulissat = ["ilulissat-icefjord", "uluru"]
    s = position(trekkers=ilulissat, hands=["scenery-1 water-1 water-2", ""], **line("guided-tour", 0))
    play(s, "visit ilulissat-icefjord")
    assert (dump(s)["need"], s.waives) == ({"scenery": 1, "water": 1}, 1)
    assert offers(s) == ["waive scenery", "waive water"]


def test_visit_for_less_offers_only_what_leaves_a_payable_rest() -> None:  # TW-J4
    """Off the Beaten Track ignores one, and just one is missing."""
    s = position(trekkers=BANFF, hands=["scenery-1 adventure-1", ""], **line("off-the-beaten-track", 1))
    told = play(s, "visit banff")
    assert dump(s)["visited"][0] == ["banff"]
    assert hand(s) == {}
    assert "event-waives" in [message.id for message in told]


def test_visit_for_less_needs_place_and_rest() -> None:  # TW-J4
    s = position(trekkers=BANFF, hands=["scenery-1", ""], **line("off-the-beaten-track", 1))
    assert offers(s) == ["skip"]
    s = position(phase="action", hands=["water-1 water-1", ""], journeys=["guided-tour", "hop-on-hop-off"])
    play(s, "journey hop-on-hop-off")
    assert offers(s, "visit") == []
    assert {text.split()[0] for text in offers(s)} == {"go", "skip"}  # the visit is passed over


def test_visit_for_less_ignores_all_if_there_are_no_more() -> None:  # TW-J4
    """Bora Bora asks for two symbols; Guided Tour ignores two."""
    s = position(trekkers=["bora-bora", "banff"], row="denali banff bora-bora", **line("guided-tour", 0))
    play(s, "visit bora-bora")
    assert dump(s)["visited"][0] == ["bora-bora"]
    assert dump(s)["fives"][0] == 1  # TW-A3 applies
    assert s.turn == 1


def test_gain_three_while_there_are_any() -> None:  # TW-J5
    s = position(**line("souvenir-hunter", 1))
    play(s, "gain")
    assert (dump(s)["threes"][0], s.threes_left) == (1, 17)
    s = position(
        phase="action",
        hands=["water-1 water-1", ""],
        journeys=["travel-diary", "hop-on-hop-off"],
        threes_left=0,
    )
    play(s, "journey travel-diary")
    assert offers(s) == ["draw", "skip"]


def test_tumultuous_travel_moves_a_cube_to_another_row() -> None:  # TW-J6
    s = position(suitcases=[{"red": 2, "white": 1}, {}], **line("tumultuous-travel", 1))
    assert offers(s) == [
        "recolour red blue",
        "recolour red yellow",
        "recolour red white",
        "recolour white red",
        "recolour white blue",
        "recolour white yellow",
        "skip",
    ]
    play(s, "recolour red yellow")
    assert dump(s)["suitcases"][0] == {"red": 1, "blue": 0, "yellow": 1, "white": 1}


def test_without_a_cube_there_is_nothing_to_recolour() -> None:  # TW-J6
    s = position(
        bare=True,
        phase="action",
        hands=["water-1 water-1", ""],
        journeys=["open-road", "tumultuous-travel"],
    )
    play(s, "journey tumultuous-travel", "skip")
    assert s.turn == 1
