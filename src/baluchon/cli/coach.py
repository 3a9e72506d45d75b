"""A coach at the terminal: asks before a choice that costs much, and says afterwards what would have been better."""

from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as Late
from enum import Enum
from time import monotonic

from baluchon.bots.coach import Appraisal, Appraised, Weight, appraise
from baluchon.bots.levels import ADVISER
from baluchon.cli.hints import told
from baluchon.kernel.chance import Chance
from baluchon.kernel.position import Position
from baluchon.texts import Texts

PATIENCE = 0.5
"""Seconds for which the coach may think before nobody waits any more: whoever chooses later does not wait at all."""


class Talk(Enum):
    """How much a coach says."""

    QUIET = "quiet"
    NORMAL = "normal"
    TALKATIVE = "talkative"


_ASKS: dict[Talk, tuple[Weight, ...]] = {
    Talk.QUIET: ("grave",),
    Talk.NORMAL: ("grave", "costly"),
    Talk.TALKATIVE: ("grave", "costly"),
}


class Coach:
    """Thinks from the moment in which something is asked, beside the person who thinks too."""

    def __init__(self, talk: Talk) -> None:
        self._talk = talk
        self._thread = ThreadPoolExecutor(1, "coach")
        self._looking: Future[Appraisal | None] | None = None
        self._until = 0.0

    def look(self, position: Position, chance: Chance) -> None:
        """Begin to think about a decision; what was thought about the one before is dropped."""
        if self._looking is not None:
            self._looking.cancel()
        self._looking = self._thread.submit(appraise, ADVISER, position, chance)
        self._until = monotonic() + PATIENCE

    def doubts(self, move: int, texts: Texts) -> list[str]:
        """What is said before a choice; nothing if it may be made."""
        found = self._found()
        appraised = None if found is None else found.of(move)
        if found is None or appraised is None or appraised.weight not in _ASKS[self._talk]:
            return []
        said = [texts.say("coach-sure", value=texts.percent(appraised.value), best=texts.percent(_best(found)))]
        if appraised.lines:
            said.append(texts.say("coach-costs", lines=_lines(appraised, texts)))
        return said

    def remarks(self, move: int, texts: Texts) -> list[str]:
        """What is said after a choice was made."""
        found = self._found()
        self._looking = None
        appraised = None if found is None else found.of(move)
        talkative = self._talk is Talk.TALKATIVE
        if found is None or appraised is None or not (talkative or appraised.weight in _ASKS[self._talk]):
            return []
        if appraised.weight == "none":
            return [texts.say("coach-good")]
        better = texts.say(
            "coach-better",
            move=texts.move(found.best.move),
            value=texts.percent(appraised.value),
            best=texts.percent(_best(found)),
        )
        return [better, *told(found.best, texts)]

    def _found(self) -> Appraisal | None:
        """What the coach thinks, if it is there in time."""
        if self._looking is None:
            return None
        try:
            return self._looking.result(max(0.0, self._until - monotonic()))
        except Late:
            self._looking = None
            return None


def _best(found: Appraisal) -> float:
    """The chance with the best choice, seen in the same way as that with every other."""
    appraised = found.of(found.best.move)
    return found.best.value if appraised is None else appraised.value


def _lines(appraised: Appraised, texts: Texts) -> str:
    return ", ".join(f"{texts.line(line.id)} {texts.signed(line.points)}" for line in appraised.lines)
