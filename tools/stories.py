"""Checks the stories of games: `python -m tools.stories [GAME …]` says what is missing, too long, alike or badly set.

A story is what a card tells beyond its figures. `stories/facts.toml` beside a game has, for every id, where or when it
plays and what its facts stand on; `stories/{en,fr,de}.toml` have its words.
"""

import hashlib
import re
import sys
import tomllib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from tools import typography

GAMES: Final = Path("src/baluchon/games")
LANGUAGES: Final = ("en", "fr", "de")
PARTS: Final = ("line", "text", "question", "answer")
LONGEST_LINE: Final = 12
TEXT_WORDS: Final = (40, 60)
LONGEST_SENTENCE: Final = 18
MOST_COMMON: Final = 0.15
BROCHURE: Final = re.compile(
    r"\b(nestled|breathtaking|must-see|hidden gem|bustling|vibrant|rich tapestry|testament to|"
    r"incontournable|niché|à couper le souffle|joyau|eingebettet|atemberaubend|Juwel|malerisch gelegen)\b",
    re.IGNORECASE,
)


def words(text: str) -> list[str]:
    """The words of a text: what stands between spaces and has a letter or a digit; l’eau is one."""
    return [word for word in re.split(r"[\s\u00a0\u202f]+", text) if re.search(r"\w", word)]


def sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?…])[\s\u00a0\u202f]*[»“”)]*\s+", text) if words(part)]


def read(game: str) -> tuple[dict[str, Any], dict[str, dict[str, dict[str, str]]]]:
    """The facts of a game's stories, and its words by language and id."""
    folder = GAMES / game / "stories"
    facts = tomllib.loads((folder / "facts.toml").read_text(encoding="utf-8"))
    told = {
        language: tomllib.loads((folder / f"{language}.toml").read_text(encoding="utf-8")) for language in LANGUAGES
    }
    return facts, told


def faults_of_words(language: str, story: dict[str, str]) -> Iterator[str]:
    for part in PARTS:
        if not story.get(part, "").strip():
            yield f"no {part}"
            continue
        if found := list(typography.faults(story[part], language)):
            yield f"{part}: {found[0]}"
        if found_word := BROCHURE.search(story[part]):
            yield f"{part}: {found_word.group()!r} is brochure tone"
    if len(words(story.get("line", ""))) > LONGEST_LINE:
        yield f"line has {len(words(story['line']))} words, at most {LONGEST_LINE}"
    text = story.get("text", "")
    least, most = TEXT_WORDS
    if not least <= len(words(text)) <= most:
        yield f"text has {len(words(text))} words, wanted {least} to {most}"
    told = sentences(text)
    if told and len(words(text)) / len(told) > LONGEST_SENTENCE:
        yield f"mean sentence has {len(words(text)) / len(told):.1f} words, at most {LONGEST_SENTENCE}"
    if not story.get("question", "").rstrip().endswith("?"):
        yield "question has no question mark"


def faults_of_facts(fact: dict[str, Any]) -> Iterator[str]:
    if "place" not in fact and "year" not in fact and fact.get("anywhere") is not True:
        yield "neither place nor year"
    if "place" in fact:
        latitude, longitude = fact["place"]
        if not (-90 <= latitude <= 90 and -180 <= longitude <= 180):
            yield f"place {fact['place']} is not on earth"
    sources = fact.get("sources")
    if not sources:
        yield "no sources (or common = true)" if not fact.get("common") else ""
    for source in sources or ():
        if set(source) != {"title", "publisher"}:
            yield f"a source has title and publisher, not {sorted(source)}"


def alike(told: dict[str, dict[str, str]]) -> Iterator[str]:
    """Pairs of texts that say the same in the same words: too many rows of three words are common to both."""
    rows = {id: _threes(story.get("text", "")) for id, story in told.items()}
    for (one, first), (other, second) in combinations(rows.items(), 2):
        if len(first & second) > MOST_COMMON * min(len(first), len(second)):
            yield f"{one} and {other} are alike"


def _threes(text: str) -> set[tuple[str, ...]]:
    each = [word.strip(".,;:!?…«»„“”()").casefold() for word in words(text)]
    return set(zip(each, each[1:], each[2:], strict=False))


def print_of(sentence: str) -> str:
    """What tells a sentence from all others without saying it: a hash of its letters and digits."""
    letters = "".join(re.findall(r"\w", sentence.casefold()))
    return hashlib.sha256(letters.encode()).hexdigest()[:16]


def main(games: list[str]) -> int:
    faults = 0
    for game in games or [folder.parent.name for folder in sorted(GAMES.glob("*/stories"))]:
        facts, told = read(game)
        for language, stories in told.items():
            for missing in sorted(set(facts) ^ set(stories)):
                print(f"{game} {language} {missing}: in facts.toml or {language}.toml only")
                faults += 1
            for story_id, story in stories.items():
                for fault in faults_of_words(language, story):
                    print(f"{game} {language} {story_id}: {fault}")
                    faults += 1
            for fault in alike(stories):
                print(f"{game} {language}: {fault}")
                faults += 1
        for story_id, fact in facts.items():
            for fault in filter(None, faults_of_facts(fact)):
                print(f"{game} {story_id}: {fault}")
                faults += 1
        print(f"{game}: {len(facts)} stories")
    return min(faults, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
