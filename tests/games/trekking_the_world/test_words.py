"""What is told to whom."""

from typing import Any

import pytest

from baluchon.games.trekking_the_world import GAME
from baluchon.games.trekking_the_world.components import PLACE_IDS
from baluchon.kernel.bits import members
from baluchon.kernel.declaration import LANGUAGES
from baluchon.kernel.words import Argument, Message
from baluchon.testing.wording import catalogue
from baluchon.texts import Texts
from tests.games.trekking_the_world.positions import MOVES, RULES, Draws, play, position

BANFF = ["banff", "airport-dubai"]


def told(text: str, viewer: int | None, **changes: Any) -> list[Message]:
    s = position(**changes)
    s.facts = []
    RULES.play(s, s.turn, MOVES.parse(text), Draws())
    return GAME.events(s.facts, viewer)


def test_a_card_drawn_from_the_pile_is_told_to_its_owner_only() -> None:  # TW-V1
    assert told("draw", 0, phase="action")[0].args["trek"] == "trek:scenery-1"
    for viewer in (1, None):
        assert told("draw", viewer, phase="action")[0].args["trek"] == "trek:face-down"


def test_an_open_card_is_told_to_all() -> None:  # TW-V1
    for viewer in (0, 1, None):
        assert told("take history-1", viewer, phase="action")[0] == Message(
            "event-took", {"seat": "seat:0", "trek": "trek:history-1"}
        )


def test_the_value_of_a_token_is_told_to_its_owner_only() -> None:  # TW-K4
    changes = {"hands": ["water-1", ""], "bare": True, "cubes": {"old-havana": "red"}}
    assert told("go old-havana", 0, **changes)[-1].id == "event-own-token"
    for viewer in (1, None):
        assert told("go old-havana", viewer, **changes)[-1] == Message(
            "event-token", {"seat": "seat:0", "region": "region:north-america"}
        )


def test_cards_laid_down_together_are_told_together() -> None:  # TW-A2
    hands = ["scenery-1 adventure-1 nature-1 water-1", ""]
    messages = told("visit banff", 1, phase="action", trekkers=BANFF, hands=hands)
    paid = next(message for message in messages if message.id == "event-paid")
    assert paid.args["treks"] == ["trek:scenery-1", "trek:adventure-1", "trek:nature-1"]


def test_sentences() -> None:
    s = position(hands=["water-1", ""], trekkers=BANFF)
    s.facts = []
    RULES.play(s, 0, MOVES.parse("go grand-canyon"), Draws())
    for language, own, other in (
        ("en", "You move to the Grand Canyon: one link.", "Ana moves to the Grand Canyon: one link."),
        ("fr", "Vous allez au Grand Canyon\u00a0: une étape.", "Ana va au Grand Canyon\u00a0: une étape."),
        ("de", "Du wanderst zum Grand Canyon: eine Etappe.", "Ana wandert zum Grand Canyon: eine Etappe."),
    ):
        for viewer, sentence in ((0, own), (1, other)):
            texts = Texts(language, GAME, ["Ana", "Ben"], viewer)
            assert sentence in [texts.message(message) for message in GAME.events(s.facts, viewer)]


def test_prompts() -> None:
    s = position(hands=["water-1 history-1 nature-1", ""])
    assert GAME.prompt(s, 0).id == "prompt-move"
    play(s, "go old-havana", "pay water-1")
    prompt = GAME.prompt(s, 0)
    way: dict[str, Argument] = {"links": 1, "exact": "yes", "least": 1, "longer": "yes"}
    assert prompt == Message("prompt-trek", {"place": "place:old-havana"} | way)
    assert Texts("en", GAME).message(prompt) == "Paid: one link. Depart, or add cards for a longer way?"
    play(s, "depart")
    assert GAME.prompt(s, 0).id == "prompt-action"


def test_a_way_is_asked_for_by_its_links() -> None:
    s = position(hands=["water-2 history-1", ""])
    play(s, "go old-havana")
    links = members(s.lengths)
    assert len(links) > 1
    said = Texts("en", GAME).message(GAME.prompt(s, 0))
    assert said == f"Old Havana: pay {'one link' if links[0] == 1 else f'{links[0]} links'} or more."


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_only_places_there_are(language: str) -> None:
    told_apart = {
        word for id in ("to-place", "the-destination") for _, word in catalogue(GAME.package, language)[id].cases
    }
    assert told_apart - {"other"} <= set(PLACE_IDS)
    for ref in (f"place:{id}" for id in PLACE_IDS):
        assert "{" not in Texts(language, GAME).say("to-place", place=ref)
