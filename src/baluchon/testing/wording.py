"""Everything a game says exists in every language, with the same facts in it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from baluchon.kernel.bits import members
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.shapes import Shape, view_shape
from baluchon.kernel.stages import standing_ids
from baluchon.kernel.words import Message
from baluchon.rulespage import SIGN
from baluchon.testing.setting import Moment, Setting, Violation, walk
from baluchon.texts import Texts, move_message

MOST_TIP_WORDS = 12
_TIP = "tip-"
CLAUSE = re.compile(r"\b[A-Z]{2,3}-[A-Z]{1,2}\d+[a-z]?\b")
_MARK = "no-name"
_SHARED = "baluchon"
"""Has words for what many games have, such as `field-hand`."""


@dataclass
class Pattern:
    """What stands in a message: variables, the cases it tells apart, and the messages it refers to."""

    variables: set[str] = field(default_factory=set)
    cases: set[tuple[str, str]] = field(default_factory=set)
    """A variable and a word it is compared with."""
    messages: set[str] = field(default_factory=set)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.pattern = Pattern()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.pattern.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.pattern.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            words = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
            self.pattern.cases.update((node.selector.id.name, word) for word in words)
        self.generic_visit(node)


@cache
def catalogue(package: str, language: str) -> dict[str, Pattern]:
    """The messages in a package's `locale/LANGUAGE.ftl` by id."""
    file = files(package) / "locale" / f"{language}.ftl"
    if not file.is_file():
        raise Violation(f"{package} has no locale/{language}.ftl")
    found: dict[str, Pattern] = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise Violation(f"{package}: locale/{language}.ftl cannot be read at {(entry.content or '')[:60]!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise Violation(f"{package}: locale/{language}.ftl has {entry.id.name} twice")
            reader = _Reader()
            reader.visit(entry)
            found[entry.id.name] = reader.pattern
    for pattern in found.values():
        for id in pattern.messages & found.keys():
            pattern.variables |= found[id].variables
            pattern.cases |= found[id].cases
    return found


def static_texts_exist(game: Game) -> None:
    """Every language has the same messages with the same variables; options, moves, views and the game have theirs."""
    english = catalogue(game.package, "en")
    for language in LANGUAGES:
        found = catalogue(game.package, language)
        odd = sorted(english.keys() ^ found.keys())
        if odd:
            raise Violation(f"{game.id}: locale/{language}.ftl and locale/en.ftl differ in {', '.join(odd)}")
        for id, pattern in english.items():
            ours, theirs = _facts(pattern), _facts(found[id])
            if ours != theirs:
                raise Violation(f"{game.id}: {id} has the variables {ours} in en, {theirs} in {language}")
    lacking = [id for id in _static_ids(game) if id not in english]
    if lacking:
        raise Violation(f"{game.id}: locale/en.ftl lacks {', '.join(lacking)}")
    shared = catalogue(_SHARED, "en")
    unsaid = [ids[0] for ids in _view_ids(game) if not any(id in english or id in shared for id in ids)]
    if unsaid:
        raise Violation(
            f"{game.id}: general boards show the view, but have no words for some of it: "
            f"add {', '.join(dict.fromkeys(unsaid))} to locale/{{{','.join(LANGUAGES)}}}.ftl"
        )
    for move in game.moves:
        _require_words(game, None, move_message(move))


def tips_are_short(game: Game) -> None:
    """A tip `tip-TOPIC` is one idea in few words, for the start or a message of the game; `tip-start` is there."""
    known = catalogue(game.package, "en")
    topics = [id.removeprefix(_TIP) for id in known if id.startswith(_TIP)]
    if "start" not in topics:
        raise Violation(f"{game.id}: locale/en.ftl has no {_TIP}start, which says what the game is about")
    odd = [_TIP + topic for topic in topics if topic != "start" and not (_asked_or_told(topic) and topic in known)]
    if odd:
        raise Violation(f"{game.id}: no prompt or event of the game goes with {', '.join(odd)}")
    for language in LANGUAGES:
        texts = Texts(language, game)
        for topic in topics:
            text = texts.say(_TIP + topic)
            words = word_count(text)
            if words > MOST_TIP_WORDS:
                raise Violation(
                    f"{game.id}: {_TIP}{topic} has {words} words in {language}; {MOST_TIP_WORDS} are enough"
                )
            if SIGN in text or CLAUSE.search(text):
                raise Violation(f"{game.id}: {_TIP}{topic} names a clause or a ruling in {language}: {text!r}")


def word_count(text: str) -> int:
    """How many words a text has; signs that stand alone are none."""
    return sum(any(map(str.isalnum, word)) for word in text.split())


def _asked_or_told(id: str) -> bool:
    return id.startswith(("prompt-", "event-"))


def texts_exist(setting: Setting) -> None:
    """Every event, prompt, note, reason, line and ending that comes up is said in every language, facts filled in."""
    game = setting.game
    known: set[tuple[str, frozenset[str]]] = set()
    for viewer, message in _messages(setting):
        shape = (message.id, frozenset(message.args))
        if shape in known:
            continue
        known.add(shape)
        try:
            _require_words(game, viewer, message)
        except Violation as violation:
            setting.fail(f"{violation} (with {message.args})")


def _require_words(game: Game, viewer: int | None, message: Message) -> None:
    """Every language has the message and words for everything in it."""
    players = [f"player {seat + 1}" for seat in range(game.max_seats)]
    for language in LANGUAGES:
        pattern = catalogue(game.package, language).get(message.id)
        if pattern is None:
            raise Violation(f"{game.id}: locale/{language}.ftl has no {message.id}")
        texts = Texts(language, game, players, viewer)
        text, gaps = texts.message(message), texts.gaps(message)
        if gaps or not text.strip():
            raise Violation(f"{game.id}: {message.id} is {text!r} in {language}: {', '.join(gaps) or 'empty'}")
        for variable, ref in _nameless(game, message):
            marked = {**message.args, variable: f"{ref.partition(':')[0]}:{_MARK}"}
            told_apart = (f"{variable}-id", ref.partition(":")[2]) in pattern.cases
            if not told_apart and _MARK in texts.message(Message(message.id, marked)):
                raise Violation(f"{game.id}: {message.id} says {ref}, which has no name in game.names, in {language}")


def _nameless(game: Game, message: Message) -> Iterator[tuple[str, str]]:
    """The references in a message that have no name, with their variables."""
    for variable, value in message.args.items():
        for ref in value if isinstance(value, list) else [value]:
            if isinstance(ref, str) and not ref.startswith("seat:") and ref not in game.names:
                yield variable, ref


def _messages(setting: Setting) -> Iterator[tuple[int | None, Message]]:
    """Everything that is said in some games, and to whom."""
    game = setting.game
    for seed in setting.some(3):
        asked = FastChance(seed)
        for moment in walk(setting, seed):
            if moment.is_last:
                outcome = game.outcome(moment.state)
                yield None, outcome.ending
                if outcome.tie_break is not None:
                    yield None, outcome.tie_break
                for line in game.sheets(moment.state)[0].lines:
                    yield None, Message(f"line-{line.id}")
                return
            for seat in members(game.rules.to_act(moment.state)):
                yield seat, game.prompt(moment.state, seat)
            for preview in game.previews(moment.state, moment.seat).values():
                yield from ((moment.seat, note) for note in preview.notes)
            yield from _told(setting, moment)
            move = asked.below(len(game.moves))
            if move not in moment.moves:
                reason = game.why_not(moment.state, moment.seat, move)
                yield moment.seat, Message(reason.id, reason.args)


def _told(setting: Setting, moment: Moment) -> Iterable[tuple[int | None, Message]]:
    state: Any = setting.game.rules.copy(moment.state)
    state.facts = []
    setting.game.rules.play(state, moment.seat, moment.move, FastChance(moment.number))
    for viewer in (None, *range(setting.seats)):
        for message in setting.game.events(state.facts, viewer):
            yield viewer, message


def _static_ids(game: Game) -> Iterator[str]:
    yield "tagline"
    yield from dict.fromkeys(f"move-{move.verb}" for move in game.moves)
    for option in game.options:
        yield f"option-{option.id}"
        yield f"option-{option.id}-help"
        if option.kind == "choice":
            yield from (f"option-{option.id}-{value}" for value in option.values)


def _view_ids(game: Game) -> Iterator[tuple[str, ...]]:
    """For each field of the view and each word in it, the messages that say it; any one of them is enough."""
    yield from ((id,) for id in standing_ids(game))
    shape = view_shape(game)
    for part in (shape.public, shape.private):
        yield from _shape_ids(part, "")


def _shape_ids(shape: Shape, field: str) -> Iterator[tuple[str, ...]]:
    for word in shape.words:
        yield f"word-{field}-{word}", f"word-{word}"
    for part in (shape.key, shape.item):
        if part is not None:
            yield from _shape_ids(part, field)
    for name, each in shape.fields.items():
        dashed = name.replace("_", "-")
        yield (f"field-{dashed}",)
        yield from _shape_ids(each, dashed)


def _facts(pattern: Pattern) -> list[str]:
    """The variables that carry facts: what a text tells apart (`$you`, `$card-id`) is each language's own."""
    spoken = {name.removesuffix("-id") for name in pattern.variables}
    return sorted(name for name in spoken if name != "you" and not name.endswith("-you"))
