"""A command while it is carried out: what is asked, for which seat, and by whom."""

from typing import Generic, NamedTuple, TypeVar

from baluchon.server.protocol import Body
from baluchon.server.wires import Wire

B = TypeVar("B", bound=Body)


class Caller(NamedTuple):
    """Who sends a command, and the wire it came by; a plain HTTP request comes by none."""

    person: str | None
    nickname: str | None
    wire: Wire | None = None


class Call(NamedTuple, Generic[B]):
    """A command of one kind, and who sends it."""

    caller: Caller
    body: B
    seat: int | None = None
    """The seat it is for; None: the only one the person has."""
    decision: int | None = None
    """The decision that a move answers."""
    id: str = ""

    @property
    def person(self) -> str | None:
        return self.caller.person

    @property
    def actor(self) -> str:
        """Whom the command counts for: its id is unique among the commands of this actor."""
        return f"{self.person}" if self.seat is None else f"{self.person} {self.seat}"
