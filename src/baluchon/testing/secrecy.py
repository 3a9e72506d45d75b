"""A hidden card is never sent: what a seat is given depends only on what it may know.

Two kinds of pairs of worlds that differ only in what a seat may not know: worlds imagined for it, and *twins*,
which really can come about: the same game continued with another deal or other secret choices, until it
happens that both look the same to the seat.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from baluchon.kernel.bits import BIT, count, lowest, members
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.words import Argument, Message
from baluchon.testing.setting import Moment, Setting, difference, moments

_ASKED = 12
"""How many illegal moves of the table are asked about."""
_TWISTS = 24


def look(setting: Setting, state: Any, seat: int | None, events: list[Message] | None = None) -> bytes:
    """Everything a seat (None: a spectator) is given at a moment, as the bytes that would be sent."""
    game = setting.game
    seen: dict[str, Any] = {"view": game.view(state, seat), "foreseen": game.foreseen(state, seat), "events": events}
    if seat is not None:
        legal = game.rules.legal(state, seat)
        seen["legal"] = legal
        if legal:
            seen["prompt"] = game.prompt(state, seat)
            asked = range(state.seats % 2, len(game.moves), 1 + len(game.moves) // _ASKED)
            seen["reasons"] = {
                game.moves.text(move): game.why_not(state, seat, move) for move in asked if move not in legal
            }
    return msgspec.json.encode(seen)


def nothing_hidden_is_shown(setting: Setting) -> None:
    """Worlds that differ only in what a seat may not know give it the same view, moves, prompt and reasons."""
    rules = setting.game.rules
    for moment in moments(setting, 3, 12):
        for seat in range(setting.seats):
            seen = look(setting, moment.state, seat)
            for n in range(2):
                world = rules.imagine(moment.state, seat, FastChance(moment.number * 2 + n))
                _require_same(setting, f"something hidden is shown to seat {seat}", seen, look(setting, world, seat))
        seen = look(setting, moment.state, None)
        world = moment.state
        for seat in range(setting.seats):
            # Imagined by one seat after the other: in the end everything that is hidden from someone is dealt anew.
            world = rules.imagine(world, seat, FastChance(moment.number))
            _require_same(setting, "something hidden is shown to a spectator", seen, look(setting, world, None))


def quiet_moves_reveal_nothing(setting: Setting) -> None:
    """A move that neither draws nor calls reveal() leaves worlds that looked equal to a seat equal to it."""
    for moment in moments(setting, 3, 16):
        if moment.is_last:
            continue
        for seat in range(setting.seats):
            _compare_quiet_moves(setting, moment, seat)


def _compare_quiet_moves(setting: Setting, moment: Moment, viewer: int) -> None:
    rules = setting.game.rules
    one, other = (rules.imagine(moment.state, viewer, FastChance(moment.number * 2 + n)) for n in range(2))
    actors = rules.to_act(one)
    if rules.to_act(other) != actors:
        setting.fail(f"who is to act depends on what seat {viewer} cannot know")
    for actor in members(actors):
        common = [move for move in rules.legal(one, actor) if move in rules.legal(other, actor)]
        chooser = FastChance(moment.number)
        for move in {common[chooser.below(len(common))] for _ in range(3)} if common else ():
            left, right = (_after(setting, world, actor, move, viewer) for world in (one, other))
            text = f"{setting.game.moves.text(move)!r} of seat {actor}"
            if left.quiet != right.quiet and actor == viewer:
                setting.fail(f"{text} draws or reveals in one world and not in another that looks the same to it")
            if left.quiet and right.quiet:
                text = f"{text} shows seat {viewer} something hidden without a draw or chance.reveal()"
                _require_same(setting, text, left.told, right.told)


def commitments_are_sealed(setting: Setting) -> None:
    """What a seat chooses while others still choose is told to nobody, until the last choice reveals it."""
    rules = setting.game.rules
    for moment in moments(setting, 3, 16):
        mask = rules.to_act(moment.state)
        if count(mask) < 2:
            continue
        actor = moment.seat
        for viewer in (None, *range(setting.seats)):
            if viewer == actor:
                continue
            told = [
                _after(setting, moment.state, actor, move, viewer)
                for move in (moment.moves[0], moment.move, moment.moves[-1])
            ]
            for after in told[1:]:
                if after.quiet and told[0].quiet:
                    text = f"what seat {actor} chooses shows to {_named(viewer)} before all have chosen"
                    _require_same(setting, text, told[0].told, after.told)


def commitments_commute(setting: Setting) -> None:
    """Choices made at the same time give the same state in any order; none changes what others may choose."""
    game, rules = setting.game, setting.game.rules
    for moment in moments(setting, 3, 16):
        seats = members(rules.to_act(moment.state))
        if len(seats) < 2:
            continue
        chooser = FastChance(moment.number)
        offered = {seat: rules.legal(moment.state, seat) for seat in seats}
        chosen = {seat: moves[chooser.below(len(moves))] for seat, moves in offered.items()}
        results = []
        for _ in range(3):
            order = list(seats)
            chooser.shuffle(order)
            state, chance = rules.copy(moment.state), FastChance(moment.number)
            for seat in order:
                if rules.legal(state, seat) != offered[seat]:
                    setting.fail(f"seat {seat} may choose something else after others have chosen")
                if chance.stamp:
                    setting.fail("something is drawn or revealed before all have chosen")
                rules.play(state, seat, chosen[seat], chance)
            results.append(game.dump(state))
            if rules.to_act(state) & _mask(seats) == 0 and not chance.stamp:
                setting.fail("the last of several choices must call chance.reveal()")
        for result in results[1:]:
            _require_same(setting, "the order of choices made at the same time matters", results[0], result)


def twins_imagine_alike(setting: Setting) -> None:
    """Worlds that can really come about and look equal to a seat give it equal moves, events and imagined worlds."""
    for n, (one, other, viewer) in enumerate(_twins(setting)):
        told = [look(setting, world.state, viewer) for world in (one, other)]
        text = f"seat {viewer} is told something that its view does not show"
        _require_same(setting, text, *told)
        if one.path == other.path:
            # What lay open may have come up in another order, which everyone saw and no view has to keep.
            _require_same(setting, text, *[msgspec.json.encode(_in_no_order(world.events)) for world in (one, other)])
        elif len(one.path) == 1:
            # Another move of another seat may well be told in other words, but not by which hidden component it was.
            _require_same(setting, text, *[_components(setting, world) for world in (one, other)])
        imagined = [
            setting.game.dump(setting.game.rules.imagine(world.state, viewer, FastChance(n))) for world in (one, other)
        ]
        _require_same(setting, f"imagine for seat {viewer} depends on what it cannot know", *imagined)


@dataclass(frozen=True)
class _World:
    """A continuation: where it led, which moves with which seats, and what the viewer was told."""

    state: Any
    path: tuple[tuple[int, int], ...]
    events: list[Message]


def _in_no_order(events: list[Message]) -> list[Message]:
    return sorted(events, key=msgspec.json.encode)


def _components(setting: Setting, world: _World) -> list[str]:
    """The components that are named in what the viewer was told."""
    every = {name for held in setting.game.inventory(world.state).values() for name in held}
    refs = [ref for event in world.events for value in event.args.values() for ref in _refs(value)]
    return sorted(ref for ref in refs if ref.partition(":")[2] in every)


def _refs(value: Argument) -> list[str]:
    if isinstance(value, int):
        return []
    return [value] if isinstance(value, str) else value


class TwistedChance(Chance):
    """The words of one stream, with those of another from a place on, or at that place only."""

    def __init__(self, seed: int, at: int, other: int, *, once: bool = False) -> None:
        super().__init__()
        self.used = 0
        self._at = at
        self._once = once
        self._streams = (FastChance(seed), FastChance(other))

    def word(self) -> int:
        words = [stream.word() for stream in self._streams]
        twisted = self.used == self._at if self._once else self.used >= self._at
        self.used += 1
        return words[twisted]


def _twins(setting: Setting) -> Iterator[tuple[_World, _World, int]]:
    """Pairs of different worlds that give a seat equal views."""
    for seed in setting.some(2):
        starts = [_World(setting.start(chance), (), []) for chance in _twisted(setting, seed)]
        for viewer in range(setting.seats):
            yield from _pairs(setting, starts, viewer)
    for moment in moments(setting, 3, 10):
        if moment.is_last:
            continue
        viewer = moment.number % setting.seats
        for depth in (1, 2, setting.seats, 2 * setting.seats):
            worlds = [_continued(setting, moment.state, viewer, depth, n) for n in range(5)]
            yield from _pairs(setting, worlds, viewer)


def _twisted(setting: Setting, seed: int) -> Iterator[Chance]:
    """Ways to deal a game that differ little from each other."""
    whole = TwistedChance(seed, 0, seed)
    setting.start(whole)
    yield FastChance(seed)
    for n in range(_TWISTS):
        yield TwistedChance(seed, n * whole.used // _TWISTS, n, once=True)
        yield TwistedChance(seed, whole.used - 1 - n // 3, n)


def _pairs(setting: Setting, worlds: list[_World], viewer: int) -> Iterator[tuple[_World, _World, int]]:
    """Each world beside the first one that looks the same to the viewer but is another."""
    first: dict[bytes, _World] = {}
    for world in worlds:
        looks = msgspec.json.encode(setting.game.view(world.state, viewer))
        known = first.setdefault(looks, world)
        if known is not world and setting.game.dump(known.state) != setting.game.dump(world.state):
            yield known, world, viewer


def _continued(setting: Setting, state: Any, viewer: int, depth: int, n: int) -> _World:
    """Some decisions on: the viewer always does the same, the others and chance vary with n."""
    rules = setting.game.rules
    state, chance = rules.copy(state), FastChance(n)
    own, others = FastChance(depth), FastChance(n // 2)
    state.facts = []
    path: list[tuple[int, int]] = []
    for _ in range(depth):
        mask = rules.to_act(state)
        if mask == 0:
            break
        seat = lowest(mask)
        moves = rules.legal(state, seat)
        move = moves[(own if seat == viewer else others).below(len(moves))]
        path.append((seat, move))
        rules.play(state, seat, move, chance)
    return _World(state, tuple(path), setting.game.events(state.facts, viewer))


@dataclass(frozen=True)
class _After:
    """What a viewer is given after a move, and whether nothing was drawn or revealed by it."""

    quiet: bool
    told: bytes


def _after(setting: Setting, world: Any, actor: int, move: int, viewer: int | None) -> _After:
    rules = setting.game.rules
    state, chance = rules.copy(world), FastChance(9)
    state.facts = []
    rules.play(state, actor, move, chance)
    return _After(chance.stamp == 0, look(setting, state, viewer, setting.game.events(state.facts, viewer)))


def _mask(seats: list[int]) -> int:
    return sum(BIT[seat] for seat in seats)


def _named(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def _require_same(setting: Setting, text: str, one: Any, other: Any) -> None:
    if one != other:
        if isinstance(one, bytes):
            one, other = msgspec.json.decode(one), msgspec.json.decode(other)
        where = "the order in which it is told" if one == other else difference(one, other)
        setting.fail(f"{text}: {where}")
