"""Parts of a table that are folds of their own: its deal, its votes, its moderation and the keys of its seats."""

from collections.abc import Sequence

from baluchon.server.entries import (
    Answered,
    Asked,
    Keyed,
    Promised,
    Proposed,
    Restrained,
    Revealed,
    Revealing,
    Weighed,
)


class Dealing:
    """The part that server and players have in the deal."""

    def __init__(self, promised: bytes | None) -> None:
        self.promised = promised
        """The server's part; none at tables of earlier versions, which draw theirs at the start."""
        self.promises: dict[str, str] = {}
        """By person: what they have promised."""
        self.promises_made = 0
        self.nonces: dict[str, str] = {}
        """By person: what they have told of it. The numbers are secret until the game begins."""
        self.revealing: float | None = None
        """While promised numbers are asked for: until when."""

    def add(self, entry: Promised | Revealing | Revealed) -> None:
        match entry:
            case Promised(person, hash):
                self.promises[person] = hash
                self.promises_made += 1
            case Revealing(until):
                self.revealing, self.nonces = until, {}
            case Revealed(person, nonce):
                self.nonces[person] = nonce

    def end(self) -> None:
        """No more numbers are asked for: the game begins, or never will."""
        self.revealing = None


class Votes:
    """What those who play are to agree to: a take-back, other settings, or that someone goes."""

    def __init__(self) -> None:
        self.asked: int | None = None
        """The seat that asks for a take-back."""
        self.agreed: set[int] = set()
        """The seats that have agreed to it."""
        self.proposed: Proposed | None = None
        """Other settings, or that someone goes."""
        self.proposal = 0
        """Its number: that of its entry."""
        self.in_favour: set[str] = set()
        """The people who have agreed to it."""

    def add(self, entry: Asked | Answered | Proposed | Weighed, n: int, host: str) -> None:
        """Carry out an entry with its number; the host is in favour of what they propose."""
        match entry:
            case Asked(seat):
                self.asked, self.agreed = seat, {seat}
            case Answered(seat, True):
                self.agreed.add(seat)
            case Answered():
                self.asked = None
            case Proposed():
                self.proposed, self.proposal, self.in_favour = entry, n, {host}
            case Weighed(person, True):
                self.in_favour.add(person)
            case Weighed():
                self.proposed = None

    def drop_removal(self, seat: int) -> None:
        """Whoever was to go from a seat has gone."""
        if self.proposed is not None and self.proposed.remove == seat:
            self.proposed = None

    def end(self) -> None:
        self.asked = self.proposed = None


class Moderation:
    """Who may not speak at the table, or not be there."""

    def __init__(self) -> None:
        self.restrained: dict[str, Restrained] = {}
        """By person."""
        self.restraints_made = 0

    def add(self, entry: Restrained) -> None:
        self.restraints_made += 1
        self.restrained[entry.person] = entry
        if not entry.muted and not entry.removed:
            del self.restrained[entry.person]

    def is_muted(self, person: str | None) -> bool:
        return person in self.restrained  # whoever is removed does not speak either

    def is_removed(self, person: str | None) -> bool:
        return person in self.restrained and self.restrained[person or ""].removed


class SeatKeys:
    """The key of each seat that has one: the last that was made for it."""

    def __init__(self) -> None:
        self._keys: dict[int, Keyed] = {}
        self.made = 0

    def add(self, entry: Keyed) -> None:
        self._keys[entry.seat] = entry
        self.made += 1

    def void(self, seat: int) -> None:
        self._keys.pop(seat, None)

    def void_all(self) -> None:
        self._keys.clear()

    def move(self, order: Sequence[int | None]) -> None:
        """Keys go with their seats; each place of the order names where the seat was, None is a new one."""
        self._keys = {to: self._keys[was] for to, was in enumerate(order) if was is not None and was in self._keys}

    def seat_of(self, hash: str, at: float) -> int | None:
        """The seat that a key opens now, wherever it has moved; none if the key is used, void or expired."""
        return next((seat for seat, key in self._keys.items() if key.hash == hash and at <= key.expires), None)
