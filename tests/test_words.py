"""One word per thing, and the same said in each language: figures, components, and the words we settled on.

`docs/words.md` is the list. A word that was given up stands in its last table and in no text.
"""

import csv
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from baluchon.kernel.declaration import Game
from baluchon.kernel.registry import all_games
from tools.wording import GAMES, HOUSE, LANGUAGES, PACKAGES, ROOT, Read, of_game, rules, sentences

LIST: Final = ROOT / "docs" / "words.md"
IN_FOLDER: Final = {
    **{folder: list(sentences(folder)) for folder in HOUSE},
    **{folder: list(of_game(folder)) for folder in PACKAGES},
}
"""The texts that people read, by house and game."""


# The list of words

GIVEN_UP: Final = "Given up"
EVERYWHERE: Final = "everywhere"
TITLES: Final = {
    "house": HOUSE,
    "lanterns": (PACKAGES[-1],),
    **{folder.name.replace("_", "-"): (folder,) for folder in GAMES},
}
"""Which folders the words of an area are for: the house, or a game by its id."""


def tables() -> dict[str, list[dict[str, str]]]:
    """The tables of the list by their headings."""
    found: dict[str, list[dict[str, str]]] = {}
    for part in re.split(r"^## ", LIST.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in body.splitlines() if line[:1] == "|"]
        found[heading.strip()] = [dict(zip(rows[0], row, strict=True)) for row in rows[2:]]
    return found


def folders_of(area: str) -> tuple[Path, ...]:
    return tuple(folder for each in TITLES.values() for folder in each) if area == EVERYWHERE else TITLES[area]


@cache
def texts_of(area: str, language: str) -> list[Read]:
    """The texts of an area."""
    return [text for folder in folders_of(area) for text in IN_FOLDER[folder] if text.language == language]


@dataclass(frozen=True)
class Given:
    """A word that was given up; `*` stands for any ending, and the exceptions are phrases in which it stays."""

    area: str
    language: str
    word: str
    exceptions: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.area}, {self.language}: {self.word}"

    def stands_in(self, text: str) -> bool:
        for phrase in self.exceptions:
            text = re.sub(_loose(phrase), "", text)
        return re.search(rf"(?<!\w){_loose(self.word)}(?!\w)", text) is not None


def _loose(word: str) -> str:
    """A word with any ending for `*`, any space for a space, and its first letter large or small."""
    pattern = re.escape(word[0].lower() + word[1:]).replace(r"\*", r"\w*").replace(r"\ ", r"\s")
    return f"(?:{pattern}|{re.escape(word[0].upper())}{pattern[len(re.escape(word[0].lower())) :]})"


def given_up() -> list[Given]:
    return [
        Given(row["where"], row["language"], word, tuple(filter(None, row["but not"].split(" · "))))
        for row in tables()[GIVEN_UP]
        for word in row["given up"].split(", ")
    ]


@pytest.mark.parametrize("given", given_up(), ids=str)
def test_words_given_up_stand_in_no_text(given: Given) -> None:
    assert [str(text) for text in texts_of(given.area, given.language) if given.stands_in(text.text)] == []


@pytest.mark.parametrize(
    ("word", "text", "found"),
    [
        ("tipp", "Ein Tipp!", True),
        ("tipp", "Tippe", False),
        ("tipp*", "Tippe", True),
        ("seat 0", "at seat\u00a00", True),
        ("montre", "votre montre à gousset", False),
        ("montre", "votre montre", True),
    ],
)
def test_a_word_given_up_is_found(word: str, text: str, found: bool) -> None:
    assert Given(EVERYWHERE, "fr", word, ("montre à gousset",)).stands_in(text) is found


def test_the_list_has_a_table_for_the_house_and_for_each_game() -> None:
    assert set(tables()) == set(TITLES) - {"lanterns"} | {GIVEN_UP}
    for row in tables()[GIVEN_UP]:
        assert row["where"] in {EVERYWHERE, *TITLES}
        assert row["language"] in LANGUAGES


@pytest.mark.parametrize("area", [area for area in tables() if area != GIVEN_UP])
def test_the_words_of_the_list_are_those_of_the_texts(area: str) -> None:
    """One of the words in a cell is found in a text, with whatever ending."""
    said = {language: "\n".join(text.text for text in texts_of(area, language)).lower() for language in LANGUAGES}
    said = {language: re.sub(r"\s", " ", text) for language, text in said.items()}
    unsaid = [
        f"{row['term']}, {language}: {row[language]}"
        for row in tables()[area]
        for language in LANGUAGES
        if not any(word.lower() in said[language] for word in row[language].split(", "))
    ]
    assert unsaid == []


