"""The tree search on small games whose best play is known, and on all real games for honesty."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import baluchon
from baluchon.bots import bot_by_code
from baluchon.bots.expert import new_search
from baluchon.bots.judge import Judge
from baluchon.bots.search import Search
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.game import Rules, State
from baluchon.kernel.match import Match
from baluchon.kernel.position import Position
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.testing.records import new_match
from baluchon.testing.setting import Setting

ROOT = Path(__file__).parents[1]
GAMES = all_games()
SEATS = [(game, seats) for game in GAMES for seats in range(game.min_seats, game.max_seats + 1)]


class ToyState(State):
    """Moves made so far by each seat, a card that only its holder may see, and who has won."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.made: list[tuple[int, int]] = []
        self.card = 0


class Toy(Rules[ToyState]):
    """A game that is over after some moves, when somebody has won: what subclasses say."""

    def to_act(self, s: ToyState) -> int:
        raise NotImplementedError

    def legal(self, s: ToyState, seat: int) -> list[int]:
        return [0, 1] if self.to_act(s) & 2**seat else []

    def play(self, s: ToyState, seat: int, move: int, chance: Chance) -> None:
        s.made.append((seat, move))

    def copy(self, s: ToyState) -> ToyState:
        c = ToyState(s.seats)
        c.made, c.card = list(s.made), s.card
        return c

    def imagine(self, s: ToyState, seat: int, chance: Chance) -> ToyState:
        return self.copy(s)

    def suggest(self, s: ToyState, seat: int, moves: list[int], chance: Chance) -> int:
        return moves[chance.below(len(moves))]

    def estimate(self, s: ToyState, out: list[float]) -> None:
        for seat in range(len(out)):
            out[seat] = 1 / len(out)

    def made_by(self, s: ToyState, seat: int) -> list[int]:
        return [move for who, move in s.made if who == seat]


class Pennies(Toy):
    """Both lay a penny at the same time; seat 0 wins if they match, seat 1 if not."""

    def to_act(self, s: ToyState) -> int:
        return sum(2**seat for seat in range(2) if not self.made_by(s, seat))

    def winners(self, s: ToyState) -> int:
        return 1 if self.made_by(s, 0) == self.made_by(s, 1) else 2


class OpenPennies(Pennies):
    """The same, but seat 1 lays after it has seen the penny of seat 0."""

    def to_act(self, s: ToyState) -> int:
        return 1 << len(s.made) if len(s.made) < 2 else 0


class ThreeAtTable(Toy):
    """Seat 0 chooses, then seat 1.

    After 0, seat 1 can win alone or let seat 0 win. After 1, seat 1 can share the win with seat 0 or give it to
    seat 2: it does what is best for itself, not what is worst for seat 0.
    """

    def to_act(self, s: ToyState) -> int:
        return (1, 2, 0)[len(s.made)]

    def winners(self, s: ToyState) -> int:
        return {(0, 0): 2, (0, 1): 1, (1, 0): 3, (1, 1): 4}[s.made[0][1], s.made[1][1]]


class Tempted(Toy):
    """Seats 0 and 1 choose at the same time, and seat 1 has no reason ever to choose 1: it never wins by that.

    If it does, 0 is better for seat 0, which then wins alone; if it does not, 1 is, which shares the win.
    """

    def to_act(self, s: ToyState) -> int:
        return sum(2**seat for seat in range(2) if not self.made_by(s, seat))

    def winners(self, s: ToyState) -> int:
        return {(0, 0): 2, (1, 0): 3, (0, 1): 1, (1, 1): 4}[self.made_by(s, 0)[0], self.made_by(s, 1)[0]]


class HiddenCard(Toy):
    """Seat 1 holds a card that seat 0 cannot see.

    Seat 0 may stop (and win half of the time by a coin that is turned then) or guess the card: right in one of
    four cases. Knowing the card it would always guess.
    """

    def to_act(self, s: ToyState) -> int:
        return 0 if s.made else 1

    def legal(self, s: ToyState, seat: int) -> list[int]:
        return [0, 1, 2, 3, 9]

    def play(self, s: ToyState, seat: int, move: int, chance: Chance) -> None:
        super().play(s, seat, move, chance)
        if move == 9:
            s.card = 10 + chance.below(2)

    def imagine(self, s: ToyState, seat: int, chance: Chance) -> ToyState:
        c = self.copy(s)
        c.card = chance.below(4)
        return c

    def winners(self, s: ToyState) -> int:
        move = s.made[0][1]
        return 1 if move == s.card or s.card == 10 else 2


