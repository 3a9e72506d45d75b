"""Cards that are proposed for a way and for the visit at its end: few of them, and those that carry least far.

A proposal follows from the hand alone; the rules still take every other payment.
"""

from functools import lru_cache
from itertools import product

from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world import components as c
from baluchon.kernel import bags


@lru_cache(1024)
def fares(hand: int, kept: int) -> tuple[int | None, ...]:
    """By number of links: a bag of few cards that pay for so many and leave the symbols `kept`; None: there is none.

    `kept` is as `treks.symbols` counts. The best payments by the symbols before are joined with each part of the next.
    """
    best: list[int | None] = [0, *[None] * c.MOST_LINKS]
    for symbol in range(c.SYMBOLS):
        spare = treks.of_symbol(hand, symbol) - treks.of_symbol(kept, symbol)
        if spare < 0:
            return (None,) * len(best)
        then = best[:]
        held = tuple(bags.times(hand, symbol * c.VALUES + value) for value in range(c.VALUES))
        for links, part in _parts(symbol, held, spare):
            for before in range(len(best) - links):
                paid, known = best[before], then[before + links]
                if paid is not None and (known is None or bags.size(paid + part) < bags.size(known)):
                    then[before + links] = paid + part
        best = then
    return tuple(best)


@lru_cache(1024)
def _parts(symbol: int, held: tuple[int, ...], most: int) -> list[tuple[int, int]]:
    """What can be taken of the cards of a symbol, held by value, at most so many: the links they pay, and their bag."""
    found = []
    for taken in product(*(range(n + 1) for n in held)):
        kinds = [(int(symbol * c.VALUES + value), n) for value, n in enumerate(taken)]
        links = int(sum(n * c.VALUE[kind] for kind, n in kinds))
        if 0 < sum(taken) <= most and links <= c.MOST_LINKS:
            found.append((links, int(sum(bags.cards(kind, n) for kind, n in kinds))))
    return found
