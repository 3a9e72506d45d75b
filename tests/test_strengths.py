"""How strong the bots are: a round-robin on duplicate deals, the file of a game, and what is read from it."""

from itertools import combinations

import msgspec
import pytest

from baluchon import strengths
from baluchon.arena.ratings import Rating, anchored
from baluchon.arena.roundrobin import meetings, play_meeting, play_meetings, rated
from baluchon.bots import bot_codes
from baluchon.kernel.declaration import Game
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.strengths import Strength, Strengths, encode_strengths, ratings_of, strengths_of

GAME = "road-trip-europa"
QUICK = {"random": "random", "novice": "novice", "casual": "casual"}


def test_everybody_meets_everybody_as_often() -> None:
    todo = meetings(GAME, 2, QUICK, 3, 1, "s")
    assert [each.bots for each in todo] == [*combinations(QUICK, 2)] * 3
    assert len({each.seed for each in todo}) == 3


def test_bots_that_search_meet_the_others_less_often_and_all_along() -> None:
    bots = {"random": "random", "casual": "casual", "expert": "expert:10"}
    todo = meetings(GAME, 2, bots, 6, 2, "s")
    with_expert = [each for each in todo if "expert" in each.bots]
    assert len(with_expert) == 4
    assert all("expert:10" in each.codes for each in with_expert)
    assert len({each.seed for each in with_expert}) == 2
    assert len(todo) == 6 + 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_is_played_with_either_on_the_first_seat(seats: int) -> None:
    first, second = play_meeting(meetings(GAME, seats, {"random": "random", "novice": "novice"}, 1, 1, "s")[0])
    assert first.bots == ("random", "novice", "random", "novice")[:seats]
    assert second.bots == ("novice", "random", "novice", "random")[:seats]


def test_the_same_seed_gives_the_same_ratings_whatever_the_number_of_workers() -> None:
    todo = meetings(GAME, 2, QUICK, 2, 1, "s")
    alone, together = ([game for some in play_meetings(todo, workers) for game in some] for workers in (1, 2))
    assert rated(alone) == rated(together)
    assert {each.bot: each.mean for each in rated(alone)}["random"] == 0


def test_ratings_without_random_stay_as_they_are() -> None:
    found = [Rating("casual", 27.0, 20.0, 34.0)]
    assert anchored(found) == found
    assert anchored([*found, Rating("random", 20.0, 15.0, 25.0)])[0] == Rating("casual", 7.0, 0.0, 14.0)


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch) -> Game:
    game = game_by_id(GAME)
    seats = {
        2: [Strength("random", 0, -1, 1, 9), Strength("casual", 17.6, 16, 19, 9)],
        4: [Strength("random", 0, 0, 0, 9)],
    }
    kept = Strengths(game.version, "0", 3, 1, {}, seats)
    monkeypatch.setitem(strengths._read, game.package, msgspec.json.decode(encode_strengths(kept), type=Strengths))
    return game


def test_the_number_of_seats_that_is_nearest_counts(shipped: Game) -> None:
    assert ratings_of(shipped, 2) == ratings_of(shipped, 3) == {"random": 0, "casual": 18}
    assert ratings_of(shipped, 4) == ratings_of(shipped, 5) == {"random": 0}


def test_other_rules_and_no_file_mean_no_ratings(shipped: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = strengths_of(shipped)
    assert kept is not None
    monkeypatch.setitem(strengths._read, shipped.package, msgspec.structs.replace(kept, rules=kept.rules + 1))
    assert ratings_of(shipped, 2) == {}
    monkeypatch.setitem(strengths._read, shipped.package, None)
    assert ratings_of(shipped, 2) == {}


def faults(kept: Strengths, game: Game) -> list[str]:
    """What is wrong with the file of a game."""
    found = [] if kept.deals > 0 else ["no deals"]
    found += [f"{seats} seats" for seats in kept.seats if not game.min_seats <= seats <= game.max_seats]
    for seats, rows in kept.seats.items():
        if [each.bot for each in rows if each.rating == 0] != ["random"]:
            found.append(f"{seats} seats: random is not 0")
        if {each.bot for each in rows} != set(bot_codes()):
            found.append(f"{seats} seats: not all levels")
        if [each.rating for each in rows] != sorted(each.rating for each in rows):
            found.append(f"{seats} seats: not the weakest first")
        found += [each.bot for each in rows if not each.low <= each.rating <= each.high or each.games == 0]
    return found


def test_faults_of_a_file_are_found(shipped: Game) -> None:
    rows = [Strength(bot, place, place - 1, place + 1, 9) for place, bot in enumerate(bot_codes())]
    sound = Strengths(shipped.version, "0", 3, 1, {}, {2: rows})
    assert faults(sound, shipped) == []
    assert faults(msgspec.structs.replace(sound, deals=0, seats={9: rows}), shipped) == ["no deals", "9 seats"]
    lame = [*rows[:-2], rows[-1], msgspec.structs.replace(rows[-2], games=0)]
    assert faults(msgspec.structs.replace(sound, seats={2: lame}), shipped) == [
        "2 seats: not the weakest first",
        rows[-2].bot,
    ]
    assert faults(msgspec.structs.replace(sound, seats={2: rows[1:]}), shipped) == [
        "2 seats: random is not 0",
        "2 seats: not all levels",
    ]


def test_what_the_games_ship_has_no_faults() -> None:
    """A game need not ship ratings."""
    kept = {game.id: faults(strengths, game) for game in all_games() if (strengths := strengths_of(game))}
    assert {id: found for id, found in kept.items() if found} == {}
