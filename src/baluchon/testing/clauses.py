"""Rule clauses: the same in every language, and each with a test that cites it."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.testing.setting import Violation

_LINE = re.compile(r"^\s*[-*]\s+\**([A-Z]{2,3}-[A-Z]{1,2}\d+[a-z]?)\b", re.MULTILINE)
_CITED = re.compile(r"\b[A-Z]{2,3}-[A-Z]{1,2}\d+[a-z]?\b")


def clauses(game: Game, language: str) -> list[str]:
    """The ids of the clauses in the game's rules, in order: the lines `- RT-P1 …` of `rules/LANGUAGE.md`."""
    found = _in_rules(game.package, language)
    if found is None:
        raise Violation(f"{game.id} has no rules/{language}.md")
    return list(found)


@cache
def _in_rules(package: str, language: str) -> tuple[str, ...] | None:
    file = files(package) / "rules" / f"{language}.md"
    return tuple(_LINE.findall(file.read_text(encoding="utf-8"))) if file.is_file() else None


def clauses_agree(game: Game) -> None:
    """The rules have the same clauses in the same order in every language, none of them twice."""
    english = clauses(game, "en")
    if not english:
        raise Violation(f"{game.id}: no line of rules/en.md begins with a clause id such as `- RT-P1`")
    twice = sorted({clause for clause in english if english.count(clause) > 1})
    if twice:
        raise Violation(f"{game.id}: rules/en.md has {', '.join(twice)} twice")
    for language in LANGUAGES:
        found = clauses(game, language)
        if found != english:
            odd = sorted(set(english) ^ set(found)) or "the order"
            raise Violation(f"{game.id}: rules/{language}.md and rules/en.md differ in {odd}")


def clauses_have_tests(game: Game, tests: Path) -> None:
    """Every clause is cited by a test file in this folder, and nothing that is cited is missing in the rules."""
    known = clauses(game, "en")
    family = {clause.partition("-")[0] for clause in known}
    cited: dict[str, str] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for clause in _CITED.findall(file.read_text(encoding="utf-8")):
            if clause.partition("-")[0] in family:
                cited.setdefault(clause, file.name)
    untested = [clause for clause in known if clause not in cited]
    if untested:
        raise Violation(f"{game.id}: no test in {tests.name}/ cites {', '.join(untested)}")
    unknown = [f"{clause} ({file})" for clause, file in cited.items() if clause not in known]
    if unknown:
        raise Violation(f"{game.id}: tests cite clauses that rules/en.md does not have: {', '.join(unknown)}")
