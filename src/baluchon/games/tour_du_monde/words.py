"""What is said in Le jeu du tour du monde: what a seat is asked, and what is told of what happens."""

from baluchon.games.tour_du_monde import components as c
from baluchon.games.tour_du_monde import facts, scoring
from baluchon.games.tour_du_monde.cards import Cards
from baluchon.games.tour_du_monde.moves import CARD_REFS
from baluchon.games.tour_du_monde.reach import stop_of
from baluchon.games.tour_du_monde.rules import TourRules
from baluchon.games.tour_du_monde.state import CHOOSING_START, DISCARDING, ENDINGS, GIVING, RAN_DRY, TourState
from baluchon.kernel.game import Fact
from baluchon.kernel.happenings import (
    ANEW,
    FIRST,
    GAME,
    SEAT,
    SECOND,
    Happening,
    Happenings,
    OneOf,
    always,
    first,
    takes,
    told,
)
from baluchon.kernel.words import Argument, Message, seat_ref

_RULES = TourRules()


def prompt(s: TourState, seat: int) -> Message:
    """What a seat that is to act is asked."""
    if s.phase == CHOOSING_START:
        return Message("prompt-start", {"round": s.round + 1})
    if s.phase == GIVING:
        return Message("prompt-give-last" if s.travellers[seat].hand.is_empty() else "prompt-give")
    if s.phase == DISCARDING:
        return Message("prompt-discard")
    if _RULES.legal(s, seat) == [c.FINISH]:
        return Message("prompt-nothing-to-lay")
    return Message("prompt-play" if s.entered < c.STOPS_PER_TURN else "prompt-play-on")


def _caught(fact: Fact) -> Cards:
    """The hand that a fact names by its two masks."""
    cards = Cards()
    cards.low, cards.high = fact[2], fact[3]
    return cards


def _country(fact: Fact) -> Argument:
    """What a secondary destination lies under; nothing for a stop."""
    return CARD_REFS[stop_of(fact[2])] if fact[2] >= c.SECONDARY else ""


def _who_ended(fact: Fact) -> Argument:
    """Who went out; nobody does of a round that ran dry."""
    return "" if fact[2] == RAN_DRY else SEAT(fact)


def _dry_turns(fact: Fact) -> Argument:
    return c.DRY_TURNS if fact[2] == RAN_DRY else ""


_CARD = first(CARD_REFS)


def _drew(kind: int, id: str, concerns: str = "") -> Happening:
    """Others see that a card was drawn, not which."""
    return told(kind, id, others=f"{id}-hidden", hidden={"card": always("")}, concerns=concerns, seat=SEAT, card=_CARD)


EVENTS = Happenings(
    told(facts.ROUND_BEGINS, "event-round", leads=ANEW, seat=SEAT, round=FIRST, cards=SECOND),
    told(
        facts.TOUR_STARTS,
        OneOf(("event-start", "event-start-chosen"), lambda fact: fact[3] != 0),
        leads=takes("card"),
        seat=SEAT,
        card=_CARD,
    ),
    _drew(facts.DREW, "event-drew"),
    _drew(facts.DREW_EXTRA, "event-drew-extra", concerns="seat"),
    told(facts.NOTHING_TO_DRAW, "event-nothing-to-draw", seat=SEAT),
    told(facts.RESHUFFLED, "event-reshuffled", cards=FIRST),
    told(
        facts.LAID,
        OneOf(("event-laid", "event-laid-under"), lambda fact: fact[2] >= c.SECONDARY),
        leads=takes("card"),
        seat=SEAT,
        card=_CARD,
        country=_country,
    ),
    told(facts.CHARTERED, "event-chartered", leads=takes("card"), seat=SEAT, card=_CARD),
    told(facts.DISCARDED, "event-discarded", seat=SEAT, card=_CARD),
    told(facts.NAMED, "event-named", seat=SEAT, other=lambda fact: seat_ref(fact[2])),
    told(
        facts.ROUND_ENDS,
        OneOf([f"event-{ending}" for ending in ENDINGS[1:]], lambda fact: fact[2] - 1),
        closes="round",
        seat=_who_ended,
        round=SECOND,
        turns=_dry_turns,
    ),
    told(
        facts.CAUGHT,
        "event-caught",
        line="caught",
        seat=SEAT,
        cards=lambda fact: [CARD_REFS[card] for card in _caught(fact).members()],
        points=lambda fact: int(scoring.points_of(_caught(fact))),
    ),
    told(facts.DOUBLED, "event-doubled", line="doubled", concerns="seat", seat=SEAT, points=FIRST),
    told(facts.GAME_ENDS, "event-game-ends", closes=GAME),
)
events = EVENTS.events
