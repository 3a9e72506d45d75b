"""The only list of games: what installed packages declare in the entry-point group `baluchon.games`.

Baluchon's own five are declared there like everyone's, so there is nothing that another package could not have. Who
draws a view for a notebook is declared in the same way, in the group `baluchon.pictures`.
"""

from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.metadata import EntryPoint, entry_points
from typing import cast

from baluchon.kernel.declaration import Game, View
from baluchon.kernel.errors import BadData, BadGame, ClosedGame, UnknownGame
from baluchon.kernel.fingerprint import fingerprint_of
from baluchon.kernel.nearest import did_you_mean

GROUP = "baluchon.games"
_PICTURES = "baluchon.pictures"


def _registered() -> dict[str, Game]:
    return _found()[0]


@cache
def _found() -> tuple[dict[str, Game], dict[str, str]]:
    """The games by id, and why each of the others that are declared cannot be played."""
    games: dict[str, Game] = {}
    closed: dict[str, str] = {}
    for entry in _entries():
        try:
            game = _load(entry)
        except BadGame as error:
            closed[entry.name] = str(error)
            continue
        if game.id in games:
            raise BadGame(f"two games are called {game.id!r}; uninstall the package of one")
        games[game.id] = game
    return dict(sorted(games.items(), key=lambda item: item[1].shelf)), closed


def _entries() -> list[EntryPoint]:
    """Every declared game once: a package that lies twice on the path still counts once."""
    found = {(entry.name, entry.value): entry for entry in entry_points(group=GROUP)}
    return [found[key] for key in sorted(found)]


def _load(entry: EntryPoint) -> Game:
    try:
        game = entry.load()
    except BadData as error:
        raise BadGame(f"the game {entry.name!r} is closed until its data is mended: {error}") from error
    except Exception as error:
        told = str(error) if isinstance(error, ImportError | AttributeError) else f"{type(error).__name__}: {error}"
        raise BadGame(f"the game {entry.name!r} ({entry.value}) cannot be loaded: {told}") from error
    if not isinstance(game, Game):
        raise BadGame(f"{entry.value} in the entry-point group {GROUP} is not a Game")
    _check_versions(game)
    for each in game.versions:
        fingerprint_of(each)  # of the data that was read just now, whatever its files hold later
    return game


def _check_versions(game: Game) -> None:
    """A record names a game and a version, and must find one game by them."""
    for earlier in game.earlier:
        if earlier.id != game.id:
            raise BadGame(f"{earlier.id!r} cannot be an earlier version of {game.id!r}: they have two ids")
    versions = [each.version for each in game.versions]
    if versions != sorted(set(versions), reverse=True):
        raise BadGame(f"the versions of {game.id!r} are to be listed once each, the newest first, not as {versions}")


def all_games() -> list[Game]:
    """Every game that can be played, as they stand on the shelf."""
    return list(_registered().values())


def closed_games() -> dict[str, str]:
    """The games that are installed and cannot be played, and why: a sentence for each."""
    return dict(_found()[1])


def game_by_id(id: str, version: int | None = None) -> Game:
    """The game of this id, by the rules of a version: the newest if none is named."""
    games = _registered()
    if id not in games and id in closed_games():
        raise ClosedGame(closed_games()[id])
    if id not in games:
        listed = f"; there are {', '.join(games)}"
        raise UnknownGame(f"there is no game {id!r}{did_you_mean(id, games) or listed}")
    return games[id] if version is None else games[id].of_version(version)


def to_html(game: Game, view: View, seat: int | None, *, moves: Sequence[int] = (), players: Sequence[str] = ()) -> str:
    """How a view looks in a notebook: as whoever draws pictures shows it, or its fields where nobody does."""
    for entry in entry_points(group=_PICTURES):
        return cast(str, entry.load()(game, view, seat, moves=moves, players=players))
    return f"<pre>{escape(repr(view))}</pre>"
