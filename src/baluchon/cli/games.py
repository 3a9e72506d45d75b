"""`baluchon games`."""

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from baluchon.cli.arguments import AskedLanguage, language_of, option_id
from baluchon.cli.screen import output, remarks, write_json
from baluchon.kernel.declaration import Game
from baluchon.kernel.options import Option
from baluchon.kernel.registry import all_games, closed_games
from baluchon.strengths import ratings_of
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
      # for scripts
      baluchon games --json
    """
    language = language_of(lang)
    if json:
        write_json([_row(game, Texts(language, game)) for game in all_games()])
        return
    screen = output()
    for game in all_games():
        _show(screen, game, Texts(language, game))
    for sentence in closed_games().values():
        remarks().say(sentence)


def _show(screen: Console, game: Game, texts: Texts) -> None:
    screen.print(Text.assemble((game.id, "bold"), f"  {texts.title()} · {game.min_seats}–{game.max_seats}"))
    screen.print(Padding(Text(texts.say("tagline")), (0, 0, 0, 2)))
    for option in game.options:
        screen.print(Padding(Text(f"--option {option.id}=…  {texts.option(option)}"), (0, 0, 0, 2)))
        screen.print(Padding(_values(option, texts), (0, 0, 0, 4)))
    if rated := ratings_of(game, game.min_seats):
        screen.print(Padding(Text(f"--bots …  {texts.say('games-strengths')}"), (0, 0, 0, 2)))
        screen.print(Padding(Text(" · ".join(f"{bot} {rating}" for bot, rating in rated.items())), (0, 0, 0, 4)))


def _values(option: Option, texts: Texts) -> Table:
    """What may be written for an option, and what each value is called."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for value in option.values:
        id, label = option_id(option, value), texts.option_value(option, value)
        usual = texts.say("games-default") if value == option.default else ""
        table.add_row(Text(id, style="bold"), Text(label if label != id else ""), Text(usual, style="dim"))
    return table


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
        "ratings": ratings_of(game, game.min_seats),
    }
