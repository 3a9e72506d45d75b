"""What a coach thinks of choices: by what the seat may know, and never more than both of its looks find."""

from collections.abc import Sequence

import pytest

from baluchon.bots import Considered, coach
from baluchon.bots.base import ExpectedLine
from baluchon.bots.coach import COSTLY, GRAVE, SLIGHT, Appraisal, appraise
from baluchon.bots.expert import SearchBot
from baluchon.bots.levels import bot_in_time
from baluchon.kernel.chance import Chance, FastChance, seed_from_text
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.position import Position
from baluchon.kernel.registry import all_games, game_by_id

GAMES = all_games()
ROAD_TRIP = game_by_id("road-trip-europa")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine finds out as much as a quick one."""
    monkeypatch.setattr(coach, "SECONDS", 600.0)


def some_choice(game: Game) -> Match:
    """A few decisions into a game, where a seat has several choices."""
    match = Match(game, 3, seed=seed_from_text("coach"))
    for _ in range(12):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    while len(match.legal(match.to_act[0])) < 3:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_all_choices_are_weighed_by_what_the_seat_may_know(game: Game) -> None:
    match = some_choice(game)
    position = match.position(match.to_act[0])
    found = appraise("casual", position, FastChance(5))
    assert found is not None
    assert [each.move for each in sorted(found.moves, key=lambda each: each.move)] == position.legal
    best = found.of(found.best.move)
    assert best is not None
    assert (best.cost, best.weight, best.lines) == (0.0, "none", ())
    lines = {line.id for line in match.sheets()[position.seat].lines}
    for each in found.moves:
        assert 0.0 <= each.cost <= 1.0
        assert {line.id for line in each.lines} <= lines
        worse = [line.points > 0 if game.fewest_wins else line.points < 0 for line in each.lines]
        assert all(worse), "lines are told on which the choice does worse"
    # What the others hold makes no difference: another world that looks the same gives the same answer.
    other = Position(game, position.imagine(FastChance(99)), position.seat)
    assert appraise("casual", other, FastChance(5)) == found


class Says:
    """A bot that weighs as it is told, look by look."""

    code = "says"

    def __init__(self, *looks: dict[int, float]) -> None:
        self._looks = list(looks)

    def choose(self, position: Position, chance: Chance) -> int:
        return position.legal[0]

    def explain(self, position: Position, chance: Chance) -> list[Considered]:
        look = self._looks.pop(0)
        return [Considered(move, value, 4) for move, value in sorted(look.items(), key=lambda each: -each[1])]


class Searches(Says, SearchBot):
    """The same, but it counts as a bot that has played games on."""


def told(
    monkeypatch: pytest.MonkeyPatch,
    *looks: dict[int, float],
    sheets: dict[int, dict[str, float]] | None = None,
    bot: type[Says] = Says,
) -> Appraisal:
    """What is made of these looks, and of the sheets in the end; without any, the first choice has one point more."""

    def foreseen(moves: Sequence[int], *_: object) -> dict[int, tuple[ExpectedLine, ...]]:
        ends = {move: {"food": 3.0 if move == 1 else 2.0} for move in moves} if sheets is None else sheets
        return {move: tuple(ExpectedLine(id, points) for id, points in ends[move].items()) for move in moves if ends}

    monkeypatch.setattr(coach, "bot_in_time", lambda code, seconds: bot(*looks))
    monkeypatch.setattr(coach, "foreseen_lines", foreseen)
    found = appraise("says", Match(ROAD_TRIP, 2, seed=seed_from_text("says")).position(0), FastChance(1))
    assert found is not None
    return found


def test_the_least_that_both_looks_find_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    found = told(monkeypatch, {1: 0.6, 2: 0.3, 3: 0.57}, {1: 0.5, 2: 0.45, 3: 0.52})
    assert found.best.move == 1
    costs = {each.move: (round(each.cost, 2), each.weight) for each in found.moves}
    assert costs == {1: (0.0, "none"), 2: (0.05, "slight"), 3: (0.0, "none")}


def test_where_the_looks_differ_the_better_of_their_choices_is_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    found = told(monkeypatch, {1: 0.6, 2: 0.58}, {1: 0.4, 2: 0.5})
    assert found.best.move == 2


def test_what_one_look_has_not_weighed_is_not_spoken_of(monkeypatch: pytest.MonkeyPatch) -> None:
    found = told(monkeypatch, {1: 0.6, 2: 0.1}, {1: 0.6})
    assert found.of(2) is None


@pytest.mark.parametrize(
    ("cost", "weight"),
    [(0.0, "none"), (SLIGHT + 0.001, "slight"), (COSTLY + 0.001, "costly"), (GRAVE + 0.001, "grave")],
)
def test_a_cost_has_a_weight(monkeypatch: pytest.MonkeyPatch, cost: float, weight: str) -> None:
    look = {1: 0.5, 2: 0.5 - cost}
    appraised = told(monkeypatch, look, look).of(2)
    assert appraised is not None
    assert appraised.weight == weight


def test_lines_are_told_on_which_the_choice_does_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    sheets = {1: {"food": 9.0, "stars": 5.0, "culture": 4.0}, 2: {"food": 5.0, "stars": 5.2, "culture": 3.7}}
    look = {1: 0.6, 2: 0.4}
    appraised = told(monkeypatch, look, look, sheets=sheets).of(2)
    assert appraised is not None
    assert appraised.weight == "grave"
    assert appraised.lines == (ExpectedLine("food", -4.0),), "a gain, and a third of a point, are no reasons"


@pytest.mark.parametrize("sheets", [{1: {"food": 5.0}, 2: {"food": 6.0}}, {}], ids=["better", "no time"])
def test_without_a_reason_in_points_nothing_is_objected_to(
    monkeypatch: pytest.MonkeyPatch, sheets: dict[int, dict[str, float]]
) -> None:
    look = {1: 0.6, 2: 0.2}
    appraised = told(monkeypatch, look, look, sheets=sheets).of(2)
    assert appraised is not None
    assert (appraised.weight, appraised.lines) == ("slight", ())


def test_a_bot_that_searches_needs_no_other_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    look = {1: 0.6, 2: 0.2}
    appraised = told(monkeypatch, look, look, sheets={}, bot=Searches).of(2)
    assert appraised is not None
    assert (appraised.weight, appraised.lines) == ("grave", ())


def test_where_there_is_nothing_to_say_nothing_is_said() -> None:
    position = Match(ROAD_TRIP, 2, seed=seed_from_text("why")).position(0)
    assert appraise("random", position, FastChance(1)) is None, "it weighs nothing"
    match = Match(game_by_id("tour-du-monde"), 3, seed=seed_from_text("why"))
    while len(match.legal(match.to_act[0])) > 1:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert appraise("casual", match.position(match.to_act[0]), FastChance(1)) is None, "there is no choice"


@pytest.mark.parametrize(("code", "seconds"), [("master", 0.1), ("expert:0.05s", 0.05), ("search:500", 0.1)])
def test_a_bot_that_searches_keeps_within_the_time(code: str, seconds: float) -> None:
    bot = bot_in_time(code, 0.1)
    assert isinstance(bot, SearchBot)
    assert bot.code == code
    assert bot.limit.seconds == seconds
    assert bot.limit.iterations == (500 if code == "search:500" else 0)
    assert not isinstance(bot_in_time("casual", 0.1), SearchBot)
