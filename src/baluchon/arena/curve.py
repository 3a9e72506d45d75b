"""An analysed game as a page: the chances of all seats as a curve in plain SVG, turning points, costliest decisions.

The page needs nothing but itself, and drawing it needs no library.
"""

from collections.abc import Sequence
from html import escape

from baluchon.arena.analysis import Judged, Turn
from baluchon.arena.chances import CONFIDENCE
from baluchon.arena.review import Review
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


def page(match: Match, texts: Texts, review: Review, costly: Sequence[Judged]) -> str:
    """The page of an analysed game."""
    title = texts.say("analysis-title", game=texts.title())
    scores = enumerate(match.outcome().scores)
    players = texts.join([f"{texts.player(seat)} {texts.number(score)}" for seat, score in scores])
    return (
        f'<!doctype html>\n<html lang="{texts.language}"><head><meta charset="utf-8">'
        '<meta name="generator" content="Baluchon">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style></head><body><main><h1>{escape(title)}</h1><p>{escape(players)}</p>"
        f"<h2>{escape(texts.say('analysis-curve'))}</h2>"
        f"<p>{escape(_help(texts, review))}</p>"
        f"{_svg(texts, review)}{_turns(texts, review)}{_costly(texts, costly)}</main></body></html>\n"
    )


def _help(texts: Texts, review: Review) -> str:
    """How the chances were found, and how sure they are."""
    return texts.say(
        "analysis-curve-help",
        playouts=review.chances.playouts,
        within=texts.percent(review.chances.reach),
        surely=texts.percent(CONFIDENCE),
    )


def turn_said(texts: Texts, turn: Turn) -> tuple[str, ...]:
    """A turning point as a row: decision, player, chance, what was done, what was better, and why."""
    return (
        str(turn.judged.n),
        texts.player(turn.judged.seat),
        _change(texts, turn),
        texts.move(turn.judged.move),
        _better(texts, turn),
        _reasons(texts, turn),
    )


def _change(texts: Texts, turn: Turn) -> str:
    """The chance before and after a turning point."""
    return f"{texts.percent(turn.before)} → {texts.percent(turn.after)}"


def _better(texts: Texts, turn: Turn) -> str:
    """What would have been better at a turning point, and by how much; or that nothing would."""
    better = turn.judged.better
    if better is None:
        return texts.say("analysis-no-better")
    return f"{texts.move(better.move)} (+{texts.percent(turn.judged.cost)})"


def _reasons(texts: Texts, turn: Turn) -> str:
    """By which lines of the score sheet."""
    return texts.join([texts.labelled(texts.line(line.id), texts.signed(line.points, 1)) for line in turn.reasons])


def _svg(texts: Texts, review: Review) -> str:
    points = [review.chances.at(place) for place in range(len(review.moments))]
    parts = [f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(texts.say("analysis-curve"))}">']
    for percent in range(0, 101, 25):
        y, share = _y(percent / 100), texts.percent(percent / 100)
        parts.append(f'<line x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#dfe5ea"/>')
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{share}</text>')
    parts += _stages(texts, review)
    seats = range(review.match.seats)
    labels = _spread([_y(points[-1][seat].chance) for seat in seats])
    for seat in seats:
        band = [(at, point[seat].high) for at, point in enumerate(points)]
        band += [(at, points[at][seat].low) for at in reversed(range(len(points)))]
        middle = [(at, point[seat].chance) for at, point in enumerate(points)]
        colour, dash = _COLOURS[seat % len(_COLOURS)], _DASHES[seat % len(_DASHES)]
        parts.append(
            f'<polygon points="{_line(band, len(points))}" fill="{colour}" opacity=".16"/>'
            f'<polyline points="{_line(middle, len(points))}" fill="none" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{dash}"/>'
            f'<text class="name" x="{_WIDTH - _RIGHT + 8}" y="{labels[seat] + 4:.1f}" style="fill:{colour}">'
            f"{escape(texts.player(seat))}</text>"
        )
    places = {moment.n: place for place, moment in enumerate(review.moments)}
    for turn in review.turns:
        n, seat = turn.judged.n, turn.judged.seat
        x, y = _x(places[n], len(points)), _y(turn.after)
        told = texts.labelled(str(n), texts.move(turn.judged.move))
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{_COLOURS[seat % len(_COLOURS)]}" stroke="#fff" '
            f'stroke-width="2"><title>{escape(told)}</title></circle>'
            f'<text x="{x:.1f}" y="{y - 10:.1f}" text-anchor="middle">{n}</text>'
        )
    return "".join([*parts, "</svg>"])


def _stages(texts: Texts, review: Review) -> list[str]:
    """A line where each round, day or hike begins, with its name if there is room."""
    parts, free = [], 0.0
    for mark in review.marks:
        x = _x(mark.at, len(review.moments))
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP}" y2="{_HEIGHT - _BOTTOM}" stroke="#dfe5ea"/>')
        if x >= free:
            told = texts.say(f"stage-{mark.what}", number=mark.number)
            parts.append(f'<text x="{x:.1f}" y="{_HEIGHT - 8}">{escape(told)}</text>')
            free = x + 9 * len(told)
    return parts


def _line(points: Sequence[tuple[int, float]], count: int) -> str:
    return " ".join(f"{_x(at, count):.1f},{_y(share):.1f}" for at, share in points)


def _x(place: int, count: int) -> float:
    return _LEFT + (_WIDTH - _LEFT - _RIGHT) * place / max(1, count - 1)


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


def _turns(texts: Texts, review: Review) -> str:
    if not review.turns:
        return f"<p>{escape(texts.say('analysis-no-turning'))}</p>"
    ids = ("decision", "player", "chance", "done", "better", "why")
    return _table(texts, "analysis-turning", ids, [turn_said(texts, turn) for turn in review.turns])


def _costly(texts: Texts, costly: Sequence[Judged]) -> str:
    if not costly:
        return f"<p>{escape(texts.say('analysis-nothing'))}</p>"
    ids = ("decision", "player", "done", "better", "cost")
    rows = [
        (
            str(each.n),
            texts.player(each.seat),
            f"{texts.move(each.move)} ({texts.percent(each.value)})",
            f"{texts.move(each.best.move)} ({texts.percent(each.best.value)})",
            texts.percent(each.cost, 1),
        )
        for each in costly
    ]
    return _table(texts, "analysis-dearest", ids, rows)


def _table(texts: Texts, title: str, ids: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(texts.say(f'analysis-{id}'))}</th>" for id in ids)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<h2>{escape(texts.say(title))}</h2><table><tr>{head}</tr>{body}</table>"
