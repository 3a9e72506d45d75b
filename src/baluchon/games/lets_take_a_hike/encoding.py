"""What stands where in an observation of Let's Take a Hike."""

from baluchon.envs.layout import Layout, seats_from_here
from baluchon.games.lets_take_a_hike.components import (
    ACTIONS,
    BOOTS,
    COPIES,
    DECK,
    HAND_LIMIT,
    MOST_BOOTS,
    PLACES,
    SWAPS_PER_SEAT,
)
from baluchon.games.lets_take_a_hike.encoder import STATUSES
from baluchon.games.lets_take_a_hike.moves import CARD_REFS, ITEM_REFS, PLACE_REFS
from baluchon.games.lets_take_a_hike.state import PHASES
from baluchon.kernel.options import Options

_MOST_COPIES = max(COPIES)
_MOST_WEIGHT = PLACES * MOST_BOOTS
_MOST_SCORE = sum(boots * copies for boots, copies in zip(BOOTS, COPIES, strict=True))


def layout(seats: int, options: Options) -> Layout:
    """The fields for so many seats; those that hidden packs bring come last."""
    fields = Layout()
    here = seats_from_here(seats)
    fields.one_of("phase", PHASES, "what is being decided")
    fields.one_of("first", here, "who had the first turn of the game")
    fields.one_of("turn", here, "whose turn it is; on a hike the one who set out first")
    fields.set_of("asked", here, "the seats that choose at the same time, whether they have chosen or not")
    fields.one_of("deciding", here, "the one seat that is asked, where not several choose")
    fields.number("actions", ACTIONS, "actions left in this turn")
    fields.number("swaps", SWAPS_PER_SEAT * seats, "swaps that may still follow in a row")
    fields.number("pile", DECK, "cards in the pile")
    fields.flag("pile is known", "the pile was made of discards, so all know what is in it")
    fields.numbers("known pile", CARD_REFS, _MOST_COPIES, "the cards of such a pile")
    fields.flag("last hike", "the game ends with this hike")
    fields.numbers("discards", CARD_REFS, _MOST_COPIES, "discarded cards")
    fields.one_of("card", CARD_REFS, "the card that was turned up or played last")
    fields.numbers("trail", ITEM_REFS, _MOST_COPIES, "items in the trail row")
    fields.number("hikes", DECK, "hikes so far, this one included", scaling=10)
    fields.one_of("leader", here, "who leads the hike")
    fields.set_of("party", here, "who set out on this hike, or on the one the game ended with")
    fields.flag("nothing left", "nothing can be turned up any more")
    fields.one_of("lucky", here, "who drew no skunk after a tie")
    fields.numbers("hand", CARD_REFS, _MOST_COPIES, "the own hand")
    fields.numbers("coming", CARD_REFS, _MOST_COPIES, "cards that may be turned up next, for a seat that may meet them")
    fields.set_of("marked", PLACE_REFS, "places the seat has named in a choice")
    fields.numbers("held", CARD_REFS, _MOST_COPIES, "cards of the hand it has named")
    fields.number("boots missing", _MOST_WEIGHT + 1, "boots it still has to name", scaling=MOST_BOOTS)
    fields.number("cards missing", HAND_LIMIT + PLACES, "cards it still has to name", scaling=HAND_LIMIT)
    fields.flag("chosen", "its choice is made")
    for name in here:
        _add_hiker(fields, name)
    if options["hidden-packs"]:
        for name in here:
            _add_face_down(fields, name)
    return fields


def _add_hiker(fields: Layout, name: str) -> None:
    hand = HAND_LIMIT + PLACES + 1
    fields.number(f"hand size {name}", hand, "cards in its hand", scaling=HAND_LIMIT)
    fields.one_of(f"status {name}", STATUSES, "how it stands to the hike that is on")
    for place in PLACE_REFS:
        fields.one_of(f"{place} {name}", ITEM_REFS, "what lies there in its pack, as far as the seat that looks knows")
    fields.number(f"weight {name}", _MOST_WEIGHT, "boots in its pack, if all of it is known")
    fields.number(f"score {name}", _MOST_SCORE, "boots on its score pile", scaling=50)
    fields.numbers(f"taken {name}", ITEM_REFS, _MOST_COPIES, "items in its score pile")
    fields.numbers(f"known {name}", ITEM_REFS, _MOST_COPIES, "cards seen going into its hand and not seen leaving it")


def _add_face_down(fields: Layout, name: str) -> None:
    fields.set_of(f"face down {name}", PLACE_REFS, "places of its pack with a face-down card")
    for place in PLACE_REFS:
        fields.numbers(
            f"may be at {place} {name}", ITEM_REFS, _MOST_COPIES, "how many of the known cards may lie there face down"
        )
    for place in PLACE_REFS:
        fields.set_of(f"not at {place} {name}", ITEM_REFS, "what the face-down card there is known not to be")
