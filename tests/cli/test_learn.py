"""`learn`: lessons at the terminal."""

import pytest

from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.lessons import lesson_of, lesson_text
from tests.cli.conftest import GAME, Run

GAMES = all_games()


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_played_to_its_end(run: Run, game: Game, language: str) -> None:
    lesson = lesson_of(game)
    text = lesson_text(lesson, language)
    moves = [lesson.game.moves.text(best[0]) if best else "1" for best in lesson.best]
    result = run("learn", lesson.game.id, "--lang", language, stdin="\n".join([*moves, "q", "q", "q"]))
    assert result.exit_code == 0, result.stdout
    told = " ".join(result.stdout.split())
    for sentence in [*(each for decision in text.decisions for each in decision.says), *text.end]:
        assert " ".join(sentence.text.split()) in told
    assert " learn-" not in result.stdout


def test_another_choice_is_answered_and_may_be_kept(run: Run) -> None:
    text = lesson_text(lesson_of(game_by_id(GAME)), "en")
    result = run("learn", GAME, stdin="pick italy\n\npick italy\ny\nq\n")
    assert result.stdout.count(" ".join(text.decisions[0].other.split())) == 2
    assert "You lay Italy face down" in result.stdout
    assert "baluchon learn road-trip-europa --resume" in result.stdout


def test_a_lesson_is_resumed_where_it_was_left(run: Run) -> None:
    left = run("learn", GAME, stdin="pick latvia\nq\n")
    file = left.stdout.rsplit("--resume ", 1)[1].split()[0]
    text = lesson_text(lesson_of(game_by_id(GAME)), "en")
    back = run("learn", GAME, "--resume", file, stdin="q\n")
    assert text.decisions[1].says[0].text in " ".join(back.stdout.split())
    assert text.decisions[0].says[0].text not in back.stdout


def test_let_me_play_ends_the_lesson(run: Run) -> None:
    text = lesson_text(lesson_of(game_by_id(GAME)), "en")
    result = run("learn", GAME, stdin="p\npick italy\nq\n")
    assert "The lesson is over" in result.stdout
    assert text.decisions[0].other not in result.stdout
    assert text.decisions[1].says[0].text not in result.stdout


def test_a_record_of_another_game_is_no_lesson(run: Run) -> None:
    run("play", GAME, "--auto", "--record", "trip.json")
    result = run("learn", GAME, "--resume", "trip.json")
    assert result.exit_code == 2
    assert "is not a lesson of road-trip-europa" in result.stderr
