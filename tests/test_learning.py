"""Learning without PyTorch: what nets see, what decisions have brought, whole numbers made of learned ones."""

import tomllib

import numpy as np
import pytest
from numpy.typing import NDArray

from baluchon.bots.base import Considered
from baluchon.bots.weights import LOGIT, ONE, weights_of
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.fingerprint import fingerprint_of
from baluchon.kernel.position import Position
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.learning.course import Course, Point, Progress
from baluchon.learning.export import card, to_learned, to_weights
from baluchon.learning.inputs import Inputs, names, role
from baluchon.learning.matches import wins_against
from baluchon.learning.returns import targets
from tests.netbatch import NetBatch

GAME = "lets-take-a-hike"
WITH_NET = [game for game in all_games() if weights_of(game) is not None]


def learned(inputs: Inputs, seed: int = 1) -> dict[str, NDArray[np.float64]]:
    """What a network might have learned."""
    luck = np.random.default_rng(seed)
    found = {"trust": np.array([0.8])}
    for name, (units, incoming) in {"first": (16, inputs.size), "second": (8, 16), "goals": (2, 8)}.items():
        found[f"{name}.weight"] = luck.normal(size=(units, incoming)) / incoming**0.5
        found[f"{name}.bias"] = luck.normal(size=units) * 0.1
    return found


@pytest.mark.parametrize(
    ("whose", "seats", "told"),
    [("+1", 2, "next"), ("+1", 4, "next"), ("+2", 4, "other"), ("+3", 4, "previous"), ("own", 4, "own")],
)
def test_a_seat_is_known_by_where_it_sits(whose: str, seats: int, told: str) -> None:
    assert role(whose, seats) == told


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_entry_of_every_observation_belongs_to_an_input(game: Game) -> None:
    inputs = Inputs(game)
    assert len(set(inputs.names)) == inputs.size
    for seats, gather in inputs.gathers.items():
        assert [inputs.names[place] for place in gather.entries] == names(gather.encoding)
        assert inputs.names[gather.seats_at] == f"seats: {seats}"


def test_what_is_told_of_the_seats_between_has_one_input() -> None:
    gather = Inputs(game_by_id(GAME)).gathers[5]
    starts = {field.name: field.start for field in gather.encoding.fields}
    next_one, second, third = (gather.entries[starts[f"score +{steps}"]] for steps in (1, 2, 3))
    assert second == third != next_one


def test_a_look_should_tell_what_the_same_seat_sees_later() -> None:
    hopes = np.array([[0.5], [0.7], [0.4], [0.2]], np.float32)
    lengths, rewards = np.array([3, 1]), np.array([[1], [0]], np.float32)
    last, middle = 1.0, 0.5 * 0.4 + 0.5 * 1.0
    told = targets(hopes, lengths, rewards, 0.5)
    assert told[:, 0] == pytest.approx([0.5 * 0.7 + 0.5 * middle, middle, last, 0])
    assert targets(hopes, lengths, rewards, 1.0)[:, 0] == pytest.approx([1, 1, 1, 0])


def test_whole_numbers_say_what_the_learned_ones_say() -> None:
    inputs = Inputs(game_by_id(GAME))
    gather, arrays = inputs.gathers[3], learned(Inputs(game_by_id(GAME)))
    game, chance, looks = gather.encoding.game, FastChance(2), []
    state = game.start(3, None, chance)
    for _ in range(40):
        seat = lowest(game.rules.to_act(state))
        looks.append(gather.encoding.observe(state, seat))
        game.rules.play(state, seat, game.rules.random_move(state, seat, chance), chance)
    hunches = np.linspace(-1, 1, len(looks))
    seen = np.zeros((len(looks), inputs.size))
    for entry, place in enumerate(gather.entries):
        seen[:, place] += np.stack(looks)[:, entry]
    seen[:, gather.seats_at], seen[:, gather.hunch_at] = 1, hunches
    hidden = np.maximum(seen @ arrays["first.weight"].T + arrays["first.bias"], 0)
    hidden = np.maximum(hidden @ arrays["second.weight"].T + arrays["second.bias"], 0)
    told = hidden @ arrays["goals.weight"].T + arrays["goals.bias"]
    told[:, 0] += 0.8 * 4 * hunches
    entries = np.rint(np.stack(looks) / gather.encoding.scale).astype(np.int64)
    whole = NetBatch(to_weights(inputs, arrays), 3).goals(entries, np.rint(hunches * ONE).astype(np.int64)) / LOGIT
    assert np.abs(whole - told).max() < 0.01
    assert np.ptp(told[:, 1]) > 0.03


def test_whole_numbers_can_be_learned_on_from() -> None:
    inputs = Inputs(game_by_id(GAME))
    weights = to_weights(inputs, learned(inputs))
    again = to_learned(weights)
    assert {name: array.shape for name, array in again.items()} == {
        name: array.shape for name, array in learned(inputs).items()
    }
    assert to_weights(inputs, again) == weights


@pytest.mark.parametrize("game", WITH_NET, ids=lambda game: game.id)
def test_a_card_tells_what_was_learned_before(game: Game) -> None:
    course = Course(game.id, (2,), 3, improves=True)
    told = tomllib.loads(card(game, course, Progress(5, 180, 9000, 75, [Point(3, 9000, {2: 0.7})])))
    assert told["began-with"]["decisions"] > 0


def test_matches_are_on_duplicate_deals() -> None:
    gather = Inputs(game_by_id(GAME)).gathers[2]

    def indifferent(seen: NDArray[np.float32]) -> NDArray[np.float32]:
        return np.zeros(len(seen), np.float32)

    class FirstLegal:
        code = "first"

        def choose(self, position: Position, chance: Chance) -> int:
            return position.legal[0]

        def explain(self, position: Position, chance: Chance) -> list[Considered]:
            return []

    # Who is indifferent takes the first move, too, so what one wins of a deal on one seat it loses on the other.
    assert wins_against(FirstLegal(), indifferent, gather, 3, 5, worlds=1) == [0.5, 0.5, 0.5]


def test_a_card_tells_how_a_net_was_made() -> None:
    course = Course(GAME, (2, 4), 3, seed=7)
    told = card(game_by_id(GAME), course, Progress(5, 180, 9000, 75, [Point(3, 9000, {2: 0.7, 4: 0.3})]))
    assert 'game = "lets-take-a-hike"' in told
    assert f'data = "{fingerprint_of(game_by_id(GAME)).data}"' in told
    assert "seed = 7" in told
    assert "minutes = 3.0" in told
    assert "labels = 75" in told
    assert "2 = 0.700" in told
