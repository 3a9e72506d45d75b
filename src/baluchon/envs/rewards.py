"""What a finished game is worth to each seat. Before the end everything is worth nothing."""

from typing import Any, Literal, TypeAlias, get_args

from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.playout import utility

Reward: TypeAlias = Literal["rank", "margin"]
"""`rank`: 1/k for each of k winners and 0 for the others, tie-breaks counted. `margin`: the seat's points less those
of the best other seat; where points are bad, how many fewer it has."""


def check_reward(reward: str) -> None:
    """Refuse what is no reward."""
    if reward not in get_args(Reward):
        raise BaluchonError(f"there is no reward {reward!r}; there are {', '.join(get_args(Reward))}")


def final_rewards(reward: Reward, game: Game, state: Any) -> list[float]:
    """What each seat gets for a game that is over."""
    if reward == "rank":
        shares = [0.0] * int(state.seats)
        utility(game.rules, state, shares)
        return shares
    sign = -1 if game.fewest_wins else 1
    points = [sign * score for score in game.outcome(state).scores]
    return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]
