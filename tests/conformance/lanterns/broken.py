"""Lanterns, broken in every way a suite is there to notice."""

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Annotated, Any

import msgspec

from baluchon.kernel.bits import below, has, members, minus, plus
from baluchon.kernel.chance import Chance
from baluchon.kernel.declaration import Game
from baluchon.kernel.game import NONE, Fact, Figures, Rules
from baluchon.kernel.options import Options, Value
from baluchon.kernel.previews import Gain, Preview
from baluchon.kernel.sheets import Line, Sheet
from baluchon.kernel.views import BY_SEAT, TOTAL, points
from baluchon.kernel.words import Message, Reason, seat_ref
from baluchon.lanterns import GAME, dumps, facts, reasons, sheets, view, words
from baluchon.lanterns.components import CARDS, KEEP, LIGHT, REFS
from baluchon.lanterns.rules import LanternRules
from baluchon.lanterns.state import BURYING, LIGHTING, LanternState
from baluchon.lanterns.view import Private, Public
from tests.conformance.lanterns.encoders.view import boundless


def with_rules(rules: type[LanternRules]) -> Game:
    return replace(GAME, rules=rules())


# What only its owner may know


def open_hands(s: LanternState) -> Public:
    return msgspec.structs.replace(view.public(s), lit=[ref for own in s.keepers for ref in view.refs(own.hand)])


def open_choices(s: LanternState) -> Public:
    chosen = [REFS[own.choice] for own in s.keepers if own.choice != NONE]
    return msgspec.structs.replace(view.public(s), lit=chosen)


def others_buried(s: LanternState, seat: int) -> Private:
    return msgspec.structs.replace(view.private(s, seat), buried=view.refs(s.keepers[1 - min(seat, 1)].buried))


def telling_reasons(s: LanternState, seat: int, move: int) -> Reason:
    for owner, keeper in enumerate(s.keepers):
        if move < KEEP and has(keeper.hand, move % CARDS):
            return Reason("LA-T1", "reason-not-in-hand", {"lantern": seat_ref(owner)})
    return reasons.why_not(s, seat, move)


def telling_prompt(s: LanternState, seat: int) -> Message:
    return Message("prompt-light", {"lantern": view.refs(s.keepers[1 - min(seat, 1)].hand)})


def telling_events(noted: Iterable[Fact], viewer: int | None) -> list[Message]:
    noted = list(noted)
    buried = [Message("event-buried", {"lantern": REFS[fact[2]]}) for fact in noted if fact[0] == facts.BURIED]
    return buried or words.events(noted, viewer)


def one_sided_events(noted: Iterable[Fact], viewer: int | None) -> list[Message]:
    return words.events(noted, viewer) if viewer == 0 else []


def counting_prompt(s: LanternState, seat: int) -> Message:
    return Message("prompt-light", {"left": sum(own.choice == NONE for own in s.keepers)})


class Peeking(LanternRules):
    """Burying shows something of another hand, without reveal()."""

    def bury(self, s: LanternState, seat: int, move: int, chance: Chance) -> None:
        super().bury(s, seat, move, chance)
        s.winner = max(members(s.keepers[(seat + 1) % s.seats].hand), default=0)


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
        for each, imagined in enumerate(c.keepers):
            if each != seat:
                imagined.choice = NONE
        other = c.keepers[(seat + 1) % s.seats]
        if s.bag and other.hand:
            out, back = chance.member(other.hand), chance.member(s.bag)
            other.hand = plus(minus(other.hand, out), back)
            c.bag = plus(minus(c.bag, back), out)
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
        last = CARDS - 1
        for other, imagined in enumerate(c.keepers):
            if other != seat and has(imagined.hand, last) and c.bag:
                lowest = members(c.bag)[0]
                imagined.hand = plus(minus(imagined.hand, last), lowest)
                c.bag = plus(minus(c.bag, lowest), last)
        return c


