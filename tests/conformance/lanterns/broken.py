"""Lanterns, broken in every way a suite is there to notice."""

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Annotated, Any

import msgspec

from baluchon.kernel.bits import BIT, below, members
from baluchon.kernel.chance import Chance
from baluchon.kernel.declaration import Game
from baluchon.kernel.game import Fact, Rules
from baluchon.kernel.options import Options, Value
from baluchon.kernel.sheets import Line, Sheet
from baluchon.kernel.views import BY_SEAT, TOTAL, points
from baluchon.kernel.words import Message, Reason, seat_ref
from tests.conformance import lanterns
from tests.conformance.lanterns import BURIED, GAME, KEEP, REFS, LanternRules, LanternState, Private, Public


def with_rules(rules: type[LanternRules]) -> Game:
    return replace(GAME, rules=rules())


# What only its owner may know


def open_hands(s: LanternState) -> Public:
    return msgspec.structs.replace(lanterns.public(s), lit=[ref for hand in s.hands for ref in lanterns.refs(hand)])


def open_choices(s: LanternState) -> Public:
    return msgspec.structs.replace(lanterns.public(s), lit=[REFS[choice] for choice in s.choices if choice >= 0])


def others_buried(s: LanternState, seat: int) -> Private:
    return msgspec.structs.replace(lanterns.private(s, seat), buried=lanterns.refs(s.buried[1 - min(seat, 1)]))


def telling_reasons(s: LanternState, seat: int, move: int) -> Reason:
    for owner, hand in enumerate(s.hands):
        if move < KEEP and hand & BIT[move % lanterns.CARDS]:
            return Reason("LA-T1", "reason-not-in-hand", {"lantern": seat_ref(owner)})
    return lanterns.why_not(s, seat, move)


def telling_prompt(s: LanternState, seat: int) -> Message:
    return Message("prompt-light", {"lantern": lanterns.refs(s.hands[1 - min(seat, 1)])})


def telling_events(facts: Iterable[Fact], viewer: int | None) -> list[Message]:
    facts = list(facts)
    buried = [Message("event-buried", {"lantern": REFS[fact[2]]}) for fact in facts if fact[0] == BURIED]
    return buried or lanterns.events(facts, viewer)


def one_sided_events(facts: Iterable[Fact], viewer: int | None) -> list[Message]:
    return lanterns.events(facts, viewer) if viewer == 0 else []


def counting_prompt(s: LanternState, seat: int) -> Message:
    return Message("prompt-light", {"left": s.choices.count(lanterns.NOTHING)})


class Peeking(LanternRules):
    """Burying shows something of another hand, without reveal()."""

    def bury(self, s: LanternState, seat: int, move: int, chance: Chance) -> None:
        super().bury(s, seat, move, chance)
        s.winner = max(members(s.hands[(seat + 1) % s.seats]), default=0)


class Unrevealed(LanternRules):
    def play(self, s: LanternState, seat: int, move: int, chance: Chance) -> None:
        super().play(s, seat, move, Deaf(chance))


class Deaf(Chance):
    """Passes everything on but reveals."""

    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self._chance = chance

    def word(self) -> int:
        self._chance.stamp += 1
        return self._chance.word()


# What is imagined


class Omniscient(LanternRules):
    def imagine(self, s: LanternState, seat: int, chance: Chance) -> LanternState:
        return self.copy(s)


class Knowing(LanternRules):
    """Draws its imagined cards by their true places."""

    def imagine(self, s: LanternState, seat: int, chance: Chance) -> LanternState:
        c = self.copy(s)
        other = (seat + 1) % s.seats
        c.choices = [choice if each == seat else lanterns.NOTHING for each, choice in enumerate(s.choices)]
        if s.bag and s.hands[other]:
            out, back = chance.member(s.hands[other]), chance.member(s.bag)
            c.hands[other] = s.hands[other] & ~BIT[out] | BIT[back]
            c.bag = s.bag & ~BIT[back] | BIT[out]
        return c


class Unfair(LanternRules):
    """High lanterns are more often with the others than in the bag."""

    def imagine(self, s: LanternState, seat: int, chance: Chance) -> LanternState:
        return super().imagine(s, seat, Lopsided(chance))


