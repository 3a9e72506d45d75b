"""What a seat is asked, and what is told of what happens. The sentences are in `locale/`."""

from baluchon.kernel.happenings import GAME, OWNER, SEAT, Happenings, always, first, takes, told
from baluchon.kernel.words import Message
from baluchon.lanterns import facts
from baluchon.lanterns.components import REFS
from baluchon.lanterns.state import LIGHTING, LanternState


def prompt(s: LanternState, seat: int) -> Message:
    """What a seat that is to act is asked."""
    return Message("prompt-light" if s.phase == LIGHTING else "prompt-bury")


EVENTS = Happenings(
    told(facts.CHOSE, "event-chose", to=OWNER, seat=SEAT, lantern=first(REFS)),
    told(facts.LIT, "event-lit", leads=takes("lantern"), seat=SEAT, lantern=first(REFS)),
    told(facts.TOOK, "event-took", line="lights", seat=SEAT, points=always(1)),
    told(
        facts.BURIED,
        "event-buried-own",
        others="event-buried",
        hidden={"lantern": always("")},
        seat=SEAT,
        lantern=first(REFS),
    ),
    told(facts.KEPT, "event-kept", seat=SEAT),
    told(facts.DREW, "event-drew", to=OWNER, seat=SEAT, lantern=first(REFS)),
    told(facts.ENDED, "event-ended", closes=GAME),
)
events = EVENTS.events
