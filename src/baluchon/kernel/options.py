"""What can be chosen about a game before it starts: typed, validated, with texts in the game's locale."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from baluchon.kernel.errors import BadOption
from baluchon.kernel.nearest import did_you_mean

Value: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, Value]

_YES = ("on", "true", "yes", "1")
_NO = ("off", "false", "no", "0")


class Option(msgspec.Struct, frozen=True):
    """One option. Its title and help are the messages `option-ID` and `option-ID-help` of the game."""

    id: str
    kind: Literal["flag", "number", "choice"]
    values: tuple[Value, ...]
    default: Value

    def encode(self, value: Value) -> int:
        """The int the rules get: 0 or 1, the number itself, or the place among the choices."""
        if self.kind == "choice":
            return self.values.index(value)
        return int(value)

    def check(self, value: object) -> Value:
        """The value itself if the option allows it."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise BadOption(f"option {self.id} takes {self._choices()}, not {value!r}")

    def parse(self, text: str) -> Value:
        """The value a person wrote, as in `--option rounds=1`."""
        plain = text.strip().lower()
        if self.kind == "flag":
            if plain in _YES:
                return True
            if plain in _NO:
                return False
        for allowed in self.values:
            if self.kind != "flag" and plain == str(allowed):
                return allowed
        near = did_you_mean(plain, map(str, self.values)) if self.kind == "choice" else ""
        raise BadOption(f"option {self.id} takes {self._choices()}, not {text!r}{near}")

    def _choices(self) -> str:
        if self.kind == "flag":
            return "on or off"
        return " or ".join(str(value) for value in self.values)


def flag(id: str, *, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(id, "flag", (False, True), default)


def number(id: str, values: Sequence[int], *, default: int) -> Option:
    """An option with some numbers to choose from."""
    return Option(id, "number", tuple(values), default)


def choice(id: str, values: Sequence[str], *, default: str) -> Option:
    """An option with some named ways to choose from."""
    return Option(id, "choice", tuple(values), default)