# The same in each language

CLAUSE: Final = re.compile(r"- ([A-Z]{2}-[A-Z]{1,2}\d+) (.*)")
CITED: Final = re.compile(r"\b[A-Z]{2}-[A-Z]{1,2}\d+\b")
WORDS: Final = {
    "en": ["three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    "fr": ["trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"],
    "de": ["drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
}
TOGETHER: Final = {"dritt": "drei", "viert": "vier", "fünft": "fünf"}
"""German counts people so: zu dritt."""


def clauses(folder: Path) -> dict[str, dict[str, str]]:
    """The texts of the clauses of a game by language."""
    found: dict[str, dict[str, str]] = {}
    for line in rules(folder):
        if clause := CLAUSE.match(line.text):
            found.setdefault(clause[1], {})[line.language] = clause[2]
    return found


def figures(text: str, language: str) -> Counter[int]:
    """The numbers from 3 on in a clause, in figures or words; not those of clauses it cites.

    One is also an article, and two is also both, a pair and a half.
    """
    plain = re.sub(r"(?<=\d)[.,\u00a0\u202f](?=\d{3}\b)", "", CITED.sub("", text))
    plain = re.sub(
        r"\bzu (dritt|viert|fünft)\b", lambda people: TOGETHER[people[1].lower()], plain, flags=re.IGNORECASE
    )
    found = Counter(int(number) for number in re.findall(r"\d+", plain))
    for value, word in enumerate(WORDS[language], 3):
        found[value] += len(re.findall(rf"\b{word}\b", plain, re.IGNORECASE))
    return Counter({value: times for value, times in found.items() if value > 2 and times})


@pytest.mark.parametrize("folder", PACKAGES, ids=lambda folder: folder.name)
def test_clauses_have_the_same_figures_in_each_language(folder: Path) -> None:
    different = {
        id: {language: dict(figures(text[language], language)) for language in LANGUAGES}
        for id, text in clauses(folder).items()
        if len({tuple(sorted(figures(text[language], language).items())) for language in LANGUAGES}) > 1
    }
    assert different == {}


def test_figures_are_found_in_words_and_thousands() -> None:
    assert figures("zu dritt 12.000, drei in TM-C3", "de") == Counter({3: 2, 12000: 1})
    assert figures("three of 12,000 for 3", "en") == Counter({3: 2, 12000: 1})


UNNAMED: Final = {"short"}
"""Kinds of names that are short forms of others, for cards and maps."""
LEAST: Final = 4
"""Letters of a name that is no everyday word, such as top."""


def names(text: str, name: str) -> bool:
    """Whether a text names a component: one of the long words of its name, with whatever ending."""
    words = [word[:4] for word in re.findall(r"\w{4,}", name)] or [name]
    return any(re.search(rf"(?<!\w){re.escape(word)}", text, re.IGNORECASE) for word in words)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_clauses_name_the_same_components_in_each_language(game: Game) -> None:
    folder = next(folder for folder in PACKAGES if folder.name == game.id.replace("-", "_"))
    named = {ref: each for ref, each in game.names.items() if ref.partition(":")[0] not in UNNAMED}
    components = [each for each in named.values() if len(each["en"]) >= LEAST]
    lacking = [
        f"{id}, {language}: {each[language]}"
        for id, text in clauses(folder).items()
        for each in components
        if re.search(rf"(?<!\w){re.escape(each['en'])}s?(?!\w)", text["en"], re.IGNORECASE)
        for language in LANGUAGES
        if not names(text[language], each[language])
    ]
    assert lacking == []


@pytest.mark.parametrize("path", [path for folder in PACKAGES for path in sorted((folder / "data").rglob("*.csv"))])
def test_names_in_tables_are_in_all_languages(path: Path) -> None:
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    named = {column.rpartition("_")[0] for column in rows[0] if column.endswith(("_fr", "_de"))}
    for row in rows:
        assert [f"{each}_{language}" for each in named for language in LANGUAGES if not row[f"{each}_{language}"]] == []
