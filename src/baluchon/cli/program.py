"""The program around its commands: the one place where refusals become words and exit codes."""

import gc
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import baluchon
from baluchon.cli.files import FileTrouble
from baluchon.cli.usage import USAGE_ERROR, check_command, explained
from baluchon.kernel.errors import BaluchonError, OtherData, RecordError

FAILED_CHECK = 1
WRONG_USAGE = 2
OTHER_DATA = 3
INTERRUPTED = 130


class _Commands(TyperGroup):
    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        words = tuple(args)
        with _explained(words):
            ctx = super().make_context(info_name, args, parent, **extra)
        ctx.obj = words
        return ctx

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        command = super().get_command(ctx, cmd_name)
        if command is not None and command.help:
            command.help = "\n\n".join(map(_flowing, command.help.split("\n\n")))
        return command

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        check_command(args[0], self.list_commands(ctx))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            with _explained(ctx.obj):
                result = super().invoke(ctx)
            sys.stdout.flush()
        except BaluchonError as error:
            _refuse(error)
        except BrokenPipeError:
            # Who reads our output has had enough, which is no failure.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit from None
        except OSError as error:
            _refuse(FileTrouble(f"{error.filename or 'the system'}: {error.strerror or error}"))
        else:
            return result


def _flowing(paragraph: str) -> str:
    """A paragraph of a help in one line, to be broken where the terminal ends; examples keep their lines."""
    return paragraph if paragraph.startswith("\b") else " ".join(paragraph.split())


@contextmanager
def _explained(words: Sequence[str]) -> Iterator[None]:
    """Say what is wrong about the words after `baluchon` in one sentence."""
    try:
        yield
    except USAGE_ERROR as error:
        problem = explained(error, words)
        if problem is None:
            raise
        _refuse(problem)


def _refuse(error: BaluchonError) -> None:
    from baluchon.cli.screen import remarks  # what draws is not loaded by a server that starts

    said = f"baluchon: {error}"
    remarks().say(said, whole=" ".join(said.split(" ")[:2]))
    raise typer.Exit(exit_code_of(error))


def exit_code_of(error: BaluchonError) -> int:
    """How a program ends that refuses with this error."""
    if isinstance(error, OtherData):
        return OTHER_DATA
    return FAILED_CHECK if isinstance(error, RecordError) else WRONG_USAGE


def _show_version(wanted: bool) -> None:
    if wanted:
        form = "compiled" if baluchon.__compiled__ else "plain Python"
        sys.stdout.write(f"baluchon {baluchon.__version__} ({form})\n")
        raise typer.Exit


def _baluchon(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Five travel board games in one bundle: play them, watch bots play them, count what happens.

    [bold]Start here:[/bold]  baluchon play road-trip-europa
    """


def new_app() -> typer.Typer:
    """The program without its commands."""
    app = typer.Typer(
        cls=_Commands,
        add_completion=False,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
    )
    app.callback(epilog="[dim]baluchon COMMAND --help shows examples of each.[/dim]")(_baluchon)
    return app


def main() -> None:
    """The program `baluchon`."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal without our letters gets question marks, not a crash.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        _chosen_app()(prog_name="baluchon")
    except SystemExit as end:
        if end.code == INTERRUPTED:
            # Ctrl-C ends at once: what runs in the background, and may wait for workers that are gone, is left behind.
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(INTERRUPTED)
        raise


def _chosen_app() -> typer.Typer:
    """All commands; for a server that starts only its own, since loading the others takes longer than starting."""
    if sys.argv[1:2] == ["serve"]:
        gc.disable()  # what is loaded now stays: looking through it again and again was a fourteenth of the start
        from baluchon.cli.environment import ServeCommand
        from baluchon.cli.serve import serve

        app = new_app()
        app.command(cls=ServeCommand)(serve)
        return app
    if sys.argv[1:2] == ["health"]:  # asked every few seconds
        from baluchon.cli.environment import HostCommand
        from baluchon.cli.health import health

        app = new_app()
        app.command(cls=HostCommand)(health)
        return app
    from baluchon.cli.app import app as all_commands

    return all_commands
