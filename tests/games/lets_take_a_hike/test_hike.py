"""The hike: joining, the distance, going on and stopping, who leads, how it ends."""

from baluchon.games.lets_take_a_hike import GAME
from tests.games.lets_take_a_hike.positions import (
    acting,
    discards,
    hand,
    hike,
    offered,
    pack,
    phase,
    play,
    row,
    table,
    taken,
    told,
    why_not,
)

LIGHT = {"top": "granola-bar"}


def test_others_with_a_pack_are_asked_from_the_left() -> None:  # LH-H1
    s = table([LIGHT, {}, LIGHT, LIGHT], turn=2)
    play(s, 2, "hike")
    assert (s.leader, s.turn) == (2, 2)
    assert phase(s) == "joining"
    assert acting(s) == [3]
    assert offered(s, 3) == ["join", "stay"]
    play(s, 3, "stay")
    assert acting(s) == [0]
    play(s, 0, "join", "granola-bar")
    assert [hiker.status for hiker in GAME.view(s, None).public.hikers] == [  # type: ignore[attr-defined]
        *("walking", "home", "walking", "home"),
    ]


def test_nobody_joins_later() -> None:  # LH-H1
    s = table([LIGHT, LIGHT])
    hike(s, "granola-bar", joining=[])
    play(s, 0, "go-on", "granola-bar")
    assert acting(s) == [0]
    assert why_not(s, 0, "join").clause == "LH-H1"


def test_no_card_is_added_during_a_hike() -> None:  # LH-H1
    s = table([LIGHT, {}], [["tent"], []])
    hike(s, "granola-bar")
    reason = why_not(s, 0, "place tent main")
    assert (reason.clause, reason.id) == ("LH-H1", "reason-no-packing-on-a-hike")


def test_a_card_is_turned_up_before_anyone_can_stop() -> None:  # LH-H2
    s = table([LIGHT, LIGHT])
    play(s, 0, "hike")
    assert why_not(s, 1, "stop").clause == "LH-H2"
    play(s, 1, "stay", "granola-bar")
    assert row(s) == ["granola-bar"]
    assert offered(s, 0) == ["go-on", "stop"]


def test_a_match_pays_nothing_and_may_not() -> None:  # LH-H3
    s = table([{"top": "tent", "main": "socks"}, {}])
    hike(s, "tent")
    assert phase(s) == "deciding"
    assert pack(s, 0) == {"top": "tent", "main": "socks"}
    assert why_not(s, 0, "drop main").clause == "LH-T3"


def test_a_distance_is_paid_with_no_card_more_than_needed() -> None:  # LH-H4
    s = table([{"top": "flashlight", "main": "socks", "left-pocket": "compass", "bottom": "sleeping-bag"}, {}])
    hike(s, "camera")
    # Three boots: the sleeping bag alone, or two boots and one, or both twos (either alone is too little).
    assert offered(s, 0) == ["drop top", "drop left-pocket", "drop main", "drop bottom"]
    play(s, 0, "drop top")
    assert offered(s, 0) == ["drop left-pocket", "drop main"]
    reason = why_not(s, 0, "drop bottom")
    assert (reason.clause, reason.id) == ("LH-H4", "reason-more-than-needed")
    assert why_not(s, 0, "drop top").id == "reason-already-chosen"
    play(s, 0, "drop main")
    assert pack(s, 0) == {"left-pocket": "compass", "bottom": "sleeping-bag"}
    assert discards(s) == ["flashlight", "socks"]


def test_sets_are_paid_in_any_order() -> None:  # LH-H4
    results = []
    for order in (["drop top", "drop main"], ["drop main", "drop top"]):
        s = table([{"top": "flashlight", "main": "socks", "bottom": "sleeping-bag", "left-pocket": "compass"}, {}])
        hike(s, "frying-pan")
        for text in order:
            play(s, 0, text)
        results.append(GAME.dump(s))
    assert results[0] == results[1]


