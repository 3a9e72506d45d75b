"""Looking back: chances that become sure, turning points, and the same answer however the work is cut."""

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from baluchon.arena.analysis import closer_looks, turning_places
from baluchon.arena.chances import SURELY, Chances, Moment, interval, moments_of, turns_of
from baluchon.arena.review import STAGES, Known, Review
from baluchon.bots import bot_by_code
from baluchon.bots.judges import net_of
from baluchon.kernel.bits import members
from baluchon.kernel.chance import FastChance, seed_from_text
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.lanterns import GAME as LANTERNS

GAME = "road-trip-europa"
SURE = 1_070
"""Games after which any share is known to three points."""


def played(game: Game, seats: int = 2) -> Match:
    match, chance = Match(game, seats, seed=seed_from_text("review")), FastChance(1)
    while not match.is_over:
        seat = match.to_act[0]
        match.play(seat, game.rules.random_move(match.state, seat, chance))
    return match


@pytest.fixture(scope="module")
def finished() -> Match:
    """A game in which something was taken back."""
    match = Match(game_by_id(GAME), 2, seed=seed_from_text("review"))
    match.play(0, match.legal(0)[0])
    match.take_back(0)
    chance, bots = FastChance(1), [bot_by_code("casual"), bot_by_code("random")]
    while not match.is_over:
        for seat in match.to_act:
            match.play(seat, bots[seat].choose(match.position(seat), chance))
    return match


class Scripted:
    """A value that knows the first seat's share at each moment."""

    def __init__(self, moments: Sequence[Any], shares: dict[int, float], *, is_exact: bool = True) -> None:
        self._places = {id(moment.state): place for place, moment in enumerate(moments)}
        self._shares = shares
        self.is_exact = is_exact
        self.asked = 0

    def shares(self, game: Game, state: Any, luck: int) -> Sequence[float]:
        self.asked += 1
        share = next(each for at, each in sorted(self._shares.items(), reverse=True) if at <= self._places[id(state)])
        if self.is_exact:
            return share, 1 - share
        wins = random.Random(luck).random() < share
        return float(wins), float(not wins)


def go_on(review: Review, pieces: int) -> None:
    """One step that gets late after so many looks at the clock."""
    left = iter(range(pieces))
    review.go_on(lambda: next(left, None) is None)


# ------------------------------------------------------------------------------------------------ intervals


def test_an_interval_holds_the_true_share_in_95_of_100_cases() -> None:
    chance = random.Random(5)
    for share in (0.03, 0.25, 0.5, 0.9):
        held = 0
        for _ in range(2_000):
            found = interval(sum(chance.random() < share for _ in range(60)), 60)
            held += found.low <= share <= found.high
        assert 0.92 < held / 2_000 < 0.985


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 1.0])
def test_an_interval_narrows_until_it_is_sure(share: float) -> None:
    reaches = [interval(share * times, times).high - interval(share * times, times).low for times in (16, 64, 256)]
    assert reaches == sorted(reaches, reverse=True)
    assert interval(share * SURE, SURE).is_sure
    assert not interval(share * 16, 16).is_sure
    assert (interval(0, 0).low, interval(0, 0).high) == (0, 1)


# --------------------------------------------------------------------------------------------------- chances


def test_chances_follow_the_decisions_that_stand(finished: Match) -> None:
    moments = moments_of(finished)
    assert [moment.entry for moment in moments[1:]] == finished.entries
    assert [moment.n for moment in moments[:2]] == [0, 3]  # the first was taken back
    chances = Chances(finished.game, moments)
    chances.sharpen(4, lambda: False)
    assert all(sum(each.chance for each in chances.at(place)) == pytest.approx(1) for place in range(len(moments)))
    winners = finished.outcome().winners
    last = chances.at(len(moments) - 1)
    assert [(each.low, each.chance, each.high) for each in last] == [
        (share, share, share) for share in (1 / len(winners) if seat in winners else 0 for seat in range(2))
    ]