class Forgetful(LanternRules):
    """Deals the own hand anew too."""

    def imagine(self, s: LanternState, seat: int, chance: Chance) -> LanternState:
        c = super().imagine(s, seat, chance)
        own, other = c.keepers[seat], c.keepers[seat - 1]
        own.hand, other.hand = other.hand, own.hand
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
        return [] if s.phase == BURYING else super().legal(s, seat)


class Losing(LanternRules):
    def bury(self, s: LanternState, seat: int, move: int, chance: Chance) -> None:
        super().bury(s, seat, move, chance)
        s.keepers[seat].buried = 0


class Endless(LanternRules):
    def light(self, s: LanternState) -> None:
        hands = [own.hand for own in s.keepers]
        super().light(s)
        for own, hand in zip(s.keepers, hands, strict=True):
            own.hand = hand


class Sharing(LanternRules):
    def copy(self, s: LanternState) -> LanternState:
        c = super().copy(s)
        c.keepers = s.keepers
        return c


class SharingKeepers(LanternRules):
    """A copy with a list of its own, but of the same keepers."""

    def copy(self, s: LanternState) -> LanternState:
        c = super().copy(s)
        c.keepers = list(s.keepers)
        return c


class Table(Figures):
    """Something printed, which all states share."""

    def __init__(self) -> None:
        self.points = [1, 2, 3]


class Figured(LanternRules):
    """A game that has figures and leaves them alone."""

    table = Table()

    def start(self, seats: int, options: list[int], chance: Chance) -> LanternState:
        s = super().start(seats, options, chance)
        s.table = self.table  # type: ignore[attr-defined]
        return s


class Scribbling(Figured):
    """A game that changes what is printed."""

    table = Table()

    def play(self, s: LanternState, seat: int, move: int, chance: Chance) -> None:
        super().play(s, seat, move, chance)
        self.table.points[0] += 1


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
        if s.phase == LIGHTING and all(own.choice == NONE for own in s.keepers):
            s.keepers[seat].points += 1
        super().play(s, seat, move, chance)


class Hindering(LanternRules):
    """What one has chosen the others may not choose beside it."""

    def legal(self, s: LanternState, seat: int) -> list[int]:
        moves = super().legal(s, seat)
        taken = [own.choice ^ 1 for own in s.keepers]
        return [move for move in moves if move not in taken] or moves


class Remembering(LanternRules):
    """Keeps something of the game outside of the state."""

    played = 0

    def light(self, s: LanternState) -> None:
        super().light(s)
        self.played += 1
        s.keepers[s.winner].points += self.played % 5 == 0


class Hoping(LanternRules):
    def estimate(self, s: LanternState, out: list[float]) -> None:
        for seat in range(s.seats):
            out[seat] = 1.0


class Unestimating(LanternRules):
    def estimate(self, s: LanternState, out: list[float]) -> None:
        out[0] = 1.0


class Meddling(LanternRules):
    def suggest(self, s: LanternState, seat: int, moves: list[int], chance: Chance) -> int:
        s.keepers[seat].points += 1
        return moves[0]


class Inventive(LanternRules):
    """Would light a lantern that somebody else has."""

    def suggest(self, s: LanternState, seat: int, moves: list[int], chance: Chance) -> int:
        if s.phase != LIGHTING:
            return super().suggest(s, seat, moves, chance)
        return next(LIGHT + card for card in range(CARDS) if LIGHT + card not in moves)


class Kind(LanternRules):
    def winners(self, s: LanternState) -> int:
        return below(s.seats)


class Tracing(LanternRules):
    """Counts the games it set up."""

    started = 0

    def start(self, seats: int, options: list[int], chance: Chance) -> LanternState:
        s = super().start(seats, options, chance)
        self.started += 1
        s.keepers[0].points = self.started
        return s


def asking(message: Message) -> Game:
    return replace(GAME, prompt=lambda s, seat: message)


def refusing(reason: Reason) -> Game:
    return replace(GAME, why_not=lambda s, seat, move: reason)


# What choices would bring


def promising(*gains: Gain, **more: Any) -> Game:
    """Every move brings the same."""

    def previews(s: LanternState, seat: int) -> dict[int, Preview]:
        return {move: Preview(gains, **more) for move in GAME.rules.legal(s, seat)}

    return replace(GAME, own_previews=previews)


