"""Small positions of Le jeu du tour du monde for the rule tests."""

from collections.abc import Sequence
from typing import Any

from baluchon.games.tour_du_monde import GAME
from baluchon.games.tour_du_monde.components import CARD_IDS
from baluchon.games.tour_du_monde.state import TourState
from baluchon.games.tour_du_monde.view import TourPrivate, TourPublic
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.game import Fact
from baluchon.kernel.options import Value
from baluchon.kernel.words import Reason

RULES = GAME.rules


def fresh(seats: int = 3, seed: int = 1, **options: Value) -> TourState:
    """A game just begun, its facts noted."""
    s: TourState = GAME.start(seats, options, FastChance(seed))
    s.facts = []
    return s


def position(
    hands: Sequence[Sequence[str]],
    tour: Sequence[str] = ("france",),
    *,
    pile: Sequence[str] | None = None,
    discards: Sequence[str] | None = None,
    **fields: Any,
) -> TourState:
    """The turn of seat 0 in a first round, the draw already made.

    Cards not named go to the pile; if a pile is given, to the discards; if both are, to the hand of one more seat.
    """
    named = {card for cards in (*hands, tour, pile or (), discards or ()) for card in cards}
    rest = [card for card in CARD_IDS if card not in named]
    hands = [in_order(hand) for hand in hands]
    if pile is None:
        pile = rest
    elif discards is None:
        discards = rest
    elif rest:
        hands = [*hands, rest]
    s = GAME.start(len(hands), {"rounds": fields.pop("rounds", 3)}, FastChance(1))
    dump = GAME.dump(s) | {
        "phase": "play",
        "turn": 0,
        "hands": hands,
        "newest": [None] * len(hands),
        "pile": in_order(pile),
        "discards": in_order(discards or []),
        "tour": list(tour),
        "held-over": [],
    }
    made: TourState = GAME.load(dump | {key.replace("_", "-"): value for key, value in fields.items()})
    made.facts = []
    return made


def all_but(*cards: str) -> list[str]:
    """A tour of all cards but these."""
    return [card for card in CARD_IDS if card not in cards]


def in_order(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=CARD_IDS.index)


def play(s: TourState, *texts: str, chance: Chance | None = None) -> None:
    """Let whoever is to act make these moves, each of them legal."""
    chance = chance or FastChance(7)
    for text in texts:
        seat = actor(s)
        move = GAME.moves.parse(text)
        assert move in RULES.legal(s, seat), f"{text} is not legal for seat {seat}"
        RULES.play(s, seat, move, chance)


def actor(s: TourState) -> int:
    """The seat that is to act."""
    return int(RULES.to_act(s)).bit_length() - 1


def legal(s: TourState) -> list[str]:
    """What the seat that is to act may do."""
    return [GAME.moves.text(move) for move in RULES.legal(s, actor(s))]


def why_not(s: TourState, text: str) -> Reason:
    """Why the seat that is to act may not make this move."""
    move = GAME.moves.parse(text)
    assert move not in RULES.legal(s, actor(s)), f"{text} is legal"
    return GAME.why_not(s, actor(s), move)


def hands(s: TourState) -> list[list[str]]:
    found: list[list[str]] = GAME.dump(s)["hands"]
    return found


def public(s: TourState) -> TourPublic:
    struct = GAME.public(s)
    assert isinstance(struct, TourPublic)
    return struct


def private(s: TourState, seat: int) -> TourPrivate:
    struct = GAME.private(s, seat)
    assert isinstance(struct, TourPrivate)
    return struct


def event_ids(s: TourState, viewer: int | None = None) -> list[str]:
    return [event.id for event in GAME.events(facts_of(s), viewer)]


def facts_of(s: TourState) -> list[Fact]:
    assert s.facts is not None
    return s.facts


def scores(s: TourState) -> list[int]:
    return [sheet.total for sheet in GAME.sheets(s)]
