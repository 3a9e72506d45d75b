"""What each viewer of a match sees now, encoded once, and whether a step changed it.

A viewer is a seat, or the spectator, whose number is the one after the last seat. Every byte made here follows
from the viewer's view, its events and its own offer of moves; a viewer whose bytes stay the same gets nothing.
"""

import msgspec
from msgspec import Struct

from baluchon.kernel.bits import BIT
from baluchon.kernel.words import Message
from baluchon.server.protocol import Frame
from baluchon.server.table import Table

_ENCODER = msgspec.json.Encoder()


class Offer(Struct, frozen=True):
    """What a seat is asked and may do."""

    decision: int | None = None
    prompt: Message | None = None
    legal: list[int] = []
    take_back: bool = False


_NOTHING = Offer()


class Sights:
    """The views of one match, kept up with it step by step."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._match = table.playing
        self.spectator = self._match.seats
        viewers = range(self.spectator + 1)
        self.versions = [table.version(viewer) for viewer in viewers]
        self._public = b""
        self._private = [b"null"] * len(viewers)
        self._offers = [_NOTHING] * len(viewers)
        self._events: list[list[Message]] = [[] for _ in viewers]
        """What the last step showed to each viewer."""
        self._texts: list[str | None] = [None] * len(viewers)
        """The frame of the last step, once somebody wanted it."""
        self._look()

    def step(self) -> int:
        """Take in the last entry of the match's log; the mask of viewers whose view it changed."""
        private, offers = self._private[:], self._offers[:]
        public_changed = self._look()
        place = len(self._match.log) - 1
        mask = 0
        for viewer in range(self.spectator + 1):
            events = self._match.events(self._seat(viewer), place)
            if (
                public_changed
                or events
                or private[viewer] != self._private[viewer]
                or offers[viewer] != self._offers[viewer]
            ):
                mask |= BIT[viewer]
                self.versions[viewer] += 1
                self._events[viewer] = events
                self._texts[viewer] = None
        return mask

    def text(self, viewer: int, since: int | None) -> str:
        """The frame for a viewer who has seen version `since` (None: for whom old events do not matter)."""
        newest = self.versions[viewer]
        if since == newest - 1:
            text = self._texts[viewer]
            if text is None:
                text = self._texts[viewer] = self._encode(viewer, since, self._events[viewer])
            return text
        if since is None or since >= newest:
            return self._encode(viewer, newest, [])
        return self._encode(viewer, since, self.events(viewer, since))

    def events(self, viewer: int, since: int) -> list[Message]:
        """What a viewer saw happen after a version."""
        return self._match.events(self._seat(viewer), self._table.log_since(viewer, since))

    def _seat(self, viewer: int) -> int | None:
        return None if viewer == self.spectator else viewer

    def _look(self) -> bool:
        """See everything anew; whether the public part changed."""
        game, state = self._match.game, self._match.state
        before, self._public = self._public, _ENCODER.encode(game.public(state))
        for seat in range(self.spectator):
            self._private[seat] = _ENCODER.encode(game.private(state, seat))
            self._offers[seat] = self._offer(seat)
        return before != self._public

    def _offer(self, seat: int) -> Offer:
        match = self._match
        take_back = not match.is_over and match.why_no_take_back(seat) is None
        legal = match.legal(seat)
        if not legal:
            return Offer(take_back=take_back)
        return Offer(self._table.decisions[seat], match.prompt(seat), legal, take_back)

    def _encode(self, viewer: int, since: int, events: list[Message]) -> str:
        offer = self._offers[viewer]
        view = b'{"public":' + self._public + b',"private":' + self._private[viewer] + b"}"
        frame = Frame(
            seat=self._seat(viewer),
            v=self.versions[viewer],
            since=since,
            view=msgspec.Raw(view),
            events=events,
            decision=offer.decision,
            prompt=offer.prompt,
            legal=offer.legal,
            take_back=offer.take_back,
        )
        return _ENCODER.encode(frame).decode()
