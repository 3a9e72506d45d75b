"""Set-up: airports first, then cubes, tokens and cards."""

from collections import Counter

import pytest

from baluchon.games.trekking_the_world import GAME
from baluchon.games.trekking_the_world.components import LEAST_SEATS, PLACE_IDS
from baluchon.games.trekking_the_world.state import WorldState
from baluchon.kernel.chance import Chance, FastChance
from tests.games.trekking_the_world.positions import RULES, dump, offers, phase, play, public

SEATS = range(2, 6)


def laid_out(seats: int, chance: Chance, **options: bool | int) -> WorldState:
    chosen = {id.replace("_", "-"): value for id, value in options.items()}
    s: WorldState = GAME.start(seats, chosen, chance)
    for _ in range(seats):
        play(s, offers(s)[0], chance=chance)
    return s


def test_everyone_chooses_an_airport_in_turn_order_one_per_airport() -> None:  # TW-S1, TW-S7
    s: WorldState = GAME.start(3, {}, FastChance(1))
    chance = FastChance(1)
    assert s.turn == 0
    assert len(offers(s, "begin")) == len(offers(s)) == 6
    play(s, "begin airport-dubai", chance=chance)
    assert s.turn == 1
    assert "begin airport-dubai" not in offers(s)
    play(s, "begin airport-nadi", "begin airport-dallas", chance=chance)
    assert dump(s)["trekkers"] == ["airport-dubai", "airport-nadi", "airport-dallas"]
    assert s.turn == 0


def test_airports_are_chosen_before_anything_lies_on_the_table() -> None:  # TW-S1
    s: WorldState = GAME.start(2, {}, FastChance(1))
    dumped = dump(s)
    assert not any(dumped["cubes"].values())
    assert dumped["row"] == []
    assert dumped["open"] == [None] * 4
    assert dumped["hands"] == [{}, {}]
    assert dumped["journeys"] == []


@pytest.mark.parametrize(
    ("seats", "colours"),
    [
        (2, {"red": 9, "blue": 9, "yellow": 9, "white": 9}),
        (3, {"red": 11, "blue": 11, "yellow": 10, "white": 10}),
        (4, {"red": 12, "blue": 12, "yellow": 12, "white": 12}),
        (5, {"red": 12, "blue": 12, "yellow": 12, "white": 12}),
    ],
)
def test_one_cube_for_each_destination_in_play(seats: int, colours: dict[str, int]) -> None:  # TW-S2
    dumped = dump(laid_out(seats, FastChance(seats)))
    assert {colour: len(places) for colour, places in dumped["cubes"].items()} == colours
    covered = sorted(place for places in dumped["cubes"].values() for place in places)
    in_play = [PLACE_IDS[place] for place, least in enumerate(LEAST_SEATS) if 0 <= least <= seats]
    assert covered == sorted(in_play)


def test_cubes_are_drawn_at_random() -> None:  # TW-S2
    seen = {tuple(dump(laid_out(2, FastChance(seed)))["cubes"]["red"]) for seed in range(20)}
    assert len(seen) == 20


def test_region_tokens_stay_unseen() -> None:  # TW-S3
    """All ten are possible for every region until one is taken; six regions take six at most."""
    dumped = dump(laid_out(4, FastChance(1)))
    assert dumped["bag"] == {f"token-{value}": 2 for value in range(2, 7)}
    assert set(dumped["tokens"].values()) == {None}


@pytest.mark.parametrize("open_destinations", [3, 4])
def test_open_destinations(open_destinations: int) -> None:  # TW-S4
    s = laid_out(2, FastChance(3), open_destinations=open_destinations)
    dumped = dump(s)
    assert len(dumped["row"]) == open_destinations
    assert public(s).next == f"destination:{dumped['top']}"
    assert len({*dumped["row"], dumped["top"], *dumped["unseen"]}) == 48


@pytest.mark.parametrize("seats", SEATS)
def test_three_trek_cards_each_and_four_open(seats: int) -> None:  # TW-S5
    dumped = dump(laid_out(seats, FastChance(seats)))
    assert [sum(hand.values()) for hand in dumped["hands"]] == [3] * seats
    assert None not in dumped["open"]
    assert len(dumped["open"]) == 4
    assert sum(dumped["pile"].values()) == 75 - 4 - 3 * seats


def test_one_journey_of_each_deck_at_random() -> None:  # TW-S6
    drawn = Counter(id for seed in range(150) for id in dump(laid_out(2, FastChance(seed)))["journeys"])
    assert len(drawn) == 12
    assert max(drawn.values()) < 3 * min(drawn.values()) + 12
    decks = {tuple(dump(laid_out(2, FastChance(seed)))["journeys"]) for seed in range(10)}
    a_deck = ("exchange-rate", "travel-diary", "open-road", "scenic-detour", "window-seat", "guided-tour")
    assert all(first in a_deck and second not in a_deck for first, second in decks)


def test_the_journeys_of_a_first_game() -> None:  # TW-S6
    for seed in range(5):
        s = laid_out(2, FastChance(seed), first_game=True)
        assert dump(s)["journeys"] == ["exchange-rate", "catch-me-if-you-can"]


def test_play_goes_on_with_the_next_seat() -> None:  # TW-S7
    chance = FastChance(4)
    s = laid_out(3, chance)
    order: list[int] = []
    while len(order) < 6:
        if not order or order[-1] != s.turn or phase(s) == "turn":
            order.append(s.turn)
        before = s.turn
        while s.turn == before:
            moves = RULES.legal(s, s.turn)
            RULES.play(s, s.turn, moves[chance.below(len(moves))], chance)
    assert order == [0, 1, 2, 0, 1, 2]
