"""Texts are set by the rules of their language; code glues no colons and signs to words and numbers."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from tools.markup import shown
from tools.typography import FIXED, NARROW, faults, set_right, set_sentences_right
from tools.wording import HOUSE, LANGUAGES, PACKAGES, ROOT, Read, everything, messages, sentences, variable

TEXTS: Final = list(everything())
FOLDERS: Final = (*HOUSE, *PACKAGES)
WEB: Final = ROOT / "web" / "src"


def by_folder(path: Path) -> str:
    return "/".join(path.relative_to(ROOT).parts[-2:])


# The rules themselves


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("fr", "Où ? Ici ; là !", f"Où{NARROW}? Ici{NARROW}; là{NARROW}!"),
        ("fr", "Prix: 3", f"Prix{FIXED}: 3"),
        ("fr", "« ici »", f"«{FIXED}ici{FIXED}»"),
        ("fr", 'dites "oui"', f"dites «{FIXED}oui{FIXED}»"),
        ("fr", "l'eau", "l’eau"),
        ("fr", "réfléchit …", "réfléchit…"),
        ("fr", "12 000 points", f"12{NARROW}000 points"),
        ("fr", "25 %", f"25{FIXED}%"),
        ("de", 'sag "ja"', "sag „ja“"),
        ("de", "sag “ja”", "sag „ja“"),
        ("de", "sag »ja«", "sag „ja“"),
        ("de", "überlegt …", f"überlegt{FIXED}…"),
        ("en", 'say "yes"', "say “yes”"),
        ("en", "the travellers' cards", "the travellers’ cards"),
        ("en", "thinking …", "thinking…"),
        ("en", "(-3 points)", "(−3 points)"),
        ("en", "2-5 players", "2–5 players"),
        ("en", "now - or never", "now – or never"),
    ],
)
def test_a_text_is_set_right(language: str, wrong: str, right: str) -> None:
    assert faults(wrong, language)
    assert set_right(wrong, language) == right
    assert faults(right, language) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "- TM-C1 106 cartes de `a: b` à https://example.org/?a;b"),
        ("fr", "10:30"),
        ("fr", "(?)"),
        ("de", "Wohin heute? Los: ja!"),
        ("en", "TW-M2, 2 + 1"),
    ],
)
def test_what_is_right_stays(language: str, text: str) -> None:
    assert faults(text, language) == []
    assert set_right(text, language) == text


def test_sentences_are_set_right_around_their_arguments() -> None:
    source = "# l'avis : non\na = { $x } : { $n ->\n    [one] l'une ?\n   *[other] « { $n } »\n}\n"
    right = "# l'avis : non\na = { $x }_: { $n ->\n    [one] l’une-?\n   *[other] «_{ $n }_»\n}\n"
    assert set_sentences_right(source, "fr") == right.replace("_", FIXED).replace("-?", f"{NARROW}?")


# Texts


@pytest.mark.parametrize("path", sorted({text.path for text in TEXTS}), ids=lambda path: str(path.relative_to(ROOT)))
def test_texts_are_set_by_the_rules_of_their_language(path: Path) -> None:
    """To set them right: python -m tools.typography."""
    wrong = {
        str(text): lacking for text in TEXTS if text.path == path and (lacking := faults(text.text, text.language))
    }
    assert wrong == {}


def test_no_plural_stands_in_parentheses() -> None:
    assert [str(text) for text in TEXTS if re.search(r"\w\((s|es|e|n|en|er|x|ne|nes)\)", text.text)] == []


NUMBERS: Final = {
    "actions", "boots", "cards", "count", "crystals", "hours", "links", "minutes", "points", "steps", "swaps", "turns",
}  # fmt: skip
"""Arguments that may be 1; what is never 1, such as the rounds of a game, needs no plural form."""
NEVER_ONE: Final = {
    "board-price": "the cards of a pair",
    "board-trek": "no trek is worth one point",
    "board-trek-then": "no trek is worth one point",
    "ending-drought": "a limit of turns",
    "ending-visits": "the visits that end the game",
    "event-ran-dry": "a limit of turns",
    "event-round": "the cards that are dealt",
    "prompt-turn-or-hike": "all actions of a turn",
    "reason-no-pair": "the cards of a pair",
    "reason-same-symbol": "the cards of a pair",
    "reason-too-many-swaps": "a limit",
}
"""Sentences in which a number is never 1, and what it is."""
COUNTED: Final = {
    "en": re.compile(r"[ \u00a0](?!is\b|has\b|discards\b|as\b|less\b)[a-z]+s\b"),
    "fr": re.compile(r"[ \u00a0\u202f](?!pas\b|plus\b|dans\b|vers\b|sans\b|sous\b|très\b)[a-zéèàêç]+[sx]\b"),
    "de": re.compile(r"[ \u00a0](?!Min\b|Std\b|Uhr\b|Pkt\b|SP\b)[A-ZÄÖÜ]\w+"),
}
"""What stands behind a number if things are counted by it: a plural, in German a noun; abbreviations have one form."""


def counts_without_plural(pattern: ast.Pattern, language: str, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Numbers before a noun whose form does not follow them."""
    for element, behind in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            for each in expression.variants:
                yield from counts_without_plural(each.value, language, chosen | {variable(expression.selector)})
            continue
        name = variable(expression)
        noun = COUNTED[language].match(behind.value) if isinstance(behind, ast.TextElement) else None
        if noun and name in NUMBERS and name not in chosen:
            yield f"{{{name}}}{noun[0]}"


