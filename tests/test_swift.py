"""The bot that looks twice: which look it believes."""

import pytest

from baluchon.bots import bot_by_code
from baluchon.bots.judge import Judge
from baluchon.bots.swift import SwiftBot
from baluchon.kernel.chance import FastChance, seed_from_text
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.position import Position
from baluchon.kernel.registry import game_by_id

GAME = game_by_id("tour-du-monde")


def decision() -> Position:
    """One with several choices, in the middle of a game."""
    match, chance = Match(GAME, 2, seed=seed_from_text("twice")), FastChance(1)
    casual = bot_by_code("casual")
    while True:
        seat = match.to_act[0]
        if len(match.log) > 20 and len(match.legal(seat)) > 3:
            return match.position(seat)
        match.play(seat, casual.choose(match.position(seat), chance))


class Told(Judge):
    """Knows beforehand what it will say, look by look."""

    def __init__(self, game: Game, says: list[float]) -> None:
        super().__init__(game.rules)
        self.says = says

    def worth(self, s: object, seat: int, out: list[float]) -> float:
        out[seat] = self.says.pop(0)
        return out[seat]


def chosen(first: list[float], second: list[list[float]]) -> tuple[int, list[int]]:
    """What is chosen when the moves seem to be worth this at first, and this in the worlds of the second look."""
    position = decision()
    moves = position.legal[: len(first)]
    del position.legal[len(first) :]
    judge = Told(GAME, [*first * 4, *(worth for world in second for worth in world)])
    choice = SwiftBot("swift", lambda game, seats: judge).choose(position, FastChance(3))
    assert judge.says == []
    return choice, moves


def test_a_second_look_that_is_sure_is_believed() -> None:
    choice, moves = chosen([0.50, 0.48], [[0.40, 0.60]] * 24)
    assert choice == moves[1]


def test_a_second_look_that_is_a_matter_of_luck_is_not() -> None:
    choice, moves = chosen([0.50, 0.48], [[0.9, 0.1], [0.1, 0.95]] * 12)
    assert choice == moves[0]


def test_what_is_far_behind_is_not_looked_at_again() -> None:
    choice, moves = chosen([0.50, 0.20], [])
    assert choice == moves[0]


def test_it_explains_what_it_chooses() -> None:
    position = decision()
    bot = bot_by_code("swift")
    weighed = bot.explain(position, FastChance(5))
    assert sorted(each.move for each in weighed) == position.legal
    assert weighed[0].move == bot.choose(position, FastChance(5))
    assert all(0 <= each.value <= 1 and each.visits > 0 for each in weighed)


@pytest.mark.parametrize("game", ["road-trip-europa", "trekking-the-world"])
def test_the_longer_rounds_take_the_fewer_worlds_the_second_look_has(game: str) -> None:
    of = game_by_id(game)
    match, chance, bot = Match(of, of.max_seats, seed=seed_from_text("worlds")), FastChance(1), bot_by_code("swift")
    visits = []
    for _ in range(40):
        position = match.position(match.to_act[0])
        if 1 < len(position.legal) <= 12:
            visits.append(bot.explain(position, chance)[0].visits - 4)
        match.play(position.seat, bot.choose(position, chance))
    again = [worlds for worlds in visits if worlds > 0]
    assert 8 <= min(again) <= max(again) <= 24
    assert min(again) < 24 or game == "road-trip-europa"
