"""Small positions for the tests, in the words of the dump."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from baluchon.games.trekking_the_world import GAME as NEWEST
from baluchon.games.trekking_the_world.components import (
    CARD_IDS,
    COLOUR_IDS,
    COPIES,
    KIND_IDS,
    LEAST_SEATS,
    PLACE_IDS,
    REGION_IDS,
    TOKEN_VALUES,
)
from baluchon.games.trekking_the_world.seen import WorldPrivate, WorldPublic
from baluchon.games.trekking_the_world.state import WorldState
from baluchon.kernel.chance import Chance
from baluchon.kernel.declaration import Game
from baluchon.kernel.words import Message, Reason

RULES = NEWEST.rules
MOVES = NEWEST.moves
AIRPORTS = ("airport-dallas", "airport-frankfurt", "airport-kinshasa", "airport-dubai", "airport-nadi")


class Draws(Chance):
    """A chance that gives these numbers, then always 0."""

    def __init__(self, *numbers: int) -> None:
        super().__init__()
        self._numbers = list(numbers)

    def below(self, n: int) -> int:
        self.stamp += 1
        number = self._numbers.pop(0) if self._numbers else 0
        assert number < n
        return number


def cards(text: str) -> dict[str, int]:
    """A hand or pile from `water-2 water-2 history-1`."""
    return dict(Counter(text.split()))


def position(
    seats: int = 2,
    *,
    trekkers: Sequence[str | None] | None = None,
    hands: list[str] | None = None,
    known: list[str] | None = None,
    cubes: dict[str, str] | None = None,
    bare: bool = False,
    open: str = "scenery-1 adventure-1 nature-1 history-1",
    discards: str = "",
    pile: str | None = None,
    row: str = "denali banff ilulissat-icefjord",
    tokens: dict[str, tuple[int, int]] | None = None,
    suitcases: list[dict[str, int]] | None = None,
    tiles: dict[str, int] | None = None,
    game: Game = NEWEST,
    **changes: Any,
) -> WorldState:
    """A position before the move of seat 0; `changes` replace entries of its dump (`threes_left` for `threes-left`).

    Every destination has a white cube unless `cubes` names another colour for it or `bare` clears the map. A pile
    not told holds the trek cards that are nowhere else. `tokens` gives holder and value of taken region tokens. `game`
    may be an earlier version.
    """
    lying = {} if bare else {PLACE_IDS[p]: "white" for p, least in enumerate(LEAST_SEATS) if 0 <= least <= seats}
    lying |= cubes or {}
    hand_cards = [cards(hand) for hand in hands or [""] * seats]
    open_cards = open.split()
    gone = Counter(open_cards) + Counter(discards.split())
    for hand in hand_cards:
        gone += Counter(hand)
    left = {id: n - gone[id] for id, n in zip(KIND_IDS, COPIES, strict=True)}
    row_cards = row.split()
    top = next(id for id in CARD_IDS if id not in row_cards)
    taken = tokens or {}
    bag = Counter(dict.fromkeys([f"token-{value}" for value in TOKEN_VALUES], 2))
    bag.subtract(f"token-{value}" for _, value in taken.values())
    dumped: dict[str, Any] = {
        "seats": seats,
        "open-destinations": len(row_cards),
        "first-game": True,
        "phase": "move",
        "turn": 0,
        "turns": 0,
        "dry": 0,
        "gained": False,
        "plan": "none",
        "goal": None,
        "lengths": [],
        "waives": 0,
        "paid": {},
        "need": {},
        "draws": 0,
        "journeys": ["exchange-rate", "catch-me-if-you-can"],
        "journey": None,
        "line": 0,
        "trekkers": list(trekkers or AIRPORTS[:seats]),
        "cubes": {colour: [place for place in lying if lying[place] == colour] for colour in COLOUR_IDS},
        "suitcases": [dict.fromkeys(COLOUR_IDS, 0) | own for own in suitcases or [{}] * seats],
        "tiles": dict.fromkeys(COLOUR_IDS) | (tiles or {}),
        "hands": hand_cards,
        "known": [cards(own) for own in known or [""] * seats],
        "pile": left if pile is None else cards(pile),
        "discards": cards(discards),
        "open": open_cards + [None] * (4 - len(open_cards)),
        "row": row_cards,
        "top": top,
        "unseen": [id for id in CARD_IDS if id not in row_cards and id != top],
        "visited": [[] for _ in range(seats)],
        "threes": [0] * seats,
        "fives": [0] * seats,
        "threes-left": 18,
        "fives-left": 12,
        "bag": dict(bag),
        "tokens": {region: f"token-{taken[region][1]}" if region in taken else None for region in REGION_IDS},
        "holders": {region: taken[region][0] if region in taken else None for region in REGION_IDS},
        "ending": "none",
    }
    loaded: WorldState = game.load(dumped | {name.replace("_", "-"): value for name, value in changes.items()})
    return loaded


def offers(s: WorldState, verb: str = "") -> list[str]:
    """What the seat on turn may do, in notation; of one verb if it is named."""
    texts = [MOVES.text(move) for move in RULES.legal(s, s.turn)]
    return [text for text in texts if not verb or text.split()[0] == verb]


def play(s: WorldState, *texts: str, chance: Chance | None = None) -> list[Message]:
    """Make these moves, all of which must be offered; what the seat itself sees happen in the last one."""
    told: list[Message] = []
    for text in texts:
        seat = s.turn
        move = MOVES.parse(text)
        assert move in RULES.legal(s, seat), f"{text!r} is not among {offers(s)}"
        s.facts = []
        RULES.play(s, seat, move, chance or Draws())
        told = NEWEST.events(s.facts, seat)
    return told


def why_not(s: WorldState, text: str) -> Reason:
    """Why the seat on turn may not do this."""
    move = MOVES.parse(text)
    assert move not in RULES.legal(s, s.turn), f"{text!r} is offered"
    return NEWEST.why_not(s, s.turn, move)


def public(s: WorldState) -> WorldPublic:
    seen = NEWEST.public(s)
    assert isinstance(seen, WorldPublic)
    return seen


def private(s: WorldState, seat: int = 0) -> WorldPrivate:
    seen = NEWEST.private(s, seat)
    assert isinstance(seen, WorldPrivate)
    return seen


def dump(s: WorldState) -> dict[str, Any]:
    return NEWEST.dump(s)


def hand(s: WorldState, seat: int = 0) -> dict[str, int]:
    held: dict[str, int] = dump(s)["hands"][seat]
    return held


def phase(s: WorldState) -> str:
    found: str = dump(s)["phase"]
    return found
