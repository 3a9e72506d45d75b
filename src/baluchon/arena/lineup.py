"""Which bot sits where."""

from collections.abc import Sequence

from baluchon.bots import bot_by_code
from baluchon.kernel.errors import BaluchonError


class BadLineup(BaluchonError):
    """The bots do not fit the seats."""

    code = "bad-lineup"


def lineup(bots: Sequence[str], seats: int) -> list[str]:
    """One bot for each seat: with fewer bots than seats the last repeats, with more it is refused."""
    if not bots:
        raise BadLineup("name at least one bot")
    if len(bots) > seats:
        raise BadLineup(f"{len(bots)} bots ({', '.join(bots)}) do not fit on {seats} seats")
    for code in bots:
        bot_by_code(code)
    return [*bots, *[bots[-1]] * (seats - len(bots))]


def rotated(bots: Sequence[str], game: int) -> list[str]:
    """The bots moved on by one seat for each game."""
    shift = game % len(bots)
    return [*bots[-shift:], *bots[:-shift]] if shift else list(bots)
