"""Learning without PyTorch: what nets see, what decisions have brought, whole numbers made of learned ones."""

import numpy as np
import pytest
from numpy.typing import NDArray

from baluchon.bots.base import Considered
from baluchon.bots.netbatch import NetBatch
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.position import Position
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.learning.course import Course, Point, Progress
from baluchon.learning.export import card, to_weights
from baluchon.learning.inputs import Inputs, names, role
from baluchon.learning.matches import wins_against
from baluchon.learning.returns import Step, gains

GAME = "lets-take-a-hike"


def learned(inputs: Inputs, seed: int = 1) -> dict[str, NDArray[np.float64]]:
    """What a network might have learned."""
    luck = np.random.default_rng(seed)
    sizes = {"first": (16, inputs.size), "second": (8, 16), "policy": (len(inputs.game.moves), 8), "value": (1, 8)}
    found = {}
    for name, (units, incoming) in sizes.items():
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
        marks = np.arange(1, gather.encoding.size + 1, dtype=np.float32)
        seen = gather.inputs(marks[None, :])[0]
        assert seen.sum() == marks.sum() + 1
        assert seen[inputs.names.index(f"seats: {seats}")] == 1


def test_what_is_told_of_the_seats_between_is_added_up() -> None:
    gather = Inputs(game_by_id(GAME)).gathers[5]
    encoding = gather.encoding
    starts = {field.name: field.start for field in encoding.fields}
    look = np.zeros((1, encoding.size), np.float32)
    look[0, starts["score +2"]], look[0, starts["score +3"]], look[0, starts["score +1"]] = 3, 4, 9
    seen = gather.inputs(look)[0]
    assert seen[gather.entries[starts["score +2"]]] == 7
    assert seen[gather.entries[starts["score +1"]]] == 9


def test_a_decision_is_worth_what_follows_it_on_the_same_seat() -> None:
    def step(seat: int, hope: float, reward: list[float] | None = None) -> Step:
        ended = np.array([0] if reward else [], np.int64)
        rewards = np.array([[[share] for share in reward]] if reward else np.zeros((0, 2, 1)), np.float32)
        return Step(np.array([0]), np.array([seat]), np.array([[hope]], np.float32), ended, rewards)

    steps = [step(0, 0.5), step(1, 0.4), step(0, 0.7), step(1, 0.2, [1, 0]), step(0, 0.5)]
    gained, known = gains(steps, 1, 2, 0.5)
    assert known.tolist() == [True, True, True, True, False]
    assert gained[:, 0] == pytest.approx([0.2 + 0.5 * 0.3, -0.2 + 0.5 * -0.2, 0.3, -0.2, 0])


def test_whole_numbers_say_what_the_learned_ones_say() -> None:
    inputs = Inputs(game_by_id(GAME))
    gather, arrays = inputs.gathers[3], learned(Inputs(game_by_id(GAME)))
    game, chance, looks = gather.encoding.game, FastChance(2), []
    state = game.start(3, None, chance)
    for _ in range(40):
        seat = lowest(game.rules.to_act(state))
        looks.append(gather.encoding.observe(state, seat))
        game.rules.play(state, seat, game.rules.random_move(state, seat, chance), chance)
    hidden = np.maximum(gather.inputs(np.stack(looks)) @ arrays["first.weight"].T + arrays["first.bias"], 0)
    hidden = np.maximum(hidden @ arrays["second.weight"].T + arrays["second.bias"], 0)
    told = hidden @ arrays["policy.weight"].T + arrays["policy.bias"]
    entries = np.rint(np.stack(looks) / gather.encoding.scale).astype(np.int64)
    whole = NetBatch(to_weights(inputs, arrays), 3).outputs(entries)[:, :-1] / 1024
    assert np.abs(whole - told).max() < 0.05
    assert np.abs(told).max() > 0.3


def test_matches_are_on_duplicate_deals() -> None:
    gather = Inputs(game_by_id(GAME)).gathers[2]

    def first_legal(seen: NDArray[np.float32], legal: NDArray[np.int8]) -> NDArray[np.int64]:
        return np.asarray(legal.argmax(axis=1))

    class FirstLegal:
        code = "first"

        def choose(self, position: Position, chance: Chance) -> int:
            return position.legal[0]

        def explain(self, position: Position, chance: Chance) -> list[Considered]:
            return []

    # Both play alike, so what one wins of a deal on one seat it loses on the other.
    assert wins_against(FirstLegal(), first_legal, gather, 3, 5) == [0.5, 0.5, 0.5]


def test_a_card_tells_how_a_net_was_made() -> None:
    course = Course(GAME, (2, 4), 3, seed=7)
    told = card(game_by_id(GAME), course, Progress(5, 180, 9000, [Point(3, 9000, {2: 0.7, 4: 0.3})]))
    assert 'game = "lets-take-a-hike"' in told
    assert "seed = 7" in told
    assert "minutes = 3.0" in told
    assert "2 = 0.700" in told
