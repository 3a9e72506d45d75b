"""Finished games looked back at in a worker: one of them step by step, or all of somebody's for what they share.

What is known so far of one game goes with the question. Nothing of this is loaded before somebody asks.
"""

from time import monotonic

import msgspec

from baluchon.arena.analysis import Turn
from baluchon.arena.habits import FEWEST_GAMES, Finished, habit_of
from baluchon.arena.review import Known, Review
from baluchon.kernel.match import Match
from baluchon.server.protocol import Advice, AdviceNow, Analysis, LinePoints, StageMark, TurningPoint

STEP_SECONDS = 1.0
"""After which an analysis lets others have the worker."""
MOST_SECONDS = 150.0
"""After which the chances stay as they are, on a machine that is very busy."""


class Progress(msgspec.Struct, frozen=True):
    """How far the look back at a game has come."""

    known: Known
    step: int
    seconds: float
    """That it has taken so far."""


def find_out_more(match: Match, progress: bytes | None) -> tuple[bytes, bytes, bool]:
    """How far the look back at a match is after one more step, what is known now, and whether that is all."""
    began = monotonic()
    before = Progress(Known(), 0, 0.0) if progress is None else msgspec.json.decode(progress, type=Progress)
    review = Review(match, before.known)

    def is_late() -> bool:
        return monotonic() - began > STEP_SECONDS

    if progress is None and review.has_net:
        pass  # what the net says is told at once
    elif before.seconds < MOST_SECONDS:
        review.go_on(is_late)
    else:
        review.explain(is_late)
    now = Progress(review.known, before.step + 1, before.seconds + monotonic() - began)
    return msgspec.json.encode(now), msgspec.json.encode(_told(review, now.step)), review.is_whole


def _told(review: Review, step: int) -> Analysis:
    shown, learned = review.shown, review.is_learned
    intervals = [shown.at(place) for place in range(len(review.moments))]
    return Analysis(
        step=step,
        whole=review.is_whole,
        moments=[moment.n for moment in review.moments],
        chances=[[round(each.chance, 4) for each in seats] for seats in intervals],
        low=[[round(each.low, 4) for each in seats] for seats in intervals],
        high=[[round(each.high, 4) for each in seats] for seats in intervals],
        playouts=0 if learned else shown.playouts,
        within=0.0 if learned else round(shown.reach, 4),
        learned=learned,
        marks=[StageMark(mark.at, mark.what, mark.number) for mark in review.marks],
        turning=[_told_turn(turn) for turn in review.turns] if review.is_whole else [],
    )


def _told_turn(turn: Turn) -> TurningPoint:
    judged, better = turn.judged, turn.judged.better
    return TurningPoint(
        n=judged.n,
        seat=judged.seat,
        move=judged.move,
        before=round(turn.before, 4),
        after=round(turn.after, 4),
        value=round(judged.value, 4),
        better=None if better is None else better.move,
        best=round(judged.best.value, 4),
        reasons=[LinePoints(line.id, round(line.points, 1)) for line in turn.reasons],
    )


def advice_on(played: list[tuple[Match, int]]) -> AdviceNow:
    """What would help somebody most, from matches that they played and the seats they had."""
    by_game: dict[str, list[Finished]] = {}
    for match, seat in played:
        by_game.setdefault(match.game.id, []).append(Finished.of(match, seat))
    found = [(id, habit_of(games)) for id, games in by_game.items()]
    return AdviceNow(
        [
            Advice(
                game=id,
                games=habit.games,
                losses=habit.losses,
                enough=habit.is_enough,
                line=habit.line,
                decided=habit.decided,
                behind=round(habit.behind, 1),
            )
            for id, habit in found
        ],
        FEWEST_GAMES,
    )
