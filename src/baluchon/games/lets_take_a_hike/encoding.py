"""What stands where in an observation of Let's Take a Hike, and how it is read from a view."""

from collections.abc import Callable
from typing import Any

from baluchon.envs.layout import Layout, Look, Read, counts, one, seats_from_here, several
from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike.hike import STATUSES
from baluchon.games.lets_take_a_hike.moves import CARD_REFS, ITEM_REFS, PLACE_REFS
from baluchon.games.lets_take_a_hike.state import PHASES
from baluchon.kernel.options import Options

_MOST_COPIES = max(c.COPIES)
_MOST_WEIGHT = c.PLACES * c.MOST_BOOTS
_MOST_SCORE = sum(boots * copies for boots, copies in zip(c.BOOTS, c.COPIES, strict=True))


def layout(seats: int, options: Options) -> Layout:
    """The fields for so many seats; those that hidden packs bring come last."""
    fields = Layout()
    here = seats_from_here(seats)
    _add_table(fields, here, seats)
    _add_trail(fields, here)
    _add_own(fields)
    for steps, name in enumerate(here):
        _add_hiker(fields, name, steps)
    if options["hidden-packs"]:
        for steps, name in enumerate(here):
            _add_face_down(fields, name, steps)
    return fields


def _public(name: str) -> Read:
    return lambda look: getattr(look.public, name)


def _seat(name: str) -> Read:
    return lambda look: one(getattr(look.public, name), look.around)


def _seats(name: str) -> Read:
    return lambda look: several(getattr(look.public, name), look.around)


def _choice(read: Callable[[Any], list[int] | int], length: int = 1) -> Read:
    """Of the choice that the seat is making; zeros if there is none."""
    return lambda look: [0] * length if look.private.choice is None else read(look.private.choice)


def _hiker(steps: int, read: Callable[[Any], list[int] | int]) -> Read:
    """Of the hiker who sits so many places further on."""
    return lambda look: read(look.public.hikers[look.after(steps)])


def _add_table(fields: Layout, here: list[str], seats: int) -> None:
    fields.one_of("phase", PHASES, "what is being decided", lambda look: one(look.public.phase, PHASES))
    fields.one_of("first", here, "who had the first turn of the game", _seat("first"))
    fields.one_of("turn", here, "whose turn it is; on a hike the one who set out first", _seat("turn"))
    asked = "the seats that choose at the same time, whether they have chosen or not"
    fields.set_of("asked", here, asked, _seats("asked"))
    fields.one_of("deciding", here, "the one seat that is asked, where not several choose", _seat("deciding"))
    fields.number("actions", c.ACTIONS, "actions left in this turn", _public("actions_left"))
    swaps = c.SWAPS_PER_SEAT * seats
    fields.number("swaps", swaps, "swaps that may still follow in a row", _public("swaps_left"))
    fields.number("pile", c.DECK, "cards in the pile", _public("pile"))
    fields.flag("pile is known", "the pile was made of discards, so all know what is in it", _public("pile_known"))
    fields.numbers("known pile", CARD_REFS, _MOST_COPIES, "the cards of such a pile", _cards("next_pile"))
    fields.flag("last hike", "the game ends with this hike", _public("last_hike"))
    fields.numbers("discards", CARD_REFS, _MOST_COPIES, "discarded cards", _cards("discards"))


def _cards(name: str) -> Read:
    return lambda look: counts(getattr(look.public, name), CARD_REFS)


def _add_trail(fields: Layout, here: list[str]) -> None:
    card = "the card that was turned up or played last"
    fields.one_of("card", CARD_REFS, card, lambda look: one(look.public.card, CARD_REFS))
    fields.numbers("trail", ITEM_REFS, _MOST_COPIES, "items in the trail row", _trail)
    fields.number("hikes", c.DECK, "hikes so far, this one included", _public("hike"), scaling=10)
    fields.one_of("leader", here, "who leads the hike", _seat("leader"))
    fields.set_of("party", here, "who set out on this hike, or on the one the game ended with", _seats("party"))
    fields.flag("nothing left", "nothing can be turned up any more", _public("nothing_left"))
    fields.one_of("lucky", here, "who drew no skunk after a tie", _seat("lucky"))


def _trail(look: Look) -> list[int]:
    return counts([card.card for card in look.public.row], ITEM_REFS)


