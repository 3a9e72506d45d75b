"""Setup of a round: the start of the tour, the deal, who begins."""

from collections import Counter

import pytest

from baluchon.games.tour_du_monde import GAME
from baluchon.games.tour_du_monde.components import CARD_IDS
from baluchon.kernel.chance import FastChance
from baluchon.kernel.errors import BadOption
from tests.games.tour_du_monde.positions import RULES, actor, event_ids, fresh, hands, legal, play, position, public

GOLD = ["france", "russia", "china", "india", "united-states"]


def test_the_start_is_a_random_gold_capital() -> None:  # TM-S1
    starts = Counter(GAME.dump(fresh(seed=seed))["tour"][0] for seed in range(1000))
    assert set(starts) == set(GOLD)
    assert all(140 < count < 260 for count in starts.values())  # 200 expected, standard deviation 13


def test_the_other_gold_capitals_stay_in_the_deck() -> None:  # TM-S1
    dump = GAME.dump(fresh())
    (start,) = dump["tour"]
    rest = dump["pile"] + [card for hand in dump["hands"] for card in hand]
    assert sorted(rest) == sorted(card for card in CARD_IDS if card != start)


def test_the_first_player_of_a_round_may_choose_the_start_before_the_deal() -> None:  # TM-S1
    s = fresh(3, start="choose")
    assert (GAME.dump(s)["phase"], actor(s)) == ("start", 0)
    assert hands(s) == [[], [], []]
    assert legal(s) == [f"start {capital}" for capital in GOLD]
    play(s, "start india")
    assert GAME.dump(s)["tour"] == ["india"]
    assert [len(hand) for hand in hands(s)] == [11, 10, 10]
    assert event_ids(s, 1) == ["event-start-chosen", "event-drew-hidden"]


def test_every_round_has_its_own_choice_of_the_start() -> None:  # TM-S1, TM-S3
    s = position([["chamonix"], ["spain"]], start="choose")
    play(s, "lay chamonix")
    assert (GAME.dump(s)["phase"], GAME.dump(s)["round"], actor(s)) == ("start", 2, 1)
    assert len(GAME.dump(s)["pile"]) == 106


def test_nobody_has_entered_a_country_while_the_start_is_chosen() -> None:  # TM-S3, TM-T5
    s = position([["italy"], ["spain"]], start="choose")
    play(s, "lay italy")
    assert (public(s).phase, public(s).entered) == ("start", False)


@pytest.mark.parametrize(("seats", "cards"), [(2, 15), (3, 10), (4, 7), (5, 6), (6, 5)])
def test_the_deal_by_number_of_players(seats: int, cards: int) -> None:  # TM-S2
    s = fresh(seats)
    # seat 0 has opened its turn with a draw
    assert [len(hand) for hand in hands(s)] == [cards + 1] + [cards] * (seats - 1)
    assert len(GAME.dump(s)["pile"]) == 106 - 1 - seats * cards - 1


def test_every_card_can_come_into_every_hand() -> None:  # TM-S2
    chance = FastChance(5)
    dealt = [Counter[str](), Counter[str]()]
    for _ in range(1500):
        for seat, hand in enumerate(hands(GAME.start(2, None, chance))):
            dealt[seat].update(hand)
    for card in CARD_IDS:
        if card not in GOLD:  # those are missing when the tour starts with them
            # 16 and 15 of 105: 229 and 214 expected, standard deviation 14
            assert 155 < dealt[0][card] < 300
            assert 140 < dealt[1][card] < 290


def test_seat_0_begins_and_play_goes_to_the_next_seat() -> None:  # TM-S3
    s = fresh(3)
    seats = []
    for _ in range(6):
        seats.append(actor(s))
        play(s, "finish")
        while GAME.dump(s)["phase"] != "play":
            play(s, legal(s)[0])
    assert seats == [0, 1, 2, 0, 1, 2]


def test_later_rounds_are_begun_by_the_next_seats() -> None:  # TM-S3
    s = position([["chamonix"], ["spain"], ["italy"]])
    play(s, "lay chamonix")
    assert (GAME.dump(s)["round"], actor(s)) == (2, 1)
    again = position([["chamonix"], ["spain"], ["italy"]], round=2)
    play(again, "lay chamonix")
    assert (GAME.dump(again)["round"], actor(again)) == (3, 2)


def test_options_are_checked() -> None:
    assert GAME.settle(4) == {"start": "random", "rounds": 3}
    with pytest.raises(BadOption, match="random or choose"):
        GAME.settle(4, {"start": "paris"})
    with pytest.raises(BadOption, match="1 or 3"):
        GAME.settle(4, {"rounds": 2})
    with pytest.raises(BadOption, match="2 to 6 seats"):
        GAME.settle(7)


def test_nobody_but_the_seat_on_turn_may_move() -> None:  # TM-S3
    s = fresh(4)
    assert all(RULES.legal(s, seat) == [] for seat in (1, 2, 3))
