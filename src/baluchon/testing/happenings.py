"""Happenings: what they say of points, places and stages is what the game does."""

import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.happenings import GAME
from baluchon.kernel.shapes import Running, running_scores
from baluchon.kernel.words import Message
from baluchon.testing.setting import Moment, Setting, Violation, walk
from baluchon.testing.wording import catalogue

_ARGUMENT = re.compile(r"\{[\w-]+\}")
"""Stands for a number of the message in the name of a line."""


def happenings_are_told(game: Game) -> None:
    """Every message of the table has its sentence, and every stage that one of them closes has a name."""
    known = catalogue(game.package, "en")
    told = [id for row in game.happenings.by_kind.values() for id in row.ids]
    closed = {means.closes for means in game.happenings.consequences.values()} - {""}
    lacking = [id for id in [*told, *(f"moment-{stage}" for stage in sorted(closed))] if id not in known]
    if lacking:
        raise Violation(f"{game.id}: locale/en.ftl lacks {', '.join(lacking)}")
    if GAME not in closed:
        raise Violation(f"{game.id}: no happening closes the game: mark the last one with closes=GAME")


def points_are_told(setting: Setting) -> None:
    """Every change of a line that happenings count for is told by them, whoever looks."""
    game = setting.game
    lines = [_ARGUMENT.sub("*", means.line) for means in game.happenings.consequences.values() if means.line]
    for seed in setting.some(2):
        for moment, before, after, events in _moves(setting, seed):
            told: Counter[tuple[int, str]] = Counter()
            for seat, line, points in _won(game, events):
                told[seat, line] += points
            for was, now in zip(before, after, strict=True):
                for line, parts in now.lines.items():
                    change, said = sum(parts) - sum(was.lines.get(line, ())), told[now.seat, line]
                    if change != said and any(fnmatchcase(line, pattern) for pattern in lines):
                        setting.fail(
                            f"seat {now.seat} wins {change} for {line!r} at decision {moment.number} of game {seed}; "
                            f"its happenings say {said}"
                        )


def _moves(setting: Setting, seed: int) -> Iterator[tuple[Moment, list[Running], list[Running], list[Message]]]:
    """The moves of a game, each with the scores before and after it and what a spectator was told."""
    game = setting.game
    for moment in walk(setting, seed):
        if moment.is_last:
            return
        state: Any = game.rules.copy(moment.state)
        state.facts = []
        before = running_scores(game, game.public(state))
        game.rules.play(state, moment.seat, moment.move, FastChance(seed))
        yield moment, before, running_scores(game, game.public(state)), game.events(state.facts, None)


def _won(game: Game, events: list[Message]) -> Iterator[tuple[int, str, int]]:
    """The points that events tell: of which seat, for which line, how many."""
    for event in events:
        means = game.happenings.consequences.get(event.id)
        points = event.args.get(means.points) if means else None
        if means and means.line and isinstance(points, int):
            line = means.line.format_map(dict(event.args))
            yield int(str(event.args["seat"]).removeprefix("seat:")), line, points
