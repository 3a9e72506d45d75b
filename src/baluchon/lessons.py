"""A first game that teaches: a deal that was chosen, others who play a script, and a sentence before each decision.

A game that has one ships it as `lessons/first.toml` (the script) and `lessons/LANGUAGE.toml` (the sentences). It is a
real match by the real rules: whoever chooses otherwise than the lesson proposes goes on playing it, and where the
script does not fit any more the others decide for themselves. Nothing here draws, asks or waits.
"""

import tomllib
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from baluchon.kernel.chance import seed_from_text
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.forced import forced_move
from baluchon.kernel.match import Entry, Match
from baluchon.kernel.options import Value

LEARNER = 0
"""The seat of whoever learns."""
COMPANIONS = ("Jonas", "Chloé", "Otto")
"""What the others are called."""


class BadLesson(BaluchonError):
    """A lesson cannot be read or played."""

    code = "bad-lesson"


class Saying(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence, by its id, and what it points at."""

    id: str
    at: list[str] = []
    """Component references (`card:france`), seats (`seat:1`), or places of a board (`zone:hand`, `spot:map`)."""
    path: bool = False
    """Only for those who have chosen as proposed so far; every other sentence is true whatever was chosen."""


class Decision(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of the learner's."""

    asked: str
    """The id of the prompt: a decision is taught where the game asks for it."""
    says: list[Saying]
    best: list[str] = []
    """What the lesson proposes, in notation, the clearest first; none: every move is as good."""
    other: str = ""
    """The sentence that answers every other choice, with what it costs."""
    replies: dict[str, str] = {}
    """The same for single moves, in notation, that have a sentence of their own."""


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """What `first.toml` holds."""

    seats: int
    seed: str
    decisions: list[Decision]
    end: list[Saying]
    """What is said after the last decision, before the game goes on without the lesson."""
    options: dict[str, Value] = {}
    others: dict[str, list[str]] = {}
    """The moves of each other seat, in notation and in order."""


@dataclass(frozen=True)
class Lesson:
    """The lesson of a game, moves and seats as numbers."""

    game: Game
    script: Script
    best: list[list[int]]
    """For each decision."""
    others: dict[int, list[int]]

    @property
    def seed(self) -> bytes:
        return seed_from_text(self.script.seed)

    def begin(self, players: list[str] | None = None) -> Match:
        """The match, before its first move."""
        return Match(self.game, self.script.seats, self.script.options, seed=self.seed, players=players)

    def scripted(self, match: Match, seat: int) -> int | None:
        """What the script lets another seat do now; None where it does not fit, and the seat decides for itself."""
        made = sum(entry.seat == seat for entry in match.entries)
        moves = self.others.get(seat, [])
        return moves[made] if made < len(moves) and moves[made] in match.legal(seat) else None


class Place(Struct, frozen=True):
    """Where someone is in a lesson."""

    decision: int
    """Which decision of the lesson is asked for; after the last: how many there are."""
    strayed: bool
    """Whether something else was chosen than proposed: replies, which count what it costs, would not be true."""


class Course:
    """How far a learner is: which decision of the lesson each decision of the match was. A fold of the match."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._places: list[Place | None] = []
        """For each decision of the learner's that stands, where it leaves the lesson; None if it was not in it."""

    @staticmethod
    def of(lesson: Lesson, match: Match) -> "Course":
        """The course of a match that was begun as this lesson."""
        course, again = Course(lesson), lesson.begin()
        for logged in match.log:
            if isinstance(logged, Entry) and logged.seat == LEARNER:
                course.note(again, logged.move)
            again.repeat(logged)
            course.go_back(again)
        return course

    def place(self, match: Match) -> Place | None:
        """Where the learner is; None if the lesson says nothing now.

        What the lesson proposes may be gone, since the learner went another way: then it says nothing here, and is
        back at the next decision.
        """
        if LEARNER not in match.to_act:
            return None
        decision = self._next(match)
        if decision is None:
            return None
        best = self.lesson.best[decision] if decision < len(self.lesson.best) else []
        is_gone = bool(best) and not set(best) & set(match.legal(LEARNER))
        return None if is_gone else Place(decision, self._strayed)

    def note(self, match: Match, move: int) -> None:
        """The learner is about to make this move; one that is not legal leaves everything as it is."""
        if LEARNER not in match.to_act or move not in match.legal(LEARNER):
            return
        decision = self._next(match)
        if decision is None or decision == len(self.lesson.best):
            self._places.append(None)
        else:
            best = self.lesson.best[decision]
            self._places.append(Place(decision, self._strayed or (bool(best) and move not in best)))

    def go_back(self, match: Match) -> None:
        """Decisions were taken back."""
        standing = sum(entry.seat == LEARNER for entry in match.entries)
        del self._places[standing:]

    @property
    def _strayed(self) -> bool:
        return any(place is not None and place.strayed for place in self._places)

    def _next(self, match: Match) -> int | None:
        """The first decision after the last one that is asked like this; what does not come up is passed over."""
        if forced_move(match, LEARNER, alone=True) is not None:
            return None
        decisions = self.lesson.script.decisions
        begin = 1 + max((place.decision for place in self._places if place is not None), default=-1)
        if begin == len(decisions):
            return begin
        asked = match.prompt(LEARNER).id
        return next((place for place in range(begin, len(decisions)) if decisions[place].asked == asked), None)


class Sentence(Struct, frozen=True):
    """What is said, and what it points at."""

    text: str
    at: list[str]
    path: bool
    """Only for those who have not strayed."""


class Taught(Struct, frozen=True):
    """A decision as a learner meets it."""

    says: list[Sentence]
    best: list[int]
    """The moves that are proposed; none: every move is as good."""
    other: str
    """The answer to another choice."""
    replies: dict[str, str]
    """Answers to single moves, by the number of the move."""

    def told(self, place: Place) -> list[str]:
        """What is said to someone at this place."""
        return [each.text for each in self.says if not (each.path and place.strayed)]

    def reply(self, place: Place, move: int) -> str | None:
        """The answer to a choice, if it is not one of those that are proposed."""
        if place.strayed or not self.best or move in self.best:
            return None
        return self.replies.get(str(move), self.other)


class LessonText(Struct, frozen=True):
    """A lesson in one language."""

    decisions: list[Taught]
    end: list[Sentence]


def has_lesson(game: Game) -> bool:
    return game.resource("lessons", "first.toml").is_file()


def lesson_of(game: Game) -> Lesson:
    """The lesson of a game; raises BadLesson if it has none, or one that cannot be read."""
    if not has_lesson(game):
        raise BadLesson(f"{game.id} has no lesson")
    try:
        script = msgspec.convert(_read(game, "first"), Script)
        game.settle(script.seats, script.options)
        best = [[game.moves.parse(text) for text in each.best] for each in script.decisions]
        others = {int(seat): [game.moves.parse(text) for text in moves] for seat, moves in script.others.items()}
        for each in script.decisions:
            _check_replies(game, each)
    except (ValueError, BaluchonError) as error:
        raise BadLesson(f"{game.id}: lessons/first.toml: {error}") from None
    return Lesson(game, script, best, others)


def _check_replies(game: Game, decision: Decision) -> None:
    for text in decision.replies:
        game.moves.parse(text)
    if bool(decision.best) != bool(decision.other):
        told = ", ".join(each.id for each in decision.says)
        raise ValueError(f"the decision that says {told} needs both best and other, or neither")


def lesson_text(lesson: Lesson, language: str) -> LessonText:
    """The lesson in a language; raises BadLesson if a sentence is missing."""
    try:
        words = msgspec.convert(_read(lesson.game, language), dict[str, str])
    except (ValueError, OSError) as error:
        raise BadLesson(f"{lesson.game.id}: lessons/{language}.toml: {error}") from None

    def told(id: str) -> str:
        if id not in words:
            raise BadLesson(f"{lesson.game.id}: lessons/{language}.toml lacks {id!r}")
        return words[id]

    def all_of(says: list[Saying]) -> list[Sentence]:
        return [Sentence(told(each.id), each.at, each.path) for each in says]

    decisions = [
        Taught(
            says=all_of(each.says),
            best=best,
            other=told(each.other) if each.other else "",
            replies={str(lesson.game.moves.parse(text)): told(id) for text, id in each.replies.items()},
        )
        for each, best in zip(lesson.script.decisions, lesson.best, strict=True)
    ]
    return LessonText(decisions, all_of(lesson.script.end))


def _read(game: Game, name: str) -> dict[str, object]:
    return tomllib.loads(game.resource("lessons", f"{name}.toml").read_text(encoding="utf-8"))
