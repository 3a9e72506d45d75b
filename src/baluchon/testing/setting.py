"""What a check runs on: a game at a table, games played through it, and how a check says no."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NoReturn

from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.options import Value

_CHOOSER = 2**64
"""Set apart from a game's own seed, so that who plays does not share numbers with what is dealt."""


class Violation(AssertionError):
    """A game does not keep a promise of the contract."""


@dataclass(frozen=True)
class Setting:
    """A game, a number of seats, and the options that are not at their default."""

    game: Game
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        return f"{self.table_of}-{self.table}"

    @property
    def table_of(self) -> str:
        """The game, with its version if there is a newer one."""
        return f"{self.game.id}@{self.game.version}" if self.game.superseded else self.game.id

    @property
    def table(self) -> str:
        """The seats and options, in a word."""
        chosen = [f"{id}={_written(value)}" for id, value in self.options]
        return "-".join([str(self.seats), *chosen])

    def start(self, chance: Chance) -> Any:
        """A new state at this table."""
        return self.game.start(self.seats, dict(self.options), chance)

    def fail(self, text: str) -> NoReturn:
        """Say what is wrong at this table."""
        raise Violation(f"{self}: {text}")

    def require(self, holds: bool, text: str) -> None:
        """Fail unless this holds. (For texts that are cheap to make.)"""
        if not holds:
            self.fail(text)

    def some(self, games: int) -> range:
        """Seeds for so many games, fewer where options are tried on top of the plain game."""
        return range(games if not self.options else (games + 3) // 4)


def _written(value: Value) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def settings(game: Game) -> list[Setting]:
    """Every number of seats, with no option chosen and with each option at each of its values."""
    found: list[Setting] = []
    for seats in range(game.min_seats, game.max_seats + 1):
        found.append(Setting(game, seats))
        for option in game.options:
            for value in option.values:
                settled = {other.id: other.default for other in game.options} | {option.id: value}
                if value != option.default and game.refuse(seats, settled) is None:
                    found.append(Setting(game, seats, ((option.id, value),)))
    return found


@dataclass(frozen=True, slots=True)
class Moment:
    """A state in a game and the decision that comes next; at the end of the game there is none."""

    state: Any
    """The running state: a check copies it before it changes anything."""
    seed: int
    number: int
    """How many decisions were made before."""
    seat: int = -1
    moves: tuple[int, ...] = ()
    move: int = -1

    @property
    def is_last(self) -> bool:
        return self.seat < 0


def walk(setting: Setting, seed: int, *, guided: bool = True) -> Iterator[Moment]:
    """A whole game, moment by moment: if guided half of the moves are what the game suggests, the others random.

    Of several seats that are to act any may be the next, as at a real table.
    """
    rules = setting.game.rules
    chance = FastChance(seed)
    chooser = FastChance(_CHOOSER + seed)
    most = setting.game.most_decisions(setting.seats)
    state = setting.start(chance)
    number = 0
    while True:
        mask = rules.to_act(state)
        if mask == 0:
            yield Moment(state, seed, number)
            return
        if number == most:
            setting.fail(f"a game is not over after most_decisions({setting.seats}) = {most} decisions (seed {seed})")
        seat = chooser.member(mask)
        moves = rules.legal(state, seat)
        if not moves:
            setting.fail(f"seat {seat} is to act but has no legal move (seed {seed}, decision {number})")
        if guided and chooser.below(2):
            move = rules.suggest(state, seat, list(moves), chooser)
        else:
            move = moves[chooser.below(len(moves))]
        yield Moment(state, seed, number, seat, tuple(moves), move)
        rules.play(state, seat, move, chance)
        number += 1


def moments(setting: Setting, games: int, of_each: int) -> Iterator[Moment]:
    """So many moments of each of some games, spread over its length, and its end; half of them with an option."""
    if setting.options:
        of_each = (of_each + 1) // 2
    for seed in setting.some(games):
        length = sum(1 for _ in walk(setting, seed))
        chooser = FastChance(seed * 2 + 1)
        wanted = {(n * length + chooser.below(length)) // of_each for n in range(of_each)}
        for moment in walk(setting, seed):
            if moment.number in wanted or moment.is_last:
                yield moment


def state_at(setting: Setting, moment: Moment) -> Any:
    """The state of a moment once more, played and not copied, to do anything with."""
    return next(again.state for again in walk(setting, moment.seed) if again.number == moment.number)


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two plain structures first differ, for people."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if key not in one or key not in other:
                return f"{path}.{key} is only in one of them"
            if one[key] != other[key]:
                return difference(one[key], other[key], f"{path}.{key}")
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for i, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return difference(left, right, f"{path}[{i}]")
    return f"{path.lstrip('.') or 'it'}: {one!r} and {other!r}"
