"""The list of fields: everything that a state and its travellers have is dumped, or follows from what is."""

from typing import Any

from baluchon.games.trekking_through_history import GAME
from baluchon.games.trekking_through_history.dumps import FIELDS
from baluchon.kernel.chance import FastChance


def attributes(native: Any) -> set[str]:
    """The data of an object, compiled or not."""
    return {name for name in dir(native) if not name.startswith("_") and not callable(getattr(native, name))}


def test_every_attribute_is_dumped_or_follows() -> None:
    s = GAME.start(3, None, FastChance(1))
    of_seats = {f"travellers.{name}" for name in attributes(s.travellers[0])}
    assert FIELDS.covered == attributes(s) - {"facts", "travellers"} | of_seats