def test_every_state_is_played_on_until_it_is_sure(finished: Match) -> None:
    moments = moments_of(finished)
    value = Scripted(moments, {0: 0.5, 20: 0.02}, is_exact=False)
    chances = Chances(finished.game, moments, value=value)
    chances.sharpen(SURE, lambda: False)
    assert chances.is_sure
    for place in range(len(moments)):
        for seat, each in enumerate(chances.at(place)):
            assert each.high - each.low <= 2 * SURELY
            assert each == chances.own(place, seat), "sure states stand for themselves"
    assert max(chances.times[21:]) < min(chances.times[:20]), "what is nearly decided needs fewer games"


def test_at_first_neighbours_help(finished: Match) -> None:
    moments = moments_of(finished)
    chances = Chances(finished.game, moments, value=Scripted(moments, {0: 0.5}, is_exact=False))
    chances.sharpen(STAGES[0], lambda: False)
    own, helped = chances.own(30, 0), chances.at(30)[0]
    assert helped.high - helped.low < (own.high - own.low) / 2
    assert helped.low < 0.5 < helped.high


def test_a_rough_look_that_is_broken_off_has_seen_something_everywhere(finished: Match) -> None:
    moments = moments_of(finished)
    chances, left = Chances(finished.game, moments), iter(range(8))
    chances.sharpen(STAGES[0], lambda: next(left, None) is None)
    seen = [place for place, times in enumerate(chances.times) if times]
    assert len(seen) == 9
    assert seen[-1] == len(moments) - 1, "how it ended needs no playing on"
    assert max(b - a for a, b in pairwise(seen)) <= 16
    assert all(0 <= each.low <= each.chance <= each.high <= 1 for at in range(len(moments)) for each in chances.at(at))


def test_a_learned_value_is_asked_once(finished: Match) -> None:
    moments = moments_of(finished)
    value = Scripted(moments, {0: 0.4})
    chances = Chances(finished.game, moments, value=value)
    chances.sharpen(SURE, lambda: False)
    assert chances.is_sure
    assert value.asked == len(moments)
    assert chances.at(10)[0].low == chances.at(10)[0].high == 0.4


def test_what_is_decided_in_a_row_or_at_the_same_time_is_played_on_once(finished: Match) -> None:
    moments = moments_of(finished)
    turns = turns_of(finished.game, moments)
    assert turns == [place for place, moment in enumerate(moments) if len(_asked(finished, moment)) != 1]
    value = Scripted(moments, {0: 0.4, 3: 0.6})
    chances = Chances(finished.game, moments, value=value, places=turns)
    chances.sharpen(SURE, lambda: False)
    assert (chances.is_sure, value.asked) == (True, len(turns))
    assert [chances.at(place)[0].chance for place in (2, 3, 4)] == [0.4, 0.4, 0.6], (
        "the nearest turn, the earlier first"
    )
    chances.look_closer([3])
    chances.sharpen(SURE, lambda: False)
    assert chances.at(3)[0].chance == 0.6


def _asked(match: Match, moment: Moment) -> list[int]:
    return members(match.game.rules.to_act(moment.state))


def test_a_closer_look_is_taken_where_the_game_surely_turned(finished: Match) -> None:
    moments = moments_of(finished)
    turns = turns_of(finished.game, moments)
    chances = Chances(finished.game, moments, value=Scripted(moments, {0: 0.5, 8: 0.8, 13: 0.82}), places=turns)
    chances.sharpen(1, lambda: False)
    assert closer_looks(finished.game, moments, chances, turns) == [7, 13]


