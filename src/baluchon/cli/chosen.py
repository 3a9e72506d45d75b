"""The game that a command is about: the one that is named, or else the one used last, or else one that is asked for."""

import sys
from contextlib import suppress
from pathlib import Path

from rich.text import Text

from baluchon.cli.arguments import known_game, language_of
from baluchon.cli.reading import number_of
from baluchon.cli.screen import remarks
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import BadOption, UnknownGame
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.texts import Texts

_LONGEST = 200
"""Letters of the file: more than any id has."""


def chosen_game(named: str | None, language: str | None = None) -> Game:
    """The game to be used now; it is the one used last from now on."""
    texts = Texts(language or language_of(None))
    game = known_game(named) if named is not None else _used_last(texts) or _asked_for(texts)
    remember(game)
    return game


def remember(game: Game) -> None:
    """Keep that this game was used; where nothing can be kept, it is asked for again."""
    with suppress(OSError):
        place = _place()
        if not (place.is_file() and _read(place) == game.id):
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(f"{game.id}\n", encoding="utf-8")


def _place() -> Path:
    """Where the id of the game used last is kept: this system's place for what programs remember of their use."""
    from platformdirs import user_state_path

    return user_state_path("baluchon", appauthor=False) / "last-game"


def _read(place: Path) -> str:
    with place.open(encoding="utf-8", errors="replace") as file:
        return file.read(_LONGEST).strip()


def _used_last(texts: Texts) -> Game | None:
    """The game used last, said so that nobody wonders; None if there is none, or it is gone."""
    try:
        game = game_by_id(_read(_place()))
    except (OSError, UnknownGame):
        return None
    remarks().say(texts.say("game-used-last", game=game.id))
    return game


def _asked_for(texts: Texts) -> Game:
    """A game out of a list of them, where somebody sits at a terminal."""
    games = all_games()
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        raise BadOption(f"which game? Name one after the command: {', '.join(game.id for game in games)}")
    screen = remarks()
    for number, game in enumerate(games, 1):
        screen.print(Text.assemble((f"{number}  ", "bold"), Texts(texts.language, game).title()))
    while True:
        sys.stderr.write(texts.say("play-choose", keys=f"1–{len(games)}, q") + " ")
        sys.stderr.flush()
        typed = sys.stdin.readline()
        if not typed or typed.strip() == "q":
            raise BadOption("no game was chosen")
        if (chosen := number_of(typed.strip(), len(games))) is not None:
            return games[chosen - 1]
        try:
            return known_game(typed)
        except UnknownGame as error:
            screen.say(str(error))
