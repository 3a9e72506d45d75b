"""What environments show: the terminal board as the seat in question sees it, as characters or as pixels."""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from baluchon.boards.pictures import board, to_svg, to_text
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.errors import BaluchonError

MODES = ("human", "ansi", "rgb_array")
ROWS = 60
"""All frames are of this many lines, enough for the largest board, so that they make a film."""

Frame = NDArray[np.uint8]


def check_mode(mode: str | None) -> str | None:
    """The mode itself if there is such a one."""
    if mode is not None and mode not in MODES:
        raise BaluchonError(f"there is no render mode {mode!r}; there are {', '.join(MODES)}")
    return mode


def show(mode: str | None, game: Game, state: Any, seat: int) -> str | Frame | None:
    """The board for a seat: text, pixels, or on the screen."""
    if mode is None:
        raise BaluchonError(f"this environment was made without a render mode; choose one of {', '.join(MODES)}")
    drawn = board(game, game.view(state, seat), seat, moves=game.rules.legal(state, seat))
    if mode == "rgb_array":
        from baluchon.envs.pixels import to_pixels

        return to_pixels(to_svg(drawn, game.titles[LANGUAGES[0]], rows=ROWS))
    text = to_text(drawn, colour=mode == "human" and sys.stdout.isatty())
    if mode == "ansi":
        return text
    sys.stdout.write(text)
    return None