def test_a_long_game_is_played_on_less_and_says_how_sure_it_is(
    finished: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("baluchon.arena.review._WORK", 40_000)
    review = Review(finished)
    while not review.is_whole:
        review.go_on(lambda: False)
    assert max(review.chances.times) < STAGES[1]
    assert not review.chances.is_sure
    widest = max(each.high - each.low for place in range(len(review.moments)) for each in review.chances.at(place))
    assert SURELY < widest / 2 <= review.chances.reach


# -------------------------------------------------------------------------------------------- turning points


def test_turning_points_are_the_three_largest_sure_changes_by_own_decisions(finished: Match) -> None:
    moments = moments_of(finished)
    mine = [place for place, moment in enumerate(moments) if moment.entry is not None and moment.entry.seat == 0]
    theirs = next(place for place in mine if place > 12) + 1
    other = moments[theirs].entry
    assert other is not None
    assert other.seat == 1
    places = [mine[1], mine[3], mine[5], mine[7]]
    shares = {0: 0.5, places[0]: 0.6, places[1]: 0.3, places[2]: 0.35, places[3]: 0.5, theirs + 6: 0.1}
    chances = Chances(finished.game, moments, value=Scripted(moments, shares))
    chances.sharpen(1, lambda: False)
    found = [place for place in turning_places(finished.game, moments, chances) if place in mine]
    assert found == [places[0], places[1], places[3]], "0.30 to 0.35 is the fourth"
    unsure = Chances(finished.game, moments, value=Scripted(moments, shares, is_exact=False))
    unsure.sharpen(2, lambda: False)
    assert turning_places(finished.game, moments, unsure) == [], "nothing is told that could be luck of few games"


def test_a_review_tells_what_was_played_and_what_is_better(finished: Match) -> None:
    review = Review(finished, playouts=24)
    while not review.is_whole:
        review.go_on(lambda: False)
    assert review.turns
    assert [turn.judged.n for turn in review.turns] == sorted(turn.judged.n for turn in review.turns)
    for seat in range(2):
        assert sum(turn.judged.seat == seat for turn in review.turns) <= 3
    for turn in review.turns:
        better = turn.judged.better
        assert better is None or (better.move != turn.judged.move and turn.judged.cost > 0)
        assert turn.reasons == () or better is not None
        assert turn.reasons == () or sum(line.points for line in turn.reasons) != 0
    known = {line.id for sheet in finished.sheets() for line in sheet.lines}
    assert {line.id for turn in review.turns for line in turn.reasons} <= known


# ---------------------------------------------------------------------------------------------------- stages


def test_a_review_comes_in_stages_and_is_the_same_however_it_is_cut(finished: Match) -> None:
    whole, known, steps = Review(finished, playouts=24), Known(), 0
    go_on(whole, 10**9)
    turns = turns_of(finished.game, whole.moments)
    assert {whole.chances.times[place] for place in turns} == {1, STAGES[0]}, "first a rough look at everything"
    while not whole.is_whole:
        go_on(whole, 10**9)
    while not known.is_whole:
        piece = Review(finished, msgspec.json.decode(msgspec.json.encode(known), type=Known), playouts=24)
        go_on(piece, 97)
        known, steps = piece.known, steps + 1
    assert steps > 5
    assert known == whole.known


def test_what_the_net_says_is_there_before_anything_is_played_on(finished: Match) -> None:
    review, net, out = Review(finished, playouts=24), net_of(finished.game, 2), [0.0, 0.0]
    assert net is not None
    assert review.has_net
    assert review.is_learned
    for place, moment in enumerate(review.moments):
        net.shares(moment.state, out)
        assert [(each.low, each.chance, each.high) for each in review.shown.at(place)] == [(x, x, x) for x in out]
    assert not any(review.chances.times[:-1]), "nothing was played on"
    told = []
    for pieces in (40, 10**9, 10**9):
        go_on(review, pieces)
        told.append((review.is_learned, review.shown is review.chances))
    assert told == [(True, False), (False, True), (False, True)], "a few games are not worth showing"


def test_without_a_net_the_first_chances_are_played_on() -> None:
    review = Review(played(LANTERNS), playouts=2)
    assert not review.has_net
    assert not review.is_learned
    assert review.shown is review.chances


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_rounds_days_and_hikes_are_marked(game: Game) -> None:
    review = Review(played(game))
    numbers = [mark.number for mark in review.marks]
    assert len(numbers) > 1
    assert numbers == list(range(1, len(numbers) + 1))
    assert len({mark.what for mark in review.marks}) == 1