def search(
    rules: Rules[Any],
    seats: int,
    seat: int,
    iterations: int = 2000,
    seed: int = 1,
    favourite: int = 0,
    foresees: bool = False,
) -> Search:
    position = Position(cast(Any, SimpleNamespace(rules=rules)), ToyState(seats), seat)
    found = Search(position, FastChance(seed), favourite, 4, 0.7, 2.0, 3.0, Judge(rules), foresees)
    found.think(iterations, 0.0)
    return found


@pytest.mark.parametrize("seat", [0, 1])
def test_seats_that_decide_at_the_same_time_do_not_know_of_each_other(seat: int) -> None:
    found = search(Pennies(), 2, seat)
    assert [0.45 < value < 0.55 for _, _, value in found.weighed()] == [True, True]
    assert all(0.45 < value < 0.55 for value in found.expected())


def test_a_seat_that_decides_later_knows_what_it_has_seen() -> None:
    found = search(OpenPennies(), 2, 0)
    assert found.expected()[0] < 0.1
    assert found.expected()[1] > 0.9


def test_each_seat_does_what_is_best_for_itself() -> None:
    best = search(ThreeAtTable(), 3, 0).weighed()[0]
    assert best[0] == 1
    assert 0.45 < best[2] <= 0.5


def test_others_do_not_always_fall_for_what_the_policy_would_try() -> None:
    assert search(Tempted(), 3, 0).weighed()[0][0] == 0  # by the policy, half of the time
    assert search(Tempted(), 3, 0, foresees=True).weighed()[0][0] == 1


@pytest.mark.parametrize(("seats", "guided", "foresees"), [(2, True, True), (2, False, False), (4, True, False)])
def test_only_one_other_who_seals_is_foreseen(seats: int, guided: bool, foresees: bool) -> None:
    game = game_by_id("road-trip-europa")
    position = Position(game, game.start(seats, None, FastChance(1)), 0)
    assert new_search(position, FastChance(1), guided).foresees == foresees


@pytest.mark.parametrize("seat", [0, 1])
def test_what_others_are_foreseen_to_do_does_not_depend_on_the_own_choice(seat: int) -> None:
    found = search(Pennies(), 2, seat, foresees=True)
    assert [0.45 < value < 0.55 for _, _, value in found.weighed()] == [True, True]


def test_what_is_hidden_stays_a_guess() -> None:
    best = search(HiddenCard(), 2, 0).weighed()[0]
    assert best[0] == 9
    assert 0.45 < best[2] < 0.55


def test_the_favourite_is_taken_where_luck_hides_a_difference_and_only_there() -> None:
    for favourite in (0, 1):
        assert search(Pennies(), 2, 0, favourite=favourite).weighed()[0][0] == favourite  # all the same
        assert search(HiddenCard(), 2, 0, favourite=favourite).weighed()[0][0] == 9  # clearly better


def test_every_iteration_is_counted_and_the_best_comes_first() -> None:
    found = search(HiddenCard(), 2, 0, iterations=500)
    visits = [visits for _, visits, _ in found.weighed()]
    assert found.iterations == 500
    assert 500 - len(visits) < sum(visits) <= 500  # whole rounds of those still in the race
    assert visits == sorted(visits, reverse=True)


def test_moves_that_dropped_out_are_compared_by_the_rounds_they_had() -> None:
    found = search(HiddenCard(), 2, 0)
    hopes = dict(found.compared())
    weighed = {move: (visits, value) for move, visits, value in found.weighed()}
    best = max(weighed, key=lambda move: weighed[move][0])
    assert hopes.keys() == weighed.keys()
    assert hopes[best] == pytest.approx(weighed[best][1])
    assert all(hope <= hopes[best] for hope in hopes.values())


def test_a_search_goes_on_where_it_stopped() -> None:
    once, twice = search(HiddenCard(), 2, 0, 300), search(HiddenCard(), 2, 0, 100)
    twice.think(300, 0.0)
    assert once.weighed() == twice.weighed()


def test_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(10_000))
    monkeypatch.setattr("baluchon.bots.search.perf_counter", lambda: next(ticks) / 1000)
    game: Any = SimpleNamespace(rules=Pennies())
    found = Search(Position(game, ToyState(2), 0), FastChance(1), 0, 0, 0.7, 2.0, 3.0, Judge(game.rules), False)
    found.think(0, 0.05)
    assert 45 <= found.iterations <= 50


