"""What a hint says."""

from baluchon.bots import Considered
from baluchon.bots.base import ExpectedLine
from baluchon.cli.hints import candidates, hint
from baluchon.kernel.registry import game_by_id
from baluchon.kernel.words import Message
from baluchon.texts import Texts

GAME = game_by_id("road-trip-europa")
FRANCE, SPAIN = GAME.moves.parse("pick france"), GAME.moves.parse("pick spain")


def told(*weighed: Considered) -> str:
    return " ".join(hint(weighed, Texts("en", GAME)))


def test_a_hint_names_the_best_move_and_the_next() -> None:
    said = told(Considered(FRANCE, 0.612, 4), Considered(SPAIN, 0.5, 4))
    assert "Hint: Pick France." in said
    assert "61%" in said
    assert "Pick Spain (50%)" in said
    assert "equally good" not in said


def test_a_hint_says_when_choices_are_even() -> None:
    assert "equally good" in told(Considered(FRANCE, 0.505, 4), Considered(SPAIN, 0.5, 4))


def test_a_hint_says_where_the_points_come_from() -> None:
    best = (ExpectedLine("food", 20.0), ExpectedLine("transport", 30.0), ExpectedLine("culture", 10.1))
    next_best = (ExpectedLine("food", 18.5), ExpectedLine("transport", 31.0), ExpectedLine("culture", 10.0))
    said = told(Considered(FRANCE, 0.6, 4, best), Considered(SPAIN, 0.5, 4, next_best))
    assert "Compared with “Pick Spain”" in said
    assert "Local food +1.5." in said
    assert "Transport" not in said
    assert "Culture" not in said


def test_a_single_move_is_enough() -> None:
    assert "Pick France" in told(Considered(FRANCE, 0.6, 4))


def test_a_hint_says_what_the_move_brings_and_what_speaks_against_it() -> None:
    reasons = (
        Message("why-gain", {"line": "line:transport", "points": 4}),
        Message("why-loss", {"line": "line:food", "points": 2}),
        Message("note-star-too", {"region": "region:benelux", "players": ["seat:1"], "count": 1}),
    )
    against = (Message("why-but-less", {"line": "line:culture", "points": 3}),)
    said = told(Considered(FRANCE, 0.6, 4, reasons=reasons, prospects=against))
    assert "It brings: Transport +4, Local food −2." in said
    assert "needs it too for the star: Benelux." in said
    assert "But about 3 less by the end: Culture." in said


def test_candidates_do_not_tell_which_is_the_best() -> None:
    reasons = (Message("why-gain", {"line": "line:food", "points": 3}),)
    best, next_best = Considered(SPAIN, 0.6, 4, reasons=reasons), Considered(FRANCE, 0.5, 4)
    said = candidates([best, next_best], Texts("en", GAME))
    assert said == candidates([next_best, best], Texts("en", GAME))
    assert "%" not in " ".join(said)
    assert said[-1] == "Pick Spain: It brings: Local food +3."
