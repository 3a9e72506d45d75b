"""Which bot sits where."""

from collections.abc import Sequence
from itertools import combinations_with_replacement, permutations

from baluchon.bots import bot_by_code
from baluchon.kernel.errors import BaluchonError

Lineup = tuple[str, ...]
"""A bot's code for each seat."""


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


def lineups(bots: Sequence[str]) -> tuple[Lineup, ...]:
    """The bots moved on by one seat for each game."""
    return tuple((*bots[-shift:], *bots[:-shift]) if shift else tuple(bots) for shift in range(len(bots)))


def mixes(bots: Sequence[str], seats: int) -> tuple[Lineup, ...]:
    """Every mix of at least two different bots, each in every order over the seats.

    The first arrangements of all mixes come first, so that a run that ends early has met all mixes alike.
    """
    for code in bots:
        bot_by_code(code)
    if len(set(bots)) != len(bots):
        raise BadLineup(f"a bot is named twice in {', '.join(bots)}")
    if len(bots) < 2:
        raise BadLineup("a tournament needs at least two bots")
    arranged = [
        sorted(set(permutations(mix))) for mix in combinations_with_replacement(bots, seats) if len(set(mix)) > 1
    ]
    # Every arrangement starts from another one of its list, so that no bot has the first seat at first everywhere.
    turned = [orders[n % len(orders) :] + orders[: n % len(orders)] for n, orders in enumerate(arranged)]
    longest = max(len(orders) for orders in turned)
    return tuple(orders[n] for n in range(longest) for orders in turned if n < len(orders))
