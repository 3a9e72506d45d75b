"""The plots of a report: matplotlib figures as SVG text, in colours that all can tell apart (Okabe and Ito)."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from io import StringIO
from statistics import fmean
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.ticker import MaxNLocator

from baluchon.arena.runner import Plan, Played
from baluchon.arena.statistics import Tally, wilson
from baluchon.kernel.declaration import Game
from baluchon.texts import Texts

_COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#999999")
_INK = "#22303c"
_SOFT = "#5d6b78"
_LINE = "#dfe5ea"
_WIDE = 11.0
_HALF = 5.3
_LEAST = 30
"""Seats that made a choice before its win rate is worth showing."""
_MOST = 14
"""Choices shown at each end."""
_STYLE: Any = {
    "font.family": ["DejaVu Sans"],
    "font.size": 10,
    "svg.fonttype": "path",
    "svg.hashsalt": "baluchon",
    "axes.edgecolor": _LINE,
    "axes.labelcolor": _SOFT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "text.color": _INK,
    "xtick.color": _SOFT,
    "ytick.color": _INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "grid.color": _LINE,
    "legend.frameon": False,
}


def _figure(width: float, height: float) -> tuple[Figure, Axes]:
    with mpl.rc_context(_STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        return figure, figure.add_subplot()


def _svg(figure: Figure, label: str) -> str:
    text = StringIO()
    with mpl.rc_context(_STYLE):
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    svg = text.getvalue()
    return svg[svg.index("<svg") :].replace("<svg", f'<svg role="img" aria-label="{label}"', 1)


def _colour_of(plan: Plan) -> dict[str, str]:
    return {bot: _COLOURS[n % len(_COLOURS)] for n, bot in enumerate(plan.bots)}


def _percent(axes: Axes) -> None:
    axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f} %")


def win_rates(tally: Tally, plan: Plan) -> str:
    """A dot with its interval for each bot."""
    rows = list(tally.by_bot().items())[::-1]
    figure, axes = _figure(_HALF, 0.9 + 0.5 * len(rows))
    for y, (bot, row) in enumerate(rows):
        low, high = row.interval
        colour = _colour_of(plan)[bot]
        axes.plot([low, high], [y, y], color=colour, linewidth=5, alpha=0.35, solid_capstyle="round")
        axes.plot([row.win_rate], [y], "o", color=colour, markersize=9)
        axes.annotate(
            f"{row.win_rate:.1%}", (row.win_rate, y), xytext=(0, 9), textcoords="offset points", ha="center", fontsize=9
        )
    axes.axvline(1 / plan.seats, color=_SOFT, linewidth=1, linestyle=":")
    axes.set_yticks(range(len(rows)), [bot for bot, _ in rows])
    axes.set_ylim(-0.6, len(rows) - 0.3)
    axes.set_xlim(0, 1)
    axes.grid(axis="x")
    _percent(axes)
    axes.set_xlabel(f"games won; dotted: an equal share of {1 / plan.seats:.0%}")
    return _svg(figure, "Win rate of each bot")


def seat_advantage(tally: Tally, plan: Plan) -> str:
    """Wins above or below an equal share for each seat."""
    wins = [0.0] * plan.seats
    for row in tally.by_seat():
        wins[row.seat] += float(row.wins)
    equal = 1 / plan.seats
    figure, axes = _figure(_HALF, 0.9 + 0.5 * plan.seats)
    most = 0.0
    for seat, won in enumerate(wins):
        y = plan.seats - 1 - seat
        low, high = (100 * (bound - equal) for bound in wilson(won, tally.games))
        value = 100 * (won / tally.games - equal)
        most = max(most, abs(low), abs(high))
        clear = low > 0 or high < 0
        colour = (_COLOURS[2] if value > 0 else _COLOURS[5]) if clear else _COLOURS[7]
        axes.barh(y, value, color=colour, alpha=0.8, height=0.55)
        axes.plot([low, high], [y, y], color=_INK, linewidth=1.5)
        axes.annotate(
            f"{value:+.1f}", (max(high, 0), y), xytext=(6, 0), textcoords="offset points", va="center", fontsize=9
        )
    axes.axvline(0, color=_INK, linewidth=1)
    axes.set_yticks(range(plan.seats), [f"seat {seat + 1}" for seat in range(plan.seats)][::-1])
    axes.set_xlim(-1.25 * most, 1.25 * most)
    axes.grid(axis="x")
    axes.set_xlabel("percentage points; grey: no clear difference")
    return _svg(figure, "Advantage of each seat")


def scores(games: Sequence[Played], plan: Plan) -> str:
    """A violin for each bot and seat."""
    found: dict[tuple[str, int], list[int]] = defaultdict(list)
    for played in games:
        for seat, (bot, score) in enumerate(zip(played.bots, played.outcome.scores, strict=True)):
            found[bot, seat].append(score)
    colours = _colour_of(plan)
    figure, axes = _figure(_WIDE, 3.6)
    places, labels = [], []
    x = 0.0
    for bot in plan.bots:
        begin = x
        for seat in range(plan.seats):
            points = found.get((bot, seat))
            if points:
                _violin(axes, x, points, colours[bot])
                places.append(x)
                labels.append(f"seat {seat + 1}")
                x += 1
        axes.text(
            (begin + x - 1) / 2,
            1.02,
            bot,
            transform=axes.get_xaxis_transform(),
            ha="center",
            weight="bold",
            color=colours[bot],
        )
        x += 0.6
    axes.set_xticks(places, labels)
    axes.set_xlim(-0.8, max(x - 0.8, 4))
    axes.grid(axis="y")
    axes.set_ylabel("final score")
    return _svg(figure, "Distribution of final scores")


def _violin(axes: Axes, x: float, points: Sequence[int], colour: str) -> None:
    """The shape of the scores, as a smoothed count of each side by side."""
    ordered = sorted(points)
    width = max(1, (ordered[-1] - ordered[0]) // 24)
    counts = Counter((point - ordered[0]) // width for point in ordered)
    levels = range(max(counts) + 1)
    smooth = [(counts[level - 1] + 2 * counts[level] + counts[level + 1]) / 4 for level in levels]
    most = max(smooth)
    heights = [ordered[0] + (level + 0.5) * width for level in levels]
    left = [x - 0.42 * each / most for each in smooth]
    right = [x + 0.42 * each / most for each in smooth]
    axes.fill_betweenx(heights, left, right, color=colour, alpha=0.45, linewidth=0)
    low, middle, high = (ordered[int(share * (len(ordered) - 1))] for share in (0.25, 0.5, 0.75))
    axes.plot([x, x], [low, high], color=_INK, linewidth=4, solid_capstyle="butt")
    axes.plot([x - 0.07, x + 0.07], [middle, middle], color="white", linewidth=2)
    axes.annotate(str(middle), (x, middle), xytext=(9, 0), textcoords="offset points", va="center", fontsize=9)


def lines(games: Sequence[Played], plan: Plan, texts: Texts) -> str:
    """A stacked bar for each bot, and for its winners and the others."""
    sums: dict[tuple[str, bool | None], list[dict[str, int]]] = defaultdict(list)
    for played in games:
        for seat, (bot, sheet) in enumerate(zip(played.bots, played.lines, strict=True)):
            sums[bot, None].append(sheet)
            sums[bot, seat in played.outcome.winners].append(sheet)
    names = {None: "all", True: "winners", False: "others"}
    rows = [(bot, won) for bot in plan.bots for won in (None, True, False) if (bot, won) in sums]
    ids = list(games[0].lines[0])
    figure, axes = _figure(_WIDE, 1.5 + 0.42 * len(rows))
    for y, row in enumerate(reversed(rows)):
        right = left = 0.0
        for n, id in enumerate(ids):
            value = fmean(sheet.get(id, 0) for sheet in sums[row])
            start = right if value >= 0 else left
            axes.barh(
                y,
                value,
                left=start,
                color=_COLOURS[n % len(_COLOURS)],
                alpha=1 if row[1] is None else 0.65,
                height=0.72,
                edgecolor="white",
                linewidth=1,
            )
            if value >= 0:
                right += value
            else:
                left += value
            if abs(value) > 0:
                axes.text(
                    start + value / 2,
                    y,
                    f"{value:.1f}",
                    ha="center",
                    va="center",
                    fontsize=8,
                    clip_on=True,
                    color=_INK if n % len(_COLOURS) in (1, 4, 6) else "white",
                )
        axes.annotate(
            f"{right + left:.1f}", (right, y), xytext=(6, 0), textcoords="offset points", va="center", weight="bold"
        )
    labels = [f"{bot}, {names[won]}" for bot, won in reversed(rows)]
    axes.set_yticks(range(len(rows)), labels)
    axes.margins(x=0.06, y=0.02)
    axes.set_xlabel("points on average")
    handles = [Patch(color=_COLOURS[n % len(_COLOURS)], label=texts.line(id)) for n, id in enumerate(ids)]
    figure.legend(handles=handles, loc="outside upper left", ncols=min(len(ids), 8), fontsize=9, frameon=False)
    return _svg(figure, "Where the points come from")


def lengths(games: Sequence[Played]) -> str:
    """A histogram of decisions."""
    decisions = sorted(played.decisions for played in games)
    figure, axes = _figure(_HALF, 2.6)
    few = len(set(decisions)) <= 30
    bins: Sequence[float] | int = [each - 0.5 for each in range(decisions[0], decisions[-1] + 2)] if few else 30
    axes.hist(decisions, bins=bins, color=_COLOURS[0], alpha=0.75, edgecolor="white")
    middle = decisions[len(decisions) // 2]
    axes.axvline(middle, color=_INK, linewidth=1.5)
    axes.annotate(
        f"median {middle}",
        (middle, 0.97),
        xycoords=("data", "axes fraction"),
        xytext=(5, 0),
        textcoords="offset points",
        va="top",
        fontsize=9,
    )
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel("decisions")
    axes.set_ylabel("games")
    axes.grid(axis="y")
    return _svg(figure, "Length of games")


def endings(games: Sequence[Played], texts: Texts) -> str:
    """Bars for the reasons of the end and for tie-breaks."""
    kinds: Counter[str] = Counter()
    example: dict[str, str] = {}
    for played in games:
        outcome = played.outcome
        kinds[outcome.ending.id] += 1
        example.setdefault(outcome.ending.id, texts.message(outcome.ending))
        if outcome.tie_break is not None:
            kinds[outcome.tie_break.id] += 1
            example.setdefault(outcome.tie_break.id, texts.message(outcome.tie_break))
        elif len(outcome.winners) > 1:
            kinds["shared"] += 1
            example["shared"] = "Shared win."
    rows = kinds.most_common()[::-1]
    figure, axes = _figure(_HALF, 0.6 + 0.62 * len(rows))
    for y, (kind, count) in enumerate(rows):
        share = count / len(games)
        axes.barh(y, share, color=_COLOURS[0], alpha=0.75, height=0.34)
        axes.text(0, y + 0.24, example[kind], va="bottom", fontsize=9)
        axes.annotate(f"{share:.1%}", (share, y), xytext=(5, 0), textcoords="offset points", va="center", fontsize=9)
    axes.set_yticks([])
    axes.set_ylim(-0.4, len(rows) - 0.3)
    axes.set_xlim(0, 1.12)
    axes.spines["left"].set_visible(False)
    _percent(axes)
    return _svg(figure, "How games end")


def moves(games: Sequence[Played], game: Game, texts: Texts) -> Iterator[tuple[str, str]]:
    """For each verb with enough choices: the choices that went with winning most and least often."""
    made: Counter[int] = Counter()
    won: dict[int, float] = defaultdict(float)
    for played in games:
        winners = played.outcome.winners
        for seat, own in enumerate(played.moves):
            for move in own:
                made[move] += 1
                if seat in winners:
                    won[move] += 1 / len(winners)
    equal = 1 / len(games[0].bots)
    by_verb: dict[str, list[int]] = defaultdict(list)
    for move, times in made.items():
        if times >= _LEAST and game.moves[move].refs:
            by_verb[game.moves[move].verb].append(move)
    for verb, chosen in sorted(by_verb.items(), key=lambda item: -len(item[1])):
        if len(chosen) >= 4:
            yield verb, _choices(chosen, made, won, equal, texts)


def _choices(chosen: list[int], made: Counter[int], won: dict[int, float], equal: float, texts: Texts) -> str:
    ranked = sorted(chosen, key=lambda move: (-won[move] / made[move], move))
    if len(ranked) > 2 * _MOST:
        columns = [ranked[:_MOST], ranked[-_MOST:]]
    else:
        half = (len(ranked) + 1) // 2
        columns = [ranked[:half], ranked[half:]]
    with mpl.rc_context(_STYLE):
        figure = Figure(figsize=(_WIDE, 0.9 + 0.27 * max(map(len, columns))), layout="constrained")
        axes = figure.subplots(1, 2, sharex=True)
    for side, moves in zip(axes, columns, strict=True):
        for y, move in enumerate(reversed(moves)):
            low, high = wilson(won[move], made[move])
            rate = won[move] / made[move]
            colour = _COLOURS[2] if low > equal else _COLOURS[5] if high < equal else _COLOURS[7]
            side.plot([low, high], [y, y], color=colour, linewidth=3.5, alpha=0.4, solid_capstyle="round")
            side.plot([rate], [y], "o", color=colour, markersize=6)
            side.annotate(
                f"{rate:.0%}  ×{made[move]}",
                (1.01, y),
                xycoords=("axes fraction", "data"),
                va="center",
                fontsize=8,
                color=_SOFT,
            )
        side.axvline(equal, color=_SOFT, linewidth=1)
        side.set_yticks(range(len(moves)), [texts.move(move) for move in reversed(moves)], fontsize=9)
        side.set_ylim(-0.7, len(moves) - 0.3)
        side.grid(axis="x")
        _percent(side)
    return _svg(figure, "Win rate by choice")
