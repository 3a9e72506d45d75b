"""A table of facts from which messages follow: who is told what."""

from typing import Any

import pytest

from baluchon.kernel.happenings import (
    FIRST,
    GAME,
    OWNER,
    SEAT,
    SECOND,
    Consequences,
    Happenings,
    Lead,
    OneOf,
    always,
    either,
    first,
    second,
    takes,
    told,
)
from baluchon.kernel.words import Message

DREW, BURIED, MOVED, ENDED, GIVES = range(5)
CARDS = ["card:a", "card:b"]
PLACES = ["place:x", "place:y", "place:z"]

EVENTS = Happenings(
    told(DREW, "event-drew", to=OWNER, seat=SEAT, card=first(CARDS)),
    told(
        BURIED,
        "event-buried-own",
        others="event-buried",
        seat=SEAT,
        card=first(CARDS),
        hidden={"card": always("card:face-down")},
    ),
    told(
        MOVED,
        OneOf(("event-near", "event-far"), lambda fact: fact[2] > 1),
        seat=SEAT,
        steps=FIRST,
        place=second(PLACES),
        line="steps",
        counts="steps",
        leads=takes("place"),
    ),
    told(ENDED, "event-ended", closes=GAME),
    told(GIVES, "event-gives", seat=SEAT, how_many=SECOND, receiver=lambda fact: f"seat:{fact[2]}"),
)


def test_all_are_told_what_lies_open() -> None:
    for viewer in (None, 0, 1):
        assert EVENTS.events([(MOVED, 1, 1, 2)], viewer) == [
            Message("event-near", {"seat": "seat:1", "steps": 1, "place": "place:z"})
        ]
        assert EVENTS.events([(ENDED, 0, 0, 0)], viewer) == [Message("event-ended")]


def test_a_fact_may_choose_its_message() -> None:
    assert [message.id for message in EVENTS.events([(MOVED, 0, 1, 0), (MOVED, 0, 2, 0)], 0)] == [
        "event-near",
        "event-far",
    ]


def test_only_its_owner_is_told_of_a_secret() -> None:
    fact = (DREW, 1, 1, 0)
    assert EVENTS.events([fact], 1) == [Message("event-drew", {"seat": "seat:1", "card": "card:b"})]
    assert EVENTS.events([fact], 0) == EVENTS.events([fact], None) == []


def test_others_are_told_less_in_other_words() -> None:
    fact = (BURIED, 0, 1, 0)
    assert EVENTS.events([fact], 0) == [Message("event-buried-own", {"seat": "seat:0", "card": "card:b"})]
    for viewer in (None, 1):
        assert EVENTS.events([fact], viewer) == [Message("event-buried", {"seat": "seat:0", "card": "card:face-down"})]


def test_names_of_arguments_have_hyphens() -> None:
    assert EVENTS.message((GIVES, 0, 2, 5), None) == Message(
        "event-gives", {"seat": "seat:0", "how-many": 5, "receiver": "seat:2"}
    )


def test_facts_are_told_in_their_order() -> None:
    facts = [(ENDED, 0, 0, 0), (DREW, 0, 0, 0), (MOVED, 0, 1, 0)]
    assert [message.id for message in EVENTS.events(facts, 0)] == ["event-ended", "event-drew", "event-near"]


def test_a_fact_is_told_once() -> None:
    with pytest.raises(ValueError, match="fact 3 is told twice: event-ended and event-over"):
        Happenings(told(ENDED, "event-ended"), told(ENDED, "event-over"))


def test_everyone_may_ask_what_a_happening_means() -> None:
    means = EVENTS.consequences
    assert means["event-far"] == means["event-near"] == Consequences("steps", "steps", leads=Lead("takes", "place"))
    assert means["event-ended"] == Consequences(closes=GAME)
    assert "event-drew" not in means, "it means nothing beyond its sentence"
    assert EVENTS.closes(Message("event-ended")) == GAME
    assert EVENTS.closes(Message("event-far")) == EVENTS.closes(Message("event-drew")) == ""


def test_what_others_are_told_means_the_same() -> None:
    events = Happenings(told(BURIED, "event-own", others="event-buried", seat=SEAT, concerns="seat"))
    assert events.consequences["event-own"] == events.consequences["event-buried"] == Consequences(concerns="seat")


def test_either_message_may_tell_a_fact() -> None:
    row = told(GIVES, either("event-some", "event-none"), count=FIRST)
    events = Happenings(row)
    assert sorted(row.ids) == ["event-none", "event-some"]
    assert [message.id for message in events.events([(GIVES, 0, 3, 0), (GIVES, 0, 0, 0)], None)] == [
        "event-some",
        "event-none",
    ]


@pytest.mark.parametrize(
    ("meaning", "says"),
    [
        ({"line": "food"}, "counts of fact 4 names the argument 'points'; it has seat"),
        ({"concerns": "victim"}, "concerns of fact 4 names the argument 'victim'"),
        ({"leads": takes("card")}, "leads of fact 4 names the argument 'card'"),
    ],
)
def test_a_meaning_names_arguments_that_there_are(meaning: Any, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        told(GIVES, "event-gives", seat=SEAT, **meaning)
