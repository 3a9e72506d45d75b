"""Small positions for the tests, in the words of the dump."""

from typing import Any

from baluchon.games.trekking_through_history import GAME
from baluchon.games.trekking_through_history.components import CARD_IDS, DECK, ITINERARY_IDS, YEAR
from baluchon.games.trekking_through_history.state import HistoryState
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.game import Fact

RULES = GAME.rules
EXPERIENCES = ("person", "event", "innovation", "progress")
OFFERS = (
    ("1903", "49-bce", "1230", "1850", "900", "655"),
    ("1985", "1324", "1963", "1933", "1601", "194-bce"),
    ("1994", "1330", "1503", "1455", "1785", "1947"),
)
"""Six cards on offer for each day, the top of the deck first."""


class Draws(Chance):
    """A chance that gives these numbers, then always 0."""

    def __init__(self, *numbers: int) -> None:
        super().__init__()
        self._numbers = list(numbers)

    def below(self, n: int) -> int:
        self.stamp += 1
        return self._numbers.pop(0) if self._numbers else 0


def day_cards(day: int) -> list[str]:
    """The ids of the cards of a day, from 1, in the order of their years."""
    return CARD_IDS[(day - 1) * DECK : day * DECK]


def position(seats: int = 2, day: int = 1, **changes: Any) -> HistoryState:
    """A position before the first card of a day; `changes` replace entries of its dump.

    `tokens` may name only the columns that have some; a deck not told holds what is nowhere else.
    """
    treks = changes.get("treks", [[] for _ in range(seats)])
    offer = changes.get("offer", list(OFFERS[day - 1]))
    gone = {*offer, *(card for own in treks for trek in own for card in trek)}
    order = changes.get("order", list(range(seats)))
    itinerary = changes.get("itinerary", ITINERARY_IDS[:seats])
    own = [ITINERARY_IDS[seats + 3 * seat : seats + 3 * seat + 3] for seat in range(seats)]
    dumped: dict[str, Any] = {
        "seats": seats,
        "phase": "card",
        "day": day,
        "offer": offer,
        "deck": [card for card in day_cards(day) if card not in gone],
        "ancestors": 3 * seats,
        "turn": order[0],
        "chosen": None,
        "place": None,
        "wilds": 0,
        "order": order,
        "hours": [0] * seats,
        "crystals": [0] * seats,
        "hands": [hand[: 4 - day] for hand in own],
        "used": [[id] if id else [] for id in itinerary],
        "itinerary": itinerary,
        "choices": [None] * seats,
        "treks": treks,
        "itinerary-points": [[0, 0, 0] for _ in range(seats)],
        "punctual-points": [[0, 0, 0] for _ in range(seats)],
    }
    tokens = changes.pop("tokens", [{} for _ in range(seats)])
    dumped["tokens"] = [dict.fromkeys(EXPERIENCES, 0) | each for each in tokens] if all(itinerary) else [{}] * seats
    s: HistoryState = GAME.load(dumped | changes)
    return s


def play(s: HistoryState, *moves: str, chance: Chance | None = None) -> list[Fact]:
    """Make these moves, each by the seat whose turn it is; what happened."""
    chance = chance or FastChance(0)
    facts: list[Fact] = []
    s.facts = facts
    for move in moves:
        seat = s.turn
        index = GAME.moves.parse(move)
        assert index in RULES.legal(s, seat), f"{move} is not among {legal(s, seat)}"
        RULES.play(s, seat, index, chance)
    return facts


def legal(s: HistoryState, seat: int) -> list[str]:
    """The notation of a seat's legal moves."""
    return [GAME.moves.text(move) for move in RULES.legal(s, seat)]


def look(s: HistoryState) -> dict[str, Any]:
    """The dump, which tells everything by name."""
    return GAME.dump(s)


def kinds(facts: list[Fact], kind: int) -> list[tuple[int, int, int]]:
    """The facts of one kind: seat and the two numbers."""
    return [(seat, a, b) for told, seat, a, b in facts if told == kind]


def in_order(first: int, cards: int) -> list[str]:
    """So many cards in the order of years, from a place in the list of all years on."""
    ordered = sorted(range(len(YEAR)), key=lambda card: YEAR[card])
    return [CARD_IDS[card] for card in ordered[first : first + cards]]


def treks_of(*lengths: int) -> list[list[str]]:
    """Treks of these lengths: each begins with an earlier card than the one before ended with."""
    found: list[list[str]] = []
    first = len(YEAR)
    for length in lengths:
        first -= length
        found.append(in_order(first, length))
    return found
