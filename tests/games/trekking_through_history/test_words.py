"""What is said: reasons why not, prompts, events, in three languages."""

import pytest

from baluchon.games.trekking_through_history import GAME
from baluchon.games.trekking_through_history.state import HistoryState
from baluchon.games.trekking_through_history.view import public
from baluchon.kernel.chance import FastChance
from baluchon.kernel.game import Fact
from baluchon.kernel.words import Message, Reason
from baluchon.texts import Texts
from tests.games.trekking_through_history.positions import RULES, look, play, position

PLAYERS = ("Ada", "Ben")


def why_not(s: HistoryState, move: str, seat: int = 0) -> Reason:
    return GAME.why_not(s, seat, GAME.moves.parse(move))


def said(reason: Reason, language: str = "en") -> str:
    return Texts(language, GAME, PLAYERS, 0).reason(reason)


def choosing() -> HistoryState:
    return position(day=2, phase="itinerary", turn=None, itinerary=[None, None], used=[["x"], ["w"]])


def test_an_ancestor_as_first_card() -> None:  # TH-T8
    reason = why_not(position(), "visit ancestor")
    assert reason == Reason("TH-T8", "reason-ancestor-first")
    assert "cannot begin a trek" in said(reason)


def test_no_ancestor_left() -> None:  # TH-C2
    s = position(treks=[[["1230"]], []], ancestors=0)
    assert why_not(s, "visit ancestor") == Reason("TH-C2", "reason-no-ancestor-left")


def test_more_crystals_than_useful() -> None:  # TH-T2
    s = position(crystals=[5, 0])
    play(s, "take 49-bce")
    reason = why_not(s, "spend 2")
    assert (reason.clause, reason.args) == ("TH-T2", {"hours": 2, "crystals": 1})
    assert said(reason) == "The journey takes 2 hours and never less than one: only 1 crystal has an effect. (TH-T2)"


def test_more_crystals_than_owned_before_the_card() -> None:  # TH-T2
    s = position(crystals=[1, 0])
    play(s, "take 900")
    reason = why_not(s, "spend 3")
    assert (reason.clause, reason.id, reason.args) == ("TH-T2", "reason-crystals-not-owned", {"crystals": 1})
    assert said(reason).startswith("You had only 1 crystal when you chose the card")


def test_a_full_column() -> None:  # TH-T5
    s = position(day=2, tokens=[{"person": 4}, {}])
    play(s, "take 1933")
    reason = why_not(s, "place person")
    assert (reason.clause, reason.id) == ("TH-T5", "reason-column-full")
    assert said(reason, "de") == "Die Spalte Person ist voll. (TH-T5)"


def test_a_card_no_longer_on_offer() -> None:  # TH-T1
    s = position(treks=[[], [["1230", "1794"]]], offer=["1903", "49-bce", "1809", "1850", "900", "655"])
    reason = why_not(s, "take 1794")
    assert (reason.clause, reason.args["seat"]) == ("TH-T1", "seat:1")
    assert said(reason) == "Ben has already taken “News by Semaphore Tower” (1794). (TH-T1)"
    own = position(treks=[[["1230"]], []], offer=["1903", "49-bce", "1809", "1850", "900", "655"])
    assert said(why_not(own, "take 1230"), "fr").startswith("Vous avez déjà pris")


def test_a_card_not_yet_on_offer() -> None:  # TH-T1
    assert why_not(position(), "take 1587").id == "reason-card-not-on-offer"


def test_cards_of_other_days() -> None:  # TH-S1, TH-E2
    s = position(day=2)
    assert why_not(s, "take 1587") == Reason(
        "TH-E2", "reason-card-discarded", {"card": "card:1587", "year": "year:1587", "day": 1}
    )
    later = why_not(s, "take 1994")
    assert (later.clause, later.id, later.args["day"]) == ("TH-S1", "reason-card-of-another-day", 3)
    assert "du paquet du jour III" in said(later, "fr")


