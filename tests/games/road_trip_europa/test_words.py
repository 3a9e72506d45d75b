"""What is said in three languages: kinds of culture read as people speak of them, one point is one."""

import pytest

from baluchon.games.road_trip_europa import GAME
from baluchon.games.road_trip_europa.components import CULTURE_IDS
from baluchon.kernel.declaration import LANGUAGES
from baluchon.kernel.words import Argument
from baluchon.texts import Texts

PLAYERS = ("Ada", "Ben")


def texts(language: str, viewer: int = 0) -> Texts:
    return Texts(language, GAME, PLAYERS, viewer)


@pytest.mark.parametrize(
    ("move", "french", "german", "english"),
    [
        ("name music", "Compter la musique", "Musik werten", "Score music"),
        ("name art", "Compter l’art", "Kunst werten", "Score art"),
        ("name nature", "Compter les merveilles de la nature", "Naturwunder werten", "Score natural wonders"),
    ],
)
def test_a_kind_of_culture_is_scored(move: str, french: str, german: str, english: str) -> None:  # RT-P4
    index = GAME.moves.parse(move)
    assert [texts(language).move(index) for language in ("fr", "de", "en")] == [french, german, english]


def test_what_culture_brought_is_told_in_points() -> None:  # RT-P4
    args: dict[str, Argument] = {"seat": "seat:1", "culture": "culture:music", "points": 8}
    assert texts("fr").say("event-named", **args) == "Ben compte la musique\u00a0: 8 points."
    assert texts("de", 1).say("event-named", **args) == "Du wertest Musik: 8 Punkte."
    assert texts("en").say("event-named", **args) == "Ben scores music: 8 points."


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "Start and end: 1 point for you.", "Start and end: 2 points for you."),
        ("fr", "Départ et fin\u00a0: 1 point pour vous.", "Départ et fin\u00a0: 2 points pour vous."),
        ("de", "Start und Ende: 1 Punkt für dich.", "Start und Ende: 2 Punkte für dich."),
    ],
)
def test_one_point_is_one(language: str, one: str, more: str) -> None:
    assert texts(language).say("event-start-end", seat="seat:0", points=1) == one
    assert texts(language).say("event-start-end", seat="seat:0", points=2) == more


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["event-will-name", "event-named", "reason-culture-not-in-row"])
def test_every_kind_of_culture_has_its_sentence(language: str, message: str) -> None:
    told = {texts(language).say(message, seat="seat:0", culture=f"culture:{id}", points=2) for id in CULTURE_IDS}
    assert len(told) == len(CULTURE_IDS)
    assert not any("{" in each or each.endswith("..") for each in told)
