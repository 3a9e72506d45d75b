"""Reports and analyses: complete, self-contained, and true to the games they tell of."""

import re
from collections.abc import Sequence
from html import escape
from xml.etree import ElementTree

import pytest

from baluchon.arena.analysis import analyse, chances
from baluchon.arena.curve import page
from baluchon.arena.lineup import lineups
from baluchon.arena.report import draw
from baluchon.arena.runner import Plan, Played, play_some
from baluchon.arena.statistics import Tally
from baluchon.bots import bot_by_code
from baluchon.kernel.chance import FastChance, seed_from_text
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.texts import Texts

GAME = "road-trip-europa"


def drawn(plan: Plan) -> tuple[str, Sequence[Played]]:
    portion = play_some(plan, range(plan.games))
    tally = Tally()
    tally.add(portion.games)
    tally.add_thought(portion.thought)
    return draw(plan, portion.games, tally), portion.games


def svgs(html: str) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", html, re.DOTALL)]


def needs_nothing_else(html: str) -> bool:
    """No script, no picture, style or font from elsewhere; the names of XML vocabularies are no addresses to load."""
    loaded = re.findall(r"""(?:src|href)\s*=\s*["'](?!#)([^"']*)|url\((?!#)([^)]*)\)|@import|<script""", html)
    return not loaded


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_has_a_report(game: Game) -> None:
    plan = Plan(game.id, game.max_seats, 24, (("random",) * game.max_seats,), "report", detailed=True)
    html, games = drawn(plan)
    assert escape(game.titles["en"]) in html
    assert len(svgs(html)) >= 6
    assert needs_nothing_else(html)
    assert f"from {len(games)} games" in html


def test_a_report_tells_of_each_bot() -> None:
    html, games = drawn(Plan(GAME, 2, 12, lineups(["casual", "random"]), "report", detailed=True))
    assert {"casual", "random"} <= set(re.findall(r"<td>(\w+)</td>", html))
    scores = [score for game in games for score in game.outcome.scores]
    assert f"<b>{sum(scores) / len(scores):.1f}</b><span>points on average" in html


def test_the_same_games_give_the_same_report() -> None:
    plan = Plan(GAME, 2, 30, (("random", "random"),), "report", detailed=True)
    assert drawn(plan)[0] == drawn(plan)[0]


@pytest.fixture(scope="module")
def finished() -> Match:
    match = Match(game_by_id(GAME), 2, seed=seed_from_text("analysis"), players=["Ana (casual)", "Bruno (<random>)"])
    bots, chance = [bot_by_code("casual"), bot_by_code("random")], FastChance(1)
    match.play(0, match.legal(0)[0])
    match.take_back(0)
    while not match.is_over:
        for seat in match.to_act:
            match.play(seat, bots[seat].choose(match.position(seat), chance))
    return match


def test_an_analysis_follows_the_game(finished: Match) -> None:
    steps = list(analyse(finished, iterations=30, playouts=4))
    assert [step.number for step in steps] == list(range(len(finished.entries) + 1))
    assert all(sum(step.chances) == pytest.approx(1) for step in steps)
    winners = finished.outcome().winners
    assert steps[-1].chances == tuple(1 / len(winners) if seat in winners else 0 for seat in range(2))
    for step, entry in zip(steps[1:], finished.entries, strict=True):
        if step.judged is not None:
            assert (step.judged.seat, step.judged.move) == (entry.seat, entry.move)
            assert step.judged.cost >= 0
            assert step.judged.cost == 0 or step.judged.best.move != entry.move
    cost = [sum(step.judged.cost for step in steps if step.judged and step.judged.seat == seat) for seat in range(2)]
    assert cost[0] < cost[1], "random moves cost more than thoughtful ones"


def test_an_analysis_is_the_same_each_time(finished: Match) -> None:
    first, second = (list(analyse(finished, iterations=20, playouts=2)) for _ in range(2))
    assert first == second


def test_an_ended_game_is_decided() -> None:
    game = game_by_id(GAME)
    match = Match(game, 2, seed=seed_from_text("ended"))
    while not match.is_over:
        for seat in match.to_act:
            match.play(seat, match.legal(seat)[0])
    assert sorted(chances(game, match.state, 5)) == [0, 1] or len(match.outcome().winners) == 2


def test_the_page_of_an_analysis_needs_nothing_else(finished: Match) -> None:
    steps = list(analyse(finished, iterations=20, playouts=2))
    judged = [step.judged for step in steps if step.judged is not None][:3]
    html = page(finished, Texts("fr", finished.game, ["Ana", "<Bruno>"]), steps, judged)
    assert needs_nothing_else(html)
    assert "<Bruno>" not in html
    assert "&lt;Bruno&gt;" in html
    (curve,) = svgs(html)
    lines = [element for element in curve.iter() if element.tag.endswith("polyline")]
    assert [len(line.attrib["points"].split()) for line in lines] == [len(steps)] * 2
