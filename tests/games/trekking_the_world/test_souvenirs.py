"""Cubes, majorities and region tokens."""

import pytest

from tests.games.trekking_the_world.positions import Draws, dump, play, position

AT_DALLAS = ["airport-dallas", "airport-frankfurt", "airport-kinshasa"]


def taking(colour: str, suitcases: list[dict[str, int]], tiles: dict[str, int]) -> dict[str, int | None]:
    """Who holds the tiles after seat 0 has taken a cube of a colour in Old Havana."""
    s = position(
        3,
        trekkers=AT_DALLAS,
        hands=["water-1", "", ""],
        cubes={"old-havana": colour},
        suitcases=suitcases,
        tiles=tiles,
    )
    play(s, "go old-havana")
    held: dict[str, int | None] = dump(s)["tiles"]
    return held


def test_a_cube_goes_into_the_row_of_its_colour_and_any_number_fits() -> None:  # TW-K1, TW-C4
    s = position(hands=["water-1", ""], cubes={"old-havana": "red"}, suitcases=[{"red": 11}, {}], tiles={"red": 0})
    play(s, "go old-havana")
    assert dump(s)["suitcases"][0] == {"red": 12, "blue": 0, "yellow": 0, "white": 0}


def test_the_second_yellow_cube_first_takes_the_tile() -> None:  # TW-K2
    """Worked example, first half."""
    assert taking("yellow", [{"yellow": 1}, {"yellow": 1}, {}], {})["yellow"] == 0


def test_anothers_third_yellow_cube_takes_it_over() -> None:  # TW-K2
    """Worked example, second half."""
    assert taking("yellow", [{"yellow": 2}, {"yellow": 2}, {}], {"yellow": 1})["yellow"] == 0


def test_equally_many_do_not_take_it_over() -> None:  # TW-K2
    assert taking("yellow", [{"yellow": 1}, {"yellow": 2}, {}], {"yellow": 1})["yellow"] == 1


def test_one_cube_is_not_enough() -> None:  # TW-K2
    assert taking("yellow", [{}, {}, {}], {})["yellow"] is None


def recoloured(suitcases: list[dict[str, int]], tiles: dict[str, int], move: str) -> dict[str, int | None]:
    s = position(
        3,
        suitcases=suitcases,
        tiles=tiles,
        phase="line",
        journey="tumultuous-travel",
        line=1,
        journeys=["open-road", "tumultuous-travel"],
    )
    play(s, move)
    held: dict[str, int | None] = dump(s)["tiles"]
    return held


@pytest.mark.parametrize(
    ("red", "holder"),
    [
        ((3, 2, 0), 0),  # two left, nobody has more: kept
        ((3, 3, 0), 1),  # the other has more now, alone
        ((3, 3, 3), None),  # two others have more than the holder, equally many
        ((2, 1, 1), None),  # fewer than two
        ((2, 2, 0), 1),  # one left; the other has two, alone
    ],
)
def test_majorities_after_a_cube_has_left_a_row(red: tuple[int, int, int], holder: int | None) -> None:  # TW-K3
    cases = [{"red": n} for n in red]
    assert recoloured(cases, {"red": 0}, "recolour red blue")["red"] == holder


def test_majorities_after_a_cube_has_come_into_a_row() -> None:  # TW-K3, TW-J6
    held = recoloured([{"red": 1, "blue": 2}, {"blue": 2}, {}], {"blue": 1}, "recolour red blue")
    assert held["blue"] == 0


def test_a_tile_on_the_board_goes_to_the_one_with_most() -> None:  # TW-K3
    held = recoloured([{"red": 3}, {"red": 2}, {"red": 1}], {}, "recolour red white")
    assert held["red"] is None  # 2, 2, 1
    held = recoloured([{"red": 1, "blue": 1}, {"red": 2}, {}], {}, "recolour red blue")
    assert held["red"] == 1


def test_the_last_cube_of_a_region_takes_its_token() -> None:  # TW-K4
    """Worked example: one cube left in North America."""
    s = position(hands=["water-1", ""], bare=True, cubes={"old-havana": "red", "uluru": "blue"})
    told = play(s, "go old-havana", chance=Draws(5))  # the bag: 2, 2, 3, 3, 4, 4, …
    assert dump(s)["holders"]["north-america"] == 0
    assert dump(s)["tokens"]["north-america"] == "token-4"
    assert dump(s)["bag"]["token-4"] == 1
    assert told[-1].id == "event-own-token"
    assert told[-1].args["points"] == 4


def test_not_the_last_cube_no_token() -> None:  # TW-K4
    s = position(hands=["water-1", ""], bare=True, cubes={"old-havana": "red", "banff": "blue"})
    play(s, "go old-havana")
    assert dump(s)["holders"]["north-america"] is None


def test_the_last_cube_may_be_taken_on_a_journey() -> None:  # TW-K4
    s = position(
        bare=True,
        cubes={"old-havana": "red"},
        phase="line",
        journey="open-road",
        line=0,
        journeys=["open-road", "hop-on-hop-off"],
    )
    play(s, "go old-havana")
    assert dump(s)["holders"]["north-america"] == 0
