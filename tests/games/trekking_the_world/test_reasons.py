"""Why something is not possible: the clause, and the facts that people ask for."""

from typing import Any

import pytest

from baluchon.games.trekking_the_world import GAME
from tests.games.trekking_the_world.positions import dump, play, position, why_not

BANFF = ["banff", "airport-frankfurt"]
TURN = {"phase": "turn"}
ACTION = {"phase": "action"}


@pytest.mark.parametrize(
    ("changes", "text", "clause", "id", "args"),
    [
        # Flights
        (
            TURN,
            "fly airport-frankfurt",
            "TW-F1",
            "reason-occupied",
            {"place": "place:airport-frankfurt", "seat": "seat:1"},
        ),
        (TURN, "fly airport-dallas", "TW-F1", "reason-there-already", {"place": "place:airport-dallas"}),
        ({"trekkers": BANFF}, "fly airport-nadi", "TW-F1", "reason-not-on-airport", {"place": "place:banff"}),
        (ACTION, "fly airport-nadi", "TW-F1", "reason-flight-too-late", {}),
        ({}, "fly airport-nadi", "TW-F1", "reason-flight-too-late", {}),
        # Moves
        ({}, "go airport-dallas", "TW-M2", "reason-same-place", {"place": "place:airport-dallas"}),
        (
            {},
            "go airport-frankfurt",
            "TW-M3",
            "reason-occupied",
            {"place": "place:airport-frankfurt", "seat": "seat:1"},
        ),
        ({}, "go uluru", "TW-M1", "reason-no-exact-sum", {"place": "place:uluru", "links": 5}),
        ({"hands": ["", ""]}, "go banff", "TW-M6", "reason-no-cards", {}),
        ({}, "stay", "TW-M6", "reason-must-move", {}),
        (ACTION, "go banff", "TW-T1", "reason-move-done", {}),
        (ACTION, "stay", "TW-T1", "reason-move-done", {}),
        ({}, "depart", "TW-M1", "reason-choose-place", {}),
        ({}, "begin airport-nadi", "TW-S1", "reason-already-begun", {}),
        # Actions
        ({}, "draw", "TW-T1", "reason-move-first", {}),
        ({}, "take water-1", "TW-T1", "reason-move-first", {}),
        ({}, "visit banff", "TW-T1", "reason-move-first", {}),
        ({}, "journey exchange-rate", "TW-T1", "reason-move-first", {}),
        (ACTION, "take water-3", "TW-A1", "reason-not-open", {"trek": "trek:water-3"}),
        (ACTION | {"pile": ""}, "draw", "TW-A1", "reason-pile-empty", {}),
        (ACTION, "visit uluru", "TW-A2", "reason-card-not-open", {"destination": "destination:uluru"}),
        (
            ACTION,
            "visit banff",
            "TW-A2",
            "reason-not-there",
            {"destination": "destination:banff", "place": "place:airport-dallas"},
        ),
        (
            ACTION | {"trekkers": BANFF},
            "visit banff",
            "TW-A2",
            "reason-missing",
            {"destination": "destination:banff", "symbols": ["symbol:scenery", "symbol:adventure", "symbol:nature"]},
        ),
        (
            ACTION | {"visited": [[], ["uluru"]]},
            "visit uluru",
            "TW-A2",
            "reason-visited",
            {"destination": "destination:uluru", "seat": "seat:1"},
        ),
        (ACTION, "journey exchange-rate", "TW-A5", "reason-no-pair", {"count": 2}),
        (ACTION, "journey open-road", "TW-S6", "reason-journey-not-open", {"journey": "journey:open-road"}),
        (ACTION, "gain", "TW-A5", "reason-not-on-journey", {}),
        (ACTION, "skip", "TW-A5", "reason-not-on-journey", {}),
        (ACTION, "pay water-1", "TW-C3", "reason-nothing-to-pay", {}),
        (ACTION, "waive water", "TW-C3", "reason-nothing-to-pay", {}),
        ({"phase": "drawing", "draws": 1}, "visit banff", "TW-T1", "reason-draw-on", {"count": 1}),
        ({"phase": "drawing", "draws": 1}, "journey exchange-rate", "TW-T1", "reason-draw-on", {"count": 1}),
    ],
)
def test_reasons(
    changes: dict[str, Any], text: str, clause: str, id: str, args: dict[str, Any]
) -> None:  # TW-F1, TW-M1, TW-M3, TW-A2
    s = position(**{"hands": ["water-2 history-1", ""], **changes})
    reason = why_not(s, text)
    assert (reason.clause, reason.id, reason.args) == (clause, id, args)


