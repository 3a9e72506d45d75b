"""Insight: a policy that plays legal, sensible moves, and an estimate that is a share of one win."""

from statistics import median

import pytest

from baluchon.arena.lineup import lineups
from baluchon.arena.runner import Plan, play_all
from baluchon.bots import bot_by_code
from baluchon.games.lets_take_a_hike import GAME
from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike.state import HikeState
from baluchon.kernel.bits import BIT
from baluchon.kernel.chance import FastChance
from baluchon.kernel.position import Position
from tests.games.lets_take_a_hike.positions import RULES, hike, play, started, table


def suggested(s: HikeState, seat: int) -> set[str]:
    return {GAME.moves.text(RULES.suggest(s, seat, RULES.legal(s, seat), FastChance(n))) for n in range(30)}


def winner(seats: int, me: int, seed: int, hidden: bool) -> bool:
    s, chance = started(seats, hidden=hidden, seed=seed), FastChance(seed + 1000)
    while mask := RULES.to_act(s):
        seat = chance.member(mask)
        moves = RULES.legal(s, seat)
        move = RULES.suggest(s, seat, moves, chance) if seat == me else moves[chance.below(len(moves))]
        assert move in moves
        RULES.play(s, seat, move, chance)
    return bool(RULES.winners(s) & BIT[me])


@pytest.mark.parametrize(
    ("seats", "hidden", "games", "least"), [(2, False, 24, 20), (4, False, 20, 13), (2, True, 12, 9)]
)
def test_the_policy_beats_random_play(seats: int, hidden: bool, games: int, least: int) -> None:
    assert sum(winner(seats, n % seats, n, hidden) for n in range(games)) >= least


def test_the_estimate_is_a_share_of_one_win() -> None:
    for hidden in (False, True):
        s, chance = started(4, hidden=hidden, seed=4), FastChance(4)
        out = [0.0] * 4
        while mask := RULES.to_act(s):
            RULES.estimate(s, out)
            assert sum(out) == pytest.approx(1.0)
            assert all(0.0 <= share <= 1.0 for share in out)
            seat = chance.member(mask)
            RULES.play(s, seat, RULES.suggest(s, seat, RULES.legal(s, seat), chance), chance)


def test_points_and_packs_are_worth_something() -> None:
    out = [0.0, 0.0]
    RULES.estimate(table([{}, {}], taken=[["tent"], []]), out)
    assert out[0] > out[1]
    RULES.estimate(table([{"top": "tent", "main": "tent"}, {}]), out)
    assert out[0] > out[1]


def test_a_safe_pack_goes_on_and_a_doomed_one_stops() -> None:  # LH-H6
    strong = {"top": "tent", "bottom": "sleeping-bag", "main": "flashlight", "left-pocket": "water-bottle"}
    s = table([{**strong, "left-hand": "camera", "right-hand": "granola-bar"}, {}])
    hike(s, "granola-bar")
    assert suggested(s, 0) == {"go-on"}
    s = table([{"left-hand": "walking-stick", "right-hand": "walking-stick"}, {}])
    hike(s, "walking-stick")
    s.row += [7, 7, 7]
    assert suggested(s, 0) == {"stop"}


def test_a_heavy_pack_is_not_carried_about_for_ever() -> None:
    pack = {"top": "tent", "bottom": "sleeping-bag", "main": "frying-pan", "left-pocket": "compass"}
    s = table([{**pack, "left-hand": "camera", "right-hand": "camera"}, {"top": "map"}])
    s.actions = c.ACTIONS
    chosen = [bot_by_code("casual").choose(Position(GAME, s, 0), FastChance(n)) for n in range(5)]
    assert {GAME.moves.text(move) for move in chosen} == {"hike"}


@pytest.mark.soak
@pytest.mark.parametrize("bot", ["novice", "casual"])
def test_two_who_hike_come_back_with_something(bot: str) -> None:
    plan = Plan(GAME.id, 2, 100, lineups([bot, bot]), "boots")
    best = [max(played.outcome.scores) for portion in play_all(plan) for played in portion.games]
    assert median(best) >= 20
    assert best.count(0) == 0


def test_the_best_card_of_the_trail_is_taken() -> None:  # LH-H7
    s = table([{"top": "tent", "main": "map"}, {"top": "tent", "main": "map"}])
    hike(s, "tent", joining=[1])
    play(s, 0, "go-on")
    play(s, 1, "go-on", "map")
    play(s, 0, "stop")
    assert suggested(s, 0) == {"take tent"}


def test_spray_is_dropped_last() -> None:  # LH-D5
    s = table([{"left-pocket": "bear-spray", "right-pocket": "compass", "main": "socks", "bottom": "tent"}, {}])
    hike(s, "flashlight")
    assert "drop left-pocket" not in suggested(s, 0)
