"""What a seat knows: views with perfect recall of reshuffles, and imagined worlds that respect it."""

from collections import Counter
from typing import Any

import pytest

from baluchon.games.tour_du_monde import GAME
from baluchon.games.tour_du_monde.state import TourState
from baluchon.kernel.chance import FastChance
from baluchon.kernel.match import Match
from tests.games.tour_du_monde.positions import (
    RULES,
    actor,
    all_but,
    event_ids,
    facts_of,
    fresh,
    hands,
    play,
    position,
    private,
    public,
)


def worlds(s: TourState, seat: int, number: int) -> list[dict[str, Any]]:
    return [GAME.dump(RULES.imagine(s, seat, FastChance(seed))) for seed in range(number)]


def test_tour_discards_sizes_and_scores_are_public() -> None:  # TM-V1
    s = position(
        [["kenya"], ["spain", "peru"]], ["france", "italy", "venice"], discards=["japan", "kyoto"], top="kyoto"
    )
    table = public(s)
    assert [traveller.hand_size for traveller in table.travellers] == [1, 2]
    assert (table.discards, table.top) == (["card:japan", "card:kyoto"], "card:kyoto")
    assert table.pile == 106 - 3 - 3 - 2
    assert [(stop.card, stop.via, stop.secondaries) for stop in table.tour] == [
        ("card:france", None, ()),
        ("card:italy", "card:france", ("card:venice",)),
    ]


def test_hands_and_pile_are_secret() -> None:  # TM-V1
    s = position([["kenya", "joker-1"], ["spain", "peru"]])
    assert [card.card for card in private(s, 0).hand] == ["card:kenya", "card:joker-1"]
    assert private(s, 0).points == 10
    other = position([["kenya", "joker-1"], ["mexico", "chile"]])
    assert GAME.view(s, 0) == GAME.view(other, 0)
    assert GAME.view(s, None) == GAME.view(other, None)
    assert GAME.view(s, 1) != GAME.view(other, 1)


def test_a_drawn_card_is_told_to_its_owner_only() -> None:  # TM-V1
    s = position([["kenya", "peru"], ["spain"], ["chile"]], pile=["brazil"])
    play(s, "finish", "discard kenya")
    assert GAME.events(facts_of(s), 1)[-1].args == {"seat": "seat:1", "card": "card:brazil"}
    for viewer in (0, 2, None):
        assert event_ids(s, viewer)[-1] == "event-drew-hidden"
        assert "card:brazil" not in str(GAME.events(facts_of(s), viewer))
    assert private(s, 1).newest == "card:brazil"
    assert GAME.dump(RULES.imagine(s, 0, FastChance(1)))["newest"] == [None, None, None]


def test_the_newest_card_is_forgotten_once_it_is_played() -> None:  # TM-V1
    s = position([["kenya", "peru"], ["spain"]], pile=["italy"])
    play(s, "finish", "discard kenya", "lay italy")
    assert private(s, 1).newest is None


def test_before_a_reshuffle_all_hidden_cards_are_one_class() -> None:  # TM-V1
    s = position([["kenya"], ["spain", "peru"], ["japan"]], pile=["italy", "chile", "nepal"])
    hidden = {"spain", "peru", "japan", "italy", "chile", "nepal"}
    where = Counter[tuple[str, str]]()
    for world in worlds(s, 0, 1200):
        assert world["hands"][0] == ["kenya"]
        assert [len(hand) for hand in world["hands"]] == [1, 2, 1]
        where.update((card, "1") for card in world["hands"][1])
        where.update((card, "2") for card in world["hands"][2])
        where.update((card, "pile") for card in world["pile"])
    for card in hidden:  # standard deviations below 17
        assert abs(where[card, "1"] - 400) < 90
        assert abs(where[card, "2"] - 200) < 75
        assert abs(where[card, "pile"] - 600) < 95


_SHUFFLED = {"brazil", "egypt", "chile"}
_OLD = {"spain", "peru", "japan", "mexico", "cuba"}


def reshuffled() -> TourState:
    """All hold cards from before a reshuffle, and seat 1 has drawn a card after it."""
    s = position(
        [["kenya", "nepal", "chile"], ["spain", "peru"], ["japan", "mexico", "cuba"]],
        all_but("kenya", "nepal", *_SHUFFLED, *_OLD),
        pile=[],
        discards=["brazil", "egypt"],
    )
    play(s, "finish", "discard chile")
    assert actor(s) == 1
    return s


