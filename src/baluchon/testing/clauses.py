"""Rules in words: an opening in plain words, the same clauses and rulings in every language, and a test for each."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.rulespage import SIGN, RulesPage, rules_page
from baluchon.testing.setting import Violation

OPENINGS = {"en": "In short", "fr": "En bref", "de": "Kurz gesagt"}
"""What the first section of the rules is called."""
SIGN_LINES = {
    "en": "◇ marks our ruling where the printed rules leave a question open.",
    "fr": "◇ signale notre décision là où la règle imprimée laisse une question ouverte.",
    "de": "◇ kennzeichnet unsere Festlegung, wo die gedruckte Regel eine Frage offenlässt.",
}
"""The line at the head of rules with rulings that explains the sign."""
LEAST_WORDS, MOST_WORDS = 40, 220
"""Of the opening: about half a page."""
_SPELT_OUT = re.compile(
    r"\b(?:our rulings?|(?:notre|nos) (?:choix|décisions?)|unsere (?:Festlegung|Wahl)(?:en)?)\b",
    re.IGNORECASE,
)

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


def rules_open_in_plain_words(game: Game) -> None:
    """The rules begin with a short section in plain words: no clause ids, no rulings, about half a page."""
    for language in LANGUAGES:
        page = _page(game, language)
        place = f"{game.id}: rules/{language}.md"
        if not page.short or page.short_title != OPENINGS[language]:
            raise Violation(f"{place} does not open with a section `## {OPENINGS[language]}` without clauses")
        text = " ".join(page.short)
        if odd := [*_CITED.findall(text), *([SIGN] if SIGN in text else [])]:
            raise Violation(f"{place}: the opening has {', '.join(odd)}; it is for people who have never played")
        if not LEAST_WORDS <= len(text.split()) <= MOST_WORDS:
            raise Violation(
                f"{place}: the opening has {len(text.split())} words; {LEAST_WORDS} to {MOST_WORDS} are half a page"
            )


def rulings_are_marked(game: Game) -> None:
    """What is a ruling of ours bears the sign, in the same clauses in every language, and the head explains it once."""
    marks = {language: _marks(_page(game, language)) for language in LANGUAGES}
    for language in LANGUAGES:
        page = _page(game, language)
        place = f"{game.id}: rules/{language}.md"
        odd = [id for id, count in marks[language].items() if count != marks["en"].get(id)]
        if odd:
            raise Violation(f"{place} and rules/en.md have another number of {SIGN} in {', '.join(odd)}")
        wanted = SIGN_LINES[language] if any(marks[language].values()) else ""
        if page.sign != wanted:
            raise Violation(f"{place} explains the sign by {page.sign!r}, not by {wanted!r}")
        texts = [(entry.id or section.title, entry.text) for section in page.sections for entry in section.entries]
        spelt = [f"{where} ({found[0]})" for where, text in texts if (found := _SPELT_OUT.search(text))]
        if spelt:
            raise Violation(f"{place} says in words what the sign {SIGN} says: {', '.join(spelt)}")


def _page(game: Game, language: str) -> RulesPage:
    if not game.resource("rules", f"{language}.md").is_file():
        raise Violation(f"{game.id} has no rules/{language}.md")
    return rules_page(game, language)


def _marks(page: RulesPage) -> dict[str, int]:
    """How often each clause bears the sign."""
    return {entry.id: entry.text.count(SIGN) for section in page.sections for entry in section.entries if entry.id}


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
