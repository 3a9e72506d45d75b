"""Lanterns: a tiny card game in plain Python, as another package would add it.

It has a bit of everything the suites look at: hidden hands, choices made at the same time, cards buried face down,
hidden draws, an option.
"""

from collections.abc import Iterable
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from baluchon.kernel.bits import BIT, below, count, mask_of, members
from baluchon.kernel.chance import Chance
from baluchon.kernel.declaration import Game
from baluchon.kernel.game import Fact, Rules, State
from baluchon.kernel.moves import MoveTable, group
from baluchon.kernel.options import flag
from baluchon.kernel.sheets import Line, Outcome, Sheet, ranking
from baluchon.kernel.views import BY_SEAT, Seat, points, ref, upto
from baluchon.kernel.words import Message, Reason, seat_ref

CARDS = 12
HAND = 4
REFS = [f"lantern:{number}" for number in range(1, CARDS + 1)]
LIGHT, BURY, KEEP = 0, CARDS, 2 * CARDS
Phase: TypeAlias = Literal["lighting", "burying", "over"]
LIGHTING: Phase = "lighting"
BURYING: Phase = "burying"
OVER: Phase = "over"
CHOSE, LIT, TOOK, BURIED, KEPT, DREW, ENDED = range(7)
NOTHING = -1


