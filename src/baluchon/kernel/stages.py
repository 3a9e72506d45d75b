"""Where a game stands, read from the fields of its public view that say so (`views.stage`)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from baluchon.kernel.declaration import Game
from baluchon.kernel.happenings import GAME
from baluchon.kernel.shapes import Shape, view_shape
from baluchon.kernel.words import Argument, Message

_COUNTED = ("number", "named")


def standing(game: Game, public: msgspec.Struct) -> list[Message]:
    """Where the game stands, in a few words each, as `stage-round-of` or `stage-passing-left`; what closes first."""
    told = [(shape, said) for field, shape in _stages(game) if (said := _said(shape, public, field)) is not None]
    main = main_stage(game)
    return [said for _, said in sorted(told, key=lambda each: main is None or each[0].stage != main[0])]


def main_stage(game: Game) -> tuple[str, str] | None:
    """The stage by which a game is counted, and its field: that which a happening closes, or else the first number."""
    closed = {means.closes for means in game.happenings.consequences.values()} - {"", GAME}
    counted = [(shape.stage, field) for field, shape in _stages(game) if shape.kind in _COUNTED]
    return next((each for each in counted if each[0] in closed), counted[0] if counted else None)


def standing_ids(game: Game) -> Iterator[str]:
    """The messages by which a game says where it stands."""
    main = main_stage(game)
    if main is not None:
        yield f"stage-{main[0]}"  # as the marks of a review say it
    for _, shape in _stages(game):
        id = f"stage-{shape.stage}"
        if shape.kind == "word":
            yield from (f"{id}-{word}" for word in shape.words)
        else:
            yield f"{id}-of" if shape.out_of else id


def _stages(game: Game) -> Iterator[tuple[str, Shape]]:
    fields = view_shape(game).public.fields
    yield from ((name, shape) for name, shape in fields.items() if shape.stage)


def _said(shape: Shape, public: Any, field: str) -> Message | None:
    """What a field says; nothing before the first round, or of what is not so."""
    value, id = getattr(public, field), f"stage-{shape.stage}"
    if isinstance(value, str):
        return Message(f"{id}-{value}")
    number = len(value) if shape.kind == "list" else int(value or 0)
    if shape.kind in (*_COUNTED, "flag") and number == 0:
        return None
    args: dict[str, Argument] = {"number": number}
    if shape.kind == "named":
        args["name"] = f"{shape.of}:{number}"
    if not shape.out_of:
        return Message(id, args)
    of = shape.out_of if isinstance(shape.out_of, int) else getattr(public, shape.out_of)
    return Message(f"{id}-of", args | {"of": of})
