"""Turns messages into sentences: Fluent over the shared words and those of a game, in the reader's language.

Arguments of a message become words like this:
- a component reference (`card:france`) becomes the component's name; what stands after the colon comes with it as
  `$card-id`, so that a message can select on it (`{ $card-id -> [face-down] … *[other] … }`);
- `seat:1` becomes the player's name, or the word for "you" if it is the reader. The argument `seat` comes with
  `$you` ("yes" or "no"), any other such argument, say `$owner`, with `$owner-you`;
- `line:food` becomes the label of that line of the score sheet;
- a list is joined in the language's way; numbers stay numbers, so that plurals can be chosen, and are written in the
  language's way with a true minus sign.
A label of a move is the message `move-VERB`, its arguments named after the kinds of the move's references
(`$card`, and `$card-2` for a second one).
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.moves import Move
from baluchon.kernel.options import Option, Value
from baluchon.kernel.stages import standing
from baluchon.kernel.words import Argument, Message, Reason

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

FALLBACK = LANGUAGES[0]
_SEAT = "seat"
_LINE = "line"
_MINUS: Final = "−"
_GROUPED: Final = 10_000
"""From here on thousands stand apart: a year is not to be read as a sum."""
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)
_HYPHEN_FOR_MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")


class Texts:
    """The words for one reader: a language, a game or none, the players' names and the reader's seat."""

    def __init__(
        self, language: str, game: Game | None = None, players: Sequence[str] = (), viewer: int | None = None
    ) -> None:
        self.language = language
        self.game = game
        self.players = players
        self.viewer = viewer
        self._bundles = [_bundle(each, game.package if game else None) for each in dict.fromkeys((language, FALLBACK))]

    def knows(self, id: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.find(id) is not None for bundle in self._bundles)

    def say(self, id: str, **args: Argument) -> str:
        """The message of this id; the id itself if there is none, so that a gap is seen and nothing breaks."""
        return self.message(Message(id, args))

    def message(self, message: Message) -> str:
        """An event, a prompt, an ending."""
        return self._format(message.id, self._arguments(message.args))

    def gaps(self, message: Message) -> list[str]:
        """What is missing when this is said, such as an argument; nothing if all is well."""
        pattern = self._bundles[0].find(message.id)
        if pattern is None:
            return [f"no message {message.id}"]
        return [str(error) for error in self._bundles[0].format(pattern, self._arguments(message.args))[1]]

    def reason(self, reason: Reason) -> str:
        """A reason with its clause."""
        text = self.message(Message(reason.id, reason.args))
        return f"{text} ({reason.clause})" if reason.clause else text

    def move(self, index: int) -> str:
        """What a move is called; its notation if the game has no words for it."""
        assert self.game is not None
        move = self.game.moves[index]
        if not self.knows(f"move-{move.verb}"):
            return move.text
        return self.message(move_message(move))

    def name(self, ref: str) -> str:
        """The name of a component or a seat."""
        kind, colon, id = ref.partition(":")
        if kind == _SEAT and id.isdecimal():
            return self.player(int(id))
        if kind == _LINE and self.knows(f"line-{id}"):
            return self.line(id)
        names = self.game.names.get(ref) if self.game else None
        if names is None:
            return id if colon and kind in self._kinds else ref
        return names.get(self.language, names[FALLBACK])

    def player(self, seat: int) -> str:
        """What the player on a seat is called for this reader."""
        if seat == self.viewer:
            return self.say("you")
        return self.players[seat] if seat < len(self.players) else self.say("seat-number", number=seat + 1)

    def heading(self, seat: int) -> str:
        """The same at the head of a column or line."""
        name = self.player(seat)
        return name[:1].upper() + name[1:] if seat == self.viewer else name

    def number(self, value: float, digits: int = 0) -> str:
        """A number outside of a sentence, rounded to so many digits after the point."""
        from babel.numbers import format_decimal

        rounded = round(value, digits) + 0.0  # never a zero below zero
        pattern = _pattern(digits, grouped=abs(rounded) >= _GROUPED)
        return _true_minus(format_decimal(rounded, format=pattern, locale=self._numbers))

    def signed(self, value: float, digits: int = 0) -> str:
        """The same with a plus sign if it is above 0: what is won or lost."""
        told = self.number(value, digits)
        return f"+{told}" if round(value, digits) > 0 else told

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of one as a percentage."""
        from babel.numbers import format_percent

        sign = format_percent(0, locale=self._numbers).lstrip("0")
        return self.number(100 * share, digits) + sign

    @property
    def _numbers(self) -> str:
        """The language that numbers are written in: that of the sentences."""
        return self.language if self.language in LANGUAGES else FALLBACK

    def stages(self, public: Struct) -> list[str]:
        """Where the game stands, in a few words each."""
        assert self.game is not None
        return [self.message(each) for each in standing(self.game, public)]

    def title(self) -> str:
        """What the game is called."""
        assert self.game is not None
        return self.game.titles.get(self.language, self.game.titles[FALLBACK])

    def line(self, id: str) -> str:
        """The label of a line of a score sheet."""
        return self.say(f"line-{id}")

    def option(self, option: Option) -> str:
        """What an option is called."""
        return self.say(f"option-{option.id}")

    def option_help(self, option: Option) -> str:
        """What an option does."""
        return self.say(f"option-{option.id}-help")

    def option_value(self, option: Option, value: Value) -> str:
        """What a value of an option is called."""
        if option.kind == "flag":
            return self.say("on" if value else "off")
        if option.kind == "choice":
            return self.say(f"option-{option.id}-{value}")
        return str(value)

    def join(self, parts: Sequence[str]) -> str:
        """A list in the language's way."""
        if len(parts) < 2:
            return "".join(parts)
        joined = parts[0]
        for part in parts[1:-1]:
            joined = self._format("list-more", {"first": joined, "next": part})
        return self._format("list-last", {"first": joined, "last": parts[-1]})

    def labelled(self, label: str, value: str = "") -> str:
        """A label with what it says; without that, what stands before it, colon and space included."""
        return self._format("labelled", {"label": label, "value": value})

    def _format(self, id: str, args: dict[str, str | int]) -> str:
        for bundle in self._bundles:
            pattern = bundle.find(id)
            if pattern is not None:
                text = bundle.format(pattern, args)[0]
                return _true_minus(text) if _has_negative(args) else text
        return id

    def _arguments(self, args: Mapping[str, Argument]) -> dict[str, str | int]:
        words: dict[str, str | int] = {}
        for key, value in args.items():
            if isinstance(value, int):
                words[key] = value
            elif isinstance(value, str):
                words[key] = self.name(value)
                words[f"{key}-id"] = value.partition(":")[2]
                if value.startswith(f"{_SEAT}:"):
                    is_you = value == f"{_SEAT}:{self.viewer}"
                    words["you" if key == _SEAT else f"{key}-you"] = "yes" if is_you else "no"
            else:
                words[key] = self.join([self.name(each) for each in value])
        return words

    @cached_property
    def _kinds(self) -> set[str]:
        """The kinds of components the game has names for."""
        return {ref.partition(":")[0] for ref in self.game.names} if self.game else set()


