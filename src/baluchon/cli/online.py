"""`baluchon play --server`: a seat at a table of a server, in the terminal."""

import asyncio
import getpass
import os
import re
import sys
from collections.abc import Awaitable, Callable
from shlex import quote
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from baluchon.arena.lineup import lineup
from baluchon.boards import board_of
from baluchon.cli.arguments import known_game, settled_options
from baluchon.cli.menu import menu
from baluchon.cli.results import result
from baluchon.cli.screen import output
from baluchon.cli.web import is_web_address
from baluchon.kernel.declaration import Game, View
from baluchon.kernel.errors import BadOption
from baluchon.kernel.record import from_record
from baluchon.kernel.registry import game_by_id
from baluchon.kernel.words import Reason
from baluchon.texts import Texts

if TYPE_CHECKING:
    from baluchon.client import Client, Socket
    from baluchon.server.protocol import Frame, TableInfo, Welcome

_INTERRUPTED = 130
_DIGITS = 9
"""As many of a number are read: no menu is that long."""
_LINK = re.compile(r"(https?://[^#]+?)/?#/table/([0-9a-z]+)(?:/([0-9a-z]+))?")


def play_online(
    server: str, game: str | None, seats: int | None, bots: list[str], option: list[str] | None, language: str
) -> None:
    """Open a table with bots at a server, or join the table of a link, and play."""
    link = _LINK.fullmatch(server)
    if not is_web_address(server):
        raise BadOption(
            f"--server takes an address such as https://games.example.org, or the link of a table, not {server!r}"
        )
    if link is not None:
        asyncio.run(_play(link[1], lambda client: client.join(link[2], link[3], _nickname()), language))
        return
    if game is None:
        raise BadOption("which game? Name one, or give the link of a table instead of the server's address")
    declared = known_game(game)
    seats = declared.min_seats if seats is None else seats
    options = settled_options(declared, seats, option, language)
    levels = lineup(bots, seats - 1)

    async def open_table(client: "Client") -> "Welcome":
        from baluchon.server.protocol import NewSeat, TableSettings

        await client.come_in(_nickname())
        others = [NewSeat("bot", level=level) for level in levels]
        return await client.open(
            declared.id, [NewSeat("here"), *others], options, TableSettings(pace="instant"), start=True
        )

    asyncio.run(_play(server, open_table, language))


async def _play(url: str, sit_down: Callable[["Client"], Awaitable["Welcome"]], language: str) -> None:
    import httpx

    from baluchon.client import Client

    async with Client(url) as client:
        try:
            opened = await sit_down(client)
        except (httpx.TransportError, httpx.InvalidURL) as error:
            raise BadOption(f"no server answers at {url}: {error}") from None
        except msgspec.DecodeError:
            raise BadOption(f"no server of Baluchon answers at {url}, but something else") from None
        await _Online(client, opened, language, output()).run()


def _nickname() -> str:
    try:
        return getpass.getuser()[:40]
    except (KeyError, OSError):
        return "player"


def _meant(typed: str, legal: list[int]) -> int | str:
    """The move of a number in the menu; everything else is for the server to read."""
    number = int(typed[:_DIGITS]) if typed.isdecimal() else 0
    return legal[number - 1] if 1 <= number <= len(legal) else typed


class _Left(Exception):
    """The person leaves the table, which goes on."""


class _Online:
    """One seat, its socket and the screen."""

    def __init__(self, client: "Client", opened: "Welcome", language: str, screen: Console) -> None:
        if not opened.you.seats:
            raise BadOption("there is no seat for you at this table")
        self.client = client
        self.table: TableInfo = opened.table
        self.seat = opened.you.seats[0]
        self.game = game_by_id(self.table.game, self.table.rules)
        self.board = board_of(self.game)
        self.screen = screen
        self.language = language

    async def run(self) -> None:
        try:
            await self._follow()
        except _Left:
            await self._say_how_to_come_back()
            return
        except asyncio.CancelledError:  # Ctrl-C
            await self._say_how_to_come_back()
            sys.stdout.flush()
            os._exit(_INTERRUPTED)  # a thread still reads the terminal, and nothing ends it
        if self.table.status == "finished":
            match = from_record(await self.client.record(self.table.id))
            self.screen.print(result(match, self._texts(), self.screen.width))

    async def _follow(self) -> None:
        """Tell what happens and ask what is to be decided, until the table is done."""
        from baluchon.client import Socket
        from baluchon.server.protocol import Frame, TableChanged

        async with Socket(self.client.url, self.table.id, self.client.token) as socket:
            await socket.attach(self.seat)
            async for message in socket:
                if isinstance(message, TableChanged):
                    self.table = message.table
                    if message.table.status in ("finished", "closed"):
                        break
                elif isinstance(message, Frame):
                    self._tell(message)
                    if message.legal:
                        await self._ask(socket, message)

    async def _say_how_to_come_back(self) -> None:
        invitation = await self.client.invite(self.table.id, self.seat)
        command = f"baluchon play --server {quote(invitation.link)}"
        self.screen.print()
        self.screen.print(self._texts().say("online-left", command=command), markup=False, soft_wrap=True)

    def _texts(self) -> Texts:
        return Texts(self.language, self.game, [seat.name for seat in self.table.seats], self.seat)

    def _tell(self, frame: "Frame") -> None:
        texts = self._texts()
        if frame.events:
            self.screen.print(Rule(Text(texts.say("play-happened")), align="left", style="dim"))
        for event in frame.events:
            self.screen.print(Padding(Text(texts.message(event)), (0, 0, 0, 2)))

    async def _ask(self, socket: "Socket", frame: "Frame") -> None:
        """One decision; everything but a legal move asks again."""
        from baluchon.client import ServerRefused

        texts = self._texts()
        view = _view(self.game, frame.view)
        self.screen.print(self.board.draw(view, texts, self.seat))
        if frame.prompt is not None:
            self.screen.print(Text(texts.message(frame.prompt), style="bold"))
        self.screen.print(menu(frame.legal, view, self.board, texts, self.screen.width))
        while True:
            typed = await self._read(frame, texts)
            if typed == "?":
                example = self.game.moves.text(frame.legal[0])
                self.screen.print(texts.say("online-help", example=example), markup=False)
                continue
            if not typed:
                continue
            try:
                await socket.play(frame, _meant(typed, frame.legal))
            except ServerRefused as refused:
                if refused.failure.code == "stale":
                    return
                self._complain(refused, texts)
            else:
                return

    async def _read(self, frame: "Frame", texts: Texts) -> str:
        count = len(frame.legal)
        keys = texts.say("play-hint-keys", count=count) if count > 1 else texts.say("play-hint-one")
        try:
            typed = (await asyncio.to_thread(input, f"{texts.say('play-choose', keys=keys)} ")).strip()
        except EOFError:
            raise _Left from None
        if typed == "q":
            raise _Left
        return typed

    def _complain(self, refused: Any, texts: Texts) -> None:
        failure = refused.failure
        args = dict(failure.args)
        reason = args.pop("reason", None)
        said = failure.message if reason is None else texts.reason(Reason(failure.clause, reason, args))
        self.screen.print(said, markup=False)


def _view(game: Game, raw: msgspec.Raw) -> View:
    """A view as the game's own board wants it, from the wire."""
    parts = msgspec.json.decode(raw)
    public = msgspec.convert(parts["public"], get_type_hints(game.public)["return"])
    private = msgspec.convert(parts["private"], get_type_hints(game.private)["return"])
    return View(public, private)
