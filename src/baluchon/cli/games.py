"""`baluchon games`."""

from typing import Annotated, Any

import typer

from baluchon.cli.arguments import AskedLanguage, language_of
from baluchon.cli.screen import output, write_json
from baluchon.kernel.declaration import Game
from baluchon.kernel.registry import all_games
from baluchon.texts import Texts


def games(
    json: Annotated[bool, typer.Option("--json", help="As JSON, for scripts.")] = False,
    lang: AskedLanguage = None,
) -> None:
    """List the games, how many play them and what can be varied.

    \b
    [bold]Examples[/bold]
      # what there is to play
      baluchon games
      # in French
      baluchon games --lang fr
      # id, title, seats, options and version of the rules, for scripts
      baluchon games --json
    """
    language = language_of(lang)
    if json:
        write_json([_row(game, Texts(language, game)) for game in all_games()])
        return
    screen = output()
    for game in all_games():
        texts = Texts(language, game)
        screen.print(f"[bold]{game.id}[/bold]  {texts.title()} · {game.min_seats}–{game.max_seats}", soft_wrap=True)
        screen.print(f"  {texts.say('tagline')}", soft_wrap=True)
        for option in game.options:
            values = " | ".join(texts.option_value(option, value) for value in option.values)
            screen.print(f"  --option {option.id}=…  {texts.option(option)}: {values}", soft_wrap=True, markup=False)


def _row(game: Game, texts: Texts) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": texts.title(),
        "seats": [game.min_seats, game.max_seats],
        "options": [
            {
                "id": option.id,
                "kind": option.kind,
                "values": option.values,
                "default": option.default,
                "title": texts.option(option),
                "help": texts.option_help(option),
            }
            for option in game.options
        ],
        "rules": game.version,
    }
