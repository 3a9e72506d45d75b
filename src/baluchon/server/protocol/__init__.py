"""Everything that crosses the wire, in both directions. `docs/protocol.md` explains it with examples.

Nothing here knows how a table works. Views and their events come from the games, and views are passed on exactly
as the game made them. Names of fields and tags are part of the protocol: clients stand on them.
"""
# ruff: noqa: F403 - one name for all of it: whoever speaks the protocol need not know its files

from baluchon.server.protocol.admin import *
from baluchon.server.protocol.answers import *
from baluchon.server.protocol.commands import *
from baluchon.server.protocol.daily import *
from baluchon.server.protocol.games import *
from baluchon.server.protocol.people import *
from baluchon.server.protocol.puzzles import *
from baluchon.server.protocol.tables import *
from baluchon.server.protocol.words import *