def move_message(move: Move) -> Message:
    """The label of a move as a message."""
    args: dict[str, Argument] = {}
    kinds: Counter[str] = Counter()
    for ref in move.refs:
        kind = ref.partition(":")[0]
        kinds[kind] += 1
        args[kind if kinds[kind] == 1 else f"{kind}-{kinds[kind]}"] = ref
    return Message(f"move-{move.verb}", args)


def _has_negative(args: Mapping[str, str | int]) -> bool:
    return any(isinstance(value, int) and value < 0 for value in args.values())


def _true_minus(text: str) -> str:
    """The text with minus signs where Unicode's data for the language has hyphens."""
    return _HYPHEN_FOR_MINUS.sub(_MINUS, text)


@cache
def _pattern(digits: int, *, grouped: bool) -> str:
    return ("#,##0" if grouped else "0") + ("." + "0" * digits if digits else "")


class Bundle:
    """The messages of a language, each parsed when it is first said, and by Fluent only if it is more than words.

    Most of them never are said: parsed at once, those of all games would take a second, and 20 MB for good.
    """

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self._language = language
        self._sources = sources
        self._parsed: set[str] = set()

    @cached_property
    def _fluent(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    def find(self, id: str) -> "Pattern | str | None":
        """The pattern of a message, or the words it consists of; None if there is no such message."""
        source = self._sources.get(id)
        if source is None or id.startswith("-"):
            return None
        words = _words(source)
        if words is not None:
            return words
        self._parse(id)
        return self._fluent.get_message(id).value if self._fluent.has_message(id) else None

    def format(self, pattern: "Pattern | str", args: dict[str, str | int]) -> tuple[str, list[Exception]]:
        """What is said, and what was missing for it."""
        if isinstance(pattern, str):
            return pattern, []
        text, errors = self._fluent.format_pattern(pattern, args)
        return str(text), errors

    def _parse(self, id: str) -> None:
        """Parse a message, and all that it may refer to: whatever stands in it and is the name of another."""
        if id in self._parsed:
            return
        from fluent.runtime import FluentResource

        self._parsed.add(id)
        source = self._sources[id]
        for name in dict.fromkeys(_NAME.findall(source)):
            if name in self._sources:
                self._parse(name)
        self._fluent.add_resource(FluentResource(source), allow_overrides=True)


def _words(source: str) -> str | None:
    """What a message says if it is nothing but words in a line."""
    first, *others = source.splitlines()
    words = first.partition("=")[2].strip(" ")
    is_all = not any(line.strip() and not line.startswith("#") for line in others)
    return words if words and is_all and "{" not in words and "}" not in words else None


@cache
def _bundle(language: str, package: str | None) -> Bundle:
    sources: dict[str, str] = {}
    name = f"{language}.ftl"
    for file in [files(each) / "locale" / name for each in ("baluchon", package) if each]:
        if file.is_file():
            sources |= entries_of(file.read_text(encoding="utf-8"))
    return Bundle(language, sources)


def entries_of(text: str) -> dict[str, str]:
    """The messages and terms of a Fluent resource by their names: nothing else begins at the left edge with one."""
    begins = list(_ENTRY.finditer(text))
    ends = [*(each.start() for each in begins[1:]), len(text)]
    return {each[1]: text[each.start() : end] for each, end in zip(begins, ends, strict=True)}
