"""What is said to a seat: what it is asked, and what happens."""

from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa import facts
from baluchon.games.road_trip_europa.moves import CARD_REFS, CULTURE_REFS
from baluchon.games.road_trip_europa.state import DRAFT, RoadTripState
from baluchon.games.road_trip_europa.view import FACE_DOWN, REGION_REFS
from baluchon.kernel.happenings import (
    ANEW,
    FIRST,
    GAME,
    OWNER,
    SEAT,
    SECOND,
    Happenings,
    always,
    first,
    takes,
    told,
)
from baluchon.kernel.words import Message


def prompt(s: RoadTripState, seat: int) -> Message:
    """What a seat that is to act is asked."""
    if s.phase == DRAFT:
        if s.pick == 0:
            return Message("prompt-first-card", {"round": s.round + 1})
        return Message("prompt-next-card", {"card": s.pick + 1, "cards": c.HAND})
    return Message("prompt-culture")


_card = first(CARD_REFS)
_culture = first(CULTURE_REFS)

EVENTS = Happenings(
    told(facts.CHOSE, "event-chose", to=OWNER, seat=SEAT, card=_card),
    told(
        facts.LAID_FACE_DOWN,
        "event-laid-face-down",
        seat=SEAT,
        card=_card,
        hidden={"card": always(FACE_DOWN)},
        leads=takes("card"),
    ),
    told(facts.LAID, "event-laid", seat=SEAT, card=_card, leads=takes("card")),
    told(facts.TURNED_UP, "event-turned-up", seat=SEAT, card=_card, leads=takes("card")),
    told(facts.START_END, "event-start-end", seat=SEAT, points=FIRST, line="start-end"),
    told(facts.FOOD, "event-food", seat=SEAT, points=FIRST, line="food"),
    told(facts.TRANSPORT, "event-transport", seat=SEAT, points=FIRST, line="transport"),
    told(facts.STAR, "event-star", seat=SEAT, region=first(REGION_REFS), points=SECOND, line="stars"),
    told(facts.PASSPORT, "event-passport", seat=SEAT, points=FIRST, line="passport"),
    told(facts.WILL_NAME, "event-will-name", to=OWNER, seat=SEAT, culture=_culture),
    told(facts.NAMED, "event-named", seat=SEAT, culture=_culture, points=SECOND, line="culture"),
    told(facts.NAMED_NONE, "event-named-none", seat=SEAT),
    told(facts.ROUND_BEGINS, "event-round", round=FIRST, leads=ANEW, closes="round"),
    told(facts.GAME_ENDS, "event-game-ends", closes=GAME),
)
events = EVENTS.events