class LanternState(State):
    """Cards as numbers from 0, sets of cards as masks."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.drawing = False
        self.phase: Phase = LIGHTING
        self.winner = 0
        self.hands = [0] * seats
        self.buried = [0] * seats
        self.choices = [NOTHING] * seats
        self.points = [0] * seats
        self.bag = below(CARDS)
        self.lit = 0


class LanternRules(Rules[LanternState]):
    """The contract, fulfilled."""

    def start(self, seats: int, options: list[int], chance: Chance) -> LanternState:
        s = LanternState(seats)
        s.drawing = bool(options[0])
        for _ in range(HAND):
            for seat in range(seats):
                draw(s, seat, chance)
        return s

    def to_act(self, s: LanternState) -> int:
        if s.phase == LIGHTING:
            return mask_of([seat for seat in range(s.seats) if s.choices[seat] == NOTHING])
        return BIT[s.winner] if s.phase == BURYING else 0

    def legal(self, s: LanternState, seat: int) -> list[int]:
        if not self.to_act(s) & BIT[seat]:
            return []
        if s.phase == LIGHTING:
            return [LIGHT + card for card in members(s.hands[seat])]
        return [*(BURY + card for card in members(s.hands[seat])), KEEP]

    def play(self, s: LanternState, seat: int, move: int, chance: Chance) -> None:
        if s.phase == LIGHTING:
            s.choices[seat] = move - LIGHT
            note(s, CHOSE, seat, move - LIGHT)
            if NOTHING not in s.choices:
                chance.reveal()
                self.light(s)
        else:
            self.bury(s, seat, move, chance)

    def light(self, s: LanternState) -> None:
        """LA-T1, LA-T2: the brightest lantern takes a point."""
        for seat, card in enumerate(s.choices):
            s.hands[seat] &= ~BIT[card]
            s.lit |= BIT[card]
            note(s, LIT, seat, card)
        s.winner = s.choices.index(max(s.choices))
        s.points[s.winner] += 1
        note(s, TOOK, s.winner, 0)
        s.choices = [NOTHING] * s.seats
        s.phase = BURYING

    def bury(self, s: LanternState, seat: int, move: int, chance: Chance) -> None:
        """LA-T3, LA-T4: a lantern may go face down; then hands are refilled and the next light is chosen."""
        if move != KEEP:
            s.hands[seat] &= ~BIT[move - BURY]
            s.buried[seat] |= BIT[move - BURY]
        note(s, KEPT if move == KEEP else BURIED, seat, move - BURY)
        if s.drawing and count(s.bag) >= s.seats:
            for other in range(s.seats):
                draw(s, other, chance)
        s.phase = LIGHTING if all(s.hands) else OVER
        if s.phase == OVER:
            chance.reveal()
            note(s, ENDED, 0, 0)

    def copy(self, s: LanternState) -> LanternState:
        c = LanternState(s.seats)
        c.drawing, c.phase, c.winner, c.bag, c.lit = s.drawing, s.phase, s.winner, s.bag, s.lit
        c.hands, c.buried, c.choices, c.points = s.hands[:], s.buried[:], s.choices[:], s.points[:]
        return c

    def imagine(self, s: LanternState, seat: int, chance: Chance) -> LanternState:
        c = self.copy(s)
        if s.phase == OVER:
            return c
        pool = members(below(CARDS) & ~(s.lit | s.hands[seat] | s.buried[seat]))
        chance.shuffle(pool)
        for other in range(s.seats):
            if other != seat:
                c.choices[other] = NOTHING
                c.hands[other] = mask_of([pool.pop() for _ in members(s.hands[other])])
                c.buried[other] = mask_of([pool.pop() for _ in members(s.buried[other])])
        c.bag = mask_of(pool)
        return c

    def winners(self, s: LanternState) -> int:
        keys = rank_keys(s)
        return mask_of([seat for seat in range(s.seats) if keys[seat] == max(keys)])

    def estimate(self, s: LanternState, out: list[float]) -> None:
        for seat in range(s.seats):
            out[seat] = (1 + s.points[seat]) / (s.seats + sum(s.points))

    def suggest(self, s: LanternState, seat: int, moves: list[int], chance: Chance) -> int:
        return moves[-1] if chance.below(2) else moves[0]


def draw(s: LanternState, seat: int, chance: Chance) -> None:
    card = chance.member(s.bag)
    s.bag &= ~BIT[card]
    s.hands[seat] |= BIT[card]
    note(s, DREW, seat, card)


def note(s: LanternState, kind: int, seat: int, card: int) -> None:
    if s.facts is not None:
        s.facts.append((kind, seat, card, 0))


def rank_keys(s: LanternState) -> list[list[int]]:
    """LA-E2: points, then the number of lanterns buried."""
    return [[total(s, seat), count(s.buried[seat])] for seat in range(s.seats)]


def total(s: LanternState, seat: int) -> int:
    return s.points[seat] + buried_points(s, seat)


def buried_points(s: LanternState, seat: int) -> int:
    """LA-E1: even lanterns score."""
    return sum(card % 2 for card in members(s.buried[seat]))


def names(mask: int) -> list[str]:
    return [str(card + 1) for card in members(mask)]


def mask(numbers: Iterable[str]) -> int:
    return mask_of([int(number) - 1 for number in numbers])


def dump(s: LanternState) -> dict[str, Any]:
    return {
        "seats": int(s.seats),
        "drawing": s.drawing,
        "phase": s.phase,
        "winner": s.winner,
        "hands": [names(hand) for hand in s.hands],
        "buried": [names(buried) for buried in s.buried],
        "choices": [None if choice == NOTHING else str(choice + 1) for choice in s.choices],
        "points": list(s.points),
        "bag": names(s.bag),
        "lit": names(s.lit),
    }


def load(dumped: dict[str, Any]) -> LanternState:
    s = LanternState(dumped["seats"])
    s.drawing, s.phase, s.winner = dumped["drawing"], dumped["phase"], dumped["winner"]
    s.hands = [mask(hand) for hand in dumped["hands"]]
    s.buried = [mask(buried) for buried in dumped["buried"]]
    s.choices = [NOTHING if choice is None else int(choice) - 1 for choice in dumped["choices"]]
    s.points = list(dumped["points"])
    s.bag, s.lit = mask(dumped["bag"]), mask(dumped["lit"])
    return s


def inventory(s: LanternState) -> dict[str, list[str]]:
    places = {f"hand {seat}": names(hand) for seat, hand in enumerate(s.hands)}
    places |= {f"buried {seat}": names(buried) for seat, buried in enumerate(s.buried)}
    return places | {"bag": names(s.bag), "lit": names(s.lit)}


Lantern: TypeAlias = Annotated[str, ref("lantern")]


class Public(msgspec.Struct, frozen=True):
    phase: Phase
    winner: Seat
    """Who took the last light."""
    points: Annotated[list[int], BY_SEAT, points("lights")]
    hand_sizes: Annotated[list[Annotated[int, upto(CARDS)]], BY_SEAT]
    buried: Annotated[list[Annotated[int, upto(CARDS)]], BY_SEAT]
    bag: Annotated[int, upto(CARDS)]
    lit: list[Lantern]
    dug_up: Annotated[list[list[Lantern]], BY_SEAT]
    """What was buried, once the game is over."""


class Private(msgspec.Struct, frozen=True):
    hand: list[Lantern]
    buried: list[Lantern]
    choice: Lantern | None


def refs(cards: int) -> list[str]:
    return [REFS[card] for card in members(cards)]


def public(s: LanternState) -> Public:
    hands, buried = ([count(cards) for cards in many] for many in (s.hands, s.buried))
    dug_up = [refs(cards) for cards in s.buried] if s.phase == OVER else []
    return Public(s.phase, s.winner, list(s.points), hands, buried, count(s.bag), refs(s.lit), dug_up)


def private(s: LanternState, seat: int) -> Private:
    choice = None if s.choices[seat] == NOTHING else REFS[s.choices[seat]]
    return Private(refs(s.hands[seat]), refs(s.buried[seat]), choice)


def prompt(s: LanternState, seat: int) -> Message:
    return Message("prompt-light" if s.phase == LIGHTING else "prompt-bury")


def events(facts: Iterable[Fact], viewer: int | None) -> list[Message]:
    told = []
    for kind, seat, card, _ in facts:
        if kind in (CHOSE, DREW, BURIED) and viewer != seat:
            if kind == BURIED:
                told.append(Message("event-buried", {"seat": seat_ref(seat)}))
            continue
        id = ("chose", "lit", "took", "buried-own", "kept", "drew", "ended")[kind]
        args = {"lantern": REFS[card]} if kind in (CHOSE, LIT, BURIED, DREW) else {}
        told.append(Message(f"event-{id}", {"seat": seat_ref(seat), **args} if kind != ENDED else {}))
    return told


def why_not(s: LanternState, seat: int, move: int) -> Reason:
    if (move < BURY) != (s.phase == LIGHTING):
        return Reason("LA-T1" if s.phase == LIGHTING else "LA-T3", f"reason-{s.phase}")
    return Reason("LA-T1", "reason-not-in-hand", {"lantern": REFS[move % CARDS]})


def sheets(s: LanternState) -> list[Sheet]:
    return [
        Sheet(seat, (Line("lights", s.points[seat], "LA-T2"), Line("buried", buried_points(s, seat), "LA-E1")))
        for seat in range(s.seats)
    ]


def outcome(s: LanternState) -> Outcome:
    keys = rank_keys(s)
    best = [key for key in keys if key[0] == max(keys)[0]]
    tie = None
    if len(best) > 1:
        tie = Message("tie-shared" if best.count(max(best)) > 1 else "tie-buried")
    return Outcome(tuple(key[0] for key in keys), ranking(keys), Message("ending-hand"), tie)


GAME = Game(
    id="lanterns",
    package=__name__,
    titles={"en": "Lanterns", "fr": "Lanternes", "de": "Laternen"},
    min_seats=2,
    max_seats=3,
    version=1,
    rules=LanternRules(),
    moves=MoveTable(group(LIGHT, "light", REFS), group(BURY, "bury", REFS), group(KEEP, "keep")),
    names={ref: {language: ref.partition(":")[2] for language in ("en", "fr", "de")} for ref in REFS},
    dump=dump,
    load=load,
    inventory=inventory,
    public=public,
    private=private,
    prompt=prompt,
    events=events,
    why_not=why_not,
    sheets=sheets,
    outcome=outcome,
    # Each light takes a lantern from every hand, and at most all twelve are ever lit.
    most_decisions=lambda seats: CARDS // seats * (seats + 1),
    options=(flag("drawing"),),
)