def test_itineraries_that_cannot_be_used() -> None:  # TH-S2, TH-E2
    s = choosing()
    assert said(why_not(s, "use x")) == "You have already used itinerary X. (TH-E2)"
    assert said(why_not(s, "use w")) == "Ben has already used itinerary W. (TH-E2)"
    others = look(s)["hands"][1]
    for id in [*others, "v"]:  # whether another has it or nobody is not told
        assert why_not(s, f"use {id}") == Reason(
            "TH-S2", "reason-itinerary-not-yours", {"itinerary": f"itinerary:{id}"}
        )


def test_things_done_too_early_or_too_late() -> None:
    s = choosing()
    for move in ("take 1324", "visit ancestor", "spend 0", "place event"):
        assert why_not(s, move) == Reason("TH-S2", "reason-itinerary-first")
    s = position(day=2, crystals=[2, 0])
    assert why_not(s, "use e").id == "reason-itinerary-when-a-day-begins"
    assert why_not(s, "spend 1") == why_not(s, "place event") == Reason("TH-T1", "reason-card-first")
    play(s, "take 1933")
    assert why_not(s, "take 1324").id == why_not(s, "place event").id == "reason-crystals-first"
    assert why_not(s, "use e").id == "reason-itinerary-when-a-day-begins"
    play(s, "spend 0")
    assert why_not(s, "take 1324").id == why_not(s, "spend 1").id == "reason-wild-first"


def test_every_illegal_move_has_a_clause() -> None:
    wild = position(day=2)
    play(wild, "take 1933")
    spend = position(crystals=[2, 0])
    play(spend, "take 900")
    for s in (choosing(), position(), wild, spend):
        legal = RULES.legal(s, 0)
        for move in range(len(GAME.moves)):
            if move not in legal:
                assert GAME.why_not(s, 0, move).clause.startswith("TH-")


def test_prompts_tell_what_is_asked() -> None:
    assert GAME.prompt(choosing(), 0) == Message("prompt-itinerary", {"day": "day:2"})
    s = position(day=2, crystals=[1, 0])
    assert GAME.prompt(s, 0) == Message("prompt-first-card")
    play(s, "take 1933")
    assert GAME.prompt(s, 0) == Message("prompt-crystals", {"hours": 2, "most": 1})
    play(s, "spend 1")
    assert GAME.prompt(s, 0) == Message("prompt-wild", {"wilds": 1})
    play(s, "place event")
    s = position(treks=[[["1230"]], []])
    assert GAME.prompt(s, 0) == Message("prompt-card", {"year": "year:1230"})


def test_a_turn_is_told_in_order() -> None:
    s = position(
        day=2,
        crystals=[2, 0],
        treks=[[["1601", "1893"]], []],
        itinerary=["e", "b"],
        hours=[10, 11],
        offer=["1985", "1324", "1963", "1933", "1640", "194-bce"],
    )
    facts = play(s, "take 1324", "spend 1")
    texts = Texts("en", GAME, PLAYERS, 0)
    told = [texts.message(message) for message in GAME.events(facts, 0)]
    assert told[:7] == [
        "You take “Mansa Musa’s Golden Caravan” (1324).",
        "You spend 1 time crystal.",
        "You move 2 hours forward, to 12 o’clock.",
        "Right on time: you score 3 points for punctuality.",
        "You gain 1 time crystal.",
        "You place on your itinerary: person and person.",
        "You cover a space and gain a time crystal.",
    ]
    assert told[7] == "You finish a trek of 2 cards (0 pts); a new one begins in 1324."


def test_the_other_is_told_the_same_in_the_third_person() -> None:
    s = position()
    facts = play(s, "take 49-bce")
    german = [Texts("de", GAME, PLAYERS, 1).message(message) for message in GAME.events(facts, 1)]
    assert german[:4] == [
        "Ada nimmt „Mit Caesar am Rubikon“ (49\u00a0v.\u00a0Chr.).",
        "Ada rückt um 2 Stunden vor, auf 2 Uhr.",
        "Ada legt auf den Reiseplan: Person und Person.",
        "Ada beginnt den ersten Trek (49\u00a0v.\u00a0Chr.).",
    ]
    french = Texts("fr", GAME, PLAYERS, 1).message(GAME.events(facts, 1)[0])
    assert french == "Ada prend «\u00a0Au bord du Rubicon avec César\u00a0» (49\u00a0av.\u00a0J.-C.)."


