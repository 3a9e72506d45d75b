"""What stands where in an observation of Le jeu du tour du monde: most is taken from the view, some worked out."""

from baluchon.envs.layout import Look, seats_from_here, several
from baluchon.envs.seen import Seen
from baluchon.games.tour_du_monde import components as c
from baluchon.games.tour_du_monde.encoder import CLASSES
from baluchon.games.tour_du_monde.moves import CARD_REFS
from baluchon.games.tour_du_monde.view import TourPublic
from baluchon.kernel.options import Options

_HAND = 16
"""Few hands are larger."""


def layout(seen: Seen, options: Options) -> None:
    """The fields; no option changes them."""
    public, private = seen.at("public"), seen.at("private")
    rounds = range(1, c.ROUNDS + 1)
    most = sum(c.POINTS)
    public.take("phase")
    start = "the option: the first seat of a round chooses where the tour starts"
    seen.flag("start is chosen", start, lambda look: look.options["start"] == "choose")
    public.take("rounds")
    public.take("round", among=rounds)
    public.take("turn", "first", "entered", "dry", "pile")
    public.flags("tour", CARD_REFS, "cards in the tour", _in_tour)
    public.flags("open", CARD_REFS, "cards the tour lets be laid", _open)
    top = "discarded cards; 2 is the last one"
    public.numbers("discards", CARD_REFS, 2, top, lambda table: _marked(table.discards, table.top))
    since = "cards in hands since a reshuffle: 1 since the first that counts, …"
    public.numbers("held over", CARD_REFS, CLASSES, since, _held_over)
    for number in range(1, CLASSES + 1):
        _add_held_by_seats(seen, number)
    drawn = "the own hand; 2 is the card drawn last"
    private.numbers("hand", CARD_REFS, 2, drawn, lambda own: _marked([card.card for card in own.hand], own.newest))
    private.take("points", name="hand points", most=most, scaling=100)
    for traveller in public.by_seat("travellers"):
        traveller.take("hand_size", scaling=_HAND)
        for round in rounds:
            traveller.take(f"points.{round}", most=2 * most, scaling=100)
        traveller.take("score", most=2 * most * c.ROUNDS, scaling=100)


def _in_tour(table: TourPublic) -> list[int]:
    under = [card for stop in table.tour for card in (stop.card, stop.joker, *stop.secondaries)]
    return several([card for card in under if card is not None], CARD_REFS)


def _open(table: TourPublic) -> list[int]:
    return several([*(opening.card for opening in table.open), *table.open_secondaries], CARD_REFS)


def _marked(cards: list[str], last: str | None) -> list[int]:
    """1 for each of the cards, 2 for the last of them."""
    return [(card in cards) + (card == last) for card in CARD_REFS]


def _held_over(table: TourPublic) -> list[int]:
    classes = {card: min(n, CLASSES) for n, held in enumerate(table.held_over, 1) for card in held.cards}
    return [classes.get(card, 0) for card in CARD_REFS]


def _add_held_by_seats(seen: Seen, number: int) -> None:
    def read(look: Look) -> list[int]:
        held = [each for n, each in enumerate(look.public.held_over, 1) if min(n, CLASSES) == number]
        return [sum(each.by_seat[seat] for each in held) for seat in look.around]

    here = seats_from_here(seen.seats)
    seen.numbers(f"held over {number}", here, c.CARDS, "how many of these each seat has", read)
