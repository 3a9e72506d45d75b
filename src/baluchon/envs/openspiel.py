"""The games as games of OpenSpiel.

Importing this module registers every game by its name with underscores:

    import baluchon.envs.openspiel
    game = pyspiel.load_game("baluchon_road_trip_europa(players=3,change_of_direction=True)")

Chance moves first and settles all that is to be drawn in the game, digit by digit, as if every pile were shuffled
before the first move; what follows is determined by the moves, so that a history tells the whole game. Nobody sees
those digits. For search that must not look ahead, `resample_from_infostate` deals everything anew that the player
cannot know, the draws to come included: OpenSpiel's ISMCTS bot plays whole games so. Seats that choose at the same
time are asked one after another, and none learns what another chose before all have.
"""

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from baluchon.envs.encoding import Encoding
from baluchon.envs.names import openspiel_name, with_underscores
from baluchon.kernel.bits import lowest
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.options import Value
from baluchon.kernel.playout import utility
from baluchon.kernel.registry import all_games, game_by_id

DIGIT = 256
DIGITS = 4
"""Chance chooses so many numbers of eight bits: four thousand million ways to shuffle."""

_PLAYERS = "players"
_CHANCE = int(pyspiel.PlayerId.CHANCE)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)
_OUTCOMES = [(digit, 1 / DIGIT) for digit in range(DIGIT)]


class Deal:
    """A game being played, and where its chance comes from. Knows how to be copied and written down for OpenSpiel."""

    __slots__ = ("digits", "encoding", "moves", "seed", "state")

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.digits = 0
        self.seed = 0
        self.moves = 0
        self.state: Any = None
        """None until chance has made all its choices."""

    def add_digit(self, digit: int) -> None:
        self.seed = self.seed * DIGIT + digit
        self.digits += 1
        if self.digits == DIGITS:
            self.state = self.encoding.game.start(self.encoding.seats, self.encoding.options, self._chance())

    def play(self, seat: int, move: int) -> None:
        self.moves += 1
        self.encoding.game.rules.play(self.state, seat, move, self._chance())

    def imagined(self, seat: int, seed: int) -> "Deal":
        """A deal that looks the same to the seat, the rest anew."""
        deal = Deal(self.encoding)
        deal.digits, deal.moves, deal.seed = self.digits, self.moves, seed
        deal.state = self.encoding.game.rules.imagine(self.state, seat, FastChance(seed))
        return deal

    def _chance(self) -> FastChance:
        """Each move has a stream of its own, so that a copy needs to carry no stream."""
        return FastChance(self.seed | (self.moves + 1) << 64)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Deal":
        deal = Deal(self.encoding)
        deal.digits, deal.moves, deal.seed = self.digits, self.moves, self.seed
        if self.state is not None:
            deal.state = self.encoding.game.rules.copy(self.state)
        return deal

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.encoding.game
        state = None if self.state is None else game.dump(self.state)
        return _loaded, (
            (game.id, self.encoding.seats, self.encoding.options),
            (self.digits, self.seed, self.moves, state),
        )


def _loaded(about: tuple[str, int, dict[str, Value]], at: tuple[int, int, int, dict[str, Any] | None]) -> Deal:
    id, seats, options = about
    game = game_by_id(id)
    deal = Deal(Encoding(game, seats, options))
    deal.digits, deal.seed, deal.moves, state = at
    deal.state = None if state is None else game.load(state)
    return deal


class BaluchonGame(pyspiel.Game):
    """A game of the registry with so many players and these options. There is a subclass for every game."""

    declared: ClassVar[Game]
    game_type: ClassVar[pyspiel.GameType]

    def __init__(self, parameters: dict[str, Any]) -> None:
        game = self.declared
        seats = int(parameters[_PLAYERS])
        options = {option.id: parameters[with_underscores(option.id)] for option in game.options}
        self.encoding = Encoding(game, seats, options)
        super().__init__(
            self.game_type,
            pyspiel.GameInfo(
                num_distinct_actions=len(game.moves),
                max_chance_outcomes=DIGIT,
                num_players=seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=game.most_decisions(seats),
            ),
            parameters,
        )

    def new_initial_state(self) -> "BaluchonState":
        return BaluchonState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "BaluchonObserver":
        return BaluchonObserver(self.encoding, iig_obs_type, params)


class BaluchonState(pyspiel.State):
    """A position of a game, chance included."""

    def __init__(self, game: BaluchonGame) -> None:
        super().__init__(game)
        self.deal = Deal(game.encoding)
        self.player = _CHANCE

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == _TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        return self.deal.encoding.game.rules.legal(self.deal.state, player)

    def _apply_action(self, action: int) -> None:
        deal = self.deal
        if deal.state is None:
            deal.add_digit(action)
            if deal.state is None:
                return
        else:
            deal.play(self.player, action)
        to_act = deal.encoding.game.rules.to_act(deal.state)
        self.player = lowest(to_act) if to_act else _TERMINAL

    def _action_to_string(self, player: int, action: int) -> str:
        return f"digit {action}" if player == _CHANCE else self.deal.encoding.game.moves.text(action)

    def returns(self) -> list[float]:
        """Of a game that is over 1/k for each of k winners; nothing before."""
        shares = [0.0] * self.deal.encoding.seats
        if self.is_terminal():
            utility(self.deal.encoding.game.rules, self.deal.state, shares)
        return shares

    def resample_from_infostate(self, player_id: int, rng: Callable[[], float]) -> "BaluchonState":
        """A state that looks the same to the player, all it cannot know dealt anew."""
        state: BaluchonState = self.clone()
        state.deal = self.deal.imagined(player_id, sum(int(rng() * DIGIT) * DIGIT**n for n in range(DIGITS)))
        return state

    def __str__(self) -> str:
        """Everything, as JSON: for referees."""
        deal = self.deal
        if deal.state is None:
            return f"{deal.digits} digits: {deal.seed}"
        return msgspec.json.encode(deal.encoding.game.dump(deal.state)).decode()


class BaluchonObserver:
    """What a player knows: the vector that `Encoding` describes, by its named fields, and the view as JSON.

    A view remembers all that the seat has seen, so that it serves as an information state too. The public or the
    private part alone can be had as JSON only.
    """

    def __init__(
        self, encoding: Encoding, kind: pyspiel.IIGObservationType | None, params: dict[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        if kind is not None and kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observation is of one player or of none, never of all")
        self.encoding = encoding
        self.is_public = kind is None or kind.public_info
        self.is_private = kind is None or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.is_public and self.is_private:
            tensor = np.zeros(encoding.size, np.float32)
            self.dict = {field.name: tensor[field.start : field.stop] for field in encoding.fields}
            self.tensor = tensor

    def set_from(self, state: BaluchonState, player: int) -> None:
        if self.tensor is None:
            return
        if state.deal.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoding.observe(state.deal.state, player)

    def string_from(self, state: BaluchonState, player: int) -> str:
        known: dict[str, Any] = {"seat": player} if self.is_private else {}
        if state.deal.state is not None:
            if self.is_public:
                known["public"] = self.encoding.game.public(state.deal.state)
            if self.is_private:
                known["private"] = self.encoding.game.private(state.deal.state, player)
        return msgspec.json.encode(known).decode()


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=openspiel_name(game),
        long_name=game.titles["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            _PLAYERS: game.min_seats,
            **{with_underscores(option.id): option.default for option in game.options},
        },
    )


for _game in all_games():
    _declared = {"declared": _game, "game_type": game_type(_game)}
    pyspiel.register_game(_declared["game_type"], type(openspiel_name(_game), (BaluchonGame,), _declared))
