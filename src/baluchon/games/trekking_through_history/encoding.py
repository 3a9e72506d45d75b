"""What stands where in an observation of Trekking Through History, and how it is read from a view."""

from collections.abc import Callable, Sequence

from baluchon.envs.layout import Layout, Look, Read, counts, numbered, one, padded, places, seats_from_here, several
from baluchon.games.trekking_through_history import components as c
from baluchon.games.trekking_through_history.moves import CARD_REFS, EXPERIENCE_REFS, ITINERARY_REFS, SYMBOL_REFS
from baluchon.games.trekking_through_history.state import PHASES
from baluchon.games.trekking_through_history.view import (
    LEAST_TREK_POINTS,
    MOST_POINTS,
    MOST_TREK_POINTS,
    NextSpace,
    Traveller,
)
from baluchon.kernel.options import Options

_CARDS = CARD_REFS[: c.CARDS]
_MOST_GIVEN = 7  # of a symbol by one card, with room to spare


def layout(seats: int, options: Options) -> Layout:
    """The fields for so many seats; no option changes them."""
    fields = Layout()
    here = seats_from_here(seats)
    _add_table(fields, here)
    _add_offer(fields)
    _add_own(fields)
    for steps, name in enumerate(here):
        _add_treks(fields, name, _reader_of(steps))
    for steps, name in enumerate(here):
        _add_traveller(fields, name, _reader_of(steps))
    return fields


def _add_table(fields: Layout, here: list[str]) -> None:
    seats = len(here)
    fields.one_of("phase", PHASES, "what is being decided", lambda look: one(look.public.phase, PHASES))
    days = range(1, c.DAYS + 1)
    fields.one_of("day", numbered("day", c.DAYS), "the day", lambda look: one(look.public.day, days))
    fields.one_of("turn", here, "whose turn it is", lambda look: one(look.public.turn, look.around))
    fields.one_of(
        "chosen",
        [*numbered("place", c.PLACES), "ancestor"],
        "where the card lies that is chosen and not yet laid",
        lambda look: one(look.public.chosen or "none", [*_offer(look), CARD_REFS[c.ANCESTOR]]),
    )
    fields.number("wilds", c.MOST_WILDS, "wild tokens it still has to place", lambda look: look.public.wilds)
    fields.number("ancestors", c.ANCESTORS[seats], "ancestor cards left", lambda look: look.public.ancestors.left)
    fields.number("deck", c.DECK, "cards below the one on top of the deck", lambda look: look.public.deck)
    fields.set_of("unseen", _CARDS, "the cards these are, since all others of the day were seen", _unseen)
    fields.numbers(
        "order",
        here,
        seats,
        "each seat's place in the order of play, as the watches lie now",
        lambda look: [look.public.order.index(seat) + 1 for seat in look.around],
    )


def _unseen(look: Look) -> list[int]:
    laid = {card for traveller in look.public.travellers for trek in traveller.treks for card in trek.cards}
    today = _CARDS[c.DECK * (look.public.day - 1) : c.DECK * look.public.day]
    return several(set(today) - laid - set(_offer(look)), _CARDS)


def _offer(look: Look) -> list[str | None]:
    return [place.card for place in look.public.departures]


def _add_offer(fields: Layout) -> None:
    row = numbered("place", c.PLACES)
    fields.numbers(
        "offer",
        _CARDS,
        c.PLACES,
        "the place of each card on offer; 1 is the top of the deck",
        lambda look: places(_offer(look), _CARDS),
    )
    fields.numbers(
        "offer years",
        row,
        c.CARDS,
        "by place, where the card stands in the order of all years",
        lambda look: [_rank(place.year) for place in look.public.departures],
    )
    fields.numbers(
        "offer hours",
        row,
        c.MOST_HOURS,
        "by place, the hours it takes",
        lambda look: [place.hours for place in look.public.departures],
    )
    for place, name in enumerate(row):
        gives = _gives(place)
        fields.numbers(
            f"offer gives {name}", c.SYMBOL_IDS, _MOST_GIVEN, "what the card there gives, without the place", gives
        )


def _rank(year: int | None) -> int:
    """Where a year stands in the order of all years, from 1; 0 if there is none."""
    return 0 if year is None else c.YEARS.index(year) + 1


def _gives(place: int) -> Read:
    return lambda look: counts(look.public.departures[place].benefits, SYMBOL_REFS)


