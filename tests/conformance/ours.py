"""The games of this project at every table; what other packages have installed is tested by them."""

from baluchon.kernel.registry import all_games
from baluchon.testing import settings

OURS = [game for game in all_games() if game.package.startswith("baluchon.games.")]
SETTINGS = [setting for game in OURS for setting in settings(game)]
VERSIONS = [version for game in OURS for version in game.versions]
"""Those of the games that can still be played, the newest ones included."""
EARLIER = [settings(version)[0] for version in VERSIONS if version.superseded]
"""Versions that can only be played to their end, each at its smallest table."""
