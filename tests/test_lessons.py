"""Lessons: what they are made of, how far someone is in one, and what is said to whoever goes another way."""

import re
import tomllib
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.lessons import (
    LEARNER,
    BadLesson,
    Course,
    Lesson,
    Place,
    has_lesson,
    lesson_of,
    lesson_text,
)
from baluchon.testing import Violation
from baluchon.testing.lessons import play_lesson
from tools.typography import faults

WEB = Path(__file__).parents[1] / "web" / "src" / "games"
GAMES = all_games()
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
every_language = pytest.mark.parametrize("language", LANGUAGES)
ROAD_TRIP = game_by_id("road-trip-europa")


@every_game
def test_every_game_has_a_lesson_of_a_few_minutes(game: Game) -> None:
    lesson = lesson_of(game)
    assert 8 <= len(lesson.best) <= 20, "about a dozen decisions"
    assert len(lesson.script.decisions[0].says) <= 3, "the first own move comes within half a minute"
    assert not play_lesson(lesson).is_over, "one can play on from here"


@every_game
@every_language
def test_words_are_well_set_and_none_is_left_over(game: Game, language: str) -> None:
    words = tomllib.loads(game.resource("lessons", f"{language}.toml").read_text(encoding="utf-8"))
    script = lesson_of(game).script
    says = [each.id for decision in script.decisions for each in decision.says]
    replies = [id for decision in script.decisions for id in (decision.other, *decision.replies.values()) if id]
    assert set(words) == {*says, *replies, *(each.id for each in script.end)}
    assert {id: found for id, text in words.items() if (found := faults(text, language))} == {}


@every_game
def test_what_a_lesson_points_at_is_on_the_board(game: Game) -> None:
    """Boards name their places by `data-spot`; zones are those of every table."""
    folder = WEB / game.package.rpartition(".")[2]
    drawn = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.svelte"))
    spots = set(re.findall(r'data-spot="([a-z-]+)"', drawn))
    script = lesson_of(game).script
    named = {ref for decision in script.decisions for each in decision.says for ref in each.at}
    assert {ref for ref in named if ref.startswith("spot:")} <= {f"spot:{spot}" for spot in spots}
    assert {ref for ref in named if ref.startswith("zone:")} <= {"zone:board", "zone:hand", "zone:strip", "zone:aside"}


def test_who_goes_another_way_is_answered_once_and_then_left_alone() -> None:
    lesson = lesson_of(ROAD_TRIP)
    text = lesson_text(lesson, "en")
    match, course = lesson.begin(), Course(lesson)
    begin = course.place(match)
    assert begin == Place(0, strayed=False)
    france, latvia = match.parse(LEARNER, "pick france"), match.parse(LEARNER, "pick latvia")
    assert text.decisions[0].reply(begin, latvia) is None
    assert "fish" in (text.decisions[0].reply(begin, france) or "")
    course.note(match, france)
    match.play(LEARNER, france)
    for seat in (1, 2):
        match.play(seat, lesson.scripted(match, seat) or 0)
    strayed = course.place(match)
    assert strayed == Place(1, strayed=True)
    assert text.decisions[1].reply(strayed, match.legal(LEARNER)[0]) is None
    assert text.decisions[2].told(strayed) == [], "what counts on the proposed path is not said"
    assert Course.of(lesson, match).place(match) == strayed


def test_taking_back_leads_back_in_the_lesson() -> None:
    lesson = lesson_of(ROAD_TRIP)
    match, course = lesson.begin(), Course(lesson)
    move = match.parse(LEARNER, "pick france")
    course.note(match, move)
    match.play(LEARNER, move)
    match.take_back(LEARNER)
    course.go_back(match)
    assert course.place(match) == Course.of(lesson, match).place(match) == Place(0, strayed=False)


def test_where_what_is_proposed_is_gone_the_lesson_says_nothing_and_comes_back() -> None:
    lesson = lesson_of(ROAD_TRIP)
    match, course = lesson.begin(), Course(lesson)
    for text in ("pick netherlands", "pick romania", "pick poland"):
        move = match.parse(LEARNER, text)
        course.note(match, move)
        match.play(LEARNER, move)
        for seat in (1, 2):
            match.play(seat, lesson.scripted(match, seat) or match.legal(seat)[0])
    assert course.place(match) is None, "the Netherlands lie on the table"
    move = match.legal(LEARNER)[0]
    course.note(match, move)
    match.play(LEARNER, move)
    for seat in (1, 2):
        match.play(seat, lesson.scripted(match, seat) or match.legal(seat)[0])
    place = course.place(match)
    assert place is None or place.decision == 4


def test_a_game_without_a_lesson_says_so() -> None:
    bare = replace(ROAD_TRIP, package="baluchon.kernel")
    assert not has_lesson(bare)
    with pytest.raises(BadLesson, match="road-trip-europa has no lesson"):
        lesson_of(bare)


def spoiled(**changes: object) -> Lesson:
    """The lesson of Road Trip Europa with something else in its script."""
    lesson = lesson_of(ROAD_TRIP)
    return replace(lesson, **changes)  # type: ignore[arg-type]


def test_a_script_that_cannot_be_played_is_found() -> None:
    moves, lesson = ROAD_TRIP.moves, lesson_of(ROAD_TRIP)
    others = {**lesson.others, 1: [moves.parse("pick latvia"), *lesson.others[1][1:]]}
    with pytest.raises(Violation, match="seat 1 cannot make its move 1, 'pick latvia'"):
        play_lesson(spoiled(others=others))
    first, *rest = lesson.script.decisions
    never = msgspec.structs.replace(first, asked="prompt-never")
    with pytest.raises(Violation, match="decision 0 does not come up"):
        play_lesson(spoiled(script=msgspec.structs.replace(lesson.script, decisions=[never, *rest])))
    impossible = msgspec.structs.replace(first, replies={"pick poland": "start-other"})
    with pytest.raises(Violation, match="'pick poland' cannot be chosen at decision 0"):
        play_lesson(spoiled(script=msgspec.structs.replace(lesson.script, decisions=[impossible, *rest])))