@pytest.mark.parametrize(
    ("language", "you", "other"),
    [
        ("en", "You finish a trek of 2 cards (0 pts); a new one begins in 655.", "Ada finishes a trek of 2 cards"),
        ("fr", "Vous terminez un trek de 2 cartes (0\u00a0pt) et en commencez un autre (655).", "Ada termine un trek"),
        (
            "de",
            "Du beendest einen Trek mit 2 Karten (0\u00a0Pkt.) und beginnst einen neuen (655).",
            "Ada beendet einen Trek mit 2 Karten",
        ),
    ],
)
def test_the_end_of_a_trek_is_told(language: str, you: str, other: str) -> None:  # TH-T7
    s = position(treks=[[["1230", "1794"]], []], offer=["1903", "49-bce", "1587", "1850", "900", "655"])
    (message,) = [each for each in GAME.events(play(s, "take 655"), None) if each.id == "event-trek-ends"]
    assert Texts(language, GAME, PLAYERS, 0).message(message) == you
    assert Texts(language, GAME, PLAYERS, 1).message(message).startswith(other)


def test_a_sealed_choice_is_told_to_its_owner_only() -> None:  # TH-V1
    s = choosing()
    facts: list[Fact] = []
    s.facts = facts
    RULES.play(s, 0, RULES.legal(s, 0)[0], FastChance(0))
    assert [message.id for message in GAME.events(facts, 0)] == ["event-will-use"]
    assert GAME.events(facts, 1) == GAME.events(facts, None) == []


def test_a_new_day_is_told_with_its_departures() -> None:
    s = position(hours=[11, 12])
    facts = play(s, "take 1903")
    day = next(message for message in GAME.events(facts, None) if message.id == "event-day")
    assert day.args["day"] == "day:2"
    assert day.args["cards"] == [f"year:{place.year}" for place in public(s).departures]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_sentence_ends_in_two_full_stops(language: str) -> None:
    s = position(treks=[[["221-bce"]], []])
    facts = play(s, "take 49-bce")
    texts = Texts(language, GAME, PLAYERS, 0)
    told = [*GAME.events(facts, 0), GAME.prompt(position(treks=[[["221-bce"]], []]), 0)]
    for message in told:
        assert ".." not in texts.message(message)


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "You move one hour forward, to 1 o’clock.", "You move 2 hours forward, to 3 o’clock."),
        ("fr", "Vous avancez d’une heure, jusqu’à 1 heure.", "Vous avancez de 2 heures, jusqu’à 3 heures."),
        ("de", "Du rückst um eine Stunde vor, auf 1 Uhr.", "Du rückst um 2 Stunden vor, auf 3 Uhr."),
    ],
)
def test_one_hour_is_told_as_one(language: str, one: str, more: str) -> None:
    texts = Texts(language, GAME, PLAYERS, 0)
    assert texts.say("event-arrives", seat="seat:0", hours=1, hour=1) == one
    assert texts.say("event-arrives", seat="seat:0", hours=2, hour=3) == more


@pytest.mark.parametrize(
    ("language", "keeping", "spending"),
    [
        ("en", "Keep my time crystals", "Spend 1 time crystal"),
        ("fr", "Garder mes cristaux du temps", "Dépenser 1 cristal du temps"),
        ("de", "Zeitkristalle behalten", "1 Zeitkristall ausgeben"),
    ],
)
def test_crystals_are_kept_or_spent(language: str, keeping: str, spending: str) -> None:
    texts = Texts(language, GAME, PLAYERS, 0)
    assert texts.move(GAME.moves.parse("spend 0")) == keeping
    assert texts.move(GAME.moves.parse("spend 1")) == spending


@pytest.mark.parametrize(("language", "points"), [("en", "1 pt"), ("fr", "1\u00a0pt"), ("de", "1\u00a0Pkt.")])
def test_one_point_is_one(language: str, points: str) -> None:
    assert Texts(language, GAME).say("board-points", points=1) == points
