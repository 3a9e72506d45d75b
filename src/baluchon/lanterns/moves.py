"""Every move that can ever be made."""

from baluchon.kernel.moves import MoveTable, group
from baluchon.lanterns.components import BURY, KEEP, LIGHT, REFS

MOVES = MoveTable(group(LIGHT, "light", REFS), group(BURY, "bury", REFS), group(KEEP, "keep"))