LINES = [
    ("open-road", 0, "draw", "TW-J1", "reason-line-move"),
    ("open-road", 0, "stay", "TW-J1", "reason-line-move"),
    ("open-road", 0, "fly airport-nadi", "TW-J1", "reason-line-move"),
    ("window-seat", 0, "go banff", "TW-J2", "reason-line-airport"),
    ("window-seat", 0, "fly airport-frankfurt", "TW-J2", "reason-occupied"),
    ("exchange-rate", 0, "take scenery-1", "TW-J3", "reason-line-draw"),
    ("exchange-rate", 0, "gain", "TW-J3", "reason-line-draw"),
    ("exchange-rate", 0, "visit banff", "TW-J3", "reason-line-draw"),
    ("guided-tour", 0, "journey guided-tour", "TW-J4", "reason-line-visit-less"),
    ("souvenir-hunter", 1, "recolour red blue", "TW-J5", "reason-line-gain"),
    ("tumultuous-travel", 1, "draw", "TW-J6", "reason-line-recolour"),
    ("tumultuous-travel", 1, "recolour red blue", "TW-J6", "reason-no-cube"),
    ("souvenir-hunter", 0, "go uluru", "TW-J1", "reason-too-far"),
]


@pytest.mark.parametrize(("journey", "line", "text", "clause", "id"), LINES)
def test_reasons_on_a_journey(journey: str, line: int, text: str, clause: str, id: str) -> None:  # TW-J1, TW-J6
    s = position(
        phase="line",
        journey=journey,
        line=line,
        journeys=[journey, "hop-on-hop-off"],
        suitcases=[{"white": 1}, {}],
    )
    reason = why_not(s, text)
    assert (reason.clause, reason.id) == (clause, id)


def test_too_much_is_missing_even_for_less() -> None:  # TW-J4
    s = position(trekkers=BANFF, phase="line", journey="off-the-beaten-track", line=1, hands=["water-1", ""])
    reason = why_not(s, "visit banff")
    assert reason.id == "reason-missing-more"
    assert reason.args["symbols"] == ["symbol:scenery", "symbol:adventure", "symbol:nature"]
    assert reason.args["number"] == 1


def test_a_blocked_way_tells_whose_trekker_stands_there() -> None:  # TW-M3
    s = position(3, trekkers=["airport-dubai", "taj-mahal", "bora-bora"], hands=["water-2", "", ""])
    reason = why_not(s, "go ha-long-bay")
    assert reason.clause == "TW-M3"
    assert reason.id == "reason-blocked"
    assert reason.args == {"place": "place:ha-long-bay", "seats": ["seat:1"]}


def test_a_way_blocked_by_two_tells_both() -> None:  # TW-M3
    others = ["airport-buenos-aires", "easter-island", "uluru"]
    s = position(4, trekkers=["torres-del-paine", *others], hands=["water-2", "", "", ""])
    reason = why_not(s, "go bora-bora")
    assert reason.args["seats"] == ["seat:2"]  # the one on Easter Island is enough
    reason = why_not(s, "go iguazu-falls")
    assert reason.args["seats"] == ["seat:1"]


FAR_ROUND = ["ilulissat-icefjord", "banff", "statue-of-liberty", "timbuktu", "serengeti"]


@pytest.mark.parametrize("hand", ["water-3 water-3 water-3 history-3 history-3 nature-1", "water-1"])
def test_a_way_beyond_the_limit_is_too_long_and_not_blocked(hand: str) -> None:  # TW-M8
    """There is a way of 16 links round the four others: version 1 has no move of so many."""
    s = position(5, trekkers=FAR_ROUND, hands=[hand, "", "", "", ""], game=GAME.of_version(1))
    reason = why_not(s, "go victoria-falls")
    assert (reason.clause, reason.id) == ("TW-M8", "reason-way-too-long")
    assert reason.args == {"place": "place:victoria-falls", "links": 16, "number": 15}


def test_a_way_that_others_close_entirely_is_blocked() -> None:  # TW-M3
    others = ["easter-island", "airport-buenos-aires"]
    s = position(3, trekkers=["torres-del-paine", *others], hands=["water-2 water-2", "", ""])
    reason = why_not(s, "go machu-picchu")
    assert (reason.clause, reason.id) == ("TW-M3", "reason-blocked")
    assert reason.args["seats"] == ["seat:2"]  # without this one it could be paid