def test_a_single_way_to_pay_is_taken() -> None:  # LH-H4
    s = table([{"top": "granola-bar", "main": "socks", "left-hand": "camera"}, {}])
    hike(s, "frying-pan")
    # The camera alone: granola bar and socks are too few, and with the camera too many.
    assert phase(s) == "deciding"
    assert discards(s) == ["camera"]
    s = table([{"top": "flashlight", "left-pocket": "compass"}, {}])
    hike(s, "camera")
    assert pack(s, 0) == {}
    # The empty pack stops, and the last hiker takes the row.
    assert discards(s) == ["compass", "flashlight"]
    assert taken(s, 0) == ["camera"]


def test_too_few_boots_lose_everything() -> None:  # LH-H5
    s = table([{"top": "granola-bar", "main": "socks"}, LIGHT])
    hike(s, "tent", joining=[])
    assert pack(s, 0) == {}
    assert taken(s, 0) == []
    assert s.leader == -1
    assert discards(s) == ["granola-bar", "socks", "tent"]
    assert "event-thrown-out" in [message.id for message in told(s, None)]


def test_hikers_decide_in_turn_order_from_the_leader() -> None:  # LH-H6
    s = table([LIGHT, LIGHT, LIGHT], turn=1)
    hike(s, "granola-bar", joining=[2, 0], seat=1)
    for seat in (1, 2, 0):
        assert acting(s) == [seat]
        play(s, seat, "go-on", *(["granola-bar"] if seat == 0 else []))
    assert row(s) == ["granola-bar", "granola-bar"]
    assert acting(s) == [1]


def test_who_has_said_on_is_bound_to_the_next_card() -> None:  # LH-H6
    s = table([LIGHT, LIGHT])
    hike(s, "granola-bar", joining=[1])
    play(s, 0, "go-on")
    play(s, 1, "stop")
    play(s, 1, "take granola-bar", "granola-bar")
    assert row(s) == ["granola-bar"]
    assert acting(s) == [0]


def test_an_empty_pack_must_stop() -> None:  # LH-H6, LH-H9
    s = table([{"left-hand": "walking-stick"}, LIGHT])
    hike(s, "granola-bar", joining=[1])
    # The leader paid with the last card and is made to stop, but may take the card.
    assert phase(s) == "taking"
    assert acting(s) == [0]
    play(s, 0, "take granola-bar")
    assert taken(s, 0) == ["granola-bar"]
    assert (s.leader, acting(s)) == (1, [1])


def test_who_stops_may_take_one_card() -> None:  # LH-H7
    s = table([{"top": "granola-bar", "main": "tent"}, LIGHT, LIGHT])
    hike(s, "granola-bar", joining=[1, 2])
    for seat in range(3):
        play(s, seat, "go-on", *(["granola-bar"] if seat == 2 else []))
    play(s, 0, "go-on")
    play(s, 1, "stop")
    assert offered(s, 1) == ["take granola-bar", "leave"]
    assert why_not(s, 1, "take tent").id == "reason-not-in-the-row"
    play(s, 1, "take granola-bar")
    assert taken(s, 1) == ["granola-bar"]
    # Before the next one decides: seat 2 chooses from what is left.
    assert row(s) == ["granola-bar"]
    assert acting(s) == [2]


def test_taking_nothing_is_allowed() -> None:  # LH-H7
    s = table([LIGHT, LIGHT])
    hike(s, "granola-bar", joining=[1])
    play(s, 0, "stop")
    play(s, 0, "leave")
    assert row(s) == ["granola-bar"]
    assert taken(s, 0) == []


def test_the_last_to_stop_takes_all() -> None:  # LH-H7
    s = table([{"top": "granola-bar", "main": "tent"}, {}])
    hike(s, "granola-bar")
    play(s, 0, "go-on", "tent")
    play(s, 0, "stop")
    assert taken(s, 0) == ["granola-bar", "tent"]
    assert s.hikers[0].boots == 5
    assert row(s) == []


