"""What stands where in an observation of Trekking Through History."""

from baluchon.envs.layout import Layout, numbered, seats_from_here
from baluchon.games.trekking_through_history.components import (
    ANCESTORS,
    CARDS,
    CELLS,
    CRYSTAL_POINTS,
    DAYS,
    DEALT,
    DECK,
    EXPERIENCE_IDS,
    GIVES,
    HOURS,
    MAT,
    MOST_HOURS,
    PLACES,
    PUNCTUALITY,
    ROW_CRYSTALS,
    ROW_POINTS,
    ROWS,
    SPACE_CRYSTALS,
    SPACE_POINTS,
    WILD,
    amount,
    trek_points,
)
from baluchon.games.trekking_through_history.moves import CARD_REFS, EXPERIENCE_REFS, ITINERARY_REFS
from baluchon.games.trekking_through_history.state import PHASES
from baluchon.kernel.options import Options

_SYMBOLS = [*EXPERIENCE_IDS, "wild", "crystal"]
_MOST_TREKS = DAYS * HOURS
_MOST_WILDS = max(amount(gives, WILD) for gives in GIVES) + max(amount(gives, WILD) for gives in MAT)
_MOST_IN_DAY = max(
    sum(SPACE_POINTS[n * CELLS : (n + 1) * CELLS]) + sum(ROW_POINTS[n * ROWS : (n + 1) * ROWS])
    for n in range(len(ITINERARY_REFS))
)
_MOST_CRYSTALS = 255
"""More than there are on the cards that fit into three days, the places and the itineraries together."""
_LEAST_TREKS = min(trek_points(1), 0) * _MOST_TREKS
_MOST_TREK = trek_points(_MOST_TREKS)


def layout(seats: int, options: Options) -> Layout:
    """The fields for so many seats; no option changes them."""
    fields = Layout()
    here = seats_from_here(seats)
    fields.one_of("phase", PHASES, "what is being decided")
    fields.one_of("day", numbered("day", DAYS), "the day")
    fields.one_of("turn", here, "whose turn it is")
    fields.one_of(
        "chosen", [*numbered("place", PLACES), "ancestor"], "where the card lies that is chosen and not yet laid"
    )
    fields.number("wilds", _MOST_WILDS, "wild tokens it still has to place")
    fields.number("ancestors", ANCESTORS[seats], "ancestor cards left")
    fields.number("deck", DECK, "cards below the one on top of the deck")
    fields.set_of("unseen", CARD_REFS[:CARDS], "the cards these are, since all others of the day were seen")
    fields.numbers("order", here, seats, "each seat's place in the order of play, as the watches lie now")
    _add_offer(fields)
    fields.set_of("hand", ITINERARY_REFS, "the own itineraries not used yet")
    fields.one_of("chosen itinerary", ITINERARY_REFS, "what the seat has chosen while others have not")
    pays = max(SPACE_POINTS) + max(ROW_POINTS)
    crystals = max(SPACE_CRYSTALS) + max(ROW_CRYSTALS)
    fields.set_of("room", EXPERIENCE_REFS, "columns of the own itinerary that have room")
    fields.numbers("next points", EXPERIENCE_REFS, pays, "points for the next token there, the end of the row included")
    fields.numbers("next crystals", EXPERIENCE_REFS, crystals, "crystals, likewise")
    for name in here:
        _add_traveller(fields, name)
    for name in here:
        fields.numbers(f"trek lengths {name}", numbered("trek", _MOST_TREKS), _MOST_TREKS, "cards in each of its treks")
        fields.number(f"trek year {name}", CARDS, "its trek goes on after this place in the order of all years")
    return fields


def _add_offer(fields: Layout) -> None:
    places = numbered("place", PLACES)
    fields.numbers("offer", CARD_REFS[:CARDS], PLACES, "the place of each card on offer; 1 is the top of the deck")
    fields.numbers("offer years", places, CARDS, "by place, where the card stands in the order of all years")
    fields.numbers("offer hours", places, MOST_HOURS, "by place, the hours it takes")
    for place in places:
        fields.numbers(f"offer gives {place}", _SYMBOLS, 7, "what the card there gives, without the place")


def _add_traveller(fields: Layout, name: str) -> None:
    days = numbered("day", DAYS)
    fields.number(f"hour {name}", HOURS, "the hour of its watch")
    fields.number(f"crystals {name}", _MOST_CRYSTALS, "its crystals", scaling=8)
    fields.one_of(f"itinerary {name}", ITINERARY_REFS, "its itinerary of the day")
    fields.set_of(f"covered {name}", numbered("cell", CELLS), "cells of it that hold a token, row by row")
    fields.set_of(f"used {name}", ITINERARY_REFS, "its itineraries so far")
    fields.number(f"unused {name}", DEALT, "itineraries it still has face down")
    fields.numbers(f"itinerary points {name}", days, _MOST_IN_DAY, "points by day")
    fields.numbers(f"punctual points {name}", days, PUNCTUALITY, "points by day for arriving exactly at 12")
    fields.large(f"trek points {name}", _MOST_TREK, "what its treks would score now", low=_LEAST_TREKS, scaling=32)
    most = DAYS * (_MOST_IN_DAY + PUNCTUALITY) + _MOST_CRYSTALS * CRYSTAL_POINTS + _MOST_TREK
    fields.large(f"score {name}", most, "all points, were the game to end now", low=_LEAST_TREKS, scaling=100)
