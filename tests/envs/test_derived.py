"""The default encoding: every kind of field a view may have becomes entries of a fixed size."""

from dataclasses import replace
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
import numpy as np
import pytest
from librt.strings import BytesWriter

from baluchon.envs.derived import derived_layout
from baluchon.envs.encoding import Encoding
from baluchon.envs.layout import Layout, Look
from baluchon.envs.seen import refs_of
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BadGame
from baluchon.kernel.views import BY_SEAT, IN_ORDER, PREVIEW, PRINTED, Seat, atmost, named, ref, upto
from baluchon.lanterns import GAME
from baluchon.lanterns.components import REFS
from baluchon.testing.setting import Setting, settings, walk
from tests.conformance.lanterns.broken import encoded
from tests.conformance.lanterns.encoders.view import boundless

Lantern: TypeAlias = Annotated[str, ref("lantern")]
SMALL = {"lantern:1": "", "lantern:2": "", "day:7": "", "day:9": ""}


class Own(msgspec.Struct, frozen=True):
    seat: Seat


class Stop(msgspec.Struct, frozen=True):
    lantern: Lantern
    days: Annotated[int, upto(4)]


class Guest(msgspec.Struct, frozen=True):
    seat: Seat
    cards: Annotated[int, upto(9)]


def own(s: object, seat: int) -> Own:
    return Own(seat)


def game_with(hint: Any) -> Game:
    """Lanterns with a view of one field, two named lanterns and two named days."""
    view = msgspec.defstruct("Table", [("it", hint)], frozen=True)

    def public(s: object) -> Any:
        raise NotImplementedError

    public.__annotations__["return"] = view
    names = {ref: dict.fromkeys(("en", "fr", "de"), ref) for ref in SMALL}
    moves = type(GAME.moves)()
    return replace(GAME, public=public, private=own, names=names, moves=moves, options=())


def layout_for(hint: Any, seats: int = 3) -> Layout:
    return derived_layout(game_with(hint), seats, {})


def read(layout: Layout, value: Any, seat: int = 1, seats: int = 3) -> dict[str, list[int]]:
    table = msgspec.defstruct("Any", [("it", Any)])(value)
    look = Look(table, Own(seat), seat, seats, {})
    return {field.name: field.numbers(look) for field in layout.fields}


@pytest.mark.parametrize(
    ("hint", "value", "entries"),
    [
        (bool, True, {"it": [1]}),
        (Annotated[int, upto(9)], 4, {"it": [4]}),
        (Annotated[int, upto(9)] | None, None, {"it there": [0], "it": [0]}),
        (Annotated[int, upto(9)] | None, 0, {"it there": [1], "it": [0]}),
        (Annotated[int, upto(5, -5)], -3, {"it": [-3]}),
        (int, 1234, {"it": [1234]}),
        (int, -20, {"it": [-20]}),
        (Literal["draft", "over"], "over", {"it": [0, 1]}),
        (Lantern, "lantern:2", {"it": [0, 1]}),
        (Lantern | None, None, {"it": [0, 0]}),
        (Seat, 0, {"it": [0, 0, 1]}),
        (Seat, 1, {"it": [1, 0, 0]}),
        (Annotated[int, named("day")], 9, {"it": [0, 1]}),
        (list[Lantern], ["lantern:2", "lantern:2"], {"it": [0, 2]}),
        (list[Lantern | None], [None, "lantern:1", None], {"it": [1, 0, 2]}),
        (list[Seat], [2, 1], {"it": [1, 1, 0]}),
        (list[Annotated[int, named("day")]], [7], {"it": [1, 0]}),
        (Annotated[list[Lantern], IN_ORDER], ["lantern:2", "lantern:1"], {"it": [2, 1]}),
        (Annotated[list[Seat], IN_ORDER], [0, 1, 2], {"it": [2, 3, 1]}),
        (
            Annotated[list[Lantern | None], IN_ORDER, atmost(3)],
            ["lantern:1", None],
            {"it length": [2], "it 1": [1, 0], "it 2": [0, 0], "it 3": [0, 0]},
        ),
        (Annotated[list[Annotated[int, upto(9)]], BY_SEAT], [4, 5, 6], {"it own": [5], "it +1": [6], "it +2": [4]}),
        (Annotated[list[Annotated[int, upto(9)]], BY_SEAT], [], {"it own": [0], "it +1": [0], "it +2": [0]}),
        (
            Annotated[list[Guest], BY_SEAT],
            [Guest(0, 1), Guest(1, 2), Guest(2, 3)],
            {"it cards own": [2], "it cards +1": [3], "it cards +2": [1]},
        ),
        (Annotated[list[Annotated[int, upto(9)]], atmost(3)], [7, 0], {"it length": [2], "it": [7, 0, 0]}),
        (Annotated[list[int], atmost(2)], [700], {"it length": [1], "it 1": [700], "it 2": [0]}),
        (
            Annotated[list[Stop], atmost(2)],
            [Stop("lantern:2", 3)],
            {
                "it length": [1],
                "it 1 lantern": [0, 1],
                "it 1 days": [3],
                "it 2 lantern": [0, 0],
                "it 2 days": [0],
            },
        ),
        (Stop | None, None, {"it there": [0], "it lantern": [0, 0], "it days": [0]}),
        (dict[Lantern, Annotated[int, upto(9)]], {"lantern:2": 0}, {"it there": [0, 1], "it": [0, 0]}),
        (
            dict[Lantern, int],
            {"lantern:1": 300},
            {"it there": [1, 0], "it lantern:1": [300], "it lantern:2": [0]},
        ),
        (
            dict[Lantern, list[Seat]],
            {"lantern:2": [1]},
            {"it there": [0, 1], "it lantern:1": [0, 0, 0], "it lantern:2": [1, 0, 0]},
        ),
        (Annotated[int, PRINTED], 3, {}),
        (Annotated[list[Stop], PREVIEW], [], {}),
    ],
    ids=str,
)
def test_a_field_becomes_entries(hint: Any, value: Any, entries: dict[str, list[int]]) -> None:
    assert read(layout_for(hint), value) == entries