def test_a_long_iteration_is_foreseen_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter([0.0, 0.02, 0.04, 0.07, 0.09])  # a fourth one of twice the usual length would end too late
    monkeypatch.setattr("baluchon.bots.search.perf_counter", lambda: next(ticks))
    game: Any = SimpleNamespace(rules=Pennies())
    found = Search(Position(game, ToyState(2), 0), FastChance(1), 0, 0, 0.7, 2.0, 3.0, Judge(game.rules), False)
    found.think(0, 0.1)
    assert found.iterations == 3


# --- all games


def _positions(game: Game, seats: int, every: int, most: int) -> list[tuple[Match, int]]:
    """Some positions of a game, spread over its course, each with a seat that has a choice."""
    match, chance = new_match(Setting(game, seats), f"search {seats}"), FastChance(seats)
    found: list[tuple[Match, int]] = []
    chosen = 0
    while not match.is_over and len(found) < most:
        for seat in match.to_act:
            legal = match.legal(seat)
            if len(legal) > 1 and chosen % every == 0:
                return_to = Match(game, seats, match.options, seed=match.seed)
                for entry in match.entries:
                    return_to.play(entry.seat, entry.move)
                found.append((return_to, seat))
            chosen += len(legal) > 1
            match.play(seat, game.rules.suggest(match.state, seat, legal, chance))
    return found


@pytest.mark.parametrize(("game", "seats"), SEATS, ids=lambda value: getattr(value, "id", str(value)))
def test_worlds_that_look_alike_get_the_same_answer(game: Game, seats: int) -> None:
    bot = bot_by_code("search:40")
    positions = _positions(game, seats, every=7, most=8)
    assert positions
    differed = 0
    for match, seat in positions:
        answer = bot.choose(match.position(seat), FastChance(5))
        for n in range(3):
            world = game.rules.imagine(match.state, seat, FastChance(100 + n))
            differed += game.dump(world) != game.dump(match.state)
            assert bot.choose(Position(game, world, seat), FastChance(5)) == answer
    assert differed, "no other world was tried"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_searching_leaves_the_table_alone(game: Game) -> None:
    match, seat = _positions(game, game.min_seats, every=5, most=2)[-1]
    before = game.dump(match.state)
    position = match.position(seat)
    dumped = position.dump()
    move = bot_by_code("search:60").choose(position, FastChance(3))
    assert move in match.legal(seat)
    assert game.dump(match.state) == before
    assert position.dump() == dumped


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_seed_gives_the_same_search(game: Game) -> None:
    match, seat = _positions(game, game.max_seats, every=3, most=2)[-1]
    bot = bot_by_code("search:60")
    weighed = [bot.explain(match.position(seat), FastChance(9)) for _ in range(2)]
    assert weighed[0] == weighed[1]


SEARCHES = """
import sys
import baluchon
from baluchon.bots import bot_by_code
from baluchon.kernel.chance import FastChance, seed_from_text
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games
print(baluchon.__compiled__)
for game in all_games():
    match, bot = Match(game, game.min_seats, seed=seed_from_text("ways")), bot_by_code("search:30")
    for number in range(2):  # at the first decision, and in the middle of a game
        seat = match.to_act[0]
        weighed = bot.explain(match.position(seat), FastChance(number))
        print(game.id, number, seat, [(each.move, each.visits, f"{each.value:.9f}") for each in weighed])
        match.play(seat, weighed[0].move)
        for _ in range(20):
            if seats := match.to_act:
                match.play(seats[0], match.legal(seats[0])[0])
"""


def test_compiled_and_plain_searches_think_alike() -> None:
    told = []
    for path in (os.pathsep.join([str(ROOT / "src"), str(ROOT / "build" / "metadata")]), None):
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if path is not None:
            environment["PYTHONPATH"] = path
        done = subprocess.run([sys.executable, "-c", SEARCHES], env=environment, capture_output=True, text=True)
        if path is None and "No module named 'baluchon'" in done.stderr:
            assert not baluchon.__compiled__, "the compiled form is in use but not installed"
            return
        assert done.returncode == 0, done.stderr
        told.append(done.stdout.splitlines())
    assert told[0][0] == "False"
    assert told[0][1:] == told[1][1:]
