"""What is hidden: hands, the pile, region tokens, and what somebody is about to pay."""

from collections import Counter
from typing import Any

import pytest

from baluchon.games.trekking_the_world import GAME
from baluchon.kernel.chance import FastChance
from baluchon.kernel.match import Match
from tests.games.trekking_the_world.positions import MOVES, RULES, Draws, dump, hand, play, position, private, public

BANFF = ["banff", "airport-dubai"]


def test_an_open_card_taken_is_known_until_it_is_played() -> None:  # TW-V1
    s = position(trekkers=BANFF, phase="action", open="water-1 water-2 nature-1 history-1", hands=["", "history-2"])
    play(s, "take water-2", "draw", chance=Draws(0, 3))
    assert dump(s)["known"] == [{"water-2": 1}, {}]
    for seed in range(40):
        world = RULES.imagine(s, 1, FastChance(seed))
        assert hand(world, 0)["water-2"] >= 1
        assert sum(hand(world, 0).values()) == 2
    play(s, "go saint-basils-cathedral", "draw", "draw")
    play(s, "go grand-canyon", "pay water-2", "depart")
    assert dump(s)["known"][0] == {}


def test_a_known_card_is_the_first_to_go() -> None:  # TW-V1
    """Two equal cards, one of them seen: after one is played, the other may be anything."""
    s = position(trekkers=BANFF, hands=["water-1 water-1", ""], known=["water-1", ""])
    play(s, "go grand-canyon", "depart")
    assert hand(s) == {"water-1": 1}
    assert dump(s)["known"][0] == {}
    held = Counter(next(iter(hand(RULES.imagine(s, 1, FastChance(seed)), 0))) for seed in range(400))
    assert len(held) == 15


def test_cards_drawn_from_the_pile_are_unknown() -> None:  # TW-V1
    s = position(phase="action", hands=["", "history-1"])
    play(s, "draw", "draw")
    assert dump(s)["known"][0] == {}
    assert public(s).trekkers[0].known == {}
    assert public(s).trekkers[0].hand_size == 2


def test_imagined_hands_and_pile_are_a_fair_deal() -> None:  # TW-V1
    """Seat 1 holds one unknown card. It is each of the unseen kinds in proportion to their number."""
    s = position(hands=["water-1", "history-3"], pile="water-2 water-2 water-2 nature-1", discards="")
    held = Counter(next(iter(hand(RULES.imagine(s, 0, FastChance(seed)), 1))) for seed in range(2000))
    assert set(held) == {"history-3", "water-2", "nature-1"}
    for kind, share in (("history-3", 1 / 5), ("water-2", 3 / 5), ("nature-1", 1 / 5)):
        assert abs(held[kind] / 2000 - share) < 0.05


def test_own_cards_stay_and_all_cards_are_somewhere() -> None:  # TW-V1
    s = position(3, hands=["water-1 water-2", "history-3 history-1", "nature-1"], known=["", "history-1", ""])
    world = RULES.imagine(s, 0, FastChance(3))
    assert hand(world, 0) == {"water-1": 1, "water-2": 1}
    assert hand(world, 1)["history-1"] >= 1
    before, after = (Counter(x for held in GAME.inventory(t).values() for x in held) for t in (s, world))
    assert before == after


def test_the_value_of_a_region_token_is_its_holders_secret() -> None:  # TW-V1, TW-K4
    s = position(tokens={"europe": (0, 6), "asia": (1, 6)})
    assert private(s, 0).tokens == {"region:europe": 6}
    assert [region.value for region in public(s).regions] == [None] * 6
    seen = Counter(dump(RULES.imagine(s, 0, FastChance(seed)))["tokens"]["asia"] for seed in range(900))
    assert all(dump(RULES.imagine(s, 0, FastChance(seed)))["tokens"]["europe"] == "token-6" for seed in range(20))
    assert abs(seen["token-6"] / 900 - 1 / 9) < 0.04  # nine are left, one of them a 6
    assert abs(seen["token-2"] / 900 - 2 / 9) < 0.05


def test_running_scores_tell_only_what_the_seat_may_know() -> None:  # TW-V1
    s = position(tokens={"europe": (0, 6)}, fives=[1, 0])
    assert public(s).trekkers[0].score == 5
    assert private(s, 0).score == 11


@pytest.mark.parametrize(
    ("texts", "changes"),
    [
        (["go old-havana", "pay water-1"], {}),
        (["journey exchange-rate"], {"phase": "action"}),
        (["visit banff"], {"phase": "action", "trekkers": BANFF}),
    ],
)
def test_nobody_sees_what_is_being_paid_before_it_is_paid(texts: list[str], changes: dict[str, Any]) -> None:
    """Not in views, not in events, and imagined worlds know nothing of it."""  # TW-V1
    held = "water-1 water-2 history-1 history-2 scenery-1 scenery-2 adventure-1 nature-1"
    s = position(hands=[held, "nature-3"], **changes)
    before = GAME.view(s, 1)
    chance = Draws()
    for text in texts:
        s.facts = []
        RULES.play(s, 0, MOVES.parse(text), chance)
        assert GAME.events(s.facts, 1) == GAME.events(s.facts, None) == []
        assert GAME.events(s.facts, 0)
    assert dump(s)["plan"] != "none"
    assert GAME.view(s, 1) == before
    assert chance.stamp == 0
    world = RULES.imagine(s, 1, FastChance(1))
    assert dump(world)["plan"] == "none"
    assert dump(world)["paid"] == {}
    assert RULES.legal(world, 0)
    assert dump(RULES.imagine(s, 0, FastChance(1)))["plan"] == dump(s)["plan"]


def test_a_plan_can_be_taken_back_until_it_is_carried_out() -> None:
    match = Match(GAME, 2, {}, seed=bytes(32))
    match.play(0, "begin airport-dallas")
    match.play(1, "begin airport-nadi")
    place = next(move for move in match.legal(0) if MOVES[move].verb == "go")
    match.play(0, place)
    if match.state.plan:
        match.take_back(0)
        assert dump(match.state)["plan"] == "none"
        match.play(0, place)
    while match.state.plan:
        match.play(0, match.legal(0)[-1])
    reason = match.why_no_take_back(0)
    assert reason is not None
    assert reason.id == "reason-something-came-to-light"
