"""`baluchon solve`: a puzzle at the terminal."""

from typing import Annotated

import typer
from rich.text import Text

from baluchon.boards import board_of
from baluchon.cli.arguments import AskedLanguage, GameId, language_of
from baluchon.cli.chosen import chosen_game
from baluchon.cli.menu import menu
from baluchon.cli.reading import number_of
from baluchon.cli.screen import output
from baluchon.kernel.chance import FastChance
from baluchon.kernel.errors import MoveError
from baluchon.kernel.position import Position
from baluchon.lessons import COMPANIONS
from baluchon.puzzles import puzzle_of
from baluchon.texts import Texts


def solve(
    game: GameId = None,
    number: Annotated[int, typer.Argument(help="Which puzzle; the easiest come first.")] = 1,
    lang: AskedLanguage = None,
) -> None:
    """Solve a puzzle: find the best choice in a position out of a game between bots.

    \b
    [bold]Examples[/bold]
      # the easiest one
      baluchon solve road-trip-europa
      # a harder one, in French
      baluchon solve road-trip-europa 40 --lang fr
    """
    declared, screen = chosen_game(game, lang), output()
    puzzle = puzzle_of(declared, number)
    position = Position(declared, puzzle.match(declared).state, puzzle.seat)
    world, seat = position.imagine(FastChance(0)), puzzle.seat
    others = iter(COMPANIONS)
    language = language_of(lang)
    you = Texts(language).say("seat-number", number=seat + 1)
    names = [you if each == seat else next(others) for each in range(puzzle.seats)]
    texts, board = Texts(language, declared, names, seat), board_of(declared)
    screen.print(board.draw(position.view, texts, seat))
    screen.print(Text(texts.message(declared.prompt(world, seat)), style="bold"))
    view = declared.view(world, seat, previews=True)
    screen.print(menu(position.legal, view, board, texts, screen.width))
    move = _asked(position, texts)
    if move is None:
        return
    best = texts.move(puzzle.best)
    screen.print(texts.say("solve-right" if move == puzzle.best else "solve-wrong", move=best), markup=False)
    worth = {"best": texts.percent(puzzle.value), "second": texts.percent(puzzle.second)}
    screen.print(texts.say("solve-worth", **worth), markup=False)
    for reason in puzzle.reasons:
        screen.print(texts.message(reason), markup=False)


def _asked(position: Position, texts: Texts) -> int | None:
    """The choice of a number in the menu or a notation; None if the input ends, or by q."""
    keys = texts.say("play-hint-keys", count=len(position.legal))
    while True:
        try:
            line = input(f"{texts.say('solve-ask')} {texts.say('play-choose', keys=keys)} ").strip()
        except EOFError:
            return None
        if line == "q":
            return None
        number = number_of(line, len(position.legal))
        if number is not None:
            return position.legal[number - 1]
        try:
            move = position.game.moves.find(line, position.legal)
        except MoveError:
            continue
        if move in position.legal:
            return move
