"""What learners are given holds what a seat may know, field by field (needs the extra `rl`)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from librt.strings import BytesWriter

from baluchon.envs.encoding import Encoding
from baluchon.envs.layout import Field
from baluchon.envs.reading import ReadingEncoder
from baluchon.kernel.chance import FastChance
from baluchon.kernel.errors import BadGame
from baluchon.testing.setting import Moment, Setting, moments, walk

_BYTE = 256
_WORLDS = 3


def encodings_hold(setting: Setting) -> None:
    """An observation is what the fields of its layout read from the view, and tells nothing of what is hidden.

    An encoder of the game's own is held to the same, so that it can neither swap two fields nor look into the state.
    """
    encoding = _encoding(setting)
    _require_order(setting, encoding.fields)
    for moment in moments(setting, 2, 10):
        for seat in range(setting.seats):
            seen = _seen(setting, encoding, moment, seat)
            written = _written(setting, encoding, moment.state, seat)
            for field in encoding.fields:
                if written[field.name] != seen[field.name]:
                    where = f"seat {seat}, seed {moment.seed}, decision {moment.number}"
                    setting.fail(
                        f"the encoder writes {written[field.name]} for the field {field.name!r}, but the view says "
                        f"{seen[field.name]} ({where})"
                    )
            _require_no_secret(setting, encoding, moment, seat, written)
            _require_mask(setting, encoding, moment, seat)
    for seed in setting.some(2):
        for moment in walk(setting, seed, guided=seed == 0):
            _require_bounds(setting, encoding, moment)


def _encoding(setting: Setting) -> Encoding:
    try:
        return Encoding(setting.game, setting.seats, dict(setting.options))
    except BadGame as error:
        setting.fail(f"there is no encoding: {error}")


def _require_order(setting: Setting, fields: Sequence[Field]) -> None:
    """Fields have names of their own and follow each other."""
    names = [field.name for field in fields]
    twice = sorted({name for name in names if names.count(name) > 1})
    setting.require(not twice, f"two fields of an observation are called {', '.join(twice)}")
    for field in fields:
        is_listed = len(field.entries) == (field.length if field.length > 1 else 0)
        if field.length < 1 or not is_listed or not field.low <= 0 < field.high:
            setting.fail(f"the field {field.name!r} has {field.length} entries from {field.low} to {field.high}")
    if any(one.stop != other.start for one, other in pairwise(fields)):
        setting.fail("the fields of an observation do not follow each other")


def _seen(setting: Setting, encoding: Encoding, moment: Moment, seat: int) -> dict[str, list[int]]:
    """What the layout reads from the view of a seat."""
    reader = ReadingEncoder(setting.game, encoding.layout, setting.seats, encoding.options)
    look = reader.look(moment.state, seat)
    seen: dict[str, list[int]] = {}
    for field in encoding.fields:
        try:
            seen[field.name] = field.numbers(look)
        except ValueError as error:
            where = f"seat {seat}, seed {moment.seed}, decision {moment.number}"
            setting.fail(f"the field {field.name!r} cannot be read from the view: {error} ({where})")
    return seen


def _written(setting: Setting, encoding: Encoding, state: Any, seat: int) -> dict[str, list[int]]:
    """What the encoder writes, by field."""
    out, upper = BytesWriter(), BytesWriter()
    try:
        encoding.encoder.observe(state, seat, out, upper)
    except ValueError as error:
        setting.fail(f"seat {seat} cannot be given an observation: {error}")
    entries, high = list(out.getvalue()), list(upper.getvalue())
    large = [field.start for field in encoding.fields if field.large]
    if len(high) != len(large):
        setting.fail(f"the encoder writes {len(high)} large numbers, but the layout has {len(large)}")
    for at, above in zip(large, high, strict=True):
        entries[at] += _BYTE * (above if above < _BYTE // 2 else above - _BYTE)
    return {field.name: entries[field.start : field.stop] for field in encoding.fields}


def _require_no_secret(
    setting: Setting, encoding: Encoding, moment: Moment, seat: int, written: dict[str, list[int]]
) -> None:
    """Worlds that look the same to a seat give it the same observation."""
    for n in range(_WORLDS):
        chance = FastChance(moment.number * _WORLDS + n)
        other = _written(setting, encoding, setting.game.rules.imagine(moment.state, seat, chance), seat)
        differing = [name for name, entries in written.items() if other[name] != entries]
        if differing:
            setting.fail(f"the field {differing[0]!r} tells seat {seat} something that its view does not show")


def _require_mask(setting: Setting, encoding: Encoding, moment: Moment, seat: int) -> None:
    legal = setting.game.rules.legal(moment.state, seat)
    if encoding.mask(moment.state, seat).nonzero()[0].tolist() != legal:
        setting.fail(f"the mask of seat {seat} is not what is legal")


def _require_bounds(setting: Setting, encoding: Encoding, moment: Moment) -> None:
    written = _written(setting, encoding, moment.state, moment.number % setting.seats)
    for field in encoding.fields:
        entries = written[field.name]
        if min(entries) < field.low or max(entries) > field.high:
            setting.fail(f"the field {field.name!r} goes from {field.low} to {field.high}, but it holds {entries}")
