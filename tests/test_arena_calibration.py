"""Whether nets mean what they say: positions, bins, errors, and corrections that leave the order alone."""

from importlib.resources import files
from math import exp
from pathlib import Path
from random import Random

import msgspec
import pytest

from baluchon.arena.calibration import (
    POSITIONS,
    Sample,
    bins_of,
    error_interval,
    error_of,
    fitted,
    luck_of,
    said,
    samples_of,
)
from baluchon.bots import weights
from baluchon.bots.judges import net_of, to_net
from baluchon.bots.weights import CALIBRATION, LOGIT, TRUE, Calibration, Correction, correction_of, digest_of
from baluchon.kernel.chance import FastChance
from baluchon.kernel.playout import guided_playout
from baluchon.kernel.registry import all_games, game_by_id

GAME = game_by_id("road-trip-europa")


def made(count: int, gain: float, seed: int = 1) -> list[Sample]:
    """Positions of two seats whose true logit is so many times what the net says, played on four times."""
    luck, found = Random(seed), []
    for deal in range(count):
        logit = luck.gauss(0, 1.5)
        chance = 1 / (1 + exp(-gain * logit))
        won = sum(luck.random() < chance for _ in range(4)) / 4
        found.append(Sample(deal, [round(logit * LOGIT), round(-logit * LOGIT)], [won, 1 - won]))
    return found


def test_positions_are_those_of_held_out_games_and_always_the_same() -> None:
    net = net_of(GAME, 2)
    assert net is not None
    found = samples_of(GAME, 2, net, "random", 3, 2)
    assert found == samples_of(GAME, 2, net, "random", 3, 2)
    assert found != samples_of(GAME, 2, net, "random", 4, 2)
    assert [each.deal for each in found] == [3] * POSITIONS
    assert all(sum(each.won) == pytest.approx(1) for each in found)


def test_bins_hold_what_was_said_and_what_came_of_it() -> None:
    samples = [Sample(0, [0, 0], [1, 0]), Sample(1, [9 * LOGIT, -9 * LOGIT], [1, 0])]
    low, middle, high = bins_of(samples)
    assert (low.count, middle.count, high.count) == (1, 2, 1)
    assert (middle.said, middle.won) == (0.5, 0.5)
    assert (low.won, high.won) == (0, 1)
    assert error_of(samples) == pytest.approx(0, abs=1e-3)
    assert error_of([Sample(0, [0, 0], [1, 1])]) == 0.5


def test_a_net_that_is_right_has_no_more_error_than_luck_makes() -> None:
    right, too_sure = made(2_000, 1.0), made(2_000, 0.5)
    assert error_of(right) < 1.5 * luck_of(right, 4)
    assert error_of(too_sure) > 4 * luck_of(too_sure, 4)
    low, high = error_interval(too_sure[:300])
    assert low < error_of(too_sure[:300]) < high


@pytest.mark.parametrize("gain", [0.5, 1.0, 1.8])
def test_a_correction_is_found_and_helps_in_other_games(gain: float) -> None:
    found, others = fitted(made(3_000, gain)), made(3_000, gain, seed=2)
    assert found.gain == pytest.approx(gain * TRUE.gain, rel=0.12)
    assert abs(found.bias) < 0.1 * LOGIT
    assert error_of(others, found) < 0.025


def test_a_correction_grows_with_what_it_corrects() -> None:
    correction = Correction(1_500, -300)
    logits = [*range(-9_000, 9_000, 7)]
    assert [correction.of(each) for each in logits] == sorted(correction.of(each) for each in logits)
    assert [TRUE.of(each) for each in logits] == logits
    assert said(Sample(0, [LOGIT, LOGIT], [1, 0]), correction) == [0.5, 0.5]


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package's folder with weights in it."""
    (tmp_path / "net").mkdir()
    (tmp_path / weights.FILE).write_bytes((files(GAME.package) / weights.FILE).read_bytes())
    monkeypatch.setattr(weights, "files", lambda package: tmp_path)
    monkeypatch.setattr(weights, "_calibration", weights._calibration.__wrapped__)
    return tmp_path


def test_a_correction_counts_for_the_net_it_was_found_for_and_no_other(shipped: Path) -> None:
    assert correction_of(GAME, 2) == TRUE
    kept = Calibration(digest_of(GAME), {2: Correction(2_048, 5)})
    (shipped / CALIBRATION).write_bytes(msgspec.json.encode(kept))
    assert correction_of(GAME, 2) == Correction(2_048, 5)
    assert correction_of(GAME, 3) == TRUE
    (shipped / weights.FILE).write_bytes(b"another net")
    assert correction_of(GAME, 2) == TRUE


def test_a_corrected_net_says_less_of_chances_and_the_same_of_moves() -> None:
    kept = weights.weights_of(GAME)
    assert kept is not None
    plain = to_net(GAME, 2, kept, TRUE)
    modest = to_net(GAME, 2, kept, Correction(2_048, 0))
    assert plain is not None
    assert modest is not None
    chance = FastChance(5)
    state = GAME.start(2, None, chance)
    guided_playout(GAME.rules, state, chance, 20)
    mine, theirs, other = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    plain.shares(state, mine)
    modest.shares(state, theirs)
    assert abs(theirs[0] - 0.5) < abs(mine[0] - 0.5)
    assert modest.worth(state, 0, other) == plain.worth(state, 0, mine), "what moves are chosen by"
    assert abs(other[0] - 0.5) < abs(mine[0] - 0.5), "what is told"
    plain.shares_for(state, 0, mine)
    modest.shares_for(state, 0, other)
    assert mine == other, "what is searched by"


def test_what_the_games_ship_is_for_the_nets_they_ship() -> None:
    """A correction for another net would silently do nothing."""
    for game in all_games():
        file = files(game.package) / CALIBRATION
        if file.is_file():
            found = msgspec.json.decode(file.read_bytes(), type=Calibration)
            assert found.weights == digest_of(game)
            assert all(game.min_seats <= seats <= game.max_seats for seats in found.seats)
            assert all(each.gain > 0 for each in found.seats.values())
