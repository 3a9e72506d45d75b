"""Stories: complete in three languages, of the right length, well set, no two alike, true to the cards."""

import csv

import pytest

from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.registry import all_games
from baluchon.stories import has_stories, stories_of
from tools import stories

GAMES = [game for game in all_games() if has_stories(game)]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def told_about(game: Game) -> list[str]:
    """The ids that have a story: what lies on the table of each game and names a place, an event or a thing."""
    data = game.resource("data")
    tables = {
        "road-trip-europa": ["cards.csv"],
        "trekking-through-history": ["cards.csv"],
        "trekking-the-world": ["places.csv"],
        "lets-take-a-hike": ["items.csv", "hazards.csv"],
        "tour-du-monde": ["countries.csv", "secondaries.csv"],
    }[game.id]
    rows = [row for table in tables for row in csv.DictReader((data / table).open(encoding="utf-8"))]
    return [row["id"] for row in rows if row.get("kind", "") != "special"]


@every_game
@every_language
def test_every_card_has_its_story(game: Game, language: str) -> None:
    assert sorted(story.id for story in stories_of(game, language)) == sorted(told_about(game))


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
def test_facts_are_complete(game: Game) -> None:
    facts, _ = stories.read(game.package.rsplit(".", 1)[1])
    faults = {id: found for id, fact in facts.items() if (found := list(filter(None, stories.faults_of_facts(fact))))}
    assert faults == {}


@every_game
def test_places_and_years_are_those_of_the_cards(game: Game) -> None:
    rows = {
        row["id"]: row
        for table in game.resource("data").iterdir()
        if table.name.endswith(".csv")
        for row in csv.DictReader(table.open(encoding="utf-8"))
        if "id" in row
    }
    for story in stories_of(game, "en"):
        row = rows[story.id]
        if row.get("year"):
            assert story.year == int(row["year"]), story.id
        if row.get("lat"):
            assert story.place == pytest.approx((float(row["lat"]), float(row["lon"])), abs=0.01), story.id
