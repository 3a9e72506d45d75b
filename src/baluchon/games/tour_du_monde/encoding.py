"""What stands where in an observation of Le jeu du tour du monde, and where the view says it."""

from collections.abc import Callable
from typing import Any, Final

from baluchon.envs.layout import Layout, Look, numbered, one, seats_from_here, several
from baluchon.games.tour_du_monde import components as c
from baluchon.games.tour_du_monde.moves import CARD_REFS
from baluchon.games.tour_du_monde.state import PHASES
from baluchon.kernel.options import Options

CLASSES: Final = 6
"""Classes of held-over cards that are told apart; later ones count as the last. More than three are rare."""
_HAND = 16
"""Few hands are larger."""


def layout(seats: int, options: Options) -> Layout:
    """The fields for so many seats; no option changes them."""
    fields = Layout()
    here = seats_from_here(seats)
    rounds = numbered("round", c.ROUNDS)
    most = sum(c.POINTS)
    fields.one_of("phase", PHASES, "what is being decided", lambda v: one(v.public.phase, PHASES))
    fields.flag(
        "start is chosen",
        "the option: the first seat of a round chooses where the tour starts",
        lambda v: v.options["start"] == "choose",
    )
    fields.number("rounds", c.ROUNDS, "the option: how many rounds are played", lambda v: v.public.rounds)
    fields.one_of("round", rounds, "the round", lambda v: one(v.public.round, range(1, c.ROUNDS + 1)))
    fields.one_of("turn", here, "whose turn it is", lambda v: one(v.public.turn, v.around))
    fields.one_of("first", here, "who began the round", lambda v: one(v.public.first, v.around))
    fields.flag("entered", "the one new country or island of this turn has been laid", lambda v: v.public.entered)
    fields.number("dry", c.DRY_TURNS, "turns in a row in which nothing was laid", lambda v: v.public.dry)
    fields.number("pile", c.CARDS, "cards in the pile", lambda v: v.public.pile)
    fields.set_of("tour", CARD_REFS, "cards in the tour", _in_tour)
    fields.set_of("open", CARD_REFS, "cards the tour lets be laid", _open)
    fields.numbers("discards", CARD_REFS, 2, "discarded cards; 2 is the last one", _discards)
    fields.numbers(
        "held over",
        CARD_REFS,
        CLASSES,
        "cards in hands since a reshuffle: 1 since the first that counts, …",
        _held_over,
    )
    for number in range(1, CLASSES + 1):
        fields.numbers(f"held over {number}", here, c.CARDS, "how many of these each seat has", _held_by_seats(number))
    fields.numbers("hand", CARD_REFS, 2, "the own hand; 2 is the card drawn last", _hand)
    fields.large("hand points", most, "what the own hand would cost now", lambda v: v.private.points, scaling=100)
    for steps, name in enumerate(here):
        own = _traveller(steps)
        fields.number(f"hand size {name}", c.CARDS, "cards in its hand", own("hand_size"), scaling=_HAND)
        for n, round in enumerate(rounds):
            fields.large(f"points {round} {name}", 2 * most, "its points of that round", _points(steps, n), scaling=100)
        score = 2 * most * c.ROUNDS
        fields.large(f"score {name}", score, "all its points; the fewer the better", own("score"), scaling=100)
    return fields


def _in_tour(v: Look) -> list[int]:
    under = [card for stop in v.public.tour for card in (stop.card, stop.joker, *stop.secondaries)]
    return several([card for card in under if card is not None], CARD_REFS)


def _open(v: Look) -> list[int]:
    return several([*(opening.card for opening in v.public.open), *v.public.open_secondaries], CARD_REFS)


def _discards(v: Look) -> list[int]:
    return [int(card in v.public.discards) + int(card == v.public.top) for card in CARD_REFS]


def _hand(v: Look) -> list[int]:
    hand = {card.card for card in v.private.hand}
    return [int(card in hand) + int(card == v.private.newest) for card in CARD_REFS]


def _held_over(v: Look) -> list[int]:
    classes = {card: min(n, CLASSES) for n, held in enumerate(v.public.held_over, 1) for card in held.cards}
    return [classes.get(card, 0) for card in CARD_REFS]


def _held_by_seats(number: int) -> Callable[[Look], list[int]]:
    def read(v: Look) -> list[int]:
        held = [each for n, each in enumerate(v.public.held_over, 1) if min(n, CLASSES) == number]
        return [sum(each.by_seat[seat] for each in held) for seat in v.around]

    return read


def _traveller(steps: int) -> Callable[[str], Callable[[Look], Any]]:
    return lambda name: lambda v: getattr(v.public.travellers[v.after(steps)], name)


def _points(steps: int, round: int) -> Callable[[Look], int]:
    def read(v: Look) -> int:
        points: list[int] = v.public.travellers[v.after(steps)].points
        return points[round] if round < len(points) else 0

    return read
