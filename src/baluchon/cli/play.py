"""`baluchon play`: sets a table up, or a saved one, and lets it run."""

from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from baluchon.arena.lineup import lineup
from baluchon.bots import bot_by_code
from baluchon.bots.levels import CASUAL
from baluchon.cli.arguments import (
    AskedLanguage,
    GameId,
    OptionTexts,
    codes_of,
    known_game,
    language_of,
    settled_options,
)
from baluchon.cli.chosen import chosen_game, remember
from baluchon.cli.coach import Coach, Talk
from baluchon.cli.files import check_record_place, read_match
from baluchon.cli.online import play_online
from baluchon.cli.players import PERSON_NAME, bot_of, bot_player
from baluchon.cli.progress import working
from baluchon.cli.screen import output
from baluchon.cli.table import PERSON, Given, Table
from baluchon.kernel.chance import seed_from_text
from baluchon.kernel.errors import BadOption
from baluchon.kernel.match import Match

_NAMES = ("Ana", "Bruno", "Clara", "David", "Elif", "Farid", "Greta", "Hugo")


def play(
    game: GameId = None,
    seats: Annotated[
        int | None, typer.Option(help="How many play, you included.", show_default="as few as can")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…", help="The others; with fewer bots than seats the last repeats.", show_default=CASUAL
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Same seed, same cards.", show_default="a fresh one")] = None,
    lang: AskedLanguage = None,
    option: OptionTexts = None,
    auto: Annotated[bool, typer.Option("--auto", help="Bots on all seats; show the result.")] = False,
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Save the game here, after each of your choices.", show_default=False),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.", show_default=False)
    ] = None,
    challenge: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The same deal, seats and bots as in a finished game.", show_default=False),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the record in FILE, if it holds one.")] = False,
    open: Annotated[
        bool, typer.Option("--open", help="The record also holds the whole state after every move.")
    ] = False,
    coach: Annotated[
        Talk | None,
        typer.Option(
            help="Have somebody beside you who asks before a costly choice: about the worst only, about all, "
            "or with a word after every choice.",
            show_default=False,
        ),
    ] = None,
    server: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Play at a server; URL may be the link of a table.", show_default=False),
    ] = None,
    code: Annotated[
        str | None,
        typer.Option(
            metavar="CODE",
            help="At the server: the code of a table, or the one that your other device shows.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Play a game in the terminal, against bots.

    \b
    [bold]Examples[/bold]
      # you and one bot
      baluchon play road-trip-europa
      # you and three bots, in French
      baluchon play road-trip-europa --seats 4 --lang fr
      # two bots of different strength, by other rules
      baluchon play road-trip-europa --seats 3 \\
          --bots casual,random --option change-of-direction=on
      # saved after each of your choices, and gone on with
      baluchon play road-trip-europa --record trip.json
      baluchon play --resume trip.json
      # the deal of a game that somebody has sent you
      baluchon play --challenge trip.json
      # somebody asks "sure?" before a choice that costs much
      baluchon play road-trip-europa --coach normal
      # bots only, always the same game
      baluchon play road-trip-europa --auto --seed 7
      # a friend's table at a server, by its code
      baluchon play --server https://games.example.org \\
          --code K7M2QX
    """
    language = language_of(lang)
    if coach is not None and (server is not None or auto):
        raise BadOption("a coach sits beside somebody who plays here against bots; leave --server and --auto out")
    if server is not None:
        play_online(server, code, game, seats, codes_of(bots or CASUAL), option, language)
        return
    if code is not None:
        raise BadOption("a code belongs to a server; name it with --server")
    given: Given | None = None
    if challenge is not None:
        if resume is not None or seats is not None or seed is not None or option or bots is not None:
            raise BadOption("a challenge has its seats, bots, seed and options; name nothing but the file")
        given, match, seated = _challenged(challenge, game)
        if record is not None:
            check_record_place(record, force=force)
    elif resume is not None:
        if seats is not None or seed is not None or option:
            raise BadOption("a saved game has its seats, seed and options; leave --seats, --seed and --option out")
        _, match = read_match(resume)
        if game is not None and known_game(game).id != match.game.id:
            raise BadOption(f"{resume} is a game of {match.game.id}, not {game}")
        remember(match.game)
        seated = _resumed_bots(match, bots, auto)
        record = record or resume
        if record.resolve() != resume.resolve():
            check_record_place(record, force=force)
    else:
        declared = chosen_game(game, lang)
        seats = declared.min_seats if seats is None else seats
        options = settled_options(declared, seats, option, language)
        seated = _seated(codes_of(bots or CASUAL), seats, auto)
        if record is not None:
            check_record_place(record, force=force)
        secret = None if seed is None else seed_from_text(seed)
        match = Match(declared, seats, options, seed=secret, players=_players(seats, seated))
    table = Table(
        match,
        {seat: bot_by_code(code) for seat, code in seated.items()},
        language,
        output(),
        record=record,
        open=open,
        resumed=resume is not None,
        given=given,
        coach=None if coach is None else Coach(coach),
    )
    # A terminal shows who is thinking.
    with working(match.game.id) if auto and not table.screen.is_terminal else nullcontext():
        table.run()


def _challenged(file: Path, game: str | None) -> tuple[Given, Match, dict[int, str]]:
    """What is known of the finished game in a file, its deal anew, and the bots in the other seats."""
    _, played = read_match(file)
    if game is not None and known_game(game).id != played.game.id:
        raise BadOption(f"{file} is a game of {played.game.id}, not {game}")
    if not played.is_over:
        raise BadOption(f"{file} is not over; go on with it: baluchon play --resume {file}")
    seated = {seat: bot_of(played.players[seat]) or CASUAL for seat in range(played.seats) if seat != PERSON}
    match = Match(played.game, played.seats, played.options, seed=played.seed, players=_players(played.seats, seated))
    return Given(played.players[PERSON], played.outcome().scores[PERSON]), match, seated


def _players(seats: int, seated: Mapping[int, str]) -> list[str]:
    names = iter(_NAMES)
    return [bot_player(next(names), seated[seat]) if seat in seated else PERSON_NAME for seat in range(seats)]


def _seated(codes: list[str], seats: int, auto: bool) -> dict[int, str]:
    """Which bot has which seat; without --auto the person has the first."""
    free = [seat for seat in range(seats) if auto or seat != PERSON]
    return dict(zip(free, lineup(codes, len(free)), strict=True))


def _resumed_bots(match: Match, bots: str | None, auto: bool) -> dict[int, str]:
    """The bots of a saved game are told by the players' names, unless others are asked for."""
    told = {seat: code for seat, player in enumerate(match.players) if (code := bot_of(player)) is not None}
    seated = _seated(codes_of(bots or CASUAL), match.seats, auto or PERSON in told)
    return seated if bots is not None else {seat: told.get(seat, code) for seat, code in seated.items()}