def test_after_a_reshuffle_old_and_new_cards_are_kept_apart() -> None:  # TM-V1, TM-T10
    s = reshuffled()
    (held,) = public(s).held_over
    assert set(held.cards) == {f"card:{card}" for card in {"kenya", "nepal"} | _OLD}
    assert held.by_seat == [2, 2, 3]
    old, new = Counter[str](), Counter[str]()
    for world in worlds(s, 0, 1000):
        hand = set(world["hands"][1])
        assert set(world["hands"][2]) == _OLD - hand
        assert set(world["pile"]) == _SHUFFLED - hand
        old.update(hand & _OLD)
        new.update(hand & _SHUFFLED)
    # two of the five old cards and one of the three new ones: standard deviations below 16
    assert all(abs(old[card] - 400) < 85 for card in _OLD)
    assert all(abs(new[card] - 333) < 85 for card in _SHUFFLED)


def test_with_two_players_a_reshuffle_shows_the_other_hand() -> None:  # TM-V1, TM-T10
    # When the pile is empty, what is neither seen nor in the own hand must be in the other one.
    s = position([["kenya", "nepal"], ["spain", "peru"]], pile=[])
    play(s, "finish", "discard kenya")
    own = hands(s)[0]
    for world in worlds(s, 0, 50):
        assert world["hands"][0] == own
        assert {"spain", "peru"} <= set(world["hands"][1])
        assert len(world["hands"][1]) == 3


def test_a_card_that_is_played_shows_what_class_it_was_of() -> None:  # TM-V1, TM-T10
    s = reshuffled()
    old = next(card for card in hands(s)[1] if card in ("spain", "peru"))
    play(s, "finish", f"discard {old}")
    (held,) = public(s).held_over
    assert held.by_seat[1] == 1
    assert f"card:{old}" not in held.cards


def test_a_second_reshuffle_makes_a_second_class() -> None:  # TM-V1, TM-T10
    cards = ("kenya", "nepal", "spain", "peru", "brazil")
    s = position([["kenya", "nepal"], ["spain", "peru"]], all_but(*cards), pile=[], discards=["brazil"])
    play(s, "finish", "discard kenya")  # Brazil and Kenya become the pile, seat 1 draws one of them
    play(s, "finish", "discard spain")  # seat 0 draws the other
    play(s, "finish", "discard nepal")  # Spain and Nepal become the pile
    first, second = public(s).held_over
    assert (first.cards, first.by_seat) == (["card:peru"], [0, 1])
    assert (set(second.cards), second.by_seat) == ({"card:brazil", "card:kenya"}, [1, 1])
    # So each knows the other's cards but for the one drawn last.
    truth = set(hands(s)[1]) - {"spain", "nepal"}
    drawn = set()
    for world in worlds(s, 0, 50):
        assert truth <= set(world["hands"][1])
        drawn |= set(world["hands"][1]) - truth
    assert drawn == {"spain", "nepal"}


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_classes_hold_over_whole_games(seats: int) -> None:  # TM-V1, TM-T10
    chance = FastChance(seats)
    s = fresh(seats)
    checked = 0
    while RULES.to_act(s):
        seat = actor(s)
        moves = RULES.legal(s, seat)
        # Nobody lays anything, so that the pile runs out again and again.
        lazy = GAME.dump(s)["phase"] == "play"
        RULES.play(s, seat, moves[0] if lazy else moves[chance.below(len(moves))], chance)
        for viewer in range(seats):
            if s.held_over and chance.below(10) == 0:
                world = RULES.imagine(s, viewer, chance)
                assert GAME.view(world, viewer) == GAME.view(s, viewer)
                checked += 1
    assert checked > 10


def test_imagined_worlds_do_not_depend_on_the_truth() -> None:  # TM-V1
    one = position([["kenya"], ["spain", "peru"], ["japan", "joker-1"]])
    two = position([["kenya"], ["plus-one-1", "tahiti"], ["peru", "chile"]])
    for seed in range(20):
        worlds = [GAME.dump(RULES.imagine(s, 0, FastChance(seed))) for s in (one, two)]
        assert worlds[0] == worlds[1]


def test_a_laid_card_stands_but_finishing_can_be_taken_back() -> None:  # TM-V1
    match = Match(GAME, 2, seed=bytes(32))
    match.play(0, "finish")
    assert match.why_no_take_back(0) is None
    match.take_back(0)
    lays = [move for move in match.legal(0) if GAME.moves[move].verb == "lay"]
    assert lays
    match.play(0, lays[0])
    reason = match.why_no_take_back(0)
    assert reason is not None
    assert reason.id == "reason-something-came-to-light"
