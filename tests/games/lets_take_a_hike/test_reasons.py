"""Why not: the clause and the facts for what people try."""

import pytest

from baluchon.games.lets_take_a_hike import GAME
from baluchon.games.lets_take_a_hike.state import HikeState
from baluchon.kernel.chance import FastChance
from tests.games.lets_take_a_hike.positions import RULES, hike, play, started, table, why_not


def turn() -> HikeState:
    return table([{"top": "tent"}, {"top": "map"}], [["map", "socks"], ["bear"]])


def joining() -> HikeState:
    s = turn()
    play(s, 0, "hike")
    return s


def deciding() -> HikeState:
    s = turn()
    hike(s, "tent", joining=[])
    return s


def taking() -> HikeState:
    s = table([{"top": "tent"}, {"top": "tent"}], [["map"], []])
    hike(s, "tent", joining=[1])
    play(s, 0, "stop")
    return s


def paying() -> HikeState:
    s = table([{"top": "tent", "main": "socks", "bottom": "sleeping-bag"}, {}], [["map"], []])
    hike(s, "camera")
    return s


def skunk() -> HikeState:
    s = table([{"top": "tent", "main": "socks"}, {}], [["map"], []])
    hike(s, "skunk")
    return s


def bear() -> HikeState:
    s = table([{"top": "tent", "bottom": "tent"}, {"top": "map"}], [["map"], []])
    hike(s, "bear", joining=[])
    return s


def blister() -> HikeState:
    s = table([{"top": "tent", "bottom": "tent"}, {"top": "map"}], [["map"], []])
    hike(s, "blister", joining=[])
    return s


def limit() -> HikeState:
    s = table([{"top": "tent"}, {}], [["map"] * 4 + ["socks"] * 3, []])
    play(s, 0, "draw", "camera")
    return s


def guarding() -> HikeState:
    s = table([{"left-pocket": "bear-spray", "right-pocket": "compass", "top": "tent"}, {}], hidden=True)
    hike(s, "bear")
    return s


def showing() -> HikeState:
    s = table([{"top": "tent", "main": "socks"}, {}], hidden=True)
    hike(s, "tent")
    return s


@pytest.mark.parametrize(
    ("where", "text", "clause", "id"),
    [
        (turn, "place socks top", "LH-C2", "reason-wrong-place"),
        (turn, "place tent main", "LH-T2", "reason-not-in-hand"),
        (turn, "play bear", "LH-T2", "reason-not-in-hand"),
        (turn, "ready", "LH-S1", "reason-packing-is-over"),
        (turn, "join", "LH-H1", "reason-no-hike"),
        (turn, "stop", "LH-H6", "reason-no-hike"),
        (turn, "take tent", "LH-H7", "reason-no-hike"),
        (turn, "discard map", "LH-T4", "reason-no-discarding"),
        (turn, "drop top", "LH-T3", "reason-no-unpacking"),
        (turn, "show top", "LH-V1", "reason-packs-lie-open"),
        (deciding, "place socks main", "LH-H1", "reason-no-packing-on-a-hike"),
        (deciding, "draw", "LH-T1", "reason-no-actions-on-a-hike"),
        (deciding, "play bear", "LH-T1", "reason-no-actions-on-a-hike"),
        (deciding, "hike", "LH-H1", "reason-already-on-a-hike"),
        (deciding, "join", "LH-H1", "reason-too-late-to-join"),
        (deciding, "take tent", "LH-H7", "reason-stop-first"),
        (taking, "stop", "LH-H6", "reason-already-stopped"),
        (taking, "take map", "LH-H7", "reason-not-in-the-row"),
        (paying, "stop", "LH-H4", "reason-pay-first"),
        (paying, "drop left-pocket", "LH-C2", "reason-place-is-empty"),
        (paying, "drop main", "LH-H4", "reason-more-than-needed"),
        (skunk, "go-on", "LH-D6", "reason-skunk-first"),
        (skunk, "take tent", "LH-H7", "reason-nothing-to-take"),
        (bear, "stop", "LH-D3", "reason-bear-first"),
        (blister, "stop", "LH-D8", "reason-blister-first"),
        (limit, "draw", "LH-T4", "reason-hand-limit"),
        (limit, "place camera left-hand", "LH-T4", "reason-hand-limit"),
        (limit, "discard tent", "LH-T4", "reason-not-in-hand"),
        (guarding, "show right-pocket", "LH-V2", "reason-show-guard"),
        (guarding, "stop", "LH-V2", "reason-show-first"),
        (showing, "show main", "LH-V1", "reason-show-match-first"),
        (showing, "stop", "LH-V1", "reason-show-match-first"),
    ],
)
def test_what_people_try(where: object, text: str, clause: str, id: str) -> None:
    s = where()  # type: ignore[operator]
    reason = why_not(s, 0, text)
    assert (reason.clause, reason.id) == (clause, id)


def test_facts_of_a_reason() -> None:
    assert why_not(turn(), 0, "place socks top").args == {"card": "card:socks", "place": "place:top"}
    assert why_not(limit(), 0, "draw").args == {"cards": 1, "limit": 7}
    assert why_not(paying(), 0, "stop").args == {"boots": 3, "paid": 0}
    s = joining()
    assert why_not(s, 1, "stop").clause == "LH-H2"
    assert why_not(s, 1, "draw").clause == "LH-T1"
    assert why_not(s, 1, "discard bear").clause == "LH-T4"


@pytest.mark.parametrize("hidden", [False, True])
def test_every_move_of_the_table_gets_a_reason_that_tells_no_secret(hidden: bool) -> None:
    s, chance = started(3, hidden=hidden, seed=2), FastChance(2)
    decisions = 0
    while mask := RULES.to_act(s):
        seat = chance.member(mask)
        legal = RULES.legal(s, seat)
        if decisions % 5 == 0:
            world = RULES.imagine(s, seat, FastChance(decisions))
            for move in GAME.moves:
                if move.index not in legal:
                    reason = GAME.why_not(s, seat, move.index)
                    assert reason.clause.startswith("LH-")
                    assert reason == GAME.why_not(world, seat, move.index)
        RULES.play(s, seat, legal[chance.below(len(legal))], chance)
        decisions += 1
