"""What a state keeps for speed, against the slow way to know it."""

from hypothesis import given
from hypothesis import strategies as st

from baluchon.games.road_trip_europa import GAME
from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa.state import Traveller
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import mask_of, members
from baluchon.kernel.chance import FastChance
from tests.games.road_trip_europa.positions import RULES, edited, fresh

cards = st.lists(st.sampled_from(c.DECK), unique=True)
trips = st.lists(st.sampled_from(c.DECK), unique=True, max_size=c.HAND)


@given(cards)
def test_the_cards_in_hand_are_the_members_of_the_set(held: list[int]) -> None:
    own = Traveller()
    own.hand = mask_of(held)
    assert own.cards_in_hand() == members(own.hand) == sorted(held)


def assert_sums_are_those_of(own: Traveller, trip: list[int]) -> None:
    assert own.food_in_row == sum(c.FOOD_VALUE[card] for card in trip)
    transport = [c.TRANSPORT[card] for card in trip]
    assert bags.counts(own.transport_in_row, c.TRANSPORTS) == [transport.count(kind) for kind in range(c.TRANSPORTS)]
    culture = [c.CULTURE[card] for card in trip]
    assert bags.counts(own.culture_in_row, c.CULTURES) == [culture.count(kind) for kind in range(c.CULTURES)]


def laid(trip: list[int]) -> Traveller:
    own = Traveller()
    for place, card in enumerate(trip):
        own.lay(place, card)
    return own


@given(trips)
def test_the_sums_of_a_row_are_those_of_its_cards(trip: list[int]) -> None:
    own = laid(trip)
    assert rows.things_in(own.row, c.HAND) == [*trip, *[-1] * (c.HAND - len(trip))]
    assert own.cards_laid(0, len(trip)) == mask_of(trip)
    assert own.cards_laid(1, len(trip)) == mask_of(trip[1:])
    assert_sums_are_those_of(own, trip)


@given(trips.filter(bool), st.data())
def test_a_card_can_be_lifted_out_of_a_row(trip: list[int], data: st.DataObject) -> None:
    own = laid(trip)
    place = data.draw(st.integers(0, len(trip) - 1))
    own.lift(place)
    assert_sums_are_those_of(own, trip[:place] + trip[place + 1 :])
    own.lay(place, trip[place])
    assert own.row == rows.row_of_things(trip)
    assert_sums_are_those_of(own, trip)


def test_sums_and_seats_to_act_follow_from_a_dump_and_hold_through_a_game() -> None:
    chance = FastChance(3)
    s = fresh(3)
    while RULES.to_act(s):
        loaded = edited(s)
        assert RULES.to_act(loaded) == RULES.to_act(s)
        assert loaded.stars_left == s.stars_left
        for own, again in zip(s.travellers, loaded.travellers, strict=True):
            trip = [card for card in rows.things_in(own.row, c.HAND) if card >= 0]
            assert_sums_are_those_of(own, trip)
            assert_sums_are_those_of(again, trip)
        for seat in range(3):
            for own in RULES.imagine(s, seat, chance).travellers:
                assert_sums_are_those_of(own, [card for card in rows.things_in(own.row, c.HAND) if card >= 0])
        seat = members(RULES.to_act(s))[0]
        RULES.play(s, seat, RULES.random_move(s, seat, chance), chance)
    assert GAME.dump(edited(s)) == GAME.dump(s)
