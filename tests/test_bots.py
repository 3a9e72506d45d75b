"""Bots: chosen by name, fair in what they know, sensible in what they do."""

import pytest

from baluchon.arena.lineup import lineups
from baluchon.arena.runner import Plan, play_all
from baluchon.arena.statistics import Tally
from baluchon.bots import Bot, Considered, UnknownBot, bot_by_code, bot_codes
from baluchon.bots.base import ExpectedLine
from baluchon.bots.reasons import with_reasons
from baluchon.kernel.chance import FastChance, seed_from_text
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games, game_by_id

GAME = "road-trip-europa"
SETTINGS = [(game, seats) for game in all_games() for seats in (game.min_seats, game.max_seats)]


@pytest.fixture(params=["random", "novice", "casual", "swift", "search:12"])
def bot(request: pytest.FixtureRequest) -> Bot:
    return bot_by_code(request.param)


def test_each_code_gives_a_bot_of_that_code() -> None:
    for code in bot_codes():
        assert bot_by_code(code).code == code


def test_bots_that_search_take_a_limit() -> None:
    for code in ("search:500", "search:0.1s", "expert:200", "master:2s", "master:60s"):
        assert bot_by_code(code).code == code


@pytest.mark.parametrize(
    "code",
    ["search", "search:", "search:0", "search:-5", "search:2h", "master:0s", "master:61s", "expert:1e9", "search:²"],
)
def test_a_limit_that_cannot_be_kept_is_refused(code: str) -> None:
    with pytest.raises(UnknownBot, match=r"seconds up to 60 .* or iterations up to"):
        bot_by_code(code)


@pytest.mark.parametrize("code", ["casual:3", "random:2s", "Master", "search 500", ""])
def test_only_bots_that_search_take_a_limit(code: str) -> None:
    with pytest.raises(UnknownBot, match="there is no bot"):
        bot_by_code(code)


@pytest.mark.parametrize("code", bot_codes())
def test_a_single_choice_is_made_at_once(code: str) -> None:
    match = Match(game_by_id(GAME), 2, seed=seed_from_text("single"))
    position = match.position(0)
    del position.legal[1:]
    chance = FastChance(1)
    assert bot_by_code(code).choose(position, chance) == position.legal[0]
    assert code == "random" or chance.stamp == 0


def test_an_unknown_code_is_refused_with_the_list() -> None:
    with pytest.raises(UnknownBot, match=r"'wizard'; there are random, .*casual"):
        bot_by_code("wizard")


@pytest.mark.parametrize(("game", "seats"), SETTINGS, ids=lambda value: getattr(value, "id", str(value)))
def test_bots_play_any_game_by_the_rules(game: Game, seats: int, bot: Bot) -> None:
    match = Match(game, seats, seed=seed_from_text("any"))
    chance = FastChance(1)
    for _ in range(60):
        for seat in match.to_act:
            match.play(seat, bot.choose(match.position(seat), chance))
    assert match.is_over or len(match.log) >= 60


def test_the_same_question_gets_the_same_answer(bot: Bot) -> None:
    position = Match(game_by_id(GAME), 3, seed=seed_from_text("same")).position(1)
    assert len({bot.choose(position, FastChance(5)) for _ in range(3)}) == 1


def test_a_bot_answers_alike_in_worlds_that_look_alike(bot: Bot) -> None:
    match = Match(game_by_id(GAME), 4, seed=seed_from_text("worlds"))
    for _ in range(2):
        for seat in match.to_act:
            match.play(seat, match.legal(seat)[0])
    truth = match.position(2)
    other = type(truth)(match.game, truth.imagine(FastChance(99)), 2)
    assert bot.choose(truth, FastChance(5)) == bot.choose(other, FastChance(5))


def test_random_takes_every_legal_move_about_equally_often() -> None:
    position = Match(game_by_id(GAME), 2, seed=seed_from_text("fair")).position(0)
    chance = FastChance(3)
    chosen = [bot_by_code("random").choose(position, chance) for _ in range(7000)]
    assert set(chosen) == set(position.legal)
    assert all(800 < chosen.count(move) < 1200 for move in position.legal)


