"""Views: what a board needs to draw, and what choices would bring."""

from baluchon.games.trekking_the_world import GAME
from baluchon.games.trekking_the_world.previews import Reach
from baluchon.games.trekking_the_world.state import WorldState
from baluchon.kernel.shapes import running_scores
from tests.games.trekking_the_world.positions import dump, offers, play, position, private, public


def reach(s: WorldState) -> dict[str, Reach]:
    details = [preview.detail for preview in GAME.previews(s, s.turn).values()]
    return {each.place.removeprefix("place:"): each for each in details if isinstance(each, Reach)}


def test_all_that_lies_open() -> None:  # TW-V1
    s = position(3, hands=["water-1", "", "nature-1 nature-1"], cubes={"uluru": "red"}, discards="water-3 water-3")
    seen = public(s)
    places = {place.place: place for place in seen.places}
    assert len(places) == 54
    assert places["place:uluru"].cube == "souvenir:red"
    assert places["place:airport-dallas"].trekker == 0
    assert places["place:airport-dallas"].airport
    assert seen.discards == {"trek:water-3": 2}
    assert [trekker.hand_size for trekker in seen.trekkers] == [1, 0, 2]
    assert [card.destination for card in seen.row] == [
        "destination:denali",
        "destination:banff",
        "destination:ilulissat-icefjord",
    ]
    assert seen.row[1].cost == {"symbol:scenery": 1, "symbol:adventure": 1, "symbol:nature": 1}
    assert [card.bonus for card in seen.row] == [0, 3, 5]
    assert seen.next == "destination:grand-canyon"
    assert seen.set_points == [0, 5, 10, 17, 25]
    assert {tile.souvenir.removeprefix("souvenir:"): tile.points for tile in seen.tiles} == {
        "red": 9,
        "blue": 10,
        "yellow": 11,
        "white": 12,
    }


def test_every_line_of_the_score_sheet_that_all_may_know_is_shown() -> None:  # TW-E2, TW-V1
    s = position(
        3,
        visited=[["banff"], [], ["uluru", "denali"]],
        threes=[1, 0, 2],
        fives=[0, 2, 0],
        suitcases=[{"red": 2, "blue": 1, "yellow": 1, "white": 1}, {}, {"blue": 3}],
        tiles={"red": 0, "blue": 2},
        tokens={"africa": (1, 4)},
    )
    for phase in ("move", "over"):
        ended = GAME.load(dump(s) | {"phase": phase})
        assert public(ended).most_visits == 2
        for running, sheet in zip(running_scores(GAME, public(ended)), GAME.sheets(ended), strict=True):
            expected = {line.id: line.points for line in sheet.lines}
            if phase != "over":
                expected["region-tokens"] = 0
            assert {line: sum(points) for line, points in running.lines.items()} == expected
            assert running.total == sum(expected.values())


def test_the_bonus_shown_is_what_is_left() -> None:  # TW-A3
    s = position(fives_left=0, threes_left=1)
    assert [card.bonus for card in public(s).row] == [0, 3, 3]


def test_places_in_reach_are_those_offered() -> None:  # TW-M1
    s = position(hands=["water-2 history-3", ""])
    assert sorted(reach(s)) == sorted(text.removeprefix("go ") for text in offers(s, "go"))
    assert GAME.previews(s, 1) == {}


def test_a_way_is_shown_with_its_links() -> None:  # TW-M7
    s = position(trekkers=["easter-island", "airport-dubai"], hands=["water-2 water-3", ""])
    there = reach(s)["airport-buenos-aires"]
    assert there.way == ["place:torres-del-paine", "place:airport-buenos-aires"]


def test_what_a_cube_would_bring() -> None:  # TW-K2, TW-K4, TW-E2
    s = position(
        3,
        hands=["water-1", "", ""],
        cubes={"old-havana": "white", "banff": "red"},
        suitcases=[{"red": 2, "blue": 2, "yellow": 2, "white": 1}, {"white": 1, "red": 2}, {}],
        tiles={"red": 1},
    )
    havana, banff = reach(s)["old-havana"], reach(s)["banff"]
    assert (havana.sets, havana.set_points, havana.tile_points) == (2, 10, 12)
    assert (banff.sets, banff.set_points, banff.tile_points) == (0, 0, 9)
    assert not havana.token
    last = position(hands=["water-1", ""], bare=True, cubes={"old-havana": "red"})
    assert reach(last)["old-havana"].token
    assert not reach(last)["banff"].token


def test_whether_the_cards_pay_both_way_and_visit() -> None:  # TW-A2
    """Banff asks for scenery, adventure, nature and is one link from Dallas."""
    enough = "scenery-1 adventure-3 nature-2"
    assert not reach(position(hands=[enough, ""]))["banff"].visit_points
    assert reach(position(hands=[f"{enough} history-1", ""]))["banff"].visit_points
    assert reach(position(hands=["scenery-1 scenery-3 adventure-3 nature-2", ""]))["banff"].visit_points
    assert not reach(position(hands=["scenery-1 scenery-2 adventure-3 water-3", ""]))["banff"].visit_points


def test_the_way_offered_leaves_the_visit_it_promises() -> None:  # TW-A2
    """The only card for the shortest way is needed for the visit: the way shown is the longer one that spares it."""
    hand = "scenery-1 adventure-2 nature-2 history-3"
    there = reach(position(hands=[hand, ""]))["banff"]
    assert (there.visit_points, len(there.way)) == (18, 3)
    s = position(hands=[hand, ""])
    play(s, "go banff", "pay history-3", "depart")
    assert "visit banff" in offers(s, "visit")
    # Without a visit, or at a place without an open card, the shortest way stays.
    assert reach(position(hands=["scenery-1 adventure-2 history-3", ""]))["banff"].way == ["place:banff"]
    assert reach(position(hands=[hand, ""]))["old-havana"].way == ["place:old-havana"]


def test_what_is_missing_for_the_open_cards() -> None:  # TW-A2
    s = position(hands=["scenery-1 adventure-1", ""])
    lacks = {lack.destination: lack.missing for lack in private(s).lacks}
    assert lacks["destination:banff"] == {"symbol:nature": 1}
    assert lacks["destination:denali"] == {"symbol:adventure": 2}


def test_a_plan_is_shown_to_its_owner() -> None:  # TW-M1
    s = position(trekkers=["easter-island", "airport-dubai"], hands=["history-1 water-1 nature-3", ""])
    play(s, "go airport-buenos-aires", "pay history-1")
    plan = private(s).plan
    assert plan is not None
    assert (plan.kind, plan.goal, plan.picked, plan.links) == (
        "trek",
        "place:airport-buenos-aires",
        {"trek:history-1": 1},
        1,
    )
    assert plan.lengths == [2, 4, 5]
    assert plan.way == ["place:torres-del-paine", "place:airport-buenos-aires"]
    assert private(s, 1).plan is None


def test_the_line_that_is_due() -> None:  # TW-A5
    s = position(phase="action", hands=["scenery-1 scenery-3", ""])
    play(s, "journey catch-me-if-you-can", "skip")
    seen = public(s)
    assert seen.journey == "journey:catch-me-if-you-can"
    assert seen.line is not None
    assert (seen.line.effect, seen.line.number) == ("move", 3)
    assert all(len(each.way) <= 3 for each in reach(s).values())