class Lopsided(Chance):
    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self._chance = chance

    def word(self) -> int:
        return max(self._chance.word(), self._chance.word())

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class Shifting(LanternRules):
    """Every lantern is equally likely anywhere, but neighbours stay together."""

    def imagine(self, s: LanternState, seat: int, chance: Chance) -> LanternState:
        return super().imagine(s, seat, Rotation(chance))


class Rotation(Chance):
    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self._chance = chance

    def shuffle(self, items: list[int]) -> None:
        turn = self._chance.below(len(items)) if items else 0
        items[:] = items[turn:] + items[:turn]


class Never(LanternRules):
    """Lantern 12 is never imagined in a hand."""

    def imagine(self, s: LanternState, seat: int, chance: Chance) -> LanternState:
        c = super().imagine(s, seat, chance)
        for other in range(s.seats):
            if other != seat and c.hands[other] & BIT[11] and c.bag:
                c.hands[other] ^= BIT[11] | BIT[members(c.bag)[0]]
                c.bag ^= BIT[11] | BIT[members(c.bag)[0]]
        return c


class Forgetful(LanternRules):
    """Deals the own hand anew too."""

    def imagine(self, s: LanternState, seat: int, chance: Chance) -> LanternState:
        c = super().imagine(s, seat, chance)
        c.hands[seat], c.hands[seat - 1] = c.hands[seat - 1], c.hands[seat]
        return c


# What the rules promise


class Unordered(LanternRules):
    def legal(self, s: LanternState, seat: int) -> list[int]:
        return super().legal(s, seat)[::-1]


class Doubled(LanternRules):
    def legal(self, s: LanternState, seat: int) -> list[int]:
        return [move for move in super().legal(s, seat) for _ in range(2)]


class Straying(LanternRules):
    def random_move(self, s: LanternState, seat: int, chance: Chance) -> int:
        return super().random_move(s, seat, chance) ^ 1


class Stuck(LanternRules):
    def legal(self, s: LanternState, seat: int) -> list[int]:
        return [] if s.phase == lanterns.BURYING else super().legal(s, seat)


class Losing(LanternRules):
    def bury(self, s: LanternState, seat: int, move: int, chance: Chance) -> None:
        super().bury(s, seat, move, chance)
        s.buried[seat] = 0


class Endless(LanternRules):
    def light(self, s: LanternState) -> None:
        choices = s.choices[:]
        super().light(s)
        for seat, card in enumerate(choices):
            s.hands[seat] |= BIT[card]


class Sharing(LanternRules):
    def copy(self, s: LanternState) -> LanternState:
        c = super().copy(s)
        c.points = s.points
        return c


class Person:
    """Somebody at the table."""

    def __init__(self) -> None:
        self.age = 0


class PeopledState(LanternState):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.people = [Person() for _ in range(seats)]


class SharingPeople(LanternRules):
    """A copy with a list of its own, but of the same people."""

    def start(self, seats: int, options: list[int], chance: Chance) -> LanternState:
        s = PeopledState(seats)
        s.__dict__ |= super().start(seats, options, chance).__dict__
        return s

    def copy(self, s: LanternState) -> LanternState:
        c = PeopledState(s.seats)
        c.__dict__ |= super().copy(s).__dict__
        c.people = list(s.__dict__["people"])
        return c


class Careless(LanternRules):
    """A copy without the option, which no view shows."""

    def copy(self, s: LanternState) -> LanternState:
        c = super().copy(s)
        c.drawing = False
        return c


class KeepingFacts(LanternRules):
    def copy(self, s: LanternState) -> LanternState:
        c = super().copy(s)
        c.facts = s.facts
        return c


class Racing(LanternRules):
    """The first to choose gets a point."""

    def play(self, s: LanternState, seat: int, move: int, chance: Chance) -> None:
        if s.phase == lanterns.LIGHTING and all(choice == lanterns.NOTHING for choice in s.choices):
            s.points[seat] += 1
        super().play(s, seat, move, chance)


class Hindering(LanternRules):
    """What one has chosen the others may not choose beside it."""

    def legal(self, s: LanternState, seat: int) -> list[int]:
        moves = super().legal(s, seat)
        taken = [choice ^ 1 for choice in s.choices]
        return [move for move in moves if move not in taken] or moves


class Remembering(LanternRules):
    """Keeps something of the game outside of the state."""

    played = 0

    def light(self, s: LanternState) -> None:
        super().light(s)
        self.played += 1
        s.points[s.winner] += self.played % 5 == 0


