"""Results in a file: interrupted runs go on, and nothing depends on how the work was split."""

from pathlib import Path

import pytest

from baluchon.arena.lineup import lineups
from baluchon.arena.results import BadResults, Results
from baluchon.arena.runner import Plan, play_all, play_some

GAME = "road-trip-europa"
PLAN = Plan(GAME, 2, 10, lineups(["casual", "random"]), "file", detailed=True)


def run(plan: Plan, path: Path, workers: int = 1, stop_after: int | None = None) -> Results:
    results = Results(plan, path)
    try:
        for n, portion in enumerate(play_all(plan, workers, range(len(results.games)))):
            results.add(portion.games)
            if n + 1 == stop_after:
                break
    finally:
        results.close()
    return results


def test_an_interrupted_run_goes_on_to_the_same_file(tmp_path: Path) -> None:
    whole = run(PLAN, tmp_path / "whole.jsonl")
    assert len(whole.games) == 10
    begun = run(PLAN, tmp_path / "begun.jsonl", stop_after=1)
    assert 0 < len(begun.games) < 10
    run(PLAN, tmp_path / "begun.jsonl")
    assert (tmp_path / "begun.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_the_file_does_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    run(PLAN, tmp_path / "one.jsonl")
    run(PLAN, tmp_path / "two.jsonl", workers=2)
    assert (tmp_path / "two.jsonl").read_bytes() == (tmp_path / "one.jsonl").read_bytes()


@pytest.mark.parametrize("cut", [1, 30, 200])
def test_a_torn_last_line_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "games.jsonl"
    run(PLAN, path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    reopened = Results(PLAN, path)
    reopened.close()
    assert len(reopened.games) == 9
    run(PLAN, path)
    assert path.read_bytes() == whole


def test_a_torn_head_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(PLAN, path)
    whole = path.read_bytes()
    path.write_bytes(whole[:20])
    run(PLAN, path)
    assert path.read_bytes() == whole


def test_games_that_come_early_wait_for_their_turn(tmp_path: Path) -> None:
    results = Results(PLAN, tmp_path / "games.jsonl")
    games = play_some(PLAN, range(3)).games
    results.add([games[2], games[1]])
    assert results.games == []
    results.add([games[0]])
    assert results.games == games
    results.close()
    reopened = Results(PLAN, tmp_path / "games.jsonl")
    reopened.close()
    assert reopened.games == games


def test_a_run_may_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(Plan(GAME, 2, 4, PLAN.lineups, "file", detailed=True), path)
    longer = run(PLAN, path)
    assert longer.games == play_some(PLAN, range(10)).games


@pytest.mark.parametrize(
    "other",
    [
        Plan(GAME, 2, 10, PLAN.lineups, "other seed", detailed=True),
        Plan(GAME, 2, 10, lineups(["novice", "random"]), "file", detailed=True),
        Plan("trekking-through-history", 2, 10, PLAN.lineups, "file", detailed=True),
    ],
)
def test_the_file_of_another_plan_is_refused_and_kept(tmp_path: Path, other: Plan) -> None:
    path = tmp_path / "games.jsonl"
    run(Plan(GAME, 2, 1, PLAN.lineups, "file", detailed=True), path)
    before = path.read_bytes()
    with pytest.raises(BadResults, match="something else"):
        Results(other, path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("change", [b"nonsense\n", b'{"number": 7}\n'])
def test_a_damaged_line_is_named(tmp_path: Path, change: bytes) -> None:
    path = tmp_path / "games.jsonl"
    run(PLAN, path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3] = change
    path.write_bytes(b"".join(lines))
    with pytest.raises(BadResults, match="line 4"):
        Results(PLAN, path)


def test_a_missing_line_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(PLAN, path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3] + lines[4:]))
    with pytest.raises(BadResults, match="some line is missing"):
        Results(PLAN, path)


def test_a_line_without_an_end_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(PLAN, path)
    with path.open("r+b") as file:
        file.truncate(size := 10 * 2**30)
    with pytest.raises(BadResults, match="line 12 is no result: it is too long"):
        Results(PLAN, path)
    assert path.stat().st_size == size


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("my holiday\n")
    with pytest.raises(BadResults, match="something else"):
        Results(PLAN, path)
    with pytest.raises(BadResults, match="cannot write"):
        Results(PLAN, tmp_path)
