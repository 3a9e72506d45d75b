"""Small positions of Road Trip Europa for the rule tests."""

from typing import Any

from baluchon.games.road_trip_europa import GAME
from baluchon.games.road_trip_europa.components import CARD_IDS, HAND
from baluchon.games.road_trip_europa.state import RoadTripState
from baluchon.kernel.bits import members
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.game import Fact

RULES = GAME.rules


def fresh(seats: int = 4, seed: int = 1, **options: bool) -> RoadTripState:
    """A game just dealt, its facts noted."""
    s: RoadTripState = GAME.start(seats, {id.replace("_", "-"): on for id, on in options.items()}, FastChance(seed))
    s.facts = []
    return s


def edited(s: RoadTripState, **fields: Any) -> RoadTripState:
    """The same position with some fields of its dump changed."""
    dump = GAME.dump(s) | {key.replace("_", "-"): value for key, value in fields.items()}
    changed: RoadTripState = GAME.load(dump)
    changed.facts = []
    return changed


def last_choice(rows: list[list[str]], **fields: Any) -> RoadTripState:
    """A first round in which each row lacks its last two cards: one to choose now, one that comes by itself.

    `rows` are the rows as they shall be in the end. The card that comes last is passed on by the neighbour.
    """
    seats = len(rows)
    hands = [sorted([rows[seat][5], rows[(seat + 1) % seats][6]], key=CARD_IDS.index) for seat in range(seats)]
    laid = {card for row in rows for card in row}
    return edited(
        fresh(seats),
        pick=6,
        hands=hands,
        rows=[row[: HAND - 2] for row in rows],
        aside=[card for card in CARD_IDS if card not in laid],
        **fields,
    )


def fill(cards: list[str], avoid: set[str], size: int = HAND, at: int = 1) -> list[str]:
    """A row of seven with the given cards, filled up (after the first `at` cards) with others not to be avoided."""
    others = [card for card in CARD_IDS if card not in avoid and card not in cards][: size - len(cards)]
    return [*cards[:at], *others, *cards[at:]]


def play(s: RoadTripState, seat: int, text: str, chance: Chance | None = None) -> None:
    """Make a legal move given as text."""
    move = GAME.moves.parse(text)
    assert move in RULES.legal(s, seat), f"{text} is not legal for seat {seat}"
    RULES.play(s, seat, move, chance or FastChance(7))


def play_rows(rows: list[list[str]], **fields: Any) -> RoadTripState:
    """Let everyone choose the sixth card, so that the rows are complete and scored."""
    s = last_choice(rows, **fields)
    for seat, row in enumerate(rows):
        play(s, seat, f"pick {row[5]}")
    dump = GAME.dump(s)
    if dump["phase"] == "culture":
        assert dump["rows"] == rows
    return s


def legal_texts(s: RoadTripState, seat: int) -> list[str]:
    return [GAME.moves.text(move) for move in RULES.legal(s, seat)]


def line(s: RoadTripState, seat: int, id: str) -> int:
    """The points of one line of a seat's sheet."""
    (found,) = [each.points for each in GAME.sheets(s)[seat].lines if each.id == id]
    return found


def play_round(s: RoadTripState, chance: Chance, *, names: bool = False) -> None:
    """Play to the next deal with first choices; name a culture where possible if asked to, else none."""
    round = s.round
    while s.round == round and RULES.to_act(s):
        for seat in members(RULES.to_act(s)):
            moves = RULES.legal(s, seat)
            RULES.play(s, seat, moves[0] if GAME.moves[moves[0]].verb == "pick" or names else moves[-1], chance)


def facts_of(s: RoadTripState) -> list[Fact]:
    assert s.facts is not None
    return s.facts
