"""Lessons: each is played to its end, in every language, as it proposes."""

from collections import Counter

from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.match import Match
from baluchon.kernel.words import seat_ref
from baluchon.lessons import LEARNER, BadLesson, Course, Lesson, Place, has_lesson, lesson_of, lesson_text
from baluchon.testing.setting import Violation
from baluchon.testing.wording import CLAUSE, word_count

MOST_WORDS = 25
_PLACES = ("zone:", "spot:")
"""Places of a board; a board without such a place shows the sentence all the same."""


def lessons_teach(game: Game) -> None:
    """A game that has a lesson has one that can be played to its end as it proposes, with words in every language."""
    if not has_lesson(game):
        return
    try:
        lesson = lesson_of(game)
        for language in LANGUAGES:
            _check_words(lesson, language)
    except BadLesson as error:
        raise Violation(str(error)) from None
    _check_references(lesson)
    play_lesson(lesson)


def play_lesson(lesson: Lesson, until: int | None = None) -> Match:
    """The match of a lesson in which everything was chosen as proposed; every decision of it comes up in turn.

    It ends where the lesson does, or before the decision of this number.
    """
    match, course = lesson.begin(), Course(lesson)
    luck = FastChance(0)
    expected = 0
    while True:
        if match.to_act not in ([], [LEARNER]):
            _let_other_decide(lesson, match, luck)
            continue
        place = course.place(match)
        if place == Place(len(lesson.best), strayed=False):
            break
        if place is not None:
            if place.decision == until:
                return match
            if place != Place(expected, strayed=False):
                raise _fault(lesson, f"decision {expected} does not come up; {place.decision} does")
            expected += 1
        if match.is_over:
            raise _fault(lesson, f"the game is over before decision {expected}")
        _decide(lesson, match, course, place, luck)
    made = Counter(entry.seat for entry in match.entries)
    left = [seat for seat, moves in lesson.others.items() if made[seat] < len(moves)]
    if left:
        raise _fault(lesson, f"seat {left[0]} has not made all its moves when the lesson ends")
    return match


def _let_other_decide(lesson: Lesson, match: Match, luck: FastChance) -> None:
    seat = next(seat for seat in match.to_act if seat != LEARNER)
    made, planned = sum(entry.seat == seat for entry in match.entries), lesson.others.get(seat, [])
    move = lesson.scripted(match, seat)
    if move is None and made < len(planned):
        text = match.game.moves.text(planned[made])
        raise _fault(lesson, f"seat {seat} cannot make its move {made + 1}, {text!r}")
    match.play(seat, _suggested(match, seat, luck) if move is None else move)


def _decide(lesson: Lesson, match: Match, course: Course, place: Place | None, luck: FastChance) -> None:
    best: list[int] = []
    if place is not None:
        best = lesson.best[place.decision]
        decision, legal = lesson.script.decisions[place.decision], match.legal(LEARNER)
        for text in [*decision.best, *decision.replies]:
            if match.game.moves.parse(text) not in legal:
                raise _fault(lesson, f"{text!r} cannot be chosen at decision {place.decision}")
    move = best[0] if best else _suggested(match, LEARNER, luck)
    course.note(match, move)
    match.play(LEARNER, move)


def _suggested(match: Match, seat: int, luck: FastChance) -> int:
    return match.game.rules.suggest(match.state, seat, match.legal(seat), luck)


def _check_words(lesson: Lesson, language: str) -> None:
    text = lesson_text(lesson, language)
    sentences = [each.text for decision in text.decisions for each in decision.says]
    sentences += [each.text for each in text.end]
    sentences += [reply for decision in text.decisions for reply in (decision.other, *decision.replies.values())]
    for sentence in sentences:
        words = word_count(sentence)
        if words > MOST_WORDS:
            raise _fault(lesson, f"{words} words in {language}, {MOST_WORDS} are enough: {sentence!r}")
        if CLAUSE.search(sentence):
            raise _fault(lesson, f"names a clause in {language}: {sentence!r}")


def _check_references(lesson: Lesson) -> None:
    script = lesson.script
    known = {*lesson.game.names, *map(seat_ref, range(script.seats))}
    for saying in [*(each for decision in script.decisions for each in decision.says), *script.end]:
        for ref in saying.at:
            if ref not in known and not ref.startswith(_PLACES):
                raise _fault(lesson, f"{saying.id!r} points at {ref!r}, which the game does not have")


def _fault(lesson: Lesson, what: str) -> Violation:
    return Violation(f"{lesson.game.id}: the lesson: {what}")