def telling_previews(s: LanternState, seat: int) -> dict[int, Preview]:
    high = max(members(s.keepers[1 - min(seat, 1)].hand), default=0)
    return {move: Preview((Gain("lights", 0, 1 + high),)) for move in GAME.rules.legal(s, seat)}


def half_previews(s: LanternState, seat: int) -> dict[int, Preview]:
    return {move: Preview((Gain("lights", 0, 1), Gain("buried", 0, 1))) for move in GAME.rules.legal(s, seat)[1:]}


def dump_without_points(s: LanternState) -> dict[str, Any]:
    return dumps.dump(s) | {"points": [0] * s.seats}


def dump_with_tuples(s: LanternState) -> dict[str, Any]:
    return dumps.dump(s) | {"points": tuple(own.points for own in s.keepers)}


def load_without_winner(dumped: dict[str, Any]) -> LanternState:
    state: LanternState = dumps.load(dumped | {"winner": 0})
    return state


def sheets_with_odd_parts(s: LanternState) -> list[Sheet]:
    return [Sheet(seat, (Line("lights", own.points, "LA-T2", (own.points, 1)),)) for seat, own in enumerate(s.keepers)]


def sheets_without_buried(s: LanternState) -> list[Sheet]:
    return [Sheet(sheet.seat, sheet.lines[:1]) for sheet in sheets.sheets(s)]


def sheets_of_no_clause(s: LanternState) -> list[Sheet]:
    return [Sheet(seat, (Line("lights", own.points, "LA-X9"),)) for seat, own in enumerate(s.keepers)]


class Unfinished(Rules[LanternState]):
    def start(self, seats: int, options: list[int], chance: Chance) -> LanternState:
        return LanternState(seats)


class Unranked(LanternRules):
    rank_key = Rules.rank_key


class Lenient(Game):
    def settle(self, seats: int, options: Options | None = None) -> dict[str, Value]:
        return {"drawing": False}


def lenient() -> Game:
    return Lenient(**{each.name: getattr(GAME, each.name) for each in fields(GAME)})


class Hashed(LanternRules):
    """Deals in the order of a set of words."""

    def start(self, seats: int, options: list[int], chance: Chance) -> LanternState:
        s = super().start(seats, options, chance)
        s.keepers[0].points = list({f"lantern {card}" for card in range(50)}).index("lantern 7")
        return s


HASHED = replace(GAME, rules=Hashed())


class Stars(msgspec.Struct, frozen=True):
    stars: Annotated[list[int], BY_SEAT, points("stars")]


class Total(msgspec.Struct, frozen=True):
    score: Annotated[list[int], BY_SEAT, TOTAL]


def public_with_stars(s: LanternState) -> Stars:
    return Stars([0] * s.seats)


class Lights(msgspec.Struct, frozen=True):
    lights: Annotated[list[int], BY_SEAT, points("lights")]


def public_without_buried(s: LanternState) -> Lights:
    return Lights([own.points for own in s.keepers])


def public_with_total(s: LanternState) -> Total:
    return Total([99] * s.seats)


def sheets_with_more_lights(s: LanternState) -> list[Sheet]:
    return [
        Sheet(sheet.seat, (Line("lights", sheet.lines[0].points + 1, "LA-T2"), *sheet.lines[1:]))
        for sheet in sheets.sheets(s)
    ]


def encoded(name: str) -> Game:
    """The game with one of the encoders in `encoders`."""
    return replace(GAME, package=f"{__package__}.encoders.{name}", public=boundless)


def public_with_many_cards(s: LanternState) -> Public:
    return msgspec.structs.replace(view.public(s), bag=CARDS + 1)


def private_with_all(s: LanternState, seat: int) -> Private:
    """Shows what the next seat has chosen."""
    return msgspec.structs.replace(view.private(s, seat), choice=view.private(s, (seat + 1) % s.seats).choice)


class Weather(msgspec.Struct, frozen=True):
    weather: str


def public_with_text(s: LanternState) -> Weather:
    return Weather("fog")
