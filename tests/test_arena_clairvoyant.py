"""The search that sees all hands: what it is shown, and that it can sit nowhere but in the arena."""

from pathlib import Path

import pytest

import baluchon
from baluchon.arena.clairvoyant import OpenPosition, above
from baluchon.arena.duels import Duel
from baluchon.arena.lineup import lineup
from baluchon.bots import UnknownBot, bot_by_code, bot_codes
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games
from baluchon.server.opening import check_level
from baluchon.server.refusals import Refused


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_it_imagines_is_the_truth_and_its_own_copy(game: Game) -> None:
    match = Match(game, game.max_seats, {}, seed=bytes(32))
    truth = game.dump(match.state)
    position = OpenPosition(game, match.state, match.to_act[0])
    for luck in range(3):
        world = position.imagine(FastChance(luck))
        assert game.dump(world) == truth
        game.rules.play(world, position.seat, position.legal[0], FastChance(luck))
    assert game.dump(position.imagine(FastChance(9))) == truth
    assert game.dump(match.state) == truth
    assert position.legal == match.position(position.seat).legal


@pytest.mark.parametrize(
    ("top", "code"),
    [
        ("casual", "clairvoyant:400"),
        ("search:50", "clairvoyant:50"),
        ("expert", "clairvoyant:0.25s"),
        ("master:2s", "clairvoyant:2s"),
    ],
)
def test_it_thinks_as_long_as_the_bot_below(top: str, code: str) -> None:
    assert above(top) == code


def test_it_plays_duels() -> None:
    first, second = (Duel("road-trip-europa", 2, above("search:5"), "search:5", "open") for _ in range(2))
    first.play(1)
    second.play(1)
    assert first.shares == second.shares
    assert len(first.shares) == 1


@pytest.mark.parametrize("code", ["clairvoyant", "clairvoyant:400", "clairvoyant:1s"])
def test_nobody_can_seat_it(code: str) -> None:
    assert code not in bot_codes()
    with pytest.raises(UnknownBot):
        bot_by_code(code)
    with pytest.raises(UnknownBot):
        lineup([code], 2)
    with pytest.raises(Refused):
        check_level(code)


def test_only_the_arena_and_its_ladder_know_it() -> None:
    package = Path(str(baluchon.__file__)).parent
    knowing = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if "clairvoyant" in path.read_text(encoding="utf-8")
    }
    assert knowing == {"arena/clairvoyant.py", "arena/runner.py", "cli/ladder.py"}
