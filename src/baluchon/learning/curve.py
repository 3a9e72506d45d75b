"""The learning curve as a picture."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from baluchon.bots.levels import CASUAL
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.learning.course import Point

_COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9")


def draw(game: Game, curve: Sequence[Point], deals: int, path: Path) -> None:
    """Draw the share of wins over the minutes of learning, a line for each number of seats."""
    with mpl.rc_context({"svg.hashsalt": "baluchon", "font.family": ["DejaVu Sans"]}):
        figure = Figure(figsize=(8, 4.5), layout="constrained")
        axes = figure.add_subplot()
        minutes = [point.minutes for point in curve]
        for number, colour in zip(curve[-1].wins, _COLOURS, strict=False):
            wins = [100 * point.wins[number] for point in curve]
            axes.plot(minutes, wins, color=colour, marker="o", markersize=4, label=f"{number} seats")
            axes.axhline(100 / number, color=colour, linewidth=1, linestyle=":")
        axes.set(xlabel="minutes of the processor", ylabel=f"games won against {CASUAL}, %", ylim=(0, 100))
        axes.set_title(f"{game.titles[LANGUAGES[0]]}: learning by self-play ({deals} deals a point)")
        axes.legend(frameon=False)
        axes.grid(alpha=0.3)
        figure.savefig(path, metadata={"Date": None})
