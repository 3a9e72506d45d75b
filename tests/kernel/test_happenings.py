"""A table of facts from which messages follow: who is told what."""

import pytest

from baluchon.kernel.happenings import FIRST, OWNER, SEAT, SECOND, Happenings, always, first, second, told
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
        MOVED, lambda fact: "event-far" if fact[2] > 1 else "event-near", seat=SEAT, steps=FIRST, place=second(PLACES)
    ),
    told(ENDED, "event-ended"),
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
