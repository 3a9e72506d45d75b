"""Reports and analyses: complete, self-contained, and true to the games they tell of."""

import re
from collections.abc import Sequence
from html import escape
from xml.etree import ElementTree

import pytest

from baluchon.arena.analysis import decisions, judge
from baluchon.arena.curve import page
from baluchon.arena.lineup import lineups
from baluchon.arena.report import draw
from baluchon.arena.review import Review
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


def test_decisions_are_judged_by_what_they_cost(finished: Match) -> None:
    review = Review(finished)
    places = list(decisions(finished.game, review.moments))
    judged = [judge(finished.game, review.moments, place, 30) for place in places]
    for each, place in zip(judged, places, strict=True):
        entry = review.moments[place].entry
        assert entry is not None
        assert (each.seat, each.move) == (entry.seat, entry.move)
        assert finished.log[each.n - 1] is entry
        assert each.cost >= 0
        assert each.cost == 0 or each.best.move != entry.move
    cost = [sum(each.cost for each in judged if each.seat == seat) for seat in range(2)]
    assert cost[0] < cost[1], "random moves cost more than thoughtful ones"
    assert judged[3] == judge(finished.game, review.moments, places[3], 30), "the same each time"


def test_the_page_of_an_analysis_needs_nothing_else(finished: Match) -> None:
    review = Review(finished, playouts=2)
    while not review.is_whole:
        review.go_on(lambda: False)
    judged = [judge(finished.game, review.moments, place, 10) for place in (1, 2, 3)]
    html = page(finished, Texts("fr", finished.game, ["Ana", "<Bruno>"]), review, judged)
    assert needs_nothing_else(html)
    assert "<Bruno>" not in html
    assert "&lt;Bruno&gt;" in html
    assert "Manche 4" in html
    (curve,) = svgs(html)
    lines = [element for element in curve.iter() if element.tag.endswith("polyline")]
    assert [len(line.attrib["points"].split()) for line in lines] == [len(review.moments)] * 2