def test_a_journey_move_is_blocked_too() -> None:  # TW-J1, TW-M3
    s = position(trekkers=["airport-dubai", "taj-mahal"], phase="line", journey="scenic-detour", line=0)
    assert why_not(s, "go ha-long-bay").args["seats"] == ["seat:1"]


def test_while_a_trek_is_being_paid() -> None:  # TW-M1
    s = position(trekkers=["easter-island", "airport-dubai"], hands=["history-1 water-1 nature-3 scenery-2", ""])
    play(s, "go airport-buenos-aires", "pay history-1")
    assert why_not(s, "depart").id == "reason-sum-not-exact"
    assert why_not(s, "depart").args["links"] == 1
    assert why_not(s, "pay history-1").id == "reason-not-in-hand"
    assert why_not(s, "pay adventure-1").id == "reason-not-in-hand"
    assert why_not(s, "draw").id == "reason-finish-trek"
    assert why_not(s, "waive water").id == "reason-nothing-to-waive"


def test_a_card_that_spoils_the_sum() -> None:  # TW-M1
    """Buenos Aires is 2, 4, 5 … links away, never 3: a 2 picked after a 1 fits only if another card follows."""
    s = position(trekkers=["easter-island", "airport-dubai"], hands=["history-1 water-1 scenery-2", ""])
    play(s, "go airport-buenos-aires", "pay history-1")  # and with it the other 1, which every sum needs now
    assert why_not(s, "pay nature-1").id == "reason-not-in-hand"
    s = position(trekkers=["torres-del-paine", "easter-island"], hands=["history-1 water-3 water-2", ""])
    play(s, "go airport-buenos-aires")  # 1 or 4 links, with the 1 in any case
    assert why_not(s, "pay water-2").id == "reason-sum-cannot-fit"
    assert why_not(s, "pay water-2").args == {"trek": "trek:water-2", "links": 3}


def test_while_a_visit_is_being_paid() -> None:  # TW-A2
    held = "scenery-3 scenery-1 adventure-1 nature-1 water-2 history-1"
    s = position(phase="action", trekkers=BANFF, hands=[held, ""])
    play(s, "visit banff")
    assert why_not(s, "pay history-1").id == "reason-symbol-not-asked"
    assert why_not(s, "pay scenery-2").id == "reason-not-in-hand"
    assert why_not(s, "depart").id == "reason-finish-visit"
    assert why_not(s, "draw").id == "reason-finish-visit"


def test_while_symbols_are_being_waived() -> None:  # TW-J4
    hands = ["scenery-1 adventure-1 nature-1 water-1", ""]
    s = position(trekkers=BANFF, phase="line", journey="guided-tour", line=0, hands=hands)
    play(s, "visit banff")
    assert why_not(s, "waive history").id == "reason-symbol-not-asked"
    assert why_not(s, "pay water-1").id == "reason-waive-first"
    at_ilulissat = ["ilulissat-icefjord", "uluru"]
    hands = ["scenery-1 water-1", ""]
    s = position(trekkers=at_ilulissat, phase="line", journey="guided-tour", line=0, hands=hands)
    play(s, "visit ilulissat-icefjord")  # scenery and two of water, one of which is missing and ignored
    assert why_not(s, "waive nature").id == "reason-symbol-not-asked"
    play(s, "waive scenery")
    assert dump(s)["visited"][0] == ["ilulissat-icefjord"]


def test_waiving_must_leave_a_payable_rest() -> None:  # TW-J4
    s = position(trekkers=BANFF, phase="line", journey="guided-tour", line=0, hands=["scenery-1", ""])
    told = play(s, "visit banff")  # adventure and nature are missing: no choice
    assert [message.args["symbol"] for message in told if message.id == "event-waives"] == [
        "symbol:adventure",
        "symbol:nature",
    ]


def test_while_a_journey_is_being_paid() -> None:  # TW-A5
    s = position(phase="action", hands=["scenery-1 scenery-2 scenery-3 water-1 water-2 history-2", ""])
    play(s, "journey exchange-rate", "pay scenery-2")
    assert why_not(s, "pay water-1").id == "reason-same-symbol"
    assert why_not(s, "pay history-2").id == "reason-same-symbol"
    assert why_not(s, "depart").id == "reason-finish-journey"


def test_while_airports_are_chosen() -> None:  # TW-S1
    s = position(phase="airport", trekkers=["airport-dallas", None], turn=1)
    assert why_not(s, "begin airport-dallas").id == "reason-occupied"
    assert why_not(s, "draw").id == "reason-choose-airport"
