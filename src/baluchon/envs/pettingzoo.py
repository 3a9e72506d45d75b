"""The games as environments of PettingZoo: agents act one after another.

    env = baluchon.envs.pettingzoo.env("road-trip-europa", seats=4)
    env = pettingzoo.make("aec", "baluchon/road_trip_europa_v0", seats=4)  # the same, once this is imported

The agents are `seat_0`, `seat_1` …; an action is a move of the game's move table. The observation is the vector that
`Encoding` describes, and `info["action_mask"]` says which moves are legal. Seats that choose at the same time are
asked one after another, and none learns what another chose before all have. As in PettingZoo's own games an illegal
move ends the game at the cost of who made it; `info["illegal"]` says why it is not allowed.
"""

from secrets import randbits
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.spaces import Box
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv, register

from baluchon.envs.actions import check_begun, move_of, refusal
from baluchon.envs.encoding import Encoding
from baluchon.envs.names import pettingzoo_id
from baluchon.envs.render import MODES, Frame, check_mode, show
from baluchon.envs.rewards import Reward, check_reward, final_rewards
from baluchon.envs.seeds import SEED_BITS, check_seed
from baluchon.envs.spaces import MoveSpace, observation_space
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import FastChance
from baluchon.kernel.options import Options
from baluchon.kernel.registry import all_games, game_by_id

Observation = NDArray[np.float32]


class BaluchonAEC(AECEnv[str, Observation, SupportsIndex | None], EzPickle):
    """A game with an agent on every seat."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Options | None = None,
        reward: Reward = "rank",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            seats=seats,
            options=options,
            reward=reward,
            illegal_reward=illegal_reward,
            render_mode=render_mode,
        )
        super().__init__()
        check_reward(reward)
        self.game = game_by_id(game)
        self.encoding = Encoding(self.game, self.game.min_seats if seats is None else seats, options)
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "name": pettingzoo_id(self.game),
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self._reward: Reward = reward
        self._illegal_reward = illegal_reward
        self._rules = self.game.rules
        self.possible_agents = [f"seat_{seat}" for seat in range(self.encoding.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: MoveSpace(self.encoding.moves) for agent in self.possible_agents}
        self.state_space = observation_space(self.encoding, self.encoding.seats)
        self.agents: list[str] = []
        self._chance = FastChance(randbits(SEED_BITS))
        self._state: Any = None
        self._over = True

    def observation_space(self, agent: str) -> Box:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> MoveSpace:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: the one of this seed, or the next one. `options` are not used: they belong to `env`."""
        if seed is not None:
            self._chance = FastChance(check_seed(seed))
        self._state = self.game.start(self.encoding.seats, self.encoding.options, self._chance)
        self._over = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        nothing = np.zeros(self.encoding.moves, np.int8)
        nothing.setflags(write=False)
        self._idle: dict[str, dict[str, Any]] = {agent: {"action_mask": nothing} for agent in self.agents}
        self.infos = self._idle.copy()
        self._skip_agent_selection = None
        self._ask(lowest(self._rules.to_act(self._state)))
        if self.render_mode == "human":
            self.render()

    def step(self, action: SupportsIndex | None) -> None:
        """Make the move of the agent that is to act; None for an agent whose game is over."""
        if self._over:
            check_begun(self.agents)
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        move = move_of(action, self.game)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._idle[agent]
        if self._mask[move]:
            self._rules.play(self._state, self._seats[agent], move, self._chance)
            to_act = self._rules.to_act(self._state)
            if to_act:
                self._ask(lowest(to_act))
            else:
                self._end(final_rewards(self._reward, self.game, self._state))
        else:
            self._refuse(agent, move)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What the agent knows now."""
        check_begun(self._state)
        return self.encoding.observe(self._state, self._seats[agent])

    def state(self) -> Observation:
        """What all agents know together: their observations one behind another, for a critic that sees all."""
        return np.concatenate([self.observe(agent) for agent in self.possible_agents])

    def render(self) -> str | Frame | None:
        """The board as the agent that is to act sees it."""
        check_begun(self._state)
        return show(self.render_mode, self.game, self._state, self._seats[self.agent_selection])

    def close(self) -> None:
        """Nothing is held open."""

    def _ask(self, seat: int) -> None:
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self._mask = self.encoding.mask(self._state, seat)
        self.infos[agent] = {"action_mask": self._mask}

    def _refuse(self, agent: str, move: int) -> None:
        seat = self._seats[agent]
        self.infos[agent] = {**self._idle[agent], "illegal": refusal(self.game, self._state, seat, move)}
        self._end([self._illegal_reward if other == agent else 0.0 for other in self.agents])

    def _end(self, rewards: list[float]) -> None:
        self._over = True
        for agent, reward in zip(self.agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]


env = BaluchonAEC
"""A game as an environment with agents that act in turn; without a number of seats, the fewest it takes."""

for _game in all_games():
    register("aec", pettingzoo_id(_game), entry_point="baluchon.envs.pettingzoo:env", kwargs={"game": _game.id})
