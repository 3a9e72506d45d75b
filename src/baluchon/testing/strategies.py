"""Hypothesis strategies: settings, reachable states, moves and matches of a game."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.testing.records import new_match, play_any
from baluchon.testing.setting import Setting, settings, walk

_SEEDS = st.integers(0, 2**32 - 1)


def tables(game: Game, seats: int | None = None) -> SearchStrategy[Setting]:
    """Any setting of the game, or any with so many seats."""
    return st.sampled_from([setting for setting in settings(game) if seats in (None, setting.seats)])


def moves(game: Game) -> SearchStrategy[int]:
    """Any move of the table, legal or not."""
    return st.integers(0, len(game.moves) - 1)


@st.composite
def states(draw: DrawFn, game: Game, seats: int | None = None, *, over: bool = True) -> Any:
    """A state that can come about in a game; shrinks towards the beginning. Without `over`, someone is to act."""
    setting = draw(tables(game, seats))
    seed = draw(_SEEDS)
    decisions = draw(st.integers(0, game.most_decisions(setting.seats)))
    last = None
    for moment in walk(setting, seed):
        if not moment.is_last or over:
            last = game.rules.copy(moment.state)
        if moment.number == decisions:
            break
    return last


@st.composite
def matches(draw: DrawFn, game: Game, seats: int | None = None, *, most: int = 60) -> Match:
    """A match some way into the game, with take-backs in its log."""
    setting = draw(tables(game, seats))
    match = new_match(setting, str(draw(_SEEDS)))
    chooser = FastChance(draw(_SEEDS))
    for _ in range(draw(st.integers(0, most))):
        if match.is_over:
            break
        play_any(match, chooser)
        seat = chooser.below(setting.seats)
        if chooser.below(6) == 0 and match.why_no_take_back(seat) is None:
            match.take_back(seat)
    return match