@pytest.mark.parametrize("folder", FOLDERS, ids=by_folder)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_a_form_for_one(folder: Path, language: str) -> None:
    found = {
        message.id.name: counted
        for message in messages(folder / "locale" / f"{language}.ftl")
        if message.id.name not in NEVER_ONE
        and message.value is not None
        and (counted := list(counts_without_plural(message.value, language)))
    }
    assert found == {}


def test_the_forms_of_what_is_counted_are_looked_for() -> None:
    source = (
        "a = { $points } points\nb = { $points ->\n    [one] { $points } point\n   *[other] { $points } points\n}\n"
    )
    entries = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    found = [list(counts_without_plural(entry.value, "en")) for entry in entries if entry.value is not None]
    assert found == [["{points} points"], []]


DESCRIBING: Final = ("tagline", "kind", "option-", "part-", "line-", "field-", "word-", "tip-")
"""Texts that are given no arguments: they describe the game, and their figures are the same in each language."""
TYPED: Final = {
    "play-hint-keys": "choices are counted from 1",
    "play-number-range": "choices are counted from 1",
    "board-legend": "explains how a figure is written",
    "tagline-house": "a variant for the number it is given",
}
"""Sentences with a figure typed in, and why it stands in no data."""
NUMBER_WORDS: Final = {
    "en": "three|four|five|six|seven|eight|nine|ten|eleven|twelve",
    "fr": "trois|quatre|cinq|six|sept|huit|dix|onze|douze",
    "de": "drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf",
}
PLUS_ONE: Final = "+1"
"""The name that is printed on a card."""


def figures(text: Read) -> list[str]:
    """The figures that are typed into a sentence."""
    typed = re.sub(r"\{[^{}]*\}|\\u[0-9A-F]{4}", "", text.text).replace(PLUS_ONE, "")
    return re.findall(rf"\d+|\b(?:{NUMBER_WORDS[text.language]})\b", typed, re.IGNORECASE)


@pytest.mark.parametrize("folder", FOLDERS, ids=by_folder)
def test_sentences_are_given_their_figures(folder: Path) -> None:
    """What stands in data is an argument; a 1 may be typed where the form for one is chosen."""
    asked = [text for text in sentences(folder) if not text.place.startswith(DESCRIBING) and text.place not in TYPED]
    assert [str(text) for text in asked if set(figures(text)) - {"1"}] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=by_folder)
def test_descriptions_have_the_same_figures_in_each_language(folder: Path) -> None:
    found: dict[str, dict[str, list[str]]] = {}
    for text in sentences(folder):
        if text.place.startswith(DESCRIBING):
            digits = re.findall(r"\d+", re.sub(r"\{[^{}]*\}", "", text.text))
            found.setdefault(text.place, {}).setdefault(text.language, []).extend(sorted(digits))
    assert {id: each for id, each in found.items() if len(set(map(tuple, each.values()))) > 1} == {}


# Code

GLUE: Final = re.compile(r"\{\}\s?[:;!?](?=\s|$)|\{\}\s?%|(?<![\w}])-\{\}")
"""What languages set each in its own way behind a word or around a number; holes are words and numbers."""
TEMPLATE: Final = re.compile(r"\} ?[:;!?](?=\s\S|`)[^`\n]*`|(?<![\w}])-\$\{")
"""The same in what may be a template of a script."""
SVELTE: Final = sorted(WEB.rglob("*.svelte"))
SCRIPTS: Final = sorted([*SVELTE, *WEB.rglob("*.ts")])
PROPER: Final = {"Baluchon"}
UNSURE: Final = "{}?"
"""A number that may still change: a sign in a table, not a question."""