def test_nothing_to_take_when_the_row_is_empty() -> None:  # LH-H7
    s = table([LIGHT, LIGHT])
    hike(s, "raccoon", joining=[1])
    assert why_not(s, 0, "take granola-bar").id == "reason-nothing-to-take"
    play(s, 0, "stop")
    assert acting(s) == [1]
    assert hand(s, 0) == ["granola-bar"]


def test_who_stops_takes_the_pack_back_into_hand() -> None:  # LH-H8
    s = table([{"top": "granola-bar", "main": "tent", "bottom": "socks"}, {}], [["camera"] * 5, []])
    hike(s, "granola-bar")
    play(s, 0, "stop")
    assert pack(s, 0) == {}
    assert phase(s) == "limit"
    play(s, 0, "discard camera")
    assert hand(s, 0) == ["camera"] * 4 + ["granola-bar", "socks", "tent"]
    assert acting(s) == [1]


def test_the_hand_limit_comes_before_the_next_decision() -> None:  # LH-H8, LH-T4
    s = table([{"top": "granola-bar", "main": "granola-bar"}, LIGHT], [["camera"] * 6, []])
    hike(s, "granola-bar", joining=[1])
    play(s, 0, "stop")
    play(s, 0, "leave")
    assert (phase(s), acting(s)) == ("limit", [0])
    play(s, 0, "discard camera")
    assert (phase(s), acting(s)) == ("deciding", [1])


def test_the_next_to_the_left_leads_on() -> None:  # LH-H9
    s = table([LIGHT, {}, LIGHT, LIGHT], turn=2)
    hike(s, "granola-bar", joining=[3, 0], seat=2)
    play(s, 2, "stop")
    play(s, 2, "take granola-bar")
    assert s.leader == 3
    assert s.turn == 2  # the leader card stays with the first leader
    play(s, 3, "go-on")
    play(s, 0, "go-on", "granola-bar")
    leading = [message.args["seat"] for message in told(s, None) if message.id == "event-turned-up"]
    assert leading == ["seat:2", "seat:3"]


def test_a_leader_who_is_thrown_out_leads_no_more() -> None:  # LH-H9
    s = table([LIGHT, {"top": "tent"}, LIGHT])
    hike(s, "tent", joining=[1, 2])
    assert s.leader == 1
    assert acting(s) == [1]


def test_a_lone_hiker_may_go_on() -> None:  # LH-H9
    s = table([LIGHT, {}])
    hike(s, "granola-bar")
    for _ in range(2):
        play(s, 0, "go-on", "granola-bar")
    assert row(s) == ["granola-bar"] * 3


def test_the_hike_is_over_when_nobody_is_left() -> None:  # LH-H10
    s = table([LIGHT, LIGHT, {}], turn=1)
    hike(s, "granola-bar", joining=[0], seat=1)
    play(s, 1, "stop")
    play(s, 1, "leave")
    play(s, 0, "stop")
    assert taken(s, 0) == ["granola-bar"]
    assert s.leader == -1
    assert acting(s) == [2]  # left of the first leader


def test_cards_that_nobody_takes_are_discarded() -> None:  # LH-H10
    s = table([LIGHT, LIGHT])
    hike(s, "granola-bar", joining=[1])
    play(s, 0, "go-on")
    play(s, 1, "stop")
    play(s, 1, "leave", "tent")
    assert discards(s) == ["granola-bar", "granola-bar", "tent"]
    assert acting(s) == [1]


def test_all_thrown_out_by_one_card() -> None:  # LH-H11
    s = table([LIGHT, LIGHT])
    hike(s, "tent", joining=[1])
    assert discards(s) == ["granola-bar", "granola-bar", "tent"]
    assert row(s) == []
    assert s.leader == -1
    assert acting(s) == [1]
