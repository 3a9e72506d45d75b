"""Stories: complete in three languages, of the right length, well set, no two alike, true to the cards."""

import csv
from pathlib import Path
from typing import Final

import pytest

from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.registry import all_games
from baluchon.stories import has_stories, stories_of
from tools import stories

GAMES = [game for game in all_games() if has_stories(game)]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
every_language = pytest.mark.parametrize("language", LANGUAGES)


TOLD: Final = {
    "road-trip-europa": ["cards.csv"],
    "trekking-through-history": ["cards.csv"],
    "trekking-the-world": ["places.csv"],
    "lets-take-a-hike": ["items.csv", "hazards.csv"],
    "tour-du-monde": ["countries.csv", "secondaries.csv"],
}
"""What lies on the table of each game and names a place, an event or a thing: all of it has a story."""


PRINTED: Final = Path(__file__).parent / "data_sets" / "rulebook-sentences.txt"


def rows(game: Game) -> dict[str, dict[str, str]]:
    """The rows of the data that have a story, by their id."""
    texts = [game.resource("data", table).read_text(encoding="utf-8") for table in TOLD[game.id]]
    return {_id(row): row for text in texts for row in csv.DictReader(text.splitlines())}


def _id(row: dict[str, str]) -> str:
    """As the components are called: events by their year."""
    if "year" not in row:
        return row["id"]
    year = int(row["year"])
    return f"{-year}-bce" if year < 0 else str(year)


@every_game
@every_language
def test_every_card_has_its_story(game: Game, language: str) -> None:
    assert sorted(story.id for story in stories_of(game, language)) == sorted(rows(game))


@every_game
@every_language
def test_words_are_as_long_as_they_should_be_and_well_set(game: Game, language: str) -> None:
    _, told = stories.read(game.package.rsplit(".", 1)[1])
    faults = {
        id: found for id, story in told[language].items() if (found := list(stories.faults_of_words(language, story)))
    }
    assert faults == {}


@every_game
@every_language
def test_no_two_stories_are_alike(game: Game, language: str) -> None:
    _, told = stories.read(game.package.rsplit(".", 1)[1])
    assert list(stories.alike(told[language])) == []


@every_game
@every_language
def test_no_sentence_is_of_a_rulebook(game: Game, language: str) -> None:
    """The rulebooks are not ours to print: of each of their sentences only a hash is here."""
    printed = set(PRINTED.read_text(encoding="ascii").split())
    _, told = stories.read(game.package.rsplit(".", 1)[1])
    parts = [part for story in told[language].values() for part in story.values()]
    taken = [each for part in parts for each in stories.sentences(part) if stories.print_of(each) in printed]
    assert taken == []


@every_game
def test_facts_are_complete(game: Game) -> None:
    facts, _ = stories.read(game.package.rsplit(".", 1)[1])
    faults = {id: found for id, fact in facts.items() if (found := list(filter(None, stories.faults_of_facts(fact))))}
    assert faults == {}


@every_game
def test_places_and_years_are_those_of_the_cards(game: Game) -> None:
    cards = rows(game)
    for story in stories_of(game, "en"):
        row = cards[story.id]
        if row.get("year"):
            assert story.year == int(row["year"]), story.id
        if row.get("lat"):
            assert story.place == pytest.approx((float(row["lat"]), float(row["lon"])), abs=0.01), story.id