@pytest.mark.parametrize(
    ("hint", "says"),
    [
        (str, "lanterns: public.it is any text, .* make it a Literal of its words or a reference"),
        (list[str], "public.it is any text"),
        (dict[str, int], "public.it is any text"),
        (list[int], r"public.it is a list of numbers of any length, .* atmost\(n\), or BY_SEAT"),
        (list[Stop], r"public.it is a list of structs of any length"),
        (Annotated[str, ref("dragon")], "public.it is a 'dragon', but game.names and the moves have none"),
        (Annotated[int, upto(40000)], "public.it goes from 0 to 40000"),
    ],
    ids=str,
)
def test_what_has_no_fixed_size_is_refused_with_what_to_do(hint: Any, says: str) -> None:
    with pytest.raises(BadGame, match=says):
        layout_for(hint)


@pytest.mark.parametrize(
    ("hint", "value", "says"),
    [
        (Lantern, "lantern:3", r"'lantern:3', which is not among .* does game\.names list it\?"),
        (list[Lantern], ["lantern:3"], "'lantern:3', which is not among"),
        (Annotated[list[Lantern], IN_ORDER], ["lantern:1", "lantern:1"], r"twice or nothing: annotate it with atmost"),
        (Annotated[list[Lantern | None], IN_ORDER], ["lantern:1", None], "twice or nothing"),
        (Annotated[list[Annotated[int, upto(9)]], atmost(2)], [1, 2, 3], "from 0 to 2, but 3"),
        (Annotated[list[Annotated[int, upto(9)]], BY_SEAT], [1, 2], "2 entries for 3 seats"),
        (Annotated[int, upto(9)], 10, "goes from 0 to 9, but 10 was read"),
    ],
    ids=str,
)
def test_what_a_view_holds_against_its_types_is_refused(hint: Any, value: Any, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read(layout_for(hint), value)


def test_components_are_listed_by_name_and_then_by_moves() -> None:
    assert refs_of(GAME, "lantern") == REFS
    assert refs_of(replace(GAME, names={}), "lantern") == REFS
    assert refs_of(game_with(int), "day lantern") == ["day:7", "day:9", "lantern:1", "lantern:2"]


def test_the_options_of_the_table_come_last() -> None:
    for drawing, entries in ((False, [1, 0]), (True, [0, 1])):
        encoding = Encoding(GAME, 2, {"drawing": drawing})
        state = GAME.start(2, {"drawing": drawing}, FastChance(1))
        assert encoding.fields[-1].name == "option drawing"
        assert encoding.observe(state, 0)[-2:].tolist() == entries


@pytest.mark.parametrize("setting", settings(GAME), ids=str)
def test_views_that_differ_are_observed_differently(setting: Setting) -> None:
    encoding = Encoding(GAME, setting.seats, dict(setting.options))
    seen = [
        (msgspec.json.encode(GAME.view(moment.state, 1)), encoding.observe(moment.state, 1).tobytes())
        for seed in range(20)
        for moment in walk(setting, seed)
    ]
    views, observations = ({pair[n] for pair in seen} for n in (0, 1))
    assert len(views) > 100
    assert len(observations) == len(views) == len(set(seen))


def test_the_own_seat_is_always_the_first() -> None:
    encoding = Encoding(GAME, 3)
    fields = {field.name: field for field in encoding.fields}
    state = next(moment.state for moment in walk(Setting(GAME, 3), 4) if moment.is_last)
    for name in ("hand size", "buried", "dug up", "lights", "buried points", "score"):
        for seat in range(3):
            mine, next_one = fields[f"keepers {name} own"], fields[f"keepers {name} +1"]
            assert np.array_equal(
                encoding.observe(state, (seat + 1) % 3)[mine.start : mine.stop],
                encoding.observe(state, seat)[next_one.start : next_one.stop],
            )


@pytest.mark.parametrize(
    "game",
    [replace(GAME, public=boundless), encoded("accelerated")],
    ids=["read from views", "written from states"],
)
@pytest.mark.parametrize("points", [255, 256, 1280, -3, -300])
def test_numbers_that_do_not_fit_into_a_byte_are_observed_alone_and_in_a_batch(game: Game, points: int) -> None:
    encoding = Encoding(game, 2)
    state = game.start(2, None, FastChance(1))
    state.keepers[0].points = points
    alone = encoding.observe(state, 0)
    field = next(field for field in encoding.fields if field.name == "keepers lights own")
    assert np.rint(alone[field.start] * field.scaling) == points
    entries, upper = BytesWriter(), BytesWriter()
    for seat in (0, 1) * 50:
        encoding.encoder.observe(state, seat, entries, upper)
    many = np.empty((100, encoding.size), np.float32)
    encoding.scale_all(entries.getvalue(), upper.getvalue(), many)
    assert np.array_equal(many[::2], np.tile(alone, (50, 1)))
    assert np.array_equal(many[1::2], np.tile(encoding.observe(state, 1), (50, 1)))
