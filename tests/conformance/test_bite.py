"""The suites bite on our own games too: each of them, spoilt in ways that fit any game, is caught."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from baluchon.kernel.chance import Chance
from baluchon.kernel.declaration import Game
from baluchon.kernel.game import Rules
from baluchon.kernel.record import digest
from baluchon.testing import Check, Violation, settings
from baluchon.testing.conservation import components_are_conserved
from baluchon.testing.fairness import hidden_things_are_dealt_fairly
from baluchon.testing.imagination import imagination_holds_no_truth
from baluchon.testing.secrecy import nothing_hidden_is_shown, twins_imagine_alike
from tests.conformance.lanterns.broken import Lopsided
from tests.conformance.ours import OURS


class Spoilt(Rules[Any]):
    """The rules of a game, all of them passed on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.inner = game.rules

    def start(self, seats: int, options: list[int], chance: Chance) -> Any:
        return self.inner.start(seats, options, chance)

    def to_act(self, s: Any) -> int:
        return self.inner.to_act(s)

    def legal(self, s: Any, seat: int) -> list[int]:
        return self.inner.legal(s, seat)

    def play(self, s: Any, seat: int, move: int, chance: Chance) -> None:
        self.inner.play(s, seat, move, chance)

    def copy(self, s: Any) -> Any:
        return self.inner.copy(s)

    def imagine(self, s: Any, seat: int, chance: Chance) -> Any:
        return self.inner.imagine(s, seat, chance)

    def winners(self, s: Any) -> int:
        return self.inner.winners(s)

    def estimate(self, s: Any, out: list[float]) -> None:
        self.inner.estimate(s, out)

    def suggest(self, s: Any, seat: int, moves: list[int], chance: Chance) -> int:
        return self.inner.suggest(s, seat, moves, chance)


class Unfair(Spoilt):
    def imagine(self, s: Any, seat: int, chance: Chance) -> Any:
        return self.inner.imagine(s, seat, Lopsided(chance))


class Omniscient(Spoilt):
    def imagine(self, s: Any, seat: int, chance: Chance) -> Any:
        return self.inner.copy(s)


class Knowing(Spoilt):
    """Sometimes, as the true state has it, the truth comes through."""

    def imagine(self, s: Any, seat: int, chance: Chance) -> Any:
        if int(digest(self.game, s), 16) % 2:
            chance.below(2)
        return self.inner.imagine(s, seat, chance)


class OpenTable(msgspec.Struct, frozen=True):
    """A public part that shows everything."""

    everything: dict[str, Any]


def with_open_table(game: Game) -> Game:
    return replace(game, public=lambda s: OpenTable(dict(game.inventory(s))))


def with_a_lost_component(game: Game) -> Game:
    def inventory(s: Any) -> dict[str, list[str]]:
        places = {place: list(held) for place, held in game.inventory(s).items()}
        last = [place for place in places if places[place]][-1]
        # Lost now and then, as the components lie: half of all ways in which they can.
        lying = [(number, len(name)) for number, held in enumerate(places.values(), 1) for name in held]
        places[last] = places[last][sum(number * letters for number, letters in lying) % 2 :]
        return places

    return replace(game, inventory=inventory)


SPOILT: list[tuple[str, Any, Check]] = [
    ("an unfair deal", lambda game: replace(game, rules=Unfair(game)), hidden_things_are_dealt_fairly),
    ("omniscience", lambda game: replace(game, rules=Omniscient(game)), twins_imagine_alike),
    ("a bit of truth", lambda game: replace(game, rules=Knowing(game)), imagination_holds_no_truth),
    ("an open table", with_open_table, nothing_hidden_is_shown),
    ("a lost component", with_a_lost_component, components_are_conserved),
]


@pytest.mark.parametrize(("spoil", "check"), [row[1:] for row in SPOILT], ids=[row[0] for row in SPOILT])
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_a_spoilt_game_is_caught_with_any_number_of_seats(game: Game, spoil: Any, check: Check) -> None:
    for setting in settings(spoil(game)):
        if not setting.options:
            with pytest.raises(Violation):
                check(setting)
