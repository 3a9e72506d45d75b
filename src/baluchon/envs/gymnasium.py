"""The games as environments of Gymnasium: one agent against bots.

Importing this module registers an environment for every game:

    import baluchon.envs.gymnasium
    env = gymnasium.make("Baluchon/RoadTripEuropa-v0", seats=4, bots="casual,random")

The observation is the vector that `Encoding` describes, an action is a move of the game's move table, and
`info["action_mask"]` says which moves are legal. An illegal move ends the game at the agent's cost;
`info["illegal"]` says why it is not allowed.
"""

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from baluchon.bots import Bot, bot_by_code
from baluchon.envs.actions import check_begun, move_of, refusal
from baluchon.envs.encoding import Encoding
from baluchon.envs.names import gymnasium_id
from baluchon.envs.render import MODES, check_mode, show
from baluchon.envs.rewards import Reward, check_reward, final_rewards
from baluchon.envs.seeds import check_seed
from baluchon.envs.spaces import MoveSpace, observation_space
from baluchon.kernel.bits import BIT, lowest
from baluchon.kernel.chance import FastChance
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.options import Options
from baluchon.kernel.position import Position
from baluchon.kernel.registry import all_games, game_by_id

Observation = NDArray[np.float32]


class BaluchonEnv(gymnasium.Env[Observation, np.int64]):
    """A game with one agent; bots sit on the other seats, in the order of their names and then over again."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 (as in the base)

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int | None = None,
        bots: str = "casual",
        options: Options | None = None,
        reward: Reward = "rank",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        """`seat` is where the agent sits: always there, or (None) on a seat drawn for each game."""
        check_reward(reward)
        self.game = game_by_id(game)
        self.encoding = Encoding(self.game, self.game.min_seats if seats is None else seats, options)
        if seat is not None and not 0 <= seat < self.encoding.seats:
            raise BaluchonError(f"there is no seat {seat}; there are 0 to {self.encoding.seats - 1}")
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space(self.encoding)
        self.action_space = MoveSpace(self.encoding.moves)
        self.seat = seat or 0
        """Where the agent sits in this game."""
        self._sits_anywhere = seat is None
        self._bots = [bot_by_code(code.strip()) for code in bots.split(",")]
        self._reward: Reward = reward
        self._illegal_reward = illegal_reward
        self.state: Any = None
        """The true state: for referees and tests, never for the agent."""
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game: the one of this seed, or the next one. `options` are not used: they belong to `make`."""
        super().reset(seed=None if seed is None else check_seed(seed))
        self._chance = FastChance(int(self.np_random.integers(2**63)))
        self._thoughts = FastChance(int(self.np_random.integers(2**63)))
        if self._sits_anywhere:
            self.seat = int(self.np_random.integers(self.encoding.seats))
        self.state = self.game.start(self.encoding.seats, self.encoding.options, self._chance)
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the agent's move, and let the bots play until it is to act again."""
        check_begun(not self._over)
        move = move_of(action, self.game)
        if not self._mask[move]:
            self._over = True
            info = {**self._info(), "illegal": refusal(self.game, self.state, self.seat, move)}
            return self._observation(), self._illegal_reward, True, False, info
        self.game.rules.play(self.state, self.seat, move, self._chance)
        self._let_bots_play()
        reward = final_rewards(self._reward, self.game, self.state)[self.seat] if self._over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal: where MaskablePPO of sb3-contrib looks for it."""
        check_begun(self.state)
        return self._mask.astype(np.bool_)

    def render(self) -> Any:
        """The board as the agent sees it."""
        check_begun(self.state)
        return show(self.render_mode, self.game, self.state, self.seat)

    def _let_bots_play(self) -> None:
        """Until the agent is to act, or the game is over."""
        rules = self.game.rules
        while to_act := rules.to_act(self.state):
            # Bots that choose at the same time as the agent choose first; none of them learns what the other did.
            others = to_act & ~BIT[self.seat]
            if not others:
                break
            seat = lowest(others)
            move = self.bot(seat).choose(Position(self.game, self.state, seat), self._thoughts)
            rules.play(self.state, seat, move, self._chance)
        self._mask = self.encoding.mask(self.state, self.seat)
        self._over = not to_act

    def bot(self, seat: int) -> Bot:
        """Who plays on another seat: bots are counted from the seat behind the agent's."""
        return self._bots[(seat - self.seat - 1) % self.encoding.seats % len(self._bots)]

    def _observation(self) -> Observation:
        return self.encoding.observe(self.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy(), "seat": self.seat}


for _game in all_games():
    gymnasium.register(
        gymnasium_id(_game), entry_point="baluchon.envs.gymnasium:BaluchonEnv", kwargs={"game": _game.id}
    )