def test_casual_explains_what_it_chooses() -> None:
    position = Match(game_by_id(GAME), 3, seed=seed_from_text("why")).position(0)
    casual = bot_by_code("casual")
    weighed = casual.explain(position, FastChance(5))
    assert sorted(each.move for each in weighed) == position.legal
    assert [each.value for each in weighed] == sorted((each.value for each in weighed), reverse=True)
    assert weighed[0].move == casual.choose(position, FastChance(5))
    assert all(0 <= each.value <= 1 and each.visits > 0 for each in weighed)


@pytest.mark.parametrize("code", ["casual", "search:60"])
def test_the_best_moves_come_with_the_sheets_they_lead_to(code: str) -> None:
    game = game_by_id(GAME)
    match = Match(game, 3, seed=seed_from_text("why"))
    weighed = bot_by_code(code).explain(match.position(0), FastChance(5))
    lines = [line.id for line in match.sheets()[0].lines]
    for best in weighed[:3]:
        assert [line.id for line in best.lines] == lines
        assert sum(line.points for line in best.lines) == pytest.approx(best.scores[0])
        assert len(best.scores) == 3
        assert all(20 < score < 300 for score in best.scores)
    assert all(not each.lines and not each.scores for each in weighed[3:])


def test_the_best_moves_come_with_their_reasons() -> None:
    match = Match(game_by_id(GAME), 3, seed=seed_from_text("why"))
    weighed = bot_by_code("casual").explain(match.position(0), FastChance(5))
    foreseen = match.foreseen(0).previews
    for best in weighed[:3]:
        preview = foreseen[best.move]
        told = [reason.args["line"] for reason in best.reasons if reason.id == "why-gain"]
        assert sorted(told) == sorted(f"line:{gain.line}" for gain in preview.gains)  # the first card only gains
        assert best.reasons[len(told) :] == preview.notes
    assert all(not each.reasons and not each.prospects for each in weighed[3:])


def foresees(move: int, **lines: float) -> Considered:
    return Considered(move, 0.5, 4, tuple(ExpectedLine(id, points) for id, points in lines.items()))


@pytest.mark.parametrize(
    ("id", "ids"),
    [
        ("road-trip-europa", {"food": "why-later-more", "culture": "why-but-less"}),
        ("tour-du-monde", {"food": "why-but-more", "culture": "why-later-less"}),
    ],
)
def test_a_move_is_compared_with_the_other_good_ones(id: str, ids: dict[str, str]) -> None:
    position = Match(game_by_id(id), 2, seed=seed_from_text("why")).position(0)
    one, other = foresees(-1, food=7, culture=2, treks=3), foresees(-2, food=4, culture=6, treks=3.4)
    compared, _ = with_reasons([one, other], position)
    assert {reason.args["line"]: reason.id for reason in compared.prospects} == {
        f"line:{line}": told for line, told in ids.items()
    }
    assert sorted(reason.args["points"] for reason in compared.prospects) == [3, 4]


def test_search_explains_what_it_chooses() -> None:
    position = Match(game_by_id(GAME), 3, seed=seed_from_text("why")).position(0)
    bot = bot_by_code("search:200")
    weighed = bot.explain(position, FastChance(5))
    assert weighed[0].move == bot.choose(position, FastChance(5))
    assert 180 <= sum(each.visits for each in weighed) <= 200
    assert {each.move for each in weighed} <= set(position.legal)
    assert all(0 <= each.value <= 1 for each in weighed)


def test_random_has_nothing_to_explain() -> None:
    position = Match(game_by_id(GAME), 3, seed=seed_from_text("why")).position(0)
    assert bot_by_code("random").explain(position, FastChance(5)) == []


@pytest.mark.parametrize(
    ("better", "worse", "seats", "games"),
    [
        ("casual", "random", 2, 40),
        ("casual", "random", 4, 40),
        ("novice", "random", 2, 80),
        ("casual", "novice", 2, 80),
        ("search:100", "casual", 2, 12),
    ],
)
def test_levels_differ_clearly(better: str, worse: str, seats: int, games: int) -> None:
    plan = Plan(GAME, seats, games, lineups([better, *[worse] * (seats - 1)]), "beats")
    tally = Tally()
    for portion in play_all(plan):
        tally.add(portion.games)
    low, _ = tally.by_bot()[better].interval
    assert low > 1.1 / seats
