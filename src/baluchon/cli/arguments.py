"""Arguments that several commands share, and how their texts become values."""

import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Literal, TypeAlias

import typer

from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.errors import BadOption
from baluchon.kernel.options import Option, Value
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.texts import Texts

Language: TypeAlias = Literal["en", "fr", "de"]


def _game_ids() -> list[str]:
    return [game.id for game in all_games()]


GameId = Annotated[
    str | None,
    typer.Argument(
        metavar="GAME",
        help="Which game; baluchon games lists them.",
        show_default="the one used last",
        autocompletion=_game_ids,
    ),
]
AskedLanguage = Annotated[
    Language | None, typer.Option("--lang", help="The language; default: that of the terminal.", show_default=False)
]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="A variant of the game; may be repeated.", show_default=False),
]


def language_of(asked: Language | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or else that of the terminal, or else English."""
    if asked is not None:
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable)
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def known_game(id: str) -> Game:
    """The game of this id, which may be written with blanks, underscores or capitals."""
    return game_by_id(id.strip().lower().replace("_", "-").replace(" ", "-"))


def settled_options(game: Game, seats: int, texts: Sequence[str] | None, language: str) -> dict[str, Value]:
    """The options written as `key=value`, complete and checked for this number of seats."""
    try:
        return game.settle(seats, _parse_options(game, texts))
    except BadOption as error:
        if error.reason is None:
            raise
        raise BadOption(Texts(language, game).reason(error.reason), error.reason) from None


def _parse_options(game: Game, texts: Sequence[str] | None) -> dict[str, Value]:
    """The options that people wrote; unknown ones are left for `settle` to refuse."""
    known = {option.id: option for option in game.options}
    options: dict[str, Value] = {}
    for text in texts or ():
        key, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise BadOption(f"--option takes KEY=VALUE, such as change-of-direction=on, not {text!r}")
        if key in options:
            raise BadOption(f"option {key} is given twice")
        options[key] = _parse_value(game, known[key], value) if key in known else value
    return options


def _parse_value(game: Game, option: Option, text: str) -> Value:
    """The value of this id, or of this label in one of our languages, as `baluchon games` prints both."""
    labels = {label: value for value in option.values for label in _labels(game, option, value)}
    plain = _plain(text)
    return labels[plain] if plain in labels else option.parse(text)


def _labels(game: Game, option: Option, value: Value) -> Iterator[str]:
    for language in LANGUAGES:
        yield _plain(Texts(language, game).option_value(option, value))


def _plain(text: str) -> str:
    """The text as people type it: without capitals, with ordinary blanks and apostrophes."""
    return " ".join(text.casefold().replace("’", "'").split())


def option_id(option: Option, value: Value) -> str:
    """How a value of an option is written in a command."""
    return ("on" if value else "off") if option.kind == "flag" else str(value)


def codes_of(text: str) -> list[str]:
    """The bots written as `casual,random`."""
    return [code.strip() for code in text.split(",")]
