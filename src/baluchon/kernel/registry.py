"""The only list of games: ours, and those that installed packages declare; and who draws them in notebooks.

A package adds a game through the entry-point group `baluchon.games`; the entry names its `GAME`. The layers above
the kernel are named here and imported when they are asked for.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import cast

from baluchon.kernel.declaration import Game, View
from baluchon.kernel.errors import BadGame, UnknownGame

GROUP = "baluchon.games"

_OURS = (
    "baluchon.games.road_trip_europa",
    "baluchon.games.trekking_through_history",
    "baluchon.games.trekking_the_world",
    "baluchon.games.lets_take_a_hike",
    "baluchon.games.tour_du_monde",
)

_PICTURES = "baluchon.boards.pictures"


@cache
def _registered() -> dict[str, Game]:
    games: dict[str, Game] = {}
    declared = [import_module(module).GAME for module in _OURS]
    declared += [_load(entry) for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)]
    for game in declared:
        if game.id in games:
            raise BadGame(f"two games are called {game.id!r}; uninstall the package of one")
        games[game.id] = game
    return games


def _load(entry: EntryPoint) -> Game:
    try:
        game = entry.load()
    except Exception as error:
        raise BadGame(f"the game {entry.name!r} ({entry.value}) cannot be loaded: {error}") from error
    if not isinstance(game, Game):
        raise BadGame(f"{entry.value} in the entry-point group {GROUP} is not a Game")
    return game


def all_games() -> list[Game]:
    """Every game there is, ours first."""
    return list(_registered().values())


def game_by_id(id: str) -> Game:
    """The game of this id."""
    games = _registered()
    if id not in games:
        raise UnknownGame(f"there is no game {id!r}; there are {', '.join(games)}")
    return games[id]


def to_html(game: Game, view: View, seat: int | None, *, moves: Sequence[int] = (), players: Sequence[str] = ()) -> str:
    """How a view looks in a notebook: the board that a terminal shows."""
    return cast(str, import_module(_PICTURES).to_html(game, view, seat, moves=moves, players=players))
