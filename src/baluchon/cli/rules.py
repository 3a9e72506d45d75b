"""`baluchon rules`."""

import sys

from rich.markdown import Markdown

from baluchon.cli.arguments import AskedLanguage, GameId, known_game, language_of
from baluchon.cli.screen import output
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.errors import BaluchonError


class NoRules(BaluchonError):
    """A game without its rules in words."""

    code = "no-rules"


def rules(game: GameId, lang: AskedLanguage = None) -> None:
    """Read the rules of a game, clause by clause.

    The program names a clause such as RT-D2 wherever it refuses or scores something.

    \b
    [bold]Examples[/bold]
      # in the language of the terminal
      baluchon rules road-trip-europa
      # in German
      baluchon rules road-trip-europa --lang de
      # to page through, as plain Markdown
      baluchon rules road-trip-europa | less
    """
    text = _text(known_game(game), language_of(lang))
    screen = output()
    if screen.is_terminal:
        screen.print(Markdown(text))
    else:
        sys.stdout.write(text)


def _text(game: Game, language: str) -> str:
    """The rules in this language, or in English where a game has no others."""
    for each in (language, LANGUAGES[0]):
        source = game.resource("rules", f"{each}.md")
        if source.is_file():
            return source.read_text(encoding="utf-8")
    raise NoRules(f"{game.id} ships no rules to read")
