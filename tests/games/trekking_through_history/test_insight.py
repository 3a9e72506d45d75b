"""What bots think: years, hours, punctuality, itineraries; and that it wins."""

import pytest

from baluchon.games.trekking_through_history import GAME
from baluchon.games.trekking_through_history.insight import prospects, trek_prospects
from baluchon.games.trekking_through_history.state import HistoryState
from baluchon.kernel.bits import lowest, members
from baluchon.kernel.chance import FastChance
from tests.games.trekking_through_history.positions import RULES, play, position


def suggested(s: HistoryState) -> str:
    """What is suggested most often, the noise apart."""
    seat = lowest(RULES.to_act(s))
    found = [RULES.suggest(s, seat, RULES.legal(s, seat), FastChance(seed)) for seed in range(15)]
    return GAME.moves.text(max(set(found), key=found.count))


def test_room_left_in_the_trek_is_worth_something() -> None:
    assert trek_prospects(4, 0.8, 6.0) > trek_prospects(4, 0.3, 6.0)
    assert trek_prospects(4, 0.8, 0.0) == trek_prospects(4, 0.0, 0.0)


def test_a_trek_is_not_broken_for_nothing() -> None:
    s = position(
        day=2,
        treks=[[["12000-bce", "2000-bce", "347-bce", "221-bce"]], []],
        offer=["332-bce", "528-bce", "520-bce", "400-bce", "194-bce", "377-bce"],
        ancestors=0,
    )
    assert suggested(s) == "take 194-bce"


def test_a_great_leap_is_not_made_for_nothing() -> None:
    s = position(
        offer=["1903", "1809", "49-bce", "1850", "1829", "1891"],
        treks=[[["221-bce"]], []],
        tokens=[{"person": 4, "innovation": 2, "progress": 3, "event": 6}, {}],
        ancestors=0,
    )
    assert suggested(s) == "take 49-bce"


def test_punctuality_is_seen() -> None:
    s = position(
        day=3,
        hours=[10, 11],
        tokens=[{"person": 4, "innovation": 2, "progress": 3, "event": 6}, {}],
        treks=[[["998"]], []],
        offer=["1330", "1503", "1455", "1785", "1823", "1801"],
        ancestors=0,
    )
    assert suggested(s) == "take 1330"  # two hours; all the others take longer


def test_crystals_are_spent_to_be_punctual_and_no_more() -> None:
    s = position(day=3, hours=[9, 11], crystals=[3, 0], treks=[[["124"]], []])
    play(s, "take 1785")
    assert suggested(s) == "spend 2"


def test_a_wild_token_completes_a_row_that_pays() -> None:
    s = position(day=2, itinerary=["v", "b"], tokens=[{"person": 2, "event": 3, "innovation": 2}, {}])
    play(s, "take 1933")  # the mat's innovation comes before the wild token
    assert suggested(s) == "place innovation"


def test_estimates_are_shares_of_one_win() -> None:
    s = position(3, day=3, hours=[11, 12, 12], treks=[[["1230", "1794", "1809"]], [["655"]], []])
    out = [0.0] * 3
    RULES.estimate(s, out)
    assert sum(out) == pytest.approx(1.0)
    assert out[0] > out[2] > out[1]


def test_a_card_that_is_chosen_counts_at_once() -> None:
    s = position(hours=[9, 11], crystals=[1, 0], treks=[[["221-bce"]], []])
    before = prospects(s, s.travellers[0])
    play(s, "take 655")
    assert prospects(s, s.travellers[0]) == pytest.approx(before, abs=8.0)
    assert prospects(s, s.travellers[0]) != before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_suggestions_beat_random_play(seats: int) -> None:
    won = 0.0
    games = 12
    for seed in range(games):
        chance = FastChance(seed)
        s = GAME.start(seats, None, chance)
        clever = seed % seats
        while mask := RULES.to_act(s):
            seat = lowest(mask)
            moves = RULES.legal(s, seat)
            move = RULES.suggest(s, seat, moves, chance) if seat == clever else moves[chance.below(len(moves))]
            RULES.play(s, seat, move, chance)
        winners = members(RULES.winners(s))
        won += (clever in winners) / len(winners)
    assert won >= games - 1
