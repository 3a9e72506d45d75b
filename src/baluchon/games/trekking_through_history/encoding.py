"""What stands where in an observation of Trekking Through History: most is taken from the view, some worked out."""

from baluchon.envs.layout import Look, numbered, one, padded, places, several
from baluchon.envs.seen import Seen
from baluchon.games.trekking_through_history import components as c
from baluchon.games.trekking_through_history.moves import CARD_REFS, EXPERIENCE_REFS
from baluchon.kernel.options import Options

_CARDS = CARD_REFS[: c.CARDS]
_MOST_GIVEN = 7  # of a symbol by one card, with room to spare


def layout(seen: Seen, options: Options) -> None:
    """The fields; no option changes them."""
    public, private = seen.at("public"), seen.at("private")
    travellers = public.by_seat("travellers")
    _add_table(seen, public)
    _add_offer(seen, public)
    private.take("hand.itinerary", name="hand", most=1)
    private.take("choice", name="chosen itinerary")
    _add_next_spaces(travellers[0])
    for traveller in travellers:
        _add_treks(traveller)
    for traveller in travellers:
        traveller.take("hour")
        traveller.take("crystals", scaling=8)
        traveller.take("itinerary.itinerary", name="itinerary")
        traveller.take("itinerary.rows.spaces.covered", name="covered")
        traveller.take("used", most=1)
        traveller.take("unused", "itinerary_points", "punctual_points")
        traveller.take("trek_points", scaling=32)
        traveller.take("score", scaling=100)


def _add_table(seen: Seen, public: Seen) -> None:
    public.take("phase", "day", "turn")
    seen.flags(
        "chosen",
        [*numbered("place", c.PLACES), "ancestor"],
        "where the card lies that is chosen and not yet laid",
        lambda look: one(look.public.chosen or "none", [*_offer(look), CARD_REFS[c.ANCESTOR]]),
    )
    public.take("wilds")
    public.take("ancestors.left", name="ancestors", most=c.ANCESTORS[seen.seats])
    public.take("deck")
    seen.flags("unseen", _CARDS, "the cards these are, since all others of the day were seen", _unseen)
    public.take("order")


def _unseen(look: Look) -> list[int]:
    laid = {card for traveller in look.public.travellers for trek in traveller.treks for card in trek.cards}
    today = _CARDS[c.DECK * (look.public.day - 1) : c.DECK * look.public.day]
    return several(set(today) - laid - set(_offer(look)), _CARDS)


def _offer(look: Look) -> list[str | None]:
    return [place.card for place in look.public.departures]


def _add_offer(seen: Seen, public: Seen) -> None:
    on_offer = "the place of each card on offer; 1 is the top of the deck"
    seen.numbers("offer", _CARDS, c.PLACES, on_offer, lambda look: places(_offer(look), _CARDS))
    row, years = numbered("place", c.PLACES), "by place, where the card stands in the order of all years"
    public.numbers("offer years", row, c.CARDS, years, lambda table: [_rank(place.year) for place in table.departures])
    public.take("departures.hours", name="offer hours", most=c.MOST_HOURS)
    for place in range(1, c.PLACES + 1):
        public.take(f"departures.{place}.benefits", name=f"offer gives place {place}", most=_MOST_GIVEN)


def _rank(year: int | None) -> int:
    """Where a year stands in the order of all years, from 1; 0 if there is none."""
    return 0 if year is None else c.YEARS.index(year) + 1


def _add_next_spaces(own: Seen) -> None:
    """By column: whether there is room, and what the next token pays, the end of the row included."""
    points, crystals = max(c.SPACE_POINTS) + max(c.ROW_POINTS), max(c.SPACE_CRYSTALS) + max(c.ROW_CRYSTALS)
    own.take("itinerary.next.experience", name="room", among=EXPERIENCE_REFS, most=1)
    own.take("itinerary.next.points", by="experience", name="next points", among=EXPERIENCE_REFS, most=points)
    own.take("itinerary.next.crystals", by="experience", name="next crystals", among=EXPERIENCE_REFS, most=crystals)


def _add_treks(traveller: Seen) -> None:
    traveller.numbers(
        "trek lengths",
        numbered("trek", c.MOST_CARDS),
        c.MOST_CARDS,
        "cards in each of its treks",
        lambda each: padded([len(trek.cards) for trek in each.treks], c.MOST_CARDS),
    )
    last_year = "where the last year of its trek stands in the order of all years"
    traveller.number(
        "trek year", c.CARDS, last_year, lambda each: _rank(each.treks[-1].years[-1] if each.treks else None)
    )