def web_name(path: Path) -> str:
    return str(path.relative_to(WEB))


@pytest.mark.parametrize("path", SVELTE, ids=web_name)
def test_markup_has_no_words_of_its_own(path: Path) -> None:
    words = [text for text in shown(path.read_text()) if re.search(r"[^\W\d_]{2}", text)]
    assert [text for text in words if text not in PROPER and not text.startswith("{}/#/")] == []


@pytest.mark.parametrize("path", SVELTE, ids=web_name)
def test_markup_glues_nothing_to_words_and_numbers(path: Path) -> None:
    """A colon between two words is a message (`texts.labelled`), a number `texts.number` or `texts.percent`."""
    assert [text for text in shown(path.read_text()) if text != UNSURE and GLUE.search(text)] == []


@pytest.mark.parametrize("path", SCRIPTS, ids=web_name)
def test_scripts_glue_nothing_to_words_and_numbers(path: Path) -> None:
    source = re.sub(r"<style.*?</style>", "", path.read_text(), flags=re.S)
    assert [each[0] for each in TEMPLATE.finditer(source)] == []


def test_glue_is_found() -> None:
    source = '<script>let a = 1;</script><p class="x">{#if a}{name}: {a}{/if}</p><b aria-label="{a}!">+{a}</b>{a} %'
    assert shown(source) == ["{}: {}", "+{}", "{} %", "{}!"]
    assert TEMPLATE.search("`${texts.name(a)}: ${b}`")
    assert TEMPLATE.search("`(-${points})`")
    assert not TEMPLATE.search("`${kind}:${id} ${a ? b : c}`")


def speaking() -> list[Path]:
    """Python files that speak to people in their language: the terminal, boards, pages."""
    source = ROOT / "src" / "baluchon"
    files = [*(source / "cli").glob("*.py"), *(source / "boards").glob("*.py"), source / "arena" / "curve.py"]
    return sorted([*files, *source.glob("games/*/board.py"), *source.glob("lanterns/board.py")])


def glued(source: str) -> list[str]:
    """Texts that are glued together where a function speaks a reader's language; errors are English only."""
    functions = [each for each in python.walk(python.parse(source)) if isinstance(each, python.FunctionDef)]
    speaking = [each for each in functions if re.search(r"\b_?[tT]exts\b", python.unparse(each))]
    return [text for each in speaking for text in _texts(each) if GLUE.search(text)]


def _texts(tree: python.AST) -> Iterator[str]:
    """The texts of a function, with holes for what is put into them."""
    if isinstance(tree, python.Raise):
        return
    if isinstance(tree, python.JoinedStr):
        yield "".join(_part(part) for part in tree.values)
    if isinstance(tree, python.Call):
        # What is appended stands behind another word.
        for argument in tree.args:
            parts = argument.values if isinstance(argument, python.JoinedStr) else [argument]
            yield "{}" + "".join(_part(part) for part in parts)
    for child in python.iter_child_nodes(tree):
        yield from _texts(child)


def _part(part: python.AST) -> str:
    if isinstance(part, python.Constant):
        return part.value if isinstance(part.value, str) else "{}"
    share = isinstance(part, python.FormattedValue) and part.format_spec and "%" in python.unparse(part.format_spec)
    return "{}%" if share else "{}"


@pytest.mark.parametrize("path", speaking(), ids=lambda path: str(path.relative_to(ROOT / "src" / "baluchon")))
def test_python_glues_nothing_to_words_and_numbers(path: Path) -> None:
    assert glued(path.read_text()) == []


@pytest.mark.parametrize(
    ("line", "is_glued"),
    [
        ('a = f"{b}: {c}"', True),
        ('a = f"{b:.0%}"', True),
        ('a = f"(-{b})"', True),
        ('text.append(f": {c}")', True),
        ('raise Trouble(f"{file}: no")', False),
        ('a = f"card:{c}, {kind}:{id}"', False),
    ],
)
def test_glue_in_python_is_found(line: str, is_glued: bool) -> None:
    assert bool(glued(f"def said(texts):\n    {line}\n")) is is_glued
    assert glued(f"def unsaid():\n    {line}\n") == []
