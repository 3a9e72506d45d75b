"""An analysed game as a page: the chances of all seats as a curve in plain SVG, and the costliest decisions.

The page needs nothing but itself, and drawing it needs no library.
"""

from collections.abc import Sequence
from html import escape

from baluchon.arena.analysis import Judged, Step
from baluchon.kernel.match import Match
from baluchon.texts import Texts

_COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00")
_DASHES = ("", "7 4", "2 4", "10 3 2 3", "4 2", "12 4")
_WIDTH, _HEIGHT = 1100, 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 52, 110, 14, 30
_STYLE = """
body { margin: 0; background: #fdfcf9; color: #22303c;
  font: 16px/1.5 "Avenir Next", "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif; }
main { max-width: 1180px; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
h1 { font-size: 2.2rem; margin: 0; letter-spacing: -.02em; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
p { color: #5d6b78; margin: .2rem 0 1rem; max-width: 60rem; }
svg { width: 100%; height: auto; background: #fff; border: 1px solid #dfe5ea; border-radius: 10px; }
svg text { font-size: 13px; fill: #5d6b78; } svg .name { font-weight: 600; }
table { border-collapse: collapse; width: 100%; background: #fff; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .4rem .7rem; border-bottom: 1px solid #dfe5ea; }
th { color: #5d6b78; } td:last-child, th:last-child { text-align: right; }
"""


def page(match: Match, texts: Texts, steps: Sequence[Step], costly: Sequence[Judged]) -> str:
    """The page of an analysed game."""
    title = texts.say("analysis-title", game=texts.title())
    scores = enumerate(match.outcome().scores)
    players = texts.join([f"{texts.player(seat)} {texts.number(score)}" for seat, score in scores])
    return (
        f'<!doctype html>\n<html lang="{texts.language}"><head><meta charset="utf-8">'
        '<meta name="generator" content="Baluchon">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style></head><body><main><h1>{escape(title)}</h1><p>{escape(players)}</p>"
        f"<h2>{escape(texts.say('analysis-curve'))}</h2><p>{escape(texts.say('analysis-curve-help'))}</p>"
        f"{_svg(texts, steps, costly)}{_table(texts, costly)}</main></body></html>\n"
    )


def _svg(texts: Texts, steps: Sequence[Step], costly: Sequence[Judged]) -> str:
    parts = [f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(texts.say("analysis-curve"))}">']
    for percent in range(0, 101, 25):
        y, share = _y(percent / 100), texts.percent(percent / 100)
        parts.append(f'<line x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#dfe5ea"/>')
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{share}</text>')
    every = max(1, round(len(steps) / 10 / 5) * 5) if len(steps) > 20 else 5
    for number in range(0, len(steps), every):
        parts.append(f'<text x="{_x(number, steps):.1f}" y="{_HEIGHT - 8}" text-anchor="middle">{number}</text>')
    seats = len(steps[0].chances)
    labels = _spread([_y(steps[-1].chances[seat]) for seat in range(seats)])
    for seat in range(seats):
        points = " ".join(f"{_x(step.number, steps):.1f},{_y(step.chances[seat]):.1f}" for step in steps)
        colour, dash = _COLOURS[seat % len(_COLOURS)], _DASHES[seat % len(_DASHES)]
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"/>'
            f'<text class="name" x="{_WIDTH - _RIGHT + 8}" y="{labels[seat] + 4:.1f}" style="fill:{colour}">'
            f"{escape(texts.player(seat))}</text>"
        )
    for each in costly:
        x, y = _x(each.number, steps), _y(steps[each.number].chances[each.seat])
        told = texts.labelled(str(each.number), texts.move(each.move))
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{_COLOURS[each.seat % len(_COLOURS)]}" stroke="#fff" '
            f'stroke-width="2"><title>{escape(told)}</title></circle>'
            f'<text x="{x:.1f}" y="{y - 10:.1f}" text-anchor="middle">{each.number}</text>'
        )
    return "".join([*parts, "</svg>"])


def _x(number: int, steps: Sequence[Step]) -> float:
    return _LEFT + (_WIDTH - _LEFT - _RIGHT) * number / max(1, len(steps) - 1)


def _y(chance: float) -> float:
    return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - chance)


def _spread(heights: list[float]) -> list[float]:
    """The same heights, moved up until labels do not lie on each other."""
    placed: list[float] = [0.0] * len(heights)
    bound = float(_HEIGHT)
    for seat in sorted(range(len(heights)), key=lambda seat: -heights[seat]):
        placed[seat] = min(heights[seat], bound)
        bound = placed[seat] - 17
    return placed


def _table(texts: Texts, costly: Sequence[Judged]) -> str:
    if not costly:
        return f"<p>{escape(texts.say('analysis-nothing'))}</p>"
    ids = ("analysis-decision", "analysis-player", "analysis-done", "analysis-better", "analysis-cost")
    head = "".join(f"<th>{escape(texts.say(id))}</th>" for id in ids)
    rows = "".join(
        "<tr>"
        + "".join(
            f"<td>{escape(cell)}</td>"
            for cell in (
                str(each.number),
                texts.player(each.seat),
                f"{texts.move(each.move)} ({texts.percent(each.value)})",
                f"{texts.move(each.best.move)} ({texts.percent(each.best.value)})",
                texts.percent(each.cost, 1),
            )
        )
        + "</tr>"
        for each in costly
    )
    return f"<h2>{escape(texts.say('analysis-dearest'))}</h2><table><tr>{head}</tr>{rows}</table>"
