"""What many games tell a designer, on one page: plots as inline SVG in an HTML file that needs nothing else.

matplotlib is in the extra `report`. The plots are drawn by `plots.py`; the figures come from here.
"""

from collections.abc import Sequence
from html import escape

from baluchon.arena.runner import Plan, Played
from baluchon.arena.statistics import Tally
from baluchon.extras import how_to_install
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.registry import game_by_id
from baluchon.texts import Texts

_STYLE = """
:root { --ink: #22303c; --soft: #5d6b78; --line: #dfe5ea; --paper: #fdfcf9; --card: #ffffff; --accent: #0072b2; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 "Avenir Next", "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif; }
main { max-width: 1180px; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
header p { color: var(--soft); margin: .2rem 0 0; max-width: 60rem; }
h1 { font-size: 2.4rem; line-height: 1.15; margin: 0; letter-spacing: -.02em; }
h2 { font-size: 1.15rem; margin: 0 0 .15rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 1rem; margin: 1.8rem 0; }
.fact { border-top: 3px solid var(--accent); padding-top: .5rem; }
.fact b { display: block; font-size: 1.7rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.fact span { color: var(--soft); font-size: .9rem; }
.cards { display: grid; grid-template-columns: repeat(12, 1fr); gap: 1.2rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1.1rem 1.2rem 1rem;
  grid-column: span 12; break-inside: avoid; min-width: 0; }
section.half { grid-column: span 6; }
section p { margin: 0 0 .7rem; color: var(--soft); font-size: .92rem; }
section svg { width: 100%; height: auto; display: block; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .95rem; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
th { color: var(--soft); font-weight: 600; }
footer { margin-top: 2rem; color: var(--soft); font-size: .85rem; }
@media (max-width: 800px) { section.half { grid-column: span 12; } }
@media print { body { background: #fff; } main { max-width: none; padding: 0; } }
"""


class NoPlots(BaluchonError):
    """The library that draws is missing."""

    code = "no-plots"


def check_libraries() -> None:
    """Refuse before the games are played rather than after."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise NoPlots(f"a report needs matplotlib; install it with: {how_to_install('report')}") from None


def draw(plan: Plan, games: Sequence[Played], tally: Tally, language: str = "en") -> str:
    """The page."""
    from baluchon.arena import plots

    game = game_by_id(plan.game)
    texts = Texts(language, game)
    sections = [
        _section("Who wins", _wins_text(plan), plots.win_rates(tally, plan), half=True),
        _section("Is a seat worth more?", _seats_text(plan), plots.seat_advantage(tally, plan), half=True),
        _section(
            "Scores by bot and seat",
            "Every game is a point of these shapes; the white line is the median, the dark bar the middle half.",
            plots.scores(games, plan),
        ),
        _section(
            "Where the points come from",
            "Average points of each line of the score sheet: all seats of a bot, and those who won or did not.",
            plots.lines(games, plan, texts),
        ),
        _section("How long a game takes", "Decisions of all seats together.", plots.lengths(games), half=True),
        _section(
            "How games end", "Why the game was over, and what decided a tie.", plots.endings(games, texts), half=True
        ),
    ]
    for verb, figure in plots.moves(games, game, texts):
        sections.append(
            _section(
                f"Chosen and won: {verb}",
                "How often a seat that made this choice at least once went on to win, with 95 % intervals; the grey "
                "line is the average of all seats. It tells what goes with winning, not what causes it.",
                figure,
            )
        )
    return _page(plan, game, texts, games, tally, sections)


def _wins_text(plan: Plan) -> str:
    if len(plan.bots) == 1:
        return "All seats are played by the same bot, so this is only what chance gives."
    return "Share of the games that a seat of this bot won, with 95 % intervals; a win shared by k counts 1/k."


def _seats_text(plan: Plan) -> str:
    return "Wins above or below an equal share, by seat in order of play, all bots together; 95 % intervals."


def _section(title: str, text: str, figure: str, half: bool = False) -> str:
    kind = ' class="half"' if half else ""
    return f"<section{kind}><h2>{escape(title)}</h2><p>{escape(text)}</p>{figure}</section>"


def _page(plan: Plan, game: Game, texts: Texts, games: Sequence[Played], tally: Tally, sections: Sequence[str]) -> str:
    won_with = [played.outcome.scores[seat] for played in games for seat in played.outcome.winners]
    best, how = (min(won_with), "lowest") if game.fewest_wins else (max(won_with), "highest")
    scores = [score for played in games for score in played.outcome.scores]
    shared = sum(len(played.outcome.winners) > 1 for played in games) / len(games)
    facts = [
        (f"{tally.games:,}", "games"),
        (f"{plan.seats}", "seats"),
        (f"{sum(scores) / len(scores):.1f}", "points on average"),
        (f"{best}", f"{how} score of a winner"),
        (f"{tally.decisions / tally.games:.0f}", "decisions a game"),
        (f"{shared:.1%}", "shared wins"),
    ]
    options = "; ".join(
        f"{texts.option(option)}: {texts.option_value(option, plan.options.get(option.id, option.default))}"
        for option in game.options
    )
    intro = f"{', '.join(plan.bots)} · seed {plan.seed}" + (f" · {options}" if options else "")
    told = "".join(
        f'<div class="fact"><b>{escape(value)}</b><span>{escape(what)}</span></div>' for value, what in facts
    )
    return (
        f'<!doctype html>\n<html lang="{texts.language}"><head><meta charset="utf-8">'
        '<meta name="generator" content="Baluchon">'
        f'<meta name="viewport" content="width=device-width">'
        f"<title>{escape(texts.title())}: {tally.games} games</title>"
        f"<style>{_STYLE}</style></head><body><main>"
        f"<header><h1>{escape(texts.title())}</h1><p>{escape(intro)}</p></header>"
        f'<div class="facts">{told}</div><div class="cards">{"".join(sections)}{_thought(tally)}</div>'
        f"<footer>Drawn from {tally.games:,} games; played by {escape(str(plan.fingerprint))}. "
        "Intervals are Wilson’s, at 95 %.</footer>"
        "</main></body></html>\n"
    )


def _thought(tally: Tally) -> str:
    """A table of how long bots thought, if any did in this run."""
    if not tally.thought:
        return ""
    rows = "".join(
        f"<tr><td>{escape(bot)}</td><td>{thought.decisions:,}</td><td>{thought.milliseconds:.2f}</td></tr>"
        for bot, thought in sorted(tally.thought.items())
    )
    table = f"<table><tr><th>bot</th><th>decisions with a choice</th><th>ms each</th></tr>{rows}</table>"
    return _section("How long bots thought", "On the machine that played these games, in this run.", table, half=True)
