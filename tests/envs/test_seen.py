"""Fields taken from a view: where a path leads, and what a layout may say of it."""

from dataclasses import replace
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
import pytest

from baluchon.envs.layout import Look
from baluchon.envs.seen import Seen
from baluchon.kernel.errors import BadGame
from baluchon.kernel.views import BY_SEAT, IN_ORDER, PREVIEW, PRINTED, Seat, atmost, ref, upto
from baluchon.lanterns import GAME

Lamp: TypeAlias = Annotated[str, ref("lamp")]
LAMPS = ["lamp:red", "lamp:blue", "lamp:out"]


class Stop(msgspec.Struct, frozen=True):
    lamp: Lamp
    nights: Annotated[int, upto(4)]
    lit: Annotated[list[bool], atmost(2)]
    holder: Seat | None = None


class Guest(msgspec.Struct, frozen=True):
    seat: Seat
    points: list[int]
    stay: Stop | None
    lamps: list[Lamp]


class Table(msgspec.Struct, frozen=True):
    phase: Literal["day", "night"]
    turn: Seat
    queue: Annotated[list[Seat], IN_ORDER]
    pile: int
    debt: Annotated[int, upto(9, -9)]
    way: Annotated[list[Stop | None], IN_ORDER, atmost(3)]
    row: Annotated[list[Lamp], IN_ORDER, atmost(3)]
    worth: dict[Lamp, Annotated[int, upto(9)]]
    barred: dict[Lamp, list[Lamp]]
    nights: Annotated[int, PRINTED]
    plan: Annotated[list[int], PREVIEW, atmost(2)]
    guests: Annotated[list[Guest], BY_SEAT]


class Own(msgspec.Struct, frozen=True):
    seat: Seat
    choice: Lamp | None
    stay: Stop | None


def public(s: Table) -> Table:
    return s


def private(s: Table, seat: int) -> Own:
    return Own(seat, LAMPS[0], None)


def seen_by(seats: int = 3) -> Seen:
    names = {lamp: dict.fromkeys(("en", "fr", "de"), lamp) for lamp in LAMPS}
    moves = type(GAME.moves)()
    return Seen.of(replace(GAME, public=public, private=private, names=names, moves=moves, options=()), seats)


RED = Stop("lamp:red", 3, [True], 2)
BLUE = Stop("lamp:blue", 1, [False, True], 1)
TABLE = Table(
    phase="night",
    turn=2,
    queue=[2, 0, 1],
    pile=300,
    debt=-4,
    way=[RED, BLUE],
    row=["lamp:out", "lamp:red", "lamp:out"],
    worth={"lamp:blue": 7},
    barred={"lamp:red": ["lamp:blue"]},
    nights=6,
    plan=[5],
    guests=[Guest(0, [1], None, []), Guest(1, [2, 20], RED, ["lamp:red"]), Guest(2, [], BLUE, ["lamp:blue"])],
)


def read(seen: Seen, table: Table = TABLE, seat: int = 1) -> dict[str, list[int]]:
    look = Look(public(table), private(table, seat), seat, seen.seats, {})
    return {field.name: field.numbers(look) for field in seen.fields}


@pytest.mark.parametrize(
    ("path", "how", "entries"),
    [
        ("phase", {}, {"phase": [0, 1]}),
        ("turn", {}, {"turn": [0, 1, 0]}),
        ("queue", {}, {"queue": [3, 1, 2]}),
        ("pile", {}, {"pile": [300]}),
        ("debt", {}, {"debt": [-4]}),
        ("nights", {"most": 9}, {"nights": [6]}),
        ("nights", {"among": range(5, 8)}, {"nights": [0, 1, 0]}),
        ("plan", {"most": 9}, {"plan": [5, 0]}),
        ("plan", {"among": (4, 5), "most": 1}, {"plan": [0, 1]}),
        ("row", {}, {"row": [1, 0, 2]}),
        ("row", {"among": LAMPS[:2]}, {"row": [1, 0]}),
        ("worth", {}, {"worth": [0, 7, 0]}),
        ("worth", {"among": LAMPS[1:]}, {"worth": [7, 0]}),
        (
            "barred",
            {"among": LAMPS[:2], "most": 1},
            {"barred lamp:red": [0, 1], "barred lamp:blue": [0, 0], "barred lamp:out": [0, 0]},
        ),
        ("way.lamp", {}, {"way lamp": [1, 1, 0]}),
        ("way.nights", {}, {"way nights": [3, 1, 0]}),
        ("way.lit", {}, {"way lit": [1, 0, 1, 0, 0, 0]}),
        ("way.nights", {"by": "lamp"}, {"way nights": [3, 1, 0]}),
        (
            "way.lamp",
            {"by": "holder", "name": "lamp"},
            {"lamp own": [0, 1, 0], "lamp +1": [1, 0, 0], "lamp +2": [0, 0, 0]},
        ),
        ("way.2.lamp", {"name": "second"}, {"second": [0, 1, 0]}),
        ("way.3.nights", {}, {"way 3 nights": [0]}),
        ("guests.lamps", {"most": 1}, {"guests lamps": [1, 1, 0]}),
    ],
    ids=str,
)
def test_a_path_becomes_a_field(path: str, how: dict[str, Any], entries: dict[str, list[int]]) -> None:
    seen = seen_by()
    seen.at("public").take(path, **how)
    assert read(seen) == entries


