"""Puzzles: those that games ship are sound, and the maker makes the same again."""

import msgspec
import pytest

from baluchon import puzzles
from baluchon.arena.puzzling import AGAIN, CLEARLY, SEARCH, cut, is_sound
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.fingerprint import fingerprint_of
from baluchon.kernel.position import Position
from baluchon.kernel.record import digest
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.puzzles import NoPuzzle, Puzzles, encode_puzzles, puzzle_of, puzzles_of

GAMES = [game for game in all_games() if game.package.startswith("baluchon.games.")]
FEWEST = 60


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_every_game_ships_enough_puzzles_that_can_be_asked(game: Game) -> None:
    shipped = puzzles_of(game)
    assert len(shipped) >= FEWEST
    assert len({each.key for each in shipped}) == len(shipped)
    assert [each.hardness for each in shipped] == sorted(each.hardness for each in shipped)
    for puzzle in shipped[::20]:
        match = puzzle.match(game)
        assert puzzle.seat in match.to_act
        assert puzzle.best in match.legal(puzzle.seat)
    for puzzle in shipped:
        assert puzzle.value - puzzle.second >= CLEARLY - 0.001
        assert all(0.0 <= share <= 1.0 for share in puzzle.solved.values())


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_sample_is_found_again(game: Game) -> None:
    """The clearest of them, by the smaller search: all of them, by the larger one, are looked at in the soak."""
    clearest = max(puzzles_of(game), key=lambda each: each.value - each.second)
    assert is_sound(game, clearest, SEARCH)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_all_are_found_again_by_the_larger_search(game: Game) -> None:
    assert [each.key for each in puzzles_of(game) if not is_sound(game, each, AGAIN * SEARCH)] == []


def test_what_is_asked_tells_nothing_that_the_seat_does_not_know() -> None:
    """Whatever the others hold, the seat is shown and foresees the same, and as it was in the game."""
    game = game_by_id("road-trip-europa")
    puzzle = min(puzzles_of(game), key=lambda each: len(each.log))
    state, seat = puzzle.match(game).state, puzzle.seat
    position = Position(game, state, seat)
    worlds = [state, *(position.imagine(FastChance(luck)) for luck in range(5))]
    assert len({digest(game, world) for world in worlds}) > 1
    assert len({msgspec.json.encode(game.view(world, seat)) for world in worlds}) == 1
    assert len({msgspec.json.encode(game.foreseen(world, seat)) for world in worlds}) == 1


def test_numbers_that_are_none_are_refused() -> None:
    game = game_by_id("road-trip-europa")
    for number in (0, 10_000):
        with pytest.raises(NoPuzzle):
            puzzle_of(game, number)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_the_maker_makes_the_same_again(game: Game) -> None:
    """The first games that gave puzzles give the same ones again; bots that changed since would give others."""
    kept = {each.key: each for each in puzzles_of(game)}
    numbers = sorted({int(each.seed.rsplit(" ", 1)[1]) for each in kept.values()})[:2]
    again = [each for number in numbers for each in cut(game.id, fingerprint_of(game), "0", number)]
    assert len(again) >= len(numbers)
    assert encode_puzzles(game, again) == encode_puzzles(game, [kept[each.key] for each in again])


def test_puzzles_of_other_data_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_by_id("road-trip-europa")
    made = msgspec.json.decode(encode_puzzles(game, puzzles_of(game)), type=Puzzles)
    monkeypatch.setitem(puzzles._read, game.package, made)
    assert puzzles_of(game) == made.puzzles
    assert made.fingerprint is not None
    other = msgspec.structs.replace(made.fingerprint, data="0123456789abcdef")
    monkeypatch.setitem(puzzles._read, game.package, msgspec.structs.replace(made, fingerprint=other))
    assert puzzles_of(game) == []