class Hoping(LanternRules):
    def estimate(self, s: LanternState, out: list[float]) -> None:
        for seat in range(s.seats):
            out[seat] = 1.0


class Unestimating(LanternRules):
    def estimate(self, s: LanternState, out: list[float]) -> None:
        out[0] = 1.0


class Meddling(LanternRules):
    def suggest(self, s: LanternState, seat: int, moves: list[int], chance: Chance) -> int:
        s.points[seat] += 1
        return moves[0]


class Inventive(LanternRules):
    def suggest(self, s: LanternState, seat: int, moves: list[int], chance: Chance) -> int:
        return KEEP


class Kind(LanternRules):
    def winners(self, s: LanternState) -> int:
        return below(s.seats)


class Tracing(LanternRules):
    """Counts the games it set up."""

    started = 0

    def start(self, seats: int, options: list[int], chance: Chance) -> LanternState:
        s = super().start(seats, options, chance)
        self.started += 1
        s.points[0] = self.started
        return s


def asking(message: Message) -> Game:
    return replace(GAME, prompt=lambda s, seat: message)


def refusing(reason: Reason) -> Game:
    return replace(GAME, why_not=lambda s, seat, move: reason)


def dump_without_points(s: LanternState) -> dict[str, Any]:
    return lanterns.dump(s) | {"points": [0] * s.seats}


def dump_with_tuples(s: LanternState) -> dict[str, Any]:
    return lanterns.dump(s) | {"points": tuple(s.points)}


def load_without_winner(dumped: dict[str, Any]) -> LanternState:
    return lanterns.load(dumped | {"winner": 0})


def sheets_with_odd_parts(s: LanternState) -> list[Sheet]:
    return [Sheet(seat, (Line("lights", s.points[seat], "LA-T2", (s.points[seat], 1)),)) for seat in range(s.seats)]


def sheets_without_buried(s: LanternState) -> list[Sheet]:
    return [Sheet(sheet.seat, sheet.lines[:1]) for sheet in lanterns.sheets(s)]


def sheets_of_no_clause(s: LanternState) -> list[Sheet]:
    return [Sheet(seat, (Line("lights", s.points[seat], "LA-X9"),)) for seat in range(s.seats)]


class Unfinished(Rules[LanternState]):
    def start(self, seats: int, options: list[int], chance: Chance) -> LanternState:
        return LanternState(seats)


class Unranked(LanternRules):
    winners = Rules.winners


class Lenient(Game):
    def settle(self, seats: int, options: Options | None = None) -> dict[str, Value]:
        return {"drawing": False}


def lenient() -> Game:
    return Lenient(**{each.name: getattr(GAME, each.name) for each in fields(GAME)})


class Hashed(LanternRules):
    """Deals in the order of a set of words."""

    def start(self, seats: int, options: list[int], chance: Chance) -> LanternState:
        s = super().start(seats, options, chance)
        s.points[0] = list({f"lantern {card}" for card in range(50)}).index("lantern 7")
        return s


HASHED = replace(GAME, rules=Hashed())


class Stars(msgspec.Struct, frozen=True):
    stars: Annotated[list[int], BY_SEAT, points("stars")]


class Total(msgspec.Struct, frozen=True):
    score: Annotated[list[int], BY_SEAT, TOTAL]


def public_with_stars(s: LanternState) -> Stars:
    return Stars([0] * s.seats)


def public_with_total(s: LanternState) -> Total:
    return Total([99] * s.seats)


def sheets_with_more_lights(s: LanternState) -> list[Sheet]:
    return [Sheet(seat, (Line("lights", s.points[seat] + 1, "LA-T2"),)) for seat in range(s.seats)]


def encoded(name: str) -> Game:
    """The game with one of the encoders in `encoders`."""
    return replace(GAME, package=f"{__package__}.encoders.{name}")


def public_with_many_cards(s: LanternState) -> lanterns.Public:
    return msgspec.structs.replace(lanterns.public(s), bag=lanterns.CARDS + 1)


def private_with_all(s: LanternState, seat: int) -> lanterns.Private:
    """Shows what the next seat has chosen."""
    choice = s.choices[(seat + 1) % s.seats]
    return msgspec.structs.replace(lanterns.private(s, seat), choice=None if choice < 0 else REFS[choice])


class Weather(msgspec.Struct, frozen=True):
    weather: str


def public_with_text(s: LanternState) -> Weather:
    return Weather("fog")
