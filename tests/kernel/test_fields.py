"""A dump, its load and the inventory from one list of fields."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baluchon.kernel import bags, rows
from baluchon.kernel.bits import mask_of
from baluchon.kernel.fields import (
    FLAG,
    FROM_ONE,
    NUMBER,
    SEAT,
    SEATS,
    SEATS_IN,
    Codec,
    Fields,
    bag_of,
    counts_of,
    each,
    field,
    list_of,
    maybe,
    numbers_by,
    one_of,
    row_of,
    set_of,
    special,
    special_each,
)
from baluchon.kernel.game import NONE

IDS = ["a", "b", "c", "d"]


class Guest:
    """What lies before a seat."""

    def __init__(self) -> None:
        self.hand = 0
        self.points = 0
        self.stakes: list[int] = []


class Table:
    """A state with a field of every kind."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.phase = 0
        self.round = 0
        self.turn = NONE
        self.deck = 0
        self.offer = 0
        self.total = 0
        self.guests = [Guest() for _ in range(seats)]


def made(dumped: Mapping[str, Any]) -> Table:
    return Table(dumped["seats"])


def add_up(s: Table) -> None:
    s.total = sum(guest.points for guest in s.guests)
    if s.total > 99:
        raise ValueError("so many points there are not")


def write_turn(s: Table, json: Any) -> None:
    s.turn = NONE if json == "nobody" else json


def stakes(s: Table, guest: Guest) -> dict[str, int]:
    """By round, from 1."""
    return {str(n): stake for n, stake in enumerate(guest.stakes, 1) if n <= s.round}


def write_stakes(s: Table, guest: Guest, json: dict[str, int]) -> None:
    guest.stakes = list(json.values())


def staked(s: Table) -> dict[str, list[str]]:
    return {f"stakes {n}": ["coin"] * sum(guest.stakes) for n, guest in enumerate(s.guests)}


FIELDS = Fields(
    made,
    SEATS,
    field("phase", one_of(["draft", "over"])),
    field("round", FROM_ONE),
    special("turn", lambda s: "nobody" if s.turn == NONE else s.turn, write_turn, "turn"),
    field("draw-pile", set_of(IDS), "deck", place="deck"),
    field("offer", row_of(IDS, 3), place="offer"),
    each("hands", "guests.hand", set_of(IDS), place="hand"),
    each("points", "guests.points", NUMBER),
    special_each("stakes", "guests", stakes, write_stakes, "stakes", places=staked),
    follows=("total",),
    settle=add_up,
    also=lambda s: {"box": ["e"]},
)


def table() -> Table:
    s = Table(2)
    s.phase, s.round, s.turn = 1, 2, 1
    s.deck, s.offer = mask_of([0]), rows.row_of_things([2, NONE, NONE])
    s.guests[1].hand, s.guests[1].points = mask_of([1, 3]), 7
    s.guests[0].stakes = [1, 2]
    return s


DUMPED = {
    "seats": 2,
    "phase": "over",
    "round": 3,
    "turn": 1,
    "draw-pile": ["a"],
    "offer": ["c", None, None],
    "hands": [[], ["b", "d"]],
    "points": [0, 7],
    "stakes": [{"1": 1, "2": 2}, {}],
}


def test_a_dump_has_its_fields_in_order() -> None:
    dumped = FIELDS.dump(table())
    assert dumped == DUMPED
    assert list(dumped) == list(DUMPED)


def test_a_dump_is_loaded_and_what_follows_is_worked_out() -> None:
    s = FIELDS.load(DUMPED)
    assert FIELDS.dump(s) == DUMPED
    assert s.total == 7
    assert FIELDS.load({**DUMPED, "turn": "nobody"}).turn == NONE


def test_a_dump_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="so many points"):
        FIELDS.load({**DUMPED, "points": [50, 50]})
    for key in ("hands", "stakes"):
        with pytest.raises(ValueError, match="zip"):
            FIELDS.load({**DUMPED, key: [{}]})


def test_the_inventory_names_every_component_once() -> None:
    places = FIELDS.inventory(table())
    staked = {"stakes 0": ["coin"] * 3, "stakes 1": []}
    assert places == {"deck": ["a"], "offer": ["c"], "hand 0": [], "hand 1": ["b", "d"], "box": ["e"]} | staked


def test_what_is_covered_is_every_attribute() -> None:
    own = {name for name in vars(Table(2)) if name != "guests"}
    assert FIELDS.covered == own | {f"guests.{name}" for name in vars(Guest())}


@pytest.mark.parametrize(
    ("codec", "value", "json", "names"),
    [
        (NUMBER, 5, 5, None),
        (FLAG, 1, True, None),
        (FROM_ONE, 0, 1, None),
        (SEAT, NONE, None, None),
        (SEAT, 2, 2, None),
        (SEATS_IN, 0b101, [0, 2], None),
        (one_of(IDS), 2, "c", ["c"]),
        (maybe(IDS), 2, "c", ["c"]),
        (maybe(IDS), NONE, None, []),
        (set_of(IDS), 0b1001, ["a", "d"], ["a", "d"]),
        (list_of(IDS), [3, 0], ["d", "a"], ["d", "a"]),
        (bag_of(IDS), bags.from_kinds([0, 2, 2]), ["a", "c", "c"], ["a", "c", "c"]),
        (counts_of(IDS), bags.from_kinds([0, 2, 2]), {"a": 1, "c": 2}, ["a", "c", "c"]),
        (row_of(IDS, 3), rows.row_of_things([1, NONE, 0]), ["b", None, "a"], ["b", "a"]),
        (row_of(IDS, 3, gaps=False), rows.row_of_things([1, 0, NONE]), ["b", "a"], ["b", "a"]),
        (numbers_by(3), rows.row_of([9, 0, 4]), [9, 0, 4], None),
    ],
)
def test_a_codec_goes_both_ways(codec: Codec, value: Any, json: Any, names: list[str] | None) -> None:
    assert codec.to_json(value) == json
    assert codec.from_json(json) == value
    assert (codec.names is None) == (names is None)
    if codec.names is not None:
        assert list(codec.names(value)) == names


@given(st.lists(st.integers(0, 3), max_size=12))
def test_bags_are_dumped_by_card_or_by_kind_and_loaded_again(kinds: list[int]) -> None:
    bag = bags.from_kinds(kinds)
    for codec in (bag_of(IDS), counts_of(IDS)):
        assert codec.from_json(codec.to_json(bag)) == bag
