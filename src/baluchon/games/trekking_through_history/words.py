"""What is said to people as the game goes on: prompts and events, as messages without a language."""

from collections.abc import Iterable

from baluchon.games.trekking_through_history import components as c
from baluchon.games.trekking_through_history import facts
from baluchon.games.trekking_through_history.moves import CARD_REFS, EXPERIENCE_REFS, ITINERARY_REFS, SYMBOL_REFS
from baluchon.games.trekking_through_history.state import CHOOSE_CARD, CHOOSE_ITINERARY, SPEND_CRYSTALS, HistoryState
from baluchon.kernel.game import Fact
from baluchon.kernel.happenings import (
    FIRST,
    GAME,
    OWNER,
    SEAT,
    SECOND,
    Happening,
    Happenings,
    OneOf,
    always,
    either,
    first,
    takes,
    told,
)
from baluchon.kernel.words import Argument, Message

_NOTHING = ""  # leaves an argument out


def year_ref(year: int) -> str:
    """The reference of a year, whose name is how people write it."""
    return f"year:{year}"


def short_year_ref(year: int) -> str:
    """The same where there is little room, as in a row of years."""
    return f"short-year:{year}"


def day_ref(day: int) -> str:
    """The reference of a day, from 1."""
    return f"day:{day}"


_card = first([*CARD_REFS[: c.CARDS], _NOTHING])
_year = first([*[year_ref(year) for year in c.YEAR], _NOTHING])


def prompt(s: HistoryState, seat: int) -> Message:
    """What a seat that is to act is asked."""
    own = s.travellers[seat]
    if s.phase == CHOOSE_ITINERARY:
        return Message("prompt-itinerary", {"day": day_ref(s.day + 1)})
    if s.phase == CHOOSE_CARD:
        if own.trek_cards == 0:
            return Message("prompt-first-card")
        return Message("prompt-card", {"year": year_ref(own.trek_year())})
    if s.phase == SPEND_CRYSTALS:
        return Message("prompt-crystals", {"hours": c.HOUR_COST[s.chosen], "most": own.most_crystals(s.chosen)})
    return Message("prompt-wild", {"wilds": s.wilds})


def _some(fact: Fact) -> Argument:
    """The first number, unless there is none of what it counts."""
    return fact[2] or _NOTHING


def _crystals(fact: Fact) -> Argument:
    return _NOTHING if fact[2] else fact[3]


def _paid(kind: int, id: str) -> Happening:
    """What a space or a row pays: points or crystals."""
    return told(
        kind,
        either(f"{id}-points", f"{id}-crystal"),
        line="itineraries",
        seat=SEAT,
        points=_some,
        crystals=_crystals,
    )


def _last_year(fact: Fact) -> Argument:
    return year_ref(fact[3])


def _finished_points(fact: Fact) -> Argument:
    """Of the trek that another one follows, if there was one."""
    return int(c.trek_points(fact[2])) if fact[2] else _NOTHING


EVENTS = Happenings(
    told(facts.WILL_USE, "event-will-use", to=OWNER, seat=SEAT, itinerary=first(ITINERARY_REFS)),
    told(facts.USES, "event-uses", seat=SEAT, itinerary=first(ITINERARY_REFS)),
    told(
        facts.TAKES,
        OneOf(("event-takes", "event-ancestor"), lambda fact: fact[2] == c.ANCESTOR),
        leads=takes("card"),
        seat=SEAT,
        card=_card,
        year=_year,
    ),
    told(facts.SPENDS, "event-spends", seat=SEAT, crystals=FIRST),
    told(facts.ARRIVES, "event-arrives", seat=SEAT, hour=FIRST, hours=SECOND),
    told(facts.PUNCTUAL, "event-punctual", line="punctuality", seat=SEAT, points=FIRST),
    told(facts.STOPPED, "event-stopped", seat=SEAT),
    told(facts.GAINS_CRYSTALS, "event-crystals", seat=SEAT, crystals=FIRST),
    told(facts.COVERS, "event-covers", seat=SEAT, experiences=always([])),
    told(facts.LOSES, "event-loses", concerns="seat", seat=SEAT, experience=first(SYMBOL_REFS)),
    _paid(facts.SPACE_PAYS, "event-space"),
    _paid(facts.ROW_PAYS, "event-row"),
    told(facts.TREK_GROWS, "event-trek-grows", seat=SEAT, cards=FIRST, year=_last_year),
    told(
        facts.TREK_BEGINS,
        either("event-trek-ends", "event-trek-begins"),
        seat=SEAT,
        cards=_some,
        points=_finished_points,
        year=_last_year,
    ),
    told(facts.NEW_CARD, "event-new-card", card=_card, year=_year),
    told(facts.NOTHING_LEFT, "event-nothing-left", seat=SEAT),
    told(facts.DAY_BEGINS, "event-day", closes="day", day=lambda fact: day_ref(fact[2]), cards=always([])),
    told(facts.GAME_ENDS, "event-game-ends", closes=GAME),
)


def events(happened: Iterable[Fact], viewer: int | None) -> list[Message]:
    """What a viewer sees happen. Tokens placed in one go, and the cards of a new day, are told together."""
    found: list[Message] = []
    tokens: list[str] = []
    cards: list[str] = []
    for fact in happened:
        kind, a = fact[0], fact[2]
        if kind == facts.COVERS and tokens:
            tokens.append(EXPERIENCE_REFS[a])
            continue
        if kind == facts.NEW_CARD and found and found[-1].id == "event-day":
            cards.insert(0, year_ref(c.YEAR[a]))
            continue
        message = EVENTS.message(fact, viewer)
        if message is None:
            continue
        if kind == facts.ARRIVES:
            tokens = []
        elif kind == facts.COVERS:
            tokens = [EXPERIENCE_REFS[a]]
            message = Message(message.id, {**message.args, "experiences": tokens})
        elif kind == facts.DAY_BEGINS:
            cards = []
            message = Message(message.id, {**message.args, "cards": cards})
        found.append(message)
    return found
