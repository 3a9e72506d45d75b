"""The arena: who sits where, what is counted, and that nothing depends on how the work is split."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from baluchon.arena.bench import measure, python_playout
from baluchon.arena.lineup import BadLineup, lineup, lineups, mixes
from baluchon.arena.puzzling import cut
from baluchon.arena.roundrobin import meetings, play_meeting
from baluchon.arena.runner import Plan, Played, play_all, play_some
from baluchon.arena.statistics import Tally, wilson
from baluchon.bots import UnknownBot
from baluchon.kernel.chance import FastChance
from baluchon.kernel.errors import OtherData
from baluchon.kernel.fingerprint import Fingerprint, fingerprint_of
from baluchon.kernel.playout import random_playout
from baluchon.kernel.registry import game_by_id
from baluchon.kernel.sheets import Outcome
from baluchon.kernel.words import Message

GAME = "road-trip-europa"
ELSEWHERE = Fingerprint("1.0.0", 1, "0123456789abcdef")


def played(number: int, bots: list[str], scores: tuple[int, ...], ranking: tuple[int, ...]) -> Played:
    return Played(number, tuple(bots), Outcome(scores, ranking, Message("ending")), decisions=10)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_process_with_other_data_does_not_play(workers: int) -> None:
    plan = Plan(GAME, 2, 8, lineups(["casual", "random"]), "seed", fingerprint=ELSEWHERE)
    with pytest.raises(OtherData, match=f"would play other games of {GAME}: .*0123456789abcdef where .* there"):
        list(play_all(plan, workers))


def test_whatever_is_sent_to_a_process_says_by_what_it_is_to_be_played() -> None:
    (meeting,) = meetings(GAME, 2, {"random": "random", "novice": "novice"}, 1, 1, "s")
    assert meeting.fingerprint == fingerprint_of(game_by_id(GAME))
    with pytest.raises(OtherData):
        play_meeting(replace(meeting, fingerprint=ELSEWHERE))
    with pytest.raises(OtherData):
        cut(GAME, ELSEWHERE, "s", 0)


def test_the_last_bot_repeats() -> None:
    assert lineup(["casual", "random"], 4) == ["casual", "random", "random", "random"]


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(BadLineup, match="3 bots"):
        lineup(["random"] * 3, 2)
    with pytest.raises(BadLineup, match="at least one"):
        lineup([], 2)


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UnknownBot):
        lineup(["wizard"], 2)


def test_bots_move_on_by_one_seat() -> None:
    assert lineups(["a", "b", "c"]) == (("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"))
    plan = Plan(GAME, 3, 9, lineups(["a", "b", "c"]), "0")
    assert plan.bots_of(4) == ("c", "a", "b")
    assert plan.bots == ["a", "b", "c"]


def test_a_tournament_has_every_mix_in_every_order() -> None:
    tables = mixes(["random", "novice", "casual"], 3)
    assert len(tables) == 3**3 - 3
    assert len(set(tables)) == len(tables)
    assert all(len(set(table)) > 1 for table in tables)
    assert len({tuple(sorted(table)) for table in tables[:7]}) == 7, "all mixes come before any comes again"


@pytest.mark.parametrize(
    ("bots", "told"), [(["casual"], "at least two"), (["casual", "random", "casual"], "twice"), ([], "at least two")]
)
def test_a_tournament_of_one_is_refused(bots: list[str], told: str) -> None:
    with pytest.raises(BadLineup, match=told):
        mixes(bots, 2)


@pytest.mark.parametrize("detailed", [False, True])
@pytest.mark.parametrize("bots", [("random", "random"), ("casual", "random")])
def test_a_game_depends_on_seed_and_number_alone(bots: tuple[str, str], detailed: bool) -> None:
    plan = Plan(GAME, 2, 6, lineups(bots), "seed", detailed=detailed)
    whole = play_some(plan, range(6)).games
    assert [game for part in (range(3, 6), range(3)) for game in play_some(plan, part).games] == whole[3:] + whole[:3]
    assert play_some(plan, range(6)).games == whole
    assert play_some(Plan(GAME, 2, 6, lineups(bots), "other"), range(6)).games != whole


@pytest.mark.parametrize("bots", [("random", "random"), ("casual", "random")])
def test_details_do_not_change_the_games(bots: tuple[str, str]) -> None:
    plain = play_some(Plan(GAME, 2, 4, lineups(bots), "seed"), range(4)).games
    noted = play_some(Plan(GAME, 2, 4, lineups(bots), "seed", detailed=True), range(4)).games
    assert [(game.outcome, game.decisions) for game in noted] == [(game.outcome, game.decisions) for game in plain]
    for game in noted:
        assert tuple(sum(lines.values()) for lines in game.lines) == game.outcome.scores
        # Each seat chooses 12 different cards in rounds 1 and 2, again in 3 and 4, and names up to 4 cultures.
        assert all(12 <= len(moves) <= 28 and list(moves) == sorted(set(moves)) for moves in game.moves)


def test_thinking_time_is_counted_for_those_who_think() -> None:
    portion = play_some(Plan(GAME, 2, 2, lineups(["casual", "random"]), "seed"), range(2))
    assert set(portion.thought) == {"casual", "random"}
    decisions, seconds = portion.thought["casual"]
    assert 48 <= decisions <= 56
    assert seconds > 0


def test_all_games_are_played_once() -> None:
    plan = Plan(GAME, 3, 1234, (("random",) * 3,), "0")
    numbers = [game.number for portion in play_all(plan) for game in portion.games]
    assert sorted(numbers) == list(range(1234))


def test_a_shared_win_counts_in_parts() -> None:
    tally = Tally()
    tally.add([played(0, ["a", "b", "b"], (7, 7, 3), (1, 1, 3)), played(1, ["b", "a", "b"], (1, 2, 9), (3, 2, 1))])
    assert tally.games == 2
    assert tally.decisions == 20
    rows = {(row.bot, row.seat): row for row in tally.by_seat()}
    assert rows["a", 0].wins == Fraction(1, 2)
    assert rows["b", 2].wins == 1
    assert rows["b", 2].mean_score == 6
    assert (tally.by_bot()["b"].games, tally.by_bot()["b"].wins) == (4, Fraction(3, 2))
    assert tally.by_bot()["b"].win_rate == 0.375


def test_the_order_of_games_does_not_matter() -> None:
    games = [played(n, ["a", "b", "c"], (1, 1, 1), (1, 1, 1)) for n in range(10)]
    games.append(played(10, ["a", "b", "c"], (5, 1, 1), (1, 2, 2)))
    forwards, backwards = Tally(), Tally()
    forwards.add(games)
    backwards.add(reversed(games))
    assert forwards.by_seat() == backwards.by_seat()


def test_wilson_interval() -> None:
    # From the formula, with z = 1.96: 8 of 10 lie between 49.0 % and 94.3 %.
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_the_loop_in_python_plays_the_same_games_as_the_playout_loop() -> None:
    game = game_by_id(GAME)
    ends = []
    for playout in (python_playout, random_playout):
        chance = FastChance(7)
        state = game.start(4, None, chance)
        ends.append((playout(game.rules, state, chance), game.dump(state)))
    assert ends[0] == ends[1]


def test_a_measured_row_has_all_its_figures() -> None:
    row = measure(game_by_id(GAME), 2, 0.05)
    assert (row.game, row.seats) == (GAME, 2)
    assert min(row.us_decision_python, row.us_decision_playout, row.us_copy, row.us_imagine) > 0
    assert 48 <= row.decisions_per_game <= 56
