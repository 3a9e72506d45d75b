"""`baluchon rules`."""

import sys

from rich.markdown import Markdown

from baluchon.cli.arguments import AskedLanguage, GameId, known_game, language_of
from baluchon.cli.screen import output


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
    declared = known_game(game)
    text = declared.resource("rules", f"{language_of(lang)}.md").read_text(encoding="utf-8")
    screen = output()
    if screen.is_terminal:
        screen.print(Markdown(text))
    else:
        sys.stdout.write(text)
