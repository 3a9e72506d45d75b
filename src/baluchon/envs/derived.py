"""The default encoding: an observation made from what the types of a game's view say (`kernel/views.py`).

A game needs to write nothing for it. What a view holds becomes fields of a fixed size:

    a word, a component, a seat       an entry for each that there is, 1 for the one that is meant
    a number, a flag                  itself; a number without bounds is written as a large one
    components without an order       how many there are of each
    components in order               the place of each; with `atmost(n)`, which one lies at each place
    a list by seat                    the same fields for every seat, the own one first
    numbers or structs in a list      the same fields for every place: the list needs `atmost(n)`
    a table                           the same for every key
    what may be missing               a flag that says whether it is there, unless zeros say so already

Seats are counted from the one that looks. What is PRINTED or a PREVIEW is left out, and so is a field `seat` that only
repeats whose entry it stands in. The options of the table come last.
"""

from dataclasses import replace

from baluchon.envs.layout import Layout, one
from baluchon.envs.seen import Seen
from baluchon.kernel.declaration import Game
from baluchon.kernel.encoder import LARGEST
from baluchon.kernel.options import Option, Options

_OWN_SEAT = "seat"
_WHOLES = ("number", "flag", "list", "table", "struct")
"""Kinds for which zeros are not the same as nothing."""


def derived_layout(game: Game, seats: int, options: Options) -> Layout:
    """The fields of a game's view for so many seats; options change nothing but the entries that tell them."""
    view = Seen.of(game, seats)
    _add_struct(view.at("public"), repeats_seat=False)
    _add_struct(replace(view.at("private"), name="own"), repeats_seat=True)
    for option in game.options:
        _add_option(view, option)
    return view


def _add_option(view: Seen, option: Option) -> None:
    name, entries = option.id.replace("-", " "), [str(value).lower() for value in option.values]
    meaning = f"the option {option.id}"
    view.flags(f"option {name}", entries, meaning, lambda look: one(look.options[option.id], option.values))


def _add(place: Seen) -> None:
    """The fields for what stands at a place."""
    shape = place.shape
    if shape.printed or shape.preview:
        return
    if shape.optional and shape.kind in _WHOLES:
        place.flag(f"{place.name} there", f"whether {place.path} is there", lambda found: found is not None)
    if shape.kind == "struct":
        _add_struct(place, repeats_seat=False)
    elif shape.kind == "list":
        _add_list(place)
    elif shape.kind == "table":
        _add_table(place)
    else:
        place.write()


def _add_struct(place: Seen, *, repeats_seat: bool) -> None:
    """The fields of a struct; `repeats_seat`: its own field `seat` tells nothing."""
    for field, shape in place.shape.fields.items():
        if not (repeats_seat and field == _OWN_SEAT and shape.kind == "seat"):
            _add(place.field(field))


def _add_list(place: Seen) -> None:
    shape = place.shape
    if shape.by_seat:
        for each in place.by_seat():
            if each.shape.kind == "struct" and not each.shape.optional:
                _add_struct(each, repeats_seat=True)
            else:
                _add(each)
    elif place.item_shape.kind not in _WHOLES and not (shape.in_order and shape.most is not None):
        place.write()
    else:
        most = place.length
        meaning = f"how many entries {place.path} has"
        place.number(f"{place.name} length", most, meaning, lambda found: len(found or ()))
        if _is_small(place) and most > 1:
            place.write()
        else:
            for number in range(1, most + 1):
                _add(place.item(number))


def _add_table(place: Seen) -> None:
    place.keys().write(most=1)
    if place.item_shape.kind == "number" and _is_small(place):
        place.write()
    else:
        for each in place.items_by_key():
            _add(each)


def _is_small(place: Seen) -> bool:
    """Whether a list or a table holds numbers that fit into a byte, none of which may be missing."""
    item = place.item_shape
    if item.kind not in ("number", "flag") or item.optional:
        return False
    low, high = place.bounds(item)
    return low == 0 and high <= LARGEST
