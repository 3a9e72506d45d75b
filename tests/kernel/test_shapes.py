"""What the types of a view say: shapes, and the running scores that follow from them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
import pytest

from baluchon.kernel.chance import FastChance
from baluchon.kernel.errors import BadGame
from baluchon.kernel.shapes import Running, Shape, ViewShape, running_scores, shape_of, view_shape
from baluchon.kernel.views import (
    BY_SEAT,
    IN_ORDER,
    PREVIEW,
    PRINTED,
    TOTAL,
    Meaning,
    Seat,
    atmost,
    named,
    points,
    ref,
    upto,
)
from baluchon.lanterns import GAME, view
from baluchon.lanterns.state import LanternState

Card: TypeAlias = Annotated[str, ref("card")]
Place: TypeAlias = Annotated[str, ref("place")]


class Traveller(msgspec.Struct, frozen=True):
    seat: Seat
    hand: list[Card]
    food: Annotated[list[int], points("food")]
    culture: Annotated[dict[Card, int], points("culture")]
    passport: Annotated[int, points("passport")]
    score: Annotated[int, TOTAL]


class Table(msgspec.Struct, frozen=True):
    travellers: Annotated[list[Traveller], BY_SEAT]
    ahead: Annotated[list[int], BY_SEAT]


class Own(msgspec.Struct, frozen=True):
    hand: list[Card]


@pytest.mark.parametrize(
    ("hint", "shape"),
    [
        (int, Shape("number")),
        (bool, Shape("flag")),
        (str, Shape("text")),
        (int | None, Shape("number", optional=True)),
        (Literal["draft", "over"], Shape("word", words=("draft", "over"))),
        (Literal["draft"] | Literal["over"] | None, Shape("word", words=("draft", "over"), optional=True)),
        (Seat, Shape("seat")),
        (Seat | None, Shape("seat", optional=True)),
        (Card, Shape("ref", of="card")),
        (Card | None, Shape("ref", of="card", optional=True)),
        (Card | Place | None, Shape("ref", of="card place", optional=True)),
        (Annotated[int, named("year")], Shape("named", of="year")),
        (Annotated[int, upto(36)], Shape("number", low=0, high=36)),
        (Annotated[int, upto(3, -2)], Shape("number", low=-2, high=3)),
        (list[Card], Shape("list", item=Shape("ref", of="card"))),
        (tuple[Card, ...], Shape("list", item=Shape("ref", of="card"))),
        (tuple[int, int], Shape("list", item=Shape("number"), most=2)),
        (Annotated[list[Seat], IN_ORDER], Shape("list", item=Shape("seat"), in_order=True)),
        (Annotated[list[int], atmost(4)], Shape("list", item=Shape("number"), most=4)),
        (Annotated[list[int], points("food")], Shape("list", item=Shape("number"), line="food")),
        (Annotated[int, TOTAL], Shape("number", total=True)),
        (Annotated[int, PRINTED], Shape("number", printed=True)),
        (Annotated[list[Own], PREVIEW], Shape("list", item=shape_of(Own), preview=True)),
        (dict[Card, int], Shape("table", key=Shape("ref", of="card"), item=Shape("number"))),
        (Own, Shape("struct", fields={"hand": Shape("list", item=Shape("ref", of="card"))})),
    ],
    ids=str,
)
def test_a_type_says_what_it_holds(hint: Any, shape: Shape) -> None:
    assert shape_of(hint) == shape


@pytest.mark.parametrize(
    ("hint", "says"),
    [
        (float, "a view cannot hold float"),
        (list, "a view cannot hold list"),
        (set[int], r"a view cannot hold set\[int\]"),
        (int | str, "cannot hold one of int, str: only None and references"),
        (Own | Table, "cannot hold one of Own, Table"),
        (tuple[int, str], "a tuple of int, str: make it a Struct"),
        (Literal[1, 2], "the words of a Literal are texts"),
        (Annotated[str, BY_SEAT], "a text cannot be marked as 'by-seat'"),
        (Annotated[list[int], Meaning("seat")], "a list cannot be marked as 'seat': say it of the entries"),
        (Annotated[list[str], ref("card")], "a list cannot be marked as 'ref': say it of the entries"),
        (Annotated[int, ref("card")], "a number cannot be marked as 'ref'"),
        (Annotated[str, points("food")], "a text cannot be marked as 'points'"),
    ],
    ids=str,
)
def test_what_a_view_cannot_hold_is_refused(hint: Any, says: str) -> None:
    with pytest.raises(BadGame, match=says):
        shape_of(hint)


class Wrong(msgspec.Struct, frozen=True):
    weight: float


class Around(msgspec.Struct, frozen=True):
    inside: list[Wrong]


def test_what_is_refused_is_named_by_its_field() -> None:
    with pytest.raises(BadGame, match=r"Around\.inside: Wrong\.weight: a view cannot hold float"):
        shape_of(Around)


def unnamed(s: LanternState):  # type: ignore[no-untyped-def]
    return view.public(s)


def any_struct(s: LanternState) -> msgspec.Struct:
    return view.public(s)


@pytest.mark.parametrize("public", [unnamed, any_struct, partial(view.public)], ids=["nothing", "any", "partial"])
def test_a_view_function_must_say_what_it_returns(public: Callable[[Any], msgspec.Struct]) -> None:
    with pytest.raises(BadGame, match="lanterns: public must say which Struct it returns"):
        view_shape(replace(GAME, public=public))


def test_shapes_travel_as_json() -> None:
    shape = view_shape(GAME)
    text = msgspec.json.encode(shape)
    assert msgspec.json.decode(text, type=ViewShape) == shape
    assert b"null" not in text  # what is not so is left out
    assert shape.public.fields["winner"].kind == "seat"


class Lights(msgspec.Struct, frozen=True):
    lights: Annotated[list[int], BY_SEAT, points("lights")]


def lights_of(s: object) -> Lights:
    return Lights([0, 2, 1])


def test_running_scores_of_a_list_by_seat() -> None:
    scores = running_scores(replace(GAME, public=lights_of), lights_of(None))
    assert [each.lines for each in scores] == [{"lights": (0,)}, {"lights": (2,)}, {"lights": (1,)}]
    assert [(each.seat, each.total) for each in scores] == [(0, None), (1, None), (2, None)]


def test_running_scores_of_a_game_under_way() -> None:
    state = GAME.start(2, None, FastChance(1))
    state.keepers[1].points = 2
    assert running_scores(GAME, view.public(state)) == [
        Running(0, 0, {"lights": (0,), "buried": (0,)}),
        Running(1, 2, {"lights": (2,), "buried": (0,)}),
    ]


def table_of(s: object) -> Table:
    first = Traveller(0, [], [1, 2], {"card:a": 4, "card:b": 5}, 3, 15)
    return Table([first, Traveller(1, [], [], {}, 0, 0)], [2, 3])


def test_running_scores_of_structs_by_seat() -> None:
    game = replace(GAME, public=table_of)
    assert running_scores(game, table_of(None)) == [
        Running(0, 15, {"food": (1, 2), "culture": (4, 5), "passport": (3,)}),
        Running(1, 0, {"food": (), "culture": (), "passport": (0,)}),
    ]


def own_of(s: object) -> Own:
    return Own([])


def test_a_view_without_points_has_no_running_scores() -> None:
    assert running_scores(replace(GAME, public=own_of), own_of(None)) == []
