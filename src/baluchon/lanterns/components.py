"""What lies in the box, made from `data/`. No printed number is written here."""

from baluchon.kernel.data import Names, read_toml

_tables = read_toml(__package__, "tables.toml")

CARDS: int = _tables["lanterns"]
HAND: int = _tables["hand"]
MIN_SEATS: int = _tables["players"]["min"]
MAX_SEATS: int = _tables["players"]["max"]
IDS = [str(number) for number in range(1, CARDS + 1)]
REFS = [f"lantern:{id}" for id in IDS]

# The first move of each group of the move table.
LIGHT, BURY, KEEP = 0, CARDS, 2 * CARDS


def names() -> Names:
    """What the components are called, in every language."""
    return {ref: dict.fromkeys(("en", "fr", "de"), id) for ref, id in zip(REFS, IDS, strict=True)}
