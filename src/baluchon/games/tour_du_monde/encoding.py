"""What stands where in an observation of Le jeu du tour du monde."""

from baluchon.envs.layout import Layout, numbered, seats_from_here
from baluchon.games.tour_du_monde.components import CARDS, DRY_TURNS, POINTS, ROUNDS
from baluchon.games.tour_du_monde.encoder import CLASSES
from baluchon.games.tour_du_monde.moves import CARD_REFS
from baluchon.games.tour_du_monde.state import PHASES
from baluchon.kernel.options import Options

_HAND = 16
"""Few hands are larger."""


def layout(seats: int, options: Options) -> Layout:
    """The fields for so many seats; no option changes them."""
    fields = Layout()
    here = seats_from_here(seats)
    rounds = numbered("round", ROUNDS)
    most = sum(POINTS)
    fields.one_of("phase", PHASES, "what is being decided")
    fields.flag("start is chosen", "the option: the first seat of a round chooses where the tour starts")
    fields.number("rounds", ROUNDS, "the option: how many rounds are played")
    fields.one_of("round", rounds, "the round")
    fields.one_of("turn", here, "whose turn it is")
    fields.one_of("first", here, "who began the round")
    fields.flag("entered", "the one new country or island of this turn has been laid")
    fields.number("dry", DRY_TURNS, "turns in a row in which nothing was laid")
    fields.number("pile", CARDS, "cards in the pile")
    fields.set_of("tour", CARD_REFS, "cards in the tour")
    fields.set_of("open", CARD_REFS, "cards the tour lets be laid")
    fields.numbers("discards", CARD_REFS, 2, "discarded cards; 2 is the last one")
    fields.numbers(
        "held over", CARD_REFS, CLASSES, "cards in hands since a reshuffle: 1 since the first that counts, …"
    )
    for number in range(1, CLASSES + 1):
        fields.numbers(f"held over {number}", here, CARDS, "how many of these each seat has")
    fields.numbers("hand", CARD_REFS, 2, "the own hand; 2 is the card drawn last")
    fields.large("hand points", most, "what the own hand would cost now", scaling=100)
    for name in here:
        fields.number(f"hand size {name}", CARDS, "cards in its hand", scaling=_HAND)
        for round in rounds:
            fields.large(f"points {round} {name}", 2 * most, "its points of that round", scaling=100)
        fields.large(f"score {name}", 2 * most * ROUNDS, "all its points; the fewer the better", scaling=100)
    return fields
