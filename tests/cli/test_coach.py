"""`play --coach`: what is asked before a choice, and what is said after it."""

from collections.abc import Callable

import pytest

from baluchon.bots import Considered
from baluchon.bots.base import ExpectedLine
from baluchon.bots.coach import Appraisal, Appraised, Weight
from baluchon.cli import coach
from baluchon.kernel.chance import Chance
from baluchon.kernel.position import Position
from baluchon.kernel.registry import game_by_id
from baluchon.kernel.words import Message
from tests.cli.conftest import GAME, Run

MOVES = game_by_id(GAME).moves
FRANCE, ESTONIA = MOVES.parse("pick france"), MOVES.parse("pick estonia")
"""Both are in the first hand of seed 3."""
BEST = Considered(ESTONIA, 0.6, 8, reasons=(Message("why-gain", {"line": "line:food", "points": 3}),))
Set = Callable[[Weight], None]


@pytest.fixture
def thinks(monkeypatch: pytest.MonkeyPatch) -> Set:
    """Let the coach think that France costs so much, and Estonia nothing."""

    def set_to(weight: Weight) -> None:
        lines = (ExpectedLine("food", -4.2),)
        france = Appraised(FRANCE, 0.41, 0.19, weight, lines)
        found = Appraisal(BEST, (france, Appraised(ESTONIA, 0.6, 0.0, "none")))

        def appraise(code: str, position: Position, chance: Chance) -> Appraisal:
            return found

        monkeypatch.setattr(coach, "appraise", appraise)
        monkeypatch.setattr(coach, "PATIENCE", 600.0)

    return set_to


def test_a_costly_choice_is_asked_about_and_may_be_made_all_the_same(run: Run, thinks: Set) -> None:
    thinks("costly")
    result = run("play", GAME, "--seed", "3", "--coach", "normal", stdin="pick france\n\npick france\ny\nq\n")
    assert result.exit_code == 0
    told = " ".join(result.stdout.split())
    assert told.count("Sure? I’d give you 41% to win this way, and 60% with another choice.") == 2
    assert told.count("Difference by the end, about: Local food −4.") == 2
    assert told.count("You lay France face down") == 1
    assert "Better: Pick Estonia (60% instead of 41%). It brings: Local food +3." in told


@pytest.mark.parametrize(
    ("talk", "weight", "asks", "remarks"),
    [
        ("quiet", "grave", True, True),
        ("quiet", "costly", False, False),
        ("normal", "slight", False, False),
        ("talkative", "slight", False, True),
    ],
)
def test_how_much_a_coach_says(run: Run, thinks: Set, talk: str, weight: Weight, *, asks: bool, remarks: bool) -> None:
    thinks(weight)
    answer = "y\n" if asks else ""
    told = run("play", GAME, "--seed", "3", "--coach", talk, stdin=f"pick france\n{answer}q\n").stdout
    assert "You lay France face down" in told
    assert ("Sure?" in told, "Better:" in told) == (asks, remarks)


def test_a_talkative_coach_praises_what_it_would_have_done(run: Run, thinks: Set) -> None:
    thinks("grave")
    told = run("play", GAME, "--seed", "3", "--coach", "talkative", stdin="pick estonia\nq\n").stdout
    assert "Sure?" not in told
    assert "I saw nothing better." in told


def test_who_comes_too_late_is_not_waited_for(run: Run, thinks: Set, monkeypatch: pytest.MonkeyPatch) -> None:
    thinks("grave")
    monkeypatch.setattr(coach.Coach, "look", lambda *_: None)
    told = run("play", GAME, "--seed", "3", "--coach", "talkative", stdin="pick france\nq\n").stdout
    assert "You lay France face down" in told
    assert "Sure?" not in told


def test_a_coach_is_real(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "PATIENCE", 600.0)
    told = run("play", GAME, "--seed", "3", "--coach", "talkative", stdin="1\ny\nq\n").stdout
    assert "Better:" in told or "I saw nothing better." in told
    assert "coach-" not in told


@pytest.mark.parametrize("other", [("--auto",), ("--server", "http://localhost:1")])
def test_a_coach_sits_beside_somebody_who_plays_here(run: Run, other: tuple[str, ...]) -> None:
    result = run("play", GAME, "--coach", "quiet", *other)
    assert result.exit_code == 2
    assert "leave --server and --auto out" in result.stderr
