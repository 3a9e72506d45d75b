"""The state as plain JSON with names, both ways, and where every card and itinerary is."""

from baluchon.games.trekking_through_history import components as c
from baluchon.games.trekking_through_history.state import PHASES, HistoryState, Traveller, blank
from baluchon.kernel import fields as f
from baluchon.kernel import rows
from baluchon.kernel.bits import count, mask_of, members
from baluchon.kernel.game import NONE

_PLACE = f.SEAT  # a place of the row is written as a seat is: a number, or none


def _order(s: HistoryState) -> list[int]:
    return rows.numbers_in(s.order, s.seats)


def _load_order(s: HistoryState, order: list[int]) -> None:
    s.order = rows.row_of(order)


def _deck(s: HistoryState) -> list[str]:
    return [c.CARD_IDS[s.day * c.DECK + card] for card in members(s.deck)]


def _load_deck(s: HistoryState, deck: list[str]) -> None:
    s.deck = mask_of([c.CARD_IDS.index(id) - s.day * c.DECK for id in deck])


def _tokens(s: HistoryState, own: Traveller) -> dict[str, int]:
    """How many tokens lie in each column of the day's itinerary: they always fill it from the top."""
    return {id: count(own.covered & column) for id, column in _columns(own)}


def _load_tokens(s: HistoryState, own: Traveller, lying: dict[str, int]) -> None:
    own.covered = mask_of([cell for id, column in _columns(own) for cell in members(column)[: lying[id]]])


def _columns(own: Traveller) -> list[tuple[str, int]]:
    """The experiences, and the spaces of each in the day's itinerary, if there is one."""
    if own.itinerary == NONE:
        return []
    return [(id, c.COLUMN[own.itinerary * c.EXPERIENCES + n]) for n, id in enumerate(c.EXPERIENCE_IDS)]


def _treks(s: HistoryState, own: Traveller) -> list[list[str]]:
    return [[c.CARD_IDS[card] for card in trek] for trek in own.treks()]


def _load_treks(s: HistoryState, own: Traveller, treks: list[list[str]]) -> None:
    for trek in treks:
        for id in trek:
            own.lay(c.CARD_IDS.index(id))


def _laid(s: HistoryState) -> f.Names:
    return {f"treks {own.seat}": [c.CARD_IDS[card] for card in own.cards] for own in s.travellers}


def _elsewhere(s: HistoryState) -> f.Names:
    """What lies in the box, on the piles that nobody asks for any more or yet, and beside the row.

    Tokens and crystals never run out (TH-C4).
    """
    dealt = 0
    for own in s.travellers:
        dealt |= own.hand | own.used
    laid = {card for own in s.travellers for card in own.cards}
    return {
        "itineraries in the box": [c.ITINERARY_IDS[n] for n in members(c.ALL_ITINERARIES & ~dealt)],
        "discarded": [c.CARD_IDS[card] for card in range(s.day * c.DECK) if card not in laid],
        "decks to come": [c.CARD_IDS[card] for card in range((s.day + 1) * c.DECK, c.CARDS)],
        "ancestors": [c.CARD_IDS[c.ANCESTOR]] * s.ancestors,
    }


def _settle(s: HistoryState) -> None:
    cards = rows.things_in(s.offer, c.PLACES)
    s.offered = mask_of([card - s.day * c.DECK for card in cards if card != NONE])


FIELDS = f.Fields(
    lambda dumped: blank(dumped["seats"]),
    f.SEATS,
    f.field("phase", f.one_of(PHASES)),
    f.field("day", f.FROM_ONE),
    f.field("offer", f.row_of(c.CARD_IDS, c.PLACES), place="departures"),
    f.special("deck", _deck, _load_deck, "deck", places=lambda s: {"deck": _deck(s)}),
    f.field("ancestors", f.NUMBER),
    f.field("turn", f.SEAT),
    f.field("chosen", f.maybe(c.CARD_IDS)),
    f.field("place", _PLACE),
    f.field("wilds", f.NUMBER),
    f.special("order", _order, _load_order, "order"),
    f.each("hours", "travellers.hour", f.NUMBER),
    f.each("crystals", "travellers.crystals", f.NUMBER),
    f.each("hands", "travellers.hand", f.set_of(c.ITINERARY_IDS), place="itineraries"),
    f.each("used", "travellers.used", f.set_of(c.ITINERARY_IDS), place="itineraries used"),
    f.each("itinerary", "travellers.itinerary", f.maybe(c.ITINERARY_IDS)),
    f.each("choices", "travellers.choice", f.maybe(c.ITINERARY_IDS)),
    f.special_each("tokens", "travellers", _tokens, _load_tokens, "covered"),
    f.special_each("treks", "travellers", _treks, _load_treks, "cards", "begun", places=_laid),
    f.each("itinerary-points", "travellers.itinerary_points", f.numbers_by(c.DAYS)),
    f.each("punctual-points", "travellers.punctual_points", f.numbers_by(c.DAYS)),
    settle=_settle,
    follows=(
        "offered",
        "travellers.seat",
        "travellers.trek_cards",
        "travellers.trek_rank",
        "travellers.finished_points",
    ),
    also=_elsewhere,
)
dump, load, inventory = FIELDS.dump, FIELDS.load, FIELDS.inventory