def _add_own(fields: Layout) -> None:
    fields.numbers("hand", CARD_REFS, _MOST_COPIES, "the own hand", _hand)
    coming = "cards that may be turned up next, for a seat that may meet them"
    fields.numbers("coming", CARD_REFS, _MOST_COPIES, coming, _coming)
    marked = _choice(lambda choice: several(choice.places, PLACE_REFS), len(PLACE_REFS))
    fields.set_of("marked", PLACE_REFS, "places the seat has named in a choice", marked)
    held = _choice(lambda choice: counts(choice.cards, CARD_REFS), len(CARD_REFS))
    fields.numbers("held", CARD_REFS, _MOST_COPIES, "cards of the hand it has named", held)
    boots = _choice(lambda choice: choice.boots_left)
    fields.number("boots missing", _MOST_WEIGHT + 1, "boots it still has to name", boots, scaling=c.MOST_BOOTS)
    cards = _choice(lambda choice: choice.cards_left)
    fields.number("cards missing", c.HAND_LIMIT + c.PLACES, "cards it still has to name", cards, scaling=c.HAND_LIMIT)
    fields.flag("chosen", "its choice is made", _choice(lambda choice: choice.done))


def _hand(look: Look) -> list[int]:
    return counts([card.card for card in look.private.hand], CARD_REFS)


def _coming(look: Look) -> list[int]:
    outlook = look.private.outlook
    return counts({} if outlook is None else {card.card: card.copies for card in outlook.coming}, CARD_REFS)


def _add_hiker(fields: Layout, name: str, steps: int) -> None:
    most = c.HAND_LIMIT + c.PLACES + 1
    size = _hiker(steps, lambda hiker: hiker.hand_size)
    fields.number(f"hand size {name}", most, "cards in its hand", size, scaling=c.HAND_LIMIT)
    status = _hiker(steps, lambda hiker: one(hiker.status, STATUSES))
    fields.one_of(f"status {name}", STATUSES, "how it stands to the hike that is on", status)
    for place in PLACE_REFS:
        lying = "what lies there in its pack, as far as the seat that looks knows"
        fields.one_of(f"{place} {name}", ITEM_REFS, lying, _item(place, steps))
    weight = "boots in its pack, if all of it is known"
    fields.number(f"weight {name}", _MOST_WEIGHT, weight, _weight(steps))
    score = _hiker(steps, lambda hiker: hiker.score)
    fields.number(f"score {name}", _MOST_SCORE, "boots on its score pile", score, scaling=50)
    taken = _hiker(steps, lambda hiker: counts(hiker.taken, ITEM_REFS))
    fields.numbers(f"taken {name}", ITEM_REFS, _MOST_COPIES, "items in its score pile", taken)
    known = "cards seen going into its hand and not seen leaving it"
    fields.numbers(f"known {name}", ITEM_REFS, _MOST_COPIES, known, _known(steps))


def _item(place: str, steps: int) -> Read:
    def read(look: Look) -> list[int]:
        pack = look.private.pack if steps == 0 else look.public.hikers[look.after(steps)].pack
        return one(next((card.card for card in pack if card.place == place), None), ITEM_REFS)

    return read


def _weight(steps: int) -> Read:
    if steps == 0:
        return lambda look: look.private.weight
    return _hiker(steps, lambda hiker: hiker.weight or 0)


def _known(steps: int, place: str | None = None) -> Read:
    """How many of each item are known, or may lie on a place."""

    def read(hiker: Any) -> list[int]:
        return counts([each.card for each in hiker.known if place is None or place in each.places], ITEM_REFS)

    return _hiker(steps, read)


def _add_face_down(fields: Layout, name: str, steps: int) -> None:
    face_down = _hiker(steps, lambda hiker: several(_unseen(hiker), PLACE_REFS))
    fields.set_of(f"face down {name}", PLACE_REFS, "places of its pack with a face-down card", face_down)
    for place in PLACE_REFS:
        meaning = "how many of the known cards may lie there face down"
        fields.numbers(f"may be at {place} {name}", ITEM_REFS, _MOST_COPIES, meaning, _known(steps, place))
    for place in PLACE_REFS:
        meaning = "what the face-down card there is known not to be"
        fields.set_of(f"not at {place} {name}", ITEM_REFS, meaning, _barred(steps, place))


def _barred(steps: int, place: str) -> Read:
    return _hiker(steps, lambda hiker: several(hiker.not_here.get(place, []), ITEM_REFS))


def _unseen(hiker: Any) -> list[str]:
    return [card.place for card in hiker.pack if not card.face_up]
