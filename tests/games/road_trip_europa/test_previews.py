"""What a card or a kind of culture would bring, before it is chosen."""

from typing import Any

from baluchon.games.road_trip_europa import GAME
from baluchon.games.road_trip_europa.components import CARD_IDS
from baluchon.kernel.chance import FastChance
from baluchon.kernel.previews import Preview
from baluchon.kernel.words import Argument, Message
from tests.games.road_trip_europa.positions import edited, fresh, last_choice, play_rows


def preview(s: Any, seat: int, text: str) -> Preview:
    return GAME.foreseen(s, seat).previews[GAME.moves.parse(text)]


def gains(s: Any, seat: int, text: str) -> dict[str, tuple[int, int]]:
    return {gain.line: (gain.least, gain.most) for gain in preview(s, seat, text).gains}


def at_the_third_card(**fields: Any) -> Any:
    """Seat 0 has laid Bulgaria and France and holds cards with a train, a fish and a star in reach."""
    hand = ["united-kingdom", "latvia", "luxembourg", "greece", "iceland"]
    other = ["norway", "sweden", "finland", "denmark", "ireland"]
    laid = [["bulgaria", "france"], ["germany", "hungary"]]
    used = {*hand, *other, *laid[0], *laid[1]}
    aside = [card for card in CARD_IDS if card not in used]
    return edited(fresh(2), pick=3, hands=[hand, other], rows=laid, aside=aside, **fields)


def test_a_pair_a_country_and_the_food_are_certain() -> None:  # RT-P2, RT-P3, RT-G1
    s = at_the_third_card()
    assert gains(s, 0, "pick united-kingdom") == {"food": (-2, -2), "transport": (4, 4), "countries": (1, 1)}
    pair = next(gain for gain in preview(s, 0, "pick united-kingdom").gains if gain.line == "transport")
    assert pair.refs == ("transport:train", "card:bulgaria", "card:united-kingdom")


def test_the_trip_is_pencilled_as_it_lies() -> None:
    lines = {line.id: line.points for line in GAME.foreseen(at_the_third_card(), 0).pencil}
    assert lines == {
        "start-end": 0, "food": 6, "transport": 0, "culture": 0, "countries": 2, "stars": 0, "passport": 0
    }  # fmt: skip


def test_a_star_is_certain_for_who_completes_the_region_now() -> None:  # RT-G2
    s = at_the_third_card(visited=[["netherlands", "belgium"], ["netherlands", "belgium"]])
    assert gains(s, 0, "pick luxembourg")["stars"] == (3, 3)
    told: dict[str, Argument] = {"region": "region:benelux", "players": ["seat:1"], "count": 1}
    assert Message("note-star-too", told) in preview(s, 0, "pick luxembourg").notes


def test_the_last_choice_is_a_range_over_the_card_that_comes_by_itself() -> None:  # RT-D3
    rows = [
        ["iceland", "norway", "sweden", "finland", "denmark", "ireland", "germany"],
        ["spain", "portugal", "italy", "estonia", "latvia", "lithuania", "poland"],
    ]
    s = last_choice(rows)
    # The other holds Lithuania, number 7, and Germany, number 4; the own trip began with a 7.
    assert gains(s, 0, "pick ireland")["start-end"] == (0, 3)


def test_a_kind_of_culture_shows_what_it_scores() -> None:  # RT-P4
    rows = [
        ["iceland", "norway", "sweden", "finland", "denmark", "ireland", "germany"],
        ["estonia", "portugal", "italy", "spain", "latvia", "lithuania", "poland"],
    ]
    s = play_rows(rows)
    assert gains(s, 0, "name nature") == {"culture": (4, 4)}
    assert gains(s, 0, "name none") == {}


def test_nobody_foresees_anything_for_others() -> None:
    s = fresh(3)
    assert GAME.foreseen(s, None).previews == {}
    GAME.rules.play(s, 0, GAME.rules.legal(s, 0)[0], FastChance(1))
    assert GAME.foreseen(s, 0).previews == {}