def test_what_is_not_there_is_zeros() -> None:
    seen = seen_by()
    seen.at("private").take("stay.lamp", "stay.nights", "stay.lit", "stay.holder")
    assert read(seen) == {
        "stay lamp": [0, 0, 0],
        "stay nights": [0],
        "stay lit": [0, 0],
        "stay holder": [0, 0, 0],
    }


def test_what_lies_before_a_seat_is_taken_and_worked_out_from_the_own_seat_on() -> None:
    seen = seen_by()
    for guest in seen.at("public").by_seat("guests"):
        guest.take("points.2", most=20)
        guest.take("stay.lamp", name="lamp")
        guest.number("scored", 9, "rounds scored", lambda each: len(each.points))
    assert read(seen) == {
        "points 2 own": [20],
        "lamp own": [1, 0, 0],
        "scored own": [2],
        "points 2 +1": [0],
        "lamp +1": [0, 1, 0],
        "scored +1": [0],
        "points 2 +2": [0],
        "lamp +2": [0, 0, 0],
        "scored +2": [1],
    }


def test_entries_of_a_list_belong_to_the_seat_that_they_name() -> None:
    seen = seen_by()
    for stop in seen.at("public").by_seat("way", holder="holder")[1:]:
        stop.take("nights")
    assert read(seen) == {"nights +1": [3], "nights +2": [0]}


def test_bounds_and_meaning_are_those_of_the_view_unless_told_otherwise() -> None:
    seen = seen_by()
    table = seen.at("public")
    table.take("debt", "pile", "way.nights")
    table.take("pile", name="small pile", most=60, scaling=10)
    table.take("row", name="bag")
    table.take("row", name="set", most=1)
    seen.at("private", whose="own").take("choice")
    said = [(field.name, field.low, field.high, field.scaling, field.large) for field in seen.fields]
    assert said == [
        ("debt", -9, 9, 9, True),
        ("pile", -32767, 32767, 100, True),
        ("way nights", 0, 4, 4, False),
        ("small pile", 0, 60, 10, False),
        ("bag", 0, 255, 1, False),
        ("set", 0, 1, 1, False),
        ("choice own", 0, 1, 1, False),
    ]
    assert seen.fields[2].meaning == "public.way.nights of the view"
    assert seen.fields[-1].entries == tuple(LAMPS)


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("moon", "lanterns: public has no field 'moon', but phase, turn, queue"),
        ("way.moon", "lanterns: public.way has no field 'moon', but lamp, nights"),
        ("pile.moon", "public.pile has no field 'moon', but none at all"),
        ("pile.1", "public.pile is a number, which has no entries"),
        ("way", "public.way is a struct, which does not fit into one field"),
        ("guests.stay", "public.guests.stay is a struct, which does not fit into one field"),
        ("guests.points", r"public.guests.points is a list of numbers of any length, .* atmost\(n\)"),
    ],
)
def test_a_path_that_leads_to_no_field_is_refused(path: str, says: str) -> None:
    with pytest.raises(BadGame, match=says):
        seen_by().at("public").take(path)


def test_a_component_without_an_entry_is_refused_unless_the_layout_says_which_have_one() -> None:
    table = msgspec.structs.replace(TABLE, row=["lamp:broken", "lamp:red"])
    strict, lenient = seen_by(), seen_by()
    strict.at("public").take("row")
    lenient.at("public").take("row", among=LAMPS)
    with pytest.raises(ValueError, match=r"public.row holds 'lamp:broken', which is not among"):
        read(strict, table)
    assert read(lenient, table) == {"row": [1, 0, 0]}
