"""What each viewer of a match sees now, encoded once, and whether a step changed it.

A viewer is a seat, or the spectator, whose number comes after the last seat's. Every byte made here follows from
the viewer's own view, events and offer of moves; a viewer whose bytes stay the same gets nothing.
"""

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from baluchon.kernel.bits import BIT
from baluchon.kernel.words import Message
from baluchon.server.protocol import Frame
from baluchon.server.table import Table
from baluchon.server.views import ahead_of, encode, envelope


class Offer(Struct, frozen=True, gc=False):
    """What a seat is asked and may do."""

    decision: int | None = None
    prompt: Message | None = None
    legal: list[int] = []
    take_back: bool = False


_NOTHING = Offer()
_TAKE_BACK = Offer(take_back=True)


class Sights:
    """The views of one match, renewed step by step."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._match = table.playing
        self.spectator = self._match.seats
        viewers = range(self.spectator + 1)
        self._public = b""
        self._private = [b"null"] * len(viewers)
        self._foreseen: list[bytes | None] = [None] * len(viewers)
        """What their choices would bring, once somebody has asked for a frame: it follows from the view."""
        self._offers: list[Offer] = []
        self._events: list[list[Message] | None] = [None if table.version(viewer) else [] for viewer in viewers]
        """What each viewer saw of the last step that changed its view; None: nobody has looked it up yet."""
        self._texts: list[dict[bool, str]] = [{} for _ in viewers]
        """The frame of that step, without and with what choices would bring, once somebody has asked for it."""
        self._look(viewers)

    def step(self) -> int:
        """Look at the match after its last step; a mask of the viewers whose view the step changed.

        The table counts the versions: it must be told the mask before a frame is asked for.
        """
        shown = self._match.shown()
        # A viewer who is told nothing while others are sees no change; a step nobody is told of may change an offer.
        in_silence = not any(shown)
        public, private, offers = self._public, self._private[:], self._offers
        self._look([viewer for viewer, events in enumerate(shown) if events or in_silence])
        for_all = public != self._public
        mask = 0
        for viewer, events in enumerate(shown):
            if events or for_all or private[viewer] != self._private[viewer] or offers[viewer] != self._offers[viewer]:
                mask |= BIT[viewer]
                self._events[viewer] = events
                self._texts[viewer] = {}
        return mask

    def text(self, viewer: int, since: int | None, *, ahead: bool = True) -> str:
        """The frame for a viewer who has seen version `since` (None: skip past events).

        With `ahead` it says what the viewer's choices would bring, which costs as much as all the rest.
        """
        newest = self._table.version(viewer)
        if since == newest - 1:
            text = self._texts[viewer].get(ahead)
            if text is None:
                events = self._events[viewer]
                if events is None:
                    events = self._events[viewer] = self.events(viewer, since)
                text = self._texts[viewer][ahead] = self._encode(viewer, since, events, ahead)
            return text
        if since is None or since >= newest:
            return self._encode(viewer, newest, [], ahead)
        return self._encode(viewer, since, self.events(viewer, since), ahead)

    def events(self, viewer: int, since: int) -> list[Message]:
        """What a viewer saw happen after a version of its view."""
        return self._match.events(self._seat(viewer), self._table.log_since(viewer, since))

    def _seat(self, viewer: int) -> int | None:
        return None if viewer == self.spectator else viewer

    def _look(self, viewers: Iterable[int]) -> None:
        """Renew the views of these viewers and the offers of all seats."""
        game, state = self._match.game, self._match.state
        looking = 0
        for viewer in viewers:
            looking |= BIT[viewer]
            if viewer == self.spectator:
                self._public = encode(game.public(state))
            else:
                self._private[viewer] = encode(game.private(state, viewer))
                self._foreseen[viewer] = None
        to_act, take_backs = game.rules.to_act(state), self._match.may_take_back
        self._offers = [
            self._offer(seat, bool(take_backs & BIT[seat]), bool(looking & BIT[seat]))
            if to_act & BIT[seat]
            else _TAKE_BACK
            if take_backs & BIT[seat]
            else _NOTHING
            for seat in range(self.spectator)
        ]
        self._offers.append(_NOTHING)

    def _offer(self, seat: int, take_back: bool, looking: bool) -> Offer:
        """What a seat is asked; the offer of one that was shown nothing and is asked the same still stands."""
        match, decision = self._match, self._table.decisions[seat]
        if not looking:
            before = self._offers[seat]
            if before.decision == decision and before.take_back == take_back:
                return before
        return Offer(decision, match.prompt(seat), match.legal(seat), take_back)

    def _ahead(self, viewer: int) -> bytes:
        """The part of a seat's view that says what its choices would bring."""
        found = self._foreseen[viewer]
        if found is None:
            found = b""
            if viewer != self.spectator:
                found = ahead_of(self._match.foreseen(viewer))
            self._foreseen[viewer] = found
        return found

    def _encode(self, viewer: int, since: int, events: list[Message], ahead: bool) -> str:
        offer = self._offers[viewer]
        foreseen = self._ahead(viewer) if ahead else b""
        view = envelope(self._public, self._private[viewer], foreseen)
        frame = Frame(
            seat=self._seat(viewer),
            v=self._table.version(viewer),
            since=since,
            view=msgspec.Raw(view),
            events=events,
            decision=offer.decision,
            prompt=offer.prompt,
            legal=offer.legal,
            take_back=offer.take_back,
            lesson=self._table.lesson_place(viewer),
        )
        return encode(frame).decode()
