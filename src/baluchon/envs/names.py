"""What other libraries know the games as."""

from baluchon.kernel.declaration import Game

VERSION = 0
"""Of the environments: grows when an agent trained on the old ones would be at a loss."""


def gymnasium_id(game: Game) -> str:
    """As in `gymnasium.make("Baluchon/RoadTripEuropa-v0")`."""
    return f"Baluchon/{game.id.title().replace('-', '')}-v{VERSION}"


def pettingzoo_id(game: Game) -> str:
    """As in `pettingzoo.make("aec", "baluchon/road_trip_europa_v0")`."""
    return f"baluchon/{with_underscores(game.id)}_v{VERSION}"


def openspiel_name(game: Game) -> str:
    """As in `pyspiel.load_game("baluchon_road_trip_europa")`."""
    return f"baluchon_{with_underscores(game.id)}"


def with_underscores(id: str) -> str:
    """An id of ours where hyphens are not allowed, such as the name of a parameter."""
    return id.replace("-", "_")
