"""A state as plain JSON, both ways, and where every lantern is."""

from baluchon.kernel.fields import NUMBER, SEATS, Codec, Fields, each, field, maybe, set_of
from baluchon.lanterns.components import IDS
from baluchon.lanterns.state import LanternState

_LANTERNS = set_of(IDS)

FIELDS = Fields(
    lambda dumped: LanternState(dumped["seats"]),
    SEATS,
    field("drawing", Codec(bool, bool)),
    field("phase", Codec(str, str)),
    field("winner", NUMBER),
    each("hands", "keepers.hand", _LANTERNS, place="hand"),
    each("buried", "keepers.buried", _LANTERNS, place="buried"),
    each("choices", "keepers.choice", maybe(IDS)),
    each("points", "keepers.points", NUMBER),
    field("bag", _LANTERNS, place="bag"),
    field("lit", _LANTERNS, place="lit"),
)
dump, load, inventory = FIELDS.dump, FIELDS.load, FIELDS.inventory