def _add_own(fields: Layout) -> None:
    fields.set_of(
        "hand",
        ITINERARY_REFS,
        "the own itineraries not used yet",
        lambda look: several([each.itinerary for each in look.private.hand], ITINERARY_REFS),
    )
    fields.one_of(
        "chosen itinerary",
        ITINERARY_REFS,
        "what the seat has chosen while others have not",
        lambda look: one(look.private.choice, ITINERARY_REFS),
    )
    fields.set_of(
        "room",
        EXPERIENCE_REFS,
        "columns of the own itinerary that have room",
        lambda look: several([space.experience for space in _next_spaces(look)], EXPERIENCE_REFS),
    )
    fields.numbers(
        "next points",
        EXPERIENCE_REFS,
        max(c.SPACE_POINTS) + max(c.ROW_POINTS),
        "points for the next token there, the end of the row included",
        lambda look: counts({space.experience: space.points for space in _next_spaces(look)}, EXPERIENCE_REFS),
    )
    fields.numbers(
        "next crystals",
        EXPERIENCE_REFS,
        max(c.SPACE_CRYSTALS) + max(c.ROW_CRYSTALS),
        "crystals, likewise",
        lambda look: counts({space.experience: space.crystals for space in _next_spaces(look)}, EXPERIENCE_REFS),
    )


def _next_spaces(look: Look) -> Sequence[NextSpace]:
    itinerary = look.public.travellers[look.seat].itinerary
    return () if itinerary is None else itinerary.next


_Of = Callable[[Callable[[Traveller], Sequence[int] | int]], Read]
"""Makes a reader of what lies before one seat."""


def _reader_of(steps: int) -> _Of:
    """For the seat that sits so many places further on."""
    return lambda read: lambda look: read(look.public.travellers[look.after(steps)])


def _add_traveller(fields: Layout, name: str, of: _Of) -> None:
    days = numbered("day", c.DAYS)
    crystals = of(lambda each: each.crystals)
    fields.number(f"hour {name}", c.HOURS, "the hour of its watch", of(lambda each: each.hour))
    fields.number(f"crystals {name}", c.MOST_CRYSTALS, "its crystals", crystals, scaling=8)
    fields.one_of(f"itinerary {name}", ITINERARY_REFS, "its itinerary of the day", of(_itinerary))
    fields.set_of(
        f"covered {name}", numbered("cell", c.CELLS), "cells of it that hold a token, row by row", of(_covered)
    )
    used = of(lambda each: several(each.used, ITINERARY_REFS))
    fields.set_of(f"used {name}", ITINERARY_REFS, "its itineraries so far", used)
    fields.number(f"unused {name}", c.DEALT, "itineraries it still has face down", of(lambda each: each.unused))
    by_day = of(lambda each: padded(each.itinerary_points, c.DAYS))
    fields.numbers(f"itinerary points {name}", days, c.MOST_IN_DAY, "points by day", by_day)
    fields.numbers(
        f"punctual points {name}",
        days,
        c.PUNCTUALITY,
        "points by day for arriving exactly at 12",
        of(lambda each: padded(each.punctual_points, c.DAYS)),
    )
    fields.large(
        f"trek points {name}",
        MOST_TREK_POINTS,
        "what its treks would score now",
        of(lambda each: each.trek_points),
        low=LEAST_TREK_POINTS,
        scaling=32,
    )
    fields.large(
        f"score {name}",
        MOST_POINTS,
        "all points, were the game to end now",
        of(lambda each: each.score),
        low=LEAST_TREK_POINTS,
        scaling=100,
    )


def _itinerary(traveller: Traveller) -> list[int]:
    return one(traveller.itinerary and traveller.itinerary.itinerary, ITINERARY_REFS)


def _covered(traveller: Traveller) -> list[int]:
    rows = () if traveller.itinerary is None else traveller.itinerary.rows
    return padded([int(space is not None and space.covered) for row in rows for space in row.spaces], c.CELLS)


def _add_treks(fields: Layout, name: str, of: _Of) -> None:
    fields.numbers(
        f"trek lengths {name}",
        numbered("trek", c.MOST_CARDS),
        c.MOST_CARDS,
        "cards in each of its treks",
        of(lambda each: padded([len(trek.cards) for trek in each.treks], c.MOST_CARDS)),
    )
    fields.number(
        f"trek year {name}",
        c.CARDS,
        "its trek goes on after this place in the order of all years",
        of(lambda each: _rank(each.treks[-1].years[-1] if each.treks else None)),
    )
