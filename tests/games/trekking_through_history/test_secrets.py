"""What seats may see and what they may not: views, imagined worlds, fairness."""

from collections import Counter

import msgspec
import pytest

from baluchon.games.trekking_through_history import GAME
from baluchon.games.trekking_through_history.components import ITINERARY_IDS
from baluchon.games.trekking_through_history.state import HistoryState
from baluchon.games.trekking_through_history.view import private, public
from baluchon.kernel.chance import FastChance
from tests.games.trekking_through_history.positions import RULES, day_cards, look, play, position


def table() -> HistoryState:
    return position(
        3,
        day=2,
        hours=[3, 5, 5],
        order=[0, 2, 1],
        crystals=[2, 1, 0],
        treks=[[["1230"]], [["1794", "1850"], ["900", "ancestor"]], []],
        used=[["x", "a"], ["w", "b"], ["v", "c"]],
        tokens=[{"person": 2}, {"event": 1}, {}],
    )


def test_everyone_sees_what_lies_open() -> None:  # TH-V1
    seen = public(table())
    assert [place.card for place in seen.departures] == [
        "card:1985",
        "card:1324",
        "card:1963",
        "card:1933",
        "card:1601",
        "card:194-bce",
    ]
    assert [place.bonus for place in seen.departures][-2:] == [("experience:progress",), ("crystal:time",)]
    assert (seen.day, seen.turn, seen.ancestors.left, seen.order) == (2, 0, 9, [0, 2, 1])
    assert [(stack.hour, stack.seats) for stack in seen.clock] == [(3, [0]), (5, [2, 1])]
    assert [each.crystals for each in seen.travellers] == [2, 1, 0]
    assert [each.unused for each in seen.travellers] == [2, 2, 2]


def test_treks_stay_public_when_they_are_finished() -> None:  # TH-V1
    treks = public(table()).travellers[1].treks
    assert [(trek.cards, trek.years, trek.points, trek.finished) for trek in treks] == [
        (("card:1794", "card:1850"), (1794, 1850), 0, True),
        (("card:900", "card:ancestor"), (900, 900), 0, False),
    ]


def test_itineraries_in_use_and_their_tokens_are_public() -> None:  # TH-V1
    plan = public(table()).travellers[0].itinerary
    assert plan is not None
    assert plan.itinerary == "itinerary:a"
    covered = [[space is not None and space.covered for space in row.spaces] for row in plan.rows]
    assert [row[0] for row in covered] == [True, True, False, False, False, False]
    assert [(row.points, row.crystals) for row in plan.rows] == [(0, 0), (5, 0), (0, 0), (10, 0), (0, 0), (0, 0)]
    assert public(table()).travellers[1].used == ["itinerary:b", "itinerary:w"]


def test_unused_itineraries_are_known_to_their_owner_only() -> None:  # TH-V1
    s = table()
    hands = look(s)["hands"]
    assert [plan.itinerary for plan in private(s, 1).hand] == [f"itinerary:{id}" for id in hands[1]]
    for viewer in (0, 2, None):
        seen = msgspec.json.encode(GAME.view(s, viewer))
        for id in hands[1]:
            assert f'"itinerary:{id}"'.encode() not in seen


def test_the_order_of_the_deck_is_nowhere() -> None:  # TH-V1
    s = table()
    seen = msgspec.json.encode(GAME.view(s, 0))
    assert public(s).deck == 30
    for id in look(s)["deck"]:
        assert f'"card:{id}"'.encode() not in seen
    assert look(s)["deck"] == [id for id in day_cards(2) if id in look(s)["deck"]]  # by years, whatever is to come


def test_coming_cards_do_not_depend_on_the_past() -> None:  # TH-V1
    # The state holds a set, so the next card is drawn when it is needed: any of them, with any past.
    drawn: Counter[str] = Counter()
    for seed in range(900):
        s = position(deck=["1587", "1794", "1809"])
        play(s, "take 1903", chance=FastChance(seed))
        drawn[look(s)["offer"][0]] += 1
    assert drawn.keys() == {"1587", "1794", "1809"}
    assert min(drawn.values()) > 240


def test_imagined_worlds_look_the_same() -> None:  # TH-V1
    s = table()
    for seat in range(3):
        imagined = RULES.imagine(s, seat, FastChance(seat))
        assert GAME.view(imagined, seat) == GAME.view(s, seat)
        assert look(imagined)["hands"][seat] == look(s)["hands"][seat]
        assert [len(hand) for hand in look(imagined)["hands"]] == [2, 2, 2]


def test_unknown_itineraries_are_dealt_fairly() -> None:  # TH-V1
    s = table()
    known = {*look(s)["hands"][0], *(id for used in look(s)["used"] for id in used)}
    places: dict[str, Counter[str]] = {id: Counter() for id in ITINERARY_IDS}
    chance = FastChance(11)
    rounds = 4000
    for _ in range(rounds):
        dumped = look(RULES.imagine(s, 0, chance))
        for seat in (1, 2):
            for id in dumped["hands"][seat]:
                places[id][f"hand {seat}"] += 1
    unknown = [id for id in ITINERARY_IDS if id not in known]
    assert len(unknown) == 16
    assert {id for id, seen in places.items() if seen} == set(unknown)
    expected = rounds * 2 / 16
    chi = sum((places[id][f"hand {seat}"] - expected) ** 2 / expected for id in unknown for seat in (1, 2))
    assert chi < 60  # 30 degrees of freedom: above 59.7 in one of a thousand


def test_equal_views_give_equal_worlds() -> None:  # TH-V1
    s = table()
    other = GAME.load(look(s) | {"hands": [look(s)["hands"][0], ["s", "t"], ["p", "q"]]})
    assert GAME.view(s, 0) == GAME.view(other, 0)
    for seed in range(20):
        assert look(RULES.imagine(s, 0, FastChance(seed))) == look(RULES.imagine(other, 0, FastChance(seed)))


def test_sealed_choices_are_erased_the_own_is_kept() -> None:  # TH-V1
    s = position(3, day=2, phase="itinerary", turn=None, itinerary=[None] * 3, used=[["x"], ["w"], ["v"]])
    s = GAME.load(look(s) | {"choices": [look(s)["hands"][seat][0] if seat < 2 else None for seat in range(3)]})
    imagined = RULES.imagine(s, 0, FastChance(1))
    assert look(imagined)["choices"] == [look(s)["hands"][0][0], None, None]
    assert private(s, 0).choice == f"itinerary:{look(s)['hands'][0][0]}"
    assert private(s, 2).choice is None
    assert GAME.view(s, 2) == GAME.view(GAME.load(look(s) | {"choices": [None, None, None]}), 2)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_choice_reveals(seat: int) -> None:
    s = position(day=2, phase="itinerary", turn=None, itinerary=[None, None], used=[["x"], ["w"]])
    quiet, loud = FastChance(0), FastChance(0)
    RULES.play(s, seat, RULES.legal(s, seat)[0], quiet)
    assert quiet.stamp == 0
    RULES.play(s, 1 - seat, RULES.legal(s, 1 - seat)[0], loud)
    assert loud.stamp == 1
