"""Everything a game says exists in every language, with the same facts in it."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from baluchon.kernel.bits import members
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.words import Message
from baluchon.testing.setting import Moment, Setting, Violation, walk
from baluchon.texts import Texts

Catalogue = dict[str, frozenset[str]]
"""Message id to the variables in it."""


class _Variables(Visitor):
    """Collects the variables of a pattern, and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def catalogue(package: str, language: str) -> Catalogue:
    """The messages in a package's `locale/LANGUAGE.ftl`."""
    file = files(package) / "locale" / f"{language}.ftl"
    if not file.is_file():
        raise Violation(f"{package} has no locale/{language}.ftl")
    found: dict[str, _Variables] = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise Violation(f"{package}: locale/{language}.ftl cannot be read at {(entry.content or '')[:60]!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise Violation(f"{package}: locale/{language}.ftl has {entry.id.name} twice")
            found[entry.id.name] = _Variables()
            found[entry.id.name].visit(entry)
    return {id: frozenset(_with_references(id, found)) for id in found}


def _with_references(id: str, found: dict[str, _Variables]) -> Iterator[str]:
    yield from found[id].names
    for other in found[id].messages & found.keys():
        yield from _with_references(other, found)


def static_texts_exist(game: Game) -> None:
    """Every language has the same messages with the same variables; options, moves and the game have theirs."""
    english = catalogue(game.package, "en")
    for language in LANGUAGES:
        found = catalogue(game.package, language)
        odd = sorted(english.keys() ^ found.keys())
        if odd:
            raise Violation(f"{game.id}: locale/{language}.ftl and locale/en.ftl differ in {', '.join(odd)}")
        for id, variables in english.items():
            if _facts(variables) != _facts(found[id]):
                raise Violation(
                    f"{game.id}: {id} has the variables {sorted(variables)} in en, {sorted(found[id])} in {language}"
                )
    lacking = [id for id in _static_ids(game) if id not in english]
    if lacking:
        raise Violation(f"{game.id}: locale/en.ftl lacks {', '.join(lacking)}")
    for language in LANGUAGES:
        texts = Texts(language, game)
        for n, move in enumerate(game.moves):
            text = texts.move(n)
            if "{" in text:
                raise Violation(f"{game.id}: move-{move.verb} is {text!r} in {language}")


def texts_exist(setting: Setting) -> None:
    """Every event, prompt, reason, score line and ending that comes up is said in every language, facts filled in."""
    game = setting.game
    players = [f"player {seat + 1}" for seat in range(setting.seats)]
    known: set[tuple[str, frozenset[str]]] = set()
    for viewer, message in _messages(setting):
        shape = (message.id, frozenset(message.args))
        if shape in known:
            continue
        known.add(shape)
        for language in LANGUAGES:
            if message.id not in catalogue(game.package, language):
                setting.fail(f"locale/{language}.ftl has no {message.id} (args: {', '.join(message.args) or 'none'})")
            text = Texts(language, game, players, viewer).message(message)
            if "{" in text or not text.strip():
                setting.fail(f"{message.id} with {message.args} is {text!r} in {language}")


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


def _facts(variables: frozenset[str]) -> frozenset[str]:
    """The variables that carry facts: whether a sentence speaks to "you" is each language's own affair."""
    return frozenset(name for name in variables if name != "you" and not name.endswith("-you"))
